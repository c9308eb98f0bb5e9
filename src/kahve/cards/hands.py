"""A hand of up to eight cards in one 64-bit word: a byte a card, ascending, the lowest card in the lowest byte.

The number of cards is kept beside it and handed in. In memory a hand is a row of eight bytes with NO_CARD behind the last card, so a record
may show it as a list. Finding, adding and removing a card take a few instructions without a branch. A list of bytes with loops took five
times as long (docs/speed.md). Card numbers are below 64. That leaves bit 6 of every byte free, to compare all eight in one subtraction.

>>> hand = with_card(with_card(with_card(0, 0, 51), 1, 4), 2, 30)
>>> [nth(hand, at) for at in range(4)]
[4, 30, 51, 0]
>>> holds(hand, 3, 30), holds(hand, 3, 31), nth(without(hand, 3, 30), 1)
(True, False, 51)
"""

from __future__ import annotations

from typing import Any

from .dialect import rule
from .faces import NO_CARD

PLACES = 8
EVERY_BYTE = 0x0101010101010101
SPARE_BITS = EVERY_BYTE << 6


@rule
def bytes_marked(marks: int) -> int:
    """How many of the eight bytes have their bit 6 set."""
    return ((int(marks) & SPARE_BITS) >> 6) * EVERY_BYTE >> 56 & 15


@rule
def cards_in(hand: int) -> int:
    """How many cards a hand has."""
    return bytes_marked(int(hand) + EVERY_BYTE * 63)


@rule
def cards_below(hand: int, size: int, card: int) -> int:
    """How many of the `size` cards of the hand are lower than this one: the place where it lies or belongs."""
    return int(size) - bytes_marked((int(hand) | SPARE_BITS) - int(card) * EVERY_BYTE)


@rule
def nth(hand: int, place: int) -> int:
    """The card at this place, NO_CARD behind the last."""
    return int(hand) >> 8 * place & 63


@rule
def holds(hand: int, size: int, card: int) -> bool:
    """Whether the hand of `size` cards has this card."""
    return nth(hand, cards_below(hand, size, card)) == card


@rule
def with_card(hand: int, size: int, card: int) -> int:
    """The hand of `size` cards with this card added; it must have room."""
    shift = 8 * cards_below(hand, size, card)
    lower = (1 << shift) - 1
    return int(hand) & lower | int(card) << shift | (int(hand) & ~lower) << 8


@rule
def without(hand: int, size: int, card: int) -> int:
    """The hand of `size` cards without this card, which it must have."""
    lower = (1 << 8 * cards_below(hand, size, card)) - 1
    return int(hand) & lower | int(hand) >> 8 & ~lower


@rule
def different_cards(hand: int, size: int, out: Any) -> int:
    """Write the cards of the hand into `out`, ascending and each once, and return how many.

    >>> out = [0] * 8
    >>> different_cards(with_card(with_card(with_card(0, 0, 51), 1, 4), 2, 51), 3, out), out[:2]
    (2, [4, 51])
    """
    left = int(hand)
    number = 0
    last = NO_CARD
    for _ in range(size):
        card = left & 63
        left >>= 8
        out[number] = card
        number += card != last
        last = card
    return number
