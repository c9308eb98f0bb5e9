"""The forms of people's names, by the rules of a language: names stand in no catalogue."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

CASES = ("genitive", "accusative", "dative", "locative", "ablative", "instrumental")
"""What a catalogue may ask of `PERSON`; a language without a rule for a case leaves the name as it is."""


def inflected(name: str, case: str, language: str) -> str:
    """A name in a case, as a language forms it; raises ValueError for a case that is none of `CASES`.

    >>> inflected("Ayla", "genitive", "tr"), inflected("Ayla", "genitive", "en"), inflected("Ayla", "genitive", "el")
    ("Ayla'nın", "Ayla's", 'Ayla')
    """
    if case not in CASES:
        raise ValueError(f"PERSON has no case {case!r}: allowed are {', '.join(CASES)}.")
    rule = RULES.get(language)
    return rule(name, case) if rule else name


def _english(name: str, case: str) -> str:
    return f"{name}'s" if case == "genitive" else name


HIGH = {"a": "ı", "ı": "ı", "e": "i", "i": "i", "o": "u", "u": "u", "ö": "ü", "ü": "ü"}
LOW = {"a": "a", "ı": "a", "o": "a", "u": "a", "e": "e", "i": "e", "ö": "e", "ü": "e"}
"""Vowel harmony: the last vowel of a word, and the vowel of a suffix of four forms, or of two."""

FRONT = frozenset(["bilal", "celal", "cemal", "hilal", "iclal", "ikbal", "kemal", "meral", "nidal", "nihal", "resul", "visal", "zuhal"])
"""Names whose last vowel is a back one and whose endings have front vowels, because their l is a light one."""

UNITS = ("sıfır", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz")
TENS = ("", "on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan")


def _turkish(name: str, case: str) -> str:
    sound = _sound(name)
    vowel = next((letter for letter in reversed(sound) if letter in HIGH), "i")
    if _sound(name.split()[-1] if name.split() else name) in FRONT:
        vowel = {"a": "e", "u": "ü"}[vowel]
    open_end, high, low = sound[-1:] in HIGH, HIGH[vowel], LOW[vowel]
    hard = "t" if sound[-1:] in tuple("fstkçşhp") else "d"
    suffixes = {
        "genitive": f"n{high}n" if open_end else f"{high}n",
        "accusative": f"y{high}" if open_end else high,
        "dative": f"y{low}" if open_end else low,
        "locative": f"{hard}{low}",
        "ablative": f"{hard}{low}n",
        "instrumental": f"yl{low}" if open_end else f"l{low}",
    }
    return f"{name}'{suffixes[case]}"


def _sound(name: str) -> str:
    """The end of a name as Turkish says it, in small letters: numbers as words, letters of other alphabets as none."""
    number = re.search(r"([0-9]+)[^\w]*$", name)
    if number:
        return _last_word(number[1])
    small = name.replace("I", "ı").replace("İ", "i").lower()
    bare = "".join(letter if letter in "öüçşğ" else unicodedata.normalize("NFD", letter)[0] for letter in small)
    return re.sub(r"[^a-zıöüçşğ]", "", bare)


def _last_word(digits: str) -> str:
    zeros = len(digits) - len(digits.rstrip("0"))
    if zeros >= len(digits):
        return UNITS[0]
    if zeros == 0:
        return UNITS[int(digits[-1])]
    if zeros == 1:
        return TENS[int(digits[-2])]
    return "yüz" if zeros == 2 else "bin" if zeros < 6 else "milyon"


RULES: dict[str, Callable[[str, str], str]] = {"en": _english, "tr": _turkish}
"""Greek, Arabic and German leave a name as it is: a sentence there is written so that the name needs no ending."""
