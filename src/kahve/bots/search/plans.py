"""Whole turns tried in the same worlds, compiled for any game: what each brings on average, and how much more or less than the first.

For a game in which a turn is many small moves: a plan is all that a seat can do before it sees new cards. `kahve.bots.search.compare` does
the same with single moves.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from ...cards.arrays import FLOAT64, INT64, Array, array, full, zeros
from ...cards.dialect import kernel
from ...cards.shuffle import copy_state, generator
from ...engine.compile import begin, can_compile
from ...engine.game import Game
from ...engine.loops import legal_rule, side_number
from ...engine.machine import WorldError, as_bytes, machine
from ...engine.match_record import PLAY
from ...engine.view import View
from ...engine.worlds import HiddenCards
from ...language import message
from ..belief.likely_worlds import Past, empty_past, is_slow, lay_kernel
from ..players.rollout import GREEDY, count_kernel, expert_kernel, play_out_kernel
from .views import hidden_of

NO_MOVE = -1
"""Behind the last move of a plan."""
ALL_STRETCHES = 1000
LONGEST_PLAN = 64
"""Moves after which a plan is broken off."""
LEAST = 4
"""Worlds of one call."""


class Plans(NamedTuple):
    """What a seat may do before it sees new cards, one plan for each way the table may then lie.

    - moves: shape (plans, longest), NO_MOVE at the ends.
    - place_of: for each move that was asked about the place of its plan.
    - goes_on: for each plan whether its seat is to move again after it.
    """

    moves: Array
    place_of: list[int]
    goes_on: list[bool]


def make_list_plans(game: Game) -> Callable[..., Any]:
    """`list_plans(views, house, moves, ends, end_bytes, plans, place_of, out, worths)`: what a seat would do after each of these moves.

    The seat goes on as an expert, until it sees new cards or the turn passes (`Judgement.stretch`). Of moves that come to the same record
    the first is kept.

    - moves: in order.
    - ends, end_bytes: as many records, room for what the plans come to, and their bytes.
    - plans, place_of: filled as in `Plans`; plans has shape (moves, longest).

    Returns how many plans there are.
    """
    play, listed, weigh = game.rules.play, legal_rule(game), expert_kernel(game)
    stretch = game.judgement.stretch

    def list_plans(views: Any, house: Any, moves: Any, ends: Any, end_bytes: Any, plans: Any, place_of: Any, out: Any, worths: Any) -> int:
        number = 0
        for place in range(moves.size):
            ends[number] = views[0]
            t = ends[number]
            now, number_of_plans = stretch(t, house), 1
            plans[number, :] = NO_MOVE
            plans[number, 0] = moves[place]
            play(t, house, moves[place])
            while number_of_plans < plans.shape[1] and t.phase == PLAY and stretch(t, house) == now:
                choices = listed(t, house, out)
                if choices == 0:
                    break
                weigh(t, house, out, choices, worths)
                plans[number, number_of_plans] = out[first_greatest(worths, choices)]
                play(t, house, plans[number, number_of_plans])
                number_of_plans += 1
            place_of[place] = first_alike(end_bytes, number)
            number += place_of[place] == number
        return number

    return list_plans


@kernel
def first_greatest(worths: Any, number: int) -> int:
    """The place of the greatest of the first `number` entries, the first of several level ones."""
    best = 0
    for place in range(1, number):
        best = place if worths[place] > worths[best] else best
    return best


@kernel
def first_alike(rows: Any, row: int) -> int:
    """The first row that has the same bytes as this one."""
    for other in range(row):
        place = 0
        while place < rows.shape[1] and rows[other, place] == rows[row, place]:
            place += 1
        if place == rows.shape[1]:
            return other
    return row


@cache
def _list_loop(game: Game, compiled: bool) -> Callable[..., Any]:
    return machine(game, compiled).ready(make_list_plans(game), seldom=True)


def begin_plans(view: View, moves: Array) -> Callable[[], object]:
    """Begin to compile what `plans_of` takes for this view; what is returned waits until it is there."""
    if not view.game.judgement.whole_turns:
        return lambda: None
    return begin(_list_loop(view.game, True), view.tables, view.house, moves, *_buffers(view, moves))


def _buffers(view: View, moves: Array) -> tuple[Any, ...]:
    """Empty buffers for the plans of these moves: the last six arguments of `make_list_plans`."""
    layout, move_numbers, number = view.game.rules.layout, view.game.rules.move_numbers, len(moves)
    ends, plans = layout.new(number), full((number, LONGEST_PLAN), NO_MOVE, INT64)
    return ends, as_bytes(ends), plans, zeros(number, INT64), zeros(move_numbers, INT64), zeros(move_numbers, INT64)


def plans_of(view: View, moves: Array, *, compiled: bool = True) -> Plans:
    """Each of these moves with what its seat would do after it, as an expert, in the same order.

    Of moves that come to the same record, such as the same melds in another order, the first has a plan. In a game that does not compare
    whole turns (`Judgement.whole_turns`) each move is a plan.
    """
    game = view.game
    if not game.judgement.whole_turns:
        return Plans(array([[move] for move in moves]), list(range(len(moves))), [False] * len(moves))
    ends, _, plans, place_of, *_ = buffers = _buffers(view, moves)
    number = _list_loop(game, compiled)(view.tables, view.house, moves, *buffers)
    listed = plans.tolist()[:number]
    longest = max(sum(move != NO_MOVE for move in plan) for plan in listed)
    goes_on = [ends[place].phase == PLAY and ends[place].turn == view.seat for place in range(number)]
    return Plans(array([plan[:longest] for plan in listed]), place_of.tolist(), goes_on)


def make_try(game: Game, belief: str) -> Callable[..., Any]:
    """`try_plans(hidden, house, seat, tables, table_bytes, past, plans, values, rng)`: lay worlds and make every plan in each.

    - hidden: what `kahve.bots.search.views.hidden_of` read.
    - tables: two records. past: room for what was played (`kahve.bots.belief.likely_worlds`).
    - plans: shape (plans, moves), NO_MOVE at their ends.
    - values: shape (worlds, plans), what the mover's side makes of the deal.

    Returns whether a world fits.
    """
    play, sides, lay = game.rules.play, game.rules.sides, lay_kernel(game, belief)
    play_out, count_deal = play_out_kernel(game), count_kernel(game)
    move_numbers = game.rules.move_numbers

    def try_plans(
        hidden: HiddenCards, house: Any, seat: int, tables: Any, table_bytes: Any, past: Past, plans: Any, values: Any, rng: Any
    ) -> bool:
        t = tables[0]
        out, worths = zeros(move_numbers, INT64), zeros(move_numbers, INT64)
        rewards = zeros(house.seats, FLOAT64)
        chance = zeros(4, INT64)
        side = side_number(seat, sides(house))
        for world in range(values.shape[0]):
            if not lay(hidden, house, seat, table_bytes[1], past, rng):
                return False
            copy_state(rng, chance)
            for plan in range(plans.shape[0]):
                tables[0] = tables[1]
                copy_state(chance, rng)
                for number in range(plans.shape[1]):
                    if plans[plan, number] != NO_MOVE and t.phase == PLAY:
                        play(t, house, plans[plan, number])
                play_out(t, house, GREEDY, ALL_STRETCHES, out, worths, rng)
                count_deal(t, house, rewards)
                values[world, plan] = rewards[side]
        return True

    return try_plans


@cache
def _loop(game: Game, belief: str, compiled: bool) -> Callable[..., Any]:
    return machine(game, compiled).ready(make_try(game, belief))


def try_plans(
    view: View,
    plans: Sequence[Sequence[int]],
    simulations: int,
    seconds: float,
    seed: int,
    *,
    belief: str = "none",
    compiled: bool = True,
) -> list[list[float]]:
    """What each plan brings the side of the view's seat, in points more than the others on average; a row for each world.

    belief: how likely the worlds are, a key of `kahve.bots.belief.player_types.TYPES`. Where that would be slow, as nothing is compiled,
    all are as likely.

    After a plan all play on like the club player, with the same chance in the same world. simulations and seconds: the budget. At least
    LEAST worlds are tried. Raises WorldError for a view that allows no world.
    """
    belief = belief if (compiled and can_compile()) or not is_slow(view.game) else "none"
    hidden, loop = hidden_of(view, compiled), _loop(view.game, belief, compiled)
    if hidden is None:
        raise WorldError(message("engine-no-deal-fits", game=view.game.noun))
    longest = max(map(len, plans))
    numbers = array([[*plan, *[NO_MOVE] * (longest - len(plan))] for plan in plans])
    tables, past, rng = view.game.rules.layout.new(2), empty_past(view.game, belief), generator(seed)
    tried: list[Array] = []
    until = time.perf_counter() + seconds
    while not tried or (len(tried) * LEAST * len(plans) < simulations and time.perf_counter() < until):
        tried.append(zeros((LEAST, len(plans))))
        if not loop(hidden, view.house, view.seat, tables, as_bytes(tables), past, numbers, tried[-1], rng):
            raise WorldError(message("engine-no-deal-fits", game=view.game.noun))
    return [row for values in tried for row in values.tolist()]
