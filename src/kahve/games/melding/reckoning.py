"""What a seat reckons before it weighs a move: which cards are hidden, how many may come to its side, and what its side lacks.

Chances are in thousandths, and numbers of expected cards in hundredths. What is the same for every move of a position is reckoned once.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from ...cards.arrays import INT64, Array, table, zeros
from ...cards.dialect import rule, search
from .cards import FOUR, JOKER, MELDS, TWO, WILD
from .house import MeldingHouse
from .judgement import MeldingNumbers
from .layouts import is_special
from .players import is_three, own_side, packs_in_play, sides_of
from .quotas import clean_needed, dirty_needed, wild_needed
from .record import FOOT, MeldingRecord
from .stacks import draw_number

HALF, TALLY_BITS, TALLY_NONE = 8, 8, 64
"""The kinds in one tally, the bits of each, and the entry that stands for no card. More seen than there are, as in a position made by hand,
lowers an entry without changing its neighbour."""

MOST_SHORT, CHANCE_STEP, CHANCE_STEPS = 21, 25, 61


def _chances() -> Array:
    chances = zeros((MOST_SHORT + 1, CHANCE_STEPS), INT64)
    for short in range(MOST_SHORT + 1):
        for step in range(CHANCE_STEPS):
            mean = step * CHANCE_STEP / 100
            less = sum(math.exp(-mean) * mean**number / math.factorial(number) for number in range(short))
            chances[short, step] = round(1000 * (1 - less))
    return table(chances.tolist())


CHANCES = _chances()
"""The chance, in thousandths, that at least `short` cards come, by the quarters of a card that are to be expected."""


class Reckoned(NamedTuple):
    """What is the same for every move of a position, as a side sees it."""

    by: MeldingNumbers
    low_kinds: int
    """The cards hidden from the seat to move, of the kinds below HALF: a tally, read by `still_hidden`."""
    high_kinds: int
    """The same of the other kinds."""
    hidden: int
    """How many cards are hidden in all."""
    caught: int
    """The chance, in thousandths, that the deal ends before the seat to move plays again."""
    side: int
    coming: int
    """How many hidden cards, in hundredths, may come to the side."""
    lacks_clean: int
    """1 where the side lacks a clean pile to go out."""
    pledged: int
    """The dirty piles of the side, and its open melds with wild cards."""


# -- what has been seen, and what may come -----------------------------------------------------------------------------------------------


@rule
def in_pack(t: MeldingRecord, house: MeldingHouse, card: int) -> int:
    """How many cards of a kind there are."""
    each = int(house.jokers_per_deck) if card == JOKER else (2 if is_three(card) else 4)
    return each * packs_in_play(t, house)


@search
def unseen(t: MeldingRecord, house: MeldingHouse, card: int) -> int:
    """How many cards of a kind are hidden from the seat to move."""
    seen = int(t.hand[t.turn, card])
    for side in range(sides_of(house)):
        seen += int(t.on_table[side, card])
    for place in range(t.discard_size):
        seen += t.discard[place] == card
    return max(0, in_pack(t, house, card) - seen)


@search
def hidden(t: MeldingRecord, house: MeldingHouse) -> int:
    """How many cards are hidden from the seat to move."""
    cards = t.stock_size - t.hand_size[t.turn]
    for seat in range(house.seats):
        cards += t.hand_size[seat] + int(t.knee_size[seat]) + int(t.foot_size[seat])
    return max(1, int(cards))


@search
def coming(t: MeldingRecord, house: MeldingHouse, side: int) -> int:
    """How many hidden cards, in hundredths, may come to a side and be kept."""
    stacked = mine = 0
    for seat in range(house.seats):
        if own_side(house, seat) == side:
            mine += 1
            stacked += int(t.knee_size[seat]) + int(t.foot_size[seat])
    return int(100 * t.stock_size * mine // house.seats + 100 * stacked)


@search
def hidden_of_half(t: MeldingRecord, house: MeldingHouse, first: int) -> int:
    """A tally of the cards hidden from the seat to move, of HALF kinds from this one on; `unseen` says the same of one kind."""
    tally = 0
    for card in range(max(1, first), first + HALF):
        number = TALLY_NONE + in_pack(t, house, card) - int(t.hand[t.turn, card])
        for side in range(sides_of(house)):
            number -= int(t.on_table[side, card])
        tally += number << TALLY_BITS * (card - first)
    for place in range(t.discard_size):
        card = int(t.discard[place]) - first
        tally -= 1 << TALLY_BITS * card if 0 <= card < HALF else 0
    return tally


@rule
def still_hidden(reckoned: Reckoned, card: int) -> int:
    """How many cards of a kind are hidden from the seat to move, as was reckoned."""
    tally = reckoned.low_kinds if card < HALF else reckoned.high_kinds
    return max(0, (tally >> TALLY_BITS * (int(card) & HALF - 1) & (1 << TALLY_BITS) - 1) - TALLY_NONE)


@search
def arrivals(meld: int, reckoned: Reckoned) -> int:
    """How many cards of a rank, or wild cards, in hundredths, may come to the side."""
    cards = still_hidden(reckoned, TWO) + still_hidden(reckoned, JOKER) if meld == WILD else still_hidden(reckoned, meld)
    return reckoned.coming * cards // reckoned.hidden


@rule
def chance(short: int, expected: int) -> int:
    """The chance, in thousandths, that `short` cards come, when `expected` hundredths are to be expected."""
    return int(CHANCES[min(max(0, short), MOST_SHORT), min(expected // CHANCE_STEP, CHANCE_STEPS - 1)])


@rule
def take_most(house: MeldingHouse) -> int:
    """About how many cards a take brings."""
    return 12 if house.take_count == 0 else int(house.take_count)


@rule
def thrown_lately(t: MeldingRecord, house: MeldingHouse, card: int) -> bool:
    """Whether a card of this kind lies among the last that were thrown."""
    thrown = False
    for place in range(max(0, t.discard_size - 2 * house.seats), t.discard_size):
        thrown = thrown or t.discard[place] == card
    return bool(thrown)


# -- the piles of a side -----------------------------------------------------------------------------------------------------------------


@search
def clean_piles(t: MeldingRecord, house: MeldingHouse, side: int) -> int:
    """How many clean piles of plain ranks a side has."""
    piles = 0
    for meld in range(FOUR, MELDS):
        piles += 0 if is_special(house, meld) else int(t.clean[side, meld])
    return piles


@search
def dirty_piles(t: MeldingRecord, side: int) -> int:
    """How many dirty piles a side has."""
    piles = 0
    for meld in range(FOUR, MELDS):
        piles += int(t.dirty[side, meld])
    return piles


@search
def lacking(t: MeldingRecord, house: MeldingHouse, side: int) -> int:
    """How many piles a side lacks to go out."""
    piles = max(0, clean_needed(t, house) - clean_piles(t, house, side)) + max(0, dirty_needed(t, house) - dirty_piles(t, side))
    for meld in range(FOUR, MELDS):
        piles += is_special(house, meld) and t.clean[side, meld] == 0
    return int(piles + max(0, wild_needed(t, house) - int(t.clean[side, WILD])))


@search
def pledged_piles(t: MeldingRecord, side: int) -> int:
    """The dirty piles of a side, and its open melds with wild cards, which may become such."""
    pledged = dirty_piles(t, side)
    for meld in range(FOUR, MELDS):
        pledged += t.twos[side, meld] + t.jokers[side, meld] > 0
    return int(pledged)


# -- what is the same for all moves ------------------------------------------------------------------------------------------------------


@search
def caught(t: MeldingRecord, house: MeldingHouse, by: MeldingNumbers) -> int:
    """The chance, in thousandths, that the deal ends before the seat to move plays again; rough."""
    turns = (t.stock_size + t.box_size) // draw_number(t, house)
    likelihood = by.CAUGHT_SURE if turns < house.seats else (by.CAUGHT_LATE if turns < 2 * house.seats else 0)
    for seat in range(house.seats):
        side = own_side(house, seat)
        if side != own_side(house, t.turn) and t.stack[seat] == FOOT and t.foot_size[seat] == 0:
            missing = lacking(t, house, side)
            if missing == 0:
                likelihood = max(likelihood, by.CAUGHT_READY if t.hand_size[seat] > 5 else by.CAUGHT_FEW)
            elif missing == 1:
                likelihood = max(likelihood, by.CAUGHT_NEAR)
    return int(likelihood)


@search
def reckoned_of(t: MeldingRecord, house: MeldingHouse, side: int, seen: Reckoned) -> Reckoned:
    """The same cards seen, reckoned for another side."""
    lacks = int(clean_piles(t, house, side) < clean_needed(t, house))
    arriving, pledged = coming(t, house, side), pledged_piles(t, side)
    return Reckoned(seen.by, seen.low_kinds, seen.high_kinds, seen.hidden, seen.caught, side, arriving, lacks, pledged)


@search
def reckoned_by(t: MeldingRecord, house: MeldingHouse, by: MeldingNumbers) -> Reckoned:
    """What a player of this judgement reckons, for its own side."""
    side, low, high = own_side(house, t.turn), hidden_of_half(t, house, 0), hidden_of_half(t, house, HALF)
    return reckoned_of(t, house, side, Reckoned(by, low, high, hidden(t, house), caught(t, house, by), side, 0, 0, 0))
