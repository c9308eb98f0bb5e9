"""What a seat may know of a record: the one statement that views, observations and worlds are made from.

A record declares an audience for each field, and the exceptions to it (`record.py`). `sight_of` gives these as numbers. `seen_places` says
of a row of a field how much of it a seat may know. Nothing else in Kahve decides that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

from ..cards.dialect import copy_bytes, copy_first, kernel
from .record import NOBODY, Audience, Field, Layout

NOWHERE = -1
"""The place of a count or of flags that a field does not have."""

_PUBLIC, _OWNER, _SIDE = int(Audience.PUBLIC), int(Audience.OWNER), int(Audience.SIDE)


class Sight(NamedTuple):
    """The seats that may know a field, in numbers that compiled code holds as constants. Places are counted in bytes of the record.

    - audience: a number of `Audience`.
    - start: where the field begins.
    - row: the bytes of one row, where each seat or side may know its own; else those of the whole field.
    - shown: where the number of its first cards that lie face up is kept, or NOWHERE.
    - seen_by: where the flags of the seats that have looked at it are kept, or NOWHERE.
    """

    audience: int
    start: int
    row: int
    shown: int = NOWHERE
    seen_by: int = NOWHERE

    @property
    def is_public(self) -> bool:
        """Whether everybody may know the whole field."""
        return self.audience == _PUBLIC

    @property
    def is_dark(self) -> bool:
        """Whether no seat may ever know anything of the field."""
        return self.audience == int(Audience.SECRET) and self.shown == self.seen_by == NOWHERE


def sight_of(layout: Layout, field: Field) -> Sight:
    """The seats that may know this field of a record."""
    owned = field.audience in (Audience.OWNER, Audience.SIDE)
    shown, seen_by = (layout[name].offset if name else NOWHERE for name in (field.shown, field.seen_by))
    return Sight(int(field.audience), field.offset, field.bytes // field.rows if owned else field.bytes, shown, seen_by)


@kernel
def small_number(data: Any, offset: int) -> int:
    """The count kept in a 32-bit field at this offset; counts of cards stay below 2**15."""
    return ((int(data[offset]) & 255) | (int(data[offset + 1]) & 255) << 8) & 32767  # which compilers know to be one load


@kernel
def own_row(audience: int, seat: int, side: int) -> int:
    """The row of a field that a seat may know; 0 for an onlooker, and where a field is not divided among seats or sides."""
    if seat == NOBODY:
        return 0
    return seat if audience == _OWNER else (side if audience == _SIDE else 0)


@kernel
def seen_places(data: Any, audience: int, shown: int, seen_by: int, row: int, places: int, seat: int, side: int) -> int:
    """How many of the first `places` bytes of a row a seat may know; `data` is the record or a view of it, in bytes.

    audience, shown, seen_by: the sight of the field. side: the side of the seat. An onlooker is seat NOBODY.
    """
    if audience == _PUBLIC:
        return places
    if seat != NOBODY and ((audience == _OWNER and row == seat) or (audience == _SIDE and row == side)):
        return places
    # No branch on the seat here: with one, a batch for learners takes a twelfth longer.
    if seen_by != NOWHERE and (data[seen_by + max(seat, 0)] != 0) & (seat != NOBODY):
        return places
    return min(places, int(small_number(data, shown))) if shown != NOWHERE else 0


# -- copies of what a seat may know ----------------------------------------------------------------------------------------------------


class Share(NamedTuple):
    """Bytes of a record that are copied for a seat, as far as it may know them. They are of one field, or of neighbouring public ones.

    - sight: who may know them.
    - length: how many bytes of a row are copied.
    - to: where those of the first row go.
    - row: how far apart rows lie there; 0 where a seat's own row takes the same place for every seat.
    """

    sight: Sight
    length: int
    to: int
    row: int


def joined(shares: Iterable[Share]) -> tuple[Share, ...]:
    """These shares with public ones that are neighbours in the record and in the copy made one."""
    joined_shares: list[Share] = []
    for share in shares:
        last = joined_shares[-1] if joined_shares else share
        follows = last.sight.start + last.length == share.sight.start and last.to + last.length == share.to
        if joined_shares and follows and last.sight.is_public and share.sight.is_public:
            joined_shares[-1] = last._replace(length=last.length + share.length)
        else:
            joined_shares.append(share)
    return tuple(joined_shares)


@kernel
def _nothing(table: Any, out: Any, seat: int, side: int) -> None:
    """The end of a chain of copies."""


@cache
def copy_kernel(shares: tuple[Share, ...]) -> Callable[..., Any]:
    """`copy(table, out, seat, side)`: copy what the seat may know from a record into another row of bytes.

    It is a chain of copies, each of which knows where from, where to and how much: the compiler makes a few instructions of each. What the
    seat may not know is written as 0, but for the rows of other seats and sides, which are left as they are.
    """
    copies = _nothing
    for share in reversed(shares):
        if share.sight.is_public:
            copies = _copy_public(share, copies)
        elif share.sight.audience in (_OWNER, _SIDE):
            copies = _copy_own_row(share, copies)
        else:
            copies = _copy_first(share, copies)
    return copies


def _copy_public(share: Share, rest: Callable[..., Any]) -> Callable[..., Any]:
    start, length, to = share.sight.start, share.length, share.to

    @kernel
    def copy_public(table: Any, out: Any, seat: int, side: int) -> None:
        copy_bytes(out, to, table, start, length)
        rest(table, out, seat, side)

    return copy_public


def _copy_own_row(share: Share, rest: Callable[..., Any]) -> Callable[..., Any]:
    (audience, start, row_bytes, shown, seen_by), length, to, apart = share

    @kernel
    def copy_own_row(table: Any, out: Any, seat: int, side: int) -> None:
        row = own_row(audience, seat, side)
        if seen_places(table, audience, shown, seen_by, row, length, seat, side) == length:
            copy_bytes(out, to + apart * row, table, start + row_bytes * row, length)
        else:
            copy_first(out, to + apart * row, table, start + row_bytes * row, length, 0)
        rest(table, out, seat, side)

    return copy_own_row


def _copy_first(share: Share, rest: Callable[..., Any]) -> Callable[..., Any]:
    (audience, start, _, shown, seen_by), length, to, _ = share

    @kernel
    def copy_seen(table: Any, out: Any, seat: int, side: int) -> None:
        # Without a branch: how much is seen differs from seat to seat, and a processor would guess wrong.
        copy_first(out, to, table, start, length, seen_places(table, audience, shown, seen_by, 0, length, seat, side))
        rest(table, out, seat, side)

    return copy_seen


@cache
def whole_kernel(shares: tuple[Share, ...], size: int) -> Callable[..., Any]:
    """`copy(table, out, seat, side)`: as `copy_kernel`, and what that leaves of the `size` bytes of `out` is emptied first."""
    copies = copy_kernel(shares)
    for start, end in reversed(_left(shares, size)):
        copies = _empty(start, end, copies)
    return copies


def _left(shares: tuple[Share, ...], size: int) -> list[tuple[int, int]]:
    """The stretches of a row of bytes in which `copy_kernel` writes nothing, or one row of several."""
    written = sorted((share.to, share.to + share.length) for share in shares if share.sight.audience not in (_OWNER, _SIDE))
    ends = [0, *(end for _, end in written)]
    starts = [*(start for start, _ in written), size]
    return [(end, start) for end, start in zip(ends, starts, strict=True) if end < start]


def _empty(start: int, end: int, rest: Callable[..., Any]) -> Callable[..., Any]:
    @kernel
    def empty(table: Any, out: Any, seat: int, side: int) -> None:
        for place in range(start, end):
            out[place] = 0
        rest(table, out, seat, side)

    return empty


class Gathered(NamedTuple):
    """What one seat always sees of a record: `always` has the stretches of bytes that are copied, `rest` what depends on the record."""

    always: tuple[tuple[slice, slice], ...]
    rest: tuple[Share, ...]


@cache
def gathered(shares: tuple[Share, ...], seat: int, side: int) -> Gathered:
    """What `copy_kernel` copies for a seat, as stretches: where they go, and where they come from."""
    always, rest = [], []
    for share in shares:
        sight, length = share.sight, share.length
        row = own_row(sight.audience, seat, side)
        if sight.is_public or (seat != NOBODY and sight.audience in (_OWNER, _SIDE)):
            start, to = sight.start + sight.row * row, share.to + share.row * row
            always.append((slice(to, to + length), slice(start, start + length)))
        else:
            rest.append(share)
    return Gathered(tuple(always), tuple(rest))


def viewer(shares: tuple[Share, ...]) -> Callable[[bytes, int, int], bytearray]:
    """`view(record, seat, side)`: what `copy_kernel` copies into an empty record, where all bytes keep their places.

    In interpreted Python slices of bytes take a third of the time. A test compares the two.
    """

    @cache
    def seen(seat: int, side: int) -> tuple[tuple[slice, ...], tuple[Share, ...]]:
        """What the seat always sees, and the shares of which the record says how much."""
        always, rest = [], []
        for share in shares:
            sight = share.sight
            start = sight.start + sight.row * own_row(sight.audience, seat, side)
            if sight.is_public or (seat != NOBODY and sight.audience in (_OWNER, _SIDE)):
                always.append(slice(start, start + share.length))
            else:
                rest.append(share)
        return tuple(always), tuple(rest)

    def view(record: bytes, seat: int, side: int) -> bytearray:
        visible, (always, rest) = bytearray(len(record)), seen(seat, side)
        for place in always:
            visible[place] = record[place]
        for (audience, start, _, shown, seen_by), length, _, _ in rest:
            # Of a row of its own this seat would see all, so these are of an onlooker, or not divided among seats.
            end = start + seen_places(record, audience, shown, seen_by, 0, length, seat, side)
            visible[start:end] = record[start:end]
        return visible

    return view
