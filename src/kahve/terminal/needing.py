"""Commands that need a library which is not part of the plain package."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any


def needing_numpy(command: Callable[..., None], name: str, extra: str) -> Callable[..., None]:
    """The same command, which raises Missing before anything else where NumPy is not installed; its help needs nothing.

    name: what is typed behind `kahve`. extra: what brings NumPy, and the other libraries that this command may need.
    """

    @wraps(command)
    def run(*given: Any, **named: Any) -> None:
        from ..engine.installing import require

        require("numpy", extra, f"kahve {name}")
        command(*given, **named)

    return run
