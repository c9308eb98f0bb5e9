"""The bots of one table at work: each move in its time, written down like any other."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Protocol

from ...bots.review.advice import is_kept
from ...engine.record import NOBODY
from ..protocol.asks import AskDeal, AskMove
from ..protocol.refusal import FAILURE, Refusal
from ..sitting import pace
from ..sitting.circumstances import BY_BOT
from ..sitting.sitting import Sitting
from ..thinking.bots import BotPool
from ..thinking.errands import Errands
from ..thinking.loop_watch import set_work
from .at_table import AtTable

_log = logging.getLogger("kahve.table")

_RETRY_SECONDS = 1.0
_OTHERS_SECONDS = 3.0
"""So long a move of a bot is left to the server that wrote the event before it: that one may have been killed."""
_GOING_ON = 0.4
"""The share of its pace that a bot waits before it goes on with a turn of several moves."""


class _Server(Errands, Protocol):
    """A server that has bots; pace: the seconds that one waits before it acts."""

    bots: BotPool
    pace: float


class BotPlay:
    """Lets the bots of a table play, one move at a time, and nobody wait for a bot that is at work already."""

    def __init__(self, table: AtTable, server: _Server) -> None:
        """Begin with no bot at work."""
        self._table, self._server = table, server
        self._work: asyncio.Task[None] | None = None
        # While it is left to another server to let the bots play: what is set when that ends.
        self._left: asyncio.Event | None = None
        self.waiting: tuple[str, bool] | None = None
        """What the table waits for besides somebody's turn: a bot, and whether its game is made ready for the first time."""

    @property
    def at_work(self) -> asyncio.Task[None] | None:
        """The work of the bots that are making a move, if they are."""
        return self._work if self._work is not None and not self._work.done() else None

    def wake(self, *, late: bool = False) -> None:
        """Let the bots play on if it is for them to act and they are not at it already.

        late: another server is the first to do so, and this one only if nothing happens for a while.
        """
        waits = self._table.sitting.bot_to_act() is not None or self._table.sitting.deals_itself()
        if not late:
            self.stop_waiting()
        if waits and (self._work is None or self._work.done()):
            if late:
                self._leave()
            self._work = self._server.start(self._play())

    def stop_waiting(self) -> None:
        """Stop leaving it to another server."""
        if self._left is not None:
            self._left.set()
            self._left = None

    def _leave(self) -> None:
        """Leave it to another server, for a while."""
        self._left = self._left or asyncio.Event()

    async def _leave_to_others(self) -> None:
        """Wait until nothing has happened for a while at other servers, or this one has let something happen."""
        while (left := self._left) is not None:
            last = self._table.sitting.last
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(left.wait(), _OTHERS_SECONDS)
            if self._table.sitting.last == last:
                self._left = None

    async def _play(self) -> None:
        acted = NOBODY
        set_work(lambda: ("bots", lambda: self._table.described))
        while True:
            await self._leave_to_others()
            sitting = self._table.sitting
            last, seat = sitting.last, sitting.bot_to_act()
            if self._server.closing or (seat is None and not sitting.deals_itself()):
                return
            # They think while they wait, so that how long they thought does not show how hard the choice was.
            waited = asyncio.create_task(
                self._server.pause(self._server.pace * pace.SHARES[self._table.pace] * (_GOING_ON if seat == acted else 1.0))
            )
            acted = NOBODY if seat is None else seat
            try:
                ask = AskDeal() if seat is None else AskMove(await self._chosen(sitting))
                await waited
            finally:
                waited.cancel()
            async with self._table.lock:
                if self._table.sitting.last != last:
                    continue
                try:
                    await self._table.let(NOBODY if seat is None else seat, ask, BY_BOT)
                except Refusal as refusal:
                    if self._table.sitting.last != last:
                        # Another server was first, and goes on.
                        self._leave()
                        continue
                    if refusal.code == FAILURE:
                        # The fault is logged. The same thought would come to it again, and cost as much each time.
                        return
                    _log.error("Table %s: a bot could not play: %s.", self._table.name, refusal.code)
                    await asyncio.sleep(_RETRY_SECONDS)

    async def _chosen(self, sitting: Sitting) -> str:
        bot, view, moves, seed = sitting.bot_choice_input()
        if self._server.bots.searches(bot, view.game) and not self._server.bots.is_ready(view.game.name):
            self._tell_waiting((sitting.names[view.seat], not is_kept(view.game)))
        try:
            return sitting.table.write_turn(await self._server.bots.choose(bot, view, moves, seed))
        finally:
            self._tell_waiting(None)

    @property
    def waiting_document(self) -> dict[str, Any]:
        """The message `waiting` without its sentence, which everybody hears in their own language (`audience.spoken`)."""
        bot, is_first = self.waiting or (None, False)
        return {"type": "waiting", "bot": bot, "is_first": is_first}

    def _tell_waiting(self, waiting: tuple[str, bool] | None) -> None:
        """Say what the table waits for besides somebody's turn, and when it stops waiting."""
        if waiting != self.waiting:
            self.waiting = waiting
            self._table.tell_in_town(self.waiting_document)

    def get_ready(self) -> None:
        """Begin to make the game ready for a player who searches, before it is that player's turn."""
        setup, bots = self._table.sitting.setup, self._server.bots
        if not self._table.sitting.over and any(
            name and bots.searches(name, setup.game) for name in (who.played_by for who in setup.players)
        ):
            bots.get_ready(setup.game.name)
