"""Which words a player knows, and which letters look to it like a word.

Which words those are is a number, `vocabulary`: 0 for the list of the house rule, or a list's place.
"""

from __future__ import annotations

from ...cards.alphabet import LISTS
from ...cards.alphabet_tables import VOWELS
from ...cards.arrays import table
from ...cards.dialect import rule, search
from ...cards.lexicon import LEXICONS
from ...cards.lexicon.automaton import makes_word, spells
from ...cards.lexicon.flagged import is_flagged, no_letters, spells_flagged_only, with_letter
from .house import LettersHouse
from .judgement import THE_HOUSE
from .record import TrickRecord
from .rules import alphabet_of
from .scrumps import claimed_letter, is_word, trick_letter
from .trick_house import Lettering, TrickHouse

RARE_WORDS = LEXICONS.index("int70")
"""The list that a bluff comes from: its words look like words."""
_IN_WORDS = """
0 299 202 208 262 345 171 194 188 222 44 187 284 234 265 285 236 6 263 359 293 185 107 194 38 157 46 0 0 0
0 435 317 230 344 446 247 308 305 348 75 148 232 291 321 429 381 11 282 269 397 283 101 274 120 322 53 0 0 0
0 302 133 73 99 140 248 131 82 49 92 92 207 36 197 181 170 188 142 70 141 217 185 129 198 130 90 95 114 127
0 533 273 127 257 287 460 227 197 100 219 196 373 57 404 340 309 337 285 183 302 352 366 235 397 252 202 141 302 316
"""
_LINES = [[int(number) for number in line.split()] for line in _IN_WORDS.strip().splitlines()]
IN_WORDS = table([_LINES[:2], _LINES[2:]])
"""The chance, in thousandths, that a letter and three others, or two others, drawn from the deck make a word: shape (2, 2, 30).

The first is for the English deck of 26 letters and int60, the second for the Turkish deck and tr.
"""
SELDOM = table([150, 80])
"""A letter with a smaller chance in four is a rare one in this alphabet."""


@rule
def list_of(house: LettersHouse, vocabulary: int) -> int:
    """The list that a player with this vocabulary knows.

    The common words are those of the list of the house rule where it comes from a file. Bluffs come from the alphabet's own list.
    """
    if vocabulary == THE_HOUSE:
        return int(house.lexicon)
    if vocabulary == RARE_WORDS:
        return LISTS * alphabet_of(house) + vocabulary
    return int(house.lexicon) // LISTS * LISTS + vocabulary


@rule
def in_words(house: LettersHouse, letter: int) -> int:
    """The chance, in thousandths, that a letter and those of the other seats, drawn from the deck, make a word."""
    return int(IN_WORDS[alphabet_of(house), 4 - house.seats, letter])


@search
def reads(house: TrickHouse, vocabulary: int, letters: int) -> bool:
    """Whether a player knows these letters, five bits each, the first lowest, to make a word."""
    a, b, c, d = letters & 31, letters >> 5 & 31, letters >> 10 & 31, letters >> 15 & 31
    if house.lettering == Lettering.FIRM:
        return spells(list_of(house, vocabulary), a, b, c, d)
    return makes_word(list_of(house, vocabulary), a, b, c, d)


@search
def reads_politely(house: TrickHouse, vocabulary: int, letters: int) -> bool:
    """Whether a player knows these letters to make a word that is not flagged."""
    a, b, c, d = letters & 31, letters >> 5 & 31, letters >> 10 & 31, letters >> 15 & 31
    if not reads(house, vocabulary, letters):
        return False
    if house.lettering == Lettering.FIRM:
        code = with_letter(with_letter(with_letter(no_letters(house.lexicon), a), b), c)
        return not is_flagged(code if d == 0 else with_letter(code, d))
    return not spells_flagged_only(list_of(house, vocabulary), a, b, c, d)


@search
def lying(t: TrickRecord) -> int:
    """The letters of the trick, five bits each, the first lowest."""
    letters = 0
    for place in range(t.trick_size):
        letters |= trick_letter(t, place) << 5 * place
    return letters


@search
def is_known(t: TrickRecord, house: TrickHouse, word: int, vocabulary: int) -> bool:
    """Whether an arrangement of the trick is a word that a player with this vocabulary knows."""
    if vocabulary == THE_HOUSE:
        return is_word(t, house, word)
    a, b = claimed_letter(t, word, 0), claimed_letter(t, word, 1)
    return spells(list_of(house, vocabulary), a, b, claimed_letter(t, word, 2), claimed_letter(t, word, 3))


@rule
def is_vowel(house: LettersHouse, letter: int) -> bool:
    """Whether a letter is a vowel; in English Y counts as one."""
    return int(VOWELS[alphabet_of(house)]) >> letter & 1 == 1


@search
def looks_like_word(t: TrickRecord, house: TrickHouse, word: int) -> bool:
    """Whether an arrangement of the trick might pass for a word: a rare one, or vowels and consonants in turn without a rare letter."""
    if is_known(t, house, word, RARE_WORDS):
        return True
    for place in range(t.trick_size):
        letter = claimed_letter(t, word, place)
        if in_words(house, letter) < SELDOM[alphabet_of(house)] or (
            place > 0 and is_vowel(house, letter) == is_vowel(house, claimed_letter(t, word, place - 1))
        ):
            return False
    return True
