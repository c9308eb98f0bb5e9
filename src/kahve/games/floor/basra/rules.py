"""House rules of Basra (Egypt, Lebanon). The rules of play are in `../play.py`; a number in the margin is a paragraph of the rulebook."""

from __future__ import annotations

from ....engine.house import house
from ...fishing.house import Direction, direction_row
from ..house import FloorHouse


@house
class House(FloorHouse):
    """The house rules of Basra."""

    direction: int = direction_row(Direction.COUNTERCLOCKWISE)  # 1.4
