"""What holds the event loop in tests: of this process, and of the servers that the tests start, which write it into a file."""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from kahve.table.thinking.loop_watch import COLLECTOR, LONG, OTHER, LoopWatch

FILE = "KAHVE_TESTS_HELD"
"""The variable of the environment with the file that all processes of a test write to."""


class HeldTooLong(AssertionError):  # noqa: N818 - it is what happened
    """A piece of work held an event loop for longer than LONG."""


def watch_servers() -> None:
    """Let the servers of this process write down each piece that took too long: they may be killed before anybody asks."""
    record = LoopWatch.record

    def recorded(watch: LoopWatch, what: str, seconds: float, about: Mapping[str, Any]) -> None:
        record(watch, what, seconds, about)
        if seconds > LONG and what not in (COLLECTOR, OTHER):
            with open(os.environ[FILE], "a", encoding="utf-8") as file:
                print(json.dumps([what, round(1000 * seconds, 1), dict(about)], default=str), file=file)

    LoopWatch.record = recorded  # type: ignore[method-assign]


@cache
def watch_here() -> None:
    """Watch all loops of this process too, and choose a file of its own: processes that test side by side share none."""
    number, name = tempfile.mkstemp(prefix="kahve-held-")
    os.close(number)
    os.environ[FILE] = name
    atexit.register(Path(name).unlink, missing_ok=True)
    watch_servers()
    contextlib.ExitStack().enter_context(LoopWatch().over(None))


def take() -> dict[str, list[Any]]:
    """What has taken too long since this was asked last: by the kind of work the longest piece of it."""
    file = Path(os.environ[FILE])
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("", encoding="utf-8")
    return {what: [milliseconds, about] for what, milliseconds, about in sorted(map(json.loads, lines), key=lambda line: float(line[1]))}
