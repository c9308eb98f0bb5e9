"""A card is one small whole number: four times its rank plus its suit.

>>> QUEEN * 4 + SPADES
51
>>> rank(51) == QUEEN, suit(51) == SPADES
(True, True)
"""

from __future__ import annotations

from .dialect import rule

NO_CARD = 0
"""An empty place, or a card whose face is not seen."""

ACE, TWO, SEVEN, TEN, JACK, QUEEN, KING = 1, 2, 7, 10, 11, 12, 13
CLUBS, DIAMONDS, HEARTS, SPADES = 0, 1, 2, 3
JOKER = 56

TWO_OF_CLUBS = TWO * 4 + CLUBS
SEVEN_OF_DIAMONDS = SEVEN * 4 + DIAMONDS
TEN_OF_DIAMONDS = TEN * 4 + DIAMONDS
QUEEN_OF_SPADES = QUEEN * 4 + SPADES

CARD_NUMBERS = 64
"""Every card number of a standard deck is below this."""


@rule
def rank(card: int) -> int:
    """The rank of a card: ace 1, numerals their value, jack 11, queen 12, king 13.

    >>> rank(4)
    1
    """
    return card >> 2


@rule
def suit(card: int) -> int:
    """The suit of a card: clubs 0, diamonds 1, hearts 2, spades 3.

    >>> suit(4) == CLUBS
    True
    """
    return card & 3
