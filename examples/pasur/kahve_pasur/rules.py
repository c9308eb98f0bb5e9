"""The rules of Pasur that no other floor game has. A number in the margin is a paragraph of the rulebook."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from kahve.cards.dialect import rule
from kahve.cards.faces import CLUBS, KING, QUEEN, rank, suit
from kahve.engine.house import choice, fixed, house, number, one_of, yes_no
from kahve.engine.match_record import DEAL
from kahve.games.fishing.house import AS_MATCH, Direction, direction_row, target_row
from kahve.games.fishing.rules import MOST_CARDS, TOTAL, add_totals, clear_sheet, count_tricks, sides_in_teams
from kahve.games.fishing.values import FOUR_ACES_FOUR_JACKS, POINT, worths_of
from kahve.games.floor import dealing
from kahve.games.floor.greedy import plain_worth, turn_worth
from kahve.games.floor.house import FloorCaptureChoice, FloorHouse, FloorSpecialReplacement, PairScope, SevenDiamond
from kahve.games.floor.record import FloorRecord
from kahve.games.sides import finish_deal, next_seat, side_of
from kahve.language import later

ELEVEN, CLUBS_ENOUGH = 11, 7
REDEALT = 2
MOST_CLUBS = MOST_CARDS
"""The column of the sheet in which other floor games have most cards."""

POINTS = FOUR_ACES_FOUR_JACKS
WORTHS = worths_of(POINTS, {4 * number + CLUBS: POINT for number in range(1, KING + 1)})


class ClubMajority(IntEnum):
    """Which side scores for clubs."""

    MOST = 0
    SEVEN = 1


@house
class House(FloorHouse):
    """The house rules of Pasur; those that it fixes belong to other floor games."""

    target: int = target_row(62, 62, 104, 124)
    direction: int = direction_row(Direction.COUNTERCLOCKWISE)
    match_bonus: int = one_of(
        0, 5, 10, default=5, paragraph="4.1", title=later("pasur-rule-sur-points"), says=later("pasur-rule-sur-points-says")
    )
    bonus_in_last_batch: int = yes_no(
        False, paragraph="4.2", title=later("pasur-rule-last-hands"), says=later("pasur-rule-last-hands-says")
    )
    bonus_below: int = one_of(
        0,
        50,
        default="always",
        words={0: "always"},
        called={"always": later("pasur-rule-bonus-below-always")},
        paragraph="4.3",
        title=later("pasur-rule-bonus-below"),
        says=later("pasur-rule-bonus-below-says"),
    )
    redeal: int = yes_no(True, paragraph="2.4", title=later("pasur-rule-redeal"), says=later("pasur-rule-redeal-says"))
    clubs_points: int = number(
        0, 13, default=7, paragraph="5.3", title=later("pasur-rule-clubs-points"), says=later("pasur-rule-clubs-points-says")
    )
    club_majority: int = choice(
        ClubMajority,
        called={"most": later("pasur-rule-club-majority-most"), "seven": later("pasur-rule-club-majority-seven")},
        paragraph="5.4",
        title=later("pasur-rule-club-majority"),
        says=later("pasur-rule-club-majority-says"),
    )
    sum_with_card: int = fixed(ELEVEN)  # 3.2
    courts_stay: int = fixed(1)  # 3.5
    floor_special_replacement: int = fixed(FloorSpecialReplacement.SHUFFLED)  # 2.4
    pair_scope: int = fixed(PairScope.ONE)  # 3.4
    floor_capture_choice: int = fixed(FloorCaptureChoice.ONE_GROUP)  # 3.2
    seven_diamond: int = fixed(SevenDiamond.PLAIN)
    ace_on_ace_bonus: int = fixed(AS_MATCH)
    jack_on_jack_bonus: int = fixed(0)  # 4.1
    jack_on_single_bonus: int = fixed(0)
    hand_cards: int = fixed(4)  # 2.2
    bonus_on_last_card: int = fixed(1)
    card_points: int = fixed(0)
    most_cards_points: int = fixed(0)
    most_cards_tie: int = fixed(0)
    court_values: int = fixed(0)
    dealer_sees_bottom: int = fixed(0)
    seven_diamond_basra: int = fixed(0)
    basra_condition: int = fixed(0)
    basra_value: int = fixed(0)
    rubber: int = fixed(0)
    rubber_last_target: int = fixed(0)


# -- 2: the deal ---------------------------------------------------------------------------------------------------------------------------


@rule
def deal(t: FloorRecord, house: House, order: Any) -> None:
    """Lay out a deal, or say that it is void because of what was turned up."""
    dealing.deal(t, house, order)
    jacks = t.shuffled_in & (1 << 4) - 1
    if house.redeal and (jacks & jacks - 1 != 0 or on_floor(t, QUEEN) > 2 or on_floor(t, KING) > 2):
        dealing.clear_table(t, house)
        t.void = REDEALT  # 2.4
        t.phase = DEAL


@rule
def on_floor(t: FloorRecord, wanted: int) -> int:
    """How many cards of this rank lie on the floor."""
    count = 0
    for place in range(t.floor_size):
        count += rank(t.floor[place]) == wanted
    return count


# -- 5: the count --------------------------------------------------------------------------------------------------------------------------


@rule
def score(t: FloorRecord, house: House) -> None:
    """Count the deal: cards, card points, clubs and surs."""
    sides = sides_in_teams(house)
    clear_sheet(t)
    count_tricks(t, sides, t.laid_size, POINTS[house.card_points], True)  # 5.2
    score_clubs(t, house, sides)
    add_totals(t, sides, TOTAL)
    t.dealer = next_seat(house, t.dealer)  # 2.1
    finish_deal(t, house, sides)


@rule
def score_clubs(t: FloorRecord, house: House, sides: int) -> None:
    """Write the points for clubs."""
    best = level = 0
    for side in range(sides):
        clubs = clubs_of(t, sides, side)
        level = 1 if clubs > best else level + (clubs == best)
        best = max(best, clubs)
    scores = best >= CLUBS_ENOUGH if house.club_majority == ClubMajority.SEVEN else best > 0 and level == 1  # 5.4
    for side in range(sides):
        if scores and clubs_of(t, sides, side) == best:
            t.sheet[side, MOST_CLUBS] = house.clubs_points  # 5.3


@rule
def clubs_of(t: FloorRecord, sides: int, side: int) -> int:
    """How many clubs a side has won in this deal."""
    clubs = taker = 0
    for place in range(t.laid_size - 1, -1, -1):
        if t.took[place] > 0:
            taker = int(t.took[place])
        clubs += suit(t.laid[place]) == CLUBS and side_of(taker - 1, sides) == side
    return clubs


# -- how players rate moves ----------------------------------------------------------------------------------------------------------------


@rule
def weigh(t: FloorRecord, house: House, move: int, seen: int) -> int:
    """How a club player rates this move: as in every floor game, with a point for each club."""
    return turn_worth(t, house, move, WORTHS[house.card_points], seen)


@rule
def plain(t: FloorRecord, house: House, move: int) -> int:
    """How a beginner rates this move."""
    return plain_worth(t, house, move, WORTHS[house.card_points])
