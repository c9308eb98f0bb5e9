"""What a search comes to: the worth of each move, and how sure it is."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class MoveThought:
    """The estimate of one move by a search.

    - value: what the mover's side makes of the whole deal, more than the others do on average, in points.
    - error: the standard error of the value.
    - tries: simulations that made the move first.
    - behind: how many points less than the best move it brings.
    - behind_error: the standard error of that. It is far less than that of the values if the moves were compared in the same worlds.

    All but `tries` are nan for a move that was not tried.
    """

    move: int
    value: float
    error: float
    tries: int
    behind: float
    behind_error: float


@dataclass(frozen=True)
class Thought:
    """What a search came to: every legal move, the one to make first, and how much was done."""

    moves: tuple[MoveThought, ...]
    simulations: int
    seconds: float
    nodes: int

    @property
    def best(self) -> int:
        """The move to make."""
        return self.moves[0].move


def mean_and_error(number: float, total: float, squares: float) -> tuple[float, float]:
    """The mean of `number` values and its standard error, from their sum and the sum of their squares.

    >>> mean_and_error(4, 8.0, 18.0)
    (2.0, 0.408248290463863)
    """
    if number == 0:
        return math.nan, math.nan
    mean = total / number
    return mean, math.sqrt(max(0.0, squares / number - mean * mean) / max(1.0, number - 1))
