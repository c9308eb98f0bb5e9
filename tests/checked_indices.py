"""Rules and kernels whose computed indices may not be negative, as it is in compiled code."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable
from types import CodeType, FunctionType
from typing import Any

import numpy as np


class Unsigned(ast.NodeTransformer):
    """Writes every computed index `x[i]` as `x[unsigned(i)]`."""

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.slice, ast.Tuple):
            node.slice.elts = [self._unsigned(part) for part in node.slice.elts]
        else:
            node.slice = self._unsigned(node.slice)
        return node

    @staticmethod
    def _unsigned(index: ast.expr) -> ast.expr:
        if isinstance(index, ast.Constant | ast.UnaryOp | ast.Slice):
            return index
        return ast.copy_location(ast.Call(ast.Name("unsigned", ast.Load()), [index], []), index)


def without_wraparound(function: Callable[..., Any]) -> Callable[..., Any]:
    """A copy of a function that raises OverflowError for a computed index below 0. A written -1 stays what it is in Python."""
    lines, first = inspect.getsourcelines(function)
    parsed = ast.parse(textwrap.dedent("".join(lines))).body[0]
    assert isinstance(parsed, ast.FunctionDef)
    parsed.decorator_list, parsed.returns = [], None
    for argument in parsed.args.args:
        argument.annotation = None
    Unsigned().visit(parsed)
    # What the function closes over must be names of an enclosing function again, and `unsigned` one of them.
    free_values = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))
    names = [*free_values, "unsigned"]
    around = ast.parse(f"def around({', '.join(names)}):\n    pass").body[0]
    assert isinstance(around, ast.FunctionDef)
    around.body = [ast.increment_lineno(parsed, first - 1)]
    module = compile(ast.fix_missing_locations(ast.Module([around], [])), inspect.getfile(function), "exec")
    outer = next(part for part in module.co_consts if isinstance(part, CodeType))
    code = next(part for part in outer.co_consts if isinstance(part, CodeType) and part.co_name == function.__name__)
    cells = tuple(free_values.get(name, UNSIGNED) for name in code.co_freevars)
    strict = FunctionType(code, function.__globals__, function.__name__, function.__defaults__, cells)
    strict.__qualname__ = function.__qualname__
    return strict


def cell_of(value: Any) -> Any:
    closure = (lambda: value).__closure__
    assert closure is not None
    return closure[0]


UNSIGNED = cell_of(np.uint64)
