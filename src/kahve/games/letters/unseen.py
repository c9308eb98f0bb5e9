"""The cards that the seat to move has not seen, as sets of bits, and with what chance another seat has one of them."""

from __future__ import annotations

from ...cards.arrays import table
from ...cards.dialect import rule, search
from ...cards.faces import CARD_NUMBERS, NO_CARD
from ...cards.letter_deck import rank, suit
from .house import LettersHouse, RankOrder
from .record import PASSED, LettersRecord, TrickRecord
from .rules import SUITS, card_of, receiver
from .trick_house import TrickHouse

MISSES = table([[round(1000 * (1 - share / 100) ** number) for number in range(CARD_NUMBERS)] for share in range(101)])
"""The chance, in thousandths, to hold none of a number of cards, by the share of the hidden cards, in hundredths, that one holds."""
SUIT = 16382
"""The thirteen cards of the first suit, a bit each; those of the next are sixteen bits further."""


@search
def hidden_cards(t: LettersRecord, house: LettersHouse) -> int:
    """The cards that the seat to move has not seen, a bit each."""
    hidden = SUIT | SUIT << 16 | SUIT << 32 | SUIT << 48
    for place in range(t.hand_size[t.turn]):
        hidden &= ~(1 << int(t.hand[t.turn, place]))
    for place in range(t.played_size):
        hidden &= ~(1 << int(t.played[place]))
    if house.seats == 3:
        hidden &= ~(1 << card_of(t, house, house.removed))
    return hidden


@search
def number_of(cards: int) -> int:
    """How many cards a set has, a bit each."""
    number = 0
    while cards != 0:
        cards &= cards - 1
        number += 1
    return number


@search
def may_hold(t: TrickRecord, house: TrickHouse, seat: int, hidden: int) -> int:
    """The hidden cards that a seat may hold, a bit each."""
    cards = hidden
    for number in range(SUITS):
        if int(t.voids[seat]) >> number & 1 == 1:
            cards &= ~(SUIT << 16 * number)
    for place in range(PASSED):
        card = int(t.gave[t.turn, place])
        if card != NO_CARD and receiver(t, house, t.turn) != seat:
            cards &= ~(1 << card)
    return cards


@rule
def share_of(t: TrickRecord, seat: int, in_hand: int) -> int:
    """How many of a hundred cards that a seat may hold it does hold."""
    return min(100, 100 * int(t.hand_size[seat]) // max(1, number_of(in_hand)))


@rule
def missing(share: int, number: int) -> int:
    """The chance, in thousandths, to hold none of `number` cards."""
    return int(MISSES[share, number])


@search
def higher(house: LettersHouse, card: int) -> int:
    """The cards of its suit that are higher than a card."""
    place = rank(card)
    cards = SUIT & ((1 << place) - 1) if house.rank_order == RankOrder.AZ_HIGH_A else SUIT & ~((1 << place + 1) - 1)
    return cards << 16 * suit(card)


@rule
def counted(chance: int, share: int) -> int:
    """A chance, in thousandths, of which `share` thousandths are counted."""
    return min(1000, chance * share // 1000)


@search
def hidden_behind_trick(t: TrickRecord, house: TrickHouse) -> int:
    """The cards that the seat to move has not seen, those of the trick aside, a bit each."""
    hidden = hidden_cards(t, house)
    for place in range(t.trick_size):
        hidden &= ~(1 << int(t.trick[place]))
    return hidden


@search
def length(t: TrickRecord, number: int) -> int:
    """How many cards of a suit the seat to move holds."""
    cards = 0
    for place in range(t.hand_size[t.turn]):
        cards += suit(int(t.hand[t.turn, place])) == number
    return int(cards)
