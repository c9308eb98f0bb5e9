"""Chapter 4 of Soup's rulebook: calls and inspections, and the demand to hear a word (3.8)."""

from __future__ import annotations

from ....cards.dialect import rule
from ....cards.lexicon import LONGEST_WORD
from ....engine.match_record import COUNT, LEGAL
from ...sides import next_seat
from .. import moves
from ..house import WordMode
from ..reasons import NOT_ASKED, NOTHING_TO_CALL, TOO_LONG
from ..record import SoupRecord
from ..rules import last_seat, letters_of
from .house import House, SoupPossible
from .row import ATE_WITH_CARD, LEFT_SOUP, NO_CLAIM, eat
from .sheet import score_check
from .spelling import add_letter, is_word_now, proves, was_word
from .turn_notes import AGREED, COMPLIED, DROPPED, GAVE_UP, INSPECTED, NOT_PROVED, PROVED, REFUSED, STOOD, note_asked, note_word

# -- 4: calls and inspections -------------------------------------------------------------------------------------------------------------


@rule
def may_call(t: SoupRecord, house: House) -> bool:
    """Whether the seat to move may order its neighbour to eat a word that he left."""
    return house.word_mode != WordMode.STRICT and t.asked == 0 and t.came == LEFT_SOUP and t.soup_size >= 2  # 4.1


@rule
def may_inspect(t: SoupRecord, house: House) -> bool:
    """Whether the seat to move may look at the soup that its neighbour has just eaten as a word."""
    return house.word_mode != WordMode.STRICT and t.asked == 0 and t.came == ATE_WITH_CARD and t.hand_size[t.turn] > 0  # 4.5


@rule
def may_demand(t: SoupRecord, house: House) -> bool:
    """Whether the seat to move may demand to hear a word that the soup can become."""
    return house.soup_possible == SoupPossible.CHALLENGE and may_call(t, house)  # 3.8


@rule
def decide(t: SoupRecord, house: House, word: bool) -> None:
    """The list has decided about a call by the seat to move: its neighbour left a word and eats it, or he did not."""
    caller = t.turn
    other = last_seat(house, caller)
    score_check(t, house, caller if word else other, other if word else caller)
    if word:
        eat(t, other)  # 4.4
    back_to(t, house, caller)


@rule
def back_to(t: SoupRecord, house: House, seat: int) -> None:
    """A call or the like is over: its caller plays a card, or the deal ends if there is none."""
    t.turn = seat
    t.stage = moves.PLAYING
    t.came = NO_CLAIM
    t.asked = 1
    if t.hand_size[seat] == 0:
        t.phase = COUNT  # 4.6


@rule
def ask_neighbour(t: SoupRecord, house: House, stage: int) -> None:
    """The neighbour whose card is in question has to answer."""
    t.stage = stage
    t.turn = last_seat(house, t.turn)


@rule
def answer_call(t: SoupRecord, house: House, move: int) -> None:
    """The neighbour eats, or has the list decide; then the caller may offer to take the call back."""
    caller = next_seat(house, t.turn)
    if move == moves.COMPLY:
        note_asked(t, COMPLIED)
        eat(t, t.turn)  # 4.2
        back_to(t, house, caller)
    else:
        t.stage = moves.OFFERING  # 4.3
        t.turn = caller


@rule
def inspect(t: SoupRecord, house: House, move: int) -> None:
    """Let the eaten soup be, or have the list decide whether it is a word."""
    inspector = t.turn
    eater = last_seat(house, inspector)
    note_asked(t, INSPECTED if move == moves.CHECK_SOUP else DROPPED)
    if move == moves.CHECK_SOUP:
        word = was_word(t, house)
        score_check(t, house, eater if word else inspector, inspector if word else eater)  # 4.5
    back_to(t, house, inspector)


# -- 3.8: a word is demanded --------------------------------------------------------------------------------------------------------------


@rule
def end_proof(t: SoupRecord, house: House, proved: bool) -> None:
    """The word is named, or given up: without one its player loses the check and eats."""
    other = t.turn
    demander = next_seat(house, other)
    score_check(t, house, other if proved else demander, demander if proved else other)
    if not proved:
        eat(t, other)
    t.word[:] = 0
    t.word_size = 0
    back_to(t, house, demander)


# -- what is asked, and the answers -------------------------------------------------------------------------------------------------------


@rule
def ask_objection(t: SoupRecord, house: House, move: int) -> int:
    """Why a seat may not call, inspect, demand, or do nothing behind its last card."""
    if move == moves.CALL:
        return LEGAL if may_call(t, house) else NOTHING_TO_CALL
    if move == moves.INSPECT:
        return LEGAL if may_inspect(t, house) else NOTHING_TO_CALL
    if move == moves.DEMAND:
        return LEGAL if may_demand(t, house) else NOTHING_TO_CALL
    return LEGAL if move == moves.NOTHING and t.hand_size[t.turn] == 0 else NOT_ASKED


@rule
def proof_objection(t: SoupRecord, house: House, move: int) -> int:
    """Why this may not be the next letter of the word, or its end."""
    if moves.names_letter(move):
        if moves.letter_of_move(move) > letters_of(house):
            return NOT_ASKED
        return LEGAL if t.word_size < LONGEST_WORD else TOO_LONG  # 3.8
    if move == moves.NAMED:
        return LEGAL if t.word_size > 0 else NOT_ASKED
    return LEGAL if move == moves.GIVE_UP and t.word_size == 0 else NOT_ASKED


@rule
def is_answer(stage: int, move: int) -> bool:
    """Whether a move answers what is asked at this stage."""
    if stage == moves.REPLYING:
        return move in (moves.COMPLY, moves.CHECK_SOUP)
    if stage == moves.OFFERING:
        return move in (moves.PROCEED, moves.OFFER)
    if stage == moves.AGREEING:
        return move in (moves.AGREE, moves.REFUSE)
    return stage == moves.INSPECTING and move in (moves.DROP, moves.CHECK_SOUP)


@rule
def begin_ask(t: SoupRecord, house: House, move: int) -> None:
    """Call, inspect, demand a word; or do nothing, which ends the deal."""
    if move == moves.CALL:
        ask_neighbour(t, house, moves.REPLYING)  # 4.1
    elif move == moves.INSPECT:
        t.stage = moves.INSPECTING  # 4.5
    elif move == moves.DEMAND:
        ask_neighbour(t, house, moves.PROVING)  # 3.8
    else:
        t.phase = COUNT  # 4.6


@rule
def answer(t: SoupRecord, house: House, move: int) -> None:
    """Answer what is asked."""
    if t.stage == moves.REPLYING:
        answer_call(t, house, move)
    elif t.stage == moves.INSPECTING:
        inspect(t, house, move)
    elif t.stage == moves.PROVING:
        answer_demand(t, house, move)
    else:
        settle_call(t, house, move)


@rule
def answer_demand(t: SoupRecord, house: House, move: int) -> None:
    """Another letter, or the end of the word."""
    if moves.names_letter(move):
        add_letter(t, moves.letter_of_move(move))
    else:
        proved = move == moves.NAMED and proves(t, house)
        if move == moves.NAMED:
            note_asked(t, PROVED if proved else NOT_PROVED)
            note_word(t)
        else:
            note_asked(t, GAVE_UP)
        end_proof(t, house, proved)


@rule
def settle_call(t: SoupRecord, house: House, move: int) -> None:
    """The caller goes on or offers to take the call back, to which the other agrees or not."""
    if move == moves.OFFER:
        ask_neighbour(t, house, moves.AGREEING)  # 4.3
        return
    if t.stage == moves.AGREEING:
        t.turn = next_seat(house, t.turn)
    if move == moves.AGREE:
        note_asked(t, AGREED)
        t.stage = moves.PLAYING
        t.asked = 1
        end_if_out(t)
    else:
        word = is_word_now(t, house)
        note_asked(t, (REFUSED if move == moves.REFUSE else STOOD) + int(word))
        decide(t, house, word)


@rule
def end_if_out(t: SoupRecord) -> None:
    """Behind the last card there is nothing more to do."""
    if t.hand_size[t.turn] == 0:
        t.phase = COUNT  # 4.6
