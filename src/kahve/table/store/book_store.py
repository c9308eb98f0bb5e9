"""What the store keeps of the books of clubs: matches that were read from logs, and notes. Call it from a thread: it waits for the disk.

Of a table it is known up to which event its log was read. It is read again once a match has ended since, or a deal was reviewed.
"""

from __future__ import annotations

import contextlib
import time
from typing import Any

import msgspec
import sqlalchemy as sa

from ...language import message
from ..clubs.book import MatchPlayed, matches_of
from ..clubs.club import Club
from ..protocol.refusal import Refusal
from .club_schema import clubs, is_still_played, matches, notes, reads, seats, tables
from .review_store import ReviewStore
from .sql import Store
from .stored import Conflict, DamagedTable

MOST_NOTES = 200
"""The notes that a member may write to the deals of one table."""

_schema = sa.MetaData()
_events = sa.Table("events", _schema, sa.Column("table_id"), sa.Column("n"), sa.Column("kind"))
_decoder = msgspec.json.Decoder(MatchPlayed)
_club = msgspec.json.Decoder(Club)


class BookStore:
    """The books of a store."""

    def __init__(self, store: Store) -> None:
        """Keep the store."""
        self._store, self._reviews = store, ReviewStore(store)

    def unread(self, club: str, most: int) -> list[str]:
        """The tables of a club at which a match has ended since they were read, the latest first; none whose deals are still played."""
        joined = tables.outerjoin(reads, reads.c.table_id == tables.c.table_id)
        since = _events.c.table_id == tables.c.table_id, _events.c.n > sa.func.coalesce(reads.c.n, -1)
        newer = sa.exists().where(*since, _events.c.kind.in_(("match", "ended")))
        wanted = sa.select(tables.c.table_id).select_from(joined).where(tables.c.club == club, newer, ~is_still_played())
        with self._store.reading() as connection:
            return [str(name) for name in connection.execute(wanted.order_by(tables.c.at.desc()).limit(most)).scalars()]

    def read(self, club: str, table: str) -> tuple[int, list[MatchPlayed], str]:
        """The number of the last event of a table, the matches that its log has, and the zone that gave them their days.

        There are none for a log that cannot be played again.
        """
        stored = self._store.load(table)
        wanted = sa.select(seats.c.n, seats.c.seat, seats.c.person).where(seats.c.table_id == table)
        with self._store.reading() as connection:
            seated = {(n, seat): person for n, seat, person in connection.execute(wanted)}
            zone = _zone(connection, club)
        try:
            played = matches_of(table, stored.events, stored.times, seated, zone, self._reviews.luck(table))
        except (ValueError, DamagedTable):
            played = []
        return len(stored.events) - 1, played, zone

    def keep(self, club: str, table: str, last: int, played: list[MatchPlayed], zone: str) -> None:
        """Write down the matches of a table, in the place of those that were read before; not where the club has another zone now."""
        # Another server may have read the same.
        with contextlib.suppress(Conflict), self._store.writing() as connection:
            wanted = sa.select(tables.c.club).where(tables.c.table_id == table, tables.c.club == club)
            if connection.execute(wanted).first() is None or _zone(connection, club, locks=True) != zone:
                return
            for rows in (matches, reads):
                connection.execute(rows.delete().where(rows.c.table_id == table))
            connection.execute(reads.insert().values(table_id=table, n=last))
            for match in played:
                body = msgspec.json.encode(match).decode()
                key = {"table_id": table, "number": match.number, "club": club}
                connection.execute(matches.insert().values(**key, at=match.ended_at, day=match.day, game=match.game, body=body))

    def matches(self, club: str, *, since: str = "", day: str = "", game: str = "", most: int | None = None) -> list[MatchPlayed]:
        """The matches of a club, the latest first. since: the first day; day, game: one day or game alone."""
        wanted = sa.select(matches.c.body).where(matches.c.club == club, matches.c.day >= since)
        for column, only in ((matches.c.day, day), (matches.c.game, game)):
            if only:
                wanted = wanted.where(column == only)
        ordered = wanted.order_by(matches.c.at.desc(), matches.c.table_id, matches.c.number).limit(most)
        with self._store.reading() as connection:
            return [_decoder.decode(body) for body in connection.execute(ordered).scalars()]

    def days(self, club: str, most: int) -> list[str]:
        """The days of a club on which matches ended, the latest first."""
        wanted = sa.select(matches.c.day).where(matches.c.club == club).distinct().order_by(matches.c.day.desc()).limit(most)
        with self._store.reading() as connection:
            return [str(day) for day in connection.execute(wanted).scalars()]

    def write_note(self, club: str, table: str, deal: str, person: str, text: str) -> bool:
        """Write down a member's note to a deal, or delete it where the text is empty; False where the table is not the club's.

        Raises Refusal for more than MOST_NOTES of one member at a table.
        """
        with self._store.writing() as connection:
            if connection.execute(sa.select(tables.c.club).where(tables.c.table_id == table, tables.c.club == club)).first() is None:
                return False
            connection.execute(notes.delete().where(notes.c.table_id == table, notes.c.deal == deal, notes.c.person == person))
            if text:
                own = notes.c.table_id == table, notes.c.person == person
                if connection.execute(sa.select(sa.func.count()).select_from(notes).where(*own)).scalar_one() >= MOST_NOTES:
                    raise Refusal("full", message("club-notes-full", most=MOST_NOTES))
                connection.execute(notes.insert().values(table_id=table, deal=deal, person=person, body=text, at=time.time()))
        return True

    def notes(self, names: list[str]) -> dict[str, list[dict[str, Any]]]:
        """The notes to deals of these tables by table, the first one first."""
        of_tables: dict[str, list[dict[str, Any]]] = {}
        with self._store.reading() as connection:
            rows = connection.execute(sa.select(notes).where(notes.c.table_id.in_(names)).order_by(notes.c.at)).all()
        for row in rows:
            of_tables.setdefault(row.table_id, []).append({"deal": row.deal, "person": row.person, "says": row.body})
        return of_tables


def _zone(connection: sa.Connection, club: str, *, locks: bool = False) -> str:
    """The time zone of a club, UTC for one that is gone. locks: whether it stays what it is until the transaction ends."""
    wanted = sa.select(clubs.c.body).where(clubs.c.id == club)
    body = connection.execute(wanted.with_for_update(read=True) if locks else wanted).scalar()
    return "UTC" if body is None else _club.decode(body).zone
