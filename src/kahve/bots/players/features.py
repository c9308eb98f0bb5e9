"""Features: what a network reads of an observation, laid out from the declaration of a game's record.

Numbers are read less their mean and in units of their spread. Cards are counted, of each number and, in a deck of ranks, of each rank. The
last card of a list is told apart. Rows of seats and sides begin with the reader's own, and seats are numbered from it. So a network need
not learn a game once for every seat. Of entries along a list of cards it reads only who took the cards, or what is chosen of them.

>>> from kahve.games import game
>>> laid_out = features(observation(game("pisti"), game("pisti").settle({"seats": 2})))
>>> laid_out.size, laid_out.groups[0]
(662, Group(name='turn', start=0, stop=1))
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from ...cards.dialect import kernel, search
from ...engine.numeric import NDArray, np
from ...engine.observation import Observation, Part, observation
from ...engine.record import DECK, SEATS, SIDES, Audience, Field

NUMBERS, SEATS_NAMED, CARDS, ALONG = range(4)
"""The kinds of reading, which the rows of a plan begin with."""
KIND, FROM_CARDS, START, ROWS, LENGTH, PEOPLE, TO, FACES, RANKS, BESIDE, SIZE, KINDS, CLOSES, FROM_ZERO, COLUMNS = range(15)
"""The columns of a plan: the kind; whether from `cards`; where; the entries of a row; how many seats or sides the rows are of, or are
named, 0 for none; where to; card numbers and ranks; for a list with entries along it where these begin, where its size stands, plus one,
how many kinds of entries there are, and whether an entry closes a run; whether seats are numbered from 0."""

LAST = 8.0
"""No number is read as farther from its mean, in units of its spread."""
FEWEST_WITH_RANKS = 16
"""A deck with fewer card numbers has kinds of cards rather than ranks and suits."""
CHOICES = 3
"""What may be chosen of a card: entries along a list that are not seats are 0, 1 or 2."""


@dataclass(frozen=True)
class Group:
    """The features that come from one part of an observation."""

    name: str
    start: int
    stop: int


@dataclass(frozen=True, eq=False)
class Features:
    """The layout of a network's input.

    plan: shape (readings, COLUMNS). size: the number of features. numbers: the features that are standardised.
    """

    plan: NDArray[np.int64]
    groups: tuple[Group, ...]
    size: int
    numbers: NDArray[np.bool_]

    def of(
        self, observations: NDArray[Any], seats: NDArray[np.int64], mean: NDArray[np.float32], spread: NDArray[np.float32]
    ) -> NDArray[np.float32]:
        """The features of observations, interpreted: a new array, shape (observations, size).

        seats: shape (observations,), whose they are. mean, spread: shape (size,), of the numbers; 0 and 1 for the rest. A number whose
        spread is 0 never differs and is read as 0.
        """
        out = np.zeros((len(observations), self.size), dtype=np.float32)
        read_loop(False)(self.plan, observations["numbers"], observations["cards"], seats, mean, spread, out)
        return out


class _Plan:
    """A plan in the making."""

    def __init__(self, observed: Observation) -> None:
        self.observed = observed
        self.faces = max(observed.game.rules.deck(observed.house).cards) + 1
        self.ranks = (self.faces - 1 >> 2) + 1 if self.faces > FEWEST_WITH_RANKS else 0
        self.rows: list[list[int]] = []
        self.groups: list[Group] = []
        self.numbers: list[bool] = []

    def add(self, part: Part, kind: int, wide: int, *, rows: int = 1, length: int = 1, **more: int) -> None:
        """Read a part so: it becomes `wide` features."""
        row = [0] * COLUMNS
        to = len(self.numbers)
        row[:TO] = [kind, int(part.array == "cards"), part.start, rows, length, more.get("people", 0)]
        row[TO:] = [to, self.faces, self.ranks, *(more.get(name, 0) for name in ("beside", "size", "kinds", "closes", "from_zero"))]
        self.rows.append(row)
        self.numbers += [kind == NUMBERS] * wide
        self.groups.append(Group(part.name, to, to + wide))

    def part_of(self, name: str) -> Part | None:
        """The part of this name, if the observation has it."""
        return next((part for part in self.observed.parts if part.name == name), None)


@cache
def features(observed: Observation) -> Features:
    """The features of a layout of observations."""
    plan = _Plan(observed)
    fields = [observed.game.rules.layout[part.name] for part in observed.parts]
    beside = {field.along or field.closes: field for field in fields if field.closes or (field.along and not _is_tale(field, fields))}
    for part, field in zip(observed.parts, fields):
        _add(plan, part, field, beside.get(field.name))
    rows = np.array(plan.rows, dtype=np.int64)
    return Features(rows, tuple(plan.groups), len(plan.numbers), np.array(plan.numbers))


def _is_tale(field: Field, fields: list[Field]) -> bool:
    """Whether what goes along a list tells of what is over: another field closes the runs of the same list."""
    return any(other.closes == field.along for other in fields)


def _add(plan: _Plan, part: Part, field: Field, beside: Field | None) -> None:
    if field.along or field.closes:
        return  # read with the list along which it goes
    entries = part.stop - part.start
    people = _people(plan.observed, field)
    rows = people or 1
    if field.kind in ("Cards", "Hands"):
        cards = plan.faces + plan.ranks
        size = plan.part_of(field.size) if field.size and field.audience is Audience.PUBLIC else None
        if size is not None and size.array == "numbers" and size.stop - size.start == 1 and entries > 1:
            kinds, where = 1, 0
            if beside is not None:
                entry = plan.part_of(beside.name)
                kinds, where = (int(plan.observed.house.seats) + 1 if beside.seats else CHOICES), entry.start + 1 if entry else 0
            more = {
                "people": int(plan.observed.house.seats) if beside and beside.seats else 0,
                "closes": int(bool(beside and beside.closes)),
            }
            plan.add(part, ALONG, cards * (kinds + 1), length=entries, beside=where, size=size.start + 1, kinds=kinds, **more)
        else:
            plan.add(part, CARDS, rows * cards, rows=rows, length=entries // rows, people=people)
    elif field.seats or field.name == "dealer":
        seats = int(plan.observed.house.seats)
        plan.add(part, SEATS_NAMED, entries * (seats + 1), length=entries, people=seats, from_zero=int(not field.seats))
    else:
        plan.add(part, NUMBERS, entries, rows=rows, length=entries // rows, people=people)


def _people(observed: Observation, field: Field) -> int:
    """How many seats or sides the rows of a public field are of; 0 if of neither."""
    if field.audience is not Audience.PUBLIC or not field.lengths or field.lengths[0] == DECK:
        return 0
    have: dict[object, int] = {SEATS: int(observed.house.seats), SIDES: int(observed.game.rules.sides(observed.house))}
    return have.get(field.lengths[0], 0)


# -- in a loop ---------------------------------------------------------------------------------------------------------------------------


@kernel
def _turned(place: int, by: int, people: int) -> int:
    """The place of seat or side `place` when counting begins at `by`."""
    place -= by % people
    return place if place >= 0 else place + people


@kernel
def _count(out: Any, i: int, to: int, card: int, faces: int, ranks: int) -> None:
    if card > 0:
        out[i, to + card] += 1
        if ranks > 0:
            out[i, to + faces + (card >> 2)] += 1


@search
def _read_along(row: Any, numbers: Any, cards: Any, i: int, seat: int, out: Any) -> None:
    """A list with its size: its cards by kind, counted from the last back, and the last card itself where it is of kind 0."""
    start, to, faces, ranks, people = row[START], row[TO], row[FACES], row[RANKS], row[PEOPLE]
    wide = faces + ranks
    last = numbers[i, row[SIZE] - 1] - 1
    kind = 0
    for back in range(min(last + 1, row[LENGTH])):
        place = last - back
        if row[BESIDE] > 0:
            entry = cards[i, row[BESIDE] - 1 + place]
            if entry > 0 or row[CLOSES] == 0:
                kind = 1 + _turned(entry - 1, seat, people) if people > 0 and entry > 0 else min(entry, row[KINDS] - 1)
        card = cards[i, start + place]
        _count(out, i, to + kind * wide, card, faces, ranks)
        if back == 0 and kind == 0:
            _count(out, i, to + row[KINDS] * wide, card, faces, ranks)


@search
def _read_rows(row: Any, source: Any, i: int, seat: int, mean: Any, spread: Any, out: Any) -> None:
    """Rows of numbers or of cards, those of seats and sides from the reader's own on."""
    rows, length, people = row[ROWS], row[LENGTH], row[PEOPLE]
    wide = row[FACES] + row[RANKS]
    for which in range(rows):
        place = _turned(which, seat, people) if people > 0 else which
        for entry in range(length):
            value = source[i, row[START] + which * length + entry]
            if row[KIND] == CARDS:
                _count(out, i, row[TO] + place * wide, value, row[FACES], row[RANKS])
            else:
                to = row[TO] + place * length + entry
                if spread[to] > 0:
                    out[i, to] = min(max((value - mean[to]) / spread[to], -LAST), LAST)


@search
def _read_seats(row: Any, source: Any, i: int, seat: int, out: Any) -> None:
    people = row[PEOPLE]
    for entry in range(row[LENGTH]):
        named = source[i, row[START] + entry] + row[FROM_ZERO]
        place = 1 + _turned(named - 1, seat, people) if named > 0 else 0
        out[i, row[TO] + entry * (people + 1) + place] = 1


def read_all(plan: Any, numbers: Any, cards: Any, seats: Any, mean: Any, spread: Any, out: Any) -> None:
    """Write the features of observations into `out`, shape (observations, size), which is emptied first."""
    out[:] = 0
    for i in range(out.shape[0]):
        for reading in range(plan.shape[0]):
            row = plan[reading]
            if row[KIND] == ALONG:
                _read_along(row, numbers, cards, i, seats[i], out)
            elif row[KIND] == SEATS_NAMED:
                if row[FROM_CARDS] == 1:
                    _read_seats(row, cards, i, seats[i], out)
                else:
                    _read_seats(row, numbers, i, seats[i], out)
            elif row[FROM_CARDS] == 1:
                _read_rows(row, cards, i, seats[i], mean, spread, out)
            else:
                _read_rows(row, numbers, i, seats[i], mean, spread, out)


@cache
def read_loop(compiled: bool) -> Callable[..., Any]:
    """`read(plan, numbers, cards, seats, mean, spread, out)`, as `read_all` does, compiled or as it stands."""
    from ...engine.compile import compiled as compile_loop

    read_whole = compile_loop(read_all) if compiled else read_all

    def read(plan: Any, numbers: Any, cards: Any, seats: Any, mean: Any, spread: Any, out: Any) -> None:
        # Compiled code reads what lies in one piece, and reckons in 64 bits; interpreted it shall come to the same.
        whole = np.ascontiguousarray(numbers), np.ascontiguousarray(cards)
        read_whole(plan, *whole, seats, mean.astype(np.float64), spread.astype(np.float64), out)

    return read


__all__ = ["Features", "Group", "features", "observation", "read_loop"]
