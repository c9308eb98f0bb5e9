"""Verbs of a match that every family with a target shares: most of something, and who has won."""

from __future__ import annotations

from typing import Any

from ..cards.dialect import rule
from ..engine.match import DEAL, OVER

HIGHEST, SHARED, RAISE = 0, 1, 2
RAISED_BY = 50


@rule
def order_place(order: Any) -> int:
    """A number that follows from the whole order, for a card put back at a place that nobody knows."""
    found = 0
    for at in range(order.size):
        found = (found * 31 + int(order[at])) & 0xFFFFFF
    return found


@rule
def next_seat(house: Any, seat: int) -> int:
    """The seat after this one in turn order."""
    return seat + 1 if seat + 1 < house.seats else 0


@rule
def side_of(seat: int, sides: int) -> int:
    """The side of a seat: partners sit as many seats apart as there are sides."""
    while seat >= sides:
        seat -= sides
    return seat


@rule
def most(t: Any, sides: int, item: int) -> int:
    """The greatest number that a side has under this item of the sheet."""
    best = int(t.sheet[0, item])
    for side in range(1, sides):
        best = max(best, int(t.sheet[side, item]))
    return best


@rule
def sharers(t: Any, sides: int, item: int) -> int:
    """How many sides have that greatest number."""
    best = most(t, sides, item)
    found = 0
    for side in range(sides):
        if t.sheet[side, item] == best:
            found += 1
    return found


@rule
def best_score(t: Any, sides: int) -> int:
    """The highest total of the match."""
    best = int(t.scores[0])
    for side in range(1, sides):
        best = max(best, int(t.scores[side]))
    return best


@rule
def sides_at(t: Any, sides: int, least: int) -> int:
    """The sides with at least so many points, a bit each."""
    found = 0
    for side in range(sides):
        if t.scores[side] >= least:
            found |= 1 << side
    return found


@rule
def is_one(found: int) -> bool:
    """Whether a set of bits has exactly one member."""
    return found != 0 and found & (found - 1) == 0


@rule
def finish_deal(t: Any, house: Any, sides: int) -> None:
    """Decide whether the match is over or the next deal waits for its order; the scores are already added."""
    t.phase = DEAL
    reached = sides_at(t, sides, t.target)
    if t.target > 0 and house.over_target == RAISE and t.raised == 0 and reached != 0 and not is_one(reached):
        t.target += RAISED_BY
        t.raised = 1
        reached = sides_at(t, sides, t.target)
    if t.target > 0 and reached == 0:
        return
    leaders = sides_at(t, sides, best_score(t, sides))
    if is_one(leaders) or t.target == 0 or house.over_target == SHARED:
        t.phase = OVER
        t.winners = leaders
