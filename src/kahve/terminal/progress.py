"""A bar that shows how far a long task has come, and how long it will still take, where a person watches."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from .paper import Paper


class Advance(Protocol):
    """Moves a bar on by what is done more.

    What is not fresh was there before and says nothing of the speed; nothing, but fresh, says that the work begins only now.
    """

    def __call__(self, done: int, fresh: bool = True) -> None:
        """Move on."""
        ...


class Clock:
    """How long a task will still take, from how long what was done since the start has taken.

    >>> clock = Clock(100, started=0.0)
    >>> clock.count(40, fresh=False, now=0.0)
    >>> clock.count(20, fresh=True, now=10.0)
    >>> clock.left(now=15.0)
    '15 s left'
    """

    def __init__(self, total: int, started: float) -> None:
        """total: how much there is to do. started: now, in seconds."""
        self.total, self.last = total, started
        self.done, self.fresh, self.spent = 0, 0, 0.0
        self.ends: float | None = None

    def count(self, done: int, fresh: bool, now: float) -> None:
        """So much more is done; nothing yet, but fresh: work begins, and the time before is not counted."""
        self.done += done
        if fresh:
            self.spent += now - self.last if done else 0.0
            self.fresh += done
            self.last = now
        if self.fresh:
            self.ends = now + self.spent / self.fresh * (self.total - self.done)

    def left(self, now: float) -> str:
        """The time left, in words; empty as long as nobody knows."""
        if self.ends is None:
            return ""
        seconds = max(0, round(self.ends - now))
        if seconds < 100:
            return f"{seconds} s left"
        minutes = round(seconds / 60)
        return f"{minutes} min left" if minutes < 100 else f"{minutes // 60} h {minutes % 60} min left"


@contextmanager
def bar(paper: Paper, total: int, *, first: str, then: str) -> Iterator[Advance | None]:
    """A bar on standard error and the function that moves it on; None in a pipe and in plain lines.

    first: what is said before it first moves; then: what is counted.
    """
    if paper.plain or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
    from rich.text import Text

    clock = Clock(total, time.monotonic())

    class TimeLeft(ProgressColumn):
        def render(self, task: Task) -> Text:
            return Text(clock.left(time.monotonic()))

    columns = (TextColumn("{task.description}"), BarColumn(bar_width=None), MofNCompleteColumn(), TimeLeft())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(first, total=total)

        def advance(done: int, fresh: bool = True) -> None:
            clock.count(done, fresh, time.monotonic())
            shown.update(task, advance=done, description=then)

        yield advance
