"""House rules of Pastra (Cyprus). The rules of play are in `../play.py`; a number in the margin is a paragraph of the rulebook."""

from __future__ import annotations

from ....engine.house import house, one_of
from ..house import FloorHouse, SevenDiamond, seven_diamond_row


@house
class House(FloorHouse):
    """The house rules of Pastra."""

    seats: int = one_of(2, 4, default=2, paragraph="1.2")  # 1.2
    seven_diamond: int = seven_diamond_row(SevenDiamond.PLAIN)  # 3.8
