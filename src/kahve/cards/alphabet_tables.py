"""The alphabets as tables, by which rules count letters.

>>> SIZES.tolist(), [row[3] for row in LETTER_OF_SYMBOL.tolist()]
([26, 29], [4, 5])
"""

from __future__ import annotations

from .alphabet import ALPHABETS, MOST_LETTERS, SYMBOLS
from .arrays import table

SIZES = table([len(alphabet.letters) for alphabet in ALPHABETS])
"""How many letters each alphabet has."""

LETTER_OF_SYMBOL = table([[alphabet.number(symbol) for symbol in SYMBOLS] for alphabet in ALPHABETS])
"""Shape (2, 32): the place of each symbol in each alphabet, 0 where an alphabet does not have it."""

SYMBOL_OF_LETTER = table(
    [[0, *(SYMBOLS.index(letter) for letter in alphabet.letters), *[0] * (MOST_LETTERS - len(alphabet.letters))] for alphabet in ALPHABETS]
)
"""Shape (2, 30): the symbol at each place of each alphabet; place 0 is not a letter."""

VOWELS = table([sum(1 << alphabet.number(letter) for letter in alphabet.vowels) for alphabet in ALPHABETS])
"""The vowels of each alphabet, a bit for each place; Y counts as one in English."""
