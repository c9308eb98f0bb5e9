"""The count and the ratings that the floor games share: aces, jacks, the ten of diamonds and the two of clubs score."""

from __future__ import annotations

from ...cards.dialect import rule
from ..fishing.values import FOUR_ACES_FOUR_JACKS, worths_of
from .greedy import plain_worth, turn_worth
from .house import FloorHouse
from .record import FloorRecord
from .scoring import count_deal

POINTS = FOUR_ACES_FOUR_JACKS
WORTHS = worths_of(POINTS)


@rule
def score(t: FloorRecord, house: FloorHouse) -> None:
    """Count the deal, and decide about the match."""
    count_deal(t, house, POINTS[house.card_points])  # 5.2


@rule
def weigh(t: FloorRecord, house: FloorHouse, move: int, seen: int) -> int:
    """How a club player rates this move, with the cards that `ranks_seen` has counted."""
    return turn_worth(t, house, move, WORTHS[house.card_points], seen)


@rule
def plain(t: FloorRecord, house: FloorHouse, move: int) -> int:
    """How a beginner rates this move."""
    return plain_worth(t, house, move, WORTHS[house.card_points])
