"""The deal and the count of Soup, and which moves are legal; the numbers in the margin are the paragraphs of the rulebook.

The ways to play a card are in `playing.py`; calls, inspections and demands are in `asking.py`.
"""

from __future__ import annotations

from typing import Any

from ....cards.dialect import rule
from ....cards.faces import CARD_NUMBERS, NO_CARD
from ....engine.match_record import LEGAL
from ...sides import next_seat
from .. import rules as letters
from ..moves import CALL, EAT, EAT_FIRST, EAT_ON_LEFT, EXCHANGING, NOTHING, ON_LEFT, PASS, PLAYING, PROVING, SOUP_MOVES
from ..reasons import NOT_ASKED, NOT_HELD, ONLY_FRESH, RIGHT_END_ONLY, RUDE_WORD
from ..record import SoupRecord
from .asking import answer, ask_objection, begin_ask, is_answer, proof_objection
from .house import House, SoupEnds
from .playing import eat_first_objection, eat_objection, is_refused, play_card, play_objection
from .row import clear_table
from .sheet import HAND, SPELLCHECKS, TOTAL, TRICKS


@rule
def sides_of(house: House) -> int:
    """The number of sides: three, each alone."""
    return 3  # 1.1


# -- 2: the deal --------------------------------------------------------------------------------------------------------------------------


@rule
def deal(t: SoupRecord, house: House, order: Any) -> None:
    """Deal all cards; then three are passed."""
    letters.clear_hands(t)
    t.target = house.target
    t.deals += 1
    letters.lay_letters(t, house)
    clear_table(t)
    seat = letters.first_seat(t, house)
    for place in range(order.size):
        letters.take_in(t, seat, int(order[place]))  # 2.1
        seat = next_seat(house, seat)
    letters.begin_exchange(t, house)  # 2.3


@rule
def begin_soup(t: SoupRecord, house: House) -> None:
    """Begin the soup with the starter, which the seat that holds it plays."""
    starter = letters.card_of(t, house, house.starter)
    t.turn = 0
    while t.turn < house.seats - 1 and not letters.holds(t, t.turn, starter):  # in a view others' cards are not seen
        t.turn += 1  # 3.1
    t.stage = PLAYING


# -- 6: the score -------------------------------------------------------------------------------------------------------------------------


@rule
def score(t: SoupRecord, house: House) -> None:
    """A point for each trick; soup that is left belongs to nobody."""
    for place in range(t.soup_size):
        letters.put_away(t, int(t.soup[place]))  # 4.6
        t.soup[place] = NO_CARD
    t.soup_size = 0
    for side in range(3):
        t.sheet[side, TRICKS] = t.tricks[side]
        letters.add_points(t, house, side, HAND, int(t.tricks[side]))  # 6.1
        t.sheet[side, TOTAL] = t.sheet[side, HAND] + t.sheet[side, SPELLCHECKS]
    letters.finish(t, house, 3)  # 6.4


@rule
def could_hold(t: SoupRecord, house: House, seat: int, card: int) -> bool:
    """Whether all that was shown leaves it possible that this seat holds this card."""
    if t.stage == PLAYING and t.played_size + t.soup_size == 0 and card == letters.card_of(t, house, house.starter):
        return seat == t.turn  # 3.1: whose turn it is holds the starter
    return not letters.was_given_elsewhere(t, house, seat, card)  # 7.2


# -- moves --------------------------------------------------------------------------------------------------------------------------------


@rule
def objection(t: SoupRecord, house: House, move: int) -> int:
    """Why a move may not be made now, or LEGAL."""
    why = stage_objection(t, house, move)
    return RUDE_WORD if why == LEGAL and is_refused(t, house, move) else why


@rule
def stage_objection(t: SoupRecord, house: House, move: int) -> int:
    """Why a move may not be made at this stage, whatever word it says."""
    if t.stage == EXCHANGING:
        if move < PASS or move >= EAT:
            return NOT_ASKED
        return LEGAL if move != PASS and letters.holds(t, t.turn, move - PASS) else NOT_HELD
    if t.stage == PLAYING:
        return turn_objection(t, house, move)
    if t.stage == PROVING:
        return proof_objection(t, house, move)
    return LEGAL if is_answer(t.stage, move) else NOT_ASKED


@rule
def turn_objection(t: SoupRecord, house: House, move: int) -> int:
    """Why a seat may not do this in its turn."""
    card, on_left = move % CARD_NUMBERS, move >= ON_LEFT
    if move >= CALL:
        return ask_objection(t, house, move)
    if card == NO_CARD or PASS <= move < EAT or t.hand_size[t.turn] == 0:
        return NOT_ASKED
    if on_left and house.soup_ends == SoupEnds.RIGHT:
        return RIGHT_END_ONLY  # 3.3
    if on_left and t.soup_size == 0:
        return ONLY_FRESH
    if move < PASS or ON_LEFT <= move < EAT_ON_LEFT:
        return play_objection(t, house, card, on_left)
    return eat_first_objection(t, card) if EAT_FIRST <= move < ON_LEFT else eat_objection(t, house, card, on_left)


@rule
def legal(t: SoupRecord, house: House, out: Any) -> int:
    """The legal moves, ascending: only what the stage can allow is asked about."""
    number = 0
    if t.stage == EXCHANGING or t.stage == PLAYING:
        for way in range(6):
            for place in range(t.hand_size[t.turn]):
                move = CARD_NUMBERS * way + int(t.hand[t.turn, place])
                if objection(t, house, move) == LEGAL:
                    out[number] = move
                    number += 1
    first, end = (CALL, NOTHING + 1) if t.stage == PLAYING else (NOTHING + 1, SOUP_MOVES)
    for move in range(first, end):
        if objection(t, house, move) == LEGAL:
            out[number] = move
            number += 1
    return number


@rule
def play(t: SoupRecord, house: House, move: int) -> None:
    """Make a move."""
    if t.stage == EXCHANGING:
        if letters.choose_to_pass(t, house, move - PASS):
            begin_soup(t, house)
    elif t.stage == PLAYING and move < CALL:
        play_card(t, house, move)
    elif t.stage == PLAYING:
        begin_ask(t, house, move)
    else:
        answer(t, house, move)
