"""Animal Quist; the numbers in the margin are the paragraphs of the rulebook. The play of tricks is in `../tricks.py`."""

from __future__ import annotations

from ....cards.dialect import rule
from ....engine.house import fixed, house
from ....language import later
from ..house import seats_row, target_row
from ..partners import ending
from ..record import TrickRecord
from ..trick_count import ANIMAL_CARDS, BOOK, TRICKS, side_with_most_tricks
from ..trick_house import DealerOption, TrickHouse


@house
class House(TrickHouse):
    """The house rules of Animal Quist."""

    seats: int = seats_row(4, later("letters-rule-seats-teams-says"))
    target: int = target_row(7, 11, 21, default=21, says=later("letters-rule-target-wins-says"))
    dealer_option: int = fixed(DealerOption.ALWAYS_ANIMALS)  # 2.2
    restrict_ruling: int = fixed(1)  # 3.2
    lost_check: int = fixed(-2)  # 5.3
    animals_count: int = fixed(1)  # 6.1


@rule
def hand_points(t: TrickRecord, house: House, side: int) -> int:
    """A point for each animal above six, for the side that has more tricks."""
    return max(0, int(t.sheet[side, ANIMAL_CARDS]) - BOOK) if t.sheet[side, TRICKS] > BOOK else 0  # 6.1


play, score = ending(hand_points, side_with_most_tricks)  # 6.3
