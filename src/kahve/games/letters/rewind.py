"""Going back to the first trick of a deal: a search looks at the course of the play again, in a world that might be.

The record has all cards in the order in which they were played, and the claims of each trick. Who played a card follows from these: the
tricks are played once more from the first one on. Each card comes to the hand of the seat to move just before it is played.
"""

from __future__ import annotations

from typing import Any

from ...cards.dialect import rule
from ...cards.faces import CARD_NUMBERS, NO_CARD
from .moves import ACCEPT, ARRANGEMENTS, CHECKING, DECLINE, PLAYING, SCRUMP, SCRUMPING, SPELLCHECK
from .record import TrickRecord
from .rules import take_in
from .trick_house import TrickHouse
from .tricks import SPELLCHECKS, begin_tricks, clear_tricks, forget_claims, make, sides_of, target_seat


@rule
def begin_anew(t: TrickRecord, house: TrickHouse) -> None:
    """Go back to the lead of the first trick, with no card back in a hand; the claims and the order of the cards stay noted."""
    for side in range(sides_of(house)):
        t.scores[side] -= t.sheet[side, SPELLCHECKS]
    t.sheet[:] = 0
    t.played_size = 0
    clear_tricks(t)
    begin_tricks(t, house)


@rule
def next_noted(t: TrickRecord, house: TrickHouse) -> int:
    """The move that the seat to move made here, by the cards and claims that are noted."""
    if t.stage == PLAYING:
        return int(t.played[t.played_size + t.trick_size])
    if t.stage == SCRUMPING:
        claim = int(t.claims[t.tricks]) - 1 if t.claimed_by[t.tricks] == t.turn + 1 else -1
        return SCRUMP + claim if claim >= 0 and target_seat(t, house, claim // ARRANGEMENTS) >= 0 else DECLINE
    return SPELLCHECK if t.checked_by[t.tricks] == t.turn + 1 else ACCEPT


@rule
def make_noted(t: TrickRecord, house: TrickHouse, move: int) -> None:
    """Make a move that is noted; a card comes to the hand first."""
    if move < CARD_NUMBERS:
        take_in(t, t.turn, move)
    make(t, house, move)


@rule
def rewind(t: TrickRecord, house: TrickHouse, moves: Any) -> int:
    """Go back to the lead of the first trick of the deal; write the moves that were made since, and return their number.

    A position from outside may have cards or claims that no play leads to. Then no move is gone back over.
    """
    taken, lying, stage, turn = int(t.tricks), int(t.trick_size), int(t.stage), int(t.turn)
    if (stage != PLAYING and stage != SCRUMPING and stage != CHECKING) or t.played_size != taken * house.seats:
        return 0
    for place in range(lying):
        t.played[t.played_size + place] = t.trick[place]
    begin_anew(t, house)
    made = 0
    while t.tricks < taken or t.trick_size < lying or t.stage != stage or t.turn != turn:
        if t.tricks > taken or (t.stage == PLAYING and t.played_size + t.trick_size == taken * house.seats + lying):
            return 0
        # The mover stands behind the move, until its card has come back to its hand.
        moves[made] = next_noted(t, house) * house.seats + t.turn
        make_noted(t, house, moves[made] // house.seats)
        made += 1
    begin_anew(t, house)
    for number in range(made):
        move = moves[number] // house.seats
        if move < CARD_NUMBERS:
            take_in(t, moves[number] % house.seats, move)
        moves[number] = move
    t.played[:] = NO_CARD
    forget_claims(t)
    return made


__all__ = ["rewind"]
