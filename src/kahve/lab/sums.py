"""Exact sums over many blocks, from which means and errors come without the blocks.

All figures of a block are whole numbers, so the sums depend neither on the order of the blocks nor on how they are parted. They take the
same room after ten deals and after ten million.

>>> margins = Sums(2)
>>> margins.add(np.array([[3, 1], [5, 4], [4, 4]]))
>>> mean, error = margins.mean_and_error((1, -1))
>>> mean, round(error, 4)
(1.0, 0.5774)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction

from ..engine.numeric import NDArray, np


class Sums:
    """The number of blocks, the sum of each column, and the sum of the products of every two columns."""

    def __init__(self, columns: int) -> None:
        """columns: how many whole numbers a block has."""
        self.blocks = 0
        self._sums = [0] * columns
        self._products = [[0] * columns for _ in range(columns)]

    def add(self, rows: NDArray[np.int64]) -> None:
        """Add blocks. rows: shape (blocks, columns), whole numbers."""
        rows = np.asarray(rows, dtype=np.int64)
        most = int(np.abs(rows).max(initial=0))
        if most * most * len(rows) >= 1 << 62:
            rows = rows.astype(object)
        self.blocks += len(rows)
        self._sums = [have + int(more) for have, more in zip(self._sums, rows.sum(axis=0), strict=True)]
        for have, more in zip(self._products, rows.T @ rows, strict=True):
            have[:] = [known + int(added) for known, added in zip(have, more, strict=True)]

    def mean_and_variance(self, weights: Sequence[int | Fraction], scale: int = 1) -> tuple[Fraction, Fraction]:
        """The mean and the variance of the weighted sum of the columns, divided by `scale`, exactly; there must be a block."""
        mean = Fraction(sum(weight * total for weight, total in zip(weights, self._sums, strict=True)), self.blocks * scale)
        pairs = ((first, second) for first, weight in enumerate(weights) if weight for second, other in enumerate(weights) if other)
        square = sum(weights[first] * weights[second] * self._products[first][second] for first, second in pairs)
        return mean, Fraction(square, self.blocks * scale * scale) - mean * mean

    def mean_and_error(self, weights: Sequence[int | Fraction], scale: int = 1) -> tuple[float, float]:
        """The mean of the weighted sum of the columns, divided by `scale`, and its standard error; nan for too few blocks."""
        if not self.blocks:
            return math.nan, math.nan
        mean, variance = self.mean_and_variance(weights, scale)
        return float(mean), math.sqrt(variance / (self.blocks - 1)) if self.blocks > 1 else math.nan
