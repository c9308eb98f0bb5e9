"""The arrays that a search makes, and copies of bytes from one row to another."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import Any

from ...cards import dialect
from ...cards.arrays import FLOAT64
from . import nodes
from .c_values import Known, Value, length, lengths, start_of
from .draft import Draft
from .kinds import ELEMENTS, INT, OF_BUFFERS, Array, Void


def new_array(draft: Draft, what: Any, node: ast.Call) -> Value:
    """An array that a search makes for itself."""
    filled = what.__name__ == "full"
    kinds = [keyword.value for keyword in node.keywords if keyword.arg in ("dtype", "kind")] or node.args[1 + filled :]
    known = draft.part(kinds[0]) if kinds else Known("FLOAT64", FLOAT64)
    if not isinstance(known, Known) or len(kinds) > 1 or not node.args:
        draft.refuse(node, f"an array is made as in zeros(size, INT64), not as in {ast.unparse(node)}.")
    element = OF_BUFFERS[known.what] if isinstance(known.what, str) else ELEMENTS[known.what.__name__.rstrip("_")]
    shape = node.args[0].elts if isinstance(node.args[0], ast.Tuple) else [node.args[0]]
    sizes = [draft.number(part) for part in shape]
    kind = draft.unit.array(Array(element, (None,) * len(sizes)))
    filling = draft.number(node.args[1]).node if filled else nodes.Literal(0)
    draft.makes_arrays = True
    names = [draft.temporary("length") for _ in sizes]
    memory, place = draft.temporary("room"), draft.temporary("place")
    statements = (
        *(nodes.Declare(INT, name, size.node) for name, size in zip(names, sizes, strict=True)),
        nodes.Declare(entries_of(element), memory, nodes.Call("take_room", (bytes_of(element, names),))),
        nodes.Fill(memory, element, place, nodes.Literal(0), nodes.product(names), filling),
    )
    return Value(nodes.StatementExpression(statements, nodes.StructOf(kind.struct, (memory, *names))), kind)


def entries_of(element: str) -> Array:
    """The kind of a pointer to such entries."""
    return Array(element, (1,))


def bytes_of(element: str, sizes: Iterable[nodes.Expression]) -> nodes.Expression:
    """The bytes of an array with entries of this C type and these lengths."""
    return nodes.product([nodes.Cast("int64_t", nodes.SizeOf(element)), *sizes])


def copied(draft: Draft, array: Value) -> Value:
    """A copy of an array in room of its own."""
    assert isinstance(array.kind, Array)
    element = array.kind.element
    assert isinstance(element, str)
    draft.makes_arrays = True
    kind = draft.unit.array(Array(element, (None,) * len(array.kind.shape)))
    whole = draft.unit.array(Array(element, kind.shape, array.kind.constant))
    copy, memory = draft.temporary("copied"), draft.temporary("room")
    sizes = lengths(Value(copy, whole))
    size = bytes_of(element, sizes)
    statements = (
        nodes.Declare(whole, copy, array.node if array.kind.carries_lengths else draft.carrying(array, whole)),
        nodes.Declare(entries_of(element), memory, nodes.Call("take_room", (size,))),
        nodes.Do(nodes.Call("__builtin_memcpy", (memory, nodes.Member(copy, "at"), nodes.Cast("uint64_t", size)))),
    )
    return Value(nodes.StatementExpression(statements, nodes.StructOf(kind.struct, (memory, *sizes))), kind)


def copy(draft: Draft, what: Any, node: ast.Call) -> Value:
    """`copy_bytes` and `copy_first` of the dialect."""
    target, to, source, start, size, *number = [draft.value(part) for part in node.args]
    draft.writes = True
    starts = []
    for array, place in ((target, to), (source, start)):
        if not isinstance(array.kind, Array) or array.kind.element != "int8_t" or len(array.kind.shape) != 1:
            draft.refuse(node, f"{ast.unparse(node.func)} copies bytes of a row.")
        first = place.node
        if draft.unit.checked:
            end, whole = nodes.Advanced(place.node, size.node), length(array, 0).node
            first = nodes.Checked(
                nodes.Call("checked_index", (end, nodes.Binary(whole, "+", nodes.Literal(1)), draft.place(node))), place.node
            )
        starts.append(nodes.Advanced(start_of(array), first))
    name = "copy_first_of" if what is dialect.copy_first else "copy_block"
    return Value(nodes.Call(name, (*starts, size.node, *(each.node for each in number)), changes=True), Void())
