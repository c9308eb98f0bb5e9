"""The kinds of values that a function in C holds.

A kind says all that a function is written for: two calls with arguments of the same kinds share one function in C.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ...cards.arrays import FLOAT64, INT8, INT16, INT32, INT64
from ...cards.arrays import Array as Numbers
from ..record import Layout

_KEYWORDS = (
    "asm auto bool break case char const continue default do double else enum extern float for goto if inline "
    "int long register restrict return short signed sizeof static struct switch typedef typeof union unsigned void volatile while"
)
KEYWORDS = frozenset(_KEYWORDS.split())


def c_name(name: str) -> str:
    """A name as C may have it: its own words get an underscore.

    >>> c_name("void"), c_name("hand")
    ('void_', 'hand')
    """
    return name + "_" if name in KEYWORDS else name


@dataclass(frozen=True)
class Number:
    """A whole number of 64 bits, a truth value or a floating-point number."""

    type: str

    def __str__(self) -> str:
        return {"int64_t": "a whole number", "bool": "a truth value", "double": "a floating-point number"}[self.type]


INT, BOOL, FLOAT = Number("int64_t"), Number("bool"), Number("double")


@dataclass(frozen=True)
class Void:
    """What a function returns that returns nothing."""


@dataclass(frozen=True)
class Fields:
    """A pointer to a record, or to the numbers of a house.

    - name: the C struct.
    - fields: its fields in order with what each holds.
    - of: the layout of the record, or the class of the house.
    """

    name: str
    fields: tuple[tuple[str, Kind], ...]
    constant: bool
    of: Any = field(default=None, compare=False)

    @property
    def dtype(self) -> Any:
        """What NumPy calls an entry of an array of these."""
        return self.of.dtype if isinstance(self.of, Layout) else self.of.dtype()

    def __hash__(self) -> int:
        # A unit has one record and one house. Their fields, of which a record has dozens, are compared where names are alike.
        return hash(self.name)

    def __str__(self) -> str:
        return f"a {self.name}"


@dataclass(frozen=True)
class Array:
    """An array, in C order.

    - element: the C type of an entry, or the record of which it is an array.
    - shape: the lengths; all None where they are known only in a call, so that the value carries them.
    - constant: whether it may only be read.
    - row_bytes: the bytes of a row, which Python hands over as any buffer; 0 for an array of NumPy.
    """

    element: str | Fields
    shape: tuple[int | None, ...]
    constant: bool = False
    row_bytes: int = 0

    @property
    def carries_lengths(self) -> bool:
        """Whether the value itself says how long it is."""
        return self.shape[0] is None

    @property
    def type(self) -> str:
        """The C type of an entry."""
        element = self.element if isinstance(self.element, str) else f"struct {self.element.name}"
        return f"const {element}" if self.constant else element

    @property
    def struct(self) -> str:
        """The name of the struct that carries an array and its lengths."""
        element = self.element.removesuffix("_t") if isinstance(self.element, str) else self.element.name
        return f"{'const_' if self.constant else ''}{element}_{len(self.shape)}"

    def __str__(self) -> str:
        return f"an array of {self.type}"


@dataclass(frozen=True)
class Struct:
    """A named tuple, or a plain one. name: of its struct in C; cls: the class in Python, None for a plain tuple."""

    name: str
    cls: type[Any] | None
    fields: tuple[tuple[str, Kind], ...]

    def __hash__(self) -> int:
        return hash(self.name)

    def __str__(self) -> str:
        return f"a tuple of {len(self.fields)}"


Kind: TypeAlias = "Number | Void | Fields | Array | Struct"

ELEMENTS = {
    "int8": "int8_t",
    "int16": "int16_t",
    "int32": "int32_t",
    "int64": "int64_t",
    "uint8": "uint8_t",
    "bool": "bool",
    "float32": "float",
    "float64": "double",
}
"""The C type of an entry by NumPy's name of it."""
FLOATING = ("float", "double")
"""The C types of floating-point entries. All are reckoned with in 64 bits."""
BITS = {"int8_t": 8, "int16_t": 16, "int32_t": 32, "int64_t": 64, "uint8_t": 8}


OF_BUFFERS = {
    INT8: "int8_t",
    INT16: "int16_t",
    INT32: "int32_t",
    INT64: "int64_t",
    "l": "int64_t" if struct.calcsize("l") == 8 else "int32_t",
    "B": "uint8_t",
    "?": "bool",
    "f": "float",
    FLOAT64: "double",
}
"""The C type of an entry by the name that the buffers of Python have for it."""


def is_of_numpy(what: object) -> bool:
    """Whether this is an array of NumPy, which is not loaded for the question."""
    numpy = sys.modules.get("numpy")
    return numpy is not None and isinstance(what, numpy.ndarray)


def is_array(what: object) -> bool:
    """Whether this is an array of numbers: our own, a view of bytes, or one of NumPy."""
    return isinstance(what, Numbers | memoryview) or is_of_numpy(what)


def element_of(array: Any) -> str:
    """The C type of an entry of an array; KeyError for one that the dialect does not have."""
    if is_of_numpy(array):
        return ELEMENTS[array.dtype.name]
    return OF_BUFFERS[array.format if isinstance(array, memoryview) else array.kind]


def entry(element: str) -> Number:
    """The kind of one entry as it is reckoned with."""
    return BOOL if element == "bool" else FLOAT if element in FLOATING else INT


def c_types(kinds: Iterable[Kind]) -> list[str]:
    """How C takes arguments of these kinds.

    An array comes as its address and its lengths, a tuple as its parts, and a house as its address.

    >>> c_types([INT, Array("int8_t", (None, None))])
    ['int64_t', 'void *', 'int64_t', 'int64_t']
    """
    taken: list[str] = []
    for kind in kinds:
        if isinstance(kind, Array):
            taken += ["void *", *("int64_t" for _ in kind.shape)]
        elif isinstance(kind, Struct):
            taken += c_types(part for _, part in kind.fields)
        else:
            taken.append("intptr_t" if isinstance(kind, Fields) else "double" if kind == FLOAT else "int64_t")
    return taken
