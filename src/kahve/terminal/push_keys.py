"""`kahve push-keys`: a key with which a house signs its pushes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def push_keys(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to make, as in: push.json")],
    contact: Annotated[
        str | None,
        typer.Option("--contact", metavar="ADDRESS", help="Whom push services may ask. Example: --contact mailto:you@cards.example"),
    ] = None,
) -> None:
    """Make a key for pushes: for kahve serve --push-key FILE.

    With it people hear of their turn at a table by the day when no page is open. Keep the file: devices that have asked for pushes hear
    of nothing that is signed with another key.

    Example: kahve push-keys push.json --contact mailto:you@cards.example
    """
    from ..engine.installing import require_serving

    require_serving("kahve push-keys")
    from ..table.push_key import make_key

    make_key(file, contact)
    print(f"{file} has the key. Start the house with it: kahve serve --push-key {file}")
