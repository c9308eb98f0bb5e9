"""What the server counts and times while it serves; `kahve.table.watching.metrics` tells it to Prometheus.

>>> meters = Meters()
>>> meters.count("refusals", "stale")
>>> meters.time("asks", 0.004)
>>> meters.counts["refusals", "stale"], meters.times["asks"].number
(1, 1)
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict

from .loop_watch import LoopWatch

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The seconds at which durations are told apart."""


class Times:
    """How many durations there were, how long together, and how many up to each of BOUNDS."""

    def __init__(self) -> None:
        """None yet."""
        self.number, self.sum = 0, 0.0
        self._within = [0] * (len(BOUNDS) + 1)

    def add(self, seconds: float) -> None:
        """Count one more."""
        self.number += 1
        self.sum += seconds
        self._within[bisect_left(BOUNDS, seconds)] += 1

    def up_to(self) -> list[tuple[float, int]]:
        """For each bound how many were not longer.

        >>> times = Times()
        >>> for seconds in (0.0005, 0.25, 60.0):
        ...     times.add(seconds)
        >>> times.up_to()[0], times.up_to()[-1], times.number
        ((0.001, 1), (10.0, 2), 3)
        """
        sums, sum_so_far = [], 0
        for bound, number in zip(BOUNDS, self._within):
            sum_so_far += number
            sums.append((bound, sum_so_far))
        return sums


class Meters:
    """Counts by name and label, and durations by name. They hold no card, no name of a person and no address."""

    def __init__(self) -> None:
        """Nothing has happened."""
        self.counts: Counter[tuple[str, str]] = Counter()
        self.times: defaultdict[str, Times] = defaultdict(Times)
        self.loop = LoopWatch()

    def count(self, name: str, label: str = "", number: int = 1) -> None:
        """Add to a count."""
        self.counts[name, label] += number

    def time(self, name: str, seconds: float) -> None:
        """Add a duration."""
        self.times[name].add(seconds)

    def labelled(self, name: str) -> dict[str, int]:
        """What was counted under this name, by label."""
        return {label: number for (counted, label), number in list(self.counts.items()) if counted == name}
