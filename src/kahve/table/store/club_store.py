"""What the store keeps of clubs. Call it from a thread: it waits for the disk.

An act is judged in the transaction that writes it, with the rows of the club locked.
So of two founders at once the second is refused.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ...language import message
from ..clubs.club import FOUNDER, MEMBER, MOST_CLUBS, MOST_MEMBERS, Club, Member, Outcome
from ..protocol.refusal import Refusal
from .club_schema import clubs, delete_club, members, seats, settle, tables
from .sql import Store
from .stored import UnknownClub

_schema = sa.MetaData()
_persons = sa.Table("persons", _schema, *(sa.Column(name) for name in ("id", "name", "emblem")))
_places = sa.Table("places", _schema, *(sa.Column(name) for name in ("person", "table_id", "seat")))
_tables = sa.Table("tables", _schema, sa.Column("id"), sa.Column("game"))
_standings = sa.Table("standings", _schema, *(sa.Column(name) for name in ("table_id", "body")))

CODE_LETTERS, CODE_LENGTH = "ABCDEFGHJKLMNPQRSTUVWXYZ", 12
"""Of a code by which one joins: 55 bits, and a wrong one is counted against the address that tried it."""


@dataclass(frozen=True)
class StoredClub:
    """A club as one of its members may read it.

    me: that member. persons: who each member is. code: by which one joins.
    """

    id: str
    code: str
    club: Club
    members: Mapping[str, Member]
    persons: Mapping[str, str]
    me: str
    since: float


class ClubOf(NamedTuple):
    """A club of a person, with their role there (None for somebody at its door) and the number of its members."""

    id: str
    club: Club
    role: str | None
    size: int


@dataclass(frozen=True)
class ClubTable:
    """A table of a club, and how it stood when that was last written down. seat: that of the person who asks."""

    table: str
    game: str
    since: float
    standing: Mapping[str, Any] | None
    seat: int | None


class ClubStore:
    """The clubs of a store."""

    def __init__(self, store: Store) -> None:
        """Keep the store."""
        self._store = store

    def establish(self, person: str, make: Callable[[list[str]], Club], table: str | None = None) -> str:
        """Write down a new club with its founder; its id. Refusal, and what `make` raises.

        make: the club, by the names of those that its founder is in. table: one where the founder sits, which belongs to the club now.
        """
        club, now = secrets.token_hex(6), time.time()
        with self._store.writing() as connection:
            of_founder = _clubs_of(connection, person)
            _check_number_of_clubs(of_founder)
            body = msgspec.json.encode(make([each.club.name for each in of_founder])).decode()
            if table is not None:
                self._check_seat(connection, person, table)
                if connection.execute(sa.select(tables.c.club).where(tables.c.table_id == table)).first():
                    raise Refusal("founded", message("club-table-has-club"))
            connection.execute(clubs.insert().values(id=club, code=_new_code(), origin=table, body=body, at=now))
            _add_member(connection, club, person, FOUNDER, now)
            if table is not None:
                connection.execute(tables.insert().values(table_id=table, club=club, at=now))
                places = sa.select(_places.c.table_id, sa.literal(0), _places.c.seat, _places.c.person)
                connection.execute(seats.insert().from_select(list(seats.c.keys()), places.where(_places.c.table_id == table)))
        return club

    def of_person(self, person: str) -> list[ClubOf]:
        """The clubs of a person, in the order in which they joined."""
        with self._store.reading() as connection:
            return _clubs_of(connection, person)

    def behind(self, person: str, code: str | None, table: str | None) -> ClubOf | None:
        """The club that this code opens, or that was founded from a table where this person sits; None where there is none."""
        with self._store.reading() as connection:
            row = self._behind(connection, person, code, table)
            if row is None:
                return None
            own = sa.select(members.c.role).where(members.c.club == row[0], members.c.person == person)
            return ClubOf(*row, connection.execute(own).scalar(), _number_of_members(connection, row[0]))

    def join(self, person: str, code: str | None, table: str | None) -> str | None:
        """Write down a new member, once however often they ask; the club's id, None where nothing is behind the code. Refusal."""
        with self._store.writing() as connection:
            row = self._behind(connection, person, code, table)
            if row is None:
                return None
            club = row[0]
            connection.execute(sa.select(clubs.c.id).where(clubs.c.id == club).with_for_update())
            if connection.execute(sa.select(members.c.id).where(members.c.club == club, members.c.person == person)).first():
                return club
            if _number_of_members(connection, club) >= MOST_MEMBERS:
                raise Refusal("full", message("club-is-full", most=MOST_MEMBERS))
            _check_number_of_clubs(_clubs_of(connection, person))
            _add_member(connection, club, person, MEMBER, time.time())
        return club

    def load(self, club: str, person: str) -> StoredClub:
        """A club, for one of its members; UnknownClub."""
        with self._store.reading() as connection:
            return _loaded(connection, club, person)

    def act(self, club: str, person: str, judge: Callable[[StoredClub], Outcome]) -> None:
        """Let an act happen; UnknownClub, and what `judge` raises, which says what the act comes to."""
        with self._store.writing() as connection:
            connection.execute(sa.select(clubs.c.id).where(clubs.c.id == club).with_for_update())
            stored = _loaded(connection, club, person)
            outcome = judge(stored)
            if outcome.club is None:
                delete_club(connection, club)
                return
            values = {"body": msgspec.json.encode(outcome.club).decode()} | ({"code": _new_code()} if outcome.renews else {})
            connection.execute(clubs.update().where(clubs.c.id == club).values(**values))
            for who, role in outcome.roles.items():
                row = members.c.club == club, members.c.id == who
                connection.execute(members.delete().where(*row) if role is None else members.update().where(*row).values(role=role))
            settle(connection, club)

    def see(self, club: str, person: str) -> None:
        """Write down that a member looks at the page."""
        with self._store.writing() as connection:
            connection.execute(members.update().where(members.c.club == club, members.c.person == person).values(seen=time.time()))

    def add_table(self, club: str, table: str, seat: int, person: str) -> None:
        """Let a table that this person has just opened belong to their club; UnknownClub."""
        with self._store.writing() as connection:
            _loaded(connection, club, person)
            connection.execute(tables.insert().values(table_id=table, club=club, at=time.time()))
            connection.execute(seats.insert().values(table_id=table, n=0, seat=seat, person=person))

    def tables(self, club: str, person: str, most: int | None) -> list[ClubTable]:
        """The latest tables of a club, the last one first."""
        joined = (
            tables.join(_tables, _tables.c.id == tables.c.table_id)
            .outerjoin(_standings, _standings.c.table_id == tables.c.table_id)
            .outerjoin(_places, (_places.c.table_id == tables.c.table_id) & (_places.c.person == person))
        )
        wanted = sa.select(tables.c.table_id, _tables.c.game, tables.c.at, _standings.c.body, _places.c.seat).select_from(joined)
        with self._store.reading() as connection:
            rows = connection.execute(wanted.where(tables.c.club == club).order_by(tables.c.at.desc()).limit(most)).all()
        return [ClubTable(row[0], row[1], row[2], json.loads(row[3]) if row[3] else None, row[4]) for row in rows]

    def persons_at(self, tables_of: list[str]) -> dict[tuple[str, int], str]:
        """The person of each seat at these tables."""
        wanted = sa.select(_places.c.table_id, _places.c.seat, _places.c.person).where(_places.c.table_id.in_(tables_of))
        with self._store.reading() as connection:
            return {(table, seat): person for table, seat, person in connection.execute(wanted)}

    def _behind(self, connection: Connection, person: str, code: str | None, table: str | None) -> tuple[str, Club] | None:
        which = clubs.c.code == code
        if code is None:
            self._check_seat(connection, person, table or "")
            which = clubs.c.origin == table
        row = connection.execute(sa.select(clubs.c.id, clubs.c.body).where(which)).first()
        return None if row is None else (row.id, _read(row.body))

    @staticmethod
    def _check_seat(connection: Connection, person: str, table: str) -> None:
        if connection.execute(sa.select(_places.c.seat).where(_places.c.person == person, _places.c.table_id == table)).first() is None:
            raise Refusal("not_yours", message("table-no-seat-of-yours"))


_read = msgspec.json.Decoder(Club).decode


def _loaded(connection: Connection, club: str, person: str) -> StoredClub:
    row = connection.execute(sa.select(clubs.c.code, clubs.c.body, clubs.c.at).where(clubs.c.id == club)).first()
    joined = members.join(_persons, _persons.c.id == members.c.person)
    wanted = sa.select(members, _persons.c.name, _persons.c.emblem).select_from(joined)
    rows = connection.execute(wanted.where(members.c.club == club).order_by(members.c.at)).all() if row else []
    me = next((each.id for each in rows if each.person == person), None)
    if row is None or me is None:
        raise UnknownClub(message("club-unknown"))
    of_club = {each.id: Member(each.name, each.emblem, each.role, each.at, each.seen) for each in rows}
    return StoredClub(club, row.code, _read(row.body), of_club, {each.id: each.person for each in rows}, me, row.at)


def _clubs_of(connection: Connection, person: str) -> list[ClubOf]:
    other = members.alias()
    count = sa.select(sa.func.count()).where(other.c.club == clubs.c.id).scalar_subquery()
    joined = members.join(clubs, clubs.c.id == members.c.club)
    wanted = sa.select(clubs.c.id, clubs.c.body, members.c.role, count).select_from(joined)
    rows = connection.execute(wanted.where(members.c.person == person).order_by(members.c.at)).all()
    return [ClubOf(club, _read(body), role, number) for club, body, role, number in rows]


def _check_number_of_clubs(of_person: list[ClubOf]) -> None:
    if len(of_person) >= MOST_CLUBS:
        raise Refusal("not_now", message("club-too-many-clubs", most=MOST_CLUBS))


def _number_of_members(connection: Connection, club: str) -> int:
    return int(connection.execute(sa.select(sa.func.count()).where(members.c.club == club)).scalar_one())


def _add_member(connection: Connection, club: str, person: str, role: str, now: float) -> None:
    connection.execute(members.insert().values(club=club, person=person, id=secrets.token_hex(4), role=role, at=now, seen=now))


def _new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


__all__ = ["CODE_LENGTH", "CODE_LETTERS", "ClubOf", "ClubStore", "ClubTable", "StoredClub"]
