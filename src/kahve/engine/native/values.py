"""What stands for an expression while C is written: a value in C, or something that is known in Python."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .kinds import BITS, Array, Kind, Number, Struct

ATOM, UNARY, TIMES, PLUS, SHIFT, ORDER, EQUAL, BIT_AND, BIT_XOR, BIT_OR, AND, OR, CHOICE = range(13)


@dataclass(frozen=True)
class Value:
    """An expression in C.

    - ties: how tightly its text holds together.
    - writes: whether evaluating it changes something.
    - literal: the number, if it is one that is known.
    """

    text: str
    kind: Kind
    ties: int = ATOM
    writes: bool = False
    literal: int | float | None = None


@dataclass(frozen=True)
class Known:
    """Something of Python that is known when C is written: a function, a table, a class, a module."""

    name: str
    what: Any


def carries_over(this: Array, other: Array) -> bool:
    """Whether an array of the first kind can be handed over as one of the second, which carries its lengths."""
    alike = this.element == other.element and len(this.shape) == len(other.shape)
    return alike and other.carries_lengths and (other.constant or not this.constant)


def holds_arrays(kind: Struct) -> bool:
    """Whether a tuple has an array in it."""
    return any(isinstance(part, Array) or (isinstance(part, Struct) and holds_arrays(part)) for _, part in kind.fields)


def stored(kind: Array | Number) -> tuple[int, int] | None:
    """The least and the greatest number that fits where this is written; None where every number of 64 bits does."""
    element = kind.element if isinstance(kind, Array) else kind.type
    if not isinstance(element, str) or element not in BITS or element == "int64_t":
        return None
    bits = BITS[element]
    return (0, (1 << bits) - 1) if element.startswith("u") else (-(1 << bits - 1), (1 << bits - 1) - 1)
