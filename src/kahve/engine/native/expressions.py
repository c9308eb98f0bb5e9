"""Constants, names, tuples and calls as values, and the list of what reads each expression of the dialect."""

from __future__ import annotations

import ast
import builtins
import math
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any

from ...cards import dialect
from ...cards.arrays import full, zeros
from . import array_code
from .arithmetic import as_truth_value, read_binop, read_boolop, read_compare, read_ifexp, read_unaryop, truth
from .c_values import Known, Value, floating, holds_arrays, length, literal, member, truth_value
from .draft import Draft, is_steady
from .kinds import BOOL, FLOAT, INT, Array, Struct
from .nodes import Call, Cast, Expression, StructOf, Variable
from .subscripts import read_attribute, read_subscript
from .targets import LOGARITHM

_OF_ONE: dict[Any, tuple[str, str]] = {
    abs: ("magnitude", "__builtin_fabs"),
    math.sqrt: ("__builtin_sqrt", "__builtin_sqrt"),
    math.log: (LOGARITHM, LOGARITHM),
}
"""Functions of one number: what C calls for a whole number, and for a floating-point one."""


def makes_array(what: Any) -> bool:
    """Whether this function makes an array: ours, or NumPy's of the same name."""
    return what in (zeros, full) or (
        getattr(what, "__module__", "") == "numpy" and getattr(what, "__name__", "") in ("zeros", "full", "empty")
    )


def read_constant(draft: Draft, node: ast.Constant) -> Value:
    """A number or a truth value that is written down."""
    if isinstance(node.value, bool):
        return truth_value(node.value)
    if isinstance(node.value, int):
        return literal(node.value)
    if isinstance(node.value, float):
        return floating(node.value)
    draft.refuse(node, f"the dialect has no constant {node.value!r}.")


def read_name(draft: Draft, node: ast.Name) -> Value | Known:
    """A name of the function's own, or what another stands for."""
    if node.id in draft.own:
        if node.id not in draft.variables:
            draft.refuse(node, f"{node.id} is read before it has a value.")
        return Value(Variable(node.id), draft.variables[node.id])
    if node.id in draft.outer:
        return Known(node.id, draft.outer[node.id])
    if hasattr(builtins, node.id):
        return Known(node.id, getattr(builtins, node.id))
    draft.refuse(node, f"there is no {node.id} here.")


def read_tuple(draft: Draft, node: ast.Tuple) -> Value:
    """A plain tuple."""
    parts = [draft.value(part) for part in node.elts]
    return _struct_of(draft, None, [f"_{place}" for place in range(len(parts))], parts)


def _struct_of(draft: Draft, cls: type[Any] | None, names: list[str], parts: list[Value]) -> Value:
    """A tuple of these parts."""
    kind = draft.unit.tuple_of(cls, names, [part.kind for part in parts])
    return draft.in_order(parts, lambda ordered: Value(StructOf(kind.name, nodes_of(ordered)), kind))


def nodes_of(values: list[Value]) -> tuple[Expression, ...]:
    """The expressions of these values."""
    return tuple(value.node for value in values)


def read_call(draft: Draft, node: ast.Call) -> Value:
    """A call: of a rule, of the making or copying of an array, or of a function of Python that the dialect has."""
    if isinstance(node.func, ast.Attribute) and node.func.attr == "copy" and not node.args:
        array = draft.value(node.func.value)
        if isinstance(array.kind, Array):
            return array_code.copied(draft, array)
    called = draft.part(node.func)
    if not isinstance(called, Known):
        draft.refuse(node, f"{ast.unparse(node.func)} cannot be called.")
    what = called.what
    if makes_array(what):
        return array_code.new_array(draft, what, node)
    if node.keywords:
        draft.refuse(node, "a call names no parameters.")
    if what in (dialect.copy_bytes, dialect.copy_first):
        return array_code.copy(draft, what, node)
    if what in (dialect.rotated, dialect.lowest_bit):
        numbers = [draft.number(part) for part in node.args]
        return draft.in_order(numbers, lambda ordered: Value(Call(what.__name__, nodes_of(ordered)), INT))
    if isinstance(what, type) and issubclass(what, tuple) and hasattr(what, "_fields"):
        parts = _parts_for(draft, node)
        if len(parts) != len(what._fields):
            draft.refuse(node, f"{called.name} has {len(what._fields)} parts, not {len(parts)}.")
        return _struct_of(draft, what, list(what._fields), parts)
    what = dialect.search_itself(what)
    if isinstance(what, FunctionType):
        return _call_of(draft, what, node)
    return _builtin(draft, what, called.name, node)


def _parts_for(draft: Draft, node: ast.Call) -> list[Value]:
    """What a named tuple is made of: the parts one by one, or those of another tuple behind a star."""
    if len(node.args) != 1 or not isinstance(node.args[0], ast.Starred):
        return [draft.value(part) for part in node.args]
    whole = draft.value(node.args[0].value)
    if not isinstance(whole.kind, Struct) or not is_steady(whole):
        draft.refuse(node, f"{ast.unparse(node.args[0].value)} is not the name of a tuple, so it has no parts.")
    return [member(whole, name, kind) for name, kind in whole.kind.fields]


def _call_of(draft: Draft, function: FunctionType, node: ast.Call) -> Value:
    """The call of another function of the unit."""
    arguments = [draft.value(part) for part in node.args]
    kinds = tuple(INT if argument.kind == BOOL else argument.kind for argument in arguments)
    called = draft.unit.function(function, kinds, draft.source.place(node))
    draft.writes = draft.writes or called.writes
    draft.lines_called += called.lines
    if isinstance(called.result, Array) or (isinstance(called.result, Struct) and holds_arrays(called.result)):
        draft.makes_arrays = True
    return draft.in_order(arguments, lambda ordered: Value(Call(called.name, nodes_of(ordered), called.writes), called.result))


def _builtin(draft: Draft, what: Any, name: str, node: ast.Call) -> Value:
    """A call of one of the few functions of Python that the dialect has."""
    if what is len and len(node.args) == 1:
        array = draft.value(node.args[0])
        if isinstance(array.kind, Array):
            return length(array, 0)
    if what is bool and len(node.args) == 1:
        return as_truth_value(truth(draft, node.args[0]))
    numbers = [draft.number(part) for part in node.args]
    if (what is int or getattr(what, "__name__", "") == "int64") and len(numbers) == 1:
        value = numbers[0]
        if value.kind == INT:
            return value
        if value.literal is not None and value.kind == BOOL:
            return literal(int(value.literal))
        return Value(Cast("int64_t", value.node), INT)
    if what in (min, max) and len(numbers) >= 2:
        return _extreme(draft, "lesser" if what is min else "greater", numbers)
    if what in _OF_ONE and len(numbers) == 1:
        whole, floating = _OF_ONE[what]
        kind = FLOAT if what is not abs or numbers[0].kind == FLOAT else INT
        return Value(Call(floating if kind == FLOAT else whole, (numbers[0].node,)), kind)
    draft.refuse(node, f"{name} is not a rule, a search or one of the functions that the dialect has.")


def _extreme(draft: Draft, helper: str, numbers: list[Value]) -> Value:
    """The least or the greatest of some numbers, the first of those that are alike."""
    kind = FLOAT if any(value.kind == FLOAT for value in numbers) else INT
    called = f"{helper}_float" if kind == FLOAT else helper

    def write(parts: list[Value]) -> Value:
        best = parts[0].node
        for part in parts[1:]:
            best = Call(called, (best, part.node))
        return Value(best, kind)

    return draft.in_order(numbers, write)


READERS: Mapping[type[ast.expr], Callable[[Draft, Any], Value | Known]] = {
    ast.Attribute: read_attribute,
    ast.BinOp: read_binop,
    ast.BoolOp: read_boolop,
    ast.Call: read_call,
    ast.Compare: read_compare,
    ast.Constant: read_constant,
    ast.IfExp: read_ifexp,
    ast.Name: read_name,
    ast.Subscript: read_subscript,
    ast.Tuple: read_tuple,
    ast.UnaryOp: read_unaryop,
}
"""What makes a value of each expression of the dialect."""
