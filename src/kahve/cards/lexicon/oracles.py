"""Tables of words for whoever has none: by some of them every row of letters is a word, by others none is.

A page that plays a deal again need not fetch the word lists. Where a rule asks for a word, it goes on with both answers, and keeps the one
that fits what was played (docs/proof.md).
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from ..alphabet import LISTS, MOST_LETTERS
from ..arrays import BYTES, INT8, INT32, INT64
from ..dialect import live_name
from . import word_tables

_LAST = 1 << 5
_ENDS, _GOES = 6, 10
_ALL = (1 << LISTS) - 1


class Filled(NamedTuple):
    """A table in runs: each a number, and how many entries have it. In a table that `rises` entry n is n. bytes: of an entry."""

    bytes: int
    runs: list[tuple[int, int]]
    rises: bool = False


Oracle = dict[str, Filled]
"""For each live table its content, under the name by which compiled code is told where it lies."""


def oracles() -> list[Oracle]:
    """All answers that there may be: whether letters are a word, whether a word goes on behind them, and whether they spell one."""
    return [_oracle(ends, goes, spells) for ends, goes, spells in product((0, 1), repeat=3)]


def _oracle(ends: int, goes: int, spells: int) -> Oracle:
    first = word_tables.ROOT + word_tables.GROUPS  # of the edges that leave a node, and lead to it again
    edge = first << word_tables.TARGET | _ALL * ends << _ENDS | _ALL * goes << _GOES if ends or goes else 0
    around = [edge | letter | (_LAST if letter == MOST_LETTERS else 0) for letter in range(1, MOST_LETTERS + 1)] if edge else []
    pairs = (word_tables.PAIRS + 1) * word_tables.GROUPS
    tables = {
        word_tables.edge_of: Filled(BYTES[INT64], [(_LAST, 1), (edge, word_tables.GROUPS), *((each, 1) for each in around)]),
        word_tables.part_of: Filled(BYTES[INT64], [(edge, pairs if goes else 1)]),
        word_tables.part_start: Filled(BYTES[INT32], [(0, pairs)], rises=bool(goes)),
        word_tables.lists_of_set: Filled(BYTES[INT8], [(-1 if spells else 0, len(word_tables.SETS))]),
        word_tables.flagged_number: Filled(BYTES[INT64], [(0, word_tables.FLAGGED_HEAD + 1)]),
    }
    return {f"{live_name(reader)}_lies_at": filled for reader, filled in tables.items()}
