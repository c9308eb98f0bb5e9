"""A game's derived functions, ready to call: interpreted at once, or compiled when first used.

>>> from kahve.games import game
>>> machine = Machine(game("pisti"), compiled=False)
>>> tables = machine.layout.new()
>>> machine.move_numbers
128
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..language import message
from . import loops, worlds
from .compile import can_compile
from .compile import compiled as compile_loop
from .game import Game
from .interpreted import warn_interpreted
from .record import NOBODY, packed, unpacked

Bytes = NDArray[np.int8]


_NOTHING: tuple[Any, int, bytes, Any] = (None, 0, b"", None)
"""What an interpreted loop leaves for the next: the array, the place and the bytes of its record, and the record unpacked."""


class WorldError(ValueError):
    """A view from which no world can be dealt: it is not of this game or contradicts itself."""


def as_bytes(tables: NDArray[Any]) -> Bytes:
    """The records of an array as rows of bytes, in the same memory: shape (records, bytes of a record)."""
    # A third of the time that `view` takes.
    return np.ndarray((len(tables), tables.dtype.itemsize), np.int8, tables)


class Machine:
    """The loops of `kahve.engine.loops` for one game, each made when it is first asked for."""

    def __init__(self, game: Game, *, compiled: bool = True) -> None:
        """Choose the game and whether its loops are compiled or interpreted; nothing is compiled yet.

        Where nothing can be compiled (`kahve.engine.compile`) they are interpreted.
        """
        self.game = game
        self.compiled = compiled and can_compile()
        self.layout = game.rules.layout
        self.move_numbers = game.rules.move_numbers
        self._latest = _NOTHING
        self.world_plan = worlds.world_plan(game.rules.layout)

    def ready(self, loop: Callable[..., Any]) -> Callable[..., Any]:
        """Give back this loop over the game's functions, compiled if the machine is."""
        return compile_loop(loop, self.game) if self.compiled else loop

    def _of_one_record(self, loop: Callable[..., Any], *, writes: bool) -> Callable[..., Any]:
        """As `ready`, for a loop that begins `(tables, i, …)` and is about the one record tables[i].

        Interpreted rules are given its fields in a plain object, which they read ten times as fast. The next loop uses the object of the
        one before it, if the record is the same to the byte. So the question whether a move is legal, the move, and the question what is
        legal after it unpack one record once.

        writes: whether the loop changes the record.
        """
        if not self.compiled:
            return self._interpreted(loop, writes=writes)
        from .native.library import NoCompilerError

        try:
            return self._in_c(loop)
        except NoCompilerError as error:  # found, but it does not work
            warn_interpreted(str(error))
            return self._interpreted(loop, writes=writes)

    def _in_c(self, loop: Callable[..., Any]) -> Callable[..., Any]:
        """The loop of this name in the library that all loops of one table share."""
        from .native.table import table_loops

        return table_loops(self.game)[loop.__name__]

    def _interpreted(self, loop: Callable[..., Any], *, writes: bool) -> Callable[..., Any]:
        """The loop over plain objects, as `_of_one_record` says."""

        def interpreted(tables: Any, i: int, *rest: Any) -> Any:
            if not isinstance(tables, np.ndarray):
                return loop(tables, i, *rest)
            latest, self._latest = self._latest, _NOTHING
            record = tables[i]
            content = record.tobytes()
            t = latest[3] if latest[0] is tables and latest[1:3] == (i, content) else unpacked(record)
            result = loop([t], 0, *rest)
            if writes:
                tables[i] = packed(t)
                content = tables[i].tobytes()
            self._latest = tables, i, content, t
            return result

        return interpreted

    @cached_property
    def deal(self) -> Callable[..., Any]:
        """`deal(tables, i, house, order)`: lay out the next deal of tables[i]."""
        return self._of_one_record(loops.make_deal(self.game), writes=True)

    @cached_property
    def refusal(self) -> Callable[..., Any]:
        """`refusal(tables, i, house, move)`: the reason code why the move may not be made, or LEGAL."""
        return self._of_one_record(loops.make_refusal(self.game), writes=False)

    @cached_property
    def legal(self) -> Callable[..., Any]:
        """`legal(tables, i, house, out)`: write the legal moves into `out`, return how many."""
        return self._of_one_record(loops.make_legal(self.game), writes=False)

    @cached_property
    def step(self) -> Callable[..., Any]:
        """`step(tables, i, house, move)`: make a legal move in tables[i]."""
        return self._of_one_record(loops.make_step(self.game), writes=True)

    @cached_property
    def step_and_list(self) -> Callable[..., Any]:
        """`step_and_list(tables, i, house, move, out)`: make a legal move in tables[i], write those after it, return how many."""
        return self._of_one_record(loops.make_step_and_list(self.game), writes=True)

    @cached_property
    def perft_loop(self) -> Callable[..., Any]:
        """`perft(tables, house, depth, out)` -> positions."""
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
        return self._of_one_record(loops.make_view(self.game), writes=False)

    @cached_property
    def _plain_view(self) -> Callable[[bytes, int, int], bytearray]:
        return loops.plain_view(self.game)

    @cached_property
    def _world(self) -> Callable[..., Any]:
        return self.ready(worlds.make_world(self.game))

    def moves_array(self) -> NDArray[np.int64]:
        """An array with room for every legal move."""
        return np.empty(self.move_numbers, dtype=np.int64)

    def sides(self, house: Any) -> int:
        """The number of sides by these house rules."""
        return int(self.game.rules.sides(house))

    def deck_counts(self, house: Any) -> NDArray[np.int16]:
        """The number of each card in the deck of this house; shape (64,) or more."""
        cards = self.game.rules.deck(house).cards
        return np.bincount(np.array(cards), minlength=64).astype(np.int16)

    def view(self, tables: NDArray[Any], i: int, house: Any, seat: int) -> NDArray[Any]:
        """A new array of one record: what this seat may know of tables[i]; seat NOBODY for an onlooker."""
        size = self.layout.dtype.itemsize
        side = NOBODY if seat == NOBODY else seat % self.sides(house)
        if self.compiled:
            room = bytearray(size)
            self._view(tables, i, room, 0, seat, side)
        else:
            room = self._plain_view(tables[i : i + 1].tobytes(), seat, side)
        return np.ndarray(1, self.layout.dtype, room)

    def world(self, view: NDArray[Any], house: Any, seat: int, rng: NDArray[np.int64]) -> NDArray[Any]:
        """A new array of one record dealt at random from a seat's view; WorldError when no world fits."""
        made = self.layout.new()
        done = self._world(view, as_bytes(view), 0, house, seat, as_bytes(made), 0, self.world_plan, self.deck_counts(house), rng)
        if done != 0:
            raise WorldError(message("engine-no-deal-fits", game=self.game.noun))
        return made


@cache
def machine(game: Game, compiled: bool = True) -> Machine:
    """The one machine of a game, compiled or interpreted."""
    return Machine(game, compiled=compiled)
