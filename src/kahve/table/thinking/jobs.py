"""The queue of jobs in a PostgreSQL store: questions to bots, and pushes, which processes of their own take (`kahve work`).

The queue is procrastinate's. A job whose process ended is taken again by another one, so every job can be done twice.
That does no harm: an answer is written once (`AnswerStore`), and only a server writes a move.

procrastinate writes the arguments of a job into its log, and a question holds cards. So its log is turned off, and ours says what failed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import procrastinate
from procrastinate import exceptions, jobs, manager, retry
from sqlalchemy.engine import URL

from ..store.postgres import CONNECT_SECONDS, KEEPALIVES
from .meters import Meters

_log = logging.getLogger("kahve.jobs")

THINK, PUSH = "think", "push"
"""The queues, and what is done with a job of each."""

_POOL_SECONDS = 3.0
"""So long one waits for a connection."""
_HEARTBEAT_SECONDS = 2.0
_STALLED_SECONDS = 7.0
"""A process that did not say for so long that it lives has lost its jobs."""
_FORGOTTEN_SECONDS = 60.0
_POLL_SECONDS = 1.0
_RETRY_SECONDS = 1.0
_MOST_TAKEN = 5
"""A job that failed so often, or whose process ended so often, is given up."""
_WAIT_SECONDS = 5
"""Before a failed job is done again: so long, then the square of it, and so on."""


class JobsError(RuntimeError):
    """The queue cannot be reached now."""


class Unfinished(Exception):  # noqa: N818 - a state and no fault
    """What a job could not do now, and may do later."""


class _Again(retry.BaseRetryStrategy):
    """Does a job again whose process was told to stop, and later one that could not be done now."""

    def get_retry_decision(self, *, exception: BaseException, job: jobs.Job) -> retry.RetryDecision | None:
        """When the job is done again, if it is."""
        if isinstance(exception, asyncio.CancelledError):
            return retry.RetryDecision()
        if isinstance(exception, Unfinished) and job.attempts < _MOST_TAKEN:
            return retry.RetryDecision(retry_in={"seconds": _WAIT_SECONDS ** (job.attempts + 1)})
        return None


class _Manager(manager.JobManager):
    """Gives up a job that is to be done again while another of its name waits: procrastinate would leave it, and it would block both."""

    async def retry_job(self, job: jobs.Job, *args: Any, **options: Any) -> None:
        """Put a job back into its queue, unless one of its name waits there, which does all that this one left."""
        try:
            await super().retry_job(job, *args, **options)
        except exceptions.UniqueViolation:
            await self.finish_job(job, jobs.Status.FAILED, delete_job=True)


class Jobs:
    """The queue, as one process puts jobs into it or takes them. It belongs to the event loop that opens it."""

    def __init__(self, url: URL, meters: Meters | None = None) -> None:
        """url: of the database of the store. meters: count what becomes of the jobs that this process takes."""
        self._meters = meters or Meters()
        logging.getLogger("procrastinate").setLevel(logging.CRITICAL + 1)
        self._app = procrastinate.App(
            connector=procrastinate.PsycopgConnector(
                conninfo=url.set(drivername="postgresql").render_as_string(hide_password=False),
                kwargs={"connect_timeout": CONNECT_SECONDS, "application_name": "kahve jobs", **KEEPALIVES},
                min_size=1,
                max_size=4,
                timeout=_POOL_SECONDS,
                configure=_without_waiting,
            )
        )
        self._app.job_manager = _Manager(self._app.connector)

    async def open(self) -> None:
        """Connect; where the database is away now, it is found when it is back."""
        with contextlib.suppress(TimeoutError, exceptions.ProcrastinateException):
            async with asyncio.timeout(_POOL_SECONDS):
                await self._app.open_async()

    async def close(self) -> None:
        """Let go of the connections."""
        with contextlib.suppress(exceptions.ProcrastinateException):
            await self._app.close_async()

    async def put(self, queue: str, name: str, priority: int, arguments: Mapping[str, Any]) -> int | None:
        """Put a job into a queue; its number, or None where one of this name waits there already. JobsError.

        The job with the highest priority is taken first. Two jobs of one name are never done at the same time.
        """
        job = self._app.configure_task(queue, queue=queue, priority=priority, lock=name, queueing_lock=name)
        try:
            return await job.defer_async(**arguments, asked=time.time())
        except exceptions.AlreadyEnqueued:
            return None
        except Exception as error:
            raise JobsError(type(error).__name__) from None

    async def take_back(self, number: int) -> None:
        """Take a job out of its queue, if nobody has begun it."""
        with contextlib.suppress(Exception):
            await self._app.job_manager.cancel_job_by_id_async(number, delete_job=True)

    async def take(self, queue: str, do: Callable[..., Awaitable[bool]], at_once: int, *, finish: float) -> None:
        """Do the jobs of a queue until cancelled, `at_once` at a time; it waits for a database that is away.

        do: is called with the arguments of a job, and says whether it could be done. What it raises is not repeated in the log, but for
        its kind.

        finish: the seconds that a job may take to end when this is cancelled; then it is left to another process.
        """
        if queue not in self._app.tasks:
            self._app.task(name=queue, queue=queue, retry=_Again())(self._counted(queue, do))
        again = asyncio.create_task(self._take_again(queue))
        try:
            while True:
                try:
                    await self._app.run_worker_async(
                        queues=[queue],
                        concurrency=at_once,
                        install_signal_handlers=False,
                        delete_jobs="always",
                        fetch_job_polling_interval=_POLL_SECONDS,
                        update_heartbeat_interval=_HEARTBEAT_SECONDS,
                        stalled_worker_timeout=_FORGOTTEN_SECONDS,
                        shutdown_graceful_timeout=finish,
                    )
                except Exception as error:
                    # A worker that is cancelled after the connections are gone says only that.
                    if (task := asyncio.current_task()) is not None and task.cancelling():
                        raise asyncio.CancelledError from None
                    _log.warning("The queue cannot be read just now (%s).", type(error).__name__)
                await asyncio.sleep(_RETRY_SECONDS)
        finally:
            again.cancel()

    async def _take_again(self, queue: str) -> None:
        """Now and then put back the jobs of processes that have ended."""
        manager = self._app.job_manager
        while True:
            await asyncio.sleep(_HEARTBEAT_SECONDS)
            try:
                for job in await manager.get_stalled_jobs(queue=queue, seconds_since_heartbeat=_STALLED_SECONDS):
                    # Another process may be first, and then there is nothing to put back.
                    with contextlib.suppress(exceptions.ConnectorException):
                        kind = _kind_of(queue, job.task_kwargs)
                        if job.attempts < _MOST_TAKEN:
                            await manager.retry_job(job)
                            self._meters.count("jobs", f"{kind} put_back")
                        else:
                            self._meters.count("jobs", f"{kind} given_up")
                            _log.warning("A job was given up: %d processes ended while they did it.", job.attempts)
                            await manager.finish_job(job, jobs.Status.FAILED, delete_job=True)
            except exceptions.ProcrastinateException as error:
                _log.info("It cannot be looked for lost jobs just now (%s).", type(error).__name__)

    def _counted(self, queue: str, do: Callable[..., Awaitable[bool]]) -> Callable[..., Awaitable[None]]:
        """As `do`, with its result counted by the kind of the job, its failure logged, and the time of its wait and its work taken."""

        async def done(*, asked: float, **arguments: Any) -> None:
            kind, result, began = _kind_of(queue, arguments), "failed", time.time()
            self._meters.time("jobs_waited", max(0.0, began - asked))
            try:
                result = "done" if await do(**arguments) else "failed"
            except (asyncio.CancelledError, Unfinished):
                result = "put_back"
                raise
            except Exception as error:
                _log.error("A job of the queue %s failed.", queue, exc_info=error)
                raise
            finally:
                self._meters.count("jobs", f"{kind} {result}")
                self._meters.time("jobs_done", max(0.0, time.time() - began))

        return done


def _kind_of(queue: str, arguments: Mapping[str, Any]) -> str:
    """What a job is about: the word of its question, or its queue."""
    question = arguments.get("question")
    return str(question["ask"]) if isinstance(question, Mapping) and "ask" in question else queue


async def _without_waiting(connection: Any) -> None:
    # A job that a fall of the database's machine loses is asked for again, so nobody waits for the disk.
    await connection.execute("SET synchronous_commit TO off")
    await connection.commit()
