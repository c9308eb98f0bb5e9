"""Positions of the fishing games that no deal leads to."""

from __future__ import annotations

from ...engine.match import PLAY
from ...language import message
from .house import FishingHouse
from .record import FishingRecord


def impossible(house: FishingHouse, t: FishingRecord) -> str | None:
    """Why no deal leads to this position: the seat to move has nothing to play, or more was played than there are cards."""
    chooses = getattr(t, "playing_size", 0) > 0  # in a floor game the last card may lie apart while its seat chooses
    if t.phase == PLAY and t.hand_size[t.turn] == 0 and not chooses:
        return message("fishing-turn-without-a-card", seat=int(t.turn))
    if hasattr(t, "played") and t.played_size + t.in_hands > t.played.size:
        return message("fishing-more-played-than-there-are", played=int(t.played_size))
    return None


__all__ = ["impossible"]
