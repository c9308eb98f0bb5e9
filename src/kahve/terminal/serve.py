"""`kahve serve`: the table in the browser, served from this machine."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from ..language import later
from .manual import help_text, option
from .options import own_found, say_refused


def serve(
    host: Annotated[str, option(later("help-serve-host"), "--host 0.0.0.0", "ADDRESS")] = "127.0.0.1",
    port: Annotated[int | None, option(later("help-serve-port"), "--port 8123", "N", min=0, max=65535)] = None,
    store: Annotated[str | None, option(later("help-option-store"), "--store sqlite:///kahve.db", "URL")] = None,
    browser: Annotated[
        bool | None,
        typer.Option("--browser/--no-browser", help=help_text(later("help-serve-browser"), "--no-browser")),
    ] = None,
    public_url: Annotated[str | None, option(later("help-serve-public-url"), "--public-url https://cards.example", "URL")] = None,
    players: Annotated[str | None, option(later("help-serve-players"), "--players mybots:Careful", "NAMES")] = None,
    game: Annotated[list[str] | None, option(later("help-serve-game"), "--game mypackage.mygame", "MODULE", callback=own_found)] = None,
    pace: Annotated[float, option(later("help-serve-pace"), "--pace 1.5", "S", min=0.0)] = 0.6,
    allow_host: Annotated[list[str] | None, option(later("help-serve-allow-host"), "--allow-host 192.168.1.5", "NAME")] = None,
    push_key: Annotated[Path | None, option(later("help-serve-push-key"), "--push-key push.json", "FILE")] = None,
    trusted_proxies: Annotated[str, option(later("help-serve-trusted-proxies"), "--trusted-proxies 127.0.0.1", "LIST")] = "",
    keep: Annotated[float | None, option(later("help-serve-keep"), "--keep 90", "DAYS", min=0.01)] = None,
    log: Annotated[str, option(later("help-option-log-kind"), "--log json", "KIND")] = "text",
    metrics: Annotated[str | None, option(later("help-option-metrics"), "--metrics 9464", "[ADDRESS:]PORT")] = None,
    workers: Annotated[int, option(later("help-serve-workers"), "--workers 4", "N", min=1, max=64)] = 1,
) -> None:
    """Serve the table to browsers."""
    from ..engine.installing import require_serving

    require_serving("kahve serve")
    from ..bots import described
    from ..table.serving.serve import serve as run
    from ..table.serving.serve_options import ServeOptions
    from .options import players_given

    say_refused()

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
