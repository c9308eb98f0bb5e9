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
FAR_MORE = 100 * POINT
SHORT_MEMORY = 16
"""The cards laid last that somebody with a short memory still knows of."""
TO_MOVE_NEXT = 40
"""After a capture that leaves nothing the next seat must lead a lone card."""


@rule
def one_of_rank(card: int) -> int:
    """A card in a tally of ranks: four bits a rank, so that one word counts a whole pack, or three."""
    return 1 << 4 * int(rank(card))


@rule
def of_rank(tally: int, wanted: int) -> int:
    """How many cards of this rank a tally of ranks has."""
    return tally >> 4 * wanted & 15


@rule
def seen_since(t: FishingRecord, first: int) -> int:
    """The cards in `laid` from the `first` on, and in the hand of the seat to move, a tally of ranks."""
    seen = 0
    for at in range(max(0, first), t.laid_size):
        seen += one_of_rank(t.laid[at])
    for at in range(t.hand_size[t.turn]):
        seen += one_of_rank(nth(t.hand[t.turn], at))
    return seen


@rule
def chance_next_has_one_of(t: FishingRecord, house: Any, unseen: int) -> int:
    """The chance, in thousandths, that the next seat holds one of so many cards not seen; rough, and never above 1000."""
    hidden = t.in_hands - t.hand_size[t.turn] + t.stock_size
    held = int(t.hand_size[next_seat(house, t.turn)])
    return int(min(1000, 1000 * unseen * held // max(1, hidden)))


@rule
def stretch(t: FishingRecord, house: Any) -> int:
    """A number that changes with every batch."""
    return int(t.stock_size)


@rule
def card_worth(house: Any) -> int:
    """What one more card is worth on the way to most cards."""
    return int(POINT * house.most_cards_points // 14)
