"""Measures how many observed steps a second a batch makes on one core: `python benchmarks/batch.py pisti --house seats=2`.

A step is one move of one game, with all that a learner gets of it. The move is checked against the mask and played. If the deal ends, it
is counted, and the next one is shuffled and dealt. The observation of the next seat to move, its mask, the rewards, the ends and a random
legal move are written. The moves are those random moves, handed back from Python.

Compiling and the first deals are not counted. Figures are medians of several short runs, by the processor's clock and by the wall clock.
The runs are taken in turn with random play that nobody observes (`kahve bench`). So the ratio holds when the machine is busy.
"""

from __future__ import annotations

import argparse
import statistics
import time

from kahve.engine.machine import machine
from kahve.lab.batch import Batch
from kahve.lab.bench import plays_a_second


def steps_a_second(batch: Batch, seconds: float, *, check: bool) -> tuple[float, float]:
    """Steps a second of all games together, by the processor's clock and by the wall clock."""
    steps, wall, processor = 0, time.perf_counter(), time.process_time()
    while True:
        for _ in range(10):
            batch.step(batch.random_moves, check=check)
        steps += 10 * len(batch)
        if time.perf_counter() - wall >= seconds:
            return steps / (time.process_time() - processor), steps / (time.perf_counter() - wall)


def plain_plays_a_second(batch: Batch, seconds: float) -> float:
    """Plays a second of random play without observations, by the processor's clock."""
    wall, processor = time.perf_counter(), time.process_time()
    speed = plays_a_second(machine(batch.game), batch.house, seconds)
    return speed * (time.perf_counter() - wall) / (time.process_time() - processor)


def row_text(name: str, house: dict[str, str], batch: Batch, without: list[str]) -> str:
    """The first line of the output: the game, the house rules and the size of an observation."""
    observation, left_out = batch.observation, " ".join(without) or "nothing"
    entries = (
        f"{observation.numbers} numbers of 32 bits and {observation.cards} of 8, left out {left_out}; a mask has {batch.mask.shape[1]}"
    )
    return f"{name} {house}: an observation has {entries}"


def main() -> None:
    """Measure batches of several sizes and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--house", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--without", nargs="*", default=[], metavar="PART", help="parts of the observation to leave out")
    parser.add_argument("--games", type=int, nargs="*", default=[256, 1024, 4096])
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.3, help="of one run")
    wanted = parser.parse_args()
    house = dict(row.split("=", 1) for row in wanted.house)
    batches = [Batch(wanted.game, games, house=house, seed=1, without=wanted.without, threads=wanted.threads) for games in wanted.games]
    print(row_text(wanted.game, house, batches[0], wanted.without))
    measured: dict[tuple[int, bool], list[tuple[float, float]]] = {}
    plain: list[float] = []
    plain_plays_a_second(batches[0], 0.0)
    for _ in range(wanted.rounds):
        plain.append(plain_plays_a_second(batches[0], wanted.seconds))
        for batch in batches:
            for check in (True, False):
                measured.setdefault((len(batch), check), []).append(steps_a_second(batch, wanted.seconds, check=check))
    middle, best = statistics.median(plain) / 1e6, max(plain) / 1e6
    print(f"random play, nobody observing: {middle:.1f} million plays a second ({best:.1f} the quickest run)")
    for (games, check), speeds in measured.items():
        processor, wall = (statistics.median(kind) / 1e6 for kind in zip(*speeds, strict=True))
        best = max(by_processor for by_processor, _ in speeds) / 1e6
        part = statistics.median(by_processor / other for (by_processor, _), other in zip(speeds, plain, strict=True))
        speed = f"{processor:5.1f} million steps a second ({best:.1f} the quickest run; {wall:.1f} on the wall), {part:.2f} of random play"
        print(f"{games:6d} games, moves {'checked' if check else 'not checked':11s}: {speed}")


if __name__ == "__main__":
    main()
