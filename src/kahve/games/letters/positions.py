"""Positions of the letter games that no deal leads to."""

from __future__ import annotations

from ...engine.match import PLAY
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
        return f"The field stage is {int(t.stage)}: it can be 0 to {CHOOSING_SIGN} here."
    played = {(int(t.leader) + after) % seats for after in range(lying)}
    cards = [int(t.hand_size[seat]) + int(t.passing_size[seat]) + (seat in played) for seat in range(seats)]
    if len(set(cards)) > 1 or lying > seats:
        return f"The seats have {', '.join(map(str, cards))} cards, those in the trick among them: all must have as many."
    if t.stage == PLAYING and (lying == seats or t.turn != (t.leader + lying) % seats):
        return f"The trick has {lying} cards, and seat {int(t.leader)} led: it cannot be the turn of seat {int(t.turn)}."
    if t.stage in (SCRUMPING, CHECKING) and lying < seats:
        return f"The trick has {lying} cards: a word is claimed when it has {seats}."
    if t.stage not in (PLAYING, SCRUMPING, CHECKING) and lying > 0:
        return f"The trick has {lying} cards at stage {int(t.stage)}: it must be empty then."
    if t.stage == PLAYING and t.hand_size[t.turn] == 0:
        return f"It is the turn of seat {int(t.turn)}, which has no card."
    if t.stage == CHECKING and t.scrumper == 0:
        return "A word is to be checked, and the field scrumper does not say whose."
    return _nothing_to_pass(t)


def impossible_soup(house: LettersHouse, t: SoupRecord) -> str | None:
    """Why no deal of Soup leads here."""
    if t.phase != PLAY:
        return None
    if PLAYING < t.stage <= CHOOSING_SIGN:
        return f"The field stage is {int(t.stage)}: Soup has no such stage."
    if t.stage == EXCHANGING and t.soup_size + t.played_size > 0:
        return "Cards are passed before the first is played, and here some have been played."
    return _nothing_to_pass(t)


def _nothing_to_pass(t: LettersRecord) -> str | None:
    """Why the seat to move can choose no card for its neighbour."""
    seat = int(t.turn)
    if t.stage == EXCHANGING and (t.passing_size[seat] == PASSED or t.hand_size[seat] + t.passing_size[seat] < PASSED):
        return f"Seat {seat} has no card to choose for its neighbour."
    return None


__all__ = ["impossible_soup", "impossible_trick"]
