"""`kahve bench`: how many plays a second the engine makes on this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from .options import AsJson, Plain


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME...]", help="The games; all if none is given. Example: kahve bench pisti")
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.05, metavar="S", help="How long to measure each way. Example: --seconds 2")
    ] = 1.0,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Measure plays a second on this machine.

    For each game and each way of running its rules.

    Example: kahve bench pisti --seconds 2
    """
