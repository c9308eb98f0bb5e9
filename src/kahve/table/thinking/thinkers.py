"""The workers of a town as a server asks them: processes that only think, reached over the queue (`kahve.table.thinking.jobs`).

Where no worker is there, a server thinks for itself at once. Where workers are too slow, or one ends in the middle, it begins to think
too after a while, and the first answer counts. So a server without workers needs nothing, and one with workers never waits for ever.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any

from ..store.answer_store import AnswerStore
from ..store.stored import StoreError
from .budgets import charge_thought
from .errands import Errands
from .meters import Meters
from .places import URGENCY

if TYPE_CHECKING:
    # Importing it takes the queue's library, which a server without workers does without.
    from .jobs import Jobs

_log = logging.getLogger("kahve.table")

Answer = dict[str, Any]

PATIENCE = {"turn": 10.0, "advice": 10.0, "ready": 300.0, "judge": 60.0, "par": 300.0, "plays": 300.0}
"""The seconds after which a server begins to think too, for each question that is put to workers."""
PRIORITIES = {kind: URGENCY[kind] for kind in PATIENCE}
"""The same questions by how soon they are taken."""


def key_of(question: Mapping[str, Any]) -> str:
    """The name of a question in the queue, from which nobody can tell what is asked.

    >>> key_of({"ask": "ready", "game": "pisti"}) == key_of({"game": "pisti", "ask": "ready"})
    True
    """
    return hashlib.sha256(json.dumps(question, sort_keys=True).encode()).hexdigest()


class Thinkers:
    """Puts questions to the workers of a town, and gets their answers, each once however many ask for it."""

    def __init__(self, server: Errands, jobs: Jobs, answers: AnswerStore, meters: Meters) -> None:
        """Begin without workers. answers: where they write what they have found."""
        self._server, self._jobs, self._answers, self._meters = server, jobs, answers, meters
        self._waiting: dict[str, asyncio.Future[Answer | None]] = {}
        self._asking: dict[str, asyncio.Task[Answer | None]] = {}
        self.at_work = False
        """Whether there is a worker that thinks."""

    def set_present(self, at_work: bool) -> None:
        """Note whether there are workers; where the last has gone, nobody waits for them."""
        self.at_work = at_work
        if not at_work:
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_result(None)
        self.look()

    def hear(self, key: str, is_answered: bool) -> None:
        """A worker has written the answer to the question with this key, or could not find one."""
        waiting = self._waiting.get(key)
        if waiting is not None and is_answered:
            self._server.start(self._read([key]))
        elif waiting is not None and not waiting.done():
            waiting.set_result(None)

    def look(self) -> None:
        """Look for all answers that are waited for: that they are there may not have been heard."""
        if self._waiting:
            self._server.start(self._read(list(self._waiting)))

    async def first(self, question: Mapping[str, Any], here: Callable[[], Awaitable[Answer]]) -> Answer:
        """The first answer to a question: that of a worker, or after a while that of this server. here: thinks it out on this server."""
        if not self.at_work:
            return await here()
        elsewhere = asyncio.create_task(self._answer_to(question))
        try:
            await asyncio.wait([elsewhere], timeout=PATIENCE[question["ask"]])
            if elsewhere.done():
                answer = elsewhere.result()
                self._note(answer)
                return await here() if answer is None else answer
            own = self._server.start(_awaited(here))
            await asyncio.wait([elsewhere, own], return_when=asyncio.FIRST_COMPLETED)
            answer = elsewhere.result() if elsewhere.done() else None
            self._note(answer)
            # The own thought goes on to its end, for its process is worth more than the time.
            return await own if answer is None else answer
        finally:
            elsewhere.cancel()

    def _note(self, answer: Answer | None) -> None:
        """Count whether a worker has answered, and let whoever asked pay for its thought as for one of this server."""
        charge_thought((answer or {}).get("milliseconds", 0.0) / 1000)
        self._meters.count("asked_of_workers", "answered" if answer is not None else "late")

    async def _answer_to(self, question: Mapping[str, Any]) -> Answer | None:
        key = key_of(question)
        task = self._asking.get(key)
        if task is None:
            task = self._asking[key] = self._server.start(self._ask(key, question))
            task.add_done_callback(lambda _: self._asking.pop(key, None))
        return await asyncio.shield(task)

    async def _ask(self, key: str, question: Mapping[str, Any]) -> Answer | None:
        """Put a question into the queue and wait for its answer; None where none can be had."""
        from .jobs import THINK, JobsError

        kind = question["ask"]
        waiting: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()
        self._waiting[key] = waiting
        number: int | None = None
        try:
            # Another server may have asked before, and been killed since.
            await self._read([key])
            if not waiting.done():
                # If a worker takes it later than that, the asking server has already thought it out.
                until = time.time() + 2 * PATIENCE[kind]
                task = {"key": key, "question": dict(question), "until": until}
                number = await self._jobs.put(THINK, key, PRIORITIES[kind], task)
            return await asyncio.wait_for(waiting, 2 * PATIENCE[kind])
        except (JobsError, TimeoutError):
            return None
        finally:
            del self._waiting[key]
            if number is not None and (not waiting.done() or waiting.cancelled() or waiting.result() is None):
                await self._jobs.take_back(number)

    async def _read(self, keys: Collection[str]) -> None:
        with contextlib.suppress(StoreError):
            for key, answer in (await self._server.look(self._answers.of, keys)).items():
                waiting = self._waiting.get(key)
                if waiting is not None and not waiting.done():
                    waiting.set_result(answer)


async def _awaited(here: Callable[[], Awaitable[Answer]]) -> Answer:
    return await here()
