"""Chapter 3 of the rulebooks of the games of tricks: which cards may be played, which one controls, and what a card shows to all."""

from __future__ import annotations

from ...cards.dialect import rule
from ...cards.faces import NO_CARD
from ...cards.letter_deck import CHILI_PEPPERS, suit
from ...engine.match_record import LEGAL
from .reasons import MUST_FOLLOW, NOT_HELD, NOT_IN_FIRST_TRICK, NOT_LOOSE
from .record import TrickRecord
from .rules import card_of, holds, strength, was_given_elsewhere
from .trick_house import PenaltyAnimal, TrickHouse

ALL_SUITS = 15


@rule
def sides_of(house: TrickHouse) -> int:
    """Two teams of two, or three who play alone."""
    return 3 if house.seats == 3 else 2  # 1.1


@rule
def is_penalty(t: TrickRecord, house: TrickHouse, card: int) -> bool:
    """Whether a card is one that nobody wants: a chili pepper, or the penalty animal of the game."""
    return suit(card) == CHILI_PEPPERS or card == penalty_card(t, house)


@rule
def penalty_card(t: TrickRecord, house: TrickHouse) -> int:
    """The animal that nobody wants, in a game that has one."""
    return card_of(t, house, house.dog if house.penalty_animal == PenaltyAnimal.THE_DOG else house.turtle)


@rule
def barred_now(t: TrickRecord, house: TrickHouse, card: int) -> bool:
    """Whether a penalty card is barred because this is the first trick."""
    return house.safe_first_trick == 1 and t.tricks == 0 and is_penalty(t, house, card)  # 3.5


@rule
def is_kept_back(t: TrickRecord, card: int) -> bool:
    """Whether a card is of a suit that may not be led yet."""
    return bool(t.restricted >> suit(card) & 1 == 1)  # 3.2


@rule
def can_lead_freely(t: TrickRecord) -> bool:
    """Whether the hand of the seat to move has a card of a suit that may be led."""
    for place in range(t.hand_size[t.turn]):
        if not is_kept_back(t, int(t.hand[t.turn, place])):
            return True
    return False


@rule
def can_follow(t: TrickRecord) -> bool:
    """Whether the hand of the seat to move has a card of the suit led."""
    for place in range(t.hand_size[t.turn]):
        if suit(int(t.hand[t.turn, place])) == suit(int(t.trick[0])):
            return True
    return False


@rule
def is_of_choice(t: TrickRecord, card: int, narrowed: bool) -> bool:
    """Whether 3.2 or 3.3 leaves a card of the hand; where it is `narrowed` that takes a free suit, or the suit led."""
    if not narrowed:
        return True
    return not is_kept_back(t, card) if t.trick_size == 0 else suit(card) == suit(int(t.trick[0]))


@rule
def has_safe(t: TrickRecord, house: TrickHouse, narrowed: bool) -> bool:
    """Whether one of the cards that 3.2 or 3.3 leaves to the seat to move is not barred from the first trick."""
    for place in range(t.hand_size[t.turn]):
        card = int(t.hand[t.turn, place])
        if is_of_choice(t, card, narrowed) and not barred_now(t, house, card):
            return True
    return False


@rule
def card_objection(t: TrickRecord, house: TrickHouse, card: int) -> int:
    """Why a card may not be played to the trick."""
    if card == NO_CARD or not holds(t, t.turn, card):
        return NOT_HELD
    narrowed = can_lead_freely(t) if t.trick_size == 0 else can_follow(t)
    if not is_of_choice(t, card, narrowed):
        return NOT_LOOSE if t.trick_size == 0 else MUST_FOLLOW  # 3.2, 3.3
    if barred_now(t, house, card) and has_safe(t, house, narrowed):
        return NOT_IN_FIRST_TRICK  # 3.5
    return LEGAL


@rule
def show_voids(t: TrickRecord, house: TrickHouse, card: int) -> None:
    """Note which suits a seat cannot hold, as its card shows all."""
    seat = t.turn
    choice = 1 << suit(card)
    if t.trick_size == 0 and is_kept_back(t, card):
        t.voids[seat] |= ALL_SUITS & ~t.restricted  # 7.1
        choice = ALL_SUITS
    elif t.trick_size == 0:
        choice = ALL_SUITS & ~t.restricted
    elif suit(card) != suit(int(t.trick[0])):
        t.voids[seat] |= 1 << suit(int(t.trick[0]))  # 7.1
        choice = ALL_SUITS
    if barred_now(t, house, card):
        t.unsafe[seat] |= choice  # 7.1: it had no other card to choose


@rule
def could_hold(t: TrickRecord, house: TrickHouse, seat: int, card: int) -> bool:
    """Whether all that was shown leaves it possible that this seat holds this card."""
    suits = 1 << suit(card)
    if t.voids[seat] & suits:
        return False  # 7.1
    if t.unsafe[seat] & suits and not is_penalty(t, house, card):
        return False
    return not was_given_elsewhere(t, house, seat, card)  # 7.2


@rule
def beats(t: TrickRecord, house: TrickHouse, card: int, other: int) -> bool:
    """Whether a card beats one that led the trick so far."""
    if suit(card) == suit(other):
        return strength(house, card) > strength(house, other)
    return bool(suit(card) + 1 == t.ruling)


@rule
def controlling_place(t: TrickRecord, house: TrickHouse) -> int:
    """The place in the trick of its controlling card."""
    best = 0
    for place in range(1, t.trick_size):
        if beats(t, house, int(t.trick[place]), int(t.trick[best])):
            best = place  # 3.6
    return best


@rule
def controller(t: TrickRecord, house: TrickHouse) -> int:
    """The seat of the controlling card."""
    seat = int(t.leader) + controlling_place(t, house)
    return seat - int(house.seats) if seat >= house.seats else seat
