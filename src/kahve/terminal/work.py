"""`kahve work`: a process that thinks for the servers at a PostgreSQL database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..language import later
from .manual import help_text


def work(
    store: Annotated[
        str | None,
        typer.Option("--store", metavar="URL", help=help_text(later("help-work-store"), "--store postgresql://kahve@localhost/tables")),
    ] = None,
    at_once: Annotated[
        int | None,
        typer.Option("--at-once", min=1, max=256, metavar="N", help=help_text(later("help-work-at-once"), "--at-once 4")),
    ] = None,
    push_key: Annotated[
        Path | None,
        typer.Option("--push-key", metavar="FILE", help=help_text(later("help-work-push-key"), "--push-key push.json")),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option("--public-url", metavar="URL", help=help_text(later("help-work-public-url"), "--public-url https://cards.example")),
    ] = None,
    log: Annotated[str, typer.Option("--log", metavar="KIND", help=help_text(later("help-option-log-kind"), "--log json"))] = "text",
    metrics: Annotated[
        str | None,
        typer.Option("--metrics", metavar="[ADDRESS:]PORT", help=help_text(later("help-option-metrics"), "--metrics 9470")),
    ] = None,
) -> None:
    """Think for servers that share a database: searching bots, hints and reviews, and pushes if it has their key."""
    from ..table.serving.work import work as run

    run(store, at_once=at_once, push_key=push_key, public_url=public_url, log=log, metrics=metrics)
