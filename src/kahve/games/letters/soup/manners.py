"""What no bot says in Soup: that a flagged word (`kahve.cards.lexicon.flagged`) is one, by eating, calling or naming it."""

from __future__ import annotations

from typing import Any

from ....cards.dialect import rule
from ....cards.faces import CARD_NUMBERS
from ....cards.lexicon.flagged import is_flagged, with_letter
from ..moves import CALL, EAT, EAT_FIRST, EAT_ON_LEFT, NAMED, PLAYING, PROVING
from ..record import SoupRecord
from .rules import House


@rule
def soup_code(t: SoupRecord, code: int) -> int:
    """The code of some letters and those of the soup behind them."""
    for place in range(t.soup_size):
        code = with_letter(code, int(t.letters[t.soup[place]]))
    return code


@rule
def named_code(t: SoupRecord, size: int) -> int:
    """The code of the first letters in the place for words."""
    code = 0
    for place in range(size):
        code = with_letter(code, int(t.word[place]))
    return code


@rule
def says_flagged(t: SoupRecord, move: int) -> bool:
    """Whether a move says that a flagged word is a word."""
    if t.stage == PROVING:
        return move == NAMED and is_flagged(named_code(t, t.word_size))
    if t.stage != PLAYING:
        return False
    letter = int(t.letters[move % CARD_NUMBERS])
    if EAT <= move < EAT_FIRST:
        return is_flagged(with_letter(soup_code(t, 0), letter))
    if EAT_ON_LEFT <= move < CALL:
        return is_flagged(soup_code(t, with_letter(0, letter)))
    return move == CALL and is_flagged(soup_code(t, 0))


@rule
def polite_words(t: SoupRecord, house: House, moves: Any, number: int) -> int:
    """Strike out of these moves those that say a flagged word, unless none would be left; how many moves are left."""
    kept = 0
    for place in range(number):
        move = moves[place]
        if not says_flagged(t, move):
            moves[kept] = move
            kept += 1
    return kept if kept > 0 else number
