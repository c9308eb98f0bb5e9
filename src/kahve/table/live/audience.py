"""Everybody who is at a table just now, and what they are told: their welcome, what happens, and who else is there."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ...engine.record import NOBODY
from ...language import message, speaking
from ..protocol import protocol
from ..protocol.events import Left, Removed
from ..protocol.protocol import write
from ..sitting.gathering import Gathering
from ..sitting.removing import farewell
from ..sitting.reseating import moved
from ..sitting.talk import spoken as talk_spoken
from ..thinking.counsel import bot_getting_ready_sentence
from ..town.elsewhere import Elsewhere
from ..town.town import Town
from .at_table import AtTable
from .line import Line
from .presence import Presence

_PRESENCE_SECONDS = 0.25
"""The least seconds between two messages about the people who are there, however often they come and go."""


class Audience:
    """The lines to one table, and the messages that go to all of them."""

    def __init__(self, table: AtTable, town: Town, since: float, grace: float) -> None:
        """town: the other servers. since, grace: as of `Presence`."""
        self._table, self._town = table, town
        self.presence = Presence(since, grace)
        # Whence each seat was last played, also while its line is lost for a moment.
        self.households: dict[int, str] = {}
        self._missing: asyncio.TimerHandle | None = None
        self._telling: asyncio.TimerHandle | None = None
        self._presence_at = -_PRESENCE_SECONDS
        self.presence.elsewhere = town.elsewhere(table.name)

    def is_played_from(self, household: str) -> bool:
        """Whether somebody from this address plays here, or did a moment ago."""
        return household in self.here.households or any(household in other.households for other in self.presence.elsewhere.values())

    @property
    def here(self) -> Elsewhere:
        """Who is at the table by way of this server, as other servers hear it."""
        households = {origin for seat, origin in self.households.items() if self.presence.is_near(seat)}
        paces = {line.pace for line in self.presence.lines.values() if line.pace}
        seats, devices, watchers = frozenset(self.presence.lines), self.presence.devices_here, len(self.presence.watchers)
        return Elsewhere(seats, watchers, tuple(sorted(households)), tuple(sorted(paces)), devices, self.presence.silent)

    # -- one line

    def welcome(self, line: Line, seat: int, last: int) -> None:
        """Tell a line what it has missed since event `last`: the events if they are still known, or else how the table stands."""
        with speaking(line.language):
            self._welcome(line, seat, last)
        if seat != NOBODY and not self._table.sitting.in_deal:
            self._table.sitting.forget_pictures()

    def _welcome(self, line: Line, seat: int, last: int) -> None:
        sitting = self._table.sitting
        welcome: dict[str, Any] = {"type": "welcome", "table": self._table.name, "seat": seat, "last": sitting.last}
        if seat != NOBODY and last > 0 and sitting.tells_from(last, seat):
            away = self.presence.away(sitting)
            welcome["events"] = [self._event(n, seat, away) for n in range(last + 1, sitting.last + 1)]
        else:
            welcome["scene"] = self.connected(sitting.shared(_watched) if seat == NOBODY else sitting.scene(seat))
        line.send(welcome)
        line.welcomed_in = line.language
        # A scene says who is there; who missed events alone is told it by itself.
        line.presence = self.presence.message(sitting) if "scene" in welcome else None

    def _event(self, n: int, seat: int, away: list[int]) -> dict[str, Any]:
        facts = self._table.sitting.facts(n, seat)
        if seat == NOBODY:
            facts["scene"] = self._table.sitting.shared(_watched)
        if "scene" in facts:
            self.connected(facts["scene"], away)
        return {"type": "event", **facts}

    def connected(self, scene: dict[str, Any], away: list[int] | None = None) -> dict[str, Any]:
        """A scene with the clock and the people who are connected, away or watching. away: the seats of the absent, if known already."""
        away = self.presence.away(self._table.sitting) if away is None else away
        for seat in scene["seats"]:
            if seat["kind"] == "person":
                seat["connected"] = self.presence.is_connected(seat["seat"])
            seat["away"] = seat["seat"] in away
        scene["watchers"] = self.presence.number_of_watchers
        scene["clock"] = self.presence.clock(self._table.sitting)
        return scene

    def leave(self, line: Line, silent: float = 0.0) -> bool:
        """The line is gone from its seat; False if it had none, and watched nothing. silent: as of `Presence.go`."""
        gone = self.presence.go(line, silent)
        if gone:
            self.tell_presence()
        return gone

    # -- all lines

    @property
    def lines(self) -> list[Line]:
        """All lines to this table."""
        return [*self.presence.lines.values(), *self.presence.watchers]

    @contextlib.contextmanager
    def speaking_once(self, asker: Line | None) -> Iterator[None]:
        """Send what is said in the block at its end, to each line in one write. asker: a line that may have left the table."""
        lines = self.lines if asker is None else [asker, *self.lines]
        for line in lines:
            line.hold()
        try:
            yield
        finally:
            for line in lines:
                line.release()

    def tell_said(self, unsaid: dict[str, Any]) -> None:
        """Say something to everybody here, each in their language. unsaid: a message without its sentence (`spoken`)."""
        for line in self.lines:
            with speaking(line.language):
                line.send(spoken(unsaid))

    def tell_in_town(self, unsaid: dict[str, Any]) -> None:
        """Say something to everybody at this table, by whichever server, each in their language; unsaid: as for `tell_said`."""
        self.tell_said(unsaid)
        self._town.tell_table(self._table.name, unsaid)

    def give_up_seat(self, seat: int, since: float) -> None:
        """The seat has another line at another server; since: when that line came, as `time.time` has it."""
        line = self.presence.lines.get(seat)
        if line is not None and line.since < since:
            replaced(line)
            self.leave(line)

    def note_gone(self, seats: frozenset[int], silent: frozenset[int]) -> None:
        """These seats have lost their lines at another server. silent: as of `Presence.note_gone`."""
        self.presence.note_gone(seats, silent)

    def reseat(self, order: Sequence[int]) -> None:
        """Move every line to the present seat of its person, and tell other servers the seats."""
        self.households = {moved(order, seat): household for seat, household in self.households.items()}
        self.presence.reseat(order)
        self._town.tell_presence_anew(self._table.name, self.here)

    def tell_event(self) -> None:
        """Tell everybody the latest event."""
        last, away = self._table.sitting.last, self.presence.away(self._table.sitting)
        for seat, line in self.presence:
            with speaking(line.language):
                event = self._event(last, seat, away)
                if "scene" in event:
                    event["scene"] = self._table.sitting.sent(seat, event["scene"])
                line.send(event)
            line.presence = None
        texts: dict[str, str] = {}
        for line in self.presence.watchers:
            if line.language not in texts:
                with speaking(line.language):
                    texts[line.language] = write(self._event(last, NOBODY, away))
            line.send_text(texts[line.language])
            # The scene of an event may say more of the people who are there than the last message.
            line.presence = None

    def tell_all_anew(self) -> None:
        """Tell everybody how the table stands, whatever they heard before."""
        for seat, line in self.presence:
            self.welcome(line, seat, 0)
        for line in self.presence.watchers:
            self.welcome(line, NOBODY, 0)

    def tell_presence(self) -> None:
        """Tell everybody soon who is there, and other servers who is here: together, however much changes in a moment."""
        if self._telling is None:
            loop = asyncio.get_running_loop()
            wait = max(0.0, self._presence_at + _PRESENCE_SECONDS - loop.time())
            self._telling = loop.call_later(wait, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling, self._presence_at = None, asyncio.get_running_loop().time()
        self._town.tell_presence(self._table.name, self.here)
        presence = self.presence.message(self._table.sitting)
        for line in self.lines:
            # Most lines have just been told it by their welcome.
            if line.presence != presence:
                line.presence = presence
                line.send(presence)
        self.await_missing()

    def await_missing(self) -> None:
        """Tell everybody when the next person will have been away for too long, and other servers when an address is forgotten here."""
        self._stop_awaiting()
        seconds = self.presence.next_missed(self._table.sitting) if self.presence else None
        if self._town.is_open and any(self.presence.is_near(seat) and seat not in self.presence.lines for seat in self.households):
            seconds = min(self.presence.grace, seconds or self.presence.grace)
        if seconds is not None:
            self._missing = asyncio.get_running_loop().call_later(seconds + 0.01, self.tell_presence)

    def part_from(self, seat: int, event: Left | Removed) -> None:
        """Tell the person who had this seat why it is no longer theirs, and end their line. event: the one that took it from them."""
        self.households.pop(seat, None)
        if (line := self.presence.lines.get(seat)) is not None:
            with speaking(line.language):
                line.send({"type": "unseated", "says": farewell(self._table.sitting, event)})
            line.close(protocol.UNSEATED)
            self.leave(line)

    def part_from_watchers(self) -> None:
        """End the lines of the watchers, where the table no longer allows any."""
        if self._table.sitting.setup.customs["watch"] == "no":
            for line in list(self.presence.watchers):
                with speaking(line.language):
                    line.send({"type": "refused", "id": None, "code": "watch", "says": message("table-not-watched-any-more")})
                line.close(protocol.BAD_TOKEN)
                self.leave(line)

    def end(self, code: int) -> None:
        """Close all lines to this table with this code."""
        self.close()
        for line in self.lines:
            line.close(code)

    def close(self) -> None:
        """Stop waiting."""
        self._stop_awaiting()
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None

    def _stop_awaiting(self) -> None:
        if self._missing is not None:
            self._missing.cancel()
            self._missing = None


def _watched(sitting: Gathering) -> dict[str, Any]:
    """The table as watchers see it."""
    return sitting.scene(NOBODY)


def replaced(line: Line) -> None:
    """Tell a line that another one has its seat now, and close it."""
    with speaking(line.language):
        line.send({"type": "replaced", "says": message("table-open-elsewhere")})
    line.close(protocol.REPLACED)


def spoken(unsaid: Mapping[str, Any]) -> dict[str, Any]:
    """A message with its sentence in the language of the context: `talk`, or `waiting` with whom the table waits for."""
    if unsaid["type"] == "talk":
        return talk_spoken(unsaid)
    bot, is_first = unsaid["bot"], bool(unsaid["is_first"])
    return {"type": "waiting", "says": None if bot is None else bot_getting_ready_sentence(str(bot), is_first=is_first)}
