"""The house rules of the floor games. Those that all fishing games share are in `../fishing/house.py`."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from ...engine.house import choice, fixed, number, one_of, yes_no
from ...language import later
from ..fishing.house import FishingHouse, jack_on_jack_row, jack_on_single_row, target_row, teams_row


class CourtValues(IntEnum):
    """What queens and kings count in sums."""

    NONE = 0
    TEN = 1
    REMOVED = 2


class FloorSpecialReplacement(IntEnum):
    """What becomes of a card with a power that is turned up to the first floor."""

    BOTTOM = 0
    SHUFFLED = 1
    REDEAL = 2
    NONE = 3


class PairScope(IntEnum):
    """How many of its like a card takes."""

    ALL = 0
    ONE = 1


class FloorCaptureChoice(IntEnum):
    """Which of several ways to take may be chosen."""

    PLAYER = 0
    LARGEST = 1
    ANY_SET = 2
    ONE_GROUP = 3


class SevenDiamond(IntEnum):
    """The power of the seven of diamonds."""

    SWEEPS = 0
    PLAIN = 1
    BURNT = 2


class SevenDiamondBasra(IntEnum):
    """When a seven of diamonds that sweeps scores."""

    SUM_LE_10 = 0
    NATURAL_OR_SUM = 1
    EQUAL_GROUPS_LE_10 = 2
    ALWAYS = 3
    NEVER = 4


class BasraCondition(IntEnum):
    """Which floors score when they are cleared."""

    FLOOR_CLEARED = 0
    LONE_CARD = 1


class BasraValue(IntEnum):
    """What clearing the floor is worth."""

    FLAT = 0
    TWICE = 1


def seven_diamond_row(default: SevenDiamond) -> Any:
    """The row of the power of the seven of diamonds."""
    return choice(SevenDiamond, default=default, paragraph="3.8")


class FloorHouse(FishingHouse):
    """The house rules of every floor game."""

    seats: int = number(2, 4, default=2, paragraph="1.2")
    teams: int = teams_row(True)
    target: int = target_row(101, 51, 100, 101, 121, 151, 201)
    match_bonus: int = one_of(
        0,
        5,
        10,
        default=10,
        paragraph="4.1",
        title=later("fishing-rule-floor-match-bonus"),
        says=later("fishing-rule-floor-match-bonus-says"),
    )
    jack_on_jack_bonus: int = jack_on_jack_row(0)
    jack_on_single_bonus: int = jack_on_single_row(0)
    court_values: int = choice(CourtValues, paragraph="1.5")
    hand_cards: int = one_of(4, 6, default=4, paragraph="2.2")
    floor_special_replacement: int = choice(FloorSpecialReplacement, paragraph="2.4")
    dealer_sees_bottom: int = yes_no(False, paragraph="2.5")
    pair_scope: int = choice(PairScope, paragraph="3.5")
    floor_capture_choice: int = choice(FloorCaptureChoice, paragraph="3.6")
    seven_diamond: int = seven_diamond_row(SevenDiamond.SWEEPS)
    seven_diamond_basra: int = choice(SevenDiamondBasra, paragraph="4.6")
    basra_condition: int = choice(BasraCondition, paragraph="4.7")
    basra_value: int = choice(BasraValue, paragraph="4.8")
    sum_with_card: int = fixed(0)  # what a card and the group that it takes add up to; 0 where the group adds up to the card
    courts_stay: int = fixed(0)  # whether queens and kings stay where a card sweeps
    bonus_in_last_batch: int = fixed(1)
    bonus_below: int = fixed(0)  # clearing the floor scores for a side with fewer points than this; 0 for every side
    rubber: int = yes_no(False, paragraph="6.4")
    rubber_last_target: int = one_of(101, 150, default=150, paragraph="6.5")
