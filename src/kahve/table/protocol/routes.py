"""Addresses and what answers them, without a library of the web: a server puts HTTP before them, the pocket a page's own worker.

>>> import asyncio
>>> from dataclasses import dataclass, field
>>> @dataclass
... class Plain:
...     method: str
...     headers: dict[str, str] = field(default_factory=dict)
...     query_params: dict[str, str] = field(default_factory=dict)
...     scope: dict[str, object] = field(default_factory=dict)
>>> routes = Routes()
>>> @routes.get("/api/greeting/{name}")
... async def greeting(request: Asked, name: str) -> Answer:
...     return json_answer({"says": f"Welcome, {name}."})
>>> asyncio.run(routes.answer(Plain("GET"), "/api/greeting/Ayla")).body
b'{"says":"Welcome, Ayla."}'
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol
from urllib.parse import unquote

from ...language import message
from .problem import Answer, Problem, json_answer


class Asked(Protocol):
    """A request as the routes read it; a request of Starlette is one."""

    @property
    def method(self) -> str:
        """`GET` or `POST`."""

    @property
    def headers(self) -> Mapping[str, str]:
        """The headers; a name is asked for in small letters."""

    @property
    def query_params(self) -> Mapping[str, str]:
        """What stands behind the `?` of the address."""

    @property
    def scope(self) -> Mapping[str, Any]:
        """Whence the request comes, as ASGI says it; empty where it comes from the same machine's page."""

    def stream(self) -> AsyncIterator[bytes]:
        """The body, part by part."""


Handler = Callable[..., Awaitable[Answer]]
"""Answers a request: it takes the request, and the parts of the address by their names."""


@dataclass(frozen=True)
class Route:
    """An address with its method and what answers it. path: with names in braces, as `/api/tables/{name}`."""

    method: str
    path: str
    handler: Handler

    def parts(self, path: str) -> dict[str, str] | None:
        """What this path has in the place of each name; None where it is another address."""
        pattern = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^/]+)", re.escape(self.path))
        match = re.fullmatch(pattern, path)
        return None if match is None else {name: unquote(part) for name, part in match.groupdict().items()}


@dataclass
class Routes:
    """A list of addresses."""

    all: list[Route] = field(default_factory=list)

    def __iter__(self) -> Iterator[Route]:
        return iter(self.all)

    def get(self, path: str) -> Callable[[Handler], Handler]:
        """Let this function answer who reads at this address."""
        return self._adding("GET", path)

    def post(self, path: str) -> Callable[[Handler], Handler]:
        """Let this function answer who sends something to this address."""
        return self._adding("POST", path)

    def _adding(self, method: str, path: str) -> Callable[[Handler], Handler]:
        def add(handler: Handler) -> Handler:
            self.all.append(Route(method, path, handler))
            return handler

        return add

    async def answer(self, request: Asked, path: str) -> Answer:
        """The answer of the first address that fits; a Problem where there is none, and whatever its function raises."""
        fitting = [(route, parts) for route in self.all if (parts := route.parts(path)) is not None]
        for route, parts in fitting:
            if route.method == request.method:
                return await route.handler(request, **parts)
        if fitting:
            raise Problem(405, "http", message("people-cannot-be-done-here"))
        raise Problem(404, "http", message("people-nothing-here"))


__all__ = ["Answer", "Asked", "Handler", "Route", "Routes", "json_answer"]
