"""Measures a player against a pool, with a club player beside it: `python benchmarks/strangers.py hand_and_foot --deals 120`.

A row has how many points a deal the player makes more than somebody of the pool. Then it has how many the club player makes more with the
same cards, and the difference. Each has a 95% interval, and seats are changed. Whoever is strong against relatives alone has a small
difference against `plain`.
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

import kahve
from kahve.lab.deal_loops import fewest_players
from kahve.lab.estimate import Estimate, estimate
from kahve.lab.match import Match, matched
from kahve.lab.results import points_and_wins
from kahve.lab.run import run


def interval(mean: Estimate) -> str:
    """A mean with its interval."""
    return f"{mean.mean:.2f} ({mean.low:.2f} to {mean.high:.2f})"


def margins(match: Match, deals: int) -> NDArray[np.float64]:
    """The points a deal by which the first player is better than the others in each block, shape (blocks,)."""
    points = points_and_wins(match.game, run(match, deals).played)[:, : len(match.players)]
    over: NDArray[np.float64] = (points[:, 0] - points[:, 1:].mean(axis=1)) / match.sides
    return -over if match.game.rules.low_wins else over


def main() -> None:
    """Print a row for each player of the pool."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--player", default="master")
    parser.add_argument("--pool", nargs="+", default=["plain", "greedy", "expert", "kahve.lab.yardsticks:MonteCarlo48"])
    parser.add_argument("--deals", type=int, default=120)
    parser.add_argument("--seed", type=int, default=5)
    options = parser.parse_args()
    game, house = kahve.game(options.game), {"seats": options.seats}
    others = fewest_players(game, game.settle(house)) - 1
    for other in options.pool:
        own, club = (
            margins(matched(game.name, house, [player, *[other] * others], options.seed), options.deals)
            for player in (options.player, "greedy")
        )
        rows = {options.player: own, "club player": club, "difference": own - club}
        print(f"over {other}:", ", ".join(f"{name} {interval(estimate(row))}" for name, row in rows.items()), flush=True)


if __name__ == "__main__":
    main()
