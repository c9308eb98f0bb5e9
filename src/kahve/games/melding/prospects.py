"""What a side may still expect of a deal of a melding game that is broken off: a small network of whole numbers, learned from play.

It reads a full record, so only what imagines a deal may ask it. `benchmarks/prospects.py` teaches it (docs/search.md).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...cards.dialect import rule, search
from .cards import BLACK_THREE, FOUR, JOKER, MELDS, RED_THREE, TWO, WILD
from .going_out import clean_needed, dirty_needed, wild_needed
from .greedy import (
    POINT,
    Gathered,
    Reckoned,
    and_more,
    clean_piles,
    club,
    dirty_piles,
    lacking,
    open_cards,
    rank_worth,
    reckoned_of,
    wilds_worth,
)
from .house import MeldingHouse
from .laying import open_size, value_of
from .players import decks_of, own_side, sides_of
from .record import FOOT, MELDING, MeldingRecord
from .scoring import left_value
from .taking import meld_of, take_number, top_card

SIDE_FACTS, TABLE_FACTS = 24, 8
"""How many numbers say how a side stands, and how many what is the same for all sides."""


@rule
def held_by(t: MeldingRecord, house: MeldingHouse, side: int, card: int) -> int:
    """How many cards of a kind the hands of a side hold."""
    number = 0
    for seat in range(house.seats):
        number += int(t.hand[seat, card]) if own_side(house, seat) == side else 0
    return number


@search
def write_stacks(t: MeldingRecord, house: MeldingHouse, side: int, facts: Any, first: int) -> None:
    """Write how far a side is through its stacks."""
    for seat in range(house.seats):
        if own_side(house, seat) == side:
            facts[first] += int(t.hand_size[seat])
            facts[first + 1] += int(t.knee_size[seat])
            facts[first + 2] += int(t.foot_size[seat])
            facts[first + 3] += 4 * int(t.stack[seat] == FOOT)
            facts[first + 4] += 8 * int(seat == t.turn)
            facts[first + 5] += 8 * int(seat == t.turn and t.stage == MELDING)


@search
def write_ranks(t: MeldingRecord, house: MeldingHouse, side: int, facts: Any, first: int) -> None:
    """Write what a side has open and holds of the ranks, and what that may become."""
    theirs = reckoned_of(t, house, side, club(t, house))
    for meld in range(FOUR, MELDS):
        cards, held, worth = open_cards(t, side, meld), held_by(t, house, side, meld), value_of(house, meld)
        facts[first] += rank_worth(t, house, meld, cards, theirs) // (20 * POINT)
        facts[first + 1] += rank_worth(t, house, meld, and_more(cards, held, 0), theirs) // (20 * POINT)
        size = cards.naturals + cards.wilds
        if size > 0:
            facts[first + 2] += 1
            facts[first + 3] += held * worth // 5
            facts[first + 4] += int(size + held >= 7) * 4
            facts[first + 5] += size
        elif held >= 3:
            facts[first + 6] += held * worth // 5
        elif held == 2:
            facts[first + 7] += 1
        else:
            facts[first + 8] += held
    wilds = held_by(t, house, side, TWO) + held_by(t, house, side, JOKER)
    facts[first + 9] = wilds
    facts[first + 10] = wilds_worth(t, house, open_size(t, side, WILD) + wilds, theirs) // (20 * POINT)
    facts[first + 11] = held_by(t, house, side, BLACK_THREE) + held_by(t, house, side, RED_THREE)


@search
def write_side(t: MeldingRecord, house: MeldingHouse, side: int, facts: Any, first: int) -> None:
    """Write how a side stands, SIDE_FACTS small whole numbers from `first` on."""
    facts[first] = 8 * max(0, clean_needed(t, house) - clean_piles(t, house, side))
    facts[first + 1] = 8 * max(0, dirty_needed(t, house) - dirty_piles(t, side))
    facts[first + 2] = 8 * max(0, wild_needed(house) - int(t.clean[side, WILD]))
    facts[first + 3] = 4 * lacking(t, house, side)
    facts[first + 4] = 8 * int(t.down[side])
    facts[first + 5] = 0 if t.down[side] else int(t.minimum[side]) // 10
    write_stacks(t, house, side, facts, first + 6)
    write_ranks(t, house, side, facts, first + 12)


@search
def write_table(t: MeldingRecord, house: MeldingHouse, facts: Any, first: int) -> None:
    """Write what is the same for all sides, TABLE_FACTS small whole numbers from `first` on."""
    facts[first] = int(t.stock_size) // 4
    facts[first + 1] = max(0, 24 - int(t.stock_size))
    facts[first + 2] = int(t.discard_size)
    facts[first + 3] = 8 * int(t.frozen_by > 0)
    facts[first + 4] = 4 * int(house.seats)
    facts[first + 5] = 8 * (int(house.seats) // sides_of(house))
    facts[first + 6] = 4 * decks_of(house)
    facts[first + 7] = 0


@search
def write_facts(t: MeldingRecord, house: MeldingHouse, facts: Any) -> None:
    """Write the facts of each side one after the other, and then those of the table; shape (sides * SIDE_FACTS + TABLE_FACTS,), zeros."""
    for side in range(sides_of(house)):
        write_side(t, house, side, facts, side * SIDE_FACTS)
    write_table(t, house, facts, sides_of(house) * SIDE_FACTS)
