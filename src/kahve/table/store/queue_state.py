"""What the queue of jobs in a PostgreSQL store holds just now, for whoever runs the server: numbers and ages, and no question."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from .sql import Store


class Queued(NamedTuple):
    """The jobs of one kind: how many wait, how many are being done, and for how many seconds the oldest that waits has waited."""

    waiting: int
    doing: int
    oldest: float


_JOBS = sa.text(
    """
    SELECT coalesce(job.args -> 'question' ->> 'ask', job.queue_name),
           count(*) FILTER (WHERE job.status = 'todo'),
           count(*) FILTER (WHERE job.status = 'doing'),
           coalesce(extract(epoch FROM now() - min(put.at) FILTER (WHERE job.status = 'todo')), 0)
    FROM procrastinate_jobs AS job
    LEFT JOIN procrastinate_events AS put ON put.job_id = job.id AND put.type = 'deferred'
    WHERE job.status IN ('todo', 'doing')
    GROUP BY 1
    """
)


def queued(store: Store) -> dict[str, Queued]:
    """The jobs in the queue by their kind: the word of the question, or `push`. StoreError."""
    try:
        with store.reading() as connection:
            return {kind: Queued(int(waiting), int(doing), float(oldest)) for kind, waiting, doing, oldest in connection.execute(_JOBS)}
    except sa.exc.DBAPIError:
        raise store.unreadable() from None
