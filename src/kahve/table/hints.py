"""Advice that was given: whoever asks again from the same view has the same, in any language, whatever the clock does to the thought."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from ..bots.advice import Advice
from ..engine.table import View

MOST_HINTS = 2000
"""So many hints are remembered, those that were asked for last."""


class Hints:
    """The advice of a house by the view that it was asked for.

    A thought ends at a number of simulations or when its time is over, whichever comes first. So the same thought on a busy machine may
    end elsewhere. A hint that changes when it is asked for again is not believed.
    """

    def __init__(self, most: int = MOST_HINTS) -> None:
        """most: how many are remembered."""
        self._most = most
        self._of: OrderedDict[str, asyncio.Task[Advice]] = OrderedDict()

    async def of(self, view: View, think: Callable[[], asyncio.Task[Advice]]) -> Advice:
        """The advice for this view; `think` begins to work it out where it was not asked for before. Raises what the thought raises."""
        key = f"{view.seat} {view}"
        task = self._of.get(key)
        if task is None or _has_failed(task):
            task = self._of[key] = think()
        self._of.move_to_end(key)
        while len(self._of) > self._most:
            self._of.popitem(last=False)
        return await asyncio.shield(task)


def _has_failed(task: asyncio.Task[Advice]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
