"""The writer: the one thread that writes to the store, and what waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from queue import SimpleQueue
from typing import Any, TypeVar

from .stored import Append, Archive

Result = TypeVar("Result")


class Written(asyncio.Future[None]):
    """Done when something is on the disk. Nobody can take it back by being cancelled while they wait for it."""

    def cancel(self, msg: object = None) -> bool:
        """Leave it as it is: False."""
        return False


Batch = list[tuple[Append, Written]]
"""What is written in one transaction, each with the one who waits for it."""


class _Thread:
    """A thread that does one thing after another, in the order in which they were given.

    An executor takes a dozen locks for each, which is a tenth of what the insertion of a move takes.
    """

    def __init__(self) -> None:
        self._given: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._is_missing = self._is_closed = False

    def give(self, work: Callable[[], None]) -> None:
        """Let the thread do this, which raises nothing; in a page, which has no thread, it is done at once. RuntimeError once closed."""
        if self._is_closed:
            raise RuntimeError("the writer is closed")
        if self._thread is None and not self._is_missing:
            thread = threading.Thread(target=self._work, name="kahve-writer", daemon=True)
            try:
                thread.start()
                self._thread = thread
            except RuntimeError:
                self._is_missing = True
        if self._is_missing:
            work()
        else:
            self._given.put(work)

    def _work(self) -> None:
        while (work := self._given.get()) is not None:
            work()
            # While nothing is written, what was written last is not kept.
            del work

    def close(self) -> None:
        """Wait until all is done that was given."""
        self._is_closed = True
        if self._thread is not None:
            self._given.put(None)
            self._thread.join()


class Writer:
    """Writes in a thread of its own; what many tables ask for while the disk is waited for is written together.

    A move is told when it is on the disk, and the wait for the disk is long beside all else. So the tables share it: what comes in during
    one wait goes into the next transaction. Each table still waits for its own answer, so its events stay in order.
    """

    def __init__(self, store: Archive) -> None:
        """Begin with nothing to write."""
        self._store = store
        self._thread = _Thread()
        self._waiting: Batch = []
        self._is_writing = False

    async def write(self, write: Callable[..., Result], *args: Any) -> Result:
        """Let the thread call this function of the store, after all that it was given before."""
        written: Future[Result] = Future()

        def work() -> None:
            if written.set_running_or_notify_cancel():
                try:
                    written.set_result(write(*args))
                except BaseException as error:
                    written.set_exception(error)

        self._thread.give(work)
        return await asyncio.wrap_future(written)

    async def append(self, append: Append) -> None:
        """Write down what happens at a table; Conflict or StoreError when it could not be written."""
        loop = asyncio.get_running_loop()
        written = Written(loop=loop)
        self._waiting.append((append, written))
        if not self._is_writing:
            self._give(loop)
        await written

    def _give(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give the thread what waits."""
        batch, self._waiting = self._waiting, []
        self._is_writing = bool(batch)
        if not batch:
            return
        try:
            self._thread.give(partial(self._append_all, batch, loop))
        except RuntimeError as error:
            self._settle(batch, [error] * len(batch), loop)

    def _append_all(self, batch: Batch, loop: asyncio.AbstractEventLoop) -> None:
        """Write a batch, and let the loop settle it."""
        errors: Sequence[BaseException | None]
        try:
            errors = self._store.append_all([append for append, _ in batch])
        except Exception as error:
            errors = [error] * len(batch)
        with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody waits
            loop.call_soon_threadsafe(self._settle, batch, errors, loop)

    def _settle(self, batch: Batch, errors: Sequence[BaseException | None], loop: asyncio.AbstractEventLoop) -> None:
        for (_, written), error in zip(batch, errors, strict=True):
            if written.done():
                continue
            if error is None:
                written.set_result(None)
            else:
                written.set_exception(error)
        self._give(loop)

    def close(self) -> None:
        """Wait for what is being written, and stop."""
        self._thread.close()
