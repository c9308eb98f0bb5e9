"""A game's loops as C, ready to call in the place of those that Numba compiles.

>>> from kahve.games import game
>>> native = NativeMachine(game("pisti"))
>>> native.c_text("table").count("INLINE void take_pile(")
1
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

import numpy as np

from .. import loops
from ..game import Game
from ..machine import Machine
from .kinds import INT, Array, Fields, Kind
from .library import library
from .unit import Unit

Makers = dict[str, Callable[[Game], Callable[..., Any]]]

UNITS: dict[str, Makers] = {
    "table": {"deal": loops.make_deal, "refusal": loops.make_refusal, "legal": loops.make_legal, "step": loops.make_step},
    "random": {"random_deals": loops.make_random_deals},
    "observed": {"observed_deals": loops.make_observed_deals},
    "perft": {"perft_loop": loops.make_perft},
    "views": {"view": loops.make_view},
}
"""The loops that one library holds, each by the name of its entry point. A library is made when one of them is first asked for."""


class OutOfRangeError(IndexError):
    """Something went out of its range in a checked library; the sentence names the line of the rule."""


def _takes(unit: Unit, game: Game, name: str) -> tuple[Kind, ...]:
    """What an entry point takes."""
    record, house = unit.record(game.rules.layout), unit.house(game.rules.house)
    tables, row = Array(record, (None,)), Array("int8_t", (None,))
    numbers, rows = Array("int64_t", (None,)), Array("int8_t", (None, None))
    kinds: dict[str, tuple[Kind, ...]] = {
        "deal": (tables, INT, house, row),
        "refusal": (tables, INT, house, INT),
        "legal": (tables, INT, house, numbers),
        "step": (tables, INT, house, INT),
        "random_deals": (tables, tables, house, row, numbers, numbers, INT),
        "observed_deals": (tables, rows, tables, house, row, numbers, numbers, INT, rows, INT),
        "perft_loop": (tables, house, INT, Array("int64_t", (None, None))),
        "view": (rows, INT, rows, INT, INT, INT),
    }
    return kinds[name]


class NativeMachine(Machine):
    """The same loops as `Machine` has, called in a library made from C. BackEndError where none can be made (`library.py`).

    checked: whether every index, shift and stored number is held against its range; then OutOfRangeError names the rule. It is for tests.
    """

    def __init__(self, game: Game, *, checked: bool = False) -> None:
        """Choose the game; nothing is compiled yet."""
        super().__init__(game, compiled=True)
        self.checked = checked
        self._units: dict[str, tuple[Unit, dict[str, tuple[Kind, ...]]]] = {}
        self._libraries: dict[str, ctypes.CDLL] = {}

    def _unit(self, name: str) -> tuple[Unit, dict[str, tuple[Kind, ...]]]:
        if name not in self._units:
            unit, taken = Unit(checked=self.checked), {}
            for entry, make in UNITS[name].items():
                taken[entry] = _takes(unit, self.game, entry)
                unit.export(make(self.game), entry, taken[entry])
            self._units[name] = unit, taken
        return self._units[name]

    def c_text(self, name: str) -> str:
        """The C of one library, by its name in `UNITS`."""
        return self._unit(name)[0].text()

    def _entry(self, unit: str, entry: str) -> Callable[..., Any]:
        kinds = self._unit(unit)[1][entry]
        if unit not in self._libraries:
            self._libraries[unit] = library(self.c_text(unit), checked=self.checked)
        return Entry(self._libraries[unit], entry, kinds, checked=self.checked)

    @cached_property
    def deal(self) -> Callable[..., Any]:
        """`deal(tables, i, house, order)`."""
        return self._entry("table", "deal")

    @cached_property
    def refusal(self) -> Callable[..., Any]:
        """`refusal(tables, i, house, move)` -> reason code."""
        return self._entry("table", "refusal")

    @cached_property
    def legal(self) -> Callable[..., Any]:
        """`legal(tables, i, house, out)` -> number of moves."""
        return self._entry("table", "legal")

    @cached_property
    def step(self) -> Callable[..., Any]:
        """`step(tables, i, house, move)`."""
        return self._entry("table", "step")

    @cached_property
    def perft_loop(self) -> Callable[..., Any]:
        """`perft(tables, house, depth, out)` -> positions."""
        return self._entry("perft", "perft_loop")

    @cached_property
    def random_deals(self) -> Callable[..., Any]:
        """`random_deals(tables, blank, house, order, rng, out, deals)` -> plays."""
        return self._entry("random", "random_deals")

    @cached_property
    def observed_deals(self) -> Callable[..., Any]:
        """`observed_deals(tables, table_bytes, blank, house, order, rng, out, deals, views, everyone)` -> plays."""
        return self._entry("observed", "observed_deals")

    @cached_property
    def _view(self) -> Callable[..., Any]:
        return self._entry("views", "view")


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
    """A function of a library, called with arrays, house rules and numbers. TypeError names an argument that is of another kind."""

    def __init__(self, made: ctypes.CDLL, name: str, kinds: tuple[Kind, ...], *, checked: bool) -> None:
        """Look the function up."""
        self.name = name
        self.kinds = kinds
        self._call = made[f"kahve_{name}"]
        self._call.restype = ctypes.c_int64
        self._call.argtypes = [kind for each in kinds for kind in _c_types(each)]
        self._complaint = _Complaint.in_dll(made, "kahve_complaint") if checked else None

    def __call__(self, *arguments: Any) -> int:
        """Call it. The arrays are read and written where they lie."""
        given: list[Any] = []
        for place, (kind, argument) in enumerate(zip(self.kinds, arguments, strict=True)):
            if isinstance(kind, Array):
                given += self._array(kind, argument, place)
            elif isinstance(kind, Fields):
                given.append(np.frombuffer(argument.data, dtype=np.int64).ctypes.data)
            else:
                given.append(int(argument))
        answer = int(self._call(*given))
        if self._complaint is not None and self._complaint.what is not None:
            self._raise_complaint()
        return answer

    def _array(self, kind: Array, argument: Any, place: int) -> list[int]:
        """An array as its address and its lengths."""
        size = sum(_bytes(each) for _, each in kind.element.fields) if isinstance(kind.element, Fields) else _BYTES[kind.element]
        fits = isinstance(argument, np.ndarray) and argument.itemsize == size and argument.ndim == len(kind.shape)
        if not fits or not argument.flags.c_contiguous or not argument.flags.writeable:
            raise TypeError(f"Argument {place + 1} of {self.name} must be an array of {len(kind.shape)} axes with {size} bytes an entry.")
        return [argument.__array_interface__["data"][0], *argument.shape]

    def _raise_complaint(self) -> None:
        noted = self._complaint
        assert noted is not None
        says = f"{noted.place.decode()}: the {noted.what.decode()} {noted.number} is not from {noted.least} to {noted.most}."
        ctypes.memset(ctypes.addressof(noted), 0, ctypes.sizeof(noted))
        raise OutOfRangeError(says)


_BYTES = {"int8_t": 1, "uint8_t": 1, "bool": 1, "int16_t": 2, "int32_t": 4, "int64_t": 8, "double": 8}


def _bytes(kind: Kind) -> int:
    """How many bytes a field of a record takes."""
    if isinstance(kind, Array):
        assert isinstance(kind.element, str)
        return _BYTES[kind.element] * int(np.prod([length or 0 for length in kind.shape]))
    return _BYTES[getattr(kind, "type", "int64_t")]


def _c_types(kind: Kind) -> list[Any]:
    """How ctypes hands over an argument of this kind."""
    if isinstance(kind, Array):
        return [ctypes.c_void_p, *(ctypes.c_int64 for _ in kind.shape)]
    return [ctypes.c_void_p] if isinstance(kind, Fields) else [ctypes.c_int64]


@cache
def native_machine(game: Game) -> NativeMachine:
    """The one machine of a game that runs C."""
    return NativeMachine(game)
