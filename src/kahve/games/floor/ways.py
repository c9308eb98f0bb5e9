"""All ways to take with a card, for people: how many there are, and one after another. None is begun that does not end as a way."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import comb, prod

from . import captures
from .house import FloorCaptureChoice
from .lanes import SUITS


class Ways:
    """The unions that a card of a value may take from a floor.

    >>> floor = sum(map(captures.one_of_value, (1, 2, 3, 4)))
    >>> ways = Ways(floor, 6, FloorCaptureChoice.PLAYER, 0)
    >>> ways.number, [[captures.number_of(tally, value) for value in (1, 2, 3, 4)] for tally in ways.tallies()]
    (2, [[1, 1, 1, 0], [0, 1, 0, 1]])
    """

    def __init__(self, floor: int, value: int, choice: int, scope: int) -> None:
        """floor: its tally. choice, scope: the house rules `floor_capture_choice` and `pair_scope`."""
        self._q = captures.Question(floor, 0, floor, value, choice, scope)
        self._steps = [list(self._steps_of(lane)) for lane in range(captures.lanes_of(value))]
        self._reads = [captures.reading(self._q, lane) for lane in range(captures.lanes_of(value))]
        self._from = cache(self._number_from)

    @property
    def number(self) -> int:
        """In how many ways cards of the floor can be chosen; cards of one value are told apart."""
        if self._q.choice == FloorCaptureChoice.ONE_GROUP:
            return sum(map(self._sets, self._groups()))
        like = captures.number_of(self._q.floor, self._q.value)
        sets = sum(comb(like, number) for number in self._likes()) * self._from(0, captures.FIRST_NODE)
        return sets - self._counts_nothing

    def tallies(self) -> Iterator[int]:
        """Each way to take, as a tally; no two are the same."""
        if self._q.choice == FloorCaptureChoice.ONE_GROUP:
            yield from self._groups()
            return
        for number in self._likes():
            for tally in self._going_on(number * captures.one_of_value(self._q.value), 0, captures.FIRST_NODE):
                if tally:
                    yield tally

    @property
    def _counts_nothing(self) -> bool:
        """Whether the machines take nothing at all for a way: where anything may be left, and where there is no group."""
        return bool(self._q.choice == FloorCaptureChoice.ANY_SET) or not self._groups()

    def _likes(self) -> range:
        return range(captures.least_like(self._q), captures.most_like(self._q) + 1)

    def _groups(self) -> list[int]:
        q = self._q
        groups = [captures.group_at(q.floor, q.value, place, q.choice, q.scope) for place in range(captures.GROUP_NUMBER[q.value])]
        return [group for group in groups if captures.fits(group, q.floor)]

    def _sets(self, tally: int) -> int:
        return prod(
            comb(captures.number_of(self._q.floor, value), captures.number_of(tally, value)) for value in range(1, captures.KING_VALUE + 1)
        )

    def _steps_of(self, lane: int) -> Iterator[tuple[int, int]]:
        """What may be taken of a lane, a tally each, with its place."""
        cards = captures.in_lane(self._q.floor, self._q.value, lane)
        for place in range(SUITS - cards.big, SUITS + cards.small + 1):
            part = captures.part_at(self._q, lane, place)
            for big in range(part.least, part.most + 1):
                yield captures.tally_of_lane(captures.Lane(big + part.more, big), self._q.value, lane), place

    def _number_from(self, lane: int, node: int) -> int:
        """The number of sets of cards to take of this lane and those after it; 0 from a node that ends as no way."""
        if lane == len(self._steps):
            return 1
        number = 0
        for taken, place in self._steps[lane]:
            after = captures.node_after(self._reads[lane], node, place)
            number += self._sets(taken) * self._from(lane + 1, after) if after else 0
        return number

    def _going_on(self, taken: int, lane: int, node: int) -> Iterator[int]:
        if lane == len(self._steps):
            yield taken
            return
        for more, place in self._steps[lane]:
            after = captures.node_after(self._reads[lane], node, place)
            if after and self._from(lane + 1, after):
                yield from self._going_on(taken + more, lane + 1, after)
