"""`kahve simulate`: many deals between players, and what they show with how much certainty."""

from __future__ import annotations

import json
import math
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .options import AsJson, BadInput, GameName, HouseRules, Plain, PresetName, checked_seed, rules_given
from .paper import Paper, paper
from .progress import bar

if TYPE_CHECKING:
    from ..lab.simulate import Estimate, Results

STOPPED = 130
"""The exit code after Ctrl-C, as shells have it."""

TABLE_WIDTH = 72
"""Narrower than this the figures are sentences."""

LOW_WINS = "; the fewest points win"
"""What the margin says besides in a game whose points are bad."""


def simulate(
    game: GameName,
    players: Annotated[
        str,
        typer.Option(
            "--players", metavar="NAMES", help="The bots, parted by commas, in turn at the seats. Example: --players greedy,random"
        ),
    ] = "greedy,random",
    deals: Annotated[int, typer.Option("--deals", min=1, metavar="N", help="How many deals. Example: --deals 10000")] = 1000,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="The same seed gives the same deals. Example: --seed 7")] = 1,
    house: HouseRules = None,
    preset: PresetName = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Keep the logs of all deals in a new file. Example: --out deals.jsonl")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Let --out replace a file. Example: --out deals.jsonl --force")] = False,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, metavar="N", help="How many cores; all if not given. Example: --workers 2")
    ] = None,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Play many deals between bots.

    Then print the points a deal and the share of wins, with standard errors and 95% intervals. Each order of the pack is dealt once for
    every seating of the players, so that the luck of the cards falls out.

    Example: kahve simulate pisti --players greedy,random --deals 10000 --seed 7
    """
    found = _found(game)
    rules, start, names = rules_given(house), checked_seed(seed) or 0, [name.strip() for name in players.split(",")]
    sheet = paper(plain)
    try:
        with _new_file(out, force) as file, bar(sheet, deals, first="compiling", then="deals") as progress:
            results = _run(found, rules, names, deals, start, preset=preset, out=file, workers=workers, progress=progress)
    except KeyboardInterrupt:
        print("Stopped; nothing was written." if out else "Stopped.", file=sys.stderr)
        raise typer.Exit(STOPPED) from None
    _show(results, sheet, as_json)
    if out is not None and not as_json:
        print(f"The logs are in {out}; `kahve replay {out}` referees them.")


def _found(game: str) -> Any:
    from ..games import game as find

    return find(game)


def _run(*args: Any, **kwargs: Any) -> Results:
    from ..lab.simulate import simulate as run

    return run(*args, **kwargs)


@contextmanager
def _new_file(out: Path | None, force: bool) -> Iterator[Path | None]:
    """Where the logs are to be written: the name itself, or beside a file that is then replaced at once when all is whole."""
    if out is None:
        yield None
        return
    if not out.parent.is_dir():
        raise BadInput(f"--out cannot be {out}: there is no folder {out.parent}.")
    if out.is_dir():
        raise BadInput(f"--out cannot be {out}: it is a folder.")
    if not out.exists():
        yield out
        return
    if not force:
        raise BadInput(f"{out} is there already; --force replaces it.")
    with tempfile.TemporaryDirectory(dir=out.parent, prefix=".kahve-") as folder:
        yield Path(folder) / out.name
        os.replace(Path(folder) / out.name, out)


def _show(results: Results, sheet: Paper, as_json: bool) -> None:
    if as_json:
        print(json.dumps(_as_rows(results), indent=2))
        return
    void = f", {results.void} of them void" if results.void else ""
    print(f"{results.game}: {results.deals} deals{void}.")
    if sheet.plain or sheet.console().width < TABLE_WIDTH:
        _say(results)
    else:
        _draw(results, sheet)
    for at in range(1, len(results.players)):
        better = f"points a deal {'fewer' if results.low_wins else 'more'} than {_name(results, at)}"
        more = f"{_name(results, 0)} makes {_told(results.margin(0, at), better)}{LOW_WINS if results.low_wins else ''}."
        if sheet.plain:
            print(more)
        else:
            sheet.console().print(more)


def _name(results: Results, at: int) -> str:
    """A player's name, with its place where a name stands twice."""
    name = results.players[at]
    return name if results.players.count(name) == 1 else f"{name} {at + 1}"


def _say(results: Results) -> None:
    for at in range(len(results.players)):
        print(f"{_name(results, at)}: {_told(results.points(at), 'points a deal')}.")
        print(f"{_name(results, at)}: {_told(results.wins(at), 'of the deals won', percent=True)}.")


def _told(found: Estimate, what: str, *, percent: bool = False) -> str:
    mean, error, low, high = _figures(found, percent)
    return f"{mean} {what} (standard error {error}, 95% interval {low} to {high})"


def _figures(found: Estimate, percent: bool = False) -> tuple[str, str, str, str]:
    """The mean, its standard error and the ends of the interval, as text; a single block has no error."""
    scale, sign = (100, "%") if percent else (1, "")
    return tuple(  # type: ignore[return-value]
        "unknown" if math.isnan(number) else f"{number * scale:.{digits}f}{sign}"
        for number, digits in ((found.mean, 2), (found.error, 3), (found.low, 2), (found.high, 2))
    )


def _draw(results: Results, sheet: Paper) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("player")
    for title in ("points a deal", "s.e.", "95%", "won", "s.e.", "95%"):
        table.add_column(title, justify="right")
    for at in range(len(results.players)):
        cells = [_name(results, at)]
        for figures in (_figures(results.points(at)), _figures(results.wins(at), percent=True)):
            mean, error, low, high = figures
            cells += [mean, error, f"{low} to {high}"]
        table.add_row(*cells)
    sheet.console().print(table)


def _as_rows(results: Results) -> dict[str, Any]:
    rows = [
        {"player": name, "points": _numbers(results.points(at)), "wins": _numbers(results.wins(at))}
        for at, name in enumerate(results.players)
    ]
    return {"game": results.game, "deals": results.deals, "void": results.void, "players": rows}


def _numbers(found: Estimate) -> dict[str, float | None]:
    numbers = {"mean": found.mean, "error": found.error, "low": found.low, "high": found.high}
    return {name: None if math.isnan(number) else number for name, number in numbers.items()}
