"""What the store keeps of the matches that a person has played: they follow from the logs. Call it from a thread: it waits for the disk.

A table is read once, and again when a match has ended there since or a deal of it was reviewed.
"""

from __future__ import annotations

import contextlib

import msgspec
import sqlalchemy as sa

from ..clubs.book import MatchPlayed, matches_of, seated_since
from .common_schema import own_matches
from .review_store import ReviewStore
from .sql import Store
from .stored import Conflict, DamagedTable, UnknownTable

MOST_TABLES = 500
"""The tables of a person that count, those at which they sat down last."""

_schema = sa.MetaData()
_places = sa.Table("places", _schema, *(sa.Column(name) for name in ("person", "table_id", "seat", "at")))
_events = sa.Table("events", _schema, sa.Column("table_id"), sa.Column("n"), sa.Column("kind"))
_decoder = msgspec.json.Decoder(list[MatchPlayed])


class HistoryStore:
    """The matches of the persons of a store."""

    def __init__(self, store: Store) -> None:
        """Keep the store."""
        self._store, self._reviews = store, ReviewStore(store)

    def unread(self, person: str) -> list[tuple[str, int]]:
        """The tables of a person at which a match has ended since they were read, with the seat, the latest first.

        Those of a duplicate are among them: of its deals nobody else's table is read.
        """
        latest = _latest(person)
        own = (own_matches.c.table_id == latest.c.table_id) & (own_matches.c.person == person)
        since = _events.c.table_id == latest.c.table_id, _events.c.n > sa.func.coalesce(own_matches.c.n, -1)
        newer = sa.exists().where(*since, _events.c.kind.in_(("match", "ended")))
        wanted = sa.select(latest.c.table_id, latest.c.seat).select_from(latest.outerjoin(own_matches, own))
        wanted = wanted.where(newer).order_by(latest.c.at.desc())
        with self._store.reading() as connection:
            return [(str(table), int(seat)) for table, seat in connection.execute(wanted)]

    def read(self, person: str, table: str, seat: int) -> tuple[int, list[MatchPlayed]]:
        """The number of the last event of a table, and the person's matches in its log; none for a log that cannot be played again."""
        with self._store.reading() as connection:
            last: int | None = connection.execute(sa.select(sa.func.max(_events.c.n)).where(_events.c.table_id == table)).scalar()
        try:
            stored = self._store.load(table)
            luck, seated = self._reviews.luck(table), seated_since(stored.events, seat, person)
            played = [match for match in matches_of(table, stored.events, stored.times, seated, "UTC", luck) if match.side_of(person)]
        except (ValueError, DamagedTable, UnknownTable):
            played = []
        return last or 0, played

    def keep(self, person: str, table: str, last: int, played: list[MatchPlayed]) -> None:
        """Write down the matches of a table, in the place of those that were read before."""
        row = {"table_id": table, "person": person, "n": last, "body": msgspec.json.encode(played).decode()}
        # The person or the table may have been deleted meanwhile, and another server may have read the same.
        with contextlib.suppress(Conflict), self._store.writing() as connection:
            connection.execute(own_matches.delete().where(own_matches.c.table_id == table, own_matches.c.person == person))
            connection.execute(own_matches.insert().values(**row))

    def matches(self, person: str) -> list[MatchPlayed]:
        """The matches that were read, of the tables at which the person still has a seat, in the order in which they ended."""
        latest = _latest(person)
        at_seat = (own_matches.c.table_id == latest.c.table_id) & (own_matches.c.person == person)
        with self._store.reading() as connection:
            bodies = connection.execute(sa.select(own_matches.c.body).select_from(latest.join(own_matches, at_seat))).scalars().all()
        return sorted((match for body in bodies for match in _decoder.decode(body)), key=lambda match: (match.ended_at, match.table))


def _latest(person: str) -> sa.Subquery:
    """The places of a person that count."""
    return sa.select(_places).where(_places.c.person == person).order_by(_places.c.at.desc()).limit(MOST_TABLES).subquery()
