"""What a server does now and then: tables at which nothing happens go out of memory, and old ones are deleted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Iterable

from ...language import offered
from ..protocol import protocol
from ..store.answer_store import AnswerStore
from ..store.person_store import PersonStore
from ..store.sql import Store
from ..store.stored import Conflict, StoreError
from .live_table import LiveTable
from .table_summary import summary_of
from .tables import Tables
from .upkeep import expire

_log = logging.getLogger("kahve.table")

_LOOK_SECONDS = 1.0
"""How often tables are looked for that can rest."""
_SWEEP_SECONDS = 15.0
_NOTE_SECONDS = 5.0
"""So long the end of the server may wait until it is written down how its tables stand."""
_EXPIRE_SECONDS = 3600.0
_FORGET_SECONDS = 600.0


class Sweeper:
    """Puts tables away and deletes old ones, for as long as the server is open."""

    def __init__(self, server: Tables, store: Store, persons: PersonStore, keep_days: float | None) -> None:
        """keep_days: the days after which a table at which nothing happened is deleted, if ever."""
        self._server, self._store, self._persons = server, store, persons
        self._keep_days, self._expired_at = keep_days, -math.inf
        self._forgot_at = self._swept_at = time.monotonic()

    async def run(self) -> None:
        """For ever: now and then put away the tables at which nothing happens; the store has them."""
        while True:
            await asyncio.sleep(min(_LOOK_SECONDS, _SWEEP_SECONDS))
            for table in self._server.tables:
                if table.rest():
                    # Thousands may rest at once, and each takes half a millisecond.
                    await asyncio.sleep(0)
            if time.monotonic() - self._swept_at >= _SWEEP_SECONDS:
                self._swept_at = time.monotonic()
                await self._sweep()

    async def _sweep(self) -> None:
        idle = [table for table in self._server.tables if table.idle]
        await self.note(idle)
        for table in idle:
            if table.idle:
                table.close()
                self._server.forget(table)
        if self._keep_days is not None and time.monotonic() - self._expired_at > _EXPIRE_SECONDS:
            self._expired_at = time.monotonic()
            await self._expire(self._keep_days)
        if self._store.can_be_shared and time.monotonic() - self._forgot_at > _FORGET_SECONDS:
            self._forgot_at = time.monotonic()
            with contextlib.suppress(StoreError, Conflict):
                await self._server.write(AnswerStore(self._store).forget_old)

    async def _expire(self, days: float) -> None:
        """Delete tables at which nothing happened for `days` days; those in memory are in use."""
        try:
            in_use = frozenset(table.name for table in self._server.tables) | self._server.town.tables_elsewhere
            names = await self._server.write(expire, self._store, days, in_use)
        except StoreError as error:
            _log.error("Old tables could not be deleted: %s", error)
            return
        if names:
            _log.info("%d tables were deleted: nothing had happened at them for %g days.", len(names), days)
        self._server.town.tell_deleted(names)
        for name in names:
            # Somebody may have opened it while it was being deleted.
            if (table := self._server.at_hand(name)) is not None:
                self._server.forget(table)
                table.end(protocol.UNKNOWN_TABLE)

    async def note(self, tables: Iterable[LiveTable]) -> None:
        """Write down how tables stand that go out of memory, so that nobody has to replay them for a list of tables."""
        server = self._server
        by_name = {table.name: table for table in tables}
        until = time.monotonic() + _NOTE_SECONDS
        try:
            standings = {}
            for name in await server.look(self._persons.to_note, {name: table.sitting.last for name, table in by_name.items()}):
                # What is left out is replayed when it is listed.
                if time.monotonic() > until:
                    break
                standings[name] = by_name[name].sitting.last, summary_of(by_name[name].sitting, offered())
            if standings:
                await server.write(self._persons.note_summaries, standings)
        except Exception:
            # It is for comfort alone: neither the sweep nor the end of the server may fail by it.
            _log.exception("How tables stand was not written down.")
