"""What stands before the server's door: no foreign page may talk to it, no body is too long, no page runs what is not ours."""

from __future__ import annotations

import time
from collections import deque
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .problem import Problem
from .protocol import MOST_BODY_BYTES

CONTENT_POLICY = (
    # Styles in attributes place the cards on the table; sheets and scripts come from here and nowhere else.
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Wraps the application: refuses foreign origins and long bodies, and sets the headers of every answer."""

    def __init__(self, app: ASGIApp) -> None:
        """Keep the application."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request or let one socket in."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        foreign = is_foreign(headers.get("origin"), headers.get("host"))
        if scope["type"] == "websocket":
            if foreign:
                await send({"type": "websocket.close", "code": 1008, "reason": "This page may not talk to this table."})
                return
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    out.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    out.setdefault("Cache-Control", "no-store")
            await send(message)

        problem = self._problem(scope["method"], foreign, headers)
        answer = problem.response() if problem else self.app
        await answer(scope, receive, with_headers)

    def _problem(self, method: str, foreign: bool, headers: Headers) -> Problem | None:
        if foreign and method not in ("GET", "HEAD"):
            return Problem(403, "origin", "A page from another place may not talk to this table.")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MOST_BODY_BYTES:
            return Problem(413, "too_long", f"This request is too long: {MOST_BODY_BYTES} bytes are allowed.")
        return None


def is_foreign(origin: str | None, host: str | None) -> bool:
    """Whether a browser says that the page asking comes from somewhere else than this server.

    >>> is_foreign("http://localhost:8000", "localhost:8000"), is_foreign("https://elsewhere.example", "localhost:8000")
    (False, True)
    >>> is_foreign(None, "localhost:8000")
    False
    """
    if origin is None:
        return False
    return not host or urlsplit(origin).netloc.lower() != host.lower()


class Doorkeeper:
    """Counts what each address begins, and says when it is too much.

    >>> door = Doorkeeper(most=2, seconds=60)
    >>> [door.lets_in("10.0.0.1", now=at) for at in (0, 1, 2, 61)]
    [True, True, False, True]
    """

    def __init__(self, most: int, seconds: float) -> None:
        """At most so many in so many seconds from one address."""
        self._most, self._seconds = most, seconds
        self._seen: dict[str, deque[float]] = {}

    def lets_in(self, address: str, *, now: float | None = None) -> bool:
        """Whether this address may begin one more; counts it if so."""
        at = time.monotonic() if now is None else now
        if len(self._seen) > 10_000:
            self._seen = {who: times for who, times in self._seen.items() if times and times[-1] > at - self._seconds}
        times = self._seen.setdefault(address, deque())
        while times and times[0] <= at - self._seconds:
            times.popleft()
        if len(times) >= self._most:
            return False
        times.append(at)
        return True
