"""The bonus for a capture that clears the floor (chapter 4 of the rulebook)."""

from __future__ import annotations

from ...cards.dialect import rule
from ...cards.faces import ACE, JACK, SEVEN, rank
from ..fishing.house import AS_MATCH
from ..fishing.rules import sides_in_teams
from ..sides import side_of
from .captures import Question, is_some, splits
from .floor_cards import TAKEN, floor_tally, floor_total, sweeps, value_of
from .house import BasraCondition, BasraValue, FloorHouse, SevenDiamondBasra
from .lanes import HIGHEST_NUMERAL
from .record import FloorRecord


@rule
def clearing_bonus(t: FloorRecord, house: FloorHouse) -> int:
    """The bonus for the capture that is decided."""
    card, lone = int(t.playing[0]), t.floor_size == 1
    for index in range(t.floor_size):
        if t.choice[index] != TAKEN:
            return 0
    if too_late(t, house):
        return 0  # 4.5
    if rank(card) == JACK:
        return jack_bonus(t, house) if lone else 0
    if house.basra_condition == BasraCondition.LONE_CARD and not lone:
        return 0  # 4.7
    if sweeps(house, card):
        return clearing_worth(house, card) if seven_scores(t, house) else 0
    if lone and rank(card) == ACE and house.ace_on_ace_bonus != AS_MATCH:
        return int(house.ace_on_ace_bonus)  # 4.2
    return clearing_worth(house, card)  # 4.1


@rule
def too_late(t: FloorRecord, house: FloorHouse) -> bool:
    """Whether clearing the floor scores nothing now: among the last cards, or for a side that has enough points."""
    if t.last_batch == 1 and (house.bonus_in_last_batch == 0 or (t.in_hands == 0 and house.bonus_on_last_card == 0)):
        return True
    return bool(house.bonus_below > 0 and t.scores[side_of(t.turn, sides_in_teams(house))] >= house.bonus_below)


@rule
def jack_bonus(t: FloorRecord, house: FloorHouse) -> int:
    """What a jack on a lone card is worth."""
    return int(house.jack_on_jack_bonus) if rank(t.floor[0]) == JACK else int(house.jack_on_single_bonus)  # 4.3 4.4


@rule
def clearing_worth(house: FloorHouse, card: int) -> int:
    """What clearing the floor with this card is worth."""
    value = value_of(house, card)
    return 2 * value if house.basra_value == BasraValue.TWICE and value <= HIGHEST_NUMERAL else int(house.match_bonus)  # 4.8


@rule
def seven_scores(t: FloorRecord, house: FloorHouse) -> bool:
    """Whether a seven of diamonds that sweeps this floor scores."""
    if house.seven_diamond_basra == SevenDiamondBasra.ALWAYS or house.seven_diamond_basra == SevenDiamondBasra.NEVER:
        return bool(house.seven_diamond_basra == SevenDiamondBasra.ALWAYS)
    total = floor_total(t, house)
    if total == 0 or total <= HIGHEST_NUMERAL:
        return total > 0  # 4.6
    tally = floor_tally(t, house)
    scores = house.seven_diamond_basra == SevenDiamondBasra.NATURAL_OR_SUM and plain_seven_clears(house, tally)
    for each in range(1, HIGHEST_NUMERAL + 1):
        scores = scores or (house.seven_diamond_basra == SevenDiamondBasra.EQUAL_GROUPS_LE_10 and splits(tally, each))
    return scores


@rule
def plain_seven_clears(house: FloorHouse, tally: int) -> bool:
    """Whether a plain seven could take a floor of these numerals whole."""
    return is_some(Question(tally, tally, tally, SEVEN, house.floor_capture_choice, house.pair_scope))
