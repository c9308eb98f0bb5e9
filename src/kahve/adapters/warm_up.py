"""Interpreted rules at first, which are ready at once, and compiled ones when an environment has been played in for a while."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any

from ..engine.game import Game
from ..engine.table import Table
from ..renamed import old_names
from .observing import Reading, reading

MOVES_INTERPRETED = 10_000
"""The moves that an environment makes by interpreted rules before it switches to compiled ones: about a second of play."""


class WarmUp:
    """Which rules the next table of an environment plays by. Both give the same to the byte; they differ in speed alone.

    compiled: whether they are compiled now. moves: how many moves have been made so far. reading: what a learner reads, made alike.
    """

    def __init__(self, game: Game, house: Any, observe: str, compiled: bool | None) -> None:
        """Settle what was asked for. compiled: True or False for good, or None for compiled rules after MOVES_INTERPRETED moves."""
        self._game, self._house, self._observe = game, house, observe
        self._waits = compiled is None
        self.compiled, self.moves = bool(compiled), 0
        self.reading: Reading = reading(game, house, observe, self.compiled)

    def before_a_table(self) -> None:
        """Go over to compiled rules if it is time; where they cannot be had, warn once and go on as before."""
        if not self._waits or self.moves < MOVES_INTERPRETED:
            return
        self._waits = False
        read = compiled_reading(self._game, self._house, self._observe)
        if read is not None:
            self.compiled, self.reading = True, read


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
