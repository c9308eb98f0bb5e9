"""The marks on a function that runs interpreted and compiled from one text.

Nothing here knows how a function is compiled: `kahve.engine.compile` reads these lists when, and only when, something is
compiled, so that importing a game costs nothing. The marks live in this room because the card verbs carry them too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., object])

MARKED: list[Callable[..., object]] = []
RULES: list[Callable[..., object]] = []
SEARCHES: list[Callable[..., object]] = []


def rule(function: Function) -> Function:
    """Mark a rule of a game: whole numbers, `if`, loops, fields of the record, and no more (docs/dialect.md).

    >>> @rule
    ... def is_even(number):
    ...     return number % 2 == 0
    >>> is_even(4)
    True
    """
    RULES.append(function)
    MARKED.append(function)
    return function


def kernel(function: Function) -> Function:
    """Mark a helper of the engine that compiled code calls and that is no rule of a game (a generator, a byte copy)."""
    MARKED.append(function)
    return function


def search(function: Function) -> Function:
    """Mark a kernel that is long and seldom reached: it is called, where rules and other kernels are written into their callers.

    It alone of all that is marked may make an array or take a slice of one.
    """
    SEARCHES.append(function)
    MARKED.append(function)
    return function


def copy_bytes(target: Any, to: int, source: Any, start: int, length: int) -> None:
    """Copy so many bytes of a row from `start` on to `to` in another row; both have 8-bit entries and do not overlap.

    Compiled it is one block copy (`kahve.engine.compile`).

    >>> row = bytearray(b"coffee")
    >>> copy_bytes(row, 1, b"kahve", 2, 3)
    >>> row.decode()
    'chveee'
    """
    target[to : to + length] = source[start : start + length]


def copy_first(target: Any, to: int, source: Any, start: int, length: int, number: int) -> None:
    """The same with the first `number` of those bytes only; the others are emptied.

    Compiled it is a few instructions without a loop or a branch (`kahve.engine.compile`); `length` must be a constant there.

    >>> row = bytearray(b"coffee")
    >>> copy_first(row, 1, b"kahve", 2, 3, 2)
    >>> list(row[1:4])
    [104, 118, 0]
    """
    for at in range(length):
        target[to + at] = source[start + at] if at < number else 0
