"""A live table as its parts see it: its bots, its lines, and the clock of an exchange."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from ..protocol.asks import Request
from ..sitting.circumstances import ALONE, Circumstances
from ..sitting.sitting import Sitting


class AtTable(Protocol):
    """`kahve.table.live.live_table.live.LiveTable`, without what only the server asks of it."""

    name: str
    sitting: Sitting
    lock: asyncio.Lock

    @property
    def described(self) -> dict[str, Any]:
        """What the log may say of it."""

    @property
    def pace(self) -> str:
        """How fast the bots play here now."""

    async def let(self, seat: int, ask: Request, around: Circumstances = ALONE) -> None:
        """Judge an ask, write down what it causes, let it happen, and tell everybody; Refusal where it cannot be done or written."""

    def tell_in_town(self, unsaid: dict[str, Any]) -> None:
        """Say something to everybody at this table, by whichever server, each in their language."""

    def wake_bots(self) -> None:
        """Let the bots play on, if it is for them to act."""
