"""`kahve work`: a process that thinks for the servers at a PostgreSQL database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def work(
    store: Annotated[
        str | None,
        typer.Option("--store", metavar="URL", help="The database of the servers. Example: --store postgresql://kahve@localhost/tables"),
    ] = None,
    at_once: Annotated[
        int | None,
        typer.Option(
            "--at-once", min=1, max=256, metavar="N", help="Thoughts at once; as many as cores if not given. Example: --at-once 4"
        ),
    ] = None,
    push_key: Annotated[
        Path | None,
        typer.Option("--push-key", metavar="FILE", help="Send the servers' pushes too, by their key. Example: --push-key push.json"),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            "--public-url", metavar="URL", help="The address of the house, for push services. Example: --public-url https://cards.example"
        ),
    ] = None,
    log: Annotated[str, typer.Option("--log", metavar="KIND", help="How the log is written: text or json. Example: --log json")] = "text",
    metrics: Annotated[
        str | None,
        typer.Option(
            "--metrics", metavar="[ADDRESS:]PORT", help="Where Prometheus finds figures; nowhere if not given. Example: --metrics 9470"
        ),
    ] = None,
) -> None:
    """Think for servers that share a database: searching bots, hints and reviews, and pushes if it has their key.

    Start as many as you like, on any machine. Servers think for themselves where there is none. Ctrl-C ends it.

    Example: kahve work --store postgresql://kahve@localhost/tables
    """
    from ..table.work import work as run

    run(store, at_once=at_once, push_key=push_key, public_url=public_url, log=log, metrics=metrics)
