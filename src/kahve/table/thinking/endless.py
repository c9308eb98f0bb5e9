"""Cuts off a piece of work that does not come to its end, so that a bad table stops only itself.

A piece is one step of a task in the event loop, or one reading of a table in a thread. After ENDLESS seconds of the processor,
`EndlessError` is raised in the middle of it. What the piece was for fails as by any other fault: an ask is refused, or the table is put
out of memory.
Only Python can be cut off so. A compiled rule is left once it returns; that of a game from elsewhere counts the turns of its loops, and
ends them itself (`kahve.engine.native.table_library`).

>>> def never_ends() -> None:
...     while True:
...         pass
>>> from kahve.table.thinking import endless
>>> before, endless.ENDLESS = endless.ENDLESS, 0.2
>>> try:
...     cut_off(never_ends)()
... except EndlessError:
...     print("cut off")
cut off
>>> endless.ENDLESS = before
"""

from __future__ import annotations

import contextlib
import sys
import threading
import time
import weakref
from collections.abc import Callable
from typing import Any, TypeVar

Result = TypeVar("Result")

ENDLESS = 10.0
"""The seconds of the processor after which a piece is cut off."""
_LOOK_SECONDS = 0.1
_SPINS = 1000
"""The turns of a loop in which a thread surely meets what is raised in it."""


class EndlessError(RuntimeError):
    """A piece of work took so long that it was cut off."""


class Guard:
    """The pieces of work of the thread that makes it, one after another."""

    def __init__(self) -> None:
        """Begin with no piece."""
        self._thread = threading.get_ident()
        own_clock = getattr(time, "pthread_getcpuclockid", None)
        # The system may have no clock for another thread.
        self._clock: Callable[[], float] = time.perf_counter
        if own_clock is not None:
            number = own_clock(self._thread)
            self._clock = lambda: time.clock_gettime(number)
        self._lock = threading.Lock()
        self._piece = self._seen = 0
        self._runs = self._is_cut = False
        self._since = 0.0
        _all.add(self)

    def begin(self) -> None:
        """A piece begins."""
        self._piece += 1
        self._runs = True

    def end(self) -> None:
        """The piece is over. What was raised for it is raised here at the latest, and never in the next piece."""
        with self._lock:
            self._runs = False
            is_cut, self._is_cut = self._is_cut, False
        if is_cut:
            for _ in range(_SPINS):
                pass

    def look(self) -> None:
        """Cut the piece off if it has taken too long."""
        with self._lock:
            if not self._runs:
                return
            now = self._clock()
            if self._seen != self._piece:
                self._seen, self._since = self._piece, now
            elif now - self._since > ENDLESS:
                # It is raised once more where it was caught and the piece goes on.
                self._since, self._is_cut = now, True
                import ctypes

                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), ctypes.py_object(EndlessError))


_all: weakref.WeakSet[Guard] = weakref.WeakSet()
_of_thread = threading.local()
_starting = threading.Lock()
_watcher: threading.Thread | None = None


def guard_of_thread() -> Guard:
    """The guard of this thread, which somebody looks after from now on."""
    global _watcher
    guard: Guard | None = getattr(_of_thread, "guard", None)
    if guard is None:
        guard = _of_thread.guard = Guard()
        with _starting:
            if _watcher is None:
                _watcher = threading.Thread(target=_watch, name="kahve-endless", daemon=True)
                with contextlib.suppress(RuntimeError):  # a page has no other thread
                    _watcher.start()
    return guard


def _watch() -> None:
    while True:
        time.sleep(_LOOK_SECONDS)
        for guard in list(_all):
            guard.look()


def cut_off(call: Callable[..., Result]) -> Callable[..., Result]:
    """The same call as a piece of work of the thread that makes it; it raises EndlessError where it is cut off.

    In a browser nothing is cut off: there is no other thread to look, and the tables are one person's own.
    """
    if sys.platform == "emscripten":
        return call

    def guarded(*args: Any) -> Result:
        guard = guard_of_thread()
        guard.begin()
        try:
            return call(*args)
        finally:
            guard.end()

    return guarded
