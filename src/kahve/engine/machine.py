"""A game's derived functions, ready to call: interpreted at once, or compiled when first used.

>>> from kahve.games import game
>>> machine = Machine(game("pisti"), compiled=False)
>>> tables = machine.layout.new()
>>> machine.move_numbers
128
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from typing import Any

from ..cards.arrays import INT16, INT64, Array, array
from ..language import message
from . import loops, worlds
from .compile import can_compile
from .compile import compiled as compile_loop
from .game import Game
from .interpreted import warn_interpreted
from .record import NOBODY, Records, as_records


class WorldError(ValueError):
    """A view from which no world can be dealt: it is not of this game or contradicts itself."""


def as_bytes(tables: Any) -> Any:
    """Records, or an array of NumPy of them, as rows of bytes in the same memory: shape (records, bytes of a record)."""
    if isinstance(tables, Records):
        return tables.byte_rows
    import numpy as np

    # A third of the time that `view` takes.
    return np.ndarray((len(tables), tables.dtype.itemsize), np.int8, tables)


class Machine:
    """The loops of `kahve.engine.loops` for one game, each made when it is first asked for."""

    def __init__(self, game: Game, *, compiled: bool = True, ready: Mapping[str, Callable[..., Any]] | None = None) -> None:
        """Choose the game and whether its loops are compiled or interpreted; nothing is compiled yet.

        Where nothing can be compiled (`kahve.engine.compile`) they are interpreted.

        ready: the compiled loops of one table by name, where they are loaded already.
        """
        self.game, self._loops = game, ready
        self.compiled = compiled and can_compile()
        self.layout = game.rules.layout
        self.move_numbers = game.rules.move_numbers
        self.world_plan = worlds.world_plan(game.rules.layout)

    def ready(self, loop: Callable[..., Any], *, seldom: bool = False, urgent: bool = False) -> Callable[..., Any]:
        """Give back this loop over the game's functions, compiled if the machine is. The rest is as in `kahve.engine.compile.compiled`."""
        return compile_loop(loop, self.game, seldom=seldom, urgent=urgent) if self.compiled else loop

    def _of_one_record(self, loop: Callable[..., Any]) -> Callable[..., Any]:
        """As `ready`, for a loop that begins `(tables, i, …)` and is about the one record tables[i].

        Interpreted rules are given records, also for those of an array of NumPy, which they would read ten times as slowly.
        """
        if not self.compiled:
            return self._interpreted(loop)
        from .native.library import NoCompilerError

        try:
            return self._in_c(loop)
        except NoCompilerError as error:  # found, but it does not work
            warn_interpreted(str(error))
            return self._interpreted(loop)

    def _in_c(self, loop: Callable[..., Any]) -> Callable[..., Any]:
        """The loop of this name in the library that all loops of one table share."""
        from .native.table_library import table_loops

        return (self._loops or table_loops(self.game))[loop.__name__]

    def _interpreted(self, loop: Callable[..., Any]) -> Callable[..., Any]:
        """The loop over records, as `_of_one_record` says."""
        layout = self.layout

        def interpreted(tables: Any, i: int, *rest: Any) -> Any:
            if isinstance(tables, Records | list):
                return loop(tables, i, *rest)
            return loop(as_records(layout, tables[i : i + 1]), 0, *rest)

        return interpreted

    @cached_property
    def deal(self) -> Callable[..., Any]:
        """`deal(tables, i, house, order)`: lay out the next deal of tables[i]."""
        return self._of_one_record(loops.make_deal(self.game))

    @cached_property
    def refusal(self) -> Callable[..., Any]:
        """`refusal(tables, i, house, move)`: the reason code why the move may not be made, or LEGAL."""
        return self._of_one_record(loops.make_refusal(self.game))

    @cached_property
    def legal(self) -> Callable[..., Any]:
        """`legal(tables, i, house, out)`: write the legal moves into `out`, return how many."""
        return self._of_one_record(loops.make_legal(self.game))

    @cached_property
    def step(self) -> Callable[..., Any]:
        """`step(tables, i, house, move)`: make a legal move in tables[i]."""
        return self._of_one_record(loops.make_step(self.game))

    @cached_property
    def count(self) -> Callable[..., Any]:
        """`count(tables, i, house)`: count the deal in tables[i] as it lies, also before its end."""
        return self._of_one_record(loops.make_count(self.game))

    @cached_property
    def step_and_list(self) -> Callable[..., Any]:
        """`step_and_list(tables, i, house, move, out)`: make a legal move in tables[i], write those after it, return how many."""
        return self._of_one_record(loops.make_step_and_list(self.game))

    @cached_property
    def retrace(self) -> Callable[..., Any]:
        """`retrace(tables, house, order, steps, records, seated, turns, number, skips)` -> moves made, or -1."""
        return self.ready(loops.make_retrace(self.game))

    @cached_property
    def perft_loop(self) -> Callable[..., Any]:
        """`perft(tables, house, depth, out)`: the positions after `depth` turns from tables[0]."""
        return self.ready(loops.make_perft(self.game))

    @cached_property
    def random_deals(self) -> Callable[..., Any]:
        """`random_deals(tables, blank, house, order, rng, out, deals)` -> plays."""
        return self.ready(loops.make_random_deals(self.game))

    @cached_property
    def observed_deals(self) -> Callable[..., Any]:
        """`observed_deals(tables, table_bytes, blank, house, order, rng, out, deals, views, everyone)` -> plays."""
        return self.ready(loops.make_observed_deals(self.game))

    @cached_property
    def _view(self) -> Callable[..., Any]:
        return self._of_one_record(loops.make_view(self.game))

    @cached_property
    def _plain_view(self) -> Callable[[bytes, int, int], bytearray]:
        return loops.plain_view(self.game)

    @cached_property
    def _world(self) -> Callable[..., Any]:
        return self.ready(worlds.make_world(self.game))

    def moves(self, tables: Records, house: Any) -> list[int]:
        """The legal moves of tables[0], ascending."""
        out = self.moves_array() if self.compiled else [0] * self.move_numbers
        number = self.legal(tables, 0, house, out)
        return out.view[:number].tolist() if isinstance(out, Array) else [int(move) for move in out[:number]]

    def moves_array(self) -> Array:
        """An array with room for every legal move."""
        # A fifth of the time that `zeros` takes.
        return Array(memoryview(bytearray(8 * self.move_numbers)).cast(INT64))

    def sides(self, house: Any) -> int:
        """The number of sides by these house rules."""
        return int(self.game.rules.sides(house))

    def deck_counts(self, house: Any) -> Array:
        """The number of each card at a table of this house; shape (64,) or more."""
        cards = self.game.cards(house)
        counts = [0] * max(64, 1 + max(cards))
        for card in cards:
            counts[card] += 1
        return array(counts, INT16)

    def view(self, tables: Any, i: int, house: Any, seat: int) -> Records:
        """A new record: what this seat may know of tables[i]; seat NOBODY for an onlooker."""
        side = NOBODY if seat == NOBODY else seat % self.sides(house)
        if self.compiled:
            row = bytearray(self.layout.size)
            self._view(tables, i, row, 0, seat, side)
        else:
            row = self._plain_view(tables[i].tobytes(), seat, side)
        return Records(self.layout, row)

    def world(self, view: Records, house: Any, seat: int, rng: Any) -> Records:
        """A new record dealt at random from a seat's view; WorldError when no world fits."""
        world = self.layout.new()
        done = self._world(view, as_bytes(view), 0, house, seat, as_bytes(world), 0, self.world_plan, self.deck_counts(house), rng)
        if done != 0:
            raise WorldError(message("engine-no-deal-fits", game=self.game.noun))
        return world


_AT_HAND: dict[Game, Machine] = {}


def bring(game: Game) -> None:
    """Load the compiled loops of one table for `machine_at_hand`, where they lie ready.

    Nothing is compiled, and in a browser nothing is loaded.
    """
    if game in _AT_HAND or sys.platform == "emscripten" or not can_compile():
        return
    from .native.table_library import loops_at_hand

    if ready := loops_at_hand(game):
        _AT_HAND[game] = Machine(game, ready=ready)


def machine_at_hand(game: Game) -> Machine:
    """The machine of a game that is quickest of those that are ready now: with compiled loops of one table where they were brought."""
    return _AT_HAND.get(game) or machine(game, False)


@cache
def machine(game: Game, compiled: bool = True) -> Machine:
    """The one machine of a game, compiled or interpreted."""
    return Machine(game, compiled=compiled)
