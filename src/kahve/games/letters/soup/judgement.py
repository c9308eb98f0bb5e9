"""The numbers by which a player judges Soup: a club player's, set by hand, and an expert's, learned in play (docs/bots.md)."""

from __future__ import annotations

from ....cards.arrays import table
from ....cards.dialect import rule

CLUB, EXPERT = range(2)
"""Whose judgement; a row of JUDGED."""

(
    STUCK,
    STUCK_SIZE,
    STUCK_LATE,
    CALLED,
    SIZE,
    OPEN,
    OPEN_LATE,
    OWN_OPEN,
    OWN_LATE,
    FRESH_STUCK,
    BEGIN_VOWEL,
    EATING_LATE,
    OUT_OF_WAY,
    RARE,
    RARE_LATE,
    DOUBLE,
    VOWEL,
    LAST_VOWEL,
    PASSED_RARE,
    PASSED_DOUBLE,
    PASSED_VOWEL,
) = range(21)
"""Whole numbers: a column of JUDGED each."""

_JUDGED = {
    # what it is worth that the next player has no safe card; more for each letter of the soup above three, and for each card that the hand
    # has less than eight
    STUCK: (50, 51),
    STUCK_SIZE: (0, 6),
    STUCK_LATE: (0, 1),
    # of a thousand words left lying, those that are expected to be called
    CALLED: (950, 943),
    # what a letter of the soup above three is worth to whoever leaves it, in tenths
    SIZE: (0, -8),
    # what ten cards are worth, in tenths, that the next player may have for a safe answer; and for each card the hand has less than eight
    OPEN: (0, 79),
    OPEN_LATE: (0, -3),
    # the same of a card in one's own hand that would be a safe answer
    OWN_OPEN: (0, 57),
    OWN_LATE: (0, 13),
    # of a thousand points that fresh soup is worth after eating first, those that are counted; and what it is worth to begin with a vowel
    FRESH_STUCK: (1000, 1082),
    BEGIN_VOWEL: (0, -4),
    # what it is worth to eat, in tenths, for each card that the hand has less than eight
    EATING_LATE: (0, -6),
    # what it is worth to be rid of the letter that fits least; besides of a rare one, and for each card that the hand has less than eight;
    # for each other card of the letter; of a vowel, and of the last one
    OUT_OF_WAY: (30, 20),
    RARE: (0, 9),
    RARE_LATE: (0, -18),
    DOUBLE: (0, 13),
    VOWEL: (0, -22),
    LAST_VOWEL: (0, -4),
    # what it is worth to pass a rare letter; for each other card of the letter; a vowel of more than five, or to keep one of fewer
    PASSED_RARE: (0, -18),
    PASSED_DOUBLE: (0, 27),
    PASSED_VOWEL: (0, -1),
}

NUMBERS = len(_JUDGED)
ROWS = len(_JUDGED[STUCK])
JUDGED = table([_JUDGED[number][row] for row in range(ROWS) for number in range(NUMBERS)])
"""Shape (rows * numbers,): the numbers of each row after those of the row before."""


@rule
def judged(by: int, number: int) -> int:
    """A number of a row."""
    return int(JUDGED[by * NUMBERS + number])
