"""The cards on the floor: what each counts in sums, what is decided about it, and what a card of the hand could take."""

from __future__ import annotations

from ...cards.dialect import rule
from ...cards.faces import JACK, KING, QUEEN, SEVEN_OF_DIAMONDS, rank
from .captures import VALUES, one_of_value
from .house import FloorHouse, SevenDiamond
from .lanes import HIGHEST_NUMERAL
from .record import FloorRecord

OPEN, TAKEN, LEFT = 0, 1, 2
NOTHING, LIKE, SUMS, ALL = 0, 1, 2, 3


@rule
def value_of(house: FloorHouse, card: int) -> int:
    """What a card counts in sums; queens and kings have numbers of their own above ten, jacks have none."""
    return int(VALUES[house.court_values, card])  # 1.5


@rule
def wanted_value(house: FloorHouse, card: int) -> int:
    """What the floor cards add up to that this card takes together."""
    value = value_of(house, card)
    return int(house.sum_with_card - value) if house.sum_with_card > 0 and 0 < value <= HIGHEST_NUMERAL else value


@rule
def stays(house: FloorHouse, card: int) -> bool:
    """Whether a floor card is left where a card sweeps."""
    return bool(house.courts_stay > 0 and (rank(card) == QUEEN or rank(card) == KING))


@rule
def sweeps(house: FloorHouse, card: int) -> bool:
    """Whether a card takes whatever lies there and does not stay."""
    return bool(rank(card) == JACK or (card == SEVEN_OF_DIAMONDS and house.seven_diamond != SevenDiamond.PLAIN))  # 3.7 3.8


@rule
def add_to_floor(t: FloorRecord, card: int) -> None:
    """Lay a card on the floor, behind the others."""
    t.floor[t.floor_size] = card
    t.floor_size += 1


@rule
def place_of(t: FloorRecord, card: int) -> int:
    """Where a card lies on the floor, or -1."""
    place = -1
    for index in range(t.floor_size):
        if t.floor[index] == card:
            place = index
    return place


@rule
def floor_tally(t: FloorRecord, house: FloorHouse) -> int:
    """How many cards of each value lie on the floor."""
    tally = 0
    for index in range(t.floor_size):
        tally += one_of_value(value_of(house, t.floor[index]))
    return tally


@rule
def tally_of(t: FloorRecord, house: FloorHouse, decided: int) -> int:
    """How many floor cards of each value have this decision: OPEN, TAKEN or LEFT."""
    tally = 0
    for index in range(t.floor_size):
        if t.choice[index] == decided:
            tally += one_of_value(value_of(house, t.floor[index]))
    return tally


@rule
def lower_open(t: FloorRecord, house: FloorHouse, card: int) -> int:
    """The tally of the open cards lower than this one, which are left when it is named."""
    tally = 0
    for index in range(t.floor_size):
        if t.choice[index] == OPEN and t.floor[index] < card:
            tally += one_of_value(value_of(house, t.floor[index]))
    return tally


@rule
def floor_total(t: FloorRecord, house: FloorHouse) -> int:
    """What the floor adds up to, 0 when a card without value lies there."""
    total = 0
    numerals = True
    for index in range(t.floor_size):
        value = value_of(house, t.floor[index])
        numerals = numerals and 0 < value <= HIGHEST_NUMERAL
        total += value
    return total if numerals else 0


@rule
def power(t: FloorRecord, house: FloorHouse, card: int) -> int:
    """What this card could take: NOTHING, cards LIKE it alone, SUMS and perhaps its like too, or ALL."""
    if t.floor_size == 0 or sweeps(house, card):
        return ALL if is_swept(t, house) else NOTHING
    value = wanted_value(house, card)
    like = NOTHING
    sums = 1  # a bit for each total that some of the lower numerals add up to
    for index in range(t.floor_size):
        each = value_of(house, t.floor[index])
        sums |= sums << each if each < value else 0
        like = LIKE if each == value else like
    return SUMS if value <= HIGHEST_NUMERAL and sums >> value & 1 == 1 else like  # 3.2 3.4


@rule
def is_swept(t: FloorRecord, house: FloorHouse) -> bool:
    """Whether anything lies there that a card which sweeps takes."""
    swept = False
    for index in range(t.floor_size):
        swept = swept or not stays(house, t.floor[index])
    return swept


@rule
def takes(t: FloorRecord, house: FloorHouse, card: int) -> bool:
    """Whether this card takes anything."""
    return power(t, house, card) != NOTHING
