"""`kahve replay`: referees a log, move by move and sheet by sheet."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..cards.quoting import printable
from ..language import Noun, later, message, noun
from .manual import argument
from .options import BadInput
from .paper import clean, paper
from .progress import Advance, bar

if TYPE_CHECKING:
    from ..engine.table import Table

WRONG, UNREADABLE = 1, 2
WORTH_COMPILING = 2000
"""The lines of a file that take about as long by interpreted rules as the compiler would work."""


class UnreadableLog(BadInput):
    """A file does not exist, may not be read, or is not text."""


def replay(
    files: Annotated[list[str], argument(later("help-argument-logs"), "kahve replay evening.jsonl", "FILE...")],
) -> None:
    """Referee the logs of matches again."""
    worst = max(_referee(file) for file in files)
    if worst:
        raise typer.Exit(worst)


def _referee(file: str) -> int:
    from ..engine.log import LogError

    name = printable(file, None)
    try:
        lines = lines_of(file)
        with bar(paper(), len(lines), first=message("terminal-bar-replaying"), then=message("terminal-bar-lines")) as advance:
            said = summary(tables_of(lines, advance))
        print(message("terminal-about-file", file=name, says=said), flush=True)
    except LogError as error:
        print(message("terminal-about-file", file=name, says=clean(str(error))), file=sys.stderr)
        return WRONG
    except UnreadableLog as error:
        print(clean(str(error)), file=sys.stderr)
        return UNREADABLE
    return 0


def lines_of(file: str) -> list[str]:
    """The lines of a file, or of standard input for -; UnreadableLog if there is no such file or it is not text."""
    from ..engine.log import LogError
    from ..engine.log import lines_of as lines_in

    try:
        content = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return lines_in(content)
    except OSError as error:
        raise UnreadableLog(message("terminal-file-fails", file=file, reason=str(error.strerror or error))) from None
    except LogError:
        raise UnreadableLog(message("terminal-log-is-no-text", file=file)) from None


def tables_of(lines: list[str], advance: Advance | None = None) -> Iterator[Table]:
    """The tables at the end of each match of a file, every one refereed as it comes; LogError names the first line that is wrong."""
    from ..engine.compile import waits_for_compiler
    from ..engine.log import Referee, matches
    from ..games import game

    referee = Referee(game, compiled=len(lines) >= WORTH_COMPILING or not waits_for_compiler())
    for first, match in matches(lines):
        yield referee.replay(match, first)
        if advance:
            advance(len(match))


def summary(tables: Iterator[Table]) -> str:
    """A line about the matches of a file, each refereed as it comes."""
    from ..engine.log import LogError

    deals = matches = unfinished = 0
    titles: dict[str, None] = {}
    for table in tables:
        deals += len(table.history)
        matches += 1
        unfinished += not table.over
        titles[table.game.title] = None
    if matches == 0:
        raise LogError(1, message("terminal-log-is-empty"))
    if matches > 1:
        return message("terminal-replayed-matches", matches=matches, games=tuple(titles), deals=deals, unfinished=unfinished)
    ending = "none" if unfinished else "result"
    return message("terminal-replayed-match", game=table.game.title, deals=deals, score=score_of(table.scores), ending=ending)


def score_of(points: Sequence[int]) -> Noun:
    """The points of the sides as a part of a sentence, as in "41 to 25"."""
    if len(points) == 2:
        return noun("terminal-result", "two", first=int(points[0]), second=int(points[1]))
    return noun("terminal-result", "several", points=tuple(str(number) for number in points))
