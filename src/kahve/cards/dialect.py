"""The marks on a function that runs interpreted and compiled from one text.

Nothing here knows how a function is compiled. `kahve.engine.compile` reads these lists only when something is compiled, so importing a
game costs nothing. The marks live in this room because the card verbs carry them too.
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
    """Mark a kernel that is long and seldom reached. It is called, while rules and other kernels are written into their callers.

    Of all marked functions only a search may make an array or take a slice of one.
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
    """Copy the first `number` of so many bytes of a row into another row, and empty the rest of them there.

    The rows are arrays. Compiled it is a few instructions without a loop or a branch (`kahve.engine.compile`), and `length` must be a
    constant.

    >>> import numpy as np
    >>> row, source = np.arange(6, dtype=np.int8), np.arange(10, 15, dtype=np.int8)
    >>> copy_first(row, 1, source, 2, 3, 2)
    >>> row.tolist()
    [0, 12, 13, 0, 4, 5]
    """
    target[to : to + number] = source[start : start + number]
    target[to + number : to + length] = 0
