"""The house rules of Quist; its rules are those of `tricks.py`."""

from __future__ import annotations

from ....engine.house import choice, fixed, house, number
from ..house import target_row
from ..trick_house import QUIST, TrickHouse


@house
class House(TrickHouse):
    """The house rules of Quist."""

    seats: int = number(4, 4, default=4, paragraph="1.1", says="How many people play, in two teams.")
    target: int = target_row(7, 11, 21, default=21, paragraph="1.7", says="The score that wins the match.")
    game: int = fixed(QUIST)
    dealer_option: int = choice(
        "after_look",
        "before_look",
        "always_animals",
        "always_none",
        paragraph="2.2",
        says="The dealer names the ruling suit, or none, with a look at the hand or without; or animals always rule; or none does.",
    )
    restrict_ruling: int = fixed(1)  # 3.2
