"""Where Kahve is installed: how an optional library is added by pip, pipx or uv, and where compiled code is kept.

>>> how_to_install("lab", "/opt/pipx/venvs/kahve")
"pipx install --force 'kahve[lab]'"
>>> how_to_install("lab", "/var/cache/uv/archive-v0/Tz3qQ")
"uvx --from 'kahve[lab]' kahve"
"""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path

from ..language import message

SERVING = ("alembic", "segno", "sqlalchemy", "starlette", "uvicorn", "webauthn", "websockets")
"""The libraries of the extra `serve`, by the names under which they are imported."""


class Missing(ImportError, ValueError):  # noqa: N818 - a sentence for people
    """An optional library is not installed; the text says how to install it."""


def how_to_install(extra: str, prefix: str = sys.prefix) -> str:
    """The command that brings the libraries of an extra. prefix: the folder of the environment in which this Python runs.

    What pipx and uv have installed, pip cannot add to. `uvx` makes an environment for each run, so its command is written in full.
    """
    parts = Path(prefix).parts
    wanted = f"'kahve[{extra}]'"
    if "pipx" in parts:
        return f"pipx install --force {wanted}"
    if "uv" in parts:
        return f"uv tool install --force {wanted}" if "tools" in parts else f"uvx --from {wanted} kahve"
    return f"pip install {wanted}"


def require_serving(what: str) -> None:
    """Raise Missing if a library of the server is not installed. what: the command that needs it."""
    for module in SERVING:
        require(module, "serve", what)


def require(module: str, extra: str, what: str) -> None:
    """Raise Missing if a library is not installed. what: the command or the player that needs it; extra: what brings it."""
    if find_spec(module) is None:
        raise Missing(message("engine-library-is-missing", what=what, library=module, command=how_to_install(extra)))


def cache_base() -> Path:
    """The folder for compiled code: `kahve` in the folder that KAHVE_CACHE names, else in the user's cache folder on this system.

    XDG_CACHE_HOME counts on every system, and not on Linux alone.
    """
    named = os.environ.get("KAHVE_CACHE") or os.environ.get("XDG_CACHE_HOME")
    if named:
        return Path(named) / "kahve"
    from platformdirs import user_cache_path

    return user_cache_path("kahve", appauthor=False)


__all__ = ["SERVING", "Missing", "cache_base", "how_to_install", "require", "require_serving"]
