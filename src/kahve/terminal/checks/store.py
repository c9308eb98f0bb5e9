"""Whether the store can be reached, read and written, and agrees with this Kahve. Nothing is made, migrated or changed."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection

from ...language import later
from ...table.live.upkeep import make_store_url
from ...table.store import postgres
from ...table.store.sql import VERSION, revisions
from ...table.store.stored import StoreError
from .finding import Finding, fix, good, note

SERVER_CONNECTIONS = 22
"""How many connections to the database a server may have (docs/hosting.md)."""
CLOCKS_APART = 1.0
"""The seconds by which two clocks may differ."""

_NEWEST = "SELECT max(at) FROM events"
_TRY = "UPDATE alembic_version SET version_num = version_num"


def check_store(store: str | None) -> Iterator[Finding]:
    """What is to be said of the store at this URL, by default this user's own."""
    try:
        url = make_store_url(store)
        if url.get_backend_name() == "sqlite":
            yield from _check_file(Path(url.database or ""))
            return
        full = postgres.with_driver(url)
    except StoreError as error:
        yield fix(later("terminal-doctor-store-unusable", reason=str(error)))
        return
    if url.password is not None:
        yield note(later("terminal-doctor-store-password"))
    yield from _check_database(full)


def _check_file(file: Path) -> Iterator[Finding]:
    if not file.exists():
        folder = next(folder for folder in (file.parent, *file.absolute().parents) if folder.exists())
        if os.access(folder, os.W_OK | os.X_OK):
            yield note(later("terminal-doctor-store-new", store=str(file)))
        else:
            yield fix(later("terminal-doctor-store-folder", store=str(file), folder=str(folder)))
        return
    try:
        with closing(sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode=rw", uri=True, timeout=5.0)) as connection:
            version = _version_in_file(connection)
            yield from _judge(str(file), version)
            if (verdict := connection.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
                raise sqlite3.DatabaseError(verdict)
            newest = connection.execute(_NEWEST).fetchone()[0] if version == VERSION else None
            connection.execute("BEGIN IMMEDIATE")
            if version:
                connection.execute(_TRY)
            connection.execute("ROLLBACK")
    except sqlite3.OperationalError as error:
        yield fix(later("terminal-doctor-store-read-only", store=str(file), reason=str(error)))
        return
    except sqlite3.Error as error:
        yield fix(later("terminal-doctor-store-damaged", store=str(file), reason=str(error)))
        return
    yield from _check_newest(newest)
    if os.name == "posix" and file.stat().st_mode & 0o077:
        yield fix(later("terminal-doctor-store-open-to-others", file=str(file), command=f"chmod 600 {file}"))


def _version_in_file(connection: sqlite3.Connection) -> str | None:
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if "alembic_version" not in names:
        return "" if names else None
    return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def _check_database(url: URL) -> Iterator[Finding]:
    shown = postgres.shown(url)
    try:
        with _connected(url) as connection:
            names = sa.inspect(connection).get_table_names()
            version: Any = None
            if "alembic_version" in names:
                version = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
            elif names:
                version = ""
            began = time.time()
            theirs = float(connection.exec_driver_sql("SELECT extract(epoch FROM clock_timestamp())").scalar_one())
            apart = abs(theirs - (began + time.time()) / 2)
            most = int(connection.exec_driver_sql("SHOW max_connections").scalar_one())
            used = int(connection.exec_driver_sql("SELECT count(*) FROM pg_stat_activity WHERE datname IS NOT NULL").scalar_one())
            newest = connection.exec_driver_sql(_NEWEST).scalar() if version == VERSION else None
            connection.rollback()
            yield from _judge(shown, version)
            try:
                connection.exec_driver_sql("CREATE TEMPORARY TABLE kahve_doctor (n integer)" if version is None else _TRY)
            except sa.exc.DBAPIError as error:
                yield fix(later("terminal-doctor-store-read-only", store=shown, reason=_first_line(error)))
                return
            finally:
                connection.rollback()
    except (sa.exc.SQLAlchemyError, ModuleNotFoundError) as error:
        yield fix(later("terminal-doctor-store-unreachable", store=shown, reason=_first_line(error)))
        return
    if apart > CLOCKS_APART:
        yield fix(later("terminal-doctor-clock-database", seconds=f"{apart:.1f}"))
    yield from _check_newest(newest)
    if most - used < SERVER_CONNECTIONS:
        yield fix(later("terminal-doctor-store-connections", most=str(most), used=str(used), needed=str(SERVER_CONNECTIONS)))


@contextmanager
def _connected(url: URL) -> Iterator[Connection]:
    """A connection to a database, of which nothing stays open."""
    engine = postgres.connect(url)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def _judge(store: str, version: str | None) -> Iterator[Finding]:
    """What is to be said of the version of a store: None for an empty one, nothing for one of something else."""
    if version is None:
        yield note(later("terminal-doctor-store-empty", store=store))
    elif version == VERSION:
        yield good(later("terminal-doctor-store-ready", store=store))
    elif version == "":
        yield fix(later("terminal-doctor-store-of-others", store=store))
    elif version in revisions():
        yield note(later("terminal-doctor-store-older", store=store, command="kahve backup before-update.db"))
    else:
        yield fix(later("terminal-doctor-store-newer", store=store))


def _check_newest(newest: float | None) -> Iterator[Finding]:
    """A move from the future: the clock is behind, or it was ahead."""
    if newest is not None and newest - time.time() > CLOCKS_APART:
        yield fix(later("terminal-doctor-clock-behind", seconds=f"{newest - time.time():.0f}"))


def _first_line(error: Exception) -> str:
    lines = str(getattr(error, "orig", None) or error).splitlines()
    return lines[0].rstrip(".") if lines else type(error).__name__


def folder_of(store: str | None) -> Path | None:
    """The folder of a store that is a file; None for a database, which has a disk of its own."""
    try:
        url = make_store_url(store)
    except StoreError:
        return None
    return Path(url.database).absolute().parent if url.get_backend_name() == "sqlite" and url.database else None
