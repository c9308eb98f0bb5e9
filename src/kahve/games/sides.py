"""Verbs that the families share: seats and sides, who has most of something, and who has won a match to a target."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Protocol

from ..cards.dialect import rule
from ..engine.match_record import DEAL, OVER, Match

RAISED_BY = 50
ANY_TARGET = (1, 9999)
"""The least and the greatest score to which a table may play, beside those that a form lists."""


class OverTarget(IntEnum):
    """The winner when several sides have reached the target."""

    HIGHEST = 0
    SHARED = 1
    RAISE = 2


class Seated(Protocol):
    """The house rule that every game has: how many people play."""

    seats: int


class WithTarget(Protocol):
    """The house rules by which a match to a target ends."""

    over_target: int


@rule
def order_place(order: Any) -> int:
    """A number below 2**24 that follows from the whole order, for a card put back at a place that nobody knows."""
    place = 0
    for index in range(order.size):
        place = (place * 31 + int(order[index])) & 0xFFFFFF
    return place


@rule
def next_seat(house: Seated, seat: int) -> int:
    """The seat after this one in turn order."""
    following = seat + 1
    return 0 if following == house.seats else following


@rule
def side_of(seat: int, sides: int) -> int:
    """The side of a seat: partners sit as many seats apart as there are sides."""
    while seat >= sides:
        seat -= sides
    return seat


@rule
def most(t: Match, sides: int, item: int) -> int:
    """The greatest number that a side has under this item of the sheet."""
    best = int(t.sheet[0, item])
    for side in range(1, sides):
        best = max(best, int(t.sheet[side, item]))
    return best


@rule
def sharers(t: Match, sides: int, item: int) -> int:
    """How many sides have that greatest number."""
    best = most(t, sides, item)
    number = 0
    for side in range(sides):
        if t.sheet[side, item] == best:
            number += 1
    return number


@rule
def best_score(t: Match, sides: int) -> int:
    """The highest total of the match."""
    best = int(t.scores[0])
    for side in range(1, sides):
        best = max(best, int(t.scores[side]))
    return best


@rule
def sides_at(t: Match, sides: int, least: int) -> int:
    """The sides with at least `least` points, a bit each."""
    reached = 0
    for side in range(sides):
        if t.scores[side] >= least:
            reached |= 1 << side
    return reached


@rule
def is_one(members: int) -> bool:
    """Whether a set of bits has exactly one member."""
    return members != 0 and members & (members - 1) == 0


@rule
def finish_deal(t: Match, house: WithTarget, sides: int) -> None:
    """End the match if a side has won it; otherwise wait for the order of the next deal. The scores are already added."""
    t.phase = DEAL
    reached = sides_at(t, sides, t.target)
    if t.target > 0 and house.over_target == OverTarget.RAISE and t.raised == 0 and reached != 0 and not is_one(reached):
        t.target += RAISED_BY
        t.raised = 1
        reached = sides_at(t, sides, t.target)
    if t.target > 0 and reached == 0:
        return
    leaders = sides_at(t, sides, best_score(t, sides))
    if is_one(leaders) or t.target == 0 or house.over_target == OverTarget.SHARED:
        t.phase = OVER
        t.winners = leaders
