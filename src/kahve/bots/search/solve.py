"""The exact solver: what every move is worth when no card is unknown any more and both sides play as well as can be.

>>> import kahve
>>> table = kahve.new("pisti", seats=2)
>>> table.deal(seed=4)
>>> for _ in range(45):
...     table.play(table.moves[0])
>>> solved = solve_table(table, compiled=False)
>>> [(table.write(each.move), each.value) for each in solved]
[('KH', -10.0), ('QH', -16.0)]
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from ...cards.arrays import FLOAT64, INT64, Array, zeros
from ...cards.shuffle import generator
from ...engine.game import Game
from ...engine.loops import legal_rule, side_number
from ...engine.machine import as_bytes, machine
from ...engine.match_record import PLAY
from ...engine.record import Records
from ...engine.table import Table
from ...engine.view import View
from ...engine.worlds import LINES, SORTED, TALLY, WANTED
from ..players.rollout import count_kernel
from .views import hidden_of, lay_loop

MOST_POSITIONS = 400_000
"""The number of positions that are looked at before it is given up: some tenths of a second."""
DEEPEST = 96
"""More moves than are ever looked ahead."""


@dataclass(frozen=True)
class Solved:
    """A move and what the mover's side makes of the deal more than the other with it, in points."""

    move: int
    value: float


def make_solve(game: Game) -> Callable[..., Any]:
    """`solve(tables, house, out, values, most)`: the value of each legal move of tables[0].

    Returns the number of moves, or -1 when it gives up.

    - tables: shape (levels,), the position and room for those after it.
    - out: shape (levels, move numbers).
    - values: filled, in points more for side 0.
    - most: how many positions it may look at.

    It is alpha-beta with a full window for every move of the position (Knuth and Moore, "An Analysis of Alpha-Beta Pruning", 1975). It has
    a stack of its own, because compiled code knows no recursion here.
    """
    play, listed, sides, count_deal = game.rules.play, legal_rule(game), game.rules.sides, count_kernel(game)

    def solve(tables: Any, house: Any, out: Any, values: Any, most: int) -> int:
        levels, count = tables.shape[0], sides(house)
        rewards = zeros(house.seats, FLOAT64)
        low, high, best = zeros(levels), zeros(levels), zeros(levels)
        tried, size = zeros(levels, INT64), zeros(levels, INT64)
        moves = listed(tables[0], house, out[0])
        left = most
        for number in range(moves):
            tables[1] = tables[0]
            play(tables[1], house, out[0, number])
            low[1], high[1], level, result, is_new = -math.inf, math.inf, 1, 0.0, True
            while level > 0:
                t = tables[level]
                if is_new:
                    left -= 1
                    if left < 0 or level + 1 == levels:
                        return -1
                    if t.phase != PLAY:
                        count_deal(t, house, rewards)
                        result = rewards[0]
                        level -= 1
                        is_new = False
                        continue
                    tried[level], size[level] = 0, listed(t, house, out[level])
                    best[level] = -math.inf if side_number(t.turn, count) == 0 else math.inf
                elif side_number(t.turn, count) == 0:
                    best[level] = max(best[level], result)
                    low[level] = max(low[level], result)
                else:
                    best[level] = min(best[level], result)
                    high[level] = min(high[level], result)
                if tried[level] == size[level] or low[level] >= high[level]:
                    result = best[level]
                    level -= 1
                    is_new = False
                    continue
                tables[level + 1] = tables[level]
                play(tables[level + 1], house, out[level, tried[level]])
                tried[level] += 1
                low[level + 1], high[level + 1] = low[level], high[level]
                level += 1
                is_new = True
            values[number] = result
        return int(moves)

    return solve


@cache
def _solve_loop(game: Game, compiled: bool) -> Callable[..., Any]:
    return machine(game, compiled).ready(make_solve(game))


def solve_table(table: Table, *, most: int = MOST_POSITIONS, compiled: bool = True) -> tuple[Solved, ...] | None:
    """Solve a table with all its cards open, best move first. None for a game without two sides, or one that takes too long."""
    return _solved(table.game, table.house, table._tables, most, compiled)


def solve(view: View, *, most: int = MOST_POSITIONS, compiled: bool = True) -> tuple[Solved, ...] | None:
    """Solve what the seat to move sees, best move first; None when cards are unknown to it, and where `solve_table` gives none."""
    world = only_world(view, compiled=compiled)
    return None if world is None else _solved(view.game, view.house, world, most, compiled)


def only_world(view: View, *, compiled: bool = True) -> Records | None:
    """The one world that a view allows; None when there are several, or none.

    There is one when all unseen cards are in one hand, in which cards have no order, or there is but one unseen card.
    """
    hidden = hidden_of(view, compiled)
    if hidden is None:
        return None
    to_fill = [line for line in hidden.rows.tolist()[: hidden.counts[LINES]] if line[WANTED] > 0]
    if len(to_fill) > 1 or any(not line[SORTED] and not line[TALLY] and line[WANTED] > 1 for line in to_fill):
        return None
    world = view.game.rules.layout.new()
    return world if lay_loop(view.game, compiled)(hidden, as_bytes(world)[0], generator(1)) else None


def _solved(game: Game, house: Any, tables: Records, most: int, compiled: bool) -> tuple[Solved, ...] | None:
    engine = machine(game, compiled)
    if engine.sides(house) != 2:
        return None
    number, out, values = _searched(game, house, tables, most, compiled)
    if number < 0:
        return None
    sign = 1 if tables[0].turn % 2 == 0 else -1
    solved = [
        Solved(int(move), sign * float(value)) for move, value in zip(out[0].tolist()[:number], values.tolist()[:number], strict=True)
    ]
    return tuple(sorted(solved, key=lambda move: -move.value))


def _searched(game: Game, house: Any, tables: Records, most: int, compiled: bool) -> tuple[int, Array, Array]:
    """The number of moves, which is -1 where it was given up, the moves themselves, and their values for side 0."""
    levels = game.rules.layout.new(DEEPEST)
    levels[0] = tables[0]
    out, values = zeros((DEEPEST, game.rules.move_numbers), INT64), zeros(game.rules.move_numbers)
    return int(_solve_loop(game, compiled)(levels, house, out, values, most)), out, values


def get_solver_ready(view: View) -> None:
    """Compile what `solve` takes in this game, or load it, though nothing may be solved at this table yet."""
    hidden = hidden_of(view, compiled=True)
    if hidden is not None:
        lay_loop(view.game, compiled=True)(hidden, as_bytes(view.game.rules.layout.new())[0], generator(1))
    _searched(view.game, view.house, view.tables, 1, compiled=True)
