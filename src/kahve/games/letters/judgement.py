"""The numbers by which a player judges a letter game of tricks: a club player's, set by hand, and experts', learned in play.

An expert's are the file `EXPERT.toml` in the folder of a game. docs/bots.md says how they were learned.
"""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, TypeVar

from ...cards.dialect import rule
from ...cards.lexicon import LEXICONS
from ...engine.game import Rule
from .house import LettersHouse
from .record import LettersRecord

POINT = 100
"""A point, in the hundredths in which all worths are counted."""
LEVELS = 128
"""Worths are so much finer than hundredths of a point, to tell level moves apart."""
FOOLISH = -100_000
"""What no sound player does."""

THE_HOUSE = 0
"""The vocabulary of a player who knows the whole list by heart."""
COMMON_WORDS = LEXICONS.index("int35")
"""The vocabulary of a player who knows the common words only."""


class TrickNumbers(NamedTuple):
    """By what a player judges a game of tricks; the defaults are a club player's, who judges all games alike."""

    # of a thousand words that the last player may be expected to have, those that are counted: where he alone is still to play, where two
    # are, where three are; and besides where he is of one's own side
    WORD_LAST: int = 1000
    WORD_TWO: int = 1000
    WORD_THREE: int = 1000
    WORD_OURS: int = 1000
    # the same of a thousand chances that another side, or one's own, beats the controlling card
    BEATS_FOE: int = 1000
    BEATS_FRIEND: int = 1000
    # of a thousand players who could beat it and need not, those who do where tricks are bad; the same if a penalty card lies in the trick
    EAGER: int = 500
    EAGER_DIRTY: int = 0
    # what a trick is worth to either side where animals count, for only who has more tricks scores; how much less if that is decided;
    # and what one is worth besides where tricks or animals count and a side needs one more
    ANIMAL_TRICK: int = 35
    DECIDED: int = 0
    CLOSE: int = 0
    # what a trick costs where penalty cards count, those in it aside
    TRICK_COST: int = 0
    # of a thousand peppers, those that count while nobody has the Dog
    HALF_PEPPER: int = 500
    # of a thousand points that may still come to the trick, those that are counted
    STILL_TO_COME: int = 1000
    # what a trick is worth that helps or ends an attempt to take all; the share of a hand, in percent, that must be sure to win before it
    # tries to; and how many icons or peppers taken by one side, and none by others, mean that it may
    ALL_AT_STAKE: int = 1500
    SURE_TO_TRY: int = 80
    NEARLY_ALL_ICONS: int = 17
    NEARLY_ALL_PEPPERS: int = 9
    # what a card is worth to keep where tricks are wanted, by the number of hidden cards of its suit that are higher; and one of the ruling
    # suit besides
    KEPT: tuple[int, ...] = (22, 13, 8, 4, 2, 1, 0)
    KEPT_RULING: int = 24
    # how many thousandths that is more for each card in the hand above seven; and for each hidden card of its suit above six
    KEPT_EACH: int = 0
    KEPT_HIDDEN: int = 0
    # 1 for a player who weighs a card besides by its letter, its rank and the others of its suit: by the next eight numbers and by RANK
    BESIDES: int = 0
    # what it is worth to keep a letter that is in every word; a card for each other of its suit in the hand; the only one of its suit,
    # and that besides if there are cards of the ruling suit; and an animal
    LETTER: int = 0
    LONG_SUIT: int = 0
    ONLY_ONE: int = 0
    MAY_RULE: int = 0
    AN_ANIMAL: int = 0
    # what it is worth to lead a letter that is in every word; a card for each other of its suit in the hand; one of the ruling suit
    LEADS_LETTER: int = 0
    LEADS_LONG: int = 0
    LEADS_RULING: int = 0
    # of a thousand points that a card may still catch, those that are counted; and what ten ranks cost besides
    DANGER: int = 500
    RANK: int = 0
    # what it is worth to hold on to the Dog until the others take the trick; to be rid of the Turtle; how much less either is for each
    # card in the hand above seven; to be rid of a pepper; and of a card that may catch the Dog or the Turtle
    WAITING_DOG: int = 100
    WAITING_TURTLE: int = 450
    WAITING_EACH: int = 0
    WAITING_PEPPER: int = 40
    OVER_DOG: int = 0
    OVER_TURTLE: int = 250
    # what it is worth to pass a card: for its rank, for each card of its suit in the hand; the Turtle, and for the number of animals that
    # guard it; an animal above it that is not so well guarded; a pepper
    PASSED_RANK: int = 10
    PASSED_SUIT: int = -12
    PASSED_TURTLE: int = 400
    PASSED_GUARDED: int = -200
    PASSED_OVER: int = 150
    PASSED_PEPPER: int = 20
    GUARDED: int = 6
    # what a card in the ruling suit is worth to the dealer who names it, and a rank of it; and what it is worth that no suit rules
    LONG: int = 45
    HIGH: int = 4
    NONE_RULES: int = 250


CLUB = TrickNumbers()
LAST_KEPT = len(CLUB.KEPT) - 1
"""With this many higher cards hidden, or more, a card is worth the same."""

Numbers = TypeVar("Numbers")


class Judge(NamedTuple, Generic[Numbers]):
    """The judge of words in a letter game."""

    vocabulary: int
    """The words that the player knows: 0 for the list of the house rule, or a list's place."""
    by: Numbers


def player_with(vocabulary: int, by: Any) -> Rule:
    """Make the rule that says who judges: a player with this vocabulary, by these numbers."""

    @rule
    def player(t: LettersRecord, house: LettersHouse) -> Judge[Any]:
        return Judge(vocabulary, by)

    return player
