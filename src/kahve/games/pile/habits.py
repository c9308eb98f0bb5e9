"""The habits of people in a pile game: those of every fishing game, and whether they remember what has been played."""

from __future__ import annotations

from typing import Any

from ...cards.faces import NO_CARD, rank
from ...engine.game import Habit
from ...language import later
from ..fishing.habits import fishing_habits
from ..fishing.house import FishingHouse
from ..fishing.rules import LIES
from ..fishing.screen import in_hand
from .record import PileRecord
from .rules import takes


def pile_habits(points: Any) -> tuple[Habit, ...]:
    """The habits of a pile game. points: what each card counts."""
    return (
        *fishing_habits(_plays_card, _takes, points),
        Habit("fresh", lies_fresh, later("fishing-habit-fresh"), later("fishing-habit-fresh-less")),
    )


def _plays_card(t: PileRecord, house: FishingHouse, move: int) -> bool:
    return True


def _takes(t: PileRecord, house: FishingHouse, move: int) -> bool:
    return move < LIES and bool(takes(t, move))


def lies_fresh(t: PileRecord, house: FishingHouse, move: int) -> bool:
    """Whether a card is laid of whose rank fewer have been seen than of another card that could be laid."""
    if _takes(t, house, move):
        return False
    hand = in_hand(int(t.hand[t.turn]))
    seen = [int(rank(int(card))) for card in (*t.laid[: t.laid_size], *hand) if card != NO_CARD]
    return any(seen.count(int(rank(other))) > seen.count(int(rank(move & (LIES - 1)))) for other in hand if not takes(t, other))
