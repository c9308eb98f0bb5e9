"""A line to one browser: what it is sent waits here in order, so that a slow one holds up nobody."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from .addresses import NOWHERE
from .protocol import TOO_SLOW, write

_MOST_WAITING = 200
_MOST_BYTES_WAITING = 1_000_000


class Line:
    """Messages on their way to a browser, its seat with the hash of the key, or that it watches, and the pace that it wishes.

    shares: whether the device at the other end takes part in the chance of deals.
    """

    def __init__(self, household: str = NOWHERE) -> None:
        """An empty line without a seat. household: whence it comes (`kahve.table.addresses`)."""
        self.household = household
        self.seat: int | None = None
        self.key: str | None = None
        self.watches = False
        self.pace: str | None = None
        self.since = time.time()
        """When it came, as `time.time` has it."""
        self.shares = False
        self._outbox: asyncio.Queue[str | int] = asyncio.Queue()
        self._bytes_waiting = 0
        self._closing = False

    @property
    def is_closing(self) -> bool:
        """Whether nothing that is still said at the other end matters."""
        return self._closing

    def send(self, message: dict[str, Any]) -> None:
        """Put a message on its way; a browser that does not keep up is cut off, and comes back for what it missed."""
        if self._closing:
            return
        text = write(message)
        self._outbox.put_nowait(text)
        self._bytes_waiting += len(text)
        if self._outbox.qsize() > _MOST_WAITING or self._bytes_waiting > _MOST_BYTES_WAITING:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Close with this code when everything before is sent."""
        if not self._closing:
            self._closing = True
            self._outbox.put_nowait(code)

    async def deliver(self, socket: WebSocket) -> None:
        """Send what comes, until the line is closed or the browser is gone."""
        try:
            while True:
                message = await self._outbox.get()
                if isinstance(message, int):
                    await socket.close(message)
                    return
                self._bytes_waiting -= len(message)
                await socket.send_text(message)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._closing = True
