"""The moves of the letter games as small whole numbers, and the stages of a deal that they belong to.

A card number is a move in every game: this card is played. Behind the cards each kind of game has its own moves; PASS is shared.

A claimed word is an arrangement of the trick: the place of each letter in the order of play, first letter first. ARRANGED lists the 24
ways (or 6) in ascending order, so that the first is the order of play.
"""

from __future__ import annotations

from itertools import permutations

from ...cards.alphabet import MOST_LETTERS
from ...cards.arrays import INT8, table
from ...cards.dialect import rule
from ...cards.faces import CARD_NUMBERS

EXCHANGING, NAMING, PLAYING, SCRUMPING, CHECKING, CHOOSING_DEALER, CHOOSING_SIGN = range(7)
"""The stages of a deal of tricks; EXCHANGING and PLAYING are Soup's too."""
REPLYING, OFFERING, AGREEING, INSPECTING, PROVING = range(7, 12)
"""The other stages of Soup."""

PASS = CARD_NUMBERS
"""PASS + card: the card is chosen for the neighbour."""

# -- games of tricks

ARRANGEMENTS = 24
SELF, TO_RIGHT, TO_LEFT = 0, 1, 2
SCRUMP = PASS + CARD_NUMBERS
"""SCRUMP + ARRANGEMENTS * target + arrangement: a word is claimed, and the trick goes to the claimer or to a neighbour of his."""
CLAIMS = 3 * ARRANGEMENTS
DECLINE = SCRUMP + CLAIMS
ACCEPT, SPELLCHECK = DECLINE + 1, DECLINE + 2
RULE = SPELLCHECK + 1
"""RULE + suit: the dealer names the ruling suit; RULE + 4: none rules."""
NO_RULE = RULE + 4
TAKE_DEAL, LEAVE_DEAL = NO_RULE + 1, NO_RULE + 2
TAKE_MINUS, GIVE_PLUS = LEAVE_DEAL + 1, LEAVE_DEAL + 2
TRICK_MOVES = GIVE_PLUS + 1

# -- Soup

EAT = PASS + CARD_NUMBERS
"""EAT + card: the card is added at the right end, and the soup is eaten."""
EAT_FIRST = EAT + CARD_NUMBERS
"""EAT_FIRST + card: the soup is eaten, then the card is played as fresh soup."""
ON_LEFT = EAT_FIRST + CARD_NUMBERS
"""ON_LEFT + card: the card is added at the left end."""
EAT_ON_LEFT = ON_LEFT + CARD_NUMBERS
CALL = EAT_ON_LEFT + CARD_NUMBERS
INSPECT, DEMAND, NOTHING = CALL + 1, CALL + 2, CALL + 3
COMPLY, CHECK_SOUP, PROCEED, OFFER, AGREE, REFUSE, DROP = range(NOTHING + 1, NOTHING + 8)
LETTER = DROP
"""LETTER + 1 to LETTER + 26: the next letter of the word that proves that a soup can become one."""
NAMED, GIVE_UP = LETTER + 27, LETTER + 28
LETTER_BEHIND = GIVE_UP - 26
"""LETTER_BEHIND + 27 and so on: the same for the letters of an alphabet behind its 26th. So no other move changed its number for them."""
SOUP_MOVES = LETTER_BEHIND + MOST_LETTERS + 1


@rule
def names_letter(move: int) -> bool:
    """Whether a move is the next letter of a word that is named."""
    return LETTER < move < NAMED or move > GIVE_UP


@rule
def letter_of_move(move: int) -> int:
    """The letter that such a move names."""
    return move - LETTER if move < NAMED else move - LETTER_BEHIND


@rule
def move_of_letter(letter: int) -> int:
    """The move that names this letter."""
    return LETTER + letter if letter <= 26 else LETTER_BEHIND + letter


def _arranged(size: int) -> list[list[int]]:
    """The arrangements of `size` cards; rows without one at the end."""
    rows = [[*places, *[0] * (4 - size)] for places in permutations(range(size))]
    return rows + [[0] * 4] * (ARRANGEMENTS - len(rows))


ARRANGED = table([_arranged(3), _arranged(4)], INT8)
"""Shape (2, 24, 4): for tricks of three and of four cards, each arrangement's places."""
