"""Stops a round robin when the order of its players is known: a test for each pair, over the same cards.

The margin of a pair is tested between +m and -m points a deal, where m is the smallest difference that matters. The chance of error is
shared by the pairs, so it holds for the order as a whole. A pair that has been decided stays decided.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from ..engine.numeric import NDArray, np
from .match import Chunk, Match
from .results import Played, results
from .run import Keeper
from .sequential import BETTER, FEWEST_BLOCKS, BadTest, SignTest

Pair = tuple[str, str]

Play = Callable[[int], list[Played]]
"""Called with a number of blocks; returns at least this number of each match, from the first on."""


@dataclass(frozen=True)
class OrderTest:
    """A test of every pair of players, in which order they stand.

    margin: the smallest difference that matters, in points a deal. alpha: the chance that any pair is put in the wrong order.

    >>> OrderTest(1.0).order({("a", "b"): np.full(200, 3.0) + np.arange(200) % 5})
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

    def order(self, margins: dict[Pair, NDArray[np.float64]]) -> dict[Pair, str]:
        """The better player of each pair that these margins decide. margins: of the first of a pair over the second, shape (blocks,)."""
        test = SignTest(-self.margin, self.margin, self.alpha, self.alpha)
        verdicts = {pair: test.of(samples, len(margins)) for pair, samples in margins.items()}
        return {pair: pair[0] if verdict == BETTER else pair[1] for pair, verdict in verdicts.items() if verdict is not None}


@dataclass(frozen=True)
class Ordered:
    """The deals of a round robin until its order was known.

    decided: the better player of each pair. level: the pairs that were not decided. planned: the most blocks that were to be played.
    """

    played: list[Played]
    decided: dict[Pair, str]
    level: tuple[Pair, ...]
    planned: int


def pair_margins(matches: Sequence[Match], played: Sequence[Played]) -> dict[Pair, NDArray[np.float64]]:
    """For each pair that met, the points a deal by which the first is better, in each block.

    Where a pair met in several matches it is the mean of them. Blocks with a void deal in any match are left out. The matches must hold the
    same blocks.
    """
    counted = np.all([part.whole for part in played], axis=0)
    margins: dict[Pair, list[NDArray[np.float64]]] = {}
    names = list(dict.fromkeys(player for match in matches for player in match.players))
    for match, part in zip(matches, played):
        whole = results(match.game, match.players, Played(part.first, part.sheets[counted], part.lengths[counted]))
        for first, second in itertools.combinations(sorted(match.players, key=names.index), 2):
            margins.setdefault((first, second), []).append(whole.margins(first, second))
    return {pair: np.mean(of_matches, axis=0) for pair, of_matches in margins.items()}


def until_ordered(matches: Sequence[Match], test: OrderTest, most: int, play: Play) -> Ordered:
    """Play a round robin until every pair is decided, or `most` blocks have been played.

    The test looks after every chunk of the matches, in order, whatever the number of blocks that were played at once. So the result depends
    on the seed alone.
    """
    every = max(1, min(match.chunk for match in matches))
    decided: dict[Pair, str] = {}
    looked, target = 0, min(most, max(every, -(-FEWEST_BLOCKS // every) * every))
    while True:
        played = play(target)
        pairs = pair_margins(matches, [first_blocks(part, 0) for part in played])
        while looked < target:
            looked = min(target, looked + every)
            margins = pair_margins(matches, [first_blocks(part, looked) for part in played])
            decided = test.order(margins) | decided
            if len(decided) == len(pairs) or looked == most:
                parts = [first_blocks(part, looked) for part in played]
                return Ordered(parts, decided, tuple(pair for pair in pairs if pair not in decided), most)
        target = min(most, -(-(target * 3 // 2) // every) * every)


class Growing:
    """Keeps the chunks of a match that is played in rounds, each round with more blocks than the one before."""

    def __init__(self, match: Match, most: int, folder: Keeper | None = None) -> None:
        """most: the most blocks that will be asked for. folder: keeps the chunks for another day, and returns those that it holds."""
        self.folder = folder
        self.known: dict[int, Played] = {}
        chunks = match.chunks(most)
        in_folder, self.unread = folder.survey(chunks) if folder is not None else (set[int](), ())
        for chunk in chunks:
            part = folder.read(chunk) if folder is not None and chunk.index in in_folder else None
            if part is not None:
                self.known[chunk.index] = part

    def survey(self, chunks: Iterable[Chunk]) -> tuple[set[int], tuple[str, ...]]:
        """The chunks that were played, if they have the size that is asked for."""
        return {chunk.index for chunk in chunks if chunk.index in self.known and self.known[chunk.index].blocks == chunk.size}, ()

    def read(self, chunk: Chunk) -> Played | None:
        """A chunk that was played."""
        return self.known.get(chunk.index)

    def write(self, chunk: Chunk, played: Played) -> None:
        """Keep a chunk."""
        self.known[chunk.index] = played
        if self.folder is not None:
            self.folder.write(chunk, played)

    def keep_only(self, chunks: int) -> None:
        """Keep all: a later round asks for them."""


def first_blocks(part: Played, blocks: int) -> Played:
    """The first `blocks` blocks of a part, with all its failures."""
    return Played(part.first, part.sheets[:blocks], part.lengths[:blocks], part.failures)
