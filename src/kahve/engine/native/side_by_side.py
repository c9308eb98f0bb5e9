"""Bound calls that several threads make at once, one each (`Entry.bound`); `prelude.py` has in C how they wait for each other.

A thread that sleeps in the kernel comes back after some fifty microseconds, in which a core plays a move in two thousand games. So a
helper waits awake for a while after each call, and sleeps only then. The thread that asks waits awake as well.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any
from weakref import WeakSet, finalize

from .library import FFI

NOTES, TO_WAKE, STAGE = 64, 48, 32
"""The numbers that are noted about each thread, and the places of two: whether a helper is to be woken, and the stage of the asker."""
TURNS = 1000
"""The turns of the loops in which threads wait awake. A turn is a pause of the processor, 20 to 50 nanoseconds."""
_DECLARED = """
void kahve_help(int64_t *notes, void *of, int64_t *box, int64_t turns);
int64_t kahve_go(int64_t *notes, int64_t helpers, void *of, int64_t *box, int64_t *checks, int64_t looks, int64_t turns);
"""


class SideBySide:
    """Bound calls that are made at once: the first by the thread that asks, each other by a helper, a thread of its own.

    The helpers end with the last reference to this.
    """

    def __init__(self, calls: Sequence[Any], checks: Any) -> None:
        """Start the helpers. calls: of `Entry.bound`, each without a number that is handed over. checks: as `side_by_side` has them."""
        library, function, self._box = calls[0].boxed
        self._calls, self._own = calls, FFI.cast("void *", function)
        self._checks = FFI.from_buffer("int64_t[]", checks)
        self._functions = library.functions(_DECLARED)
        self._start()
        _RUNNING.add(self)

    def _start(self) -> None:
        """Start a helper for each call but the first. A process that was forked has the memory of this and none of the threads."""
        others = self._calls[1:]
        self._notes = FFI.new("int64_t[]", NOTES * len(self._calls))
        self._queues: list[SimpleQueue[bool]] = [SimpleQueue() for _ in others]
        for place, (call, queue) in enumerate(zip(others, self._queues, strict=True)):
            _, function, box = call.boxed
            how = self._functions.kahve_help, self._notes, NOTES * place, FFI.cast("void *", function), box
            Thread(target=_help, args=(queue, *how, self._calls), name="kahve-helper", daemon=True).start()
            finalize(self, queue.put, False)

    def __call__(self, *, look: bool = False) -> None:
        """Make every call once; all are through when this returns, and when a signal interrupts it."""
        try:
            if self._go(look):
                self._finish()
        except BaseException:
            # A helper that is behind would make its call a second time with the next one.
            if self._notes[NOTES * len(self._queues) + STAGE]:
                self._finish()
            raise

    def _go(self, look: bool) -> int:
        missing: int = self._functions.kahve_go(self._notes, len(self._queues), self._own, self._box, self._checks, bool(look), TURNS)
        return missing

    def _finish(self) -> None:
        self._wake()
        # A thread that sleeps right after it has woken a helper finds it on its own core, so the own call comes first.
        while self._go(False):
            self._wake()
            time.sleep(0)

    def _wake(self) -> None:
        for place, queue in enumerate(self._queues):
            if self._notes[NOTES * place + TO_WAKE]:
                queue.put(True)
                self._notes[NOTES * place + TO_WAKE] = 0


_RUNNING: WeakSet[SideBySide] = WeakSet()


def _start_all() -> None:
    for each in _RUNNING:
        each._start()


if hasattr(os, "register_at_fork"):  # not on Windows, where nothing forks
    os.register_at_fork(after_in_child=_start_all)


def _help(queue: SimpleQueue[bool], make: Callable[..., None], notes: Any, place: int, function: Any, box: Any, _memory: object) -> None:
    """What a helper does: it sleeps until it is woken, and then waits awake for calls. _memory: what the call reads and writes."""
    while queue.get():
        make(notes + place, function, box, TURNS)
