"""The habits of people in Soup: when they eat, what they complete, and what they call or doubt."""

from __future__ import annotations

from ....cards.faces import CARD_NUMBERS
from ....engine.game import Habit
from ....language import later
from ..moves import CALL, CHECK_SOUP, DEMAND, EAT, EAT_ON_LEFT, INSPECT, ON_LEFT, PLAYING
from ..record import SoupRecord
from .house import House
from .spelling import completes


def _eats(t: SoupRecord, house: House, move: int) -> bool:
    return EAT <= move < ON_LEFT or EAT_ON_LEFT <= move < CALL


def _completes(t: SoupRecord, house: House, move: int) -> bool:
    """Whether a card is added, and not eaten, that makes the soup a word."""
    if t.stage != PLAYING:
        return False
    if move < CARD_NUMBERS:
        return bool(completes(t, house, move, False))
    return ON_LEFT <= move < EAT_ON_LEFT and bool(completes(t, house, move - ON_LEFT, True))


def _calls(t: SoupRecord, house: House, move: int) -> bool:
    return move == CALL


def _doubts(t: SoupRecord, house: House, move: int) -> bool:
    return move in (INSPECT, DEMAND, CHECK_SOUP)


HABITS = (
    Habit("eats", _eats, later("letters-habit-eats"), later("letters-habit-eats-less")),
    Habit("completes", _completes, later("letters-habit-completes"), later("letters-habit-completes-less")),
    Habit("calls", _calls, later("letters-habit-calls"), later("letters-habit-calls-less")),
    Habit("doubts", _doubts, later("letters-habit-doubts"), later("letters-habit-doubts-less")),
)
