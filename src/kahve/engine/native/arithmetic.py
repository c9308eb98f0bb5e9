"""Numbers put together by operators, and truth values, as Python reckons them."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable

from . import nodes
from .c_values import Value, literal
from .draft import Draft
from .kinds import BOOL, FLOAT, INT

OPERATORS: dict[type[ast.operator], str] = {
    ast.Mult: "*",
    ast.Add: "+",
    ast.Sub: "-",
    ast.BitAnd: "&",
    ast.BitXor: "^",
    ast.BitOr: "|",
}
COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
_EXACT: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Mult: operator.mul,
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.BitAnd: operator.and_,
    ast.BitXor: operator.xor,
    ast.BitOr: operator.or_,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}


def read_binop(draft: Draft, node: ast.BinOp) -> Value:
    """Two numbers with an operator between them."""
    left, right = draft.number(node.left), draft.number(node.right)
    return draft.in_order([left, right], lambda parts: reckoned(draft, parts[0], node.op, parts[1], node))


def reckoned(draft: Draft, left: Value, op: ast.operator, right: Value, node: ast.AST) -> Value:
    """What two numbers come to by an operator."""
    kind = FLOAT if FLOAT in (left.kind, right.kind) else INT
    if isinstance(left.literal, int) and isinstance(right.literal, int) and not isinstance(op, ast.Div):
        return literal(_EXACT[type(op)](left.literal, right.literal))
    if isinstance(op, ast.Div):
        return Value(nodes.Binary(nodes.Cast("double", left.node), "/", nodes.Cast("double", right.node)), FLOAT)
    if isinstance(op, ast.FloorDiv | ast.Mod) and kind == INT:
        return Value(nodes.Call("divided" if isinstance(op, ast.FloorDiv) else "remainder_of", (left.node, right.node)), INT)
    if isinstance(op, ast.LShift | ast.RShift) and kind == INT:
        return Value(_shifted(draft, left, op, right, node), INT)
    sign = OPERATORS.get(type(op))
    if sign is None or (kind == FLOAT and sign not in "*+-"):
        draft.refuse(node, f"the dialect does not reckon so: {ast.unparse(node)}.")
    return Value(nodes.Binary(left.wide, sign, right.wide), kind)


def _shifted(draft: Draft, left: Value, op: ast.LShift | ast.RShift, right: Value, node: ast.AST) -> nodes.Expression:
    """A whole number, shifted."""
    known = isinstance(right.literal, int) and 0 <= right.literal < 64
    if isinstance(op, ast.RShift):
        return nodes.Binary(left.wide, ">>", right.node) if known else nodes.Call("right_by", (left.node, right.node))
    bits = nodes.Call("checked_shift", (right.node, draft.place(node))) if draft.unit.checked and not known else right.node
    # gcc makes no vectors of a loop that shifts the number 1 itself (`prelude.py`).
    start = nodes.Name("one_bit") if left.literal == 1 and right.literal is None else nodes.Cast("uint64_t", left.node)
    return nodes.Cast("int64_t", nodes.Binary(start, "<<", bits))


def read_unaryop(draft: Draft, node: ast.UnaryOp) -> Value:
    """A number or a truth value with a sign before it."""
    if isinstance(node.op, ast.Not):
        return Value(nodes.Unary("!", truth(draft, node.operand).node), BOOL)
    value = draft.number(node.operand)
    if isinstance(node.op, ast.USub):
        if isinstance(value.literal, int):
            return literal(-value.literal)
        return Value(nodes.Unary("-", value.wide), value.kind if value.kind == FLOAT else INT)
    if isinstance(node.op, ast.Invert) and value.kind != FLOAT:
        return Value(nodes.Unary("~", value.wide), INT)
    draft.refuse(node, f"the dialect does not reckon so: {ast.unparse(node)}.")


def truth(draft: Draft, node: ast.expr) -> Value:
    """An expression of which only matters whether it is true."""
    if isinstance(node, ast.BoolOp):
        return Value(nodes.Logical(_sign(node), tuple(truth(draft, part).node for part in node.values)), BOOL)
    value = draft.number(node)
    return Value(nodes.Binary(value.node, "!=", nodes.Literal(0.0)), BOOL) if value.kind == FLOAT else value


def as_truth_value(value: Value) -> Value:
    """Whether a number is not 0."""
    return value if value.kind == BOOL else Value(nodes.Binary(value.node, "!=", nodes.Literal(0)), BOOL)


def _sign(node: ast.BoolOp) -> str:
    return "&&" if isinstance(node.op, ast.And) else "||"


def read_boolop(draft: Draft, node: ast.BoolOp) -> Value:
    """`and` or `or` between truth values, or between numbers, of which it gives one, as in Python."""
    parts = [draft.number(part) for part in node.values]
    if all(part.kind == BOOL for part in parts):
        return truth(draft, node)
    result = parts[-1]
    for part in reversed(parts[:-1]):
        kind, name = draft.joined(part.kind, result.kind, node), draft.temporary()
        yes, no = (result.node, name) if isinstance(node.op, ast.And) else (name, result.node)
        result = Value(nodes.StatementExpression((nodes.Declare(kind, name, part.node),), nodes.Choice(name, yes, no)), kind)
    return result


def read_compare(draft: Draft, node: ast.Compare) -> Value:
    """A comparison, or a chain of them."""
    if isinstance(node.ops[0], ast.In | ast.NotIn):
        return _is_among(draft, node)
    values = [draft.number(part) for part in (node.left, *node.comparators)]

    def write(parts: list[Value]) -> Value:
        comparisons = []
        for first, op, second in zip(parts, node.ops, parts[1:], strict=False):
            if type(op) not in COMPARISONS:
                draft.refuse(node, f"the dialect does not compare so: {ast.unparse(node)}.")
            comparisons.append(nodes.Binary(first.node, COMPARISONS[type(op)], second.node))
        return Value(comparisons[0] if len(comparisons) == 1 else nodes.Logical("&&", tuple(comparisons)), BOOL)

    return draft.in_order(values, write)


def _is_among(draft: Draft, node: ast.Compare) -> Value:
    """`x in (a, b)` as a chain of comparisons."""
    among = node.comparators[0]
    if len(node.ops) != 1 or not isinstance(among, ast.Tuple):
        draft.refuse(node, "`in` is followed by the values themselves, in brackets.")
    values = [draft.number(part) for part in (node.left, *among.elts)]

    def write(parts: list[Value]) -> Value:
        chain = nodes.Logical("||", tuple(nodes.Binary(parts[0].node, "==", part.node) for part in parts[1:]))
        return Value(chain if isinstance(node.ops[0], ast.In) else nodes.Unary("!", chain), BOOL)

    return draft.in_order(values, write)


def read_ifexp(draft: Draft, node: ast.IfExp) -> Value:
    """One of two values."""
    test, yes, no = truth(draft, node.test), draft.value(node.body), draft.value(node.orelse)
    kind = draft.joined(yes.kind, no.kind, node)
    first, second = (draft.converted(part, kind, node) for part in (yes, no))
    if kind == INT and no.literal == 0 and is_harmless(first) and not test.writes:
        # As a mask: gcc would make a branch, which the processor must guess; in a loop over cards it often guesses wrong.
        return Value(nodes.Masked(test.node, first, is_truth=test.kind == BOOL), INT)
    return Value(nodes.Choice(test.node, first, second), kind)


def is_harmless(node: nodes.Expression) -> bool:
    """Whether a value can be worked out where Python would not, because it reads no entry of an array.

    A call of one argument is worked out too; a checked library tells if it leaves a range there. Named constants, products and calls of
    several arguments stay behind a branch, and docs/speed.md was measured so.
    """
    return not any(_needs_branch(part) for part in node.within())


def _needs_branch(node: nodes.Node) -> bool:
    if isinstance(node, nodes.Call):
        return len(node.arguments) > 1
    if isinstance(node, nodes.Binary):
        return node.sign == "*"
    return (
        bool(node.name)
        if isinstance(node, nodes.Literal)
        else isinstance(node, nodes.Entry | nodes.StructOf | nodes.Choice | nodes.Checked | nodes.StatementExpression)
    )
