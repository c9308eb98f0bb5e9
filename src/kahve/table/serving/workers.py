"""The workers of a server, from its side: a queue by which they think and push for it, where its store has one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..live.server import Server
from ..push.pushing import Pushing
from ..store.answer_store import AnswerStore
from ..thinking.thinkers import Thinkers


@asynccontextmanager
async def helped(server: Server, pushing: Pushing | None) -> AsyncIterator[None]:
    """Let workers think and push for a server until the end of the block, where its store has a queue."""
    if not server.store.can_be_shared:
        yield
        return
    from ..thinking.jobs import PUSH, THINK, Jobs

    jobs = Jobs(server.store.url, server.meters)
    await jobs.open()
    thinkers = server.bots.workers = Thinkers(server, jobs, AnswerStore(server.store), server.meters)

    def note(workers: frozenset[str]) -> None:
        # A worker is named after what it does: `kahve.table.serving.work`.
        thinkers.set_present(any(THINK in name.split() for name in workers))
        if pushing is not None:
            pushing.set_present(any(PUSH in name.split() for name in workers))

    if pushing is not None:
        pushing.jobs = jobs
    server.town.on_workers, server.town.on_answer = note, thinkers.hear
    try:
        yield
    finally:
        await jobs.close()
