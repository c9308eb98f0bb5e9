"""The name under which compiled loops are found again where they were made, without writing their C.

C is written from the sources, from the kinds of arguments, and from what a rule finds in its module or around it. The name stands for all
of these. So neither an edited file nor a constant that somebody changed in memory finds code that was made before.

>>> from kahve.cards.shuffle import below
>>> from kahve.engine.native.kinds import INT, Array
>>> name_here([(below, (Array("int64_t", (None,)), INT), (True,))]) is not None
True
>>> def of_nobody(place):
...     return place
>>> name_here([(of_nobody, (INT,), ())]) is None
True
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterable
from enum import Enum
from types import FunctionType
from typing import Any, TypeAlias

from ...cards import dialect
from ...cards.arrays import Array as Numbers
from ..sources import are_as_loaded, content_hash, counted_sources
from .kinds import Kind, element_of, is_array
from .naming import kind_name

Call: TypeAlias = "tuple[Callable[..., Any], tuple[Kind, ...], tuple[bool, ...]]"
"""A loop, the kinds of its arguments, and for each array among them whether it shares no memory with another."""


class _UnknownError(Exception):
    """What C would be written from is not all known."""


def name_here(calls: Iterable[Call]) -> str | None:
    """The name of a library of these calls; None where not all that its C is written from is known."""
    spelled = _spelled(calls)
    # Last, for a file may have been changed while values were read.
    return hashlib.sha256("\0".join([content_hash(), *spelled]).encode()).hexdigest() if spelled and are_as_loaded() else None


def is_of_the_package(calls: Iterable[Call]) -> bool:
    """Whether all that these calls come to stands in files of this package."""
    return bool(_spelled(calls))


def _spelled(calls: Iterable[Call]) -> list[str]:
    """All that these calls come to; nothing where a part of it is not known."""
    spelled = [sys.version, str(sys.flags.optimize)]
    try:
        for loop, kinds, alone in calls:
            spelled += [loop.__name__, *map(kind_name, kinds), repr(alone)]
            _Reader(spelled).read(loop, ())
    except _UnknownError:
        return []
    return spelled


class _Reader:
    """Spells out all that a function comes to, from one to the next."""

    def __init__(self, spelled: list[str]) -> None:
        """Begin to add to this list."""
        self._spelled = spelled
        self._known: dict[tuple[int, tuple[str, ...]], tuple[int, Any]] = {}
        """The number of everything that has parts, by its identity and the names that were looked for in it.

        What has been read is kept, so that nothing else gets the same identity.
        """

    def read(self, what: Any, names: tuple[str, ...]) -> None:
        """Spell out a value. names: those in the function that has it, some of which may stand behind a dot."""
        if isinstance(what, Enum):
            self._spelled.append(f"{type(what).__qualname__} {what.value!r}")
            return
        if what is None or isinstance(what, bool | int | float | str | bytes):
            self._spelled.append(f"{type(what).__name__} {what!r}")
            return
        what = dialect.search_itself(what)
        key = id(what), () if isinstance(what, FunctionType) or is_array(what) else names
        if key in self._known:
            self._spelled.append(f"the same as {self._known[key][0]}")
        else:
            self._known[key] = len(self._known), what
            self._spelled.append(f"{type(what).__module__}.{type(what).__qualname__}")
            self._read_parts(what, names)
            self._spelled.append("end")

    def _read_parts(self, what: Any, names: tuple[str, ...]) -> None:
        live = next((dialect.live_name(function) for function, table in dialect.LIVE.items() if table is what), "")
        self._spelled.append(live)
        if is_array(what):
            self._read_array(what, with_numbers=not live)
            return
        if isinstance(what, tuple | list):
            for part in what:
                self.read(part, names)
        if isinstance(what, FunctionType):
            self._read_function(what)
            return
        for place in ("__module__", "__qualname__", "_fields"):
            self._spelled.append(str(getattr(what, place, "")))
        for name in names:
            try:
                part = getattr(what, name)
            except AttributeError:
                continue
            except Exception:
                raise _UnknownError from None
            self._spelled.append(name)
            self.read(part, names)

    def _read_array(self, what: Any, *, with_numbers: bool) -> None:
        view = what.view if isinstance(what, Numbers) else what
        try:
            self._spelled += [element_of(what), str(tuple(view.shape))]
        except KeyError:
            raise _UnknownError from None
        if with_numbers:
            self._spelled.append(hashlib.sha256(view.tobytes()).hexdigest())

    def _read_function(self, function: FunctionType) -> None:
        code = function.__code__
        if code.co_filename not in counted_sources():
            raise _UnknownError
        self._spelled.append(f"{function.__module__}.{function.__qualname__} {code.co_firstlineno}")
        for name, cell in zip(code.co_freevars, function.__closure__ or (), strict=True):
            self._spelled.append(name)
            try:
                self.read(cell.cell_contents, code.co_names)
            except ValueError:  # it has no value yet
                raise _UnknownError from None
        for name in code.co_names:
            if name in function.__globals__:
                self._spelled.append(name)
                self.read(function.__globals__[name], code.co_names)
