"""Finished deals looked through, a decision at a time, by the bots of the house.

What a review of a table's deal came to is kept in the store beside that table, so it outlives the server. A review of an opened log is kept
in memory, as the log is.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..bots.judged import Choice, Judged
from ..bots.review import choices, count_sides, judge
from ..engine.table import DealRecord, Table
from .bots import BotRoom, NoAnswer
from .counsel import decision_told, getting_ready_told, side_told
from .played import PlayedMatch
from .review_store import ReviewStore, deal_key
from .store import StoreError

if TYPE_CHECKING:
    from .host import Host

MOST_KEPT = 200
"""So many reviews are kept in memory, those that were asked for last."""

_MOMENT = 0.5
"""Seconds to wait for a review that may be there soon."""


class Reviews:
    """The reviews of the house, each worked out once however many ask for it."""

    def __init__(self, host: Host) -> None:
        """Keep the house, whose bots look deals through."""
        self._host, self._stored = host, ReviewStore(host.store)
        self._kept: OrderedDict[tuple[str | None, bytes], tuple[Reviewing, asyncio.Task[None]]] = OrderedDict()

    async def made(self, match: PlayedMatch, number: int, table: str | None) -> dict[str, Any] | None:
        """The review of a finished deal if it has been worked out; None if nobody has asked for it yet, or it is under way. StoreError.

        table: where the deal was played; None for a log.
        """
        match.finished(number)
        kept = self._kept.get((table, match.name_of(number)))
        told = await self._read(match, number, table) if kept is None else kept[0].told
        return None if told is None else {"ready": True} | told

    async def _read(self, match: PlayedMatch, number: int, table: str | None) -> dict[str, Any] | None:
        """What the store has of this review."""
        return None if table is None else await self._host.look(self._stored.of, table, deal_key(match, number))

    async def _work_out(self, reviewing: Reviewing, match: PlayedMatch, number: int, table: str | None) -> None:
        """Fetch a review from the store, or look through the deal and keep what it came to."""
        reviewing.told = await self._read(match, number, table)
        if reviewing.told is not None:
            return
        await reviewing.work()
        # Who waits has the review, also where the store cannot be written just now.
        if table is not None and reviewing.told is not None:
            with contextlib.suppress(StoreError):
                await self._host.write(self._stored.keep, table, deal_key(match, number), reviewing.told)

    async def of(self, match: PlayedMatch, number: int, table: str | None) -> dict[str, Any]:
        """How far the review of a finished deal is, `ready` with what it came to; the first who asks begins it.

        table: where the deal was played; None for a log.

        Raises as `PlayedMatch.finished`, StoreError, and NoAnswer where it could not be looked through: whoever asks next begins again.
        """
        match.finished(number)
        name = table, match.name_of(number)
        if name not in self._kept:
            reviewing = Reviewing(self._host.bots, match, number)
            self._kept[name] = reviewing, self._host.start(self._work_out(reviewing, match, number, table))
        self._kept.move_to_end(name)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        reviewing, work = self._kept[name]
        await asyncio.wait([work], timeout=_MOMENT)
        if work.done() and reviewing.told is None:
            self._kept.pop(name, None)
            await work
        if reviewing.told is not None:
            return {"ready": True} | reviewing.told
        is_ready = self._host.bots.is_ready(match.game.name)
        says = "Looking through the deal." if is_ready else getting_ready_told(match.game, "review")
        return {"ready": False, "says": says, "done": reviewing.done, "of": reviewing.of}


class Reviewing:
    """How far a review is, and what it came to; it goes on by itself once `work` has been started."""

    def __init__(self, bots: BotRoom, match: PlayedMatch, number: int) -> None:
        """number: of a deal of the match that is finished."""
        self._bots, self._number = bots, number
        # The match goes on while its deals are looked through.
        self._match = match.game, match.house, match.first_dealer, list(match.history[:number])
        self.done = 0
        self.of: int | None = None
        self.told: dict[str, Any] | None = None

    async def work(self) -> None:
        """Look through the deal; NoAnswer when the bots could not."""
        start, decisions = await asyncio.to_thread(choices, *self._match, self._number)
        self.of = len(decisions)
        judged = []
        for choice in decisions:
            # One decision that is too hard to think through must not cost the review of all others.
            with contextlib.suppress(NoAnswer):
                worths = await self._bots.judge(choice.view, choice.moves, choice.made, _seed(choice))
                judged.append(judge(choice, worths))
            self.done += 1
        if decisions and not judged:
            raise NoAnswer("The house could not look through this deal just now.")
        brought = await self._bots.par(start, self._number)
        content = await asyncio.to_thread(_told, self._number, start, self._match[3][-1], judged, brought)
        self.told = content | {"left_out": len(decisions) - len(judged)}


def _told(number: int, start: Table, dealt: DealRecord, judged: Sequence[Judged], brought: list[list[float]]) -> dict[str, Any]:
    """A review as docs/protocol.md has it."""
    import numpy as np

    given = [sum(decision.given for decision in judged if decision.choice.seat == seat) for seat in range(start.seats)]
    return {
        "deal": number,
        "seats": [{"seat": seat, "given": round(points, 2)} for seat, points in enumerate(given)],
        "sides": [side_told(side) for side in count_sides(start, dealt, judged, np.array(brought))],
        "decisions": [decision_told(decision) for decision in judged],
    }


def _seed(choice: Choice) -> int:
    return int.from_bytes(hashlib.sha256(str(choice.view).encode()).digest()[:8], "big")
