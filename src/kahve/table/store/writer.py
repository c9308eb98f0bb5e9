"""The writer: the one thread that writes to the store, and what waits for it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from .stored import Append, Archive

Result = TypeVar("Result")


class _Written(asyncio.Future[None]):
    """Done when something is on the disk. Nobody can take it back by being cancelled while they wait for it."""

    def cancel(self, msg: object = None) -> bool:
        return False


Batch = list[tuple[Append, _Written]]
"""What is written in one transaction, each with the one who waits for it."""


class Writer:
    """Writes in a thread of its own; what many tables ask for while the disk is waited for is written together.

    A move is told when it is on the disk, and the wait for the disk is long beside all else. So the tables share it: what comes in during
    one wait goes into the next transaction. Each table still waits for its own answer, so its events stay in order.
    """

    def __init__(self, store: Archive) -> None:
        """Begin with nothing to write."""
        self._store = store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="kahve-writer")
        self._waiting: Batch = []
        self._is_writing = self._is_closed = False
        self._has_thread = True

    async def write(self, write: Callable[..., Result], *args: Any) -> Result:
        """Let the thread call this function of the store, after all that it was given before."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, write, *args)

    async def append(self, append: Append) -> None:
        """Write down what happens at a table; Conflict or StoreError when it could not be written."""
        loop = asyncio.get_running_loop()
        written = _Written(loop=loop)
        self._waiting.append((append, written))
        if not self._is_writing:
            self._is_writing = True
            # What is asked for in the same moment is written together.
            loop.call_soon(self._give)
        await written

    def _give(self) -> None:
        """Give the thread what waits."""
        batch, self._waiting = self._waiting, []
        self._is_writing = bool(batch)
        if not batch:
            return
        if self._has_thread:
            try:
                # Futures of asyncio for what the thread does would take longer than the insertion of a move.
                self._thread.submit(self._append_all, batch, asyncio.get_running_loop())
                return
            except RuntimeError as error:
                if self._is_closed:
                    self._settle(batch, [error] * len(batch))
                    return
                # A page has none, and does all at once.
                self._has_thread = False
        self._append_all(batch)

    def _append_all(self, batch: Batch, loop: asyncio.AbstractEventLoop | None = None) -> None:
        """Write a batch, and let the loop settle it; without one at once."""
        errors: Sequence[BaseException | None]
        try:
            errors = self._store.append_all([append for append, _ in batch])
        except Exception as error:
            errors = [error] * len(batch)
        if loop is None:
            self._settle(batch, errors)
            return
        with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody waits
            loop.call_soon_threadsafe(self._settle, batch, errors)

    def _settle(self, batch: Batch, errors: Sequence[BaseException | None]) -> None:
        for (_, written), error in zip(batch, errors, strict=True):
            if written.done():
                continue
            if error is None:
                written.set_result(None)
            else:
                written.set_exception(error)
        self._give()

    def close(self) -> None:
        """Wait for what is being written, and stop."""
        self._is_closed = True
        self._thread.shutdown()
