"""What a card may take from the floor: unions of groups that lie apart and each add up to the card.

Cards of one value are alike here. So a set of floor cards is a *tally*: how many of each value, five bits a value in one word.
The values are 1 to 10, queens 11, kings 12. The fifth bit of a count is spare, so one subtraction compares all of them.

`tests/test_captures.py` holds all this against a twin that tries every subset of the floor.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...cards.arrays import table
from ...cards.dialect import rule, search
from ...cards.faces import CARD_NUMBERS, KING, QUEEN, TEN
from .house import CourtValues, FloorCaptureChoice, PairScope

HIGHEST_NUMERAL = 10
QUEEN_VALUE, KING_VALUE = 11, 12
SUITS = 4
BITS = 5
SPARE = sum(1 << BITS * place + BITS - 1 for place in range(KING_VALUE))

PATH_BITS, PATH_LENGTH = 6, 10
PATH_TOP = PATH_BITS * (PATH_LENGTH - 1)
PATH_PLACE, PATH_WORD = (1 << PATH_BITS) - 1, (1 << PATH_BITS * PATH_LENGTH) - 1

NONE, UNSURE = -1, -2
"""No union, and not known at a glance, where a tally is asked for."""


def _values() -> Any:
    """Shape (3, 64): the value of each card by `court_values`; 0 for jacks."""
    by_rank = {rank: rank for rank in range(1, TEN + 1)} | {QUEEN: QUEEN_VALUE, KING: KING_VALUE}
    as_tens = by_rank | {QUEEN: HIGHEST_NUMERAL, KING: HIGHEST_NUMERAL}
    rows = [as_tens if row == CourtValues.TEN else by_rank for row in range(3)]
    return table([[row.get(card // 4, 0) for card in range(CARD_NUMBERS)] for row in rows])


VALUES = _values()


def _partitions(total: int, most: int) -> list[list[int]]:
    """The ways to write a total as a sum of parts no greater than `most`.

    >>> _partitions(4, 4)
    [[4], [3, 1], [2, 2], [2, 1, 1], [1, 1, 1, 1]]
    """
    if total == 0:
        return [[]]
    return [[part, *rest] for part in range(min(total, most), 0, -1) for rest in _partitions(total - part, part)]


def _groups() -> tuple[Any, Any]:
    """Shape (13, 34): the tallies of the groups that a card of each value takes, its like first; and how many there are of them."""
    listed = [[[value]] if value > HIGHEST_NUMERAL else _partitions(value, value) for value in range(KING_VALUE + 1)]
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
def hopeless(floor: int, high: int, value: int, choice: int, scope: int) -> bool:
    """Whether what has been left lying already holds a group, so that no union can be maximal any more."""
    if choice >= FloorCaptureChoice.ANY_SET or floor == high:
        return False
    return sum_left(value, floor - high) or (scope != PairScope.ONE and number_of(floor - high, value) > 0)


@rule
def group_at(floor: int, value: int, place: int, choice: int, scope: int) -> int:
    """The tally of a group. Where a play takes one group and all of its rank, the like cards are one group together."""
    if place == 0 and choice == FloorCaptureChoice.ONE_GROUP and scope != PairScope.ONE:
        return int(GROUPS[value, 0]) * max(1, number_of(floor, value))
    return int(GROUPS[value, place])


@rule
def may_add(place: int, like: int, depth: int, choice: int, scope: int) -> bool:
    """Whether the group at this place may join `depth` others already taken, with so many of the card's like."""
    if choice == FloorCaptureChoice.ONE_GROUP and depth > 0:
        return False
    return place > 0 or scope != PairScope.ONE or like == 0


@rule
def candidate(list_of_ten: int, place: int) -> int:
    """The place in GROUPS of the group at this place of a list of up to ten, one word."""
    return list_of_ten >> PATH_BITS * place & PATH_PLACE


@rule
def all_together(floor: int, value: int, choice: int, scope: int) -> int:
    """The one way to take, if all groups of the floor lie apart at a glance and none is there twice; else UNSURE."""
    like = min(1, number_of(floor, value)) if scope == PairScope.ONE else number_of(floor, value)
    total = like * one_of_value(value)
    number = twice = 0
    for place in range(1, GROUP_NUMBER[value]):
        group = int(GROUPS[value, place])
        total += group if fits(group, floor) else 0
        number += fits(group, floor)
        twice += fits(2 * group, floor)
    # Of more than three groups the counts could outgrow their five bits.
    return total if choice < FloorCaptureChoice.ANY_SET and number <= 3 and twice == 0 and fits(total, floor) else UNSURE


@search
def way_between(floor: int, low: int, high: int, value: int, choice: int, scope: int, least: int) -> int:
    """A union that a card of this value may take with at least `low` and at most `high` of the floor, or NONE.

    choice, scope: the house rules `floor_capture_choice` and `pair_scope`. least: unions of fewer cards do not count.
    Groups are added in the order of `GROUPS`, each as often as it fits, so that every set of groups is tried once.
    """
    # Mostly few groups fit: then they are kept as a list in one word, and only they are tried. The groups added are kept ten in a word too
    # (`path`, `older`, `oldest`). There may be thirty, and an array would be allocated for every capture (docs/captures.md).
    if not fits(low, high) or hopeless(floor, high, value, choice, scope):
        return NONE
    few = number = 0
    for next_group in range(GROUP_NUMBER[value]):
        fitting = fits(GROUPS[value, next_group], floor)
        few |= next_group << PATH_BITS * number if fitting and number < PATH_LENGTH else 0
        number += fitting
    listed = number <= PATH_LENGTH
    number = number if listed else GROUP_NUMBER[value]
    path = older = oldest = 0
    depth = next_group = taken = 0
    while depth > 0 or next_group < number:
        if next_group == number:
            next_group = path & PATH_PLACE
            path = path >> PATH_BITS | (older & PATH_PLACE) << PATH_TOP
            older = older >> PATH_BITS | (oldest & PATH_PLACE) << PATH_TOP
            oldest >>= PATH_BITS
            depth -= 1
            taken -= group_at(floor, value, candidate(few, next_group) if listed else next_group, choice, scope)
            next_group += 1
            continue
        place = candidate(few, next_group) if listed else next_group
        group = group_at(floor, value, place, choice, scope)
        if not fits(group, high - taken) or not may_add(place, number_of(taken, value), depth, choice, scope):
            next_group += 1
            continue
        oldest = (oldest << PATH_BITS | older >> PATH_TOP) & PATH_WORD
        older = (older << PATH_BITS | path >> PATH_TOP) & PATH_WORD
        path = (path << PATH_BITS | next_group) & PATH_WORD
        depth += 1
        taken += group
        ends = fits(low, taken) and (least <= 1 or cards_of(taken) >= least)
        if ends and choice < FloorCaptureChoice.ANY_SET:
            ends = not like_left(value, floor - taken, taken, scope)
            for listed_at in range(number):
                place = candidate(few, listed_at) if listed else listed_at
                ends = ends and (place == 0 or not fits(GROUPS[value, place], floor - taken))
        if ends:
            return taken
    return NONE


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
    a_higher_card = tally >> BITS * total != 0
    return not a_higher_card and way_between(tally, tally, tally, total, FloorCaptureChoice.ANY_SET.value, PairScope.ALL.value, 1) != NONE


def unions(floor: int, value: int, choice: int, scope: int) -> Iterator[int]:
    """The tallies that a card of this value may take, for people to choose from. They come one by one: a great floor has very many."""
    groups = [group_at(floor, value, place, choice, scope) for place in range(GROUP_NUMBER[value])]
    seen = {0}
    begun = [(0, 0)]
    while begun:
        taken, depth = begun.pop()
        for place, group in enumerate(groups):
            union = taken + group
            if fits(group, floor - taken) and may_add(place, number_of(taken, value), depth, choice, scope) and union not in seen:
                seen.add(union)
                begun.append((union, depth + 1))
                if is_way(floor, union, value, choice, scope):
                    yield union
