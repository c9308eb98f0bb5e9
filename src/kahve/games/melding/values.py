"""What cards are worth, the points of a first meld, and how stacks are made up: the tables of the melding games."""

from __future__ import annotations

import numpy as np

from .cards import ACE, EIGHT, FOUR, JOKER, KINDS, KING, TEN, TWO


def _values() -> np.ndarray:
    made = np.zeros((2, KINDS), dtype=np.int64)
    for row, ten_from in enumerate((EIGHT, TEN)):
        made[row, FOUR:ten_from] = 5
        made[row, ten_from : KING + 1] = 10
        made[row, [ACE, TWO]] = 20
        made[row, JOKER] = 50
    return made


VALUES = _values()
"""Shape (2, 16): the points of each card by `card_values`; threes have none."""

MINIMUMS = np.array([[50, 90, 120, 150], [60, 90, 120, 150], [90, 120, 150, 180]], dtype=np.int64)
"""Shape (3, 4): the points of a first meld by `minimum` and deal."""
THRESHOLDS = np.array([15_000, 30_000, 50_000], dtype=np.int64)
"""The scores from which a side needs the next minimum, where it goes by score."""

STACKS = np.array([[11, 0, 11], [11, 0, 13], [12, 0, 12], [13, 0, 13], [14, 0, 14], [15, 13, 11]], dtype=np.int64)
"""Shape (6, 3): the cards of hand, knee and foot by `stacks`."""

USUAL_DECKS = np.array([[0, 0, 3, 4, 5, 6, 7], [0, 0, 4, 5, 6, 7, 7]], dtype=np.int64)
"""Shape (2, 7): the packs for so many players, with two stacks and with three."""
