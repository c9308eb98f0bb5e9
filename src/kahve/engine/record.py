"""`@record`: a game's whole state declared as a class, one field a line, each with its audience.

A record is a NumPy structured scalar of fixed size: it is copied by assignment, compared and saved as bytes, and holds no random
state. From the declaration come the dtype, the copying of views, the dealing of worlds and the text of a position.

>>> @record(SEATS=2, HELD=4)
... class Toy:
...     turn: int = public()
...     hand_size: Counts = public(SEATS)
...     hand: Cards = owner(SEATS, HELD, size="hand_size")
>>> Toy.layout.dtype.itemsize, Toy.layout["hand"].audience.name
(14, 'OWNER')
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cache, cached_property
from types import SimpleNamespace
from typing import Any, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

Cards: TypeAlias = NDArray[np.int8]
"""Card numbers, 8 bits each: a zone when the field names its `size`, else remembered cards that also lie elsewhere."""
Counts: TypeAlias = NDArray[np.int8]
"""Small numbers, 8 bits each."""
Hands: TypeAlias = NDArray[np.int64]
"""Hands of up to eight cards, one 64-bit word each (`kahve.cards.hands`)."""
Tally: TypeAlias = NDArray[np.int8]
"""Cards by how many of each number there are, 8 bits each: for zones of many cards in no order. Entry 0 is for cards whose faces are not
seen."""
Ints: TypeAlias = NDArray[np.int32]
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

    A number has a range, which is checked where a record comes from outside (`standing.py`). A size, or a field that holds seats, has its
    range from that.

    - low, high: the least and the greatest, both of them allowed. `high` may name a field, entry by entry or for a whole row.
    - below: a length that it stays below.
    - bits: a set of so many bits at most.
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

    def cards(self, row: NDArray[np.int8]) -> list[int]:
        """The card numbers in one row of a zone, or in several; NO_CARD for a card that is not seen.

        row: the bytes of the row.
        """
        if not self.is_tally:
            return [int(card) for card in row]
        rows = row.reshape(-1, self.places)
        return [card for row in rows for card, number in enumerate(row.tolist()) for _ in range(number)]

    @property
    def rows(self) -> int:
        """The number of rows, one for each seat or side; 1 for a field without owners."""
        return self.shape[0] if len(self.shape) == 2 or self.audience in (Audience.OWNER, Audience.SIDE) else 1

    @property
    def bytes(self) -> int:
        """The bytes of the whole field."""
        return _BYTES[self.kind] * int(np.prod(self.shape, dtype=int))


_BYTES = {"int": 4, "Cards": 1, "Hands": 8, "Counts": 1, "Tally": 1, "Ints": 4}
_FORMATS = {"int": "<i4", "Cards": "i1", "Hands": "<i8", "Counts": "i1", "Tally": "i1", "Ints": "<i4"}


@dataclass(frozen=True)
class Layout:
    """A declared record: its fields in order, its dtype, and the class that declares it."""

    name: str
    fields: tuple[Field, ...]
    sizes: dict[str, int]
    dtype: np.dtype[Any]
    declared: type[Any]

    def __getitem__(self, name: str) -> Field:
        """The field of this name; KeyError if there is none."""
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(f"The record {self.name} has no field {name!r}.")

    def new(self, number: int = 1) -> NDArray[Any]:
        """An array of so many empty records."""
        return np.zeros(number, dtype=self.dtype)

    @cached_property
    def public_bytes(self) -> int:
        """The bytes of the public fields, with which every record begins."""
        return sum(field.bytes for field in self.fields if field.audience is Audience.PUBLIC)

    @property
    def zones(self) -> tuple[Field, ...]:
        """The fields in which cards lie."""
        return tuple(field for field in self.fields if field.is_zone)


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
        dtype = _dtype(tuple((f.name, _FORMATS[f.kind], f.shape) for f in fields))
        cls.layout = Layout(cls.__name__, fields, dict(sizes), dtype, cls)  # type: ignore[attr-defined]
        return cls

    return build


@cache
def _dtype(fields: tuple[tuple[str, str, tuple[int, ...]], ...]) -> np.dtype[Any]:
    """One dtype for all records with these fields: every compiled call looks it up, and two that are only alike are compared at length."""
    return np.dtype((np.record, list(fields)))


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


class Fields(SimpleNamespace):
    """The fields of one record by name, each an attribute, in the types that the record has."""

    def __getitem__(self, name: str) -> Any:
        """The field of this name, as a record has it."""
        return getattr(self, name)


def unpacked(record: Any) -> Any:
    """A record's fields by name in a plain object: numbers as they are now, arrays in the record's own memory.

    Interpreted Python reads it about ten times as fast as the record itself. A number that is written stays in the object until `packed`
    puts it back. What is written to an array is in the record at once.
    """
    names, numbers = _names_and_numbers(record.dtype)
    values = list(record.item())
    # As a number of Python it would take the type of what it is added to: 8 bits, in which 208 cards have no room.
    for place, number in zip(numbers, np.array([values[place] for place in numbers], dtype=np.int32), strict=True):
        values[place] = number
    fields = Fields()
    vars(fields).update(zip(names, values, strict=True))
    return fields


@cache
def _names_and_numbers(dtype: np.dtype[Any]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The names of a record's fields in order, and the places of those that are one number each."""
    names = dtype.names or ()
    return names, tuple(place for place, name in enumerate(names) if dtype[name].shape == ())


def copied(tables: NDArray[Any]) -> NDArray[Any]:
    """The same records in memory of their own, in a tenth of the time in which an array of many fields copies itself."""
    return np.frombuffer(bytearray(tables.tobytes()), dtype=tables.dtype)


def packed(fields: Any) -> tuple[Any, ...]:
    """The value that a record with these fields is set to; to set it raises OverflowError for a number that has no room."""
    return tuple(vars(fields).values())


def loose(record: Any) -> Any:
    """A copy of a record's fields in which interpreted rules can be tried, as `unpacked` but without the record's memory.

    record: a record, or another such copy.
    """
    if isinstance(record, SimpleNamespace):
        return Fields(**{name: value.copy() if isinstance(value, np.ndarray) else value for name, value in vars(record).items()})
    return unpacked(record.copy())
