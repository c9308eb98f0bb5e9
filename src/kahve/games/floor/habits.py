"""The habits of people in a floor game: those of every fishing game, and whether they see sums."""

from __future__ import annotations

from typing import Any

from ...engine.game import Habit
from ...language import later
from ..fishing.habits import fishing_habits
from ..fishing.rules import LIES
from .floor_cards import SUMS, power, takes, value_of, wanted_value
from .house import FloorHouse
from .record import FloorRecord
from .taking import TAKES


def floor_habits(points: Any) -> tuple[Habit, ...]:
    """The habits of a floor game. points: what each card counts."""
    return (
        *fishing_habits(_plays_card, _takes, points),
        Habit("sums", _sums, later("fishing-habit-sums"), later("fishing-habit-sums-less")),
    )


def _plays_card(t: FloorRecord, house: FloorHouse, move: int) -> bool:
    return bool(t.playing_size == 0)


def _takes(t: FloorRecord, house: FloorHouse, move: int) -> bool:
    return move < LIES and bool(takes(t, house, move))


def _sums(t: FloorRecord, house: FloorHouse, move: int) -> bool:
    if t.playing_size > 0:
        return move > TAKES and bool(value_of(house, move - TAKES) < wanted_value(house, t.playing[0]))
    return move < LIES and bool(power(t, house, move) == SUMS)
