"""Shows a bar with the progress of a long task and the time left, if a person watches."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from ..language import message
from .paper import Paper


class Advance(Protocol):
    """Moves a bar forward.

    Work that is not fresh was done before and does not count for the speed. A call with (0, True) says that the work begins now.
    """

    def __call__(self, done: int, fresh: bool = True) -> None:
        """Move on."""
        ...


class Clock:
    """Estimates the time left of a task from the time that its fresh work has taken.

    >>> clock = Clock(100, started=0.0)
    >>> clock.count(40, fresh=False, now=0.0)
    >>> clock.count(20, fresh=True, now=10.0)
    >>> clock.left(now=15.0)
    '15 s left'
    """

    def __init__(self, total: int, started: float) -> None:
        """Start the clock. total: how much there is to do. started: the present time, in seconds."""
        self.total, self.last = total, started
        self.done, self.fresh, self.spent = 0, 0, 0.0
        self.ends: float | None = None

    def count(self, done: int, fresh: bool, now: float) -> None:
        """Add finished work. With (0, True) the work begins, and the time before is not counted."""
        self.done += done
        if fresh:
            self.spent += now - self.last if done else 0.0
            self.fresh += done
            self.last = now
        if self.fresh:
            self.ends = now + self.spent / self.fresh * (self.total - self.done)

    def left(self, now: float) -> str:
        """The time left in words; empty as long as it is unknown."""
        if self.ends is None:
            return ""
        seconds = max(0, round(self.ends - now))
        if seconds < 100:
            return message("terminal-seconds-left", seconds=seconds)
        minutes = round(seconds / 60)
        if minutes < 100:
            return message("terminal-minutes-left", minutes=minutes)
        return message("terminal-hours-left", hours=minutes // 60, minutes=minutes % 60)


@contextmanager
def bar(paper: Paper, total: int, *, first: str, then: str) -> Iterator[Advance | None]:
    """A bar on standard error and the function that moves it; None in a pipe and in plain lines.

    first: the text before the bar moves. then: the text with the count.
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
