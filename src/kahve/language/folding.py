"""Texts as people compare them: one name in capitals, with other accents, or in Greek and in Latin letters."""

from __future__ import annotations

import re
import unicodedata

_FOLDS = str.maketrans(
    # The dotless i of Turkish, whose capital is the I of all others.
    {"ı": "i"}
    # Letters of the north and the west that no mark can be taken from.
    | {"ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ŧ": "t", "æ": "ae", "œ": "oe", "þ": "th", "ð": "d"}
    # Arabic letters that are written for each other, those of Persian keyboards, the bare hamza, and the stroke that stretches a word.
    | {"ٱ": "ا", "ة": "ه", "ى": "ي", "ی": "ي", "ک": "ك", "ہ": "ه", "ء": None, "ـ": None}
    # Apostrophes as telephones write them.
    | {"\u2019": "'", "\u02bc": "'", "`": "'", "\u00b4": "'"}
)

_GREEK = str.maketrans(dict(zip("αβγδεζηικλμνξοπρστυφχω", "avgdeziiklmnxoprstifho", strict=True)) | {"θ": "th", "ψ": "ps", "ς": "s"})

_SPELT = {
    True: "για:ια γιε:ιε γιο:ιο γιω:ιω ου:u αυ:av ευ:ev μπ:b ντ:d γγ:ng γκ:g",
    False: "gia:ia gie:ie gio:io ou:u au:av eu:ev ph:f ch:h kh:h mp:b nt:d gk:g ks:x y:i w:o c:k",
}
"""Letters that have one sound together, in Greek, and in the Latin letters that people write Greek names with."""


def folded(text: str) -> str:
    """A text without capitals, accents and variants of letters; blanks stay.

    The final sigma is a sigma, and all four letters i of Turkish are one. Arabic is without its vowel signs, hamzas and stretched strokes.

    >>> folded("Νίκος") == folded("ΝΙΚΟΣ"), folded("Işıl") == folded("IŞIL"), folded("أحمد") == folded("احمد")
    (True, True, True)
    >>> folded("Ada") == folded("Аda")
    False
    """
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    bare = "".join(char for char in letters if not unicodedata.combining(char)).translate(_FOLDS)
    return "".join(str(unicodedata.decimal(char, char)) for char in bare)


_WORD = re.compile(r"[^\W_]+")
_ARTICLES = frozenset({"al", "el"})
_SPELT_ALIKE = (("sh", "s"), ("q", "k"), ("u", "o"))


def sounded(text: str) -> str:
    """A text as people look for it who know it by ear: folded, without blanks and Arabic articles, Greek in Latin letters.

    Letters that people confuse in Latin spellings of Turkish, Greek and Arabic are one.

    >>> sounded("Ξερή") == sounded("kseri") == sounded("XERI"), sounded("Pişpirik") == sounded("pishpirik")
    (True, True)
    >>> sounded("قَشّ الولد") == sounded("قش ولد"), sounded("Koumi") == sounded("el komi"), sounded("-")
    (True, True, '')
    """
    words = _WORD.findall(folded(text))
    bare = [word.removeprefix("ال") if len(word) > 4 else word for word in words if word not in _ARTICLES]
    sound = _sound("".join(bare or words))
    for letters, letter in _SPELT_ALIKE:
        sound = sound.replace(letters, letter)
    return sound


def is_same_name(name: str, other: str) -> bool:
    """Whether two names are one, blanks aside: folded alike, or one the other in Greek letters.

    A name in which Greek and other letters are mixed is nobody's but its own.

    >>> is_same_name("Nikos", "ΝΙΚΟΣ"), is_same_name("Grand mother", "grandmother"), is_same_name("Ada", "Аda")
    (True, True, False)
    >>> is_same_name("Nikos", "Νiκος")
    False
    """
    first, second = ("".join(folded(text).split()) for text in (name, other))
    return first == second or (_is_greek(first) != _is_greek(second) and _sound(first) == _sound(second))


def _is_greek(text: str) -> bool:
    letters = [char for char in text if char.isalpha()]
    return bool(letters) and all("α" <= char <= "ω" for char in letters)


def _sound(text: str) -> str:
    """A folded name in Latin letters, one spelling for those that a Greek name has; with double letters single."""
    if not _is_greek(text) and not text.isascii():
        return text
    for letters, sound in (pair.split(":") for pair in _SPELT[_is_greek(text)].split()):
        text = text.replace(letters, sound)
    latin = text.translate(_GREEK)
    return "".join(char for place, char in enumerate(latin) if latin[place - 1 : place] != char)
