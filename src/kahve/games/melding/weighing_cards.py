"""What the cards of a side may be worth: piles of a rank, wild cards, and one card more or less in the hand.

Everything is weighed by one question: with what chance will a rank, or the wild cards, still make a pile? The answer goes by what lies
open, what the seat holds and how many of the rank may yet come to its side. A card is worth what it adds to that.
"""

from __future__ import annotations

from typing import NamedTuple

from ...cards.dialect import rule, search
from .cards import JOKER, RED_THREE, SEVEN, TWO, WILD
from .house import MeldingHouse, RedThreePlay
from .laying import clean_value, open_size, value_of
from .layouts import PILE, is_special
from .players import is_three, is_wild, own_side
from .quotas import dirty_needed, wild_needed
from .reckoning import Reckoned, arrivals, chance
from .record import MeldingRecord

POINT = 100


class Gathered(NamedTuple):
    """The cards of a rank that a side has towards a pile."""

    naturals: int
    wilds: int
    is_open: int
    """1 where a meld of the rank is open, or is reckoned to be."""


# -- the cards of a rank -----------------------------------------------------------------------------------------------------------------


@rule
def own_cards(t: MeldingRecord, house: MeldingHouse, meld: int) -> Gathered:
    """What the seat to move has of a rank in its side's open meld and in its hand."""
    return and_more(open_cards(t, own_side(house, t.turn), meld), int(t.hand[t.turn, meld]), 0)


@rule
def open_cards(t: MeldingRecord, side: int, meld: int) -> Gathered:
    """What a side has of a rank in its open meld."""
    naturals, wilds = int(t.naturals[side, meld]), int(t.twos[side, meld]) + int(t.jokers[side, meld])
    return Gathered(naturals, wilds, int(naturals + wilds > 0))


@rule
def and_more(cards: Gathered, naturals: int, wilds: int) -> Gathered:
    """These cards and some more, or fewer."""
    return Gathered(cards.naturals + naturals, cards.wilds + wilds, cards.is_open)


@rule
def opened(cards: Gathered) -> Gathered:
    """These cards, a meld of the rank being open."""
    return Gathered(cards.naturals, cards.wilds, 1)


@rule
def clean_worth(t: MeldingRecord, house: MeldingHouse, meld: int, reckoned: Reckoned) -> int:
    """What a clean pile of this rank is worth, in points."""
    if is_special(house, meld):
        return int(house.sevens_bonus if meld == SEVEN else house.fives_bonus) + (
            reckoned.by.NEED if t.clean[reckoned.side, meld] == 0 else 0
        )
    return clean_value(house, meld) + (reckoned.by.NEED if reckoned.lacks_clean else 0)


@search
def dirty_worth(t: MeldingRecord, house: MeldingHouse, meld: int, reckoned: Reckoned) -> int:
    """What a dirty pile of this rank is worth, in points.

    As many as are needed to go out are worth more. An open meld of another rank counts as one of these if it has wild cards.
    """
    pledged = reckoned.pledged - int(t.twos[reckoned.side, meld] + t.jokers[reckoned.side, meld] > 0)
    return int(house.dirty_bonus) + (reckoned.by.NEED_DIRTY if pledged < dirty_needed(t, house) else 0)


@search
def rank_worth(t: MeldingRecord, house: MeldingHouse, meld: int, cards: Gathered, reckoned: Reckoned) -> int:
    """What piles of a rank may be worth to a side that has these cards of it."""
    wilds = cards.wilds
    size = wilds + cards.naturals
    expected = arrivals(meld, reckoned) * (reckoned.by.KEPT_OPEN if cards.is_open else reckoned.by.KEPT_ELSE) // 100
    clean, dirty = clean_worth(t, house, meld, reckoned), 0 if is_special(house, meld) else dirty_worth(t, house, meld, reckoned)
    worth = 0
    for pile in range(PILE, 4 * PILE, PILE):
        as_clean = 0 if wilds > 0 and pile == PILE else chance(pile - size, expected)
        worth += as_clean * clean * reckoned.by.CLEAN_HOPE // 100
        worth += max(0, chance(pile - size, expected + reckoned.by.WILD_HELP) - as_clean) * dirty
    return int(worth // 10)


# -- wild cards --------------------------------------------------------------------------------------------------------------------------


@rule
def held_wilds(t: MeldingRecord) -> int:
    """The wild cards in the hand of the seat to move."""
    return int(t.hand[t.turn, TWO]) + int(t.hand[t.turn, JOKER])


@rule
def own_wilds(t: MeldingRecord, house: MeldingHouse) -> int:
    """The wild cards in the open meld of wild cards of the seat to move and in its hand."""
    return open_size(t, own_side(house, t.turn), WILD) + held_wilds(t)


@search
def wilds_worth(t: MeldingRecord, house: MeldingHouse, wilds: int, reckoned: Reckoned) -> int:
    """What `wilds` wild cards, open and in the hand that is seen, may be worth to a side."""
    worth = reckoned.by.WILD_CARD * POINT * wilds
    if house.wild_melds:
        expected = arrivals(WILD, reckoned) * reckoned.by.KEPT_OPEN // 100
        bonus = int(house.wild_bonus) + (reckoned.by.NEED_WILD if t.clean[reckoned.side, WILD] < wild_needed(t, house) else 0)
        for pile in range(PILE, 4 * PILE, PILE):
            worth += chance(pile - wilds, expected) * bonus // 10
    return int(worth)


@rule
def wild_cost(t: MeldingRecord, house: MeldingHouse, number: int, reckoned: Reckoned) -> int:
    """What it costs to give `number` wild cards away from the pile of wild cards."""
    wilds = own_wilds(t, house)
    return wilds_worth(t, house, wilds, reckoned) - wilds_worth(t, house, max(0, wilds - number), reckoned)


# -- one card more or less ---------------------------------------------------------------------------------------------------------------


@search
def keeping(t: MeldingRecord, house: MeldingHouse, card: int, reckoned: Reckoned) -> int:
    """What a card in the hand adds to what its side may make."""
    if is_wild(card):
        return wild_cost(t, house, 1, reckoned)
    if is_three(card):
        return 0
    cards = own_cards(t, house, card)
    return rank_worth(t, house, card, cards, reckoned) - rank_worth(t, house, card, and_more(cards, -1, 0), reckoned)


@search
def getting(t: MeldingRecord, house: MeldingHouse, card: int, reckoned: Reckoned) -> int:
    """What one card more of a kind would be worth to the seat to move."""
    if is_three(card):
        return POINT * int(house.red3_laid) if card == RED_THREE and house.red3_play == RedThreePlay.LAID else -reckoned.by.JUNK * POINT
    side, in_hand = own_side(house, t.turn), int(t.hand[t.turn, max(card, WILD)])
    if is_wild(card):
        wilds = own_wilds(t, house)
        return wilds_worth(t, house, wilds + 1, reckoned) - wilds_worth(t, house, wilds, reckoned) + POINT * value_of(house, card)
    cards = own_cards(t, house, card)
    gain = rank_worth(t, house, card, and_more(cards, 1, 0), reckoned) - rank_worth(t, house, card, cards, reckoned)
    usable = open_size(t, side, card) > 0 or in_hand >= 2
    return gain + POINT * (value_of(house, card) if usable else -reckoned.by.JUNK)
