"""Advice: what the strongest player makes of each move that a seat may make, from what that seat may know.

>>> import kahve
>>> from kahve.bots.search import Search
>>> table = kahve.new("pisti", seats=2)
>>> table.deal(seed=4)
>>> found = weigh(table.view(table.turn), table.moves, Search(simulations=40), seed=1, compiled=False)
>>> sorted(table.write(one.turn[0]) for one in found) == sorted(table.legal)
True
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from ..engine.game import Game
from ..engine.table import Table, View
from . import Bot, bot, legal_moves
from .search import Search, Searcher, think
from .solve import solve, solve_table

ADVISER = "master"
"""The player whose advice is asked."""

CARE = 8
"""So many times as many worlds are imagined as in a game: the worth of a move is to be told, not only which is the best."""
ALL_MOVES = 1000
"""The width of a comparison, and the widening of a tree, that looks at every move, whatever it is worth at first sight."""
MOST_THOUGHTS = 8
"""So often it is thought anew within one piece of advice, where a turn takes several moves."""
FEW = 8
"""More ways than this to go on with a turn are not told apart."""


@dataclass(frozen=True)
class Worth:
    """A turn, or the beginning of one, and what it is worth.

    turn: its moves. value: what the mover's side makes of the deal more than the others do on average, in points; None for a move that was
    not looked at. error: the standard error of how much less that is than the value of the one to make; of the one to make itself that of
    its value. 0 where everything was worked out.
    """

    turn: tuple[int, ...]
    value: float | None
    error: float | None


@dataclass(frozen=True)
class Advice:
    """The whole turn that the adviser would make, and the worth of all that may be done, best first."""

    turn: tuple[int, ...]
    worths: tuple[Worth, ...]


def search_of(player: Bot, game: Game | None = None) -> Search | None:
    """How a player searches, in this game if one is given; None for one that does not, and so is ready at once."""
    return player.search if isinstance(player, Searcher) and (game is None or player.helps(game)) else None


@cache
def adviser() -> Search:
    """How the adviser searches when it is asked: like at the table, and more often where there is time."""
    search = search_of(bot(ADVISER))
    assert search is not None
    return replace(search, simulations=search.simulations and CARE * search.simulations, width=ALL_MOVES, widening=ALL_MOVES)


def weigh(view: View, moves: Sequence[int], search: Search, seed: int, *, compiled: bool = True) -> tuple[Worth, ...]:
    """What each of these legal moves is worth: first the one to make, then the others, best first.

    The same view, seed and number of simulations give the same.
    """
    solved = solve(view, compiled=compiled) if len(moves) > 1 else None
    if solved:
        return tuple(Worth((one.move,), one.value, 0.0) for one in solved)
    thought = think(view, moves, search, seed, compiled=compiled)
    first, *others = (
        Worth((one.move,), one.value, one.behind_error if at else one.error) if one.tries else Worth((one.move,), None, None)
        for at, one in enumerate(thought.moves)
    )
    return (first, *sorted(others, key=_best_first))


def _best_first(worth: Worth) -> float:
    return math.inf if worth.value is None else -worth.value


def advise(view: View, moves: Sequence[int], search: Search, seed: int, *, compiled: bool = True) -> Advice:
    """What the adviser would do, and what each legal move, or each way to go on with it, is worth."""
    found = list(weigh(view, moves, search, seed, compiled=compiled))
    thoughts, at = 0, 0
    while at < len(found):
        going_on = _going_on(view, found[at].turn)
        ways = legal_moves(going_on) if going_on else []
        # The turn that is advised is always told to its end.
        if going_on is None or not (at == 0 or (len(ways) <= FEW and thoughts < MOST_THOUGHTS)):
            at += 1
            continue
        thoughts += len(ways) > 1
        before = found.pop(at)
        if len(ways) > 1:
            after = weigh(going_on, ways, search, seed + 1 + thoughts, compiled=compiled)
        else:
            after = (Worth((ways[0],), before.value, before.error),)
        found[at:at] = _continued(before, after, at == 0)
    first, *others = found
    return Advice(first.turn, (first, *sorted(others, key=_best_first)))


def _continued(before: Worth, after: Sequence[Worth], first: bool) -> list[Worth]:
    """A beginning of a turn with the ways to go on, the best first.

    A beginning is worth what its best way is. The two were thought of apart: so that ways with other beginnings can be compared, the best
    one keeps what the beginning was worth among those, unless it has been worked out. first: whether the turn to make begins so.
    """
    best = after[0]
    shift = 0.0 if before.value is None or best.value is None or best.error == 0.0 else before.value - best.value

    def error(at: int, one: Worth) -> float | None:
        if one.error is None or best.error == 0.0:
            return one.error
        behind = before.error or 0.0
        return behind if at == 0 else one.error if first else math.hypot(behind, one.error)

    return [
        Worth((*before.turn, *one.turn), None if one.value is None else one.value + shift, error(at, one)) for at, one in enumerate(after)
    ]


def _going_on(view: View, turn: Sequence[int]) -> View | None:
    """The view in which a turn goes on after these moves; None when they are the whole of it."""
    begun = view.game.turns.begun(view.house, view.tables, turn) if view.game.turns else None
    return None if begun is None else View(view.game, view.house, view.seat, begun)


def get_ready(game: Game) -> None:
    """Compile what thinking in this game takes, or load it, so that the next thought begins at once: seconds, or minutes the first time."""
    table = Table(game, game.settle({}))
    table.deal(seed=1)
    seed = 1
    while table.awaits_deal:  # a void deal
        seed += 1
        table.deal(seed=seed)
    view = table.view(table.turn)
    think(view, table.moves, replace(adviser(), simulations=1), seed=1)
    solve(view)
    solve_table(table, most=1)


__all__ = ["ADVISER", "Advice", "Worth", "advise", "adviser", "get_ready", "search_of", "weigh"]
