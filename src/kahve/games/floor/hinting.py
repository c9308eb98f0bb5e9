"""What speaks for a card in a floor game, and for what it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...cards.faces import NO_CARD
from ...engine.view import View
from ...language import Noun
from ..fishing.hinting import lying, special, taking
from ..fishing.rules import LIES
from ..fishing.screen import in_hand
from .floor_cards import takes


def reasons(view: View, move: int, taken: Sequence[int], points: Any, capture: Noun | str, bonus: int) -> list[str]:
    """What speaks for a card that takes these cards of the floor, or none.

    points: what each card counts. capture: what the game calls clearing the floor. bonus: what the play scores for it.
    """
    t, card = view.record, move & (LIES - 1)
    floor = [int(each) for each in t.floor[: t.floor_size]]
    if taken:
        return [*special(bonus, capture), taking(view, points, [*taken, card], all_of_it=len(taken) == len(floor))]
    hand = in_hand(int(t.hand[view.seat]))
    known = (*t.laid[: t.laid_size], *floor, *t.aside[: t.aside_size])
    seen = [*(int(each) for each in known if each != NO_CARD), *hand]
    others = [other for other in hand if other != card and not takes(t, view.house, other)]
    return lying(view, points, card, others, seen, jacks_take=False)
