"""A unit of C: the functions, structs and tables that some entry points come to, each written once.

The text holds no house rule and no seed, and names no folder of this machine: the same sources make the same text everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ...cards import dialect
from ..record import ENTRIES, Layout
from .function import write_function
from .kinds import FLOATING, INT, OF_BUFFERS, Array, Fields, Kind, Number, Struct, Void, c_name, c_types, declared, element_of
from .prelude import BOXES, CHECKS, NAMES, PRELUDE
from .source import DialectError, Made, Place, source_of

IN_A_ROW = 32
"""So many numbers of a table stand in a line."""
NOT_ALONE = -(2**63)
"""What an entry point returns, having done nothing, if arrays share memory that it takes to share none."""


class Unit:
    """C in the making: ask for functions with `function`, then for the whole with `text`.

    checked: whether every index, shift and stored number is held against its range while it runs. What is out of range is noted, and an
    entry that is there is taken in its place.

    boxed: whether each entry point has a second form, which takes its arguments out of a box in memory (`web_assembly.py`).
    """

    def __init__(self, *, checked: bool = False, boxed: bool = False) -> None:
        """Begin with nothing in it."""
        self.checked = checked
        self.boxed = boxed
        self._made: dict[tuple[int, tuple[Kind, ...]], Made] = {}
        self._in_the_making: set[tuple[int, tuple[Kind, ...]]] = set()
        self._kept: list[Any] = []  # keeps the functions and tables alive, by whose identity they are known
        self.names = set(NAMES)
        self._structs: dict[str, str] = {}
        self._struct_names: dict[tuple[Any, ...], str] = {}
        self._tables: dict[int, tuple[str, Kind]] = {}
        self._table_texts: list[str] = []
        self._prototypes: list[str] = []
        self._functions: list[str] = []

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
        members = "".join(f"    {declared_field(kind, c_name(name))};\n" for name, kind in fields)
        self._structs.setdefault("record", f"struct __attribute__((packed)) record {{\n{members}}};\n")
        return Fields("record", tuple(fields), constant=False, of=layout)

    def house(self, house_class: type[Any]) -> Fields:
        """The kind of the house rules of this class."""
        names = house_class._fields
        members = "".join(f"    int64_t {c_name(name)};\n" for name in names)
        self._structs.setdefault("house", f"struct house {{\n{members}}};\n")
        return Fields("house", tuple((name, INT) for name in names), constant=True, of=house_class)

    def array(self, kind: Array) -> Array:
        """See to it that the struct of an array that carries its lengths is declared."""
        lengths = "".join(f"    int64_t n{axis};\n" for axis in range(len(kind.shape)))
        self._structs.setdefault(kind.struct, f"struct {kind.struct} {{\n    {kind.type} *at;\n{lengths}}};\n")
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
            members = "".join(f"    {declared(kind, c_name(each))};\n" for each, kind in fields)
            self._structs[name] = f"struct {name} {{\n{members}}};\n"
        return Struct(self._struct_names[key], cls, fields)

    # -- tables ------------------------------------------------------------------------------------------------------------------------

    def table(self, name: str, table: Any) -> tuple[str, Kind]:
        """The name and kind of a constant table, or of one that still grows: of that C has a pointer, which the library is given."""
        if id(table) not in self._tables:
            self._kept.append(table)
            kind = Array(element_of(table), tuple(table.shape), constant=True)
            live = next((function for function, grows in dialect.LIVE.items() if grows is table), None)
            made = self.free_name(name.lstrip("_") if live is None else dialect.live_name(live))
            if live is not None:
                row = "".join(f"[{length}]" for length in table.shape[1:])
                setter = f"EXPORTED void {made}_lies_at({kind.type} (*there){row}) {{ {made} = there; }}"
                self._table_texts.append(f"static {kind.type} (*{made}){row};\n{setter}\n")
                self._tables[id(table)] = made, kind
                return made, kind
            lengths = "".join(f"[{length}]" for length in table.shape)
            numbers = [str(float(number) if kind.element in FLOATING else int(number)) for number in flattened(table.tolist())]
            rows = (", ".join(numbers[place : place + IN_A_ROW]) for place in range(0, len(numbers), IN_A_ROW))
            # Without the brackets of each row: C fills the last index first, as NumPy does.
            self._table_texts.append(f"static {kind.type} {made}{lengths} = {{\n    " + ",\n    ".join(rows) + "\n};\n")
            self._tables[id(table)] = made, kind
        return self._tables[id(table)]

    # -- functions ---------------------------------------------------------------------------------------------------------------------

    def function(self, function: Callable[..., Any], kinds: tuple[Kind, ...], asked_at: Place | None = None) -> Made:
        """The function in C for arguments of these kinds, written now if it is not there yet; DialectError for what cannot be written."""
        key = id(function), kinds
        if key in self._made:
            return self._made[key]
        source = source_of(function)
        where = f"{asked_at}: " if asked_at is not None else ""
        if key in self._in_the_making:
            raise DialectError(f"{where}{source.tree.name} calls itself; a rule does not.")
        if len(kinds) != len(source.parameters):
            raise DialectError(f"{where}{source.tree.name} takes {len(source.parameters)} values, not {len(kinds)}.")
        self._in_the_making.add(key)
        self._kept.append(function)
        made, prototype, text = write_function(self, source, kinds)
        self._in_the_making.discard(key)
        self._made[key] = made
        self._prototypes.append(prototype)
        self._functions.append(text)
        return made

    def export(self, function: Callable[..., Any], name: str, parameters: Iterable[Kind], alone: Iterable[bool] = ()) -> str:
        """Write an entry point that Python calls: arrays come as an address and their lengths. Returns its name.

        alone: for each array, whether it shares no memory with another one, so that the compiler need not read again what it has read.
        """
        kinds, lie_alone = tuple(parameters), iter(alone)
        made = self.function(function, kinds)
        exported = f"kahve_{name}"
        stretches: list[tuple[str, str, bool]] = []
        handed = [self._handed(kind, f"a{number}", lie_alone, stretches) for number, kind in enumerate(kinds)]
        call = f"{made.name}({', '.join(given for _, given in handed)})"
        body = f"    {call};\n    return 0;\n" if isinstance(made.result, Void) else f"    return {call};\n"
        taken = ", ".join(each for parameters, _ in handed for each in parameters)
        self._functions.append(f"EXPORTED int64_t {exported}({taken or 'void'})\n{{\n{_shared(stretches)}{body}}}\n")
        if self.boxed:
            taken_out = ", ".join(taken_from_box(type_in_c, place) for place, type_in_c in enumerate(c_types(kinds), 1))
            box = f"EXPORTED void {exported}_boxed(int64_t *box)\n{{\n    box[0] = {exported}({taken_out});\n}}\n"
            self._functions.append(box)
        return exported

    def _handed(self, kind: Kind, name: str, alone: Iterator[bool], stretches: list[tuple[str, str, bool]]) -> tuple[list[str], str]:
        """How an argument comes from Python: the parameters for it, and the value that they make.

        stretches: the memory of each array is added, as its beginning, its bytes, and whether it shares none of them.
        """
        if isinstance(kind, Array):
            self.array(kind)
            lengths = [f"{name}_{axis}" for axis in range(len(kind.shape))]
            lies_alone = next(alone, False)
            mark = "restrict " if lies_alone else ""
            stretches.append((name, f"{' * '.join(lengths)} * (int64_t)sizeof *{name}", lies_alone))
            return [
                f"{kind.type} *{mark}{name}",
                *(f"int64_t {each}" for each in lengths),
            ], f"(struct {kind.struct}){{{name}, {', '.join(lengths)}}}"
        if isinstance(kind, Struct):
            parts = [self._handed(part, f"{name}_{c_name(each)}", alone, stretches) for each, part in kind.fields]
            return [each for taken, _ in parts for each in taken], f"(struct {kind.name}){{{', '.join(given for _, given in parts)}}}"
        if isinstance(kind, Fields):
            return [f"const struct {kind.name} *restrict {name}"], name  # nothing ever writes to a house
        return [declared(kind, name)], name

    def text(self) -> str:
        """The whole unit."""
        checks = [CHECKS] if self.checked else []
        return "\n".join(
            [PRELUDE, *([BOXES] if self.boxed else []), *self._structs.values(), *checks, *self._table_texts, *self._functions]
        )


def taken_from_box(type_in_c: str, place: int) -> str:
    """An argument out of a box of 64-bit numbers, as C takes it.

    >>> taken_from_box("int64_t", 2), taken_from_box("void *", 1)
    ('box[2]', '(void *)(__UINTPTR_TYPE__)box[1]')
    """
    if type_in_c == "int64_t":
        return f"box[{place}]"
    return f"((double *)box)[{place}]" if type_in_c == "double" else f"(void *)(__UINTPTR_TYPE__)box[{place}]"


def _shared(stretches: list[tuple[str, str, bool]]) -> str:
    """The lines that give up where an array shares memory which was said to share none."""
    if len(stretches) < 2 or not any(alone for _, _, alone in stretches):
        return ""
    listed = "".join(f"        {{(const int8_t *){start}, {size}, {int(alone)}}},\n" for start, size, alone in stretches)
    asked = f"    if (share_memory(given, {len(stretches)}))\n        return INT64_MIN;\n"
    return f"    const struct stretch given[] = {{\n{listed}    }};\n{asked}"


def flattened(entries: Any) -> Iterator[Any]:
    """The numbers of lists in lists, one after another."""
    for entry in entries:
        if isinstance(entry, list):
            yield from flattened(entry)
        else:
            yield entry


def declared_field(kind: Kind, name: str) -> str:
    """The declaration of a field of a record."""
    if isinstance(kind, Array):
        return f"{kind.type} {name}" + "".join(f"[{length}]" for length in kind.shape)
    assert isinstance(kind, Number)
    return f"{kind.type} {name}"
