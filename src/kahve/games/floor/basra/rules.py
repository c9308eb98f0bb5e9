"""What is the own of Basra, of Egypt and of Lebanon; the numbers in the margin are the paragraphs of RULES.md."""

from __future__ import annotations

from ....engine.house import house
from ...fishing.house import direction_row
from ..house import FloorHouse


@house
class House(FloorHouse):
    """The house rules of Basra."""

    direction: int = direction_row("counterclockwise")  # 1.4
