"""The store: every event of every table, in SQLite by default, or in PostgreSQL.

What a reader should know:

- An acknowledged move has to outlive the process and the power. With SQLite's write-ahead log, `synchronous=NORMAL` keeps every commit
  through a killed process, because the operating system has the pages. It may lose the latest ones when the power fails. `FULL` waits for
  the disk at every commit. People play a card every few seconds, so the wait costs nothing that anybody notices: it is FULL.
- There is one writer: a transaction that writes begins with BEGIN IMMEDIATE. So it waits for its turn at the beginning, and never fails in
  the middle because it read first.
- Events of a table are numbered without a gap, and (table, n) is the key. Where several servers work on one store, the second to write a
  number gets `Conflict` and reads what is newer. Only PostgreSQL lets several servers in, because a file tells nobody what is written.
- A snapshot is the state of a table after event n, before its latest deal. It spares playing the match again, and is never needed.
- A token is kept only as its SHA-256. It has 256 random bits, so salt or stretching would not make it harder to guess.
- A seat can have several tokens: one for each device of its person. They are forgotten together when the seat is left.
- What is known of persons besides their seats is read and written by `kahve.table.store.person_store`.
"""

from __future__ import annotations

import json
import os
import sqlite3
import sys
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, Engine, make_url

from ...cards.quoting import printable
from ...engine.installing import how_to_install
from ...language import later
from ..protocol import events
from ..protocol.events import Event, Opened
from . import postgres
from .club_schema import note_seat
from .common_schema import note_opened, note_player
from .private import close_to_others, make_file, make_folder
from .queue_schema import set_up
from .stored import Append, Caller, Conflict, DamagedTable, Stored, StoreError, UnknownTable, hashed, read_event

_schema = sa.MetaData()
_tables = sa.Table("tables", _schema, sa.Column("id"), sa.Column("game"), sa.Column("at"))
_events = sa.Table("events", _schema, sa.Column("table_id"), sa.Column("n"), sa.Column("kind"), sa.Column("body"), sa.Column("at"))
_keys = sa.Table("seat_keys", _schema, sa.Column("table_id"), sa.Column("token"), sa.Column("seat"), sa.Column("device"))
_snapshots = sa.Table("snapshots", _schema, sa.Column("table_id"), sa.Column("n"), sa.Column("body"))
_pushes = sa.Table("pushes", _schema, sa.Column("table_id"), sa.Column("token"))
_asks = sa.Table("asks", _schema, sa.Column("table_id"), sa.Column("seat"), sa.Column("id"), sa.Column("n"))
_persons = sa.Table("persons", _schema, sa.Column("id"), sa.Column("name"), sa.Column("emblem"), sa.Column("at"))
_places = sa.Table("places", _schema, sa.Column("person"), sa.Column("table_id"), sa.Column("seat"), sa.Column("at"))

VERSION = "0013"
"""The latest of the migrations; a store that has it needs none, and Alembic is not even loaded."""

_BUSY_MS = 5000
_BEGIN = "BEGIN IMMEDIATE"
"""How a transaction of SQLite begins that writes."""


_NOTIFIED_AT_ONCE = 100
"""The number of tables with their numbers that fit in one notice of PostgreSQL."""

_MIGRATIONS = str(Path(__file__).parent / "migrations").replace("%", "%%")

_ALLOWED = "Write the address of a file, as in sqlite:///tables.db, or of a PostgreSQL database, as in postgresql://name@host/tables."


def data_folder() -> Path:
    """Where this user's tables are kept: `KAHVE_DATA`, or the place that the system has for such things."""
    if folder := os.environ.get("KAHVE_DATA"):
        return Path(folder)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Kahve"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Kahve"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "kahve"


def default_url() -> str:
    """The URL of this user's own store."""
    return URL.create("sqlite", database=str(data_folder() / "tables.db")).render_as_string()


class Store:
    """A database of tables. Its methods wait for the disk: call them from a thread, never from an event loop."""

    def __init__(self, url: str | None = None) -> None:
        """Open the store, make or migrate it where needed; StoreError names it and says what is wrong. Nothing is ever deleted."""
        try:
            self.url = postgres.with_driver(make_url(default_url() if url is None else url))
        except (sa.exc.ArgumentError, ValueError):
            # What cannot be read may hold a password, so it is not repeated.
            raise StoreError(f"The store is not an address of a database. {_ALLOWED}") from None
        self.name = self.url.database if self._is_sqlite else postgres.shown(self.url)
        if self._is_sqlite:
            self._look_at_file()
        elif not self.url.database:
            raise StoreError(f"The store {self.name} names no database. {_ALLOWED}")
        self._claim: sqlite3.Connection | Connection | None = None
        # The connection by which moves are written to a file, while nobody uses it.
        self._ready_to_write: list[Any] = []
        self.server: str | None = None
        """How other servers at this store know the one that writes here; without it nothing is told to them."""
        try:
            self._engine = self._connect()
            if self._is_sqlite:
                self._check_pages()
            try:
                self._migrate()
            except StoreError:
                self._engine.dispose()
                raise
        except sa.exc.DBAPIError as error:
            advice = self._advice if self._is_sqlite else "See that the database runs and lets this name in."
            raise StoreError(f"The store {self.name} cannot be used: {_cause(error)}. {advice}") from None
        except ModuleNotFoundError as error:
            if error.name in ("psycopg", "procrastinate"):
                raise StoreError(f"The store {self.name} needs {error.name}, which comes with: {how_to_install('postgres')}.") from None
            raise StoreError(f"The store {self.name} needs the Python package {error.name}, which is not installed. {_ALLOWED}") from None
        except sa.exc.NoSuchModuleError:
            raise StoreError(f"The store {self.name} is of a kind that is not known here: {self.url.drivername}. {_ALLOWED}") from None
        except (sa.exc.SQLAlchemyError, ValueError, TypeError, OSError) as error:
            raise StoreError(f"The store {self.name} cannot be used: {_first_line(error)}. {_ALLOWED}") from None

    def claim(self, *, alone: bool = True) -> None:
        """Keep other servers away from this store for as long as this process lives; StoreError when one is at it already.

        alone: if not, servers that share the store are let in. Only PostgreSQL can be shared: servers that do not hear each other would
        each tell only its own half of a table. The claim on a file is SQLite's lock on an empty file beside the store.
        The operating system ends it with the process, however that ends. In PostgreSQL it is an advisory lock, which ends with its
        connection.
        """
        if self._claim is not None:
            return
        if self._is_sqlite:
            self._claim = claim_of(str(self.url.database))
            return
        self._claim = postgres.claim_of(self._engine, alone=alone)
        if self._claim is None:
            advice = "Stop it first." if alone else "Use that one, or give this one a database of its own."
            raise StoreError(f"Another server is at work on the store {self.name}. {advice}")

    @property
    def can_be_shared(self) -> bool:
        """Whether several servers can work on this store at once."""
        return not self._is_sqlite

    @cached_property
    def _is_sqlite(self) -> bool:
        return self.url.get_backend_name() == "sqlite"

    @property
    def _advice(self) -> str:
        return "It was left as it is: put it aside or restore a copy, and start again."

    def _look_at_file(self) -> None:
        if self.url.database in (None, "", ":memory:"):
            raise StoreError(f"The tables need a file to live in. {_ALLOWED}")
        if self.url.host:
            raise StoreError(f"The address of a file names no machine, and this has {printable(self.url.host)}. {_ALLOWED}")
        if self.url.query:
            raise StoreError(f"The address of a store takes no settings, and this has {', '.join(sorted(self.url.query))}. {_ALLOWED}")
        file = Path(str(self.url.database))
        try:
            make_folder(file.parent)
            if not file.exists():
                return
            names = file.stat().st_nlink
            with file.open("rb") as content:
                start = content.read(16)
        except OSError as error:
            raise StoreError(f"The store {file} cannot be opened: {error.strerror}.") from None
        if not start:
            # SQLite would make a new store of it and throw away what its journal still has.
            raise StoreError(f"The file {file} is empty: its tables are lost. Restore a copy, or delete the file to start without any.")
        if names > 1:
            # SQLite names its journal after the file, so a second name would have a second journal.
            raise StoreError(f"The file {file} has {names} names (hard links), and a store may have only one. Delete the others first.")
        if start != b"SQLite format 3\0":
            raise StoreError(f"The file {file} is not a store of tables, or it is damaged. {self._advice}")

    def _connect(self) -> Engine:
        if self.url.get_backend_name() == "postgresql":
            return postgres.connect(self.url)
        engine = sa.create_engine(self.url)
        if self._is_sqlite:
            # SQLite gives the mode of the store to the files that it makes beside it.
            make_file(Path(str(self.url.database)))
            for ending in ("-wal", "-shm", "-journal"):
                close_to_others(Path(f"{self.url.database}{ending}"))
            sa.event.listen(engine, "connect", _open_sqlite)
            sa.event.listen(engine, "begin", _begin_sqlite)
        return engine

    def _check_pages(self) -> None:
        with self.reading() as connection:
            verdict = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        if verdict != "ok":
            raise StoreError(f"The store {self.name} is damaged ({verdict}). {self._advice}")

    def _migrate(self) -> None:
        # One transaction: a store is brought up to date altogether or stays what it was.
        with self._engine.begin() as connection:
            if self.can_be_shared:
                postgres.wait_to_change(connection)
            names = sa.inspect(connection).get_table_names()
            revision = (
                connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() if "alembic_version" in names else None
            )
            if revision == VERSION:
                self._set_up_queue(connection)
                return
            if revision is None and names:
                raise StoreError(f"The database {self.name} holds something else than tables of Kahve: choose another file.")
            if revision in revisions() and self.can_be_shared and postgres.is_served(connection):
                raise StoreError(
                    f"An older Kahve is at work on the store {self.name} (its version is {revision}). Stop all its servers first."
                )
            if not upgrade(connection, revision):
                raise StoreError(f"The store {self.name} was written by a newer Kahve (its version is {revision}). Please update.")
            self._set_up_queue(connection)

    def _set_up_queue(self, connection: Connection) -> None:
        if self.can_be_shared:
            set_up(connection)

    def close(self) -> None:
        """Let go of the database."""
        if isinstance(self._claim, Connection):
            postgres.give_back(self._claim)
        elif self._claim is not None:
            self._claim.close()
        self._claim = None
        while self._ready_to_write:
            self._ready_to_write.pop().close()
        self._engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that only reads."""
        with self._engine.connect().execution_options(kahve_reads=True) as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that writes, all or nothing; Conflict for a row that is there already, StoreError."""
        try:
            with self._engine.begin() as connection:
                yield connection
        except sa.exc.IntegrityError as error:
            raise Conflict(str(error.orig)) from None
        except sa.exc.DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) in postgres.AGAIN:
                raise Conflict(_cause(error)) from None
            raise StoreError(f"The store {self.name} could not write: {_cause(error)}.") from None
        except sa.exc.TimeoutError as error:
            # No connection of the pool has become free.
            raise StoreError(f"The store {self.name} could not write: {_first_line(error)}.") from None

    def _tell(self, connection: Connection, last: Mapping[str, int]) -> None:
        """Let other servers hear of the last event of each of these tables, as soon as it is written."""
        for notice in self._notices(last):
            postgres.tell_event(connection, notice)

    def _notices(self, last: Mapping[str, int]) -> list[str]:
        """What other servers are to hear of the last event of each of these tables."""
        of_tables = list(last.items()) if self.server is not None else []
        parts = (of_tables[first : first + _NOTIFIED_AT_ONCE] for first in range(0, len(of_tables), _NOTIFIED_AT_ONCE))
        return [json.dumps({"server": self.server, "written": dict(part)}) for part in parts]

    def create(self, table: str, game: str, opening: Event, seat: int, token: str, caller: Caller | None = None) -> None:
        """Write down a new table with its opening and the key to its opener's seat; Conflict if there is one of this name.

        caller: the person who opens it, if the server knows them.
        """
        now = time.time()
        with self.writing() as connection:
            connection.execute(_tables.insert().values(id=table, game=game, at=now))
            connection.execute(_events.insert(), [_row(table, 0, opening, now)])
            _seat(connection, table, seat, token, caller, now)
            if isinstance(opening, Opened) and opening.common:
                note_opened(connection, table, str(opening.common["name"]), seat, caller, now)

    def append(
        self,
        table: str,
        last: int,
        events: Sequence[Event],
        ask: tuple[int, str] | None = None,
        freed: Sequence[int] = (),
        snapshot: bytes | None = None,
        order: Sequence[int] | None = None,
    ) -> None:
        """Write down what happens after event `last`, all or nothing, and the ask (seat, id) that caused it; Conflict, StoreError.

        freed: seats that nobody has now: their keys, whose they were, what was asked with them and their pushes are forgotten.

        snapshot: the state of the table after event `last`, to be kept instead of the one before.

        order: for each seat the one whose keys, person and asks it has from now on.
        """
        if not freed and order is None:
            self._append_plainly([Append(table, last, events, ask, snapshot=snapshot)])
            return
        now = time.time()
        with self.writing() as connection:
            for seat in freed:
                of_seat = sa.select(_keys.c.token).where(_keys.c.table_id == table, _keys.c.seat == seat)
                connection.execute(_pushes.delete().where(_pushes.c.table_id == table, _pushes.c.token.in_(of_seat)))
                for rows in (_keys, _asks, _places):
                    connection.execute(rows.delete().where(rows.c.table_id == table, rows.c.seat == seat))
            connection.execute(_events.insert(), [_row(table, last + 1 + place, event, now) for place, event in enumerate(events)])
            if ask:
                connection.execute(_asks.insert().values(table_id=table, seat=ask[0], id=ask[1], n=last + len(events)))
            if order is not None:
                _reseat(connection, table, order)
            if snapshot is not None:
                _keep_snapshots(connection, [{"table_id": table, "n": last, "body": snapshot}])
            self._tell(connection, {table: last + len(events)})

    def append_all(self, batch: Sequence[Append]) -> list[Exception | None]:
        """Write down what happens at several tables with one wait for the disk; for each the error that kept it from being written.

        One that conflicts keeps none of the others out: then each is written by itself.
        """
        if len(batch) > 1 and not any(append.freed or append.order for append in batch):
            try:
                # In the same order at every server, so that none waits for another one that waits for it.
                self._append_plainly(sorted(batch, key=lambda append: (append.table, append.last)))
            except Conflict:
                pass
            except StoreError as error:
                return [error] * len(batch)
            else:
                return [None] * len(batch)
        return [self._error_of(append) for append in batch]

    @contextmanager
    def _driving(self) -> Iterator[Any]:
        """A cursor of the driver in a transaction like that of `writing`, which costs a tenth of it; Conflict, StoreError."""
        errors, is_kept = self._engine.dialect.loaded_dbapi, False
        try:
            connection = self._ready_to_write.pop() if self._ready_to_write else self._engine.raw_connection()
        except (sa.exc.SQLAlchemyError, errors.Error) as error:
            # A raw connection fails with the driver's own error, and the pool with one of SQLAlchemy.
            raise StoreError(f"The store {self.name} could not write: {_first_line(error)}.") from None
        try:
            cursor = connection.cursor()
            if self._is_sqlite:
                cursor.execute(_BEGIN)
            yield cursor
            connection.commit()
            # A file needs no look whether it is still there, and the pool takes longer than the insertion of a move.
            is_kept = self._is_sqlite and not self._ready_to_write
        except errors.Error as error:
            if isinstance(error, errors.IntegrityError) or getattr(error, "sqlstate", None) in postgres.AGAIN:
                raise Conflict(_first_line(error)) from None
            # Whether this connection still stands is in doubt.
            connection.invalidate()
            raise StoreError(f"The store {self.name} could not write: {_first_line(error)}.") from None
        finally:
            if is_kept:
                self._ready_to_write.append(connection)
            else:
                # What was not committed is rolled back.
                connection.close()

    def _append_plainly(self, batch: Sequence[Append]) -> None:
        now, mark = time.time(), "?" if self._is_sqlite else "%s"
        rows = [
            (a.table, a.last + 1 + place, event.kind, events.written(event), now) for a in batch for place, event in enumerate(a.events)
        ]
        asks = [(a.table, *a.ask, a.last + len(a.events)) for a in batch if a.ask is not None]
        snapshots = [(a.table, a.last, a.snapshot) for a in batch if a.snapshot is not None]
        with self._driving() as cursor:

            def insert(table: str, columns: str, rows: list[tuple[Any, ...]]) -> None:
                cursor.executemany(f"INSERT INTO {table} ({columns}) VALUES ({', '.join([mark] * len(rows[0]))})", rows)

            insert("events", "table_id, n, kind, body, at", rows)
            if asks:
                insert("asks", "table_id, seat, id, n", asks)
            if snapshots:
                cursor.executemany(f"DELETE FROM snapshots WHERE table_id = {mark}", [row[:1] for row in snapshots])
                insert("snapshots", "table_id, n, body", snapshots)
            for notice in self._notices({a.table: a.last + len(a.events) for a in batch}):
                cursor.execute("SELECT pg_notify(%s, %s)", (postgres.CHANNEL, notice))

    def _error_of(self, append: Append) -> Exception | None:
        try:
            self.append(append.table, append.last, append.events, append.ask, append.freed, append.snapshot, append.order)
        except Exception as error:
            return error
        return None

    def sit(self, table: str, last: int, event: Event, seat: int, token: str, caller: Caller | None = None) -> None:
        """Write down that a person takes a seat, with the key to it; Conflict, StoreError."""
        now = time.time()
        with self.writing() as connection:
            connection.execute(_events.insert(), [_row(table, last + 1, event, now)])
            _seat(connection, table, seat, token, caller, now)
            if caller:
                note_seat(connection, table, last + 1, seat, caller.person)
                note_player(connection, table, seat, caller.person, now)
            self._tell(connection, {table: last + 1})

    def give_key(self, table: str, token: str, caller: Caller) -> tuple[int, list[str]]:
        """Write down another key to the seat that this person has here: the seat, and the hashes of this device's keys before.

        UnknownTable if the person has no seat here now; StoreError.
        """
        with self.writing() as connection:
            whose = _places.c.person == caller.person, _places.c.table_id == table
            seat = connection.execute(sa.select(_places.c.seat).where(*whose)).scalar()
            if seat is None:
                raise UnknownTable(later("table-no-seat-of-yours"))
            own = _keys.c.table_id == table, _keys.c.device == caller.device
            before = [str(key) for key in connection.execute(sa.select(_keys.c.token).where(*own)).scalars()]
            connection.execute(_pushes.delete().where(_pushes.c.table_id == table, _pushes.c.token.in_(before)))
            connection.execute(_keys.delete().where(*own))
            connection.execute(_keys.insert().values(table_id=table, seat=seat, token=hashed(token), device=caller.device))
        return int(seat), before

    def person_at(self, table: str, seat: int) -> str | None:
        """The person whose seat this is; None where nobody's key was given for it. StoreError."""
        wanted = sa.select(_places.c.person).where(_places.c.table_id == table, _places.c.seat == seat)
        try:
            with self.reading() as connection:
                person: str | None = connection.execute(wanted).scalar()
        except sa.exc.DBAPIError:
            raise self.unreadable() from None
        return person

    def unreadable(self) -> StoreError:
        """The error of a store that cannot be read just now, without the cause, which may hold what was to be read."""
        return StoreError(f"The store {self.name} could not read.")

    def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The kept state of a table, with the number of the last event that is in it; None if none is kept. StoreError."""
        wanted = sa.select(_snapshots.c.n, _snapshots.c.body).where(_snapshots.c.table_id == table)
        try:
            with self.reading() as connection:
                row = connection.execute(wanted).first()
        except sa.exc.DBAPIError:
            raise self.unreadable() from None
        return (int(row.n), bytes(row.body)) if row else None

    def load(self, table: str, after: int = -1, *, every_ask: bool = False) -> Stored:
        """All of a table, or of its events and asks those after this number; UnknownTable, DamagedTable (a gap, no JSON), StoreError.

        every_ask: the asks of its whole life all the same, as somebody who asks again may have waited for long.
        """
        of_events = sa.select(_events.c.n, _events.c.body, _events.c.at).where(_events.c.table_id == table, _events.c.n > after)
        of_asks = sa.select(_asks.c.seat, _asks.c.id, _asks.c.n).where(_asks.c.table_id == table, _asks.c.n > (-1 if every_ask else after))
        try:
            with self.reading() as connection:
                rows = connection.execute(sa.select(_tables.c.id).where(_tables.c.id == table)).all()
                events = connection.execute(of_events.order_by(_events.c.n)).all()
                seats = connection.execute(sa.select(_keys.c.token, _keys.c.seat).where(_keys.c.table_id == table)).all()
                asks = connection.execute(of_asks).all()
        except sa.exc.DBAPIError as error:
            raise StoreError(f"The store {self.name} could not read: {_cause(error)}.") from None
        if not rows:
            raise UnknownTable(later("table-unknown"))
        return Stored(
            [event_of_row(due, n, body) for due, (n, body, _) in enumerate(events, after + 1)],
            {row.token: row.seat for row in seats},
            {(seat, name): n for seat, name, n in asks},
            [row.at for row in events],
        )

    def last_of(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last event of each of these tables that there are; StoreError."""
        wanted = sa.select(_events.c.table_id, sa.func.max(_events.c.n)).where(_events.c.table_id.in_(tables)).group_by(_events.c.table_id)
        try:
            with self.reading() as connection:
                return {str(table): int(n) for table, n in connection.execute(wanted)}
        except sa.exc.DBAPIError as error:
            raise StoreError(f"The store {self.name} could not read: {_cause(error)}.") from None


def _seat(connection: Connection, table: str, seat: int, token: str, caller: Caller | None, now: float) -> None:
    """Write down the key to a seat, and whose seat it is; the name that this person gives here becomes their name everywhere."""
    device = caller.device if caller else None
    connection.execute(_keys.insert().values(table_id=table, seat=seat, token=hashed(token), device=device))
    if caller:
        # A bot's seat between two deals, or a seat that was left, can have been somebody else's.
        connection.execute(_places.delete().where(_places.c.table_id == table, _places.c.seat == seat))
        connection.execute(_places.insert().values(person=caller.person, table_id=table, seat=seat, at=now))
        connection.execute(_persons.update().where(_persons.c.id == caller.person).values(name=caller.name))


def _reseat(connection: Connection, table: str, order: Sequence[int]) -> None:
    """Let the keys, the places and the asks of all seats move with the people who sit there."""
    for rows in (_keys, _places, _asks):
        # First away from all seats: an ask may not meet one of the same name on its way.
        connection.execute(rows.update().where(rows.c.table_id == table).values(seat=-1 - rows.c.seat))
        for seat, before in enumerate(order):
            connection.execute(rows.update().where(rows.c.table_id == table, rows.c.seat == -1 - before).values(seat=seat))


def _keep_snapshots(connection: Connection, rows: list[dict[str, Any]]) -> None:
    connection.execute(_snapshots.delete().where(_snapshots.c.table_id.in_([row["table_id"] for row in rows])))
    connection.execute(_snapshots.insert(), rows)


def claim_of(file: str) -> sqlite3.Connection:
    """A lock on the store in this file, which lasts until the connection is closed; StoreError when another process has it."""
    lock = f"{os.path.realpath(file)}.serving"
    try:
        make_file(Path(lock))
        claim = sqlite3.connect(lock, timeout=0, isolation_level=None, check_same_thread=False)
        claim.execute("BEGIN EXCLUSIVE")
    except (sqlite3.Error, OSError) as error:
        if "locked" not in str(error):
            raise StoreError(f"The file {lock} cannot be used: {error}. Take it away and start again.") from None
        raise StoreError(
            f"Another server is at work on the store {file}. "
            "Use that one, or give this one a store of its own, as in --store sqlite:///other.db."
        ) from None
    return claim


def upgrade(connection: Connection, revision: str | None, to: str = VERSION) -> bool:
    """Let Alembic bring a store of this version up to date, or up to another; False when its version is none of ours."""
    from alembic import command
    from alembic.config import Config

    if revision is not None and revision not in revisions():
        return False
    config = Config()
    config.set_main_option("script_location", _MIGRATIONS)
    config.attributes["connection"] = connection
    command.upgrade(config, to)
    return True


def revisions() -> list[str]:
    """The versions that a store may have had, the first one first."""
    from alembic.script import ScriptDirectory

    return [script.revision for script in ScriptDirectory(_MIGRATIONS.replace("%%", "%")).walk_revisions()][::-1]


def _row(table: str, n: int, event: Event, now: float) -> dict[str, Any]:
    return {"table_id": table, "n": n, "kind": event.kind, "body": events.written(event), "at": now}


def event_of_row(due: int, n: int, body: str) -> Event:
    """A stored event from its row; DamagedTable where it is not number `due` of its table, or not an event."""
    if n != due:
        raise DamagedTable(later("table-event-missing", number=str(due)))
    return read_event(n, body)


def _open_sqlite(connection: Any, _: object) -> None:
    # Python's driver would begin transactions on its own and too late; with None it leaves them to us.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={_BUSY_MS}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    reads = connection.get_execution_options().get("kahve_reads")
    connection.exec_driver_sql("BEGIN" if reads else _BEGIN)


def _cause(error: sa.exc.DBAPIError) -> str:
    return _first_line(error.orig or error)


def _first_line(error: BaseException) -> str:
    said = str(error).strip().partition("\n")[0] or type(error).__name__
    return said[:200].rstrip(".")
