"""`kahve serve`: the table in the browser, served from this machine."""

from __future__ import annotations

import os
import sys
from pathlib import Path
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
    public_url: Annotated[
        str | None,
        typer.Option("--public-url", metavar="URL", help="How friends reach it from outside. Example: --public-url https://cards.example"),
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="NAMES",
            help="Players that tables offer besides the house's. Example: --players mybots:Careful",
        ),
    ] = None,
    pace: Annotated[float, typer.Option("--pace", min=0.0, metavar="S", help="Seconds before a bot plays. Example: --pace 1.5")] = 0.6,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            "--allow-host",
            metavar="NAME",
            help="A host name to answer to besides that of --public-url; give it again for another. Example: --allow-host 192.168.1.5",
        ),
    ] = None,
    push_key: Annotated[
        Path | None,
        typer.Option("--push-key", metavar="FILE", help="Push turns at tables by the day, by this key. Example: --push-key push.json"),
    ] = None,
    trusted_proxies: Annotated[
        str,
        typer.Option(
            "--trusted-proxies", metavar="LIST", help="Proxies whose X-Forwarded-For is believed. Example: --trusted-proxies 127.0.0.1"
        ),
    ] = "",
    keep: Annotated[
        float | None,
        typer.Option("--keep", min=0.01, metavar="DAYS", help="Delete a table after so many days without any event. Example: --keep 90"),
    ] = None,
    log: Annotated[str, typer.Option("--log", metavar="KIND", help="How the log is written: text or json. Example: --log json")] = "text",
    metrics: Annotated[
        str | None,
        typer.Option(
            "--metrics", metavar="[ADDRESS:]PORT", help="Where Prometheus finds figures; nowhere if not given. Example: --metrics 9464"
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            "--workers", min=1, max=64, metavar="N", help="Processes that serve, over one PostgreSQL database. Example: --workers 4"
        ),
    ] = 1,
) -> None:
    """Serve the table to browsers.

    Open the page it names and play alone against bots, or with friends by a link. Ctrl-C closes it; the tables are kept.

    Example: kahve serve --port 8123
    """
    from ..engine.installing import require_serving

    require_serving("kahve serve")
    from ..bots import described
    from ..table.serve import serve as run
    from .options import players_given

    own = players_given(players) if players is not None else []
    for name in own:
        described(name)  # UnknownBot, before a port or a store is taken
    run(
        host=host,
        port=port,
        store=store,
        browser=has_screen() if browser is None else browser,
        pace=pace,
        public_url=public_url,
        allow_hosts=allow_host or (),
        trusted_proxies=trusted_proxies,
        keep_days=keep,
        log=log,
        metrics=metrics,
        own_players=own,
        push_key=push_key,
        workers=workers,
    )


def has_screen() -> bool:
    """Whether a person sits here with a screen on which a browser can open."""
    shown = sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return shown and sys.stdout.isatty()
