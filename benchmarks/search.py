"""Measures simulations a second of the search on one core, at the first choice of a deal and over a whole deal that it plays.

    python benchmarks/search.py pisti --house seats=2

It measures trees, and moves compared in the same worlds. Each is measured with greedy play and with random play of the rest. The last row
looks as far as `master` does.
"""

from __future__ import annotations

import argparse
import statistics

import kahve
from kahve.bots.search.searcher import Search, think
from kahve.engine.table import Table


def rates(table: Table, search: Search) -> list[float]:
    """Simulations a second at every choice of a deal in which the search plays all seats."""
    measured = []
    while table.turn >= 0:
        moves = table.moves
        move = moves[0]
        if len(moves) > 1:
            thought = think(table.view(table.turn), moves, search, seed=1)
            measured.append(thought.simulations / thought.seconds)
            move = thought.best
        table.play(move)
    return measured


def main() -> None:
    """Measure each kind of search in turn, in the same deals, and print the rates."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--house", nargs="*", default=[])
    parser.add_argument("--milliseconds", type=float, default=50)
    parser.add_argument("--deals", type=int, default=3)
    options = parser.parse_args()
    values = dict(each.split("=", 1) for each in options.house)
    house = {name: int(value) if value.isdigit() else value for name, value in values.items()}
    game = kahve.game(options.game)
    ways = {
        f"{observers}, {rest}": Search(milliseconds=options.milliseconds, observers=observers, rest=rest)
        for observers in ("single", "multiple")
        for rest in ("greedy", "random")
    }
    for rest in ("greedy", "random"):
        ways[f"same worlds, {rest}"] = Search(milliseconds=options.milliseconds, depth=1, rest=rest)
    if game.judgement.says("stretch"):
        ways[f"same worlds, greedy, {game.judgement.reach} stretches"] = Search(milliseconds=options.milliseconds, depth=1, stretches=0)
    for search in ways.values():
        table = Table(game, game.settle(house), compiled=True)
        table.deal(seed=1)
        think(table.view(table.turn), table.moves, search, seed=1)
    for name, search in ways.items():
        first, whole = [], []
        for seed in range(1, options.deals + 1):
            table = Table(game, game.settle(house), compiled=True)
            table.deal(seed=seed)
            result = rates(table, search)
            first.append(result[0])
            whole.append(statistics.mean(result))
        print(
            f"{name}: {statistics.median(first):,.0f} simulations a second at the first choice, {statistics.median(whole):,.0f} over a deal"
        )


if __name__ == "__main__":
    main()
