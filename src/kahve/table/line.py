"""A line to one browser: what it is sent waits here in order, so that a slow one holds up nobody."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from .protocol import TOO_SLOW, write

_MOST_WAITING = 200


class Line:
    """Messages on their way to a browser, and the seat that it has."""

    def __init__(self) -> None:
        """An empty line without a seat."""
        self.seat: int | None = None
        self._outbox: asyncio.Queue[str | int] = asyncio.Queue()
        self._closing = False

    def send(self, message: dict[str, Any]) -> None:
        """Put a message on its way; a browser that does not keep up is cut off, and comes back for what it missed."""
        if self._closing:
            return
        self._outbox.put_nowait(write(message))
        if self._outbox.qsize() > _MOST_WAITING:
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
                await socket.send_text(message)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._closing = True
