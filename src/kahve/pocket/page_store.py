"""The archive of the pocket: tables in memory, and every change told to whoever writes it down.

A browser writes down in its own time, and reads in its own time. So all that is known of a table is here once the table is at hand.
`Rows` is the form in which a table is handed over and brought back.
"""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..language import later
from ..table.protocol.events import Event, written
from ..table.sitting.reseating import moved
from ..table.store.stored import Append, Caller, Conflict, DamagedTable, Stored, UnknownTable, hashed, read_event

Rows = dict[str, Any]
"""What is kept of a table, or a change to it, as JSON: `table`, and of these what there is.

`game`; `events` by number, each as a text of JSON; `seats` by the hash of a key; `asks` by seat and id; `reviews` by the key of a deal;
`snapshot`, the number of an event and the state after it; `at`, when the last event happened.
In a change, `freed` has the seats that were left.
"""


def merged(changes: Iterable[Rows]) -> Rows:
    """What is kept of a new table after these changes, in their order, as the browser's database merges them (table_database.ts).

    >>> merged([{"table": "k7f", "game": "pisti", "events": {"0": "{}"}}, {"table": "k7f", "events": {"1": "{}"}, "at": 3.0}])
    {'table': 'k7f', 'game': 'pisti', 'events': {'0': '{}', '1': '{}'}, 'at': 3.0}
    """
    rows: Rows = {}
    for change in changes:
        freed = change.get("freed", ())
        if freed:
            rows["seats"] = {key: seat for key, seat in rows.get("seats", {}).items() if seat not in freed}
            rows["asks"] = {ask: n for ask, n in rows.get("asks", {}).items() if json.loads(ask)[0] not in freed}
        for name, value in change.items():
            if isinstance(value, dict):
                rows[name] = {**rows.get(name, {}), **value}
            elif name != "freed":
                rows[name] = value
    return rows


@dataclass
class _StoredTable:
    """All that is known of one table."""

    game: str
    events: list[str] = field(default_factory=list)
    seats: dict[str, int] = field(default_factory=dict)
    asks: dict[tuple[int, str], int] = field(default_factory=dict)
    reviews: dict[str, dict[str, Any]] = field(default_factory=dict)
    snapshot: tuple[int, bytes] | None = None
    last_event_time: float = 0.0


class PageStore:
    """The tables at hand; an `Archive` and a `KeptReviews` of `kahve.table.store.stored`."""

    can_be_shared = False

    def __init__(self, write: Callable[[Rows], None]) -> None:
        """write: takes every change, in order."""
        self._write = write
        self._tables: dict[str, _StoredTable] = {}

    def has(self, table: str) -> bool:
        """Whether this table is at hand."""
        return table in self._tables

    def bring(self, rows: Rows) -> None:
        """Put a table here that was written down before; DamagedTable where these rows cannot be read."""
        try:
            asks = {tuple(json.loads(name)): int(n) for name, n in rows.get("asks", {}).items()}
            events = rows["events"]
            archived = _StoredTable(
                str(rows["game"]),
                [events[str(n)] for n in range(len(events))],
                {str(key): int(seat) for key, seat in rows.get("seats", {}).items()},
                asks,
                dict(rows.get("reviews", {})),
                _snapshot(rows.get("snapshot")),
                float(rows.get("at", 0.0)),
            )
        except (LookupError, TypeError, ValueError, AttributeError):
            raise DamagedTable(later("table-damaged-at", number="0"), later("table-left-as-it-is")) from None
        self._tables[str(rows["table"])] = archived

    # -- what an archive does

    def create(self, table: str, game: str, opening: Event, seat: int, token: str, caller: Caller | None = None) -> None:
        """Write down a new table; Conflict if there is one of this name. No person is known here, so there is no caller."""
        if table in self._tables:
            raise Conflict(table)
        self._tables[table] = _StoredTable(game)
        self._happen(table, [opening], seats={hashed(token): seat}, game=game)

    def append_all(self, batch: Sequence[Append]) -> list[Exception | None]:
        """Write down what happens at several tables; for each the error that kept it from being written."""
        return [self._append(append) for append in batch]

    def _append(self, append: Append) -> Exception | None:
        archived = self._tables.get(append.table)
        if archived is None:
            return UnknownTable(later("table-unknown"))
        if append.last != len(archived.events) - 1:
            return Conflict(f"{append.table} {append.last}")
        asks = {append.ask: append.last + len(append.events)} if append.ask else {}
        state = None if append.snapshot is None else (append.last, append.snapshot)
        seats = {}
        if append.order is not None:
            seats = {key: moved(append.order, seat) for key, seat in archived.seats.items()}
            asks = {(moved(append.order, seat), name): n for (seat, name), n in (archived.asks | asks).items()}
        self._happen(append.table, append.events, seats=seats, asks=asks, freed=append.freed, snapshot=state)
        return None

    def sit(self, table: str, last: int, event: Event, seat: int, token: str, caller: Caller | None = None) -> None:
        """Write down that somebody takes a seat, with the key to it; Conflict, UnknownTable."""
        error = self._append(Append(table, last, ()))
        if error is not None:
            raise error
        self._happen(table, [event], seats={hashed(token): seat})

    def give_key(self, table: str, token: str, caller: Caller) -> tuple[int, list[str]]:
        """UnknownTable always: no person is known here."""
        raise UnknownTable(later("table-no-seat-of-yours"))

    def person_at(self, table: str, seat: int) -> str | None:
        """None always: no person is known here."""
        return None

    def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The kept state of a table, with the number of the last event that is in it; None if none is kept."""
        archived = self._tables.get(table)
        return None if archived is None else archived.snapshot

    def load(self, table: str, after: int = -1, *, every_ask: bool = False) -> Stored:
        """All of a table at hand, or of its events and asks those after this number; UnknownTable, DamagedTable."""
        archived = self._tables.get(table)
        if archived is None:
            raise UnknownTable(later("table-unknown"))
        events = [read_event(n, text) for n, text in enumerate(archived.events[after + 1 :], after + 1)]
        asks = {ask: n for ask, n in archived.asks.items() if every_ask or n > after}
        return Stored(events, dict(archived.seats), asks, (archived.last_event_time,))

    def last_of(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last event of each of these tables that are at hand."""
        return {table: len(self._tables[table].events) - 1 for table in tables if table in self._tables}

    def close(self) -> None:
        """Forget what is at hand; it is written down."""
        self._tables.clear()

    # -- reviews

    def of(self, table: str, deal: str) -> dict[str, Any] | None:
        """What the bots found in a deal; None if none is kept."""
        archived = self._tables.get(table)
        return None if archived is None else archived.reviews.get(deal)

    def keep(self, table: str, deal: str, review: dict[str, Any]) -> None:
        """Keep what a review came to, in the place of one before; nothing for a table that is not at hand."""
        if table in self._tables:
            self._tables[table].reviews[deal] = review
            self._write({"table": table, "reviews": {deal: review}})

    # -- writing

    def _happen(
        self,
        table: str,
        events: Sequence[Event],
        *,
        seats: Mapping[str, int] | None = None,
        asks: Mapping[tuple[int, str], int] | None = None,
        freed: Sequence[int] = (),
        snapshot: tuple[int, bytes] | None = None,
        game: str | None = None,
    ) -> None:
        """Keep what happens at a table, and tell it as one change."""
        archived = self._tables[table]
        first, texts = len(archived.events), [written(event) for event in events]
        archived.seats = {key: seat for key, seat in archived.seats.items() if seat not in freed} | dict(seats or {})
        archived.asks = {ask: n for ask, n in archived.asks.items() if ask[0] not in freed} | dict(asks or {})
        archived.events += texts
        archived.last_event_time = time.time()
        rows: Rows = {"table": table, "events": {str(first + n): text for n, text in enumerate(texts)}, "at": archived.last_event_time}
        if game is not None:
            rows["game"] = game
        if freed:
            rows["freed"] = list(freed)
        if seats:
            rows["seats"] = dict(seats)
        if asks:
            rows["asks"] = {json.dumps(ask): n for ask, n in asks.items()}
        if snapshot is not None:
            archived.snapshot = snapshot
            rows["snapshot"] = [snapshot[0], base64.b64encode(snapshot[1]).decode()]
        self._write(rows)


def _snapshot(written: Any) -> tuple[int, bytes] | None:
    return None if written is None else (int(written[0]), base64.b64decode(written[1]))
