"""The habits of people in a melding game: the discard pile, melds on the table, wild cards and going out."""

from __future__ import annotations

from ...engine.game import Habit
from ...language import later
from .house import MeldingHouse
from .moves import ASK, LAY_JOKERS, LAY_MELD, LAY_TWOS, NO_LAY, TAKE, TAKE_WITH_JOKER, YES
from .record import MeldingRecord


def _takes_pile(t: MeldingRecord, house: MeldingHouse, move: int) -> bool:
    return TAKE <= move <= TAKE_WITH_JOKER


def _lays(t: MeldingRecord, house: MeldingHouse, move: int) -> bool:
    return bool(LAY_MELD[move] != NO_LAY)


def _spends_wild(t: MeldingRecord, house: MeldingHouse, move: int) -> bool:
    return bool(LAY_TWOS[move] + LAY_JOKERS[move] > 0)


def _goes_out(t: MeldingRecord, house: MeldingHouse, move: int) -> bool:
    return move in (ASK, YES)


HABITS = (
    Habit("pile", _takes_pile, later("melding-habit-pile"), later("melding-habit-pile-less")),
    Habit("lays", _lays, later("melding-habit-lays"), later("melding-habit-lays-less")),
    Habit("wild", _spends_wild, later("melding-habit-wild"), later("melding-habit-wild-less")),
    Habit("out", _goes_out, later("melding-habit-out"), later("melding-habit-out-less")),
)
