"""Places in which bots may think at once. The most urgent question has the next one, and looks at what is over may fill only some.

>>> import asyncio
>>> async def evening() -> list[str]:
...     places, order = Places(1), []
...     async def think(kind: str) -> None:
...         async with places.one_for(kind):
...             order.append(kind)
...             await asyncio.sleep(0)
...     await asyncio.gather(*(think(kind) for kind in ("judge", "judge", "advice", "turn")))
...     return order
>>> asyncio.run(evening())
['judge', 'turn', 'advice', 'judge']
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

URGENCY: Mapping[str, int] = {
    "turn": 30,
    "advice": 20,
    "sight": 20,
    "ready": 10,
    "replay": 5,
    "course": 5,
    "story": 5,
    "referee": 5,
    "judge": 0,
    "par": 0,
    "plays": -5,
    "rate": -5,
    "style": -5,
}
"""Questions by how soon they are taken: a table waits for a turn, one person for a hint or a page, then come reviews, and styles last."""

_LOOK = 5
"""Questions of this urgency and below look at what is over."""


@dataclass(order=True)
class _Waiting:
    rank: tuple[int, int]
    is_look: bool = field(compare=False)
    place: asyncio.Future[None] = field(compare=False)


class Places:
    """A number of places, and the questions that wait for one."""

    def __init__(self, number: int, looks: int | None = None) -> None:
        """All are free. looks: how many of them looks may have at once; by default all but one, or the one that there is."""
        self.looks = max(1, number - 1) if looks is None else looks
        self._free, self._free_for_looks = number, self.looks
        self._waiting: list[_Waiting] = []
        self._asks = 0

    @asynccontextmanager
    async def one_for(self, kind: str) -> AsyncIterator[None]:
        """Wait for a place for a question of this kind, and have it until the end of the block."""
        is_look = URGENCY[kind] <= _LOOK
        self._asks += 1
        waiting = _Waiting((-URGENCY[kind], self._asks), is_look, asyncio.get_running_loop().create_future())
        heapq.heappush(self._waiting, waiting)
        self._hand_out()
        try:
            await waiting.place
        except asyncio.CancelledError:
            if waiting.place.done() and not waiting.place.cancelled():
                self._give_back(is_look)
            raise
        try:
            yield
        finally:
            self._give_back(is_look)

    def _give_back(self, is_look: bool) -> None:
        self._free += 1
        self._free_for_looks += is_look
        self._hand_out()

    def _hand_out(self) -> None:
        """Give the free places to those who wait, the most urgent first. Behind a look there are only looks."""
        while self._waiting and self._free and (self._free_for_looks or not self._waiting[0].is_look):
            first = heapq.heappop(self._waiting)
            if not first.place.done():
                self._free -= 1
                self._free_for_looks -= first.is_look
                first.place.set_result(None)
