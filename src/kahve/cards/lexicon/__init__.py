"""The word lists of the letter games: which words there are, and which letters some word begins with.

The words come from SCOWL; `COPYRIGHT` in this folder is the notice that goes with them, and docs/make_words.py made the files.

>>> words = lexicon("int60")
>>> "stir" in words, words.is_possible("stirr"), words.is_possible("pq")
(True, True, False)
>>> words.anagrams("opst")
['opts', 'post', 'pots', 'spot', 'stop', 'tops']
"""

from __future__ import annotations

import gzip
from bisect import bisect_right
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import resources

from ...language import later, message
from ..quoting import quoted
from .digests import DIGESTS

LEXICONS = ("int60", "us60", "int35", "int70")
"""The lists there are. Compiled code knows a list by its place here (`kahve.cards.lexicon.automaton`)."""

LONGEST_WORD = 45
"""The letters of the longest word of any list."""

_TITLES = {
    "int60": later("cards-list-int60"),
    "us60": later("cards-list-us60"),
    "int35": later("cards-list-int35"),
    "int70": later("cards-list-int70"),
}


class LexiconError(ValueError):
    """A word list that there is not; the sentence names those there are."""


@dataclass(frozen=True)
class Lexicon:
    """One word list. Words are written in small letters a to z and have two letters or more; capital letters are read as small ones."""

    name: str
    sorted: tuple[str, ...] = field(repr=False, compare=False)
    """The words in alphabetical order."""

    @property
    def title(self) -> str:
        """What the list has, in words that may stand behind a colon."""
        return str(_TITLES[self.name])

    @cached_property
    def words(self) -> frozenset[str]:
        """The words.

        >>> len(lexicon("int60").words)
        80341
        """
        return frozenset(self.sorted)

    @property
    def digest(self) -> str:
        """What tells this list from every other: the start of the SHA-256 of its words, 16 digits (docs/make_words.py).

        >>> lexicon("us60").digest == DIGESTS["us60"]
        True
        """
        return DIGESTS[self.name]

    def __contains__(self, word: object) -> bool:
        """Whether this is a listed word."""
        return isinstance(word, str) and word.lower() in self.words

    def is_possible(self, prefix: str) -> bool:
        """Whether a listed word begins with these letters and goes on.

        >>> [lexicon("int60").is_possible(letters) for letters in ("p", "pea", "pears", "")]
        [True, True, False, True]
        """
        # The words that begin so stand together, right behind the place of the letters themselves.
        place = bisect_right(self.sorted, prefix.lower())
        return place < len(self.sorted) and self.sorted[place].startswith(prefix.lower())

    def anagrams(self, letters: str) -> list[str]:
        """The listed words that use these letters, each once, in any order; in alphabetical order.

        >>> lexicon("int60").anagrams("RITS"), lexicon("int60").anagrams("aeio")
        (['stir'], [])
        """
        key = "".join(sorted(letters.lower()))
        return list(self._by_letters(len(key)).get(key, ()))

    def _by_letters(self, length: int) -> dict[str, list[str]]:
        """The words of one length by their letters in alphabetical order."""
        if length not in self._known:
            anagrams: dict[str, list[str]] = {}
            for word in self.sorted:
                if len(word) == length:
                    anagrams.setdefault("".join(sorted(word)), []).append(word)
            self._known[length] = anagrams
        return self._known[length]

    @cached_property
    def _known(self) -> dict[int, dict[str, list[str]]]:
        return {}


@cache
def lexicon(name: str) -> Lexicon:
    """The word list of this name, unpacked when it is first asked for; raises LexiconError for a name that no list has.

    >>> lexicon("sowpods")
    Traceback (most recent call last):
    kahve.cards.lexicon.LexiconError: There is no word list 'sowpods'. There are int60, us60, int35, int70.
    """
    if name not in LEXICONS:
        raise LexiconError(message("cards-no-such-list", name=quoted(name), names=LEXICONS))
    bit = 1 << LEXICONS.index(name)
    return Lexicon(name, tuple(word for word, mask in word_masks().items() if mask & bit))


@cache
def word_masks() -> dict[str, int]:
    """Every word of any list in alphabetical order, with the lists it is in: a bit for each, in the order of LEXICONS.

    >>> word_masks()["stir"], word_masks()["qi"] & 1
    (15, 0)
    """
    text = gzip.decompress(resources.files(__name__).joinpath("words.txt.gz").read_bytes()).decode("ascii")
    return {line[:-2]: int(line[-1], 16) for line in text.splitlines()}
