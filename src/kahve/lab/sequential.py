"""Stops a match when the sign of a margin is known: a generalised sequential probability ratio test on the margins of blocks.

Margins are taken as normal, with an unknown variance. Each hypothesis has the variance under which it fits best. After n blocks with mean
m and variance v the logarithm of the likelihood ratio is

    n/2 log((v + (m - h0)²) / (v + (m - h1)²))

docs/laboratory.md has the sources and the measured error rates.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.numeric import NDArray, np

FEWEST_BLOCKS = 128
"""The fewest blocks before a decision. If a rare bonus makes margins lopsided, fewer blocks tell too little of their variance."""

BETTER, NOT_BETTER = "h1", "h0"

Moments = tuple[int, float, float]
"""The number of margins, their mean and their variance."""


class BadTest(ValueError):  # noqa: N818 - a sentence for people
    """The hypotheses or the chances of error make no test; the text says why."""


@dataclass(frozen=True)
class SignTest:
    """A test whether the first player is better than every other: a margin of h1 points a deal against one of h0.

    alpha: the chance to decide for h1 if h0 is true. beta: the chance to decide for h0 if h1 is true. With several other players each
    margin is tested with its share of alpha and beta.

    >>> rng = np.random.default_rng(1)
    >>> SignTest(-1, 1).of(rng.normal(3, 10, 2000))
    'h1'
    """

    h0: float = -0.5
    h1: float = 0.5
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        """Raise BadTest for hypotheses or chances that make no test."""
        if not (math.isfinite(self.h0) and math.isfinite(self.h1) and self.h0 < self.h1):
            raise BadTest(f"h0 cannot be {self.h0:g} with h1 {self.h1:g}: h0 is the smaller margin, in points a deal.")
        for name, chance in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < chance < 0.5:
                raise BadTest(f"{name} cannot be {chance:g}: it is a chance of error between 0 and 0.5, as in 0.05.")

    def evidence(self, blocks: int, mean: float, variance: float) -> float:
        """The logarithm of the likelihood ratio, h1 over h0. mean, variance: of the margins of whole blocks."""
        if not blocks:
            return 0.0
        against0, against1 = variance + (mean - self.h0) ** 2, variance + (mean - self.h1) ** 2
        if against0 == 0 or against1 == 0:
            return math.inf if against1 < against0 else -math.inf
        return blocks / 2 * math.log(against0 / against1)

    def of(self, margins: NDArray[np.float64], others: int = 1) -> str | None:
        """BETTER, NOT_BETTER or None while undecided, for the margins over one of `others` players, shape (blocks,)."""
        return self.of_moments((len(margins), float(margins.mean()), float(margins.var())) if len(margins) else (0, 0.0, 0.0), others)

    def of_moments(self, moments: Moments, others: int = 1) -> str | None:
        """The same from the number of blocks, the mean and the variance of the margins."""
        if moments[0] < FEWEST_BLOCKS:
            return None
        alpha, beta = self.alpha / others, self.beta / others
        evidence = self.evidence(*moments)
        if evidence >= math.log((1 - beta) / alpha):
            return BETTER
        return NOT_BETTER if evidence <= math.log(beta / (1 - alpha)) else None

    def verdict(self, margins: Sequence[Moments]) -> str | None:
        """BETTER if the first player is better than every other, NOT_BETTER if not, None while undecided.

        margins: for each other player the number, mean and variance of the margins of the first player over it.
        """
        verdicts = [self.of_moments(over_one, len(margins)) for over_one in margins]
        if NOT_BETTER in verdicts:
            return NOT_BETTER
        return BETTER if verdicts and None not in verdicts else None
