"""What a card may take from the floor: unions of groups that lie apart and each add up to the card.

Cards of one value are alike here. So a set of floor cards is a *tally*: how many of each value, five bits a value in one word.
The values are 1 to 10, queens 11, kings 12. The fifth bit of a count is spare, so one subtraction compares all of them.

A floor may have millions of unions, and none of them is tried here. The machines of `lanes.py` say lane by lane what can still become one.
There are five lanes at most, whatever lies on the floor.

`tests/test_captures.py` holds all this against a twin that tries every subset of the floor.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ...cards.arrays import INT16, INT64, full, table, zeros
from ...cards.dialect import remembered, rule, search
from ...cards.faces import CARD_NUMBERS, KING, QUEEN, TEN
from .house import CourtValues, FloorCaptureChoice, PairScope
from .lanes import (
    BEGIN,
    FREE_AFTER,
    FREE_FIRST,
    FREE_STATES,
    HIGHEST_NUMERAL,
    MOST_FREE,
    MOST_LANES,
    MOST_NODES,
    MOST_SPLITTING,
    SPLITTING_AFTER,
    SPLITTING_FIRST,
    SPLITTING_STATES,
    SUITS,
    YES,
    partitions,
)

QUEEN_VALUE, KING_VALUE = 11, 12
BITS = 5
SPARE = sum(1 << BITS * place + BITS - 1 for place in range(KING_VALUE))

FREE_BITS = 4
FREE_MASK = (1 << FREE_BITS) - 1
FIRST_NODE = BEGIN << FREE_BITS | BEGIN
"""A node is a state of each machine in one number: that of splitting, and in the lower bits that of what is left."""

NONE, UNSURE = -1, -2
"""No union, and not known at a glance, where a tally is asked for."""


class Question(NamedTuple):
    """What is asked of a floor: unions for a card of this value that take at least `low` and at most `high`.

    choice, scope: the house rules `floor_capture_choice` and `pair_scope`.
    """

    floor: int
    low: int
    high: int
    value: int
    choice: int
    scope: int


class Lane(NamedTuple):
    """Cards of one lane."""

    small: int
    big: int


class Part(NamedTuple):
    """What may be taken of a lane: the fewest and the most big cards, and `more` small ones than big ones.

    `most` is below `least` where that cannot be.
    """

    least: int
    most: int
    more: int


class Reading(NamedTuple):
    """Where the machines read a lane: the first row of each, NONE where anything may be left, and what splitting reads at place 0.

    At each place further it reads `step` more.
    """

    split: int
    free: int
    more: int
    step: int


class Span(NamedTuple):
    """What all unions of a kind have in common: of each value the least and the most that one of them takes, as two tallies.

    `most` is NONE where there is no union.
    """

    least: int
    most: int


def _values() -> Any:
    """Shape (3, 64): the value of each card by `court_values`; 0 for jacks."""
    by_rank = {rank: rank for rank in range(1, TEN + 1)} | {QUEEN: QUEEN_VALUE, KING: KING_VALUE}
    as_tens = by_rank | {QUEEN: HIGHEST_NUMERAL, KING: HIGHEST_NUMERAL}
    rows = [as_tens if row == CourtValues.TEN else by_rank for row in range(3)]
    return table([[row.get(card // 4, 0) for card in range(CARD_NUMBERS)] for row in rows])


VALUES = _values()


def _groups() -> tuple[Any, Any]:
    """Shape (13, 34): the tallies of the groups that a card of each value takes, its like first; and how many there are of them."""
    listed = [[[value]] if value > HIGHEST_NUMERAL else partitions(value, value) for value in range(KING_VALUE + 1)]
    listed[0] = []
    listed = [[parts for parts in groups if max(map(parts.count, parts)) <= SUITS] for groups in listed]
    tallies = [[sum(1 << BITS * (part - 1) for part in parts) for parts in groups] for groups in listed]
    wide = max(map(len, tallies))
    return table([row + [0] * (wide - len(row)) for row in tallies]), table([len(groups) for groups in listed])


GROUPS, GROUP_NUMBER = _groups()


@rule
def one_of_value(value: int) -> int:
    """The tally of one card of this value; of none for 0."""
    return 1 << BITS * (value - 1) if value > 0 else 0


@rule
def number_of(tally: int, value: int) -> int:
    """How many cards of this value a tally has."""
    return tally >> BITS * (value - 1) & (1 << BITS) - 1


@rule
def fits(part: int, whole: int) -> bool:
    """Whether one tally is part of another."""
    return ((whole | SPARE) - part) & SPARE == SPARE


@rule
def like_left(value: int, rest: int, taken: int, scope: int) -> bool:
    """Whether a card of the same value lies in `rest` that the play could take besides `taken`."""
    return number_of(rest, value) > 0 and (scope != PairScope.ONE or number_of(taken, value) == 0)


@rule
def sum_left(value: int, rest: int) -> bool:
    """Whether cards of lower value in `rest` add up to this value."""
    adds_up = False
    for place in range(1, GROUP_NUMBER[value]):
        adds_up = adds_up or fits(GROUPS[value, place], rest)
    return adds_up


@rule
def is_way(floor: int, taken: int, value: int, choice: int, scope: int) -> bool:
    """Whether a union may be taken as it is: any, where the house says so, else one to which nothing can be added."""
    if choice >= FloorCaptureChoice.ANY_SET:
        return True
    return not like_left(value, floor - taken, taken, scope) and not sum_left(value, floor - taken)


@rule
def group_at(floor: int, value: int, place: int, choice: int, scope: int) -> int:
    """The tally of a group. Where a play takes one group and all of its rank, the like cards are one group together."""
    if place == 0 and choice == FloorCaptureChoice.ONE_GROUP and scope != PairScope.ONE:
        return int(GROUPS[value, 0]) * max(1, number_of(floor, value))
    return int(GROUPS[value, place])


@rule
def may_add(place: int, like: int, depth: int, choice: int, scope: int) -> bool:
    """Whether the group at this place may join `depth` others already taken, with `like` of the card's like."""
    if choice == FloorCaptureChoice.ONE_GROUP and depth > 0:
        return False
    return place > 0 or scope != PairScope.ONE or like == 0


@rule
def all_together(floor: int, value: int, choice: int, scope: int) -> int:
    """The one way to take, if it is seen at a glance; else UNSURE.

    It is if all groups of the floor lie apart and none is there twice. Where not all of them need be taken, there must be one alone.
    """
    like = min(1, number_of(floor, value)) if scope == PairScope.ONE else number_of(floor, value)
    total = like * one_of_value(value)
    number = twice = 0
    for place in range(1, GROUP_NUMBER[value]):
        group = int(GROUPS[value, place])
        total += group if fits(group, floor) else 0
        number += fits(group, floor)
        twice += fits(2 * group, floor)
    is_alone = number + min(1, like) == 1 and (like <= 1 or choice == FloorCaptureChoice.ONE_GROUP)
    # Of more than three groups the counts could outgrow their five bits.
    is_sure = number <= 3 if choice < FloorCaptureChoice.ANY_SET else is_alone
    return total if is_sure and twice == 0 and fits(total, floor) else UNSURE


@rule
def in_lane(tally: int, value: int, lane: int) -> Lane:
    """The cards of a lane below a value; a lane of one value alone has small cards only."""
    small = lane + 1
    return Lane(number_of(tally, small), number_of(tally, value - small) if value > 2 * small else 0)


@rule
def part_at(q: Question, lane: int, place: int) -> Part:
    """What may be taken of a lane.

    place: SUITS and the difference of what is taken; where a union must be maximal, of what is left.
    """
    low, high, more = in_lane(q.low, q.value, lane), in_lane(q.high, q.value, lane), place - SUITS
    if q.choice >= FloorCaptureChoice.ANY_SET:
        return Part(max(low.big, low.small - more), min(high.big, high.small - more), more)
    floor = in_lane(q.floor, q.value, lane)
    # What is left of a lane is small or big, and all else is taken.
    big = floor.big - max(0, -more)
    more = floor.small - floor.big - more
    return Part(max(big, low.big, low.small - more), min(big, high.big, high.small - more), more)


@rule
def reading(q: Question, lane: int) -> Reading:
    """Where the machines read a lane."""
    split, free = int(SPLITTING_FIRST[q.value, lane]), int(FREE_FIRST[q.value, lane])
    if q.choice >= FloorCaptureChoice.ANY_SET:
        return Reading(split, NONE, 0, 1)
    floor = in_lane(q.floor, q.value, lane)
    return Reading(split, free, floor.small - floor.big + 2 * SUITS, -1)


@rule
def node_after(r: Reading, node: int, place: int) -> int:
    """The node behind a lane, from one before it; 0 where one of the machines has come to a hopeless state."""
    split = SPLITTING_AFTER[r.split + (node >> FREE_BITS), r.more + r.step * place]
    free = FREE_AFTER[r.free + (node & FREE_MASK), place] if r.free != NONE else BEGIN
    return int(split << FREE_BITS | free) if split > 0 and free > 0 else 0


@rule
def least_like(q: Question) -> int:
    """How many of its like the card takes at the least."""
    if q.choice >= FloorCaptureChoice.ANY_SET:
        return number_of(q.low, q.value)
    like = number_of(q.floor, q.value)
    return max(number_of(q.low, q.value), min(1, like) if q.scope == PairScope.ONE else like)


@rule
def most_like(q: Question) -> int:
    """How many of its like the card takes at the most; fewer than `least_like` where there is no union."""
    like = number_of(q.high, q.value)
    return min(1, like) if q.scope == PairScope.ONE else like


@rule
def may_hold(q: Question) -> bool:
    """Whether `low` could be part of a union at a glance.

    It must be part of `high`, and have no card that the card played cannot take.
    """
    like = one_of_value(q.value) * number_of(q.low, q.value)
    below = q.low & one_of_value(q.value) - 1 if q.value <= HIGHEST_NUMERAL else 0
    return fits(q.low, q.high) and q.low == like + below and least_like(q) <= most_like(q)


@rule
def lanes_of(value: int) -> int:
    """The number of lanes below a value; there are none below a queen or a king."""
    return value // 2 if value <= HIGHEST_NUMERAL else 0


@search
def reach(q: Question, nodes: Any, numbers: Any, places: Any) -> bool:
    """Write which nodes can be reached before each lane; whether every lane can be gone through so.

    - nodes: shape (MOST_LANES + 1, MOST_NODES), zeros. numbers: shape (MOST_LANES + 1,), zeros: how many of them there are.
    - places: shape (MOST_LANES,), zeros. For each lane the places at which something may be taken, a bit each.
    """
    seen = zeros((MOST_LANES, MOST_SPLITTING), INT16)
    nodes[0, 0] = FIRST_NODE
    numbers[0] = 1
    for lane in range(lanes_of(q.value)):
        cards, read = in_lane(q.floor, q.value, lane), reading(q, lane)
        for place in range(SUITS - cards.big, SUITS + cards.small + 1):
            part = part_at(q, lane, place)
            places[lane] |= (part.least <= part.most) << place
            for index in range(numbers[lane] if part.least <= part.most else 0):
                after = node_after(read, nodes[lane, index], place)
                if after > 0 and seen[lane, after >> FREE_BITS] >> (after & FREE_MASK) & 1 == 0:
                    seen[lane, after >> FREE_BITS] |= 1 << (after & FREE_MASK)
                    nodes[lane + 1, numbers[lane + 1]] = after
                    numbers[lane + 1] += 1
    return bool(numbers[lanes_of(q.value)] > 0)


@remembered
@search
def is_some(q: Question) -> bool:
    """Whether there is a union that takes at least `low` and at most `high`."""
    if q.choice == FloorCaptureChoice.ONE_GROUP or (q.choice == FloorCaptureChoice.ANY_SET and q.low == 0):
        return span_of_groups(q).most != NONE
    nodes, numbers = zeros((MOST_LANES + 1, MOST_NODES), INT16), zeros(MOST_LANES + 1, INT16)
    return may_hold(q) and reach(q, nodes, numbers, zeros(MOST_LANES, INT16))


@remembered
@search
def span(q: Question) -> Span:
    """What all unions have in common that take at least `low` and at most `high`."""
    if q.choice == FloorCaptureChoice.ONE_GROUP:
        return span_of_groups(q)
    nodes, numbers = zeros((MOST_LANES + 1, MOST_NODES), INT16), zeros(MOST_LANES + 1, INT16)
    places, ending = zeros(MOST_LANES, INT16), zeros((MOST_LANES + 1, MOST_SPLITTING), INT16)
    if not may_hold(q) or not reach(q, nodes, numbers, places):
        return Span(0, NONE)
    least, most = least_like(q) * one_of_value(q.value), most_like(q) * one_of_value(q.value)
    lanes = lanes_of(q.value)
    ending[lanes, YES] = 1 << YES
    for lane in range(lanes - 1, -1, -1):
        read, fewest, greatest = reading(q, lane), in_lane(q.high, q.value, lane), Lane(0, 0)
        place = 0
        while places[lane] >> place > 0:
            goes_on = False
            for index in range(numbers[lane] if places[lane] >> place & 1 == 1 else 0):
                node = int(nodes[lane, index])
                after = node_after(read, node, place)
                if after > 0 and ending[lane + 1, after >> FREE_BITS] >> (after & FREE_MASK) & 1 == 1:
                    ending[lane, node >> FREE_BITS] |= 1 << (node & FREE_MASK)
                    goes_on = True
            if goes_on:
                part = part_at(q, lane, place)
                fewest = Lane(min(fewest.small, part.least + part.more), min(fewest.big, part.least))
                greatest = Lane(max(greatest.small, part.most + part.more), max(greatest.big, part.most))
            place += 1
        least += tally_of_lane(fewest, q.value, lane)
        most += tally_of_lane(greatest, q.value, lane)
    if q.choice == FloorCaptureChoice.ANY_SET and q.low == 0:
        # Nothing at all would be a union of no groups. Each of the others has a group, and may be that alone.
        groups = span_of_groups(q)
        return Span(groups.least, NONE if groups.most == NONE else most)
    return Span(least, most)


@rule
def tally_of_lane(cards: Lane, value: int, lane: int) -> int:
    """The tally of cards of a lane."""
    return cards.small * one_of_value(lane + 1) + cards.big * one_of_value(value - lane - 1)


@search
def span_of_groups(q: Question) -> Span:
    """What all groups have in common that have at least `low` and at most `high`."""
    least, most = 0, NONE
    for place in range(GROUP_NUMBER[q.value]):
        group = group_at(q.floor, q.value, place, q.choice, q.scope)
        if fits(q.low, group) and fits(group, q.high):
            least = group if most == NONE else fewer_of_each(least, group)
            most = group if most == NONE else most + group - fewer_of_each(most, group)
    return Span(least, most)


@rule
def fewer_of_each(tally: int, other: int) -> int:
    """The tally that has of each value as many as that of two which has fewer."""
    not_fewer = (tally | SPARE) - other & SPARE
    return tally ^ (tally ^ other) & not_fewer - (not_fewer >> BITS - 1)


@search
def largest(q: Question, worths: Any) -> int:
    """The greatest worth of a union without the like of the card played, or NONE.

    worths: shape (11, 5): for each value the worth of each number of cards of it.
    """
    best, lanes = full((MOST_LANES + 1, MOST_SPLITTING, MOST_FREE), NONE, INT64), lanes_of(q.value)
    best[0, BEGIN, BEGIN] = 0
    for lane in range(lanes):
        cards = in_lane(q.floor, q.value, lane)
        for place in range(SUITS - cards.big, SUITS + cards.small + 1):
            part = part_at(q, lane, place)
            worth = worths[lane + 1, part.least + part.more] + worths[q.value - lane - 1, part.least] if part.least <= part.most else 0
            for state in range(1, SPLITTING_STATES[q.value, lane] if part.least <= part.most else 0):
                after = SPLITTING_AFTER[SPLITTING_FIRST[q.value, lane] + state, SUITS + part.more]
                for left in range(1, FREE_STATES[q.value, lane]):
                    free = FREE_AFTER[FREE_FIRST[q.value, lane] + left, place]
                    if after > 0 and free > 0 and best[lane, state, left] != NONE:
                        best[lane + 1, after, free] = max(best[lane + 1, after, free], best[lane, state, left] + worth)
    greatest = NONE
    for left in range(1, MOST_FREE):
        greatest = max(greatest, best[lanes, YES, left])
    return int(greatest)


@rule
def cards_of(tally: int) -> int:
    """How many cards a tally has."""
    number = 0
    for value in range(1, KING_VALUE + 1):
        number += number_of(tally, value)
    return number


@rule
def splits(tally: int, total: int) -> bool:
    """Whether all these cards split into groups that each add up to this total."""
    state = BEGIN
    for lane in range(lanes_of(total)):
        cards = in_lane(tally, total, lane)
        state = int(SPLITTING_AFTER[SPLITTING_FIRST[total, lane] + state, SUITS + cards.small - cards.big])
    return state == YES and tally > 0 and tally >> BITS * total == 0
