"""A finished deal of a live table looked through, a decision at a time, by the bots of the house."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import Sequence
from typing import Any

from ..bots.review import Choice, Judged, choices, count_sides, judge
from ..engine.table import DealRecord, Table
from .bots import BotRoom, NoAnswer
from .counsel import decision_told, side_told


class Reviewing:
    """How far a review is, and what it came to; it goes on by itself once `work` has been started."""

    def __init__(self, bots: BotRoom, table: Table, number: int) -> None:
        """table: the match; number: of a deal in it that is finished."""
        self._bots, self._number = bots, number
        # The match goes on while its deals are looked through.
        self._match = table.game, table.house, table.first_dealer, list(table.history[:number])
        self.done = 0
        self.of: int | None = None
        self.told: dict[str, Any] | None = None

    async def work(self) -> None:
        """Look through the deal; NoAnswer when the bots could not."""
        start, found = await asyncio.to_thread(choices, *self._match, self._number)
        self.of = len(found)
        judged = []
        for choice in found:
            # One decision that is too hard to think through must not cost the review of all others.
            with contextlib.suppress(NoAnswer):
                worths = await self._bots.judge(choice.view, choice.moves, choice.made, _seed(choice))
                judged.append(judge(choice, worths))
            self.done += 1
        if found and not judged:
            raise NoAnswer("The house could not look through this deal just now.")
        brought = await self._bots.par(start, self._number)
        told = await asyncio.to_thread(_told, self._number, start, self._match[3][-1], judged, brought)
        self.told = told | {"left_out": len(found) - len(judged)}


def _told(number: int, start: Table, dealt: DealRecord, judged: Sequence[Judged], brought: list[list[float]]) -> dict[str, Any]:
    """A review as docs/protocol.md has it."""
    import numpy as np

    given = [sum(one.given for one in judged if one.choice.seat == seat) for seat in range(start.seats)]
    return {
        "deal": number,
        "seats": [{"seat": seat, "given": round(points, 2)} for seat, points in enumerate(given)],
        "sides": [side_told(side) for side in count_sides(start, dealt, judged, np.array(brought))],
        "decisions": [decision_told(one) for one in judged],
    }


def _seed(choice: Choice) -> int:
    return int.from_bytes(hashlib.sha256(str(choice.view).encode()).digest()[:8], "big")
