"""The store: every event of every table, in SQLite by default, in any database that SQLAlchemy knows by its URL.

What a reader should know:

- An acknowledged move has to outlive the process and the power. With SQLite's write-ahead log, `synchronous=NORMAL` keeps every commit
  through a killed process (the pages are with the operating system) and may lose the latest ones when the power fails; `FULL` waits for
  the disk at every commit. People play a card every few seconds, so the wait costs nothing that anybody notices: it is FULL.
- There is one writer: a transaction that writes begins with BEGIN IMMEDIATE, so that it waits for its turn at the beginning and never
  fails in the middle for having read first.
- Events of a table are numbered without a gap, and (table, n) is the key: were two servers at work on one store, the second to write
  a number gets `Conflict`, and reads the table again.
- A token is kept as its SHA-256 only: it has 256 random bits, so there is nothing to guess that salt or stretching would make harder.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, Engine, make_url

_schema = sa.MetaData()
_tables = sa.Table("tables", _schema, sa.Column("id"), sa.Column("game"), sa.Column("at"))
_events = sa.Table("events", _schema, sa.Column("table_id"), sa.Column("n"), sa.Column("kind"), sa.Column("body"), sa.Column("at"))
_seats = sa.Table("seats", _schema, sa.Column("table_id"), sa.Column("seat"), sa.Column("token"))
_asks = sa.Table("asks", _schema, sa.Column("table_id"), sa.Column("seat"), sa.Column("id"), sa.Column("n"))

VERSION = "0001"
"""The latest of the migrations; a store that has it needs none, and Alembic is not even loaded."""

_BUSY_MS = 5000


class StoreError(RuntimeError):
    """A store that cannot be used; the sentence names it and says what may be done."""


class Conflict(RuntimeError):  # noqa: N818
    """Another server has written this event's number, or this seat's key, first."""


class UnknownTable(LookupError):  # noqa: N818 - a sentence for people
    """A table that this store does not have."""


class DamagedTable(RuntimeError):  # noqa: N818 - a sentence for people
    """A table whose stored events cannot be read; it is left as it is."""


@dataclass(frozen=True)
class Stored:
    """A table as the store has it: its events in order, the seats by the hash of their token, and what asks came to."""

    events: list[dict[str, Any]]
    seats: dict[str, int]
    asks: dict[tuple[int, str], int]


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def data_folder() -> Path:
    """Where this user's tables are kept: `KAHVE_DATA`, or the place that the system has for such things."""
    if found := os.environ.get("KAHVE_DATA"):
        return Path(found)
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
            self.url = make_url(url or default_url())
        except sa.exc.ArgumentError:
            raise StoreError(f"{url!r} is no address of a database: write one as in sqlite:///tables.db.") from None
        self.name = self.url.database if self._is_sqlite else self.url.render_as_string(hide_password=True)
        if self._is_sqlite:
            self._look_at_file()
        try:
            self._engine = self._connect()
            if self._is_sqlite:
                self._check_pages()
            self._migrate()
        except (sa.exc.DBAPIError, ModuleNotFoundError) as error:
            raise StoreError(f"The store {self.name} cannot be used: {_cause(error)}. {self._advice}") from None

    @property
    def _is_sqlite(self) -> bool:
        return self.url.get_backend_name() == "sqlite"

    @property
    def _advice(self) -> str:
        return "It was left as it is: put it aside or restore a copy, and start again."

    def _look_at_file(self) -> None:
        if self.url.database in (None, "", ":memory:"):
            raise StoreError("The tables need a file to live in: write its address as in sqlite:///tables.db.")
        file = Path(str(self.url.database))
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            start = b""
            if file.exists():
                with file.open("rb") as bytes_of_it:
                    start = bytes_of_it.read(16)
        except OSError as error:
            raise StoreError(f"The store {file} cannot be opened: {error.strerror}.") from None
        if start and start != b"SQLite format 3\0":
            raise StoreError(f"The file {file} is no store of tables, or it is damaged. {self._advice}")

    def _connect(self) -> Engine:
        engine = sa.create_engine(self.url)
        if self._is_sqlite:
            sa.event.listen(engine, "connect", _open_sqlite)
            sa.event.listen(engine, "begin", _begin_sqlite)
        return engine

    def _check_pages(self) -> None:
        with self._reading() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        if found != "ok":
            raise StoreError(f"The store {self.name} is damaged ({found}). {self._advice}")

    def _migrate(self) -> None:
        # One transaction: a store is brought up to date altogether or stays what it was.
        with self._engine.begin() as connection:
            names = sa.inspect(connection).get_table_names()
            at = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() if "alembic_version" in names else None
            if at == VERSION:
                return
            if at is None and names:
                raise StoreError(f"The database {self.name} holds something else than tables of Kahve: choose another file.")
            if not upgrade(connection, at):
                raise StoreError(f"The store {self.name} was written by a newer Kahve (its version is {at}). Please update.")

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._engine.connect().execution_options(kahve_reads=True) as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except sa.exc.IntegrityError as error:
            raise Conflict(str(error.orig)) from None
        except sa.exc.DBAPIError as error:
            raise StoreError(f"The store {self.name} could not write: {_cause(error)}.") from None

    def create(self, table: str, game: str, opening: Mapping[str, Any], seat: int, token: str) -> None:
        """Write down a new table with its opening and the key to its opener's seat; Conflict if there is one of this name."""
        now = time.time()
        with self._writing() as connection:
            connection.execute(_tables.insert().values(id=table, game=game, at=now))
            connection.execute(_events.insert(), [_row(table, 0, opening, now)])
            connection.execute(_seats.insert().values(table_id=table, seat=seat, token=hashed(token)))

    def append(self, table: str, last: int, events: Sequence[Mapping[str, Any]], ask: tuple[int, str] | None = None) -> None:
        """Write down what happens after event `last`, all or nothing, and the ask (seat, id) that caused it; Conflict, StoreError."""
        now = time.time()
        with self._writing() as connection:
            connection.execute(_events.insert(), [_row(table, last + 1 + at, event, now) for at, event in enumerate(events)])
            if ask:
                connection.execute(_asks.insert().values(table_id=table, seat=ask[0], id=ask[1], n=last + len(events)))

    def sit(self, table: str, last: int, event: Mapping[str, Any], seat: int, token: str) -> None:
        """Write down that a person takes a seat, with the key to it; Conflict, StoreError."""
        now = time.time()
        with self._writing() as connection:
            connection.execute(_events.insert(), [_row(table, last + 1, event, now)])
            connection.execute(_seats.insert().values(table_id=table, seat=seat, token=hashed(token)))

    def load(self, table: str) -> Stored:
        """All of a table; UnknownTable, DamagedTable (a gap, a body that is no JSON), StoreError."""
        try:
            with self._reading() as connection:
                found = connection.execute(sa.select(_tables.c.id).where(_tables.c.id == table)).all()
                events = connection.execute(
                    sa.select(_events.c.n, _events.c.body).where(_events.c.table_id == table).order_by(_events.c.n)
                ).all()
                seats = connection.execute(sa.select(_seats.c.token, _seats.c.seat).where(_seats.c.table_id == table)).all()
                asks = connection.execute(sa.select(_asks.c.seat, _asks.c.id, _asks.c.n).where(_asks.c.table_id == table)).all()
        except sa.exc.DBAPIError as error:
            raise StoreError(f"The store {self.name} could not read: {_cause(error)}.") from None
        if not found:
            raise UnknownTable("There is no such table in this house.")
        return Stored(
            [_read(at, n, body) for at, (n, body) in enumerate(events)],
            {row.token: row.seat for row in seats},
            {(seat, name): n for seat, name, n in asks},
        )


def upgrade(connection: Connection, at: str | None) -> bool:
    """Let Alembic bring a store of this version up to date; False when its version is none of ours."""
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if at is not None and at not in known:
        return False
    config.attributes["connection"] = connection
    command.upgrade(config, VERSION)
    return True


def _row(table: str, n: int, event: Mapping[str, Any], at: float) -> dict[str, Any]:
    return {"table_id": table, "n": n, "kind": event["kind"], "body": json.dumps(event, ensure_ascii=False), "at": at}


def _read(due: int, n: int, body: str) -> dict[str, Any]:
    if n != due:
        raise DamagedTable(f"The record of this table is damaged: event {due} is missing.")
    try:
        event = json.loads(body)
    except ValueError:
        event = None
    if not isinstance(event, dict):
        raise DamagedTable(f"The record of this table is damaged at event {n}.")
    return event


def _open_sqlite(connection: Any, _: object) -> None:
    # Python's driver would begin transactions on its own and too late; with None it leaves them to us.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={_BUSY_MS}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    reads = connection.get_execution_options().get("kahve_reads")
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def _cause(error: Exception) -> str:
    return str(error.orig) if isinstance(error, sa.exc.DBAPIError) else str(error)
