"""Computes the margins of a deal, and the part of them that is credited to a choice.

The rest of a deal is a mean of what came and of what the network said at each later choice. The weights fall by `trust` from choice to
choice (Peng's Q(lambda), 1996).
"""

from __future__ import annotations

from ..engine.numeric import NDArray, np


def margins(points: NDArray[np.int32], sides: int) -> NDArray[np.float64]:
    """The points of each seat's side less the mean of the other sides.

    points: shape (..., seats), those of each seat's side. Returns the same shape.

    >>> margins(np.array([[8, 2, 8, 2]]), 2).tolist()
    [[6.0, -6.0, 6.0, -6.0]]
    """
    by_side = points[..., :sides].astype(np.float64)
    if sides == 1:
        return np.zeros(points.shape)
    more = by_side - (by_side.sum(axis=-1, keepdims=True) - by_side) / (sides - 1)
    return np.asarray(more[..., np.arange(points.shape[-1]) % sides])


def rest_of_deals(
    chose: NDArray[np.bool_],
    seats: NDArray[np.int64],
    standing: NDArray[np.float64],
    said: NDArray[np.float64],
    ends: NDArray[np.bool_],
    brought: NDArray[np.float64],
    trust: float,
) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
    """The credit of each choice: what it brought from there on. The second array says for which choices it is known.

    All arrays have shape (steps, games), except brought.

    - chose: whether there was a choice.
    - seats: the seat that chose.
    - standing: its margin before the choice.
    - said: the value that the network expected of its best move.
    - brought: shape (steps, games, seats), the margins of each seat where an episode ended.

    If a seat makes no later choice within these steps, its choice is known only if its episode ended.
    """
    steps, games = chose.shape
    people = brought.shape[2]
    every = np.arange(games)
    known = np.zeros((games, people), dtype=bool)
    # These belong to the next choice of each seat: its margin, the value, and the credit. At the end of a deal all but the margin are 0.
    stood, next_said, next_brought = (np.zeros((games, people)) for _ in range(3))
    rest, is_sure = np.zeros((steps, games)), np.zeros((steps, games), dtype=bool)
    for step in range(steps - 1, -1, -1):
        over = ends[step]
        known[over], stood[over] = True, brought[step][over]
        next_said[over] = next_brought[over] = 0
        seat = seats[step]
        is_known = known[every, seat]
        mixed = (1 - trust) * next_said[every, seat] + trust * next_brought[every, seat]
        rest[step] = stood[every, seat] - standing[step] + mixed
        is_sure[step] = chose[step] & is_known
        rows = np.flatnonzero(chose[step])
        chooser = seat[rows]
        next_brought[rows, chooser] = np.where(is_known[rows], rest[step, rows], said[step, rows])
        next_said[rows, chooser], stood[rows, chooser], known[rows, chooser] = said[step, rows], standing[step, rows], True
    return rest, is_sure
