"""Runs a match: it plays the chunks that a folder does not hold yet, until a test has decided or all are played.

>>> from kahve.lab.engines import Threads
>>> from kahve.lab.match import matched
>>> match = matched("pisti", {"seats": 2}, ["greedy", "random"], seed=1)
>>> outcome = run(match, deals=40, compiled=False, engine=Threads(1))
>>> outcome.results().deals, outcome.results().margin("greedy", "random").low > 0
(40, True)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from ..engine.compile import can_compile
from ..engine.house import HouseError
from ..engine.numeric import np
from .engines import Engine, Processes, Threads
from .match import Chunk, Match, play_chunk, warm
from .results import Played, Results, joined, results
from .sequential import SignTest

Progress = Callable[[int, bool], None]
"""Called with the number of deals newly known, and whether they were played just now; with (0, True) when play begins."""


class Keeper(Protocol):
    """What keeps the chunks of a match and returns them, as `kahve.lab.deals_folder.DealsFolder` does."""

    def read(self, chunks: Iterable[Chunk]) -> tuple[dict[int, Played], tuple[str, ...]]:
        """The chunks that are held, by index, and the names of what cannot be read."""
        ...

    def write(self, chunk: Chunk, played: Played) -> None:
        """Keep a chunk."""
        ...

    def keep_only(self, chunks: int) -> None:
        """Forget the chunks from this number on."""
        ...


@dataclass(frozen=True)
class Outcome:
    """The result of a match: its deals, and the verdict of a test, if there is a test.

    - unread: the parts of the folder that could not be read and were played again.
    - planned: the most blocks that were to be played, if a test decided when to stop.
    """

    match: Match
    played: Played
    unread: tuple[str, ...] = ()
    verdict: str | None = None
    planned: int | None = None

    def results(self) -> Results:
        """The points and wins of the players."""
        return results(self.match.game, self.match.players, self.played, self.planned)


def engine_for(match: Match, workers: int | None = None) -> Engine:
    """The engine for this match: threads if compiled loops can run at once, processes otherwise."""
    return Threads(workers) if match.compiled_players and can_compile() else Processes(workers)


def run(
    match: Match,
    deals: int,
    *,
    engine: Engine | None = None,
    folder: Keeper | None = None,
    test: SignTest | None = None,
    progress: Progress | None = None,
    compiled: bool = True,
) -> Outcome:
    """Play at least this many deals, rounded up to whole blocks, or until `test` has decided.

    - folder: keeps every chunk as soon as it is played, and returns those that it holds.
    - progress: called with the number of deals that become known. Raises what the engine raises; the folder keeps what was played before.
    """
    if deals < 1:
        raise HouseError(f"deals cannot be {deals}: at least 1.", "deals")
    players = len(match.players)
    blocks = -(-deals // players)
    chunks = match.chunks(blocks)
    known, unread = folder.read(chunks) if folder is not None else ({}, ())
    if progress is not None and known:
        progress(sum(part.blocks for part in known.values()) * players, False)
    judge = _Judge(match, test)
    judge.look(known)
    missing = [chunk for chunk in chunks if chunk.index not in known] if judge.verdict is None else []
    if missing:
        if compiled:
            warm(match)
        if progress is not None:
            progress(0, True)
        with closing((engine or engine_for(match)).run(partial(play_chunk, match, compiled=compiled), missing)) as playing:
            for chunk, part in playing:
                if folder is not None:
                    folder.write(chunk, part)
                known[chunk.index] = part
                if progress is not None:
                    progress(chunk.size * players, True)
                judge.look(known)
                if judge.verdict is not None:
                    break
    counted = len(judge.looks) if judge.verdict is not None else len(chunks)
    if folder is not None:
        folder.keep_only(counted)
    planned = blocks if test is not None else None
    return Outcome(match, joined([known[index] for index in range(counted)]), tuple(unread), judge.verdict, planned)


class _Judge:
    """Shows a test the chunks in their order, whatever the order in which they arrive. Without a test it never decides."""

    def __init__(self, match: Match, test: SignTest | None) -> None:
        self.match, self.test = match, test
        self.looks: list[Results] = []
        self.verdict: str | None = None

    def look(self, known: Mapping[int, Played]) -> None:
        """Show the test the chunks that it has not seen yet, until it reaches a verdict."""
        match = self.match
        while self.test is not None and self.verdict is None and len(self.looks) in known:
            self.looks.append(results(match.game, match.players, known[len(self.looks)]))
            others = range(1, len(match.players))
            self.verdict = self.test.verdict([np.concatenate([look.margins(0, other) for look in self.looks]) for other in others])
