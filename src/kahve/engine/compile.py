"""Whether the rules run as C or as they are written: what all other rooms ask for.

Rules and kernels stay plain Python functions. A loop over them becomes C when it is first called (`kahve.engine.native`). So the compiled
text is the interpreted text. Nothing is compiled at import, and where no C compiler is found everything is interpreted.
"""

from __future__ import annotations

import hashlib
import platform
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from .installing import cache_base
from .interpreted import interpreted_only, warn_interpreted

if TYPE_CHECKING:
    from .game import Game

Function = TypeVar("Function", bound=Callable[..., Any])

_ROOMS = ("cards", "engine", "games", "bots", "lab")
_NEVER_COMPILED = (
    "test_*.py",
    "conftest.py",
    "staging.py",
    "*screen.py",
    "hinting.py",
    "lessons.py",
    "puzzles.py",
    "words.py",
    "saying.py",
    "quoting.py",
    "advice.py",
    "decisions.py",
    "failures.py",
    "own.py",
    "program.py",
    "review.py",
    "shelf.py",
    "standing.py",
    "style.py",
    "positions.py",
    "text.py",
    "log.py",
    "installing.py",
    "extras.py",
    "page.py",
    "*_page.py",
    "plots.py",
    "tables.py",
)


def source_hash() -> str:
    """A hash of every Python source and table of constants that compiled code can come from, and of the Python that compiles it."""
    root = Path(__file__).parent.parent
    digest = hashlib.sha256(f"{sys.version_info[:2]} {platform.machine()}".encode())
    for room in _ROOMS:
        for path in sorted(path for pattern in ("*.py", "*.npz", "LAPSES.toml") for path in (root / room).rglob(pattern)):
            if any(path.match(pattern) for pattern in _NEVER_COMPILED):
                continue
            digest.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code of these sources is kept: under `kahve.engine.installing.cache_base`."""
    return cache_base() / source_hash()


@cache
def _has_compiler() -> bool:
    from .native.library import NoCompilerError, compiler

    try:
        compiler()
    except NoCompilerError as error:
        warn_interpreted(str(error))
        return False
    return True


def can_compile() -> bool:
    """Whether rules run as C in this process: a C compiler is found. Whether it works is known when it is first used."""
    return not interpreted_only() and _has_compiler()


def compiled(loop: Function, game: Game | None = None) -> Function:
    """Give back a loop that is compiled when it is first called, or the loop itself where nothing is compiled.

    game: whose records and houses it takes; None where it takes none.
    """
    if not can_compile():
        return loop
    from .native.loop import NativeLoop

    made: Any = NativeLoop(loop, game)
    ready: Function = made
    return ready


__all__ = ["cache_folder", "can_compile", "compiled", "source_hash"]
