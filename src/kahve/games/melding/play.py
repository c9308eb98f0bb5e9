"""What a seat may do and what follows: the three functions of the melding games that face a move.

`objection` is the plain form: one move, one reason. `legal` writes all legal moves and asks only about those whose cards are held; a test
holds the two together.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from ...cards.dialect import rule, search
from ...engine.match_record import LEGAL
from . import moves
from .candidates import ranks_of, write_adds, write_discards, write_endings, write_lays
from .cards import FOUR
from .dealing import choose_stack
from .going_out import answer, ask, black_number, discard, ending_objection, float_turn, lay_black_threes
from .house import MeldingHouse
from .laying import lay, lay_all
from .melds import added_by_all, lay_objection, lays_at_all
from .reasons import ANSWER_FIRST, CHOOSE_FIRST, DRAW_FIRST, HAS_DRAWN, NO_QUESTION_ASKED, NOTHING_TO_ADD
from .record import ANSWERING, CHOOSING, DRAWING, MeldingRecord
from .stacks import draw_cards, lay_red_three
from .taking import take, take_objection


@search
def objection(t: MeldingRecord, house: MeldingHouse, move: int) -> int:
    """Why this move may not be made, or LEGAL."""
    if t.stage == CHOOSING:
        return LEGAL if move in (moves.KEEP_FIRST, moves.KEEP_SECOND) else CHOOSE_FIRST
    if t.stage == ANSWERING:
        return LEGAL if move in (moves.YES, moves.NO) else ANSWER_FIRST
    if move in (moves.KEEP_FIRST, moves.KEEP_SECOND, moves.YES, moves.NO):
        return NO_QUESTION_ASKED
    if t.stage == DRAWING:
        return LEGAL if move == moves.DRAW else (take_objection(t, house, move) if move <= moves.TAKE_WITH_JOKER else DRAW_FIRST)  # 3.1
    if move <= moves.TAKE_WITH_JOKER:
        return HAS_DRAWN
    if moves.LAY_MELD[move] != moves.NO_LAY:
        return lay_objection(t, house, move)
    if move >= moves.ADD_ALL:
        return LEGAL if added_by_all(t, house, move - moves.ADD_ALL + FOUR) > 1 else NOTHING_TO_ADD
    return ending_objection(t, house, move)


@search
def legal(t: MeldingRecord, house: MeldingHouse, out: MutableSequence[int]) -> int:
    """The legal moves in ascending order."""
    if t.stage == CHOOSING or t.stage == ANSWERING:
        out[0], out[1] = (moves.KEEP_FIRST, moves.KEEP_SECOND) if t.stage == CHOOSING else (moves.YES, moves.NO)
        return 2
    written = 0
    if t.stage == DRAWING:
        for move in range(moves.DRAW, moves.TAKE_WITH_JOKER + 1):
            out[written] = move
            written += move == moves.DRAW or take_objection(t, house, move) == LEGAL
        return written
    ranks = ranks_of(t, house)
    if lays_at_all(t, house):
        written = write_lays(t, house, out, ranks)
    written = write_discards(t, house, out, written)
    written = write_endings(t, house, out, written)
    return write_adds(t, house, out, written, ranks)


@rule
def stands_alone(t: MeldingRecord, house: MeldingHouse, move: int) -> bool:
    """Whether a move is one act, and not several natural cards that could be added one after another."""
    return move < moves.ADD_ALL


@search
def play(t: MeldingRecord, house: MeldingHouse, move: int) -> None:
    """Make a legal move, with all that follows of itself."""
    if move >= moves.ADD_ALL:
        lay_all(t, house, move - moves.ADD_ALL + FOUR, added_by_all(t, house, move - moves.ADD_ALL + FOUR))
    elif moves.LAY_MELD[move] != moves.NO_LAY:
        lay(t, house, move)
    elif move == moves.DRAW:
        draw_cards(t, house)
    elif move <= moves.TAKE_WITH_JOKER:
        take(t, house, move)
    elif move < moves.ASK:
        discard(t, house, move - moves.DISCARD + FOUR)
    elif move == moves.ASK:
        ask(t, house)
    elif move in (moves.YES, moves.NO):
        answer(t, house, move == moves.YES)
    elif move == moves.FLOAT:
        float_turn(t, house)
    elif move == moves.LAY_BLACK:
        lay_black_threes(t, house, black_number(t, house))
    elif move == moves.LAY_RED:
        lay_red_three(t, house, t.turn)
    else:
        choose_stack(t, house, move - moves.KEEP_FIRST + 1)
