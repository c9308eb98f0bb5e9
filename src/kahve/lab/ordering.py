"""Stops a round robin when the order of its players is known: a test for each pair, over the same cards.

The margin of a pair is tested between +m and -m points a deal, where m is the smallest difference that matters. The chance of error is
shared by the pairs, so it holds for the order as a whole. A pair that has been decided stays decided.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from .rating import Pair, RatingSums
from .results import Played
from .sequential import BETTER, BadTest, Moments, SignTest


@dataclass(frozen=True)
class OrderTest:
    """A test of every pair of players, in which order they stand.

    margin: the smallest difference that matters, in points a deal. alpha: the chance that any pair is put in the wrong order.

    >>> OrderTest(1.0).order({("a", "b"): (200, 5.0, 2.0)})
    {('a', 'b'): 'a'}
    """

    margin: float = 0.5
    alpha: float = 0.05

    def __post_init__(self) -> None:
        """Raise BadTest for a margin or a chance that makes no test."""
        if not (math.isfinite(self.margin) and self.margin > 0):
            raise BadTest(f"margin cannot be {self.margin:g}: it is the smallest difference that matters, more than 0 points a deal.")
        if not 0 < self.alpha < 0.5:
            raise BadTest(f"alpha cannot be {self.alpha:g}: it is a chance of error between 0 and 0.5, as in 0.05.")

    def order(self, margins: Mapping[Pair, Moments]) -> dict[Pair, str]:
        """The better player of each pair that these margins decide. margins: of the first of a pair over the second."""
        test = SignTest(-self.margin, self.margin, self.alpha, self.alpha)
        verdicts = {pair: test.of_moments(moments, len(margins)) for pair, moments in margins.items()}
        return {pair: pair[0] if verdict == BETTER else pair[1] for pair, verdict in verdicts.items() if verdict is not None}


@dataclass(frozen=True)
class Ordered:
    """The order of the players of a round robin, as far as it is known.

    decided: the better player of each pair. level: the pairs that were not decided. blocks: how many each match played.
    """

    decided: dict[Pair, str]
    level: tuple[Pair, ...]
    blocks: int


def until_ordered(sums: RatingSums, test: OrderTest, chunks: Iterable[Sequence[Played]]) -> Ordered:
    """Gather a round robin in `sums` until every pair is decided, or until there are no chunks left.

    The test looks after every chunk of the slowest match, in order, whatever the number of blocks that were played at once. So the result
    depends on the seed alone. chunks: the same blocks as each match plays them, as `kahve.lab.run.in_order` gives them.
    """
    decided, blocks, every = dict[Pair, str](), 0, min(match.chunk for match in sums.matches)
    for parts in chunks:
        for first in range(0, parts[0].blocks, every):
            looked_at = [part.blocks_from(first, every) for part in parts]
            sums.add(looked_at)
            blocks += looked_at[0].blocks
            decided = test.order(sums.moments()) | decided
            if len(decided) == len(sums.pairs):
                return Ordered(decided, (), blocks)
    return Ordered(decided, tuple(pair for pair in sums.pairs if pair not in decided), blocks)
