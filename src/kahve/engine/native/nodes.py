"""Expressions and statements of C as typed nodes. `printer.py` alone writes them as text, and no step reads that text again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import reduce

from .kinds import Kind
from .source import Place


class Node:
    """An expression, or a statement of one line."""

    __slots__: tuple[str, ...] = ()

    @property
    def parts(self) -> Iterator[Node]:
        """The nodes in it, from left to right."""
        for field in self.__slots__:
            part = getattr(self, field)
            if isinstance(part, Node):
                yield part
            elif isinstance(part, tuple):
                yield from part

    @property
    def writes(self) -> bool:
        """Whether evaluating it changes something outside it."""
        return any(part.writes for part in self.parts)

    def within(self) -> Iterator[Node]:
        """Itself, and all nodes in it."""
        yield self
        for part in self.parts:
            yield from part.within()


class Expression(Node):
    """An expression of C."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Name(Expression):
    """A name that stands in C as it is: of a table, or of a temporary."""

    name: str


@dataclass(frozen=True, slots=True)
class Variable(Expression):
    """A name that the function has in Python. C may have to call it otherwise (`Function.renamed`)."""

    name: str


@dataclass(frozen=True, slots=True)
class Literal(Expression):
    """A number, with the name that it has in Python beside it, if it has one."""

    number: int | float
    name: str = ""


@dataclass(frozen=True, slots=True)
class Quoted(Expression):
    """A place in the sources, as a string."""

    place: Place


@dataclass(frozen=True, slots=True)
class SizeOf(Expression):
    """The bytes of an entry of this C type."""

    type: str


@dataclass(frozen=True, slots=True)
class Member(Expression):
    """`base.name`, or `base->name` if the base is a pointer."""

    base: Expression
    name: str
    by_pointer: bool = False


@dataclass(frozen=True, slots=True)
class Entry(Expression):
    """`base[index][index]`."""

    base: Expression
    indices: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Offset(Expression):
    """How many entries lie before the one at these indices, in an array that carries its lengths; of missing indices, 0 is taken."""

    array: Expression
    axes: int
    indices: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Advanced(Expression):
    """A pointer or a place, moved on by a number of entries."""

    start: Expression
    steps: Expression


@dataclass(frozen=True, slots=True)
class Call(Expression):
    """The call of a function. changes: whether the function changes something outside itself."""

    function: str
    arguments: tuple[Expression, ...]
    changes: bool = False

    @property
    def writes(self) -> bool:
        """Whether the function or an argument changes something."""
        return self.changes or any(argument.writes for argument in self.arguments)


@dataclass(frozen=True, slots=True)
class StructOf(Expression):
    """A struct with these members in order."""

    struct: str
    members: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Unary(Expression):
    """A sign before its operand: `!`, `-`, `~`, `&` or `*`."""

    sign: str
    operand: Expression


@dataclass(frozen=True, slots=True)
class Cast(Expression):
    """The operand as another C type."""

    type: str
    operand: Expression


@dataclass(frozen=True, slots=True)
class Binary(Expression):
    """A sign of arithmetic, of bits or of comparison between its operands."""

    left: Expression
    sign: str
    right: Expression


@dataclass(frozen=True, slots=True)
class Logical(Expression):
    """Operands of which all are true (`&&`), or one (`||`)."""

    sign: str
    operands: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Choice(Expression):
    """`test ? yes : no`."""

    test: Expression
    yes: Expression
    no: Expression


@dataclass(frozen=True, slots=True)
class Masked(Expression):
    """The number if the test is true, else 0, without a branch. is_truth: whether the test is a truth value, and so 1 or 0."""

    test: Expression
    number: Expression
    is_truth: bool


@dataclass(frozen=True, slots=True)
class Checked(Expression):
    """A value behind a check that is evaluated first and notes what it finds."""

    check: Expression
    value: Expression


@dataclass(frozen=True, slots=True)
class StatementExpression(Expression):
    """The value that an expression has after some statements."""

    statements: tuple[Simple, ...]
    value: Expression


def product(factors: Iterable[Expression]) -> Expression:
    """The factors multiplied from left to right; a single one is itself."""
    return reduce(lambda left, right: Binary(left, "*", right), factors)


# -- statements ----------------------------------------------------------------------------------------------------------------------


class Statement:
    """A statement of C, or several in a block."""

    __slots__ = ()

    @property
    def lines(self) -> int:
        """How many lines it takes, by which is measured what a call of the function brings into its caller."""
        return 1


class Simple(Node, Statement):
    """A statement of one line."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Do(Simple):
    """An expression that is evaluated for what it changes."""

    expression: Expression


@dataclass(frozen=True, slots=True)
class Declare(Simple):
    """The declaration of a variable, with its first value, or with all its bytes 0."""

    kind: Kind
    name: Name | Variable
    value: Expression | None = None


@dataclass(frozen=True, slots=True)
class DeclareList(Simple):
    """The declaration of a constant row of whole numbers."""

    name: Name
    numbers: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Assign(Simple):
    """A place that is given a value by `=`, or by a short form such as `+=`."""

    place: Expression
    value: Expression
    sign: str = "="


@dataclass(frozen=True, slots=True)
class Fill(Simple):
    """Entries of this C type that all get one value, from the place `first` until `end`; the value is evaluated for each."""

    entries: Expression
    type: str
    counter: Name
    first: Expression
    end: Expression
    value: Expression


@dataclass(frozen=True, slots=True)
class SetBytes(Simple):
    """A number of entries of this C type, of which every byte is 0, or every one -1."""

    start: Expression
    type: str
    byte: int
    number: Expression


@dataclass(frozen=True, slots=True)
class MoveEntries(Simple):
    """A number of entries copied; both rows may be the same. sample: a row whose entry is as large as those."""

    to: Expression
    source: Expression
    number: Expression
    sample: Expression


@dataclass(frozen=True, slots=True)
class Return(Simple):
    """The end of the function, with its result if it has one."""

    value: Expression | None = None


@dataclass(frozen=True, slots=True)
class Jump(Simple):
    """`break` or `continue`, or nothing at all."""

    word: str = ""


Body = tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class If(Statement):
    """Tests with the block that each leads to, and the block where none is true."""

    branches: tuple[tuple[Expression, Body], ...]
    otherwise: Body = ()

    @property
    def lines(self) -> int:
        """A line for each test, for `else` and for the last bracket, and those of the blocks."""
        blocks = [body for _, body in self.branches] + ([self.otherwise] if self.otherwise else [])
        return 1 + sum(1 + lines_of(body) for body in blocks)


@dataclass(frozen=True, slots=True)
class While(Statement):
    """A loop while a test is true."""

    test: Expression
    body: Body

    @property
    def lines(self) -> int:
        """The head, the body and the last bracket."""
        return 2 + lines_of(self.body)


@dataclass(frozen=True, slots=True)
class Count(Statement):
    """A loop that counts from a number to another.

    - end: what the last number is reckoned from before the loop, where it is a name.
    - test: what else must be true for the loop to go on.
    """

    counter: Name | Variable
    start: Expression
    last: Expression
    end: Expression | None
    step: int
    body: Body
    test: Expression | None = None

    @property
    def lines(self) -> int:
        """The head, the body and the last bracket."""
        return 2 + lines_of(self.body)


@dataclass(frozen=True, slots=True)
class Block(Statement):
    """Statements with names of their own."""

    body: Body

    @property
    def lines(self) -> int:
        """The body and both brackets."""
        return 2 + lines_of(self.body)


def lines_of(body: Body) -> int:
    """The lines of a block."""
    return sum(statement.lines for statement in body)
