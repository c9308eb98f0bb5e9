"""Interpreted rules at first, which are ready at once, and compiled ones when an environment has been played in for a while."""

from __future__ import annotations

import random
import warnings
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from ..bots.players.levels import QUICK
from ..cards.arrays import INT64, zeros
from ..cards.shuffle import generator
from ..engine.game import Game
from ..engine.record import NOBODY
from ..engine.table import Table
from ..renamed import old_names
from .observing import Reading, reading
from .played_table import CompiledPlay, Play, seated

MOVES_INTERPRETED = 10_000
"""The moves that an environment makes by interpreted rules before it switches to compiled ones: about a second of play."""


class WarmUp:
    """Which rules the next table of an environment plays by. Both give the same to the byte; they differ in speed alone.

    - compiled: whether they are compiled now. play: what plays at the table. reading: what a learner reads, made alike.
    - chance: from which deals come, and the moves of players who are not quick.
    """

    def __init__(
        self, game: Game, house: Any, observe: str, compiled: bool | None, players: Mapping[int, str] | None = None, learner: int = NOBODY
    ) -> None:
        """Settle what was asked for. compiled: True or False for good, or None for compiled rules after MOVES_INTERPRETED moves.

        players: the players by seat. learner: the seat that is to see, or NOBODY for each that is to move.
        """
        self._game, self._house, self._observe, self._players, self._learner = game, house, observe, dict(players or {}), learner
        self._waits, self.compiled, self._is_made = compiled is None, bool(compiled), not compiled
        self.chance, self._draws = random.Random(), zeros(4, INT64)
        self.reading: Reading = reading(game, house, observe, self.compiled)
        self.play = Play(self.reading, seated(game, self._players, self._draws), self.chance)

    def open(self, dealer: int | None) -> Play:
        """Deal at a new table and play up to a learner's first turn, by compiled rules if it is time."""
        self._go_over()
        self.deal(Table(self._game, self._house, dealer=dealer, compiled=self.compiled))
        return self.play

    def _go_over(self) -> None:
        """Go over to compiled rules if it is time; where they cannot be had, warn once and go on as before."""
        if self._waits and self.play.moves_made >= MOVES_INTERPRETED:
            self._waits = False
            read = compiled_reading(self._game, self._house, self._observe)
            if read is not None:
                self.compiled, self.reading, self._is_made = True, read, False
        if not self._is_made:
            self._is_made = True
            self.play = self._compiled_play()

    def _compiled_play(self) -> Play:
        """Play by compiled rules: in one call a move, where all players have a compiled form and a compiler works."""
        if set(self._players.values()) <= set(QUICK):
            with suppress(OSError):
                return CompiledPlay(self.reading, self._players, self._learner, self._draws)
        return Play(self.reading, seated(self._game, self._players, self._draws), self.chance)

    def deal(self, table: Table) -> None:
        """Deal at a table and play up to a learner's first turn."""
        while table.awaits_deal:  # a void deal is dealt again
            table.deal(seed=self.chance.getrandbits(64))
        if self._players:
            self._draws[:] = generator(self.chance.getrandbits(64))
        self.play.begin(table)

    def saved(self) -> tuple[Any, ...]:
        """What is not made again from the arguments of an environment: the table and the chance."""
        return getattr(self.play, "table", None), self.chance.getstate(), self._draws.tolist()

    def take_up(self, saved: tuple[Any, ...]) -> None:
        """Go on from what `saved` gave."""
        table, chance, draws = saved
        self.chance.setstate(chance)
        self._draws[:] = draws
        if table is not None:
            self._go_over()
            self.play.begin(table)


def compiled_reading(game: Game, house: Any, observe: str = "entries") -> Reading | None:
    """Have all compiled that tables of an environment call, and give the reading; where it cannot be had, warn and give None."""
    read = reading(game, house, observe, True)
    try:
        _play_a_little(game, house, read)
    except OSError as error:
        warnings.warn(f"These tables go on with interpreted rules, which are slower: {error}", RuntimeWarning, stacklevel=4)
        return None
    return read


def _play_a_little(game: Game, house: Any, read: Reading) -> None:
    """Have all compiled that a table of an environment calls."""
    table, seed = Table(game, house, compiled=True), 0
    while table.awaits_deal:
        table.deal(seed=seed)
        seed += 1
    table.view(table.turn)
    read.at_table(table, table.turn)
    table.make(table.moves[0])


# A checker that saw this would take every name for one of the module's.
if not TYPE_CHECKING:
    __getattr__ = old_names(__name__)
