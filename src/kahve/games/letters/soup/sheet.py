"""The items of Soup's sheet, and what a check writes there (chapter 5 of the rulebook)."""

from __future__ import annotations

from ....cards.dialect import rule
from ..record import SoupRecord
from ..rules import add_points
from .house import House

TRICKS, SPELLCHECKS, HAND, TOTAL = range(4)
"""The items of the sheet: tricks eaten, checks, the points of the tricks, both together."""
LOST, WON = 5, -5


@rule
def score_check(t: SoupRecord, house: House, winner: int, loser: int) -> None:
    """Take five points off the seat that wins a check, and give five to the loser, at once."""
    add_points(t, house, winner, SPELLCHECKS, WON)  # 5.1
    add_points(t, house, loser, SPELLCHECKS, LOST)
