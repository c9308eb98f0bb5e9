"""A unit of C: the functions, structs and tables that some entry points come to, each written once.

The text holds no house rule and no seed, and names no folder of this machine: the same sources make the same text everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ...cards import dialect
from ..record import ENTRIES, Layout
from .definitions import BoxedEntryPoint, EntryPoint, Parameter, Signature, Stretch, Table
from .function import write_function
from .kinds import INT, OF_BUFFERS, Array, Fields, Kind, Number, Struct, Void, c_name, c_types, element_of
from .nodes import Call, Expression, Name, StructOf
from .prelude import BOXES, CHECKS, NAMES, PRELUDE
from .printer import printed_boxed, printed_entry_point, printed_function, printed_struct, printed_table
from .source import DialectError, Place, source_of

NOT_ALONE = -(2**63)
"""What an entry point returns, having done nothing, if arrays share memory that it takes to share none."""


class Unit:
    """C in the making: ask for functions with `function`, then for the whole with `text`.

    - checked: whether every index, shift and stored number is held against its range while it runs. What is out of range is noted, and an
      entry that is there is taken in its place.
    - boxed: whether each entry point has a second form, which takes its arguments out of a box in memory (`web_assembly.py`).
    """

    def __init__(self, *, checked: bool = False, boxed: bool = False) -> None:
        """Begin with nothing in it."""
        self.checked = checked
        self.boxed = boxed
        self.names = set(NAMES)
        self._functions: dict[tuple[int, tuple[Kind, ...]], Signature | None] = {}
        """By the identity of the function in Python and the kinds of its arguments; None while it is written."""
        self._known: list[Any] = []  # keeps the functions and tables alive, by whose identity they are known
        self._structs: dict[str, Fields | Array | Struct] = {}
        self._struct_names: dict[tuple[Any, ...], str] = {}
        self._tables: dict[int, Table] = {}
        self._printed: list[str] = []  # the nodes of all functions of a search would keep the garbage collector busy

    # -- names and structs -------------------------------------------------------------------------------------------------------------

    def free_name(self, wish: str) -> str:
        """A name that no other function or table has, nor anything of the prelude."""
        name, number = c_name(wish), 2
        while name in self.names:
            name, number = f"{c_name(wish)}_{number}", number + 1
        self.names.add(name)
        return name

    def record(self, layout: Layout) -> Fields:
        """The kind of a record with this layout."""
        fields = []
        for field in layout.fields:
            element = OF_BUFFERS[ENTRIES[field.kind]]
            fields.append((field.name, Array(element, field.shape) if field.shape else Number(element)))
        return self._declared(Fields("record", tuple(fields), constant=False, of=layout))

    def house(self, house_class: type[Any]) -> Fields:
        """The kind of the house rules of this class."""
        return self._declared(Fields("house", tuple((name, INT) for name in house_class._fields), constant=True, of=house_class))

    def _declared(self, kind: Fields) -> Fields:
        self._structs.setdefault(kind.name, kind)
        return kind

    def array(self, kind: Array) -> Array:
        """See to it that the struct of an array that carries its lengths is declared."""
        self._structs.setdefault(kind.struct, kind)
        return kind

    def tuple_of(self, cls: type[Any] | None, names: Iterable[str], kinds: Iterable[Kind]) -> Struct:
        """The kind of a named tuple, or of a plain one, with these parts."""
        fields = tuple(zip(names, kinds, strict=True))
        key = (cls, fields)
        if key not in self._struct_names:
            for _, kind in fields:
                if isinstance(kind, Array) and kind.carries_lengths:
                    self.array(kind)
            wish = cls.__name__.lower() if cls is not None else f"tuple_of_{len(fields)}"
            taken, name, number = set(self._structs), wish, 2
            while name in taken:
                name, number = f"{wish}_{number}", number + 1
            self._struct_names[key] = name
            self._structs[name] = Struct(name, cls, fields)
        return Struct(self._struct_names[key], cls, fields)

    # -- tables ------------------------------------------------------------------------------------------------------------------------

    def table(self, name: str, table: Any) -> tuple[str, Kind]:
        """The name and kind of a constant table or named tuple, or of a live table.

        C has a pointer to a live one, which the library is given.
        """
        if id(table) not in self._tables:
            self._known.append(table)
            live = next((function for function, grows in dialect.LIVE.items() if grows is table), None)
            name_in_c = self.free_name(name.lstrip("_") if live is None else dialect.live_name(live))
            kind: Array | Fields
            if isinstance(table, tuple):
                parts = [Array("int64_t", (len(part),), constant=True) if isinstance(part, tuple) else INT for part in table]
                fields = tuple(zip(type(table)._fields, parts, strict=True))  # type: ignore[attr-defined]
                kind, numbers = self._declared(Fields(type(table).__name__.lower(), fields, constant=True)), [*table]
            else:
                kind, numbers = Array(element_of(table), tuple(table.shape), constant=True), table.tolist()
            self._tables[id(table)] = Table(name_in_c, kind, numbers if live is None else None)
        return self._tables[id(table)].name, self._tables[id(table)].kind

    @property
    def setters(self) -> tuple[str, ...]:
        """The functions that the library must be called by once, to tell it where the tables lie that still grow."""
        return tuple(table.setter for table in self._tables.values() if table.numbers is None)

    # -- functions ---------------------------------------------------------------------------------------------------------------------

    def function(self, function: Callable[..., Any], kinds: tuple[Kind, ...], asked_at: Place | None = None) -> Signature:
        """How the function for arguments of these kinds is called, which is written now if it is not there yet.

        DialectError says what cannot be written.
        """
        key = id(function), kinds
        known = self._functions.get(key)
        if known is not None:
            return known
        source = source_of(function)
        where = f"{asked_at}: " if asked_at is not None else ""
        if key in self._functions:
            raise DialectError(f"{where}{source.tree.name} calls itself; a rule does not.")
        if len(kinds) != len(source.parameters):
            raise DialectError(f"{where}{source.tree.name} takes {len(source.parameters)} values, not {len(kinds)}.")
        self._functions[key] = None
        self._known.append(function)
        written = write_function(self, source, kinds)
        self._functions[key] = written.signature
        self._printed.append(printed_function(written))
        return written.signature

    def export(self, function: Callable[..., Any], name: str, parameters: Iterable[Kind], alone: Iterable[bool] = ()) -> str:
        """Write an entry point that Python calls: arrays come as an address and their lengths. Returns its name.

        alone: for each array, whether it shares no memory with another one, so that the compiler need not read again what it has read.
        """
        kinds, lie_alone = tuple(parameters), iter(alone)
        called = self.function(function, kinds)
        stretches: list[Stretch] = []
        taken = [self._taken(kind, f"a{number}", lie_alone, stretches) for number, kind in enumerate(kinds)]
        parameters_in_c = tuple(each for parameters, _ in taken for each in parameters)
        call = Call(called.name, tuple(value for _, value in taken), called.writes)
        point = EntryPoint(f"kahve_{name}", parameters_in_c, tuple(stretches), call, not isinstance(called.result, Void))
        self._printed.append(printed_entry_point(point))
        self._printed.append(printed_boxed(BoxedEntryPoint(point.name, tuple(c_types(kinds)))))
        return point.name

    def _taken(self, kind: Kind, name: str, alone: Iterator[bool], stretches: list[Stretch]) -> tuple[list[Parameter], Expression]:
        """How an argument comes from Python: the parameters for it, and the value that they make.

        stretches: the memory of each array is added.
        """
        if isinstance(kind, Array):
            self.array(kind)
            lengths = tuple(f"{name}_{axis}" for axis in range(len(kind.shape)))
            stretches.append(Stretch(name, lengths, next(alone, False)))
            parameters = [Parameter(kind, name, stretches[-1].alone), *(Parameter(INT, each) for each in lengths)]
            return parameters, StructOf(kind.struct, (Name(name), *map(Name, lengths)))
        if isinstance(kind, Struct):
            parts = [self._taken(part, f"{name}_{c_name(each)}", alone, stretches) for each, part in kind.fields]
            return [each for taken, _ in parts for each in taken], StructOf(kind.name, tuple(value for _, value in parts))
        return [Parameter(kind, name)], Name(name)

    def text(self) -> str:
        """The whole unit."""
        beginning = [PRELUDE, *([BOXES] if self.boxed else []), *map(printed_struct, self._structs.values())]
        checks = [CHECKS] if self.checked else []
        return "\n".join([*beginning, *checks, *map(printed_table, self._tables.values()), *self._printed])
