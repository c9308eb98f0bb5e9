"""What stands in a unit of C beside its structs: functions, tables, and the entry points that Python calls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .kinds import Array, Fields, Kind
from .nodes import Body, Call, Declare
from .source import Place


@dataclass(frozen=True)
class Signature:
    """What a call of a function must know of it.

    - name, result: by which it is called, and what it returns.
    - writes: whether it changes anything outside itself, so that the order of calls matters.
    - lines: how many lines of C a call of it brings into the caller.
    """

    name: str
    result: Kind
    writes: bool
    lines: int


@dataclass(frozen=True)
class Function:
    """A function in C.

    - parameters: the name that each has in Python, and its kind.
    - head, body: the variables that are declared first, and the statements.
    - renamed: the names of its own that something of the unit has too.
    - place, says: where it stands in Python, and the first line of its docstring.
    - is_apart: whether it is called where it lies, and not written into its callers.
    - gives_back: whether it makes arrays that it does not return, so that it gives back their room.
    """

    signature: Signature
    parameters: tuple[tuple[str, Kind], ...]
    head: tuple[Declare, ...]
    body: Body
    renamed: frozenset[str]
    place: Place
    says: str
    is_apart: bool
    gives_back: bool


@dataclass(frozen=True)
class Table:
    """A constant table, with its numbers as lists in lists, or a constant named tuple, with its numbers and tuples of them.

    Of a table that still grows C has no numbers, but a pointer and a function that sets it.
    """

    name: str
    kind: Array | Fields
    numbers: list[Any] | None

    @property
    def setter(self) -> str:
        """The function that tells C where a table lies that still grows."""
        return f"{self.name}_lies_at"


@dataclass(frozen=True)
class Parameter:
    """A parameter of an entry point. alone: of an array, whether it is said to share no memory with another one."""

    kind: Kind
    name: str
    alone: bool = False


@dataclass(frozen=True)
class Stretch:
    """The memory of an array that Python hands over. lengths: the parameters with its lengths."""

    array: str
    lengths: tuple[str, ...]
    alone: bool


@dataclass(frozen=True)
class EntryPoint:
    """A function that Python calls: it calls a function of the unit, where the stretches of memory lie as they were said to."""

    name: str
    parameters: tuple[Parameter, ...]
    stretches: tuple[Stretch, ...]
    call: Call
    returns: bool


@dataclass(frozen=True)
class BoxedEntryPoint:
    """A second form of an entry point: it takes arguments of these C types out of a box in memory (`entry.py`, `web_assembly.py`)."""

    name: str
    types: tuple[str, ...]
