"""The house rules of Soup, and which of them do not go together."""

from __future__ import annotations

from enum import IntEnum

from ....engine.house import HouseError, choice, fixed, one_of
from ....engine.house import house as house_rules
from ....language import later, message
from ..house import LettersHouse, WordMode, check_deck, exchange_row, seats_row, target_row


class SoupEnds(IntEnum):
    """At which ends of the soup a card may be added."""

    RIGHT = 0
    BOTH = 1


class SoupPossible(IntEnum):
    """Whether a soup must stay possible, or the next player may demand to hear a word."""

    ENFORCED = 0
    CHALLENGE = 1


@house_rules
class House(LettersHouse):
    """The house rules of Soup."""

    seats: int = seats_row(3, later("letters-rule-seats-says"))
    target: int = target_row(25, 50, default=50, says=later("letters-rule-target-ends-says"))
    low_wins: int = fixed(1)  # 1.7
    rank_order: int = fixed(0)  # 1.4
    exchange: int = exchange_row()
    soup_min_word: int = one_of(2, 3, 4, default=2, paragraph="3.2")
    soup_ends: int = choice(SoupEnds, paragraph="3.3")
    soup_possible: int = choice(SoupPossible, paragraph="3.8")


def check(house: House) -> None:
    """Refuse house rules that do not go together; HouseError says which."""
    check_deck(house)
    if house.word_mode == WordMode.STRICT and house.soup_possible == SoupPossible.CHALLENGE:
        raise HouseError(message("letters-soup-no-challenge"), "soup_possible")
