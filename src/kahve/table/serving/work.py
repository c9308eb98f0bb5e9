"""`work`: a process that thinks and pushes for the servers at a PostgreSQL store, and serves nobody.

It takes jobs from the queue (`kahve.table.thinking.jobs`) and gives their questions to bots in processes of their own (`BotPool`). It
gets the view of one seat, and writes answers. It never reads a table, and only servers write moves. Servers know it by a connection of
its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NoReturn

from ...cards.quoting import quoted
from ..http.invitation import read_public_url
from ..push.push_key import PushError, read_key
from ..push.pushing import Sender
from ..store.answer_store import AnswerStore
from ..store.postgres import WORKER, Listening
from ..store.sql import Store
from ..store.stored import StoreError
from ..thinking.bots import LONGEST_THOUGHT, BotPool
from ..watching.journal import KINDS, keep
from ..watching.metrics import MetricsError, WorkerFigures, read_address, show

_log = logging.getLogger("kahve.work")

_RETRY_SECONDS = 0.5
_FINISH_SECONDS = 20.0
"""So long a thought may take to end when the worker is told to stop; then another worker begins it again."""


def work(
    store: str | None = None,
    *,
    at_once: int | None = None,
    push_key: Path | str | None = None,
    public_url: str | None = None,
    log: str = KINDS[0],
    metrics: str | None = None,
    bots: str = "kahve.bots",
    advice: str = "kahve.bots.review.advice",
    longest_thought: float = LONGEST_THOUGHT,
) -> None:
    """Do the jobs of the servers at a store until told to stop; SystemExit 1 with one sentence when the store cannot be had.

    store: the URL of a PostgreSQL database.

    at_once: how many thoughts at once, by default as many as there are cores.

    push_key: the file with the key for pushes; without it, the servers push.

    public_url: the address of the server, which a push service may ask where the key names no contact.

    metrics: the port, or the address and port, at which Prometheus reads what this worker counts; none by default.

    The others are as in `serve`.
    """
    if log not in KINDS:
        _give_up(f"--log cannot be {quoted(log)}: allowed are {' and '.join(KINDS)}.")
    keep(log)
    try:
        key = None if push_key is None else read_key(Path(push_key))
        public_url = None if public_url is None else read_public_url(public_url)
        figures_at = None if metrics is None else read_address(metrics)
        store_at = Store(store)
    except (ValueError, StoreError) as error:
        _give_up(str(error))
    if not store_at.can_be_shared:
        store_at.close()
        _give_up(
            f"A worker needs a database that it can share with servers, and {store_at.name} is a file. "
            "Use --store postgresql://name@host/tables. With a file, the server does this work itself."
        )
    try:
        store_at.claim(alone=False)
        contact = public_url if public_url and public_url.startswith("https:") else None
        with contextlib.closing(store_at), contextlib.ExitStack() as stack:
            worker = _Worker(store_at, at_once or os.cpu_count() or 1, bots, advice, longest_thought)
            if figures_at is not None:
                show(stack, figures_at, WorkerFigures(store_at, worker.pool))
            asyncio.run(worker.run(key, contact))
    except (MetricsError, PushError, StoreError) as error:
        _give_up(str(error))


class _Worker:
    """One worker: what it does with a job, and the threads and processes that do it."""

    def __init__(self, store: Store, at_once: int, bots: str, advice: str, longest: float) -> None:
        self._store, self._at_once = store, at_once
        self.pool = BotPool(bots, advice=advice, workers=at_once, longest=longest)
        self._answers = AnswerStore(store)
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="kahve-work")
        self._stopping = threading.Event()
        self._name = secrets.token_hex(6)

    async def run(self, key: Any, contact: str | None) -> None:
        """Take jobs until told to stop by SIGTERM or Ctrl+C. key: for pushes, if this worker makes them."""
        # Only PostgreSQL has a queue, so procrastinate need not be there without it.
        from ..thinking.jobs import PUSH, THINK, Jobs

        sender = None if key is None else Sender(self._store, key, contact, look=self._in_thread, write=self._in_thread)
        stop = asyncio.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
        jobs = Jobs(self._store.url, self.pool.meters)
        await jobs.open()
        await self.pool.warm()
        taking = [asyncio.create_task(jobs.take(THINK, self._think, self._at_once, finish=_FINISH_SECONDS))]
        if sender is not None:
            taking.append(asyncio.create_task(sender.take(jobs)))
        kinds = THINK if sender is None else f"{THINK} {PUSH}"
        known = threading.Thread(target=self._be_known, args=(f"{WORKER}{self._name} {kinds}",), name="kahve-known", daemon=True)
        known.start()
        pushes = "" if sender is None else ", and sends their pushes"
        says = f"Kahve thinks for the servers at {self._store.name}, {self._at_once} at once{pushes}. Ctrl+C ends it."
        print(says, flush=True)
        await stop.wait()
        # Servers that hear it in time put no more questions to it.
        self._stopping.set()
        for task in taking:
            task.cancel()
        await asyncio.gather(*taking, return_exceptions=True)
        await jobs.close()
        await self.pool.close()
        if sender is not None:
            sender.close()
        await asyncio.to_thread(known.join, 5.0)
        self._threads.shutdown()

    async def _in_thread(self, call: Any, *args: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads, call, *args)

    async def _think(self, *, key: str, question: Mapping[str, Any], until: float) -> bool:
        """Think out the answer to a question, unless somebody has, or nobody waits now; whether there is one."""
        from ..thinking.jobs import Unfinished

        try:
            if time.time() < until and not await self._in_thread(self._answers.of, [key]):
                return await self._answer(key, question)
            return True
        except StoreError as error:
            _log.info("%s", error)
            raise Unfinished from None

    async def _answer(self, key: str, question: Mapping[str, Any]) -> bool:
        answer = await self.pool.answer(question)
        if "error" in answer or answer.get("failures"):
            # What it says may tell of cards; the kind of its error does not. The server thinks it out, and says what is wrong.
            _log.warning("A question about %s brought no answer (%s).", question["ask"], str(answer.get("error", "")).partition(": ")[0])
            await self._in_thread(self._answers.tell_unanswered, self._name, key)
            return False
        await self._in_thread(self._answers.keep, self._name, key, answer)
        return True

    def _be_known(self, name: str) -> None:
        """Hold a connection of this name for as long as the worker works: servers see by it that there is one."""
        while not self._stopping.is_set():
            try:
                with Listening(self._store.url, name, hears=False) as listening:
                    while not self._stopping.is_set():
                        for _ in listening.messages(0.25):
                            pass
            except Exception as error:
                _log.info("The database is away just now (%s).", type(error).__name__)
                self._stopping.wait(_RETRY_SECONDS)


def _give_up(says: str) -> NoReturn:
    print(says, file=sys.stderr)
    raise SystemExit(1)


__all__: Sequence[str] = ["work"]
