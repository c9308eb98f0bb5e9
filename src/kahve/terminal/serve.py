"""`kahve serve`: the table in the browser, served from this machine."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer


def serve(
    host: Annotated[
        str,
        typer.Option("--host", metavar="ADDRESS", help="Where to listen; 0.0.0.0 lets this network in. Example: --host 0.0.0.0"),
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option("--port", min=0, max=65535, metavar="N", help="The port, 0 for any; the first free from 8000. Example: --port 8123"),
    ] = None,
    store: Annotated[
        str | None,
        typer.Option(
            "--store", metavar="URL", help="The database of the tables; your own if not given. Example: --store sqlite:///kahve.db"
        ),
    ] = None,
    browser: Annotated[
        bool | None,
        typer.Option("--browser/--no-browser", help="Open the page, usual where there is a screen. Example: --no-browser"),
    ] = None,
    pace: Annotated[float, typer.Option("--pace", min=0.0, metavar="S", help="Seconds before a bot plays. Example: --pace 1.5")] = 0.6,
) -> None:
    """Serve the table to browsers.

    Open the page it names and play alone against bots, or with friends by a link. Ctrl-C closes it; the tables are kept.

    Example: kahve serve --port 8123
    """
    from ..table.serve import serve as run

    run(host=host, port=port, store=store, browser=has_screen() if browser is None else browser, pace=pace)


def has_screen() -> bool:
    """Whether a person sits here with a screen on which a browser can open."""
    shown = sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return shown and sys.stdout.isatty()
