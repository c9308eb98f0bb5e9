"""Measures how often `--stop-when sign` is wrong and how many blocks it takes, for the tables of docs/laboratory.md.

    python benchmarks/stopping.py --runs 1000

The margins are drawn at random, with a mean of +1 or -1 points and a standard deviation of about ten. There are four kinds:

- normal margins,
- a bonus of 25 points in one block of ten, on one side only,
- a bonus of 60 points in one block of fifty, on one side only,
- 25 points in one block of five, on either side.

The test is of a margin of 1 against one of -1, with alpha and beta 0.05. It looks after every fourth block.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from kahve.lab import sequential
from kahve.lab.estimate import at_any_time, estimate
from kahve.lab.sequential import SignTest

Margins = NDArray[np.float64]

SHAPES: dict[str, Callable[[np.random.Generator, int], Margins]] = {
    "normal": lambda rng, size: rng.normal(0, 10, size),
    "25 points one block in ten": lambda rng, size: rng.normal(0, 5, size) + 25.0 * (rng.random(size) < 0.1) - 2.5,
    "60 points one block in fifty": lambda rng, size: rng.normal(0, 5, size) + 60.0 * (rng.random(size) < 0.02) - 1.2,
    "25 points on either side": lambda rng, size: rng.normal(0, 4, size) + rng.choice([-25.0, 0.0, 25.0], p=[0.1, 0.8, 0.1], size=size),
}
LONGEST, LOOK = 4000, 4


def played(test: SignTest, margins: Margins) -> tuple[str | None, int]:
    """The verdict of the test, and the number of blocks that it took."""
    for size in range(sequential.FEWEST_BLOCKS, len(margins) + 1, LOOK):
        verdict = test.of(margins[:size])
        if verdict is not None:
            return verdict, size
    return None, len(margins)


def main() -> None:
    """Run the test on each kind of margins and print the table."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--runs", type=int, default=1000)
    options.add_argument("--fewest", type=int, default=sequential.FEWEST_BLOCKS, help="the first look is after so many blocks")
    given = options.parse_args()
    runs, sequential.FEWEST_BLOCKS = given.runs, given.fewest
    test = SignTest(-1, 1)
    print("margins, wrong at +1, wrong at -1, blocks at +1, blocks at -1, interval missed at some look, plain interval missed at some look")
    for name, shape in SHAPES.items():
        rng = np.random.default_rng(1)
        figures: dict[float, tuple[float, float]] = {}
        for true, right in ((1.0, sequential.BETTER), (-1.0, sequential.NOT_BETTER)):
            results = [played(test, shape(rng, LONGEST) + true) for _ in range(runs)]
            figures[true] = float(np.mean([verdict != right for verdict, _ in results])), float(np.mean([size for _, size in results]))
        missed = plain = 0
        for _ in range(runs):
            margins = shape(rng, LONGEST)
            looks = [margins[:size] for size in range(sequential.FEWEST_BLOCKS, LONGEST + 1, 64)]
            missed += any(not (one := at_any_time(look, LONGEST)).low <= 0 <= one.high for look in looks)
            plain += any(not (one := estimate(look)).low <= 0 <= one.high for look in looks)
        (wrong, blocks), (wrong_below, blocks_below) = figures[1.0], figures[-1.0]
        print(
            f"{name}, {wrong:.1%}, {wrong_below:.1%}, {blocks:.0f}, {blocks_below:.0f}, {missed / runs:.1%}, {plain / runs:.1%}", flush=True
        )


if __name__ == "__main__":
    main()
