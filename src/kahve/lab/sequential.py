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

    def evidence(self, margins: NDArray[np.float64]) -> float:
        """The logarithm of the likelihood ratio, h1 over h0. margins: of whole blocks, shape (blocks,)."""
        if not len(margins):
            return 0.0
        mean, variance = float(margins.mean()), float(margins.var())
        against0, against1 = variance + (mean - self.h0) ** 2, variance + (mean - self.h1) ** 2
        if against0 == 0 or against1 == 0:
            return math.inf if against1 < against0 else -math.inf
        return len(margins) / 2 * math.log(against0 / against1)

    def of(self, margins: NDArray[np.float64], others: int = 1) -> str | None:
        """BETTER, NOT_BETTER or None while undecided, for the margins over one of `others` players."""
        if len(margins) < FEWEST_BLOCKS:
            return None
        alpha, beta = self.alpha / others, self.beta / others
        evidence = self.evidence(margins)
        if evidence >= math.log((1 - beta) / alpha):
            return BETTER
        return NOT_BETTER if evidence <= math.log(beta / (1 - alpha)) else None

    def verdict(self, margins: Sequence[NDArray[np.float64]]) -> str | None:
        """BETTER if the first player is better than every other, NOT_BETTER if not, None while undecided.

        margins: for each other player the margins of the first player over it, shape (blocks,).
        """
        verdicts = [self.of(over_one, len(margins)) for over_one in margins]
        if NOT_BETTER in verdicts:
            return NOT_BETTER
        return BETTER if verdicts and None not in verdicts else None
