"""The play (chapter 3 of the rulebook): which moves are legal, and what a move does.

A number in the margin is a paragraph of each game's rulebook. A move is a card of the hand. Where it can take in several ways the turn goes
on with moves that name floor cards (`taking.py`).
"""

from __future__ import annotations

from typing import Any

from ...cards.dialect import rule, search
from ...cards.faces import CARD_NUMBERS, NO_CARD, SEVEN_OF_DIAMONDS
from ...cards.hands import all_cards, holds, nth
from ...engine.match_record import LEGAL
from ..fishing.house import CaptureObligation
from ..fishing.rules import LIES, MUST_PLAY_A_TAKER, MUST_TAKE, NOT_HELD, NOTHING_TO_TAKE, play_from_hand
from ..sides import next_seat
from .dealing import deal_on
from .floor_cards import ALL, LIKE, NOTHING, add_to_floor, power, takes, wanted_value
from .house import FloorCaptureChoice, FloorHouse, SevenDiamond
from .knowledge import ranks_that_take
from .record import FloorRecord
from .taking import (
    TAKES,
    choice_objection,
    choices,
    choose_largest,
    decide_first,
    name_card,
    take_all,
    take_all_like,
    take_chosen,
    takes_all_like,
)

MOVE_NUMBERS = 192


@rule
def is_choosing(t: FloorRecord) -> bool:
    """Whether the seat to move has played a card and says what it takes."""
    return bool(t.playing_size > 0)


# -- legal moves -------------------------------------------------------------------------------------------------------------------------


@rule
def objection(t: FloorRecord, house: FloorHouse, move: int) -> int:
    """Why this move may not be made, or LEGAL."""
    if move >= TAKES or t.playing_size > 0:
        return choice_objection(t, house, move)
    card = move & (LIES - 1)
    seat = t.turn
    if card == NO_CARD or not holds(t.hand[seat], card):
        return NOT_HELD  # 3.1
    if move >= LIES and not takes(t, house, card):
        return NOTHING_TO_TAKE
    if move >= LIES and house.capture_obligation != CaptureObligation.OPTIONAL:
        return MUST_TAKE  # 3.3
    if house.capture_obligation == CaptureObligation.IF_ABLE and not takes(t, house, card) and takers(t, house) != 0:
        return MUST_PLAY_A_TAKER
    return LEGAL


@rule
def legal(t: FloorRecord, house: FloorHouse, out: Any) -> int:
    """The legal moves in ascending order."""
    if t.playing_size > 0:
        return write_bits(choices(t, house), TAKES, out)
    number = all_cards(t.hand[t.turn], t.hand_size[t.turn], out)
    if house.capture_obligation == CaptureObligation.IF_PLAYED:
        return number
    taking = takers(t, house)
    if house.capture_obligation == CaptureObligation.OPTIONAL:
        return number + write_lying(taking, number, out)
    return write_bits(taking, 0, out) if taking != 0 else number


@rule
def write_bits(cards: int, mark: int, out: Any) -> int:
    """Write the cards of a set, a bit each, with this mark into `out`, ascending; return how many."""
    number = 0
    for card in range(CARD_NUMBERS):
        out[number] = mark + card
        number += cards >> card & 1
    return number


@rule
def write_lying(taking: int, cards: int, out: Any) -> int:
    """Write behind the cards that may be played those that take and may be left lying; return how many."""
    number = 0
    for index in range(cards):
        out[cards + number] = out[index] + LIES
        number += taking >> out[index] & 1
    return number


@search
def takers(t: FloorRecord, house: FloorHouse) -> int:
    """The cards in the hand of the seat to move that take something, a bit each."""
    taking = 0
    for index in range(t.hand_size[t.turn]):
        card = nth(t.hand[t.turn], index)
        taking |= takes(t, house, card) << card
    return taking


# -- playing a card ----------------------------------------------------------------------------------------------------------------------


@rule
def play(t: FloorRecord, house: FloorHouse, move: int) -> None:
    """Play a card, or name a floor card that it takes. The turn passes when all is decided."""
    force = power(t, house, move) if t.playing_size == 0 and move < LIES else NOTHING
    if t.playing_size > 0:
        name_card(t, house, move - TAKES)
    elif force == NOTHING:
        trail(t, house, move & (LIES - 1))
    else:
        begin_taking(t, house, move, force)
    if t.playing_size > 0 and t.choices_open == 0:
        take_chosen(t, house)
    if t.playing_size == 0:
        t.turn = next_seat(house, t.turn)  # 3.9
        if t.in_hands == 0:
            deal_on(t, house)


@rule
def leave_hand(t: FloorRecord, card: int) -> None:
    """Take a card out of the hand of the seat to move; a bottom card that the dealer remembers there is now seen by all."""
    play_from_hand(t, t.turn, card)
    t.played[t.played_size] = card
    t.played_size += 1
    if card == t.bottom_dealt[0]:
        t.bottom_dealt[0] = NO_CARD  # 7.2


@rule
def trail(t: FloorRecord, house: FloorHouse, card: int) -> None:
    """Lay a card on the floor; a seven of diamonds may be burnt instead."""
    if house.capture_obligation == CaptureObligation.IF_ABLE:
        t.ruled_out[t.turn] |= ranks_that_take(t, house)  # 7.4
    leave_hand(t, card)
    if card == SEVEN_OF_DIAMONDS and house.seven_diamond == SevenDiamond.BURNT and t.floor_size == 0:
        t.aside[0] = card  # 3.8
        t.aside_size = 1
    else:
        add_to_floor(t, card)


@rule
def begin_taking(t: FloorRecord, house: FloorHouse, card: int, force: int) -> None:
    """Play a card that takes with this power; what it must take, or takes by itself, is decided."""
    leave_hand(t, card)
    t.playing[0] = card
    t.playing_size = 1
    t.choices_open = 0
    if force == ALL:
        take_all(t, house)  # 3.7 3.8
    elif force == LIKE and takes_all_like(house, wanted_value(house, card)):
        take_all_like(t, house, wanted_value(house, card))
    elif house.floor_capture_choice == FloorCaptureChoice.LARGEST:
        choose_largest(t, house)
    else:
        t.choices_open = t.floor_size
        decide_first(t, house)
