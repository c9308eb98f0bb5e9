"""Two questions on the cards below a value, answered lane by lane: whether they split into groups, and whether they hold a group at all.

A *lane* is a small value and the big value that makes a group with it. Ten has the lanes 1 and 9, 2 and 8, 3 and 7, 4 and 6, and 5 alone.
In a lane only a difference counts, small cards less big ones:

- What splits, splits with as many pairs of the lane as there are. In the group of a 9 the other cards add up to 1: an ace can change places
  with them.
- What holds no group has not both cards of a lane.

So each question is a machine of few states, which reads one difference a lane. `docs/captures.md` has how many there are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...cards.arrays import table

HIGHEST_NUMERAL = 10
SUITS = 4
DIFFERENCES = 2 * SUITS + 1
"""A lane is read as its difference and SUITS more, so that it is never below 0."""
MOST_LANES = HIGHEST_NUMERAL // 2
BEGIN, YES = 1, 1
"""The state in which each machine begins, and that in which it says yes. State 0 is the one that no card mends."""

Step = Callable[[int], Sequence[int]]


def partitions(total: int, most: int) -> list[list[int]]:
    """The ways to write a total as a sum of parts no greater than `most`.

    >>> partitions(4, 4)
    [[4], [3, 1], [2, 2], [2, 1, 1], [1, 1, 1, 1]]
    """
    if total == 0:
        return [[]]
    return [[part, *rest] for part in range(min(total, most), 0, -1) for rest in partitions(total - part, part)]


class _Small:
    """Sets of tallies of the small values below a value, a bit for each tally. A tally is a number, with a digit of base five a value."""

    def __init__(self, value: int) -> None:
        self.values = (value - 1) // 2
        self.all: int = (1 << (SUITS + 1) ** self.values) - 1

    def unit(self, small: int) -> int:
        """The tally of one card."""
        return int((SUITS + 1) ** (small - 1))

    def _having(self, small: int, number: int) -> int:
        unit = self.unit(small)
        tallies, wide = ((1 << (SUITS + 1 - number) * unit) - 1) << number * unit, (SUITS + 1) * unit
        while wide < self.all.bit_length():
            tallies |= tallies << wide
            wide *= 2
        return tallies & self.all

    def sums(self, total: int, most: int) -> list[tuple[int, int]]:
        """For each sum of small cards up to `most` that makes this total: the tallies that hold it, and its own."""
        sums = []
        for parts in partitions(total, min(most, self.values)):
            numbers = {small: parts.count(small) for small in parts}
            if all(number <= SUITS for number in numbers.values()):
                holding = self.all
                for small, number in numbers.items():
                    holding &= self._having(small, number)
                sums.append((holding, sum(map(self.unit, parts))))
        return sums

    @staticmethod
    def less(tallies: int, sums: Sequence[tuple[int, int]]) -> int:
        """The tallies that are left when one of these sums is taken away, in every way."""
        left = 0
        for holding, tally in sums:
            left |= (tallies & holding) >> tally
        return left


def _splitting(value: int) -> tuple[int, list[Step], Callable[[int], bool]]:
    """The machine that says whether cards below this value split into groups of it.

    A state is a set of tallies: the small cards that may be free when every big card has its group.
    """
    small = _Small(value)

    def lane(low: int) -> Step:
        joins, unit = small.sums(low, low - 1), small.unit(low)

        def step(tallies: int) -> list[int]:
            fewer = [tallies]
            for _ in range(SUITS):
                fewer.append(small.less(fewer[-1], joins))
            return fewer[:0:-1] + [tallies << number * unit for number in range(SUITS + 1)]

        return step

    def middle(tallies: int) -> list[int]:
        odd = small.less(tallies, halves)
        return [0] * SUITS + [odd if number % 2 else tallies for number in range(SUITS + 1)]

    def ends(tallies: int) -> bool:
        while tallies and tallies & 1 == 0:
            tallies = small.less(tallies, groups)
        return bool(tallies)

    halves, groups = small.sums(value // 2, value), small.sums(value, value)
    return 1, [lane(low) for low in range(1, small.values + 1)] + [middle] * (value % 2 == 0), ends


def _free(value: int) -> tuple[int, list[Step], Callable[[int], bool]]:
    """The machine that says whether cards below this value hold no group of it. A state is the set of their sums, a bit for each."""

    def lane(low: int) -> Step:
        def step(sums: int) -> list[int]:
            after = []
            for difference in range(-SUITS, SUITS + 1):
                reached = sums
                for _ in range(abs(difference)):
                    reached |= reached << (low if difference > 0 else value - low)
                after.append(0 if reached >> value & 1 else reached & (1 << value) - 1)
            return after

        return step

    return 1, [lane(low) for low in range(1, value // 2 + 1)], bool


def _machines(of_value: Callable[[int], tuple[int, list[Step], Callable[[int], bool]]]) -> tuple[Any, Any, Any]:
    """Three tables of the machines of the values 0 to 12, each with as few states as will do. Above ten there are no lanes.

    - Shape (13, 5): for each lane its first row in the third table.
    - Shape (13, 6): the number of states before each lane, and after the last.
    - Shape (rows, 9): the state after a difference.
    """
    first: list[list[int]] = []
    states: list[list[int]] = []
    after: list[tuple[int, ...]] = []
    for value in range(13):
        start, steps, ends = of_value(value) if 0 < value <= HIGHEST_NUMERAL else (1, [], bool)
        layers = _fewest(start, steps, ends)
        first.append([len(after) + sum(map(len, layers[:lane])) for lane in range(MOST_LANES)])
        states.append([len(layer) for layer in layers] + [2] * (MOST_LANES + 1 - len(layers)))
        after += [row for layer in layers for row in layer]
    return table(first), table(states), table(after)


def _fewest(start: int, steps: Sequence[Step], ends: Callable[[int], bool]) -> list[list[tuple[int, ...]]]:
    """The rows of a machine, lane by lane; two states from which all goes alike are one."""
    layers, rows = [[start]], []
    for step in steps:
        rows.append([step(state) for state in layers[-1]])
        layers.append(list(dict.fromkeys(state for row in rows[-1] for state in row)))
    named = {state: int(state != 0 and ends(state)) for state in layers[-1]}
    written = []
    for layer, reached in zip(layers[-2::-1], reversed(rows), strict=True):
        alike = {(0,) * DIFFERENCES: 0}
        named = {state: alike.setdefault(tuple(named[each] for each in row), len(alike)) for state, row in zip(layer, reached, strict=True)}
        written.append(list(alike))
    return written[::-1]


SPLITTING_FIRST, SPLITTING_STATES, SPLITTING_AFTER = _machines(_splitting)
FREE_FIRST, FREE_STATES, FREE_AFTER = _machines(_free)
MOST_SPLITTING, MOST_FREE = (max(map(max, states.tolist())) for states in (SPLITTING_STATES, FREE_STATES))
"""No machine has more states before a lane, the hopeless one counted."""
MOST_NODES = max(
    (split - 1) * (free - 1)
    for rows in zip(SPLITTING_STATES.tolist(), FREE_STATES.tolist(), strict=True)
    for split, free in zip(*rows, strict=True)
)
"""The most pairs of states, one of each machine and none of them hopeless, that there can be before a lane."""
