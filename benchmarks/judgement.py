"""Learns the numbers by which an expert judges the melding games (`kahve.games.melding.judgement`) from deals against itself.

    python benchmarks/judgement.py --minutes 30 --out numbers.json
    python benchmarks/judgement.py --alone --minutes 30 --out alone.json

Every number takes a step up or down by the toss of a coin. The result plays some hundred deals against the judgement with all steps
reversed, with the same cards in both seatings. Every number then moves a little in the direction that won, in proportion to the points.
This is SPSA (Spall, "Multivariate Stochastic Approximation Using a Simultaneous Perturbation Gradient Approximation", 1992).

The result is the mean of the numbers over the second half of the time (Polyak and Juditsky, 1992). Now and then it plays the club player
on cards that it does not learn from. With --start it goes on from a file.

The numbers of the house are constants of the compiled code. Here they are read from a place in memory, so nothing is compiled again when
they change. The compiled code is kept in a folder of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from pathlib import Path
from typing import Any

os.environ["KAHVE_CACHE"] = str(Path(tempfile.gettempdir()) / "kahve-judgement")

import numpy as np

import kahve
from kahve.bots.rollout import EXPERT, GREEDY
from kahve.cards import dialect
from kahve.cards.shuffle import generator
from kahve.engine.machine import machine
from kahve.games.melding import judgement
from kahve.lab.loops import loops_of, play_seating, shuffled

TABLES = (("hand_and_foot", 4, 300), ("hand_knee_and_foot", 4, 200), ("hand_and_foot", 2, 400), ("hand_knee_and_foot", 2, 300))
"""The tables that are played in turn: a game, its seats, and the number of orders."""
EXAMS = (("hand_and_foot", 4, 800), ("hand_knee_and_foot", 4, 500), ("hand_and_foot", 2, 800), ("hand_knee_and_foot", 2, 500))
EXAM_EVERY = 200
STEP = 0.2
"""The size of a step, as a share of the club player's number."""
STEPS = {"HOLDING": 10, "OUT_NOW": 50, "TAKING": 40, "KEEPING_PAIRS": 5, "FLOATING": 20, "LAYING": 5, "RACE": 8, "SOON": 30}
"""The size of a step of these numbers, which may be about 0."""
SIGNED = ("HOLDING", "OUT_NOW", "TAKING", "JUNK", "KEEPING_PAIRS", "LAYING", "RACE", "NEED_DIRTY")
"""The numbers that may be below 0."""
OF_A_HUNDRED = ("NOT_DOWN", "OPEN_PAIRS", "PASSED")
OF_A_THOUSAND = ("CAUGHT_SURE", "CAUGHT_LATE", "CAUGHT_READY", "CAUGHT_FEW", "CAUGHT_NEAR")
"""The numbers that are a share, from 0 to 1."""


def margins(name: str, seats: int, seed: int, orders: int) -> np.ndarray:
    """What the second row makes more than the first, in points a deal, for each order: the mean of both seatings."""
    game = kahve.game(name)
    house, engine, loops = game.settle({"seats": seats}), machine(game), loops_of(game, True)
    rngs = np.asarray(generator(seed))[np.newaxis]
    dealt = shuffled(engine, loops, house, rngs, orders)
    total = game.rules.items.index("total")
    found = np.zeros(orders)
    for seating in (0, 1):
        points = np.asarray(play_seating(engine, loops, house, [EXPERT, GREEDY], seating, rngs, dealt)[0])[:, :, total]
        found += (points[:, seating] - points[:, 1 - seating]) / 2.0
    return found


def main() -> None:
    """Learn for the given time and write the numbers by name."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--alone", action="store_true", help="for those without a partner: two play")
    parser.add_argument("--rate", type=float, default=6e-4, help="steps for each point of a margin")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    live = judgement.JUDGED
    dialect.LIVE[judgement.judged] = live
    tables, exams = ([table for table in every if (table[1] == 2) == asked.alone] for every in (TABLES, EXAMS))
    expert = judgement.EXPERT_ALONE if asked.alone else judgement.EXPERT
    rows = ("CLUB", "EXPERT", "EXPERT_ALONE", "HOME")
    columns = {number: name for name, number in vars(judgement).items() if isinstance(number, int) and name not in rows}
    names = [columns[number] for number in range(len(columns))]
    club = judgement.JUDGED[judgement.CLUB].astype(float)
    step = np.array([STEPS.get(name, max(1.0, STEP * abs(club[at]))) for at, name in enumerate(names)])
    low = np.array([-1000.0 if name in SIGNED else 0.0 for name in names])
    high = np.array([100.0 if name in OF_A_HUNDRED else 1000.0 if name in OF_A_THOUSAND else 10_000.0 for name in names])

    def numbers(at: Any) -> Any:
        return np.clip(np.rint(club + step * at), low, high)

    at = np.zeros(len(names))
    if asked.start is not None:
        begun = json.loads(asked.start.read_text(encoding="utf-8"))
        at = (np.array([begun[name] for name in names]) - club) / step
    coins = np.random.default_rng(asked.seed)
    began, rounds, gone = time.monotonic(), 0, 0.0
    mean, late = at, 0
    while gone < 1:
        name, seats, orders = tables[rounds % len(tables)]
        way = coins.choice([-1.0, 1.0], len(names))
        live[expert], live[judgement.CLUB] = numbers(at + way), numbers(at - way)
        won = margins(name, seats, (asked.seed << 32) + rounds, orders).mean()
        at = np.clip(at + asked.rate * (1 - 0.7 * gone) * won / 2 * way, (low - club) / step, (high - club) / step)
        rounds += 1
        late = late + 1 if gone > 0.5 else 0
        mean = mean + (at - mean) / late if late else at
        gone = (time.monotonic() - began) / (60 * asked.minutes)
        if rounds % EXAM_EVERY == 0 or gone >= 1:
            live[expert], live[judgement.CLUB] = numbers(mean), club
            for game, seats, orders in exams:
                more = margins(game, seats, 77, orders)
                error = 1.96 * more.std(ddof=1) / orders**0.5
                print(
                    f"{rounds} rounds: {game}, {seats} seats: {more.mean():.0f} more than the club player, give or take {error:.0f}",
                    flush=True,
                )
            asked.out.write_text(json.dumps(dict(zip(names, numbers(mean).astype(int).tolist(), strict=True)), indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
