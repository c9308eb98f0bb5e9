"""Figures with their intervals, as sentences, as tables and for programs."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from .paper import Paper

if TYPE_CHECKING:
    from ..lab.estimate import Estimate
    from ..lab.results import Results

TABLE_WIDTH = 72
"""Narrower than this the figures are sentences."""

LOW_WINS = "; the fewest points win"
"""What the margin says besides in a game whose points are bad."""


def show_results(results: Results, sheet: Paper) -> None:
    """Print the points and wins of each player, and how many points the first does better than each other."""
    void = f", {results.void} of them void" if results.void else ""
    print(f"{results.game}: {results.deals} deals{void}.")
    if is_narrow(sheet):
        _say(results)
    else:
        _draw(results, sheet)
    for at in range(1, len(results.players)):
        better = f"points a deal {'fewer' if results.low_wins else 'more'} than {name_of(results, at)}"
        more = f"{name_of(results, 0)} makes {told(results.margin(0, at), better)}{LOW_WINS if results.low_wins else ''}."
        say(more, sheet)


def is_narrow(sheet: Paper) -> bool:
    """Whether figures are better said in sentences here."""
    return sheet.plain or sheet.console().width < TABLE_WIDTH


def say(line: str, sheet: Paper) -> None:
    """Print a line, wrapped between words where that can be."""
    if sheet.plain:
        print(line)
    else:
        sheet.console().print(line)


def draw(titles: Sequence[str], rows: Iterable[Sequence[str]], sheet: Paper) -> None:
    """Print a table; all columns but the first are numbers."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for at, title in enumerate(titles):
        table.add_column(title, justify="right" if at else "left")
    for row in rows:
        table.add_row(*row)
    sheet.console().print(table)


def name_of(results: Results, at: int) -> str:
    """A player's name, with its place where a name stands twice."""
    name = results.players[at]
    return name if results.players.count(name) == 1 else f"{name} {at + 1}"


def _say(results: Results) -> None:
    for at in range(len(results.players)):
        print(f"{name_of(results, at)}: {told(results.points(at), 'points a deal')}.")
        print(f"{name_of(results, at)}: {told(results.wins(at), 'of the deals won', percent=True)}.")


def told(found: Estimate, what: str, *, percent: bool = False) -> str:
    """A figure as a sentence has it, without the full stop."""
    mean, error, low, high = figures(found, percent)
    return f"{mean} {what} (standard error {error}, 95% interval {low} to {high})"


def figures(found: Estimate, percent: bool = False) -> tuple[str, str, str, str]:
    """The mean, its standard error and the ends of the interval, as text; a single block has no error."""
    scale, sign = (100, "%") if percent else (1, "")
    return tuple(  # type: ignore[return-value]
        "unknown" if math.isnan(number) else f"{number * scale:.{digits}f}{sign}"
        for number, digits in ((found.mean, 2), (found.error, 3), (found.low, 2), (found.high, 2))
    )


def _draw(results: Results, sheet: Paper) -> None:
    rows = []
    for at in range(len(results.players)):
        cells = [name_of(results, at)]
        for found in (figures(results.points(at)), figures(results.wins(at), percent=True)):
            mean, error, low, high = found
            cells += [mean, error, f"{low} to {high}"]
        rows.append(cells)
    draw(("player", "points a deal", "s.e.", "95%", "won", "s.e.", "95%"), rows, sheet)


def rows_of_results(results: Results) -> dict[str, Any]:
    """The same for programs."""
    rows = [
        {"player": name, "points": numbers(results.points(at)), "wins": numbers(results.wins(at))}
        for at, name in enumerate(results.players)
    ]
    return {"game": results.game, "deals": results.deals, "void": results.void, "players": rows}


def numbers(found: Estimate) -> dict[str, float | None]:
    """A figure for programs; None for what is not known."""
    named = {"mean": found.mean, "error": found.error, "low": found.low, "high": found.high}
    return {name: None if math.isnan(number) else number for name, number in named.items()}
