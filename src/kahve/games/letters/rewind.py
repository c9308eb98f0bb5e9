"""Going back to the first trick of a deal.

A search looks at the course of the play again, in a world that might be.

The record has all cards in the order in which they were played, and the claims of each trick. The player of a card follows from these, when
the tricks are played once more. Each card comes to the hand of the seat to move just before it is played.
"""

from __future__ import annotations

from typing import Any

from ...cards.dialect import rule
from ...cards.faces import CARD_NUMBERS, NO_CARD
from .moves import ACCEPT, ARRANGEMENTS, CHECKING, DECLINE, PLAYING, PROVING, SCRUMP, SCRUMPING, SPELLCHECK
from .record import TrickRecord
from .rules import take_in
from .scrumps import target_seat
from .trick_count import SPELLCHECKS
from .trick_deal import begin_tricks, clear_tricks, forget_claims
from .trick_house import TrickHouse
from .trick_play import sides_of
from .tricks import make


@rule
def begin_anew(t: TrickRecord, house: TrickHouse) -> None:
    """Go back to the lead of the first trick, with no card back in a hand; claims and the order of cards stay noted."""
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
def place_in_play(t: TrickRecord, house: TrickHouse) -> int:
    """How far the play of the tricks has come, as one number: the cards played, the stage and the seat to move."""
    return int(((t.played_size + t.trick_size) * (PROVING + 1) + t.stage) * house.seats + t.turn)


@rule
def note_moves(t: TrickRecord, house: TrickHouse, moves: Any, goal: int) -> int:
    """Play again until `place_in_play` is this goal; write the moves and return their number, or 0 where nothing leads there.

    Behind each move stands its mover: the number is the move times the seats, and the seat.
    """
    number, cards = 0, goal // house.seats // (PROVING + 1)
    while place_in_play(t, house) != goal:
        if t.stage == PLAYING and t.played_size + t.trick_size == cards:
            return 0
        moves[number] = next_noted(t, house) * house.seats + t.turn
        make_noted(t, house, moves[number] // house.seats)
        number += 1
    return number


@rule
def return_cards(t: TrickRecord, house: TrickHouse, moves: Any, number: int) -> None:
    """Let the cards of these moves come back to the hands of their movers; the moves are then without their movers."""
    for place in range(number):
        move = moves[place] // house.seats
        if move < CARD_NUMBERS:
            take_in(t, moves[place] % house.seats, move)
        moves[place] = move


@rule
def rewind(t: TrickRecord, house: TrickHouse, moves: Any) -> int:
    """Go back to the lead of the first trick of the deal; write the moves that were made since, and return their number.

    A position from outside may have cards or claims that no play leads to. Then no move is gone back over.
    """
    if (t.stage != PLAYING and t.stage != SCRUMPING and t.stage != CHECKING) or t.played_size != t.tricks * house.seats:
        return 0
    goal = place_in_play(t, house)
    for place in range(t.trick_size):
        t.played[t.played_size + place] = t.trick[place]
    begin_anew(t, house)
    number = note_moves(t, house, moves, goal)
    begin_anew(t, house)
    return_cards(t, house, moves, number)
    t.played[:] = NO_CARD
    forget_claims(t)
    return number
