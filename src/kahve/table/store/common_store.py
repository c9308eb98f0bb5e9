"""The plays of common deals that the store knows. Call it from a thread: it waits for the disk."""

from __future__ import annotations

import sqlalchemy as sa

from .common_schema import plays
from .sql import Store

_events = sa.Table("events", sa.MetaData(), sa.Column("table_id"), sa.Column("kind"))
_is_over = sa.exists().where(_events.c.table_id == plays.c.table_id, _events.c.kind.in_(("match", "ended")))


class CommonStore:
    """The plays of common deals in a store."""

    def __init__(self, store: Store) -> None:
        """Keep the store."""
        self._store = store

    def has_played(self, person: str, deals: str) -> bool:
        """Whether a person has played these deals to their end at some table."""
        wanted = sa.select(_is_over).where(plays.c.person == person, plays.c.deals == deals)
        with self._store.reading() as connection:
            return any(connection.execute(wanted).scalars())

    def plays(self, person: str, deals: str) -> bool:
        """Whether a person has a seat where these deals are played, or had one."""
        wanted = sa.select(plays.c.table_id).where(plays.c.person == person, plays.c.deals == deals)
        with self._store.reading() as connection:
            return connection.execute(wanted).first() is not None
