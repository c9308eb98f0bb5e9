"""Expressions of the dialect as C: each with its kind, and with whether its order among others matters.

C may evaluate the operands of a sum, and the arguments of a call, in any order. Python goes from left to right. So where an operand
changes something, all are put into temporaries first.
"""

from __future__ import annotations

import ast
import builtins
import math
import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from ...cards import dialect
from .kinds import BITS, BOOL, FLOAT, INT, Array, Fields, Kind, Number, Struct, Void, c_name, declared, element_of, entry
from .source import DialectError, Place, Source

if TYPE_CHECKING:
    from .unit import Unit

ATOM, UNARY, TIMES, PLUS, SHIFT, ORDER, EQUAL, BIT_AND, BIT_XOR, BIT_OR, AND, OR, CHOICE = range(13)
"""How tightly the parts of a text in C hold together, the tightest first."""

OPERATORS: dict[type[ast.operator], tuple[str, int]] = {
    ast.Mult: ("*", TIMES),
    ast.Add: ("+", PLUS),
    ast.Sub: ("-", PLUS),
    ast.BitAnd: ("&", BIT_AND),
    ast.BitXor: ("^", BIT_XOR),
    ast.BitOr: ("|", BIT_OR),
}
COMPARISONS: dict[type[ast.cmpop], tuple[str, int]] = {
    ast.Eq: ("==", EQUAL),
    ast.NotEq: ("!=", EQUAL),
    ast.Lt: ("<", ORDER),
    ast.LtE: ("<=", ORDER),
    ast.Gt: (">", ORDER),
    ast.GtE: (">=", ORDER),
}


_EXACT: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Mult: operator.mul,
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.BitAnd: operator.and_,
    ast.BitXor: operator.xor,
    ast.BitOr: operator.or_,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}


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


class Expressions:
    """Writes the expressions of one function; `variables` has the kinds of its own names."""

    def __init__(self, unit: Unit, source: Source) -> None:
        """Begin with no names of its own."""
        self.unit = unit
        self.source = source
        self.variables: dict[str, Kind] = {}
        self.own: set[str] = set()
        self.outer = source.names()
        self.writes = False
        self.makes_arrays = False
        self._temporaries = 0

    # -- helpers -----------------------------------------------------------------------------------------------------------------------

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
        if isinstance(what, bool | np.bool_):
            return Value("1" if what else "0", BOOL, literal=int(what))
        if isinstance(what, int | np.integer):
            return self.literal(int(what), value.name)
        if isinstance(what, float):
            return Value(repr(what), FLOAT, literal=what)
        if isinstance(what, np.ndarray):
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
        return value.literal is not None or value.text in {c_name(name) for name in self.own}

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

    # -- expressions -------------------------------------------------------------------------------------------------------------------

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

    def _write_constant(self, node: ast.Constant) -> Value:
        if isinstance(node.value, bool):
            return Value("1" if node.value else "0", BOOL, literal=int(node.value))
        if isinstance(node.value, int):
            return self.literal(node.value)
        if isinstance(node.value, float):
            return Value(repr(node.value), FLOAT, literal=node.value)
        self.refuse(node, f"the dialect has no constant {node.value!r}.")

    def _write_name(self, node: ast.Name) -> Value | Known:
        if node.id in self.own:
            if node.id not in self.variables:
                self.refuse(node, f"{node.id} is read before it has a value.")
            return Value(c_name(node.id), self.variables[node.id])
        if node.id in self.outer:
            return Known(node.id, self.outer[node.id])
        if hasattr(builtins, node.id):
            return Known(node.id, getattr(builtins, node.id))
        self.refuse(node, f"there is no {node.id} here.")

    def _write_attribute(self, node: ast.Attribute) -> Value | Known:
        base = self.part(node.value)
        if isinstance(base, Known) and not isinstance(base.what, np.ndarray):
            if not hasattr(base.what, node.attr):
                self.refuse(node, f"{base.name} has no {node.attr}.")
            return Known(f"{base.name}.{node.attr}", getattr(base.what, node.attr))
        held = self.valued(base, node.value)
        if isinstance(held.kind, Fields):
            return self.field(held, node)
        if isinstance(held.kind, Struct):
            kinds = dict(held.kind.fields)
            if node.attr not in kinds:
                self.refuse(node, f"{ast.unparse(node.value)} has no {node.attr}.")
            return Value(f"{self.tied(held, ATOM)}.{c_name(node.attr)}", kinds[node.attr], writes=held.writes)
        if isinstance(held.kind, Array) and node.attr == "size":
            lengths = [self.length(held, axis) for axis in range(len(held.kind.shape))]
            known = [length.literal for length in lengths if isinstance(length.literal, int)]
            if len(known) == len(lengths):
                return self.literal(math.prod(known))
            return Value(" * ".join(self.tied(length, TIMES) for length in lengths), INT, ATOM if len(lengths) == 1 else TIMES)
        self.refuse(node, f"the dialect has no {ast.unparse(node)}.")

    def field(self, held: Value, node: ast.Attribute) -> Value:
        """A field of a record or of a house."""
        assert isinstance(held.kind, Fields)
        kinds = dict(held.kind.fields)
        if node.attr not in kinds:
            self.refuse(node, f"the {held.kind.name} has no field {node.attr}.")
        kind = kinds[node.attr]
        text = f"{self.tied(held, ATOM)}->{c_name(node.attr)}"
        return Value(text, kind if isinstance(kind, Array) else INT)

    def length(self, array: Value, axis: int) -> Value:
        """How long an array is along an axis."""
        assert isinstance(array.kind, Array)
        known = array.kind.shape[axis]
        return Value(f"{self.tied(array, ATOM)}.n{axis}", INT) if known is None else self.literal(known)

    def _write_subscript(self, node: ast.Subscript) -> Value:
        if isinstance(node.value, ast.Attribute) and node.value.attr == "shape" and isinstance(node.slice, ast.Constant):
            array = self.value(node.value.value)
            if isinstance(array.kind, Array) and isinstance(node.slice.value, int) and 0 <= node.slice.value < len(array.kind.shape):
                return self.length(array, node.slice.value)
        held = self.part(node.value)
        if isinstance(held, Known) and isinstance(held.what, tuple | list):
            table = self.outer.setdefault(f" {held.name}", np.array(held.what, dtype=np.int64))
            held = Known(held.name, table)
        array = self.valued(held, node.value)
        if isinstance(array.kind, Struct) and isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, int):
            name, kind = array.kind.fields[node.slice.value]
            return Value(f"{self.tied(array, ATOM)}.{c_name(name)}", kind, writes=array.writes)
        if not isinstance(array.kind, Array):
            self.refuse(node, f"{ast.unparse(node.value)} is {array.kind} and has no entries.")
        indices = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if any(isinstance(index, ast.Slice) for index in indices):
            self.refuse(node, f"a slice such as {ast.unparse(node)} is only written to, as a whole.")
        if len(indices) > len(array.kind.shape):
            self.refuse(node, f"{ast.unparse(node.value)} has {len(array.kind.shape)} axes, not {len(indices)}.")
        places = [self.number(self.part(index), index) for index in indices]
        return self.in_order([array, *places], lambda parts: self.entry_of(parts[0], parts[1:], node))

    def entry_of(self, array: Value, places: list[Value], node: ast.AST) -> Value:
        """An entry of an array, or a row of it."""
        kind = array.kind
        assert isinstance(kind, Array)
        texts = [self.index_text(place, self.length(array, axis), node) for axis, place in enumerate(places)]
        start = self.tied(array, ATOM)
        rest = kind.shape[len(places) :]
        if not kind.carries_lengths:
            text = start + "".join(f"[{index}]" for index in texts)
            return Value(text, Array(kind.element, rest, kind.constant) if rest else self.entry_kind(kind))
        flat = texts[0]
        for axis in range(1, len(kind.shape)):
            index = texts[axis] if axis < len(texts) else ""
            flat = f"({flat}) * {start}.n{axis}" + (f" + {index}" if index else "")
        if not rest:
            if isinstance(kind.element, Fields):
                return Value(f"&{start}.at[{flat}]", kind.element, UNARY)
            return Value(f"{start}.at[{flat}]", self.entry_kind(kind))
        row = self.unit.array(Array(kind.element, rest, kind.constant))
        lengths = ", ".join(f"{start}.n{axis}" for axis in range(len(places), len(kind.shape)))
        return Value(f"(struct {row.struct}){{{start}.at + {flat}, {lengths}}}", row)

    @staticmethod
    def entry_kind(kind: Array) -> Kind:
        """The kind of one entry."""
        return entry(kind.element) if isinstance(kind.element, str) else kind.element

    def index_text(self, place: Value, length: Value, node: ast.AST) -> str:
        """An index; a written negative one counts from the end."""
        if isinstance(place.literal, int) and place.literal < 0:
            return f"{self.tied(length, PLUS)} - {-place.literal}"
        known = isinstance(place.literal, int) and isinstance(length.literal, int) and place.literal < length.literal
        if self.unit.checked and not known:
            return f"checked_index({place.text}, {length.text}, {self.quoted_place(node)})"
        return place.text

    def _write_tuple(self, node: ast.Tuple) -> Value:
        parts = [self.value(part) for part in node.elts]
        return self.built(None, [f"_{place}" for place in range(len(parts))], parts)

    def built(self, cls: type[Any] | None, names: list[str], parts: list[Value]) -> Value:
        """A tuple of these parts."""
        kind = self.unit.tuple_of(cls, names, [part.kind for part in parts])

        def write(held: list[Value]) -> Value:
            return Value(f"(struct {kind.name}){{{', '.join(part.text for part in held)}}}", kind)

        made = self.in_order(parts, write)
        return Value(made.text, kind, ATOM, any(part.writes for part in parts))

    def _write_binop(self, node: ast.BinOp) -> Value:
        left, right = self.number(self.part(node.left), node.left), self.number(self.part(node.right), node.right)
        return self.in_order([left, right], lambda parts: self.reckoned(parts[0], node.op, parts[1], node))

    def reckoned(self, left: Value, op: ast.operator, right: Value, node: ast.AST) -> Value:
        """Two numbers put together by an operator."""
        kind = FLOAT if FLOAT in (left.kind, right.kind) else INT
        writes = left.writes or right.writes
        if isinstance(left.literal, int) and isinstance(right.literal, int) and not isinstance(op, ast.Div):
            return self.literal(_EXACT[type(op)](left.literal, right.literal))
        if isinstance(op, ast.Div):
            return Value(f"(double){self.tied(left, UNARY)} / (double){self.tied(right, UNARY)}", FLOAT, TIMES, writes)
        if isinstance(op, ast.FloorDiv | ast.Mod) and kind == INT:
            name = "divided" if isinstance(op, ast.FloorDiv) else "remainder_of"
            return Value(f"{name}({left.text}, {right.text})", INT, ATOM, writes)
        if isinstance(op, ast.LShift | ast.RShift) and kind == INT:
            known = isinstance(right.literal, int) and 0 <= right.literal < 64
            if isinstance(op, ast.RShift) and known:
                return Value(f"{self.tied(self.wide(left), PLUS)} >> {self.tied(right, PLUS)}", INT, SHIFT, writes)
            if isinstance(op, ast.RShift):
                return Value(f"right_by({left.text}, {right.text})", INT, ATOM, writes)
            check = self.unit.checked and not known
            bits = f"checked_shift({right.text}, {self.quoted_place(node)})" if check else self.tied(right, PLUS)
            return Value(f"(int64_t)((uint64_t){self.tied(left, UNARY)} << {bits})", INT, UNARY, writes)
        if type(op) not in OPERATORS or (kind == FLOAT and not isinstance(op, ast.Mult | ast.Add | ast.Sub)):
            self.refuse(node, f"the dialect does not reckon so: {ast.unparse(node)}.")
        sign, ties = OPERATORS[type(op)]
        # The brackets that C does not need, but a reader does: around shifts and sums beside bits.
        inner = UNARY if ties >= BIT_AND else ties
        first = self.tied(self.wide(left), ties if isinstance(op, ast.Mult | ast.Add | ast.Sub) or left.ties == ties else inner)
        second = self.tied(self.wide(right), ties - 1 if ties in (TIMES, PLUS) else inner)
        return Value(f"{first} {sign} {second}", kind, ties, writes)

    @staticmethod
    def wide(value: Value) -> Value:
        """A value as C must see it so that a sum of it has 64 bits: entries of arrays and truth values are narrower."""
        if value.kind == FLOAT or value.literal is not None:
            return value
        if (value.ties == ATOM and (value.text[-1] == "]" or "->" in value.text)) or value.kind == BOOL:
            inner = value.text if value.ties <= UNARY else f"({value.text})"
            return Value(f"(int64_t){inner}", value.kind, UNARY, value.writes)
        return value

    def _write_unaryop(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            truth = self.truth(node.operand)
            return Value(f"!{self.tied(truth, UNARY)}", BOOL, UNARY, truth.writes)
        value = self.number(self.part(node.operand), node.operand)
        if isinstance(node.op, ast.USub):
            if isinstance(value.literal, int):
                return self.literal(-value.literal)
            return Value(f"-{self.tied(self.wide(value), ATOM)}", value.kind if value.kind == FLOAT else INT, UNARY, value.writes)
        if isinstance(node.op, ast.Invert) and value.kind != FLOAT:
            return Value(f"~{self.tied(self.wide(value), UNARY)}", INT, UNARY, value.writes)
        self.refuse(node, f"the dialect does not reckon so: {ast.unparse(node)}.")

    # -- truth -------------------------------------------------------------------------------------------------------------------------

    def truth(self, node: ast.expr) -> Value:
        """An expression of which only matters whether it is true."""
        if isinstance(node, ast.BoolOp):
            parts = [self.truth(part) for part in node.values]
            sign, ties = ("&&", AND) if isinstance(node.op, ast.And) else ("||", OR)
            text = f" {sign} ".join(self.tied(part, EQUAL if ties == OR and part.ties == AND else ties) for part in parts)
            return Value(text, BOOL, ties, any(part.writes for part in parts))
        value = self.number(self.part(node), node)
        if value.kind == FLOAT:
            return Value(f"{self.tied(value, PLUS)} != 0.0", BOOL, EQUAL, value.writes)
        return value

    def _write_boolop(self, node: ast.BoolOp) -> Value:
        parts = [self.number(self.part(part), part) for part in node.values]
        if all(part.kind == BOOL for part in parts):
            return self.truth(node)
        # Of numbers `and` and `or` give one of them, as in Python.
        made = parts[-1]
        for part in reversed(parts[:-1]):
            kind = self.joined(part.kind, made.kind, node)
            writes = part.writes or made.writes
            name = self.temporary()
            held = f"{declared(kind, name)} = {part.text};"
            chosen = f"{name} ? {made.text} : {name}" if isinstance(node.op, ast.And) else f"{name} ? {name} : {made.text}"
            made = Value(f"({{ {held} {chosen}; }})", kind, ATOM, writes)
        return made

    def _write_compare(self, node: ast.Compare) -> Value:
        if isinstance(node.ops[0], ast.In | ast.NotIn):
            return self.is_among(node)
        values = [self.number(self.part(part), part) for part in (node.left, *node.comparators)]

        def write(parts: list[Value]) -> Value:
            texts = []
            for first, op, second in zip(parts, node.ops, parts[1:], strict=False):
                if type(op) not in COMPARISONS:
                    self.refuse(node, f"the dialect does not compare so: {ast.unparse(node)}.")
                sign, ties = COMPARISONS[type(op)]
                texts.append((f"{self.tied(first, SHIFT - 1)} {sign} {self.tied(second, SHIFT - 1)}", ties))
            writes = any(part.writes for part in parts)
            if len(texts) == 1:
                return Value(texts[0][0], BOOL, texts[0][1], writes)
            return Value(" && ".join(text for text, _ in texts), BOOL, AND, writes)

        return self.in_order(values, write)

    def is_among(self, node: ast.Compare) -> Value:
        """`x in (a, b)` as a chain of comparisons."""
        among = node.comparators[0]
        if len(node.ops) != 1 or not isinstance(among, ast.Tuple):
            self.refuse(node, "`in` is followed by the values themselves, in brackets.")
        values = [self.number(self.part(part), part) for part in (node.left, *among.elts)]

        def write(parts: list[Value]) -> Value:
            chain = " || ".join(f"{self.tied(parts[0], SHIFT - 1)} == {self.tied(part, SHIFT - 1)}" for part in parts[1:])
            return Value(chain, BOOL, OR) if isinstance(node.ops[0], ast.In) else Value(f"!({chain})", BOOL, UNARY)

        return self.in_order(values, write)

    def _write_ifexp(self, node: ast.IfExp) -> Value:
        test, yes, no = self.truth(node.test), self.value(node.body), self.value(node.orelse)
        kind = self.joined(yes.kind, no.kind, node)
        first, second = (Value(self.converted(part, kind, node), kind, part.ties) for part in (yes, no))
        text = f"{self.tied(test, OR)} ? {self.tied(first, OR)} : {self.tied(second, CHOICE)}"
        return Value(text, kind, CHOICE, test.writes or yes.writes or no.writes)

    # -- calls -------------------------------------------------------------------------------------------------------------------------

    def _write_call(self, node: ast.Call) -> Value:
        if isinstance(node.func, ast.Attribute) and node.func.attr == "copy" and not node.args:
            array = self.value(node.func.value)
            if isinstance(array.kind, Array):
                return self.copied(array)
        called = self.part(node.func)
        if not isinstance(called, Known):
            self.refuse(node, f"{ast.unparse(node.func)} cannot be called.")
        what = called.what
        if what in (np.zeros, np.full, np.empty):
            return self.new_array(what, node)
        if node.keywords:
            self.refuse(node, "a call names no parameters.")
        if what in (dialect.copy_bytes, dialect.copy_first):
            return self.copy(what, node)
        if isinstance(what, type) and issubclass(what, tuple) and hasattr(what, "_fields"):
            if len(node.args) != len(what._fields):
                self.refuse(node, f"{called.name} has {len(what._fields)} parts, not {len(node.args)}.")
            return self.built(what, list(what._fields), [self.value(part) for part in node.args])
        if isinstance(what, FunctionType):
            return self.called(what, node)
        return self.builtin(what, called.name, node)

    def called(self, function: FunctionType, node: ast.Call) -> Value:
        """The call of another function of the unit."""
        arguments = [self.value(part) for part in node.args]
        kinds = tuple(INT if argument.kind == BOOL else argument.kind for argument in arguments)
        made = self.unit.function(function, kinds, self.source.place(node))
        self.writes = self.writes or made.writes
        if isinstance(made.result, Array) or (isinstance(made.result, Struct) and holds_arrays(made.result)):
            self.makes_arrays = True

        def write(parts: list[Value]) -> Value:
            return Value(f"{made.name}({', '.join(part.text for part in parts)})", made.result, ATOM, made.writes)

        return self.in_order(arguments, write)

    def builtin(self, what: Any, name: str, node: ast.Call) -> Value:
        """A call of one of the few functions of Python that the dialect has."""
        if what is len and len(node.args) == 1:
            array = self.value(node.args[0])
            if isinstance(array.kind, Array):
                return self.length(array, 0)
        if what is bool and len(node.args) == 1:
            truth = self.truth(node.args[0])
            return truth if truth.kind == BOOL else Value(f"{self.tied(truth, SHIFT - 1)} != 0", BOOL, EQUAL, truth.writes)
        numbers = [self.number(self.part(part), part) for part in node.args]
        if what in (int, np.int64) and len(numbers) == 1:
            value = numbers[0]
            if value.kind == INT:
                return value
            if value.literal is not None and value.kind == BOOL:
                return self.literal(int(value.literal))
            return Value(f"(int64_t){self.tied(value, UNARY)}", INT, UNARY, value.writes)
        if what in (min, max) and len(numbers) >= 2 and all(value.kind != FLOAT for value in numbers):
            helper = "lesser" if what is min else "greater"

            def write(parts: list[Value]) -> Value:
                text = parts[0].text
                for part in parts[1:]:
                    text = f"{helper}({text}, {part.text})"
                return Value(text, INT, ATOM, any(part.writes for part in numbers))

            return self.in_order(numbers, write)
        if what is abs and len(numbers) == 1 and numbers[0].kind != FLOAT:
            return Value(f"magnitude({numbers[0].text})", INT, ATOM, numbers[0].writes)
        self.refuse(node, f"{name} is no rule, no search, and none of the functions that the dialect has.")

    # -- arrays ------------------------------------------------------------------------------------------------------------------------

    def new_array(self, what: Any, node: ast.Call) -> Value:
        """An array that a search makes for itself."""
        dtype = next((keyword.value for keyword in node.keywords if keyword.arg == "dtype"), None)
        known = self.part(dtype) if dtype is not None else None
        if not isinstance(known, Known) or len(node.keywords) != 1 or not 1 <= len(node.args) <= 2:
            self.refuse(node, f"an array is made as in np.zeros(size, dtype=np.int64), not as in {ast.unparse(node)}.")
        element = element_of(np.dtype(known.what))
        shape = node.args[0].elts if isinstance(node.args[0], ast.Tuple) else [node.args[0]]
        lengths = [self.number(self.part(part), part) for part in shape]
        kind = self.unit.array(Array(element, (None,) * len(lengths)))
        filling = self.number(self.part(node.args[1]), node.args[1]).text if what is np.full else "0"
        self.makes_arrays = True
        names = [self.temporary("length") for _ in lengths]
        lines = [f"int64_t {name} = {length.text};" for name, length in zip(names, lengths, strict=True)]
        room, place, size = self.temporary("room"), self.temporary("place"), " * ".join(names)
        lines.append(f"{element} *{room} = take_room((int64_t)sizeof({element}) * {size});")
        lines.append(f"for (int64_t {place} = 0; {place} < {size}; {place}++) {room}[{place}] = ({element})({filling});")
        return Value(f"({{ {' '.join(lines)} (struct {kind.struct}){{{room}, {', '.join(names)}}}; }})", kind)

    def copied(self, array: Value) -> Value:
        """A copy of an array in room of its own."""
        assert isinstance(array.kind, Array)
        assert isinstance(array.kind.element, str)
        self.makes_arrays = True
        kind = self.unit.array(Array(array.kind.element, (None,) * len(array.kind.shape)))
        whole = self.unit.array(Array(array.kind.element, kind.shape, array.kind.constant))
        name, room = self.temporary("copied"), self.temporary("room")
        size = " * ".join(f"{name}.n{axis}" for axis in range(len(kind.shape)))
        lengths = ", ".join(f"{name}.n{axis}" for axis in range(len(kind.shape)))
        bytes_of = f"(int64_t)sizeof({array.kind.element}) * {size}"
        source = array.text if array.kind.carries_lengths else self.carrying(array, whole)
        lines = [f"struct {whole.struct} {name} = {source};", f"{array.kind.element} *{room} = take_room({bytes_of});"]
        lines.append(f"__builtin_memcpy({room}, {name}.at, (uint64_t)({bytes_of}));")
        return Value(f"({{ {' '.join(lines)} (struct {kind.struct}){{{room}, {lengths}}}; }})", kind)

    def copy(self, what: Any, node: ast.Call) -> Value:
        """`copy_bytes` and `copy_first` of the dialect."""
        target, to, source, start, length, *number = [self.value(part) for part in node.args]
        self.writes = True
        starts = []
        for array, place in ((target, to), (source, start)):
            if not isinstance(array.kind, Array) or array.kind.element != "int8_t" or len(array.kind.shape) != 1:
                self.refuse(node, f"{ast.unparse(node.func)} copies bytes of a row.")
            first = f"{self.tied(array, ATOM)}.at" if array.kind.carries_lengths else self.tied(array, ATOM)
            if self.unit.checked:
                last = f"{self.tied(place, PLUS)} + {self.tied(length, PLUS)}"
                whole = self.length(array, 0).text
                checked = f"(checked_index({last}, {whole} + 1, {self.quoted_place(node)}), {place.text})"
                starts.append(f"{first} + {checked}")
            else:
                starts.append(f"{first} + {self.tied(place, PLUS)}")
        name = "copy_first_of" if what is dialect.copy_first else "copy_block"
        more = f", {number[0].text}" if number else ""
        return Value(f"{name}({starts[0]}, {starts[1]}, {length.text}{more})", Void(), ATOM, writes=True)


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


__all__ = ["ATOM", "Expressions", "Known", "Place", "Value", "holds_arrays", "stored"]
