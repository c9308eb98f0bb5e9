"""Worlds: the cards that a view does not show, laid at random into the places that it hides.

A view is read once (`hidden_rows`): which rows of cards it hides, what each may hold, which cards are unseen. From that as many worlds are
laid as one likes (`lay_world`), which is what a search does a million times. The rows are numbers, one line a row of cards that has places
to fill; those of which `could_hold` excludes cards come first.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ..cards.dialect import copy_bytes, kernel, search
from ..cards.shuffle import below, next_word, shuffle
from .game import Game
from .loops import small_number
from .record import NOBODY, Audience, Layout

Loop = Callable[..., Any]

_Z_OFFSET, _Z_ROWS, _Z_PLACES, _Z_SIZE, _Z_SIZE_STEP, _Z_OWNED, _Z_SHOWN, _Z_SEEN, _Z_KNOWN, _Z_KNOWN_SIZE, _Z_TALLY = range(11)

START, PLACES, FILLED, WANTED, MOST, TALLY, SORTED = range(7)
"""A line of hidden rows: where the row begins in the record, its cards, those of them known, those to be laid, the greatest number of
allowed cards that the lines before could have left, and whether it is a tally, or a hand to be kept in order."""

MOST_ROWS = 32
"""More rows of hidden cards than any record has."""
MOST_UNSEEN = 512
"""More cards than any deck of the house has."""
FEW_TRIES = 200
"""How often a world is begun anew before the ways to deal are counted; most views need a few tries, and counting takes as long as these."""
TRIES = 1_000_000
"""How often it is begun anew where the ways are too many to be counted, before it is said that none is possible."""
MOST_WAYS = 4_000_000
"""So many numbers may be written down in counting: the unseen cards times the ways in which rows can be partly filled."""


def world_plan(layout: Layout) -> Any:
    """The zones of a record as rows of numbers."""
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


def room_for_rows(cards: int) -> tuple[Any, Any, Any, Any]:
    """Arrays for `hidden_rows` and `lay_world`: the lines, what each may hold, the unseen cards, and a pool to deal from.

    cards: one more than the greatest card number.
    """
    return (
        np.zeros((MOST_ROWS, SORTED + 1), dtype=np.int64),
        np.zeros((MOST_ROWS, cards), dtype=np.bool_),
        np.zeros(MOST_UNSEEN, dtype=np.int8),
        np.zeros(MOST_UNSEEN, dtype=np.int8),
    )


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


@search
def unseen_cards(data: Any, plan: Any, seat: int, deck_counts: Any, unseen: Any) -> int:
    """Write the cards that this view does not show into `unseen`, return how many; -1 when the view is not of this deck."""
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
            unseen[size] = card
            size += 1
    return size


@kernel
def sort_cards(data: Any, start: int, size: int) -> None:
    """Put the `size` cards from `start` on into ascending order."""
    for last in range(start + 1, start + size):
        card = data[last]
        at = last
        while at > start and data[at - 1] > card:
            data[at] = data[at - 1]
            at -= 1
        data[at] = card


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


@kernel
def taken_before(unseen: Any, size: int, rows: Any, allowed: Any, row: int) -> int:
    """How many of the cards that this row may hold the rows before it must have taken, whatever they took."""
    found = 0
    for before in range(row):
        elsewhere = 0
        for at in range(size):
            elsewhere += allowed[before, unseen[at]] and not allowed[row, unseen[at]]
        found += max(0, rows[before, WANTED] - elsewhere)
    return found


@cache
def hidden_rows_kernel(game: Game) -> Loop:
    """`hidden_rows(view, data, house, seat, plan, deck_counts, base, rows, allowed, unseen, found)`: read a view for `lay_world`.

    view: a record; data: its bytes. base: filled with the bytes of the view and the cards that all know in their places. rows, allowed,
    unseen: see `room_for_rows`. found: filled with the number of lines, of those that exclude cards, and of unseen cards. Returns whether
    the unseen cards are as many as the places for them.
    """
    asks = game.could_hold is not None
    could_hold = game.could_hold if game.could_hold is not None else _anything

    @search
    def hidden_rows(
        view: Any,
        data: Any,
        house: Any,
        seat: int,
        plan: Any,
        deck_counts: Any,
        base: Any,
        rows: Any,
        allowed: Any,
        unseen: Any,
        found: Any,
    ) -> bool:
        size = unseen_cards(data, plan, seat, deck_counts, unseen)
        if size < 0:
            return False
        copy_bytes(base, 0, data, 0, data.size)
        number, constrained, wanted = 0, 0, 0
        for asking in (True, False):
            for zone in range(plan.shape[0]):
                owned, tally, width = plan[zone, _Z_OWNED] == 1, plan[zone, _Z_TALLY] == 1, plan[zone, _Z_PLACES]
                for row in range(plan[zone, _Z_ROWS]):
                    hidden, places = first_hidden(data, plan, zone, row, seat), zone_size(data, plan, zone, row)
                    if hidden == places:
                        continue
                    most = size
                    if asks and owned:
                        most = 0
                        for card in range(1, deck_counts.size):
                            allowed[number, card] = deck_counts[card] > 0 and could_hold(view, house, row, card)
                        for at in range(size):
                            most += allowed[number, unseen[at]]
                    if (most < size) != asking:
                        continue
                    known, start = known_cards(data, plan, zone, row), plan[zone, _Z_OFFSET] + row * width
                    for place in range(width if tally else known):
                        base[start + place] = data[plan[zone, _Z_KNOWN] + row * width + place] if known > 0 else 0
                    rows[number, START], rows[number, PLACES], rows[number, FILLED] = start, places, hidden + known
                    rows[number, WANTED] = places - hidden - known
                    rows[number, TALLY], rows[number, SORTED] = tally, owned and not tally
                    if asking:
                        rows[number, MOST] = most - taken_before(unseen, size, rows, allowed, number)
                        constrained += 1
                        if rows[number, MOST] < rows[number, WANTED]:
                            return False
                    wanted += rows[number, WANTED]
                    number += 1
        found[0], found[1], found[2] = number, constrained, size
        return wanted == size

    return hidden_rows


@search
def deal_by_trying(rows: Any, allowed: Any, constrained: int, unseen: Any, size: int, pool: Any, tries: int, rng: Any) -> bool:
    """Put the unseen cards into the pool, those of rows that exclude cards at its end, the first row's last; False after so many tries."""
    for _ in range(tries):
        for at in range(size):
            pool[at] = unseen[at]
        left = size
        fits = True
        for row in range(constrained):
            fits = fits and take_allowed(pool, left, allowed[row], rows[row, WANTED], rows[row, MOST], rng)
            left -= rows[row, WANTED]
        if fits:
            return True
    return False


@search
def partly_filled(rows: Any, constrained: int) -> int:
    """In how many ways the rows that exclude cards can be filled, counting cards only: each with none to all of the cards it wants."""
    found = 1
    for row in range(constrained):
        found *= rows[row, WANTED] + 1
        if found > MOST_WAYS:
            return MOST_WAYS
    return found


@search
def deal_by_counting(rows: Any, allowed: Any, constrained: int, unseen: Any, size: int, pool: Any, rng: Any) -> bool:
    """Put the unseen cards into the pool as `deal_by_trying` does; False when no deal fits.

    Card by card it is counted in how many ways the cards after it can fill what the rows still want; then each card goes to a row, or to
    none of them, with the share of the ways that this leaves. So every deal is as likely, to the precision of a float.
    """
    states = partly_filled(rows, constrained)
    steps, ends = np.zeros(constrained + 1, dtype=np.int64), np.zeros(constrained, dtype=np.int64)
    steps[0] = 1
    end = size
    for row in range(constrained):
        steps[row + 1] = steps[row] * (rows[row, WANTED] + 1)
        ends[row] = end
        end -= rows[row, WANTED]
    # A state is the sum of steps[row] for every card that a row still wants; wants[row, state]: whether it wants any.
    wants = np.zeros((constrained, states), dtype=np.bool_)
    for row in range(constrained):
        for state in range(states):
            wants[row, state] = state % steps[row + 1] >= steps[row]
    # ways[at, state]: in how many ways the cards from `at` on can fill a state.
    ways = np.zeros((size + 1, states), dtype=np.float64)
    ways[size, 0] = 1.0
    for at in range(size - 1, -1, -1):
        for state in range(states):
            ways[at, state] = ways[at + 1, state]
        for row in range(constrained):
            if allowed[row, unseen[at]]:
                for state in range(steps[row], states):
                    if wants[row, state]:
                        ways[at, state] += ways[at + 1, state - steps[row]]
    state, rest = states - 1, 0
    if ways[0, state] == 0.0:
        return False
    for at in range(size):
        drawn = (next_word(rng) * 2097152.0 + (next_word(rng) >> 11)) / 9007199254740992.0 * ways[at, state]
        chosen = -1
        for row in range(constrained):
            if chosen < 0 and allowed[row, unseen[at]] and wants[row, state]:
                drawn -= ways[at + 1, state - steps[row]]
                if drawn < 0.0:
                    chosen = row
        if chosen < 0 and ways[at + 1, state] == 0.0:
            # By rounding only: the last row that can take it does.
            for row in range(constrained):
                if allowed[row, unseen[at]] and wants[row, state] and ways[at + 1, state - steps[row]] > 0.0:
                    chosen = row
        if chosen < 0:
            pool[rest] = unseen[at]
            rest += 1
        else:
            ends[chosen] -= 1
            pool[ends[chosen]] = unseen[at]
            state -= steps[chosen]
    return True


@search
def lay_world(base: Any, rows: Any, allowed: Any, unseen: Any, found: Any, pool: Any, made: Any, rng: Any) -> bool:
    """Lay a world into the bytes `made`: uniform among all full records that the view allows. False when there is none.

    Rows of which cards are excluded are dealt first, each uniformly from what it may hold, and the whole is begun anew with the chance
    that evens out how many ways the later rows had left. Where hands have shown much nearly every try would be begun anew; then the ways
    are counted instead.
    """
    number, constrained, size = found[0], found[1], found[2]
    copy_bytes(made, 0, base, 0, base.size)
    if not deal_by_trying(rows, allowed, constrained, unseen, size, pool, FEW_TRIES, rng):
        if partly_filled(rows, constrained) * (size + 1) <= MOST_WAYS:
            dealt = deal_by_counting(rows, allowed, constrained, unseen, size, pool, rng)
        else:
            dealt = deal_by_trying(rows, allowed, constrained, unseen, size, pool, TRIES, rng)
        if not dealt:
            return False
    left = size
    for row in range(constrained):
        left -= rows[row, WANTED]
    shuffle(rng, pool, left)
    left = size
    for row in range(number):
        start = rows[row, START]
        for place in range(rows[row, FILLED], rows[row, FILLED] + rows[row, WANTED]):
            left -= 1
            if rows[row, TALLY]:
                made[start + pool[left]] += 1
            else:
                made[start + place] = pool[left]
        if rows[row, SORTED]:
            sort_cards(made, start, rows[row, PLACES])
    return True


def make_world(game: Game) -> Loop:
    """`world(views, view_bytes, i, house, seat, world_bytes, j, plan, deck_counts, rng)`: deal a world from a view.

    Returns 0, or -1 when there is none.
    """
    hidden_rows = hidden_rows_kernel(game)

    def world(
        views: Any, view_bytes: Any, i: int, house: Any, seat: int, world_bytes: Any, j: int, plan: Any, deck_counts: Any, rng: Any
    ) -> int:
        base = view_bytes[i].copy()
        rows = np.zeros((MOST_ROWS, SORTED + 1), dtype=np.int64)
        allowed = np.ones((MOST_ROWS, deck_counts.size), dtype=np.bool_)
        unseen, pool = np.zeros(MOST_UNSEEN, dtype=np.int8), np.zeros(MOST_UNSEEN, dtype=np.int8)
        found = np.zeros(3, dtype=np.int64)
        if not hidden_rows(views[i], view_bytes[i], house, seat, plan, deck_counts, base, rows, allowed, unseen, found):
            return -1
        return 0 if lay_world(base, rows, allowed, unseen, found, pool, world_bytes[j], rng) else -1

    return world


@kernel
def _anything(t: Any, house: Any, seat: int, card: int) -> bool:
    return True
