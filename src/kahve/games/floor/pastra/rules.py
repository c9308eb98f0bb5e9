"""Pastra, of Cyprus; the numbers in the margin are the paragraphs of RULES.md."""

from __future__ import annotations

import numpy as np

from ....cards.dialect import rule
from ....engine.house import house, one_of
from ....engine.record import record
from ...fishing.greedy import POINT
from ...fishing.values import FOUR_ACES_FOUR_JACKS as POINTS
from ..greedy import turn_worth
from ..house import FloorHouse, seven_diamond_row
from ..record import FloorRecord
from ..rules import count_deal

WORTHS = POINT * POINTS.astype(np.int16)


@house
class House(FloorHouse):
    """The house rules of Pastra."""

    seats: int = one_of(2, 4, default=2, paragraph="1.2", says="How many people play.")
    seven_diamond: int = seven_diamond_row("plain")


@record(SEATS=4, SIDES=4, DECK=52, ITEMS=5)
class Record(FloorRecord):
    """The record of Pastra."""


@rule
def score(t: Record, house: House) -> None:
    """Count the deal."""
    count_deal(t, house, POINTS[house.card_points])  # 5.2


@rule
def worth(t: Record, house: House, move: int) -> int:
    """What this move is worth to the seat whose view `t` is, a hundred to the point."""
    return turn_worth(t, house, move, WORTHS[house.card_points])
