"""What lies open on the table of a melding game, as everybody's picture shows it: the pile, the stock, melds, backs of hands, quotas.

It is made from the public fields alone, so it is the same for every seat. Whoever asks for the same position in the same language is given
the same objects. What a side has melded is made again only when that changes. So nobody writes into what comes from here.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property, lru_cache
from typing import Any, NamedTuple

from ...cards.deck import HIDDEN_CODE
from ...engine.game import Facts, Game
from ...engine.match_record import PLAY
from ...engine.record import NOBODY, Record
from ...engine.view import View, once
from ...language import language, message
from .cards import ACE, FIVE, FOUR, JOKER, RED_THREE, SEVEN, TWO, WILD
from .house import DiscardView, MeldingHouse
from .laying import clean_value, value_of
from .layouts import is_special
from .nouns import SPECIAL, STACKS, counted, laid, made_up, piles, quota, rank_of
from .players import sides_of
from .quotas import clean_needed, dirty_needed, wild_needed
from .record import CHOOSING, MeldingRecord
from .taking import take_number, top_card
from .words import CODES, WILD_WORD

_RANKS = (*range(FOUR, ACE + 1), WILD)
_TALLIES_OF_SIDES = ("naturals", "twos", "jokers", "clean", "dirty", "on_table")
_TOPS = {"clean": "red", "dirty": "black", "wild": "wild"}


def in_tally(tally: Iterable[int]) -> list[int]:
    """The cards of a tally, lowest first; 0 for those that are not seen."""
    return [card for card, number in enumerate(tally) if number > 0 for _ in range(number)]


class OpenTable:
    """What all see of one position, each part made when it is first asked for."""

    def __init__(self, view: View) -> None:
        """view: of an onlooker."""
        self._view = view

    @cached_property
    def zones(self) -> list[Facts]:
        """The discard pile, the stock, and what each side has melded, by side."""
        return [self._pile(), self._stock(), *(self._lies(side).zone for side in range(len(self._melded)))]

    @cached_property
    def hands(self) -> list[Facts]:
        """For each seat `hand` face down, `known`, the `stack` it plays from and those that wait, `unopened`."""
        t = self._view.record
        known, sizes, stacks = t.known.tolist(), t.hand_size.tolist(), t.stack.tolist()
        knees, feet, tops = t.knee_size.tolist(), t.foot_size.tolist(), t.top.tolist() if t.stage == CHOOSING else None
        names = ("knee", "foot") if tops is None else ("first", "second")
        return [
            {
                "hand": [HIDDEN_CODE] * sizes[seat],
                "known": [CODES[card] for card in in_tally(known[seat])],
                "stack": STACKS[stacks[seat]],
                "unopened": [
                    {"name": name, "count": size, "top": None if tops is None else CODES[tops[seat][stack]]}
                    for stack, (name, size) in enumerate(zip(names, (knees[seat], feet[seat]), strict=True))
                    if size
                ],
            }
            for seat in range(self._view.house.seats)
        ]

    @cached_property
    def sides(self) -> list[Facts]:
        """What each side has on the table: the cards, their points with the bonuses of its piles and red threes."""
        lies = [self._lies(side) for side in range(len(self._melded))]
        return [{"cards": each.zone["count"], "points": each.points, "marks": [], "taken": None} for each in lies]

    @cached_property
    def quotas(self) -> list[Facts]:
        """For each side the piles that it needs to go out, and those that it has."""
        t, house = self._view.record, self._view.house
        needed = (int(clean_needed(t, house)), int(dirty_needed(t, house)), int(wild_needed(t, house)))
        return [_quota(language(), house, side, melded, needed) for side, melded in enumerate(self._melded)]

    @cached_property
    def _melded(self) -> list[Melded]:
        """What each side has on the table."""
        return [melded_by(self._view.record, side) for side in range(int(sides_of(self._view.house)))]

    def _lies(self, side: int) -> _Lies:
        return _lies(language(), self._view.house, side, self._melded[side])

    def _pile(self) -> Facts:
        t, house = self._view.record, self._view.house
        size, aside = int(t.discard_size), int(t.set_aside)
        takeable = int(take_number(t, house)) if t.phase == PLAY else 1
        shown = size if house.discard_view == DiscardView.WHOLE else 1 if house.discard_view == DiscardView.TOP else takeable
        if aside and house.discard_view != DiscardView.WHOLE:
            # While a take is laid out the pile shows no card that it did not show before.
            shown = min(shown, 0 if house.discard_view == DiscardView.TOP else aside)
        seen = [CODES[card] for card in t.discard[max(0, size - shown) : size].tolist()]
        return {
            "name": "discard",
            "title": message("melding-discard-pile"),
            "kind": "stack",
            "count": size,
            "cards": seen,
            "under": size - len(seen),
            "says": self._pile_says(bool(seen)),
        }

    def _pile_says(self, open_top: bool) -> str:
        t = self._view.record
        size = int(t.discard_size)
        if not size:
            return message("melding-discards-none")
        if not open_top:
            return message("melding-discards-frozen", count=size) if t.frozen_by else message("melding-discards", count=size)
        top = rank_of(int(top_card(t)))
        if t.frozen_by:
            return message("melding-discards-top-frozen", count=size, card=top)
        return message("melding-discards-top", count=size, card=top)

    def _stock(self) -> Facts:
        size = int(self._view.record.stock_size)
        return {
            "name": "stock",
            "title": message("melding-stock"),
            "kind": "stock",
            "count": size,
            "cards": [],
            "says": message("melding-stock-left", count=size),
        }


def open_table(view: View) -> OpenTable:
    """What lies open in the position of a view, in the language of the context."""
    return once(view, _open_table_of, language())


def _open_table_of(view: View, spoken: str) -> OpenTable:
    return _open_table(spoken, view.game, view.house, view.public)


@lru_cache(maxsize=64)
def _open_table(spoken: str, game: Game, house: MeldingHouse, public: bytes) -> OpenTable:
    # The sentences are in the language of the context, which is `spoken`: so nobody is given another's.
    return OpenTable(onlooker_view(game, house, public))


def onlooker_view(game: Game, house: MeldingHouse, public: bytes) -> View:
    """A view of the public fields alone, as `View.public` has them."""
    tables = game.rules.layout.new()
    tables.memory[: len(public)] = public
    return View(game, house, NOBODY, tables)


class Melded(NamedTuple):
    """What a side has on the table: of each array of the record its row, in bytes that can be looked up."""

    naturals: bytes
    twos: bytes
    jokers: bytes
    clean: bytes
    dirty: bytes
    on_table: bytes
    size: int
    down: int


class _Lies(NamedTuple):
    """The zone of a side's melds, and the points of all that lies there."""

    zone: Facts
    points: int


def melded_by(t: MeldingRecord, side: int) -> Melded:
    """What a side has on the table."""
    naturals, twos, jokers, clean, dirty, on_table = (row_of(t, name, side) for name in _TALLIES_OF_SIDES)
    return Melded(naturals, twos, jokers, clean, dirty, on_table, int(t.table_size[side]), int(t.down[side]))


def row_of(t: MeldingRecord, tallies: str, row: int) -> bytes:
    """One row of a field of tallies, in bytes; an array of the field is not made for it."""
    record: Any = t
    return bytes(record.memory[_rows(record.__class__, tallies)[row]])


@cache
def _rows(kind: type[Record], tallies: str) -> tuple[slice, ...]:
    """Where in a record of this kind the rows of a field of tallies lie."""
    field = kind.layout[tallies]
    wide = field.shape[1]
    return tuple(slice(start, start + wide) for start in range(field.offset, field.offset + field.bytes, wide))


@lru_cache(maxsize=256)
def _quota(spoken: str, house: MeldingHouse, side: int, melded: Melded, needed: tuple[int, int, int]) -> Facts:
    """The piles that a side needs to go out. needed: how many clean, dirty and wild ones."""
    special = _special_ranks(house)
    clean = sum(melded.clean[rank] for rank in range(FOUR, ACE + 1) if rank not in special)
    items = list(zip(("clean", "dirty", "wild"), (clean, sum(melded.dirty), melded.clean[WILD]), needed, strict=True))
    items += [(name, melded.clean[rank], 1) for name, rank in SPECIAL.items() if rank in special]
    quotas = [(name, have, of) for name, have, of in items if of]
    wanted = tuple(quota(name, have, of) for name, have, of in quotas)
    says = message("melding-quotas", quotas=wanted) if wanted else ""
    return {"side": side, "says": says, "items": [{"name": name, "have": have, "of": of} for name, have, of in quotas]}


@lru_cache(maxsize=256)
def _lies(spoken: str, house: MeldingHouse, side: int, melded: Melded) -> _Lies:
    rows = [(rank, melded.naturals[rank], melded.twos[rank], melded.jokers[rank]) for rank in _RANKS]
    melds = [each for each in rows if any(each[1:])]
    closed = [pile for rank in _RANKS for pile in _piles(melded, rank)]
    threes = melded.on_table[RED_THREE]
    things = (
        *(laid(*each) for each in melds),
        *(piles(*each) for each in closed),
        *([counted(threes, RED_THREE)] if threes else []),
    )
    zone = {
        "name": f"melds{side}",
        "title": message("melding-melds"),
        "kind": "melds",
        "side": side,
        "seats": list(range(side, house.seats, int(sides_of(house)))),
        "count": melded.size,
        "cards": [],
        "under": 0,
        "melds": [_meld(*each) for each in melds],
        "piles": [_closed(*each) for each in closed],
        "red_threes": threes,
        "down": bool(melded.down),
        "says": message("melding-side-has", things=things) if things else message("melding-side-has-nothing"),
    }
    return _Lies(zone, _points(house, melded))


def _meld(rank: int, naturals: int, twos: int, jokers: int) -> Facts:
    codes = [CODES[card] for card in [rank] * naturals + [TWO] * twos + [JOKER] * jokers]
    return {
        "rank": CODES.get(rank, WILD_WORD),
        "title": message("melding-meld-title", rank=rank_of(rank)),
        "cards": codes,
        "count": len(codes),
        "says": message("melding-meld-of", cards=made_up(rank, naturals, twos, jokers)),
    }


def _piles(melded: Melded, rank: int) -> list[tuple[int, str, int]]:
    """The closed piles of a rank: it, their kind and their number."""
    kinds = (("wild" if rank == WILD else "clean", melded.clean[rank]), ("dirty", melded.dirty[rank]))
    return [(rank, kind, number) for kind, number in kinds if number]


def _closed(rank: int, kind: str, number: int) -> Facts:
    return {
        "rank": CODES.get(rank, WILD_WORD),
        "title": message("melding-meld-title", rank=rank_of(rank)),
        "kind": kind,
        "count": number,
        "top": _TOPS[kind],
        "says": str(piles(rank, kind, number)),
    }


def _points(house: MeldingHouse, melded: Melded) -> int:
    special, bonus = _special_ranks(house), {SEVEN: house.sevens_bonus, FIVE: house.fives_bonus}
    points = sum(int(value_of(house, card)) * number for card, number in enumerate(melded.on_table) if number)
    points += sum((bonus[rank] if rank in special else clean_value(house, rank)) * melded.clean[rank] for rank in range(FOUR, ACE + 1))
    points += house.dirty_bonus * sum(melded.dirty) + house.wild_bonus * melded.clean[WILD]
    return int(points + house.red3_laid * melded.on_table[RED_THREE])


@lru_cache(maxsize=64)
def _special_ranks(house: MeldingHouse) -> tuple[int, ...]:
    return tuple(rank for rank in range(FOUR, ACE + 1) if is_special(house, rank))
