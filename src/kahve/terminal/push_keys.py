"""`kahve push-keys`: a key with which a server signs its pushes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from ..language import later, message
from .manual import argument, option


def push_keys(
    file: Annotated[Path, argument(later("help-push-keys-file"), "push.json", "FILE")],
    contact: Annotated[str | None, option(later("help-push-keys-contact"), "--contact mailto:you@cards.example", "ADDRESS")] = None,
) -> None:
    """Make a key for pushes: for kahve serve --push-key FILE."""
    from ..engine.installing import require_serving

    require_serving("kahve push-keys")
    from ..table.push.push_key import make_key

    make_key(file, contact)
    print(message("terminal-push-key-written", file=str(file), command=f"kahve serve --push-key {file}"))
