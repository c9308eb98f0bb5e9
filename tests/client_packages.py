"""What the client is checked with: TypeScript, the types of Node, and axe-core, as `package.json` of the client names them."""

from __future__ import annotations

import fcntl
import tempfile
from pathlib import Path

from kahve.web import build

MODULES = build.CLIENT / "node_modules"
CHECKERS = ("typescript", "@types/node", "axe-core", "fzstd", "pyodide", "workbox-core", "workbox-precaching")


def fetch_packages() -> Path:
    """Install what is missing, one process at a time; the folder in which the packages lie."""
    with (Path(tempfile.gettempdir()) / "kahve-client-packages.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not all((MODULES / name).is_dir() for name in CHECKERS) or not build.has_packages():
            _, npm = build.programs()
            build.run([*npm, "install", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"])
    return MODULES
