"""Reads what an expert learned in play: numbers in the file `EXPERT.toml`, in the folder of a game or of its family.

`python benchmarks/judgement.py` writes such a file (docs/bots.md). A table of it is one player. A number that the table does not name is
the default of its named tuple, which was set by hand.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, TypeVar

from .books import folder_of

FILE = "EXPERT.toml"

Numbers = TypeVar("Numbers", bound=tuple[Any, ...])
"""A named tuple of whole numbers, and of tuples of them, each with a default."""


class LearnedError(ValueError):
    """A file of learned numbers that cannot be used; the sentence names the file and what is wrong there."""


def learned(numbers: type[Numbers], package: str | None) -> dict[str, Numbers]:
    """The players in the file of this package, by the names of their tables; none where there is no file. LearnedError."""
    path = folder_of(package or "") / FILE
    return read_learned(numbers, path.read_text(encoding="utf-8"), f"{package}/{FILE}") if path.exists() else {}


def read_learned(numbers: type[Numbers], text: str, place: str) -> dict[str, Numbers]:
    r"""The players in a text; LearnedError says what is wrong with it. place: names the file there.

    >>> from typing import NamedTuple
    >>> class Judged(NamedTuple):
    ...     RISK: int = 1000
    ...     KEPT: tuple[int, ...] = (2, 1)
    >>> read_learned(Judged, "[alone]\nRISK = 900", "mine.toml")
    {'alone': Judged(RISK=900, KEPT=(2, 1))}
    >>> read_learned(Judged, "[alone]\nKEPT = 3", "mine.toml")
    Traceback (most recent call last):
    kahve.games.learned.LearnedError: mine.toml: KEPT of alone must be 2 whole numbers.
    """
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LearnedError(f"{place}: {error}.") from None
    return {name: numbers(**_numbers_of(numbers, name, table, place)) for name, table in tables.items()}


def _numbers_of(numbers: type[Any], player: str, table: Any, place: str) -> dict[str, Any]:
    defaults = numbers()._asdict()
    if not isinstance(table, dict) or not set(table) <= set(defaults):
        raise LearnedError(f"{place}: {player} must be a table of numbers with these names: {', '.join(defaults)}.")
    given = {name: tuple(number) if isinstance(number, list) else number for name, number in table.items()}
    for name, number in given.items():
        usual, parts = defaults[name], number if isinstance(number, tuple) else (number,)
        alike = isinstance(number, tuple) == isinstance(usual, tuple) and len(parts) == (len(usual) if isinstance(usual, tuple) else 1)
        if not alike or any(type(part) is not int for part in parts):
            wanted = f"{len(usual)} whole numbers" if isinstance(usual, tuple) else "a whole number"
            raise LearnedError(f"{place}: {name} of {player} must be {wanted}.")
    return given


def written_learned(players: Mapping[str, Any]) -> str:
    """The text of a file with these players: of each the numbers that are not its defaults."""
    parts = ["# What an expert learned in play: written by `python benchmarks/judgement.py` (docs/bots.md)."]
    for player, numbers in players.items():
        differing = {name: number for name, number in numbers._asdict().items() if number != numbers._field_defaults[name]}
        lines = [f"{name} = {list(number) if isinstance(number, tuple) else number}" for name, number in differing.items()]
        parts.append("\n".join([f"[{player}]", *lines]))
    return "\n\n".join(parts) + "\n"
