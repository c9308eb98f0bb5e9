"""The record of a pile game.

Every card that comes to the table is written once into `laid`, in the order it came. The pile is what lies there from `pile_start` on.
A capture moves nothing: it is noted at the card that ended it.
"""

from __future__ import annotations

from ...engine.record import DECK, SEATS, Cards, Counts, public, secret
from ..fishing.record import FishingRecord


class PileRecord(FishingRecord):
    """The fields of every pile game."""

    pile_start: int = public(high="laid_size")  # where the pile begins in `laid`
    under: int = public(high="kitty_size")  # face-down kitty cards that still lie under the pile
    kitty_taker: int = public(seats=True)  # the seat that took the kitty, plus one; 0 for none
    kitty_size: int = public()
    kitty_seen: Counts = public(SEATS, high=1)  # who has looked at the kitty
    laid_by: Counts = public(DECK, along="laid", seats=True)  # the seat that laid it, plus one; 0 for a card turned up
    kitty: Cards = secret(4, size="kitty_size", seen_by="kitty_seen")
