"""What the client is checked with: TypeScript, the types of Node, and axe-core, in the versions of the client's lock."""

from __future__ import annotations

import fcntl
import tempfile
from pathlib import Path

from kahve.web import build

MODULES = build.CLIENT / "node_modules"


def fetch_packages() -> Path:
    """Install what is missing, one process at a time; the folder in which the packages lie."""
    with (Path(tempfile.gettempdir()) / "kahve-client-packages.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        build.install_packages(development=True)
    return MODULES
