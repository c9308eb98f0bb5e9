"""Every move at hand tried in the same worlds: flat Monte Carlo with common chance, compiled for any game.

What a deal brings is mostly luck, and moves differ by little. So a world is not spent on one move. Each move that is still in question is
made in it, and the same players play the rest with the same chance. The difference between the moves is counted, and much of the luck
falls out of it. A move that is plainly behind the best is dropped, and its share of the work goes to the others.

Sources:

- Common random numbers, as in Glasserman and Yao, "Some Guidelines and Guarantees for Common Random Numbers" (1992).
- Dropping the moves that are behind, as in Maron and Moore, "Hoeffding Races" (1994). The normal interval of a paired difference stands
  in place of Hoeffding's.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

from ...cards.arrays import FLOAT64, INT64, zeros
from ...cards.dialect import kernel
from ...cards.shuffle import copy_state
from ...engine.game import Game
from ...engine.loops import side_number
from ...engine.match_record import PLAY
from ...engine.worlds import HiddenCards
from ..belief.likely_worlds import Past, lay_kernel, rest_kernel
from ..players.rollout import count_kernel, expert_kernel
from .plans import NO_MOVE

TRIED, SUM, SQUARES, IN_QUESTION = range(4)
"""A line of a move: in how many worlds it was made, the sum of what the mover's side made of the deal then, the sum of the squares of that,
and 1 until it is dropped."""
SHARED, LEAD, LEAD_SQUARES = range(3)
"""A pair of moves: in how many worlds both were made, the sum of what the first brought more there, the sum of the squares of that."""
FIRST_WORLDS = 16
"""Worlds before a move may be dropped."""


class Comparison(NamedTuple):
    """Moves and what they came to so far, which goes on from call to call; the columns have the names above.

    - plans: shape (moves, longest), each move with what its seat does after it, NO_MOVE at the ends.
    - lines: shape (moves, 4).
    - pairs: shape (moves, moves, 3).
    """

    plans: Any
    lines: Any
    pairs: Any


class Pair(NamedTuple):
    """Two records to play with: that world with a move made, and the world. bytes: the same memory as rows of bytes."""

    tables: Any
    bytes: Any
    past: Past


class Ways(NamedTuple):
    """How moves are compared.

    - policy: who plays the rest of a deal (`kahve.bots.players.rollout`).
    - stretches: after how many stretches of play it is counted as it stands.
    - worlds: in how many worlds at most the moves are made.
    - drop: how many standard errors a move must be behind the best to be dropped; infinite for never.
    """

    policy: int
    stretches: int
    worlds: int
    drop: float


def begun(moves: Any) -> Comparison:
    """A comparison of these plans, none of which was tried."""
    lines = zeros((len(moves), 4))
    for place in range(len(moves)):
        lines[place, IN_QUESTION] = 1
    return Comparison(moves, lines, zeros((len(moves), len(moves), 3)))


def make_weigh(game: Game) -> Callable[..., Any]:
    """`weigh(views, house, moves, worths)`: the worth of each of these moves to the seat whose view it is, as an expert sees it."""
    weigh_moves = expert_kernel(game)

    def weigh(views: Any, house: Any, moves: Any, worths: Any) -> None:
        weigh_moves(views[0], house, moves, moves.size, worths)

    return weigh


@kernel
def note_world(comparison: Comparison, values: Any) -> int:
    """Take what the moves in question brought in one world into the sums; returns the place of the best move so far."""
    lines, pairs = comparison.lines, comparison.pairs
    best = -1
    for move in range(lines.shape[0]):
        if lines[move, IN_QUESTION] == 0:
            continue
        lines[move, TRIED] += 1
        lines[move, SUM] += values[move]
        lines[move, SQUARES] += values[move] * values[move]
        if best < 0 or lines[move, SUM] > lines[best, SUM]:
            best = move
        for other in range(move):
            if lines[other, IN_QUESTION] != 0:
                lead = values[move] - values[other]
                pairs[move, other, SHARED] += 1
                pairs[other, move, SHARED] += 1
                pairs[move, other, LEAD] += lead
                pairs[other, move, LEAD] -= lead
                pairs[move, other, LEAD_SQUARES] += lead * lead
                pairs[other, move, LEAD_SQUARES] += lead * lead
    return best


@kernel
def drop_behind(comparison: Comparison, best: int, errors: float) -> int:
    """Drop the moves that are `drop` standard errors behind the best; returns how many are still in question."""
    lines, pairs = comparison.lines, comparison.pairs
    worlds, left = lines[best, TRIED], 0
    for move in range(lines.shape[0]):
        if lines[move, IN_QUESTION] == 0:
            continue
        behind = pairs[best, move, LEAD] / worlds
        spread = max(0.0, pairs[best, move, LEAD_SQUARES] / worlds - behind * behind)
        if behind > errors * math.sqrt(spread / worlds):
            lines[move, IN_QUESTION] = 0
        else:
            left += 1
    return left


def make_compare(game: Game, belief: str) -> Callable[..., Any]:
    """`compare(hidden, house, seat, pair, comparison, ways, wanted, rng)`: lay worlds and try the moves in each.

    hidden: what `kahve.bots.search.views.make_read_view` read. belief: how likely the worlds are (`kahve.bots.belief.likely_worlds`). seat:
    the seat to move. wanted: about how many simulations to make. Returns how many it made: fewer where one move only is left or there were
    worlds enough, -1 where no world fits.
    """
    play, sides, lay = game.rules.play, game.rules.sides, lay_kernel(game, belief)
    play_rest, count_deal = rest_kernel(game), count_kernel(game)
    stretch = game.judgement.stretch
    move_numbers = game.rules.move_numbers

    def compare(hidden: HiddenCards, house: Any, seat: int, pair: Pair, comparison: Comparison, ways: Ways, wanted: int, rng: Any) -> int:
        tables, world, past, plans, lines = pair.tables, pair.bytes[1], pair.past, comparison.plans, comparison.lines
        t = tables[0]
        out, worths = zeros(move_numbers, INT64), zeros(move_numbers, INT64)
        rewards, values = zeros(house.seats, FLOAT64), zeros(plans.shape[0], FLOAT64)
        chance = zeros(4, INT64)
        side = side_number(seat, sides(house))
        tried, left, worlds = 0, 0, 0.0
        for move in range(plans.shape[0]):
            left += int(lines[move, IN_QUESTION])
            worlds = max(worlds, lines[move, TRIED])
        while tried < wanted and worlds < ways.worlds and (left > 1 or plans.shape[0] == 1):
            if not lay(hidden, house, seat, world, past, rng):
                return -1
            copy_state(rng, chance)
            for move in range(plans.shape[0]):
                if lines[move, IN_QUESTION] == 0:
                    continue
                tables[0] = tables[1]
                copy_state(chance, rng)
                now = stretch(t, house)
                for number in range(plans.shape[1]):
                    if plans[move, number] != NO_MOVE and t.phase == PLAY:
                        play(t, house, plans[move, number])
                stretches = ways.stretches - (1 if stretch(t, house) != now else 0)
                play_rest(t, house, ways.policy, past.players, stretches, out, worths, rng)
                count_deal(t, house, rewards)
                values[move] = rewards[side]
                tried += 1
            best = note_world(comparison, values)
            worlds = lines[best, TRIED]
            if worlds >= FIRST_WORLDS:
                left = drop_behind(comparison, best, ways.drop)
        return tried

    return compare
