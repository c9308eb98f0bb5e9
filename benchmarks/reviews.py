"""Reviews deals of two players, for the tables of docs/review.md.

    python benchmarks/reviews.py pisti --house seats=2 --players random,greedy --deals 60

It prints the points that each player gives away in a deal, and the skill of the first with its 95% interval. It also prints the standard
deviations of the first player's result and skill, and the time of a review. Seats change from deal to deal. A review has its budget in
worlds, and no clock.

    python benchmarks/reviews.py pisti --house seats=2 --players casual,greedy --deals 200 --truth 20

With --truth it also prints what is there of the points that a review says. Where a move was not the best, the better one is made too, in
the deal as it truly was. Club players play on from both, so many times.
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import replace

import numpy as np

import kahve
from kahve.bots import bot
from kahve.bots.advice import adviser, get_ready
from kahve.bots.par import par
from kahve.bots.review import Review, review
from kahve.engine.table import Table

BINS = (0.0, 0.5, 1.0, 2.0, 4.0, np.inf)
"""The edges of the bins of points said to be given away, the upper edge included."""


def truths(table: Table, number: int, found: Review, times: int, seed: int) -> list[tuple[float, float]]:
    """For each move that was not the best, the points that it is said to give away, and those that it truly gave away."""
    again = Table(table.game, table.house, dealer=table.first_dealer)
    for dealt in table.history[: number - 1]:
        again.deal(dealt.order)
        for _, text in dealt.turns:
            again.play(text)
    again.deal(table.history[number - 1].order)
    judged, pairs = iter(found.judged), []
    for seat, text in table.history[number - 1].turns:
        for move in again.read_turn(text):
            if len(again.moves) > 1:
                verdict = next(judged)
                if verdict.made.turn != verdict.best.turn:
                    brought = [brought_by(again, each.turn[0], times, seed) for each in (verdict.best, verdict.made)]
                    pairs.append((verdict.given, brought[0][again.side_of(seat)] - brought[1][again.side_of(seat)]))
            again.play(move)
    return pairs


def brought_by(table: Table, move: int, times: int, seed: int) -> list[float]:
    """What each side makes of the deal on average after this move, when club players play on."""
    going_on = kahve.position(table.game.name, str(table))
    going_on.play(move)
    means: list[float] = np.mean(par(going_on, times, seed), axis=0).tolist()
    return means


def show_truths(pairs: list[tuple[float, float]]) -> None:
    """Print a row for each bin: decisions, points said and true a decision, and the 95% interval of those."""
    said, true = np.array(pairs).T
    print("said | decisions | said, mean | true, mean | 95% interval")
    for low, high in zip((-np.inf, *BINS), BINS, strict=False):
        of_bin = (said > low) & (said <= high)
        if of_bin.any():
            error = 1.96 * true[of_bin].std(ddof=1) / of_bin.sum() ** 0.5 if of_bin.sum() > 1 else np.nan
            name = "not told apart" if high == 0 else f"{low:g} to {high:g}"
            mean = true[of_bin].mean()
            print(f"{name} | {of_bin.sum()} | {said[of_bin].mean():.2f} | {mean:.2f} | {mean - error:.2f} to {mean + error:.2f}")
    told = said > 0
    share = true[told].sum() / said[told].sum()
    error = 1.96 * (true[told] - share * said[told]).std(ddof=1) / told.sum() ** 0.5 / said[told].mean()
    print(f"share of the truth in what is said: {share:.2f} ({share - error:.2f} to {share + error:.2f})")


def main() -> None:
    """Play and review the deals, and print a line of figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--house", nargs="*", default=[])
    parser.add_argument("--players", required=True)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--truth", type=int, default=0, metavar="TIMES")
    parser.add_argument("--simulations", type=int, default=adviser().simulations)
    asked = parser.parse_args()
    values = dict(each.split("=", 1) for each in asked.house)
    house = {name: int(value) if value.isdigit() else value for name, value in values.items()}
    game = kahve.game(asked.game)
    players = [bot(name) for name in asked.players.split(",")]
    get_ready(game)
    search = replace(adviser(), simulations=asked.simulations, milliseconds=None)
    given, skill, result, seconds = [], [], [], []
    pairs: list[tuple[float, float]] = []
    for deal in range(asked.deals):
        table, chance = Table(game, game.settle(house)), random.Random(deal)
        table.deal(seed=deal)
        while table.turn >= 0:
            table.play(players[(table.turn + deal) % 2].choose(table.view(table.turn), table.moves, chance))
        if table.awaits_deal and not table.history[-1].sheet:
            continue  # a void deal
        began = time.perf_counter()
        found = review(table, 1, search, seed=deal)
        seconds.append(time.perf_counter() - began)
        pairs += truths(table, 1, found, asked.truth, deal) if asked.truth else []
        first = found.sides[deal % 2]
        given.append([found.sides[(deal + at) % 2].given for at in (0, 1)])
        skill.append(first.play)
        result.append(first.result)
    error = 1.96 * np.std(skill, ddof=1) / len(skill) ** 0.5
    print(f"given away a deal: {np.mean(given, axis=0).round(1).tolist()}")
    print(f"skill of the first: {np.mean(skill):.1f} ({np.mean(skill) - error:.1f} to {np.mean(skill) + error:.1f})")
    print(f"standard deviations: of its result {np.std(result, ddof=1):.1f}, of its skill {np.std(skill, ddof=1):.1f}")
    print(f"seconds for a review: {np.median(seconds):.1f}")
    if pairs:
        show_truths(pairs)


if __name__ == "__main__":
    main()
