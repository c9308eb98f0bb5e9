"""The table in which the lists of words from people's files stand while a program runs, one list behind the other.

The lists of the house are constants of compiled code. A list of somebody's own comes later, so compiled code reads this table where it
lies. A list is a *group* of LISTS numbers, as an alphabet is. The first number of a group is the list itself. The one with the place of
`int35` is what a weak player knows of it. Groups of English lists are even, those of Turkish lists odd.

>>> number_of_group(0, alphabet=0), number_of_group(0, alphabet=1), number_of_group(1, alphabet=0)
(8, 12, 16)
"""

from __future__ import annotations

import numpy as np

from ..alphabet import ALPHABETS, LISTS
from ..dialect import live, search

FIRST_OWN = LISTS * len(ALPHABETS)
"""Lists from this number on come from files."""

MOST_OWN = 32
"""So many lists of each alphabet have room."""

ROOTS, ANAGRAMS, PART_STARTS, ENDINGS, ENDINGS_SIZE, SETS, SETS_SIZE = range(7)
"""What a list's row in the table's head tells: where in the table its parts are, and how many entries two of them have."""
_ROW = 8

HEAD = _ROW * MOST_OWN * len(ALPHABETS)
"""The table begins with a row for each list."""

ROOM = 1 << 22
"""Numbers in the table. The system gives memory to those that are written, and to no others."""

TABLE = np.zeros(ROOM, dtype=np.int64)


@live(TABLE)
def own_number(place: int) -> int:
    """The number at this place of the table."""
    return int(TABLE[place])


@search
def own_table(lexicon: int, which: int) -> int:
    """What the row of a list tells of one of its parts."""
    return own_number(_ROW * ((lexicon - FIRST_OWN) >> 2) + which)


@search
def own_lists(start: int, size: int, code: int) -> int:
    """The lists, a bit each, that stand with a code among so many codes from a place on; 0 where the code is not there.

    An entry is the code and the lists, as 16 times the first and the second; the entries ascend.
    """
    low, high = start, start + size
    while low < high:
        middle = (low + high) // 2
        if own_number(middle) >> LISTS < code:
            low = middle + 1
        else:
            high = middle
    if low < start + size and own_number(low) >> LISTS == code:
        return own_number(low) & ((1 << LISTS) - 1)
    return 0


def number_of_group(nth: int, alphabet: int) -> int:
    """The number of the nth list of this alphabet that comes from a file, from 0."""
    return FIRST_OWN + LISTS * (len(ALPHABETS) * nth + alphabet)


def row_of(number: int) -> slice:
    """Where the row of a list stands in the table."""
    first = _ROW * ((number - FIRST_OWN) // LISTS)
    return slice(first, first + _ROW)
