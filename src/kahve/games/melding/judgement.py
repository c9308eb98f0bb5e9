"""The numbers by which a player judges a melding game: a club player's, set by hand, and an expert's, learned in play (docs/bots.md)."""

from __future__ import annotations

from ...cards.arrays import table
from ...cards.dialect import rule

CLUB, EXPERT, EXPERT_ALONE, HOME = range(4)
"""Whose judgement; a row of JUDGED. An expert without a partner judges otherwise. HOME is somebody who plays now and then, and minds
neither what others may do nor what is needed later."""

(
    KEPT_OPEN,
    KEPT_ELSE,
    WILD_HELP,
    CLEAN_HOPE,
    NEED,
    NEED_DIRTY,
    NEED_WILD,
    WILD_CARD,
    LAYING,
    RACE,
    LAST,
    FEW,
    SOON,
    HOLDING,
    KEEPING_PAIRS,
    DOWN,
    DOWN_LATE,
    TAKING,
    TAKEN_REST,
    JUNK,
    SPOILS,
    NOT_DOWN,
    OPEN_PAIRS,
    PASSED,
    FLOATING,
    AHEAD,
    OUT_NOW,
    LEFT_EACH,
    CAUGHT_SURE,
    CAUGHT_LATE,
    CAUGHT_READY,
    CAUGHT_FEW,
    CAUGHT_NEAR,
) = range(33)
"""Whole numbers: a column of JUDGED each."""

_JUDGED = {
    # of a hundred cards of a rank with an open meld that may come to a side, those that come before the deal ends
    KEPT_OPEN: (70, 69, 70, 70),
    # the same of a rank without one, whose cards are thrown before they are enough
    KEPT_ELSE: (55, 54, 72, 55),
    # how many wild cards, in hundredths, may help a rank to a dirty pile
    WILD_HELP: (60, 87, 77, 60),
    # of a hundred clean piles that may be hoped for, those that are counted on
    CLEAN_HOPE: (100, 89, 113, 100),
    # what a pile of a kind that is still needed to go out is worth besides, in points; of a dirty pile; of a pile of wild cards
    NEED: (100, 173, 116, 0),
    NEED_DIRTY: (150, -14, 54, 50),
    NEED_WILD: (100, 161, 98, 0),
    # what a wild card is worth to a side besides its part in a pile of wild cards, in points
    WILD_CARD: (40, 96, 35, 10),
    # what it is worth to have a card on the table rather than in the hand, in points; besides while a stack waits;
    # of the last cards of a stack; so many are the last; and what the cards in the hand share
    LAYING: (10, 14, 15, 10),
    RACE: (20, -1, 21, 20),
    LAST: (120, 204, 171, 0),
    FEW: (5, 6, 6, 5),
    SOON: (100, 171, 116, 0),
    # what it is worth to hold two of a rank that would take the pile, in tenths of a point for each card of the pile; where it is less
    # than 0 it is worth that much to lay them
    HOLDING: (0, -41, -37, 0),
    # what it costs to throw one of a pair
    KEEPING_PAIRS: (10, 32, 13, 0),
    # what the first meld is worth; and of a hundred points that it is worth more as the stock runs down, those that are counted
    DOWN: (150, 121, 48, 150),
    DOWN_LATE: (100, 111, 105, 100),
    # what it is worth besides to take the pile from the others; and of a hundred points in the cards under its top, those that are counted
    TAKING: (100, 84, 45, 0),
    TAKEN_REST: (100, 138, 123, 100),
    # what a card more costs that cannot be laid
    JUNK: (15, 1, 13, 40),
    # what a card of the pile is worth to an opponent who takes it
    SPOILS: (40, 39, 38, 10),
    # of a hundred opponents who could take a card, those who have the points for it when their side is not down
    NOT_DOWN: (60, 64, 86, 60),
    # of a hundred pairs, those that an opponent with an open meld of the rank has not laid
    OPEN_PAIRS: (50, 35, 46, 50),
    # of a hundred opponents who could take a card, those who could although the like was thrown not long ago
    PASSED: (40, 56, 29, 40),
    # what it costs to end the turn without a discard
    FLOATING: (30, 53, 42, 30),
    # of a hundred points that a side may still make more than others, those that count against going out now;
    # and what going out is worth besides
    AHEAD: (60, 31, 51, 60),
    OUT_NOW: (0, -48, -4, 0),
    # what a card left in a hand or stack costs on average, in points
    LEFT_EACH: (12, 12, 11, 12),
    # the chance, in thousandths, that the deal ends before the seat to move plays again: when the stock is at its end; when it is low;
    # when an opponent on the foot has all piles; and few cards besides; when it lacks one pile
    CAUGHT_SURE: (1000, 829, 974, 1000),
    CAUGHT_LATE: (300, 425, 240, 300),
    CAUGHT_READY: (400, 524, 426, 400),
    CAUGHT_FEW: (700, 614, 407, 700),
    CAUGHT_NEAR: (200, 193, 251, 200),
}

NUMBERS = len(_JUDGED)
JUDGED = table([_JUDGED[number][row] for row in range(4) for number in range(NUMBERS)])
"""Shape (4 * numbers,): the numbers of each after those of the one before."""


@rule
def judged(by: int, number: int) -> int:
    """A number of the judgement of CLUB, EXPERT, EXPERT_ALONE or HOME."""
    return int(JUDGED[by * NUMBERS + number])
