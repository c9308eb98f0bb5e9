"""Which moves of Soup say that a flagged word is one, by eating, calling or naming it."""

from __future__ import annotations

from ....cards.dialect import rule
from ....cards.faces import CARD_NUMBERS
from ....cards.lexicon.flagged import with_letter
from ..moves import CALL, EAT, EAT_FIRST, EAT_ON_LEFT, NAMED, PLAYING, PROVING
from ..record import SoupRecord


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
def said_code(t: SoupRecord, move: int) -> int:
    """The code of what a move says to be a word; 0, which no word has, where it says so of none."""
    if t.stage == PROVING:
        return named_code(t, t.word_size) if move == NAMED else 0
    if t.stage != PLAYING:
        return 0
    letter = int(t.letters[move % CARD_NUMBERS])
    if EAT <= move < EAT_FIRST:
        return with_letter(soup_code(t, 0), letter)
    if EAT_ON_LEFT <= move < CALL:
        return soup_code(t, with_letter(0, letter))
    return soup_code(t, 0) if move == CALL else 0


__all__ = ["named_code", "said_code", "soup_code"]
