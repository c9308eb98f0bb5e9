"""Quist; the numbers in the margin are the paragraphs of the rulebook. The play of tricks is in `../tricks.py`."""

from __future__ import annotations

from ....cards.dialect import rule
from ....engine.house import choice, fixed, house
from ....language import later
from ..house import seats_row, target_row
from ..partners import ending
from ..record import TrickRecord
from ..trick_count import BOOK, TRICKS, side_with_most_tricks
from ..trick_house import DealerOption, TrickHouse


@house
class House(TrickHouse):
    """The house rules of Quist."""

    seats: int = seats_row(4, later("letters-rule-seats-teams-says"))
    target: int = target_row(7, 11, 21, default=21, says=later("letters-rule-target-wins-says"))
    dealer_option: int = choice(DealerOption, paragraph="2.2")
    restrict_ruling: int = fixed(1)  # 3.2
    lost_check: int = fixed(-2)  # 5.3


@rule
def hand_points(t: TrickRecord, house: House, side: int) -> int:
    """A point for each trick above six."""
    return max(0, int(t.sheet[side, TRICKS]) - BOOK)  # 6.1


play, score = ending(hand_points, side_with_most_tricks)  # 6.3
