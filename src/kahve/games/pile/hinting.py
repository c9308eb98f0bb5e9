"""What speaks for a card in a pile game."""

from __future__ import annotations

from typing import Any

from ...cards.faces import NO_CARD
from ...engine.view import View
from ...language import Noun, message
from ..fishing.hinting import deck_of, lying, special, taking
from ..fishing.rules import LIES
from ..fishing.screen import in_hand
from ..hinting import Reason, mentions
from .rules import takes, top


def seen_cards(view: View) -> list[int]:
    """The cards that the view's seat has seen: its hand, all that was laid face up, and a kitty that it looked at."""
    t = view.record
    kitty = t.kitty[: t.kitty_size] if t.kitty_seen[view.seat] else []
    return [*(int(each) for each in (*t.laid[: t.laid_size], *kitty) if each != NO_CARD), *in_hand(int(t.hand[view.seat]))]


def reasons(view: View, move: int, points: Any, capture: Noun | str, bonus: int) -> list[Reason]:
    """What speaks for a legal move of the view's seat.

    points: what each card counts. capture: what the game calls the capture of a lone card. bonus: what the move scores for it.
    """
    t, card = view.record, move & (LIES - 1)
    pile = [int(each) for each in t.laid[t.pile_start : t.laid_size]]
    if move < LIES and takes(t, card):
        # The card on top stands for the pile: at most tables it is the one that is seen.
        taken = mentions(deck_of(view), [int(top(t))] if top(t) != NO_CARD else [], "taken")
        scores, hidden = special(bonus, capture, taken), int(t.under)
        if hidden:
            return [*scores, Reason(message("fishing-why-takes-face-down", number=len(pile) + 1 + hidden, hidden=hidden), taken)]
        # When the hands are empty the next ones are dealt, and in some games a card is turned up.
        return [*scores, taking(view, points, [*pile, card], taken, all_of_it=int(t.in_hands) > 1)]
    others = [other for other in in_hand(int(t.hand[view.seat])) if other != card and not takes(t, other)]
    return lying(view, points, card, others, seen_cards(view), jacks_take=True)
