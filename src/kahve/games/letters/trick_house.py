"""The rows of the games of tricks. All four have the same house tuple, in which a game fixes what it does not leave to the table."""

from __future__ import annotations

from typing import Any

from ...engine.house import choice, fixed, yes_no
from .house import LettersHouse

QUIST, ANIMAL_QUIST, CHILI_DOG, TURTLE = range(4)
AFTER_LOOK, BEFORE_LOOK, ALWAYS_ANIMALS, ALWAYS_NONE = range(4)
WINNER_CHOICE, WINNER_DEALS, ROTATE, TURTLE_DEALS = range(4)
LAST_ONLY, OPEN = 0, 1
RIGHT_ONLY, ANY = 0, 1
BOTH, MINUS_ONLY, PLUS_ONLY, TAKER_CHOOSES = range(4)
NO_EXCHANGE = -1


def dealer_rule_row() -> Any:
    """The row of who deals next."""
    return choice(
        "winner_choice",
        "winner_deals",
        "rotate",
        paragraph="6.3",
        says="Who deals next: the winners' first player after the dealer, who may leave it; or he must; or the deal goes round.",
    )


def exchange_row() -> Any:
    """The row of where passed cards go."""
    return choice(
        "right",
        "left",
        "alternate",
        paragraph="2.3",
        says="To whom three cards are passed; alternate: right in odd deals, left in even ones.",
    )


def safe_first_trick_row() -> Any:
    """The row of penalty cards in the first trick."""
    return yes_no(False, paragraph="3.5", says="Whether penalty cards are barred from the first trick, for who has others.")


class TrickHouse(LettersHouse):
    """The house rules of a game of tricks."""

    game: int = fixed(QUIST)
    dealer_option: int = fixed(ALWAYS_NONE)
    dealer_rule: int = dealer_rule_row()
    restrict_ruling: int = fixed(0)
    safe_first_trick: int = fixed(0)
    lettering: int = choice(
        "loose",
        "firm",
        paragraph="4.2",
        says="Whether the letters of a trick may be rearranged into the word or must be read as they were played.",
    )
    scrump_who: int = choice(
        "last_only",
        "open",
        paragraph="4.1",
        says="Only who played last may scrump; or, if he does not, the opponents of who would take the trick may, clockwise.",
    )
    idle_scrump: int = yes_no(False, paragraph="4.4", says="Whether a word may be claimed that leaves the trick where it goes anyway.")
    review_last_trick: int = yes_no(False, paragraph="3.8", says="Whether the last trick may be looked at again.")
    turtle_target: int = fixed(RIGHT_ONLY)
    turtle_bonus: int = fixed(BOTH)
    exchange: int = fixed(NO_EXCHANGE)
