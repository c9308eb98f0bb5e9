"""What speaks for a card in a floor game, and for what it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...cards.faces import NO_CARD
from ...engine.view import View
from ...language import Noun
from ..fishing.hinting import deck_of, lying, special, taking
from ..fishing.rules import LIES
from ..fishing.screen import in_hand
from ..hinting import Reason, mentions
from .floor_cards import takes


def seen_cards(view: View) -> list[int]:
    """The cards that the view's seat has seen: its hand, the floor, what was laid, and what was put aside."""
    t = view.record
    known = (*t.laid[: t.laid_size], *t.floor[: t.floor_size], *t.aside[: t.aside_size])
    return [*(int(each) for each in known if each != NO_CARD), *in_hand(int(t.hand[view.seat]))]


def reasons(view: View, move: int, taken: Sequence[int], points: Any, capture: Noun | str, bonus: int) -> list[Reason]:
    """What speaks for a card that takes these cards of the floor, or none.

    points: what each card counts. capture: what the game calls clearing the floor. bonus: what the play scores for it.
    """
    t, card = view.record, move & (LIES - 1)
    floor = [int(each) for each in t.floor[: t.floor_size]]
    if taken:
        lit = mentions(deck_of(view), taken, "taken")
        return [*special(bonus, capture, lit), taking(view, points, [*taken, card], lit, all_of_it=len(taken) == len(floor))]
    others = [other for other in in_hand(int(t.hand[view.seat])) if other != card and not takes(t, view.house, other)]
    return lying(view, points, card, others, seen_cards(view), jacks_take=False)
