"""Fields of records, parts of tuples and entries of arrays: what stands behind a dot or in square brackets."""

from __future__ import annotations

import ast
import math
from types import ModuleType

from ...cards.arrays import table as constants
from .c_values import Known, Value, length, lengths, literal, member
from .draft import Draft
from .kinds import INT, Array, Fields, Kind, Struct, entry, is_array
from .nodes import Advanced, Binary, Call, Entry, Expression, Literal, Member, Offset, StructOf, Unary, product


def read_attribute(draft: Draft, node: ast.Attribute) -> Value | Known:
    """A field, a part of a tuple, the size of an array, or something that is known in Python."""
    base = draft.part(node.value)
    if isinstance(base, Known) and not is_array(base.what):
        if not hasattr(base.what, node.attr):
            draft.refuse(node, f"{base.name} has no {node.attr}.")
        name = node.attr if isinstance(base.what, ModuleType) else f"{base.name}.{node.attr}"
        return Known(name, getattr(base.what, node.attr))
    holder = draft.valued(base, node.value)
    if isinstance(holder.kind, Fields | Struct):
        kinds = dict(holder.kind.fields)
        if node.attr not in kinds:
            named = f"the {holder.kind.name} has no field" if isinstance(holder.kind, Fields) else f"{ast.unparse(node.value)} has no"
            draft.refuse(node, f"{named} {node.attr}.")
        kind = kinds[node.attr]
        return member(holder, node.attr, kind if isinstance(holder.kind, Struct) or isinstance(kind, Array) else INT)
    if isinstance(holder.kind, Array) and node.attr == "size":
        factors = lengths(holder)
        known = [factor.number for factor in factors if isinstance(factor, Literal)]
        return literal(int(math.prod(known))) if len(known) == len(factors) else Value(product(factors), INT)
    draft.refuse(node, f"the dialect has no {ast.unparse(node)}.")


def read_subscript(draft: Draft, node: ast.Subscript) -> Value:
    """An entry of an array or a row of it, a part of a tuple, or a length."""
    if isinstance(node.value, ast.Attribute) and node.value.attr == "shape" and isinstance(node.slice, ast.Constant):
        array = draft.value(node.value.value)
        if isinstance(array.kind, Array) and isinstance(node.slice.value, int) and 0 <= node.slice.value < len(array.kind.shape):
            return length(array, node.slice.value)
    base = draft.part(node.value)
    if isinstance(base, Known) and isinstance(base.what, tuple | list):
        base = Known(base.name, draft.outer.setdefault(f" {base.name}", constants(base.what)))
    array = draft.valued(base, node.value)
    if isinstance(array.kind, Struct) and isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, int):
        return member(array, *array.kind.fields[node.slice.value])
    if not isinstance(array.kind, Array):
        draft.refuse(node, f"{ast.unparse(node.value)} is {array.kind} and has no entries.")
    indices = indices_of(node)
    if any(isinstance(index, ast.Slice) for index in indices):
        draft.refuse(node, f"a slice such as {ast.unparse(node)} is only written to, as a whole.")
    if len(indices) > len(array.kind.shape):
        draft.refuse(node, f"{ast.unparse(node.value)} has {len(array.kind.shape)} axes, not {len(indices)}.")
    places = [draft.number(index) for index in indices]
    return draft.in_order([array, *places], lambda parts: entry_of(draft, parts[0], parts[1:], node))


def indices_of(node: ast.Subscript) -> list[ast.expr]:
    """What stands in the square brackets, one for each axis."""
    return node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]


def entry_of(draft: Draft, array: Value, places: list[Value], node: ast.AST) -> Value:
    """An entry of an array, or a row of it."""
    kind = array.kind
    assert isinstance(kind, Array)
    indices = tuple(_index(draft, place, length(array, axis), node) for axis, place in enumerate(places))
    rest = kind.shape[len(places) :]
    if not kind.carries_lengths:
        return Value(Entry(array.node, indices), Array(kind.element, rest, kind.constant) if rest else _kind_of_entry(kind))
    start, offset = Member(array.node, "at"), Offset(array.node, len(kind.shape), indices)
    if rest:
        row = draft.unit.array(Array(kind.element, rest, kind.constant))
        return Value(StructOf(row.struct, (Advanced(start, offset), *lengths(array)[len(places) :])), row)
    of_record = isinstance(kind.element, Fields)
    return Value(Unary("&", Entry(start, (offset,))) if of_record else Entry(start, (offset,)), _kind_of_entry(kind))


def _kind_of_entry(kind: Array) -> Kind:
    return entry(kind.element) if isinstance(kind.element, str) else kind.element


def _index(draft: Draft, place: Value, size: Value, node: ast.AST) -> Expression:
    """An index; a written negative one counts from the end."""
    if isinstance(place.literal, int) and place.literal < 0:
        return Binary(size.node, "-", Literal(-place.literal))
    known = isinstance(place.literal, int) and isinstance(size.literal, int) and place.literal < size.literal
    if draft.unit.checked and not known:
        return Call("checked_index", (place.node, size.node, draft.place(node)))
    return place.node
