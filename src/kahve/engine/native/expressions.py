"""Expressions of the dialect as C: each with its kind, and with whether its order among others matters."""

from __future__ import annotations

import ast
import builtins
import math
from types import FunctionType
from typing import Any

from ...cards import dialect
from ...cards.arrays import full, zeros
from .arithmetic import Arithmetic
from .arrays import Arrays
from .kinds import BOOL, FLOAT, INT, Array, Struct, c_name
from .values import ATOM, EQUAL, SHIFT, UNARY, Known, Value, holds_arrays

_OF_ONE: dict[Any, tuple[str, str]] = {
    abs: ("magnitude", "__builtin_fabs"),
    math.sqrt: ("__builtin_sqrt", "__builtin_sqrt"),
    math.log: ("__builtin_log", "__builtin_log"),
}
"""Functions of one number: what C calls for a whole number, and for a floating-point one."""


def makes_array(what: Any) -> bool:
    """Whether this function makes an array: ours, or NumPy's of the same name."""
    return what in (zeros, full) or (
        getattr(what, "__module__", "") == "numpy" and getattr(what, "__name__", "") in ("zeros", "full", "empty")
    )


class Expressions(Arithmetic, Arrays):
    """Writes constants, names, tuples and calls, and with what it inherits every expression."""

    def _write_constant(self, node: ast.Constant) -> Value:
        if isinstance(node.value, bool):
            return Value("1" if node.value else "0", BOOL, literal=int(node.value))
        if isinstance(node.value, int):
            return self.literal(node.value)
        if isinstance(node.value, float):
            return self.floating(node.value)
        self.refuse(node, f"the dialect has no constant {node.value!r}.")

    def _write_name(self, node: ast.Name) -> Value | Known:
        if node.id in self.own:
            if node.id not in self.variables:
                self.refuse(node, f"{node.id} is read before it has a value.")
            return Value(self.own_name(node.id), self.variables[node.id])
        if node.id in self.outer:
            return Known(node.id, self.outer[node.id])
        if hasattr(builtins, node.id):
            return Known(node.id, getattr(builtins, node.id))
        self.refuse(node, f"there is no {node.id} here.")

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

    def _write_call(self, node: ast.Call) -> Value:
        if isinstance(node.func, ast.Attribute) and node.func.attr == "copy" and not node.args:
            array = self.value(node.func.value)
            if isinstance(array.kind, Array):
                return self.copied(array)
        called = self.part(node.func)
        if not isinstance(called, Known):
            self.refuse(node, f"{ast.unparse(node.func)} cannot be called.")
        what = called.what
        if makes_array(what):
            return self.new_array(what, node)
        if node.keywords:
            self.refuse(node, "a call names no parameters.")
        if what in (dialect.copy_bytes, dialect.copy_first):
            return self.copy(what, node)
        if what is dialect.rotated:
            word, bits = self.number(self.part(node.args[0]), node), self.number(self.part(node.args[1]), node)
            return self.in_order([word, bits], lambda parts: Value(f"rotated({parts[0].text}, {parts[1].text})", INT, ATOM))
        if isinstance(what, type) and issubclass(what, tuple) and hasattr(what, "_fields"):
            parts = self.arguments(node)
            if len(parts) != len(what._fields):
                self.refuse(node, f"{called.name} has {len(what._fields)} parts, not {len(parts)}.")
            return self.built(what, list(what._fields), parts)
        what = dialect.search_itself(what)
        if isinstance(what, FunctionType):
            return self.called(what, node)
        return self.builtin(what, called.name, node)

    def arguments(self, node: ast.Call) -> list[Value]:
        """What a named tuple is made of: the parts one by one, or those of another tuple behind a star."""
        if len(node.args) != 1 or not isinstance(node.args[0], ast.Starred):
            return [self.value(part) for part in node.args]
        whole = self.value(node.args[0].value)
        if not isinstance(whole.kind, Struct) or not self.is_steady(whole):
            self.refuse(node, f"{ast.unparse(node.args[0].value)} is no name of a tuple, so it has no parts.")
        return [Value(f"{whole.text}.{c_name(name)}", kind) for name, kind in whole.kind.fields]

    def called(self, function: FunctionType, node: ast.Call) -> Value:
        """The call of another function of the unit."""
        arguments = [self.value(part) for part in node.args]
        kinds = tuple(INT if argument.kind == BOOL else argument.kind for argument in arguments)
        made = self.unit.function(function, kinds, self.source.place(node))
        self.writes = self.writes or made.writes
        self.lines_called += made.lines
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
        if (what is int or getattr(what, "__name__", "") == "int64") and len(numbers) == 1:
            value = numbers[0]
            if value.kind == INT:
                return value
            if value.literal is not None and value.kind == BOOL:
                return self.literal(int(value.literal))
            return Value(f"(int64_t){self.tied(value, UNARY)}", INT, UNARY, value.writes)
        if what in (min, max) and len(numbers) >= 2:
            return self.extreme("lesser" if what is min else "greater", numbers)
        if what in _OF_ONE and len(numbers) == 1:
            whole, floating = _OF_ONE[what]
            kind = FLOAT if what is not abs or numbers[0].kind == FLOAT else INT
            return Value(f"{floating if kind == FLOAT else whole}({numbers[0].text})", kind, ATOM, numbers[0].writes)
        self.refuse(node, f"{name} is no rule, no search, and none of the functions that the dialect has.")

    def extreme(self, helper: str, numbers: list[Value]) -> Value:
        """The least or the greatest of some numbers, the first of those that are alike."""
        kind = FLOAT if any(value.kind == FLOAT for value in numbers) else INT
        called = f"{helper}_float" if kind == FLOAT else helper

        def write(parts: list[Value]) -> Value:
            text = parts[0].text
            for part in parts[1:]:
                text = f"{called}({text}, {part.text})"
            return Value(text, kind, ATOM, any(part.writes for part in numbers))

        return self.in_order(numbers, write)
