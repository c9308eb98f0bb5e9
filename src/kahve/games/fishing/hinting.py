"""What speaks for a card in a fishing game: what it takes, or how many cards of its rank are still out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...cards.faces import rank
from ...engine.view import View
from ...language import Noun, message, noun
from .rules import LIES

RANKS: tuple[Noun, ...] = tuple(noun("cards-rank", code) for code in "A23456789TJQK")
"""The nouns of the ranks, from the ace on."""


def points_of(view: View, points: Any, cards: Sequence[int]) -> int:
    """What these cards count by the house rule `card_points`."""
    return sum(int(points[view.house.card_points, card]) for card in cards)


def special(points: int, capture: Noun | str) -> list[str]:
    """That a move scores as the special capture of the game; nothing for a move that does not. points: what it scores for that."""
    return [message("fishing-why-special", points=points, capture=capture)] if points else []


def taking(view: View, points: Any, cards: Sequence[int], all_of_it: bool) -> str:
    """What a capture brings.

    cards: those that are taken, with the card that takes. all_of_it: whether nothing is left.
    """
    number, worth = len(cards), points_of(view, points, cards)
    if worth < 0:
        return message("fishing-why-costs-points", number=number, points=-worth)
    if all_of_it:
        return message("fishing-why-takes-all", number=number, points=worth)
    return message("fishing-why-takes", number=number, points=worth)


def still_out(view: View, card: int, seen: Sequence[int]) -> int:
    """How many other cards of this card's rank the seat has not seen. seen: the cards that it has seen, its hand among them."""
    deck = view.game.rules.deck(view.house).cards
    return sum(int(rank(each)) == rank(card) for each in deck) - sum(int(rank(each)) == rank(card) for each in seen)


def lying(view: View, points: Any, move: int, others: Sequence[int], seen: Sequence[int], *, jacks_take: bool) -> list[str]:
    """What speaks for a card that takes nothing.

    others: the other cards that could be laid. jacks_take: whether beside a card of its rank only a jack takes it.
    """
    card = move & (LIES - 1)
    number = still_out(view, card, seen)
    fewest = bool(others) and all(still_out(view, other, seen) > number for other in others)
    named = RANKS[rank(card) - 1]
    if jacks_take and number == 0:
        sentences = [message("fishing-why-only-a-jack", rank=named)]
    elif fewest:
        sentences = [message("fishing-why-fewest-out", number=number, rank=named)]
    else:
        sentences = [message("fishing-why-still-out", number=number, rank=named)]
    if points_of(view, points, [card]) == 0 and any(points_of(view, points, [other]) > 0 for other in others):
        sentences.append(message("fishing-why-gives-nothing"))
    return sentences


__all__ = ["lying", "points_of", "special", "still_out", "taking"]
