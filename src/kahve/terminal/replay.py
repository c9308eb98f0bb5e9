"""`kahve replay`: referees a log, move by move and sheet by sheet."""

from __future__ import annotations

import io
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..cards.quoting import printable
from .options import BadInput
from .paper import paper
from .progress import Advance, bar
from .words import count

if TYPE_CHECKING:
    from ..engine.table import Table

WRONG, UNREADABLE = 1, 2


class UnreadableLog(BadInput):
    """A file does not exist, may not be read, or is not text."""


def replay(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE...", help="Logs of matches; - is standard input. Example: kahve replay evening.jsonl")
    ],
) -> None:
    """Referee the logs of matches again.

    The exit code is 0 if every move was legal and every sheet agrees. Otherwise it is 1, and the first difference of each file stands on
    standard error. It is 2 if a file cannot be read.

    Example: kahve replay evening.jsonl
    """
    worst = max(_referee(file) for file in files)
    if worst:
        raise typer.Exit(worst)


def _referee(file: str) -> int:
    from ..engine.log import LogError

    name = printable(file, None)
    try:
        lines = lines_of(file)
        with bar(paper(), len(lines), first="replaying", then="lines") as advance:
            said = summary(tables_of(lines, advance))
        print(f"{name}: {said}", flush=True)
    except LogError as error:
        print(f"{name}: {printable(error, None)}", file=sys.stderr)
        return WRONG
    except UnreadableLog as error:
        print(printable(error, None), file=sys.stderr)
        return UNREADABLE
    return 0


def lines_of(file: str) -> list[str]:
    """The lines of a file, or of standard input for -; UnreadableLog if there is no such file or it is not text."""
    try:
        content = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        # Lines end as in a text file: `splitlines` would also break a name that has a line separator in it.
        return list(io.StringIO(content.decode("utf-8-sig"), newline=None))
    except OSError as error:
        raise UnreadableLog(f"{file}: {error.strerror or error}.") from None
    except UnicodeDecodeError:
        raise UnreadableLog(f"{file}: this is not text in UTF-8, so it is no log.") from None


def tables_of(lines: list[str], advance: Advance | None = None) -> Iterator[Table]:
    """The tables at the end of each match of a file, every one refereed as it comes; LogError names the first line that is wrong."""
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
    """A line about the matches of a file, each refereed as it comes."""
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
