"""The numbers by which a player judges a letter game of tricks: a club player's, set by hand, and experts', learned in play.

docs/bots.md says how they were learned.
"""

from __future__ import annotations

from typing import NamedTuple

from ...cards.arrays import table
from ...cards.dialect import rule

CLUB = 0
"""The row of JUDGED of a club player, who judges all games alike. An expert's row is of one game: `EXPERT_ROW` in its rules."""

(
    WORD_LAST,
    WORD_TWO,
    WORD_THREE,
    WORD_OURS,
    BEATS_FOE,
    BEATS_FRIEND,
    EAGER,
    EAGER_DIRTY,
    ANIMAL_TRICK,
    DECIDED,
    CLOSE,
    TRICK_COST,
    HALF_PEPPER,
    STILL_TO_COME,
    ALL_AT_STAKE,
    SURE_TO_TRY,
    NEARLY_ALL_ICONS,
    NEARLY_ALL_PEPPERS,
    KEPT,
    KEPT_1,
    KEPT_2,
    KEPT_3,
    KEPT_4,
    KEPT_5,
    KEPT_MORE,
    KEPT_RULING,
    KEPT_EACH,
    KEPT_HIDDEN,
    LETTER,
    LONG_SUIT,
    ONLY_ONE,
    MAY_RULE,
    AN_ANIMAL,
    LEADS_LETTER,
    LEADS_LONG,
    LEADS_RULING,
    DANGER,
    RANK,
    WAITING_DOG,
    WAITING_TURTLE,
    WAITING_EACH,
    WAITING_PEPPER,
    OVER_DOG,
    OVER_TURTLE,
    PASSED_RANK,
    PASSED_SUIT,
    PASSED_TURTLE,
    PASSED_GUARDED,
    PASSED_OVER,
    PASSED_PEPPER,
    GUARDED,
    LONG,
    HIGH,
    NONE_RULES,
) = range(54)
"""Whole numbers: a column of JUDGED each."""

_JUDGED = {
    # of a thousand words that the last player may be expected to have, those that are counted: where he alone is still to play, where two
    # are, where three are; and besides where he is of one's own side
    WORD_LAST: (1000, 1038, 1177, 1005, 972),
    WORD_TWO: (1000, 1088, 1110, 983, 977),
    WORD_THREE: (1000, 1065, 1177, 1159, 946),
    WORD_OURS: (1000, 1018, 1154, 825, 1000),
    # the same of a thousand chances that another side, or one's own, beats the controlling card
    BEATS_FOE: (1000, 653, 707, 860, 1074),
    BEATS_FRIEND: (1000, 767, 892, 908, 1000),
    # of a thousand players who could beat it and need not, those who do where tricks are bad; the same if a penalty card lies in the trick
    EAGER: (500, 500, 500, 431, 584),
    EAGER_DIRTY: (0, 0, 0, 51, 189),
    # what a trick is worth to either side where animals count, for only who has more tricks scores; how much less if that is decided;
    # and what one is worth besides where tricks or animals count and a side needs one more
    ANIMAL_TRICK: (35, 35, 36, 35, 35),
    DECIDED: (0, 0, -1, 0, 0),
    CLOSE: (0, -5, -3, 0, 0),
    # what a trick costs where penalty cards count, those in it aside
    TRICK_COST: (0, 0, 0, 33, 14),
    # of a thousand peppers, those that count while nobody has the Dog
    HALF_PEPPER: (500, 500, 500, 540, 500),
    # of a thousand points that may still come to the trick, those that are counted
    STILL_TO_COME: (1000, 1000, 1000, 951, 942),
    # what a trick is worth that helps or ends an attempt to take all; so many of a hundred cards of a hand must be sure to win before it
    # tries to; and so many icons or peppers taken by one side, and none by others, mean that it may
    ALL_AT_STAKE: (1500, 1500, 1500, 1290, 1421),
    SURE_TO_TRY: (80, 80, 80, 94, 99),
    NEARLY_ALL_ICONS: (17, 17, 17, 19, 17),
    NEARLY_ALL_PEPPERS: (9, 9, 9, 9, 9),
    # what a card is worth to keep where tricks are wanted, by the number of hidden cards of its suit that are higher; and one of the ruling
    # suit besides
    KEPT: (22, 23, 25, 22, 22),
    KEPT_1: (13, 15, 14, 13, 13),
    KEPT_2: (8, 8, 8, 8, 8),
    KEPT_3: (4, 4, 4, 4, 4),
    KEPT_4: (2, 1, 2, 2, 2),
    KEPT_5: (1, 0, 0, 1, 1),
    KEPT_MORE: (0, -2, -3, 0, 0),
    KEPT_RULING: (24, 26, 28, 24, 24),
    # how many thousandths that is more for each card in the hand above seven; and for each hidden card of its suit above six
    KEPT_EACH: (0, -9, -44, 0, 0),
    KEPT_HIDDEN: (0, 14, 2, 0, 0),
    # what it is worth to keep a letter that is in every word; a card for each other of its suit in the hand; the only one of its suit,
    # and that besides if there are cards of the ruling suit; and an animal
    LETTER: (0, -5, 4, -2, 23),
    LONG_SUIT: (0, 4, 1, 7, 11),
    ONLY_ONE: (0, -6, -5, -22, -26),
    MAY_RULE: (0, -6, -1, -22, 0),
    AN_ANIMAL: (0, 0, 6, 31, 1),
    # what it is worth to lead a letter that is in every word; a card for each other of its suit in the hand; one of the ruling suit
    LEADS_LETTER: (0, -15, -10, 1, -23),
    LEADS_LONG: (0, -2, -2, -9, -11),
    LEADS_RULING: (0, -4, -2, -28, 0),
    # of a thousand points that a card may still catch, those that are counted; and what ten ranks cost besides
    DANGER: (500, 500, 500, 708, 780),
    RANK: (0, 0, 0, 9, -17),
    # what it is worth to hold on to the Dog until the others take the trick; to be rid of the Turtle; how much less either is for each
    # card in the hand above seven; to be rid of a pepper; and of a card that may catch the Dog or the Turtle
    WAITING_DOG: (100, 100, 100, 161, 100),
    WAITING_TURTLE: (450, 450, 450, 450, 455),
    WAITING_EACH: (0, 0, 0, 3, -2),
    WAITING_PEPPER: (40, 40, 40, 37, 39),
    OVER_DOG: (0, 0, 0, -53, 0),
    OVER_TURTLE: (250, 250, 250, 250, 251),
    # what it is worth to pass a card: for its rank, for each card of its suit in the hand; the Turtle, and if so many animals guard it;
    # an animal above it that is not so well guarded; a pepper
    PASSED_RANK: (10, 10, 10, 10, 16),
    PASSED_SUIT: (-12, -12, -12, -12, -5),
    PASSED_TURTLE: (400, 400, 400, 400, 407),
    PASSED_GUARDED: (-200, -200, -200, -200, -177),
    PASSED_OVER: (150, 150, 150, 150, 179),
    PASSED_PEPPER: (20, 20, 20, 20, 2),
    GUARDED: (6, 6, 6, 6, 3),
    # what a card in the ruling suit is worth to the dealer who names it, and a rank of it; and what it is worth that no suit rules
    LONG: (45, 55, 45, 45, 45),
    HIGH: (4, 5, 4, 4, 4),
    NONE_RULES: (250, 238, 250, 250, 250),
}

NUMBERS = len(_JUDGED)
ROWS = len(_JUDGED[WORD_LAST])
JUDGED = table([_JUDGED[number][row] for row in range(ROWS) for number in range(NUMBERS)])
"""Shape (rows * numbers,): the numbers of each row after those of the row before."""


@rule
def judged(by: int, number: int) -> int:
    """A number of a row."""
    return int(JUDGED[by * NUMBERS + number])


class Judge(NamedTuple):
    """Who judges a letter game."""

    vocabulary: int
    """The words that the player knows: 0 for the list of the house, or a list's place."""
    by: int
    """The row of JUDGED."""
