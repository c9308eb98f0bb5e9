"""A function while it is written: what its names stand for, what kinds they have, and the block that its statements are added to.

C may evaluate the operands of a sum, and the arguments of a call, in any order. Python goes from left to right. So where an operand
changes something, all are put into temporaries first.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NoReturn, Protocol

from .c_values import Known, Value, carries_over, floating, lengths, literal, member, start_of, truth_value
from .definitions import Signature
from .kinds import FLOAT, INT, Array, Kind, Number, Struct, is_array
from .nodes import Body, Declare, Entry, Expression, Literal, Name, Quoted, Statement, StatementExpression, StructOf, Unary, Variable
from .source import DialectError, Place, Source


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
        """The name and kind of a constant table or named tuple."""

    def function(self, function: Callable[..., Any], kinds: tuple[Kind, ...], asked_at: Place | None = None) -> Signature:
        """How the function for arguments of these kinds is called, which is written now if it is not there yet."""


class Draft:
    """One function that becomes C. It is read again from its beginning if the kind of a variable grew meanwhile.

    readers: what makes a value of each kind of expression in Python (`expressions.py`).
    """

    def __init__(
        self, unit: Unit, source: Source, kinds: tuple[Kind, ...], readers: Mapping[type[ast.expr], Callable[[Draft, Any], Value | Known]]
    ) -> None:
        """Begin with the parameters."""
        self.unit = unit
        self.source = source
        self.parameters = dict(zip(source.parameters, kinds, strict=True))
        self.variables = dict(self.parameters)
        self.own = source.own
        self.outer = source.names()
        self.result: Kind | None = None
        self.writes = False
        self.makes_arrays = False
        self._readers = readers
        self.begin()

    def begin(self) -> None:
        """Begin to read the function, with what is known of its kinds so far."""
        self.statements: list[Statement] = []
        self.lines_called = 0
        self.grew = False
        self._temporaries = 0

    # -- statements and names ----------------------------------------------------------------------------------------------------------

    def add(self, statement: Statement) -> None:
        """Add a statement to the block."""
        self.statements.append(statement)

    def block(self, write: Callable[[], None]) -> Body:
        """The statements that this adds, as a block of their own."""
        around, self.statements = self.statements, []
        write()
        inner, self.statements = self.statements, around
        return tuple(inner)

    def temporary(self, wish: str = "made") -> Name:
        """A name that no other in the function has."""
        self._temporaries += 1
        return Name(f"{wish}_{self._temporaries}_")

    def set_aside(self, value: Value, wish: str = "made") -> Value:
        """Declare a temporary with this value."""
        name = self.temporary(wish)
        self.add(Declare(value.kind, name, value.node))
        return Value(name, value.kind)

    def place(self, node: ast.AST) -> Quoted:
        """Where this stands, as a string of C."""
        return Quoted(self.source.place(node))

    def refuse(self, node: ast.AST, says: str) -> NoReturn:
        """Raise the error that names where this stands."""
        raise DialectError(f"{self.source.place(node)}: {says}")

    # -- values ------------------------------------------------------------------------------------------------------------------------

    def part(self, node: ast.expr) -> Value | Known:
        """An expression: a value, or something that is known in Python."""
        read = self._readers.get(type(node))
        if read is None:
            self.refuse(node, f"the dialect has no {type(node).__name__}, as in {ast.unparse(node)} (docs/dialect.md).")
        return read(self, node)

    def value(self, node: ast.expr) -> Value:
        """An expression as a value."""
        return self.valued(self.part(node), node)

    def number(self, node: ast.expr) -> Value:
        """An expression as a number; DialectError for what is none."""
        value = self.value(node)
        if not isinstance(value.kind, Number):
            self.refuse(node, f"a number is wanted here, and {ast.unparse(node)} is {value.kind}.")
        return value

    def valued(self, value: Value | Known, node: ast.AST) -> Value:
        """What is known in Python as a value in C: a number, a table or a named tuple of numbers."""
        if isinstance(value, Value):
            return value
        what = value.what
        if not is_array(what) and hasattr(what, "item"):  # a number of NumPy
            what = what.item()
        if isinstance(what, bool):
            return truth_value(what)
        if isinstance(what, int):
            return literal(int(what), value.name)
        if isinstance(what, float):
            return floating(what)
        if is_array(what) or (isinstance(what, tuple) and hasattr(what, "_fields")):
            name, kind = self.unit.table(value.name, what)
            return Value(Name(name), kind)
        self.refuse(node, f"{ast.unparse(node)} is not a number, a table or a rule.")

    def converted(self, value: Value, kind: Kind, node: ast.AST) -> Expression:
        """A value as one of this kind; DialectError where it cannot be."""
        if value.kind == kind or (isinstance(value.kind, Number) and isinstance(kind, Number)):
            return value.node
        if isinstance(value.kind, Array) and isinstance(kind, Array) and carries_over(value.kind, kind):
            return self.carrying(value, kind)
        if isinstance(value.kind, Struct) and isinstance(kind, Struct) and len(value.kind.fields) == len(kind.fields):
            name = self.temporary()
            parts = [
                self.converted(member(Value(name, value.kind), field, part), wanted, node)
                for (field, part), (_, wanted) in zip(value.kind.fields, kind.fields, strict=True)
            ]
            return StatementExpression((Declare(value.kind, name, value.node),), StructOf(kind.name, tuple(parts)))
        self.refuse(node, f"{value.kind} cannot be used as {kind}.")

    def carrying(self, value: Value, kind: Array) -> Expression:
        """An array whose lengths are known as one that carries them, or one of several kinds as one that may only be read."""
        self.unit.array(kind)
        assert isinstance(value.kind, Array)
        start = start_of(value)
        if not value.kind.carries_lengths and len(value.kind.shape) > 1:
            start = Unary("&", Entry(start, (Literal(0),) * len(value.kind.shape)))
        return StructOf(kind.struct, (start, *lengths(value)))

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
            return self.unit.array(Array(first.element, (None,) * len(first.shape), first.constant or second.constant))
        if isinstance(first, Struct) and isinstance(second, Struct) and first.cls is second.cls and len(first.fields) == len(second.fields):
            kinds = [self.joined(this, other, node) for (_, this), (_, other) in zip(first.fields, second.fields, strict=True)]
            return self.unit.tuple_of(first.cls, [name for name, _ in first.fields], kinds)
        self.refuse(node, f"one name or one answer cannot be now {first} and now {second}.")

    def grown(self, known: Kind | None, kind: Kind, node: ast.AST) -> Kind:
        """What a variable or the result becomes that was of one kind so far, if of any, and is given a value of another."""
        joined = kind if known is None else self.joined(known, kind, node)
        self.grew = self.grew or (known is not None and joined != known)
        return joined

    def in_order(self, values: Sequence[Value], write: Callable[[list[Value]], Value]) -> Value:
        """What `write` makes of these operands, evaluated from left to right if one of them changes something."""
        changing = [value for value in values if not is_steady(value)]
        if len(changing) < 2 or not any(value.writes for value in changing):
            return write(list(values))
        evaluated: list[Value] = []
        declarations: list[Declare] = []
        for value in values:
            if is_steady(value):
                evaluated.append(value)
                continue
            name = self.temporary("part")
            declarations.append(Declare(value.kind, name, value.node))
            evaluated.append(Value(name, value.kind))
        result = write(evaluated)
        return Value(StatementExpression(tuple(declarations), result.node), result.kind)


def is_steady(value: Value) -> bool:
    """Whether nothing that is called can change this: a number that is known, or a name of the function's own."""
    return isinstance(value.node, Literal | Variable)
