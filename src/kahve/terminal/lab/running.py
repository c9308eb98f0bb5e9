"""Playing the matches of a command: on which engine, kept where, and what is said when the work is stopped."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from ...cards.quoting import printable
from ..options import BadInput
from ..progress import bar
from ..simulate import STOPPED

if TYPE_CHECKING:
    from ...lab.engines import Ray
    from ...lab.match import Match
    from ...lab.results import Played
    from ...lab.run import Outcome
    from ...lab.sequential import SignTest
    from ..paper import Paper
    from .lab_options import Work


def play_all(matches: Sequence[Match], deals: int, folders: Sequence[Path | None], work: Work, sheet: Paper) -> list[Outcome]:
    """Play `deals` deals of each match, with a bar over all of them. folders: where each is kept (`folders_in`)."""
    with (
        _saying_what_is_stored(work.out),
        _ray(work) as ray,
        bar(sheet, deals * len(matches), first="compiling", then="deals") as progress,
    ):
        return [_run(match, deals, ray, work, folder, progress) for match, folder in zip(matches, folders, strict=True)]


@contextmanager
def playing_together(
    matches: Sequence[Match], deals: int, folders: Sequence[Path | None], work: Work, sheet: Paper
) -> Iterator[Iterator[list[Played]]]:
    """The deals of several matches over the same cards, chunk by chunk: the same blocks as each match plays them."""
    from ...lab.deals_folder import DealsFolder
    from ...lab.run import blocks_of, engine_for, in_order

    unread: list[str] = []
    try:
        with (
            _saying_what_is_stored(work.out),
            _ray(work) as ray,
            bar(sheet, deals * len(matches), first="compiling", then="deals") as progress,
        ):
            keepers = [DealsFolder(folder, match) if folder is not None else None for match, folder in zip(matches, folders, strict=True)]
            engine = ray or engine_for(min(matches, key=lambda match: match.chunk), work.workers)
            blocks = blocks_of(matches[0], deals)
            with closing(in_order(matches, blocks, engine=engine, folders=keepers, progress=progress, unread=unread)) as chunks:
                yield chunks
    finally:
        _tell_unread([(work.out, name) for name in unread])


def play_one(match: Match, deals: int, work: Work, sheet: Paper, test: SignTest | None) -> Outcome:
    """Play `deals` deals of a match, or until a test has decided."""
    with _saying_what_is_stored(work.out), _ray(work) as ray, bar(sheet, deals, first="compiling", then="deals") as progress:
        return _run(match, deals, ray, work, work.out, progress, test)


def folders_in(out: Path | None, names: Sequence[str]) -> list[Path | None]:
    """A folder for each of several matches, in one; its own folder is made."""
    if out is None:
        return [None] * len(names)
    if out.exists() and not out.is_dir():
        raise BadInput(f"--out cannot be {out}: it is a file.")
    if not out.parent.is_dir():
        raise BadInput(f"--out cannot be {out}: there is no folder {out.parent}.")
    out.mkdir(exist_ok=True)
    return [out / name for name in names]


@contextmanager
def _ray(work: Work) -> Iterator[Ray | None]:
    """The Ray engine, left at the end; None for this machine's own, which each match chooses."""
    if work.engine not in ("local", "ray"):
        raise BadInput(f"--engine cannot be {printable(work.engine)}: allowed are local and ray.")
    if work.engine == "local":
        if work.ray_address is not None:
            raise BadInput("--ray-address is for --engine ray.")
        yield None
        return
    from ...lab.engines import Ray

    ray = Ray(work.ray_address, work.workers)
    try:
        # What Ray tells of workers that died it prints; standard output is for the figures.
        with redirect_stdout(sys.stderr):
            yield ray.connect()
    finally:
        ray.close()


@contextmanager
def _saying_what_is_stored(out: Path | None) -> Iterator[None]:
    """Say what is kept where the work is stopped or its engine fails."""
    from ...lab.engines import EngineError

    try:
        yield
    except KeyboardInterrupt:
        sentence = (
            f"Stopped; what was played is in {out}, and the same command goes on from there." if out else "Stopped; nothing was kept."
        )
        print(sentence, file=sys.stderr)
        raise typer.Exit(STOPPED) from None
    except EngineError as error:
        raise EngineError(f"{error} What was played is kept in {out}." if out and out.is_dir() else str(error)) from None


def _run(
    match: Match,
    deals: int,
    ray: Ray | None,
    work: Work,
    out: Path | None,
    progress: Any,
    test: SignTest | None = None,
) -> Outcome:
    from ...lab.deals_folder import DealsFolder
    from ...lab.run import engine_for, run

    folder = DealsFolder(out, match, test) if out is not None else None
    engine = ray or engine_for(match, work.workers)
    result = run(match, deals, engine=engine, folder=folder, test=test, progress=progress, keep=False)
    _tell_unread([(out, name) for name in result.unread])
    return result


def _tell_unread(parts: Sequence[tuple[Path | None, str]]) -> None:
    for folder, name in parts:
        print(f"{folder}: {name} was cut short or damaged; its deals were played again.", file=sys.stderr)
