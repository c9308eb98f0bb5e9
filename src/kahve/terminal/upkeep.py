"""`kahve backup`, `kahve restore` and `kahve expire`: the store of the tables looked after."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from ..engine.installing import require_serving
from ..language import later, message
from .manual import argument, option

StoreOption = Annotated[str | None, option(later("help-option-store"), "--store sqlite:///kahve.db", "URL")]


class UpkeepError(ValueError):
    """A store that could not be looked after; the sentence says why."""


def backup(
    file: Annotated[Path, argument(later("help-backup-file"), "tables-monday.db", "FILE")],
    store: StoreOption = None,
) -> None:
    """Copy all tables to a file, also while the server is open."""
    require_serving("kahve backup")
    from ..table.live.upkeep import back_up

    with _said():
        number = back_up(store, file)
    print(message("terminal-tables-copied", file=str(file), tables=number))


def restore(
    file: Annotated[Path, argument(later("help-restore-file"), "tables-monday.db", "FILE")],
    store: StoreOption = None,
    damaged_too: Annotated[bool, option(later("help-restore-damaged-too"), "--damaged-too")] = False,
) -> None:
    """Put a copy back, while the server is closed. What was there before is kept beside it."""
    require_serving("kahve restore")
    from ..table.live.upkeep import put_back

    with _said():
        number, aside = put_back(file, store, damaged_too=damaged_too)
    print(message("terminal-tables-are-back", file=str(file), tables=number))
    if aside is not None:
        print(message("terminal-tables-before", file=str(aside)))


def expire(
    days: Annotated[float, option(later("help-expire-days"), "--days 90", "D", min=0.0)],
    store: StoreOption = None,
) -> None:
    """Delete the tables at which nothing has happened for `days` days, while the server is closed."""
    require_serving("kahve expire")
    from ..table.live.upkeep import expire as expire_in
    from ..table.live.upkeep import opened

    with _said(), contextlib.closing(opened(store)) as opened_store:
        opened_store.claim()
        number = 0
        while names := expire_in(opened_store, days):
            number += len(names)
    print(message("terminal-tables-deleted", tables=number))


@contextlib.contextmanager
def _said() -> Iterator[None]:
    """A refusal of the store as one of the command line."""
    from ..table.store.stored import StoreError

    try:
        yield
    except StoreError as error:
        raise UpkeepError(str(error)) from None
