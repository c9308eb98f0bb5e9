"""The web application: HTTP and the socket of docs/protocol.md, over the live tables of `host`."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ...language import best, speaking
from ...language.wishes import wished
from ..http.all_routes import routes_of
from ..http.answers import failure
from ..http.below import Below
from ..http.guard import MOST_FROM_ONE, Guard
from ..http.house_routes import add_chances, add_house
from ..http.invitation import base_of
from ..http.openapi import add_openapi
from ..http.page_routes import add_pages
from ..http.person_routes import MINUTE, add_persons
from ..http.push_routes import add_pushes
from ..http.served import application_of, response_of
from ..http.socket import Sockets
from ..live.doorkeeper import Doorkeeper
from ..live.host import Host
from ..live.presence import GRACE
from ..protocol.addresses import HostNames
from ..protocol.routes import Routes
from ..push.push_key import PushKey
from ..push.pushing import SERVICES, Pushing
from ..store.sql import Store
from ..thinking.bots import BotRoom
from ..thinking.budgets import Rates
from .workers import helped

MOST_NEW_TABLES = 60
"""How many tables one address may make in a minute."""


def create_app(
    store: Store | str | None = None,
    client: Path | None = None,
    *,
    pace: float = 0.6,
    grace: float = GRACE,
    bots: str = "kahve.bots",
    advice: str = "kahve.bots.advice",
    longest_thought: float = 8.0,
    most_new_tables: int = MOST_NEW_TABLES,
    public_url: str | None = None,
    listens: str | None = None,
    names: HostNames | None = None,
    most_from_one: int = MOST_FROM_ONE,
    keep_days: float | None = None,
    own_players: Sequence[str] = (),
    push_key: PushKey | None = None,
    push_services: Sequence[str] = SERVICES,
    rates: Rates | None = None,
) -> Starlette:
    """The application, ready for a server; StoreError says why the store cannot be used.

    store: a store or its URL, by default this user's own.

    client: the folder of the built page, by default `kahve.web.dist()`.

    pace: the seconds that a bot waits before it plays.

    grace: the seconds for which a person's line may be lost before the seat counts as away.

    bots, advice: the modules of the bots (`BotRoom`).

    longest_thought: the seconds after which a bot's move is played for it.

    public_url: the address by which people reach the house from outside.

    listens: where the server listens.

    names: the host names that the house answers to, by default any: whoever serves this application decides.

    most_from_one: how many requests and sockets one address may have open at once.

    keep_days: the days after which a table at which nothing happened is deleted; by default tables are kept for ever.

    own_players: further players that tables offer (docs/players.md). UnknownBot says why one cannot be used.

    push_key, push_services: the key with which turns are pushed, and where to. PushError says why it cannot be used.

    rates: what each address and line may ask for, by default those of `Rates`.
    """
    room = BotRoom(bots, advice=advice, longest=longest_thought, own=own_players)
    kept = store if isinstance(store, Store) else Store(store)
    host = Host(kept, room, pace=pace, grace=grace, keep_days=keep_days, rates=rates)

    contact = public_url if public_url and public_url.startswith("https:") else None
    pushing = Pushing(host, push_key, services=push_services, contact=contact) if push_key else None
    host.on_turn = pushing.turn if pushing else None

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with helped(host, pushing):
            host.town.open()
            sweeping = asyncio.create_task(host.sweeper.run())
            with contextlib.suppress(OSError):
                await host.bots.warm()
            yield
            sweeping.cancel()
            await host.close()
        if pushing:
            pushing.close()

    routes = Routes()
    add_house(routes, host, public_url, listens)
    callers = add_persons(routes, host, most_new_tables, public_url, listens)
    routes.all += routes_of(host, callers, Doorkeeper(most_new_tables, MINUTE))
    add_chances(routes, host)
    add_pushes(routes, host, pushing)
    add_openapi(routes, public_url)
    add_pages(routes, client)

    app = _House(exception_handlers={Exception: _answer_failure}, lifespan=lifespan)
    app.state.host, app.state.people, app.state.routes = host, callers.people, routes
    app.router.default = application_of(routes)
    guard = Guard(Sockets(super(_House, app).__call__, host), names, most_from_one, host.meters, host.budgets, public_url)
    app.door = Below(guard, base_of(public_url))
    return app


class _House(Starlette):
    """The application behind its door: what comes in by a socket goes through no layer of those that requests need."""

    door: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or hold one conversation, in the language that who asks wants most of those that are offered."""
        with speaking(best(wished(Headers(scope=scope).get("accept-language", "")) if "headers" in scope else ())):
            await self.door(scope, receive, send)


async def _answer_failure(_: Request, error: Exception) -> Response:
    return response_of(failure(error).answer())
