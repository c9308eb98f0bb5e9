"""The moves of a searching player in many games, in one call of a compiled loop.

A search in a deal of Pisti takes half a millisecond, and what Python does around it takes longer. So a program that learns against a
searching player asks it for all its moves at once. Each move is made from the same view and in the same way as `Searcher` makes it. Only
the source of chance is another.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from ...cards.arrays import INT64, zeros
from ...cards.dialect import kernel, search
from ...engine.game import Game
from ...engine.loops import legal_rule, side_number, view_kernel
from ...engine.machine import Machine, as_bytes, machine
from ...engine.worlds import LINES, SORTED, TALLY, WANTED, HiddenCards, empty_hidden, hidden_rows_kernel, lay_world
from ..belief.likely_worlds import MOST_SEATS, NOT_WEIGHED, Past, empty_past, is_slow, policy_of
from ..players.levels import QUICK
from ..players.rollout import GREEDY, expert_kernel
from ..players.settings import Search
from .budget import NO_END
from .compare import IN_QUESTION, LEAD, LEAD_SQUARES, SHARED, SUM, TRIED, Comparison, Pair, Ways, make_compare
from .solve import DEEPEST, MOST_POSITIONS, make_solve

NO_WORLD = -1
"""Stands for a move where no world fits a view."""


def is_quick(game: Game, settings: Search) -> bool:
    """Whether a player with this search has a compiled form in a game: it compares moves, by a budget without a clock, on one core.

    Where whole turns are compared (`Judgement.whole_turns`), and where a game is played by judgement alone, it has none. Nor has a search
    that asks how the others play the rest (`rest=types`).
    """
    by_number = settings.depth == 1 and settings.milliseconds is None and settings.cores == 1 and settings.rest != "types"
    return by_number and settings.tells_moves_apart(game) and not game.judgement.whole_turns


class Limits(NamedTuple):
    """The settings of a search that are not part of `Ways`.

    - simulations: how many it makes at most.
    - width: how many moves are compared.
    - trust: in the move worth most at sight, in standard errors.
    - own: the quick player as whom the seat to move plays the rest of an imagined deal.
    """

    simulations: int
    width: int
    trust: float
    own: int


class Desk(NamedTuple):
    """Memory to think with.

    - view, view_bytes: a record, and its bytes as rows.
    - world_plan, deck_counts: what the game hides, and the cards of its deck.
    - levels, level_bytes: records for the solver, and their bytes.
    - out: the legal moves of those records, shape (levels, move numbers).
    """

    view: Any
    view_bytes: Any
    world_plan: Any
    deck_counts: Any
    levels: Any
    level_bytes: Any
    out: Any


@kernel
def is_open(hidden: HiddenCards) -> bool:
    """Whether a view allows one world only: all unseen cards lie in one hand, or there is but one (`only_world`)."""
    to_fill = 0
    for line in range(hidden.counts[LINES]):
        wanted = hidden.rows[line, WANTED]
        if wanted > 0:
            to_fill += 1
        if wanted > 1 and hidden.rows[line, SORTED] == 0 and hidden.rows[line, TALLY] == 0:
            return False
    return to_fill <= 1


@kernel
def forget(past: Past, seat: int, own: int) -> None:
    """Make room for belief as `kahve.bots.belief.impressions.past_of` does. own: the quick player as whom this seat plays on."""
    past.before[:] = NOT_WEIGHED
    past.since[:] = 1.0
    past.stood[:] = 1.0
    past.standing[0] = NOT_WEIGHED
    for other in range(MOST_SEATS):
        past.players[other] = GREEDY
    past.players[seat] = own


@kernel
def put_best_first(moves: Any, worths: Any, number: int) -> None:
    """Order the first `number` moves by their worths, the greatest first; level ones stay in their order."""
    for last in range(1, number):
        move, worth = moves[last], worths[last]
        place = last
        while place > 0 and worths[place - 1] < worth:
            moves[place], worths[place] = moves[place - 1], worths[place - 1]
            place -= 1
        moves[place], worths[place] = move, worth


@kernel
def place_of_best(comparison: Comparison, trust: float) -> int:
    """The place of the move that a comparison prefers, as `kahve.bots.search.think_compare` says it."""
    lines, pairs = comparison.lines, comparison.pairs
    most = 0.0
    for place in range(lines.shape[0]):
        most = max(most, lines[place, TRIED])
    best = -1
    for place in range(lines.shape[0]):
        if lines[place, TRIED] == most and (best < 0 or lines[place, SUM] > lines[best, SUM]):
            best = place
    if best > 0 and lines[0, TRIED] == most:
        shared = pairs[best, 0, SHARED]
        behind = pairs[best, 0, LEAD] / shared
        spread = max(0.0, pairs[best, 0, LEAD_SQUARES] / shared - behind * behind)
        if behind < trust * math.sqrt(spread / max(1.0, shared - 1.0)):
            return 0
    return best


def make_searched_moves(game: Game, belief: str) -> Callable[..., Any]:
    """`searched_moves(tables, table_bytes, rows, house, desk, pair, ways, limits, rng, chosen)`: the moves of a player who searches.

    rows: the numbers of the records in which a seat is to move. chosen: shape (rows,), filled with its moves, or with NO_WORLD.
    """
    listed, sides, copy_view, hidden_rows = legal_rule(game), game.rules.sides, view_kernel(game), hidden_rows_kernel(game)
    weigh_moves, compare, solve = expert_kernel(game), search(make_compare(game, belief)), search(make_solve(game))
    polite = game.judgement.polite
    move_numbers, most_positions = game.rules.move_numbers, MOST_POSITIONS

    @search
    def solved_move(hidden: HiddenCards, house: Any, seat: int, desk: Desk, moves: Any, number: int, rng: Any) -> int:
        values = zeros(move_numbers)
        if sides(house) != 2 or not is_open(hidden) or not lay_world(hidden, desk.level_bytes[0], rng):
            return NO_WORLD
        solved = solve(desk.levels, house, desk.out, values, most_positions)
        best, highest = NO_WORLD, 0.0
        for place in range(solved):
            value = values[place] if side_number(seat, 2) == 0 else -values[place]
            allowed = False
            for tries in range(number):
                allowed = allowed or moves[tries] == desk.out[0, place]
            if allowed and (best == NO_WORLD or value > highest):
                best, highest = desk.out[0, place], value
        return int(best)

    @search
    def searched_move(house: Any, seat: int, desk: Desk, pair: Pair, ways: Ways, limits: Limits, rng: Any) -> int:
        moves, worths = zeros(move_numbers, INT64), zeros(move_numbers, INT64)
        number = polite(desk.view[0], house, moves, listed(desk.view[0], house, moves))
        if number == 1:
            return int(moves[0])
        hidden = empty_hidden(desk.view_bytes.shape[1], desk.deck_counts.size)
        if not hidden_rows(desk.view[0], desk.view_bytes[0], house, seat, desk.world_plan, desk.deck_counts, hidden):
            return NO_WORLD
        solved = solved_move(hidden, house, seat, desk, moves, number, rng)
        if solved != NO_WORLD:
            return int(solved)
        weigh_moves(desk.view[0], house, moves, number, worths)
        put_best_first(moves, worths, number)
        number = min(number, limits.width)
        plans, lines, pairs = zeros((number, 1), INT64), zeros((number, 4)), zeros((number, number, 3))
        for place in range(number):
            plans[place, 0] = moves[place]
            lines[place, IN_QUESTION] = 1.0
        comparison = Comparison(plans, lines, pairs)
        forget(pair.past, seat, limits.own)
        if compare(hidden, house, seat, pair, comparison, ways, limits.simulations, rng) < 0:
            return NO_WORLD
        return int(moves[place_of_best(comparison, limits.trust)])

    def searched_moves(
        tables: Any,
        table_bytes: Any,
        rows: Any,
        house: Any,
        desk: Desk,
        pair: Pair,
        ways: Ways,
        limits: Limits,
        rng: Any,
        chosen: Any,
    ) -> None:
        for number in range(rows.size):
            seat = tables[rows[number]].turn
            copy_view(table_bytes[rows[number]], desk.view_bytes[0], seat, side_number(seat, sides(house)))
            chosen[number] = searched_move(house, seat, desk, pair, ways, limits, rng)

    return searched_moves


@cache
def _loop(game: Game, belief: str, compiled: bool) -> Callable[..., Any]:
    return machine(game, compiled).ready(make_searched_moves(game, belief))


class ManySearches:
    """A player that searches, for the moves of many games at once."""

    def __init__(self, game: Game, house: Any, settings: Search, *, compiled: bool = True) -> None:
        """Make room to think with; `is_quick` says for which settings. house: a house tuple."""
        engine: Machine = machine(game, compiled)
        belief = settings.belief_in(game) if engine.compiled or not is_slow(game) else "none"
        self._loop, self._house = _loop(game, belief, compiled), house
        view, levels, tables = game.rules.layout.new(), game.rules.layout.new(DEEPEST), game.rules.layout.new(2)
        out = zeros((DEEPEST, game.rules.move_numbers), INT64)
        self._desk = Desk(view, as_bytes(view), engine.world_plan, engine.deck_counts(house), levels, as_bytes(levels), out)
        self._pair = Pair(tables, as_bytes(tables), empty_past(game, belief))
        worlds = NO_END if settings.worlds is None else settings.worlds
        self._ways = Ways(policy_of(game, belief, settings.rest), settings.stretches_in(game), worlds, settings.drop or math.inf)
        simulations = NO_END if settings.simulations is None else settings.simulations
        self._limits = Limits(simulations, settings.width, float(settings.trust), QUICK.index(settings.plays_on_in(game)))

    def moves(self, tables: Any, rows: Any, rng: Any, chosen: Any) -> None:
        """Write the move in each of these records into `chosen`, and NO_WORLD where no world fits the view.

        tables: records. rows, chosen: shape (rows,), 64-bit numbers. rng: a generator's state (`kahve.cards.shuffle.generator`).
        """
        self._loop(tables, as_bytes(tables), rows, self._house, self._desk, self._pair, self._ways, self._limits, rng, chosen)
