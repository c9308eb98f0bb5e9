"""What the parts of a server ask of it: to begin work, and to read and write in turn with all others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

Result = TypeVar("Result")


class Errands(Protocol):
    """A server as those see it who only let it work for them; `kahve.table.live.tables.Tables` is one."""

    @property
    def closing(self) -> bool:
        """Whether the server is being closed, so that no work is begun."""

    def start(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Begin work that goes on by itself; what it raises is logged."""

    async def finish(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Wait for work that goes on to its end even if its caller is cancelled."""

    async def pause(self, seconds: float) -> None:
        """Wait so that people can follow; where the server is being closed nobody waits."""

    async def look(self, read: Callable[..., Result], *args: Any) -> Result:
        """Let a reader read."""

    async def write(self, write: Callable[..., Result], *args: Any) -> Result:
        """Let the one writer write."""
