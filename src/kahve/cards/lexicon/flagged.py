"""The words that no bot claims or names (`flagged.txt`, `flagged.turkish.txt`), as tables for rules and compiled code.

The list of words does not ask here: a flagged word of it is a word like any other. `rude_words` says who may claim it.
Letters that are read one after the other come to a *code*, a whole number. `no_letters` is the code to begin with: each alphabet has its
own, so that no word has the code of a word of another alphabet.

>>> code = no_letters(0)
>>> for letter in (T, W, A, T):
...     code = with_letter(code, letter)
>>> is_flagged(code), is_flagged(with_letter(0, A))
(True, False)
"""

from __future__ import annotations

from importlib import resources

from ..alphabet import LISTS
from ..arrays import Array
from ..dialect import rule, search
from ..npz import stored_arrays
from .word_tables import FIRST_OWN, flagged_number

A, K, N, T, W = 1, 11, 14, 20, 23
"""A few letters by name, for examples."""

PRIME = 2147483647
"""Codes are below this number. Words of five letters or fewer never share one; a test holds that no listed word has a flagged word's."""

FLAGGED_FILES = ("flagged.txt", "flagged.turkish.txt")
"""For each alphabet the file of its flagged words."""

_BEGINNING = 30
"""The code of no letters is this number times that of the alphabet: no letter has it."""

_GROUP, _PLACE = 2, LISTS - 1
"""A list's number, shifted so far, is its group; these bits of it are its place there."""


@rule
def no_letters(lexicon: int) -> int:
    """The code of no letters, for words of this list.

    >>> no_letters(0), no_letters(3), no_letters(4)
    (0, 0, 30)
    """
    return _BEGINNING * (lexicon >> 2 & 1)


@rule
def with_letter(code: int, letter: int) -> int:
    """The code of some letters and one more, its place in the alphabet."""
    return (code * 31 + letter) % PRIME


def read_flagged(alphabet: int = 0) -> list[str]:
    """The flagged words of an alphabet, in the order of their characters.

    >>> len(read_flagged()) > 100, len(read_flagged(1)) > 100
    (True, True)
    """
    text = resources.files(__package__).joinpath(FLAGGED_FILES[alphabet]).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith("#")]


def _tables() -> tuple[Array, ...]:
    """The tables, as docs/make_words.py wrote them."""
    tables = stored_arrays(resources.files(__package__).joinpath("flagged.npz").read_bytes())
    return tuple(tables[name] for name in ("words", "endings", "endings_lists", "anagrams", "anagrams_lists"))


_WORDS, _ENDINGS, _ENDINGS_LISTS, _ANAGRAMS, _ANAGRAMS_LISTS = _tables()
# _WORDS: the codes of the flagged words, ascending.
# _ENDINGS: the codes of beginnings, ascending; _ENDINGS_LISTS: for each the lists, a bit each, that go on from there with flagged
# words only.
# _ANAGRAMS: the codes of three or four letters in descending order; _ANAGRAMS_LISTS: the lists in which they spell flagged words only.


@search
def _place(codes: Array, code: int) -> int:
    """Where a code stands among ascending codes; -1 where it does not."""
    low, high = 0, codes.size
    while low < high:
        middle = (low + high) // 2
        if codes[middle] < code:
            low = middle + 1
        else:
            high = middle
    return low if low < codes.size and codes[low] == code else -1


@search
def _own_lists(head: int, code: int) -> int:
    """The lists from a file, a bit each, that stand with a code; 0 where the code is not there.

    head: the place of two numbers, where the entries begin and how many they are. An entry is 16 times a code, and the lists.
    """
    low = flagged_number(head)
    high = low + flagged_number(head + 1)
    while low < high:
        middle = (low + high) // 2
        if flagged_number(middle) >> LISTS < code:
            low = middle + 1
        else:
            high = middle
    entry = flagged_number(low)
    return entry & ((1 << LISTS) - 1) if entry >> LISTS == code else 0


@search
def is_flagged(code: int) -> bool:
    """Whether the letters of this code are a flagged word."""
    return _place(_WORDS, code) >= 0


@search
def goes_on_flagged_only(code: int, lexicon: int) -> bool:
    """Whether this list has words that go on from the letters of this code, and all of them are flagged."""
    if lexicon >= FIRST_OWN:
        return _own_lists(lexicon >> _GROUP << 2, code) >> (lexicon & _PLACE) & 1 == 1
    place = _place(_ENDINGS, code)
    return place >= 0 and int(_ENDINGS_LISTS[place]) >> lexicon & 1 == 1


@search
def spells_flagged_only(lexicon: int, a: int, b: int, c: int, d: int) -> bool:
    """Whether this list has words of these letters in some order, and all of them are flagged; d is 0 for three letters.

    >>> spells_flagged_only(0, W, A, N, K), spells_flagged_only(0, T, W, A, T)  # the second spells watt too
    (True, False)
    """
    most, least = max(max(a, b), max(c, d)), min(min(a, b), min(c, d))
    high, low = min(max(a, b), max(c, d)), max(min(a, b), min(c, d))
    first = with_letter(no_letters(lexicon), most)
    code = with_letter(with_letter(with_letter(first, max(high, low)), min(high, low)), least)
    if lexicon >= FIRST_OWN:
        return _own_lists((lexicon >> _GROUP << 2) + 2, code) >> (lexicon & _PLACE) & 1 == 1
    place = _place(_ANAGRAMS, code)
    return place >= 0 and int(_ANAGRAMS_LISTS[place]) >> lexicon & 1 == 1
