"""An observation: what one seat may know, as numbers in a fixed order, laid out from the declaration of a game's record.

It has two parts, `numbers` of 32 bits and `cards` of 8, one after the other in memory. It holds the fields of a view and nothing else.

- Of public fields it has all.
- Of fields with owners it has the row of the seat, or of its side.
- Of secret fields it has what lies face up, or what the seat has looked at.

Fields that say nothing while a deal is played are left out (`LEFT_OUT`). So are rows of seats, sides and places that the house does not
have.

>>> from kahve.games import game
>>> layout = observation(game("pisti"), game("pisti").settle({"seats": 2}))
>>> print(layout.part("hand"))
cards   230:238  0..55   hand: the cards in the seat's own hand, ascending, 0 behind the last
>>> layout.size
314
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from math import prod
from typing import TYPE_CHECKING, Any, Protocol

from ..cards.arrays import BYTES, INT8, INT32
from ..cards.quoting import quoted
from .game import Game
from .house import HouseError
from .machine import as_bytes
from .record import DECK, NOBODY, SEATS, SIDES, Audience, Field, Layout
from .sight import Share, copy_kernel, gathered, joined, sight_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class _Seen(Protocol):
    """A view, by the parts of it that are read here."""

    seat: int
    tables: Any


class _AtTable(Protocol):
    """A table, by the part of it that is read here."""

    def tables_for(self, seat: int) -> Any:
        """The record that a seat's view is made from."""


LEFT_OUT = ("phase", "void", "winners", "sheet")
"""Fields of every record that say nothing while a deal is played: whether one is, why none was, who has won, the count of the last one."""


@dataclass(frozen=True)
class Part:
    """A run of entries of an observation that come from one field.

    - array: "numbers" or "cards".
    - start, stop: the places in it.
    - flat: the first place in the flat form, in which the cards follow the numbers.
    - shape: rows and entries, as in (2, 8) for eight places a seat.
    - low, high: the least and the greatest that an entry may be.
    """

    name: str
    array: str
    start: int
    stop: int
    flat: int
    shape: tuple[int, ...]
    low: int
    high: int
    says: str

    @property
    def slice(self) -> slice:
        """The place of this part's entries in their array."""
        return slice(self.start, self.stop)

    def __str__(self) -> str:
        entries, bounds = f"{self.start}:{self.stop}", "any" if self.low < 0 else f"{self.low}..{self.high}"
        return f"{self.array:7s} {entries:8s} {bounds:7s} {self.name}: {self.says}"


@dataclass(frozen=True)
class Observation:
    """The layout of a game's observations by one house.

    - parts: what stands where.
    - numbers, cards: how many entries of each kind.
    - shares: which bytes of a record go where.
    """

    game: Game
    house: Any
    parts: tuple[Part, ...]
    numbers: int
    cards: int
    shares: tuple[Share, ...]

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """One observation in memory, as NumPy calls it."""
        from .numeric import np

        row = -(-(4 * self.numbers + self.cards) // 8) * 8
        formats, offsets = [("<i4", (self.numbers,)), ("i1", (self.cards,))], [0, 4 * self.numbers]
        spec = {"names": ["numbers", "cards"], "formats": formats, "offsets": offsets, "itemsize": row}
        return np.dtype(spec)  # type: ignore[call-overload, no-any-return]

    @property
    def size(self) -> int:
        """The number of entries of an observation."""
        return self.numbers + self.cards

    def part(self, name: str) -> Part:
        """The part of this name; KeyError if there is none."""
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(f"An observation of {self.game.title} has no part {quoted(name)}.")

    @property
    def low(self) -> NDArray[np.int32]:
        """The least that each entry of the flat form may be: shape (size,)."""
        return self._bounds("low")

    @property
    def high(self) -> NDArray[np.int32]:
        """The greatest that each entry of the flat form may be: shape (size,)."""
        return self._bounds("high")

    def _bounds(self, name: str) -> NDArray[np.int32]:
        from .numeric import np

        return np.concatenate([np.full(part.stop - part.start, getattr(part, name), dtype=np.int32) for part in self.parts])

    def of(self, view: _Seen) -> NDArray[np.int32]:
        """The flat form of what a view's seat sees: a new array, shape (size,), the numbers and then the cards."""
        return self.flat(self.of_record(view.tables, 0, view.seat))

    def of_record(self, tables: Any, i: int, seat: int) -> NDArray[Any]:
        """Make a new array of one observation: what a seat sees of tables[i], by the audience of each field.

        A view gives the same as the record that it is of.
        """
        from .numeric import np

        row = np.zeros(1, dtype=self.dtype)
        source, target = as_bytes(tables)[i], row.view(np.int8)
        side = NOBODY if seat == NOBODY else seat % int(self.game.rules.sides(self.house))
        plan = gathered(self.shares, seat, side)
        content = memoryview(source.tobytes()).cast(INT8)
        for to, start in plan.always:
            target[to] = content[start]
        if plan.rest:
            copy_kernel(plan.rest)(source, target, seat, side)
        return row

    def by_name(self, tables: Any, i: int, seat: int) -> dict[str, int | NDArray[np.integer[Any]]]:
        """What a seat sees of tables[i], by the name of each part: a number, or an array of the part's shape."""
        row = self.of_record(tables, i, seat)[0]
        cut = {part.name: row[part.array][part.slice].reshape(part.shape) for part in self.parts}
        return {name: entries if entries.shape else int(entries) for name, entries in cut.items()}

    def at_table(self, table: _AtTable, seat: int) -> NDArray[Any]:
        """Make a new array of one observation: what a seat sees at a table, the same as from its view."""
        return self.of_record(table.tables_for(seat), 0, seat)

    @staticmethod
    def flat(observations: NDArray[Any]) -> NDArray[np.int32]:
        """Observations in one array of 32-bit numbers, the numbers and then the cards: a copy, shape (size,) for one, else (n, size)."""
        from .numeric import np

        numbers: NDArray[np.int32] = np.concatenate([observations["numbers"], observations["cards"].astype(np.int32)], axis=-1)
        return numbers[0] if len(observations) == 1 else numbers

    def __str__(self) -> str:
        return "\n".join(str(part) for part in self.parts)


@cache
def observation(game: Game, house: Any, without: frozenset[str] = frozenset()) -> Observation:
    """The layout of a game's observations by these house rules, without the parts of these names; HouseError for one there is not."""
    layout, says = game.rules.layout, _comments(game.rules.layout)
    fields = [field for field in layout.fields if field.name not in LEFT_OUT and not sight_of(layout, field).is_dark]
    unknown = sorted(without - {field.name for field in fields})
    if unknown:
        raise HouseError(f"An observation of {game.title} has no part {quoted(unknown[0])} to leave out.", "without")
    fields = [field for field in fields if field.name not in without]
    numbers = [field for field in fields if field.kind in ("int", "Ints")]
    cards = [field for field in fields if field.kind not in ("int", "Ints")]
    count = sum(_entries(game, house, field) for field in numbers)
    parts: list[Part] = []
    shares: list[Share] = []
    place = flat = 0
    for field in (*numbers, *cards):
        entries = _entries(game, house, field)
        array = "numbers" if field.kind in ("int", "Ints") else "cards"
        if array == "cards" and (not parts or parts[-1].array == "numbers"):
            place = 0
        low, high = _bounds(game, house, field)
        means = _meaning(game, field, says)
        parts.append(Part(field.name, array, place, place + entries, flat, _shape(game, house, field), low, high, means))
        to, wide = (4 * place, 4) if array == "numbers" else (4 * count + place, 1)
        shares.append(Share(sight_of(layout, field), wide * entries, to, 0))
        place += entries
        flat += entries
    total = flat - count
    return Observation(game, house, tuple(parts), count, total, joined(shares))


def _shape(game: Game, house: Any, field: Field) -> tuple[int, ...]:
    """The lengths of what one seat sees of a field, without the seats, sides and places that this house does not have."""
    own = field.audience in (Audience.OWNER, Audience.SIDE)
    have: dict[str, int] = {SEATS: int(house.seats), SIDES: int(game.rules.sides(house)), DECK: len(game.cards(house))}
    shape = [min(have.get(str(name), long), long) for name, long in zip(field.lengths, field.shape, strict=True)]
    if field.kind == "Hands":
        shape.append(field.places)
    return tuple(shape[1:] if own else shape)


def _entries(game: Game, house: Any, field: Field) -> int:
    return prod(_shape(game, house, field))


# -- what the entries mean ---------------------------------------------------------------------------------------------------------------


def _bounds(game: Game, house: Any, field: Field) -> tuple[int, int]:
    """What an entry of this field may be: cards of the deck, a size up to its places, a seat; else what its bits hold."""
    deck = game.cards(house)
    sized = [zone for zone in game.rules.layout.zones if zone.size == field.name]
    if sized:
        return 0, min(max(zone.places if not zone.is_tally else len(deck) for zone in sized), len(deck))
    if field.kind in ("Cards", "Hands"):
        return 0, max(deck)
    if field.kind == "Tally":
        return 0, min(127, len(deck))
    if field.name in ("turn", "dealer"):
        return 0, int(house.seats) - 1
    bits = 8 * BYTES[INT32 if field.kind in ("int", "Ints") else INT8]
    return -(1 << bits - 1), (1 << bits - 1) - 1


_DECLARED = re.compile(r"^ +(\w+): \w+ = .*\)  # (.+)$", re.MULTILINE)


def _comments(layout: Layout) -> dict[str, str]:
    """The comment beside each field where its record is declared."""
    comments: dict[str, str] = {}
    for base in reversed(layout.declared.__mro__):
        try:
            comments |= dict(_DECLARED.findall(inspect.getsource(base)))
        except (OSError, TypeError):  # a record declared at a prompt has no source, and `object` none either
            continue
    return comments


_EACH: dict[str, str] = {SEATS: "seat", SIDES: "side"}


def _meaning(game: Game, field: Field, says: dict[str, str]) -> str:
    """What an entry says, from the comment beside the field or from what the declaration tells of it."""
    sized = [zone.name for zone in game.rules.layout.zones if zone.size == field.name] or [field.name.removesuffix("_size")]
    name = field.name.replace("_", " ")
    text = says.get(field.name) or (f"how many cards lie in `{sized[0]}`" if field.name.endswith("_size") else name)
    if field.audience is Audience.OWNER:
        text = f"the cards in the seat's own {name}" if field.is_zone and field.name not in says else f"{text}; the seat's own"
    if field.kind == "Hands":
        text += ", ascending, 0 behind the last"
    if field.is_tally:
        text += "; how many of each card number"
    if field.shown is not None:
        text += "; those at the bottom that lie face up, else 0"
    if field.seen_by is not None:
        text += "; 0 but for a seat that has looked"
    each = _EACH.get(str(field.lengths[0])) if field.lengths and field.audience is Audience.PUBLIC else None
    return f"{text}; {'a row' if len(field.shape) > 1 or field.kind == 'Hands' else 'one'} for each {each}" if each else text


# -- in a loop ---------------------------------------------------------------------------------------------------------------------------


def observe_kernel(observation: Observation) -> Callable[..., Any]:
    """`observe(table, out, seat, side)`: write what the seat sees of a record into an observation, both rows of bytes.

    Every entry is written.
    """
    return copy_kernel(observation.shares)
