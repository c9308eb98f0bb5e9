"""Addresses and what answers them, without a library of the web: a server puts HTTP before them, the pocket a page's own worker.

Of two addresses that fit, the one that was added first answers.

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
... async def greeting(request: HttpRequest, name: str) -> Answer:
...     return json_answer({"says": f"Welcome, {name}."})
>>> asyncio.run(routes.answer(Plain("GET"), "/api/greeting/Ayla")).body
b'{"says":"Welcome, Ayla."}'
>>> asyncio.run(routes.answer(Plain("POST"), "/api/greeting/Ayla"))
Traceback (most recent call last):
Problem: This cannot be done at this address.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from ...language import message
from .problem import Answer, Problem, json_answer


class HttpRequest(Protocol):
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


_NAME = re.compile(r"\\\{(\w+)(:path)?\\\}")
"""A name in braces, where all else is written for a pattern."""


@dataclass(frozen=True)
class Route:
    """An address with its method and what answers it.

    path: with names in braces, as `/api/tables/{name}`; `{name:path}` stands for all that follows, with its slashes.

    >>> [Route("GET", path, Routes().answer).parts("/r/a/b") for path in ("/r/{place}", "/r/{place:path}")]
    [None, {'place': 'a/b'}]
    """

    method: str
    path: str
    handler: Handler

    def parts(self, path: str) -> dict[str, str] | None:
        """What this path has in the place of each name; None where it is another address."""
        match = self._pattern.fullmatch(path)
        return None if match is None else match.groupdict()

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return re.compile(_NAME.sub(lambda name: f"(?P<{name[1]}>{'.*' if name[2] else '[^/]+'})", re.escape(self.path)))


@dataclass
class Routes:
    """A list of addresses."""

    all: list[Route] = field(default_factory=list)

    def __iter__(self) -> Iterator[Route]:
        return iter(self.all)

    def get(self, path: str) -> Callable[[Handler], Handler]:
        """Let this function answer who reads at this address."""
        return self.on("GET", path)

    def post(self, path: str) -> Callable[[Handler], Handler]:
        """Let this function answer who sends something to this address."""
        return self.on("POST", path)

    def on(self, method: str, path: str) -> Callable[[Handler], Handler]:
        """Let this function answer requests of any one method at this address."""

        def add(handler: Handler) -> Handler:
            self.all.append(Route(method, path, handler))
            return handler

        return add

    async def answer(self, request: HttpRequest, path: str) -> Answer:
        """The answer of the first address that fits; a Problem where there is none, and whatever its function raises.

        path: with its escapes read.
        """
        route, parts = self.find(request.method, path)
        if route is not None:
            return await route.handler(request, **parts)
        fitting = [other for other in self.all if other.parts(path) is not None]
        if fitting:
            allowed = {other.method for other in fitting if other.path == fitting[0].path}
            raise Problem(405, "http", message("people-cannot-be-done-here"), allowed=allowed)
        raise nothing_here()

    def find(self, method: str, path: str) -> tuple[Route | None, dict[str, str]]:
        """The first address that fits, if there is one, and what this path has in the place of each of its names."""
        for route in self.all:
            if route.method == method and (parts := route.parts(path)) is not None:
                return route, parts
        return None, {}


def nothing_here() -> Problem:
    """The refusal of an address at which there is nothing."""
    return Problem(404, "http", message("people-nothing-here"))


__all__ = ["Answer", "Handler", "HttpRequest", "Route", "Routes", "json_answer", "nothing_here"]
