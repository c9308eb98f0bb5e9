"""What the sides may still expect of a deal that is broken off, by a small network of whole numbers.

It was learned from play by `benchmarks/prospects.py` (docs/search.md). It reads a full record, so only what imagines a deal may ask it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...cards.arrays import INT64, Array, zeros
from ...cards.dialect import rule, search
from ...cards.npz import stored_arrays
from .cards import BLACK_THREE, FOUR, JOKER, MELDS, RED_THREE, TWO, WILD
from .greedy import club
from .house import MeldingHouse
from .laying import open_size, value_of
from .players import decks_of, own_side, sides_of
from .quotas import clean_needed, dirty_needed, wild_needed
from .reckoning import clean_piles, dirty_piles, lacking, reckoned_of
from .record import FOOT, MELDING, MeldingRecord
from .weighing_cards import POINT, and_more, open_cards, rank_worth, wilds_worth

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
        cards, in_hand, worth = open_cards(t, side, meld), held_by(t, house, side, meld), value_of(house, meld)
        facts[first] += rank_worth(t, house, meld, cards, theirs) // (20 * POINT)
        facts[first + 1] += rank_worth(t, house, meld, and_more(cards, in_hand, 0), theirs) // (20 * POINT)
        size = cards.naturals + cards.wilds
        if size > 0:
            facts[first + 2] += 1
            facts[first + 3] += in_hand * worth // 5
            facts[first + 4] += int(size + in_hand >= 7) * 4
            facts[first + 5] += size
        elif in_hand >= 3:
            facts[first + 6] += in_hand * worth // 5
        elif in_hand == 2:
            facts[first + 7] += 1
        else:
            facts[first + 8] += in_hand
    wilds = held_by(t, house, side, TWO) + held_by(t, house, side, JOKER)
    facts[first + 9] = wilds
    facts[first + 10] = wilds_worth(t, house, open_size(t, side, WILD) + wilds, theirs) // (20 * POINT)
    facts[first + 11] = held_by(t, house, side, BLACK_THREE) + held_by(t, house, side, RED_THREE)


@search
def write_side(t: MeldingRecord, house: MeldingHouse, side: int, facts: Any, first: int) -> None:
    """Write what a side lacks to go out, its stacks, ranks and wild cards: SIDE_FACTS small whole numbers from `first` on."""
    facts[first] = 8 * max(0, clean_needed(t, house) - clean_piles(t, house, side))
    facts[first + 1] = 8 * max(0, dirty_needed(t, house) - dirty_piles(t, side))
    facts[first + 2] = 8 * max(0, wild_needed(t, house) - int(t.clean[side, WILD]))
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


def _learned() -> tuple[Array, ...]:
    learned = stored_arrays(Path(__file__).with_name("prospects.npz").read_bytes())
    return learned["inner"], learned["inner_base"], learned["outer"]


INNER, INNER_BASE, OUTER = _learned()
"""The network: shape (2 * SIDE_FACTS + TABLE_FACTS, nodes), shape (nodes,), and shape (nodes + 1,), whose last entry is added.

A node is the sum of its facts, or 0 if that is less. INNER is in parts of a thousand and twenty-four, and so is OUTER, which is in points.
"""


@search
def mean_of_others(facts: Any, sides: int, side: int, number: int) -> int:
    """The mean of a fact over the other sides, rounded down."""
    total = 0
    for other in range(sides):
        total += facts[other * SIDE_FACTS + number] if other != side else 0
    return int(total if sides == 2 else total // max(1, sides - 1))


@search
def expected_more(facts: Any, sides: int, side: int, read: Any) -> int:
    """What the network says of a side from the facts of all, in points. read: room for the facts as this side reads them."""
    for number in range(SIDE_FACTS):
        read[number] = facts[side * SIDE_FACTS + number]
        read[SIDE_FACTS + number] = mean_of_others(facts, sides, side, number)
    for number in range(TABLE_FACTS):
        read[2 * SIDE_FACTS + number] = facts[sides * SIDE_FACTS + number]
    expected = OUTER[OUTER.size - 1]
    for node in range(INNER_BASE.size):
        total = INNER_BASE[node]
        for number in range(INNER.shape[1]):
            total += read[number] * INNER[node, number]
        expected += OUTER[node] * total if total > 0 else 0
    return int(expected >> 20)


@search
def prospects(t: MeldingRecord, house: MeldingHouse, expected: Any) -> None:
    """Write for each side what the rest of the deal is expected to add to its count, in points."""
    sides = sides_of(house)
    facts, read = zeros(sides * SIDE_FACTS + TABLE_FACTS, INT64), zeros(INNER.shape[1], INT64)
    write_facts(t, house, facts)
    for side in range(sides):
        expected[side] = expected_more(facts, sides, side, read)
