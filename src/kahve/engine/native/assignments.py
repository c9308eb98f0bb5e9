"""What a name, a field, an entry or a whole row is given."""

from __future__ import annotations

import ast

from . import nodes
from .arithmetic import reckoned
from .c_values import Value, length, lengths, member, start_of, stored
from .draft import Draft
from .kinds import FLOATING, INT, Array, Fields, Number, Struct, Void
from .subscripts import entry_of, indices_of

_SHORT: dict[type[ast.operator], str] = {
    ast.Add: "+=",
    ast.Sub: "-=",
    ast.BitOr: "|=",
    ast.BitAnd: "&=",
    ast.BitXor: "^=",
}


def write_annassign(draft: Draft, node: ast.AnnAssign) -> None:
    """An assignment with a type in Python, which C need not be told."""
    if node.value is not None:
        write_assign(draft, ast.copy_location(ast.Assign([node.target], node.value), node))


def write_assign(draft: Draft, node: ast.Assign) -> None:
    """One value for one target or several, or the parts of a tuple for as many targets."""
    if len(node.targets) == 1 and isinstance(node.targets[0], ast.Tuple):
        targets, values = node.targets[0].elts, _parts_for(draft, node, node.targets[0].elts)
    else:
        value = draft.value(node.value)
        if len(node.targets) > 1 and value.literal is None:
            value = draft.set_aside(value)
        targets, values = node.targets, [value] * len(node.targets)
    for target, value in zip(targets, values, strict=True):
        _assign(draft, target, value, node)


def _parts_for(draft: Draft, node: ast.Assign, targets: list[ast.expr]) -> list[Value]:
    """A value for each of the targets between which there are commas."""
    if isinstance(node.value, ast.Tuple) and len(node.value.elts) == len(targets):
        values = [draft.value(part) for part in node.value.elts]
        names = {part.id for part in targets if isinstance(part, ast.Name)}
        read = {inner.id for inner in ast.walk(node.value) if isinstance(inner, ast.Name)}
        if len(names) == len(targets) and not names & read:
            return values
        return [draft.set_aside(value, "new") for value in values]
    whole = draft.value(node.value)
    if not isinstance(whole.kind, Struct) or len(whole.kind.fields) != len(targets):
        draft.refuse(node, f"{ast.unparse(node.value)} has not the {len(targets)} parts that are named.")
    fields = whole.kind.fields
    whole = draft.set_aside(whole)
    return [member(whole, name, kind) for name, kind in fields]


def _assign(draft: Draft, target: ast.expr, value: Value, node: ast.Assign) -> None:
    """Give a name, a field, an entry or a whole array this value."""
    if isinstance(target, ast.Name):
        if isinstance(value.kind, Void):
            draft.refuse(node, "this function returns nothing.")
        _assign_name(draft, target.id, value, node)
        return
    draft.writes = True
    if isinstance(target, ast.Subscript) and any(isinstance(part, ast.Slice) for part in indices_of(target)):
        _fill(draft, target, value)
        return
    # Python reads the value first.
    if (value.writes or draft.value(target).writes) and value.literal is None:
        value = draft.set_aside(value)
    _store(draft, _place_of(draft, target), value, target)


def _place_of(draft: Draft, target: ast.expr) -> Value:
    """The field or entry that is written to. What is called for an index is called before, and once."""
    place = draft.value(target)
    if not place.writes or not isinstance(target, ast.Subscript):
        return place
    array, *places = [draft.value(target.value), *map(draft.number, indices_of(target))]
    return entry_of(draft, draft.set_aside(array), [draft.set_aside(index) for index in places], target)


def _assign_name(draft: Draft, name: str, value: Value, node: ast.Assign | ast.AugAssign) -> None:
    """Give a name of the function's own this value, and declare it where this is its first."""
    known = draft.variables.get(name)
    kind = draft.grown(known, value.kind, node)
    if name in draft.parameters and kind != known:
        draft.refuse(node, f"{name} comes as {known} and cannot become {value.kind}.")
    draft.variables[name] = kind
    converted = draft.converted(value, kind, node)
    declares = name in draft.source.declarations[0].get(id(node), ())
    draft.add(nodes.Declare(kind, nodes.Variable(name), converted) if declares else nodes.Assign(nodes.Variable(name), converted))


def _store(draft: Draft, place: Value, value: Value, target: ast.expr) -> None:
    """Write a value to a field or an entry."""
    if isinstance(place.kind, Array):
        _copy_row(draft, place, value, target)
        return
    if isinstance(place.kind, Fields):
        if value.kind != place.kind:
            draft.refuse(target, f"{value.kind} cannot be put in the place of {place.kind}.")
        draft.add(nodes.Assign(nodes.Unary("*", place.node), nodes.Unary("*", value.node)))
        return
    if not isinstance(value.kind, Number):
        draft.refuse(target, f"{value.kind} cannot be put in the place of a number.")
    number, bounds = value.node, _bounds(draft, target)
    if draft.unit.checked and bounds is not None and value.kind.type != "double":
        number = nodes.Call("checked_number", (number, nodes.Literal(bounds[0]), nodes.Literal(bounds[1]), draft.place(target)))
    draft.add(nodes.Assign(place.node, number))


def _bounds(draft: Draft, target: ast.expr) -> tuple[int, int] | None:
    """What fits into this field or entry."""
    if isinstance(target, ast.Subscript):
        array = draft.value(target.value)
        return stored(array.kind) if isinstance(array.kind, Array) else None
    if isinstance(target, ast.Attribute):
        holder = draft.value(target.value)
        kind = dict(holder.kind.fields)[target.attr] if isinstance(holder.kind, Fields) else INT
        return stored(kind) if isinstance(kind, Array | Number) else None
    return None


def _fill(draft: Draft, target: ast.Subscript, value: Value) -> None:
    """`row[:] = value`: a whole array, a whole row of one, or a row from a place on."""
    array, first = _filled(draft, target)
    assert isinstance(array.kind, Array)
    if isinstance(value.kind, Array):
        if first is not None:
            draft.refuse(target, "a row is copied as a whole, with [:].")
        _copy_row(draft, array, value, target)
        return
    element = array.kind.element
    if not isinstance(value.kind, Number) or not isinstance(element, str):
        draft.refuse(target, f"an array is not filled with {value.kind}.")
    start: nodes.Expression = nodes.Cast(f"{element} *", start_of(array))
    size = nodes.product(lengths(array))
    if isinstance(value.literal, int) and value.literal in (0, -1) and element not in (*FLOATING, "bool"):
        # All bytes of such a number are alike.
        if first is not None:
            start, size = nodes.Advanced(start, first), nodes.Binary(size, "-", first)
        draft.add(nodes.SetBytes(start, element, value.literal, size))
        return
    draft.add(nodes.Fill(start, element, draft.temporary("place"), nodes.Literal(0) if first is None else first, size, value.node))


def _filled(draft: Draft, target: ast.Subscript) -> tuple[Value, nodes.Expression | None]:
    """The array that is filled, and the place from which on, if it is not the first."""
    indices = indices_of(target)
    leading = [index for index in indices if not isinstance(index, ast.Slice)]
    slices = [index for index in indices[len(leading) :] if isinstance(index, ast.Slice)]
    array = draft.value(target.value)
    if isinstance(array.kind, Array) and leading:
        places = [draft.number(index) for index in leading]
        array = draft.in_order([array, *places], lambda parts: entry_of(draft, parts[0], parts[1:], target))
    first: nodes.Expression | None = draft.number(slices[0].lower).node if slices and slices[0].lower is not None else None
    fits = all(part.upper is None and part.step is None and (part.lower is None or len(slices) == 1) for part in slices)
    axes = len(array.kind.shape) if isinstance(array.kind, Array) else 0
    if not fits or axes < len(slices) or (first is not None and axes > 1):
        draft.refuse(target, f"a whole array is filled, or a row from a place on, but not {ast.unparse(target)}.")
    if first is not None and draft.unit.checked:
        first = nodes.Call("checked_index", (first, nodes.Binary(length(array, 0).node, "+", nodes.Literal(1)), draft.place(target)))
    return array, first


def _copy_row(draft: Draft, place: Value, value: Value, target: ast.expr) -> None:
    """Copy a row to another of the same entries."""
    assert isinstance(place.kind, Array)
    if not isinstance(value.kind, Array) or value.kind.element != place.kind.element or len(value.kind.shape) != len(place.kind.shape):
        draft.refuse(target, f"{value.kind} cannot be put in the place of {place.kind}.")
    start, source = start_of(place), start_of(value)
    draft.add(nodes.MoveEntries(start, source, nodes.product(lengths(place)), source if len(value.kind.shape) == 1 else start))


def write_augassign(draft: Draft, node: ast.AugAssign) -> None:
    """A place that is given what it and a value come to by an operator."""
    value = draft.number(node.value)
    short = None if value.writes or draft.unit.checked or value.kind != INT else _SHORT.get(type(node.op))
    if short is not None:
        place = draft.number(node.target)
        if place.kind == INT and not place.writes:
            draft.writes = draft.writes or not isinstance(node.target, ast.Name)
            draft.add(nodes.Assign(place.node, value.node, short))
            return
    old, wish = draft.temporary("old") if value.writes else None, draft.temporary() if value.writes else None
    place = _place_of(draft, node.target)
    if old is None or wish is None:
        result = reckoned(draft, place, node.op, value, node)
    else:
        # Python reads the old number first.
        draft.add(nodes.Declare(place.kind, old, place.node))
        draft.add(nodes.Declare(value.kind, wish, value.node))
        result = reckoned(draft, Value(old, place.kind), node.op, Value(wish, value.kind), node)
    if isinstance(node.target, ast.Name):
        _assign_name(draft, node.target.id, result, node)
        return
    draft.writes = True
    _store(draft, place, result, node.target)
