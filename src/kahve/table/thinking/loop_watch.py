"""A watch on the event loop: how long each piece of work holds it, and for whom.

A piece runs from one wait to the next, and meanwhile nobody else at this server is answered. It is measured by the processor time of the
loop's thread, so a busy machine does not blame it. What the garbage collector takes is counted by itself.

>>> def describe() -> Described:
...     return "ask move", lambda: {"table": "k7f", "event": 57}
>>> async def evening(watch: LoopWatch) -> None:
...     with watch.over(asyncio.get_running_loop()):
...         await asyncio.create_task(slow())
>>> async def slow() -> None:
...     set_work(describe)
...     while time.thread_time() < until:
...         pass
>>> until, watch = time.thread_time() + 0.03, LoopWatch()
>>> asyncio.run(evening(watch))
>>> list(watch.longest), watch.longest["ask move"] > LONG, watch.number_of_long["ask move"]
(['ask move'], True, 1)
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextvars import ContextVar
from threading import get_ident
from typing import Any

from .budgets import seconds_of_thread
from .endless import EndlessError, guard_of_thread

_log = logging.getLogger("kahve.loop")

LONG = 0.02
"""The seconds that no piece should take: a test fails where one does."""
VERY_LONG = 0.1
"""The seconds from which on the log says which piece it was."""

_SHORT = 0.001
"""The seconds of a piece that is not even looked at: what it was for is not made out."""
_SAME_SECONDS = 60.0
"""A table or an address that takes long is logged once in this time."""

OTHER, COLLECTOR = "other work", "garbage collector"

Described = tuple[str, Callable[[], Mapping[str, Any]]]
"""A kind of work, of which there are few, and what gives what the log may say about this piece: never a card, a name or an address."""

_work: ContextVar[Callable[[], Described] | None] = ContextVar("work", default=None)


def set_work(describe: Callable[[], Described]) -> None:
    """From now on this task, and the tasks that it begins, do this work. describe: is called only for a piece that took long."""
    _work.set(describe)


class LoopWatch:
    """How long each kind of work has held a loop at most, and how often for longer than LONG."""

    def __init__(self) -> None:
        """Nothing has run."""
        self.longest: dict[str, float] = {}
        self.number_of_long: Counter[str] = Counter()
        self._collected = self._began_to_collect = 0.0
        self._thread = 0
        self._logged: dict[tuple[str, str], float] = {}

    @contextlib.contextmanager
    def over(self, loop: asyncio.AbstractEventLoop | None) -> Iterator[None]:
        """Watch this loop, which runs in this thread, until the end of the block; None for each loop of this thread."""
        handle_class: Any = asyncio.Handle
        before, guard = handle_class._run, guard_of_thread()

        def run(handle: Any) -> None:
            if loop is not None and handle._loop is not loop:
                before(handle)
                return
            collected, began = self._collected, seconds_of_thread()
            try:
                guard.begin()
                try:
                    before(handle)
                finally:
                    guard.end()
            except EndlessError:
                # The piece was over when it was to be cut off.
                pass
            finally:
                seconds = seconds_of_thread() - began - (self._collected - collected)
                if seconds > _SHORT:
                    self._note(seconds, handle._context.get(_work))

        self._thread = get_ident()
        handle_class._run = run
        gc.callbacks.append(self._collecting)
        try:
            yield
        finally:
            gc.callbacks.remove(self._collecting)
            handle_class._run = before

    def _collecting(self, phase: str, _: Mapping[str, int]) -> None:
        if get_ident() != self._thread:
            return
        if phase == "start":
            self._began_to_collect = seconds_of_thread()
        else:
            seconds = seconds_of_thread() - self._began_to_collect
            self._collected += seconds
            if seconds > _SHORT:
                self.record(COLLECTOR, seconds, {})

    def _note(self, seconds: float, describe: Callable[[], Described] | None) -> None:
        what, about = OTHER, dict[str, Any]()
        if describe is not None:
            try:
                what, details = describe()
                about = dict(details()) if seconds > LONG else {}
            except Exception as error:
                # A table that is broken may not even say what it is.
                what = f"undescribed, {type(error).__name__}"
        self.record(what, seconds, about)

    def record(self, what: str, seconds: float, about: Mapping[str, Any]) -> None:
        """Count a piece of this kind of work, and log it where it took very long."""
        self.longest[what] = max(seconds, self.longest.get(what, 0.0))
        if seconds > LONG:
            self.number_of_long[what] += 1
        if seconds > VERY_LONG and self._may_log(what, str(about.get("table", ""))):
            # House rules may have words of people in them, so they are written as JSON.
            details = "".join(f", {name} {json.dumps(value, ensure_ascii=True, default=str)}" for name, value in about.items())
            extra = {"about": {"work": what, "milliseconds": round(1000 * seconds), **about}}
            _log.warning("The event loop was held for %d ms: %s%s.", round(1000 * seconds), what, details, extra=extra)

    def _may_log(self, what: str, table: str) -> bool:
        now = time.monotonic()
        self._logged = {key: since for key, since in self._logged.items() if now - since < _SAME_SECONDS}
        return self._logged.setdefault((what, table), now) == now
