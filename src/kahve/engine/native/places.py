"""Fields of records, parts of tuples and entries of arrays: what stands behind a dot or in square brackets."""

from __future__ import annotations

import ast
import math

from ...cards.arrays import table as constants
from .kinds import INT, Array, Fields, Kind, Struct, c_name, entry, is_array
from .values import ATOM, PLUS, TIMES, UNARY, Known, Value
from .writing import Writing


class Places(Writing):
    """Writes where something is held."""

    def _write_attribute(self, node: ast.Attribute) -> Value | Known:
        base = self.part(node.value)
        if isinstance(base, Known) and not is_array(base.what):
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
            table = self.outer.setdefault(f" {held.name}", constants(held.what))
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
        # Behind other axes it is added to.
        return self.tied(place, PLUS)
