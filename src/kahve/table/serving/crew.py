"""Several server processes at one port of one machine: they are started together, started again when one is killed, and stopped together.

They share the socket that listens, and the system gives each new connection to one of them. What joins them to one server is the store
(`kahve.table.town.town`). Each process watches its line to the one that started it, so that none stays behind alone.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from .serve_options import ServeOptions

_log = logging.getLogger("kahve.crew")

_STOP_SECONDS = 30.0
"""So long a process may take to end before it is killed: a bot may finish its move."""
_AGAIN_SECONDS = 1.0
"""A process that ended is started again so long after its last start, at the earliest."""


class CrewError(RuntimeError):
    """Server processes that did not start; the log has what they said."""


@dataclass(frozen=True)
class Member:
    """What a process of a crew is given: its number from 0 on, the listening socket, and the line to the process that started it."""

    number: int
    listening: socket.socket
    line: Connection

    def is_ready(self) -> None:
        """Tell that this process serves now, and stop it from now on when the one that started it is gone."""
        self.line.send("ready")
        threading.Thread(target=self._watch, name="kahve-crew", daemon=True).start()

    def _watch(self) -> None:
        with contextlib.suppress(EOFError, OSError):
            self.line.recv()
        os.kill(os.getpid(), signal.SIGTERM)


class Crew:
    """The processes of a crew, kept by the process that started them."""

    def __init__(self, work: Callable[[ServeOptions, Member], None], options: ServeOptions, listening: socket.socket) -> None:
        """work: is called in each process with the options and a member; it can be imported, as a pickle does."""
        self._work, self._options, self._listening = work, options, listening
        self._context = multiprocessing.get_context("spawn")
        self._running: dict[int, tuple[SpawnProcess, Connection, float]] = {}

    def run(self, opened: Callable[[], None]) -> None:
        """Keep the processes at work until this one is told to stop by SIGTERM or Ctrl+C. opened: is called when all serve.

        CrewError where a process ends by itself before all have served.
        """
        with _stop_signal() as stopping:
            try:
                for number in range(self._options.workers):
                    self._start(number)
                self._await_all(stopping)
                if not stopping.is_set():
                    opened()
                while not stopping.is_set():
                    self._start_ended_again()
                    stopping.wait(0.1)
            finally:
                self._stop()

    def _start(self, number: int) -> None:
        ours, theirs = self._context.Pipe()
        member = Member(number, self._listening, theirs)
        process = self._context.Process(target=self._work, args=(self._options, member), name=f"kahve-{number}")
        process.start()
        theirs.close()
        self._running[number] = process, ours, time.monotonic()

    def _await_all(self, stopping: threading.Event) -> None:
        waiting = {line for _, line, _ in self._running.values()}
        while waiting and not stopping.is_set():
            for line in wait(list(waiting), 0.1):
                assert isinstance(line, Connection)
                try:
                    line.recv()
                except (EOFError, OSError):
                    raise CrewError("A server process ended before it served.") from None
                waiting.discard(line)

    def _start_ended_again(self) -> None:
        for number, (process, line, since) in list(self._running.items()):
            if process.exitcode is not None and time.monotonic() - since >= _AGAIN_SECONDS:
                _log.warning("Server process %d ended with %d: it is started again.", number, process.exitcode)
                line.close()
                process.close()
                self._start(number)

    def _stop(self) -> None:
        until = time.monotonic() + _STOP_SECONDS
        for process, _, _ in self._running.values():
            if process.exitcode is None:
                process.terminate()
        for process, line, _ in self._running.values():
            process.join(max(0.0, until - time.monotonic()))
            if process.exitcode is None:
                process.kill()
                process.join()
            line.close()
            process.close()


@contextlib.contextmanager
def _stop_signal() -> Iterator[threading.Event]:
    """An event that is set when this process is told to stop."""
    stopping = threading.Event()
    before = {number: signal.signal(number, lambda *_: stopping.set()) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        yield stopping
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
