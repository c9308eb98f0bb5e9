"""The ways to play a card in Soup (3.4 to 3.7 of the rulebook)."""

from __future__ import annotations

from ....cards.dialect import rule
from ....cards.faces import CARD_NUMBERS
from ....cards.lexicon.flagged import is_flagged
from ....engine.match_record import COUNT, LEGAL
from ...sides import next_seat
from ..house import RudeWords, WordMode
from ..moves import EAT, EAT_FIRST, EAT_ON_LEFT, ON_LEFT, PLAYING
from ..reasons import IMPOSSIBLE, IS_WORD, MUST_START, NO_WORD, NOT_HELD, ONLY_FRESH, TOO_SHORT
from ..record import SoupRecord
from ..rules import card_of, holds
from .asking import may_call
from .house import House, SoupPossible
from .row import ATE_WITH_CARD, FRESH, LEFT_SOUP, add, eat
from .rude import said_code
from .spelling import completes, stays_possible
from .turn_notes import note_card


@rule
def play_objection(t: SoupRecord, house: House, card: int, on_left: bool) -> int:
    """Why a card may not be added and the soup be left."""
    if not holds(t, t.turn, card):
        return NOT_HELD
    if t.played_size + t.soup_size == 0:
        return LEGAL if card == card_of(t, house, house.starter) else MUST_START  # 3.1
    if t.soup_size > 0 and house.soup_possible == SoupPossible.ENFORCED and not stays_possible(t, house, card, on_left):
        return IMPOSSIBLE  # 3.4
    is_eaten = house.word_mode == WordMode.STRICT and completes(t, house, card, on_left)
    if is_eaten and not is_refused(t, house, (EAT_ON_LEFT if on_left else EAT) + card):
        return IS_WORD  # 3.7
    return LEGAL


@rule
def eat_objection(t: SoupRecord, house: House, card: int, on_left: bool) -> int:
    """Why a card may not be added and the soup be eaten."""
    if not holds(t, t.turn, card):
        return NOT_HELD
    if t.soup_size == 0:
        return ONLY_FRESH  # 3.5
    if house.word_mode == WordMode.STRICT and not completes(t, house, card, on_left):
        return TOO_SHORT if t.soup_size + 1 < house.soup_min_word else NO_WORD  # 3.2, 3.7
    return LEGAL


@rule
def eat_first_objection(t: SoupRecord, card: int) -> int:
    """Why the soup may not be eaten before a card is played."""
    if not holds(t, t.turn, card):
        return NOT_HELD
    return ONLY_FRESH if t.soup_size == 0 else LEGAL  # 3.6


@rule
def pass_on(t: SoupRecord, house: House, came: int) -> None:
    """The next seat's turn, which finds the table so; behind the last card it may only call."""
    t.came = came
    t.asked = 0
    t.stage = PLAYING
    t.turn = next_seat(house, t.turn)
    if t.hand_size[t.turn] == 0 and not may_call(t, house):
        t.phase = COUNT  # 4.6


@rule
def is_refused(t: SoupRecord, house: House, move: int) -> bool:
    """Whether a move says a flagged word to be one, where nobody may."""
    return bool(house.rude_words == RudeWords.REFUSED and is_flagged(said_code(t, house, move)))  # 1.5


@rule
def play_card(t: SoupRecord, house: House, move: int) -> None:
    """Play a card in one of the ways."""
    seat, card, on_left = t.turn, move % CARD_NUMBERS, move >= ON_LEFT
    note_card(t, move)
    if EAT_FIRST <= move < ON_LEFT:
        eat(t, seat)  # 3.6
        add(t, card, False)
        pass_on(t, house, FRESH)
    elif EAT <= move < EAT_FIRST or move >= EAT_ON_LEFT:
        add(t, card, on_left)
        eat(t, seat)  # 3.5
        pass_on(t, house, ATE_WITH_CARD)
    else:
        add(t, card, on_left)
        pass_on(t, house, LEFT_SOUP if t.soup_size > 1 else FRESH)  # 3.4
