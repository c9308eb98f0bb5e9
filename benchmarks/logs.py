"""How many deals a second `kahve simulate --out` writes and `kahve replay` referees, by a call a deal and a call a move.

Greedy plays against random players, and the time is that of the processor, on one core. What is compiled was compiled before. A call a
move gets the first tenth of the deals, because it is so much slower.

    python benchmarks/logs.py pisti basra hand_and_foot quist soup --deals 10000
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

import kahve
from kahve.engine.log import Referee, matches
from kahve.games import GAMES
from kahve.lab.deal_loops import usual_players
from kahve.lab.simulate import simulate

HOUSES = {"pile": {"seats": 2}, "floor": {"seats": 2}, "melding": {"seats": 2}}
"""The house rules of a family; those of other families are the usual ones."""


def main() -> None:
    """Read the command line, and print a row for each game."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--deals", type=int, default=10_000, help="the deals of a game")
    wanted = parser.parse_args()
    print("| game | written | a call a move | refereed | a call a move |\n| --- | --- | --- | --- | --- |")
    for name in wanted.games:
        print(f"| {name} | " + " | ".join(f"{speed:,.0f}" for speed in speeds(name, wanted.deals)) + " |", flush=True)


def speeds(name: str, deals: int) -> list[float]:
    """Deals a second, written and then refereed, each by a call a deal and by a call a move."""
    game = kahve.game(name)
    house = HOUSES.get(game.family, {})
    players, results = usual_players(game, game.settle(house)), list[float]()
    with tempfile.TemporaryDirectory() as folder:

        def write(number: int, file: str) -> list[str]:
            path = Path(folder) / file
            simulate(game, house, players, number, 1, out=path, workers=1)
            return path.read_text(encoding="utf-8").splitlines(keepends=True)

        write(len(players), "ready")
        results.append(speed(lambda: write(deals, "deals"), deals))
        with patch("kahve.lab.simulate.retracer_of", lambda game: None):
            results.append(speed(lambda: write(deals // 10, "plain"), deals // 10))
        lines = write(deals, "again")
    few = [line for _, match in list(matches(lines))[: deals // 10] for line in match]
    referee(lines[:2], compiled=True)
    results.append(speed(lambda: referee(lines, compiled=True), deals))
    results.append(speed(lambda: referee(few, compiled=False), deals // 10))
    return results


def referee(lines: list[str], *, compiled: bool) -> None:
    """Referee the matches of a file."""
    one = Referee(kahve.game, compiled=compiled)
    for first, match in matches(lines):
        one.replay(match, first)


def speed(work: Callable[[], object], deals: int) -> float:
    """How many deals a second of the processor this work does."""
    start = time.process_time()
    work()
    return deals / (time.process_time() - start)


if __name__ == "__main__":
    main()
