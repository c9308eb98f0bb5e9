"""Going back to the first card of a deal of Soup.

A search looks at the course of the play again, in a world that might be. The record notes what was done in each turn (`turn_notes.py`). The
cards of a trick lie from left to right. Which of them came first follows from how many were added on the left. What was found out so is
played again, so that a course to which no play leads is not believed.
"""

from __future__ import annotations

from typing import Any

from ....cards.dialect import rule, search
from ....cards.faces import CARD_NUMBERS, NO_CARD
from ....engine.match_record import LEGAL, PLAY
from ...sides import next_seat
from ..moves import (
    AGREEING,
    CALL,
    CHECK_SOUP,
    DEMAND,
    EAT,
    EAT_FIRST,
    EAT_ON_LEFT,
    EXCHANGING,
    INSPECT,
    INSPECTING,
    OFFER,
    OFFERING,
    ON_LEFT,
    PLAYING,
    PROVING,
    REPLYING,
    move_of_letter,
)
from ..record import MOST_LETTERS, MOST_NAMED, TURNS, SoupRecord
from ..rules import take_in
from .house import House
from .row import clear_table
from .rules import objection, play
from .sheet import SPELLCHECKS
from .turn_notes import ASKED, MOST_ASKED, end_of, turn_number, was_eaten_before, was_named, way_of

DEALT = 17
"""The cards that each seat is dealt."""
LEFT, EATS_ON_LEFT = ON_LEFT // CARD_NUMBERS + 1, EAT_ON_LEFT // CARD_NUMBERS + 1
EATS, EATS_FIRST = EAT // CARD_NUMBERS + 1, EAT_FIRST // CARD_NUMBERS + 1
"""Ways to play a card, as they are noted."""
BASE, REST = 67, 2147483629
"""What `sum_of_all` multiplies by, and the prime of which it keeps the rest."""


@rule
def is_on_left(t: SoupRecord, turn: int) -> bool:
    """Whether the card of a turn was added on the left."""
    return way_of(t, turn) in (LEFT, EATS_ON_LEFT)


@rule
def begins_soup(t: SoupRecord, turn: int) -> bool:
    """Whether the card of a turn is fresh soup, because the soup before it was eaten in that turn."""
    return was_eaten_before(t, turn) or way_of(t, turn) == EATS_FIRST


@rule
def ends_soup(t: SoupRecord, turn: int) -> bool:
    """Whether the soup was eaten with the card of a turn."""
    return way_of(t, turn) in (EATS, EATS_ON_LEFT)


@rule
def added_on_left(t: SoupRecord, first: int) -> int:
    """How many cards were added on the left of the soup that began with the card of this turn."""
    number, turn = 0, first + 1
    while turn < turn_number(t) and not ends_soup(t, turn - 1) and not begins_soup(t, turn):
        number += int(is_on_left(t, turn))
        turn += 1
    return number


@rule
def card_at(t: SoupRecord, place: int) -> int:
    """A card of those that have left the hands: first the tricks, then the soup, each from left to right."""
    return int(t.played[place]) if place < t.played_size else int(t.soup[place - t.played_size])


@search
def write_asked(t: SoupRecord, turn: int, letter: int, moves: Any, number: int) -> int:
    """Write the moves with which was asked and answered in a turn; returns how many are written then.

    letter: where the next word begins among those named.
    """
    end, named = end_of(t, turn), was_named(t, turn)
    for place in range(MOST_ASKED):
        if named and place == 1:
            while letter < t.named_size and t.named[letter] > 0:
                moves[number] = move_of_letter(int(t.named[letter]))
                letter += 1
                number += 1
        if ASKED[end, place] > 0:
            moves[number] = ASKED[end, place]
            number += 1
    return number


@search
def write_asking(t: SoupRecord, moves: Any, number: int) -> int:
    """Write the moves with which is asked now, where the answer is not given yet; returns how many are written then."""
    if t.stage == PLAYING:
        return number
    moves[number] = CALL
    if t.stage == INSPECTING:
        moves[number] = INSPECT
    elif t.stage == PROVING:
        moves[number] = DEMAND
        for place in range(min(int(t.word_size), MOST_LETTERS)):
            number += 1
            moves[number] = move_of_letter(int(t.word[place]))
    elif t.stage != REPLYING:
        number += 1
        moves[number] = CHECK_SOUP
        if t.stage == AGREEING:
            number += 1
            moves[number] = OFFER
    return number + 1


@search
def write_course(t: SoupRecord, moves: Any) -> int:
    """Write the moves of the deal, as its course is noted, and return how many; 0 where a card has no note."""
    number = letter = begun = left = right = 0
    for turn in range(turn_number(t)):
        if way_of(t, turn) == 0:
            return 0
        before = number
        number = write_asked(t, turn, letter, moves, number)
        if was_named(t, turn):
            letter += number - before - 1  # the letters, and the 0 behind them
        if begins_soup(t, turn):
            begun = turn
        place = right + 1
        if turn == begun:
            place = left = right = turn + added_on_left(t, turn)
        elif is_on_left(t, turn):
            place = left = left - 1
        else:
            right = place
        if ends_soup(t, turn):
            begun = turn + 1
        moves[number] = (way_of(t, turn) - 1) * CARD_NUMBERS + card_at(t, place)
        number += 1
    return write_asking(t, moves, write_asked(t, turn_number(t), letter, moves, number))


@rule
def asker(t: SoupRecord, house: House) -> int:
    """Whose turn it is: the seat to move, or the one behind it where that has asked."""
    if t.stage in (PLAYING, OFFERING, INSPECTING):
        return int(t.turn)
    return next_seat(house, t.turn)


@rule
def first_to_play(t: SoupRecord, house: House) -> int:
    """The seat of the first card, counted back from the seat to move."""
    return (asker(t, house) + TURNS * int(house.seats) - turn_number(t)) % int(house.seats)


@rule
def is_whole_deal(t: SoupRecord, house: House) -> bool:
    """Whether every seat was dealt its cards, if the seats have played in turn."""
    seat = first_to_play(t, house)
    for after in range(house.seats):
        turns = (turn_number(t) + int(house.seats) - 1 - after) // int(house.seats)
        if t.hand_size[seat] + turns != DEALT:
            return False
        seat = next_seat(house, seat)
    return True


@search
def begin_anew(t: SoupRecord, house: House, first: int, moves: Any, number: int) -> None:
    """Go back to the first card of the deal, with the cards of these moves in the hands they came from."""
    for side in range(house.seats):
        t.scores[side] -= t.sheet[side, SPELLCHECKS]
    t.sheet[:] = 0
    t.played[:] = NO_CARD
    t.played_size = 0
    clear_table(t)
    t.phase = PLAY
    t.stage = PLAYING
    seat = first
    for place in range(number):
        if moves[place] < CALL:
            take_in(t, seat, moves[place] % CARD_NUMBERS)
            seat = next_seat(house, seat)
    t.turn = first


@rule
def place_in_turn(t: SoupRecord) -> int:
    """The small numbers of the record that play changes, as one."""
    total = ((int(t.phase) * 16 + int(t.stage)) * 4 + int(t.turn)) * 4 + int(t.came)
    total = (total * 2 + int(t.asked)) * TURNS + int(t.eaten_size)
    return ((total * TURNS + int(t.soup_size)) * 128 + int(t.named_size)) * 64 + int(t.word_size)


@search
def sum_of_all(t: SoupRecord, house: House) -> int:
    """A number that is nearly always another where a field that play changes is another; hands are left out."""
    total = place_in_turn(t) % REST
    for seat in range(house.seats):
        total = (total * BASE + int(t.tricks[seat])) % REST
        total = (total * BASE + int(t.scores[seat])) % REST
        total = (total * BASE + int(t.sheet[seat, SPELLCHECKS])) % REST
    for place in range(turn_number(t)):
        total = (total * BASE + card_at(t, place)) % REST
    for place in range(MOST_LETTERS):
        total = (total * BASE + int(t.word[place])) % REST
    for place in range(TURNS):
        total = (total * BASE + int(t.course[place])) % REST
    for place in range(MOST_NAMED):
        total = (total * BASE + int(t.named[place])) % REST
    return total


@search
def can_be_made(t: SoupRecord, house: House, moves: Any, number: int) -> bool:
    """Make these moves, as long as each of them is legal; whether all are."""
    for place in range(number):
        if objection(t, house, moves[place]) != LEGAL:
            return False
        play(t, house, moves[place])
    return True


@search
def rewind(t: SoupRecord, house: House, moves: Any) -> int:
    """Go back to the first card of the deal, behind the exchange; write the moves made since, and return how many.

    It returns 0 where a position from outside has another course than play can have, or none. That holds for a deal, too, in which more
    words were named than there is room for.
    """
    if t.phase != PLAY or t.stage == EXCHANGING or t.named_size > MOST_NAMED or not is_whole_deal(t, house):
        return 0
    number, first, total = write_course(t, moves), first_to_play(t, house), sum_of_all(t, house)
    if number == 0:
        return 0
    begin_anew(t, house, first, moves, number)
    if not can_be_made(t, house, moves, number) or sum_of_all(t, house) != total:
        return 0
    begin_anew(t, house, first, moves, number)
    return number
