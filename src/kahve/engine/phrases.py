"""The short ways in which people say the house rules of a family of games, and how their words are compared."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from ..language import Sentence, later
from .house import Value

TOKEN = re.compile(r"\d+(?:[.,]000)+|\d+|[^\W\d][\w'’]*\*?|[/,;:=.\n()–-]|\S", re.UNICODE)


def plain_word(word: str) -> str:
    """A word as it is compared: without capitals, accents and vowel signs, a Turkish ı as i."""
    parts = unicodedata.normalize("NFKD", word.replace("İ", "i").replace("I", "i").casefold().replace("ı", "i").replace("’", "'"))
    return "".join(part for part in parts if not unicodedata.combining(part)).replace("ـ", "")


def words_of(text: str, *, starred: bool = False) -> tuple[str, ...]:
    """The words and numbers of a text, plain."""
    return tuple(plain_word(token) for token in TOKEN.findall(text.replace("_", " ")) if token[0].isalnum() and (starred or token != "*"))


_BEFORE = ("وال", "ال", "لل", "و", "ب", "ل")
"""What Arabic writes together with the word behind it: articles, conjunctions, prepositions."""


def forms(word: str) -> tuple[str, ...]:
    """A plain word, and in Arabic what is left of it behind an article or a conjunction."""
    if not "\u0600" < word[:1] < "\u06ff":
        return (word,)
    return (word, *(word[len(before) :] for before in _BEFORE if word.startswith(before) and len(word) > len(before) + 1))


def is_word(word: str, pattern: str) -> bool:
    """Whether a plain word is that of a spelling, whose star stands for any ending."""
    if pattern.endswith("*"):
        return any(form.startswith(pattern[:-1]) for form in forms(word))
    return pattern in forms(word)


@dataclass(frozen=True)
class Phrase:
    """A short way to say a house rule.

    - words: its spellings, with semicolons between them; a star at the end of a word stands for any ending.
    - options: the house rules that it may mean; the first that takes what is said with it.
    - value: what it says by itself.
    - key: of a row with keys, the one whose number is said.
    - all: whether it means all of its options.
    """

    words: Sentence | str
    options: tuple[str, ...]
    value: Value | None = None
    key: str = ""
    all: bool = False

    def spellings(self) -> list[tuple[str, ...]]:
        """Its spellings in the language of the context, each as its words."""
        return [words for spelling in str(self.words).split(";") if (words := words_of(spelling, starred=True))]


@dataclass(frozen=True)
class Vocabulary:
    """What a family of games calls its house rules, besides what all families say.

    row, number: the house rules that numbers mean which nothing else is said of: several in a row, or a single one. Empty for none.
    """

    phrases: tuple[Phrase, ...] = ()
    row: str = ""
    number: str = "target"


SHARED = Phrase(later("engine-sheet-target"), ("target",)), Phrase(later("engine-sheet-players"), ("seats",))
"""What all families say."""
