"""The source of a marked function: its syntax tree, where it stands, and what its names stand for."""

from __future__ import annotations

import ast
import linecache
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from threading import Lock
from typing import Any

ROOT = Path(__file__).parents[2]


class DialectError(TypeError):
    """What a marked function may not do if it shall become C; the sentence names its file and line."""


@dataclass(frozen=True)
class Place:
    """Where something stands in the sources."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}"


@dataclass(frozen=True)
class Use:
    """Where a name stands: the blocks around it from the outermost on, and in each of them the statement that holds it."""

    name: ast.Name
    blocks: tuple[int, ...]
    statements: tuple[ast.stmt, ...]


@dataclass(frozen=True)
class Source:
    """The syntax tree of a Python function and where it stands; `first` is the line of its first mark."""

    function: Callable[..., Any]
    tree: ast.FunctionDef
    file: str
    first: int

    def place(self, node: ast.AST) -> Place:
        """Where a part of the function stands."""
        return Place(self.file, getattr(node, "lineno", self.first))

    @property
    def parameters(self) -> list[str]:
        """The names of its parameters."""
        return [argument.arg for argument in self.tree.args.args]

    @property
    def body(self) -> list[ast.stmt]:
        """Its statements without the docstring."""
        first = self.tree.body[0]
        documented = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str)
        return self.tree.body[1:] if documented else self.tree.body

    @cached_property
    def uses(self) -> tuple[Use, ...]:
        """Every use of a name in its statements."""
        return tuple(_uses_in(self.tree.body, (), ()))

    @cached_property
    def own(self) -> frozenset[str]:
        """The names that it gives a value, its parameters among them."""
        return frozenset([*self.parameters, *(use.name.id for use in self.uses if is_stored(use.name))])

    @cached_property
    def declarations(self) -> tuple[dict[int, list[str]], list[str]]:
        """The variables by the assignment that declares them, and those that are declared at the head.

        An assignment declares a variable when it comes first in the innermost block that holds all uses of it, and does not read it.
        """
        names_at: dict[int, list[str]] = {}
        head = []
        for name, uses in self._uses_of_variables().items():
            depth = 0
            while all(len(use.blocks) > depth and use.blocks[depth] == uses[0].blocks[depth] for use in uses):
                depth += 1
            first = min((use.statements[depth - 1] for use in uses), key=lambda statement: statement.lineno)
            if isinstance(first, ast.Assign) and declares(first, name):
                names_at.setdefault(id(first), []).append(name)
            else:
                head.append(name)
        return names_at, [name for name in head if name not in self.private_loops]

    def _uses_of_variables(self) -> dict[str, list[Use]]:
        uses: dict[str, list[Use]] = {}
        for use in self.uses:
            if use.name.id in self.own and use.name.id not in self.parameters:
                uses.setdefault(use.name.id, []).append(use)
        return uses

    @cached_property
    def private_loops(self) -> frozenset[str]:
        """The names that nothing but a loop sets, and that are read only inside of such a loop: the loop declares them."""
        loops = [node for node in ast.walk(self.tree) if isinstance(node, ast.For) and isinstance(node.target, ast.Name)]
        names = {loop.target.id for loop in loops if isinstance(loop.target, ast.Name)} - set(self.parameters)
        private = set()
        for name in names:
            own = [loop for loop in loops if isinstance(loop.target, ast.Name) and loop.target.id == name]
            targets = {id(loop.target) for loop in own}
            inside = {id(node) for loop in own for statement in loop.body for node in ast.walk(statement)}
            nested = any(id(inner) in inside for inner in own) and name != "_"
            uses = [use.name for use in self.uses if use.name.id == name]
            if not nested and all(id(node) in targets or (id(node) in inside and not is_stored(node)) for node in uses):
                private.add(name)
        return frozenset(private)

    @property
    def says(self) -> str:
        """The first line of its docstring."""
        return (ast.get_docstring(self.tree) or "").partition("\n")[0].replace("*/", "")

    def names(self) -> dict[str, Any]:
        """What the names that are not its own stand for."""
        values: dict[str, Any] = dict(self.function.__globals__)
        code = self.function.__code__
        for name, cell in zip(code.co_freevars, self.function.__closure__ or (), strict=True):
            values[name] = cell.cell_contents
        return values


def _uses_in(block: list[ast.stmt], blocks: tuple[int, ...], statements: tuple[ast.stmt, ...]) -> Iterator[Use]:
    """The names in a block. blocks, statements: what is around it."""
    blocks = (*blocks, id(block))
    for statement in block:
        inside = (*statements, statement)
        for _, part in ast.iter_fields(statement):
            if isinstance(part, list) and part and isinstance(part[0], ast.stmt):
                yield from _uses_in(part, blocks, inside)
                continue
            for tree in part if isinstance(part, list) else [part]:
                if isinstance(tree, ast.AST):
                    yield from (Use(node, blocks, inside) for node in ast.walk(tree) if isinstance(node, ast.Name))


def is_stored(node: ast.AST) -> bool:
    """Whether this is a name that is given a value."""
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


def declares(statement: ast.Assign, name: str) -> bool:
    """Whether an assignment gives this name its first value without reading it, so that it can declare it."""
    read = {node.id for node in ast.walk(statement.value) if isinstance(node, ast.Name)}
    named = [part for target in statement.targets for part in (target.elts if isinstance(target, ast.Tuple) else [target])]
    return name not in read and any(isinstance(part, ast.Name) and part.id == name for part in named)


@cache
def source_of(function: Callable[..., Any]) -> Source:
    """Read a function's source; DialectError where nobody has it."""
    code = getattr(function, "__code__", None)
    if code is None:
        raise DialectError(f"The source of {function} cannot be read, so it cannot become C.")
    path = Path(code.co_filename)
    file = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
    if code.co_name == "<lambda>":
        raise DialectError(f"{Place(file, code.co_firstlineno)}: only a function with `def` can become C.")
    tree = _definitions(code.co_filename, function.__globals__).get((code.co_firstlineno, code.co_name))
    if tree is None:
        raise DialectError(f"The source of {function.__qualname__} cannot be read, so it cannot become C.")
    return Source(function, tree, file, code.co_firstlineno)


_read: dict[str, tuple[list[str], dict[tuple[int, str], ast.FunctionDef]]] = {}
_ONE_PARSES = Lock()
"""CPython 3.11 counts the depth of a tree once for all threads: two that parse at a time may end in a SystemError."""


def _definitions(path: str, names: dict[str, Any]) -> dict[tuple[int, str], ast.FunctionDef]:
    """The functions of a file by the line of their first mark and their name; none where it cannot be read.

    names: those of the module, among which is how its text is read if it lies in an archive.

    A file is read once, because a search takes dozens of functions from each of a few files.
    """
    linecache.checkcache(path)
    lines = linecache.getlines(path, names)
    if path not in _read or _read[path][0] is not lines:
        try:
            with _ONE_PARSES:
                whole = ast.parse("".join(lines))
        except SyntaxError:
            whole = ast.Module([], [])
        functions = [node for node in ast.walk(whole) if isinstance(node, ast.FunctionDef)]
        first = {node: min([node.lineno, *(mark.lineno for mark in node.decorator_list)]) for node in functions}
        _read[path] = lines, {(first[node], node.name): node for node in functions}
    return _read[path][1]
