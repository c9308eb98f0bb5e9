"""`@record`: a game's whole state declared as a class, one field a line, each with its audience.

A record is a stretch of bytes of fixed size with typed fields. It is copied, compared and saved as bytes, and holds no random state. From
the declaration come the class of the record, the copying of views, the dealing of worlds and the text of a position. NumPy is not needed:
it reads the same bytes where arrays are the point (`Layout.array`, `as_array`).

>>> @record(SEATS=2, HELD=4)
... class Toy:
...     turn: int = public()
...     hand_size: Counts = public(SEATS)
...     hand: Cards = owner(SEATS, HELD, size="hand_size")
>>> Toy.layout.size, Toy.layout["hand"].audience.name
(14, 'OWNER')
>>> toys = Toy.layout.new()
>>> toys[0].turn, toys[0].hand[1, 2] = 1, 51
>>> toys[0].turn, toys[0].hand.tolist()
(1, [[0, 0, 0, 0], [0, 0, 51, 0]])
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cache, cached_property
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias, TypeVar

from ..cards.arrays import INT8, INT32, INT64, Array, over

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Cards: TypeAlias = Array
"""Card numbers, 8 bits each: a zone when the field names its `size`, else remembered cards that also lie elsewhere."""
Counts: TypeAlias = Array
"""Small numbers, 8 bits each."""
Hands: TypeAlias = Array
"""Hands of up to eight cards, one 64-bit word each (`kahve.cards.hands`)."""
Tally: TypeAlias = Array
"""Cards by how many of each number there are, 8 bits each: for zones of many cards in no order. Entry 0 is for cards whose faces are not
seen."""
Ints: TypeAlias = Array
"""Numbers of 32 bits: scores, sets of bits."""

NOBODY = -1
"""No seat, no side."""


class Audience(IntEnum):
    """Those who may know a field."""

    PUBLIC = 0
    OWNER = 1
    SIDE = 2
    SECRET = 3


class Size(str):
    """The name of a length that the record fixes, as in `@record(SEATS=4)`."""


MOST_POINTS = 10**8
"""No score or count of a match comes near it, and a few together still fit 32 bits."""

SEATS, SIDES, HELD, DECK, ITEMS, FACES = (Size(name) for name in ("SEATS", "SIDES", "HELD", "DECK", "ITEMS", "FACES"))


class RecordError(TypeError):
    """A declaration of a record that cannot stand; found when the module loads."""


@dataclass(frozen=True)
class Field:
    """One field of a record: its audience, its lengths, and for a zone of cards where its size and its exceptions are kept.

    - size: the field that counts the cards of each row.
    - shown: the field that says how many cards at the start of the list lie face up (the known bottom of a stock).
    - seen_by: a field of a flag a seat, set for those who have looked at the cards.
    - known: a public field of cards that all know to be in that row; of a list, `known + "_size"` counts them.
    - along: the list of cards of whose places this says something, entry by entry.
    - closes: the list of cards where an entry that is not 0 speaks of all cards since the one before it.
    - seats: whether it holds seats, each plus one, 0 for none.

    A number has a range, which is checked where a record comes from outside (`reachability.py`). A size, or a field that holds seats, has
    its range from that.

    - low, high: the least and the greatest, both of them allowed. `high` may name a field, entry by entry or for a whole row.
    - below: a length that it stays below.
    - bits: the most bits of a set.
    - total: the field whose sum it is.
    """

    audience: Audience
    lengths: tuple[int | Size, ...]
    size: str | None = None
    shown: str | None = None
    seen_by: str | None = None
    known: str | None = None
    along: str | None = None
    closes: str | None = None
    seats: bool = False
    low: int = 0
    high: int | str | None = None
    below: int | Size | None = None
    bits: int | Size | None = None
    total: str | None = None
    name: str = ""
    kind: str = ""
    shape: tuple[int, ...] = ()
    offset: int = 0

    @property
    def is_zone(self) -> bool:
        """Whether each card of the deck that lies here lies nowhere else."""
        return self.kind in ("Cards", "Hands", "Tally") and self.size is not None

    @property
    def places(self) -> int:
        """The number of cards that a row of a zone has room for."""
        return 8 if self.kind == "Hands" else self.shape[-1]

    @property
    def is_tally(self) -> bool:
        """Whether cards lie here by number rather than one by one."""
        return self.kind == "Tally"

    def cards(self, row: Any) -> list[int]:
        """The card numbers in one row of a zone, or in several; NO_CARD for a card that is not seen.

        row: the bytes of the row, or an array of them.
        """
        entries = memoryview(row if isinstance(row, bytes) else row.tobytes()).cast(INT8).tolist()
        if not self.is_tally:
            return list(entries)
        return [place % self.places for place, number in enumerate(entries) for _ in range(number)]

    @property
    def rows(self) -> int:
        """The number of rows, one for each seat or side; 1 for a field without owners."""
        return self.shape[0] if len(self.shape) == 2 or self.audience in (Audience.OWNER, Audience.SIDE) else 1

    @cached_property
    def bytes(self) -> int:
        """The bytes of the whole field."""
        return _BYTES[self.kind] * prod(self.shape)


_BYTES = {"int": 4, "Cards": 1, "Hands": 8, "Counts": 1, "Tally": 1, "Ints": 4}
ENTRIES = {"int": INT32, "Cards": INT8, "Hands": INT64, "Counts": INT8, "Tally": INT8, "Ints": INT32}
"""The kind of an entry of each kind of field, as `kahve.cards.arrays` has it."""


@dataclass(frozen=True)
class Layout:
    """A declared record: its fields in order, the class of its records, and the class that declares it."""

    name: str
    fields: tuple[Field, ...]
    sizes: dict[str, int]
    declared: type[Any]

    def __getitem__(self, name: str) -> Field:
        """The field of this name; KeyError if there is none."""
        field = self._by_name.get(name)
        if field is None:
            raise KeyError(f"The record {self.name} has no field {name!r}.")
        return field

    @cached_property
    def _by_name(self) -> dict[str, Field]:
        return {field.name: field for field in self.fields}

    @cached_property
    def size(self) -> int:
        """The bytes of a record."""
        return sum(field.bytes for field in self.fields)

    @cached_property
    def has_sides(self) -> bool:
        """Whether there is a field that a side knows and others do not."""
        return any(field.audience is Audience.SIDE for field in self.fields)

    @cached_property
    def record(self) -> type[Record]:
        """The class of the records with these fields."""
        return record_class(self)

    def new(self, number: int = 1) -> Records:
        """`number` empty records."""
        return Records(self, bytearray(number * self.size))

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """What NumPy calls a record."""
        return _dtype(tuple((field.name, _NUMPY[field.kind], field.shape) for field in self.fields))

    def array(self, number: int = 1) -> NDArray[Any]:
        """A NumPy array of `number` empty records."""
        from .numeric import np

        return np.zeros(number, dtype=self.dtype)

    @cached_property
    def public_bytes(self) -> int:
        """The bytes of the public fields, with which every record begins."""
        return sum(field.bytes for field in self.fields if field.audience is Audience.PUBLIC)

    @property
    def zones(self) -> tuple[Field, ...]:
        """The fields in which cards lie."""
        return tuple(field for field in self.fields if field.is_zone)


_set = object.__setattr__


class Record:
    """A record: bytes in `memory`, whose fields are read and written as attributes, or by name in square brackets.

    Each layout has a class of its own, which `Layout.record` makes. A number that has no room raises OverflowError.
    """

    __slots__ = ("_words", "memory")
    layout: ClassVar[Layout]
    parts: ClassVar[tuple[int | None, ...]]
    """For each part of a word of 32 bits, whether numbers begin there: that part, or else None."""

    def __init__(self, memory: Any) -> None:
        """memory: a buffer of just the bytes of a record. What is written to the record is written there."""
        self.memory = memoryview(memory).cast("B")
        self._words: list[Any] = [part if part is None else self._from(part) for part in self.parts]

    def __getattr__(self, name: str) -> Any:
        """No field: those are found before."""
        raise AttributeError(f"The record {self.layout.name} has no field {name!r}.")

    def _from(self, part: int | None) -> Any:
        """The numbers of 32 bits that begin `part` bytes behind a multiple of four."""
        if part is None:
            return None
        return self.memory[part : part + (len(self.memory) - part) // 4 * 4].cast(INT32)

    def __getitem__(self, name: str) -> Any:
        """The field of this name."""
        if name not in self.layout._by_name:
            raise KeyError(f"The record {self.layout.name} has no field {name!r}.")
        return getattr(self, name)

    def __setitem__(self, name: str, value: Any) -> None:
        """Write the field of this name: a number, or all of an array."""
        if self.layout[name].shape:
            self[name][:] = value
        else:
            setattr(self, name, value)

    def copy(self) -> Any:
        """A record of its own with the same bytes."""
        return type(self)(bytearray(self.memory))

    def tobytes(self) -> bytes:
        """A copy of its bytes."""
        return self.memory.tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.layout is other.layout and self.memory == other.memory

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return _record_again, (self.layout.declared, self.tobytes())


def _record_again(declared: Any, content: bytes) -> Record:
    record: Record = declared.layout.record(bytearray(content))
    return record


def record_class(layout: Layout) -> type[Record]:
    """The class of the records of a layout: an attribute a field."""
    members: dict[str, Any] = {"layout": layout}
    used = {field.offset % 4 for field in layout.fields if not field.shape}
    members["parts"] = tuple(part if part in used else None for part in range(4))
    for field in layout.fields:
        members[field.name] = _Entries(field) if field.shape else _number_of(field)
    return type(layout.name, (Record,), members)


class _Entries:
    """A field of several numbers, which a record makes an array of when it is first asked for, and then keeps."""

    def __init__(self, field: Field) -> None:
        self._name, self._where = field.name, slice(field.offset, field.offset + field.bytes)
        # A view of nothing cannot be cast to several axes.
        self._cast = (ENTRIES[field.kind], *((field.shape,) if len(field.shape) > 1 and field.bytes else ()))

    def __get__(self, t: Record | None, _: type[Record]) -> Any:
        if t is None:
            return self
        entries = Array(t.memory[self._where].cast(*self._cast))
        _set(t, self._name, entries)
        return entries


def _number_of(field: Field) -> property:
    """The property for a field of one number: it reads and writes the bytes."""
    part, place = field.offset % 4, field.offset // 4

    def read(t: Record) -> int:
        return t._words[part][place]  # type: ignore[no-any-return]

    def write(t: Record, value: int) -> None:
        try:
            t._words[part][place] = value
        except TypeError:
            t._words[part][place] = int(value)
        except ValueError:
            raise OverflowError(f"{value} does not fit in the 32 bits of {field.name}.") from None

    return property(read, write)


class Records:
    """Some records of a layout, one after another in `memory`. An entry shares it, and is set by copying the bytes of another record."""

    __slots__ = ("_bytes", "_records", "layout", "memory")

    def __init__(self, layout: Layout, memory: Any) -> None:
        """memory: a buffer of the bytes of some records."""
        self.layout, self.memory = layout, memoryview(memory).cast("B")
        self._records: list[Any] = [None] * (len(self.memory) // layout.size)
        self._bytes: Array | None = None

    def __len__(self) -> int:
        return len(self._records)

    def __getitem__(self, place: int) -> Any:
        """The record at this place, in the same memory."""
        record = self._records[place]
        if record is None:
            start = (place % len(self._records)) * self.layout.size
            record = self._records[place] = self.layout.record(self.memory[start : start + self.layout.size])
        return record

    def __setitem__(self, place: int | slice, record: Any) -> None:
        if isinstance(place, slice):
            if place != slice(None):
                raise TypeError("records are set one at a time, or all of them by [:]")
            self.memory[:] = record.memory if isinstance(record, Records) else record.tobytes()
            return
        start = (place % len(self._records)) * self.layout.size
        memory = record.memory if isinstance(record, Record) else record.tobytes()
        self.memory[start : start + self.layout.size] = memory

    def __iter__(self) -> Iterator[Any]:
        return (self[place] for place in range(len(self._records)))

    @property
    def byte_rows(self) -> Array:
        """The records as rows of bytes, in the same memory: shape (records, bytes of a record)."""
        if self._bytes is None:
            self._bytes = over(self.memory, INT8, (len(self._records), self.layout.size))
        return self._bytes

    @property
    def shape(self) -> tuple[int]:
        """The number of records."""
        return (len(self._records),)

    ndim = 1

    @property
    def nbytes(self) -> int:
        """The bytes of all records."""
        return len(self.memory)

    @property
    def size(self) -> int:
        """The number of records."""
        return len(self._records)

    def copy(self) -> Records:
        """The same records in memory of their own."""
        return Records(self.layout, bytearray(self.memory))

    def tobytes(self) -> bytes:
        """A copy of the bytes of all of them."""
        return self.memory.tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Records) and self.layout is other.layout and self.memory == other.memory

    __hash__ = None  # type: ignore[assignment]

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        """An array of NumPy over the same memory."""
        return as_array(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _records_again, (self.layout.declared, self.tobytes())


def _records_again(declared: Any, content: bytes) -> Records:
    return Records(declared.layout, bytearray(content))


def as_array(records: Records) -> NDArray[Any]:
    """Records as a NumPy array over the same memory."""
    from .numeric import np

    return np.frombuffer(records.memory, dtype=records.layout.dtype)


def as_records(layout: Layout, tables: Any) -> Records:
    """Records of a layout over the memory of a NumPy array of them; records as they are."""
    return tables if isinstance(tables, Records) else Records(layout, memoryview(tables.view("i1")).cast("B"))


def public(
    *lengths: int | Size,
    size: str | None = None,
    along: str | None = None,
    closes: str | None = None,
    seats: bool = False,
    low: int = 0,
    high: int | str | None = None,
    below: int | Size | None = None,
    bits: int | Size | None = None,
    total: str | None = None,
) -> Any:
    """A field that all may know."""
    marks: dict[str, Any] = {"size": size, "along": along, "closes": closes, "seats": seats}
    return Field(Audience.PUBLIC, lengths, low=low, high=high, below=below, bits=bits, total=total, **marks)


def owner(*lengths: int | Size, size: str | None = None, known: str | None = None, high: int | str | None = None) -> Any:
    """A field of one row a seat, each for that seat alone."""
    return Field(Audience.OWNER, lengths, size=size, known=known, high=high)


def side(*lengths: int | Size, size: str | None = None) -> Any:
    """A field of one row a side, each for the members of that side."""
    return Field(Audience.SIDE, lengths, size=size)


def secret(
    *lengths: int | Size,
    size: str | None = None,
    shown: str | None = None,
    seen_by: str | None = None,
    known: str | None = None,
    high: int | str | None = None,
) -> Any:
    """A field that nobody may know, but for cards that lie face up (`shown`), that a seat has looked at (`seen_by`) or that all know."""
    return Field(Audience.SECRET, lengths, size=size, shown=shown, seen_by=seen_by, known=known, high=high)


Class = TypeVar("Class")


def record(**sizes: int) -> Callable[[type[Class]], type[Class]]:
    """Turn a class of declared fields (and those of its bases, first) into a record; RecordError says what is missing."""

    def build(cls: type[Class]) -> type[Class]:
        declared: dict[str, str] = {}
        values: dict[str, Any] = {}
        for base in reversed(cls.__mro__):
            for name, kind in inspect.get_annotations(base).items():
                if name == "layout":
                    continue
                declared[name] = kind if isinstance(kind, str) else getattr(kind, "__name__", str(kind))
                values[name] = base.__dict__.get(name)
        # Public fields first: a view is then one copy of them and a few of the rest.
        declared = dict(sorted(declared.items(), key=lambda item: getattr(values[item[0]], "audience", None) is not Audience.PUBLIC))
        fields = _placed(cls.__name__, declared, values, sizes)
        cls.layout = Layout(cls.__name__, fields, dict(sizes), cls)  # type: ignore[attr-defined]
        return cls

    return build


@cache
def _dtype(fields: tuple[tuple[str, str, tuple[int, ...]], ...]) -> np.dtype[Any]:
    """One dtype for all records with these fields: every compiled call looks it up, and two that are only alike are compared at length."""
    from .numeric import np

    return np.dtype((np.record, list(fields)))


_NUMPY = {"int": "<i4", "Cards": "i1", "Hands": "<i8", "Counts": "i1", "Tally": "i1", "Ints": "<i4"}
"""The kind of an entry of each kind of field, as NumPy has it."""


def _placed(owner_name: str, declared: dict[str, str], values: dict[str, Any], sizes: dict[str, int]) -> tuple[Field, ...]:
    fields: list[Field] = []
    offset = 0
    for name, kind in declared.items():
        value = values[name]
        if not isinstance(value, Field):
            raise RecordError(f"{owner_name}.{name} has no audience: give it public(), owner(), side() or secret().")
        if kind not in _BYTES:
            raise RecordError(f"{owner_name}.{name} is {kind!r}; a field is int, Cards, Hands, Counts, Tally or Ints.")
        shape = tuple(_length(owner_name, name, length, sizes) for length in value.lengths)
        if (kind == "int") != (shape == ()):
            raise RecordError(f"{owner_name}.{name}: an int has no lengths, an array needs at least one.")
        for other in (value.size, value.shown, value.seen_by, value.known, value.along, value.closes, value.total, value.high):
            if isinstance(other, str) and other not in declared:
                raise RecordError(f"{owner_name}.{name} names a field {other!r} that is not declared.")
        if value.shown is not None and (kind != "Cards" or len(shape) != 1):
            raise RecordError(f"{owner_name}.{name}: only one list of cards can lie face up in part, a field of Cards with one length.")
        field = replace(value, name=name, kind=kind, shape=shape, offset=offset)
        fields.append(field)
        offset += field.bytes
    return tuple(fields)


def _length(owner_name: str, name: str, length: int | Size, sizes: dict[str, int]) -> int:
    if isinstance(length, Size):
        if length not in sizes:
            raise RecordError(f"{owner_name}.{name} needs the length {length}: write @record({length}=...).")
        return sizes[length]
    return length
