"""The rows of the games of tricks. All have the same house tuple, in which a game fixes what it does not leave to the table."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from ...engine.house import choice, fixed, yes_no
from .house import NO_EXCHANGE, LettersHouse


class DealerOption(IntEnum):
    """What the dealer says of the ruling suit, and when."""

    AFTER_LOOK = 0
    BEFORE_LOOK = 1
    ALWAYS_ANIMALS = 2
    ALWAYS_NONE = 3


class DealerRule(IntEnum):
    """The rule for the next dealer, where two play against two."""

    WINNER_CHOICE = 0
    WINNER_DEALS = 1
    ROTATE = 2


class Lettering(IntEnum):
    """Whether the letters of a trick may be put into another order."""

    LOOSE = 0
    FIRM = 1


class ScrumpWho(IntEnum):
    """The seats that may claim a word."""

    LAST_ONLY = 0
    OPEN = 1


class HandedTo(IntEnum):
    """To which opponents a trick may be handed by a word, where it may be handed over."""

    RIGHT = 0
    ANY = 1


class PenaltyAnimal(IntEnum):
    """The animal that nobody wants; where there is one, chili peppers are penalty cards too."""

    NONE = 0
    THE_DOG = 1
    THE_TURTLE = 2


def dealer_rule_row() -> Any:
    """The row of the next dealer."""
    return choice(DealerRule, paragraph="6.3")


def safe_first_trick_row() -> Any:
    """The row of penalty cards in the first trick."""
    return yes_no(False, paragraph="3.5")


class TrickHouse(LettersHouse):
    """The house rules of a game of tricks; those that are fixed here are the traits in which the games differ."""

    dealer_option: int = fixed(DealerOption.ALWAYS_NONE)
    dealer_rule: int = dealer_rule_row()
    restrict_peppers: int = fixed(0)  # whether chili peppers may not be led until they are loose
    restrict_ruling: int = fixed(0)
    safe_first_trick: int = fixed(0)
    penalty_animal: int = fixed(PenaltyAnimal.NONE)
    icons_count: int = fixed(0)  # whether a chili pepper counts its icons; else it counts one
    animals_count: int = fixed(0)  # whether the animals of a side are what it scores by
    lost_check: int = fixed(0)  # the points of the player who has lost a check
    won_check: int = fixed(0)  # the points of the player who has won it
    lettering: int = choice(Lettering, paragraph="4.2")
    scrump_who: int = choice(ScrumpWho, paragraph="4.1")
    idle_scrump: int = yes_no(False, paragraph="4.4")
    review_last_trick: int = yes_no(False, paragraph="3.8")
    may_hand_over: int = fixed(0)  # whether a word may send a trick to an opponent
    turtle_target: int = fixed(HandedTo.RIGHT)
    turtle_bonus: int = fixed(0)
    exchange: int = fixed(NO_EXCHANGE)
