"""Positions of the letter games that no deal leads to."""

from __future__ import annotations

from ...engine.match import PLAY
from ...language import message
from .house import LettersHouse
from .moves import CHECKING, CHOOSING_SIGN, EXCHANGING, PLAYING, SCRUMPING
from .record import PASSED, LettersRecord, SoupRecord, TrickRecord
from .trick_house import TrickHouse


def impossible_trick(house: TrickHouse, t: TrickRecord) -> str | None:
    """Why no deal of tricks leads here: all have as many cards, but for those who have played to the trick."""
    if t.phase != PLAY:
        return None
    seats, lying = int(house.seats), int(t.trick_size)
    if t.stage > CHOOSING_SIGN:
        return message("letters-position-stage", stage=int(t.stage), highest=CHOOSING_SIGN)
    played = {(int(t.leader) + after) % seats for after in range(lying)}
    cards = [int(t.hand_size[seat]) + int(t.passing_size[seat]) + (seat in played) for seat in range(seats)]
    if len(set(cards)) > 1 or lying > seats:
        return message("letters-position-unequal-hands", cards=tuple(map(str, cards)))
    if t.stage == PLAYING and (lying == seats or t.turn != (t.leader + lying) % seats):
        return message("letters-position-wrong-turn", lying=lying, leader=str(t.leader), turn=str(t.turn))
    if t.stage in (SCRUMPING, CHECKING) and lying < seats:
        return message("letters-position-claim-too-early", lying=lying, seats=seats)
    if t.stage not in (PLAYING, SCRUMPING, CHECKING) and lying > 0:
        return message("letters-position-trick-too-early", lying=lying, stage=int(t.stage))
    if t.stage == PLAYING and t.hand_size[t.turn] == 0:
        return message("letters-position-no-card", seat=str(t.turn))
    if t.stage == CHECKING and t.scrumper == 0:
        return message("letters-position-nobody-claims")
    return _nothing_to_pass(t)


def impossible_soup(house: LettersHouse, t: SoupRecord) -> str | None:
    """Why no deal of Soup leads here."""
    if t.phase != PLAY:
        return None
    if PLAYING < t.stage <= CHOOSING_SIGN:
        return message("letters-soup-position-stage", stage=int(t.stage))
    if t.stage == EXCHANGING and t.soup_size + t.played_size > 0:
        return message("letters-soup-position-passed-late")
    return _nothing_to_pass(t)


def _nothing_to_pass(t: LettersRecord) -> str | None:
    """Why the seat to move can choose no card for its neighbour."""
    seat = int(t.turn)
    if t.stage == EXCHANGING and (t.passing_size[seat] == PASSED or t.hand_size[seat] + t.passing_size[seat] < PASSED):
        return message("letters-position-nothing-to-pass", seat=str(seat))
    return None


__all__ = ["impossible_soup", "impossible_trick"]
