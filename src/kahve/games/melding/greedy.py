"""What a good club player thinks of a move in a melding game: one look ahead, from what the seat has seen.

Worths are whole numbers, a hundred to the point. Everything is weighed by one question: with what chance will a rank, or the wild cards,
still make a pile? The answer goes by what lies open, what the seat holds and how many of the rank may yet come to its side. A card is
worth what it adds to that. A lay keeps the card and makes it safe; a discard gives it up and shows it to the next seat. `t` is the view of
the seat to move, `by` has the numbers that it is weighed by (`judgement.py`).
"""

from __future__ import annotations

import math
from typing import NamedTuple

from ...cards.arrays import INT64, Array, table, zeros
from ...cards.dialect import rule, search
from ...cards.faces import NO_CARD
from ..match import next_seat
from .cards import BLACK_THREE, FOUR, JOKER, MELDS, RED_THREE, SEVEN, TWO, WILD
from .going_out import asks, lays_out, least_kept, must_go_out, partners_ready
from .house import AddBeyondSeven, MeldingHouse, RedThreePlay, WildTopTakeable
from .judgement import ALONE, CLUB, HOME, WITH_PARTNER, MeldingNumbers
from .laying import clean_value, lies_under_pile, open_size, value_of
from .layouts import PILE, is_special, wild_limit
from .melds import added_by_all
from .moves import (
    ADD,
    ADD_ALL,
    ASK,
    DISCARD,
    DRAW,
    FLOAT,
    KEEP_FIRST,
    KEEP_SECOND,
    LAY_BEGINS,
    LAY_BLACK,
    LAY_JOKERS,
    LAY_MELD,
    LAY_NATURALS,
    LAY_RED,
    LAY_TWOS,
    NEW_WITH_TWO,
    NO,
    NO_LAY,
    TAKE,
    TAKE_WITH_JOKER,
    YES,
)
from .players import is_three, is_wild, own_side, packs_in_play, sides_of
from .quotas import clean_needed, dirty_needed, wild_needed
from .record import FOOT, SAID_YES, MeldingRecord
from .scoring import left_value, out_bonus
from .taking import meld_of, take_number, top_card
from .turns import draw_number, on_foot

POINT = 100
AFTER_LAYS = -1_000_000
"""A discard ends the turn, so it comes after every lay that is worth anything."""
NEVER = -100_000_000
"""What is worth less than ending the turn."""
OUT = 100_000_000
"""Going out when that pays, and all that leads there."""

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
"""The chance, in thousandths, that at least so many cards come when so many quarters of a card are to be expected."""


class Gathered(NamedTuple):
    """The cards of a rank that a side has towards a pile."""

    naturals: int
    wilds: int
    is_open: int
    """1 where a meld of the rank is open, or is reckoned to be."""


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


# -- what has been seen, and what may come ----------------------------------------------------------------------------------------------


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
    """The chance, in thousandths, that so many cards come, when so many hundredths are to be expected."""
    return int(CHANCES[min(max(0, short), MOST_SHORT), min(expected // CHANCE_STEP, CHANCE_STEPS - 1)])


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


# -- piles -------------------------------------------------------------------------------------------------------------------------------


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


@search
def wilds_worth(t: MeldingRecord, house: MeldingHouse, wilds: int, reckoned: Reckoned) -> int:
    """What so many wild cards, open and in the hand that is seen, may be worth to a side."""
    worth = reckoned.by.WILD_CARD * POINT * wilds
    if house.wild_melds:
        expected = arrivals(WILD, reckoned) * reckoned.by.KEPT_OPEN // 100
        bonus = int(house.wild_bonus) + (reckoned.by.NEED_WILD if t.clean[reckoned.side, WILD] < wild_needed(t, house) else 0)
        for pile in range(PILE, 4 * PILE, PILE):
            worth += chance(pile - wilds, expected) * bonus // 10
    return int(worth)


@rule
def own_wilds(t: MeldingRecord, house: MeldingHouse) -> int:
    """The wild cards in the open meld of wild cards of the seat to move and in its hand."""
    return open_size(t, own_side(house, t.turn), WILD) + held_wilds(t)


@rule
def held_wilds(t: MeldingRecord) -> int:
    """The wild cards in the hand of the seat to move."""
    return int(t.hand[t.turn, TWO]) + int(t.hand[t.turn, JOKER])


@rule
def wild_cost(t: MeldingRecord, house: MeldingHouse, number: int, reckoned: Reckoned) -> int:
    """What it costs to give so many wild cards away from the pile of wild cards."""
    wilds = own_wilds(t, house)
    return wilds_worth(t, house, wilds, reckoned) - wilds_worth(t, house, max(0, wilds - number), reckoned)


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


# -- what is the same for all moves -----------------------------------------------------------------------------------------------------


@search
def pledged_piles(t: MeldingRecord, side: int) -> int:
    """The dirty piles of a side, and its open melds with wild cards, which may become such."""
    pledged = dirty_piles(t, side)
    for meld in range(FOUR, MELDS):
        pledged += t.twos[side, meld] + t.jokers[side, meld] > 0
    return int(pledged)


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


# -- one card more or less ----------------------------------------------------------------------------------------------------------------


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
    side, held = own_side(house, t.turn), int(t.hand[t.turn, max(card, WILD)])
    if is_wild(card):
        wilds = own_wilds(t, house)
        return wilds_worth(t, house, wilds + 1, reckoned) - wilds_worth(t, house, wilds, reckoned) + POINT * value_of(house, card)
    cards = own_cards(t, house, card)
    gain = rank_worth(t, house, card, and_more(cards, 1, 0), reckoned) - rank_worth(t, house, card, cards, reckoned)
    usable = open_size(t, side, card) > 0 or held >= 2
    return gain + POINT * (value_of(house, card) if usable else -reckoned.by.JUNK)


@rule
def drawing(t: MeldingRecord, house: MeldingHouse, reckoned: Reckoned) -> int:
    """What the cards are worth that a draw may be expected to give."""
    worth = 0
    for card in range(FOUR, JOKER + 1):
        worth += still_hidden(reckoned, card) * getting(t, house, card, reckoned)
    return worth * draw_number(t, house) // reckoned.hidden


@search
def taking(t: MeldingRecord, house: MeldingHouse, move: int, reckoned: Reckoned) -> int:
    """What taking the pile is worth more than drawing."""
    card, number = top_card(t), take_number(t, house)
    worth = getting(t, house, card, reckoned) - drawing(t, house, reckoned) + reckoned.by.TAKING * POINT
    for place in range(t.discard_size - number, t.discard_size - 1):
        worth += getting(t, house, t.discard[place], reckoned) * reckoned.by.TAKEN_REST // 100
        worth -= POINT * left_value(house, t.discard[place]) * reckoned.caught // 500
    if t.down[own_side(house, t.turn)] == 0:
        worth += reckoned.by.DOWN * POINT
    if move != 1:
        worth -= wild_cost(t, house, 1, reckoned)
    return int(worth)


# -- laying -------------------------------------------------------------------------------------------------------------------------------


@search
def safety(t: MeldingRecord, house: MeldingHouse, card: int, reckoned: Reckoned) -> int:
    """What it is worth to have this card on the table rather than in the hand."""
    race = 0
    if t.foot_size[t.turn] > 0:
        race = reckoned.by.RACE + reckoned.by.SOON // t.hand_size[t.turn]
        race += reckoned.by.LAST if t.hand_size[t.turn] <= reckoned.by.FEW else 0
    return int(POINT * (reckoned.by.LAYING + race) + 2 * POINT * value_of(house, card) * (100 + reckoned.caught) // 1000)


@search
def wild_to_rank(t: MeldingRecord, house: MeldingHouse, meld: int, reckoned: Reckoned) -> int:
    """What a wild card does in a meld of this rank, against what it would do elsewhere."""
    cards = own_cards(t, house, meld)
    before = rank_worth(t, house, meld, opened(cards), reckoned)
    gain = rank_worth(t, house, meld, and_more(opened(cards), 0, 1), reckoned) - before
    wilds = cards.wilds
    short = PILE - cards.naturals - wilds
    gain -= wild_cost(t, house, 1, reckoned)
    if 1 < short <= held_wilds(t) and wilds + short <= wild_limit(house, meld, PILE):
        return max(gain, (POINT * dirty_worth(t, house, meld, reckoned) - before - wild_cost(t, house, short, reckoned)) // short)
    return gain


@search
def laying(t: MeldingRecord, house: MeldingHouse, move: int, reckoned: Reckoned) -> int:
    """What a lay is worth in itself."""
    meld = LAY_MELD[move]
    if lies_under_pile(t, own_side(house, t.turn), move):
        return tucking(t, house, meld if LAY_NATURALS[move] > 0 else (TWO if LAY_TWOS[move] > 0 else JOKER), reckoned)
    worth = LAY_TWOS[move] * safety(t, house, TWO, reckoned) + LAY_JOKERS[move] * safety(t, house, JOKER, reckoned)
    if meld == WILD:
        return int(worth)
    worth += LAY_NATURALS[move] * safety(t, house, meld, reckoned)
    held = t.hand[t.turn, meld]
    if held >= 2 and held - LAY_NATURALS[move] < 2:
        worth -= POINT * reckoned.by.HOLDING * min(take_most(house), t.discard_size) // 10
    if LAY_TWOS[move] + LAY_JOKERS[move] > 0:
        worth += wild_to_rank(t, house, meld, reckoned)
    if LAY_BEGINS[move]:
        worth += opening(t, house, meld, reckoned)
    return int(worth)


@rule
def tucking(t: MeldingRecord, house: MeldingHouse, card: int, reckoned: Reckoned) -> int:
    """What it is worth to put a card under a pile, where it makes no other."""
    return safety(t, house, card, reckoned) - keeping(t, house, card, reckoned)


@rule
def opening(t: MeldingRecord, house: MeldingHouse, meld: int, reckoned: Reckoned) -> int:
    """What it is worth that a meld of a rank is open, to which both partners can add."""
    cards = own_cards(t, house, meld)
    return rank_worth(t, house, meld, opened(cards), reckoned) - rank_worth(t, house, meld, cards, reckoned)


@rule
def natural_points(t: MeldingRecord, house: MeldingHouse) -> int:
    """The points of a first meld that needs no wild card, or begins with wild cards alone."""
    points = t.staged
    for meld in range(FOUR, MELDS):
        held = int(t.hand[t.turn, meld])
        if held >= 3 or (held > 0 and open_size(t, own_side(house, t.turn), meld) > 0):
            points += held * value_of(house, meld)
    if house.wild_melds and (held_wilds(t) >= 3 or open_size(t, own_side(house, t.turn), WILD) > 0):
        points += int(t.hand[t.turn, TWO]) * value_of(house, TWO) + int(t.hand[t.turn, JOKER]) * value_of(house, JOKER)
    return int(points)


@search
def first_meld(t: MeldingRecord, house: MeldingHouse, move: int, reckoned: Reckoned) -> int:
    """What a lay is worth besides to a side that is not down: the first meld, less the wild cards that it will cost."""
    short = t.minimum[own_side(house, t.turn)] - natural_points(t, house)
    if short <= 0:
        return int(reckoned.by.DOWN * POINT if LAY_TWOS[move] + LAY_JOKERS[move] == 0 or LAY_MELD[move] == WILD else 0)
    wilds = 1 + (short - 1) // 40
    late = (in_pack(t, house, FOUR) * 13 - t.stock_size) * reckoned.by.DOWN_LATE // 200
    return int((reckoned.by.DOWN + late) * POINT - (wilds - 1) * wild_cost(t, house, 1, reckoned))


@search
def lay_worth(t: MeldingRecord, house: MeldingHouse, move: int, reckoned: Reckoned) -> int:
    """What a lay is worth; less than ending the turn if it is better not made."""
    worth = laying(t, house, move, reckoned)
    left = t.hand_size[t.turn] - LAY_NATURALS[move] - LAY_TWOS[move] - LAY_JOKERS[move]
    if t.answer == SAID_YES or must_go_out(t, house):
        return OUT + worth
    if on_foot(t) and left < least_kept(house):
        gain = going_out(t, house, reckoned)
        return OUT + worth if gain > 0 else NEVER + gain
    if t.down[own_side(house, t.turn)] == 0:
        worth += first_meld(t, house, move, reckoned)
    elif worth <= 0 and may_go_out(t, house, reckoned):
        return OUT + worth
    return worth if worth > 0 else NEVER + worth


@search
def all_worth(t: MeldingRecord, house: MeldingHouse, card: int, reckoned: Reckoned) -> int:
    """What adding all cards of a rank is worth: more than one of them, unless it comes to going out when that does not pay."""
    left = t.hand_size[t.turn] - added_by_all(t, house, card)
    if on_foot(t) and left < least_kept(house) and t.answer != SAID_YES and not must_go_out(t, house):
        gain = going_out(t, house, reckoned)
        return OUT + gain if gain > 0 else NEVER + gain
    return lay_worth(t, house, card - FOUR + ADD, reckoned) + 1


# -- discarding ---------------------------------------------------------------------------------------------------------------------------


@rule
def thrown_lately(t: MeldingRecord, house: MeldingHouse, card: int) -> bool:
    """Whether a card of this kind lies among the last that were thrown."""
    thrown = False
    for place in range(max(0, t.discard_size - 2 * house.seats), t.discard_size):
        thrown = thrown or t.discard[place] == card
    return bool(thrown)


@search
def may_take(t: MeldingRecord, house: MeldingHouse, card: int, reckoned: Reckoned) -> int:
    """The chance, in thousandths, that the next seat takes a pile with this card on top."""
    if is_three(card) or (is_wild(card) and (house.wild_top_takeable == WildTopTakeable.NEVER or house.wild_melds == 0)):
        return 0
    seat = next_seat(house, t.turn)
    size = open_size(t, own_side(house, seat), meld_of(card))
    if house.foot_take_on_meld and t.stack[seat] == FOOT and size > 0:
        return 1000
    need = 2 + (PILE - size if size > PILE - 3 else 0) - (1 if house.take_with_one_wild else 0)
    shown = int(t.known[seat, card])
    if shown >= need:
        return 1000
    expected = 100 * t.hand_size[seat] * still_hidden(reckoned, card) // reckoned.hidden
    likelihood = chance(need - shown, expected)
    likelihood = likelihood * reckoned.by.PASSED // 100 if thrown_lately(t, house, card) else likelihood
    likelihood = likelihood * reckoned.by.NOT_DOWN // 100 if t.down[own_side(house, seat)] == 0 else likelihood
    return int(likelihood * reckoned.by.OPEN_PAIRS // 100 if size > 0 else likelihood)


@search
def throwing(t: MeldingRecord, house: MeldingHouse, card: int, reckoned: Reckoned) -> int:
    """What it costs to throw this card."""
    spoils = reckoned.by.SPOILS * POINT * min(take_most(house), t.discard_size + 1)
    cost = keeping(t, house, card, reckoned) + may_take(t, house, card, reckoned) * spoils // 1000
    cost -= POINT * left_value(house, card) * (100 + reckoned.caught) // 1000
    if t.hand[t.turn, card] == 2 and not is_three(card):
        cost += reckoned.by.KEEPING_PAIRS * POINT
    return int(cost - (POINT * house.red3_left if card == RED_THREE else 0))


@rule
def take_most(house: MeldingHouse) -> int:
    """About how many cards a take brings."""
    return 12 if house.take_count == 0 else int(house.take_count)


@rule
def discard_worth(t: MeldingRecord, house: MeldingHouse, card: int, reckoned: Reckoned) -> int:
    """What a discard is worth; the last card of the foot goes out."""
    if on_foot(t) and t.hand_size[t.turn] == 1:
        return AFTER_LAYS + going_out(t, house, reckoned)
    return AFTER_LAYS - throwing(t, house, card, reckoned)


# -- going out ----------------------------------------------------------------------------------------------------------------------------


@search
def cost_left(t: MeldingRecord, house: MeldingHouse, side: int, reckoned: Reckoned) -> int:
    """What the stacks of a side would cost if the seat that asks, or is to move, went out now, in points."""
    cost = 0
    for seat in range(house.seats):
        goes = seat == t.asker - 1 or (t.asker == 0 and seat == t.turn)
        if own_side(house, seat) == side:
            cost += reckoned.by.LEFT_EACH * (int(t.knee_size[seat]) + int(t.foot_size[seat]))
        if own_side(house, seat) == side and not goes:
            cost += hand_cost(t, house) if seat == t.turn else reckoned.by.LEFT_EACH * t.hand_size[seat]
    return int(cost)


@rule
def hand_cost(t: MeldingRecord, house: MeldingHouse) -> int:
    """What the hand of the seat to move would cost, in points."""
    cost = 0
    for card in range(FOUR, JOKER + 1):
        cost += int(t.hand[t.turn, card]) * (int(house.red3_left) if card == RED_THREE else left_value(house, card))
    return cost


@search
def future(t: MeldingRecord, house: MeldingHouse, side: int, reckoned: Reckoned) -> int:
    """What a side may still make of its open melds and of what may come."""
    theirs = reckoned_of(t, house, side, reckoned)
    worth = wilds_worth(t, house, open_size(t, side, WILD), theirs)
    for meld in range(FOUR, MELDS):
        worth += rank_worth(t, house, meld, open_cards(t, side, meld), theirs)
    return worth


@search
def going_out(t: MeldingRecord, house: MeldingHouse, reckoned: Reckoned) -> int:
    """What going out now is worth more than playing on."""
    own, others = own_side(house, t.turn), sides_of(house) - 1
    gain = POINT * (out_bonus(t, house) + reckoned.by.OUT_NOW - cost_left(t, house, own, reckoned))
    ahead = future(t, house, own, reckoned)
    for side in range(sides_of(house)):
        if side != own:
            gain += POINT * cost_left(t, house, side, reckoned) // others
            ahead -= future(t, house, side, reckoned) // others
    return int(gain - ahead * reckoned.by.AHEAD // 100)


@search
def stuck(t: MeldingRecord, house: MeldingHouse) -> int:
    """How many cards of the seat to move cannot be laid, at the least."""
    side, wilds = own_side(house, t.turn), held_wilds(t)
    cards = int(t.hand[t.turn, BLACK_THREE]) + int(t.hand[t.turn, RED_THREE])
    for meld in range(FOUR, MELDS):
        if open_size(t, side, meld) == 0 and (
            house.add_beyond_seven == AddBeyondSeven.OFF or t.clean[side, meld] + t.dirty[side, meld] == 0
        ):
            cards += t.hand[t.turn, meld] == 1
            if t.hand[t.turn, meld] == 2:
                cards += 2 if wilds == 0 else 0
                wilds -= 1 if wilds > 0 else 0
    return int(cards)


@search
def may_go_out(t: MeldingRecord, house: MeldingHouse, reckoned: Reckoned) -> bool:
    """Whether the seat to move can go out in this turn without a question, and gains by it."""
    if not on_foot(t) or asks(house) or t.down[own_side(house, t.turn)] == 0 or stuck(t, house) > 1:
        return False
    return bool(partners_ready(t, house) and lays_out(t, house) and going_out(t, house, reckoned) > 0)


@rule
def choice_worth(t: MeldingRecord, house: MeldingHouse, move: int) -> int:
    """What keeping the first or the second stack is worth: the one whose top card is better."""
    card = int(t.top[t.turn, move - KEEP_FIRST])
    return int(house.red3_laid) if card == RED_THREE else (0 if card == NO_CARD or is_three(card) else value_of(house, card))


@rule
def red_worth(t: MeldingRecord, house: MeldingHouse) -> int:
    """What laying a red three is worth."""
    return POINT * (int(house.red3_laid) + 1) if house.red3_laid >= 0 else NEVER


@rule
def other_worth(t: MeldingRecord, house: MeldingHouse, move: int, reckoned: Reckoned) -> int:
    """What a move that is neither a draw nor a lay is worth."""
    if move < ASK:
        return discard_worth(t, house, move - DISCARD + FOUR, reckoned)
    if move in (ASK, YES):
        gain = going_out(t, house, reckoned)
        return OUT + gain if gain > 0 else NEVER + gain
    if move == LAY_RED:
        return red_worth(t, house)
    if move == LAY_BLACK:
        return OUT
    if move == FLOAT:
        return int(AFTER_LAYS - reckoned.by.FLOATING * POINT)
    return choice_worth(t, house, move) if move in (KEEP_FIRST, KEEP_SECOND) else 0


@rule
def takes_or_needs_wild(t: MeldingRecord, house: MeldingHouse, move: int) -> bool:
    """Whether a move takes the pile, or begins a meld of a rank with a wild card."""
    return TAKE <= move <= TAKE_WITH_JOKER or NEW_WITH_TWO <= move < ADD


@rule
def club(t: MeldingRecord, house: MeldingHouse) -> Reckoned:
    """The judgement of a good club player."""
    return reckoned_by(t, house, CLUB)


@rule
def home(t: MeldingRecord, house: MeldingHouse) -> Reckoned:
    """The judgement of somebody who plays now and then."""
    return reckoned_by(t, house, HOME)


@rule
def expert(t: MeldingRecord, house: MeldingHouse) -> Reckoned:
    """The judgement of an expert."""
    return reckoned_by(t, house, ALONE if sides_of(house) == house.seats else WITH_PARTNER)


@search
def weigh(t: MeldingRecord, house: MeldingHouse, move: int, reckoned: Reckoned) -> int:
    """What a player of this judgement thinks of a move, a hundred to the point."""
    if move in (DRAW, NO):
        return 0
    if move <= TAKE_WITH_JOKER:
        return taking(t, house, move, reckoned)
    if move >= ADD_ALL:
        return all_worth(t, house, move - ADD_ALL + FOUR, reckoned)
    return lay_worth(t, house, move, reckoned) if LAY_MELD[move] != NO_LAY else other_worth(t, house, move, reckoned)
