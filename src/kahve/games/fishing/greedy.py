"""What a good club player reckons with in every fishing game. Worths are whole numbers, a hundred to the point."""

from __future__ import annotations

from typing import Any

from ...cards.dialect import rule
from ...cards.faces import rank
from ...cards.hands import nth
from ..match import next_seat
from .record import FishingRecord

POINT = 100
KEEPING_A_JACK = 260
"""A jack takes whatever lies there: a capture that wins less than this is better left to another card."""
TO_MOVE_NEXT = 40
"""After a capture that leaves nothing the next seat must lead a lone card."""


@rule
def seen_in_tricks_and_hand(t: FishingRecord, wanted: int) -> int:
    """How many cards of this rank lie in `laid` or in the hand of the seat to move."""
    seen = 0
    for at in range(t.laid_size):
        seen += rank(t.laid[at]) == wanted
    for at in range(t.hand_size[t.turn]):
        seen += rank(nth(t.hand[t.turn], at)) == wanted
    return seen


@rule
def chance_next_has_one_of(t: FishingRecord, house: Any, unseen: int) -> int:
    """The chance, in thousandths, that the next seat holds one of so many cards not seen; rough, and never above 1000."""
    hidden = t.in_hands - t.hand_size[t.turn] + t.stock_size
    held = t.hand_size[next_seat(house, t.turn)]
    return int(min(1000, 1000 * unseen * held // max(1, hidden)))


@rule
def card_worth(house: Any) -> int:
    """What one more card is worth on the way to most cards."""
    return int(POINT * house.most_cards_points // 14)
