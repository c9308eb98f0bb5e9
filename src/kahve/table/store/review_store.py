"""What the store keeps of reviews: what each came to, with the table whose deal it is, for as long as there is that table.

Permission to read one is checked before, where its table is fetched (`replay_routes.py`). Call it from a thread: it waits for the disk.
"""

from __future__ import annotations

import contextlib
import json
import time
from typing import Any

import sqlalchemy as sa

from .club_schema import reads
from .common_schema import own_matches
from .sql import Store
from .stored import Conflict

_schema = sa.MetaData()
_reviews = sa.Table("reviews", _schema, *(sa.Column(name) for name in ("table_id", "deal", "body", "at")))


class ReviewStore:
    """The reviews of a store, each by its table and by all that was played up to the end of its deal."""

    def __init__(self, store: Store) -> None:
        """Keep the store."""
        self._store = store

    def of(self, table: str, deal: str) -> dict[str, Any] | None:
        """What the bots found in a deal (its key), in no language; None if none is kept that can be read. StoreError."""
        wanted = sa.select(_reviews.c.body).where(_reviews.c.table_id == table, _reviews.c.deal == deal)
        try:
            with self._store.reading() as connection:
                body = connection.execute(wanted).scalar()
        except sa.exc.DBAPIError:
            raise self._store.unreadable() from None
        return _read(body)

    def luck(self, table: str) -> dict[str, list[float]]:
        """The luck of each side in the deals of a table that were reviewed, by the hexadecimal `PlayedMatch.name_of`."""
        with self._store.reading() as connection:
            bodies = connection.execute(sa.select(_reviews.c.body).where(_reviews.c.table_id == table)).scalars().all()
        return {review["name"]: review["luck"] for review in map(_read, bodies) if review and "luck" in review}

    def keep(self, table: str, deal: str, review: dict[str, Any]) -> None:
        """Write down what a review came to, in the place of one before; nothing is written for a table that is gone. StoreError."""
        whose = _reviews.c.table_id == table, _reviews.c.deal == deal
        with contextlib.suppress(Conflict), self._store.writing() as connection:
            connection.execute(_reviews.delete().where(*whose))
            connection.execute(_reviews.insert().values(table_id=table, deal=deal, body=json.dumps(review), at=time.time()))
            # The book of a club and the histories of persons count the luck of this deal too.
            for rows in (reads, own_matches):
                connection.execute(rows.delete().where(rows.c.table_id == table))


def _read(body: object) -> dict[str, Any] | None:
    """A review as it is kept; None for what cannot be read."""
    try:
        review = json.loads(body) if isinstance(body, str) else None
    except ValueError:
        return None
    return review if isinstance(review, dict) else None
