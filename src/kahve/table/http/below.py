"""A server below an address: at `https://cards.example/kahve/`, behind a proxy that takes `/kahve` off or passes it on."""

from __future__ import annotations

import re
from collections.abc import Awaitable
from urllib.parse import quote, unquote

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from ...cards.quoting import quoted
from ...language import message
from ..protocol.problem import Problem

UP = "kahve.up"
"""Under this key a scope has the way from a page to the base of the server, as it stands before `assets/`."""

OWN_PARTS = (
    "api", "assets", "club", "day", "deals", "healthz", "learn", "me", "openapi.json", "protocol.json", "puzzles", "r", "rules",
    "same", "t", "w",
)  # fmt: skip
"""What addresses of the server begin with. A base that began so could not be told from them, where a proxy takes it off."""

_MOST_CHARACTERS = 200
_SAFE = "/~!$&'()*+,;=:@"
_BASE = re.compile(rf"(/[\w.%{re.escape(_SAFE[1:])}-]+)*/", re.ASCII)


def read_base(path: str) -> str:
    """The path of a server's address as its scopes have it, without a slash at its end; ValueError for one that no server can have.

    >>> read_base(""), read_base("/kahve/"), read_base("/our%20cards")
    ('', '/kahve', '/our cards')
    """
    base = unquote(path).rstrip("/")
    parts = base.split("/")[1:]
    if not all(parts) or {".", ".."} & set(parts) or "\\" in base or len(path) > _MOST_CHARACTERS:
        raise ValueError(f"--public-url cannot have the path {quoted(path)}: give names with single slashes between them, as in /kahve.")
    if parts and parts[0] in OWN_PARTS:
        own = ", ".join(OWN_PARTS)
        raise ValueError(f"--public-url cannot have a path that begins with {parts[0]}: the server has pages there. Taken are {own}.")
    return base


def written(base: str) -> str:
    """The same path as it stands in an address.

    >>> written("/our cards")
    '/our%20cards'
    """
    return quote(base, safe=_SAFE)


def base_of_page(base: str | None) -> str:
    """The base that a page tells, without a slash at its end; a Problem for what no page can have.

    >>> base_of_page(None), base_of_page("/"), base_of_page("/cards/")
    ('', '', '/cards')
    """
    if base is None:
        return ""
    if len(base) > _MOST_CHARACTERS or not _BASE.fullmatch(base):
        raise Problem(400, "malformed", message("people-base-is-a-path", most=_MOST_CHARACTERS), "base")
    return base.rstrip("/")


def address_of_house(request: Request) -> str:
    """The address of the server as the page that asks sees it; a Problem for a base that is none.

    A page tells its base behind `?base=`.
    """
    return str(request.base_url).rstrip("/") + base_of_page(request.query_params.get("base"))


class Below:
    """Wraps the application: takes the base off an address, where it stands there, and a slash off its end."""

    def __init__(self, app: ASGIApp, base: str = "") -> None:
        """base: the path of the server's address, as `read_base` gives it."""
        self._app, self._base = app, base

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Answer as if the server stood at the root of its address. No coroutine of its own waits for as long as a socket is open."""
        if scope["type"] == "http":
            scope = {**scope, **self._at_root(scope["path"])}
        elif scope["type"] == "websocket":
            # A copy would be kept as long as the socket.
            scope.update(self._at_root(scope["path"]))
        return self._app(scope, receive, send)

    def _at_root(self, path: str) -> dict[str, str]:
        """What a scope has of the address as it is below the base."""
        if self._base and path == self._base:
            # The page's own address ends without a slash: what it names lies a step below.
            return {"path": "/", UP: f"{written(self._base).rpartition('/')[2]}/"}
        if self._base and path.startswith(self._base + "/"):
            path = path[len(self._base) :]
        return {"path": "/" + path[1:].rstrip("/"), UP: "../" * path.count("/", 1)}
