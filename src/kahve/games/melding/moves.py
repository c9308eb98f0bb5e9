"""The moves of the melding games in one table: 110 numbers, each with a fixed meaning under every house rule.

| numbers | move |
| --- | --- |
| 0 | draw |
| 1, 2, 3 | take the pile with a pair; with one card and a two; with one card and a joker |
| 4-14, 15-25, 26-36 | begin a meld of a rank with three natural cards; with two and a two; with two and a joker |
| 37-47, 48-58, 59-69 | add to an open meld of a rank a natural card; a two; a joker |
| 70-73 | begin a meld of wild cards with 0 to 3 jokers, the rest twos |
| 74, 75 | add a two, a joker to the open meld of wild cards |
| 76-90 | discard a card of each kind |
| 91, 92, 93 | ask to go out; yes; no |
| 94 | end the turn without a discard |
| 95, 96 | keep the first, the second of two stacks |
| 97 | lay black threes in going out |
| 98 | lay a red three |
| 99-109 | add all natural cards that an open meld of a rank will take |
"""

from __future__ import annotations

from ...cards.arrays import Array, table
from .cards import FOUR, JOKER, KINDS, RANKS, TWO, WILD

DRAW, TAKE, TAKE_WITH_TWO, TAKE_WITH_JOKER = range(4)
NEW, NEW_WITH_TWO, NEW_WITH_JOKER = 4, 15, 26
ADD, ADD_TWO, ADD_JOKER = 37, 48, 59
NEW_WILD, ADD_WILD_TWO, ADD_WILD_JOKER = 70, 74, 75
DISCARD = 76
ASK, YES, NO, FLOAT, KEEP_FIRST, KEEP_SECOND, LAY_BLACK, LAY_RED = range(91, 99)
ADD_ALL = 99
MOVE_NUMBERS = 110
"""A move about a rank is its base and the rank less FOUR; a discard its base and the card less FOUR."""

NO_LAY = -1


def _lays() -> tuple[Array, ...]:
    """For each move its meld (NO_LAY if it lays nothing), the natural cards, twos and jokers laid, and whether it begins a meld."""
    meld = [NO_LAY] * MOVE_NUMBERS
    naturals, twos, jokers, begins = ([0] * MOVE_NUMBERS for _ in range(4))
    for rank in range(FOUR, FOUR + RANKS):
        offset = rank - FOUR
        rows = (
            (NEW, 3, 0, 0, 1),
            (NEW_WITH_TWO, 2, 1, 0, 1),
            (NEW_WITH_JOKER, 2, 0, 1, 1),
            (ADD, 1, 0, 0, 0),
            (ADD_TWO, 0, 1, 0, 0),
            (ADD_JOKER, 0, 0, 1, 0),
        )
        for base, *cards in rows:
            meld[base + offset] = rank
            naturals[base + offset], twos[base + offset], jokers[base + offset], begins[base + offset] = cards
    for number in range(4):
        meld[NEW_WILD + number], begins[NEW_WILD + number] = WILD, 1
        twos[NEW_WILD + number], jokers[NEW_WILD + number] = 3 - number, number
    meld[ADD_WILD_TWO] = meld[ADD_WILD_JOKER] = WILD
    twos[ADD_WILD_TWO] = jokers[ADD_WILD_JOKER] = 1
    return table(meld), table(naturals), table(twos), table(jokers), table(begins)


LAY_MELD, LAY_NATURALS, LAY_TWOS, LAY_JOKERS, LAY_BEGINS = _lays()

assert DISCARD + KINDS - 1 == ASK
assert NEW_WILD + 4 == ADD_WILD_TWO
assert TWO < JOKER
