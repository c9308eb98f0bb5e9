"""One function of the dialect as one function in C."""

from __future__ import annotations

from ...cards import dialect
from .c_values import holds_arrays
from .definitions import Function, Signature
from .draft import Draft, Unit
from .expressions import READERS
from .kinds import Array, Kind, Struct, Void
from .nodes import Declare, Variable, lines_of
from .source import Source
from .statements import write_block

LONGEST_INLINE = 150
"""Lines of C from which on a function is called where it lies: written into every caller it would be compiled again in each of them."""
MOST_PASSES = 8
"""A function is read again if the kind of a variable grew, which it can twice."""


def write_function(unit: Unit, source: Source, kinds: tuple[Kind, ...]) -> Function:
    """The function for arguments of these kinds, read as often as its kinds need; DialectError for what cannot be C."""
    draft = Draft(unit, source, kinds, READERS)
    for _ in range(MOST_PASSES):
        draft.begin()
        body = write_block(draft, source.body)
        if not draft.grew:
            break
    result = draft.result if draft.result is not None else Void()
    if isinstance(result, Array) and not result.carries_lengths:
        draft.refuse(source.tree, "a rule returns no row of a record or table.")
    lines = lines_of(body) + draft.lines_called
    is_apart = source.function in dialect.SEARCHES or lines > LONGEST_INLINE
    signature = Signature(unit.free_name(source.tree.name), result, draft.writes, 1 if is_apart else lines)
    return Function(
        signature,
        parameters=tuple(draft.parameters.items()),
        head=tuple(Declare(draft.variables[each], Variable(each)) for each in source.declarations[1] if each in draft.variables),
        body=body,
        renamed=source.own & unit.names,
        place=source.place(source.tree),
        says=source.says,
        is_apart=is_apart,
        gives_back=draft.makes_arrays and not isinstance(result, Array) and not (isinstance(result, Struct) and holds_arrays(result)),
    )
