"""A budget of simulations, of time, or of both, spent in calls of a compiled loop that are short enough to keep to it."""

from __future__ import annotations

import math
import time

FIRST_CALL = 4
"""Simulations of the first call where time is short."""
LONGEST_CALL = 0.01
"""Seconds that a call should take."""
SAFE = 0.8
"""The share of the time that is left which a call is to take, as one takes now and then a quarter longer than the one before."""
NO_END = 10**9
"""Simulations of a call that something else ends."""


class Budget:
    """What one core may spend. simulations: how many, or None. until: when to stop, by `time.perf_counter`; infinite for never."""

    def __init__(self, simulations: int | None, until: float) -> None:
        """Begin with the whole of it."""
        self.left, self.until = simulations, until
        self._call = FIRST_CALL if until < math.inf else NO_END if simulations is None else simulations
        self._began, self._wanted, self._more = 0.0, 0, 0

    def next_call(self) -> int:
        """How many simulations the next call makes, which begins now; 0 when the budget is spent."""
        self._began = time.perf_counter()
        self._wanted = self._call if self.left is None else min(self._call, self.left)
        return self._wanted

    def spend(self, tried: int) -> None:
        """Take off what a call has made, and see how long it took; the budget is spent where another world would overdraw it."""
        now = time.perf_counter()
        if self.left is not None:
            self.left = max(0, self.left - tried)
        # A call ends with a world, so it may make more than were wanted.
        self._more = max(self._more, tried - self._wanted)
        each = max(1e-9, (now - self._began) / max(1, tried))
        most = int(min(LONGEST_CALL, SAFE * (self.until - now)) / each) - self._more
        if SAFE * (self.until - now) < (self._more + 1) * each:
            self.left = 0
        elif tried:
            self._call = max(1, min(4 * self._call, most))
