"""The habits of people in a letter game of tricks: words they claim, claims they have checked, and tricks they want."""

from __future__ import annotations

from ...cards.faces import CARD_NUMBERS
from ...engine.game import Habit
from ...language import later
from .moves import ARRANGEMENTS, DECLINE, PLAYING, SCRUMP, SPELLCHECK
from .record import TrickRecord
from .scrumps import is_word
from .trick_house import TrickHouse
from .trick_play import beats, controlling_place


def _claims(t: TrickRecord, house: TrickHouse, move: int) -> bool:
    return SCRUMP <= move < DECLINE


def _bluffs(t: TrickRecord, house: TrickHouse, move: int) -> bool:
    return _claims(t, house, move) and not is_word(t, house, (move - SCRUMP) % ARRANGEMENTS)


def _checks(t: TrickRecord, house: TrickHouse, move: int) -> bool:
    return move == SPELLCHECK


def _wins(t: TrickRecord, house: TrickHouse, move: int) -> bool:
    if t.stage != PLAYING or move >= CARD_NUMBERS or t.trick_size == 0:
        return False
    return bool(beats(t, house, move, int(t.trick[controlling_place(t, house)])))


HABITS = (
    Habit("claims", _claims, later("letters-habit-claims"), later("letters-habit-claims-less")),
    Habit("bluffs", _bluffs, later("letters-habit-bluffs"), later("letters-habit-bluffs-less")),
    Habit("checks", _checks, later("letters-habit-checks"), later("letters-habit-checks-less")),
    Habit("wins", _wins, later("letters-habit-wins"), later("letters-habit-wins-less")),
)
