"""The live tables of a server: who is connected, what is asked, what bots do, in the order that a person can rely on.

An ask is written down, then answered, then told to everybody. Whatever breaks between two of these steps, what is written down has
happened and what is not has not: on any doubt a table is read from the store again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from ..engine.record import NOBODY
from ..engine.table import View
from . import protocol
from .bots import BotRoom, NoAnswer
from .counsel import hint_told
from .line import Line
from .protocol import Ask, Hello
from .reviewing import Reviewing
from .setup import SetupError
from .sitting import EventError, Refusal, Sitting
from .store import Conflict, DamagedTable, Store, Stored, StoreError, UnknownTable, hashed

_log = logging.getLogger("kahve.table")

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
_IDLE_SECONDS = 600.0
_SWEEP_SECONDS = 60.0
_RETRY_SECONDS = 1.0
_MOMENT = 2.0
_GOING_ON = 0.4
"""The share of its pace that a bot waits before it goes on with a turn of several moves."""

Result = TypeVar("Result")
Write = Callable[..., Awaitable[None]]


class LiveTable:
    """One table in memory: its sitting, the lines to its seats, and the one thing that happens at it at a time."""

    def __init__(self, name: str, stored: Stored, sitting: Sitting, host: Host) -> None:
        """Keep what was loaded; sitting: the replay of the stored events."""
        self.name, self._host = name, host
        self.sitting, self._seats, self._asks = sitting, stored.seats, stored.asks
        self._lines: dict[int, Line] = {}
        self._lock = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._waiting: str | None = None
        self._hint: tuple[int, asyncio.Task[dict[str, Any]]] | None = None
        self._reviews: dict[str, tuple[Reviewing, asyncio.Task[None]]] = {}
        self.touched = time.monotonic()

    def seat_of(self, token: str) -> int | None:
        """The seat that this token is the key to."""
        return self._seats.get(hashed(token))

    @property
    def idle(self) -> bool:
        """Whether nobody would miss this table in memory for now."""
        rests = time.monotonic() - self.touched > _IDLE_SECONDS
        return rests and not self._lines and not self._lock.locked() and (self._bots is None or self._bots.done())

    # -- lines

    def hello(self, line: Line, hello: Hello) -> bool:
        """Give a seat to this line and tell it what it has missed; False when the token opens no seat here."""
        self.touched = time.monotonic()
        seat = self.seat_of(hello.token)
        if seat is None:
            line.send({"type": "refused", "id": None, "code": "token", "says": "This key opens no seat at this table."})
            line.close(protocol.BAD_TOKEN)
            return False
        self.leave(line, but_not=seat)
        before = self._lines.get(seat)
        self._lines[seat] = line
        line.seat = seat
        if before is not None and before is not line:
            before.send({"type": "replaced", "says": "You sit at this table in another window now."})
            before.close(protocol.REPLACED)
        self._welcome(line, seat, hello.last)
        if self._waiting:
            line.send({"type": "waiting", "says": self._waiting})
        if before is None:
            self._tell_presence(but_not=seat)
        self.get_ready()
        self.wake_bots()
        return True

    def leave(self, line: Line, *, but_not: int | None = None) -> None:
        """The line is gone from its seat, if it still had it."""
        seat = line.seat
        if seat is not None and seat != but_not and self._lines.get(seat) is line:
            del self._lines[seat]
            line.seat = None
            self.touched = time.monotonic()
            self._tell_presence()

    def _welcome(self, line: Line, seat: int, last: int) -> None:
        sitting = self.sitting
        told: dict[str, Any] = {"type": "welcome", "table": self.name, "seat": seat, "last": sitting.last}
        if last > 0 and sitting.tells_from(last, seat):
            told["events"] = [self._event(n, seat) for n in range(last + 1, sitting.last + 1)]
        else:
            told["scene"] = self._connected(sitting.scene(seat))
        line.send(told)

    def _event(self, n: int, seat: int) -> dict[str, Any]:
        facts = self.sitting.facts(n, seat)
        if "scene" in facts:
            self._connected(facts["scene"])
        return {"type": "event", **facts}

    def _connected(self, scene: dict[str, Any]) -> dict[str, Any]:
        for seat in scene["seats"]:
            if seat["kind"] == "person":
                seat["connected"] = seat["seat"] in self._lines
        return scene

    def scene(self, seat: int) -> dict[str, Any]:
        """The table as this seat may see it."""
        return self._connected(self.sitting.scene(seat))

    def _tell_presence(self, *, but_not: int | None = None) -> None:
        here = [seat["seat"] for seat in self._presence() if seat["connected"]]
        for seat, line in self._lines.items():
            if seat != but_not:
                line.send({"type": "presence", "connected": here})

    def _presence(self) -> list[dict[str, Any]]:
        players = self.sitting.setup.players
        return [{"seat": seat, "connected": player.kind == "bot" or seat in self._lines} for seat, player in enumerate(players)]

    # -- what is asked

    async def ask(self, line: Line, seat: int, ask: Ask) -> None:
        """Carry out an ask, once, and answer it; a line that is cut in the middle changes nothing about that."""
        await self._host.finish(self._answer(line, seat, ask))

    async def _answer(self, line: Line, seat: int, ask: Ask) -> None:
        async with self._lock:
            self.touched = time.monotonic()
            done = self._asks.get((seat, ask.id))
            if done is not None:
                line.send({"type": "done", "id": ask.id, "n": done})
                return
            try:
                if ask.do == "try":
                    scene = self._connected(self.sitting.tried(seat, {"base": ask.base, "move": ask.move}))
                    line.send({"type": "tried", "id": ask.id, "scene": scene})
                    return
                if ask.do not in ("move", "deal", "again"):
                    raise Refusal("malformed", f"Nobody can ask for {ask.do!r} here: ask for move, try, deal or again.")
                events = self.sitting.ask(seat, {"do": ask.do, "base": ask.base, "move": ask.move})
                await self._write(events, ask=(seat, ask.id))
            except Refusal as refusal:
                line.send(self._refused(ask.id, refusal.code, str(refusal)))
                return
            self._asks[seat, ask.id] = self.sitting.last + len(events)
            self._happen(events, done=(line, ask.id))
        self.wake_bots()

    def _refused(self, name: str | None, code: str, says: str) -> dict[str, Any]:
        return {"type": "refused", "id": name, "code": code, "says": says, "last": self.sitting.last}

    async def sit(self, name: str | None, seat: int | None) -> tuple[int, str]:
        """A person takes an open seat: the seat and its key; Refusal says why not."""
        return await self._host.finish(self._sit(name, seat))

    async def _sit(self, name: str | None, seat: int | None) -> tuple[int, str]:
        async with self._lock:
            self.touched = time.monotonic()
            if seat is None:
                if not self.sitting.open_seats:
                    raise Refusal("not_yours", "All seats at this table are taken.")
                seat = self.sitting.open_seats[0]
            events = self.sitting.ask(seat, {"do": "sit", "name": name})
            token = secrets.token_urlsafe(32)
            await self._write(events, key=(seat, token))
            self._seats[hashed(token)] = seat
            self._happen(events)
            return seat, token

    async def _write(
        self, events: Sequence[Mapping[str, Any]], *, ask: tuple[int, str] | None = None, key: tuple[int, str] | None = None
    ) -> None:
        store, last = self._host.store, self.sitting.last
        try:
            if key:
                await self._host.write(store.sit, self.name, last, events[0], *key)
            else:
                await self._host.write(store.append, self.name, last, events, ask)
        except (Conflict, StoreError) as error:
            _log.error("Table %s: %s", self.name, error)
            await self._read_again()
            if isinstance(error, Conflict):
                raise Refusal("stale", "The table has moved on since you asked. Look again, and then decide.") from None
            raise Refusal("not_now", "The house could not write this down, so it has not happened. Try again in a moment.") from None

    async def _read_again(self) -> None:
        # Whether a write that failed has been kept is for the store to say.
        try:
            stored, sitting = await self._host.read(self.name)
        except (StoreError, DamagedTable) as error:
            _log.error("Table %s cannot be read: %s", self.name, error)
            return
        self.sitting, self._seats, self._asks = sitting, stored.seats, stored.asks
        for seat, line in self._lines.items():
            self._welcome(line, seat, 0)

    def _happen(self, events: Sequence[Mapping[str, Any]], *, done: tuple[Line, str] | None = None) -> None:
        """Let written events happen and tell everybody, the asker's answer first. Nothing here waits, so no line can come in between."""
        if done:
            line, name = done
            line.send({"type": "done", "id": name, "n": self.sitting.last + len(events)})
        try:
            for event in events:
                self.sitting.take(event)
                for seat, line in self._lines.items():
                    line.send(self._event(self.sitting.last, seat))
        except Exception:
            # It is written, so it has happened; this copy of the table is in doubt. Who comes back finds it read from the store.
            self._host.forget(self)
            for line in self._lines.values():
                line.close(protocol.GONE_AWAY)
            raise

    # -- bots

    def wake_bots(self) -> None:
        """Let the bots play on if it is for them to act and they are not at it already."""
        waits = self.sitting.bot_to_act() is not None or self.sitting.deals_itself()
        if waits and (self._bots is None or self._bots.done()):
            self._bots = self._host.start(self._play_bots())

    async def _play_bots(self) -> None:
        acted = NOBODY
        while True:
            sitting = self.sitting
            last, seat = sitting.last, sitting.bot_to_act()
            if seat is None and not sitting.deals_itself():
                return
            await asyncio.sleep(self._host.pace * (_GOING_ON if seat == acted else 1.0))
            acted = NOBODY if seat is None else seat
            ask = {"do": "deal"} if seat is None else {"do": "move", "move": await self._chosen(sitting)}
            async with self._lock:
                if self.sitting.last != last:
                    continue
                try:
                    events = sitting.ask(NOBODY if seat is None else seat, ask)
                    await self._write(events)
                except Refusal as refusal:
                    _log.error("Table %s: a bot could not play: %s", self.name, refusal)
                    await asyncio.sleep(_RETRY_SECONDS)
                    continue
                self._happen(events)

    async def _chosen(self, sitting: Sitting) -> str:
        bot, view, moves, seed = sitting.bot_choice_input()
        if self._host.bots.searches(bot, view.game) and not self._host.bots.is_ready(view.game.name):
            self._tell_waiting(f"{sitting.names[view.seat]} is getting ready: the first game at this level takes about a minute.")
        try:
            return sitting.table.write_turn(await self._host.bots.choose(bot, view, moves, seed))
        finally:
            self._tell_waiting(None)

    def _tell_waiting(self, says: str | None) -> None:
        """Say what the table waits for besides somebody's turn, and when it waits no more."""
        if says != self._waiting:
            self._waiting = says
            for line in self._lines.values():
                line.send({"type": "waiting", "says": says})

    def get_ready(self) -> None:
        """Begin to make the game ready for a player who searches, before it is that player's turn."""
        setup, bots = self.sitting.setup, self._host.bots
        if not self.sitting.table.over and any(player.bot and bots.searches(player.bot, setup.game) for player in setup.players):
            bots.get_ready(setup.game.name)

    # -- hints

    async def hint(self, seat: int) -> dict[str, Any] | None:
        """What the adviser would do in this seat's place, from its view alone; None while the house gets ready for that.

        Refusal says why there is no hint; NoAnswer that none could be found.
        """
        self.touched = time.monotonic()
        view, moves, seed = self.sitting.hint_input(seat)
        if not self._host.bots.is_ready(view.game.name):
            getting_ready = self._host.bots.get_ready(view.game.name)
            # What is in the cache already is loaded while one waits for a moment.
            await asyncio.wait([getting_ready], timeout=_MOMENT)
            if not getting_ready.done():
                return None
            await getting_ready
        last = self.sitting.last
        if self._hint is None or self._hint[0] != last:
            self._hint = last, self._host.start(self._advised(view, moves, seed))
        return {"last": last} | await asyncio.shield(self._hint[1])

    async def _advised(self, view: View, moves: list[int], seed: int) -> dict[str, Any]:
        bots = self._host.bots
        return hint_told(view, await bots.advise(view, moves, seed), bots.adviser)

    # -- reviews

    async def review(self, number: int) -> dict[str, Any]:
        """How far the review of a deal of this match is, `ready` with what it came to; the first who asks begins it.

        Refusal for a deal that is not finished; NoAnswer where it could not be looked through, and whoever asks next begins again.
        """
        self.touched = time.monotonic()
        table = self.sitting.table
        if not 1 <= number <= len(table.history):
            raise Refusal("not_now", f"There is no deal {number} in this match.")
        if table.history[number - 1].sheet is None:
            raise Refusal("not_now", "A deal can be looked through when it is over: that shows every card.")
        order = table.history[number - 1].order
        if order not in self._reviews:
            reviewing = Reviewing(self._host.bots, table, number)
            self._reviews[order] = reviewing, self._host.start(reviewing.work())
        reviewing, work = self._reviews[order]
        await asyncio.wait([work], timeout=_MOMENT / 4)
        if work.done() and reviewing.told is None:
            del self._reviews[order]
            await work
        if reviewing.told is not None:
            return {"ready": True} | reviewing.told
        game = self.sitting.setup.game
        if not self._host.bots.is_ready(game.name):
            says = f"Getting ready: the first review in {game.title} takes about a minute."
        else:
            says = "Looking through the deal."
        return {"ready": False, "says": says, "done": reviewing.done, "of": reviewing.of}


class Host:
    """The house in which the tables stand."""

    def __init__(self, store: Store, bots: BotRoom, *, pace: float = 0.6) -> None:
        """pace: seconds that a bot waits before it acts, so that people can follow."""
        self.store, self.bots, self.pace = store, bots, pace
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="kahve-writer")
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="kahve-reader")
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self, asked: Mapping[str, Any]) -> tuple[LiveTable, int, str]:
        """A new table by this setup, with the opener's seat and key; UnknownGame, HouseError, SetupError, StoreError."""
        sitting = Sitting.open(asked, bots=self.bots.known)
        seat = sitting.setup.seat_of_opener
        if seat is None:
            raise SetupError("One player has to be you.", "players")
        name, token = "".join(secrets.choice(_LETTERS) for _ in range(12)), secrets.token_urlsafe(32)
        await self.write(self.store.create, name, sitting.setup.game.name, sitting.opening, seat, token)
        table = LiveTable(name, Stored([], {hashed(token): seat}, {}), sitting, self)
        self._tables[name] = table
        table.get_ready()
        return table, seat, token

    async def table(self, name: str) -> LiveTable:
        """The table of this name, read from the store if it is not at hand; UnknownTable, DamagedTable, StoreError."""
        found = self._tables.get(name)
        if found is not None:
            return found
        if name not in self._loading:
            self._loading[name] = task = self.start(self._load(name))
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> LiveTable:
        stored, sitting = await self.read(name)
        table = LiveTable(name, stored, sitting, self)
        self._tables[name] = table
        return table

    def forget(self, table: LiveTable) -> None:
        """Put a table out of memory; the store has it."""
        if self._tables.get(table.name) is table:
            del self._tables[table.name]

    async def read(self, name: str) -> tuple[Stored, Sitting]:
        """A table's stored events and the sitting they come to; UnknownTable, DamagedTable, StoreError."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, name)

    def _read(self, name: str) -> tuple[Stored, Sitting]:
        stored = self.store.load(name)
        try:
            return stored, Sitting.replay(stored.events)
        except EventError as error:
            _log.error("Table %s: %s", name, error)
            says = str(error) if error.n == 0 else f"The record of this table is damaged at event {error.n}."
            raise DamagedTable(f"{says} It was left as it is.") from None

    async def write(self, write: Callable[..., None], *args: Any) -> None:
        """Let the one writer write."""
        await asyncio.get_running_loop().run_in_executor(self._writer, write, *args)

    def start(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Begin work that goes on by itself; what it raises is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (Refusal, NoAnswer, UnknownTable, StoreError, DamagedTable)):
            _log.error("Something failed.", exc_info=error)

    async def finish(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Wait for work that is finished even if the one who waits is told to stop: a table is never left in the middle of an ask."""
        return await asyncio.shield(self.start(work))

    async def sweep(self) -> None:
        """For ever: now and then put away the tables at which nothing happens; the store has them."""
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            self._tables = {name: table for name, table in self._tables.items() if not table.idle}

    async def close(self) -> None:
        """End all work, what is being written last."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        self._writer.shutdown()
        self._readers.shutdown()
        self.store.close()
