"""The record that every fishing game shares: hands, stock and the tricks in the order they were taken.

A capture is noted at its last card in `laid`, with the taker and the bonus. So the record is also the public history of the deal.
The count at the end reads it as people count their tricks.
"""

from __future__ import annotations

from ...engine.match_record import Match
from ...engine.record import DECK, MOST_POINTS, SEATS, Cards, Counts, Hands, Ints, owner, public, secret

RANK_BITS = 14
"""Ranks are 1 to 13."""


class FishingRecord(Match):
    """The fields of every fishing game."""

    in_hands: int = public(total="hand_size")  # cards in all hands
    last_batch: int = public(high=1)  # whether no more cards will be dealt to hands in this deal
    last_taker: int = public(seats=True)  # the seat that took last, plus one; 0 for none
    carried: int = public(high=MOST_POINTS)  # points for most cards carried over from level deals
    laid_size: int = public()
    stock_size: int = public()
    stock_shown: int = public(high="stock_size")  # cards at the bottom of the stock that all have seen
    known: Hands = public(SEATS)  # cards in a hand that all have seen
    ruled_out: Ints = public(SEATS, bits=RANK_BITS)  # ranks (a bit each) that a seat has shown not to hold
    hand_size: Counts = public(SEATS)
    known_size: Counts = public(SEATS, high="hand_size")
    laid: Cards = public(DECK, size="laid_size")  # the tricks, each with the card that took last
    took: Counts = public(DECK, closes="laid", seats=True)  # the seat that took the trick ending with this card, plus one; 0 for none
    bonus_at: Counts = public(DECK, along="laid", high=100)  # the bonus for the capture with this card
    hand: Hands = owner(SEATS, size="hand_size", known="known")
    stock: Cards = secret(DECK, size="stock_size", shown="stock_shown")  # next card last
