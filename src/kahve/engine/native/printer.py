"""Writes nodes as the text of C, with the brackets that C needs and some that a reader needs."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

from . import nodes
from .definitions import BoxedEntryPoint, EntryPoint, Function, Parameter, Stretch, Table
from .kinds import FLOATING, Array, Fields, Kind, Number, Struct, Void, c_name

ATOM, UNARY, TIMES, PLUS, SHIFT, ORDER, EQUAL, BIT_AND, BIT_XOR, BIT_OR, AND, OR, CHOICE = range(13)
"""How tightly C binds, from the tightest on."""
BINDING = {
    "*": TIMES, "/": TIMES, "+": PLUS, "-": PLUS, "<<": SHIFT, ">>": SHIFT, "<": ORDER, "<=": ORDER, ">": ORDER, ">=": ORDER,
    "==": EQUAL, "!=": EQUAL, "&": BIT_AND, "^": BIT_XOR, "|": BIT_OR, "&&": AND, "||": OR,
}  # fmt: skip
IN_A_ROW = 32
"""The numbers of a table in one line."""
INDENT = "    "


class Printer:
    """Writes the expressions and statements of one function, or expressions of none."""

    def __init__(self, function: Function | None = None) -> None:
        """Choose the function."""
        self.function = function
        self._renamed = frozenset[str]() if function is None else function.renamed

    # -- expressions -------------------------------------------------------------------------------------------------------------------

    def text(self, node: nodes.Expression, loosest: int = CHOICE) -> str:
        """An expression, in brackets unless it binds at least so tightly."""
        text, binding = _EXPRESSIONS[type(node)](self, node)
        return text if binding <= loosest else f"({text})"

    def listed(self, parts: tuple[nodes.Expression, ...]) -> str:
        """Expressions with commas between them."""
        return ", ".join(map(self.text, parts))

    def variable(self, name: str) -> str:
        """A name of the function's own; one that something of the unit has already gets an underscore."""
        return c_name(name) + "_" if name in self._renamed else c_name(name)

    def entry(self, node: nodes.Entry) -> tuple[str, int]:
        """An entry; its indices are written like sums."""
        return self.text(node.base, ATOM) + "".join(f"[{self.text(index, PLUS)}]" for index in node.indices), ATOM

    def offset(self, node: nodes.Offset) -> tuple[str, int]:
        """The place of an entry, axis by axis."""
        array = self.text(node.array, ATOM)
        indices = [self.text(index, PLUS) for index in node.indices]
        flat = indices[0]
        for axis in range(1, node.axes):
            flat = f"({flat}) * {array}.n{axis}" + (f" + {indices[axis]}" if axis < len(indices) else "")
        return flat, PLUS

    def unary(self, node: nodes.Unary) -> tuple[str, int]:
        """A sign before its operand."""
        if node.sign == "*":
            return f"*({self.text(node.operand)})", UNARY
        return node.sign + self.text(node.operand, ATOM if node.sign == "-" else UNARY), UNARY

    def binary(self, node: nodes.Binary) -> tuple[str, int]:
        """Two operands with a sign between them."""
        binding = BINDING[node.sign]
        if binding in (TIMES, PLUS):
            return f"{self.text(node.left, binding)} {node.sign} {self.text(node.right, binding - 1)}", binding
        if binding < BIT_AND:
            return f"{self.text(node.left, PLUS)} {node.sign} {self.text(node.right, PLUS)}", binding
        # The brackets that C does not need, but a reader does: around shifts and sums beside bits.
        left, tightness = _EXPRESSIONS[type(node.left)](self, node.left)
        left = left if tightness in (ATOM, UNARY, binding) else f"({left})"
        return f"{left} {node.sign} {self.text(node.right, UNARY)}", binding

    def logical(self, node: nodes.Logical) -> tuple[str, int]:
        """Truth values with `&&` or `||` between them."""
        binding, operands = BINDING[node.sign], []
        for operand in node.operands:
            text, tightness = _EXPRESSIONS[type(operand)](self, operand)
            # A reader needs brackets around `&&` beside `||`.
            operands.append(text if tightness <= binding and (tightness, binding) != (AND, OR) else f"({text})")
        return f" {node.sign} ".join(operands), binding

    def choice(self, node: nodes.Choice) -> tuple[str, int]:
        """A branch between two values."""
        return f"{self.text(node.test, OR)} ? {self.text(node.yes, OR)} : {self.text(node.no, CHOICE)}", CHOICE

    def statement_expression(self, node: nodes.StatementExpression) -> tuple[str, int]:
        """Statements in one line, and the value after them."""
        return f"({{ {' '.join(map(self.line, node.statements))} {self.text(node.value)}; }})", ATOM

    def masked(self, node: nodes.Masked) -> tuple[str, int]:
        """A number under a mask of ones or zeros."""
        test = self.text(node.test) if node.is_truth else f"({self.text(node.test)}) != 0"
        return f"-(int64_t)({test}) & {self.text(node.number, UNARY)}", BIT_AND

    # -- statements --------------------------------------------------------------------------------------------------------------------

    def line(self, node: nodes.Simple) -> str:
        """A statement of one line."""
        return _LINES[type(node)](self, node)

    def lines(self, body: nodes.Body, indent: str) -> Iterator[str]:
        """The lines of a block."""
        inner = indent + INDENT
        for node in body:
            if isinstance(node, nodes.Simple):
                yield indent + self.line(node)
                continue
            if isinstance(node, nodes.If):
                for place, (test, branch) in enumerate(node.branches):
                    yield f"{indent}{'} else ' if place else ''}if ({self.text(test)}) {{"
                    yield from self.lines(branch, inner)
                if node.otherwise:
                    yield f"{indent}}} else {{"
                    yield from self.lines(node.otherwise, inner)
            else:
                assert isinstance(node, nodes.While | nodes.Count | nodes.Block)
                yield indent + self._head(node)
                yield from self.lines(node.body, inner)
            yield f"{indent}}}"

    def _head(self, node: nodes.While | nodes.Count | nodes.Block) -> str:
        if isinstance(node, nodes.Block):
            return "{"
        if isinstance(node, nodes.While):
            return f"while ({self.text(node.test)}) {{"
        counter, last = self.text(node.counter), self.text(node.last)
        first = f"int64_t {counter} = {self.text(node.start)}" + (f", {last} = {self.text(node.end)}" if node.end is not None else "")
        step = {1: "++", -1: "--"}.get(node.step, f" += {node.step}")
        test = "" if node.test is None else f" && {self.text(node.test)}"
        return f"for ({first}; {counter} {'<' if node.step > 0 else '>'} {last}{test}; {counter}{step}) {{"

    def declare(self, node: nodes.Declare) -> str:
        """A declaration with its first value."""
        declaration = declared(node.kind, self.text(node.name))
        if node.value is not None:
            return f"{declaration} = {self.text(node.value)};"
        plain = isinstance(node.kind, Number | Fields) or (isinstance(node.kind, Array) and not node.kind.carries_lengths)
        return f"{declaration} = {'0' if plain else '{0}'};"

    def fill(self, node: nodes.Fill) -> str:
        """A loop over the entries."""
        counter, entries = node.counter.name, self.text(node.entries, ATOM)
        head = f"for (int64_t {counter} = {self.text(node.first)}; {counter} < {self.text(node.end)}; {counter}++)"
        return f"{head} {entries}[{counter}] = ({node.type})({self.text(node.value)});"

    def set_bytes(self, node: nodes.SetBytes) -> str:
        """One value in all bytes."""
        return f"__builtin_memset({self.text(node.start)}, {node.byte}, (uint64_t)({self.text(node.number)}) * sizeof({node.type}));"

    def move_entries(self, node: nodes.MoveEntries) -> str:
        """A copy that may overlap."""
        size = f"(uint64_t)({self.text(node.number)}) * sizeof(*{self.text(node.sample)})"
        return f"__builtin_memmove({self.text(node.to)}, {self.text(node.source)}, {size});"

    def end(self, node: nodes.Return) -> str:
        """An end, which gives back the room of arrays first."""
        value = "" if node.value is None else self.text(node.value)
        function = self.function
        if function is None or not function.gives_back:
            return f"return {value};" if value else "return;"
        result = function.signature.result
        if isinstance(result, Void):
            return "{ give_back(before_0_); return; }"
        return f"{{ {declared(result, 'answer_0_')} = {value}; give_back(before_0_); return answer_0_; }}"


def _literal(_: Printer, node: nodes.Literal) -> tuple[str, int]:
    """A number; of the least one C reads the digits as a number that is too large, and infinity has none."""
    if isinstance(node.number, float):
        text = "__builtin_inf()" if node.number == math.inf else repr(node.number)
    else:
        text = "(-9223372036854775807 - 1)" if node.number == -(1 << 63) else str(node.number)
    return (f"{text} /* {node.name} */" if node.name else text), UNARY if node.number < 0 else ATOM


_EXPRESSIONS: dict[type[nodes.Expression], Callable[[Printer, Any], tuple[str, int]]] = {
    nodes.Name: lambda _, node: (node.name, ATOM),
    nodes.Variable: lambda printer, node: (printer.variable(node.name), ATOM),
    nodes.Literal: _literal,
    nodes.Quoted: lambda _, node: (f'"{node.place}"', ATOM),
    nodes.SizeOf: lambda _, node: (f"sizeof({node.type})", ATOM),
    nodes.Member: lambda printer, node: (f"{printer.text(node.base, ATOM)}{'->' if node.by_pointer else '.'}{c_name(node.name)}", ATOM),
    nodes.Entry: Printer.entry,
    nodes.Offset: Printer.offset,
    nodes.Advanced: lambda printer, node: (f"{printer.text(node.start, PLUS)} + {printer.text(node.steps, PLUS)}", PLUS),
    nodes.Call: lambda printer, node: (f"{node.function}({printer.listed(node.arguments)})", ATOM),
    nodes.StructOf: lambda printer, node: (f"(struct {node.struct}){{{printer.listed(node.members)}}}", ATOM),
    nodes.Unary: Printer.unary,
    nodes.Cast: lambda printer, node: (f"({node.type}){printer.text(node.operand, UNARY)}", UNARY),
    nodes.Binary: Printer.binary,
    nodes.Logical: Printer.logical,
    nodes.Choice: Printer.choice,
    nodes.Masked: Printer.masked,
    nodes.Checked: lambda printer, node: (f"({printer.text(node.check)}, {printer.text(node.value)})", ATOM),
    nodes.StatementExpression: Printer.statement_expression,
}
"""What writes each expression: it comes as its text and how tightly it binds."""
_LINES: dict[type[nodes.Statement], Callable[[Printer, Any], str]] = {
    nodes.Do: lambda printer, node: f"{printer.text(node.expression)};",
    nodes.Declare: Printer.declare,
    nodes.DeclareList: lambda printer, node: f"const int64_t {node.name.name}[] = {{{printer.listed(node.numbers)}}};",
    nodes.Assign: lambda printer, node: f"{printer.text(node.place)} {node.sign} {printer.text(node.value)};",
    nodes.Fill: Printer.fill,
    nodes.SetBytes: Printer.set_bytes,
    nodes.MoveEntries: Printer.move_entries,
    nodes.Return: Printer.end,
    nodes.Jump: lambda _, node: f"{node.word};",
}
"""What writes each statement of one line."""


# -- declarations and definitions --------------------------------------------------------------------------------------------------------


def declared(kind: Kind, name: str) -> str:
    """The declaration of a variable or a parameter of this kind.

    >>> from .kinds import INT
    >>> declared(INT, "seat"), declared(Array("int8_t", (4, 52)), "rows"), declared(Array("int64_t", (None,)), "out")
    ('int64_t seat', 'int8_t (*rows)[52]', 'struct int64_1 out')
    """
    if isinstance(kind, Number):
        return f"{kind.type} {name}"
    if isinstance(kind, Void):
        return f"void {name}"
    if isinstance(kind, Fields):
        return f"{'const ' if kind.constant else ''}struct {kind.name} *{name}"
    if isinstance(kind, Struct):
        return f"struct {kind.name} {name}"
    if kind.carries_lengths:
        return f"struct {kind.struct} {name}"
    if len(kind.shape) == 1:
        return f"{kind.type} *{name}"
    return f"{kind.type} (*{name}){lengths_of(kind.shape[1:])}"


def lengths_of(shape: tuple[int | None, ...]) -> str:
    """Lengths that are known, each in square brackets."""
    return "".join(f"[{length}]" for length in shape)


def printed_struct(kind: Fields | Array | Struct) -> str:
    """The struct of a record, a house, an array that carries its lengths, or a tuple."""
    if isinstance(kind, Array):
        members = [f"{kind.type} *at", *(f"int64_t n{axis}" for axis in range(len(kind.shape)))]
        return _struct(kind.struct, members)
    if isinstance(kind, Struct):
        return _struct(kind.name, [declared(part, c_name(name)) for name, part in kind.fields])
    members = [_field(part, c_name(name)) for name, part in kind.fields]
    return _struct(kind.name if kind.constant else f"__attribute__((packed)) {kind.name}", members)


def _struct(name: str, members: list[str]) -> str:
    return f"struct {name} {{\n" + "".join(f"{INDENT}{member};\n" for member in members) + "};\n"


def _field(kind: Kind, name: str) -> str:
    """A field of a record or of a house, which holds all its entries."""
    assert isinstance(kind, Array | Number)
    return f"{kind.type} {name}{lengths_of(kind.shape) if isinstance(kind, Array) else ''}"


def printed_table(table: Table) -> str:
    """A constant table, a pointer to a constant named tuple, or the pointer to one that is live."""
    kind, name = table.kind, table.name
    if isinstance(kind, Fields):
        if table.numbers is None:
            return f"static {declared(kind, name)};\nEXPORTED void {table.setter}({declared(kind, 'there')}) {{ {name} = there; }}\n"
        parts = (f"{{{', '.join(map(str, part))}}}" if isinstance(part, tuple) else str(part) for part in table.numbers)
        return f"static {declared(kind, f'const {name}')} = &(const struct {kind.name}){{{', '.join(parts)}}};\n"
    if table.numbers is None:
        row = lengths_of(kind.shape[1:])
        setter = f"EXPORTED void {table.setter}({kind.type} (*there){row}) {{ {name} = there; }}"
        return f"static {kind.type} (*{name}){row};\n{setter}\n"
    numbers = [str(float(number) if kind.element in FLOATING else int(number)) for number in _flattened(table.numbers)]
    rows = (", ".join(numbers[place : place + IN_A_ROW]) for place in range(0, len(numbers), IN_A_ROW))
    # Without the brackets of each row: C fills the last index first, as NumPy does.
    return f"static {kind.type} {name}{lengths_of(kind.shape)} = {{\n{INDENT}" + f",\n{INDENT}".join(rows) + "\n};\n"


def _flattened(entries: Any) -> Iterator[Any]:
    """The numbers of lists in lists, one after another."""
    for entry in entries:
        if isinstance(entry, list):
            yield from _flattened(entry)
        else:
            yield entry


def printed_function(function: Function) -> str:
    """A function, with its place in Python above it."""
    printer, result = Printer(function), function.signature.result
    taken = ", ".join(declared(kind, printer.variable(name)) for name, kind in function.parameters) or "void"
    lines = [f"{INDENT}const struct mark before_0_ = taken;"] if function.gives_back else []
    lines += printer.lines((*function.head, *function.body), INDENT)
    if function.gives_back and isinstance(result, Void) and not isinstance(function.body[-1], nodes.Return):
        lines.append(f"{INDENT}give_back(before_0_);")
    says = f" {function.says}" if function.says else ""
    head = f"{'APART' if function.is_apart else 'INLINE'} {declared(result, f'{function.signature.name}({taken})')}"
    body = "\n".join(lines)
    return f"/* {function.place}.{says} */\n{head}\n{{\n{body}\n}}\n"


def printed_entry_point(point: EntryPoint) -> str:
    """An entry point, which returns 0 where the function that it calls returns nothing."""
    taken, call = ", ".join(map(_parameter, point.parameters)) or "void", Printer().text(point.call)
    body = f"{INDENT}return {call};\n" if point.returns else f"{INDENT}{call};\n{INDENT}return 0;\n"
    return f"EXPORTED int64_t {point.name}({taken})\n{{\n{_shared(point.stretches)}{body}}}\n"


def _parameter(parameter: Parameter) -> str:
    kind, name = parameter.kind, parameter.name
    if isinstance(kind, Array):
        return f"{kind.type} *{'restrict ' if parameter.alone else ''}{name}"
    if isinstance(kind, Fields):
        return f"const struct {kind.name} *restrict {name}"  # nothing ever writes to a house
    return declared(kind, name)


def _shared(stretches: tuple[Stretch, ...]) -> str:
    """The lines that give up where an array shares memory which was said to share none."""
    if len(stretches) < 2 or not any(stretch.alone for stretch in stretches):
        return ""
    rows = "".join(
        f"{INDENT * 2}{{(const int8_t *){each.array}, {' * '.join(each.lengths)} * (int64_t)sizeof *{each.array}, {int(each.alone)}}},\n"
        for each in stretches
    )
    test = f"{INDENT}if (share_memory(given, {len(stretches)}))\n{INDENT * 2}return INT64_MIN;\n"
    return f"{INDENT}const struct stretch given[] = {{\n{rows}{INDENT}}};\n{test}"


def printed_boxed(point: BoxedEntryPoint) -> str:
    """The second form of an entry point."""
    taken = ", ".join(taken_from_box(type_in_c, place) for place, type_in_c in enumerate(point.types, 1))
    return f"EXPORTED void {point.name}_boxed(int64_t *box)\n{{\n{INDENT}box[0] = {point.name}({taken});\n}}\n"


def taken_from_box(type_in_c: str, place: int) -> str:
    """An argument out of a box of 64-bit numbers, as C takes it.

    >>> taken_from_box("int64_t", 2), taken_from_box("void *", 1)
    ('box[2]', '(void *)(__UINTPTR_TYPE__)box[1]')
    """
    if type_in_c == "int64_t":
        return f"box[{place}]"
    return f"((double *)box)[{place}]" if type_in_c == "double" else f"(void *)(__UINTPTR_TYPE__)box[{place}]"
