"""A thought by trees: each core grows one from the view until its share of the budget is spent, and they are added up."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

from ...cards.shuffle import generator
from ...engine.compile import begin
from ...engine.game import Game
from ...engine.machine import WorldError, as_bytes, machine
from ...engine.view import View
from ...engine.worlds import HiddenCards
from ...language import message
from ..belief.impressions import past_of
from ..belief.likely_worlds import policy_of
from ..players.settings import Search
from . import tree
from .budget import Budget
from .thought import MoveThought, Thought, mean_and_error
from .views import hidden_of

LARGEST_TREE = 1 << 19
"""The most slots of a tree."""


class Planted(NamedTuple):
    """One core's tree, with what it grows from."""

    hidden: HiddenCards
    scratch: tree.Scratch
    tree: tree.Tree


@cache
def _search_loop(game: Game, belief: str, compiled: bool) -> Callable[..., Any]:
    return machine(game, compiled).ready(tree.make_search(game, belief))


def think_by_tree(view: View, moves: Sequence[int], search: Search, seed: int, *, compiled: bool) -> Thought:
    """Grow trees from a view, and order its legal moves by how often they were tried. Raises WorldError."""
    planted = [_planted(view, search, compiled) for _ in range(search.cores)]
    if compiled:  # a budget in time is for thinking alone
        begin(_search_loop(view.game, search.belief_in(view.game), True), *_arguments(planted[0], view, search), 1, generator(0))()
    started = time.perf_counter()
    until = math.inf if search.milliseconds is None else started + search.milliseconds / 1000

    def grow(core: int) -> None:
        _grow(planted[core], view, search, generator(seed, core), Budget(search.share(core), until), compiled)

    if search.cores == 1:
        grow(0)
    else:
        with ThreadPoolExecutor(search.cores) as pool:
            list(pool.map(grow, range(search.cores)))
    sums = [
        [sum(parts) for parts in zip(*rows, strict=True)]
        for rows in zip(*(_at_the_root(each, view, moves) for each in planted), strict=True)
    ]
    counters = [sum(numbers) for numbers in zip(*(grown.tree.counters for grown in planted), strict=True)]
    return Thought(
        _move_thoughts(moves, sums),
        int(counters[tree.SIMULATIONS]),
        time.perf_counter() - started,
        int(counters[tree.NODES]),
    )


def _planted(view: View, search: Search, compiled: bool) -> Planted:
    slots = LARGEST_TREE if search.simulations is None else min(LARGEST_TREE, max(64, 1 << (2 * search.simulations - 1).bit_length()))
    hidden = hidden_of(view, compiled)
    if hidden is None:
        raise WorldError(message("engine-no-deal-fits", game=view.game.noun))
    past = past_of(view, search, compiled=compiled)
    return Planted(hidden, tree.scratch(view.game, past), tree.empty_tree(slots))


def _grow(planted: Planted, view: View, search: Search, rng: Any, budget: Budget, compiled: bool) -> None:
    loop, arguments = _search_loop(view.game, search.belief_in(view.game), compiled), _arguments(planted, view, search)
    while wanted := budget.next_call():
        if loop(*arguments, wanted, rng) < wanted:
            raise WorldError(message("engine-no-deal-fits", game=view.game.noun))
        budget.spend(wanted)


def _arguments(planted: Planted, view: View, search: Search) -> tuple[Any, ...]:
    """What the loop of a tree is called with, but for how many simulations it makes, and its chance."""
    growth = tree.Growth(
        policy_of(view.game, search.belief_in(view.game), search.rest),
        tree.MULTIPLE if search.observers == "multiple" else tree.SINGLE,
        search.depth,
        search.stretches_in(view.game),
        search.exploration,
        search.widening,
    )
    return planted.hidden, view.house, view.seat, planted.scratch, planted.tree, growth


def _at_the_root(planted: Planted, view: View, moves: Sequence[int]) -> list[list[float]]:
    """For each move its tries and the sums of its values and their squares, from the root of a tree."""
    grown, seen = planted.tree, planted.scratch.bytes[1]
    seen[:] = 0
    seen[: view.game.rules.layout.size] = as_bytes(view.tables)[0]
    root = tree.slot_of(grown, tree.key_of(planted.scratch.words, view.seat))
    # No edge leads from a slot that is empty.
    edges = [tree.edge_of(grown, root, move) for move in moves]
    return [[grown.edges[edge - 1, tree.TRIED], *grown.sums[edge - 1].tolist()] if edge else [0.0, 0.0, 0.0] for edge in edges]


def _move_thoughts(moves: Sequence[int], sums: Sequence[Sequence[float]]) -> tuple[MoveThought, ...]:
    """The moves by their tries; sums: as `_at_the_root` gives them."""
    means = [mean_and_error(*row) for row in sums]
    first = min(range(len(moves)), key=lambda place: (-sums[place][0], -means[place][0]))
    best, best_error = means[first]
    thoughts = [
        MoveThought(move, value, error, int(row[0]), best - value, math.hypot(best_error, error) if place != first else 0.0)
        for place, (move, (value, error), row) in enumerate(zip(moves, means, sums, strict=True))
    ]
    return tuple(sorted(thoughts, key=lambda thought: (-thought.tries, -thought.value)))
