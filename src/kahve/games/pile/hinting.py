"""What speaks for a card in a pile game."""

from __future__ import annotations

from typing import Any

from ...cards.faces import NO_CARD
from ...engine.view import View
from ...language import Noun, message
from ..fishing.hinting import lying, special, taking
from ..fishing.rules import LIES
from ..fishing.screen import in_hand
from .rules import takes


def reasons(view: View, move: int, points: Any, capture: Noun | str, bonus: int) -> list[str]:
    """What speaks for a legal move of the view's seat.

    points: what each card counts. capture: what the game calls the capture of a lone card. bonus: what the move scores for it.
    """
    t, card = view.record, move & (LIES - 1)
    pile = [int(each) for each in t.laid[t.pile_start : t.laid_size]]
    if move < LIES and takes(t, card):
        scores, hidden = special(bonus, capture), int(t.under)
        if hidden:
            return [*scores, message("fishing-why-takes-face-down", number=len(pile) + 1 + hidden, hidden=hidden)]
        # When the hands are empty the next ones are dealt, and in some games a card is turned up.
        return [*scores, taking(view, points, [*pile, card], all_of_it=int(t.in_hands) > 1)]
    hand = in_hand(int(t.hand[view.seat]))
    kitty = t.kitty[: t.kitty_size] if t.kitty_seen[view.seat] else []
    seen = [*(int(each) for each in (*t.laid[: t.laid_size], *kitty) if each != NO_CARD), *hand]
    others = [other for other in hand if other != card and not takes(t, other)]
    return lying(view, points, card, others, seen, jacks_take=True)
