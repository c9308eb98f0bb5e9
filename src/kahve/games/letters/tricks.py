"""Which moves are legal in the four games of tricks, and what each of them does.

The chapters of these games' rulebooks are in files of their own. `trick_deal.py` has the deal, `trick_play.py` the play of cards.
`scrumps.py` has the words that are claimed, and their checks. `trick_count.py` has the count. The numbers in the margin are the paragraphs.
"""

from __future__ import annotations

from typing import Any

from ...cards.dialect import rule
from ...cards.faces import CARD_NUMBERS
from ...cards.letter_deck import suit
from ...engine.match_record import LEGAL
from ..sides import next_seat
from . import moves
from .reasons import NOT_ASKED, NOT_HELD
from .record import TrickRecord
from .rules import choose_to_pass, holds, take_out
from .scrumps import answer_scrump, ask_next_to_check, check, complete_trick, scrump_objection
from .trick_count import count_with_dealer
from .trick_deal import begin_tricks, name_suit
from .trick_house import TrickHouse
from .trick_play import card_objection, show_voids


@rule
def play_card(t: TrickRecord, house: TrickHouse, card: int) -> None:
    """Play a card to the trick; all see what it tells of the hand it comes from."""
    show_voids(t, house, card)
    take_out(t, t.turn, card)
    t.trick[t.trick_size] = card
    t.trick_size += 1
    t.restricted &= ~(1 << suit(card))  # 3.4
    if t.trick_size < house.seats:
        t.turn = next_seat(house, t.turn)
    else:
        complete_trick(t, house)


@rule
def objection(t: TrickRecord, house: TrickHouse, move: int) -> int:
    """Why a move may not be made now, or LEGAL."""
    if t.stage == moves.PLAYING:
        return card_objection(t, house, move) if move < CARD_NUMBERS else NOT_ASKED
    if t.stage == moves.EXCHANGING:
        return pass_objection(t, move)
    if t.stage == moves.SCRUMPING and moves.SCRUMP <= move < moves.DECLINE:
        return scrump_objection(t, house, move - moves.SCRUMP)
    return LEGAL if first_answer(t) <= move <= last_answer(t) else NOT_ASKED


@rule
def pass_objection(t: TrickRecord, move: int) -> int:
    """Why a card may not be chosen for the neighbour."""
    if move < moves.PASS or move >= moves.PASS + CARD_NUMBERS:
        return NOT_ASKED
    return LEGAL if move != moves.PASS and holds(t, t.turn, move - moves.PASS) else NOT_HELD


@rule
def first_answer(t: TrickRecord) -> int:
    """The lowest of the moves that answer what is asked, claims of words aside."""
    if t.stage == moves.NAMING:
        return moves.RULE
    if t.stage == moves.SCRUMPING:
        return moves.DECLINE
    if t.stage == moves.CHECKING:
        return moves.ACCEPT
    return moves.TAKE_DEAL if t.stage == moves.CHOOSING_DEALER else moves.TAKE_MINUS


@rule
def last_answer(t: TrickRecord) -> int:
    """The highest move number that can answer at this stage; `first_answer` is the lowest."""
    if t.stage == moves.NAMING:
        return moves.NO_RULE
    if t.stage == moves.SCRUMPING:
        return moves.DECLINE
    if t.stage == moves.CHECKING:
        return moves.SPELLCHECK
    return moves.LEAVE_DEAL if t.stage == moves.CHOOSING_DEALER else moves.GIVE_PLUS


@rule
def legal(t: TrickRecord, house: TrickHouse, out: Any) -> int:
    """The legal moves, ascending: only what the stage can allow is asked about."""
    number = 0
    if t.stage == moves.PLAYING or t.stage == moves.EXCHANGING:
        for place in range(t.hand_size[t.turn]):
            move = int(t.hand[t.turn, place]) + (moves.PASS if t.stage == moves.EXCHANGING else 0)
            if t.stage == moves.EXCHANGING or card_objection(t, house, move) == LEGAL:
                out[number] = move
                number += 1
        return number
    for move in range(moves.SCRUMP if t.stage == moves.SCRUMPING else first_answer(t), last_answer(t) + 1):
        if move >= moves.DECLINE or scrump_objection(t, house, move - moves.SCRUMP) == LEGAL:
            out[number] = move
            number += 1
    return number


@rule
def make(t: TrickRecord, house: TrickHouse, move: int) -> None:
    """Make a move; the game goes on from there when all tricks are taken."""
    if t.stage == moves.PLAYING:
        play_card(t, house, move)
    elif t.stage == moves.EXCHANGING:
        if choose_to_pass(t, house, move - moves.PASS):
            begin_tricks(t, house)
    elif t.stage == moves.NAMING:
        name_suit(t, house, move - moves.RULE)
    elif t.stage == moves.SCRUMPING:
        answer_scrump(t, house, move)
    else:
        answer(t, house, move)


@rule
def answer(t: TrickRecord, house: TrickHouse, move: int) -> None:
    """Let a claim pass or have it checked; take the deal or leave it."""
    if move == moves.ACCEPT:
        ask_next_to_check(t, house)
    elif move == moves.SPELLCHECK:
        check(t, house)
    else:
        count_with_dealer(t, t.turn if move == moves.TAKE_DEAL else next_seat(house, t.turn))  # 6.3
