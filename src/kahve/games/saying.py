"""The words that the screens of all games share."""

from __future__ import annotations

from collections.abc import Iterable

from ..engine.table import View


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
