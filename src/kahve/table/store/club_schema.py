"""The rows of clubs, and what becomes of them when somebody sits down, or when a person goes or becomes another."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ..clubs.club import FOUNDER, Member, heir
from .common_schema import plays

_schema = sa.MetaData()


def _table(name: str, *columns: str) -> sa.Table:
    return sa.Table(name, _schema, *(sa.Column(column) for column in columns))


clubs = _table("clubs", "id", "code", "origin", "body", "at", "tell_at")
members = _table("club_members", "club", "person", "id", "role", "at", "seen")
tables = _table("club_tables", "table_id", "club", "at")
seats = _table("club_seats", "table_id", "n", "seat", "person")
calendars = _table("club_calendars", "token", "club", "person")
pushes = _table("club_pushes", "club", "device", "subscription")
matches = _table("club_matches", "table_id", "number", "club", "at", "day", "game", "body")
reads = _table("club_reads", "table_id", "n")
notes = _table("club_notes", "table_id", "deal", "person", "body", "at")
devices = _table("devices", "id", "person")
duplicates = _table("duplicates", "id", "club", "body", "at", "closed_at")


def is_still_played() -> sa.ColumnElement[bool]:
    """Whether the deals of a table are those of a duplicate that is not played out at all of its tables."""
    same = (plays.c.table_id == tables.c.table_id) & (plays.c.deals == sa.literal("duplicate ") + duplicates.c.id)
    return sa.exists().where(same, duplicates.c.closed_at.is_(None))


def note_seat(connection: Connection, table: str, n: int, seat: int, person: str) -> None:
    """Write down the person who takes a seat with event n of a table, if the table belongs to a club."""
    values = [sa.literal(value) for value in (table, n, seat, person)]
    of_club = sa.select(*values).where(sa.exists().where(tables.c.table_id == table))
    connection.execute(seats.insert().from_select(["table_id", "n", "seat", "person"], of_club))


def forget_person(connection: Connection, person: str) -> None:
    """Take a person out of every club; the cards that they played there stay, under the name that they had at the table."""
    # What the book has of their tables is read again, without them.
    connection.execute(reads.delete().where(reads.c.table_id.in_(sa.select(seats.c.table_id).where(seats.c.person == person))))
    for rows in (seats, notes):
        connection.execute(rows.delete().where(rows.c.person == person))
    for club in connection.execute(sa.select(members.c.club).where(members.c.person == person)).scalars().all():
        remove_member(connection, club, person)
        settle(connection, club)


def remove_member(connection: Connection, club: str, person: str) -> None:
    """Delete what a club keeps of a member: the calendar and the devices that are told of evenings as well."""
    own = sa.select(devices.c.id).where(devices.c.person == person)
    connection.execute(pushes.delete().where(pushes.c.club == club, pushes.c.device.in_(own)))
    for rows in (calendars, members):
        connection.execute(rows.delete().where(rows.c.club == club, rows.c.person == person))


def forget_device(connection: Connection, device: str) -> None:
    """A device is told of no evenings from now on."""
    connection.execute(pushes.delete().where(pushes.c.device == device))


def become(connection: Connection, before: str, person: str) -> None:
    """Let a person have what another one had in clubs, who is forgotten afterwards."""
    connection.execute(reads.delete().where(reads.c.table_id.in_(sa.select(seats.c.table_id).where(seats.c.person == before))))
    connection.execute(seats.update().where(seats.c.person == before).values(person=person))
    both = sa.select(notes.c.table_id).where(notes.c.person == person)
    connection.execute(notes.update().where(notes.c.person == before, notes.c.table_id.not_in(both)).values(person=person))
    has = sa.select(members.c.club).where(members.c.person == person)
    for rows in (calendars, members):
        connection.execute(rows.update().where(rows.c.person == before, rows.c.club.not_in(has)).values(person=person))


def settle(connection: Connection, club: str) -> None:
    """Give a club without a founder one of its members, and delete one without members."""
    rows = connection.execute(sa.select(members.c.id, members.c.role, members.c.at).where(members.c.club == club)).all()
    left = {row.id: Member("", "", row.role, row.at) for row in rows}
    if (next_one := heir(left)) is None:
        delete_club(connection, club)
    elif not any(member.role == FOUNDER for member in left.values()):
        connection.execute(members.update().where(members.c.club == club, members.c.id == next_one).values(role=FOUNDER))


def delete_club(connection: Connection, club: str) -> None:
    """Delete all that is a club's; its tables are tables as any other from then on."""
    of_club = sa.select(tables.c.table_id).where(tables.c.club == club)
    for rows in (seats, reads, notes):
        connection.execute(rows.delete().where(rows.c.table_id.in_(of_club)))
    for rows in (matches, tables, calendars, pushes, members):
        connection.execute(rows.delete().where(rows.c.club == club))
    connection.execute(duplicates.update().where(duplicates.c.club == club).values(club=None))
    connection.execute(clubs.delete().where(clubs.c.id == club))
