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

from . import loops, worlds
from .compile import compiled as compile_loop
from .game import Game
from .record import NOBODY

Bytes = NDArray[np.int8]


class WorldError(ValueError):
    """A view from which no world can be dealt: it is not of this game or contradicts itself."""


def as_bytes(tables: NDArray[Any]) -> Bytes:
    """The records of an array as rows of bytes, in the same memory: shape (records, bytes of a record)."""
    return tables.view(np.int8).reshape(len(tables), tables.dtype.itemsize)


class Machine:
    """The loops of `kahve.engine.loops` for one game, each made when it is first asked for."""

    def __init__(self, game: Game, *, compiled: bool = True) -> None:
        """Choose the game and whether its loops are compiled or interpreted; nothing is compiled yet."""
        self.game = game
        self.compiled = compiled
        self.layout = game.layout
        self.move_numbers = game.move_numbers
        self.world_plan = worlds.world_plan(game.layout)

    def ready(self, loop: Callable[..., Any]) -> Callable[..., Any]:
        """Give back this loop over the game's functions, compiled if the machine is."""
        return compile_loop(loop, self.game.functions) if self.compiled else loop

    @cached_property
    def deal(self) -> Callable[..., Any]:
        """`deal(tables, i, house, order)`."""
        return self.ready(loops.make_deal(self.game))

    @cached_property
    def refusal(self) -> Callable[..., Any]:
        """`refusal(tables, i, house, move)` -> reason code."""
        return self.ready(loops.make_refusal(self.game))

    @cached_property
    def legal(self) -> Callable[..., Any]:
        """`legal(tables, i, house, out)` -> number of moves."""
        return self.ready(loops.make_legal(self.game))

    @cached_property
    def step(self) -> Callable[..., Any]:
        """`step(tables, i, house, move)`."""
        return self.ready(loops.make_step(self.game))

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
        return self.ready(loops.make_view(self.game))

    @cached_property
    def _world(self) -> Callable[..., Any]:
        return self.ready(worlds.make_world(self.game))

    def moves_array(self) -> NDArray[np.int64]:
        """An array with room for every legal move."""
        return np.zeros(self.move_numbers, dtype=np.int64)

    def sides(self, house: Any) -> int:
        """How many sides play."""
        return int(self.game.sides(house))

    def deck_counts(self, house: Any) -> NDArray[np.int16]:
        """How many of each card number the deck of this house has; shape (64,) or more."""
        cards = self.game.deck(house).cards
        return np.bincount(np.array(cards), minlength=64).astype(np.int16)

    def view(self, tables: NDArray[Any], i: int, house: Any, seat: int) -> NDArray[Any]:
        """A new array of one record: what this seat may know of tables[i]; seat NOBODY for an onlooker."""
        made = self.layout.new()
        side = NOBODY if seat == NOBODY else seat % self.sides(house)
        self._view(as_bytes(tables), i, as_bytes(made), 0, seat, side)
        return made

    def world(self, view: NDArray[Any], house: Any, seat: int, rng: NDArray[np.int64]) -> NDArray[Any]:
        """A new array of one record dealt at random from a seat's view; WorldError when no world fits."""
        made = self.layout.new()
        done = self._world(view, as_bytes(view), 0, house, seat, as_bytes(made), 0, self.world_plan, self.deck_counts(house), rng)
        if done != 0:
            raise WorldError(f"No deal of {self.game.title} fits this view.")
        return made


@cache
def machine(game: Game, compiled: bool = True) -> Machine:
    """The one machine of a game, compiled or interpreted."""
    return Machine(game, compiled=compiled)
