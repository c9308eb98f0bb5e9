"""Writes figures with their intervals as sentences, as tables, and as numbers for programs."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from .paper import Paper

if TYPE_CHECKING:
    from ..bots.players.failures import Failures
    from ..lab.estimate import Estimate
    from ..lab.results import Results

TABLE_WIDTH = 72
"""The width in characters below which figures are printed as sentences."""

LOW_WINS = "; the fewest points win"
"""What follows a margin in a game in which low scores win."""


def show_results(results: Results, sheet: Paper) -> None:
    """Print the points and wins of each player, and how many points better the first is than each other."""
    void = f", {results.void} of them void" if results.void else ""
    print(f"{results.game}: {results.deals} deals{void}.")
    if is_narrow(sheet):
        _say(results)
    else:
        _draw(results, sheet)
    for place in range(1, len(results.players)):
        better = f"points a deal {'fewer' if results.low_wins else 'more'} than {name_of(results, place)}"
        more = f"{name_of(results, 0)} makes {sentence(results.margin(0, place), better)}{LOW_WINS if results.low_wins else ''}."
        say(more, sheet)
    for row in results.failures:
        say(str(row), sheet)


def is_narrow(sheet: Paper) -> bool:
    """Whether the terminal is so narrow that figures are printed as sentences."""
    return sheet.plain or sheet.console().width < TABLE_WIDTH


def say(line: str, sheet: Paper) -> None:
    """Print a line, wrapped between words on a terminal."""
    sheet.say(line)


def draw(titles: Sequence[str], rows: Iterable[Sequence[str]], sheet: Paper) -> None:
    """Print a table whose columns are numbers, except the first."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for place, title in enumerate(titles):
        table.add_column(title, justify="right" if place else "left")
    for row in rows:
        table.add_row(*row)
    sheet.console().print(table)


def name_of(results: Results, place: int) -> str:
    """A player's name, with its place if the name occurs twice."""
    name = results.players[place]
    return name if results.players.count(name) == 1 else f"{name} {place + 1}"


def _say(results: Results) -> None:
    for place in range(len(results.players)):
        print(f"{name_of(results, place)}: {sentence(results.points(place), 'points a deal')}.")
        print(f"{name_of(results, place)}: {sentence(results.wins(place), 'of the deals won', percent=True)}.")


def sentence(estimate: Estimate, what: str, *, percent: bool = False) -> str:
    """An estimate as a sentence without the full stop."""
    mean, error, low, high = figures(estimate, percent)
    return f"{mean} {what} (standard error {error}, 95% interval {low} to {high})"


def figures(estimate: Estimate, percent: bool = False) -> tuple[str, str, str, str]:
    """The mean, its standard error and the ends of the interval as text; a single block has no error."""
    scale, sign = (100, "%") if percent else (1, "")
    return tuple(  # type: ignore[return-value]
        "unknown" if math.isnan(number) else f"{number * scale:.{digits}f}{sign}"
        for number, digits in ((estimate.mean, 2), (estimate.error, 3), (estimate.low, 2), (estimate.high, 2))
    )


def _draw(results: Results, sheet: Paper) -> None:
    rows = []
    for place in range(len(results.players)):
        cells = [name_of(results, place)]
        for mean, error, low, high in (figures(results.points(place)), figures(results.wins(place), percent=True)):
            cells += [mean, error, f"{low} to {high}"]
        rows.append(cells)
    draw(("player", "points a deal", "s.e.", "95%", "won", "s.e.", "95%"), rows, sheet)


def rows_of_results(results: Results) -> dict[str, Any]:
    """The results as a dictionary for programs."""
    rows = [
        {"player": name, "points": numbers(results.points(place)), "wins": numbers(results.wins(place))}
        for place, name in enumerate(results.players)
    ]
    named: dict[str, Any] = {"game": results.game, "deals": results.deals, "void": results.void, "players": rows}
    return named | {"failures": rows_of_failures(results.failures)} if results.failures else named


def rows_of_failures(failures: Iterable[Failures]) -> list[dict[str, Any]]:
    """The failures of players as dictionaries for programs."""
    return [{"player": row.player, "kind": row.kind, "times": row.times, "says": row.says} for row in failures]


def numbers(estimate: Estimate) -> dict[str, float | None]:
    """An estimate as numbers for programs; None for what is not known."""
    named = {"mean": estimate.mean, "error": estimate.error, "low": estimate.low, "high": estimate.high}
    return {name: None if math.isnan(number) else number for name, number in named.items()}


def columns(name: str, estimate: Estimate | None) -> dict[str, float | None]:
    """An estimate as columns of a table: `name`, `name_error`, `name_low` and `name_high`; None for what is not known."""
    parts = numbers(estimate) if estimate is not None else dict.fromkeys(("mean", "error", "low", "high"))
    return {name if part == "mean" else f"{name}_{part}": number for part, number in parts.items()}
