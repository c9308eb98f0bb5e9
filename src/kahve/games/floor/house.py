"""The house rules of the floor games. Those that all fishing games share are in `../fishing/house.py`."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from ...engine.house import choice, number, one_of, yes_no
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
    return choice(
        SevenDiamond,
        default=default,
        paragraph="3.8",
        title=later("fishing-rule-seven-diamond"),
        says=later("fishing-rule-seven-diamond-says"),
        called={
            "sweeps": later("fishing-rule-seven-diamond-sweeps"),
            "plain": later("fishing-rule-seven-diamond-plain"),
            "burnt": later("fishing-rule-seven-diamond-burnt"),
        },
    )


class FloorHouse(FishingHouse):
    """The house rules of every floor game."""

    seats: int = number(2, 4, default=2, paragraph="1.2", title=later("fishing-rule-seats"), says=later("fishing-rule-seats-says"))
    teams: int = teams_row(True)
    target: int = target_row(101, 51, 100, 101, 121, 151, 201)
    match_bonus: int = one_of(
        0, 5, 10, default=10, paragraph="4.1", title=later("fishing-rule-match-bonus"), says=later("fishing-rule-floor-match-bonus-says")
    )
    jack_on_jack_bonus: int = jack_on_jack_row(0)
    jack_on_single_bonus: int = jack_on_single_row(0)
    court_values: int = choice(
        CourtValues,
        paragraph="1.5",
        title=later("fishing-rule-court-values"),
        says=later("fishing-rule-court-values-says"),
        called={
            "none": later("fishing-rule-court-values-none"),
            "ten": later("fishing-rule-court-values-ten"),
            "removed": later("fishing-rule-court-values-removed"),
        },
    )
    hand_cards: int = one_of(
        4, 6, default=4, paragraph="2.2", title=later("fishing-rule-hand-cards"), says=later("fishing-rule-hand-cards-says")
    )
    floor_special_replacement: int = choice(
        FloorSpecialReplacement,
        paragraph="2.4",
        title=later("fishing-rule-floor-special-replacement"),
        says=later("fishing-rule-floor-special-replacement-says"),
        called={
            "bottom": later("fishing-rule-floor-special-replacement-bottom"),
            "shuffled": later("fishing-rule-floor-special-replacement-shuffled"),
            "redeal": later("fishing-rule-floor-special-replacement-redeal"),
            "none": later("fishing-rule-floor-special-replacement-none"),
        },
    )
    dealer_sees_bottom: int = yes_no(
        False, paragraph="2.5", title=later("fishing-rule-dealer-sees-bottom"), says=later("fishing-rule-dealer-sees-bottom-says")
    )
    pair_scope: int = choice(
        PairScope,
        paragraph="3.5",
        title=later("fishing-rule-pair-scope"),
        says=later("fishing-rule-pair-scope-says"),
        called={
            "all": later("fishing-rule-pair-scope-all"),
            "one": later("fishing-rule-pair-scope-one"),
        },
    )
    floor_capture_choice: int = choice(
        FloorCaptureChoice,
        paragraph="3.6",
        title=later("fishing-rule-floor-capture-choice"),
        says=later("fishing-rule-floor-capture-choice-says"),
        called={
            "player": later("fishing-rule-floor-capture-choice-player"),
            "largest": later("fishing-rule-floor-capture-choice-largest"),
            "any_set": later("fishing-rule-floor-capture-choice-any-set"),
            "one_group": later("fishing-rule-floor-capture-choice-one-group"),
        },
    )
    seven_diamond: int = seven_diamond_row(SevenDiamond.SWEEPS)
    seven_diamond_basra: int = choice(
        SevenDiamondBasra,
        paragraph="4.6",
        title=later("fishing-rule-seven-diamond-basra"),
        says=later("fishing-rule-seven-diamond-basra-says"),
        called={
            "sum_le_10": later("fishing-rule-seven-diamond-basra-sum-le-10"),
            "natural_or_sum": later("fishing-rule-seven-diamond-basra-natural-or-sum"),
            "equal_groups_le_10": later("fishing-rule-seven-diamond-basra-equal-groups-le-10"),
            "always": later("fishing-rule-seven-diamond-basra-always"),
            "never": later("fishing-rule-seven-diamond-basra-never"),
        },
    )
    basra_condition: int = choice(
        BasraCondition,
        paragraph="4.7",
        title=later("fishing-rule-basra-condition"),
        says=later("fishing-rule-basra-condition-says"),
        called={
            "floor_cleared": later("fishing-rule-basra-condition-floor-cleared"),
            "lone_card": later("fishing-rule-basra-condition-lone-card"),
        },
    )
    basra_value: int = choice(
        BasraValue,
        paragraph="4.8",
        title=later("fishing-rule-basra-value"),
        says=later("fishing-rule-basra-value-says"),
        called={
            "flat": later("fishing-rule-basra-value-flat"),
            "twice": later("fishing-rule-basra-value-twice"),
        },
    )
    rubber: int = yes_no(False, paragraph="6.4", title=later("fishing-rule-rubber"), says=later("fishing-rule-rubber-says"))
    rubber_last_target: int = one_of(
        101,
        150,
        default=150,
        paragraph="6.5",
        title=later("fishing-rule-rubber-last-target"),
        says=later("fishing-rule-rubber-last-target-says"),
    )
