"""The source of a marked function: its syntax tree, where it stands, and what its names stand for."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from .kinds import Kind

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
class Made:
    """A function in C.

    - name, result: by which it is called, and what it returns.
    - writes: whether it changes anything outside itself, so that the order of calls matters.
    - lines: how many lines of C a call of it brings into the caller.
    """

    name: str
    result: Kind
    writes: bool
    lines: int


@dataclass(frozen=True)
class Source:
    """The syntax tree of a Python function and where it stands."""

    function: Callable[..., Any]
    tree: ast.FunctionDef
    file: str
    first: int

    def place(self, node: ast.AST) -> Place:
        """Where a part of the function stands."""
        return Place(self.file, self.first + getattr(node, "lineno", 1) - 1)

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

    @property
    def says(self) -> str:
        """The first line of its docstring."""
        return (ast.get_docstring(self.tree) or "").partition("\n")[0].replace("*/", "")

    def names(self) -> dict[str, Any]:
        """What the names that are not its own stand for."""
        held: dict[str, Any] = dict(self.function.__globals__)
        code = self.function.__code__
        for name, cell in zip(code.co_freevars, self.function.__closure__ or (), strict=True):
            held[name] = cell.cell_contents
        return held


@cache
def source_of(function: Callable[..., Any]) -> Source:
    """Read a function's source; DialectError where nobody has it."""
    try:
        lines, first = inspect.getsourcelines(function)
    except (OSError, TypeError):
        raise DialectError(f"The source of {getattr(function, '__qualname__', function)} cannot be read, so it cannot become C.") from None
    tree = ast.parse(textwrap.dedent("".join(lines))).body[0]
    path = Path(inspect.getfile(function))
    file = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
    if not isinstance(tree, ast.FunctionDef):
        raise DialectError(f"{Place(file, first)}: only a function with `def` can become C.")
    return Source(function, tree, file, first)
