"""Libraries that came with the package: no compiler is needed for what they hold, and no C is written.

They lie in a folder beside this file, which a wheel of a platform has (`kahve.lab.shipping` makes it). A list in it says for which platform
and from which sources they were made, and which calls of loops they hold (`naming.py`). A library of other sources is never used, and one
that is damaged or cannot be loaded is passed over.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from ..sources import content_hash
from .entry import Entry
from .kinds import Kind
from .library import Library
from .naming import NoNameError, call_name
from .targets import WEB_ASSEMBLY, this_platform

FOLDER = Path(__file__).parent / "libraries"
LIST = "libraries.json"


@cache
def _listed(folder: Path) -> dict[str, Any] | None:
    """The list of a folder, or nothing where it has none, or one for another platform or other sources."""
    try:
        listed: dict[str, Any] = json.loads((folder / LIST).read_text(encoding="utf-8"))
        if listed["platform"] != this_platform():
            return None
        # The pocket packs both together, and leaves out sources that it does not need.
        if sys.platform != "emscripten" and listed["sources"] != content_hash():
            return None
        return listed if isinstance(listed["calls"], dict) and isinstance(listed["files"], dict) else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def is_shipped() -> bool:
    """Whether libraries for this platform and these sources came with the package."""
    return _listed(FOLDER) is not None


class _Shipped(Library):
    """A library that came with the package, and its entries."""

    def entry(self, name: str, kinds: tuple[Kind, ...], *, reads_only: bool) -> Entry:
        """The entry of this name."""
        return Entry(self, name, kinds, checked=False, reads_only=reads_only)


@cache
def _loaded(folder: Path, file: str) -> Any:
    """A library of the folder, or nothing where it is damaged or cannot be loaded."""
    listed = _listed(folder)
    try:
        if listed is None or listed["files"][file] != hashlib.sha256((folder / file).read_bytes()).hexdigest():
            return None
        if this_platform() == WEB_ASSEMBLY:
            from .web_assembly import in_browser

            return in_browser(folder / file)
        return _Shipped(folder / file)
    except (OSError, KeyError):
        return None


def shipped_entry(loop: Callable[..., Any], kinds: tuple[Kind, ...], alone: tuple[bool, ...], *, reads_only: bool = False) -> Any:
    """The entry of this call in a library that came with the package; None where there is none.

    alone: for each array, whether it shares no memory with another (`loop.py`). reads_only: as in `Entry`.
    """
    listed = _listed(FOLDER)
    if listed is None:
        return None
    try:
        file, name = listed["calls"][call_name(loop, kinds, alone)]
    except (KeyError, NoNameError):
        return None
    library = _loaded(FOLDER, file)
    return None if library is None else library.entry(name, kinds, reads_only=reads_only)
