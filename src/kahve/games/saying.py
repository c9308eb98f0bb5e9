"""What the screens of all games share to speak of cards and of people: the arguments that their messages take."""

from __future__ import annotations

from collections.abc import Iterable

from ..cards.deck import Deck
from ..engine.view import View
from ..language import Noun


def nouns(deck: Deck, cards: Iterable[int]) -> tuple[Noun | str, ...]:
    """Cards as an argument of a sentence, which makes a list of them.

    >>> from kahve.cards.deck import STANDARD
    >>> [str(card) for card in nouns(STANDARD, [4, 8])]
    ['ace of clubs', 'two of clubs']
    """
    return tuple(deck.noun(int(card)) for card in cards)


def who(view: View, seat: int) -> str:
    """How a sentence speaks of a seat to the view's seat: `you` or `other`, by which a message selects the person."""
    return "you" if seat == view.seat else "other"
