"""What speaks for a card in a fishing game: what it takes, or how many cards of its rank are still out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...cards.faces import rank
from ...engine.match_record import PLAY
from ...engine.view import View
from ...language import Noun, message, noun
from ..hinting import Clause, Course
from ..sides import side_of
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
    """What a capture brings. cards: those that are taken, with the card that takes. all_of_it: whether nothing is left."""
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
    # How many are out is a reason only where these are the fewest.
    sentences = list[str]()
    if jacks_take and number == 0:
        sentences.append(message("fishing-why-only-a-jack", rank=named))
    elif fewest:
        sentences.append(message("fishing-why-fewest-out", number=number, rank=named))
    if points_of(view, points, [card]) == 0 and any(points_of(view, points, [other]) > 0 for other in others):
        sentences.append(message("fishing-why-gives-nothing"))
    return sentences


def happenings(view: View, course: Course) -> dict[str, int]:
    """Whether others took before the seat was to move again, as the special capture too, and whether it took then: by what rank."""
    sides, events, seat = view.game.rules.sides(view.house), dict[str, int](), view.seat
    back, end = course.back, course.end
    if end.phase != PLAY:
        # What is left at the end of a deal goes to somebody without a capture.
        return events
    for place in range(int(view.record.laid_size), int(end.laid_size)):
        if not end.took[place]:
            continue
        is_own = side_of(int(end.took[place]) - 1, sides) == side_of(seat, sides)
        if place < back.laid_size and not is_own:
            events.setdefault("taken", int(rank(end.laid[place])))
            if end.bonus_at[place]:
                events["special"] = 0
        elif place >= back.laid_size and is_own:
            events["takes"] = 0
    return events


def clause_sentence(view: View, clause: Clause, other: Noun | str, capture: Noun | str, names: Sequence[str]) -> str:
    """The sentence of a clause on what is taken. capture: what the game calls its special capture."""
    often, otherwise = clause.tenths
    name = names[(view.seat + 1) % view.house.seats]
    seats = int(view.house.seats) if name else 0
    if not other and clause.event != "either":
        return ""
    if clause.event == "taken":
        return message("fishing-why-taken", seats=seats, name=name, often=often, otherwise=otherwise, other=other)
    if clause.event == "special":
        return message(
            "fishing-why-special-against", seats=seats, name=name, often=often, otherwise=otherwise, other=other, capture=capture
        )
    if clause.event == "either":
        return message("fishing-why-taken-either-way", seats=seats, name=name, often=often, rank=RANKS[clause.detail - 1])
    return message("fishing-why-takes-next", often=often, otherwise=otherwise, other=other)
