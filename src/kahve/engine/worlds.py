"""Worlds: the cards that a view does not show, laid at random into the places that it hides.

A view is read once (`hidden_rows`): which rows of cards it hides, what each may hold, which cards are unseen. From that as many worlds are
laid as one likes (`lay_world`), which is what a search does a million times. The rows are numbers, one line a row of cards that has places
to fill; those of which `could_hold` excludes cards come first.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ..cards.arrays import BOOL, FLOAT64, INT8, INT64, array, full, zeros
from ..cards.dialect import copy_bytes, kernel, search
from ..cards.shuffle import below, next_word, shuffle
from ..renamed import old_names
from .game import Game
from .loops import side_number
from .record import NOBODY, Audience, Layout
from .sight import NOWHERE, seen_places, sight_of, small_number

Loop = Callable[..., Any]

_Z_OFFSET, _Z_ROWS, _Z_PLACES, _Z_SIZE, _Z_SIZE_STEP, _Z_AUDIENCE, _Z_SHOWN, _Z_SEEN_BY, _Z_KNOWN, _Z_KNOWN_SIZE, _Z_TALLY = range(11)
_OWNER = int(Audience.OWNER)

START, PLACES, FILLED, WANTED, MOST, TALLY, SORTED = range(7)
"""A line of hidden rows: where the row begins in the record, its cards, those of them known, those to be laid, the greatest number of
allowed cards that the lines before could have left, and whether it is a tally, or a hand to be kept in order."""

LINES, EXCLUDING, UNSEEN = range(3)
"""How many lines of hidden rows there are, how many of them exclude cards, and how many cards are unseen."""

MOST_ROWS = 32
"""More rows of hidden cards than any record has."""
MOST_UNSEEN = 512
"""More cards than any deck has."""
FEW_TRIES = 200
"""How often a world is started again before the ways to deal are counted; most views need a few tries, and counting takes as long as
these."""
TRIES = 2_000
"""How often it is started again where the ways are too many to be counted, before some deal that fits is mixed by swapping."""
MIXING = 60
"""Steps for each unseen card, which mix a deal that fits."""
MOST_WAYS = 4_000_000
"""The number of numbers that may be written down in counting: the unseen cards times the ways in which rows can be partly filled."""


def world_plan(layout: Layout) -> Any:
    """The zones of a record as rows of numbers."""
    rows: list[list[int]] = []
    for field in layout.zones:
        assert field.size is not None
        size = layout[field.size]
        sight = sight_of(layout, field)
        rows.append(
            [
                field.offset,
                field.rows,
                field.places,
                size.offset,
                1 if size.kind == "Counts" else 4,
                sight.audience,
                sight.shown,
                sight.seen_by,
                layout[field.known].offset if field.known else NOWHERE,
                layout[f"{field.known}_size"].offset if field.known and not field.is_tally else NOWHERE,
                1 if field.is_tally else 0,
            ]
        )
    return array(rows, INT64)


class HiddenCards(NamedTuple):
    """The hidden cards of a view, as `hidden_rows` reads it and `lay_world` deals it.

    - base: the bytes of the view, with the cards that all know in their places.
    - rows: a line for each hidden row, by the names above.
    - allowed: shape (MOST_ROWS, cards), what each row may hold.
    - unseen: the unseen cards.
    - counts: how many of these are in use, by the names above.
    - pool: room to deal the unseen cards from.
    """

    base: Any
    rows: Any
    allowed: Any
    unseen: Any
    counts: Any
    pool: Any


@search
def empty_hidden(size: int, cards: int) -> HiddenCards:
    """Empty arrays for `hidden_rows` to fill. size: the bytes of a record; cards: one more than the greatest card number."""
    return HiddenCards(
        zeros(size, INT8),
        zeros((MOST_ROWS, SORTED + 1), INT64),
        zeros((MOST_ROWS, cards), BOOL),
        zeros(MOST_UNSEEN, INT8),
        zeros(UNSEEN + 1, INT64),
        zeros(MOST_UNSEEN, INT8),
    )


@kernel
def zone_size(data: Any, plan: Any, zone: int, row: int) -> int:
    """The number of cards in this row of a zone."""
    if plan[zone, _Z_SIZE_STEP] == 1:
        return int(data[plan[zone, _Z_SIZE] + row])
    return int(small_number(data, plan[zone, _Z_SIZE] + 4 * row))


@kernel
def first_hidden(data: Any, plan: Any, zone: int, row: int, seat: int, side: int) -> int:
    """The first place of this row whose card the seat has not seen; the row's size when it has seen all."""
    size = zone_size(data, plan, zone, row)
    return int(seen_places(data, plan[zone, _Z_AUDIENCE], plan[zone, _Z_SHOWN], plan[zone, _Z_SEEN_BY], row, size, seat, side))


@kernel
def known_cards(data: Any, plan: Any, zone: int, row: int) -> int:
    """How many cards of this row all know, although it lies face down."""
    if plan[zone, _Z_KNOWN] == NOWHERE:
        return 0
    if plan[zone, _Z_TALLY] == 0:
        return int(data[plan[zone, _Z_KNOWN_SIZE] + row])
    known = 0
    for card in range(plan[zone, _Z_PLACES]):
        known += data[plan[zone, _Z_KNOWN] + row * plan[zone, _Z_PLACES] + card]
    return known


@kernel
def count_off(data: Any, start: int, number: int, tally: bool, counts: Any) -> None:
    """Take off `counts` the cards that lie from `start` on: the first `number` places of a list, or `number` entries of a tally."""
    for place in range(number):
        if tally:
            counts[place] -= data[start + place]
        else:
            counts[data[start + place]] -= 1


@search
def unseen_cards(data: Any, plan: Any, seat: int, side: int, deck_counts: Any, unseen: Any) -> int:
    """Write the cards that this view does not show into `unseen`, return how many; -1 when the view is not of this deck."""
    counts = deck_counts.copy()
    for zone in range(plan.shape[0]):
        tally, places = plan[zone, _Z_TALLY] == 1, plan[zone, _Z_PLACES]
        for row in range(plan[zone, _Z_ROWS]):
            hidden, size = first_hidden(data, plan, zone, row, seat, side), zone_size(data, plan, zone, row)
            if not tally or hidden == size:
                count_off(data, plan[zone, _Z_OFFSET] + row * places, places if tally else hidden, tally, counts)
            if plan[zone, _Z_KNOWN] != NOWHERE and hidden < size:
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
        place = last
        while place > start and data[place - 1] > card:
            data[place] = data[place - 1]
            place -= 1
        data[place] = card


@kernel
def take_allowed(pool: Any, size: int, allowed: Any, wanted: int, most: int, rng: Any) -> bool:
    """Move `wanted` allowed cards, uniformly chosen, to the end of the pool; False with the chance that keeps worlds uniform.

    `most` is the greatest number of allowed cards that the rows before could have left. A set of n left has C(n, wanted) choices of the
    C(most, wanted) it could have had. It is kept with that quotient as its chance.
    """
    fitting = 0
    for place in range(size):
        if allowed[pool[place]]:
            card = pool[place]
            pool[place] = pool[fitting]
            pool[fitting] = card
            fitting += 1
    for taken in range(wanted):
        if below(rng, most - taken) >= fitting - taken:
            return False
    for taken in range(wanted):
        chosen = below(rng, fitting - taken)
        card = pool[chosen]
        # Close the allowed part over the gap, then put the card at the end of what is left.
        pool[chosen] = pool[fitting - taken - 1]
        pool[fitting - taken - 1] = pool[size - taken - 1]
        pool[size - taken - 1] = card
    return True


@kernel
def taken_before(hidden: HiddenCards, size: int, row: int) -> int:
    """How many of the cards that this row may hold the rows before it must have taken, whatever they took."""
    taken = 0
    for before in range(row):
        elsewhere = 0
        for place in range(size):
            elsewhere += hidden.allowed[before, hidden.unseen[place]] and not hidden.allowed[row, hidden.unseen[place]]
        taken += max(0, hidden.rows[before, WANTED] - elsewhere)
    return taken


@cache
def hidden_rows_kernel(game: Game) -> Loop:
    """`hidden_rows(view, data, house, seat, plan, deck_counts, hidden)`: read a view for `lay_world`.

    view: a record; data: its bytes. hidden: room made by `empty_hidden`, which is filled. Returns whether the unseen cards are as many
    as the places for them.
    """
    asks, sides = game.rules.could_hold is not None, game.rules.sides
    could_hold = game.rules.could_hold if game.rules.could_hold is not None else _anything

    @search
    def hidden_rows(view: Any, data: Any, house: Any, seat: int, plan: Any, deck_counts: Any, hidden: HiddenCards) -> bool:
        base, rows, allowed, unseen = hidden.base, hidden.rows, hidden.allowed, hidden.unseen
        side = NOBODY if seat == NOBODY else side_number(seat, sides(house))
        size = unseen_cards(data, plan, seat, side, deck_counts, unseen)
        if size < 0:
            return False
        copy_bytes(base, 0, data, 0, data.size)
        number, constrained, wanted = 0, 0, 0
        for asking in (True, False):
            for zone in range(plan.shape[0]):
                owned, tally, width = plan[zone, _Z_AUDIENCE] == _OWNER, plan[zone, _Z_TALLY] == 1, plan[zone, _Z_PLACES]
                for row in range(plan[zone, _Z_ROWS]):
                    seen, places = first_hidden(data, plan, zone, row, seat, side), zone_size(data, plan, zone, row)
                    if seen == places:
                        continue
                    most = size
                    if asks and owned:
                        most = 0
                        for card in range(1, deck_counts.size):
                            allowed[number, card] = deck_counts[card] > 0 and could_hold(view, house, row, card)
                        for place in range(size):
                            most += allowed[number, unseen[place]]
                    if (most < size) != asking:
                        continue
                    known, start = known_cards(data, plan, zone, row), plan[zone, _Z_OFFSET] + row * width
                    for place in range(width if tally else known):
                        base[start + place] = data[plan[zone, _Z_KNOWN] + row * width + place] if known > 0 else 0
                    rows[number, START], rows[number, PLACES], rows[number, FILLED] = start, places, seen + known
                    rows[number, WANTED] = places - seen - known
                    rows[number, TALLY], rows[number, SORTED] = tally, owned and not tally
                    if asking:
                        rows[number, MOST] = most - taken_before(hidden, size, number)
                        constrained += 1
                        if rows[number, MOST] < rows[number, WANTED]:
                            return False
                    wanted += rows[number, WANTED]
                    number += 1
        hidden.counts[LINES], hidden.counts[EXCLUDING], hidden.counts[UNSEEN] = number, constrained, size
        return wanted == size

    return hidden_rows


@kernel
def may_lie(hidden: HiddenCards, row: int, card: int) -> bool:
    """Whether a card may lie in the row of this line."""
    return bool(row >= hidden.counts[EXCLUDING] or hidden.allowed[row, card])


@search
def deal_by_trying(hidden: HiddenCards, tries: int, rng: Any) -> bool:
    """Put the unseen cards into the pool, those of rows that exclude cards at its end, the first row's last; False after `tries` tries."""
    rows, pool, size = hidden.rows, hidden.pool, hidden.counts[UNSEEN]
    for _ in range(tries):
        for place in range(size):
            pool[place] = hidden.unseen[place]
        left = size
        fits = True
        for row in range(hidden.counts[EXCLUDING]):
            fits = fits and take_allowed(pool, left, hidden.allowed[row], rows[row, WANTED], rows[row, MOST], rng)
            left -= rows[row, WANTED]
        if fits:
            return True
    return False


@search
def partly_filled(hidden: HiddenCards) -> int:
    """In how many ways the rows that exclude cards can be filled, counting cards only: each with none to all of the cards it wants."""
    ways = 1
    for row in range(hidden.counts[EXCLUDING]):
        ways *= hidden.rows[row, WANTED] + 1
        if ways > MOST_WAYS:
            return MOST_WAYS
    return ways


@search
def deal_by_counting(hidden: HiddenCards, rng: Any) -> bool:
    """Put the unseen cards into the pool as `deal_by_trying` does; False when no deal fits.

    First it counts, card by card, in how many ways the later cards can fill what the rows still want. Then each card goes to a row, or to
    none of them, with the share of the ways that this leaves. So every deal is as likely, to the precision of a float.
    """
    rows, allowed, unseen, pool = hidden.rows, hidden.allowed, hidden.unseen, hidden.pool
    constrained, size = hidden.counts[EXCLUDING], hidden.counts[UNSEEN]
    states = partly_filled(hidden)
    steps, ends = zeros(constrained + 1, INT64), zeros(constrained, INT64)
    steps[0] = 1
    end = size
    for row in range(constrained):
        steps[row + 1] = steps[row] * (rows[row, WANTED] + 1)
        ends[row] = end
        end -= rows[row, WANTED]
    # A state is the sum of steps[row] for every card that a row still wants; wants[row, state]: whether it wants any.
    wants = zeros((constrained, states), BOOL)
    for row in range(constrained):
        for state in range(states):
            wants[row, state] = state % steps[row + 1] >= steps[row]
    # ways[first, state]: in how many ways the cards from `first` on can fill a state.
    ways = zeros((size + 1, states), FLOAT64)
    ways[size, 0] = 1.0
    for first in range(size - 1, -1, -1):
        for state in range(states):
            ways[first, state] = ways[first + 1, state]
        for row in range(constrained):
            if allowed[row, unseen[first]]:
                for state in range(steps[row], states):
                    if wants[row, state]:
                        ways[first, state] += ways[first + 1, state - steps[row]]
    state, rest = states - 1, 0
    if ways[0, state] == 0.0:
        return False
    for first in range(size):
        drawn = (next_word(rng) * 2097152.0 + (next_word(rng) >> 11)) / 9007199254740992.0 * ways[first, state]
        chosen = -1
        for row in range(constrained):
            if chosen < 0 and allowed[row, unseen[first]] and wants[row, state]:
                drawn -= ways[first + 1, state - steps[row]]
                if drawn < 0.0:
                    chosen = row
        if chosen < 0 and ways[first + 1, state] == 0.0:
            # By rounding only: the last row that can take it does.
            for row in range(constrained):
                if allowed[row, unseen[first]] and wants[row, state] and ways[first + 1, state - steps[row]] > 0.0:
                    chosen = row
        if chosen < 0:
            pool[rest] = unseen[first]
            rest += 1
        else:
            ends[chosen] -= 1
            pool[ends[chosen]] = unseen[first]
            state -= steps[chosen]
    return True


@search
def fits_at(rows_of: Any, allowed: Any, place: int, card: int) -> bool:
    """Whether this card may lie at this place of the pool. rows_of: the row that excludes cards at each place, -1 for none."""
    return bool(rows_of[place] < 0 or allowed[rows_of[place], card])


@search
def mend(rows_of: Any, allowed: Any, pool: Any, size: int, wrong: int) -> bool:
    """Move cards round so that one that fits comes to the place `wrong`; False if that cannot be.

    No place that was right goes wrong. A path is looked for, breadth first. This place takes the card of another, and that one the card of
    a third. The path ends at a card that lies at a wrong place itself. By Berge's theorem there is one as long as any deal fits.
    """
    taken_by, queue = full(size, -1, INT64), zeros(size, INT64)
    queue[0] = wrong
    head, tail, last = 0, 1, -1
    while head < tail and last < 0:
        place = queue[head]
        head += 1
        for other in range(size):
            if last < 0 and taken_by[other] < 0 and fits_at(rows_of, allowed, place, pool[other]):
                taken_by[other] = place
                if not fits_at(rows_of, allowed, other, pool[other]):
                    last = other
                elif other != wrong:
                    queue[tail] = other
                    tail += 1
    if last < 0:
        return False
    card = pool[last]
    place = taken_by[last]
    while place != wrong:
        moved = pool[place]
        pool[place] = card
        card = moved
        place = taken_by[place]
    pool[last] = pool[wrong]
    pool[wrong] = card
    return True


@search
def deal_by_swapping(hidden: HiddenCards, rng: Any) -> bool:
    """Put the unseen cards into the pool as `deal_by_trying` does; False when no deal fits.

    Some deal that fits is made, and then mixed: two cards at random change places, or three, wherever both deals fit. Such steps lead from
    any deal to another as easily as back, so after many of them every deal is nearly as likely.
    """
    allowed, pool, size = hidden.allowed, hidden.pool, hidden.counts[UNSEEN]
    rows_of = full(size, -1, INT64)
    end = size
    for row in range(hidden.counts[EXCLUDING]):
        for _ in range(hidden.rows[row, WANTED]):
            end -= 1
            rows_of[end] = row
    for place in range(size):
        pool[place] = hidden.unseen[place]
    shuffle(rng, pool, size)
    for place in range(size):
        while not fits_at(rows_of, allowed, place, pool[place]):
            if not mend(rows_of, allowed, pool, size, place):
                return False
    for step in range(MIXING * size):
        first_place, second_place, third_place = below(rng, size), below(rng, size), below(rng, size)
        if step & 1 == 0:
            third_place = second_place
        first, second, third = pool[first_place], pool[second_place], pool[third_place]
        apart = first_place != second_place and first_place != third_place and (second_place != third_place or step & 1 == 0)
        if not apart:
            continue
        if step & 1 == 0:
            if fits_at(rows_of, allowed, first_place, second) and fits_at(rows_of, allowed, second_place, first):
                pool[first_place], pool[second_place] = second, first
        elif (
            fits_at(rows_of, allowed, first_place, second)
            and fits_at(rows_of, allowed, second_place, third)
            and fits_at(rows_of, allowed, third_place, first)
        ):
            pool[first_place], pool[second_place], pool[third_place] = second, third, first
    return True


@search
def lay_world(hidden: HiddenCards, world: Any, rng: Any) -> bool:
    """Lay a world into the bytes `world`: uniform among all full records that the view allows. False when there is none.

    Rows of which cards are excluded are dealt first, each uniformly from what it may hold. The whole is started again with the chance that
    evens out how many ways the later rows had left. Where hands have shown much, nearly every try would be started again; then the ways are
    counted instead.
    """
    rows, pool, size = hidden.rows, hidden.pool, hidden.counts[UNSEEN]
    copy_bytes(world, 0, hidden.base, 0, hidden.base.size)
    if not deal_by_trying(hidden, FEW_TRIES, rng):
        if partly_filled(hidden) * (size + 1) <= MOST_WAYS:
            dealt = deal_by_counting(hidden, rng)
        else:
            dealt = deal_by_trying(hidden, TRIES, rng) or deal_by_swapping(hidden, rng)
        if not dealt:
            return False
    left = size
    for row in range(hidden.counts[EXCLUDING]):
        left -= rows[row, WANTED]
    shuffle(rng, pool, left)
    left = size
    for row in range(hidden.counts[LINES]):
        start = rows[row, START]
        for place in range(rows[row, FILLED], rows[row, FILLED] + rows[row, WANTED]):
            left -= 1
            if rows[row, TALLY]:
                world[start + pool[left]] += 1
            else:
                world[start + place] = pool[left]
        if rows[row, SORTED]:
            sort_cards(world, start, rows[row, PLACES])
    return True


def make_world(game: Game) -> Loop:
    """`world(views, view_bytes, i, house, seat, world_bytes, j, plan, deck_counts, rng)`: deal a world from a view.

    Returns 0, or -1 when there is none.
    """
    hidden_rows = hidden_rows_kernel(game)

    def world(
        views: Any, view_bytes: Any, i: int, house: Any, seat: int, world_bytes: Any, j: int, plan: Any, deck_counts: Any, rng: Any
    ) -> int:
        hidden = empty_hidden(view_bytes.shape[1], deck_counts.size)
        if not hidden_rows(views[i], view_bytes[i], house, seat, plan, deck_counts, hidden):
            return -1
        return 0 if lay_world(hidden, world_bytes[j], rng) else -1

    return world


@kernel
def _anything(t: Any, house: Any, seat: int, card: int) -> bool:
    return True


# A checker that saw this would take every name for one of the module's.
if not TYPE_CHECKING:
    __getattr__ = old_names(__name__)
