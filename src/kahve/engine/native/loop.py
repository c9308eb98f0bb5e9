"""A loop of Python called as C: the kinds of its arguments are read off the first call."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any

from ...cards.arrays import Array as Numbers
from ..house import Settled
from ..interpreted import warn_interpreted
from ..record import Records
from .entry import OTHER_KIND, Entry
from .kinds import FLOAT, INT, Array, Kind, element_of, is_array, is_of_numpy
from .library import (
    BackEndError,
    Effort,
    Library,
    NoCompilerError,
    begin_library,
    compiler,
    compiles_quickly,
    flags_of,
    is_made,
    library,
    library_named,
    make_aside,
    place_of,
)
from .naming import call_name
from .reached import name_here
from .shipped import shipped_entry
from .unit import Unit

if TYPE_CHECKING:
    from ..game import Game


class NativeLoop:
    """A loop over marked functions, compiled for the kinds of arguments that come. TypeError names an argument that has none.

    - game: whose records and houses it takes; None where it takes none.
    - checked: whether every index, shift and stored number is held against its range; then OutOfRangeError names the rule. It is for tests.
    - seldom: whether it is called about once a thought. Then it is compiled in little time, and is a little slower.
    - urgent: whether a person waits for its first call, and it is called often.

    In both cases the first call has code that is made in less time. Better code is made afterwards, and has its place as soon as it is
    there. Both come to the same.
    """

    def __init__(
        self, loop: Callable[..., Any], game: Game | None = None, *, checked: bool = False, seldom: bool = False, urgent: bool = False
    ) -> None:
        """Choose the loop; nothing is compiled yet."""
        self.urgent = urgent
        self.loop = loop
        self.game = game
        self.checked = checked
        self.seldom = seldom
        self._call: Callable[..., Any] = _not_compiled
        self._entries: dict[tuple[tuple[Kind, ...], tuple[bool, ...]], Any] = {}
        self._begun: dict[tuple[tuple[Kind, ...], tuple[bool, ...]], Callable[[], Library]] = {}
        self._to_improve: dict[tuple[tuple[Kind, ...], tuple[bool, ...]], tuple[str, str | None]] = {}
        self._lock = Lock()

    def __call__(self, *arguments: Any) -> Any:
        """Call it. The arrays are read and written where they lie."""
        if _notes:
            _notes[-1].add(self, arguments)
            return self.loop(*arguments)
        try:
            return self._call(*arguments)
        except OTHER_KIND:
            if self._call is self.loop:
                raise
        entry = self._entry_for(arguments)
        return self.loop(*arguments) if entry is None else entry(*arguments)

    def begin(self, *arguments: Any) -> Callable[[], object]:
        """Begin to make what a call with such arguments takes, and go on meanwhile; what this gives back waits until it is made."""
        if _notes or self._call is self.loop:
            return _nothing
        with self._lock, suppress(NoCompilerError):  # the call says so
            self._begin(Unit(checked=self.checked), arguments)
        return lambda: self._entry_for(arguments)

    def bound(self, *arguments: Any) -> Callable[..., int] | None:
        """The call of `Entry.bound` with these arguments; None where the loop is interpreted."""
        entry = self._entry_for(tuple(0 if argument is None else argument for argument in arguments))
        call: Callable[..., int] | None = None if entry is None else entry.bound(*arguments)
        return call

    def _entry_for(self, arguments: tuple[Any, ...]) -> Any:
        """The entry for these arguments, which calls that follow try first; None where the loop is interpreted from now on."""
        with self._lock:
            try:
                key = self._begin(Unit(checked=self.checked), arguments)
                if key not in self._entries:
                    entry = self._begun.pop(key)()
                    self._entries[key] = Entry(entry, self.loop.__name__, key[0], checked=self.checked)
                    if key in self._to_improve:
                        afterwards(partial(self._improve, key, *self._to_improve.pop(key)))
            except NoCompilerError as error:
                warn_interpreted(str(error))
                self._call = self.loop
                return None
            self._call = self._entries[key].call
            return self._entries[key]

    def _begin(self, unit: Unit, arguments: tuple[Any, ...]) -> tuple[tuple[Kind, ...], tuple[bool, ...]]:
        """See to it that a library for these arguments is there or in the making; returns under what it is kept."""
        key = kinds, alone = self.kinds_of(arguments, unit)
        if key not in self._entries and key not in self._begun:
            ready = None if self.checked else shipped_entry(self.loop, kinds, alone)
            if ready is not None:
                self._entries[key] = ready
                return key
            compiler()  # where there is none, no C is written: in a page there are not even sources to write it from
            first, last = self._efforts()
            name = None if self.checked else name_here([(self.loop, kinds, alone)])
            made_before = None if name is None else library_named(name, last)
            if made_before is not None:
                self._entries[key] = Entry(made_before, self.loop.__name__, kinds, checked=False)
                return key
            unit.export(self.loop, self.loop.__name__, kinds, alone)
            text = unit.text()
            if flags_of(compiler(), first) != flags_of(compiler(), last) and not is_made(text, last):
                self._to_improve[key] = text, name
            else:
                first = last
            self._begun[key] = begin_library(text, first, None if key in self._to_improve else name)
        return key

    def _efforts(self) -> tuple[Effort, Effort]:
        """The effort for the code of the first call, and for the code that takes its place."""
        if self.checked:
            return Effort.LEAST, Effort.LEAST
        if compiles_quickly():
            # The longest code is called the least. A loop that somebody else has written, or a game, may draw thousands of worlds.
            effort = Effort.LEAST if {"bots", "adapters", "lab", "engine"} & set(self.loop.__module__.split(".")) else Effort.SOME
            return effort, effort
        # A person waits for a bot's first move, and nobody for a simulation of a million deals.
        full = Effort.MUCH if ".bots." in self.loop.__module__ else Effort.FULL
        last = Effort.SOME if self.seldom else full
        first = Effort.LEAST if self.seldom else Effort.LITTLE if self.urgent else last
        return first, last

    def _improve(self, key: tuple[tuple[Kind, ...], tuple[bool, ...]], text: str, name: str | None) -> None:
        """Put better code in the place of what was made in less time; where none can be made, that stays."""
        effort = self._efforts()[1]
        make_aside(text, effort, name)
        with suppress(BackEndError):
            better = Entry(library(text, effort, name), self.loop.__name__, key[0], checked=False)
            with self._lock:
                if self._call == self._entries[key].call:
                    self._call = better.call
                self._entries[key] = better

    def kinds_of(self, arguments: tuple[Any, ...], unit: Unit) -> tuple[tuple[Kind, ...], tuple[bool, ...]]:
        """The kinds of these arguments in this unit, and for each array among them whether it shares no memory with another."""
        kinds = tuple(kind_of(argument, unit, self.game) for argument in arguments)
        return kinds, lie_alone([stretch_of(array) for array in arrays_in(arguments)])


def afterwards(work: Callable[[], None]) -> None:
    """Do this in a thread that does not keep Python from ending."""
    Thread(target=work, name="afterwards", daemon=True).start()


class Notes:
    """What is called while nothing is compiled: each call of a loop with arguments of other kinds, once, all in one unit."""

    def __init__(self, unit: Unit) -> None:
        """Begin with no call."""
        self.unit = unit
        self.calls: dict[str, tuple[Callable[..., Any], tuple[Kind, ...], tuple[bool, ...]]] = {}

    def add(self, loop: NativeLoop, arguments: tuple[Any, ...]) -> None:
        """Note a call under its name (`naming.py`)."""
        kinds, alone = loop.kinds_of(arguments, self.unit)
        self.calls[call_name(loop.loop, kinds, alone)] = loop.loop, kinds, alone


_notes: list[Notes] = []


@contextmanager
def noting(notes: Notes) -> Iterator[None]:
    """Inside, every loop is interpreted, and its calls are noted."""
    _notes.append(notes)
    try:
        yield
    finally:
        _notes.remove(notes)


def stretch_of(array: Any) -> tuple[int, int]:
    """Where an array lies in memory, and how many bytes it takes."""
    buffer = array.view if isinstance(array, Numbers) else array.memory if isinstance(array, Records) else array
    return place_of(buffer), buffer.nbytes


def arrays_in(arguments: Iterable[Any]) -> Iterator[Any]:
    """The arrays among these arguments and in the tuples among them, in order."""
    for argument in arguments:
        if isinstance(argument, Records) or is_array(argument):
            yield argument
        elif isinstance(argument, tuple) and not isinstance(argument, Settled):
            yield from arrays_in(argument)


def lie_alone(stretches: Sequence[tuple[int, int]]) -> tuple[bool, ...]:
    """For each stretch of memory, a place and a number of bytes, whether it shares none of it with another.

    >>> lie_alone([(0, 8), (16, 8), (20, 1), (8, 8)])
    (True, False, False, True)
    """
    alone = [True] * len(stretches)
    end, last = -1, -1
    for start, which in sorted((start, which) for which, (start, size) in enumerate(stretches) if size):
        if start < end:
            alone[which] = alone[last] = False
        if start + stretches[which][1] > end:
            end, last = start + stretches[which][1], which
    return tuple(alone)


def kind_of(argument: Any, unit: Unit, game: Game | None) -> Kind:
    """The kind of an argument: a number, a house, an array of numbers or of records, or a tuple of these."""
    if isinstance(argument, bool | int):
        return INT
    if isinstance(argument, float):
        return FLOAT
    if isinstance(argument, Settled):
        return unit.house(type(argument))
    if isinstance(argument, Records):
        return Array(unit.record(argument.layout), (None,))
    if is_of_numpy(argument):
        lengths, constant = (None,) * argument.ndim, not argument.flags.writeable
        if game is not None and argument.dtype == game.rules.layout.dtype:
            return Array(unit.record(game.rules.layout), lengths)
        if game is not None and argument.dtype == game.rules.house.dtype():
            return Array(unit.house(game.rules.house), lengths)
        return Array(element_of(argument), lengths, constant)
    if is_array(argument):
        buffer = argument.view if isinstance(argument, Numbers) else argument
        return Array(element_of(buffer), (None,) * buffer.ndim, buffer.readonly)
    if hasattr(argument, "item"):  # a number of NumPy
        return FLOAT if isinstance(argument.item(), float) else INT
    if isinstance(argument, tuple):
        names = getattr(argument, "_fields", tuple(f"_{place}" for place in range(len(argument))))
        kinds = [kind_of(part, unit, game) for part in argument]
        return unit.tuple_of(type(argument) if hasattr(argument, "_fields") else None, names, kinds)
    raise TypeError(f"A loop in C takes numbers, houses, arrays and tuples of them, not {type(argument).__name__}.")


def _nothing() -> None:
    """What waits for a loop of which nothing is made."""


def _not_compiled(*arguments: Any) -> Any:
    """What a loop calls before its first call."""
    raise TypeError("nothing is compiled yet")
