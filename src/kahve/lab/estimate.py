"""Means and shares with their standard errors and 95% intervals.

A block is one order of the pack, dealt once for every seating of the players. Its deals share their cards, so they count as one sample.
All intervals come from the means of whole blocks. docs/laboratory.md has the formulas and their sources.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from ..engine.numeric import NDArray, np

Samples = NDArray[np.float64]

NORMAL = 1.959963984540054
"""How many standard errors on each side of the mean hold 95% of a normal distribution (z)."""


@dataclass(frozen=True)
class Estimate:
    """A mean with its standard error and its 95% interval from `low` to `high`.

    With a single block all but the mean are nan.
    """

    mean: float
    error: float
    blocks: int
    low: float
    high: float

    def __neg__(self) -> Estimate:
        """The estimate with the opposite sign."""
        return Estimate(-self.mean, self.error, self.blocks, -self.high, -self.low)


def estimate(samples: Samples) -> Estimate:
    """The mean of independent samples with Student's interval.

    samples: shape (blocks,).

    >>> mean_of_three = estimate(np.array([1.0, 3.0, 2.0]))
    >>> mean_of_three.mean, round(mean_of_three.low, 2), round(mean_of_three.high, 2)
    (2.0, -0.48, 4.48)
    """
    return estimate_of(*mean_and_error(samples), len(samples))


def estimate_of(mean: float, error: float, blocks: int) -> Estimate:
    """A mean with Student's interval, from its standard error and the number of blocks."""
    reach = student(blocks - 1) * error
    return Estimate(mean, error, blocks, mean - reach, mean + reach)


def share(samples: Samples) -> Estimate:
    """A share of all deals with Wilson's interval, which stays between 0 and 1.

    samples: shape (blocks,), the share in each block. A block of several deals counts as many single deals as its variance says.

    >>> never_won = share(np.zeros(100))
    >>> never_won.mean, never_won.low, round(never_won.high, 3)
    (0.0, 0.0, 0.037)
    """
    return share_of(*mean_and_error(samples), len(samples))


def share_of(mean: float, error: float, blocks: int) -> Estimate:
    """A share of all deals with Wilson's interval, from its standard error and the number of blocks."""
    size, spread = float(blocks), mean * (1 - mean)
    if blocks < 2:
        return Estimate(mean, error, blocks, math.nan, math.nan)
    if spread > 1e-12:
        if error == 0:
            return Estimate(mean, error, blocks, mean, mean)
        size = spread / error**2
    shrink = 1 + NORMAL**2 / size
    middle = (mean + NORMAL**2 / (2 * size)) / shrink
    reach = NORMAL / shrink * math.sqrt(max(spread, 0.0) / size + NORMAL**2 / (4 * size**2))
    return Estimate(mean, error, blocks, max(0.0, min(mean, middle - reach)), min(1.0, max(mean, middle + reach)))


def at_any_time(samples: Samples, planned: int) -> Estimate:
    """The mean with a confidence sequence: an interval that holds whenever the match stops. It is wider than Student's.

    planned: the most blocks that were to be played, fixed before the first. The interval is narrowest, for its kind, at a tenth of them.

    >>> played = np.array([1.0, 3.0] * 500)
    >>> at_any_time(played, 10_000).low < estimate(played).low
    True
    """
    return at_any_time_of(*mean_and_error(samples), len(samples), planned)


def at_any_time_of(mean: float, error: float, blocks: int, planned: int) -> Estimate:
    """A mean with a confidence sequence, from its standard error and the number of blocks."""
    reach = errors_at_any_time(blocks, planned) * error
    return Estimate(mean, error, blocks, mean - reach, mean + reach)


def errors_at_any_time(size: int, planned: int) -> float:
    """How many standard errors on each side of the mean a confidence sequence takes after `size` samples; nan before the first.

    planned: the most blocks that were to be played.

    >>> round(errors_at_any_time(1000, 10_000), 2), round(errors_at_any_time(10_000, 10_000), 2)
    (3.04, 3.26)
    """
    if not size:
        return math.nan
    miss, aim = 0.05, max(2.0, planned / 10)
    scale = (2 * math.log(1 / miss) + math.log(2 * math.log(1 / miss)) + 1) / aim  # rho squared
    return math.sqrt(2 * (size * scale + 1) / (size * scale) * math.log(math.sqrt(size * scale + 1) / miss))


def mean_and_error(samples: Samples) -> tuple[float, float]:
    """The mean and its standard error; the error is nan if there are too few samples."""
    size = len(samples)
    error = float(samples.std(ddof=1)) / math.sqrt(size) if size > 1 else math.nan
    return (float(samples.mean()) if size else math.nan), error


def student(freedom: int) -> float:
    """How many standard errors on each side of the mean hold 95% of Student's distribution.

    It is exact for one and two degrees of freedom, where there are closed forms, and accurate to 0.3% from three on.

    >>> round(student(1), 3), round(student(4), 3), round(student(10_000), 3), student(0)
    (12.706, 2.776, 1.96, nan)
    """
    if freedom < 1:
        return math.nan
    if freedom == 1:  # Cauchy's distribution
        return math.tan(0.475 * math.pi)
    if freedom == 2:
        return 0.95 / math.sqrt(2 * 0.975 * 0.025)
    z = NORMAL
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))
