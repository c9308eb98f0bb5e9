"""`kahve work`: a process that thinks for the servers at a PostgreSQL database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from ..language import later
from .manual import option


def work(
    store: Annotated[str | None, option(later("help-work-store"), "--store postgresql://kahve@localhost/tables", "URL")] = None,
    at_once: Annotated[int | None, option(later("help-work-at-once"), "--at-once 4", "N", min=1, max=256)] = None,
    push_key: Annotated[Path | None, option(later("help-work-push-key"), "--push-key push.json", "FILE")] = None,
    public_url: Annotated[str | None, option(later("help-work-public-url"), "--public-url https://cards.example", "URL")] = None,
    log: Annotated[str, option(later("help-option-log-kind"), "--log json", "KIND")] = "text",
    metrics: Annotated[str | None, option(later("help-option-metrics"), "--metrics 9470", "[ADDRESS:]PORT")] = None,
) -> None:
    """Think for servers that share a database: searching bots, hints and reviews, and pushes if it has their key."""
    from ..table.serving.work import work as run

    run(store, at_once=at_once, push_key=push_key, public_url=public_url, log=log, metrics=metrics)
