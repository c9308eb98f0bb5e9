"""Upkeep of a store: back it up, restore a copy, and delete tables that have gone quiet."""

from __future__ import annotations

import contextlib
import itertools
import os
import sqlite3
import time
from collections.abc import Collection
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, make_url

from ..store.private import make_file, make_folder
from ..store.sql import VERSION, Store, claim_of, default_url, event_of_row, revisions
from ..store.stored import DamagedTable, OldTable, StoreError
from .tables import replayed

DAY = 86_400.0
_MOST_AT_ONCE = 500
_CHUNK = 200


def make_store_url(url: str | None) -> URL:
    """The URL of a store, by default this user's own; StoreError for what is none."""
    try:
        return make_url(default_url() if url is None else url)
    except (sa.exc.ArgumentError, ValueError):
        raise StoreError("The store is not an address of a database. Write the address of a file, as in sqlite:///tables.db.") from None


def file_of(url: str | None) -> Path:
    """The file of a store by its URL, by default this user's own; StoreError for a store that is not a file."""
    address = make_store_url(url)
    if address.get_backend_name() != "sqlite" or not address.database or address.database == ":memory:":
        raise StoreError("Only a store in a file is copied and put back here. PostgreSQL has pg_dump and pg_restore for that.")
    return Path(address.database)


def opened(url: str | None) -> Store:
    """The store at this URL; StoreError where it would have to be made first."""
    if make_store_url(url).get_backend_name() == "sqlite" and not file_of(url).is_file():
        raise StoreError(f"There is no store {file_of(url)}.")
    return Store(url)


def back_up(url: str | None, to: Path) -> int:
    """Copy a store to a file as it is at one moment, also while it is served; how many tables the copy has.

    StoreError where there is no store, and where the file is there already: an older copy is never written over.
    """
    source = file_of(url)
    if not source.is_file():
        raise StoreError(f"There is no store {source} to copy.")
    if to.exists():
        raise StoreError(f"The file {to} is there already: an older copy is not written over.")
    part = to.with_name(f"{to.name}.part")
    try:
        make_folder(to.parent)
        part.unlink(missing_ok=True)
        make_file(part)
        with contextlib.closing(_open(source)) as store, contextlib.closing(_open(part)) as copy:
            _version(store, source)
            store.backup(copy)
            number = _checked(copy, part)
            # One file, without others beside it.
            copy.execute("PRAGMA journal_mode=DELETE")
        _settle(part, to)
    except sqlite3.Error as error:
        raise StoreError(f"The store {source} could not be copied: {error}.") from None
    except OSError as error:
        raise StoreError(f"The file {to} could not be written: {error.strerror}.") from None
    finally:
        part.unlink(missing_ok=True)
    return number


def put_back(copy_file: Path, url: str | None, *, damaged_too: bool = False) -> tuple[int, Path | None]:
    """Let a copy be the store: the number of its tables, and where the earlier store lies now. Nothing is deleted.

    Every table of the copy is played again from its events first. damaged_too: put the copy back although some tables cannot be played.
    StoreError while a server is at work on the store, and for a file that is not a sound copy.
    """
    target = file_of(url)
    if not copy_file.is_file():
        raise StoreError(f"There is no copy {copy_file}.")
    part = target.with_name(f"{target.name}.part")
    try:
        make_folder(target.parent)
        with contextlib.closing(claim_of(str(target))):
            part.unlink(missing_ok=True)
            make_file(part)
            with contextlib.closing(_open(copy_file)) as copy, contextlib.closing(_open(part)) as store:
                _version(copy, copy_file)
                copy.backup(store)
                number = _checked(store, copy_file)
                if not damaged_too:
                    _play_again(store, copy_file)
            aside = _put_aside(target)
            _settle(part, target)
    except sqlite3.Error as error:
        raise StoreError(f"The file {copy_file} is not a store of tables, or it is damaged: {error}.") from None
    except OSError as error:
        raise StoreError(f"The store {target} could not be written: {error.strerror}.") from None
    finally:
        part.unlink(missing_ok=True)
    return number, aside


def expire(store: Store, days: float, but_not: Collection[str] = (), *, now: float | None = None) -> list[str]:
    """Delete the tables at which nothing has happened for `days` days, with all that belongs to them; their names. StoreError.

    but_not: tables that stay, however old. Those of clubs stay too: their book is made from them.

    At most some hundred are deleted in one call, so that nobody waits long for the store.
    """
    before = (time.time() if now is None else now) - days * DAY
    latest = sa.text(
        "SELECT table_id FROM events WHERE table_id NOT IN (SELECT table_id FROM club_tables) "
        "GROUP BY table_id HAVING MAX(at) < :before ORDER BY MAX(at) LIMIT :most"
    )
    with store.writing() as connection:
        rows = connection.execute(latest, {"before": before, "most": _MOST_AT_ONCE + len(but_not)})
        names = [str(name) for (name,) in rows if name not in but_not][:_MOST_AT_ONCE]
        for start in range(0, len(names), _CHUNK):
            _delete(connection, names[start : start + _CHUNK])
    return names


def _delete(connection: Connection, names: list[str]) -> None:
    """Delete these tables, and before them every row that belongs to one, whatever kinds of rows there are."""
    schema = sa.MetaData()
    schema.reflect(connection)
    for rows in reversed(schema.sorted_tables):
        for key in rows.foreign_keys:
            if key.column.table.name == "tables":
                connection.execute(rows.delete().where(key.parent.in_(names)))
    connection.execute(schema.tables["tables"].delete().where(schema.tables["tables"].c.id.in_(names)))


def _open(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, timeout=10.0)


def _version(store: sqlite3.Connection, file: Path) -> None:
    """StoreError for a database that holds something else, or tables of a newer Kahve."""
    try:
        [(version,)] = store.execute("SELECT version_num FROM alembic_version").fetchall()
    except (sqlite3.Error, ValueError):
        raise StoreError(f"The file {file} is not a store of tables, or it is damaged.") from None
    if version not in revisions():
        raise StoreError(f"The file {file} was written by a newer Kahve: its version is {version}, and this one knows {VERSION}.")


def _checked(store: sqlite3.Connection, file: Path) -> int:
    """How many tables a database has; StoreError if it is damaged."""
    [(said,)] = store.execute("PRAGMA integrity_check(1)").fetchall()
    if said != "ok":
        raise StoreError(f"The file {file} is damaged ({said}).")
    return int(store.execute("SELECT COUNT(*) FROM tables").fetchone()[0])


def _play_again(store: sqlite3.Connection, file: Path) -> None:
    """Play every table of a database from its events; StoreError names those that cannot be. Tables of older rules count as sound."""
    damaged: dict[str, str] = {}
    rows = store.execute("SELECT tables.id, n, body FROM tables LEFT JOIN events ON table_id = tables.id ORDER BY tables.id, n")
    for table, of_table in itertools.groupby(rows, lambda row: str(row[0])):
        try:
            replayed(table, [event_of_row(due, n, body) for due, (_, n, body) in enumerate(of_table)])
        except OldTable:
            continue
        except DamagedTable as error:
            damaged[table] = str(error)
    if damaged:
        first, why = next(iter(damaged.items()))
        raise StoreError(
            f"In the file {file} {len(damaged)} of the tables cannot be played again, and nothing was put back. "
            f"The first is {first}: {why} "
            "Use an older copy, or put this one back with --damaged-too: its other tables can be used."
        )


def _settle(part: Path, to: Path) -> None:
    """Write a finished file to the disk, and give it its name."""
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    os.replace(part, to)


def _put_aside(file: Path) -> Path | None:
    """Give a store and what SQLite keeps beside it another name; None where there is no store."""
    if not file.exists():
        return None
    stamp = time.strftime("%Y%m%d-%H%M%S")
    numbers = ("", *(f"-{number}" for number in range(2, 1000)))
    aside = next(path for path in (file.with_name(f"{file.name}.before-{stamp}{number}") for number in numbers) if not path.exists())
    for ending in ("", "-wal", "-shm", "-journal"):
        beside = Path(f"{file}{ending}")
        if beside.exists():
            os.replace(beside, f"{aside}{ending}")
    return aside
