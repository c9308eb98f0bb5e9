"""Reviews deals of two players, for the tables of docs/review.md.

    python benchmarks/reviews.py pisti --house seats=2 --players random,greedy --deals 60

It prints the points that each player gives away in a deal, and the skill of the first with its 95% interval. It also prints the standard
deviations of the first player's result and skill, and the time of a review. Seats change from deal to deal. A review has its budget in
worlds, and a clock only with --at-table.
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import replace

import numpy as np

import kahve
from kahve.bots import bot
from kahve.bots.review.advice import adviser, get_ready
from kahve.bots.review.reviews import quick_review, review, reviewing
from kahve.engine.table import Table


def main() -> None:
    """Play and review the deals, and print a line of figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--house", nargs="*", default=[])
    parser.add_argument("--players", required=True)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--simulations", type=int)
    parser.add_argument("--at-table", action="store_true", help="the budget of a review at a table, with its clock")
    options = parser.parse_args()
    values = dict(each.split("=", 1) for each in options.house)
    house = {name: int(value) if value.isdigit() else value for name, value in values.items()}
    game = kahve.game(options.game)
    players = [bot(name) for name in options.players.split(",")]
    get_ready(game)
    search = reviewing(replace(adviser(), simulations=options.simulations or adviser().simulations, milliseconds=None))
    if options.at_table:
        search = quick_review(adviser())
    given, skill, result, seconds, processor = [], [], [], [], []
    for deal in range(options.deals):
        table, chance = Table(game, game.settle(house)), random.Random(deal)
        table.deal(seed=deal)
        while table.turn >= 0:
            table.play(players[(table.turn + deal) % 2].choose(table.view(table.turn), table.moves, chance))
        if table.awaits_deal and not table.history[-1].sheet:
            continue  # a void deal
        began, busy = time.perf_counter(), time.process_time()
        review_of_deal = review(table, 1, search, seed=deal)
        seconds.append(time.perf_counter() - began)
        processor.append(time.process_time() - busy)
        first = review_of_deal.sides[deal % 2]
        given.append([review_of_deal.sides[(deal + at) % 2].given for at in (0, 1)])
        skill.append(first.play)
        result.append(first.result)
    error = 1.96 * np.std(skill, ddof=1) / len(skill) ** 0.5
    print(f"given away a deal: {np.mean(given, axis=0).round(1).tolist()}")
    print(f"skill of the first: {np.mean(skill):.1f} ({np.mean(skill) - error:.1f} to {np.mean(skill) + error:.1f})")
    print(f"standard deviations: of its result {np.std(result, ddof=1):.1f}, of its skill {np.std(skill, ddof=1):.1f}")
    print(f"seconds for a review: {np.median(seconds):.1f}, of the processor: {np.median(processor):.1f}")


if __name__ == "__main__":
    main()
