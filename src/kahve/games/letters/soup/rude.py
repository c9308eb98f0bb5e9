"""Which moves of Soup say that a flagged word is one, by eating, calling or naming it."""

from __future__ import annotations

from ....cards.dialect import rule
from ....cards.faces import CARD_NUMBERS
from ....cards.lexicon.flagged import no_letters, with_letter
from ..house import LettersHouse
from ..moves import CALL, EAT, EAT_FIRST, EAT_ON_LEFT, NAMED, PLAYING, PROVING
from ..record import SoupRecord


@rule
def soup_code(t: SoupRecord, code: int) -> int:
    """The code of some letters and those of the soup behind them."""
    for place in range(t.soup_size):
        code = with_letter(code, int(t.letters[t.soup[place]]))
    return code


@rule
def named_code(t: SoupRecord, house: LettersHouse, size: int) -> int:
    """The code of the first letters in the place for words."""
    code = no_letters(house.lexicon)
    for place in range(size):
        code = with_letter(code, int(t.word[place]))
    return code


@rule
def said_code(t: SoupRecord, house: LettersHouse, move: int) -> int:
    """The code of what a move says to be a word; 0, which no word has, where it says so of none."""
    if t.stage == PROVING:
        return named_code(t, house, t.word_size) if move == NAMED else 0
    if t.stage != PLAYING:
        return 0
    letter, code = int(t.letters[move % CARD_NUMBERS]), no_letters(house.lexicon)
    if EAT <= move < EAT_FIRST:
        return with_letter(soup_code(t, code), letter)
    if EAT_ON_LEFT <= move < CALL:
        return soup_code(t, with_letter(code, letter))
    return soup_code(t, code) if move == CALL else 0
