"""A line to one browser: what it is sent waits here in order, so that a slow one holds up nobody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any

from ...language import language
from ..protocol.addresses import NOWHERE
from ..protocol.protocol import TOO_SLOW, write

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
"""Sends a message of ASGI."""

Post = Callable[[Sequence[str]], bool]
"""Sends texts at once, each as a message; False where they have to wait, and nothing was sent."""

POST = "kahve.post"
"""Under this name a socket's scope has, among the extensions, what sends texts without a task."""

SILENCE = "kahve.silence"
"""Under this name it has what says for how many seconds nothing had been heard when it was cut off."""

_MOST_WAITING = 200
_MOST_BYTES_WAITING = 1_000_000


class Line:
    """Messages on their way to a browser, its seat with the hash of the key, or that it watches, and the pace that it wishes.

    shares: whether the device at the other end takes part in the chance of deals.

    language: in which the other end is spoken to, at first that of the context.
    """

    def __init__(self, household: str = NOWHERE, outlet: Send | None = None, post: Post | None = None) -> None:
        """An empty line without a seat. household: whence it comes (`kahve.table.protocol.addresses`).

        outlet: the socket that messages go out by; without one they wait. post: sends them by the same socket without a task, if it can.
        """
        self.household = household
        self.seat: int | None = None
        self.key: str | None = None
        self.watches = False
        self.pace: str | None = None
        self.since = time.time()
        """When it came, as `time.time` has it."""
        self.shares = False
        self.language = language()
        self.welcomed_in: str | None = None
        """The language in which the other end was shown the table last."""
        self.presence: dict[str, Any] | None = None
        """The message with which the other end was told last who is at the table."""
        self._outlet, self._post = outlet, post
        self.waiting: list[str | int] = []
        """What waits to go out: messages as text, and last the code that closes the line."""
        self._bytes_waiting = 0
        self._presence_waiting = ""
        # Only while something is on its way: most lines are silent most of the time, and there are many.
        self._delivery: asyncio.Task[None] | None = None
        self._will_post = False
        self._is_held = False
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
        if message["type"] == "presence":
            self._forget_presence()
            self._presence_waiting = text
        self.send_text(text)

    def send_text(self, text: str) -> None:
        """Put a message on its way that has been written already."""
        if self._closing:
            return
        self._bytes_waiting += len(text)
        self._put(text)
        if len(self.waiting) > _MOST_WAITING or self._bytes_waiting > _MOST_BYTES_WAITING:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Close with this code when everything before is sent."""
        if not self._closing:
            self._closing = True
            self._put(code)

    def cut(self) -> None:
        """Send nothing more: the browser is gone."""
        self._closing = True
        self.waiting.clear()
        if self._delivery is not None:
            self._delivery.cancel()

    async def empty(self, seconds: float) -> None:
        """Send what waits for `seconds` seconds, and cut the line."""
        self._send_out()
        if self._delivery is not None:
            await asyncio.wait([self._delivery], timeout=seconds)
        self.cut()

    def _forget_presence(self) -> None:
        """Take back what waits about who is there: strangers who come and go must not fill the line of a slow reader."""
        if self._presence_waiting in self.waiting:
            self.waiting.remove(self._presence_waiting)
            self._bytes_waiting -= len(self._presence_waiting)

    def hold(self) -> None:
        """Let what is said wait for `release`, so that it goes out together: an answer and the event after it."""
        self._is_held = True

    def release(self) -> None:
        """Send what was said since `hold`."""
        self._is_held = False
        if not self._will_post:
            self._send_out()

    def _put(self, message: str | int) -> None:
        self.waiting.append(message)
        if self._delivery is None and not (self._will_post or self._is_held) and self._outlet is not None:
            # What is said in the same moment goes out together.
            self._will_post = True
            asyncio.get_running_loop().call_soon(self._send_out)

    def _send_out(self) -> None:
        """Send what waits at once where the socket takes it, or else begin to wait for the socket."""
        self._will_post = False
        if self._delivery is not None or self._outlet is None or not self.waiting:
            return
        texts = [message for message in self.waiting if isinstance(message, str)]
        if len(texts) == len(self.waiting) and self._post is not None and self._post(texts):
            self.waiting.clear()
            self._bytes_waiting = 0
        else:
            self._delivery = asyncio.get_running_loop().create_task(self._deliver(self._outlet))

    async def _deliver(self, outlet: Send) -> None:
        """Send what waits, the code that closes the line last."""
        try:
            while self.waiting:
                message = self.waiting.pop(0)
                if isinstance(message, int):
                    await outlet({"type": "websocket.close", "code": message, "reason": ""})
                else:
                    self._bytes_waiting -= len(message)
                    await outlet({"type": "websocket.send", "text": message})
        except (RuntimeError, OSError):
            # The browser is gone.
            self._closing = True
            self.waiting.clear()
        finally:
            self._delivery = None
