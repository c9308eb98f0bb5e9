"""The clock of the exchange before a deal: a device that is silent for too long is left out, and the deal comes."""

from __future__ import annotations

import asyncio
from typing import Protocol

from ...engine.record import NOBODY
from ..protocol.asks import AskPassOver
from ..protocol.refusal import Refusal
from ..thinking.errands import Errands
from .at_table import AtTable


class _Server(Errands, Protocol):
    """A server that waits for devices; silent: the seconds for which one may say nothing."""

    silent: float


class Silence:
    """Waits for the devices of one table, once for each step of an exchange.

    Every server of a table waits. The number of the event decides who leaves a device out.
    """

    def __init__(self, table: AtTable, server: _Server) -> None:
        """Begin with no exchange to wait for."""
        self._table, self._server = table, server
        self._timer: asyncio.TimerHandle | None = None
        self.awaited: tuple[str, str] | None = None
        """The commitment of the exchange and its step that the devices are awaited for."""

    @property
    def waits(self) -> bool:
        """Whether the clock runs."""
        return self._timer is not None

    def look(self) -> None:
        """Begin to wait where the exchange has come to another step, or where nobody waits yet; stop where there is none."""
        exchange = self._table.sitting.exchange
        awaited = None if exchange is None else (exchange.commitment, exchange.step)
        if awaited == self.awaited:
            return
        self.stop()
        self.awaited = awaited
        if awaited is not None:
            later = asyncio.get_running_loop().call_later
            self._timer = later(self._server.silent, lambda: self._server.start(self.pass_over(*awaited)))

    def stop(self) -> None:
        """Stop waiting."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def pass_over(self, commitment: str, step: str) -> None:
        """Let the deal come without the devices that are still silent at this step of this exchange."""
        table = self._table
        async with table.lock:
            try:
                await table.let(NOBODY, AskPassOver(commitment, step))
            except Refusal:
                # They have answered in the meantime, here or at another server. Or nothing could be written: then the wait starts again.
                self.awaited = None
                self.look()
                return
        table.wake_bots()
