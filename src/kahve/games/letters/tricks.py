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
from .moves import (
    ACCEPT,
    CHECKING,
    CHOOSING_DEALER,
    DECLINE,
    EXCHANGING,
    GIVE_PLUS,
    LEAVE_DEAL,
    NAMING,
    NO_RULE,
    PASS,
    PLAYING,
    RULE,
    SCRUMP,
    SCRUMPING,
    SPELLCHECK,
    TAKE_DEAL,
    TAKE_MINUS,
)
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
    if t.stage == PLAYING:
        return card_objection(t, house, move) if move < CARD_NUMBERS else NOT_ASKED
    if t.stage == EXCHANGING:
        return pass_objection(t, move)
    if t.stage == SCRUMPING and SCRUMP <= move < DECLINE:
        return scrump_objection(t, house, move - SCRUMP)
    return LEGAL if first_answer(t) <= move <= last_answer(t) else NOT_ASKED


@rule
def pass_objection(t: TrickRecord, move: int) -> int:
    """Why a card may not be chosen for the neighbour."""
    if move < PASS or move >= PASS + CARD_NUMBERS:
        return NOT_ASKED
    return LEGAL if move != PASS and holds(t, t.turn, move - PASS) else NOT_HELD


@rule
def first_answer(t: TrickRecord) -> int:
    """The lowest of the moves that answer what is asked, claims of words aside."""
    if t.stage == NAMING:
        return RULE
    if t.stage == SCRUMPING:
        return DECLINE
    if t.stage == CHECKING:
        return ACCEPT
    return TAKE_DEAL if t.stage == CHOOSING_DEALER else TAKE_MINUS


@rule
def last_answer(t: TrickRecord) -> int:
    """The highest move number that can answer at this stage; `first_answer` is the lowest."""
    if t.stage == NAMING:
        return NO_RULE
    if t.stage == SCRUMPING:
        return DECLINE
    if t.stage == CHECKING:
        return SPELLCHECK
    return LEAVE_DEAL if t.stage == CHOOSING_DEALER else GIVE_PLUS


@rule
def legal(t: TrickRecord, house: TrickHouse, out: Any) -> int:
    """The legal moves, ascending: only what the stage can allow is asked about."""
    number = 0
    if t.stage == PLAYING or t.stage == EXCHANGING:
        for place in range(t.hand_size[t.turn]):
            move = int(t.hand[t.turn, place]) + (PASS if t.stage == EXCHANGING else 0)
            if t.stage == EXCHANGING or card_objection(t, house, move) == LEGAL:
                out[number] = move
                number += 1
        return number
    for move in range(SCRUMP if t.stage == SCRUMPING else first_answer(t), last_answer(t) + 1):
        if move >= DECLINE or scrump_objection(t, house, move - SCRUMP) == LEGAL:
            out[number] = move
            number += 1
    return number


@rule
def make(t: TrickRecord, house: TrickHouse, move: int) -> None:
    """Make a move; the game goes on from there when all tricks are taken."""
    if t.stage == PLAYING:
        play_card(t, house, move)
    elif t.stage == EXCHANGING:
        if choose_to_pass(t, house, move - PASS):
            begin_tricks(t, house)
    elif t.stage == NAMING:
        name_suit(t, house, move - RULE)
    elif t.stage == SCRUMPING:
        answer_scrump(t, house, move)
    else:
        answer(t, house, move)


@rule
def answer(t: TrickRecord, house: TrickHouse, move: int) -> None:
    """Let a claim pass or have it checked; take the deal or leave it."""
    if move == ACCEPT:
        ask_next_to_check(t, house)
    elif move == SPELLCHECK:
        check(t, house)
    else:
        count_with_dealer(t, t.turn if move == TAKE_DEAL else next_seat(house, t.turn))  # 6.3
