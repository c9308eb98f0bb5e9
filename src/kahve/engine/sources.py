"""The sources that compiled code can come from: their hash, and whether they are still those that this process runs by."""

from __future__ import annotations

import fnmatch
import hashlib
import os
import re
import time
from functools import cache
from pathlib import Path

_ROOT = Path(__file__).parent.parent
_BEGUN = time.time() - 3.0
"""When this process began to read the sources, by the clock, or a little before."""
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


_MAY_COMPILE = ("*.py", "*.npz", "EXPERT.toml", "MISTAKES.toml")


@cache
def counted_sources() -> frozenset[str]:
    """The path of every Python source and table of constants that compiled code can come from."""
    wanted, passed_over = (re.compile("|".join(map(fnmatch.translate, patterns))).match for patterns in (_MAY_COMPILE, _NEVER_COMPILED))
    return frozenset(
        os.path.join(folder, name)
        for package in _PACKAGES
        for folder, _, names in os.walk(_ROOT / package)
        for name in names
        if wanted(name) and not passed_over(name)
    )


@cache
def content_hash() -> str:
    """A hash of the counted sources: the same on every machine."""
    digest = hashlib.sha256()
    for path in sorted(map(Path, counted_sources())):
        digest.update(path.relative_to(_ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def are_as_loaded() -> bool:
    """Whether no counted source has changed since this process began, so that what lies on the disk is what it runs by."""
    try:
        return all(max(state.st_mtime, state.st_ctime) < _BEGUN for state in map(os.stat, counted_sources()))
    except OSError:
        return False
