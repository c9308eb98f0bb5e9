"""A bar that shows how far a long task has come, where a person watches."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .paper import Paper

Advance = Callable[[int], None]


@contextmanager
def bar(paper: Paper, total: int, *, first: str, then: str) -> Iterator[Advance | None]:
    """A bar on standard error and the function that moves it on; None in a pipe and in plain lines.

    first: what is said before it first moves; then: what is counted.
    """
    if paper.plain or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(bar_width=None), MofNCompleteColumn(), TimeRemainingColumn(compact=True))
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(first, total=total)
        yield lambda done: shown.update(task, advance=done, description=then)
