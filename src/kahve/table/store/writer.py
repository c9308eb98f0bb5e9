"""The writer: the one thread that writes to the store, and what waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from .stored import Append, Archive

Result = TypeVar("Result")
Batch = list[tuple[Append, "asyncio.Future[None]"]]
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
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._is_writing = False

    async def write(self, write: Callable[..., Result], *args: Any) -> Result:
        """Let the thread call this function of the store, after all that it was given before."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, write, *args)

    async def append(self, append: Append) -> None:
        """Write down what happens at a table; Conflict or StoreError when it could not be written."""
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()
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
        if batch:
            appends, answer = [append for append, _ in batch], partial(self._answer, batch)
            try:
                # A page has no thread, and its event loop does at once what it is given so.
                asyncio.get_running_loop().run_in_executor(self._thread, self._append_all, appends).add_done_callback(answer)
            except RuntimeError as error:  # the thread has stopped: the server closes
                self._settle(batch, [error] * len(batch))

    def _append_all(self, appends: Sequence[Append]) -> Sequence[Exception | None]:
        try:
            return self._store.append_all(appends)
        except Exception as error:
            return [error] * len(appends)

    def _answer(self, batch: Batch, written: asyncio.Future[Sequence[Exception | None]]) -> None:
        self._settle(batch, [RuntimeError("nothing was written")] * len(batch) if written.cancelled() else written.result())
        self._give()

    def _settle(self, batch: Batch, errors: Sequence[BaseException | None]) -> None:
        for (_, written), error in zip(batch, errors, strict=True):
            if written.done():
                continue
            if error is None:
                written.set_result(None)
            else:
                written.set_exception(error)

    def close(self) -> None:
        """Wait for what is being written, and stop."""
        self._thread.shutdown()
