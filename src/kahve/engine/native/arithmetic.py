"""Numbers put together by operators, and truth values, as Python reckons them."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable

from .kinds import BOOL, FLOAT, INT, declared
from .values import AND, ATOM, BIT_AND, BIT_OR, BIT_XOR, CHOICE, EQUAL, OR, ORDER, PLUS, SHIFT, TIMES, UNARY, Value
from .writing import Writing

OPERATORS: dict[type[ast.operator], tuple[str, int]] = {
    ast.Mult: ("*", TIMES),
    ast.Add: ("+", PLUS),
    ast.Sub: ("-", PLUS),
    ast.BitAnd: ("&", BIT_AND),
    ast.BitXor: ("^", BIT_XOR),
    ast.BitOr: ("|", BIT_OR),
}
COMPARISONS: dict[type[ast.cmpop], tuple[str, int]] = {
    ast.Eq: ("==", EQUAL),
    ast.NotEq: ("!=", EQUAL),
    ast.Lt: ("<", ORDER),
    ast.LtE: ("<=", ORDER),
    ast.Gt: (">", ORDER),
    ast.GtE: (">=", ORDER),
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


class Arithmetic(Writing):
    """Writes what numbers and truth values come to."""

    def _write_binop(self, node: ast.BinOp) -> Value:
        left, right = self.number(self.part(node.left), node.left), self.number(self.part(node.right), node.right)
        return self.in_order([left, right], lambda parts: self.reckoned(parts[0], node.op, parts[1], node))

    def reckoned(self, left: Value, op: ast.operator, right: Value, node: ast.AST) -> Value:
        """Two numbers put together by an operator."""
        kind = FLOAT if FLOAT in (left.kind, right.kind) else INT
        writes = left.writes or right.writes
        if isinstance(left.literal, int) and isinstance(right.literal, int) and not isinstance(op, ast.Div):
            return self.literal(_EXACT[type(op)](left.literal, right.literal))
        if isinstance(op, ast.Div):
            return Value(f"(double){self.tied(left, UNARY)} / (double){self.tied(right, UNARY)}", FLOAT, TIMES, writes)
        if isinstance(op, ast.FloorDiv | ast.Mod) and kind == INT:
            name = "divided" if isinstance(op, ast.FloorDiv) else "remainder_of"
            return Value(f"{name}({left.text}, {right.text})", INT, ATOM, writes)
        if isinstance(op, ast.LShift | ast.RShift) and kind == INT:
            known = isinstance(right.literal, int) and 0 <= right.literal < 64
            if isinstance(op, ast.RShift) and known:
                return Value(f"{self.tied(self.wide(left), PLUS)} >> {self.tied(right, PLUS)}", INT, SHIFT, writes)
            if isinstance(op, ast.RShift):
                return Value(f"right_by({left.text}, {right.text})", INT, ATOM, writes)
            check = self.unit.checked and not known
            bits = f"checked_shift({right.text}, {self.quoted_place(node)})" if check else self.tied(right, PLUS)
            # gcc makes no vectors of a loop that shifts the number 1 itself (`prelude.py`).
            shifted = "one_bit" if left.literal == 1 and right.literal is None else f"(uint64_t){self.tied(left, UNARY)}"
            return Value(f"(int64_t)({shifted} << {bits})", INT, UNARY, writes)
        if type(op) not in OPERATORS or (kind == FLOAT and not isinstance(op, ast.Mult | ast.Add | ast.Sub)):
            self.refuse(node, f"the dialect does not reckon so: {ast.unparse(node)}.")
        sign, ties = OPERATORS[type(op)]
        # The brackets that C does not need, but a reader does: around shifts and sums beside bits.
        inner = UNARY if ties >= BIT_AND else ties
        first = self.tied(self.wide(left), ties if isinstance(op, ast.Mult | ast.Add | ast.Sub) or left.ties == ties else inner)
        second = self.tied(self.wide(right), ties - 1 if ties in (TIMES, PLUS) else inner)
        return Value(f"{first} {sign} {second}", kind, ties, writes)

    @staticmethod
    def wide(value: Value) -> Value:
        """A value as C must see it so that a sum of it has 64 bits: entries of arrays and truth values are narrower."""
        if value.kind == FLOAT or value.literal is not None:
            return value
        if (value.ties == ATOM and (value.text[-1] == "]" or "->" in value.text)) or value.kind == BOOL:
            inner = value.text if value.ties <= UNARY else f"({value.text})"
            return Value(f"(int64_t){inner}", value.kind, UNARY, value.writes)
        return value

    def _write_unaryop(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            truth = self.truth(node.operand)
            return Value(f"!{self.tied(truth, UNARY)}", BOOL, UNARY, truth.writes)
        value = self.number(self.part(node.operand), node.operand)
        if isinstance(node.op, ast.USub):
            if isinstance(value.literal, int):
                return self.literal(-value.literal)
            return Value(f"-{self.tied(self.wide(value), ATOM)}", value.kind if value.kind == FLOAT else INT, UNARY, value.writes)
        if isinstance(node.op, ast.Invert) and value.kind != FLOAT:
            return Value(f"~{self.tied(self.wide(value), UNARY)}", INT, UNARY, value.writes)
        self.refuse(node, f"the dialect does not reckon so: {ast.unparse(node)}.")

    def truth(self, node: ast.expr) -> Value:
        """An expression of which only matters whether it is true."""
        if isinstance(node, ast.BoolOp):
            parts = [self.truth(part) for part in node.values]
            sign, ties = ("&&", AND) if isinstance(node.op, ast.And) else ("||", OR)
            text = f" {sign} ".join(self.tied(part, EQUAL if ties == OR and part.ties == AND else ties) for part in parts)
            return Value(text, BOOL, ties, any(part.writes for part in parts))
        value = self.number(self.part(node), node)
        if value.kind == FLOAT:
            return Value(f"{self.tied(value, PLUS)} != 0.0", BOOL, EQUAL, value.writes)
        return value

    def _write_boolop(self, node: ast.BoolOp) -> Value:
        parts = [self.number(self.part(part), part) for part in node.values]
        if all(part.kind == BOOL for part in parts):
            return self.truth(node)
        # Of numbers `and` and `or` give one of them, as in Python.
        made = parts[-1]
        for part in reversed(parts[:-1]):
            kind = self.joined(part.kind, made.kind, node)
            writes = part.writes or made.writes
            name = self.temporary()
            held = f"{declared(kind, name)} = {part.text};"
            chosen = f"{name} ? {made.text} : {name}" if isinstance(node.op, ast.And) else f"{name} ? {name} : {made.text}"
            made = Value(f"({{ {held} {chosen}; }})", kind, ATOM, writes)
        return made

    def _write_compare(self, node: ast.Compare) -> Value:
        if isinstance(node.ops[0], ast.In | ast.NotIn):
            return self.is_among(node)
        values = [self.number(self.part(part), part) for part in (node.left, *node.comparators)]

        def write(parts: list[Value]) -> Value:
            texts = []
            for first, op, second in zip(parts, node.ops, parts[1:], strict=False):
                if type(op) not in COMPARISONS:
                    self.refuse(node, f"the dialect does not compare so: {ast.unparse(node)}.")
                sign, ties = COMPARISONS[type(op)]
                texts.append((f"{self.tied(first, SHIFT - 1)} {sign} {self.tied(second, SHIFT - 1)}", ties))
            writes = any(part.writes for part in parts)
            if len(texts) == 1:
                return Value(texts[0][0], BOOL, texts[0][1], writes)
            return Value(" && ".join(text for text, _ in texts), BOOL, AND, writes)

        return self.in_order(values, write)

    def is_among(self, node: ast.Compare) -> Value:
        """`x in (a, b)` as a chain of comparisons."""
        among = node.comparators[0]
        if len(node.ops) != 1 or not isinstance(among, ast.Tuple):
            self.refuse(node, "`in` is followed by the values themselves, in brackets.")
        values = [self.number(self.part(part), part) for part in (node.left, *among.elts)]

        def write(parts: list[Value]) -> Value:
            chain = " || ".join(f"{self.tied(parts[0], SHIFT - 1)} == {self.tied(part, SHIFT - 1)}" for part in parts[1:])
            return Value(chain, BOOL, OR) if isinstance(node.ops[0], ast.In) else Value(f"!({chain})", BOOL, UNARY)

        return self.in_order(values, write)

    def _write_ifexp(self, node: ast.IfExp) -> Value:
        test, yes, no = self.truth(node.test), self.value(node.body), self.value(node.orelse)
        kind = self.joined(yes.kind, no.kind, node)
        first, second = (Value(self.converted(part, kind, node), kind, part.ties) for part in (yes, no))
        writes = test.writes or yes.writes or no.writes
        if kind == INT and no.literal == 0 and is_harmless(first) and not writes:
            # As a mask: gcc would make a branch, which the processor must guess; in a loop over cards it often guesses wrong.
            whether = test.text if test.kind == BOOL else f"({test.text}) != 0"
            return Value(f"-(int64_t)({whether}) & {self.tied(first, UNARY)}", INT, BIT_AND)
        text = f"{self.tied(test, OR)} ? {self.tied(first, OR)} : {self.tied(second, CHOICE)}"
        return Value(text, kind, CHOICE, writes)


def is_harmless(value: Value) -> bool:
    """Whether a value can be worked out where Python would not, because it reads no array and calls nothing."""
    return not value.writes and not any(sign in value.text.replace("(int64_t)", "").replace("(uint64_t)", "") for sign in "[{?*%,")
