"""What the store keeps of persons: name and emblem, devices, passkeys, the tables at which they sit, and how those tables stand.

A key of a device is kept as its hash alone, like the keys of seats. Codes and challenges live for minutes and are never written down.
Nothing here knows the rules of a game or the sentences of the page. Call it from a thread: it waits for the disk.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ...language import later
from . import club_schema, common_schema
from .sql import Store
from .stored import Caller, Keys, Passkey, Place, UnknownPerson, hashed

_schema = sa.MetaData()
_persons = sa.Table("persons", _schema, sa.Column("id"), sa.Column("name"), sa.Column("emblem"), sa.Column("at"))
_devices = sa.Table(
    "devices",
    _schema,
    *(sa.Column(name) for name in ("id", "person", "key", "label", "at", "seen")),
)
_passkeys = sa.Table(
    "passkeys",
    _schema,
    *(sa.Column(name) for name in ("id", "person", "public_key", "uses", "address", "label", "at")),
)
_places = sa.Table("places", _schema, sa.Column("person"), sa.Column("table_id"), sa.Column("seat"), sa.Column("at"))
_standings = sa.Table("standings", _schema, sa.Column("table_id"), sa.Column("n"), sa.Column("body"))
_keys = sa.Table("seat_keys", _schema, sa.Column("table_id"), sa.Column("token"), sa.Column("seat"), sa.Column("device"))
_pushes = sa.Table("pushes", _schema, *(sa.Column(name) for name in ("table_id", "token", "subscription", "at")))
_tables = sa.Table("tables", _schema, sa.Column("id"), sa.Column("game"), sa.Column("at"))
_events = sa.Table("events", _schema, sa.Column("table_id"), sa.Column("n"), sa.Column("at"))

_SEEN_AGAIN = 3600.0
"""Seconds after which it is written down again that a device has been seen."""


class PersonStore:
    """The persons of a store."""

    def __init__(self, store: Store) -> None:
        """Keep the store."""
        self._store = store

    # -- who asks

    def make(self, name: str, emblem: str, key: str, label: str) -> Caller:
        """Write down a new person with their first device."""
        person, now = secrets.token_hex(12), time.time()
        with self._store.writing() as connection:
            connection.execute(_persons.insert().values(id=person, name=name, emblem=emblem, at=now))
            return Caller(person, _device(connection, person, key, label, now), name, emblem)

    def caller(self, key: str) -> Caller:
        """Whose key this is; UnknownPerson. Now and then it is written down that the device was seen."""
        joined = _devices.join(_persons, _persons.c.id == _devices.c.person)
        wanted = sa.select(_persons.c.id, _devices.c.id, _persons.c.name, _persons.c.emblem, _devices.c.seen).select_from(joined)
        try:
            with self._store.reading() as connection:
                row = connection.execute(wanted.where(_devices.c.key == hashed(key))).first()
        except sa.exc.DBAPIError:
            raise self._store.unreadable() from None
        if row is None:
            raise UnknownPerson(later("people-device-unknown"))
        person, device, name, emblem, seen = row
        if time.time() - seen > _SEEN_AGAIN:
            with self._store.writing() as connection:
                connection.execute(_devices.update().where(_devices.c.id == device).values(seen=time.time()))
        return Caller(person, device, name, emblem)

    def change(self, person: str, changes: Mapping[str, str]) -> None:
        """Give a person another name or emblem."""
        with self._store.writing() as connection:
            connection.execute(_persons.update().where(_persons.c.id == person).values(**changes))

    def about(self, person: str) -> dict[str, Any]:
        """Name, emblem, devices and passkeys of a person, the oldest first; UnknownPerson."""
        with self._store.reading() as connection:
            row = connection.execute(sa.select(_persons.c.name, _persons.c.emblem, _persons.c.at).where(_persons.c.id == person)).first()
            of_devices = sa.select(_devices.c.id, _devices.c.label, _devices.c.at, _devices.c.seen).where(_devices.c.person == person)
            devices = connection.execute(of_devices.order_by(_devices.c.at)).all()
            of_passkeys = sa.select(_passkeys.c.id, _passkeys.c.label, _passkeys.c.address, _passkeys.c.at)
            passkeys = connection.execute(of_passkeys.where(_passkeys.c.person == person).order_by(_passkeys.c.at)).all()
        if row is None:
            raise UnknownPerson(later("people-person-unknown"))
        return {
            "name": row.name,
            "emblem": row.emblem,
            "since": row.at,
            "devices": [{"id": row_of.id, "label": row_of.label, "since": row_of.at, "seen": row_of.seen} for row_of in devices],
            "passkeys": [{"id": row_of.id, "label": row_of.label, "address": row_of.address, "since": row_of.at} for row_of in passkeys],
        }

    # -- devices

    def add_device(self, person: str, key: str, label: str, before: Caller | None = None, *, bring: bool = False) -> tuple[Caller, Keys]:
        """Write down another device of a person, and the keys to seats that open nothing now; UnknownPerson if they were deleted meanwhile.

        before: who the device spoke for until now, and does not from now on. bring: that person's seats come along, and the person is
        deleted.
        """
        now = time.time()
        with self._store.writing() as connection:
            row = connection.execute(sa.select(_persons.c.name, _persons.c.emblem).where(_persons.c.id == person)).first()
            if row is None:
                raise UnknownPerson(later("people-person-unknown"))
            caller = Caller(person, _device(connection, person, key, label, now), row.name, row.emblem)
            if before is None:
                return caller, []
            if before.person == person:
                # The same person again: the seats of the old key go on with the new one.
                connection.execute(_keys.update().where(_keys.c.device == before.device).values(device=caller.device))
                club_schema.forget_device(connection, before.device)
                connection.execute(_devices.delete().where(_devices.c.id == before.device))
                return caller, []
            if bring:
                has = sa.select(_places.c.table_id).where(_places.c.person == person)
                theirs = _places.c.person == before.person
                own = sa.select(_devices.c.id).where(_devices.c.person == before.person)
                # At a table where both sit, each seat keeps its own.
                connection.execute(_places.update().where(theirs, _places.c.table_id.not_in(has)).values(person=person))
                moved = sa.select(_places.c.table_id).where(_places.c.person == person)
                keys = (
                    _keys.c.device == before.device,
                    _keys.c.table_id.in_(moved),
                    _keys.c.table_id.not_in(sa.select(_places.c.table_id).where(theirs)),
                )
                connection.execute(_keys.update().where(*keys).values(device=caller.device))
                gone = _forget_keys(connection, _keys.c.device.in_(own))
                club_schema.become(connection, before.person, person)
                common_schema.become(connection, before.person, person)
                _forget_person(connection, before.person)
                return caller, gone
            gone = _forget_device(connection, before.person, before.device)
            return caller, gone

    def sign_out(self, person: str, device: str) -> Keys:
        """Forget a device of a person, and its keys to seats; UnknownPerson if they have no such device.

        A person without a device and without a passkey could never come back, so that nothing is kept of them then.
        """
        with self._store.writing() as connection:
            whose = _devices.c.id == device, _devices.c.person == person
            if connection.execute(sa.select(_devices.c.id).where(*whose)).first() is None:
                raise UnknownPerson(later("people-no-such-device"))
            return _forget_device(connection, person, device)

    def delete(self, person: str) -> Keys:
        """Forget a person altogether: devices, passkeys, the link to every seat, and the keys to them."""
        with self._store.writing() as connection:
            gone = _forget_keys(connection, _keys.c.device.in_(sa.select(_devices.c.id).where(_devices.c.person == person)))
            _forget_person(connection, person)
            return gone

    # -- passkeys

    def add_passkey(self, passkey: Passkey, label: str, address: str) -> None:
        """Write down a passkey; Conflict if there is one of this name."""
        with self._store.writing() as connection:
            connection.execute(
                _passkeys.insert().values(
                    id=passkey.id,
                    person=passkey.person,
                    public_key=passkey.public_key,
                    uses=passkey.uses,
                    address=address,
                    label=label,
                    at=time.time(),
                )
            )

    def passkey(self, name: str) -> Passkey:
        """The passkey of this name; UnknownPerson."""
        wanted = sa.select(_passkeys.c.id, _passkeys.c.person, _passkeys.c.public_key, _passkeys.c.uses).where(_passkeys.c.id == name)
        with self._store.reading() as connection:
            row = connection.execute(wanted).first()
        if row is None:
            raise UnknownPerson(later("people-passkey-unknown"))
        return Passkey(*row)

    def passkeys(self, person: str) -> list[str]:
        """The names of a person's passkeys."""
        with self._store.reading() as connection:
            return [str(name) for name in connection.execute(sa.select(_passkeys.c.id).where(_passkeys.c.person == person)).scalars()]

    def use_passkey(self, name: str, uses: int) -> None:
        """Write down how often a passkey has been used by now."""
        with self._store.writing() as connection:
            connection.execute(_passkeys.update().where(_passkeys.c.id == name).values(uses=uses))

    def drop_passkey(self, person: str, name: str) -> None:
        """Forget a passkey of a person; UnknownPerson if they have none of this name."""
        with self._store.writing() as connection:
            whose = _passkeys.c.id == name, _passkeys.c.person == person
            if connection.execute(_passkeys.delete().where(*whose)).rowcount == 0:
                raise UnknownPerson(later("people-no-such-passkey"))

    # -- tables

    def places(self, person: str) -> list[Place]:
        """Every seat of a person, with how its table stood when that was last written down."""
        with self._store.reading() as connection:
            seats = connection.execute(
                sa.select(_places.c.table_id, _places.c.seat, _places.c.at, _tables.c.game, _standings.c.n, _standings.c.body)
                .select_from(
                    _places.join(_tables, _tables.c.id == _places.c.table_id).outerjoin(
                        _standings, _standings.c.table_id == _places.c.table_id
                    )
                )
                .where(_places.c.person == person)
            ).all()
            mine = sa.select(_places.c.table_id).where(_places.c.person == person)
            last = sa.select(_events.c.table_id, sa.func.max(_events.c.n).label("n")).where(_events.c.table_id.in_(mine))
            ends = last.group_by(_events.c.table_id).subquery()
            both = sa.and_(_events.c.table_id == ends.c.table_id, _events.c.n == ends.c.n)
            rows = connection.execute(sa.select(_events.c.table_id, _events.c.n, _events.c.at).join(ends, both)).all()
            latest = {table: (n, moment) for table, n, moment in rows}
        places = []
        for table, seat, since, game, noted, body in seats:
            n, moment = latest.get(table, (0, since))
            standing = json.loads(body) if body else None
            places.append(Place(table, seat, game, n, moment, since, -1 if noted is None else noted, standing))
        return places

    def seat_at(self, person: str, table: str) -> int | None:
        """The seat of a person at a table."""
        wanted = sa.select(_places.c.seat).where(_places.c.person == person, _places.c.table_id == table)
        with self._store.reading() as connection:
            row = connection.execute(wanted).first()
        return None if row is None else int(row[0])

    def pushes(self, person: str) -> list[dict[str, Any]]:
        """Where the devices of a person listen for their turn, by table."""
        joined = _pushes.join(_keys, _keys.c.token == _pushes.c.token).join(_devices, _devices.c.id == _keys.c.device)
        wanted = sa.select(_pushes.c.table_id, _devices.c.label, _pushes.c.subscription, _pushes.c.at).select_from(joined)
        with self._store.reading() as connection:
            rows = connection.execute(wanted.where(_devices.c.person == person)).all()
        return [{"table": row.table_id, "device": row.label, "listens": json.loads(row.subscription), "since": row.at} for row in rows]

    def forget_place(self, person: str, table: str) -> Keys:
        """Take a table off a person's list, with the keys that their devices have to it; UnknownPerson if they have no seat there."""
        with self._store.writing() as connection:
            if connection.execute(_places.delete().where(_places.c.person == person, _places.c.table_id == table)).rowcount == 0:
                raise UnknownPerson(later("table-no-seat-of-yours"))
            own = sa.select(_devices.c.id).where(_devices.c.person == person)
            return _forget_keys(connection, _keys.c.table_id == table, _keys.c.device.in_(own))

    def to_note(self, tables: Mapping[str, int]) -> list[str]:
        """Which of these tables somebody can list while it is not written down how they stand. tables: the last event of each."""
        noted = _places.outerjoin(_standings, _standings.c.table_id == _places.c.table_id)
        wanted = sa.select(_places.c.table_id, _standings.c.n).select_from(noted).distinct()
        if not tables:
            return []
        with self._store.reading() as connection:
            return [str(table) for table, n in connection.execute(wanted) if table in tables and tables[table] != n]

    def note_summaries(self, standings: Mapping[str, tuple[int, Mapping[str, Any]]]) -> None:
        """Write down how tables stand: by table the number of the last event, and the standing after it."""
        rows = [{"table_id": table, "n": n, "body": json.dumps(standing, ensure_ascii=False)} for table, (n, standing) in standings.items()]
        with self._store.writing() as connection:
            for row in rows:
                connection.execute(_standings.delete().where(_standings.c.table_id == row["table_id"]))
            connection.execute(_standings.insert(), rows)


def _device(connection: Connection, person: str, key: str, label: str, now: float) -> str:
    device = secrets.token_hex(8)
    connection.execute(_devices.insert().values(id=device, person=person, key=hashed(key), label=label, at=now, seen=now))
    return device


def _forget_keys(connection: Connection, *which: Any) -> Keys:
    gone = [(str(table), str(token)) for table, token in connection.execute(sa.select(_keys.c.table_id, _keys.c.token).where(*which))]
    # Where a device listens for its turn is of no use without its key, and tells of the device.
    connection.execute(_pushes.delete().where(_pushes.c.token.in_(sa.select(_keys.c.token).where(*which))))
    connection.execute(_keys.delete().where(*which))
    return gone


def _forget_device(connection: Connection, person: str, device: str) -> Keys:
    gone = _forget_keys(connection, _keys.c.device == device)
    club_schema.forget_device(connection, device)
    connection.execute(_devices.delete().where(_devices.c.id == device))
    if not any(connection.execute(sa.select(rows.c.id).where(rows.c.person == person)).first() for rows in (_devices, _passkeys)):
        _forget_person(connection, person)
    return gone


def _forget_person(connection: Connection, person: str) -> None:
    club_schema.forget_person(connection, person)
    common_schema.forget_person(connection, person)
    for rows in (_places, _passkeys, _devices):
        connection.execute(rows.delete().where(rows.c.person == person))
    connection.execute(_persons.delete().where(_persons.c.id == person))
