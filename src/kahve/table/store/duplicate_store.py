"""What the store keeps of duplicates: each is one row, and its tables are those that have its deals. Call it from a thread.

A change is judged in the transaction that writes it, with the row locked. So of two tables for one place only the first is used.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from ..sitting.duplicate import Duplicate, name_of
from .club_schema import duplicates
from .common_schema import plays
from .sql import Store

_places = sa.Table("places", sa.MetaData(), sa.Column("table_id"))
_read = msgspec.json.Decoder(Duplicate).decode


class StoredDuplicate(NamedTuple):
    """A duplicate with its name. club: whose members alone may know of it."""

    id: str
    duplicate: Duplicate
    club: str | None
    since: float


class DuplicateStore:
    """The duplicates of a store."""

    def __init__(self, store: Store) -> None:
        """Keep the store."""
        self._store = store

    def create(self, make: Callable[[str], Duplicate], club: str | None) -> str:
        """Write down a new duplicate: its name, by which `make` makes it."""
        name = secrets.token_hex(8)
        body = msgspec.json.encode(make(name)).decode()
        with self._store.writing() as connection:
            connection.execute(duplicates.insert().values(id=name, club=club, body=body, at=time.time()))
        return name

    def load(self, name: str) -> StoredDuplicate | None:
        """The duplicate of this name; None where there is none."""
        with self._store.reading() as connection:
            row = connection.execute(sa.select(duplicates).where(duplicates.c.id == name)).first()
        return None if row is None else StoredDuplicate(name, _read(row.body), row.club, row.at)

    def change(self, name: str, judge: Callable[[Duplicate], Duplicate]) -> Duplicate:
        """Write down what `judge` makes of a duplicate that there is, and return it; what that raises."""
        with self._store.writing() as connection:
            row = connection.execute(sa.select(duplicates).where(duplicates.c.id == name).with_for_update()).one()
            before = _read(row.body)
            after = judge(before)
            if after != before:
                closed_at = time.time() if after.closed else None
                values = {"body": msgspec.json.encode(after).decode(), "closed_at": closed_at}
                connection.execute(duplicates.update().where(duplicates.c.id == name).values(**values))
        return after

    def of_club(self, club: str, most: int, *, is_open: bool = False) -> list[StoredDuplicate]:
        """The latest duplicates of a club, the last one first. is_open: those alone that are not played out at all tables."""
        wanted = sa.select(duplicates).where(duplicates.c.club == club)
        if is_open:
            wanted = wanted.where(duplicates.c.closed_at.is_(None))
        wanted = wanted.order_by(duplicates.c.at.desc()).limit(most)
        with self._store.reading() as connection:
            return [StoredDuplicate(row.id, _read(row.body), row.club, row.at) for row in connection.execute(wanted)]

    def tables(self, name: str) -> dict[str, list[str]]:
        """The tables of a duplicate, the first one first, each with the persons who play there."""
        wanted = sa.select(plays.c.table_id, plays.c.person).where(plays.c.deals == name_of(name)).order_by(plays.c.at, plays.c.table_id)
        persons: dict[str, list[str]] = {}
        with self._store.reading() as connection:
            for table, person in connection.execute(wanted):
                persons.setdefault(table, []).extend([person] if person else [])
        return persons

    def discard(self, table: str) -> None:
        """Let a table that was opened for a place at which another one stands belong to no duplicate and to nobody."""
        with self._store.writing() as connection:
            for rows in (plays, _places):
                connection.execute(rows.delete().where(rows.c.table_id == table))
