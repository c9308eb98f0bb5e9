"""A live table as its parts see it: its bots, its lines, and the clock of an exchange."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from ..sitting.sitting import Sitting


class AtTable(Protocol):
    """`kahve.table.live.live_table.live.LiveTable`, without what only the house asks of it."""

    name: str
    sitting: Sitting
    lock: asyncio.Lock

    @property
    def pace(self) -> str:
        """How fast the bots play here now."""

    async def write(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Write down what happens next; Refusal where that could not be, after which the table is as the store has it."""

    def happen(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Let happen what has been written down, and tell everybody."""

    def tell_in_town(self, unsaid: dict[str, Any]) -> None:
        """Say something to everybody at this table, by whichever server, each in their language."""

    def wake_bots(self) -> None:
        """Let the bots play on, if it is for them to act."""


__all__ = ["AtTable"]
