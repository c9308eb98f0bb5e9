"""The house rules that all fishing games share, and rows that differ only in their default."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Protocol

from ...engine.house import choice, number, one_of, yes_no
from ..match import OverTarget

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
    """Who scores for most cards when sides are level."""

    NOBODY = 0
    CARRIED = 1
    SPLIT = 2
    EACH = 3


def target_row(default: int, *values: int, any_other: tuple[int, int] | None = None) -> Any:
    """The row of the target: a single deal, one of these values, or any other whole number in the range `any_other`."""
    return one_of(
        0,
        *values,
        any_other=any_other,
        default=default,
        paragraph="6.1",
        says="The score that wins the match; single: one deal is the whole match.",
        words={0: "single"},
    )


def direction_row(default: Direction) -> Any:
    """The row of the direction of play, which only places the seats around the table."""
    return choice(Direction, default=default, paragraph="1.4", says="Which way the deal and the play go round the table.")


def jack_on_jack_row(default: int) -> Any:
    """The row of the bonus for a jack on a lone jack."""
    return one_of(0, 10, 20, 30, default=default, paragraph="4.3", says="What a jack on a lone jack is worth.")


def jack_on_single_row(default: int) -> Any:
    """The row of the bonus for a jack on another lone card."""
    return one_of(0, 10, 20, default=default, paragraph="4.4", says="What a jack on a lone card of another rank is worth.")


def last_card_row(default: bool) -> Any:
    """The row of the bonus with the last card."""
    return yes_no(default, paragraph="4.5", says="Whether the last card of the deal can score a bonus.")


class FishingHouse:
    """The house rules of every fishing game. A game adds its own rows, and gives a row anew for another default."""

    seats: int = number(2, 4, default=4, paragraph="1.2", says="How many people play.")
    target: int = target_row(151, 51, 100, 101, 121, 151, 201)
    over_target: int = choice(
        OverTarget,
        paragraph="6.2",
        says="When several sides have reached the target: the highest total wins and a level one plays on; or level sides share the win; "
        "or the target rises once by 50.",
    )
    direction: int = direction_row(Direction.CLOCKWISE)
    capture_obligation: int = choice(
        CaptureObligation,
        paragraph="3.3",
        says="If played: any card may be played and one that can take must take; if able: a card that can take must be played; optional: "
        "a card that can take may be left lying.",
    )
    match_bonus: int = one_of(0, 5, 10, default=10, paragraph="4.1", says="What taking a lone card with its own rank is worth.")
    ace_on_ace_bonus: int = one_of(
        AS_MATCH, 20, default="as_match", paragraph="4.2", says="What an ace on a lone ace is worth.", words={AS_MATCH: "as_match"}
    )
    jack_on_jack_bonus: int = jack_on_jack_row(20)
    jack_on_single_bonus: int = jack_on_single_row(0)
    bonus_on_last_card: int = last_card_row(True)
    card_points: int = choice(
        CardPoints,
        paragraph="5.2",
        says="Which cards count: the game's own table; Greek: K Q J T 1 each, ten of diamonds 2, two of clubs 1; Pishpirik: the same "
        "and aces 1.",
    )
    most_cards_points: int = number(0, 30, default=3, paragraph="5.3", says="What the side with most cards scores.")
    most_cards_tie: int = choice(
        MostCardsTie,
        paragraph="5.4",
        says="Who scores for most cards when it is level: nobody; nobody now but the next deal pays it too; it is split; each in full.",
    )


class WithTeams(Protocol):
    """The house rules by which the sides are made, in the games that have partnerships."""

    seats: int
    teams: int


def teams_row(default: bool) -> Any:
    """The row of partnerships for four players."""
    return yes_no(default, paragraph="1.3", says="Whether four play as two partnerships, partners opposite.")
