"""The arrays that a search makes, and copies of bytes from one row to another."""

from __future__ import annotations

import ast
from typing import Any

from ...cards import dialect
from ...cards.arrays import FLOAT64
from .kinds import ELEMENTS, OF_BUFFERS, Array, Void
from .places import Places
from .values import ATOM, PLUS, Known, Value


class Arrays(Places):
    """Writes the making of arrays and the copying of their entries."""

    def new_array(self, what: Any, node: ast.Call) -> Value:
        """An array that a search makes for itself."""
        filled = what.__name__ == "full"
        kinds = [keyword.value for keyword in node.keywords if keyword.arg in ("dtype", "kind")] or node.args[1 + filled :]
        known = self.part(kinds[0]) if kinds else Known("FLOAT64", FLOAT64)
        if not isinstance(known, Known) or len(kinds) > 1 or not node.args:
            self.refuse(node, f"an array is made as in zeros(size, INT64), not as in {ast.unparse(node)}.")
        element = OF_BUFFERS[known.what] if isinstance(known.what, str) else ELEMENTS[known.what.__name__.rstrip("_")]
        shape = node.args[0].elts if isinstance(node.args[0], ast.Tuple) else [node.args[0]]
        lengths = [self.number(self.part(part), part) for part in shape]
        kind = self.unit.array(Array(element, (None,) * len(lengths)))
        filling = self.number(self.part(node.args[1]), node.args[1]).text if filled else "0"
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
