"""Compares the levels with `greedy`, game by game, for docs/bots.md and docs/data/levels.csv.

    python benchmarks/levels.py --deals 4000

It prints points a deal more than `greedy` and the share of deals won, with 95% intervals. The cards are the same in every seating.
"""

from __future__ import annotations

import argparse

from kahve.bots.levels import LEVELS
from kahve.engine.game import Game
from kahve.engine.house import HouseError
from kahve.games import all_games
from kahve.lab.estimate import Estimate
from kahve.lab.simulate import simulate

BELOW = [level.name for level in LEVELS[: [level.name for level in LEVELS].index("greedy")]]
"""The levels that are weaker than `greedy`."""
SEATS = (2, 4, 3)
"""The first of these that a game allows is what it is played with."""


def written(found: Estimate, unit: float, places: int) -> str:
    """A mean with its interval as text. unit: by which it is multiplied."""
    return f"{unit * found.mean:.{places}f} ({unit * found.low:.{places}f} to {unit * found.high:.{places}f})"


def seats_are_allowed(game: Game, seats: int) -> bool:
    """Whether a game can be played by this number of people."""
    try:
        game.settle({"seats": seats})
    except HouseError:
        return False
    return True


def main() -> None:
    """Print a row for each game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--games", nargs="*")
    asked = parser.parse_args()
    print("| game |", " | ".join(f"`{level}`" for level in BELOW), "|")
    print("| --- |" + " --- |" * len(BELOW))
    for game in all_games():
        if asked.games and game.name not in asked.games:
            continue
        seats = next(seats for seats in SEATS if seats_are_allowed(game, seats))
        cells = []
        for level in BELOW:
            players = [level, *["greedy"] * (2 if seats == 3 else 1)]
            found = simulate(game, {"seats": seats}, players, asked.deals, seed=7)
            margin, won = found.margin(level, "greedy"), found.wins(level)
            cells.append(f"{written(margin, 1, 2)}; {written(won, 100, 0)}%")
        print(f"| {game.title}, {seats} seats |", " | ".join(cells), "|", flush=True)


if __name__ == "__main__":
    main()
