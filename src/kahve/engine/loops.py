"""The loops over a game's functions, made by factories closed over the game, and the loops over bytes that serve every game.

Each takes an array of records and an index rather than a record: called from Python that costs a tenth. The names: `tables[i]` is
the record, `house` the tuple of house rules, `out` an array to write moves into.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ..cards.dialect import kernel
from ..cards.shuffle import below, shuffle
from .game import Game
from .match import COUNT, DEAL, LEGAL, NO_SUCH_MOVE, NOT_NOW, OVER, PLAY
from .record import NOBODY, Audience, Layout, RecordError

Loop = Callable[..., Any]

_PUBLIC, _OWNER, _SIDE = int(Audience.PUBLIC), int(Audience.OWNER), int(Audience.SIDE)


# -- one table at a time ---------------------------------------------------------------------------------------------------------


def make_deal(game: Game) -> Loop:
    """`deal(tables, i, house, order)`: lay out the next deal from this order of the deck."""
    lay_out = game.deal

    def deal(tables: Any, i: int, house: Any, order: Any) -> None:
        lay_out(tables[i], house, order)

    return deal


def make_refusal(game: Game) -> Loop:
    """`refusal(tables, i, house, move)`: the reason code why this move may not be made now, or LEGAL."""
    objection, numbers = game.objection, game.move_numbers

    def refusal(tables: Any, i: int, house: Any, move: int) -> int:
        t = tables[i]
        if t.phase != PLAY:
            return NOT_NOW
        if move < 0 or move >= numbers:
            return NO_SUCH_MOVE
        return int(objection(t, house, move))

    return refusal


def legal_rule(game: Game) -> Loop:
    """The rule that lists the legal moves: the game's own, or one that asks for every move number."""
    if game.legal is not None:
        return game.legal
    objection, numbers = game.objection, game.move_numbers

    @kernel
    def legal_by_asking(t: Any, house: Any, out: Any) -> int:
        found = 0
        for move in range(numbers):
            if objection(t, house, move) == LEGAL:
                out[found] = move
                found += 1
        return found

    return legal_by_asking


def make_legal(game: Game) -> Loop:
    """`legal(tables, i, house, out)`: write the legal moves in ascending order, return how many."""
    listed = legal_rule(game)

    def legal(tables: Any, i: int, house: Any, out: Any) -> int:
        t = tables[i]
        if t.phase != PLAY:
            return 0
        return int(listed(t, house, out))

    return legal


def make_step(game: Game) -> Loop:
    """`step(tables, i, house, move)`: make a legal move, and count the deal if that ended it."""
    play, score = game.play, game.score

    def step(tables: Any, i: int, house: Any, move: int) -> None:
        t = tables[i]
        play(t, house, move)
        if t.phase == COUNT:
            score(t, house)

    return step


def make_perft(game: Game) -> Loop:
    """`perft(tables, house, depth, out, low)`: positions after `depth` moves from tables[0]; tables and out hold depth + 1 rows."""
    listed, play, score = legal_rule(game), game.play, game.score

    def perft(tables: Any, house: Any, depth: int, out: Any) -> int:
        # An explicit stack: tables[d] is the position at depth d, out[d] its moves, at[d] the next of them to try.
        count = 0
        at = np.zeros(depth + 1, dtype=np.int64)
        size = np.zeros(depth + 1, dtype=np.int64)
        level = 0
        size[0] = listed(tables[0], house, out[0]) if tables[0].phase == PLAY else 0
        while level >= 0:
            if level == depth:
                count += 1
                level -= 1
                continue
            if at[level] == size[level]:
                level -= 1
                continue
            move = out[level, at[level]]
            at[level] += 1
            tables[level + 1] = tables[level]
            play(tables[level + 1], house, move)
            if tables[level + 1].phase == COUNT:
                score(tables[level + 1], house)
            level += 1
            at[level] = 0
            size[level] = listed(tables[level], house, out[level]) if tables[level].phase == PLAY else 0
        return count

    return perft


@kernel
def side_number(seat: int, sides: int) -> int:
    """The side of a seat, without a division."""
    while seat >= sides:
        seat -= sides
    return seat


# -- whole deals by random play ----------------------------------------------------------------------------------------------------


def make_random_deals(game: Game) -> Loop:
    """`random_deals(tables, blank, house, order, rng, out, deals)`: play deals by random moves in tables[0]; returns the plays made.

    order: the deck's cards, shuffled in place for every deal. blank: the record at the beginning of a match, restored when one is over.
    """
    lay_out, play, score, listed = game.deal, game.play, game.score, legal_rule(game)

    def random_deals(tables: Any, blank: Any, house: Any, order: Any, rng: Any, out: Any, deals: int) -> int:
        t = tables[0]
        plays = 0
        for _ in range(deals):
            if t.phase == OVER:
                tables[0] = blank[0]
            shuffle(rng, order, order.size)
            lay_out(t, house, order)
            while t.phase == PLAY:
                moves = listed(t, house, out)
                play(t, house, out[below(rng, moves)])
                plays += 1
            if t.phase == COUNT:
                score(t, house)
        return plays

    return random_deals


def make_observed_deals(game: Game) -> Loop:
    """The same as `make_random_deals`, with the view of the seat to move, or of every seat, written before every play.

    views: rows of bytes, one a seat; everyone: whether every seat's view is written.
    """
    lay_out, play, score, listed, sides = game.deal, game.play, game.score, legal_rule(game), game.sides
    copy_view = view_kernel(game)

    def observed_deals(
        tables: Any,
        table_bytes: Any,
        blank: Any,
        house: Any,
        order: Any,
        rng: Any,
        out: Any,
        deals: int,
        views: Any,
        everyone: bool,
    ) -> int:
        t = tables[0]
        plays = 0
        count = sides(house)
        for _ in range(deals):
            if t.phase == OVER:
                tables[0] = blank[0]
            shuffle(rng, order, order.size)
            lay_out(t, house, order)
            while t.phase == PLAY:
                first, last = (0, house.seats) if everyone else (t.turn, t.turn + 1)
                for seat in range(first, last):
                    copy_view(table_bytes[0], views[seat], seat, side_number(seat, count))
                moves = listed(t, house, out)
                play(t, house, out[below(rng, moves)])
                plays += 1
            if t.phase == COUNT:
                score(t, house)
        return plays

    return observed_deals


# -- views: copied in, never blanked out -----------------------------------------------------------------------------------------------

_ALWAYS, _SHOWN, _SEEN = 0, 1, 2


def view_plan(layout: Layout) -> Any:
    """What a view copies: rows of (audience, exception, offset, bytes, where the exception is kept), neighbours joined."""
    rows: list[list[int]] = []
    for field in layout.fields:
        share = field.bytes // field.rows if field.audience in (Audience.OWNER, Audience.SIDE) else field.bytes
        if field.audience is Audience.SECRET:
            if field.shown:
                rows.append([_PUBLIC, _SHOWN, field.offset, share, layout[field.shown].offset])
            if field.seen_by:
                rows.append([_PUBLIC, _SEEN, field.offset, share, layout[field.seen_by].offset])
        elif rows and field.audience is Audience.PUBLIC and rows[-1][:2] == [_PUBLIC, _ALWAYS] and sum(rows[-1][2:4]) == field.offset:
            rows[-1][3] += share
        else:
            rows.append([int(field.audience), _ALWAYS, field.offset, share, 0])
    if rows[0][:3] != [_PUBLIC, _ALWAYS, 0]:
        raise RecordError(f"The record {layout.name} must begin with a public field, as those of Match are.")
    return np.array(rows, dtype=np.int64)


@kernel
def small_number(data: Any, offset: int) -> int:
    """The count kept in a 32-bit field at this offset; counts of cards stay below 2**15."""
    return (int(data[offset]) & 255) | (int(data[offset + 1]) & 127) << 8


@cache
def view_kernel(game: Game) -> Loop:
    """`copy_view(table, view, seat, side)`: copy into `view` what this seat may know of `table`; seat NOBODY for an onlooker.

    Both are rows of bytes.
    """
    # The plan is a constant of the game, so that the compiler knows every offset and length (docs/speed.md).
    plan = view_plan(game.layout)
    rows, public_end, whole = len(plan), int(plan[0, 3]), game.layout.dtype.itemsize

    @kernel
    def copy_view(table: Any, view: Any, seat: int, side: int) -> None:
        # The public fields come first and are copied as they are, the rest begins empty. Loops, not slices, for which Numba would look for
        # overlap.
        for at in range(public_end):
            view[at] = table[at]
        for at in range(public_end, whole):
            view[at] = 0
        for row in range(1, rows):
            start, length, kept = plan[row, 2], plan[row, 3], plan[row, 4]
            if plan[row, 0] == _OWNER:
                start += seat * length
            elif plan[row, 0] == _SIDE:
                start += side * length
            if plan[row, 0] != _PUBLIC and seat == NOBODY:
                length = 0
            elif plan[row, 1] == _SHOWN:
                length = small_number(table, kept)
            elif plan[row, 1] == _SEEN and (seat == NOBODY or table[kept + seat] == 0):
                length = 0
            for at in range(start, start + length):
                view[at] = table[at]

    return copy_view


def make_view(game: Game) -> Loop:
    """`view(table_bytes, i, view_bytes, j, seat, side)`: one view."""
    copy_view = view_kernel(game)

    def view(table_bytes: Any, i: int, view_bytes: Any, j: int, seat: int, side: int) -> None:
        copy_view(table_bytes[i], view_bytes[j], seat, side)

    return view


__all__ = [
    "DEAL",
    "legal_rule",
    "make_deal",
    "make_legal",
    "make_observed_deals",
    "make_perft",
    "make_random_deals",
    "make_refusal",
    "make_step",
    "make_view",
    "view_kernel",
    "view_plan",
]
