"""The count that the floor games share, of aces, jacks, the ten of diamonds and the two of clubs."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...cards.dialect import rule
from ..fishing.greedy import POINT
from ..fishing.values import FOUR_ACES_FOUR_JACKS
from .greedy import plain_worth, ranks_seen, turn_worth
from .record import FloorRecord
from .rules import count_deal

POINTS = FOUR_ACES_FOUR_JACKS
WORTHS = POINT * POINTS.astype(np.int16)


@rule
def score(t: FloorRecord, house: Any) -> None:
    """Count the deal."""
    count_deal(t, house, POINTS[house.card_points])  # 5.2


@rule
def worth(t: FloorRecord, house: Any, move: int) -> int:
    """What this move is worth to the seat whose view `t` is, a hundred to the point."""
    return weigh(t, house, move, ranks_seen(t, house))


@rule
def weigh(t: FloorRecord, house: Any, move: int, seen: int) -> int:
    """The same, with the cards that `ranks_seen` has counted."""
    return turn_worth(t, house, move, WORTHS[house.card_points], seen)


@rule
def plain(t: FloorRecord, house: Any, move: int) -> int:
    """What who has just learned the game thinks of this move."""
    return plain_worth(t, house, move, WORTHS[house.card_points])
