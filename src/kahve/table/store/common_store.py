"""The plays of common deals that the store knows. Call it from a thread: it waits for the disk."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
import sqlalchemy as sa

from .club_schema import clubs, members
from .common_schema import plays
from .sql import Store
from .stored import CommonPlay, MatePlay

MOST_PLAYS = 2000
"""The plays of a person that are read at most, the latest ones."""

_schema = sa.MetaData()
_events = sa.Table("events", _schema, sa.Column("table_id"), sa.Column("kind"))
_persons = sa.Table("persons", _schema, sa.Column("id"), sa.Column("name"), sa.Column("emblem"))
_is_over = sa.exists().where(_events.c.table_id == plays.c.table_id, _events.c.kind.in_(("match", "ended")))


class CommonStore:
    """The plays of common deals in a store."""

    def __init__(self, store: Store) -> None:
        """Keep the store."""
        self._store = store

    def has_played(self, person: str, deals: str) -> bool:
        """Whether a person has played these deals to their end at some table."""
        return any(play.over for play in self.plays(person, [deals]))

    def plays(self, person: str, deals: Collection[str] | None = None) -> list[CommonPlay]:
        """What a person has played of these deals, or of all, the first play first."""
        wanted = sa.select(plays.c.deals, plays.c.table_id, plays.c.seat, _is_over, plays.c.points).where(plays.c.person == person)
        if deals is not None:
            wanted = wanted.where(plays.c.deals.in_(deals))
        with self._store.reading() as connection:
            rows = connection.execute(wanted.order_by(plays.c.at.desc(), plays.c.table_id).limit(MOST_PLAYS)).all()
        return [CommonPlay(name, table, seat, bool(over), points) for name, table, seat, over, points in reversed(rows)]

    def mates(self, person: str, deals: str) -> list[MatePlay]:
        """The first play of every member of this person's clubs, once it is over."""
        own = members.alias()
        joined = own.join(clubs, clubs.c.id == own.c.club).join(members, members.c.club == own.c.club)
        joined = joined.join(_persons, _persons.c.id == members.c.person).join(plays, plays.c.person == members.c.person)
        columns = clubs.c.id, clubs.c.body, _persons.c.id, _persons.c.name, _persons.c.emblem
        wanted = (
            sa.select(*columns, plays.c.table_id, plays.c.seat, plays.c.points, _is_over)
            .select_from(joined)
            .where(own.c.person == person, plays.c.deals == deals)
        )
        with self._store.reading() as connection:
            rows = connection.execute(wanted.order_by(plays.c.at, plays.c.table_id)).all()
        firsts: dict[tuple[str, str], MatePlay | None] = {}
        for club, body, mate, name, emblem, table, seat, points, over in rows:
            called = (club, str(msgspec.json.decode(body)["name"]))
            firsts.setdefault((club, mate), MatePlay(called, mate, name, emblem, table, seat, points) if over else None)
        return [play for play in firsts.values() if play is not None]

    def note_points(self, table: str, points: float) -> None:
        """Write down what was made at a table; it follows from the log."""
        with self._store.writing() as connection:
            connection.execute(plays.update().where(plays.c.table_id == table).values(points=points))
