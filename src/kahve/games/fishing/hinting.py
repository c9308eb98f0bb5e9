"""What speaks for a card in a fishing game: what it takes, or how many cards of its rank are still out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ...cards.deck import Deck
from ...cards.faces import JACK, NO_CARD, rank
from ...engine.match_record import PLAY
from ...engine.view import View
from ...language import Noun, message, noun
from ..hinting import Clause, Course, Mention, Reason, mentions
from ..sides import side_of
from .rules import LIES

RANKS: tuple[Noun, ...] = tuple(noun("cards-rank", code) for code in "A23456789TJQK")
"""The nouns of the ranks, from the ace on."""


def points_of(view: View, points: Any, cards: Sequence[int]) -> int:
    """What these cards count by the house rule `card_points`."""
    return sum(int(points[view.house.card_points, card]) for card in cards)


def deck_of(view: View) -> Deck:
    """The deck that the view's table plays with."""
    return view.game.rules.deck(view.house)


def special(points: int, capture: Noun | str, taken: tuple[Mention, ...]) -> list[Reason]:
    """That a move scores as the special capture of the game; nothing for a move that does not. points: what it scores for that."""
    return [Reason(message("fishing-why-special", points=points, capture=capture), taken)] if points else []


def taking(view: View, points: Any, cards: Sequence[int], taken: tuple[Mention, ...], all_of_it: bool) -> Reason:
    """What a capture brings.

    cards: those that are taken, with the card that takes. taken: those of them that are seen on the table. all_of_it: whether nothing is
    left.
    """
    number, worth = len(cards), points_of(view, points, cards)
    if worth < 0:
        return Reason(message("fishing-why-costs-points", number=number, points=-worth), taken)
    if all_of_it:
        return Reason(message("fishing-why-takes-all", number=number, points=worth), taken)
    return Reason(message("fishing-why-takes", number=number, points=worth), taken)


def still_out(view: View, of_rank: int, seen: Sequence[int]) -> list[int]:
    """The cards of a rank that the seat has not seen. seen: the cards that it has seen, its hand among them."""
    left = Counter(map(int, deck_of(view).cards)) - Counter(seen)
    return [card for card in sorted(left.elements()) if rank(card) == of_rank]


def lying(view: View, points: Any, move: int, others: Sequence[int], seen: Sequence[int], *, jacks_take: bool) -> list[Reason]:
    """What speaks for a card that takes nothing.

    others: the other cards that could be laid. jacks_take: whether beside a card of its rank only a jack takes it.
    """
    card = move & (LIES - 1)
    deck, out = deck_of(view), still_out(view, rank(card), seen)
    fewest = bool(others) and all(len(still_out(view, rank(other), seen)) > len(out) for other in others)
    named = RANKS[rank(card) - 1]
    # How many are out is a reason only where these are the fewest.
    said = list[Reason]()
    if jacks_take and not out:
        jacks = mentions(deck, still_out(view, JACK, seen), "out")
        said.append(Reason(message("fishing-why-only-a-jack", rank=named), (*mentions(deck, [card], "safe"), *jacks)))
    elif fewest:
        said.append(Reason(message("fishing-why-fewest-out", number=len(out), rank=named), mentions(deck, out, "out")))
    giving = [other for other in others if points_of(view, points, [other]) > 0]
    if points_of(view, points, [card]) == 0 and giving:
        said.append(Reason(message("fishing-why-gives-nothing"), mentions(deck, giving, "counts")))
    return said


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


def clause_reason(
    view: View, clause: Clause, other: Mention | None, seen: Sequence[int], capture: Noun | str, names: Sequence[str]
) -> Reason | None:
    """The sentence of a clause on what is taken, with its cards; None for one that cannot be told.

    seen: the cards that the seat has seen. capture: what the game calls its special capture.
    """
    often, otherwise = clause.tenths
    place = (view.seat + 1) % int(view.house.seats)
    name = names[place]
    seats = int(view.house.seats) if name else 0
    if clause.event == "either":
        # A card that is seen at the bottom of the stock is in nobody's hand yet.
        below = [int(card) for card in view.record.stock[: view.record.stock_size] if card != NO_CARD]
        holder = place if view.house.seats == 2 else None
        out = mentions(deck_of(view), still_out(view, clause.detail, [*seen, *below]), "held", holder)
        says = message("fishing-why-taken-either-way", seats=seats, name=name, often=often, rank=RANKS[clause.detail - 1])
        return Reason(says, out)
    if other is None:
        return None
    card = other.card
    if clause.event == "taken":
        says = message("fishing-why-taken", seats=seats, name=name, often=often, otherwise=otherwise, other=card)
    elif clause.event == "special":
        says = message("fishing-why-special-against", seats=seats, name=name, often=often, otherwise=otherwise, other=card, capture=capture)
    else:
        says = message("fishing-why-takes-next", often=often, otherwise=otherwise, other=card)
    return Reason(says, (other,))
