"""Work that goes on to its end though its task is cancelled: what was begun is written down or refused, and never left half done.

A task of its own for each ask would do the same, and costs too much.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any, TypeVar

from ..store.writer import Written

Result = TypeVar("Result")


@coroutine
def uninterrupted(work: Coroutine[Any, Any, Result]) -> Generator[Any, Any, Result]:
    """Do work in the task of its caller, which ends after the work if it is cancelled meanwhile."""
    cancelled: asyncio.CancelledError | None = None
    while True:
        try:
            awaited = work.send(None)
        except StopIteration as end:
            if cancelled is not None:
                raise cancelled from None
            return end.value  # type: ignore[no-any-return]
        if awaited is None:  # only others have their turn
            try:
                yield
            except asyncio.CancelledError as error:
                cancelled = error
            continue
        if isinstance(awaited, Written):
            # Cancelling its task does not cancel this one, and is heard of when it is done. The work reads its error.
            with contextlib.suppress(Exception):
                try:
                    yield awaited
                except asyncio.CancelledError as error:
                    cancelled = error
            continue
        # A task that is cancelled cancels the future it waits for: so it waits for another one, and the work reads its own.
        awaited._asyncio_future_blocking = False
        while not awaited.done():
            try:
                yield from asyncio.shield(awaited)
            except asyncio.CancelledError as error:
                cancelled = cancelled if awaited.done() else error
            except Exception:
                break
