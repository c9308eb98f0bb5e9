"""Two turns made in the same imagined deals, with what came of each: the reasons of a hint are counted in these.

`kahve.bots.search.compare` keeps sums alone, because a search has thousands of worlds. Here are a few, and all of them are kept.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from ...cards.arrays import FLOAT64, INT64, array, full, zeros
from ...cards.shuffle import copy_state, generator
from ...engine.game import Game
from ...engine.loops import legal_rule, side_number
from ...engine.machine import as_bytes, machine
from ...engine.match_record import PLAY
from ...engine.record import Records
from ...engine.view import View
from ...games.hinting import Course
from ..belief.impressions import past_of
from ..belief.likely_worlds import lay_kernel, policy_of, rest_kernel
from ..players.rollout import count_kernel, quick_kernel
from ..players.settings import Search
from .compare import Pair
from .plans import NO_MOVE
from .think_compare import without_slow_belief
from .views import hidden_of

MOST_MOVES = 96
"""Moves of an imagined deal that are kept, from the turn on to the end of the seat's next one."""
AT_ONCE = 4
"""Worlds of one call."""


class Trail(NamedTuple):
    """What is kept of the imagined deals, a row for each world and turn.

    - worlds: the record before the turn, one for each world.
    - backs, ends: the record when the seat is to move again, and that after its next turn.
    - moves, seats: shape (rows, MOST_MOVES), the moves between and who made them, NO_MOVE behind the last.
    - values: shape (worlds, turns), what the mover's side makes of the deal.
    """

    worlds: Records
    backs: Records
    ends: Records
    moves: Any
    seats: Any
    values: Any


def make_imagine(game: Game, belief: str) -> Callable[..., Any]:
    """`imagine(hidden, house, seat, pair, plans, policy, stretches, trail, rng)`: lay worlds and make every plan in each.

    As `make_compare`, but no plan is dropped, and `trail` is filled. Returns whether a world fits.
    """
    play, sides, listed, lay = game.rules.play, game.rules.sides, legal_rule(game), lay_kernel(game, belief)
    play_rest, count_deal, quick_choice = rest_kernel(game), count_kernel(game), quick_kernel(game)
    stretch, move_numbers = game.judgement.stretch, game.rules.move_numbers

    def imagine(hidden: Any, house: Any, seat: int, pair: Pair, plans: Any, policy: int, stretches: int, trail: Trail, rng: Any) -> bool:
        tables, past = pair.tables, pair.past
        t = tables[0]
        out, worths = zeros(move_numbers, INT64), zeros(move_numbers, INT64)
        rewards = zeros(house.seats, FLOAT64)
        chance = zeros(4, INT64)
        side = side_number(seat, sides(house))
        for world in range(trail.values.shape[0]):
            if not lay(hidden, house, seat, pair.bytes[1], past, rng):
                return False
            trail.worlds[world] = tables[1]
            copy_state(rng, chance)
            for plan in range(plans.shape[0]):
                tables[0] = tables[1]
                copy_state(chance, rng)
                now, left = stretch(t, house), stretches
                for number in range(plans.shape[1]):
                    if plans[plan, number] != NO_MOVE and t.phase == PLAY:
                        play(t, house, plans[plan, number])
                row, number = world * plans.shape[0] + plan, 0
                for is_back in range(2):
                    # The others up to the seat's next turn, and then that turn.
                    while t.phase == PLAY and (t.turn == seat) == (is_back == 1) and number < trail.moves.shape[1]:
                        choices = listed(t, house, out)
                        if choices == 0:
                            break
                        player = policy if policy >= 0 else past.players[t.turn]
                        place = quick_choice(player, t, house, out, choices, worths, rng) if choices > 1 else 0
                        trail.moves[row, number], trail.seats[row, number] = out[place], t.turn
                        number += 1
                        play(t, house, out[place])
                        if stretch(t, house) != now:
                            left -= 1
                            now = stretch(t, house)
                    if is_back == 0:
                        trail.backs[row] = t
                trail.ends[row] = t
                if left > 0:
                    play_rest(t, house, policy, past.players, left, out, worths, rng)
                count_deal(t, house, rewards)
                trail.values[world, plan] = rewards[side]
        return True

    return imagine


@cache
def _loop(game: Game, belief: str, compiled: bool) -> Callable[..., Any]:
    return machine(game, compiled).ready(make_imagine(game, belief), seldom=True)


def imagine(
    view: View,
    turns: Sequence[Sequence[int]],
    search: Search,
    worlds: int,
    seconds: float,
    seed: int,
    *,
    compiled: bool = True,
) -> list[tuple[Any, tuple[Course, ...]]]:
    """What comes of each of these turns in the same imagined deals: a row for each, with the record before the turn.

    worlds: at most. seconds: after which no further worlds are laid. Empty where no world fits.
    """
    search = without_slow_belief(view.game, search, compiled)
    belief, hidden = search.belief_in(view.game), hidden_of(view, compiled)
    if hidden is None:
        return []
    longest = max(map(len, turns))
    plans = array([[*turn, *[NO_MOVE] * (longest - len(turn))] for turn in turns])
    new, loop = view.game.rules.layout.new, _loop(view.game, belief, compiled)
    tables = new(2)
    pair = Pair(tables, as_bytes(tables), past_of(view, search, compiled=compiled))
    policy, stretches = policy_of(view.game, belief, search.rest), search.stretches_in(view.game)
    rng, until, rows = generator(seed), time.perf_counter() + seconds, list[tuple[Any, tuple[Course, ...]]]()
    while not rows or (len(rows) < worlds and time.perf_counter() < until):
        size = AT_ONCE * len(turns)
        moves, seats = full((size, MOST_MOVES), NO_MOVE, INT64), full((size, MOST_MOVES), NO_MOVE, INT64)
        trail = Trail(new(AT_ONCE), new(size), new(size), moves, seats, zeros((AT_ONCE, len(turns))))
        if not loop(hidden, view.house, view.seat, pair, plans, policy, stretches, trail, rng):
            return []
        values = trail.values.tolist()
        for world in range(AT_ONCE):
            courses = []
            for place in range(len(turns)):
                row = world * len(turns) + place
                played = [*moves[row].tolist(), NO_MOVE]
                between = list(zip(seats[row].tolist(), played[: played.index(NO_MOVE)], strict=False))
                courses.append(Course(values[world][place], trail.backs[row], trail.ends[row], tuple(between)))
            rows.append((trail.worlds[world], tuple(courses)))
    return rows
