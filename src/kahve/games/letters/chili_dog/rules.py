"""The house rules of Chili Dog; its rules are those of `tricks.py`."""

from __future__ import annotations

from ....engine.house import fixed, house, number, yes_no
from ..house import target_row
from ..trick_house import ALWAYS_ANIMALS, CHILI_DOG, TrickHouse, safe_first_trick_row


@house
class House(TrickHouse):
    """The house rules of Chili Dog."""

    seats: int = number(4, 4, default=4, paragraph="1.1", says="How many people play, in two teams.")
    target: int = target_row(50, 100, default=100, paragraph="1.7", says="The score with which a team loses the match.")
    game: int = fixed(CHILI_DOG)
    dealer_option: int = fixed(ALWAYS_ANIMALS)  # 2.2
    restrict_ruling: int = yes_no(False, paragraph="3.2", says="Whether animals may not be led either, until one has been played.")
    safe_first_trick: int = safe_first_trick_row()
