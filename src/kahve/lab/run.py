"""Runs a match: it plays the chunks that a folder does not hold yet, until a test has decided or all are played.

>>> from kahve.lab.engines import Threads
>>> from kahve.lab.match import matched
>>> match = matched("pisti", {"seats": 2}, ["greedy", "random"], seed=1)
>>> outcome = run(match, deals=40, compiled=False, engine=Threads(1))
>>> outcome.results().deals, outcome.results().margin("greedy", "random").low > 0
(40, True)
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from ..engine.compile import can_compile
from ..engine.house import HouseError
from .engines import Engine, Processes, Threads
from .match import Chunk, Match, play_chunk, warm
from .results import Played, Results, Tally, joined
from .sequential import SignTest

Progress = Callable[[int, bool], None]
"""Called with the number of deals newly known, and whether they were played just now; with (0, True) when play begins."""


class Keeper(Protocol):
    """What keeps the chunks of a match and returns them, as `kahve.lab.deals_folder.DealsFolder` does."""

    def survey(self, chunks: Iterable[Chunk]) -> tuple[set[int], tuple[str, ...]]:
        """The indices of the chunks that are held, and the names of what cannot be read."""
        ...

    def read(self, chunk: Chunk) -> Played | None:
        """A chunk that is held; None where it cannot be read after all."""
        ...

    def write(self, chunk: Chunk, played: Played) -> None:
        """Keep a chunk."""
        ...

    def keep_only(self, chunks: int) -> None:
        """Forget the chunks from this number on."""
        ...


@dataclass(frozen=True)
class Outcome:
    """The result of a match, and the verdict of a test, if there is a test.

    - tally: the sums over its deals. deals: the deals themselves, if that was asked for.
    - unread: the parts of the folder that could not be read and were played again.
    - planned: the most blocks that were to be played, if a test decided when to stop.
    """

    match: Match
    tally: Tally
    deals: Played | None
    unread: tuple[str, ...] = ()
    verdict: str | None = None
    planned: int | None = None

    @property
    def played(self) -> Played:
        """The deals of the match; ValueError where they were not kept."""
        if self.deals is None:
            raise ValueError("the deals of this match were not kept: run(…, keep=True) keeps them")
        return self.deals

    def results(self) -> Results:
        """The points and wins of the players."""
        return self.tally.results(self.planned)


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
    keep: bool = True,
) -> Outcome:
    """Play at least this many deals, rounded up to whole blocks, or until `test` has decided.

    - folder: keeps every chunk as soon as it is played, and returns those that it holds.
    - progress: called with the number of deals that become known. Raises what the engine raises; the folder keeps what was played before.
    - keep: whether all deals stay in memory, for `Outcome.played`; the figures need none of them.
    """
    blocks = blocks_of(match, deals)
    tally, parts, unread, verdict = Tally(match.game, match.players, match.sides), list[Played](), list[str](), None
    counted = 0
    with closing(in_order([match], blocks, engine=engine, folders=[folder], progress=progress, compiled=compiled, unread=unread)) as chunks:
        for [part] in chunks:
            counted += 1
            tally.add(part)
            if keep:
                parts.append(part)
            if test is not None:
                known, others = tally.results(), range(1, len(match.players))
                verdict = test.verdict([known.margin_moments(0, other) for other in others])
            if verdict is not None:
                break
    if folder is not None:
        folder.keep_only(counted)
    planned = blocks if test is not None else None
    return Outcome(match, tally, joined(parts) if keep else None, tuple(unread), verdict, planned)


def blocks_of(match: Match, deals: int) -> int:
    """The number of blocks that have at least this many deals; HouseError for none."""
    if deals < 1:
        raise HouseError(f"deals cannot be {deals}: at least 1.", "deals")
    return -(-deals // len(match.players))


def in_order(
    matches: Sequence[Match],
    blocks: int,
    *,
    engine: Engine | None = None,
    folders: Sequence[Keeper | None] = (),
    progress: Progress | None = None,
    compiled: bool = True,
    unread: list[str] | None = None,
) -> Generator[list[Played], None, None]:
    """Each chunk as all matches play it, in order, from the folders or played now. A chunk that was given out is not remembered.

    - matches: of as many players each. All are played in the chunks of the slowest.
    - folders: as in `run`, one for each match. unread: gets the names of what could not be read there.
    """
    slowest = min(matches, key=lambda match: match.chunk)
    chunks, players = slowest.chunks(blocks), len(slowest.players)
    keepers = [*folders, *[None] * (len(matches) - len(folders))]
    in_folders = [folder.survey(chunks) if folder is not None else (set[int](), ()) for folder in keepers]
    lost = unread if unread is not None else []
    lost += [name for _, names in in_folders for name in names]
    sizes = {chunk.index: chunk.size for chunk in chunks}
    if progress is not None and any(known for known, _ in in_folders):
        progress(sum(sizes[index] for known, _ in in_folders for index in known) * players, False)
    missing = [(place, chunk) for chunk in chunks for place in range(len(matches)) if chunk.index not in in_folders[place][0]]
    finished: dict[tuple[int, int], Played] = {}
    with ExitStack() as ends:
        playing: Iterator[tuple[Task, Played]] | None = None
        for chunk in chunks:
            parts = []
            for place, match in enumerate(matches):
                folder = keepers[place]
                part = folder.read(chunk) if folder is not None and chunk.index in in_folders[place][0] else None
                if folder is not None and part is None and chunk.index in in_folders[place][0]:
                    lost.append(f"chunk {chunk.index}")
                    part = play_chunk(match, chunk, compiled=compiled)
                    folder.write(chunk, part)
                while part is None:
                    part = finished.pop((place, chunk.index), None)
                    if part is not None:
                        break
                    if playing is None:
                        if compiled:
                            for each in matches:
                                warm(each)
                        if progress is not None:
                            progress(0, True)
                        work = partial(_play, tuple(matches), compiled)
                        playing = ends.enter_context(closing((engine or engine_for(slowest)).run(work, missing)))
                    (of, task), result = next(playing)
                    keeper = keepers[of]
                    if keeper is not None:
                        keeper.write(task, result)
                    finished[of, task.index] = result
                    if progress is not None:
                        progress(task.size * players, True)
                parts.append(part)
            yield parts


Task = tuple[int, Chunk]
"""The number of a match, and a chunk of it."""


def _play(matches: Sequence[Match], compiled: bool, task: Task) -> Played:
    """Play a chunk of one of these matches, in any process."""
    place, chunk = task
    return play_chunk(matches[place], chunk, compiled=compiled)
