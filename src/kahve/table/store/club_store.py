"""What the store keeps of clubs. Call it from a thread: it waits for the disk.

An act is judged in the transaction that writes it, with the rows of the club locked.
So of two founders at once the second is refused.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ...language import message
from ..clubs.club import FOUNDER, MEMBER, MOST_CLUBS, MOST_MEMBERS, Club, Member, Outcome
from ..clubs.evenings import TOLD_BEFORE, Next, Seating, next_evening
from ..protocol.refusal import Refusal
from .club_schema import (
    calendars,
    clubs,
    delete_club,
    devices,
    is_still_played,
    members,
    pushes,
    reads,
    remove_member,
    seats,
    settle,
    tables,
)
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

    me: that member. persons: the person behind each member. code: the one by which people join.

    others: the names of that member's other clubs, for an act.
    """

    id: str
    code: str
    club: Club
    members: Mapping[str, Member]
    persons: Mapping[str, str]
    me: str
    since: float
    others: tuple[str, ...] = ()


class ClubOf(NamedTuple):
    """A club of a person, with their role there (None for somebody at its door) and the number of its members."""

    id: str
    club: Club
    role: str | None
    size: int


class Telling(NamedTuple):
    """An evening of a club that is to be told, with devices and the texts of their subscriptions. coming: None where it has begun."""

    club: str
    name: str
    coming: Next | None
    devices: list[tuple[str, str]]


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
            others = tuple(each.club.name for each in _clubs_of(connection, person) if each.id != club)
            stored = replace(_loaded(connection, club, person), others=others)
            outcome = judge(stored)
            if outcome.club is None:
                delete_club(connection, club)
                return
            _write(connection, club, outcome.club, code=_new_code() if outcome.renews else None)
            if outcome.club.zone != stored.club.zone:
                # The days of the book are others now: it is read again.
                of_club = sa.select(tables.c.table_id).where(tables.c.club == club)
                connection.execute(reads.delete().where(reads.c.table_id.in_(of_club)))
            for who, role in outcome.roles.items():
                if role is None:
                    remove_member(connection, club, stored.persons[who])
                else:
                    connection.execute(members.update().where(members.c.club == club, members.c.id == who).values(role=role))
            settle(connection, club)

    def to_tell(self, now: float) -> list[Telling]:
        """The evenings that are to be told now, each with the devices of those who have not declined, whether told or not."""
        to_tell = []
        with self._store.reading() as connection:
            for club, body in connection.execute(sa.select(clubs.c.id, clubs.c.body).where(clubs.c.tell_at <= now)).all():
                content = _read(body)
                nearest = [next_evening([evening], now, after=0.0) for evening in content.evenings]
                coming: list[Next | None] = [each for each in nearest if each is not None and each.begins <= now + TOLD_BEFORE]
                joined = pushes.join(devices, devices.c.id == pushes.c.device).join(
                    members, (members.c.person == devices.c.person) & (members.c.club == pushes.c.club)
                )
                wanted = sa.select(pushes.c.device, pushes.c.subscription, members.c.id).select_from(joined).where(pushes.c.club == club)
                rows = connection.execute(wanted).all()
                for each in coming or [None]:
                    said = content.answers.get(f"{each.evening.id} {each.day}", {}) if each else {}
                    asking = [(device, text) for device, text, who in rows if said.get(who) != "no"]
                    to_tell.append(Telling(club, content.name, each, asking))
        return to_tell

    def replace_push(self, club: str, device: str, before: str, after: str) -> bool:
        """Write another text in the place of a device's subscription; False where it is not the one before any longer.

        So of several servers one tells a device of an evening, and after a kill nobody is told twice.
        """
        own = pushes.c.club == club, pushes.c.device == device, pushes.c.subscription == before
        with self._store.writing() as connection:
            return bool(connection.execute(pushes.update().where(*own).values(subscription=after)).rowcount)

    def note_pushed(self, club: str, now: float) -> None:
        """No evening of a club is to be told at this moment: write down when the next one is."""
        with self._store.writing() as connection:
            if (body := connection.execute(sa.select(clubs.c.body).where(clubs.c.id == club).with_for_update()).scalar()) is not None:
                connection.execute(clubs.update().where(clubs.c.id == club).values(tell_at=_tell_at(_read(body), now)))

    def keep_push(self, club: str, person: str, device: str, subscription: dict[str, Any] | None) -> None:
        """Write down where a device of a member is told of evenings, or that it is not; UnknownClub."""
        with self._store.writing() as connection:
            _loaded(connection, club, person)
            connection.execute(pushes.delete().where(pushes.c.club == club, pushes.c.device == device))
            if subscription is not None:
                connection.execute(pushes.insert().values(club=club, device=device, subscription=json.dumps(subscription)))

    def forget_push(self, club: str, device: str) -> None:
        """The service has forgotten this device."""
        with self._store.writing() as connection:
            connection.execute(pushes.delete().where(pushes.c.club == club, pushes.c.device == device))

    def is_pushed(self, club: str, device: str) -> bool:
        """Whether this device is told of the club's evenings."""
        with self._store.reading() as connection:
            return connection.execute(sa.select(pushes.c.club).where(pushes.c.club == club, pushes.c.device == device)).first() is not None

    def calendar_token(self, club: str, person: str) -> str:
        """The secret in the address of a member's calendar, the same however often they ask; UnknownClub."""
        with self._store.writing() as connection:
            _loaded(connection, club, person)
            own = calendars.c.club == club, calendars.c.person == person
            token = connection.execute(sa.select(calendars.c.token).where(*own)).scalar()
            if token is None:
                token = secrets.token_urlsafe(24)
                connection.execute(calendars.insert().values(token=token, club=club, person=person))
        return str(token)

    def of_calendar(self, token: str) -> tuple[str, Club]:
        """The club whose calendar has this secret, while its member is one; UnknownClub."""
        joined = calendars.join(clubs, clubs.c.id == calendars.c.club)
        with self._store.reading() as connection:
            row = connection.execute(sa.select(clubs.c.id, clubs.c.body).select_from(joined).where(calendars.c.token == token)).first()
        if row is None:
            raise UnknownClub(message("club-unknown"))
        return row.id, _read(row.body)

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

    def add_planned(self, club: str, table: str, seat: int, person: str, seating: Seating, place: int) -> bool:
        """The same for a table of the evening that is seated so; False where another one was opened for it, or all are seated again."""
        with self._store.writing() as connection:
            connection.execute(sa.select(clubs.c.id).where(clubs.c.id == club).with_for_update())
            content = _loaded(connection, club, person).club
            now = content.seating
            if now is None or (now.tables, now.round) != (seating.tables, seating.round) or now.names[place : place + 1] not in ((), ("",)):
                return False
            names = [*now.names, *[""] * (len(now.tables) - len(now.names))]
            names[place] = table
            _write(connection, club, msgspec.structs.replace(content, seating=msgspec.structs.replace(now, names=tuple(names))))
            connection.execute(tables.insert().values(table_id=table, club=club, at=time.time()))
            connection.execute(seats.insert().values(table_id=table, n=0, seat=seat, person=person))
        return True

    def tables(self, club: str, person: str, most: int | None) -> list[ClubTable]:
        """The latest tables of a club, the last one first, without those whose deals are still played at other tables."""
        joined = (
            tables.join(_tables, _tables.c.id == tables.c.table_id)
            .outerjoin(_standings, _standings.c.table_id == tables.c.table_id)
            .outerjoin(_places, (_places.c.table_id == tables.c.table_id) & (_places.c.person == person))
        )
        wanted = sa.select(tables.c.table_id, _tables.c.game, tables.c.at, _standings.c.body, _places.c.seat).select_from(joined)
        with self._store.reading() as connection:
            rows = connection.execute(
                wanted.where(tables.c.club == club, ~is_still_played()).order_by(tables.c.at.desc()).limit(most)
            ).all()
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


def _write(connection: Connection, club: str, content: Club, *, code: str | None = None) -> None:
    """Write down a club, and when it is to tell of its next evening; one that is being told goes on to be told."""
    now = time.time()
    moment = sa.case((clubs.c.tell_at <= now, clubs.c.tell_at), else_=sa.literal(_tell_at(content, now + TOLD_BEFORE), sa.Float))
    body = msgspec.json.encode(content).decode()
    connection.execute(clubs.update().where(clubs.c.id == club).values(body=body, tell_at=moment, **({"code": code} if code else {})))


def _tell_at(content: Club, since: float) -> float | None:
    """An hour before the first evening of a club that begins after this moment."""
    coming = next_evening(content.evenings, since, after=0.0)
    return None if coming is None else coming.begins - TOLD_BEFORE


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
