"""A hand of up to eight cards in one 64-bit word: a byte a card, ascending, the lowest card in the lowest byte.

The number of cards is kept beside it and handed in. In memory a hand is a row of eight bytes with NO_CARD behind the last card, so a record
may show it as a list. Finding, adding and removing a card take a few instructions without a branch. A list of bytes with loops took five
times as long (docs/speed.md). Card numbers are below 64. That leaves bit 6 of every byte free, to compare all eight in one subtraction.

>>> hand = with_card(with_card(with_card(0, 0, 51), 1, 4), 2, 30)
>>> [nth(hand, at) for at in range(4)]
[4, 30, 51, 0]
>>> holds(hand, 30), holds(hand, 31), nth(without(hand, 30), 1)
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
def nth(hand: int, place: int) -> int:
    """The card at this place, NO_CARD behind the last."""
    return int(hand) >> 8 * place & 63


@rule
def holds(hand: int, card: int) -> bool:
    """Whether the hand has this card, which is not NO_CARD."""
    # A byte that is the card comes to 0, and alone among all bytes it loses bit 6 when one is taken away.
    return ((int(hand) ^ int(card) * EVERY_BYTE | SPARE_BITS) - EVERY_BYTE) & SPARE_BITS != SPARE_BITS


@rule
def not_lower(hand: int, card: int) -> int:
    """Bit 6 of every byte whose card is not lower than this one."""
    return (int(hand) | SPARE_BITS) - int(card) * EVERY_BYTE & SPARE_BITS


@rule
def below_first(marks: int) -> int:
    """All bits of the bytes below the first that has its bit 6 set."""
    return (int(marks) ^ int(marks) - 1) >> 7


@rule
def with_card(hand: int, size: int, card: int) -> int:
    """The hand of `size` cards with this card added; it must have room."""
    lower = below_first(not_lower(hand, card) | 64 << 8 * int(size))  # the cards that stay where they are
    return int(hand) & lower | int(card) * (lower + 1) | (int(hand) & ~lower) << 8


@rule
def without(hand: int, card: int) -> int:
    """The hand without this card, which it must have."""
    lower = below_first(not_lower(hand, card))
    return int(hand) ^ (int(hand) ^ int(hand) >> 8) & ~lower


@rule
def hand_of_four(first: int, second: int, third: int, fourth: int) -> int:
    """The hand of these four cards: they are put in order without a branch."""
    low, high = min(first, second), max(first, second)
    other_low, other_high = min(third, fourth), max(third, fourth)
    middle, other_middle = max(low, other_low), min(high, other_high)
    lowest, highest = min(low, other_low), max(high, other_high)
    return int(lowest) | int(min(middle, other_middle)) << 8 | int(max(middle, other_middle)) << 16 | int(highest) << 24


@rule
def all_cards(hand: int, size: int, out: Any) -> int:
    """Write the cards of a hand of `size` into `out`, which has eight places or more, ascending; return how many.

    A hand that is not seen has none, whatever its size. Behind the last card `out` holds NO_CARD.

    >>> out = [0] * 8
    >>> all_cards(hand_of_four(51, 4, 17, 30), 4, out), out[:5]
    (4, [4, 17, 30, 51, 0])
    >>> all_cards(0, 4, out)
    0
    """
    for place in range(PLACES):  # a loop over `size` would end where the processor does not expect it
        out[place] = nth(hand, place)
    return 0 if hand == 0 else int(size)


@rule
def different_cards(hand: int, out: Any) -> int:
    """Write the cards of the hand into `out`, ascending and each once, and return how many.

    >>> out = [0] * 8
    >>> different_cards(hand_of_four(51, 4, 51, 30), out), out[:3]
    (3, [4, 30, 51])
    """
    left = int(hand)
    number = 0
    last = NO_CARD
    while left != 0:
        card = left & 63
        left >>= 8
        out[number] = card
        number += card != last
        last = card
    return number
