"""What the store keeps of puzzles: how many people were right and wrong at their first try, without their names.

Call it from a thread: it waits for the disk.
"""

from __future__ import annotations

import sqlalchemy as sa

from .sql import Store

MOST_TRIES = 1000
"""With this number of tries of a puzzle both its counts are halved, so that later tries weigh more."""

_schema = sa.MetaData()
_tries = sa.Table("puzzle_tries", _schema, *(sa.Column(name) for name in ("puzzle", "hits", "misses")))


class TriesStore:
    """The first tries of a store, by `Puzzle.key`."""

    def __init__(self, store: Store) -> None:
        """Keep the store."""
        self._store = store

    def all(self) -> dict[str, tuple[int, int]]:
        """How many were right and wrong, by puzzle; StoreError."""
        try:
            with self._store.reading() as connection:
                return {key: (hits, misses) for key, hits, misses in connection.execute(sa.select(_tries))}
        except sa.exc.DBAPIError:
            raise self._store.unreadable() from None

    def add(self, puzzle: str, right: bool) -> None:
        """Count one more first try; StoreError."""
        own = _tries.c.puzzle == puzzle
        with self._store.writing() as connection:
            row = connection.execute(sa.select(_tries.c.hits, _tries.c.misses).where(own)).first()
            hits, misses = (row.hits + right, row.misses + (not right)) if row else (int(right), int(not right))
            if hits + misses >= MOST_TRIES:
                hits, misses = hits // 2, misses // 2
            connection.execute(_tries.delete().where(own))
            connection.execute(_tries.insert().values(puzzle=puzzle, hits=hits, misses=misses))
