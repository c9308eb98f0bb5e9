"""`kahve bench`: measures how many plays a second the engine makes on this machine."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Annotated, Any

import typer

from ..language import later
from .manual import argument, help_text, option
from .options import AsJson, Plain, own_found
from .paper import Paper, paper

Row = Mapping[str, Any]


def bench(
    games: Annotated[list[str] | None, argument(later("help-bench-games"), "kahve bench pisti", "[GAME...]", callback=own_found)] = None,
    seconds: Annotated[float, option(later("help-bench-seconds"), "--seconds 2", "S", min=0.05)] = 1.0,
    start: Annotated[bool, typer.Option("--start/--no-start", help=help_text(later("help-bench-start"), "--no-start"))] = True,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Measure plays a second on this machine."""
    from ..games import GAMES
    from ..games import game as find
    from ..lab import bench as lab

    chosen = [find(name) for name in games or GAMES]
    speeds = [speed.row() for speed in lab.bench(chosen, seconds)]
    starts = [asdict(lab.start(game)) for game in chosen] if start else []
    if as_json:
        print(json.dumps({"speeds": speeds, "starts": starts}, indent=2))
        return
    sheet = paper(plain)
    show(speeds, sheet)
    show(starts, sheet)


def show(rows: Sequence[Row], sheet: Paper) -> None:
    """Print the rows as a table if the terminal can, or else as lines."""
    if sheet.plain or not rows:
        for row in rows:
            print(", ".join(f"{title(name)} {figure(value)}" for name, value in row.items()) + ".")
        return
    from rich.table import Table

    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    for name, value in rows[0].items():
        table.add_column(title(name), justify="left" if isinstance(value, str) else "right")
    for row in rows:
        table.add_row(*(figure(value) for value in row.values()))
    sheet.console().print(table)


def title(name: str) -> str:
    """The title of a column for people."""
    return name.replace("_", " ")


def figure(value: object) -> str:
    """A figure as text for people, with commas between thousands.

    >>> figure(104123456.7), figure(0.25), figure("compiled")
    ('104,123,457', '0.25', 'compiled')
    """
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
    return f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else str(value)
