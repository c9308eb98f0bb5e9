"""`kahve replay`: a log is refereed again, move by move and sheet by sheet."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from ..engine.table import Table

WRONG, UNREADABLE = 1, 2


def replay(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE...", help="Logs of matches; - is standard input. Example: kahve replay evening.jsonl")
    ],
) -> None:
    """Referee logs again: exit code 0 if every move was legal and every sheet agrees.

    Else the first difference of each file stands on standard error, and the exit code is 1; it is 2 if a file cannot be read.

    Example: kahve replay evening.jsonl
    """
    worst = max(_referee(file) for file in files)
    if worst:
        raise typer.Exit(worst)


def _referee(file: str) -> int:
    from ..engine.log import LogError

    try:
        print(f"{file}: {summary(_tables(_lines(file)))}", flush=True)
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


def _lines(file: str) -> list[str]:
    if file == "-":
        return sys.stdin.read().splitlines()
    with open(file, encoding="utf-8") as lines:
        return list(lines)


def _tables(lines: list[str]) -> Iterator[Table]:
    from ..engine.log import matches
    from ..engine.log import replay as played
    from ..games import game

    for first, match in matches(lines):
        yield played(match, game, first)


def summary(tables: Iterator[Table]) -> str:
    """One line on the matches of a file, each refereed as it comes."""
    matches = deals = unfinished = 0
    titles: Counter[str] = Counter()
    for table in tables:
        matches += 1
        deals += len(table.history)
        unfinished += not table.over
        titles[table.game.title] += 1
        last = table
    if matches == 0:
        return "no match in this file."
    head = f"{last.game.title}, {_count(deals, 'deal')}" if matches == 1 else f"{matches} matches of {', '.join(titles)}, {_count(deals, 'deal')}"
    end = f", {' to '.join(map(str, last.scores))}" if matches == 1 else ""
    left = "" if not unfinished else ", not finished" if matches == 1 else f", {unfinished} of them not finished"
    return f"{head}{end}{left}: every move is legal and every sheet agrees."


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
