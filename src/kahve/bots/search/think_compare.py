"""A thought by comparison: the moves at hand are tried in the same worlds until the budget is spent."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from typing import Any

from ...cards.arrays import INT64, Array, array, zeros
from ...cards.shuffle import generator
from ...engine.compile import begin, can_compile
from ...engine.game import Game
from ...engine.machine import WorldError, as_bytes, machine
from ...engine.view import View
from ...engine.worlds import HiddenCards
from ...language import message
from ..belief.impressions import past_of
from ..belief.likely_worlds import is_slow, policy_of
from ..players.settings import Search
from . import compare
from .budget import NO_END, Budget
from .plans import begin_plans, plans_of
from .thought import MoveThought, Thought, mean_and_error
from .views import begin_hidden_of, empty_hidden_of, hidden_of

FOR_TRYING = 0.995
"""The share of a budget of time in which moves are tried. The rest is kept for what is reckoned afterwards."""


@cache
def _loops(game: Game, belief: str, compiled: bool) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """The loop that weighs moves and the one that compares them."""
    engine = machine(game, compiled)
    return engine.ready(compare.make_weigh(game), seldom=True), engine.ready(compare.make_compare(game, belief), urgent=True)


def think_by_comparison(view: View, moves: Sequence[int], search: Search, seed: int, *, compiled: bool) -> Thought:
    """Compare the legal moves of a view, those that are worth most at sight. Raises WorldError."""
    search = without_slow_belief(view.game, search, compiled)
    if compiled:
        begin_comparison(view, moves, search)
        _wait_until_compiled(view.game, search.belief_in(view.game))
    started = time.perf_counter()
    hidden = hidden_of(view, compiled)
    if hidden is None:
        raise WorldError(message("engine-no-deal-fits", game=view.game.noun))
    ordered = by_worth(view, moves, search, compiled=compiled)
    plans = plans_of(view, ordered, compiled=compiled)
    candidates = array(plans.moves.tolist()[: search.width])
    until = math.inf if search.milliseconds is None else started + FOR_TRYING * search.milliseconds / 1000

    def tried(core: int) -> compare.Comparison:
        # Every core reads the same rows of hidden cards, and deals from a pool of its own.
        own = hidden._replace(pool=hidden.pool.copy())
        return _tried(view, candidates, search, own, generator(seed, core), Budget(search.share(core), until), compiled)

    if search.cores == 1:
        results = [tried(0)]
    else:
        with ThreadPoolExecutor(search.cores) as pool:
            results = list(pool.map(tried, range(search.cores)))
    lines, pairs = (
        _summed([each.tolist() for each in parts]) for parts in zip(*((each.lines, each.pairs) for each in results), strict=True)
    )
    trust = search.trust if search.tells_moves_apart(view.game) else math.inf
    return _verdict(ordered.tolist(), plans.place_of, lines, pairs, trust, time.perf_counter() - started)


def without_slow_belief(game: Game, search: Search, compiled: bool) -> Search:
    """The search, but without belief where that would take seconds, as nothing is compiled."""
    return search if (compiled and can_compile()) or not is_slow(game) else replace(search, belief="none")


_WAITING: dict[tuple[Game, str], list[Callable[[], object]]] = {}
"""What waits until the loops for a game and a belief are compiled: nothing once they are."""


def begin_comparison(view: View, moves: Sequence[int], search: Search) -> None:
    """Begin to compile what a comparison takes, all of it side by side, if this was not done before.

    The longest is begun first: the compiler works on it while Python still writes the C of the others.
    """
    game, belief = view.game, search.belief_in(view.game)
    if (game, belief) in _WAITING:
        return
    weigh, compared = _loops(game, belief, True)
    arguments = _arguments(view, array([[move] for move in moves]), search, empty_hidden_of(view, True), True)
    in_the_making = [begin(compared, *arguments, 1, generator(0)), begin_plans(view, array(moves))]
    in_the_making.append(begin(weigh, view.tables, view.house, array(moves), zeros(len(moves), INT64)))
    _WAITING[game, belief] = [*in_the_making, begin_hidden_of(view)]


def _wait_until_compiled(game: Game, belief: str) -> None:
    """Wait, so that a budget in time is for thinking alone."""
    waiting = _WAITING[game, belief]
    for wait in list(waiting):
        wait()
    waiting.clear()


def by_worth(view: View, moves: Sequence[int], search: Search, *, compiled: bool = True) -> Array:
    """The moves in the order of their worth, so that the first is what an expert would play without a search."""
    numbers, worths = array(moves), zeros(len(moves), INT64)
    _loops(view.game, search.belief_in(view.game), compiled)[0](view.tables, view.house, numbers, worths)
    return array([moves[place] for place in sorted(range(len(moves)), key=lambda place: -worths[place])])


def _tried(
    view: View,
    plans: Array,
    search: Search,
    hidden: HiddenCards,
    rng: Any,
    budget: Budget,
    compiled: bool,
) -> compare.Comparison:
    """Try these plans on one core until the budget is spent, one plan only is left, or there were worlds enough."""
    loop = _loops(view.game, search.belief_in(view.game), compiled)[1]
    arguments = _arguments(view, plans, search, hidden, compiled)
    comparison: compare.Comparison = arguments[4]
    while wanted := budget.next_call():
        trials = loop(*arguments, wanted, rng)
        if trials < 0:
            raise WorldError(message("engine-no-deal-fits", game=view.game.noun))
        if trials < wanted:
            break
        budget.spend(trials)
    return comparison


def _arguments(view: View, plans: Array, search: Search, hidden: HiddenCards, compiled: bool) -> tuple[Any, ...]:
    """What the loop that compares moves is called with on one core, but for how many simulations it makes, and its chance."""
    tables, past = view.game.rules.layout.new(2), past_of(view, search, compiled=compiled)
    pair, comparison = compare.Pair(tables, as_bytes(tables), past), compare.begun(plans)
    ways = compare.Ways(
        policy_of(view.game, search.belief_in(view.game), search.rest),
        search.stretches_in(view.game),
        NO_END if search.worlds is None else -(-search.worlds // search.cores),
        search.drop or math.inf,
    )
    return hidden, view.house, view.seat, pair, comparison, ways


def _summed(parts: Sequence[Any]) -> Any:
    """The sums of numbers that stand at the same places, in lists of the same shape."""
    return [_summed(each) for each in zip(*parts, strict=True)] if isinstance(parts[0], list) else sum(parts)


def _verdict(ordered: Sequence[int], place_of: Sequence[int], lines: Any, pairs: Any, trust: float, seconds: float) -> Thought:
    """What the sums of a comparison say.

    ordered: all moves in the order of their worth. place_of: the place of the line of each, if that was tried. Moves that come to the same
    have one line.
    """
    tries = [line[compare.TRIED] for line in lines]
    means = [line[compare.SUM] / max(1, line[compare.TRIED]) for line in lines]
    most = max(tries)
    # What was dropped was made in fewer worlds, and was behind by far.
    never_dropped = [place for place in range(len(lines)) if tries[place] == most]
    best = max(never_dropped, key=lambda place: means[place])

    def behind(place: int) -> tuple[float, float]:
        # By the worlds that both were made in: what was dropped early may have had kinder worlds, or harder ones.
        return mean_and_error(*pairs[best][place]) if place != best else (0.0, 0.0)

    if trust == math.inf or (tries[0] == most and behind(0)[0] < trust * behind(0)[1]):
        best = 0
    thoughts = []
    for place, move in zip(place_of, ordered, strict=True):
        if place >= len(lines) or tries[place] == 0:
            thoughts.append(MoveThought(move, math.nan, math.nan, 0, math.nan, math.nan))
        else:
            less, less_error = behind(place)
            error = mean_and_error(*lines[place][: compare.IN_QUESTION])[1]
            thoughts.append(MoveThought(move, float(means[best]) - less, error, int(tries[place]), less, less_error))
    first = thoughts[place_of.index(best)]
    thoughts.sort(key=lambda thought: (thought is not first, -thought.tries, 1e9 if math.isnan(thought.value) else -thought.value))
    return Thought(tuple(thoughts), int(sum(tries)), seconds, 0)
