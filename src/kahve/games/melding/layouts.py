"""What can be laid: how melds may be made up, the most points that some cards can lay, and whether they can all be laid to go out.

A layout of one rank is what becomes of its open meld, of natural cards and of wild cards: seven close a pile, after which a new meld may be
begun. How many piles that makes follows from the number of cards alone; the wild cards spread over them within the limits, so a layout is
possible when their number lies between two bounds. Ranks share the wild cards, so they are combined one after another by how many were
used.

`tests/test_melding.py` holds both searches against a twin that tries every sequence of lays.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...cards.dialect import rule, search
from .cards import ACE, BLACK_THREE, FIVE, FOUR, JOKER, MELDS, RED_THREE, SEVEN, TWO, WILD
from .house import (
    CLOSED,
    COLOUR_TUCKED,
    FIVES,
    OUT_FORBIDDEN,
    OUT_REQUIRED,
    PLAIN_PILES,
)

PILE = 7
NO_WILDS = 4
"""The row of WILD_LIMITS for ranks that take none."""

WILD_LIMITS = np.array(
    [
        [0, 0, 0, 1, 1, 1, 2, 2],  # two natural cards for each
        [0, 0, 0, 1, 1, 2, 2, 3],  # fewer than natural cards
        [0, 0, 0, 1, 2, 2, 3, 3],  # as many
        [0, 0, 0, 1, 2, 3, 3, 3],  # three, beside two natural cards
        [0, 0, 0, 0, 0, 0, 0, 0],
    ],
    dtype=np.int64,
)
"""Shape (5, 8): the most wild cards in a meld of 0 to 7 cards by `wild_ratio`. It never falls, so a meld that is within its limit can be
laid card by card within it: natural cards first."""

EMPTIES = -1
"""Instead of a quota: the whole hand is to be laid, whatever piles that makes."""

MOST_WILDS = 62
"""More wild cards in one hand than a word has bits for are not looked at; no deal comes near."""


@rule
def is_special(house: Any, meld: int) -> bool:
    """Whether a rank takes no wild cards and its piles count apart."""
    if meld == SEVEN:
        return bool(house.special_piles != PLAIN_PILES and house.special_piles != FIVES)  # 4.6
    return bool(meld == FIVE and house.special_piles >= FIVES)


@rule
def wild_limit(house: Any, meld: int, size: int) -> int:
    """The most wild cards in a meld of so many cards of this rank."""
    return int(WILD_LIMITS[NO_WILDS if is_special(house, meld) else house.wild_ratio, size])  # 4.2


@rule
def fits_meld(house: Any, meld: int, naturals: int, wilds: int) -> bool:
    """Whether a meld may be made up so."""
    size = naturals + wilds
    if size < 3 or size > PILE:
        return False
    return meld == WILD or (naturals >= 2 and wilds <= wild_limit(house, meld, size))  # 4.1 4.2


@rule
def ends_whole(size: int, open_size: int) -> bool:
    """Whether so many cards make piles and perhaps one open meld, where an open meld of this size lay first."""
    return size == open_size or (size < PILE and size >= 3) or size % PILE == 0 or size % PILE >= 3


@rule
def most_wilds(house: Any, meld: int, naturals: int, size: int) -> int:
    """The most wild cards among `size` cards of a rank in a layout, of whose open meld these naturals lie there."""
    full = wild_limit(house, meld, PILE)
    if size < PILE:
        return wild_limit(house, meld, size)
    return min(full, PILE - naturals) + (size // PILE - 1) * full + wild_limit(house, meld, size % PILE)


@rule
def lays(house: Any, meld: int, open_cards: int, naturals: int, wilds: int) -> bool:
    """Whether so many natural and wild cards can be laid to an open meld, 16 * its wild cards + its natural cards, and melds after it."""
    open_naturals, open_wilds = open_cards & 15, open_cards >> 4
    size = open_naturals + open_wilds + naturals + wilds
    if naturals + wilds == 0:
        return True
    return ends_whole(size, open_naturals + open_wilds) and open_wilds + wilds <= most_wilds(house, meld, open_naturals, size)


@rule
def may_tuck(house: Any, open_cards: int, piles: int, size: int) -> bool:
    """Whether cards can be put under a pile: one lies there and no meld is open, or this layout closes one."""
    return house.add_beyond_seven != CLOSED and (size >= PILE or (open_cards == 0 and piles > 0))  # 4.5


@search
def lays_tucked(house: Any, meld: int, open_cards: int, piles: int, naturals: int, wilds: int) -> bool:
    """The same with cards put under piles where the house has that; piles: 16 * the dirty piles that lie there + all of them."""
    if lays(house, meld, open_cards, naturals, wilds):
        return True
    if house.add_beyond_seven == CLOSED:
        return False
    size = (open_cards & 15) + (open_cards >> 4)
    for under in range(naturals + 1):
        for wild_under in range(wilds + 1):
            rest_wilds = wilds - wild_under
            whole = size + naturals - under + rest_wilds
            if not may_tuck(house, open_cards, piles & 15, whole) or not lays(house, meld, open_cards, naturals - under, rest_wilds):
                continue
            dirty_there = piles >> 4 > 0 or (whole >= PILE and (open_cards >> 4) + rest_wilds > 0)
            if wild_under == 0 or (house.add_beyond_seven == COLOUR_TUCKED and dirty_there and not is_special(house, meld)):
                return True
    return False


@rule
def wilds_laid(house: Any, open_size: int, piles: int, wilds: int) -> int:
    """The most of these wild cards that the meld of wild cards takes, and melds after it."""
    if house.wild_melds == 0:
        return 0  # 4.4
    if house.add_beyond_seven == COLOUR_TUCKED and may_tuck(house, open_size, piles, open_size + wilds):
        return wilds
    found = wilds
    while found > 0 and not ends_whole(open_size + found, open_size):
        found -= 1
    return found


@rule
def open_after(t: Any, side: int, meld: int) -> int:
    """An open meld of a side: 16 * its wild cards + its natural cards."""
    return 16 * (int(t.twos[side, meld]) + int(t.jokers[side, meld])) + int(t.naturals[side, meld])


@rule
def piles_of(t: Any, side: int, meld: int) -> int:
    """The piles of a rank that a side has: 16 * the dirty ones + all of them."""
    return 17 * int(t.dirty[side, meld]) + int(t.clean[side, meld])


@search
def most_points(t: Any, values: Any, house: Any, side: int, seat: int) -> int:
    """The most points that this seat's hand can lay to its side's melds, or begin melds with.

    values: shape (16,), the points of a card. What a wild card is laid to changes nothing of its points, so only how many are laid counts.
    """
    twos, jokers = int(t.hand[seat, TWO]), int(t.hand[seat, JOKER])
    wilds = twos + jokers
    best = np.full(wilds + 1, -1, dtype=np.int64)
    best[0] = 0
    for meld in range(FOUR, ACE + 1):
        held = int(t.hand[seat, meld])
        open_cards, piles = open_after(t, side, meld), piles_of(t, side, meld)
        if held == 0 and open_cards == 0 and (piles == 0 or house.add_beyond_seven == CLOSED):
            continue
        for used in range(wilds, -1, -1):
            # In place: an entry is made from itself and from lower ones, so the highest comes first.
            found = -1
            for more in range(used + 1):
                laid = held
                while laid >= 0 and not lays_tucked(house, meld, open_cards, piles, laid, more):
                    laid -= 1
                if laid >= 0 and best[used - more] >= 0:
                    found = max(found, best[used - more] + laid * values[meld])
            best[used] = found
    found = 0
    open_wild, wild_piles = open_after(t, side, WILD) >> 4, int(t.clean[side, WILD])
    for used in range(wilds + 1):
        if best[used] >= 0:
            laid = used + wilds_laid(house, open_wild, wild_piles, wilds - used)
            points = best[used] + min(laid, jokers) * values[JOKER] + max(0, laid - jokers) * values[TWO]
            found = max(found, points)
    return int(found)


@rule
def can_close_pile(t: Any, house: Any, side: int, seat: int) -> bool:
    """Whether this hand can complete a pile."""
    wilds = int(t.hand[seat, TWO]) + int(t.hand[seat, JOKER])
    found = house.wild_melds != 0 and (open_after(t, side, WILD) >> 4) + wilds >= PILE
    for meld in range(FOUR, ACE + 1):
        open_cards = open_after(t, side, meld)
        short = max(0, PILE - (open_cards & 15) - (open_cards >> 4) - int(t.hand[seat, meld]))
        found = found or (short <= wilds and short + (open_cards >> 4) <= wild_limit(house, meld, PILE))
    return found


# -- going out ---------------------------------------------------------------------------------------------------------------------------


@rule
def quota_missing(t: Any, house: Any, side: int, need: Any, meld: int) -> int:
    """How many piles of a special rank, or of wild cards, a side still needs."""
    if meld == WILD:
        return max(0, need - int(t.clean[side, WILD])) if house.wild_melds else 0
    return max(0, 1 - int(t.clean[side, meld])) if is_special(house, meld) else 0  # 4.6


@rule
def has_quota(t: Any, house: Any, side: int, quota: int) -> bool:
    """Whether a side has its quota of piles: 64 * wild + 8 * dirty + clean ones."""
    clean, dirty = 0, 0
    missing = quota_missing(t, house, side, quota >> 6, WILD)
    for meld in range(FOUR, ACE + 1):
        clean += 0 if is_special(house, meld) else int(t.clean[side, meld])
        dirty += int(t.dirty[side, meld])
        missing += quota_missing(t, house, side, 0, meld)
    return missing == 0 and clean >= (quota & 7) and dirty >= (quota >> 3 & 7)


@rule
def least_dirty(open_cards: int, dirty: int) -> int:
    """The fewest wild cards in so many dirty piles, the open meld's first."""
    return dirty + max(0, (open_cards >> 4) - 1)


@rule
def most_dirty(house: Any, meld: int, open_cards: int, dirty: int, piles: int) -> int:
    """The most wild cards in so many dirty piles of these piles."""
    full = wild_limit(house, meld, PILE)
    if dirty == 0:
        return 0
    first = open_cards >> 4 > 0 or dirty == piles
    return (min(full, PILE - (open_cards & 15)) if first else full) + (dirty - 1) * full


@rule
def spreads(house: Any, meld: int, open_cards: int, cards: int, dirty: int) -> bool:
    """Whether a layout of `cards`, 64 * wild + natural ones with the open meld's, can have so many dirty piles among its piles."""
    wilds = cards >> 6
    size = wilds + (cards & 63)
    piles = size // PILE
    if dirty > piles or (piles > 0 and dirty == 0 and open_cards >> 4 > 0):
        return False
    in_open = wild_limit(house, meld, size % PILE)
    low = max(least_dirty(open_cards, dirty) if piles > 0 else 0, wilds - in_open)
    return low <= min(most_dirty(house, meld, open_cards, dirty, piles), wilds)


@search
def add_rank(house: Any, states: Any, after: Any, rank: Any, wilds: int) -> None:
    """Combine the layouts of one rank, all of whose cards but `left` are laid, into the states of the ranks before.

    states, after: shape (2, clean + 1, dirty + 1), a bit for each number of wild cards used; the first index is the cards left over. rank:
    (meld, open meld, piles, cards held, special piles still needed).
    """
    meld, open_cards, piles, held, special = int(rank[0]), int(rank[1]), int(rank[2]), int(rank[3]), int(rank[4])
    after[:] = 0
    for left in range(2 if held > 0 else 1):
        for more in range(wilds + 1):
            for under in range(held - left + 1 if house.add_beyond_seven != CLOSED else 1):
                for wild_under in range(more + 1 if house.add_beyond_seven == COLOUR_TUCKED else 1):
                    naturals, wild = held - left - under, more - wild_under
                    size = (open_cards & 15) + (open_cards >> 4) + naturals + wild
                    if under + wild_under > 0 and not may_tuck(house, open_cards, piles & 15, size):
                        continue
                    if not lays(house, meld, open_cards, naturals, wild):
                        continue
                    cards = 64 * ((open_cards >> 4) + wild) + (open_cards & 15) + naturals
                    closed = size // PILE if naturals + wild > 0 else 0
                    for dirty in range(closed + 1):
                        if naturals + wild > 0 and not spreads(house, meld, open_cards, cards, dirty):
                            continue
                        if wild_under > 0 and (is_special(house, meld) or (piles >> 4) + dirty == 0):
                            continue
                        if special > closed - dirty:
                            continue
                        counted = 0 if is_special(house, meld) else closed - dirty
                        merge_states(states, after, left, more, counted, dirty)


@search
def merge_states(states: Any, after: Any, left: int, more: int, clean: int, dirty: int) -> None:
    """Add to `after` every state with so many more cards left, wild cards used, clean and dirty piles closed, both up to what is needed."""
    for before in range(2 - left):
        for had_clean in range(states.shape[1]):
            for had_dirty in range(states.shape[2]):
                to_clean, to_dirty = min(states.shape[1] - 1, had_clean + clean), min(states.shape[2] - 1, had_dirty + dirty)
                after[before + left, to_clean, to_dirty] |= states[before, had_clean, had_dirty] << more


@rule
def may_be_left(house: Any, left: int) -> bool:
    """Whether a player may go out with so many cards left to discard."""
    if left > 1 or left < 0:
        return False
    return (left == 1 and house.out_discard != OUT_FORBIDDEN) or (left == 0 and house.out_discard != OUT_REQUIRED)  # 7.6


@rule
def threes_left(t: Any, house: Any, seat: int) -> int:
    """The fewest threes that this hand cannot lay in going out; black ones can all be laid where the house has that."""
    black = int(t.hand[seat, BLACK_THREE])
    return int(t.hand[seat, RED_THREE]) + (0 if house.black3_out_meld and black >= 3 else black)  # 7.7


@rule
def one_three_more(t: Any, house: Any, seat: int) -> bool:
    """Whether a black three may be kept for the discard when the others are laid."""
    return bool(house.black3_out_meld and t.hand[seat, BLACK_THREE] > 3)


@search
def can_lay_out(t: Any, house: Any, side: int, seat: int, quota: int) -> bool:
    """Whether this hand can be laid but for at most one card so that the side then has its quota: 64 * wild + 8 * dirty + clean piles.

    quota: EMPTIES asks whether it can be laid whole. Exact: every layout of every rank is tried, by how many cards are left over, wild
    cards used, clean and dirty piles closed.
    """
    wilds = int(t.hand[seat, TWO]) + int(t.hand[seat, JOKER])
    whole = quota == EMPTIES
    threes = int(t.hand[seat, BLACK_THREE]) + int(t.hand[seat, RED_THREE]) if whole else threes_left(t, house, seat)
    quota = 0 if whole else quota
    if wilds > MOST_WILDS or threes > (0 if whole else 1):
        return False
    had_clean, had_dirty = 0, 0
    for meld in range(FOUR, ACE + 1):
        had_clean += 0 if is_special(house, meld) else int(t.clean[side, meld])
        had_dirty += int(t.dirty[side, meld])
    clean, dirty = max(0, (quota & 7) - had_clean), max(0, (quota >> 3 & 7) - had_dirty)
    states = np.zeros((2, clean + 1, dirty + 1), dtype=np.int64)
    after = np.zeros((2, clean + 1, dirty + 1), dtype=np.int64)
    rank = np.zeros(5, dtype=np.int64)
    states[0, 0, 0] = 1
    for meld in range(FOUR, ACE + 1):
        rank[0], rank[1], rank[2], rank[3] = meld, open_after(t, side, meld), piles_of(t, side, meld), t.hand[seat, meld]
        rank[4] = 0 if whole else quota_missing(t, house, side, 0, meld)
        if rank[1] + rank[3] + rank[4] > 0 or (rank[2] > 0 and house.add_beyond_seven == COLOUR_TUCKED):
            add_rank(house, states, after, rank, wilds)
            states, after = after, states
    open_wild, wild_piles = open_after(t, side, WILD) >> 4, int(t.clean[side, WILD])
    needed = 0 if whole else quota_missing(t, house, side, quota >> 6, WILD)
    for left in range(2):
        for used in range(wilds + 1):
            if states[left, clean, dirty] >> used & 1:
                for unlaid in range(2):
                    laid = wilds - used - unlaid
                    if laid < 0 or not lays_wild(house, open_wild, wild_piles, laid):
                        continue
                    over = left + unlaid + threes
                    leaves = may_be_left(house, over) or (one_three_more(t, house, seat) and may_be_left(house, over + 1))
                    leaves = over == 0 if whole else leaves
                    if leaves and (open_wild + laid) // PILE >= needed:
                        return True
    return False


@rule
def lays_wild(house: Any, open_size: int, piles: int, wilds: int) -> bool:
    """Whether exactly so many wild cards can be laid to the meld of wild cards and melds after it."""
    if wilds == 0:
        return True
    if house.wild_melds == 0:
        return False
    tucked = house.add_beyond_seven == COLOUR_TUCKED and may_tuck(house, open_size, piles, open_size + wilds)
    return tucked or ends_whole(open_size + wilds, open_size)


assert MELDS == ACE + 1
