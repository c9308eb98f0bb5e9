"""The tables of all word lists: the built-in ones, and behind them those from people's files.

A list from a file may come when code has long been compiled. So compiled code reads these tables where they lie.

Lists are numbered in *groups* of LISTS. The first two groups are built in: the English lists and the Turkish ones. A list from a
file is a group of its own. The first number of the group is the list itself. The one with the place of `int35` is what a weak player knows
of it. Groups of English lists are even, those of Turkish lists odd.

>>> number_of_group(0, alphabet=0), number_of_group(0, alphabet=1), number_of_group(1, alphabet=0)
(8, 12, 16)
"""

from __future__ import annotations

import mmap
from array import array as numbers_of
from collections.abc import Iterable
from importlib import resources
from math import comb
from typing import Any

from ..alphabet import ALPHABETS, LISTS, MOST_LETTERS
from ..arrays import INT8, INT32, INT64
from ..dialect import live
from ..npz import stored_arrays

FIRST_OWN = LISTS * len(ALPHABETS)
"""Lists from this number on come from files."""

MOST_OWN = 32
"""The most lists of each alphabet."""

GROUPS = len(ALPHABETS) * (1 + MOST_OWN)
ROOT = 1
"""The edges to the roots stand first, behind the one that leads nowhere: one for each group."""

PAIRS = (MOST_LETTERS + 1) ** 2
SETS_OF_LETTERS = comb(MOST_LETTERS + 4, 4)
"""The ways in which four letters can be chosen, in any order, if any of them may be none."""

TARGET = 14
_MOVED = GROUPS - len(ALPHABETS)
"""The file has roots for the built-in groups alone, so all behind them moves up."""


def _with_spare(table: Iterable[int], size: int, kind: Any) -> memoryview:
    """The table with space behind it. The system gives memory only to what is written."""
    numbers = numbers_of(kind, table)
    memory: memoryview = memoryview(mmap.mmap(-1, size * numbers.itemsize)).cast("B").cast(kind)
    memory[: len(numbers)] = numbers
    return memory


def _tables() -> tuple[memoryview, memoryview, memoryview, memoryview, int, int]:
    """The tables, as docs/make_words.py wrote the bundled ones, and how many edges and parts these have."""
    stored = stored_arrays(resources.files(__package__).joinpath("automaton.npz").read_bytes())
    # The file has whole numbers with a sign.
    edges = numbers_of("I", stored["edges"].tobytes()).tolist()
    first = ROOT + len(ALPHABETS)
    edges[first:first] = [0] * _MOVED
    edges = [edge + (_MOVED << TARGET) if edge >> TARGET else edge for edge in edges]
    parts = [edges[part + _MOVED] for part in stored["parts"].view]
    starts = stored["part_starts"].tolist()
    by_group = [start for group in range(len(ALPHABETS)) for start in starts[PAIRS * group : PAIRS * (group + 1) + 1]]
    return (
        _with_spare(edges, 1 << 21, INT64),
        _with_spare(parts, 1 << 20, INT64),
        _with_spare(by_group, (PAIRS + 1) * GROUPS, INT32),
        _with_spare(stored["anagrams"].view, SETS_OF_LETTERS * (1 + MOST_OWN), INT8),
        len(edges),
        len(parts),
    )


EDGES, PARTS, PART_STARTS, SETS, EDGES_OF_THE_HOUSE, PARTS_OF_THE_HOUSE = _tables()
# EDGES: of every edge its letter in five bits; whether it is the last that leaves its node; for each list of its group whether a word ends
# with it; for each list whether a word goes on behind it; and from bit TARGET on the first edge that may follow, 0 where none does. Edges
# that leave a node stand together. Edge 0 leads nowhere.
# PARTS: for every two letters of a group, as 30 times the first and the second, copies of the edges from PART_STARTS on that one has come
# to when a word had these two letters somewhere behind its first place; one edge for all after which the same may follow.
# SETS: for any four letters, or three and a 0, the lists of two groups in which some order of them is a word.
FLAGGED = _with_spare((), 1 << 16, INT64)
"""For lists from files what goes on with flagged words only: a row of four numbers for each group, then codes with their lists."""

_FLAGGED_ROW = 4
FLAGGED_HEAD = _FLAGGED_ROW * GROUPS


@live(EDGES)
def edge_of(number: int) -> int:
    """The edge of this number: its letter, in which lists a word ends or goes on, and what follows."""
    return int(EDGES[number])


@live(PARTS)
def part_of(number: int) -> int:
    """A copy of an edge that stands for two letters within words."""
    return int(PARTS[number])


@live(PART_STARTS)
def part_start(number: int) -> int:
    """Where the edges for two letters begin."""
    return int(PART_STARTS[number])


@live(SETS)
def lists_of_set(number: int) -> int:
    """The lists of two groups, a bit each, in which a set of letters spells a word."""
    return int(SETS[number])


@live(FLAGGED)
def flagged_number(place: int) -> int:
    """A number of what flagged words do in lists from files."""
    return int(FLAGGED[place])


def number_of_group(nth: int, alphabet: int) -> int:
    """The number of the nth list of this alphabet that comes from a file, from 0."""
    return FIRST_OWN + LISTS * (len(ALPHABETS) * nth + alphabet)


def flagged_row(number: int) -> slice:
    """Where the row of a list stands in FLAGGED: the places and numbers of its endings and of its sets."""
    first = _FLAGGED_ROW * (number // LISTS)
    return slice(first, first + _FLAGGED_ROW)
