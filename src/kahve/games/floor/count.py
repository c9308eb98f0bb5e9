"""The count that the floor games share, of aces, jacks, the ten of diamonds and the two of clubs."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...cards.dialect import rule
from ..fishing.greedy import POINT
from ..fishing.values import FOUR_ACES_FOUR_JACKS
from .greedy import turn_worth
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
    return turn_worth(t, house, move, WORTHS[house.card_points])
