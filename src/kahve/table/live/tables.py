"""The tables of a server, wherever it is kept: which of them are in memory, and what reads, writes and works for all of them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import replace
from functools import partial
from typing import Any, Literal, TypeVar

from ...bots.review.advice import Advice
from ...engine.house import HouseError
from ...games import UnknownGame
from ...language import Sentence, language, later, message
from ..protocol.events import Event, Opened
from ..protocol.refusal import EventError, Refusal
from ..sitting.common_deals import CommonDeals
from ..sitting.exchange_asks import SILENT_SECONDS
from ..sitting.gathering import Entropy
from ..sitting.remembered import Remembered
from ..sitting.setup import SetupError, older_rules
from ..sitting.sitting import Sitting
from ..sitting.snapshot import resumed
from ..sitting.talk import MOST_SAID, SAID_IN
from ..store.stored import (
    Archive,
    Caller,
    Conflict,
    DamagedTable,
    KeptReviews,
    Keys,
    OldTable,
    Stored,
    StoreError,
    UnknownClub,
    UnknownPerson,
    UnknownTable,
    hashed,
)
from ..store.writer import Writer
from ..thinking.bots import BotPool, NoAnswer
from ..thinking.budgets import Budgets, Rates, TooMuch, in_thread, metered, metered_in_thread
from ..thinking.desk import Desk
from ..thinking.endless import cut_off
from ..thinking.reviewing import Reviews
from ..thinking.styles import Styles
from ..town.town import Neighbour, Town
from .doorkeeper import Doorkeeper
from .live_table import LiveTable
from .presence import GRACE

_log = logging.getLogger("kahve.table")

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"

_MOST_ACTS, _ACTS_IN = 30, 30.0
"""How many acts besides those that are free a seat may ask for, and in how many seconds: each of them is stored for ever."""

MOST_HINTS = 2000
"""The number of hints that are remembered, those that were asked for last."""

_EXPECTED = (
    *(Refusal, NoAnswer, TooMuch, UnknownTable, UnknownPerson, UnknownClub, UnknownGame),
    *(HouseError, SetupError, StoreError, Conflict, DamagedTable),
)
"""What is told to whoever asked, and so is not for the log."""

Result = TypeVar("Result")


class Tables:
    """The tables of a server, those in memory and those that its archive keeps."""

    clock: Literal["server", "device"] = "server"
    """Whose clock names the day of a deal."""

    def __init__(
        self,
        store: Archive,
        bots: BotPool,
        *,
        pace: float = 0.6,
        grace: float = GRACE,
        reviews: KeptReviews,
        silent: float = SILENT_SECONDS,
        rates: Rates | None = None,
    ) -> None:
        """pace: seconds that a bot waits before it acts, so that people can follow; grace: for which a line may be lost unnoticed.

        reviews: what keeps the reviews of deals.

        silent: seconds for which a device may be silent before a deal is made without it.

        rates: what each address and line may ask for, by default those of `Rates`.
        """
        self._archive, self.bots, self.pace, self.grace, self.silent = store, bots, pace, grace, silent
        self.writer = Writer(store)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="kahve-reader")
        self.meters = bots.meters
        self.budgets = Budgets(rates)
        self.town = Town(self)
        self.hints: Remembered[Advice] = Remembered(MOST_HINTS)
        self.desk = Desk(self, self.budgets)
        self.styles = Styles(self.desk, bots)
        # By table and seat; one for all tables, of which most have nothing to count.
        self.talkers, self.actors = Doorkeeper(MOST_SAID, SAID_IN), Doorkeeper(_MOST_ACTS, _ACTS_IN)
        self._closes = asyncio.Event()
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.reviews, self.kept_reviews = Reviews(self, self.desk, bots, reviews), reviews
        self.entropy: Entropy = secrets.token_bytes
        """Where the chance of a new table comes from."""
        self.on_turn: Callable[[LiveTable], None] | None = None
        """Called when it has become another seat's turn."""

    @property
    def closing(self) -> bool:
        """Whether the server is being closed, so that nothing new is begun."""
        return self._closes.is_set()

    async def pause(self, seconds: float) -> None:
        """Wait so that people can follow; where the server is being closed nobody waits."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._closes.wait(), seconds)

    @property
    def store(self) -> Archive:
        """What keeps the tables."""
        return self._archive

    async def open(
        self,
        setup: Mapping[str, Any],
        caller: Caller | None = None,
        *,
        begun: Mapping[str, Any] | None = None,
        common: CommonDeals | None = None,
    ) -> tuple[LiveTable, int, str]:
        """A new table by this setup, with the opener's seat and key; UnknownGame, HouseError, SetupError, StoreError.

        caller: who opens it, if the server knows them. begun: a match that the table goes on with (`PlayedMatch.begun`).

        common: the deals of the table, where other tables have them too.
        """
        if caller:
            players = [
                {"name": caller.name, "emblem": caller.emblem} | player if player.get("kind") == "you" else player
                for player in setup["players"]
            ]
            setup = {**setup, "players": players}
        # A word list that the house rules name may still have to be read.
        sitting = await in_thread(partial(Sitting.open, setup, entropy=self.entropy, bots=self.bots.known, begun=begun, common=common))
        await asyncio.to_thread(self.bots.check, sitting.setup)
        seat = sitting.setup.seat_of_opener
        if seat is None:
            raise SetupError(message("table-setup-one-has-to-be-you"), "players")
        name, token = "".join(secrets.choice(_LETTERS) for _ in range(12)), secrets.token_urlsafe(32)
        known = caller and replace(caller, name=sitting.setup.players[seat].name)
        await self.write(self.store.create, name, sitting.setup.game.name, sitting.opening, seat, token, known)
        sitting.languages[seat] = language()
        table = LiveTable(name, Stored([], {hashed(token): seat}, {}, (time.time(),)), sitting, self)
        table.audience.presence.expect(seat)
        self._tables[name] = table
        self.meters.count("events", "opened")
        _log.info("Table %s was opened.", name, extra={"about": {"table": name, "game": sitting.setup.game.name, "seats": sitting.seats}})
        table.bots.get_ready()
        return table, seat, token

    async def table(self, name: str) -> LiveTable:
        """The table of this name, read from the store if it is not at hand; UnknownTable, DamagedTable, StoreError."""
        live = self._tables.get(name)
        if live is not None:
            # Whoever asks comes in a moment, and has to find this one and no other.
            live.touched = time.monotonic()
            if self.town.is_open:
                # Whoever asks may have heard at another server what is not known here yet.
                await live.catch_up()
            return self._tables.get(name, live)
        if name not in self._loading:
            self._loading[name] = task = self.start(self._load(name))
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> LiveTable:
        stored, sitting = await self.read(name)
        table = LiveTable(name, stored, sitting, self)
        self._tables[name] = table
        if self.town.is_open:
            # What another server has told of it since it was read was not for a table in memory.
            await table.catch_up()
        return table

    def forget(self, table: Neighbour) -> None:
        """Put a table out of memory; the store has it."""
        if self._tables.get(table.name) is table:
            del self._tables[table.name]
            self.town.forget(table.name)

    async def read(self, name: str) -> tuple[Stored, Sitting]:
        """A table's stored events and the sitting they come to; UnknownTable, DamagedTable, StoreError."""
        return await self.look(self._read, name)

    def _read(self, name: str) -> tuple[Stored, Sitting]:
        return self._read_from_snapshot(name) or self._read_from_opening(name)

    def _read_from_snapshot(self, name: str) -> tuple[Stored, Sitting] | None:
        """A table from its state before the latest deal; None where there is none, or on any doubt about it."""
        snapshot = self.store.snapshot(name)
        if snapshot is None:
            return None
        n, body = snapshot
        try:
            stored = self.store.load(name, n, every_ask=True)
            return stored, resumed(body, n, stored.events)
        except (ValueError, DamagedTable):
            return None

    def _read_from_opening(self, name: str) -> tuple[Stored, Sitting]:
        stored = self.store.load(name)
        return stored, replayed(name, stored.events)

    @property
    def tables(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._tables.values())

    def at_hand(self, name: str) -> LiveTable | None:
        """The table of this name, if it is in memory."""
        return self._tables.get(name)

    async def write(self, write: Callable[..., Result], *args: Any) -> Result:
        """Let the one writer write."""
        return await self.writer.write(write, *args)

    async def look(self, read: Callable[..., Result], *args: Any) -> Result:
        """Let a reader read."""
        # What is said there is said to whoever asks here.
        return await asyncio.get_running_loop().run_in_executor(self._readers, copy_context().run, metered_in_thread(cut_off(read)), *args)

    def start(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Begin work that goes on by itself; what it raises is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, _EXPECTED):
            _log.error("Something failed.", exc_info=error)

    async def finish(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Wait for work that goes on to its end even if its caller is cancelled, so that no ask is left half done."""
        return await asyncio.shield(self.start(metered(work)))

    async def forget_keys(self, keys: Keys, *, elsewhere: bool = False) -> None:
        """Keys to seats that the store has forgotten no longer open anything, at tables in memory either.

        elsewhere: another server has told it.
        """
        if not elsewhere:
            self.town.tell_forgotten(keys)
        for name in {table for table, _ in keys}:
            if name in self._loading:
                await asyncio.wait([self._loading[name]])
            if (table := self._tables.get(name)) is not None:
                table.forget_keys({key for of, key in keys if of == name})

    async def note_summaries(self) -> None:
        """Write down how the tables in memory stand, where anything lists tables by that: here nothing does."""

    async def close(self) -> None:
        """End all work, what is being written last."""
        self._closes.set()
        for table in self._tables.values():
            table.close()
        # A bot that thinks finishes its move: it has been waited for, and it is written down.
        thinking = [table.bots.at_work for table in self.tables]
        if moves := [task for task in thinking if task is not None]:
            await asyncio.wait(moves, timeout=self.bots.longest)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.note_summaries()
        await asyncio.to_thread(self.town.close)
        await self.bots.close()
        self.writer.close()
        self._readers.shutdown()
        self.store.close()


def replayed(table: str, events: Sequence[Event]) -> Sitting:
    """The sitting after all stored events of a table; OldTable for one of older rules, DamagedTable where an event does not follow."""
    try:
        return Sitting.replay(events)
    except EventError as error:
        if (older := _older(events)) is not None:
            raise OldTable(older, later("table-cannot-be-shown")) from None
        # The error itself may tell of cards.
        _log.error("Table %s: its event %d does not follow.", table, error.n, extra={"about": {"table": table, "event": error.n}})
        says = error.args[0] if error.n == 0 else later("table-damaged-at", number=str(error.n))
        raise DamagedTable(says, later("table-left-as-it-is")) from None


def _older(events: Sequence[Event]) -> Sentence | None:
    """By which older rules a stored table was begun, if its opening can be read so far."""
    try:
        return older_rules(events[0].setup) if events and isinstance(events[0], Opened) else None
    except (LookupError, TypeError, ValueError, AttributeError):
        return None
