"""Plays whole matches between neighbours from club player to master: `python benchmarks/rungs.py pisti soup --matches 300`.

A row has the share of matches that a level wins against the one below, its 95% interval and its processor time. The last row of a game
is master against the club player. The sides sit in every order. At a table of three one of the two players sits twice, and each pair of the
two counts. Master has no clock here, but `--worlds` imagined deals. A level between draws for each move like whom it plays.
"""

from __future__ import annotations

import argparse
import random
import time

import numpy as np
from levels import row, seats_of, title_of

import kahve
from kahve.engine.game import Game
from kahve.games.mistakes import THOUSAND
from kahve.games.rungs import USUAL, rungs_of
from kahve.lab.batch import Batch
from kahve.lab.estimate import Estimate, share
from kahve.lab.opponents import Opponents

SEED = 1017


def searching(worlds: int) -> str:
    """Master's search with this number of imagined deals for each choice, and no clock."""
    return f"search:worlds={worlds},depth=1,stretches=0,width=12,trust=1,belief=game,rest=game"


def ahead(game: Game, seats: int, first: float, other: float, matches: int, worlds: int) -> Estimate:
    """The share of matches in which one player ends ahead of another, a level match shared.

    first, other: the shares of moves that each makes like master.
    """
    house, search, chance = {"seats": seats}, searching(worlds), np.random.default_rng(SEED)
    batch, players, rng = Batch(game, matches, house=house, seed=SEED, episode="match"), Opponents(), random.Random(SEED)
    sides = game.rules.sides(batch.house)
    seatings = [[side == alone for side in range(sides)] for alone in range(sides)]
    seatings += [[not each for each in seating] for seating in seatings] if sides > 2 else []
    is_first = np.array([[seatings[row % len(seatings)][seat % sides] for seat in range(seats)] for row in range(matches)])
    totals, over = np.zeros((matches, seats)), np.zeros(matches, dtype=np.bool_)
    while not over.all():
        moves = batch.random_moves.copy()
        turns = is_first[np.arange(matches), batch.turns]
        as_master = ~over & (chance.random(matches) < np.where(turns, first, other))
        for name, theirs in ((search, as_master), ("greedy", ~over & ~as_master)):
            rows = np.flatnonzero(theirs)
            if rows.size:
                moves[rows] = players.moves(name, batch, rows, rng)
        batch.step(moves, check=False)
        totals[~over] += batch.rewards[~over]
        over |= batch.ends
    shares = []
    for number in range(matches):
        points = totals[number, :sides]
        mine, theirs = points[is_first[number, :sides]], points[~is_first[number, :sides]]
        shares.append(np.mean((1 + np.sign(mine[:, np.newaxis] - theirs)) / 2))
    return share(np.array(shares))


def main() -> None:
    """Print the rows of the games that are named."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="+")
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--worlds", type=int, default=48, help="what master has")
    parser.add_argument(
        "--levels", nargs="+", default=[*USUAL, "master"], choices=[*USUAL, "master"], help="whose rows; those of master take longest"
    )
    options = parser.parse_args()
    for game in map(kahve.game, options.games):
        seats = options.seats or seats_of(game)
        shares = {"greedy": 0.0, **{name: share / THOUSAND for name, share in rungs_of(game.name).items()}, "master": 1.0}
        steps = list(shares)
        for stronger, weaker in [*zip(steps[1:], steps), ("master", "greedy")]:
            if stronger not in options.levels:
                continue
            began = time.process_time()
            won = ahead(game, seats, shares[stronger], shares[weaker], options.matches, options.worlds)
            spent = time.process_time() - began
            print(f"{title_of(game)},{seats},{stronger},{weaker},{row(won, 100, 1)},{options.matches},{spent:.0f} s", flush=True)


if __name__ == "__main__":
    main()
