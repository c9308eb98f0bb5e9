"""Measures how long a random play takes in several games, relative to the first: `python benchmarks/in_turn.py pisti basra pastra`.

`kahve bench` measures one game after another by the wall clock. Here each game plays a few deals in turn, for many rounds, by the
processor's clock. So the other work of the machine falls on all games alike. There are two seats, and the figures are medians.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable

import numpy as np

import kahve
from kahve.cards.shuffle import generator
from kahve.engine.machine import machine


def player(name: str) -> Callable[[int], float]:
    """A function that plays a number of random deals of a game and returns the nanoseconds of a play."""
    game = kahve.game(name)
    engine, house = machine(game), game.settle({"seats": 2})
    tables, blank, out, rng = game.rules.layout.new(), game.rules.layout.new(), engine.moves_array(), generator(1)
    order = np.array(game.rules.deck(house).cards, dtype=np.int8)

    def played(deals: int) -> float:
        begun = time.process_time_ns()
        plays = engine.random_deals(tables, blank, house, order, rng, out, deals)
        return (time.process_time_ns() - begun) / int(plays)

    return played


def main() -> None:
    """Measure the games in turn and print the medians and their ratios to the first game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=400)
    wanted = parser.parse_args()
    players = [player(name) for name in wanted.games]
    for play in players:
        play(wanted.deals)
    rounds = [[play(wanted.deals) for play in players] for _ in range(wanted.rounds)]
    for name, spent in zip(wanted.games, zip(*rounds, strict=True), strict=True):
        times = statistics.median(own / first[0] for own, first in zip(spent, rounds, strict=True))
        print(f"{name}: {statistics.median(spent):.1f} ns a play, {times:.2f} times {wanted.games[0]}")


if __name__ == "__main__":
    main()
