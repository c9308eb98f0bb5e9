"""`kahve replay`: a log is refereed again, move by move and sheet by sheet."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from .paper import paper
from .progress import Advance, bar
from .words import count

if TYPE_CHECKING:
    from ..engine.table import Table

WRONG, UNREADABLE = 1, 2


def replay(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE...", help="Logs of matches; - is standard input. Example: kahve replay evening.jsonl")
    ],
) -> None:
    """Referee the logs of matches again.

    The exit code is 0 if every move was legal and every sheet agrees. Else the first difference of each file stands on standard error,
    and the exit code is 1; it is 2 if a file cannot be read.

    Example: kahve replay evening.jsonl
    """
    worst = max(_referee(file) for file in files)
    if worst:
        raise typer.Exit(worst)


def _referee(file: str) -> int:
    from ..engine.log import LogError

    try:
        lines = lines_of(file)
        with bar(paper(), len(lines), first="replaying", then="lines") as advance:
            said = summary(_tables(lines, advance))
        print(f"{file}: {said}", flush=True)
    except LogError as error:
        print(f"{file}: {error}", file=sys.stderr)
        return WRONG
    except OSError as error:
        print(f"{file}: {error.strerror or error}.", file=sys.stderr)
        return UNREADABLE
    except UnicodeDecodeError:
        print(f"{file}: this is not text in UTF-8, so it is no log.", file=sys.stderr)
        return UNREADABLE
    return 0


def lines_of(file: str) -> list[str]:
    """The lines of a file; - is standard input."""
    if file == "-":
        return sys.stdin.read().splitlines()
    with open(file, encoding="utf-8") as lines:
        return list(lines)


def _tables(lines: list[str], advance: Advance | None = None) -> Iterator[Table]:
    from ..engine.log import LogError, matches
    from ..engine.log import replay as played
    from ..games import game

    for first, match in matches(lines):
        try:
            yield played(match, game)
        except LogError as error:
            raise LogError(first - 1 + error.line, str(error).partition(": ")[2]) from None
        if advance:
            advance(len(match))


def summary(tables: Iterator[Table]) -> str:
    """One line on the matches of a file, each refereed as it comes."""
    from ..engine.log import LogError

    deals = matches = unfinished = 0
    titles: Counter[str] = Counter()
    for table in tables:
        deals += len(table.history)
        matches += 1
        unfinished += not table.over
        titles[table.game.title] += 1
    if matches == 0:
        raise LogError(1, "the log is empty; it begins with a header.")
    if matches == 1:
        what = f"{table.game.title}, {count(deals, 'deal')}, {' to '.join(map(str, table.scores))}" + ", no result yet" * unfinished
    else:
        what = f"{matches} matches of {' and '.join(titles)}, {count(deals, 'deal')}" + f", {unfinished} without a result" * bool(
            unfinished
        )
    return f"{what}: every move is legal and every sheet agrees."
