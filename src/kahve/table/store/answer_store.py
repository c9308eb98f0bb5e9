"""What the store keeps of thoughts: the answer to a question, by its key, for as long as a server may ask for it.

A question is the view of one seat and a seed, so whoever asks it again gets the same answer. Call it from a thread: it waits for the disk.
"""

from __future__ import annotations

import json
import time
from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from .postgres import tell_event
from .sql import Store
from .stored import Conflict

_schema = sa.MetaData()
_answers = sa.Table("answers", _schema, *(sa.Column(name) for name in ("key", "body", "at")))

KEPT_SECONDS = 3600.0
"""So long an answer is kept."""


class AnswerStore:
    """The answers of a store that servers share."""

    def __init__(self, store: Store) -> None:
        """Keep the store."""
        self._store = store

    def of(self, keys: Collection[str]) -> dict[str, dict[str, Any]]:
        """The answers that there are to the questions with these keys; StoreError."""
        wanted = sa.select(_answers.c.key, _answers.c.body).where(_answers.c.key.in_(sorted(keys)))
        try:
            with self._store.reading() as connection:
                return {key: json.loads(body) for key, body in connection.execute(wanted)}
        except sa.exc.DBAPIError:
            raise self._store.unreadable() from None

    def keep(self, worker: str, key: str, answer: dict[str, Any]) -> None:
        """Write down an answer, and let the servers hear of it; the first one stays. worker: who thought it out."""
        try:
            with self._store.writing() as connection:
                connection.execute(_answers.insert().values(key=key, body=json.dumps(answer), at=time.time()))
                tell_event(connection, json.dumps({"server": worker, "answered": key}))
        except Conflict:
            pass

    def tell_unanswered(self, worker: str, key: str) -> None:
        """Let the servers hear that a worker has no answer to a question."""
        with self._store.writing() as connection:
            tell_event(connection, json.dumps({"server": worker, "unanswered": key}))

    def forget_old(self) -> None:
        """Delete answers that are older than KEPT_SECONDS."""
        with self._store.writing() as connection:
            connection.execute(_answers.delete().where(_answers.c.at < time.time() - KEPT_SECONDS))
