"""What speaks for a card in a pile game."""

from __future__ import annotations

from typing import Any

from ...cards.faces import NO_CARD
from ...engine.table import View
from ..fishing.hinting import SPECIAL, lying, taking
from ..fishing.rules import LIES
from ..fishing.screen import in_hand
from ..hinting import Reason, reason
from .rules import takes

TAKES_FACE_DOWN = "It takes {number} cards, {hidden} of them face down."
ONLY_A_JACK = "No other {rank} is still out, so only a jack can take it."


def reasons(view: View, move: int, points: Any, capture: str, bonus: int) -> list[Reason]:
    """What speaks for a legal move of the view's seat.

    points: what each card counts. capture: what the game calls the capture of a lone card. bonus: what the move scores for it.
    """
    t, card = view.record, move & (LIES - 1)
    pile = [int(each) for each in t.laid[t.pile_start : t.laid_size]]
    if move < LIES and takes(t, card):
        special = [reason(SPECIAL, points=bonus, capture=capture)] if bonus else []
        hidden = int(t.under)
        if hidden:
            number = len(pile) + 1 + hidden
            return [*special, reason(TAKES_FACE_DOWN, number=number, hidden=hidden)]
        # When the hands are empty the next ones are dealt, and in some games a card is turned up.
        return [*special, taking(view, points, [*pile, card], 0, all_of_it=int(t.in_hands) > 1)]
    hand = in_hand(int(t.hand[view.seat]))
    kitty = t.kitty[: t.kitty_size] if t.kitty_seen[view.seat] else []
    seen = [*(int(each) for each in (*t.laid[: t.laid_size], *kitty) if each != NO_CARD), *hand]
    others = [other for other in hand if other != card and not takes(t, other)]
    said = lying(view, points, card, others, seen)
    first = said[0]
    if first.facts["number"] == 0:
        said[0] = reason(ONLY_A_JACK, **first.facts)
    return said


__all__ = ["reasons"]
