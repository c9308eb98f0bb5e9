"""A loop of Python called as C: the kinds of its arguments are read off the first call, as Numba reads them."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from threading import Lock
from typing import Any
from weakref import ref

import numpy as np
from numpy.typing import NDArray

from ..game import Game
from ..house import Settled
from .kinds import FLOAT, INT, Array, Fields, Kind, Struct, element_of
from .library import library
from .unit import Unit


class OutOfRangeError(IndexError):
    """Something went out of its range in a checked library; the sentence names the line of the rule."""


class NativeLoop:
    """A loop over a game's functions, compiled for the kinds of arguments that come. TypeError names an argument that has none.

    checked: whether every index, shift and stored number is held against its range; then OutOfRangeError names the rule. It is for tests.
    """

    def __init__(self, loop: Callable[..., Any], game: Game, *, checked: bool = False) -> None:
        """Choose the loop; nothing is compiled yet."""
        self.loop = loop
        self.game = game
        self.checked = checked
        self._entry: Entry | None = None
        self._entries: dict[tuple[tuple[Kind, ...], tuple[bool, ...]], Entry] = {}
        self._lock = Lock()

    def __call__(self, *arguments: Any) -> Any:
        """Call it. The arrays are read and written where they lie."""
        if self._entry is not None:
            with suppress(OtherKindError):
                return self._entry(*arguments)
        with self._lock:
            entry = self._entry = self._entry_for(arguments)
        return entry(*arguments)

    def _entry_for(self, arguments: tuple[Any, ...]) -> Entry:
        unit = Unit(checked=self.checked)
        kinds = tuple(kind_of(argument, unit, self.game) for argument in arguments)
        alone = lie_alone([(array.ctypes.data, array.nbytes) for array in arrays_in(arguments)])
        if (kinds, alone) not in self._entries:
            unit.export(self.loop, self.loop.__name__, kinds, alone)
            made = library(unit.text(), checked=self.checked)
            self._entries[kinds, alone] = Entry(made, self.loop.__name__, kinds, checked=self.checked, alone=alone)
        return self._entries[kinds, alone]


def arrays_in(arguments: Iterable[Any]) -> Iterator[NDArray[Any]]:
    """The arrays among these arguments and in the tuples among them, in order."""
    for argument in arguments:
        if isinstance(argument, np.ndarray):
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


def kind_of(argument: Any, unit: Unit, game: Game) -> Kind:
    """The kind of an argument: a number, a house, an array of numbers or of records, or a tuple of these."""
    if isinstance(argument, bool | int | np.bool_ | np.integer):
        return INT
    if isinstance(argument, float):
        return FLOAT
    if isinstance(argument, Settled):
        return unit.house(type(argument))
    if isinstance(argument, np.ndarray):
        lengths, constant = (None,) * argument.ndim, not argument.flags.writeable
        if argument.dtype == game.rules.layout.dtype:
            return Array(unit.record(game.rules.layout), lengths)
        if argument.dtype == game.rules.house.fields:
            return Array(unit.house(game.rules.house), lengths)
        return Array(element_of(argument.dtype), lengths, constant)
    if isinstance(argument, tuple):
        names = getattr(argument, "_fields", tuple(f"_{place}" for place in range(len(argument))))
        kinds = [kind_of(part, unit, game) for part in argument]
        return unit.tuple_of(type(argument) if hasattr(argument, "_fields") else None, names, kinds)
    raise TypeError(f"A loop in C takes numbers, houses, arrays and tuples of them, not {type(argument).__name__}.")


class OtherKindError(TypeError):
    """An argument is of another kind than the loop was compiled for."""


class _Complaint(ctypes.Structure):
    """What a checked library notes; `prelude.py` has it in C."""

    _fields_ = (
        ("place", ctypes.c_char_p),
        ("what", ctypes.c_char_p),
        ("number", ctypes.c_int64),
        ("least", ctypes.c_int64),
        ("most", ctypes.c_int64),
    )


class Entry:
    """A function of a library, called with arguments of these kinds. OtherKindError names an argument that is of another kind.

    alone: for each array, whether the library takes it to share no memory with another (`Unit.export`); OtherKindError if it does.

    reads_only: whether it changes no record, so that records which may not be written can be handed to it.
    """

    def __init__(
        self,
        made: ctypes.CDLL,
        name: str,
        kinds: tuple[Kind, ...],
        *,
        checked: bool,
        alone: tuple[bool, ...] = (),
        reads_only: bool = False,
    ) -> None:
        """Look the function up."""
        self.name = name
        self.kinds = kinds
        self._call = made[f"kahve_{name}"]
        self._call.restype = ctypes.c_int64
        self._call.argtypes = [kind for each in _flat(kinds) for kind in _c_types(each)]
        self._givers = [_giver(kind, reads_only=reads_only) for kind in kinds]
        self._alone = alone
        self._stretches = list(_stretches(kinds)) if any(alone) else []
        self._complaint = _Complaint.in_dll(made, "kahve_complaint") if checked else None

    def __call__(self, *arguments: Any) -> int:
        """Call it. The arrays are read and written where they lie."""
        given: list[Any] = []
        try:
            for give, argument in zip(self._givers, arguments, strict=True):
                given += give(argument)
        except (OtherKindError, AttributeError, TypeError, ValueError):
            raise self._refused(arguments) from None
        if self._stretches:
            alone = lie_alone(
                [(given[place], size * math.prod(given[place + 1 : place + 1 + axes])) for place, axes, size in self._stretches]
            )
            if any(wanted and not is_alone for wanted, is_alone in zip(self._alone, alone, strict=True)):
                raise OtherKindError(f"{self.name} was compiled for arrays that share no memory.")
        answer: int = self._call(*given)
        if self._complaint is not None and self._complaint.what is not None:
            self._raise_complaint()
        return answer

    def _refused(self, arguments: tuple[Any, ...]) -> OtherKindError:
        """The error that names the first argument of another kind."""
        for place, (give, argument) in enumerate(zip(self._givers, arguments, strict=False)):
            try:
                give(argument)
            except (OtherKindError, AttributeError, TypeError, ValueError) as error:
                return OtherKindError(f"Argument {place + 1} of {self.name} must be {error}.")
        return OtherKindError(f"{self.name} takes {len(self._givers)} arguments, not {len(arguments)}.")

    def _raise_complaint(self) -> None:
        noted = self._complaint
        assert noted is not None
        says = f"{noted.place.decode()}: the {noted.what.decode()} {noted.number} is not from {noted.least} to {noted.most}."
        ctypes.memset(ctypes.addressof(noted), 0, ctypes.sizeof(noted))
        raise OutOfRangeError(says)


_BYTES = {"int8_t": 1, "uint8_t": 1, "bool": 1, "int16_t": 2, "int32_t": 4, "int64_t": 8, "double": 8}
_NAMES = {"int8_t": "i1", "uint8_t": "u1", "bool": "?", "int16_t": "i2", "int32_t": "i4", "int64_t": "i8", "double": "f8"}


def _bytes(kind: Kind) -> int:
    """How many bytes a field of a record takes."""
    if isinstance(kind, Array):
        assert isinstance(kind.element, str)
        return _BYTES[kind.element] * int(np.prod([length or 0 for length in kind.shape]))
    return _BYTES[getattr(kind, "type", "int64_t")]


def _giver(kind: Kind, *, reads_only: bool) -> Callable[[Any], list[Any]]:
    """A function that gives an argument of this kind as C takes it; OtherKindError says what it must be."""
    if isinstance(kind, Array):
        return _array_giver(kind, may_be_constant=kind.constant or (reads_only and isinstance(kind.element, Fields)))
    if isinstance(kind, Struct):
        givers = [_giver(part, reads_only=reads_only) for _, part in kind.fields]

        def parts(argument: Any) -> list[Any]:
            return [given for give, part in zip(givers, argument, strict=True) for given in give(part)]

        return parts
    if isinstance(kind, Fields):
        return lambda argument: [argument.address]
    return (lambda argument: [float(argument)]) if kind == FLOAT else (lambda argument: [int(argument)])


def _element_bytes(kind: Array) -> int:
    """How many bytes an entry of an array takes."""
    return sum(_bytes(each) for _, each in kind.element.fields) if isinstance(kind.element, Fields) else _BYTES[kind.element]


def _stretches(kinds: Iterable[Kind]) -> Iterator[tuple[int, int, int]]:
    """For each array its place among all that C is handed, its axes, and the bytes of an entry."""
    place = 0
    for kind in _flat(kinds):
        if isinstance(kind, Array):
            yield place, len(kind.shape), _element_bytes(kind)
            place += len(kind.shape)
        place += 1


def _flat(kinds: Iterable[Kind]) -> Iterator[Kind]:
    """These kinds, each tuple as its parts."""
    for kind in kinds:
        if isinstance(kind, Struct):
            yield from _flat(part for _, part in kind.fields)
        else:
            yield kind


def _array_giver(kind: Array, *, may_be_constant: bool) -> Callable[[Any], list[Any]]:
    axes = len(kind.shape)
    size = _element_bytes(kind)
    plain = np.dtype(_NAMES[kind.element]) if isinstance(kind.element, str) else None

    # To look at an array takes longer than the call of a rule, and most calls come with the array of the call before.
    last: list[tuple[Callable[[], Any], list[Any]]] = [(lambda: None, [])]

    def array(argument: Any) -> list[Any]:
        known, held = last[0]
        if known() is argument and argument is not None:
            return held
        fits = isinstance(argument, np.ndarray) and argument.itemsize == size and argument.ndim == axes
        if fits and plain is not None:
            fits = argument.dtype == plain
        if not fits or not argument.flags.c_contiguous or not (may_be_constant or argument.flags.writeable):
            raise OtherKindError(f"an array of {axes} axes with {size} bytes an entry")
        given = [argument.ctypes.data, *argument.shape]
        last[0] = ref(argument), given
        return given

    return array


def _c_types(kind: Kind) -> Iterator[Any]:
    """How ctypes hands over an argument of this kind, which is no tuple."""
    if isinstance(kind, Array):
        yield ctypes.c_void_p
        yield from (ctypes.c_int64 for _ in kind.shape)
    elif isinstance(kind, Fields):
        yield ctypes.c_void_p
    else:
        yield ctypes.c_double if kind == FLOAT else ctypes.c_int64


__all__ = ["Entry", "NativeLoop", "OtherKindError", "OutOfRangeError", "kind_of"]
