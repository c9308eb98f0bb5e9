"""The players at the seats that a network in training does not hold.

Quick players play in the compiled loop. Others are asked for every move.
"""

from __future__ import annotations

import random

from ..bots import Bot, Failures, bot, taken_from
from ..bots.levels import QUICK
from ..engine.numeric import NDArray, np
from .batch import Batch


def is_asked(player: str) -> bool:
    """Whether a player is asked for every move because it has no compiled form.

    >>> is_asked("greedy"), is_asked("master")
    (False, True)
    """
    return player not in QUICK


class Opponents:
    """The players by name, each read from its file once."""

    def __init__(self) -> None:
        """Begin without any player."""
        self._players: dict[str, Bot] = {}

    def read(self, name: str) -> Bot:
        """The player of this name as it was at the first request, because its file may change later."""
        if name not in self._players:
            self._players[name] = bot(name)
        return self._players[name]

    def failures(self) -> tuple[Failures, ...]:
        """How often players of somebody's own gave no legal move, since this was last asked."""
        return taken_from(self._players.values())

    def moves(self, name: str, batch: Batch, rows: NDArray[np.int64], chance: random.Random) -> list[int]:
        """The moves of a player in these games of a batch, in each from the view of the seat to move."""
        player = self.read(name)
        return [player.choose(batch.view(row), np.flatnonzero(batch.mask[row]).tolist(), chance) for row in rows.tolist()]


def others_at(side: int, sides: int, seats: int, name: str) -> dict[int, str]:
    """A quick player at every seat that is not of this side.

    >>> others_at(1, 2, 4, "greedy")
    {0: 'greedy', 2: 'greedy'}
    """
    return {seat: name for seat in range(seats) if seat % sides != side}


__all__ = ["Opponents", "is_asked", "others_at"]
