"""The cards of the melding games: suits do not matter, so a card is its kind, one of fifteen.

>>> pack(5, 2).code(KING), pack(5, 2).name(RED_THREE), len(pack(5, 2).cards)
('K', 'red three', 270)
"""

from __future__ import annotations

from functools import cache

from ...cards.arrays import table
from ...cards.deck import Deck
from ...language import later, noun

FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = range(1, 12)
BLACK_THREE, RED_THREE, TWO, JOKER = range(12, 16)
KINDS = 16
"""Card numbers are below this; 0 is a card that is not seen."""

RANKS = 11
"""The ranks that are melded, 1 to 11."""
LARGEST_PACK = 56
MOST_CARDS = 8 * LARGEST_PACK
"""No table has more cards than eight packs with four jokers each (1.3)."""
WILD = 0
"""The meld of wild cards, beside the ranks 1 to 11."""
MELDS = RANKS + 1

_CODES = dict(zip(range(1, KINDS), "456789TJQKAbr2*", strict=True))
_MEMBERS = (*"456789TJQKA", "black-three", "red-three", "2", "joker")
NOUNS = {card: noun("cards-rank", member) for card, member in zip(range(1, KINDS), _MEMBERS, strict=True)}
"""The kinds as arguments of sentences, with the forms `indefinite`, `definite` and `plural`."""


_EACH = dict.fromkeys(range(FOUR, ACE + 1), 4) | {BLACK_THREE: 2, RED_THREE: 2, TWO: 4}
IN_PACK = table([_EACH.get(card, 0) for card in range(KINDS)])
"""Shape (16,): how many cards of a kind a standard pack has, jokers aside."""


@cache
def pack(decks: int, jokers: int) -> Deck:
    """`decks` standard packs shuffled together, each with `jokers` jokers; shape of the printed order: fours first, jokers last."""
    each = _EACH | {JOKER: jokers}
    cards = tuple(card for card, number in each.items() for _ in range(number * decks))
    title = later("cards-packs-with-jokers", packs=decks, jokers=jokers)
    return Deck(title, _CODES, NOUNS, cards, later("melding-how-a-card-is-written"))
