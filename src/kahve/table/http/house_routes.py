"""The addresses of the server as a whole: that it is open, its protocol, the link for friends, and whether its deals look like chance."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from starlette.requests import Request

from ..live.chance_tests import KEPT_SECONDS, chances_document, count_deals
from ..live.server import Server
from ..protocol.addresses import household_of
from ..protocol.messages import schema
from ..protocol.routes import Answer, HttpRequest, Routes, json_answer
from .below import address_of_house
from .documents import Finished
from .invitation import invitation


def add_house(routes: Routes, server: Server, public_url: str | None, listens: str | None) -> None:
    """Add the addresses of a server that serves others to the list. public_url, listens: as in `invitation`."""

    @routes.get("/healthz")
    async def healthz(request: HttpRequest) -> Answer:
        return json_answer({"ok": True})

    @routes.get("/healthz/visitor")
    async def visitor(request: Request) -> Answer:
        # `kahve doctor` asks this by way of the proxy, to find out what the proxy passes on.
        forwarded = request.headers.get("x-forwarded-for")
        return json_answer(
            {
                "address": household_of(request.scope),
                "forwarded": forwarded,
                "scheme": request.url.scheme,
                "host": request.headers.get("host"),
            }
        )

    finished_schema = Finished(schema)

    @routes.get("/protocol.json")
    async def protocol(request: HttpRequest) -> Answer:
        return await finished_schema.answer(request)

    @routes.get("/api/tables/{name}/invitation")
    async def invite(request: Request, name: str) -> Answer:
        table = await server.table(name)
        return json_answer(invitation(table.name, address_of_house(request), public_url, listens))


def add_chances(routes: Routes, server: Server) -> None:
    """Add the address of the tests of all deals to the list; one count is shown for ten minutes."""
    one_at_a_time = asyncio.Lock()
    count: dict[str, Any] = {}

    @routes.get("/api/deals")
    async def deals(request: HttpRequest) -> Answer:
        async with one_at_a_time:
            if not count or time.time() - count["at"] > KEPT_SECONDS:
                count.update(await asyncio.to_thread(count_deals, server.store))
        return json_answer(chances_document(count))
