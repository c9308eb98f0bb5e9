"""What a trick, as it lies, is worth to the seat to move if this or that seat takes it."""

from __future__ import annotations

from ...cards.dialect import rule, search
from ...cards.letter_deck import ANIMALS, CHILI_PEPPERS, suit
from ..sides import side_of
from .judgement import POINT, TrickNumbers
from .record import TrickRecord
from .rules import SUITS, card_of
from .trick_count import ALL_ICONS, ALL_PEPPERS, BOOK, DOG, PEPPERS, TRICKS, TURTLE_CARD, TURTLE_POINTS, icons
from .trick_house import PenaltyAnimal, TrickHouse
from .trick_play import is_penalty, sides_of
from .unseen import SUIT, hidden_cards, higher, number_of

TRICK = 50
"""What a trick is worth to either side where tricks count."""
ANIMAL = 45
"""What an animal is worth to either side where animals count."""


@search
def is_dirty(t: TrickRecord, house: TrickHouse) -> bool:
    """Whether a penalty card lies in the trick."""
    penalties = 0
    for place in range(t.trick_size):
        penalties += is_penalty(t, house, int(t.trick[place]))
    return penalties > 0


@search
def lies(t: TrickRecord, card: int) -> bool:
    """Whether this card lies in the trick."""
    place = 0
    while place < t.trick_size and t.trick[place] != card:
        place += 1
    return bool(place < t.trick_size)


@search
def peppers_in(t: TrickRecord, house: TrickHouse) -> int:
    """The peppers that lie in the trick, by their icons where those count."""
    peppers = 0
    for place in range(t.trick_size):
        if suit(int(t.trick[place])) == CHILI_PEPPERS:
            peppers += icons(house, int(t.trick[place])) if house.icons_count else 1
    return peppers


@search
def animals_in(t: TrickRecord) -> int:
    """The animals that lie in the trick."""
    animals = 0
    for place in range(t.trick_size):
        animals += suit(int(t.trick[place])) == ANIMALS
    return int(animals)


@rule
def penalty_item(house: TrickHouse) -> int:
    """The item of the sheet that says who took the penalty animal."""
    return DOG if house.penalty_animal == PenaltyAnimal.THE_DOG else TURTLE_CARD


@search
def others_have(t: TrickRecord, house: TrickHouse, side: int) -> bool:
    """Whether another side has taken a penalty card."""
    item = penalty_item(house)
    taken = 0
    for other in range(sides_of(house)):
        taken += int(t.sheet[other, PEPPERS]) + int(t.sheet[other, item]) if other != side else 0
    return taken > 0


@search
def sure_tricks(t: TrickRecord, house: TrickHouse, hidden: int) -> int:
    """How many cards of its hand would win if the seat to move led them out, the highest of each suit first."""
    winners = 0
    for number in range(SUITS):
        own = top = 0
        others = number_of(hidden & SUIT << 16 * number)
        for place in range(t.hand_size[t.turn]):
            card = int(t.hand[t.turn, place])
            if suit(card) == number:
                own += 1
                top += hidden & higher(house, card) == 0
        winners += own if top * (house.seats - 1) >= others else top
    return winners


@search
def may_take_all(t: TrickRecord, house: TrickHouse, side: int, peppers: int, by: TrickNumbers) -> bool:
    """Whether a side that has `peppers` peppers with the trick must be expected to take every penalty card, or can hope to."""
    if others_have(t, house, side):
        return False
    if peppers >= (by.NEARLY_ALL_ICONS if house.icons_count else by.NEARLY_ALL_PEPPERS):
        return True
    mine = side == side_of(t.turn, sides_of(house))
    return mine and 100 * sure_tricks(t, house, hidden_cards(t, house)) >= by.SURE_TO_TRY * t.hand_size[t.turn]


@search
def dog_charge(t: TrickRecord, house: TrickHouse, side: int, by: TrickNumbers) -> int:
    """What the trick costs a side where the Dog hurts. Peppers count in full for the side that has it, and half while nobody has it."""
    lying_here, taken = peppers_in(t, house), int(t.sheet[side, PEPPERS])
    dog = lies(t, card_of(t, house, house.dog))
    if (dog or lying_here > 0) and may_take_all(t, house, side, taken + lying_here, by):
        return -by.ALL_AT_STAKE
    if dog:
        left = ALL_ICONS - taken - int(t.sheet[1 - side, PEPPERS]) - lying_here
        return POINT * (taken + lying_here) + POINT * left // 2
    if t.sheet[side, DOG] == 1:
        return POINT * lying_here
    return 0 if t.sheet[1 - side, DOG] == 1 else POINT * lying_here * by.HALF_PEPPER // 1000


@search
def turtle_charge(t: TrickRecord, house: TrickHouse, side: int, by: TrickNumbers) -> int:
    """What the trick costs a side where each pepper hurts, and the Turtle."""
    peppers, turtle = peppers_in(t, house), int(lies(t, card_of(t, house, house.turtle)))
    if peppers + turtle > 0 and may_take_all(t, house, side, int(t.sheet[side, PEPPERS]) + peppers, by):
        return -by.ALL_AT_STAKE
    return POINT * (peppers + TURTLE_POINTS * turtle)


@search
def penalties_left(t: TrickRecord, house: TrickHouse) -> int:
    """What the penalty cards that nobody has taken will cost somebody."""
    taken = gone = 0
    for side in range(sides_of(house)):
        taken += int(t.sheet[side, PEPPERS])
        gone += int(t.sheet[side, penalty_item(house)])
    if house.penalty_animal == PenaltyAnimal.THE_DOG:
        return POINT * (ALL_ICONS - taken) * (1 if gone else 2) // 2
    return POINT * (ALL_PEPPERS - taken) + (0 if gone else POINT * TURTLE_POINTS)


@search
def still_to_come(t: TrickRecord, house: TrickHouse, by: TrickNumbers) -> int:
    """What the cards that are yet to be played to the trick may be expected to cost its taker."""
    seats = int(house.seats)
    still = penalties_left(t, house) * (seats - int(t.trick_size)) // ((seats - 1) * max(1, int(t.hand_size[t.turn])))
    return still * by.STILL_TO_COME // 1000


@search
def trick_worth(t: TrickRecord, house: TrickHouse, side: int, by: TrickNumbers) -> int:
    """What a trick is worth to either side where tricks or animals count."""
    needed, own, others = BOOK + 1, int(t.sheet[side, TRICKS]), int(t.sheet[1 - side, TRICKS])
    worth = TRICK
    if house.animals_count:
        worth = by.ANIMAL_TRICK + ANIMAL * animals_in(t)
        worth -= by.DECIDED if own >= needed or others >= needed else 0
    return worth + (by.CLOSE if own == BOOK or others == BOOK else 0)


@search
def gain(t: TrickRecord, house: TrickHouse, seat: int, by: TrickNumbers) -> int:
    """How much the seat to move gains if this seat takes the trick as it lies."""
    sides = sides_of(house)
    side, mine = side_of(seat, sides), side_of(t.turn, sides)
    if house.penalty_animal == PenaltyAnimal.THE_TURTLE:
        charge = turtle_charge(t, house, side, by)
        return -charge - still_to_come(t, house, by) - by.TRICK_COST if side == mine else min(0, charge)
    if house.penalty_animal == PenaltyAnimal.THE_DOG:
        worth = -dog_charge(t, house, side, by) - still_to_come(t, house, by) - by.TRICK_COST
    else:
        worth = trick_worth(t, house, side, by)
    return worth if side == mine else -worth
