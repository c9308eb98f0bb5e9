"""The house rules of Animal Quist; its rules are those of `tricks.py`."""

from __future__ import annotations

from ....engine.house import fixed, house, number
from ..house import target_row
from ..trick_house import ALWAYS_ANIMALS, ANIMAL_QUIST, TrickHouse


@house
class House(TrickHouse):
    """The house rules of Animal Quist."""

    seats: int = number(4, 4, default=4, paragraph="1.1", says="How many people play, in two teams.")
    target: int = target_row(7, 11, 21, default=21, paragraph="1.7", says="The score that wins the match.")
    game: int = fixed(ANIMAL_QUIST)
    dealer_option: int = fixed(ALWAYS_ANIMALS)  # 2.2
    restrict_ruling: int = fixed(1)  # 3.2
