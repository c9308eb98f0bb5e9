"""The points that a card counts in a fishing game: a row of the table for each value of the house rule `card_points`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...cards.deck import Deck
from ...cards.faces import ACE, CARD_NUMBERS, JACK, KING, QUEEN, TEN, TEN_OF_DIAMONDS, TWO_OF_CLUBS
from .house import FishingHouse

Worth = Mapping[int, int]


def table(standard_ranks: Worth, standard_cards: Worth) -> NDArray[np.int8]:
    """Shape (3, 64), points by card number: the game's own table, the Greek one, Pishpirik's.

    >>> int(table({1: 1}, {TWO_OF_CLUBS: 2})[0].sum())
    6
    """
    courts = {KING: 1, QUEEN: 1, JACK: 1, TEN: 1}
    cards = {TEN_OF_DIAMONDS: 2, TWO_OF_CLUBS: 1}
    rows = ((standard_ranks, standard_cards), (courts, cards), ({**courts, ACE: 1}, cards))
    made = np.zeros((len(rows), CARD_NUMBERS), dtype=np.int8)
    for row, (ranks, single) in enumerate(rows):
        for rank, points in ranks.items():
            made[row, 4 * rank : 4 * rank + 4] = points
        for card, points in single.items():
            made[row, card] = points
    return made


FOUR_ACES_FOUR_JACKS = table({ACE: 1, JACK: 1}, {TEN_OF_DIAMONDS: 3, TWO_OF_CLUBS: 2})
"""Pisti, Pishti, Basra and Pastra."""


def deal_total(values: NDArray[np.int8], deck: Callable[[Any], Deck], *, most_clubs: int = 0) -> Callable[[Any], int]:
    """Make `Game.fixed_points`: what the sheets of one deal add up to, bonuses and unawarded majorities aside."""

    def fixed_points(house: FishingHouse) -> int:
        cards = sum(int(values[house.card_points, card]) for card in deck(house).cards)
        return cards + int(house.most_cards_points) + most_clubs

    return fixed_points
