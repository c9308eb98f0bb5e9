"""Plays the chunks of a match on threads, on processes, or on the machines of a Ray cluster.

A chunk can be played anywhere, and twice with the same result. An engine returns each chunk once, as it is finished. If a worker dies, the
engine gives its chunks to another worker.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from itertools import islice
from queue import SimpleQueue
from typing import Any, Protocol, TypeVar

from ..bots.players.program import end_programs
from ..cards.quoting import printable
from .extras import fetched

Task = TypeVar("Task")
Result = TypeVar("Result")

TRIES = 5
"""The number of dead workers after which the work is given up."""

KNOCK, ANSWER = 4.0, 12.0
"""Seconds within which a port must answer at the address of a Ray cluster, and within which we must be connected."""


class EngineError(ValueError):
    """The work could not be done where it was asked for; the text is a sentence for people."""


class Engine(Protocol):
    """Does the same work on many tasks, in any order."""

    def run(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Generator[tuple[Task, Result], None, None]:
        """Yield each task with its result, once, as it is finished. Closing the iterator stops the work."""
        ...


class Threads:
    """An engine on the cores of this machine, for work that lets other threads run: compiled loops."""

    def __init__(self, workers: int | None = None) -> None:
        """Keep the number of threads, by default one for each core."""
        self.workers = workers or os.cpu_count() or 1

    def run(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Generator[tuple[Task, Result], None, None]:
        """Yield each task with its result, computed in a thread."""
        with ThreadPoolExecutor(self.workers) as pool:
            try:
                yield from _as_finished(pool, work, tasks, 2 * self.workers)
            finally:
                pool.shutdown(cancel_futures=True)


class Processes:
    """An engine on the cores of this machine, for work in Python. A process that dies is replaced and its task repeated."""

    def __init__(self, workers: int | None = None) -> None:
        """Keep the number of processes, by default one for each core."""
        self.workers = workers or os.cpu_count() or 1

    def run(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Generator[tuple[Task, Result], None, None]:
        """Yield each task with its result, computed in a process."""
        left = list(tasks)
        for _ in range(TRIES):
            # Processes are spawned, because this process has threads, and a fork could copy a lock that is never released.
            pool = ProcessPoolExecutor(min(self.workers, len(left)), multiprocessing.get_context("spawn"), _begin_worker)
            try:
                for task, result in _as_finished(pool, work, left.copy(), 2 * self.workers):
                    left.remove(task)
                    yield task, result
            except BrokenProcessPool:
                continue
            finally:
                _end(pool)
            return
        raise EngineError(f"Processes that play died {TRIES} times; {len(left)} chunks are left to play.")


def _as_finished(
    pool: Executor, work: Callable[[Task], Result], tasks: Sequence[Task], ahead: int
) -> Generator[tuple[Task, Result], None, None]:
    """Yield each task with its result as it is finished; at most `ahead` tasks are handed out at a time."""
    left, waiting = iter(tasks), dict[Future[Result], Task]()
    # Ctrl-C may come at any place. Waiting here holds no lock, which it would leave locked for ever.
    finished: SimpleQueue[Future[Result]] = SimpleQueue()
    while True:
        for task in islice(left, ahead - len(waiting)):
            future = pool.submit(work, task)
            waiting[future] = task
            future.add_done_callback(finished.put)
        if not waiting:
            return
        future = finished.get()
        yield waiting.pop(future), future.result()


def _begin_worker() -> None:
    """Make a worker end at once with Ctrl-C or SIGTERM, and with its parent process, however the parent ends.

    Threads of their own wait for both. The main thread may be anywhere: where it waits for the lock of a queue, it can miss a signal.
    """

    def leave(status: int) -> None:
        end_programs()
        os._exit(status)

    ours, theirs = socket.socketpair()
    ours.setblocking(False)
    for number in (signal.SIGINT, signal.SIGTERM):
        # Only a signal that has a handler is written to the socket.
        signal.signal(number, lambda *_: None)
    signal.set_wakeup_fd(ours.detach(), warn_on_full_buffer=False)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def listen() -> None:
        leave(128 + theirs.recv(1)[0])

    def follow() -> None:
        parent.join()
        leave(1)

    for waits in (listen, follow):
        threading.Thread(target=waits, daemon=True).start()


def _end(pool: ProcessPoolExecutor) -> None:
    """End the processes without waiting for the chunks that they play."""
    # Before Python 3.14 there is no `terminate_workers`.
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.terminate()
    pool.shutdown(cancel_futures=True)


class Ray:
    """An engine on the machines of a Ray cluster, or on this machine by Ray.

    Every node needs the very same Kahve installed. If a worker or a node dies, Ray repeats its task.
    """

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        """Keep the address and the number of tasks at once.

        - address: of the cluster, as host:port, ray://host:port or auto; by default a cluster of this machine alone.
        - workers: by default as many tasks as the cluster has cores.
        """
        self.address, self.workers = address, workers
        self._connected = False

    def close(self) -> None:
        """Leave the cluster, or end the cluster of this machine."""
        if self._connected:
            fetched("ray", "ray", "--engine ray").shutdown()
            self._connected = False

    def connect(self) -> Ray:
        """Connect to the cluster, or start one on this machine; otherwise `run` does it.

        Raises EngineError if no cluster answers, and Missing without Ray.
        """
        # By default Ray reports its use to its makers.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        ray = fetched("ray", "ray", "--engine ray")
        if not ray.is_initialized():
            self._connect(ray)
            self._connected = True
        return self

    def run(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Generator[tuple[Task, Result], None, None]:
        """Yield each task with its result; EngineError if the cluster does not answer, at the start or later."""
        self.connect()
        ray = fetched("ray", "ray", "--engine ray")
        try:
            yield from self._as_finished(ray, work, tasks)
        except ray.exceptions.RayTaskError as error:
            # Callers expect the error of the work itself, as the other engines raise it.
            raise error.cause from error
        except (ray.exceptions.RayError, ConnectionError) as error:
            raise EngineError(f"The Ray cluster{self._at()} stopped answering: {type(error).__name__}.") from None

    def _as_finished(self, ray: Any, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Generator[tuple[Task, Result], None, None]:
        remote = ray.remote(num_cpus=1, max_retries=TRIES)(work_here)
        shared = ray.put((_program(), work))
        at_once = self.workers or int(ray.cluster_resources().get("CPU", 1))
        left, waiting = iter(tasks), dict[Any, Task]()
        try:
            while True:
                for task in islice(left, 2 * at_once - len(waiting)):
                    waiting[remote.remote(shared, task)] = task
                if not waiting:
                    return
                done, _ = ray.wait(list(waiting), num_returns=1)
                for reference in done:
                    yield waiting.pop(reference), ray.get(reference)
        finally:
            for reference in waiting:
                ray.cancel(reference, force=True)

    def _connect(self, ray: Any) -> None:
        quiet: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False, "configure_logging": True}
        if self.address is None:
            ray.init(num_cpus=self.workers or os.cpu_count(), include_dashboard=False, **quiet)
            return
        _knock(self.address)
        try:
            _within(ANSWER, lambda: ray.init(address=self.address, **quiet))
        except (ray.exceptions.RayError, ConnectionError, ValueError, RuntimeError, TimeoutError, AssertionError) as error:
            raise EngineError(
                f"No Ray cluster answers{self._at()}: {str(error).splitlines()[0] if str(error) else type(error).__name__}"
            ) from None

    def _at(self) -> str:
        return f" at {self.address}" if self.address else " of this machine"


def work_here(shared: tuple[str, Callable[[Task], Result]], task: Task) -> Result:
    """Do a task on a node of a cluster; EngineError if the node has another Kahve, which might play differently."""
    program, work = shared
    if program != _program():
        raise EngineError(f"The node {socket.gethostname()} has another version of Kahve, or of Python; install the same everywhere.")
    return work(task)


@cache
def _program() -> str:
    from ..engine.compile import source_hash

    return source_hash()


def _knock(address: str) -> None:
    """Raise EngineError if nobody listens at host:port; Ray itself would go on asking for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto":
        return
    if not colon or not port.isdecimal():
        raise EngineError(f"--ray-address cannot be {printable(address)}: write host:port, as in 192.168.1.20:6379, or auto.")
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK).close()
    except (OSError, OverflowError) as error:
        raise EngineError(f"No Ray cluster answers at {printable(address)}: {getattr(error, 'strerror', None) or 'no answer'}.") from None


def _within(seconds: float, act: Callable[[], Any]) -> None:
    """Do this, or raise TimeoutError if it takes longer; then it is left running."""
    raised: list[BaseException] = []

    def acting() -> None:
        try:
            act()
        except BaseException as error:
            raised.append(error)

    thread = threading.Thread(target=acting, daemon=True)
    thread.start()
    thread.join(seconds)
    if thread.is_alive():
        raise TimeoutError(f"nothing was heard for {seconds:g} seconds.")
    if raised:
        raise raised[0]
