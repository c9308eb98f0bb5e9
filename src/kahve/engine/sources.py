"""A hash of the sources that compiled code can come from."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

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
    "truth.py",
    "log.py",
    "installing.py",
    "checkpoint_error.py",
    "extras.py",
    "page.py",
    "*_page.py",
    "plots.py",
    "tables.py",
)


@cache
def content_hash() -> str:
    """A hash of every Python source and table of constants that compiled code can come from: the same on every machine."""
    root = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for room in _ROOMS:
        for path in sorted(path for pattern in ("*.py", "*.npz", "EXPERT.toml", "LAPSES.toml") for path in (root / room).rglob(pattern)):
            if any(path.match(pattern) for pattern in _NEVER_COMPILED):
                continue
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


__all__ = ["content_hash"]
