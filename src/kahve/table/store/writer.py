"""The writer: the one thread that writes to the store, and what waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from .stored import Append, Archive

Result = TypeVar("Result")


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
        self._flushing: asyncio.Task[None] | None = None

    async def write(self, write: Callable[..., Result], *args: Any) -> Result:
        """Let the thread call this function of the store, after all that it was given before."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, write, *args)

    async def append(self, append: Append) -> None:
        """Write down what happens at a table; Conflict or StoreError when it could not be written."""
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()
        self._waiting.append((append, written))
        if self._flushing is None:
            self._flushing = loop.create_task(self._flush())
        await written

    async def _flush(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                errors: list[Exception | None]
                try:
                    errors = await self.write(self._store.append_all, [append for append, _ in batch])
                except Exception as error:  # the thread stops: the server closes
                    errors = [error] * len(batch)
                for (_, written), fault in zip(batch, errors, strict=True):
                    if written.done():
                        continue
                    if fault is None:
                        written.set_result(None)
                    else:
                        written.set_exception(fault)
        finally:
            self._flushing = None

    def close(self) -> None:
        """Wait for what is being written, and stop."""
        self._thread.shutdown()
