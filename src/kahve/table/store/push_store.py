"""What the store keeps of devices that are pushed to: for each key to a seat where its device listens.

A row is of use only as long as its key opens the seat. Whoever leaves the seat, or signs the device out, is sent nothing. Call it
from a thread: it waits for the disk.
"""

from __future__ import annotations

import json
import time
from typing import Any

import sqlalchemy as sa

from .sql import Store
from .stored import hashed

_schema = sa.MetaData()
_pushes = sa.Table("pushes", _schema, *(sa.Column(name) for name in ("table_id", "token", "subscription", "at")))
_keys = sa.Table("seat_keys", _schema, *(sa.Column(name) for name in ("table_id", "token", "seat")))


class PushStore:
    """The subscriptions of a store."""

    def __init__(self, store: Store) -> None:
        """Keep the store."""
        self._store = store

    def keep(self, table: str, seat: int, token: str, subscription: dict[str, Any]) -> None:
        """Write down where the device with this key listens, in place of what it said before; nothing for a key that opens no seat."""
        row = {"table_id": table, "token": hashed(token), "subscription": json.dumps(subscription), "at": time.time()}
        of_seat = sa.select(_keys.c.seat).where(_keys.c.table_id == table, _keys.c.token == hashed(token))
        with self._store.writing() as connection:
            connection.execute(_orphans(table))
            connection.execute(_pushes.delete().where(_pushes.c.table_id == table, _pushes.c.token == row["token"]))
            if connection.execute(of_seat).scalar() == seat:
                connection.execute(_pushes.insert().values(**row))

    def subscription(self, table: str, key: str) -> dict[str, Any] | None:
        """Where the device with this key listens, by the hash of the key; None if the key no longer opens anything."""
        joined = _pushes.join(_keys, (_keys.c.table_id == _pushes.c.table_id) & (_keys.c.token == _pushes.c.token))
        wanted = sa.select(_pushes.c.subscription).select_from(joined).where(_pushes.c.table_id == table, _pushes.c.token == key)
        try:
            with self._store.reading() as connection:
                text = connection.execute(wanted).scalar()
        except sa.exc.DBAPIError:
            raise self._store.unreadable() from None
        return None if text is None else dict(json.loads(text))

    def of(self, table: str, seat: int) -> list[tuple[str, dict[str, Any]]]:
        """Where the devices of a seat listen, each with the hash of its key."""
        joined = _pushes.join(_keys, (_keys.c.table_id == _pushes.c.table_id) & (_keys.c.token == _pushes.c.token))
        wanted = sa.select(_pushes.c.token, _pushes.c.subscription).select_from(joined)
        try:
            with self._store.reading() as connection:
                rows = connection.execute(wanted.where(_keys.c.table_id == table, _keys.c.seat == seat)).all()
        except sa.exc.DBAPIError:
            raise self._store.unreadable() from None
        return [(token, json.loads(subscription)) for token, subscription in rows]

    def forget(self, table: str, token: str) -> None:
        """Forget where the device with this key listens, and every device whose key no longer opens anything."""
        with self._store.writing() as connection:
            connection.execute(_pushes.delete().where(_pushes.c.table_id == table, _pushes.c.token == hashed(token)))
            connection.execute(_orphans(table))

    def gone(self, table: str, key: str, subscription: dict[str, Any]) -> None:
        """The service has forgotten this subscription; one that the device has made since stays. key: the hash of the key."""
        with self._store.writing() as connection:
            of_key = _pushes.delete().where(_pushes.c.table_id == table, _pushes.c.token == key)
            connection.execute(of_key.where(_pushes.c.subscription == json.dumps(subscription)))
            connection.execute(_orphans(table))


def _orphans(table: str) -> sa.Delete:
    of_table = sa.select(_keys.c.token).where(_keys.c.table_id == table)
    return _pushes.delete().where(_pushes.c.table_id == table, _pushes.c.token.not_in(of_table))
