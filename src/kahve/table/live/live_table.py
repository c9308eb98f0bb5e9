"""One live table: the lines to its seats, and one ask at a time, written down before it happens.

An ask is written down, then answered, then told to everybody. Whatever breaks between two of these steps, what is written down
has happened, and nothing else has. On any doubt a table is read from the store again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from dataclasses import replace
from functools import partial, wraps
from typing import Any, Protocol, TypeVar

from ...bots.review.advice import Advice
from ...engine.record import NOBODY
from ...language import language, message, speaking
from ..protocol import protocol
from ..protocol.asks import (
    AskBan,
    AskCommit,
    AskDeal,
    AskMove,
    AskRemove,
    AskReturn,
    AskShare,
    AskSit,
    AskTry,
    FromBrowser,
    Request,
)
from ..protocol.events import Dealt, Event, Joined, Left, Removed, Reseated
from ..protocol.protocol import Hello, Pace, Say
from ..protocol.refusal import FAILURE, Refusal
from ..sitting import pace, talk
from ..sitting.circumstances import ALONE, Circumstances
from ..sitting.person_names import LONGEST_NAME, read_name
from ..sitting.remarks import remark
from ..sitting.remembered import Remembered
from ..sitting.removing import mark_of
from ..sitting.reseating import moved
from ..sitting.seating import seat_for
from ..sitting.sitting import Sitting
from ..sitting.snapshot import snapshot
from ..store.stored import Append, Caller, Conflict, DamagedTable, Stored, StoreError, UnknownTable, hashed, token_of
from ..store.writer import Writer
from ..thinking.bots import BotPool
from ..thinking.budgets import Budgets, TooMuch, metered, pay_for_thoughts
from ..thinking.counsel import hint_document
from ..thinking.desk import Asker
from ..thinking.meters import Meters
from ..thinking.styles import Styles
from ..town import town
from ..town.town import Town
from .audience import Audience, replaced, spoken
from .bot_play import BotPlay
from .doorkeeper import Doorkeeper
from .line import Line
from .presence import MOST_WATCHERS
from .silence import Silence
from .uninterrupted import uninterrupted

_log = logging.getLogger("kahve.table")

_IDLE_SECONDS = 600.0
_REST_SECONDS, _REST_IN_DEAL_SECONDS = 3.0, 10.0
"""The seconds without an event after which a table takes as little memory as possible. A move at a table that rests costs twice as much."""
_AT_ONCE = 8
"""The events of another server that happen in one piece of work; each takes up to a millisecond."""
_MOMENT = 2.0
FIRST_HINT = 20.0
"""The seconds that somebody waits at most for searching to be made ready before the hint is a choice at first sight."""
_FREE = (AskTry, AskMove, AskDeal, AskCommit, AskShare)
"""What a seat may ask for as often as it likes."""

_FREES = (Left, Removed)
"""The events after which a person has no seat."""

_MOST_JUDGED = 5
"""So often an ask is judged again when other servers are first."""

Result = TypeVar("Result")


class LiveServer(town.LiveServer, Protocol):
    """A server as its tables see it; `kahve.table.live.tables.Tables` is one."""

    bots: BotPool
    pace: float
    grace: float
    silent: float
    meters: Meters
    budgets: Budgets
    writer: Writer
    town: Town
    hints: Remembered[Advice]
    styles: Styles
    talkers: Doorkeeper
    actors: Doorkeeper

    on_turn: Callable[[LiveTable], None] | None

    async def read(self, name: str) -> tuple[Stored, Sitting]:
        """A table's stored events and the sitting they come to; UnknownTable, DamagedTable, StoreError."""


def _to_the_end(method: Callable[[LiveTable, Line, FromBrowser], Coroutine[Any, Any, None]]) -> Callable[..., Awaitable[None]]:
    """Have a method go on to its end even if the one that awaits it is cancelled."""

    @wraps(method)
    async def whole(table: LiveTable, line: Line, ask: FromBrowser) -> None:
        try:
            await uninterrupted(metered(method(table, line, ask)))
        except Exception:
            _log.exception("Table %s: an ask broke off.", table.name)
            raise

    return whole


class LiveTable:
    """One table in memory: its sitting, the lines to its seats, and the one thing that happens at it at a time."""

    def __init__(self, name: str, stored: Stored, sitting: Sitting, server: LiveServer) -> None:
        """Keep what was loaded; sitting: the replay of the stored events."""
        self.name, self._server = name, server
        self.sitting, self._seats, self._asks = sitting, stored.seats, stored.asks
        self.audience = Audience(self, server.town, stored.time_of(sitting.last - sitting.clock_began), server.grace)
        self.lock = asyncio.Lock()
        # By seat whence and under what name somebody has sat down of whom nothing else is known.
        self._unknown: dict[int, tuple[str, str]] = {}
        self.bots = BotPlay(self, server)
        self.silence = Silence(self, server)
        self.touched = time.monotonic()
        self._first_hint = self._rested_at = 0.0

    @property
    def seats_connected(self) -> int:
        """How many seats have a line."""
        return len(self.audience.presence.lines)

    @property
    def watchers(self) -> int:
        """How many watch."""
        return len(self.audience.presence.watchers)

    @property
    def described(self) -> dict[str, Any]:
        """What the log may say of it: the event gives the position to whoever has the store, and no card is told."""
        table = self.sitting.table
        house = {"seats": self.sitting.seats} | table.house_rules(changed_only=True)
        moves = len(table.history[-1].turns) if table.history else 0
        return {"table": self.name, "game": table.game.name, "house": house, "event": self.sitting.last, "moves": moves}

    @property
    def last(self) -> int:
        """The number of its latest event."""
        return self.sitting.last

    def keeps_from_words(self, household: str) -> bool:
        """Whether somebody from this address plays a deal with words here, so that the word list would help them."""
        if not self.sitting.in_deal or self.sitting.setup.game.lexicon is None:
            return False
        return self.audience.is_played_from(household)

    def seat_of(self, token: str) -> int | None:
        """The seat that this token is the key to."""
        return self._seats.get(hashed(token))

    def is_looked_at(self, seat: int) -> bool:
        """Whether a page of this seat is open."""
        return self.audience.presence.is_connected(seat)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss this table in memory for now."""
        rests = time.monotonic() - self.touched > _IDLE_SECONDS
        return rests and not self.audience.presence and not self.lock.locked() and self.bots.at_work is None

    def rest(self) -> bool:
        """Take less memory if nothing has happened for a while; False if it is too early, or has been done."""
        wait = _REST_IN_DEAL_SECONDS if self.sitting.in_deal else _REST_SECONDS
        if self._rested_at > self.touched or time.monotonic() - self.touched < wait:
            return False
        self.sitting.rest()
        self._rested_at = time.monotonic()
        return True

    # -- lines

    def hello(self, line: Line, hello: Hello) -> bool:
        """Give a seat to this line and tell it what it has missed; False when the token opens no seat here."""
        self.touched = time.monotonic()
        seat = self.seat_of(hello.token)
        if seat is None:
            line.send({"type": "refused", "id": None, "code": "token", "says": message("table-key-opens-no-seat")})
            line.close(protocol.BAD_TOKEN)
            return False
        self.leave(line, but_not=seat)
        line.key, line.shares = hashed(hello.token), hello.shares
        self.audience.households[seat] = line.household
        before = self.audience.presence.come(seat, line)
        if before is not line:
            self._server.town.tell_taken(self.name, seat, line.since)
            if before is not None:
                replaced(before)
        # Anyone who comes with another language holds nothing that is in it.
        is_same = self.sitting.languages.get(seat, line.language) == line.language
        self.sitting.languages[seat] = line.language
        self.audience.welcome(line, seat, hello.last if is_same else 0)
        self._say_again(line, seat)
        if self.bots.waiting:
            line.send(spoken(self.bots.waiting_document))
        self.audience.tell_presence()
        self.bots.get_ready()
        self.silence.look()
        # A server by which somebody else is here lets the bots play already.
        self.bots.wake(late=any(self.audience.presence.elsewhere.values()))
        if self.sitting.setup.players[seat].stand_in:
            self._server.start(self._come_back(seat))
        return True

    def watch(self, line: Line) -> bool:
        """Show the table to a line that has no seat, or in another language to one that watches; False where nobody else may watch."""
        self.touched = time.monotonic()
        if line in self.audience.presence.watchers:
            if line.language != line.welcomed_in:
                self.audience.welcome(line, NOBODY, 0)
                self._say_again(line, NOBODY)
            return True
        forbidden = self.sitting.setup.customs["watch"] == "no"
        if forbidden or self.audience.presence.number_of_watchers >= MOST_WATCHERS:
            says = message("table-not-watched") if forbidden else message("table-too-many-watch")
            line.send({"type": "refused", "id": None, "code": "watch", "says": says})
            line.close(protocol.BAD_TOKEN)
            return False
        self.leave(line)
        self.audience.presence.watchers[line] = None
        line.watches = True
        self.audience.welcome(line, NOBODY, 0)
        self._say_again(line, NOBODY)
        self.audience.tell_presence()
        return True

    def _say_again(self, line: Line, seat: int) -> None:
        """Have the latest sentence said to a line in its language, where only the stored events can still say it in that language."""
        if not self.sitting.can_say_last(seat):
            self._server.start(metered(self._read_and_say(line)))

    async def _read_and_say(self, line: Line) -> None:
        """Read the table once more for a language, and welcome the line again: once for each language until something happens."""
        name = line.language
        async with self.lock:
            with speaking(name):
                if name not in self.sitting.said_again:
                    try:
                        _, again = await self._server.read(self.name)
                    except (StoreError, DamagedTable, UnknownTable) as error:
                        _log.warning("Table %s cannot be read: %s", self.name, error)
                        return
                    if again.last == self.sitting.last:
                        self.sitting.say_again(again)
                seat = NOBODY if line.watches else line.seat
                if seat is not None and not line.is_closing and line.language == name:
                    self.audience.welcome(line, seat, 0)

    def leave(self, line: Line, *, but_not: int | None = None, silent: float = 0.0) -> None:
        """The line is gone from its seat, if it still had it. silent: the seconds for which nothing was heard by it before."""
        if (but_not is None or line.seat != but_not) and self.audience.leave(line, silent):
            self.touched = time.monotonic()

    def scene(self, seat: int) -> dict[str, Any]:
        """The table as this seat may see it."""
        return self.audience.connected(self.sitting.scene(seat))

    def end(self, code: int) -> None:
        """Close all lines to this table with this code."""
        self.audience.end(code)

    def close(self) -> None:
        """Stop waiting."""
        self.audience.close()
        self.bots.stop_waiting()
        self.silence.stop()

    # -- what is asked

    @_to_the_end
    async def ask(self, line: Line, ask: FromBrowser) -> None:
        """Carry out an ask, once, and answer it; a line that is cut in the middle changes nothing about that."""
        began = time.perf_counter()
        async with self.lock:
            self.touched = time.monotonic()
            try:
                await self._carry_out(line, ask)
            except Refusal as refusal:
                line.send(self._refused(ask.id, refusal.code, str(refusal)))
            else:
                self.bots.wake()
        self._server.meters.time("asks", time.perf_counter() - began)

    async def _carry_out(self, line: Line, ask: FromBrowser) -> None:
        """Carry out an ask of a seat; Refusal where it cannot be, also after what other servers have written in the meantime."""
        seat = self._seat_now(line)
        is_repeated = (seat, str(ask.id)) in self._asks
        if not is_repeated and not isinstance(ask, _FREE) and not self._server.actors.lets_in(f"{self.name} {seat}"):
            raise Refusal("not_now", message("table-asks-a-lot"))
        for _ in range(_MOST_JUDGED):
            seat, last = self._seat_now(line), self.sitting.last
            if (done := self._asks.get((seat, str(ask.id)))) is not None:
                line.send({"type": "done", "id": ask.id, "n": done})
                return
            try:
                if isinstance(ask, AskTry):
                    scene = self.audience.connected(self._judged(partial(self.sitting.tried, seat, ask)))
                    line.send({"type": "tried", "id": ask.id, "scene": scene})
                else:
                    await self.let(seat, ask, await self._circumstances(ask), line=line)
                return
            except Refusal:
                if self.sitting.last == last and not await self._read_newer():
                    raise
        raise Refusal("stale", message("table-moved-on"))

    def _seat_now(self, line: Line) -> int:
        """The seat of whoever asks by this line; Refusal where it has been taken from them while the ask waited.

        A line that is cut has no seat, and what was asked by it counts: its key says whose it was.
        """
        seat = self._seats.get(line.key or "", line.seat)
        if seat is None:
            raise Refusal("not_yours", message("table-no-seat-any-more"))
        return seat

    async def _circumstances(self, ask: Request) -> Circumstances:
        """What this server knows that an ask is judged by; Refusal where the store cannot say who the person is whom it is about."""
        if isinstance(ask, AskMove):
            return ALONE
        presence = self.audience.presence
        around = Circumstances(presence.away(self.sitting), presence.devices, self._server.bots.known)
        if not isinstance(ask, AskRemove | AskBan):
            return around
        keys = [key for key, seat in self._seats.items() if seat == ask.seat]
        return replace(around, mark=await self._mark_at(ask.seat), keys=keys)

    async def let(
        self,
        seat: int,
        ask: Request,
        around: Circumstances = ALONE,
        *,
        line: Line | None = None,
        key: tuple[str, Caller | None] | None = None,
    ) -> None:
        """The one road of an ask: it is judged, what it causes is written down, and then it happens and is told. Refusal changes nothing.

        It is called under the lock. line: by which a browser asks, and is answered. key: of whoever sits down.
        """
        events = self._judged(partial(self.sitting.ask, seat, ask, around))
        n = self.sitting.last + len(events)
        if events:
            await self.write(events, ask=(seat, str(ask.id)) if line else None, key=key and (seat, *key))
        with self.audience.speaking_once(line):
            if line is not None:
                if seat not in freed_by(events) and events:
                    self._asks[seat, str(ask.id)] = n
                line.send({"type": "done", "id": ask.id, "n": n})
            if key is not None:
                self._seats[hashed(key[0])] = seat
                self.sitting.languages[seat] = language()
            self.happen(events)
            if events and (words := remark(self.sitting, events[-1])) is not None:
                self.audience.tell_in_town(dict(words))

    async def _mark_at(self, seat: int) -> str | None:
        """The mark of the person who sits there, by which they can be kept away; None where the server does not know them."""
        try:
            person = await self._server.look(self._server.store.person_at, self.name, seat)
        except StoreError:
            raise Refusal("not_now", message("table-not-written-down")) from None
        return None if person is None else mark_of(self.name, person)

    def mark_of(self, caller: Caller | None) -> str | None:
        """The mark of whoever asks."""
        return None if caller is None else mark_of(self.name, caller.person)

    async def _come_back(self, seat: int) -> None:
        """Anyone who comes back has the seat again, between two moves."""
        async with self.lock:
            if self.sitting.setup.players[seat].stand_in and seat in self.audience.presence.lines:
                await self.let(seat, AskReturn())
        self.bots.wake()

    def say(self, line: Line, seat: int, say: Say) -> None:
        """Tell everybody what a seat says; it is written nowhere."""
        try:
            words = talk.talk_message(self.sitting, seat, say)
            if not self._server.talkers.lets_in(f"{self.name} {seat}"):
                raise Refusal("not_now", message("table-says-a-lot", count=talk.MOST_SAID, seconds=int(talk.SAID_IN)))
        except Refusal as refusal:
            line.send(self._refused(say.id, refusal.code, str(refusal)))
            return
        line.send({"type": "said", "id": say.id})
        self.audience.tell_in_town(dict(words))

    def wish_pace(self, line: Line, wish: Pace) -> None:
        """Note how fast this line wishes the bots to play, and tell it which pace counts now."""
        line.pace = wish.pace
        self._server.town.tell_presence(self.name, self.audience.here)
        line.send({"type": "paced", "id": wish.id, "pace": self.pace})

    def tell_in_town(self, unsaid: dict[str, Any]) -> None:
        """Say something to everybody at this table, by whichever server, each in their language; unsaid: as for `Audience.tell_said`."""
        self.audience.tell_in_town(unsaid)

    def wake_bots(self) -> None:
        """Let the bots play on, if it is for them to act."""
        self.bots.wake()

    @property
    def pace(self) -> str:
        """How fast the bots play here now."""
        return pace.wished(str(self.sitting.setup.customs["pace"]), self.audience.presence.paces)

    def _judged(self, judge: Callable[[], Result]) -> Result:
        """What the sitting answers; a fault in it is logged and refused as `failure`: nothing has changed, so the line can go on."""
        try:
            return judge()
        except Refusal:
            raise
        except Exception:
            _log.exception("Table %s: an ask at event %d failed.", self.name, self.sitting.last)
            raise Refusal(FAILURE, message("table-something-wrong")) from None

    def _refused(self, name: str | None, code: str, says: str) -> dict[str, Any]:
        self._server.meters.count("refusals", code)
        return {"type": "refused", "id": name, "code": code, "says": says, "last": self.sitting.last}

    async def sit(
        self, name: str | None, seat: int | None, caller: Caller | None = None, *, joiner: str | None = None, household: str = ""
    ) -> tuple[int, str]:
        """A person takes an open seat: the seat and its key; Refusal says why not.

        caller: who it is, if the server knows them.

        joiner: the secret of a browser; where that sits here, it gets the key to its seat.

        household: whence they come. Without caller and joiner they have one seat under a name until the page has come.
        """
        token = secrets.token_urlsafe(32) if joiner is None else token_of(joiner, self.name)
        unknown = (household, (name or "").strip()[:LONGEST_NAME]) if household and caller is None and joiner is None else None
        return await self._server.finish(self._sit(name, seat, caller, token, unknown))

    async def _sit(
        self, name: str | None, seat: int | None, caller: Caller | None, token: str, unknown: tuple[str, str] | None
    ) -> tuple[int, str]:
        async with self.lock:
            self.touched = time.monotonic()
            self._check_unknown(unknown)
            if name is None and caller:
                name = caller.name
            for attempt in range(_MOST_JUDGED):
                before = self.sitting.last
                if (mine := self.seat_of(token)) is not None:
                    return mine, token
                try:
                    taken = await self._seated(name, seat, caller, token)
                except Refusal:
                    moved = self.sitting.last != before or await self._read_newer()
                    if not moved or attempt == _MOST_JUDGED - 1:
                        raise
                else:
                    self._unknown.pop(taken, None)
                    if unknown is not None:
                        self._unknown[taken] = unknown
                    return taken, token
            raise AssertionError

    def _check_unknown(self, unknown: tuple[str, str] | None) -> None:
        """Refusal where the same request has just been answered: whoever presses twice has one seat."""
        for seat, before in self._unknown.items():
            if before == unknown and self.audience.presence.is_expected(seat):
                raise Refusal("seated", message("table-just-sat-down", name=self.sitting.names[seat], seat=str(seat + 1)))

    async def _seated(self, name: str | None, seat: int | None, caller: Caller | None, token: str) -> int:
        if seat is None:
            seat = seat_for(self.sitting, name)
        sit = AskSit(name, caller.emblem if caller else None, self.mark_of(caller), hashed(token))
        await self.let(seat, sit, key=(token, caller and replace(caller, name=read_name(name))))
        return seat

    async def give_key(self, caller: Caller) -> tuple[int, str]:
        """The seat that this person has here, and a key to it for their device; UnknownTable if they have none."""
        return await self._server.finish(self._give_key(caller))

    async def _give_key(self, caller: Caller) -> tuple[int, str]:
        async with self.lock:
            self.touched = time.monotonic()
            token = secrets.token_urlsafe(32)
            seat, before = await self._server.write(self._server.store.give_key, self.name, token, caller)
            self._seats = {key: place for key, place in self._seats.items() if key not in before} | {hashed(token): seat}
            return seat, token

    def forget_keys(self, keys: Collection[str]) -> None:
        """Keys of these hashes no longer open anything here: the store has forgotten them. Their lines end."""
        self._seats = {key: seat for key, seat in self._seats.items() if key not in keys}
        for _, line in self.audience.presence:
            if line.key in keys:
                with speaking(line.language):
                    line.send({"type": "unseated", "says": message("table-device-without-key")})
                line.close(protocol.UNSEATED)
                self.leave(line)

    async def write(
        self,
        events: Sequence[Event],
        *,
        ask: tuple[int, str] | None = None,
        key: tuple[int, str, Caller | None] | None = None,
    ) -> None:
        """Write down what happens next; Refusal where that could not be, after which the table is as the store has it."""
        store, last = self._server.store, self.sitting.last
        try:
            if key:
                await self._server.write(store.sit, self.name, last, events[0], *key)
            else:
                freed = freed_by(events)
                answered_ask = ask if ask and ask[0] not in freed else None
                state = snapshot(self.sitting) if any(isinstance(event, Dealt) for event in events) else None
                await self._server.writer.append(Append(self.name, last, events, answered_ask, freed, state, order_in(events)))
        except (Conflict, StoreError) as error:
            if not (isinstance(error, Conflict) and await self._read_newer()):
                _log.error("Table %s: %s", self.name, error)
                await self._read_again()
            if isinstance(error, Conflict):
                raise Refusal("stale", message("table-moved-on")) from None
            raise Refusal("not_now", message("table-not-written-down")) from None

    async def catch_up(self, n: int | None = None) -> None:
        """Let happen what other servers have written, up to event n at least; without a number whatever there is."""
        async with self.lock:
            if n is None or n > self.sitting.last:
                await self._read_newer()
        self.bots.wake(late=True)

    async def _read_newer(self) -> bool:
        """Let happen what other servers have written since; whether there was anything. It changes nothing where there are none."""
        if not self._server.town.is_open:
            return False
        last = self.sitting.last
        try:
            stored = await self._server.look(self._server.store.load, self.name, last)
        except UnknownTable:
            self._server.forget(self)
            self.end(protocol.UNKNOWN_TABLE)
            return False
        except (StoreError, DamagedTable) as error:
            _log.warning("Table %s: what is newer cannot be read: %s", self.name, error)
            return False
        for first in range(0, len(stored.events), _AT_ONCE):
            if first:
                # A whole match would hold the loop for longer than any other piece of work.
                await asyncio.sleep(0)
            self.happen(stored.events[first : first + _AT_ONCE], elsewhere=True)
        # The store has them by the seats as they are now.
        self._seats, self._asks = stored.seats, self._asks | stored.asks
        return self.sitting.last != last

    async def _read_again(self) -> None:
        # Whether a write that failed has been kept is for the store to say.
        try:
            stored, sitting = await self._server.read(self.name)
        except (StoreError, DamagedTable, UnknownTable) as error:
            _log.error("Table %s cannot be read: %s", self.name, error)
            return
        self._seats, self._asks = stored.seats, stored.asks
        if sitting.last == self.sitting.last:
            # It is as everybody knows it. Pages repeat what they ask after a welcome, which where a disk is full would go on and on.
            return
        sitting.languages, self.sitting = self.sitting.languages, sitting
        self.audience.presence.since = stored.time_of(sitting.last - sitting.clock_began)
        self.silence.look()
        self.audience.tell_all_anew()

    def happen(self, events: Sequence[Event], *, elsewhere: bool = False) -> None:
        """Let written events happen and tell everybody. Nothing here waits, so no line can come in between.

        elsewhere: another server has written them, and so counts them and pushes whose turn it is.
        """
        had_turn = self.sitting.turn
        try:
            for event in events:
                self.sitting.take(event)
                if isinstance(event, Reseated):
                    self._reseat(event.order)
                if not elsewhere:
                    self._server.meters.count("events", event.kind)
                if self.sitting.clock_began == self.sitting.last:
                    self.audience.presence.since = time.time()
                if isinstance(event, Joined):
                    self.audience.presence.expect(event.seat)
                if isinstance(event, _FREES):
                    self._vacate(event)
                self.audience.tell_event()
            self.audience.part_from_watchers()
            self.audience.await_missing()
            self.silence.look()
            if not elsewhere and self._server.on_turn and self.sitting.turn not in (NOBODY, had_turn):
                self._server.on_turn(self)
        except Exception:
            # It is written, so it has happened; this copy of the table is in doubt. Anyone who comes back finds it read from the store.
            self._server.forget(self)
            self.end(protocol.GONE_AWAY)
            raise

    def _reseat(self, order: Sequence[int]) -> None:
        """Move keys, asks and lines to the present seats."""
        self._seats = {key: moved(order, seat) for key, seat in self._seats.items()}
        self._asks = {(moved(order, seat), name): n for (seat, name), n in self._asks.items()}
        self.audience.reseat(order)
        self._unknown = {moved(order, seat): who for seat, who in self._unknown.items()}

    def _vacate(self, event: Left | Removed) -> None:
        """End the line and the keys of a seat that was left."""
        self._seats = {key: seat for key, seat in self._seats.items() if seat != event.seat}
        self._asks = {(seat, name): n for (seat, name), n in self._asks.items() if seat != event.seat}
        self._unknown.pop(event.seat, None)
        self.audience.part_from(event.seat, event)

    # -- hints

    async def hint(self, seat: int, household: str) -> dict[str, Any] | None:
        """What the adviser would do in this seat's place, from its view alone; None while the server gets ready for that.

        After FIRST_HINT seconds of that it is a choice at first sight.

        household: whence it is asked. Refusal says why there is no hint, and NoAnswer that none could be found. TooMuch says that many were
        asked for from there.
        """
        self.touched = time.monotonic()
        view, moves, seed = self.sitting.hint_input(seat)
        if not self._server.bots.is_ready(view.game.name):
            getting_ready = self._server.bots.get_ready(view.game.name)
            # What is in the cache already is loaded while one waits for a moment.
            await asyncio.wait([getting_ready], timeout=_MOMENT)
            self._first_hint = self._first_hint or self.touched
            if getting_ready.done():
                await getting_ready
            elif self.touched < self._first_hint + FIRST_HINT:
                return None
        last = self.sitting.last
        bots = self._server.bots

        def think() -> asyncio.Task[Advice]:
            credit = self._server.budgets.advice.of(household)
            if wait := credit.take():
                raise TooMuch(message("table-too-many-hints"), wait)
            pay_for_thoughts(credit.pay)
            return self._server.start(bots.advise(view, moves, seed))

        advice = await self._server.hints.of(f"{view.seat} {bots.is_ready(view.game.name)} {view}", think)
        return {"last": last} | hint_document(view, advice, bots.adviser, self.sitting.names)

    async def style(self, seat: int, household: str) -> dict[str, Any]:
        """What the adviser thinks of the style of the person who sits here, or how far it is with that; Refusal, NoAnswer, TooMuch.

        household: whence it is asked.
        """
        self.touched = time.monotonic()
        asker = Asker(household, f"table {self.name} {seat}")
        return await self._server.styles.of((self.name, seat), self.sitting.last, self.sitting.style_input(seat), asker)


def order_in(events: Sequence[Event]) -> list[int] | None:
    """The order of the seats after these events, if seats change by one of them."""
    return next((event.order for event in events if isinstance(event, Reseated)), None)


def freed_by(events: Sequence[Event]) -> list[int]:
    """The seats that nobody has after these events, and whose keys no longer open anything."""
    return [event.seat for event in events if isinstance(event, _FREES)]
