"""The alphabets of the letter decks: their letters in order, their capitals, and how a rule counts them.

A letter is its place in its alphabet, 1 the first. A *symbol* is a capital of any alphabet: the 26 of English, then those that only
Turkish has. House rules write letters as symbols, so that the rows of a deck mean the same in each alphabet.

>>> TURKISH.number("Ç"), TURKISH.capitals("ılık iğde"), TURKISH.small("IŞIK")
(4, 'ILIK İĞDE', 'ışık')
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from unicodedata import normalize

SYMBOLS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÇĞİÖŞÜ"
"""Every capital of any alphabet."""

MOST_LETTERS = 29
"""The letters of the longest alphabet."""

LISTS = 4
"""The word lists that each alphabet may have: list number 4 is the first of the second alphabet."""

_DOT = "\u0307"


@dataclass(frozen=True)
class Alphabet:
    """An alphabet, by the code of its language.

    - letters: the capitals in order. `little`: the small letters in the same order. `vowels`: those capitals that are vowels.
    """

    name: str
    letters: str
    little: str
    vowels: str

    def number(self, letter: str) -> int:
        """The place of a capital, 1 the first; 0 for what is not a capital of this alphabet.

        >>> ENGLISH.number("D"), TURKISH.number("D"), TURKISH.number("Q")
        (4, 5, 0)
        """
        return self.letters.find(letter) + 1 if len(letter) == 1 else 0

    def letter(self, number: int) -> str:
        """The capital at this place.

        >>> ENGLISH.letter(26), TURKISH.letter(29)
        ('Z', 'Z')
        """
        return self.letters[number - 1]

    def numbers(self, word: str) -> list[int]:
        """The places of the letters of a word, small or capital; 0 for each that this alphabet has not.

        >>> TURKISH.numbers("kuş"), ENGLISH.numbers("kuş")
        ([14, 25, 23], [11, 21, 0])
        """
        return [self.number(letter) for letter in self.capitals(word)]

    def capitals(self, text: str) -> str:
        """The text in the capitals of this alphabet: in Turkish i has the capital İ, and ı the capital I.

        >>> ENGLISH.capitals("stir"), TURKISH.capitals("iki"), TURKISH.capitals("I")
        ('STIR', 'İKİ', 'I')
        """
        return self._composed(text).translate(self._to_capitals).upper()

    def small(self, text: str) -> str:
        """The text in the small letters of this alphabet: in Turkish I is ı, and İ is i.

        >>> ENGLISH.small("PI"), TURKISH.small("Pİ"), TURKISH.small("PI")
        ('pi', 'pi', 'pı')
        """
        return self._composed(text).translate(self._to_little).lower()

    def has(self, word: str) -> bool:
        """Whether a word is written in the letters of this alphabet alone, small or capital; no letters make no word.

        >>> TURKISH.has("çığ"), ENGLISH.has("çığ"), TURKISH.has("wifi"), ENGLISH.has("")
        (True, False, False, False)
        """
        return bool(word) and all(self.numbers(word))

    def in_order(self, words: list[str]) -> list[str]:
        """The words in the order of this alphabet.

        >>> TURKISH.in_order(["zil", "çam", "iz", "ıs", "can"])
        ['can', 'çam', 'ıs', 'iz', 'zil']
        """
        return sorted(words, key=self.numbers)

    def _composed(self, text: str) -> str:
        """The text with a letter and its marks as one character: keyboards and files may part them."""
        if text.isascii():
            return text
        return normalize("NFC", text).replace("i" + _DOT, "i")

    @cached_property
    def _to_capitals(self) -> dict[int, str]:
        return {ord(small): capital for small, capital in zip(self.little, self.letters, strict=True)}

    @cached_property
    def _to_little(self) -> dict[int, str]:
        return {ord(capital): small for small, capital in zip(self.little, self.letters, strict=True)}


ENGLISH = Alphabet("en", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "AEIOUY")
TURKISH = Alphabet("tr", "ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ", "abcçdefgğhıijklmnoöprsştuüvyz", "AEIİOÖUÜ")

ALPHABETS = (ENGLISH, TURKISH)
"""The alphabets, as word lists count them: list n is in the alphabet n divided by LISTS."""
