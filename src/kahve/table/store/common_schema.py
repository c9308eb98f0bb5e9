"""The rows of what persons have played: common deals, by table and seat, and matches that were read from logs."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from .stored import Caller

_schema = sa.MetaData()
plays = sa.Table("common_plays", _schema, *(sa.Column(name) for name in ("table_id", "seat", "deals", "person", "at", "points")))

own_matches = sa.Table("own_matches", _schema, *(sa.Column(name) for name in ("table_id", "person", "n", "body")))


def note_opened(connection: Connection, table: str, deals: str, seat: int, caller: Caller | None, now: float) -> None:
    """Write down a new table with common deals, and who opened it. deals: their name."""
    person = caller.person if caller else None
    connection.execute(plays.insert().values(table_id=table, seat=seat, deals=deals, person=person, at=now))


def note_player(connection: Connection, table: str, seat: int, person: str, now: float) -> None:
    """Write down the person who takes a seat, if the table has common deals."""
    deals = connection.execute(sa.select(plays.c.deals).where(plays.c.table_id == table)).scalar()
    if deals is not None:
        connection.execute(plays.delete().where(plays.c.table_id == table, plays.c.seat == seat))
        connection.execute(plays.insert().values(table_id=table, seat=seat, deals=deals, person=person, at=now))


def become(connection: Connection, before: str, person: str) -> None:
    """Let a person have what another one has played."""
    connection.execute(plays.update().where(plays.c.person == before).values(person=person))
    connection.execute(own_matches.delete().where(own_matches.c.person == before))


def forget_person(connection: Connection, person: str) -> None:
    """Forget who played; that the table has common deals stays, because their cards are hidden from others."""
    connection.execute(plays.update().where(plays.c.person == person).values(person=None))
    connection.execute(own_matches.delete().where(own_matches.c.person == person))
