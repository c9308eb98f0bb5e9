"""The call of a function in a module of WebAssembly: arguments are copied into the module's own memory, and what it wrote is copied back.

A call puts everything into one box in that memory: first the numbers and the places of arrays, then the arrays. So a call is one copy to
and one copy fro. Arrays that share memory here share it there. The live tables of words are copied once, when they are there.
"""

from __future__ import annotations

import struct
from math import prod
from pathlib import Path
from typing import Any, Protocol

from ...cards import dialect
from ...cards.arrays import BYTES
from ...cards.arrays import Array as Numbers
from ..record import Records
from .entry import OTHER_KIND, OtherKindError
from .kinds import FLOAT, OF_BUFFERS, Array, Fields, Kind, Number, Struct, c_types, element_of, is_of_numpy
from .library import place_of
from .unit import NOT_ALONE

SIZES = {element: BYTES[name] for name, element in OF_BUFFERS.items() if name in BYTES}
"""The bytes of an entry by its type in C."""


class Module(Protocol):
    """A module that has been loaded, and its memory."""

    def call(self, name: str, number: int) -> int:
        """Call an exported function with one number of 32 bits."""

    def has(self, name: str) -> bool:
        """Whether it exports this function."""

    def write(self, place: int, content: Any) -> None:
        """Copy bytes into its memory."""

    def read(self, place: int, size: int) -> bytearray:
        """Copy bytes out of its memory."""


class InBrowser:
    """A module in the browser's own WebAssembly, as Pyodide reaches it."""

    def __init__(self, content: bytes) -> None:
        """Load it."""
        import js  # type: ignore[import-not-found]
        from pyodide.ffi import to_js  # type: ignore[import-not-found]

        self._array = js.Uint8Array
        self._exports = js.WebAssembly.Instance.new(js.WebAssembly.Module.new(to_js(content)), js.Object.new()).exports
        if hasattr(self._exports, "_initialize"):
            self._exports._initialize()

    def call(self, name: str, number: int) -> int:
        """Call an exported function with one number of 32 bits."""
        return getattr(self._exports, name)(number) or 0

    def has(self, name: str) -> bool:
        """Whether it exports this function."""
        return hasattr(self._exports, name)

    def write(self, place: int, content: Any) -> None:
        """Copy bytes into its memory."""
        # The memory may have grown since, and an array of what it was before is empty then.
        self._array.new(self._exports.memory.buffer, place, len(content)).assign(content)

    def read(self, place: int, size: int) -> bytearray:
        """Copy bytes out of its memory."""
        content = bytearray(size)
        self._array.new(self._exports.memory.buffer, place, size).assign_to(content)
        return content


class BoxedLibrary:
    """The functions of a module, with the tables of words that it reads."""

    def __init__(self, module: Module) -> None:
        """Take a module that has been loaded."""
        self.module = module
        self._description: set[str] = set()

    def entry(self, name: str, kinds: tuple[Kind, ...], *, reads_only: bool) -> BoxedEntry:
        """The entry of this name; `Entry` has what the arguments are."""
        self._tell_tables()
        return BoxedEntry(self.module, name, kinds, reads_only=reads_only)

    def _tell_tables(self) -> None:
        """Give it the tables that grow while a program runs, as they are now; `Library.tell_tables` says why not when it is loaded."""
        for function, table in dialect.LIVE.items():
            setter = f"{dialect.live_name(function)}_lies_at"
            if setter not in self._description and self.module.has(setter):
                content = bytes_in(table)[0]
                place = self.module.call("kahve_keep", len(content))
                self.module.write(place, content)
                self.module.call(setter, place)
            self._description.add(setter)


def in_browser(path: Path) -> BoxedLibrary:
    """Load a module; OSError where the browser refuses it."""
    content = path.read_bytes()
    try:
        return BoxedLibrary(InBrowser(content))
    except Exception as error:  # what JavaScript throws
        raise OSError(f"The browser does not load {path.name}: {error}") from None


class BoxedEntry:
    """A function of a module, called with arguments of these kinds. OtherKindError says that an argument is of another kind."""

    def __init__(self, module: Module, name: str, kinds: tuple[Kind, ...], *, reads_only: bool = False) -> None:
        """Note how its box is laid out."""
        self.name = name
        self._module = module
        self._exported = f"kahve_{name}_boxed"
        self._kinds = kinds
        self._reads_only = reads_only
        self._slots = struct.Struct("<q" + "".join("d" if each == "double" else "q" for each in c_types(kinds)))

    def __call__(self, *arguments: Any) -> int:
        """Call it. What it writes into arrays is copied back."""
        try:
            return self.call(*arguments)
        except OTHER_KIND as error:
            raise OtherKindError(f"{self.name} was not called: {error}.") from None

    def call(self, *arguments: Any) -> int:
        """The same as calling this, but what is raised for an argument of another kind is any of OTHER_KIND."""
        box = _Box(self._slots.size, reads_only=self._reads_only)
        if len(arguments) != len(self._kinds):
            raise OtherKindError(f"it takes {len(self._kinds)} arguments, not {len(arguments)}")
        for kind, argument in zip(self._kinds, arguments, strict=True):
            box.put(kind, argument)
        size = box.lay_out()
        place = self._module.call("kahve_box", size)
        self._module.write(place, box.filled(self._slots, place, size))
        self._module.call(self._exported, place)
        content = self._module.read(place, size)
        (answer,) = struct.unpack_from("<q", content)
        if answer == NOT_ALONE:
            raise OtherKindError("it was compiled for arrays that share no memory")
        box.take_back(content)
        return int(answer)


class _Stretch:
    """Bytes of an argument, and where they come to lie in the box."""

    def __init__(self, content: memoryview, start: int, written: bool) -> None:
        self.content, self.start, self.written = content, start, written
        self.place = 0


class _Box:
    """The arguments of one call."""

    def __init__(self, head: int, *, reads_only: bool) -> None:
        self.head, self.reads_only = head, reads_only
        self.slots: list[Any] = []
        self.stretches: list[_Stretch] = []

    def put(self, kind: Kind, argument: Any) -> None:
        """Take an argument in; OtherKindError where it is of another kind."""
        if isinstance(kind, Array):
            content, start, shape = bytes_in(argument)
            read_only = kind.constant or (self.reads_only and isinstance(kind.element, Fields))
            self._check(kind, argument, content, shape, read_only=read_only)
            self._lay(_Stretch(content, start, not read_only))
            self.slots += [len(content) // kind.row_bytes, kind.row_bytes] if kind.row_bytes else shape
        elif isinstance(kind, Struct):
            if not isinstance(argument, tuple) or len(argument) != len(kind.fields):
                raise OtherKindError(f"a tuple of {len(kind.fields)} is wanted")
            for (_, part), value in zip(kind.fields, argument, strict=True):
                self.put(part, value)
        elif isinstance(kind, Fields):
            self._lay(_Stretch(memoryview(argument.data).cast("B"), -1, False))
        else:
            self.slots.append(float(argument) if kind == FLOAT else argument.__index__())

    def _lay(self, stretch: _Stretch) -> None:
        self.stretches.append(stretch)
        self.slots.append(stretch)

    @staticmethod
    def _check(kind: Array, argument: Any, content: memoryview, shape: tuple[int, ...], *, read_only: bool) -> None:
        """OtherKindError where an array has other entries or axes, or may not be written."""
        if content.readonly and not read_only:
            raise OtherKindError("an array may not be written")
        if kind.row_bytes:
            return
        fits = isinstance(kind.element, Fields) or element_of(argument.view if isinstance(argument, Numbers) else argument) == kind.element
        if not fits or len(shape) != len(kind.shape) or len(content) != prod(shape) * size_of(kind.element):
            raise OtherKindError("an array is of another kind")

    def lay_out(self) -> int:
        """Give each stretch its place, so that what overlaps here overlaps there; returns the bytes of the whole box."""
        size, end, shift = self.head, -1, 0
        for stretch in sorted(self.stretches, key=lambda each: each.start):
            if stretch.start < 0 or stretch.start >= end or not stretch.content:
                size = size + 15 & ~15
                stretch.place = size
                if stretch.start >= 0:
                    shift, end = size - stretch.start, stretch.start
            else:
                stretch.place = stretch.start + shift
            size = max(size, stretch.place + len(stretch.content))
            end = max(end, stretch.start + len(stretch.content)) if stretch.start >= 0 else end
        return size

    def filled(self, slots: struct.Struct, place: int, size: int) -> bytearray:
        """The content of the box. place: where it lies in the module's memory."""
        content = bytearray(size)
        slots.pack_into(content, 0, 0, *(place + each.place if isinstance(each, _Stretch) else each for each in self.slots))
        for stretch in self.stretches:
            content[stretch.place : stretch.place + len(stretch.content)] = stretch.content
        return content

    def take_back(self, content: bytearray) -> None:
        """Copy what may have been written to where it came from."""
        view = memoryview(content)
        for stretch in self.stretches:
            if stretch.written:
                stretch.content[:] = view[stretch.place : stretch.place + len(stretch.content)]


def size_of(element: str | Fields) -> int:
    """The bytes of an entry: of a number, or of a record, whose fields lie side by side.

    >>> size_of("int16_t"), size_of(Fields("record", (("hand", Array("int8_t", (4, 13))), ("turn", Number("int64_t"))), constant=False))
    (2, 60)
    """
    if isinstance(element, str):
        return SIZES[element]
    total = 0
    for _, kind in element.fields:
        if isinstance(kind, Array):
            assert isinstance(kind.element, str)
            total += prod(length or 0 for length in kind.shape) * SIZES[kind.element]
        else:
            assert isinstance(kind, Number)
            total += SIZES[kind.type]
    return total


def bytes_in(argument: Any) -> tuple[memoryview, int, tuple[int, ...]]:
    """The bytes of an array in their memory, where that memory begins, -1 where nobody can write to it, and the array's lengths."""
    if is_of_numpy(argument):
        if not argument.flags.c_contiguous:
            raise BufferError("an array does not lie in one piece")
        content = memoryview(argument.reshape(-1).view("u1"))
        return content, -1 if content.readonly else place_of(content), argument.shape
    shape = argument.shape if isinstance(argument, Records) else None
    view = memoryview(argument.memory if isinstance(argument, Records) else argument.view if isinstance(argument, Numbers) else argument)
    content = view.cast("B") if view.nbytes else memoryview(b"" if view.readonly else bytearray())
    return content, -1 if view.readonly or not view.nbytes else place_of(content), shape or tuple(view.shape or ())
