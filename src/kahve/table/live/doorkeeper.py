"""How much one address, or one seat, may begin in a while."""

from __future__ import annotations

import time
from collections import deque

_FEWEST_LOOKED_THROUGH = 10_000
"""The number of addresses at which those that have begun nothing lately are forgotten."""


class Doorkeeper:
    """Counts what each address begins, and says when it is too much.

    >>> door = Doorkeeper(most=2, seconds=60)
    >>> [door.lets_in("10.0.0.1", now=at) for at in (0, 1, 2, 61)]
    [True, True, False, True]
    >>> door.wait("10.0.0.1", now=70), door.wait("10.0.0.2", now=70)
    (0.0, 0.0)
    >>> door.lets_in("10.0.0.1", now=70), door.wait("10.0.0.1", now=90)
    (True, 31)
    """

    def __init__(self, most: int, seconds: float) -> None:
        """At most `most` in `seconds` seconds from one address."""
        self._most, self._seconds = most, seconds
        self._seen: dict[str, deque[float]] = {}
        self._look_through_at = _FEWEST_LOOKED_THROUGH

    def lets_in(self, address: str, *, now: float | None = None) -> bool:
        """Whether this address may begin one more; counts it if so."""
        moment = time.monotonic() if now is None else now
        if self.is_full(address, now=moment):
            return False
        if len(self._seen) >= self._look_through_at:
            self._seen = {who: times for who, times in self._seen.items() if times and times[-1] > moment - self._seconds}
            # However many addresses there are, each pays for a few of those that are looked through.
            self._look_through_at = max(_FEWEST_LOOKED_THROUGH, 2 * len(self._seen))
        self._seen[address] = self._recent(address, moment)
        self._seen[address].append(moment)
        return True

    def is_full(self, address: str, *, now: float | None = None) -> bool:
        """Whether this address may begin no more at present; counts nothing."""
        moment = time.monotonic() if now is None else now
        return len(self._recent(address, moment)) >= self._most

    def wait(self, address: str, *, now: float | None = None) -> float:
        """The seconds after which this address may begin one more; 0 if it may at once."""
        moment = time.monotonic() if now is None else now
        times = self._recent(address, moment)
        return times[-self._most] + self._seconds - moment if len(times) >= self._most > 0 else 0.0

    def _recent(self, address: str, moment: float) -> deque[float]:
        times = self._seen.get(address, deque())
        while times and times[0] <= moment - self._seconds:
            times.popleft()
        return times
