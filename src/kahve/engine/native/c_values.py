"""What stands for an expression while C is written: a value in C, or something that is known in Python."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .kinds import BITS, BOOL, FLOAT, INT, Array, Fields, Kind, Number, Struct
from .nodes import Call, Cast, Entry, Expression, Literal, Member, StatementExpression


@dataclass(frozen=True, slots=True)
class Value:
    """An expression of C with the kind of what it comes to."""

    node: Expression
    kind: Kind

    @property
    def literal(self) -> int | float | None:
        """The number, if it is one that is known."""
        return self.node.number if isinstance(self.node, Literal) else None

    @property
    def writes(self) -> bool:
        """Whether evaluating it changes something."""
        return self.node.writes

    @property
    def wide(self) -> Expression:
        """It as C must see it so that a sum of it has 64 bits: entries, fields and truth values are narrower."""
        if self.kind == FLOAT or self.literal is not None:
            return self.node
        return Cast("int64_t", self.node) if self.kind == BOOL or _is_narrow(self.node) else self.node


@dataclass(frozen=True, slots=True)
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


def _is_narrow(node: Expression) -> bool:
    """Whether this is an entry or a field. What a function makes of a field is widened with it, which changes nothing."""
    if isinstance(node, Call | Member | StatementExpression):
        return any(isinstance(part, Member) and part.by_pointer for part in node.within())
    return isinstance(node, Entry)


def truth_value(number: bool) -> Value:
    """A truth value that is known."""
    return Value(Literal(int(number)), BOOL)


def literal(number: int, name: str = "") -> Value:
    """A whole number that is known, as it wraps at 64 bits, with its name beside it."""
    return Value(Literal((number + (1 << 63)) % (1 << 64) - (1 << 63), name), INT)


def floating(number: float) -> Value:
    """A floating-point number that is known, to its last bit."""
    return Value(Literal(number), FLOAT)


def member(value: Value, name: str, kind: Kind) -> Value:
    """A part of a tuple, or a field of a record or a house."""
    return Value(Member(value.node, name, isinstance(value.kind, Fields)), kind)


def length(array: Value, axis: int) -> Value:
    """How long an array is along an axis."""
    assert isinstance(array.kind, Array)
    known = array.kind.shape[axis]
    return Value(Member(array.node, f"n{axis}"), INT) if known is None else literal(known)


def lengths(array: Value) -> list[Expression]:
    """How long an array is along each axis."""
    assert isinstance(array.kind, Array)
    return [length(array, axis).node for axis in range(len(array.kind.shape))]


def start_of(array: Value) -> Expression:
    """The pointer to the entries of an array."""
    assert isinstance(array.kind, Array)
    return Member(array.node, "at") if array.kind.carries_lengths else array.node
