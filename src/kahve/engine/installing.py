"""Where Kahve is installed: how an optional library is added by pip, pipx or uv, and where compiled code is kept.

>>> how_to_install("lab", "/srv/kahve/env")
"pip install 'kahve[lab]'"
>>> how_to_install("lab", "/opt/pipx/venvs/kahve", "git+https://example.org/kahve")
"pipx install --force 'kahve[lab] @ git+https://example.org/kahve'"
"""

from __future__ import annotations

import json
import os
import sys
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path

from ..language import message

SERVING = ("alembic", "openskill", "segno", "sqlalchemy", "starlette", "uvicorn", "webauthn", "websockets")
"""The libraries of the extra `serve`, by the names under which they are imported."""


class Missing(ImportError, ValueError):  # noqa: N818 - a sentence for people
    """An optional library is not installed; the text says how to install it."""


@cache
def origin() -> str:
    """The address of the wheel, folder or repository from which Kahve was installed here; empty if it came from an index.

    An installer notes it in `direct_url.json` (PEP 610).
    """
    try:
        about = json.loads(distribution("kahve").read_text("direct_url.json") or "{}")
    except (PackageNotFoundError, ValueError):
        return ""
    system = about.get("vcs_info", {}).get("vcs")
    return f"{system}+{about['url']}" if system else str(about.get("url", ""))


def how_to_install(extra: str, prefix: str = sys.prefix, source: str | None = None) -> str:
    """The command that brings the libraries of an extra.

    prefix: the folder of the environment in which this Python runs. source: from where Kahve was installed, by default `origin()`.

    pip adds the libraries to the Kahve that is there. What pipx and uv have installed, it cannot add to: they install again, from the same
    source. `uvx` makes an environment for each run, so its command is written in full.
    """
    parts = Path(prefix).parts
    if not {"pipx", "uv"} & set(parts):
        return f"pip install 'kahve[{extra}]'"
    address = origin() if source is None else source
    wanted = f"'kahve[{extra}] @ {address}'" if address else f"'kahve[{extra}]'"
    if "pipx" in parts:
        return f"pipx install --force {wanted}"
    return f"uv tool install --force {wanted}" if "tools" in parts else f"uvx --from {wanted} kahve"


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
