"""Reads the parts of a file of a game, such as its lessons and puzzles: tables of fields of which each has a kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..cards.quoting import quoted
from ..language import message


def read_fields(given: object, kinds: Mapping[str, type], place: str, error: type[ValueError]) -> dict[str, Any]:
    """The fields of a part of a file: all that there must be and no other.

    A text is not empty, a list holds texts alone, and a number is not a yes or no.

    - kinds: the type of each field by its name.
    - place: names the part in an error.

    Raises `error` about the first field that is not so.

    >>> read_fields({"title": ""}, {"title": str}, "mine.toml, line 3", ValueError)
    Traceback (most recent call last):
    ValueError: mine.toml, line 3: the field title cannot be ''.
    """
    if not isinstance(given, dict):
        raise error(message("games-no-table-of-fields", place=place, given=quoted(given)))
    for name in given:
        if name not in kinds:
            raise error(message("games-no-such-field", place=place, field=quoted(name), fields=tuple(kinds)))
    for name, kind in kinds.items():
        if name not in given:
            raise error(message("games-field-is-missing", place=place, field=name))
        if not _is_of(given[name], kind):
            raise error(message("games-field-cannot-be", place=place, field=name, value=quoted(given[name])))
    return dict(given)


def _is_of(value: object, kind: type) -> bool:
    """Whether a value is of this kind and says something."""
    if isinstance(value, str):
        return kind is str and bool(value.strip())
    if isinstance(value, list):
        return kind is list and all(isinstance(part, str) for part in value)
    return isinstance(value, kind) and isinstance(value, bool) == (kind is bool)
