"""What each level makes of a deal that many play: worked out when the first who has played it asks, and kept beside that table."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections import OrderedDict
from typing import Any

from ... import __version__
from ...bots.players.levels import Level, ladder
from ...engine.game import Game
from ...language import message
from ..sitting.common_deals import CommonDeals
from ..store.stored import KeptReviews, StoreError
from .bots import BotPool
from .desk import Asker, Desk, Look
from .errands import Errands

PLAYS = 200
"""The plays of each level, as far as SECONDS allow."""
SECONDS = 4.0
"""Seconds of the processor for one question to the bots."""
QUESTIONS = 5
"""The number of questions about one level; a quick level needs one."""
MOST_DEALS = 200
"""The number of deals of which the plays are remembered, those that were asked for last."""

_MOMENT = 0.5


class LevelPlays:
    """The plays of all levels, by the name of the deals."""

    def __init__(self, server: Errands, desk: Desk, bots: BotPool, reviews: KeptReviews) -> None:
        """desk: where the work waits for its turn. bots: those that play. reviews: keeps what they made beside a table."""
        self._server, self._desk, self._bots, self._reviews = server, desk, bots, reviews
        self._deals: OrderedDict[str, _Entry] = OrderedDict()

    async def of(self, deals: CommonDeals, game: Game, seat: int, others: str, table: str, asker: Asker) -> dict[str, Any]:
        """How far the plays of the first of these deals are, with those that there are by level; `ready` when all are there.

        seat: of the level. others: the level of all other seats. table: beside which the plays are kept. TooMuch, StoreError, NoAnswer.
        """
        key = hashlib.sha256(f"levels {__version__} {game.name} {game.version} {deals.name}".encode()).hexdigest()
        entry = self._deals.get(deals.name)
        if entry is None:
            stored = await self._server.look(self._reviews.of, table, key)
            entry = self._deals.setdefault(deals.name, _Entry(stored or {}, ready=stored is not None))
        self._deals.move_to_end(deals.name)
        while len(self._deals) > MOST_DEALS:
            self._deals.popitem(last=False)
        if not entry.ready and entry.look is None:
            entry.look = self._desk.begin(asker, lambda look: self._work(look, entry, deals, game, seat, others, (table, key)))
        if entry.look is not None:
            look = entry.look
            look.ask()
            await asyncio.wait([look.task], timeout=_MOMENT)
            if look.task.done():
                entry.look = None
                await look.task
        return {"ready": entry.ready, "says": "" if entry.ready else message("table-day-levels-play"), "plays": entry.plays}

    async def _work(
        self, look: Look, entry: _Entry, deals: CommonDeals, game: Game, seat: int, others: str, place: tuple[str, str]
    ) -> None:
        """Let every level play, from where that stopped before."""
        for level in ladder(game):
            for number in range(QUESTIONS):
                mine = entry.plays.setdefault(level.name, {"points": [], "best": None})
                if len(mine["points"]) >= PLAYS or number < mine.get("questions", 0):
                    continue
                await look.go_on()
                wish = {"times": PLAYS - len(mine["points"]), "seconds": SECONDS, "seed": number}
                points, best = await self._bots.plays(deals, game, seat, level.name, others, wish)
                if best is not None and max(points) > max(mine["points"], default=float("-inf")):
                    mine["best"] = best
                mine["points"] += points
                mine["questions"] = number + 1
        entry.ready = True
        with contextlib.suppress(StoreError):
            await self._server.write(self._reviews.keep, *place, entry.plays)


class _Entry:
    """The plays of a deal by level, and the look that goes on."""

    def __init__(self, plays: dict[str, Any], *, ready: bool) -> None:
        self.plays, self.ready = plays, ready
        self.look: Look | None = None


def level_document(level: Level, points: list[float], own: float) -> dict[str, Any]:
    """What a level makes of a deal (docs/protocol.md, LevelPlays). own: the points of whoever asks.

    >>> from kahve.bots.players.levels import level
    >>> row = level_document(level("greedy"), [4.0, 0.0, 2.0, 2.0], 2.0)
    >>> row["plays"], row["low"], row["middle"], row["high"], row["below"], row["same"]
    (4, 0.0, 2.0, 4.0, 1, 2)
    """
    ordered, last = sorted(points), len(points) - 1
    low, middle, high = (ordered[round(last * part)] for part in (0.1, 0.5, 0.9))
    counts = {"plays": len(points), "below": sum(each < own for each in points), "same": points.count(own)}
    return {"level": level.name, "title": str(level.title), "low": low, "middle": middle, "high": high} | counts
