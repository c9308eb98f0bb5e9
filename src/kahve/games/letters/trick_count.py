"""Chapter 6 of the rulebooks of the games of tricks: the sheet, what a taken trick brings, and the end of a deal."""

from __future__ import annotations

from ...cards.dialect import rule
from ...cards.faces import NO_CARD
from ...cards.letter_deck import ANIMALS, CHILI_PEPPERS, suit
from ...engine.match_record import COUNT, PLAY
from ..sides import side_of
from .moves import PLAYING
from .record import TrickRecord
from .rules import add_points, card_of, put_away
from .trick_deal import lead_from
from .trick_house import TrickHouse
from .trick_play import sides_of

TRICKS, ANIMAL_CARDS, PEPPERS, DOG, TURTLE_CARD, HAND, SPELLCHECKS, TOTAL = range(8)
"""The items of the sheet. PEPPERS counts cards, or the icons on them where those count."""
BOOK = 6
ALL_ICONS, ALL_PEPPERS, TURTLE_POINTS, ALL_PENALTIES = 28, 13, 13, 26


@rule
def resolve(t: TrickRecord, house: TrickHouse, taker: int) -> None:
    """The trick goes to its taker, who leads to the next."""
    side = side_of(taker, sides_of(house))
    t.sheet[side, TRICKS] += 1  # 3.7
    for place in range(t.trick_size):
        card = int(t.trick[place])
        count_card(t, house, side, card)
        put_away(t, card)
        t.trick[place] = NO_CARD
    t.trick_size = 0
    t.tricks += 1
    lead_from(t, taker)


@rule
def count_card(t: TrickRecord, house: TrickHouse, side: int, card: int) -> None:
    """Count a card that was taken under what it is."""
    if suit(card) == ANIMALS:
        t.sheet[side, ANIMAL_CARDS] += 1
    if suit(card) == CHILI_PEPPERS:
        t.sheet[side, PEPPERS] += icons(house, card) if house.icons_count else 1
    if card == card_of(t, house, house.dog):
        t.sheet[side, DOG] = 1
    if card == card_of(t, house, house.turtle):
        t.sheet[side, TURTLE_CARD] = 1


@rule
def icons(house: TrickHouse, card: int) -> int:
    """The icons on a chili pepper."""
    return (int(house.icons) >> 2 * ((card & 15) - 1) & 3) + 1  # 1.2


@rule
def side_with(t: TrickRecord, house: TrickHouse, item: int) -> int:
    """The side that took the penalty animal, DOG or TURTLE_CARD."""
    side = 0
    while side < sides_of(house) - 1 and t.sheet[side, item] == 0:
        side += 1
    return side


@rule
def side_with_most_tricks(t: TrickRecord, house: TrickHouse) -> int:
    """The one of two sides that has more tricks."""
    return 0 if t.sheet[0, TRICKS] > BOOK else 1


@rule
def all_taken(t: TrickRecord) -> bool:
    """Whether the last trick of the deal has just been taken."""
    return bool(t.phase == PLAY and t.stage == PLAYING and t.trick_size == 0 and t.hand_size[t.turn] == 0)


@rule
def count_with_dealer(t: TrickRecord, seat: int) -> None:
    """The deal waits to be counted, and this seat deals next."""
    t.dealer = seat
    t.phase = COUNT


@rule
def count_hand(t: TrickRecord, house: TrickHouse, side: int, points: int) -> None:
    """Write the points of a side for the tricks of the deal, and what the deal brought it with its checks."""
    add_points(t, house, side, HAND, points)  # 6.1
    t.sheet[side, TOTAL] = t.sheet[side, HAND] + t.sheet[side, SPELLCHECKS]
