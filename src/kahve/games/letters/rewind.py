"""Going back to the first trick of a deal.

A search looks at the course of the play again, in a world that might be.

The record has all cards in the order in which they were played, and the claims of each trick. Who played a card follows from these, when
the tricks are played once more. Each card comes to the hand of the seat to move just before it is played.
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
def note_moves(t: TrickRecord, house: TrickHouse, moves: Any, cards: int, stage: int, turn: int) -> int:
    """Play so many cards again, and go on to this stage and turn; write the moves and return their number, or 0 where nothing leads there.

    Behind each move stands its mover: the number is the move times the seats, and the seat.
    """
    made = 0
    while t.played_size + t.trick_size < cards or t.stage != stage or t.turn != turn:
        if t.stage == PLAYING and t.played_size + t.trick_size == cards:
            return 0
        moves[made] = next_noted(t, house) * house.seats + t.turn
        make_noted(t, house, moves[made] // house.seats)
        made += 1
    return made


@rule
def rewind(t: TrickRecord, house: TrickHouse, moves: Any) -> int:
    """Go back to the lead of the first trick of the deal; write the moves that were made since, and return their number.

    A position from outside may have cards or claims that no play leads to. Then no move is gone back over.
    """
    stage, turn = int(t.stage), int(t.turn)
    if (stage != PLAYING and stage != SCRUMPING and stage != CHECKING) or t.played_size != t.tricks * house.seats:
        return 0
    cards = int(t.played_size + t.trick_size)
    for place in range(t.trick_size):
        t.played[t.played_size + place] = t.trick[place]
    begin_anew(t, house)
    made = note_moves(t, house, moves, cards, stage, turn)
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
