"""`kahve serve`: the table in the browser, served from this machine."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from ..language import later
from .manual import help_text


def serve(
    host: Annotated[
        str,
        typer.Option("--host", metavar="ADDRESS", help=help_text(later("help-serve-host"), "--host 0.0.0.0")),
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option("--port", min=0, max=65535, metavar="N", help=help_text(later("help-serve-port"), "--port 8123")),
    ] = None,
    store: Annotated[
        str | None,
        typer.Option("--store", metavar="URL", help=help_text(later("help-option-store"), "--store sqlite:///kahve.db")),
    ] = None,
    browser: Annotated[
        bool | None,
        typer.Option("--browser/--no-browser", help=help_text(later("help-serve-browser"), "--no-browser")),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option("--public-url", metavar="URL", help=help_text(later("help-serve-public-url"), "--public-url https://cards.example")),
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="NAMES",
            help=help_text(later("help-serve-players"), "--players mybots:Careful"),
        ),
    ] = None,
    pace: Annotated[float, typer.Option("--pace", min=0.0, metavar="S", help=help_text(later("help-serve-pace"), "--pace 1.5"))] = 0.6,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            "--allow-host",
            metavar="NAME",
            help=help_text(later("help-serve-allow-host"), "--allow-host 192.168.1.5"),
        ),
    ] = None,
    push_key: Annotated[
        Path | None,
        typer.Option("--push-key", metavar="FILE", help=help_text(later("help-serve-push-key"), "--push-key push.json")),
    ] = None,
    trusted_proxies: Annotated[
        str,
        typer.Option(
            "--trusted-proxies", metavar="LIST", help=help_text(later("help-serve-trusted-proxies"), "--trusted-proxies 127.0.0.1")
        ),
    ] = "",
    keep: Annotated[
        float | None,
        typer.Option("--keep", min=0.01, metavar="DAYS", help=help_text(later("help-serve-keep"), "--keep 90")),
    ] = None,
    log: Annotated[str, typer.Option("--log", metavar="KIND", help=help_text(later("help-option-log-kind"), "--log json"))] = "text",
    metrics: Annotated[
        str | None,
        typer.Option("--metrics", metavar="[ADDRESS:]PORT", help=help_text(later("help-option-metrics"), "--metrics 9464")),
    ] = None,
    workers: Annotated[
        int,
        typer.Option("--workers", min=1, max=64, metavar="N", help=help_text(later("help-serve-workers"), "--workers 4")),
    ] = 1,
) -> None:
    """Serve the table to browsers."""
    from ..engine.installing import require_serving

    require_serving("kahve serve")
    from ..bots import described
    from ..table.serving.serve import serve as run
    from ..table.serving.serve_options import ServeOptions
    from .options import players_given

    own = players_given(players) if players is not None else []
    for name in own:
        described(name)  # UnknownBot, before a port or a store is taken
    run(
        ServeOptions(
            interface=host,
            port=port,
            store=store,
            browser=has_screen() if browser is None else browser,
            pace=pace,
            public_url=public_url,
            allowed_names=allow_host or (),
            trusted_proxies=trusted_proxies,
            keep_days=keep,
            log=log,
            metrics=metrics,
            own_players=own,
            push_key=push_key,
            workers=workers,
        )
    )


def has_screen() -> bool:
    """Whether a person sits here with a screen on which a browser can open."""
    shown = sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return shown and sys.stdout.isatty()
