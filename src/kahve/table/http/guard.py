"""What stands before the server's door: no foreign page, no foreign name, no long body, and not too much from one address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine, Mapping
from typing import Any, cast
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...language import message
from ..protocol.addresses import ServerNames, household_of, is_own_machine, name_in
from ..protocol.problem import TOO_MANY, Problem
from ..protocol.protocol import MOST_BODY_BYTES
from ..sitting.opened_logs import MOST_LOG_BYTES
from ..thinking.budgets import Budgets, metered, set_payer
from ..thinking.meters import Meters
from .served import response_of

MOST_FROM_ONE = 100
"""How many requests and sockets one address may have open at once: a school behind one router still fits."""

_SOON = 10.0
"""Seconds after which an address that has too much open may try again."""

_FOR_THE_MACHINE = ("/healthz",)
"""What is answered under any name and without limit to a program on the machine itself."""

CONTENT_POLICY = (
    # Styles in attributes place the cards on the table; sheets and scripts come from here and nowhere else. The seal of a deal runs the
    # rules as WebAssembly.
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

MOST_PATH, MOST_QUERY_BYTES = 300, 12_288
"""Characters of a path, and bytes of what stands behind its `?`: house rules may have the texts of a deck in another script."""

MOST_BYTES_AT = {"/api/replays": MOST_LOG_BYTES}
"""Where a body may be longer than elsewhere: a log that is opened."""

HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

HTTPS_ONLY = {"Strict-Transport-Security": "max-age=31536000"}
"""For a year a browser asks for this name by https alone; other names below it are left as they are."""


class Guard:
    """Wraps the application: refuses what should not reach it, and sets the headers of every answer."""

    def __init__(
        self,
        app: ASGIApp,
        names: ServerNames | None = None,
        most_from_one: int = MOST_FROM_ONE,
        meters: Meters | None = None,
        budgets: Budgets | None = None,
        public_url: str | None = None,
    ) -> None:
        """names: the names that the server answers to, by default any. most_from_one: open at once from one address.

        budgets: what each address may ask for, by default that of `Rates`.

        public_url: if it begins with https, browsers are told to come to its name by nothing else, and its pages by http are foreign.
        """
        self._secure_name = name_in(urlsplit(public_url).netloc) if public_url and public_url.startswith("https:") else None
        self.app, self._meters, self._budgets = app, meters or Meters(), budgets or Budgets()
        self._names, self._most_from_one = names, most_from_one
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request or let one socket in."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        problem = self._problem(scope)
        if scope["type"] == "http":
            send = _with_headers(scope, send, self._meters, HEADERS | HTTPS_ONLY if self._is_secure(scope) else HEADERS)
        if problem is not None:
            await response_of(problem.answer())(scope, receive, send)
            return
        visitor = household_of(scope)
        self._open[visitor] += 1
        try:
            if scope["type"] == "http":
                set_payer(self._budgets.requests.of(visitor).pay)
                await metered(cast(Coroutine[Any, Any, None], self.app(scope, receive, send)))
            else:
                # A conversation pays for itself.
                await self.app(scope, receive, send)
        finally:
            self._open[visitor] -= 1
            if not self._open[visitor]:
                del self._open[visitor]

    def _problem(self, scope: Scope) -> Problem | None:
        """Why this is not let in, if it is not."""
        headers = Headers(scope=scope)
        host = headers.get("host")
        if self._names is not None and name_in(host) not in self._names and not _is_for_the_machine(scope):
            return Problem(421, "host", message("people-house-of-other-name", names=tuple(self._names)))
        origin = headers.get("origin")
        by_http = origin is not None and origin.lower().startswith("http:") and self._is_secure(scope)
        if (by_http or is_foreign(origin, host)) and scope.get("method") not in ("GET", "HEAD"):
            return Problem(403, "origin", message("people-page-from-elsewhere"))
        if len(scope["path"]) > MOST_PATH or len(scope["query_string"]) > MOST_QUERY_BYTES:
            return Problem(414, "too_long", message("people-address-too-long"))
        length = headers.get("content-length", "0")
        most = MOST_BYTES_AT.get(scope["path"], MOST_BODY_BYTES)
        if not length.isdecimal() or int(length) > most:
            return Problem(413, "too_long", message("people-request-too-long", most=most))
        visitor = household_of(scope)
        if self._open[visitor] >= self._most_from_one:
            says = message("people-too-many-open", most=self._most_from_one)
            return Problem(TOO_MANY, "too_many", says, wait=_SOON)
        wait = 0.0 if _is_for_the_machine(scope) else self._budgets.requests.of(visitor).take()
        return Problem(TOO_MANY, "too_many", message("people-asks-a-lot"), wait=wait) if wait else None

    def _is_secure(self, scope: Scope) -> bool:
        """Whether this came by the name of a public address that begins with https."""
        return self._secure_name is not None and name_in(Headers(scope=scope).get("host")) == self._secure_name


def _is_for_the_machine(scope: Scope) -> bool:
    """Whether a program on the machine itself asks for what it may ask for under any name."""
    return scope["path"] in _FOR_THE_MACHINE and is_own_machine(scope)


def _with_headers(scope: Scope, send: Send, meters: Meters, headers: Mapping[str, str]) -> Send:
    """The same answers, counted, with these headers where they do not say otherwise themselves."""

    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            meters.count("answers", str(message["status"]))
            out = MutableHeaders(scope=message)
            for name, value in headers.items():
                out.setdefault(name, value)
            if scope["path"].startswith("/api/"):
                out.setdefault("Cache-Control", "no-store")
        await send(message)

    return with_headers


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
