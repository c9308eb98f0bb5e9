"""The flat form of an observation in one pass over a record: one loop, compiled once, for every game and house.

`Observation.of_record` and `Observation.flat` are the plain version, and a test holds the two together.

>>> import kahve
>>> from kahve.cards.arrays import INT32, zeros
>>> from kahve.engine.machine import as_bytes
>>> from kahve.engine.observation import observation
>>> table = kahve.new("pisti", seats=2)
>>> table.deal(seed=7)
>>> layout = observation(table.game, table.house)
>>> entries = zeros(layout.size, INT32)
>>> read_entries(as_bytes(table.tables_for(0)), 0, entries_plan(layout), 0, 0, entries)
>>> entries.tolist() == layout.of(table.view(0)).tolist()
True
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ..cards.arrays import INT64, Array, array
from ..cards.dialect import search
from .observation import Observation
from .sight import Share, own_row, seen_places

START, ROW, AUDIENCE, SHOWN, SEEN_BY, ENTRIES, WIDE, TO, COLUMNS = range(9)
"""The columns of a plan: where the bytes of the first row begin, and how far apart rows lie; who may know them; how many entries of how
many bytes; which entry of the flat form is the first."""


@cache
def entries_plan(layout: Observation) -> Array:
    """What `read_entries` copies for this layout: shape (parts, COLUMNS)."""
    rows = [row for share in layout.shares for row in _rows(share, 4 * layout.numbers, layout.numbers)]
    return array(rows, INT64)


def _rows(share: Share, end_of_numbers: int, numbers: int) -> list[list[int]]:
    """The rows of a plan for one share: two where public numbers and cards that are neighbours were joined."""
    sight, rows = share.sight, []
    of_numbers = min(share.length, max(0, end_of_numbers - share.to))
    for start, length, wide in ((0, of_numbers, 4), (of_numbers, share.length - of_numbers, 1)):
        if length:
            to = (share.to + start) // 4 if wide == 4 else share.to + start - end_of_numbers + numbers
            rows.append([sight.start + start, sight.row, sight.audience, sight.shown, sight.seen_by, length // wide, wide, to])
    return rows


@search
def read_entries(tables: Any, i: int, plan: Any, seat: int, side: int, out: Any) -> None:
    """Write what a seat sees of record i into `out`, shape (size,), 32 bits. tables: records as rows of bytes."""
    table = tables[i]
    for part in range(plan.shape[0]):
        audience, wide, entries, to = plan[part, AUDIENCE], plan[part, WIDE], plan[part, ENTRIES], plan[part, TO]
        row = own_row(audience, seat, side)
        seen = seen_places(table, audience, plan[part, SHOWN], plan[part, SEEN_BY], row, wide * entries, seat, side) // wide
        start = plan[part, START] + plan[part, ROW] * row
        if wide == 1:
            for entry in range(seen):
                out[to + entry] = table[start + entry]
        else:
            for entry in range(seen):
                place = start + 4 * entry
                low = (int(table[place]) & 255) | (int(table[place + 1]) & 255) << 8 | (int(table[place + 2]) & 255) << 16
                out[to + entry] = low | int(table[place + 3]) << 24
        for entry in range(seen, entries):
            out[to + entry] = 0


@cache
def entries_loop() -> Callable[..., None]:
    """`read_entries`, compiled."""
    from .compile import compiled

    return compiled(read_entries)
