"""The record of a pile game.

Every card that comes to the table is written once, in the order it came, into `laid`; the pile is what lies there from `pile_start` on. A
capture moves nothing: it is noted at the card that ended it. So the record is also the public history of the deal, and the count at
the end reads it as people count their tricks.
"""

from __future__ import annotations

from ...engine.match import Match
from ...engine.record import DECK, SEATS, Cards, Counts, Hands, Ints, owner, public, secret


class PileRecord(Match):
    """The fields of every pile game."""

    in_hands: int = public()  # cards in all hands
    last_batch: int = public()  # whether no more cards will be dealt to hands in this deal
    pile_start: int = public()  # where the pile begins in `laid`
    under: int = public()  # face-down kitty cards that still lie under the pile
    last_taker: int = public()  # the seat that took last, plus one; 0 for none
    kitty_taker: int = public()  # the seat that took the kitty, plus one; 0 for none
    carried: int = public()  # points for most cards carried over from level deals
    laid_size: int = public()
    stock_size: int = public()
    stock_shown: int = public()  # cards at the bottom of the stock that all have seen
    kitty_size: int = public()
    known: Hands = public(SEATS)  # cards in a hand that all have seen
    ruled_out: Ints = public(SEATS)  # ranks (a bit each) that a seat has shown not to hold
    hand_size: Counts = public(SEATS)
    known_size: Counts = public(SEATS)
    kitty_seen: Counts = public(SEATS)  # who has looked at the kitty
    laid: Cards = public(DECK, size="laid_size")  # every card that came to the table
    laid_by: Counts = public(DECK)  # the seat that laid it, plus one; 0 for a card turned up
    took: Counts = public(DECK)  # the seat that took the pile up to this card, plus one; 0 for none
    bonus_at: Counts = public(DECK)  # the bonus for the capture with this card
    hand: Hands = owner(SEATS, size="hand_size", known="known")
    kitty: Cards = secret(4, size="kitty_size", seen_by="kitty_seen")
    stock: Cards = secret(DECK, size="stock_size", shown="stock_shown")  # next card last
