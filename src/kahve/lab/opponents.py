"""The players at the seats that a network in training does not hold, and those whom it is to become like.

Quick players play in the compiled loop. Others are asked for every move. Those that search by numbers and not by a clock are asked for the
moves of all games at once (`kahve.bots.search.search_many`).
"""

from __future__ import annotations

import random
from typing import Any

from ..bots import Bot, Failures, bot, taken_from
from ..bots.players.levels import QUICK
from ..bots.search.search_many import NO_WORLD, ManySearches, is_quick
from ..bots.search.searcher import Searcher
from ..cards.shuffle import generator
from ..engine.game import Game
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
        self._searches: dict[tuple[str, Game, Any], ManySearches] = {}

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
        if not is_asked(name):
            quick: list[int] = batch.quick_moves(name, rows, generator(chance.getrandbits(63))).tolist()
            return quick
        player, searches = self.read(name), self._searches_of(name, batch)
        if searches is None:
            return [_move_of(player, batch, row, chance) for row in rows.tolist()]
        searched = batch.searched_moves(searches, rows, generator(chance.getrandbits(63)))
        # Where no world fits a view, the player itself says so.
        return [_move_of(player, batch, row, chance) if move == NO_WORLD else move for row, move in zip(rows.tolist(), searched.tolist())]

    def _searches_of(self, name: str, batch: Batch) -> ManySearches | None:
        """The compiled form of a player at this table; None if it has none, and where rules are interpreted."""
        player = self.read(name)
        if not (batch.is_compiled and isinstance(player, Searcher) and is_quick(batch.game, player.search)):
            return None
        key = (name, batch.game, batch.house)
        if key not in self._searches:
            self._searches[key] = ManySearches(batch.game, batch.house, player.search)
        return self._searches[key]


def _move_of(player: Bot, batch: Batch, row: int, chance: random.Random) -> int:
    return player.choose(batch.view(row), np.flatnonzero(batch.mask[row]).tolist(), chance)


def others_at(side: int, sides: int, seats: int, name: str) -> dict[int, str]:
    """A quick player at every seat that is not of this side.

    >>> others_at(1, 2, 4, "greedy")
    {0: 'greedy', 2: 'greedy'}
    """
    return {seat: name for seat in range(seats) if seat % sides != side}
