"""What the screens of all games share to speak of cards and of people.

The families whose sentences are in no catalogue yet take words from here: `cards`, `listed`, `called` and `TurnPhrases`.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..cards.deck import Deck
from ..engine.table import View
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


def cards(number: int) -> str:
    """A number of cards in words.

    >>> cards(1), cards(5)
    ('1 card', '5 cards')
    """
    return "1 card" if number == 1 else f"{number} cards"


def listed(words: Iterable[str]) -> str:
    """Words as a list in a sentence.

    >>> listed(["the ace of clubs", "the two of hearts", "the ten of spades"])
    'the ace of clubs, the two of hearts and the ten of spades'
    """
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last


def called(view: View, seat: int, names: list[str]) -> str:
    """What the view's seat calls a seat."""
    return "You" if seat == view.seat else names[seat]


class TurnPhrases:
    """The sentences on whose turn it is, for a screen that says in phrases what is expected: `expects` and `awaited`."""

    def expects(self, view: View) -> str:
        """The act that is expected of the seat to move, as in "play a card"."""
        raise NotImplementedError

    def awaited(self, view: View) -> str:
        """The words that others read of the seat to move, as in "is to play"."""
        raise NotImplementedError

    def your_turn(self, view: View) -> str:
        """What the seat to move reads."""
        return f"Your turn: {self.expects(view)}."

    def turn_of(self, view: View, name: str) -> str:
        """What others read of the seat to move."""
        return f"{name} {self.awaited(view)}."
