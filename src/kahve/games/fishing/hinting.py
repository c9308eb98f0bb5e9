"""What speaks for a card in a fishing game: what it takes, or how many cards of its rank are still out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...cards.faces import rank
from ...engine.table import View
from ..hinting import Reason, counted, reason
from .rules import LIES

RANKS = (
    ("", ""),
    ("ace", "aces"),
    ("two", "twos"),
    ("three", "threes"),
    ("four", "fours"),
    ("five", "fives"),
    ("six", "sixes"),
    ("seven", "sevens"),
    ("eight", "eights"),
    ("nine", "nines"),
    ("ten", "tens"),
    ("jack", "jacks"),
    ("queen", "queens"),
    ("king", "kings"),
    ("joker", "jokers"),
)
"""For each rank the word for one card of it and for several."""

STILL_OUT = (
    "No other {rank} is still out.",
    "Only one other {rank} is still out.",
    "There are {number} other {ranks} still out.",
)
FEWEST_OUT = (
    "No other {rank} is still out, and of every other card that you could lay there is one.",
    "Only one other {rank} is still out, and of every other card that you could lay there are more.",
    "There are {number} other {ranks} still out, and of every other card that you could lay there are more.",
)
GIVES_NOTHING = "It gives no points away."
TAKES = "It takes {number} cards."
TAKES_A_POINT = "It takes {number} cards, with one point among them."
TAKES_POINTS = "It takes {number} cards, with {points} points among them."
TAKES_ALL = "It takes {number} cards and leaves nothing to take."
TAKES_ALL_AND_A_POINT = "It takes {number} cards, with one point among them, and leaves nothing to take."
TAKES_ALL_AND_POINTS = "It takes {number} cards, with {points} points among them, and leaves nothing to take."
COSTS_POINTS = "It takes {number} cards, which together count {points} points."
TAKING = {False: (TAKES, TAKES_A_POINT, TAKES_POINTS), True: (TAKES_ALL, TAKES_ALL_AND_A_POINT, TAKES_ALL_AND_POINTS)}
"""What is said of a capture, by whether it leaves nothing: for no points, one point and more."""
SPECIAL = "It scores {points} points as a {capture}."


def points_of(view: View, points: Any, cards: Sequence[int]) -> int:
    """What these cards count by the house rule `card_points`."""
    return sum(int(points[view.house.card_points, card]) for card in cards)


def taking(view: View, points: Any, cards: Sequence[int], hidden: int, all_of_it: bool) -> Reason:
    """What a capture brings.

    cards: those that are taken and seen, with the card that takes. hidden: how many are taken unseen. all_of_it: whether nothing is left.
    """
    number, worth = len(cards) + hidden, points_of(view, points, cards)
    if worth < 0:
        return reason(COSTS_POINTS, number=number, points=str(worth).replace("-", "−"))
    return reason(TAKING[all_of_it][min(worth, 2)], number=number, points=worth)


def still_out(view: View, card: int, seen: Sequence[int]) -> int:
    """How many other cards of this card's rank the seat has not seen. seen: the cards that it has seen, its hand among them."""
    deck = view.game.rules.deck(view.house).cards
    return sum(int(rank(each)) == rank(card) for each in deck) - sum(int(rank(each)) == rank(card) for each in seen)


def lying(view: View, points: Any, move: int, others: Sequence[int], seen: Sequence[int]) -> list[Reason]:
    """What speaks for a card that takes nothing. others: the other cards that could be laid."""
    card = move & (LIES - 1)
    number = still_out(view, card, seen)
    fewest = bool(others) and all(still_out(view, other, seen) > number for other in others)
    rank_name, several = RANKS[rank(card)]
    reasons = [counted(FEWEST_OUT if fewest else STILL_OUT, number, rank=rank_name, ranks=several)]
    worth = points_of(view, points, [card])
    if worth == 0 and any(points_of(view, points, [other]) > 0 for other in others):
        reasons.append(reason(GIVES_NOTHING))
    return reasons


__all__ = ["RANKS", "lying", "points_of", "still_out", "taking"]
