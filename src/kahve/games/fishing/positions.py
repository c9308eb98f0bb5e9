"""What every position of the fishing games keeps while a deal is played: hands against the turn, and the turn against the dealer."""

from __future__ import annotations

from ...engine.invariants import expected, within
from ...engine.match_record import PLAY
from .house import FishingHouse
from .record import FishingRecord


def is_choosing(t: FishingRecord) -> bool:
    """Whether the seat to move has laid its card apart and says what it takes, as in a floor game."""
    return getattr(t, "playing_size", 0) > 0


def hands_go_round(house: FishingHouse, t: FishingRecord) -> str | None:
    """All play one after another: from the seat to move on, each has as many cards as the next or one more."""
    if t.phase != PLAY:
        return None
    seats, in_hand = int(house.seats), t.in_hands + is_choosing(t)
    due = [(in_hand + seats - 1 - (seat - t.turn) % seats) // seats for seat in range(seats)]
    if is_choosing(t):
        due[t.turn] -= 1
    if in_hand == 0:
        return within("in_hands", t.in_hands, 1, len(t.stock))
    return expected("hand_size", t.hand_size.tolist()[:seats], due)


def turn_follows_the_dealer(house: FishingHouse, t: FishingRecord) -> str | None:
    """The seat after the dealer begins with every packet: the cards that are still in the hands say whose turn it is."""
    if t.phase != PLAY:
        return None
    seats, in_hand = int(house.seats), t.in_hands + is_choosing(t)
    return expected("turn", t.turn, (t.dealer + 1 - in_hand) % seats)


INVARIANTS = hands_go_round, turn_follows_the_dealer
