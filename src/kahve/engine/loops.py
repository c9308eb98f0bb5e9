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


# -- worlds: the unseen cards laid into the hidden places ---------------------------------------------------------------------------------

_Z_OFFSET, _Z_ROWS, _Z_PLACES, _Z_SIZE, _Z_SIZE_STEP, _Z_OWNED, _Z_SHOWN, _Z_SEEN, _Z_KNOWN, _Z_KNOWN_SIZE, _Z_TALLY = range(11)
TRIES = 1_000_000
"""How often a world is begun anew before it is said that none is possible; a possible view needs a few tries."""


def world_plan(layout: Layout) -> Any:
    """The zones of a record as rows of numbers, for `make_world`."""
    rows: list[list[int]] = []
    for field in layout.zones:
        assert field.size is not None
        size = layout[field.size]
        owned = field.audience is Audience.OWNER
        hidden = field.audience in (Audience.OWNER, Audience.SECRET)
        rows.append(
            [
                field.offset,
                field.rows,
                field.places,
                size.offset,
                1 if size.kind == "Counts" else 4,
                1 if owned else (0 if hidden else -1),
                layout[field.shown].offset if field.shown else -1,
                layout[field.seen_by].offset if field.seen_by else -1,
                layout[field.known].offset if field.known else -1,
                layout[f"{field.known}_size"].offset if field.known and not field.is_tally else -1,
                1 if field.is_tally else 0,
            ]
        )
    return np.array(rows, dtype=np.int64)


@kernel
def zone_size(data: Any, plan: Any, zone: int, row: int) -> int:
    """How many cards lie in this row of a zone."""
    if plan[zone, _Z_SIZE_STEP] == 1:
        return int(data[plan[zone, _Z_SIZE] + row])
    return int(small_number(data, plan[zone, _Z_SIZE] + 4 * row))


@kernel
def first_hidden(data: Any, plan: Any, zone: int, row: int, seat: int) -> int:
    """The first place of this row whose card the seat has not seen; the row's size when it has seen all."""
    size = zone_size(data, plan, zone, row)
    if plan[zone, _Z_OWNED] == -1 or (plan[zone, _Z_OWNED] == 1 and row == seat):
        return int(size)
    if plan[zone, _Z_SEEN] >= 0 and seat != NOBODY and data[plan[zone, _Z_SEEN] + seat] != 0:
        return int(size)
    if plan[zone, _Z_SHOWN] >= 0:
        return min(int(size), int(small_number(data, plan[zone, _Z_SHOWN])))
    return 0


@kernel
def known_cards(data: Any, plan: Any, zone: int, row: int) -> int:
    """How many cards of this row all know, although it lies face down."""
    if plan[zone, _Z_KNOWN] < 0:
        return 0
    if plan[zone, _Z_TALLY] == 0:
        return int(data[plan[zone, _Z_KNOWN_SIZE] + row])
    found = 0
    for card in range(plan[zone, _Z_PLACES]):
        found += data[plan[zone, _Z_KNOWN] + row * plan[zone, _Z_PLACES] + card]
    return found


@kernel
def count_off(data: Any, start: int, number: int, tally: bool, counts: Any) -> None:
    """Take off `counts` the cards that lie from `start` on: the first `number` places of a list, or so many entries of a tally."""
    for at in range(number):
        if tally:
            counts[at] -= data[start + at]
        else:
            counts[data[start + at]] -= 1


@kernel
def unseen_cards(data: Any, plan: Any, seat: int, deck_counts: Any, pool: Any) -> int:
    """Write the cards that this view does not show into `pool`, return how many; -1 when the view is not of this deck."""
    counts = deck_counts.copy()
    for zone in range(plan.shape[0]):
        tally, places = plan[zone, _Z_TALLY] == 1, plan[zone, _Z_PLACES]
        for row in range(plan[zone, _Z_ROWS]):
            hidden, size = first_hidden(data, plan, zone, row, seat), zone_size(data, plan, zone, row)
            if not tally or hidden == size:
                count_off(data, plan[zone, _Z_OFFSET] + row * places, places if tally else hidden, tally, counts)
            if plan[zone, _Z_KNOWN] >= 0 and hidden < size:
                known = places if tally else known_cards(data, plan, zone, row)
                count_off(data, plan[zone, _Z_KNOWN] + row * places, known, tally, counts)
    size = 0
    for card in range(1, counts.size):
        if counts[card] < 0:
            return -1
        for _ in range(counts[card]):
            pool[size] = card
            size += 1
    return size


@kernel
def sort_row(row: Any, size: int) -> None:
    """Put the first `size` cards into ascending order."""
    for last in range(1, size):
        card = row[last]
        at = last
        while at > 0 and row[at - 1] > card:
            row[at] = row[at - 1]
            at -= 1
        row[at] = card


@kernel
def take_allowed(pool: Any, size: int, allowed: Any, wanted: int, most: int, rng: Any) -> bool:
    """Move `wanted` allowed cards, uniformly chosen, to the end of the pool; False with the chance that keeps worlds uniform.

    `most` is the greatest number of allowed cards that the rows before could have left: a set of n left has C(n, wanted) choices of the
    C(most, wanted) it could have had, and is kept with that quotient as its chance.
    """
    found = 0
    for at in range(size):
        if allowed[pool[at]]:
            card = pool[at]
            pool[at] = pool[found]
            pool[found] = card
            found += 1
    for taken in range(wanted):
        if below(rng, most - taken) >= found - taken:
            return False
    for taken in range(wanted):
        at = below(rng, found - taken)
        card = pool[at]
        # Close the allowed part over the gap, then put the card at the end of what is left.
        pool[at] = pool[found - taken - 1]
        pool[found - taken - 1] = pool[size - taken - 1]
        pool[size - taken - 1] = card
    return True


_MOST_ROWS = 32
"""More rows of hidden cards than any record has."""


@kernel
def taken_before(full: Any, size: int, rows: Any, number: int, may_hold: int) -> int:
    """How many of the cards in the set `may_hold` the rows dealt before must have taken, whatever they took.

    full: the unseen cards, `size` of them. rows: for each of the `number` rows before what it may hold, a bit a card, and how many it took.
    """
    found = 0
    for row in range(number):
        elsewhere = 0
        for at in range(size):
            elsewhere += (rows[row, 0] & ~may_hold) >> full[at] & 1
        found += max(0, rows[row, 1] - elsewhere)
    return found


def make_world(game: Game) -> Loop:
    """`world(views, view_bytes, i, house, seat, world_bytes, j, plan, deck_counts, rng)`: deal a world from a view.

    Returns 0, or -1 when there is none.

    Uniform among all full records that the view allows: rows of which `could_hold` excludes cards are dealt first, each uniformly from
    what it may hold, and the whole is begun anew with the chance that evens out how many ways the later rows had left.
    """
    asks = game.could_hold is not None
    could_hold = game.could_hold if game.could_hold is not None else _anything

    def world(
        views: Any, view_bytes: Any, i: int, house: Any, seat: int, world_bytes: Any, j: int, plan: Any, deck_counts: Any, rng: Any
    ) -> int:
        data, made = view_bytes[i], world_bytes[j]
        full = np.zeros(512, dtype=np.int8)
        size = unseen_cards(data, plan, seat, deck_counts, full)
        if size < 0:
            return -1
        made[:] = data
        pool = full.copy()
        allowed = np.ones(deck_counts.size, dtype=np.bool_)
        rows_before = np.zeros((_MOST_ROWS, 2), dtype=np.int64)
        for _ in range(TRIES):
            pool[:size] = full[:size]
            left = size
            before = 0
            fits = True
            for asking in (True, False):
                for zone in range(plan.shape[0]):
                    owned, tally = plan[zone, _Z_OWNED] == 1, plan[zone, _Z_TALLY] == 1
                    for row in range(plan[zone, _Z_ROWS]):
                        hidden = first_hidden(data, plan, zone, row, seat)
                        places = zone_size(data, plan, zone, row)
                        if hidden == places or not fits:
                            continue
                        known = known_cards(data, plan, zone, row)
                        wanted = places - hidden - known
                        may_hold = -1
                        most = size
                        if asks and owned:
                            may_hold = 0
                            most = 0
                            for card in range(1, deck_counts.size):
                                allowed[card] = deck_counts[card] > 0 and could_hold(views[i], house, row, card)
                                may_hold |= int(allowed[card]) << card
                            for at in range(size):
                                most += 1 if allowed[full[at]] else 0
                        constrained = most < size
                        if constrained != asking:
                            continue
                        start = plan[zone, _Z_OFFSET] + row * plan[zone, _Z_PLACES]
                        for place in range(known if not tally else plan[zone, _Z_PLACES]):
                            made[start + place] = data[plan[zone, _Z_KNOWN] + row * plan[zone, _Z_PLACES] + place] if known > 0 else 0
                        if constrained:
                            most -= taken_before(full, size, rows_before, before, may_hold)
                            rows_before[before, 0] = may_hold
                            rows_before[before, 1] = wanted
                            before += 1
                            fits = wanted <= most and take_allowed(pool, left, allowed, wanted, most, rng)
                        else:
                            for taken in range(min(wanted, left)):
                                at = below(rng, left - taken)
                                card = pool[at]
                                pool[at] = pool[left - taken - 1]
                                pool[left - taken - 1] = card
                            fits = wanted <= left
                        if fits:
                            for place in range(wanted):
                                left -= 1
                                if tally:
                                    made[start + pool[left]] += 1
                                else:
                                    made[start + hidden + known + place] = pool[left]
                            if owned and not tally:
                                sort_row(made[start : start + places], places)
            if fits:
                return 0 if left == 0 else -1
        return -1

    return world


@kernel
def _anything(t: Any, house: Any, seat: int, card: int) -> bool:
    return True


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
    "make_world",
    "view_kernel",
    "view_plan",
    "world_plan",
]
