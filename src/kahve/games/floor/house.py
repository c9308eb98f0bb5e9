"""The house rules of the floor games, beside those that all fishing games share."""

from __future__ import annotations

from typing import Any

from ...engine.house import choice, number, one_of, yes_no
from ..fishing.house import FishingHouse, jack_on_jack_row, jack_on_single_row, target_row, teams_row

NO_VALUE, TEN_EACH, REMOVED = 0, 1, 2
BOTTOM, SHUFFLED, REDEAL, STAYS = 0, 1, 2, 3
SWEEPS, PLAIN, BURNT = 0, 1, 2
ALL_OF_RANK, ONE_PAIR = 0, 1
MAXIMAL, LARGEST, ANY_SET, ONE_GROUP = 0, 1, 2, 3
SUM_TO_TEN, NATURAL_OR_SUM, EQUAL_GROUPS, ALWAYS, NEVER = 0, 1, 2, 3, 4
FLOOR_CLEARED, LONE_CARD = 0, 1
FLAT, TWICE = 0, 1


def seven_diamond_row(default: str) -> Any:
    """The row of the power of the seven of diamonds."""
    return choice(
        "sweeps",
        "plain",
        "burnt",
        default=default,
        paragraph="3.8",
        says="The seven of diamonds sweeps the floor like a jack; or is a plain seven; or sweeps, and is burnt when it is led to an empty "
        "floor: set aside, nobody's.",
    )


class FloorHouse(FishingHouse):
    """The rows of every floor game."""

    seats: int = number(2, 4, default=2, paragraph="1.2", says="How many people play.")
    teams: int = teams_row(True)
    target: int = target_row(101, 51, 100, 101, 121, 151, 201)
    match_bonus: int = one_of(0, 5, 10, default=10, paragraph="4.1", says="What clearing the floor is worth.")
    jack_on_jack_bonus: int = jack_on_jack_row(0)
    jack_on_single_bonus: int = jack_on_single_row(0)
    court_values: int = choice(
        "none",
        "ten",
        "removed",
        paragraph="1.5",
        says="Queens and kings have no value and are taken by their like only; or are worth ten in every way; or are left out of the pack.",
    )
    hand_cards: int = one_of(4, 6, default=4, paragraph="2.2", says="How many cards each player is dealt at a time.")
    floor_special_replacement: int = choice(
        "bottom",
        "shuffled",
        "redeal",
        "none",
        paragraph="2.4",
        says="A jack, or a seven of diamonds that sweeps, turned up to the first floor goes under the stock and is replaced; or goes back "
        "into the stock at a place that nobody knows; or the cards are dealt again; or it stays.",
    )
    dealer_sees_bottom: int = yes_no(False, paragraph="2.5", says="Whether the dealer has seen the bottom card of the pack.")
    pair_scope: int = choice(
        "all", "one", paragraph="3.5", says="Whether a card takes all floor cards of its rank, or one of them in a play."
    )
    floor_capture_choice: int = choice(
        "player",
        "largest",
        "any_set",
        "one_group",
        paragraph="3.6",
        says="Where groups overlap, the player chooses a set to which no further group can be added; or the largest is taken by itself; or "
        "the player may take fewer groups than there are; or takes its like only or one sum only.",
    )
    seven_diamond: int = seven_diamond_row("sweeps")
    seven_diamond_basra: int = choice(
        "sum_le_10",
        "natural_or_sum",
        "equal_groups_le_10",
        "always",
        "never",
        paragraph="4.6",
        says="When a sweeping seven of diamonds scores: the floor is of numerals that add up to ten or less; or that, or a plain "
        "seven would have cleared it; or it splits into groups of one total of ten or less; or always; or never.",
    )
    basra_condition: int = choice(
        "floor_cleared", "lone_card", paragraph="4.7", says="Whether clearing any floor scores, or only taking a lone card."
    )
    basra_value: int = choice(
        "flat", "twice", paragraph="4.8", says="Whether the bonus is always the same, or twice the value of the card that took."
    )
    rubber: int = yes_no(False, paragraph="6.4", says="Whether a match is a rubber: the first side to win three games wins it.")
    rubber_last_target: int = one_of(
        101, 150, default=150, paragraph="6.5", says="The target of a game before which two sides have two games."
    )
