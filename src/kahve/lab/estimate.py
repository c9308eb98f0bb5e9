"""Figures that say how sure they are.

A block is one order of the pack, dealt once for every seating of the players; its deals share their cards, so they count as one sample.
All intervals here are of 95% and come from the means of whole blocks (docs/laboratory.md has the formulas and their sources).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]

NORMAL = 1.959963984540054
"""How many standard errors on each side of the mean hold 95% of a normal distribution."""


@dataclass(frozen=True)
class Estimate:
    """A mean with its standard error and its 95% interval from `low` to `high`; all but the mean are nan where there is one block only."""

    mean: float
    error: float
    blocks: int
    low: float
    high: float

    def __neg__(self) -> Estimate:
        """The same figure counted the other way."""
        return Estimate(-self.mean, self.error, self.blocks, -self.high, -self.low)


def estimate(samples: Samples) -> Estimate:
    """The mean of independent samples with Student's interval.

    samples: shape (blocks,).

    >>> found = estimate(np.array([1.0, 3.0, 2.0]))
    >>> found.mean, round(found.low, 2), round(found.high, 2)
    (2.0, -0.47, 4.47)
    """
    mean, error = mean_and_error(samples)
    reach = student(len(samples) - 1) * error
    return Estimate(mean, error, len(samples), mean - reach, mean + reach)


def share(samples: Samples) -> Estimate:
    """A share of all deals with Wilson's interval, which stays between 0 and 1 and is right where next to none or nearly all are counted.

    samples: shape (blocks,), the share in each block. Blocks of several deals count as so many single deals as their variance says.

    >>> found = share(np.zeros(100))
    >>> found.mean, found.low, round(found.high, 3)
    (0.0, 0.0, 0.037)
    """
    mean, error = mean_and_error(samples)
    size, spread = float(len(samples)), mean * (1 - mean)
    if len(samples) < 2:
        return Estimate(mean, error, len(samples), math.nan, math.nan)
    if spread > 1e-12:
        if error == 0:
            return Estimate(mean, error, len(samples), mean, mean)
        size = spread / error**2
    shrink = 1 + NORMAL**2 / size
    middle = (mean + NORMAL**2 / (2 * size)) / shrink
    reach = NORMAL / shrink * math.sqrt(max(spread, 0.0) / size + NORMAL**2 / (4 * size**2))
    return Estimate(mean, error, len(samples), max(0.0, min(mean, middle - reach)), min(1.0, max(mean, middle + reach)))


def at_any_time(samples: Samples, planned: int) -> Estimate:
    """The mean with an interval that holds however the time to stop was chosen: a confidence sequence, wider than Student's.

    planned: the most blocks that were to be played, settled before the first; a tenth of them is where the sequence is narrowest for its
    kind.

    >>> played = np.array([1.0, 3.0] * 500)
    >>> at_any_time(played, 10_000).low < estimate(played).low
    True
    """
    mean, error = mean_and_error(samples)
    size, miss = len(samples), 0.05
    aim = max(2.0, planned / 10)
    scale = (2 * math.log(1 / miss) + math.log(2 * math.log(1 / miss)) + 1) / aim  # rho squared
    reach = math.sqrt(2 * (size * scale + 1) / (size * scale) * math.log(math.sqrt(size * scale + 1) / miss)) * error if size else math.nan
    return Estimate(mean, error, size, mean - reach, mean + reach)


def mean_and_error(samples: Samples) -> tuple[float, float]:
    """The mean and its standard error; nan where there are too few samples for one."""
    size = len(samples)
    error = float(samples.std(ddof=1)) / math.sqrt(size) if size > 1 else math.nan
    return (float(samples.mean()) if size else math.nan), error


def student(freedom: int) -> float:
    """How many standard errors on each side of the mean hold 95% of Student's distribution, to 1% from two degrees of freedom on.

    >>> round(student(4), 3), round(student(10_000), 3), student(0)
    (2.776, 1.96, nan)
    """
    if freedom < 1:
        return math.nan
    z = NORMAL
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


__all__ = ["Estimate", "Samples", "at_any_time", "estimate", "mean_and_error", "share", "student"]
