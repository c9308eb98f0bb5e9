"""Invariants: what every record to which play leads has in common, in plain functions that each family gives its games.

An invariant gives back None where it holds, and otherwise the sentence that names what is wrong. It is asked of views too, so it goes by
what all may know: sizes, stages, turns. What is not seen in a view is empty there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ..language import message

Invariant: TypeAlias = Callable[[Any, Any], "str | None"]
"""`holds(house, t)`: None, or why no play leads to this record."""


def expected(field: str, entries: int | Sequence[int], right: int | Sequence[int]) -> str | None:
    """That a field has other entries than follow from the rest of the position; None where it has those.

    >>> expected("turn", 1, 1), expected("hand_size", [4, 2], [3, 3])
    (None, 'The field hand_size has 4,2: by the rest of this position it has 3,3.')
    """
    if entries == right:
        return None
    return message("engine-field-against-the-rest", field=field, number=_written(entries), right=_written(right))


def _written(entries: int | Sequence[int]) -> str:
    return str(entries) if isinstance(entries, int) else ",".join(map(str, entries))


def within(field: str, number: int, low: int, high: int) -> str | None:
    """That a number of a field is not from `low` to `high`; None where it is.

    >>> within("stage", 5, 1, 3)
    'The field stage has 5: it can be 1 to 3 here.'
    """
    if low <= number <= high:
        return None
    return message("engine-field-out-of-range", field=field, number=str(number), low=str(low), high=str(high))
