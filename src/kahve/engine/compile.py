"""The compile policy: the one file that names Numba.

Rules and kernels stay plain Python functions. When a loop over them is compiled, every marked function is registered with Numba, so that
the compiled text is the interpreted text. Nothing is compiled at import.

The compiled code is kept in a folder named by a hash of the sources it was made from. A bare `cache=True` looks only at the file of
the outermost function and gives stale answers after an edit in another file.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from ..cards import dialect

Function = TypeVar("Function", bound=Callable[..., Any])

_ROOMS = ("cards", "engine", "games", "bots", "lab")


def source_hash() -> str:
    """A hash of every Python source that compiled code can come from, and of the Python that compiles it."""
    root = Path(__file__).parent.parent
    digest = hashlib.sha256(f"{sys.version_info[:2]} {platform.machine()}".encode())
    for room in _ROOMS:
        for path in sorted((root / room).rglob("*.py")):
            digest.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept: under KAHVE_CACHE, else the user's cache folder."""
    base = os.environ.get("KAHVE_CACHE") or os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "kahve" / source_hash()


@lru_cache(maxsize=1)
def _numba() -> Any:
    import numba

    numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]
    return numba


_registered: set[int] = set()


def _register() -> None:
    from numba.extending import register_jitable

    for function in dialect.MARKED:
        if id(function) not in _registered:
            register_jitable(forceinline=True)(function)
            _registered.add(id(function))


def interpreted_only() -> bool:
    """Whether NUMBA_DISABLE_JIT is set: then everything runs as plain Python."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


def compiled(function: Function, *, keep: bool = True) -> Function:
    """Compile a loop built over marked functions when it is first called; `keep` puts the result into the cache folder."""
    if interpreted_only():
        return function
    numba = _numba()
    _register()
    made: Function = numba.njit(cache=keep, nogil=True, error_model="numpy")(function)
    return made
