"""The points that a card counts in a fishing game: a row of the table for each value of the house rule `card_points`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from ...cards.arrays import INT8, INT16, Array
from ...cards.arrays import table as constants
from ...cards.deck import Deck
from ...cards.faces import ACE, CARD_NUMBERS, JACK, KING, QUEEN, TEN, TEN_OF_DIAMONDS, TWO_OF_CLUBS
from .house import FishingHouse

POINT = 100
"""The worth of a point."""

Worth = Mapping[int, int]


def table(standard_ranks: Worth, standard_cards: Worth) -> Array:
    """Shape (3, 64), points by card number: the game's own table, the Greek one, Pishpirik's.

    >>> int(table({1: 1}, {TWO_OF_CLUBS: 2})[0].sum())
    6
    """
    courts = {KING: 1, QUEEN: 1, JACK: 1, TEN: 1}
    cards = {TEN_OF_DIAMONDS: 2, TWO_OF_CLUBS: 1}
    rows = ((standard_ranks, standard_cards), (courts, cards), ({**courts, ACE: 1}, cards))
    return constants([[single.get(card, ranks.get(card // 4, 0)) for card in range(CARD_NUMBERS)] for ranks, single in rows], INT8)


def worths_of(points: Array, more: Mapping[int, int] = MappingProxyType({})) -> Array:
    """What each card is worth to a player, a hundred to the point: shape (3, 64).

    more: what a card is worth besides.

    >>> worths_of(FOUR_ACES_FOUR_JACKS)[0, TEN_OF_DIAMONDS]
    300
    """
    return constants([[POINT * each + more.get(card, 0) for card, each in enumerate(row)] for row in points.tolist()], INT16)


FOUR_ACES_FOUR_JACKS = table({ACE: 1, JACK: 1}, {TEN_OF_DIAMONDS: 3, TWO_OF_CLUBS: 2})
"""Pisti, Pishti, Basra and Pastra."""


def deal_total(values: Array, deck: Callable[[Any], Deck], *, most_clubs: int = 0) -> Callable[[Any], int]:
    """Make `Game.fixed_points`: what the sheets of one deal add up to, bonuses and unawarded majorities aside."""

    def fixed_points(house: FishingHouse) -> int:
        cards = sum(int(values[house.card_points, card]) for card in deck(house).cards)
        return cards + int(house.most_cards_points) + most_clubs

    return fixed_points
