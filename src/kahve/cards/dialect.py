"""The marks on a function that runs interpreted and compiled from one text.

Nothing here knows how a function is compiled. `kahve.engine.compile` reads these lists only when something is compiled, so importing a
game costs nothing. The marks live in this room because the card verbs carry them too.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., object])

MARKED: list[Callable[..., object]] = []
RULES: list[Callable[..., object]] = []
SEARCHES: list[Callable[..., object]] = []
LIVE: dict[Callable[..., object], Any] = {}
"""For each reader of a table that grows while a program runs, that table."""


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
    """Mark a helper of the engine that compiled code calls and that is not a rule of a game (a generator, a byte copy)."""
    MARKED.append(function)
    return function


def search(function: Function) -> Function:
    """Mark a kernel that is long and seldom reached. It is called, while rules and other kernels are written into their callers.

    Of all marked functions only a search may make an array or take a slice of one.
    """
    SEARCHES.append(function)
    MARKED.append(function)
    return function


def remembered(function: Function) -> Function:
    """Keep the last answers of a search that is handed numbers alone. Compiled it is the search itself.

    One turn is judged, made and told, and each asks the same. So a long search is done once for all of them.
    """
    cached: Any = lru_cache(maxsize=1024)(function)
    return cached  # type: ignore[no-any-return]


def search_itself(function: Any) -> Any:
    """The search whose answers are kept; of anything else the same thing."""
    return function.__wrapped__ if hasattr(function, "cache_info") else function


def live(table: Any) -> Callable[[Function], Function]:
    """Mark the one function that reads an entry of a row of whole numbers which may still change.

    Compiled code holds every other table as a constant. This one it reads where it lies in memory.

    >>> notes = [0, 0, 0, 0]
    >>> @live(notes)
    ... def note(place):
    ...     return int(notes[place])
    >>> notes[2] = 7
    >>> note(2)
    7
    """

    def mark(function: Function) -> Function:
        LIVE[function] = table
        return function

    return mark


def live_name(function: Callable[..., object]) -> str:
    """Under which name compiled code knows the table that this function reads.

    >>> live_name(lambda place: place)
    'kahve_live__lambda_'
    """
    return "kahve_live_" + "".join(letter if letter.isalnum() else "_" for letter in function.__name__)


def rotated(word: int, bits: int) -> int:
    """A word of 32 bits with its bits moved `bits` places to the left; those that leave it come in again at the right.

    word: 0 to 2**32 - 1. bits: 1 to 31. Compiled it is one instruction (`kahve.engine.compile`).

    >>> hex(rotated(0x80000001, 4))
    '0x18'
    """
    return (word << bits | word >> 32 - bits) & 0xFFFFFFFF


def lowest_bit(word: int) -> int:
    """The place of the lowest bit that is set in a word of 64 bits, which is not 0.

    Compiled it is one instruction (`kahve.engine.compile`).

    >>> lowest_bit(0b101000)
    3
    """
    return (word & -word).bit_length() - 1


def copy_bytes(target: Any, to: int, source: Any, start: int, length: int) -> None:
    """Copy `length` bytes of a row from `start` on to `to` in another row; both have 8-bit entries and do not overlap.

    Compiled it is one block copy (`kahve.engine.compile`).

    >>> row = bytearray(b"coffee")
    >>> copy_bytes(row, 1, b"kahve", 2, 3)
    >>> row.decode()
    'chveee'
    """
    target[to : to + length] = source[start : start + length]


def copy_first(target: Any, to: int, source: Any, start: int, length: int, number: int) -> None:
    """Copy the first `number` of `length` bytes of a row into another row, and empty the rest of them there.

    The rows are arrays. Compiled it is a few instructions without a loop or a branch (`kahve.engine.compile`), and `length` must be a
    constant.

    >>> from kahve.cards.arrays import INT8, array
    >>> row, source = array(range(6), INT8), array(range(10, 15), INT8)
    >>> copy_first(row, 1, source, 2, 3, 2)
    >>> row.tolist()
    [0, 12, 13, 0, 4, 5]
    """
    target[to : to + number] = source[start : start + number]
    target[to + number : to + length] = 0
