"""Every move at hand tried in the same worlds: flat Monte Carlo with common chance, compiled for any game.

What a deal brings is mostly luck, and moves differ by little. So a world is not spent on one move: each move that is still in question
is made in it, the rest is played by the same players with the same chance, and what is counted is the difference between the moves, in
which much of the luck falls out. A move that is plainly behind the best is dropped, and its share of the work goes to the others.

Sources: common random numbers, as in Glasserman and Yao, "Some Guidelines and Guarantees for Common Random Numbers" (1992); dropping the
moves that are behind, as in Maron and Moore, "Hoeffding Races" (1994), with the normal interval of a paired difference for Hoeffding's.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from ..cards.shuffle import copy_state
from ..engine.game import Game
from ..engine.loops import side_number
from ..engine.worlds import lay_world
from .rollout import count_kernel, expert_kernel, no_stretch, play_out_kernel

TRIED, SUM, SQUARES, IN_QUESTION = range(4)
"""A line of a move: in how many worlds it was made, the sum of what the mover's side made of the deal then, the sum of the squares of that,
and 1 until it is dropped."""
SHARED, LEAD, LEAD_SQUARES = range(3)
"""A pair of moves: in how many worlds both were made, the sum of what the first brought more there, the sum of the squares of that."""
POLICY, STRETCHES, WORLDS, WANTED = range(4)
"""Limits: the policy of the rest of the deal, after how many stretches of play it is counted as it stands, and how many worlds and
simulations to make at most."""
BEHIND = 3.0
"""How many standard errors a move must be behind the best to be dropped."""
FIRST_WORLDS = 16
"""Worlds before a move may be dropped."""


def make_weigh(game: Game) -> Callable[..., Any]:
    """`weigh(views, house, moves, worths)`: the worth of each of these moves to the seat whose view it is, as an expert sees it."""
    weigh_moves = expert_kernel(game)

    def weigh(views: Any, house: Any, moves: Any, worths: Any) -> None:
        weigh_moves(views[0], house, moves, moves.size, worths)

    return weigh


def make_compare(game: Game) -> Callable[..., Any]:
    """`compare(hidden, house, seat, tables, table_bytes, moves, lines, pairs, limits, rng)`: lay worlds and try the moves in each.

    hidden: what `kahve.bots.tree.make_prepare` read. seat: the seat to move. tables: two records, for that world with a move made and for
    the world. moves: their numbers. lines: shape (moves, 4), pairs: shape (moves, moves, 3), see the names above; both go on from call to
    call. Returns the simulations made; fewer than were wanted where one move only is left or there were worlds enough, -1 where no world
    fits.
    """
    play, sides = game.play, game.sides
    play_out, count_deal = play_out_kernel(game), count_kernel(game)
    stretch = game.stretch if game.stretch is not None else no_stretch
    move_numbers = game.move_numbers

    def compare(
        hidden: Any,
        house: Any,
        seat: int,
        tables: Any,
        table_bytes: Any,
        moves: Any,
        lines: Any,
        pairs: Any,
        limits: Any,
        rng: Any,
    ) -> int:
        base, rows, allowed, unseen, found, pool = hidden
        t = tables[0]
        out, worths = np.zeros(move_numbers, dtype=np.int64), np.zeros(move_numbers, dtype=np.int64)
        rewards, values = np.zeros(house.seats, dtype=np.float64), np.zeros(moves.size, dtype=np.float64)
        chance = np.zeros(4, dtype=np.int64)
        side = side_number(seat, sides(house))
        made, left, worlds = 0, 0, 0.0
        for move in range(moves.size):
            left += int(lines[move, IN_QUESTION])
            worlds = max(worlds, lines[move, TRIED])
        while made < limits[WANTED] and worlds < limits[WORLDS] and (left > 1 or moves.size == 1):
            if not lay_world(base, rows, allowed, unseen, found, pool, table_bytes[1], rng):
                return -1
            copy_state(rng, chance)
            for move in range(moves.size):
                if lines[move, IN_QUESTION] == 0:
                    continue
                tables[0] = tables[1]
                copy_state(chance, rng)
                now = stretch(t, house)
                play(t, house, moves[move])
                stretches = limits[STRETCHES] - (1 if stretch(t, house) != now else 0)
                play_out(t, house, limits[POLICY], stretches, out, worths, rng)
                count_deal(t, house, rewards)
                values[move] = rewards[side]
                lines[move, TRIED] += 1
                lines[move, SUM] += values[move]
                lines[move, SQUARES] += values[move] * values[move]
                made += 1
            best = -1
            for move in range(moves.size):
                if lines[move, IN_QUESTION] == 0:
                    continue
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
            worlds = lines[best, TRIED]
            if worlds < FIRST_WORLDS:
                continue
            left = 0
            for move in range(moves.size):
                if lines[move, IN_QUESTION] == 0:
                    continue
                behind = pairs[best, move, LEAD] / worlds
                spread = max(0.0, pairs[best, move, LEAD_SQUARES] / worlds - behind * behind)
                if behind > BEHIND * math.sqrt(spread / worlds):
                    lines[move, IN_QUESTION] = 0
                else:
                    left += 1
        return made

    return compare
