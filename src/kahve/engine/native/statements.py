"""The statements of a function: its branches, its loops and its ends."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from typing import Any

from .arithmetic import truth
from .assignments import write_annassign, write_assign, write_augassign
from .c_values import Known, Value, literal
from .draft import Draft
from .kinds import FLOAT, INT, Void
from .nodes import (
    Assign,
    Binary,
    Block,
    Body,
    Call,
    Count,
    Declare,
    DeclareList,
    Do,
    Entry,
    Expression,
    If,
    Jump,
    Literal,
    Return,
    Variable,
    While,
)


def write_block(draft: Draft, statements: list[ast.stmt]) -> Body:
    """The statements of a block."""

    def write() -> None:
        for statement in statements:
            writer = WRITERS.get(type(statement))
            if writer is None:
                draft.refuse(statement, f"the dialect has no {type(statement).__name__} (docs/dialect.md).")
            writer(draft, statement)

    return draft.block(write)


def write_pass(draft: Draft, node: ast.Pass) -> None:
    """Nothing."""
    draft.add(Jump())


def write_break(draft: Draft, node: ast.Break) -> None:
    """The end of a loop."""
    draft.add(Jump("break"))


def write_continue(draft: Draft, node: ast.Continue) -> None:
    """The next round of a loop."""
    draft.add(Jump("continue"))


def write_expr(draft: Draft, node: ast.Expr) -> None:
    """A call of which the result is not used; a docstring is passed over."""
    if not isinstance(node.value, ast.Constant):
        draft.add(Do(draft.value(node.value).node))


def write_return(draft: Draft, node: ast.Return) -> None:
    """An end of the function."""
    if node.value is None or (isinstance(node.value, ast.Constant) and node.value.value is None):
        draft.result = draft.result if draft.result is not None else Void()
        draft.add(Return())
        return
    value = draft.value(node.value)
    draft.result = draft.grown(draft.result, value.kind, node)
    draft.add(Return(draft.converted(value, draft.result, node)))


def write_if(draft: Draft, node: ast.If) -> None:
    """Branches, with every `elif` beside the first."""
    branches, rest = [(truth(draft, node.test).node, write_block(draft, node.body))], node.orelse
    while len(rest) == 1 and isinstance(rest[0], ast.If):
        branches.append((truth(draft, rest[0].test).node, write_block(draft, rest[0].body)))
        rest = rest[0].orelse
    draft.add(If(tuple(branches), write_block(draft, rest)))


def write_while(draft: Draft, node: ast.While) -> None:
    """A loop while something is true."""
    if node.orelse:
        draft.refuse(node, "the dialect has no `else` of a loop.")
    test, steps = truth(draft, node.test).node, _within_steps(draft, node)
    draft.add(While(test if steps is None else Binary(test, "&&", steps), write_block(draft, node.body)))


def write_for(draft: Draft, node: ast.For) -> None:
    """A loop through a range, or through values that are written down."""
    if node.orelse or not isinstance(node.target, ast.Name):
        draft.refuse(node, "a `for` counts one name through a range, without `else`.")
    name = node.target.id
    draft.variables[name] = INT if name not in draft.parameters else draft.variables[name]
    if isinstance(node.iter, ast.Tuple):
        _write_listed(draft, node, name, node.iter.elts)
        return
    called = draft.part(node.iter.func) if isinstance(node.iter, ast.Call) else None
    if not isinstance(node.iter, ast.Call) or not isinstance(called, Known) or called.what is not range or node.iter.keywords:
        draft.refuse(node, "a `for` goes over a range.")
    bounds = [draft.number(part) for part in node.iter.args]
    step = bounds[2].literal if len(bounds) == 3 else 1
    if not isinstance(step, int) or step == 0:
        draft.refuse(node, "the step of a range is a number that is known and not 0.")
    start = bounds[0] if len(bounds) > 1 else literal(0)
    _write_counted(draft, node, name, start, bounds[0] if len(bounds) == 1 else bounds[1], step)


def _write_counted(draft: Draft, node: ast.For, name: str, start: Value, end: Value, step: int) -> None:
    """A loop through a range. Python reckons its end once, and what the loop does with its name changes no count."""
    is_private = name in draft.source.private_loops
    counter = Variable(name) if is_private else draft.temporary("count")
    last = end.node if end.literal is not None else draft.temporary("end")
    first: Body = () if is_private else (Assign(Variable(name), counter),)
    body = first + write_block(draft, node.body)
    draft.add(Count(counter, start.node, last, None if end.literal is not None else end.node, step, body, _within_steps(draft, node)))


def _within_steps(draft: Draft, node: ast.While | ast.For) -> Expression | None:
    """For a checked library, whether the call has gone through its loops so seldom that this one may go on."""
    return Call("within_steps", (draft.place(node),)) if draft.unit.checked else None


def _write_listed(draft: Draft, node: ast.For, name: str, listed: list[ast.expr]) -> None:
    """A loop through values that are written down."""
    values = [draft.number(part) for part in listed]
    if any(value.kind == FLOAT for value in values):
        draft.refuse(node, "a `for` goes over whole numbers.")
    row, place = draft.temporary("each"), draft.temporary("place")
    each: Expression = Entry(row, (place,))
    is_private = name in draft.source.private_loops
    first = Declare(INT, Variable(name), each) if is_private else Assign(Variable(name), each)
    loop = Count(place, Literal(0), Literal(len(values)), None, 1, (first, *write_block(draft, node.body)))
    draft.add(Block((DeclareList(row, tuple(value.node for value in values)), loop)))


WRITERS: Mapping[type[ast.stmt], Callable[[Draft, Any], None]] = {
    ast.AnnAssign: write_annassign,
    ast.Assign: write_assign,
    ast.AugAssign: write_augassign,
    ast.Break: write_break,
    ast.Continue: write_continue,
    ast.Expr: write_expr,
    ast.For: write_for,
    ast.If: write_if,
    ast.Pass: write_pass,
    ast.Return: write_return,
    ast.While: write_while,
}
"""What adds each statement of the dialect."""
