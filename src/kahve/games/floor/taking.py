"""Which floor cards a card takes (paragraphs 3.2 to 3.8 of the rulebook).

Where it can take in several ways, its seat names floor cards that it takes, lowest first. It does so until one way is left, or it says
that it is done (docs/captures.md).
"""

from __future__ import annotations

from ...cards.arrays import INT64, zeros
from ...cards.dialect import rule, search
from ...cards.faces import NO_CARD
from ...engine.match_record import LEGAL
from ..fishing.rules import FIRST_FAMILY_REASON
from .bonuses import clearing_bonus
from .captures import UNSURE, Question, all_together, is_some, largest, most_like, number_of, one_of_value, span
from .floor_cards import LEFT, OPEN, TAKEN, floor_tally, lower_open, place_of, stays, tally_of, value_of, wanted_value
from .house import FloorCaptureChoice, FloorHouse, PairScope
from .lanes import HIGHEST_NUMERAL, SUITS
from .record import FloorRecord

NAMES_FIRST, LIES_NOT_THERE, NO_SUCH_WAY, NOT_DONE, NOTHING_TO_NAME = range(FIRST_FAMILY_REASON, FIRST_FAMILY_REASON + 5)

TAKES = 128
"""A move of so much and a card takes that card of the floor; TAKES alone says that nothing more is taken."""
MOST_PLACES = 52

# -- what a card takes by itself ---------------------------------------------------------------------------------------------------------


@rule
def takes_all_like(house: FloorHouse, value: int) -> bool:
    """Whether a card of this value that takes nothing else must take all of its like."""
    takes_fewer = house.floor_capture_choice == FloorCaptureChoice.ANY_SET and value <= HIGHEST_NUMERAL
    return house.pair_scope != PairScope.ONE and not takes_fewer  # 3.4 3.5


@rule
def take_all_like(t: FloorRecord, house: FloorHouse, value: int) -> None:
    """Decide for the cards of this value and against all others."""
    for index in range(t.floor_size):
        t.choice[index] = TAKEN if value_of(house, t.floor[index]) == value else LEFT  # 3.5


@rule
def take_all(t: FloorRecord, house: FloorHouse) -> None:
    """Decide for all floor cards that a card which sweeps takes."""
    for index in range(t.floor_size):
        t.choice[index] = LEFT if stays(house, t.floor[index]) else TAKEN


@rule
def decide_first(t: FloorRecord, house: FloorHouse) -> None:
    """Decide what is the same in all ways to take with the card just played."""
    floor = floor_tally(t, house)
    way = all_together(floor, wanted_value(house, t.playing[0]), house.floor_capture_choice, house.pair_scope)
    if way == UNSURE:
        decide_between(t, house, 0, floor)
        return
    t.choices_open = 0
    for index in range(t.floor_size):
        value = value_of(house, t.floor[index])
        wanted = number_of(way, value) if value > 0 else 0
        if wanted == 0:
            t.choice[index] = LEFT
        elif wanted == number_of(floor, value):
            t.choice[index] = TAKEN
        t.choices_open += t.choice[index] == OPEN


@rule
def decide_between(t: FloorRecord, house: FloorHouse, low: int, high: int) -> None:
    """Decide what is alike in all ways that take at least `low` and at most `high`: cards that all take, and cards that none takes.

    Of like cards some may be taken and some left: then it stays open which.
    """
    common = span(ways(t, house, low, high))
    t.choices_open = 0
    for index in range(t.floor_size):
        if t.choice[index] == OPEN:
            value = value_of(house, t.floor[index])
            if value == 0 or number_of(common.most, value) == number_of(low, value):
                t.choice[index] = LEFT
            elif number_of(common.least, value) == number_of(high, value):
                t.choice[index] = TAKEN
            else:
                t.choices_open += 1


@rule
def ways(t: FloorRecord, house: FloorHouse, low: int, high: int) -> Question:
    """The ways of the card played to take at least and at most these tallies."""
    return Question(floor_tally(t, house), low, high, wanted_value(house, t.playing[0]), house.floor_capture_choice, house.pair_scope)


@search
def choose_largest(t: FloorRecord, house: FloorHouse) -> None:
    """Decide for the way with most cards, among several for the cards that came first."""
    # Each card below the one played is worth the bit of its place, the first place most, and one for a card that is more than all places.
    worths, seen = zeros((HIGHEST_NUMERAL + 1, SUITS + 1), INT64), 0
    for index in range(t.floor_size):
        value = value_of(house, t.floor[index])
        if 0 < value < HIGHEST_NUMERAL:
            number = number_of(seen, value)
            worths[value, number + 1] = worths[value, number] + place_worth(index)
        seen += one_of_value(value)
    question = Question(seen, 0, seen, wanted_value(house, t.playing[0]), FloorCaptureChoice.LARGEST.value, house.pair_scope)
    best, like = largest(question, worths), most_like(question)
    for index in range(t.floor_size):
        is_like = value_of(house, t.floor[index]) == wanted_value(house, t.playing[0])
        t.choice[index] = TAKEN if (is_like and like > 0) or best >> MOST_PLACES - 1 - index & 1 == 1 else LEFT
        like -= is_like


@rule
def place_worth(place: int) -> int:
    """What it is worth to take the card at this place of the floor: a card more, and then rather one that came before others."""
    return 1 << MOST_PLACES | 1 << MOST_PLACES - 1 - place


# -- what its seat names -----------------------------------------------------------------------------------------------------------------


@search
def choices(t: FloorRecord, house: FloorHouse) -> int:
    """The cards that may be named now, a bit each; bit 0 says that nothing more need be taken."""
    may_name = int(choice_objection(t, house, TAKES) == LEGAL)
    for index in range(t.floor_size):
        if t.choice[index] == OPEN:
            card = int(t.floor[index])
            may_name |= (choice_objection(t, house, TAKES + card) == LEGAL) << card
    return may_name


@search
def choice_objection(t: FloorRecord, house: FloorHouse, move: int) -> int:
    """Why this card of the floor may not be named, or LEGAL."""
    if t.playing_size == 0:
        return NOTHING_TO_NAME
    if move < TAKES:
        return NAMES_FIRST
    card = move - TAKES
    index = place_of(t, card)
    if card != NO_CARD and (index < 0 or t.choice[index] != OPEN):
        return LIES_NOT_THERE
    low = tally_of(t, house, TAKEN) + one_of_value(value_of(house, card))
    high = floor_tally(t, house) - tally_of(t, house, LEFT) - lower_open(t, house, card) if card != NO_CARD else low
    if is_some(ways(t, house, low, high)):
        return LEGAL
    return NOT_DONE if card == NO_CARD else NO_SUCH_WAY


@rule
def name_card(t: FloorRecord, house: FloorHouse, card: int) -> None:
    """Take a card of the floor and leave the lower ones that are open; with NO_CARD leave all that are open."""
    t.choices_open = 0
    for index in range(t.floor_size):
        if t.choice[index] == OPEN and t.floor[index] == card:
            t.choice[index] = TAKEN
        elif t.choice[index] == OPEN and (t.floor[index] < card or card == NO_CARD):
            t.choice[index] = LEFT
        t.choices_open += t.choice[index] == OPEN
    if t.choices_open > 0:
        floor = floor_tally(t, house)
        decide_between(t, house, tally_of(t, house, TAKEN), floor - tally_of(t, house, LEFT))


# -- the trick ---------------------------------------------------------------------------------------------------------------------------


@rule
def take_chosen(t: FloorRecord, house: FloorHouse) -> None:
    """Move the cards that are TAKEN from the floor to the tricks, with the card that took them."""
    bonus = clearing_bonus(t, house)
    laid, left, size = t.laid_size, 0, t.floor_size
    for index in range(size):
        # Written to both places, one of which counts: the processor need not guess which.
        card, taken = t.floor[index], t.choice[index] == TAKEN
        t.choice[index] = OPEN
        t.floor[index] = NO_CARD
        t.laid[laid] = card
        t.floor[left] = NO_CARD if taken else card
        laid += taken
        left += not taken
    t.laid_size, t.floor_size = laid, left
    add_to_trick(t, t.playing[0])
    t.playing[0] = NO_CARD
    t.playing_size = 0
    close_trick(t, t.turn, bonus)


@rule
def add_to_trick(t: FloorRecord, card: int) -> None:
    """Lay a card that was taken with the tricks, behind those taken before."""
    t.laid[t.laid_size] = card
    t.laid_size += 1


@rule
def close_trick(t: FloorRecord, seat: int, bonus: int) -> None:
    """Note who took the cards put with the tricks, and the bonus."""
    t.took[t.laid_size - 1] = seat + 1
    t.bonus_at[t.laid_size - 1] = bonus
    t.last_taker = seat + 1
