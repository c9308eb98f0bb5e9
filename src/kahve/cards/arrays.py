"""Arrays of numbers of one kind, in bytes: what records, tables of constants and the room of searches are made of.

They have only what rules and searches need: entries, rows, lengths, and to empty a stretch. So a deal is played with Python alone.
Where whole arrays are reckoned with (`kahve.lab`), NumPy reads the same memory: `numpy.asarray(array)` copies nothing. Rules take both.

>>> room = zeros((2, 3), INT8)
>>> room[1, 2] = 7
>>> room.tolist(), room[1].tolist(), room.size
([[0, 0, 0], [0, 0, 7]], [0, 0, 7], 6)
>>> room[0, 0] = 200
Traceback (most recent call last):
OverflowError: 200 does not fit in 8 bits: -128 to 127.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import prod
from typing import Any, TypeAlias

Kind: TypeAlias = Any
"""A kind of entries: a letter, which only the checker of types would have as a letter known before."""

BOOL: Kind = "?"
INT8: Kind = "b"
INT16: Kind = "h"
INT32: Kind = "i"
INT64: Kind = "q"
FLOAT64: Kind = "d"
# The names that `struct` and the buffers of Python have for the kinds of entries.

BYTES = {BOOL: 1, INT8: 1, INT16: 2, INT32: 4, INT64: 8, "B": 1, "f": 4, FLOAT64: 8}
"""The bytes of an entry of each kind; those without a name come from NumPy alone."""

Shape = int | tuple[int, ...]
Rows = Sequence[Any]


class Array:
    """An array of numbers over bytes, in C order. What has no room in an entry is refused by OverflowError.

    Bytes may be shared: a row of an array, and a field of a record, write to the memory that they are of.
    """

    __slots__ = ("view",)

    def __init__(self, view: Any) -> None:
        """Keep a view of bytes, cast to its kind and lengths."""
        self.view: Any = view

    # -- entries and rows

    def __getitem__(self, place: Any) -> Any:
        """An entry, a row (which shares the memory), or a stretch of the first axis."""
        try:
            entry = self.view[place]
        except (NotImplementedError, TypeError):
            return self._part(place)
        return Array(entry) if entry.__class__ is memoryview else entry

    def _part(self, place: Any) -> Array:
        """Rows of an array of several axes: one of them, or a stretch."""
        view, shape = self.view, self.view.shape
        assert shape is not None
        if isinstance(place, tuple):
            while place and isinstance(place[-1], slice) and place[-1] == slice(None):
                place = place[:-1]
            if any(isinstance(part, slice) for part in place[:-1]):
                raise TypeError("an array has stretches of the last axis that is named alone")
            parent: Any = self
            for part in place:
                parent = parent[part]
            return parent  # type: ignore[no-any-return]
        wide = prod(shape[1:])
        flat = view.cast("B").cast(view.format) if view.format != "B" else view.cast("B")
        if isinstance(place, slice):
            start, stop, step = place.indices(shape[0])
            if step != 1:
                raise TypeError("an array has stretches without a step alone")
            rows = max(0, stop - start)
            part = flat[start * wide : (start + rows) * wide]
            return Array(part.cast("B").cast(view.format, (rows, *shape[1:]))) if rows else zeros((0, *shape[1:]), view.format)
        row = place.__index__()
        if not -shape[0] <= row < shape[0]:
            raise IndexError(f"there is no row {row} of {shape[0]}")
        row %= shape[0]
        part = flat[row * wide : (row + 1) * wide]
        return Array(part if len(shape) == 2 else part.cast("B").cast(view.format, shape[1:]))

    def __setitem__(self, place: Any, value: Any) -> None:
        """Write an entry, or fill a row or a stretch with one number or with the entries of an array or a list."""
        try:
            self.view[place] = value.view if value.__class__ is Array else value
        except (NotImplementedError, TypeError):
            self._fill(place, value)
        except ValueError:
            if isinstance(place, slice):
                self._fill(place, value)
                return
            raise OverflowError(self._does_not_fit(value)) from None

    def _fill(self, place: Any, value: Any) -> None:
        if self.view.readonly:
            raise TypeError("this array is a constant")
        if self.view.ndim == 1 and not isinstance(place, slice):
            # An entry, and a number of another type: that of a truth value is one, and that of NumPy.
            self.view[place] = _number(self.view.format, value)
            return
        if isinstance(place, tuple) and isinstance(place[0], slice):
            for row in range(*place[0].indices(len(self.view))):
                self[(row, *place[1:])] = value
            return
        part = self[place]
        if not isinstance(part, Array):
            self.view[place] = _number(self.view.format, value)
            return
        size = part.size
        if size == 0:
            return
        view = part.view
        flat = view if view.ndim == 1 else view.cast("B").cast(view.format)
        if isinstance(value, bytes | bytearray | memoryview) and len(value) == size and view.itemsize == 1:
            flat[:] = memoryview(value).cast("B").cast(view.format)
            return
        if isinstance(value, Iterable):
            entries = list(_flattened(value))
            if len(entries) != size and len(entries) != 1:
                raise ValueError(f"{len(entries)} entries do not fill {size}")
            entries = entries if len(entries) == size else entries * size
        else:
            entries = [value]
        first = self._one(view.format, entries[0])
        if len(entries) == 1:
            flat[:] = memoryview(bytearray(first * size)).cast(view.format)
        else:
            for number, entry in enumerate(entries):
                flat[number] = _number(view.format, entry)

    def _one(self, kind: Kind, value: Any) -> bytes:
        entry = memoryview(bytearray(BYTES[kind])).cast(kind)
        try:
            entry[0] = _number(kind, value)
        except ValueError:
            raise OverflowError(self._does_not_fit(value)) from None
        return bytes(entry)

    def _does_not_fit(self, value: Any) -> str:
        bits = 8 * self.view.itemsize
        return f"{value} does not fit in {bits} bits: {-(1 << bits - 1)} to {(1 << bits - 1) - 1}."

    def __len__(self) -> int:
        return len(self.view)

    def __iter__(self) -> Iterator[Any]:
        if self.view.ndim == 1:
            return iter(self.view)
        return (self[row] for row in range(len(self.view)))

    def __contains__(self, value: object) -> bool:
        return value in list(_flattened(self))

    # -- what it is

    @property
    def shape(self) -> tuple[int, ...]:
        """The lengths of its axes."""
        shape = self.view.shape
        assert shape is not None
        return tuple(shape)

    @property
    def ndim(self) -> int:
        """The number of its axes."""
        return int(self.view.ndim)

    @property
    def size(self) -> int:
        """The number of its entries."""
        return prod(self.shape)

    @property
    def kind(self) -> Kind:
        """The kind of its entries, as INT8."""
        return self.view.format

    @property
    def nbytes(self) -> int:
        """The bytes that it takes."""
        return int(self.view.nbytes)

    # -- all of it

    def tolist(self) -> list[Any]:
        """Its entries, as lists of rows where it has several axes."""
        return list(self.view.tolist())

    def tobytes(self) -> bytes:
        """A copy of its bytes."""
        return bytes(self.view.tobytes())

    def copy(self) -> Array:
        """An array of its own with the same entries."""
        return _over(bytearray(self.view.tobytes()), self.view.format, self.shape)

    def any(self) -> bool:
        """Whether any entry is not 0."""
        return any(self.view.tobytes())

    def sum(self) -> Any:
        """The sum of all entries."""
        return sum(_flattened(self))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Array):
            return NotImplemented
        return self.shape == other.shape and self.tolist() == other.tolist()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Array of {self.kind}: {self.tolist()}>"

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        """The same memory for NumPy."""
        import numpy as np

        result = np.asarray(self.view)
        return result if dtype is None and not copy else result.astype(dtype or result.dtype, copy=bool(copy))

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.view.tobytes(), self.view.format, self.shape, self.view.readonly)

    def __deepcopy__(self, memo: Any) -> Array:
        return self if self.view.readonly else self.copy()


def _again(content: bytes, kind: Kind, shape: tuple[int, ...], readonly: bool) -> Array:
    return _over(content if readonly else bytearray(content), kind, shape)


def _number(kind: Kind, value: Any) -> Any:
    """A number as a buffer of this kind takes it."""
    if kind == BOOL:
        return bool(value)
    return float(value) if kind in ("d", "f") else int(value)


def _flattened(value: Any) -> Iterator[Any]:
    """The entries of rows, one after another."""
    for entry in value:
        if isinstance(entry, Array | list | tuple):
            yield from _flattened(entry)
        else:
            yield entry


def _over(content: Any, kind: Kind, shape: tuple[int, ...]) -> Array:
    view = memoryview(content)
    if 0 in shape:
        # A view of nothing has one axis: nobody reads an entry of it.
        return Array(memoryview(bytearray(0)).cast(kind))
    return Array(view.cast("B").cast(kind) if len(shape) == 1 else view.cast("B").cast(kind, shape))


def _lengths(shape: Shape) -> tuple[int, ...]:
    return shape if isinstance(shape, tuple) else (int(shape),)


def zeros(shape: Shape, kind: Kind = FLOAT64) -> Array:
    """A new array of these lengths with all entries 0.

    >>> zeros(3, INT64).tolist()
    [0, 0, 0]
    """
    lengths = _lengths(shape)
    return _over(bytearray(prod(lengths) * BYTES[kind]), kind, lengths)


def full(shape: Shape, value: Any, kind: Kind = FLOAT64) -> Array:
    """A new array of these lengths with all entries this number.

    >>> full((2, 2), -1, INT8).tolist()
    [[-1, -1], [-1, -1]]
    """
    result = zeros(shape, kind)
    if result.size:
        result[:] = value
    return result


def array(rows: Rows, kind: Kind = INT64) -> Array:
    """A new array with these entries, or with these rows of entries.

    >>> array([[1, 2], [3, 4]])[1, 0]
    3
    """
    entries = list(_flattened(rows))
    result = zeros(_shape_of(rows), kind)
    if entries:
        flat = result.view if result.view.ndim == 1 else result.view.cast("B").cast(kind)
        for place, entry in enumerate(entries):
            flat[place] = _number(kind, entry)
    return result


def table(rows: Rows, kind: Kind = INT64) -> Array:
    """A table of constants, which nobody can write to: compiled code holds its numbers.

    >>> table([5, 10])[0] + table([[1], [2]])[1, 0]
    7
    """
    return Array(array(rows, kind).view.toreadonly())


def over(memory: Any, kind: Kind, shape: Shape, offset: int = 0) -> Array:
    """An array over a stretch of memory that something else holds."""
    lengths = _lengths(shape)
    size = prod(lengths) * BYTES[kind]
    return _over(memoryview(memory).cast("B")[offset : offset + size], kind, lengths)


def _shape_of(rows: Any) -> tuple[int, ...]:
    if isinstance(rows, Array):
        return rows.shape
    if not isinstance(rows, list | tuple | range):
        return ()
    return (len(rows), *(_shape_of(rows[0]) if len(rows) else ()))
