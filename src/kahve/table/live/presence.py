"""Who is at a table just now: the lines to its seats, those who watch, and who has been away long enough to be missed."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Any

from ..sitting.gathering import Gathering
from ..sitting.reseating import moved
from ..town.elsewhere import Elsewhere
from .line import Line

MOST_WATCHERS = 100

GRACE = 5.0
"""Seconds for which a line may be lost before its seat counts as away: a page that is loaded again comes back sooner."""

ARRIVING = 12
"""The multiple of the grace for the page of a person who has just sat down: a minute, for a slow line."""


class Presence:
    """The lines to a table, by seat, and the lines of those who watch."""

    def __init__(self, since: float, grace: float = GRACE) -> None:
        """since: since when it has been this seat's turn, as `time.time` has it.

        grace: seconds for which a line may be lost, also when the table has just been read from the store.
        """
        self.since, self.grace = since, grace
        self._read_at = time.time()
        # By seat until when its page is expected.
        self._arriving: dict[int, float] = {}
        self.lines: dict[int, Line] = {}
        # A dictionary, because most tables have no watchers, and an empty set takes four times its memory.
        self.watchers: dict[Line, None] = {}
        self._gone: dict[int, float] = {}
        self.elsewhere: dict[str, Elsewhere] = {}
        """Who is here by way of other servers, by the server."""

    def __bool__(self) -> bool:
        """Whether anybody is here."""
        return bool(self.lines or self.watchers)

    def __iter__(self) -> Iterator[tuple[int, Line]]:
        """Every line with its seat."""
        return iter(list(self.lines.items()))

    @property
    def devices_here(self) -> frozenset[int]:
        """The seats with a line here whose devices add chance of their own to a deal."""
        return frozenset(seat for seat, line in self.lines.items() if line.shares)

    @property
    def devices(self) -> list[int]:
        """The same seats by whichever server, in order."""
        return sorted(self.devices_here.union(*(there.devices for there in self.elsewhere.values())))

    def come(self, seat: int, line: Line) -> Line | None:
        """Give the seat to this line; the line that had it before."""
        before = self.lines.get(seat)
        self.lines[seat] = line
        line.seat = seat
        self._gone.pop(seat, None)
        self._arriving.pop(seat, None)
        return before

    def expect(self, seat: int) -> None:
        """Somebody has just sat down at this seat, and the page is still to come."""
        self._arriving[seat] = time.time() + ARRIVING * self.grace

    def is_expected(self, seat: int) -> bool:
        """Whether somebody has sat down at this seat a moment ago whose page has not come yet."""
        return not self.is_connected(seat) and time.time() < self._arriving.get(seat, 0.0)

    def go(self, line: Line, silent: float = 0.0) -> bool:
        """The line is gone from its seat, or stops watching; False if it had neither.

        silent: the seconds for which nothing was heard before: the seat has been without a line for so long already.
        """
        if line in self.watchers:
            del self.watchers[line]
            line.watches = False
            return True
        seat = line.seat
        if seat is None or self.lines.get(seat) is not line:
            return False
        del self.lines[seat]
        line.seat = None
        self._gone[seat] = time.time() - silent
        return True

    @property
    def silent(self) -> frozenset[int]:
        """The seats that have been without a line for longer than the grace, as far as this server knows."""
        return frozenset(seat for seat, since in self._gone.items() if since + self.grace <= time.time())

    def reseat(self, order: Sequence[int]) -> None:
        """Move the lines to the present seats (`reseating`). Other servers tell of theirs in a moment."""
        self.lines = {moved(order, seat): line for seat, line in self.lines.items()}
        for seat, line in self.lines.items():
            line.seat = seat
        elsewhere = {seat: time.time() for other in self.elsewhere.values() for seat in other.seats}
        self._gone = {moved(order, seat): since for seat, since in (self._gone | elsewhere).items()}
        self._arriving = {moved(order, seat): until for seat, until in self._arriving.items()}

    def away(self, gathering: Gathering) -> list[int]:
        """The seats of people who are missed: without a line for a while, or in their turn longer than the table waits."""
        now = time.time()
        return [seat for seat in gathering.people if self._misses_at(gathering, seat) <= now]

    def next_missed(self, gathering: Gathering) -> float | None:
        """In how many seconds somebody else will be missed; None if nobody will be while nothing happens."""
        now = time.time()
        later = [moment - now for seat in gathering.people if now < (moment := self._misses_at(gathering, seat)) < float("inf")]
        return min(later, default=None)

    def is_connected(self, seat: int) -> bool:
        """Whether a page of this seat is open."""
        return seat in self.lines or any(seat in other.seats for other in self.elsewhere.values())

    @property
    def number_of_watchers(self) -> int:
        """How many watch."""
        return len(self.watchers) + sum(other.watchers for other in self.elsewhere.values())

    @property
    def paces(self) -> list[str | None]:
        """The paces that the people here wish for."""
        return [line.pace for line in self.lines.values()] + [pace for other in self.elsewhere.values() for pace in other.paces]

    def note_gone(self, seats: frozenset[int], silent: frozenset[int]) -> None:
        """These seats have lost their lines to another server; those that are silent had none for longer than the grace."""
        for seat in seats:
            self._arriving.pop(seat, None)
            if not self.is_connected(seat):
                self._gone[seat] = time.time() - (self.grace if seat in silent else 0.0)

    def is_near(self, seat: int) -> bool:
        """Whether this seat has a line, or had one a moment ago: for so long its loss goes unnoticed."""
        return self.is_connected(seat) or time.time() < self._gone.get(seat, -self.grace) + self.grace

    def _misses_at(self, gathering: Gathering, seat: int) -> float:
        if not self.is_connected(seat):
            return max(self._gone.get(seat, self._read_at) + self.grace, self._arriving.get(seat, 0.0))
        patience = gathering.setup.customs["away"]
        return self.since + patience if patience and seat == gathering.turn else float("inf")

    def clock(self, gathering: Gathering) -> dict[str, Any] | None:
        """How long whoever is to move may still take (docs/protocol.md); None where no person is, or no time is set."""
        patience, seat = gathering.setup.customs["away"], gathering.turn
        if not patience or seat not in gathering.people:
            return None
        return {"seat": seat, "seconds": patience, "left": round(max(0.0, self.since + patience - time.time()), 1)}

    def message(self, gathering: Gathering) -> dict[str, Any]:
        """The message `presence` of docs/protocol.md."""
        connected = [seat for seat, player in enumerate(gathering.setup.players) if player.kind == "bot" or self.is_connected(seat)]
        return {"type": "presence", "connected": connected, "away": self.away(gathering), "watchers": self.number_of_watchers}
