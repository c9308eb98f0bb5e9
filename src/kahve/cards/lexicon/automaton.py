"""The word lists as tables for rules and compiled code: a letter is its place in its alphabet, a list is its place in `LEXICONS`.

All lists of an alphabet are one automaton: a graph whose edges carry letters. Every word of any list is a path along edges from the root.
It is the smallest graph that tells in which lists a word is. After some letters the *state* is a whole number: the last edge. The lists 0
to 3 are English, and ROOT is their root; the lists 4 to 7 are Turkish, and `root` tells theirs. Every list from somebody's file is an
automaton of its own. `word_tables` has the tables.

>>> at = step(step(step(ROOT, P), E), A)
>>> ends_word(at, 0), goes_on(at, 0), step(step(ROOT, P), Q) == NOWHERE
(True, True, True)
>>> turkish = root(4)
>>> ends_word(step(step(turkish, A), 9), 4), step(turkish, 9) == NOWHERE  # ağ is a word, and none begins with Ğ
(True, True)
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from ..alphabet import ALPHABETS, LISTS, MOST_LETTERS
from ..arrays import INT32, Array, table
from ..dialect import rule, search
from .word_tables import PAIRS, ROOT, SETS_OF_LETTERS, TARGET, edge_of, lists_of_set, part_of, part_start

A, E, P, Q, S, T = 1, 5, 16, 17, 19, 20
"""A few letters by name, for examples."""

NOWHERE = 0
"""The state after letters with which no word of any list begins."""

_LETTER = 31
_LAST = 1 << 5
_ENDS = 6
_GOES = 10
_GROUP = 2
"""The number of a list, shifted so far, is that of its group; the rest is its place among the lists there."""
_TWO_GROUPS = 3
"""The same of two groups together."""
_PLACE = LISTS - 1
_ROW = MOST_LETTERS + 1

# Where the letters w >= x >= y >= z stand among all rows of four numbers from 0 to 29 in falling order: these three numbers and z, summed.
_BY_FIRST = table([comb(letter + 3, 4) for letter in range(_ROW)], INT32)
_BY_SECOND = table([comb(letter + 2, 3) for letter in range(_ROW)], INT32)
_BY_THIRD = table([comb(letter + 1, 2) for letter in range(_ROW)], INT32)


@search
def _among(number: int, letter: int) -> int:
    """The edge with this letter among those that leave a node, from this one on; they stand in alphabetical order."""
    while True:
        edge = edge_of(number)
        if edge & (_LAST | _LETTER) >= letter:  # the bit of the last edge is more than any letter
            return number if edge & _LETTER == letter else NOWHERE
        number += 1


@rule
def root(lexicon: int) -> int:
    """The state before the first letter of a word of this list.

    >>> root(0) == ROOT, root(4) == ROOT
    (True, False)
    """
    return ROOT + (lexicon >> _GROUP)


@rule
def step(state: int, letter: int) -> int:
    """The state after one letter more, NOWHERE if no word of any list begins so.

    letter: its place in the alphabet, 1 the first; after 0, which is not a letter, one is NOWHERE too.

    >>> step(ROOT, A) != NOWHERE, step(NOWHERE, A) == NOWHERE
    (True, True)
    """
    return _among(edge_of(0 + state) >> TARGET, 0 + letter)  # the sums have 64 bits: compiled code holds the search once for all widths


def spelled(group: int) -> dict[str, int]:
    """Every word of an alphabet with the lists it is in, read off the automaton: as `word_masks` has them from the file of words.

    >>> words = spelled(0)
    >>> words["stir"], len(words) > 100_000
    (15, True)
    """
    letters, words = ALPHABETS[group].letters, {}
    waiting = [(edge_of(ROOT + group) >> TARGET, "")]
    while waiting:
        number, begun = waiting.pop()
        while number:
            edge = edge_of(number)
            word = begun + ALPHABETS[group].small(letters[(edge & _LETTER) - 1])
            if lists := edge >> _ENDS & ((1 << LISTS) - 1):
                words[word] = lists
            waiting.append((edge >> TARGET, word))
            number = 0 if edge & _LAST else number + 1
    return dict(sorted(words.items()))


@rule
def ends_word(state: int, lexicon: int) -> bool:
    """Whether the letters so far are a word of this list, all of which have two letters or more.

    >>> ends_word(step(step(ROOT, P), A), 0), ends_word(step(step(ROOT, P), E), 0), ends_word(step(ROOT, A), 0)
    (True, False, False)
    """
    return (edge_of(0 + state) >> (_ENDS + (lexicon & _PLACE))) & 1 != 0


@rule
def goes_on(state: int, lexicon: int) -> bool:
    """Whether a word of this list begins with the letters so far and has one letter more at least.

    >>> goes_on(ROOT, 0), goes_on(step(step(ROOT, P), E), 0), goes_on(NOWHERE, 0)
    (True, True, False)
    """
    return (edge_of(0 + state) >> (_GOES + (lexicon & _PLACE))) & 1 != 0


@rule
def spells(lexicon: int, a: int, b: int, c: int, d: int) -> bool:
    """Whether these letters in this order are a word of this list; d is 0 for three letters.

    >>> spells(0, P, E, A, T), spells(0, T, A, P, E), spells(0, P, E, A, 0)
    (True, True, True)
    >>> spells(0, E, P, A, 0)
    False
    """
    state = step(step(step(root(lexicon), a), b), c)
    if d != 0:
        state = step(state, d)
    return ends_word(state, lexicon)


@search
def makes_word(lexicon: int, a: int, b: int, c: int, d: int) -> bool:
    """Whether these letters in some order are a word of this list; d is 0 for three letters.

    >>> makes_word(0, T, P, A, E), makes_word(0, A, E, P, 0), makes_word(0, Q, Q, A, 0)
    (True, True, False)
    """
    most, least = max(max(a, b), max(c, d)), min(min(a, b), min(c, d))
    high, low = min(max(a, b), max(c, d)), max(min(a, b), min(c, d))
    place = int(_BY_FIRST[most]) + int(_BY_SECOND[max(high, low)]) + int(_BY_THIRD[min(high, low)]) + int(least)
    return (lists_of_set(SETS_OF_LETTERS * (lexicon >> _TWO_GROUPS) + place) >> (lexicon & (2 * LISTS - 1))) & 1 != 0


@search
def is_part(lexicon: int, letters: Sequence[int] | Array, size: int, proper: bool) -> bool:
    """Whether these letters stand together, in this order, somewhere in a word of this list.

    letters: a row, of which the first `size` count. proper: the word must have one letter more at least, on either side.

    >>> is_part(0, [E, A], 2, True), is_part(0, [A, P, E, S], 4, False), is_part(0, [P, Q], 2, False)
    (True, True, False)
    """
    edge = edge_of(root(lexicon))
    for place in range(size):
        edge = _follow(edge, int(letters[place]))
    if _is_on(edge, lexicon, proper):
        return True
    if size < 2:
        return size == 1 and _is_within(lexicon, int(letters[0]))
    pair = _ROW * int(letters[0]) + int(letters[1])
    for part in range(_first_part(lexicon, pair), _first_part(lexicon, pair + 1)):
        edge = part_of(part)
        for place in range(2, size):
            edge = _follow(edge, int(letters[place]))
            if edge >> _ENDS == 0:
                break
        if _is_on(edge, lexicon, False):
            return True
    return False


@search
def _follow(edge: int, letter: int) -> int:
    """The edge with this letter behind an edge, itself and not its number; one of no list if there is none."""
    return edge_of(_among(edge >> TARGET, letter))


@rule
def _is_on(edge: int, lexicon: int, proper: bool) -> bool:
    """Whether a word of this list ends with an edge, or goes on behind it. proper: it must go on."""
    place = lexicon & _PLACE
    return (edge >> (_GOES + place)) & 1 != 0 or (not proper and (edge >> (_ENDS + place)) & 1 != 0)


@search
def _first_part(lexicon: int, pair: int) -> int:
    """The number of the first edge that stands for a pair of letters in the automaton of this list.

    pair: 30 times the first letter and the second.
    """
    return part_start((lexicon >> _GROUP) * (PAIRS + 1) + pair)


@search
def _is_within(lexicon: int, letter: int) -> bool:
    """Whether a word of this list has this letter behind its first."""
    for before in range(1, _ROW):
        if _is_on(_follow(_follow(edge_of(root(lexicon)), before), letter), lexicon, False):
            return True
        pair = _ROW * before + letter
        for part in range(_first_part(lexicon, pair), _first_part(lexicon, pair + 1)):
            if _is_on(part_of(part), lexicon, False):
                return True
    return False
