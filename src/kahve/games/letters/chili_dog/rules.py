"""Chili Dog; the numbers in the margin are the paragraphs of the rulebook. The play of tricks is in `../tricks.py`."""

from __future__ import annotations

from ....cards.dialect import rule
from ....engine.house import fixed, house, yes_no
from ....language import later
from ..house import seats_row, target_row
from ..partners import ending
from ..record import TrickRecord
from ..trick_count import ALL_ICONS, DOG, PEPPERS, side_with
from ..trick_house import DealerOption, PenaltyAnimal, TrickHouse, safe_first_trick_row


@house
class House(TrickHouse):
    """The house rules of Chili Dog."""

    seats: int = seats_row(4, later("letters-rule-seats-teams-says"))
    target: int = target_row(50, 100, default=100, says=later("letters-rule-target-loses-says"))
    low_wins: int = fixed(1)  # 1.7
    dealer_option: int = fixed(DealerOption.ALWAYS_ANIMALS)  # 2.2
    restrict_ruling: int = yes_no(False, paragraph="3.2")
    restrict_peppers: int = fixed(1)  # 3.2
    safe_first_trick: int = safe_first_trick_row()
    penalty_animal: int = fixed(PenaltyAnimal.THE_DOG)
    icons_count: int = fixed(1)  # 6.1
    may_hand_over: int = fixed(1)  # 4.3
    won_check: int = fixed(-10)  # 5.3


@rule
def has_works(t: TrickRecord, house: House) -> bool:
    """Whether the side with the Dog took every chili pepper too."""
    return bool(t.sheet[side_with(t, house, DOG), PEPPERS] == ALL_ICONS)  # 6.2


@rule
def hand_points(t: TrickRecord, house: House, side: int) -> int:
    """The icons that the side with the Dog took, or all of them for the other side if that was the works."""
    has_dog = t.sheet[side, DOG] != 0
    if has_works(t, house):
        return 0 if has_dog else ALL_ICONS  # 6.2
    return int(t.sheet[side, PEPPERS]) if has_dog else 0  # 6.1


@rule
def winning_side(t: TrickRecord, house: House) -> int:
    """The side without the Dog, or the one with the works."""
    side = side_with(t, house, DOG)
    return side if has_works(t, house) else 1 - side  # 6.3


play, score = ending(hand_points, winning_side)
