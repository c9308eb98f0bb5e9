"""The alphabets as arrays, by which rules count letters; `kahve.cards.alphabet` itself loads no NumPy.

>>> SIZES.tolist(), LETTER_OF_SYMBOL[:, 3].tolist()
([26, 29], [4, 5])
"""

from __future__ import annotations

import numpy as np

from .alphabet import ALPHABETS, MOST_LETTERS, SYMBOLS

SIZES = np.array([len(alphabet.letters) for alphabet in ALPHABETS], dtype=np.int64)
"""How many letters each alphabet has."""

LETTER_OF_SYMBOL = np.array([[alphabet.number(symbol) for symbol in SYMBOLS] for alphabet in ALPHABETS], dtype=np.int64)
"""Shape (2, 32): the place of each symbol in each alphabet, 0 where an alphabet does not have it."""

SYMBOL_OF_LETTER = np.array(
    [[0, *(SYMBOLS.index(letter) for letter in alphabet.letters), *[0] * (MOST_LETTERS - len(alphabet.letters))] for alphabet in ALPHABETS],
    dtype=np.int64,
)
"""Shape (2, 30): the symbol at each place of each alphabet; place 0 is no letter."""

VOWELS = np.array([sum(1 << alphabet.number(letter) for letter in alphabet.vowels) for alphabet in ALPHABETS], dtype=np.int64)
"""The vowels of each alphabet, a bit for each place; Y counts as one in English."""

__all__ = ["LETTER_OF_SYMBOL", "SIZES", "SYMBOL_OF_LETTER", "VOWELS"]
