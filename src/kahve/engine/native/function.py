"""One function of the dialect as one function in C: its statements, its variables and what it returns."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from ...cards import dialect
from .expressions import Expressions
from .kinds import INT, Array, Fields, Kind, Number, Struct, Void, c_name, declared
from .source import Made, Source
from .values import ATOM, PLUS, Known, Value, holds_arrays, stored
from .writing import Unit

_SHORT: dict[type[ast.operator], str] = {
    ast.Add: "+=",
    ast.Sub: "-=",
    ast.BitOr: "|=",
    ast.BitAnd: "&=",
    ast.BitXor: "^=",
}
LONGEST_INLINE = 150
"""Lines of C from which on a function is called where it lies: written into every caller it would be compiled again in each of them."""
MOST_PASSES = 8
"""A function is read again if the kind of a variable grew, which it can twice, or if what it calls took one of its names."""


def write_function(unit: Unit, source: Source, kinds: tuple[Kind, ...]) -> tuple[Made, str, str]:
    """A function with what it is called by, its prototype and its text; DialectError for what cannot be C."""
    writer = FunctionWriter(unit, source, kinds)
    return writer.written()


class FunctionWriter(Expressions):
    """Writes the statements of a function."""

    def __init__(self, unit: Unit, source: Source, kinds: tuple[Kind, ...]) -> None:
        """Begin with the parameters."""
        super().__init__(unit, source)
        self.parameters = dict(zip(source.parameters, kinds, strict=True))
        self.variables = dict(self.parameters)
        self.own = source.own
        self.result: Kind | None = None
        self.declared_at, self.at_head = source.declarations
        self.private_loops = source.private_loops
        self.lines: list[str] = []
        self.depth = 1
        self.grew = False

    # -- the whole ---------------------------------------------------------------------------------------------------------------------

    def written(self) -> tuple[Made, str, str]:
        """The function, read as often as its kinds need."""
        for _ in range(MOST_PASSES):
            clashes = self.clashes()
            self.lines, self._temporaries, self.lines_called, self.grew = [], 0, 0, False
            self.block(self.source.body)
            if not self.grew and self.clashes() == clashes:
                break
        result = self.result if self.result is not None else Void()
        name = self.unit.free_name(self.source.tree.name)
        taken = ", ".join(declared(kind, self.own_name(each)) for each, kind in self.parameters.items()) or "void"
        lines = len(self.lines) + self.lines_called
        is_apart = self.source.function in dialect.SEARCHES or lines > LONGEST_INLINE
        marks = "APART" if is_apart else "INLINE"
        head = f"{marks} {declared(result, f'{name}({taken})')}" if not isinstance(result, Array) or result.carries_lengths else ""
        if not head:
            self.refuse(self.source.tree, "a rule returns no row of a record or table.")
        says = f" {self.source.says}" if self.source.says else ""
        comment = f"/* {self.source.place(self.source.tree)}.{says} */"
        head_lines = [f"    {self.empty(self.variables[each], self.own_name(each))}" for each in self.at_head if each in self.variables]
        gives_back = self.makes_arrays and not isinstance(result, Array) and not (isinstance(result, Struct) and holds_arrays(result))
        if gives_back:
            head_lines.insert(0, "    const struct mark before_0_ = taken;")
        body = "\n".join([*head_lines, *self._ends(result, gives_back)])
        return Made(name, result, self.writes, 1 if is_apart else lines), f"{head};", f"{comment}\n{head}\n{{\n{body}\n}}\n"

    def _ends(self, result: Kind, gives_back: bool) -> Iterator[str]:
        """The lines, with every end of the function as its result and its arrays want it."""
        for line in self.lines:
            before, mark, value = line.partition("return ")
            if not mark or before.strip():
                yield line
            elif isinstance(result, Void):
                yield f"{before}{{ give_back(before_0_); return; }}" if gives_back else f"{before}return;"
            elif gives_back:
                yield f"{before}{{ {declared(result, 'answer_0_')} = {value} give_back(before_0_); return answer_0_; }}"
            else:
                yield line
        if isinstance(result, Void) and gives_back and not isinstance(self.source.body[-1], ast.Return):
            yield "    give_back(before_0_);"

    @staticmethod
    def empty(kind: Kind, name: str) -> str:
        """The declaration of a variable at the head of its function."""
        plain = isinstance(kind, Number | Fields) or (isinstance(kind, Array) and not kind.carries_lengths)
        return f"{declared(kind, name)} = {'0' if plain else '{0}'};"

    # -- statements --------------------------------------------------------------------------------------------------------------------

    def line(self, text: str) -> None:
        """Write a line."""
        self.lines.append("    " * self.depth + text)

    def block(self, statements: list[ast.stmt]) -> None:
        """Write the statements of a block."""
        for statement in statements:
            write = getattr(self, f"_do_{type(statement).__name__.lower()}", None)
            if write is None:
                self.refuse(statement, f"the dialect has no {type(statement).__name__} (docs/dialect.md).")
            write(statement)

    def inner(self, statements: list[ast.stmt]) -> None:
        """Write a block inside of another."""
        self.depth += 1
        self.block(statements)
        self.depth -= 1

    def _do_pass(self, node: ast.Pass) -> None:
        self.line(";")

    def _do_break(self, node: ast.Break) -> None:
        self.line("break;")

    def _do_continue(self, node: ast.Continue) -> None:
        self.line("continue;")

    def _do_expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return
        made = self.value(node.value)
        self.line(f"{made.text};")

    def _do_return(self, node: ast.Return) -> None:
        if node.value is None or (isinstance(node.value, ast.Constant) and node.value.value is None):
            self.result = self.result if self.result is not None else Void()
            self.line("return ;")
            return
        value = self.value(node.value)
        self.result = self.grown(self.result, value.kind, node)
        self.line(f"return {self.converted(value, self.result, node)};")

    def _do_if(self, node: ast.If) -> None:
        self.line(f"if ({self.truth(node.test).text}) {{")
        self.inner(node.body)
        rest = node.orelse
        while len(rest) == 1 and isinstance(rest[0], ast.If):
            self.line(f"}} else if ({self.truth(rest[0].test).text}) {{")
            self.inner(rest[0].body)
            rest = rest[0].orelse
        if rest:
            self.line("} else {")
            self.inner(rest)
        self.line("}")

    def _do_while(self, node: ast.While) -> None:
        if node.orelse:
            self.refuse(node, "the dialect has no `else` of a loop.")
        self.line(f"while ({self.truth(node.test).text}) {{")
        self.inner(node.body)
        self.line("}")

    def _do_for(self, node: ast.For) -> None:
        if node.orelse or not isinstance(node.target, ast.Name):
            self.refuse(node, "a `for` counts one name through a range, without `else`.")
        name = node.target.id
        self.variables[name] = INT if name not in self.parameters else self.variables[name]
        if isinstance(node.iter, ast.Tuple):
            self._through_values(node, name)
            return
        called = self.part(node.iter.func) if isinstance(node.iter, ast.Call) else None
        if not isinstance(node.iter, ast.Call) or not isinstance(called, Known) or called.what is not range or node.iter.keywords:
            self.refuse(node, "a `for` goes over a range.")
        bounds = [self.number(self.part(part), part) for part in node.iter.args]
        step = bounds[2].literal if len(bounds) == 3 else 1
        if not isinstance(step, int) or step == 0:
            self.refuse(node, "the step of a range is a number that is known and not 0.")
        start = bounds[0] if len(bounds) > 1 else self.literal(0)
        end = bounds[0] if len(bounds) == 1 else bounds[1]
        self._counting(node, name, start, end, step)

    def _counting(self, node: ast.For, name: str, start: Value, end: Value, step: int) -> None:
        counter = self.own_name(name) if name in self.private_loops else self.temporary("count")
        sign = "<" if step > 0 else ">"
        last = end.text if end.literal is not None else self.temporary("end")
        held = "" if end.literal is not None else f", {last} = {end.text}"
        forward = f"{counter}++" if step == 1 else f"{counter}--" if step == -1 else f"{counter} += {step}"
        self.line(f"for (int64_t {counter} = {start.text}{held}; {counter} {sign} {last}; {forward}) {{")
        if counter != self.own_name(name):
            self.lines.append("    " * (self.depth + 1) + f"{self.own_name(name)} = {counter};")
        self.inner(node.body)
        self.line("}")

    def _through_values(self, node: ast.For, name: str) -> None:
        assert isinstance(node.iter, ast.Tuple)
        values = [self.number(self.part(part), part) for part in node.iter.elts]
        if any(value.kind.type == "double" for value in values if isinstance(value.kind, Number)):
            self.refuse(node, "a `for` goes over whole numbers.")
        listed, place = self.temporary("each"), self.temporary("place")
        self.line("{")
        self.depth += 1
        self.line(f"const int64_t {listed}[] = {{{', '.join(value.text for value in values)}}};")
        self.line(f"for (int64_t {place} = 0; {place} < {len(values)}; {place}++) {{")
        own = "int64_t " if name in self.private_loops else ""
        self.lines.append("    " * (self.depth + 1) + f"{own}{self.own_name(name)} = {listed}[{place}];")
        self.inner(node.body)
        self.line("}")
        self.depth -= 1
        self.line("}")

    # -- assignments -------------------------------------------------------------------------------------------------------------------

    def _do_annassign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self._do_assign(ast.copy_location(ast.Assign([node.target], node.value), node))

    def _do_assign(self, node: ast.Assign) -> None:
        declaring = self.declared_at.get(id(node), [])
        if len(node.targets) == 1 and isinstance(node.targets[0], ast.Tuple):
            self._assign_tuple(node, node.targets[0], declaring)
            return
        value = self.value(node.value)
        if len(node.targets) > 1 and value.literal is None:
            held = self.temporary()
            self.line(f"{declared(value.kind, held)} = {value.text};")
            value = Value(held, value.kind)
        for target in node.targets:
            self.assign(target, value, node, declaring)

    def _assign_tuple(self, node: ast.Assign, target: ast.Tuple, declaring: list[str]) -> None:
        if isinstance(node.value, ast.Tuple) and len(node.value.elts) == len(target.elts):
            values = [self.value(part) for part in node.value.elts]
            names = {part.id for part in target.elts if isinstance(part, ast.Name)}
            read = {inner.id for inner in ast.walk(node.value) if isinstance(inner, ast.Name)}
            if len(names) == len(target.elts) and not names & read:
                for part, value in zip(target.elts, values, strict=True):
                    self.assign(part, value, node, declaring)
                return
            held = []
            for value in values:
                name = self.temporary("new")
                self.line(f"{declared(value.kind, name)} = {value.text};")
                held.append(Value(name, value.kind))
        else:
            whole = self.value(node.value)
            if not isinstance(whole.kind, Struct) or len(whole.kind.fields) != len(target.elts):
                self.refuse(node, f"{ast.unparse(node.value)} has not the {len(target.elts)} parts that are named.")
            name = self.temporary()
            self.line(f"{declared(whole.kind, name)} = {whole.text};")
            held = [Value(f"{name}.{c_name(field)}", kind) for field, kind in whole.kind.fields]
        for part, value in zip(target.elts, held, strict=True):
            self.assign(part, value, node, declaring)

    def assign(self, target: ast.expr, value: Value, node: ast.AST, declaring: list[str]) -> None:
        """Give a name, a field, an entry or a whole array this value."""
        if isinstance(target, ast.Name):
            known = self.variables.get(target.id)
            kind = self.grown(known, value.kind, node)
            if isinstance(kind, Void):
                self.refuse(node, "this function returns nothing.")
            if target.id in self.parameters and kind != known:
                self.refuse(node, f"{target.id} comes as {known} and cannot become {value.kind}.")
            self.variables[target.id] = kind
            text = self.converted(value, kind, node)
            name = declared(kind, self.own_name(target.id)) if target.id in declaring else self.own_name(target.id)
            self.line(f"{name} = {text};")
            return
        self.writes = True
        if isinstance(target, ast.Subscript) and any(isinstance(part, ast.Slice) for part in indices_of(target)):
            self._fill(target, value)
            return
        place = self.value(target)
        if value.writes and value.literal is None:
            held = self.temporary()
            self.line(f"{declared(value.kind, held)} = {value.text};")
            value = Value(held, value.kind)
        self.store(place, value, target)

    def grown(self, known: Kind | None, kind: Kind, node: ast.AST) -> Kind:
        """What a variable or the result becomes that was of one kind so far, if of any, and is given a value of another."""
        joined = kind if known is None else self.joined(known, kind, node)
        self.grew = self.grew or (known is not None and joined != known)
        return joined

    def store(self, place: Value, value: Value, target: ast.expr) -> None:
        """Write a value to a field or an entry."""
        if isinstance(place.kind, Array):
            self._copy_row(place, value, target)
            return
        if isinstance(place.kind, Fields):
            if value.kind != place.kind:
                self.refuse(target, f"{value.kind} cannot be put in the place of {place.kind}.")
            self.line(f"*({place.text}) = *({value.text});")
            return
        if not isinstance(value.kind, Number):
            self.refuse(target, f"{value.kind} cannot be put in the place of a number.")
        text = value.text
        bounds = self._bounds(target)
        if self.unit.checked and bounds is not None and value.kind.type != "double":
            text = f"checked_number({text}, {bounds[0]}, {bounds[1]}, {self.quoted_place(target)})"
        self.line(f"{place.text} = {text};")

    def _bounds(self, target: ast.expr) -> tuple[int, int] | None:
        """What fits into this field or entry."""
        if isinstance(target, ast.Subscript):
            array = self.value(target.value)
            return stored(array.kind) if isinstance(array.kind, Array) else None
        if isinstance(target, ast.Attribute):
            held = self.value(target.value)
            kind = dict(held.kind.fields)[target.attr] if isinstance(held.kind, Fields) else INT
            return stored(kind) if isinstance(kind, Array | Number) else None
        return None

    def _fill(self, target: ast.Subscript, value: Value) -> None:
        """`row[:] = value`: a whole array, a whole row of one, or a row from a place on."""
        array, first = self._filled(target)
        assert isinstance(array.kind, Array)
        if isinstance(value.kind, Array):
            if first is not None:
                self.refuse(target, "a row is copied as a whole, with [:].")
            self._copy_row(array, value, target)
            return
        if not isinstance(value.kind, Number) or not isinstance(array.kind.element, str):
            self.refuse(target, f"an array is not filled with {value.kind}.")
        element = array.kind.element
        start, size = self._start_and_size(array)
        if value.literal in (0, -1) and element not in ("float", "double", "bool"):
            # All bytes of such a number are alike.
            begins, left = ("", size) if first is None else (f" + {self.tied(first, PLUS)}", f"{size} - {self.tied(first, PLUS)}")
            self.line(f"__builtin_memset(({element} *){start}{begins}, {value.literal}, (uint64_t)({left}) * sizeof({element}));")
            return
        place, begins = self.temporary("place"), "0" if first is None else first.text
        line = f"for (int64_t {place} = {begins}; {place} < {size}; {place}++) (({element} *){start})[{place}] = ({element})({value.text});"
        self.line(line)

    def _filled(self, target: ast.Subscript) -> tuple[Value, Value | None]:
        """The array that is filled, and the place from which on, if it is not the first."""
        indices = indices_of(target)
        leading = [index for index in indices if not isinstance(index, ast.Slice)]
        slices = [index for index in indices[len(leading) :] if isinstance(index, ast.Slice)]
        array = self.value(target.value)
        if isinstance(array.kind, Array) and leading:
            places = [self.number(self.part(index), index) for index in leading]
            array = self.in_order([array, *places], lambda parts: self.entry_of(parts[0], parts[1:], target))
        first = self.number(self.part(slices[0].lower), target) if slices and slices[0].lower is not None else None
        fits = all(part.upper is None and part.step is None and (part.lower is None or len(slices) == 1) for part in slices)
        axes = len(array.kind.shape) if isinstance(array.kind, Array) else 0
        if not fits or axes < len(slices) or (first is not None and axes > 1):
            self.refuse(target, f"a whole array is filled, or a row from a place on, but not {ast.unparse(target)}.")
        if first is not None and self.unit.checked:
            size = self.length(array, 0).text
            first = Value(f"checked_index({first.text}, {size} + 1, {self.quoted_place(target)})", INT)
        return array, first

    def _start_and_size(self, array: Value) -> tuple[str, str]:
        """The address of the first entry, and how many there are."""
        assert isinstance(array.kind, Array)
        lengths = [self.length(array, axis).text for axis in range(len(array.kind.shape))]
        start = f"{self.tied(array, ATOM)}.at" if array.kind.carries_lengths else self.tied(array, ATOM)
        return start, " * ".join(lengths)

    def _copy_row(self, place: Value, value: Value, target: ast.expr) -> None:
        """Copy a row to another of the same entries."""
        assert isinstance(place.kind, Array)
        if not isinstance(value.kind, Array) or value.kind.element != place.kind.element or len(value.kind.shape) != len(place.kind.shape):
            self.refuse(target, f"{value.kind} cannot be put in the place of {place.kind}.")
        (start, size), (source, _) = self._start_and_size(place), self._start_and_size(value)
        self.line(f"__builtin_memmove({start}, {source}, (uint64_t)({size}) * sizeof(*{source if len(value.kind.shape) == 1 else start}));")

    def _do_augassign(self, node: ast.AugAssign) -> None:
        value = self.number(self.part(node.value), node.value)
        short = None if value.writes or self.unit.checked or value.kind != INT else _SHORT.get(type(node.op))
        if short is not None:
            place = self.number(self.part(node.target), node.target)
            if place.kind == INT and not place.writes:
                self.writes = self.writes or not isinstance(node.target, ast.Name)
                self.line(f"{place.text} {short} {value.text};")
                return
        if value.writes:
            # Python reads the old number first.
            old, held = self.temporary("old"), self.temporary()
            place = self.number(self.part(node.target), node.target)
            self.line(f"{declared(place.kind, old)} = {place.text};")
            self.line(f"{declared(value.kind, held)} = {value.text};")
            made = self.reckoned(Value(old, place.kind), node.op, Value(held, value.kind), node)
        else:
            place = self.number(self.part(node.target), node.target)
            made = self.reckoned(place, node.op, value, node)
        if isinstance(node.target, ast.Name):
            name = node.target.id
            kind = self.grown(self.variables[name], made.kind, node)
            if name in self.parameters and kind != self.variables[name]:
                self.refuse(node, f"{name} comes as {self.variables[name]} and cannot become {made.kind}.")
            self.variables[name] = kind
            self.line(f"{self.own_name(name)} = {made.text};")
            return
        self.writes = True
        self.store(place, made, node.target)


def indices_of(node: ast.Subscript) -> list[ast.expr]:
    """What stands in the square brackets, one for each axis."""
    return node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
