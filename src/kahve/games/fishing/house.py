"""The house rules that all fishing games share, and rows that differ only in their default."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Protocol

from ...engine.house import choice, fixed, number, one_of, yes_no
from ..sides import ANY_TARGET, OverTarget

AS_MATCH = -1
"""The value of `ace_on_ace_bonus` that gives two aces what any match is worth."""


class Direction(IntEnum):
    """Which way round the next seat lies."""

    COUNTERCLOCKWISE = 0
    CLOCKWISE = 1


class CaptureObligation(IntEnum):
    """When a card that can take must take."""

    IF_PLAYED = 0
    IF_ABLE = 1
    OPTIONAL = 2


class CardPoints(IntEnum):
    """The tables of what each card counts."""

    STANDARD = 0
    GREEK = 1
    PISHPIRIK = 2


class MostCardsTie(IntEnum):
    """The sides that score for most cards when they are level."""

    NOBODY = 0
    CARRIED = 1
    SPLIT = 2
    EACH = 3


def target_row(default: int, *values: int) -> Any:
    """The row of the target: a single deal, one of these values, or any other whole number."""
    return one_of(0, *values, any_other=ANY_TARGET, default=default, paragraph="6.1", words={0: "single"})


def direction_row(default: Direction) -> Any:
    """The row of the direction of play, which only places the seats around the table."""
    return choice(Direction, default=default, paragraph="1.4")


def jack_on_jack_row(default: int) -> Any:
    """The row of the bonus for a jack on a lone jack."""
    return one_of(0, 10, 20, 30, default=default, paragraph="4.3")


def jack_on_single_row(default: int) -> Any:
    """The row of the bonus for a jack on another lone card."""
    return one_of(0, 10, 20, default=default, paragraph="4.4")


def last_card_row(default: bool) -> Any:
    """The row of the bonus with the last card."""
    return yes_no(default, paragraph="4.5")


class FishingHouse:
    """The house rules of every fishing game. A game adds its own rows, and gives a row again for another default."""

    messages = "fishing-rule"

    seats: int = number(2, 4, default=4, paragraph="1.2")
    target: int = target_row(151, 51, 100, 101, 121, 151, 201)
    over_target: int = choice(OverTarget, paragraph="6.2")
    direction: int = direction_row(Direction.CLOCKWISE)
    first_sees_kitty: int = fixed(0)
    capture_obligation: int = choice(CaptureObligation, paragraph="3.3")
    match_bonus: int = one_of(0, 5, 10, default=10, paragraph="4.1")
    ace_on_ace_bonus: int = one_of(AS_MATCH, 20, default="as_match", paragraph="4.2", words={AS_MATCH: "as_match"})
    jack_on_jack_bonus: int = jack_on_jack_row(20)
    jack_on_single_bonus: int = jack_on_single_row(0)
    bonus_on_last_card: int = last_card_row(True)
    card_points: int = choice(CardPoints, paragraph="5.2")
    most_cards_points: int = number(0, 30, default=3, paragraph="5.3")
    most_cards_tie: int = choice(MostCardsTie, paragraph="5.4")


class WithTeams(Protocol):
    """The house rules by which the sides are made, in the games that have partnerships."""

    seats: int
    teams: int


def teams_row(default: bool) -> Any:
    """The row of partnerships for four players."""
    return yes_no(default, paragraph="1.3")
