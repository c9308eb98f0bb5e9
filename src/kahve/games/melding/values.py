"""What cards are worth, the points of a first meld, and how stacks are made up: the tables of the melding games."""

from __future__ import annotations

from ...cards.arrays import table
from .cards import ACE, EIGHT, FOUR, JOKER, KINDS, KING, TEN, TWO


def _values(ten_from: int) -> list[int]:
    """The points of each card where those from this rank on count ten."""
    by_card = dict.fromkeys(range(FOUR, ten_from), 5) | dict.fromkeys(range(ten_from, KING + 1), 10) | {ACE: 20, TWO: 20, JOKER: 50}
    return [by_card.get(card, 0) for card in range(KINDS)]


VALUES = table([_values(EIGHT), _values(TEN)])
"""Shape (2, 16): the points of each card by `card_values`; threes have none."""

MINIMUMS = table([50, 90, 120, 150])
"""The points of a first meld by score; where it goes by deal and the row says nothing else, these too."""
THRESHOLDS = table([15_000, 30_000, 50_000])
"""The scores from which a side needs the next minimum, where it goes by score."""

STACKS = table([[11, 0, 11], [11, 0, 13], [12, 0, 12], [13, 0, 13], [14, 0, 14], [15, 13, 11]])
"""Shape (6, 3): the cards of hand, knee and foot by `stacks`."""

USUAL_DECKS = table([[0, 0, 3, 4, 5, 6, 7], [0, 0, 4, 5, 6, 7, 7]])
"""Shape (2, 7): the packs for each number of players, with two stacks and with three."""
