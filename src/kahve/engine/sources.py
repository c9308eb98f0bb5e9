"""A hash of the sources that compiled code can come from."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

_PACKAGES = ("cards", "engine", "games", "bots", "lab")
_NEVER_COMPILED = (
    "test_*.py",
    "conftest.py",
    "staging.py",
    "*screen.py",
    "hinting.py",
    "lessons.py",
    "round_settings.py",
    "puzzles.py",
    "puzzle_proofs.py",
    "words.py",
    "saying.py",
    "quoting.py",
    "advice.py",
    "decisions.py",
    "failures.py",
    "own_players.py",
    "own_modules.py",
    "own_games.py",
    "own_lists.py",
    "program.py",
    "reviews.py",
    "shelf.py",
    "reachability.py",
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
    "figure_tables.py",
)


@cache
def content_hash() -> str:
    """A hash of every Python source and table of constants that compiled code can come from: the same on every machine."""
    root = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for package in _PACKAGES:
        for path in sorted(
            path for pattern in ("*.py", "*.npz", "EXPERT.toml", "MISTAKES.toml") for path in (root / package).rglob(pattern)
        ):
            if any(path.match(pattern) for pattern in _NEVER_COMPILED):
                continue
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
