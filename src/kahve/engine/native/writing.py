"""What all expressions are written with: the names of a function, numbers and kinds, and operands in the order of Python.

C may evaluate the operands of a sum, and the arguments of a call, in any order. Python goes from left to right. So where an operand
changes something, all are put into temporaries first.
"""

from __future__ import annotations

import ast
import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn, Protocol

from .kinds import BOOL, FLOAT, INT, Array, Kind, Number, Struct, c_name, declared, is_array
from .source import DialectError, Made, Place, Source
from .values import ATOM, UNARY, Known, Value, carries_over


class Unit(Protocol):
    """The unit of C that a function is written into, as its writer sees it: `kahve.engine.native.unit.Unit` is one."""

    checked: bool
    names: set[str]

    def free_name(self, wish: str) -> str:
        """A name that no other function or table has, nor anything of the prelude."""

    def array(self, kind: Array) -> Array:
        """See to it that the struct of an array that carries its lengths is declared."""

    def tuple_of(self, cls: type[Any] | None, names: Iterable[str], kinds: Iterable[Kind]) -> Struct:
        """The kind of a named tuple, or of a plain one, with these parts."""

    def table(self, name: str, table: Any) -> tuple[str, Kind]:
        """The name and kind of a constant table."""

    def function(self, function: Callable[..., Any], kinds: tuple[Kind, ...], asked_at: Place | None = None) -> Made:
        """The function in C for arguments of these kinds, written now if it is not there yet."""


class Writing:
    """The names of one function and what is done with its values; `variables` has the kinds of its own names."""

    def __init__(self, unit: Unit, source: Source) -> None:
        """Begin with no names of its own."""
        self.unit = unit
        self.source = source
        self.variables: dict[str, Kind] = {}
        self.own: frozenset[str] = frozenset()
        self.outer = source.names()
        self.writes = False
        self.makes_arrays = False
        self.lines_called = 0
        self._temporaries = 0

    def refuse(self, node: ast.AST, says: str) -> NoReturn:
        """Raise the error that names where this stands."""
        raise DialectError(f"{self.source.place(node)}: {says}")

    def quoted_place(self, node: ast.AST) -> str:
        """Where this stands, as a string of C."""
        return f'"{self.source.place(node)}"'

    def temporary(self, wish: str = "made") -> str:
        """A name that no other in the function has."""
        self._temporaries += 1
        return f"{wish}_{self._temporaries}_"

    def clashes(self) -> frozenset[str]:
        """The names of its own that a function or a table of the unit has too."""
        return self.own & self.unit.names

    def own_name(self, name: str) -> str:
        """A name of its own as C has it; one that something of the unit has already gets an underscore."""
        return c_name(name) + "_" if name in self.unit.names else c_name(name)

    @staticmethod
    def tied(value: Value, ties: int) -> str:
        """The text, in brackets unless it holds together at least so tightly."""
        return value.text if value.ties <= ties else f"({value.text})"

    def number(self, value: Value | Known, node: ast.AST) -> Value:
        """Read it as a number; DialectError for what is none."""
        known = self.valued(value, node)
        if not isinstance(known.kind, Number):
            self.refuse(node, f"a number is wanted here, and {ast.unparse(node)} is {known.kind}.")
        return known

    def valued(self, value: Value | Known, node: ast.AST) -> Value:
        """What is known in Python as a value in C: a number or a table."""
        if isinstance(value, Value):
            return value
        what = value.what
        if not is_array(what) and hasattr(what, "item"):  # a number of NumPy
            what = what.item()
        if isinstance(what, bool):
            return Value("1" if what else "0", BOOL, literal=int(what))
        if isinstance(what, int):
            return self.literal(int(what), value.name)
        if isinstance(what, float):
            return self.floating(what)
        if is_array(what):
            text, kind = self.unit.table(value.name, what)
            return Value(text, kind)
        self.refuse(node, f"{ast.unparse(node)} is not a number, a table or a rule.")

    @staticmethod
    def literal(number: int, name: str = "") -> Value:
        """A whole number of 64 bits, with its name beside it; one that C reads as narrower is widened."""
        wrapped = (number + (1 << 63)) % (1 << 64) - (1 << 63)
        text = "(-9223372036854775807 - 1)" if wrapped == -(1 << 63) else str(wrapped)
        note = f" /* {name} */" if name else ""
        return Value(text + note, INT, UNARY if wrapped < 0 else ATOM, literal=wrapped)

    @staticmethod
    def floating(number: float) -> Value:
        """A floating-point number to its last bit; infinity has no digits in C."""
        return Value("__builtin_inf()" if number == math.inf else repr(number), FLOAT, literal=number)

    def converted(self, value: Value, kind: Kind, node: ast.AST) -> str:
        """The text of a value as one of this kind; DialectError where it cannot be."""
        if value.kind == kind:
            return value.text
        if isinstance(value.kind, Number) and isinstance(kind, Number):
            return value.text
        if isinstance(value.kind, Array) and isinstance(kind, Array) and carries_over(value.kind, kind):
            return self.carrying(value, kind)
        if isinstance(value.kind, Struct) and isinstance(kind, Struct) and len(value.kind.fields) == len(kind.fields):
            name = self.temporary()
            parts = [
                self.converted(Value(f"{name}.{c_name(field)}", each), wanted, node)
                for (field, each), (_, wanted) in zip(value.kind.fields, kind.fields, strict=True)
            ]
            return f"({{ {declared(value.kind, name)} = {value.text}; (struct {kind.name}){{{', '.join(parts)}}}; }})"
        self.refuse(node, f"{value.kind} cannot be used as {kind}.")

    def carrying(self, value: Value, kind: Array) -> str:
        """An array whose lengths are known as one that carries them, or one of several kinds as one that may only be read."""
        self.unit.array(kind)
        assert isinstance(value.kind, Array)
        if value.kind.carries_lengths:
            lengths = ", ".join(f"{value.text}.n{axis}" for axis in range(len(kind.shape)))
            return f"(struct {kind.struct}){{{value.text}.at, {lengths}}}"
        start = value.text if len(value.kind.shape) == 1 else f"&{value.text}" + "[0]" * len(value.kind.shape)
        return f"(struct {kind.struct}){{{start}, {', '.join(str(length) for length in value.kind.shape)}}}"

    def joined(self, first: Kind, second: Kind, node: ast.AST) -> Kind:
        """The kind that has room for both."""
        if first == second:
            return first
        if isinstance(first, Number) and isinstance(second, Number):
            return FLOAT if FLOAT in (first, second) else INT
        if (
            isinstance(first, Array)
            and isinstance(second, Array)
            and first.element == second.element
            and len(first.shape) == len(second.shape)
        ):
            lengths: tuple[int | None, ...] = (None,) * len(first.shape)
            return self.unit.array(Array(first.element, lengths, first.constant or second.constant))
        if isinstance(first, Struct) and isinstance(second, Struct) and first.cls is second.cls and len(first.fields) == len(second.fields):
            kinds = [self.joined(this, other, node) for (_, this), (_, other) in zip(first.fields, second.fields, strict=True)]
            return self.unit.tuple_of(first.cls, [name for name, _ in first.fields], kinds)
        self.refuse(node, f"one name or one answer cannot be now {first} and now {second}.")

    def is_steady(self, value: Value) -> bool:
        """Whether nothing that is called can change this: a number that is known, or a name of the function's own."""
        if value.literal is not None:
            return True
        # A name of its own has at most two underscores more in C.
        return any(name in self.own and self.own_name(name) == value.text for name in (value.text, value.text[:-1], value.text[:-2]))

    def in_order(self, values: Sequence[Value], write: Callable[[list[Value]], Value]) -> Value:
        """What `write` makes of these operands, evaluated from left to right if one of them changes something."""
        changing = [value for value in values if not self.is_steady(value)]
        if not any(value.writes for value in values) or len(changing) < 2:
            return write(list(values))
        lines, held = [], []
        for value in values:
            if self.is_steady(value):
                held.append(value)
                continue
            name = self.temporary("part")
            lines.append(f"{declared(value.kind, name)} = {value.text};")
            held.append(Value(name, value.kind))
        made = write(held)
        return Value(f"({{ {' '.join(lines)} {made.text}; }})", made.kind, ATOM, writes=True)

    def value(self, node: ast.expr) -> Value:
        """An expression as a value."""
        return self.valued(self.part(node), node)

    def part(self, node: ast.expr) -> Value | Known:
        """An expression: a value, or something that is known in Python."""
        write = getattr(self, f"_write_{type(node).__name__.lower()}", None)
        if write is None:
            self.refuse(node, f"the dialect has no {type(node).__name__}, as in {ast.unparse(node)} (docs/dialect.md).")
        made: Value | Known = write(node)
        return made
