"""The numbers by which a player judges Soup: a club player's, set by hand, and an expert's, learned in play (docs/bots.md)."""

from __future__ import annotations

from typing import NamedTuple


class SoupNumbers(NamedTuple):
    """By what a player judges Soup; the defaults are a club player's."""

    # what it is worth that the next player has no safe card; more for each letter of the soup above three, and for each card that the hand
    # has less than eight
    STUCK: int = 50
    STUCK_SIZE: int = 0
    STUCK_LATE: int = 0
    # of a thousand words left lying, those that are expected to be called
    CALLED: int = 950
    # 1 for a player who minds besides whatever a number is about that is 0 for a club player
    BESIDES: int = 0
    # what a letter of the soup above three is worth to whoever leaves it, in tenths
    SIZE: int = 0
    # what ten cards are worth, in tenths, that the next player may have for a safe answer; and for each card the hand has less than eight
    OPEN: int = 0
    OPEN_LATE: int = 0
    # the same of a card in one's own hand that would be a safe answer
    OWN_OPEN: int = 0
    OWN_LATE: int = 0
    # of a thousand points that fresh soup is worth after eating first, those that are counted; and what it is worth to begin with a vowel
    FRESH_STUCK: int = 1000
    BEGIN_VOWEL: int = 0
    # what it is worth to eat, in tenths, for each card that the hand has less than eight
    EATING_LATE: int = 0
    # what it is worth to be rid of the letter that fits least; besides of a rare one, and for each card that the hand has less than eight;
    # for each other card of the letter; of a vowel, and of the last one
    OUT_OF_WAY: int = 30
    RARE: int = 0
    RARE_LATE: int = 0
    DOUBLE: int = 0
    VOWEL: int = 0
    LAST_VOWEL: int = 0
    # what it is worth to pass a rare letter; for each other card of the letter; a vowel of more than five, or to keep one of fewer
    PASSED_RARE: int = 0
    PASSED_DOUBLE: int = 0
    PASSED_VOWEL: int = 0


CLUB = SoupNumbers()
