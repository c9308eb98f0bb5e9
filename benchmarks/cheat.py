"""Asks what a cheat who sees all cards makes over club players: so much there is to win by looking one move ahead.

    python benchmarks/cheat.py quist turtle --deals 400

The cheat tries each of its moves in the deal as it truly is, hands and stock and all. Club players play every seat on to the end. It makes
the move that brings its side most; of level moves the one that a club player makes, if that is among them.

In each deal every side is the cheat's once, with the same cards, and club players have the others. The tables have the fewest seats of the
game. Points are those that the cheat's side makes more than the others do on average. Where low scores win the sign is reversed.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

import kahve
from kahve.bots.players.rollout import GREEDY, LONGEST, count_kernel, greatest, play_out_kernel, weigh_kernel
from kahve.bots.players.settings import TO_THE_END
from kahve.cards.arrays import FLOAT64, INT64, zeros
from kahve.cards.shuffle import copy_state, generator
from kahve.engine.game import Game
from kahve.engine.loops import legal_rule, side_number
from kahve.engine.machine import machine
from kahve.engine.match_record import PLAY
from kahve.engine.table import Table
from kahve.games import GAMES
from kahve.lab.estimate import Estimate, estimate


def make_cheated(game: Game) -> Callable[..., Any]:
    """`cheated(tables, house, side, rewards, rng)`: play the deal of tables[0] to its end; this side cheats.

    tables: shape (2,); the second is room to try a move in. rewards: shape (sides,) at least, filled with what each side makes more.
    """
    play, listed, sides, weigh_moves = game.rules.play, legal_rule(game), game.rules.sides, weigh_kernel(game)
    play_out, count_deal = play_out_kernel(game), count_kernel(game)
    move_numbers, club, to_the_end, longest = game.rules.move_numbers, GREEDY, TO_THE_END, LONGEST

    def cheated(tables: Any, house: Any, side: int, rewards: Any, rng: Any) -> None:
        t, tried = tables[0], tables[1]
        moves, out, worths = zeros(move_numbers, INT64), zeros(move_numbers, INT64), zeros(move_numbers, INT64)
        chance, count, moves_played = zeros(4, INT64), sides(house), 0
        while t.phase == PLAY and moves_played < longest:
            number = listed(t, house, moves)
            if number == 0:
                break
            weigh_moves(t, house, moves, number, worths)
            chosen = greatest(worths, number, rng)
            if number > 1 and side_number(t.turn, count) == side:
                copy_state(rng, chance)
                best, habit = 0.0, chosen
                for step in range(number):
                    # First what a club player would do: another move has to bring more.
                    place = habit if step == 0 else step - 1 if step <= habit else step
                    tables[1] = tables[0]
                    copy_state(chance, rng)
                    play(tried, house, moves[place])
                    play_out(tried, house, club, to_the_end, out, worths, rng)
                    count_deal(tried, house, rewards)
                    if step == 0 or rewards[side] > best:
                        best, chosen = rewards[side], place
            play(t, house, moves[chosen])
            moves_played += 1
        count_deal(t, house, rewards)

    return cheated


@cache
def cheated_loop(game: Game) -> Callable[..., Any]:
    """The compiled form of `make_cheated`."""
    return machine(game).ready(make_cheated(game))


def gain(game: Game, house: Any, deals: int, seed: int) -> Estimate:
    """What the cheat makes more than club players, in points a deal."""
    sides = int(game.rules.sides(house))
    means = np.zeros(deals)
    for deal in range(deals):
        table, again = Table(game, house), 0
        table.deal(seed=seed + deal)
        while table.awaits_deal:
            again += 1
            table.deal(seed=seed + deal + again * 10**9)
        brought = []
        for side in range(sides):
            tables, rewards = game.rules.layout.new(2), zeros(house.seats, FLOAT64)
            tables[0] = table.record
            cheated_loop(game)(tables, house, side, rewards, generator(seed + deal))
            brought.append(float(rewards[side]))
        means[deal] = sum(brought) / sides
    return estimate(means)


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description="What a cheat who sees all cards makes over club players.")
    parser.add_argument("games", nargs="+", choices=tuple(GAMES), metavar="GAME")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print("game | seats | deals | points more | 95% interval")
    for name in given.games:
        game = kahve.game(name)
        seats = next(min(option.allowed, default=option.low) for option in game.options if option.name == "seats")
        gained = gain(game, game.settle({"seats": seats}), given.deals, given.seed)
        print(f"{game.title} | {seats} | {gained.blocks} | {gained.mean:.2f} | {gained.low:.2f} to {gained.high:.2f}", flush=True)


if __name__ == "__main__":
    main()
