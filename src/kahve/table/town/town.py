"""Several servers at one store: what each of them hears of the others, and tells them.

With a store that cannot be shared there are no others: then everything here does nothing, and costs nothing.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from ..protocol import protocol
from ..store.stored import Archive, Keys, StoreError
from ..thinking.errands import Errands
from .elsewhere import Elsewhere

if TYPE_CHECKING:
    # Importing it takes the driver of PostgreSQL, which a server alone does without.
    from .neighbours import Neighbours

_log = logging.getLogger("kahve.table")

_RETRY_SECONDS = 0.5
_KEYS_AT_ONCE = 50


class Hearers(Protocol):
    """Those who are at a table by way of this server."""

    @property
    def here(self) -> Elsewhere:
        """The people, as other servers hear of them."""

    def tell_said(self, unsaid: dict[str, Any]) -> None:
        """Say something to everybody here."""

    def give_up_seat(self, seat: int, since: float) -> None:
        """The seat has another line at another server."""

    def note_gone(self, seats: frozenset[int], silent: frozenset[int]) -> None:
        """These seats have lost their lines at another server. silent: those that were silent for long before."""

    def tell_presence(self) -> None:
        """Tell everybody soon who is there."""


class Neighbour(Protocol):
    """A table in the memory of this server, of which other servers tell."""

    name: str

    @property
    def audience(self) -> Hearers:
        """Those who are at it."""

    @property
    def last(self) -> int:
        """The number of its latest event."""

    async def catch_up(self, n: int | None = None) -> None:
        """Let happen what other servers have written, up to event n at least."""

    def end(self, code: int) -> None:
        """Close all lines to it."""


class LiveServer(Errands, Protocol):
    """A server whose tables other servers may have too."""

    @property
    def store(self) -> Archive:
        """What keeps its tables."""

    @property
    def tables(self) -> Sequence[Neighbour]:
        """Its tables in memory."""

    def at_hand(self, name: str) -> Neighbour | None:
        """The table of this name, if it is in memory."""

    def forget(self, table: Neighbour) -> None:
        """Put a table out of memory; the store has it."""

    async def forget_keys(self, keys: Keys, *, elsewhere: bool = False) -> None:
        """From now on these keys open no seat. elsewhere: another server has told it."""


class Town:
    """The servers at one store, of which this is one."""

    def __init__(self, server: LiveServer) -> None:
        """Begin alone."""
        self._server = server
        self._neighbours: Neighbours | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        # The people elsewhere, by table and server, and what others have last heard of the people here.
        self._elsewhere: dict[str, dict[str, Elsewhere]] = {}
        self._description: dict[str, Elsewhere] = {}
        self._behind: dict[str, int] = {}
        self.on_secret: Callable[[Mapping[str, Any]], None] | None = None
        """Called with what another server tells of codes and challenges."""
        self.on_workers: Callable[[frozenset[str]], None] | None = None
        """Called now and then with the names of all workers that are there."""
        self.on_answer: Callable[[str, bool], None] | None = None
        """Called with the key of a question for which a worker is done, and whether there is an answer."""

    @property
    def is_open(self) -> bool:
        """Whether there can be other servers at the same store."""
        return self._neighbours is not None

    def open(self) -> None:
        """Begin to hear and tell, where the store can be shared. Call it in the event loop."""
        if self._neighbours is None and self._server.store.can_be_shared:
            from ..store.sql import Store
            from .neighbours import Neighbours

            self._loop = asyncio.get_running_loop()
            store = self._server.store
            assert isinstance(store, Store)
            server = store.server = secrets.token_hex(6)
            self._neighbours = Neighbours(
                store,
                server,
                hear=self._in_loop(self._hear),
                back=self._in_loop(self._look_again),
                present=self._in_loop(self._note_present),
            )

    def close(self) -> None:
        """Stop hearing and telling; it waits for threads."""
        if self._neighbours is not None:
            self._neighbours.close()

    def _in_loop(self, call: Callable[..., None]) -> Callable[..., None]:
        loop = self._loop
        assert loop is not None

        def called(*args: Any) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(call, *args)

        return called

    # -- who is elsewhere

    def elsewhere(self, table: str) -> dict[str, Elsewhere]:
        """Who is at this table by way of other servers, by server; it changes with what is heard."""
        return self._elsewhere.setdefault(table, {})

    @property
    def tables_elsewhere(self) -> frozenset[str]:
        """The tables at which somebody is by way of another server."""
        return frozenset(table for table, others in self._elsewhere.items() if any(others.values()))

    def seats_elsewhere(self, table: str) -> frozenset[int]:
        """The seats of this table whose pages are open by way of another server."""
        return frozenset(seat for other in self._elsewhere.get(table, {}).values() for seat in other.seats)

    def played_from(self, household: str) -> list[str]:
        """The tables at which somebody from this address plays by way of another server."""
        return [table for table, others in self._elsewhere.items() if any(household in other.households for other in others.values())]

    def forget(self, table: str) -> None:
        """The table has gone out of memory here."""
        if not any(self._elsewhere.get(table, {}).values()):
            self._elsewhere.pop(table, None)
        self._description.pop(table, None)

    # -- what is told

    def _tell(self, message: Mapping[str, Any]) -> None:
        if self._neighbours is not None:
            self._neighbours.tell(message)

    def tell_presence(self, table: str, here: Elsewhere) -> None:
        """Tell who is at a table by way of this server, if that has changed."""
        if self._neighbours is not None and self._description.get(table, Elsewhere()) != here:
            self._description[table] = here
            self._tell({"table": table, "here": here.as_dict()})

    def tell_presence_anew(self, table: str, here: Elsewhere) -> None:
        """Tell who is at a table by way of this server, whether it has changed or not."""
        self._description.pop(table, None)
        self.tell_presence(table, here)

    def tell_table(self, table: str, message: Mapping[str, Any]) -> None:
        """Tell everybody at a table by way of other servers."""
        self._tell({"table": table, "tell": message})

    def tell_taken(self, table: str, seat: int, since: float) -> None:
        """Tell that a seat has a line here; since: when it came."""
        self._tell({"table": table, "taken": seat, "since": since})

    def tell_forgotten(self, keys: Keys) -> None:
        """Tell that these keys to seats no longer open anything."""
        for first in range(0, len(keys), _KEYS_AT_ONCE):
            self._tell({"keys": keys[first : first + _KEYS_AT_ONCE]})

    def tell_deleted(self, tables: Collection[str]) -> None:
        """Tell that these tables are gone."""
        for table in tables:
            self._tell({"table": table, "deleted": True})

    def tell_secret(self, secret: Mapping[str, Any]) -> None:
        """Tell of a code or a challenge that any server may be asked about."""
        self._tell({"secret": secret})

    # -- what is heard

    def _hear(self, message: Mapping[str, Any]) -> None:
        server = message["server"]
        if "written" in message:
            for name, n in message["written"].items():
                self._hear_of_event(name, n)
        elif "keys" in message:
            self._server.start(self._server.forget_keys([(table, key) for table, key in message["keys"]], elsewhere=True))
        elif "secret" in message and self.on_secret is not None:
            self.on_secret(message["secret"])
        elif ("answered" in message or "unanswered" in message) and self.on_answer is not None:
            self.on_answer(message.get("answered") or message["unanswered"], "answered" in message)
        elif "who" in message:
            self._tell_all_presence()
        elif "here" in message:
            self._note(message["table"], server, Elsewhere.read(message["here"]))
        elif "table" in message and (table := self._server.at_hand(message["table"])) is not None:
            if "tell" in message:
                table.audience.tell_said(message["tell"])
            elif "taken" in message:
                table.audience.give_up_seat(message["taken"], message["since"])
            elif "deleted" in message:
                self._server.forget(table)
                table.end(protocol.UNKNOWN_TABLE)

    def _note(self, table: str, server: str, here: Elsewhere) -> None:
        others = self.elsewhere(table)
        before = others.pop(server, Elsewhere())
        if here:
            others[server] = here
        live = self._server.at_hand(table)
        if live is not None:
            live.audience.note_gone(before.seats - here.seats, here.silent)
            if (before.seats, before.watchers) != (here.seats, here.watchers):
                live.audience.tell_presence()
        elif not others:
            self._elsewhere.pop(table, None)

    def _hear_of_event(self, name: str, n: int) -> None:
        table = self._server.at_hand(name)
        if table is None or n <= table.last:
            return
        if name in self._behind:
            self._behind[name] = max(n, self._behind[name])
            return
        self._behind[name] = n
        self._server.start(self._catch_up(name))

    async def _catch_up(self, name: str) -> None:
        """Bring a table to the number that was heard of; while the store cannot be read, again and again."""
        try:
            while (table := self._server.at_hand(name)) is not None and not self._server.closing:
                await table.catch_up(self._behind[name])
                if table.last >= self._behind[name]:
                    return
                await asyncio.sleep(_RETRY_SECONDS)
        finally:
            self._behind.pop(name, None)

    def _look_again(self) -> None:
        """Messages may have been lost: look what has happened at every table in memory, and who is where."""
        self._tell({"who": True})
        self._tell_all_presence()
        self._server.start(self._read_numbers())

    def _tell_all_presence(self) -> None:
        for table in self._server.tables:
            self.tell_presence_anew(table.name, table.audience.here)

    async def _read_numbers(self) -> None:
        while not self._server.closing:
            try:
                last = await self._server.look(self._server.store.last_of, [table.name for table in self._server.tables])
            except StoreError:
                await asyncio.sleep(_RETRY_SECONDS)
                continue
            for name, n in last.items():
                self._hear_of_event(name, n)
            return

    def _note_present(self, servers: frozenset[str], workers: frozenset[str]) -> None:
        """A person who came by way of a server that is gone is gone too."""
        if self.on_workers is not None:
            self.on_workers(workers)
        for table, others in list(self._elsewhere.items()):
            for server in others.keys() - servers:
                self._note(table, server, Elsewhere())
