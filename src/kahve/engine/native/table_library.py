"""The loops of one table at a time in C, which share a library: whoever asks for one soon asks for the others.

>>> from kahve.games import game
>>> table_unit(game("pisti")).text().count("INLINE void take_pile(")
1
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from .. import loops
from ..game import Game
from .entry import Entry
from .kinds import INT, Array, Kind
from .library import Effort, Library, compiler, library, library_named
from .reached import Call, is_of_the_package, name_here
from .shipped import shipped_entry
from .unit import Unit

MAKERS = (
    loops.make_deal,
    loops.make_refusal,
    loops.make_legal,
    loops.make_step,
    loops.make_count,
    loops.make_step_and_list,
    loops.make_view,
)
READ_ONLY = ("refusal", "legal")
"""The loops that change no record, so that one may be asked of whose memory is not to be written."""


@cache
def table_loops(game: Game, *, checked: bool = False) -> dict[str, Callable[..., int]]:
    """The loops of one table, each by its name, in a library made from C. BackEndError where none can be made, DialectError for no dialect.

    checked: whether every index, shift, stored number and number of steps is held against its range; then OutOfRangeError names the rule.
    It is for tests. Rules from a file that is not of this package are always checked: what is wrong in them may stop only their tables.
    """
    kinds = table_kinds(Unit(), game)
    ready = {} if checked else _shipped_loops(game, kinds)
    if ready:
        return ready
    compiler()
    if checked or not is_of_the_package(_calls(game, kinds)):
        return _entries(library(table_unit(game, checked=True).text(), Effort.LEAST if checked else Effort.MUCH), kinds, checked=True)
    name = name_here(_calls(game, kinds))
    made_before = None if name is None else library_named(name, Effort.MUCH)
    return _entries(made_before or library(table_unit(game).text(), Effort.MUCH, name), kinds)


def loops_at_hand(game: Game) -> dict[str, Callable[..., int]]:
    """The same loops where nothing has to be made for them: they came with the package, or were made here before; else none."""
    kinds = table_kinds(Unit(), game)
    ready = _shipped_loops(game, kinds)
    name = None if ready else name_here(_calls(game, kinds))
    made_before = None if name is None else library_named(name, Effort.MUCH)
    return ready if made_before is None else _entries(made_before, kinds)


def _entries(compiled: Library, kinds: dict[str, tuple[Kind, ...]], *, checked: bool = False) -> dict[str, Callable[..., int]]:
    return {name: Entry(compiled, name, taken, checked=checked, reads_only=name in READ_ONLY).call for name, taken in kinds.items()}


def _calls(game: Game, kinds: dict[str, tuple[Kind, ...]]) -> list[Call]:
    return [(loop, kinds[loop.__name__], alone_of(kinds[loop.__name__])) for loop in (make(game) for make in MAKERS)]


def _shipped_loops(game: Game, kinds: dict[str, tuple[Kind, ...]]) -> dict[str, Callable[..., int]]:
    """The same loops in a library that came with the package, or none of them where one is missing."""
    ready = {}
    for make in MAKERS:
        loop = make(game)
        name = loop.__name__
        entry = shipped_entry(loop, kinds[name], alone_of(kinds[name]), reads_only=name in READ_ONLY)
        if entry is None:
            return {}
        ready[name] = entry.call
    return ready


def alone_of(kinds: tuple[Kind, ...]) -> tuple[bool, ...]:
    """For each array of a loop of one table, that it shares no memory with another."""
    return tuple(True for kind in kinds if isinstance(kind, Array))


def table_unit(game: Game, *, checked: bool = False) -> Unit:
    """The C of the loops of one table."""
    unit = Unit(checked=checked)
    kinds = table_kinds(unit, game)
    for make in MAKERS:
        loop = make(game)
        unit.export(loop, loop.__name__, kinds[loop.__name__], alone_of(kinds[loop.__name__]))
    return unit


def table_kinds(unit: Unit, game: Game) -> dict[str, tuple[Kind, ...]]:
    """What these loops take."""
    tables, house = Array(unit.record(game.rules.layout), (None,)), unit.house(game.rules.house)
    records = Array("int8_t", (None, None), row_bytes=game.rules.layout.size)
    row, numbers = Array("int8_t", (None,)), Array("int64_t", (None,))
    return {
        "deal": (tables, INT, house, row),
        "refusal": (tables, INT, house, INT),
        "legal": (tables, INT, house, numbers),
        "step": (tables, INT, house, INT),
        "count": (tables, INT, house),
        "step_and_list": (tables, INT, house, INT, numbers),
        "view": (records, INT, records, INT, INT, INT),
    }
