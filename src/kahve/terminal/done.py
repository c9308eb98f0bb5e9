"""The lessons and puzzles that the person at this terminal has been through, in a file beside their tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Literal

Kind = Literal["lessons", "puzzles"]


def _file() -> Path:
    from ..table.store.sql import data_folder

    return data_folder() / "done.json"


def _stored() -> dict[str, dict[str, list[int]]]:
    """The numbers done by kind and game; empty where the file is missing or broken."""
    try:
        stored = json.loads(_file().read_text())
        return {
            str(kind): {str(game): [int(each) for each in numbers] for game, numbers in games.items()} for kind, games in stored.items()
        }
    except (OSError, ValueError, AttributeError, TypeError):
        return {}


def numbers_done(kind: Kind, game: str) -> list[int]:
    """The numbers of a game's lessons or puzzles that were answered right, in the order of doing."""
    return _stored().get(kind, {}).get(game, [])


def next_number(kind: Kind, game: str, count: int) -> int:
    """The first number up to `count` that is not done; 1 when all are."""
    done = numbers_done(kind, game)
    return next((number for number in range(1, count + 1) if number not in done), 1)


def keep_done(kind: Kind, game: str, number: int) -> None:
    """Remember a number as done; a folder that cannot be written to ends no lesson."""
    stored = _stored()
    numbers = stored.setdefault(kind, {}).setdefault(game, [])
    if number in numbers:
        return
    numbers.append(number)
    try:
        _file().parent.mkdir(parents=True, exist_ok=True)
        _file().write_text(json.dumps(stored))
    except OSError:
        pass
