"""What was worked out once for whoever asked: whoever asks for the same has the same, whatever the clock does to the thought."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Result = TypeVar("Result")


class Remembered(Generic[Result]):
    """Results by what they were asked for.

    A thought ends at a number of simulations or when its time is over, whichever comes first. So the same thought on a busy machine may
    end elsewhere. A hint that changes when it is asked for again is not believed.
    """

    def __init__(self, most: int) -> None:
        """most: how many are remembered, those that were asked for last."""
        self._most = most
        self._of: OrderedDict[Hashable, asyncio.Task[Result]] = OrderedDict()

    async def of(self, what: Hashable, work: Callable[[], asyncio.Task[Result]]) -> Result:
        """The result for this; `work` begins to work it out where it was not asked for before. Raises what the work raises."""
        task = self._of.get(what)
        if task is None or _has_failed(task):
            task = self._of[what] = work()
        self._of.move_to_end(what)
        while len(self._of) > self._most:
            self._of.popitem(last=False)
        return await asyncio.shield(task)


def _has_failed(task: asyncio.Task[Result]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
