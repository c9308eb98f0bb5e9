"""The habits of people in a letter game of tricks: words they claim, claims they have checked, and tricks they want."""

from __future__ import annotations

from ...cards.faces import CARD_NUMBERS
from ...engine.game import Habit
from ...language import later
from ..sides import side_of
from .judgement import COMMON_WORDS
from .known_words import is_known, looks_like_word
from .moves import ARRANGEMENTS, DECLINE, PLAYING, SCRUMP, SPELLCHECK
from .record import TrickRecord
from .rude import is_unsaid
from .scrumps import claim_code, is_word, target_seat
from .trick_house import TrickHouse
from .trick_play import beats, controller, controlling_place, sides_of
from .weighing_claims import mixing

BLUFFS_DARED, CHECKS_DARED = 12, 4
"""Somebody bold dares a bluff, and somebody distrustful a check, one time in this number."""


def _claims(t: TrickRecord, house: TrickHouse, move: int) -> bool:
    return SCRUMP <= move < DECLINE


def _bluffs(t: TrickRecord, house: TrickHouse, move: int) -> bool:
    return _claims(t, house, move) and not is_word(t, house, (move - SCRUMP) % ARRANGEMENTS)


def _checks(t: TrickRecord, house: TrickHouse, move: int) -> bool:
    return move == SPELLCHECK


def _dares_bluff(t: TrickRecord, house: TrickHouse, move: int) -> bool:
    """Whether a bluff looks like a word, and takes a trick of the others."""
    target, word = divmod(move - SCRUMP, ARRANGEMENTS)
    taker, holder, mine = (side_of(seat, sides_of(house)) for seat in (target_seat(t, house, target), controller(t, house), t.turn))
    is_sayable = looks_like_word(t, house, word) and not is_unsaid(house, claim_code(t, house, word))
    return taker == mine != holder and is_sayable and bool(mixing(t) % BLUFFS_DARED == 0)


def _dares_check(t: TrickRecord, house: TrickHouse, move: int) -> bool:
    """Whether a claim is not a common word."""
    return not is_known(t, house, int(t.word), COMMON_WORDS) and bool(mixing(t) % CHECKS_DARED == 0)


def _wins(t: TrickRecord, house: TrickHouse, move: int) -> bool:
    if t.stage != PLAYING or move >= CARD_NUMBERS or t.trick_size == 0:
        return False
    return bool(beats(t, house, move, int(t.trick[controlling_place(t, house)])))


HABITS = (
    Habit("claims", _claims, later("letters-habit-claims"), later("letters-habit-claims-less")),
    Habit("bluffs", _bluffs, later("letters-habit-bluffs"), later("letters-habit-bluffs-less"), _dares_bluff),
    Habit("checks", _checks, later("letters-habit-checks"), later("letters-habit-checks-less"), _dares_check),
    Habit("wins", _wins, later("letters-habit-wins"), later("letters-habit-wins-less")),
)
