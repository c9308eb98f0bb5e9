"""The web application: HTTP and the socket of docs/protocol.md, over the live tables of `server`."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ...bots.review.advice import is_kept
from ...games import all_games
from ...games.called import called
from ...language import best, speaking
from ...language.wishes import wished
from ..http.all_routes import routes_of
from ..http.answers import failure
from ..http.below import Below
from ..http.club_routes import add_clubs
from ..http.guard import Guard
from ..http.house_routes import add_chances, add_house
from ..http.invitation import base_of
from ..http.openapi import add_openapi
from ..http.page_routes import add_pages
from ..http.person_routes import MINUTE, add_persons
from ..http.push_routes import add_pushes
from ..http.served import application_of, response_of
from ..http.socket import Sockets
from ..live.doorkeeper import Doorkeeper
from ..live.server import Server
from ..protocol.addresses import ServerNames
from ..protocol.routes import Routes
from ..push.pushing import Pushing
from ..store.sql import Store
from ..store.tries_store import TriesStore
from ..thinking.bots import BotPool
from .serve_options import ServeOptions
from .workers import helped


def create_app(options: ServeOptions | None = None, *, store: Store | None = None, names: ServerNames | None = None) -> Starlette:
    """The application, ready for a server.

    StoreError says why the store cannot be used, UnknownBot why a player, PushError why the push key, ValueError why the public address.

    store: an open store, by default that of the options.

    names: the names that the server answers to, by default any: whoever serves this application decides.
    """
    options = options or ServeOptions()
    url, listens = options.public_address, options.interface
    pool = BotPool(options.bots, advice=options.advice, longest=options.longest_thought, own=options.own_players)
    server = Server(
        store or Store(options.store), pool, pace=options.pace, grace=options.grace, keep_days=options.keep_days, rates=options.rates
    )

    contact = url if url and url.startswith("https:") else None
    pushing = Pushing(server, options.key, services=options.push_services, contact=contact) if options.key else None
    server.on_turn = pushing.turn if pushing else None

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with helped(server, pushing):
            server.town.open()
            going_on = [asyncio.create_task(server.sweeper.run())]
            if pushing:
                going_on.append(asyncio.create_task(pushing.tell_evenings(clubs.store)))
            with contextlib.suppress(OSError):
                await server.bots.warm()
            await asyncio.to_thread(get_ready)
            with server.meters.loop.over(asyncio.get_running_loop()):
                yield
            for task in going_on:
                task.cancel()
            await server.close()
        if pushing:
            pushing.close()

    routes = Routes()
    add_house(routes, server, url, listens)
    callers = add_persons(routes, server, options.most_new_tables, url, listens)
    door = Doorkeeper(options.most_new_tables, MINUTE)
    routes.all += routes_of(server, callers, door, tries=TriesStore(server.store))
    clubs = add_clubs(routes, server, callers, door, pushing, url, listens)
    add_chances(routes, server)
    add_pushes(routes, server, pushing)
    add_openapi(routes, url)
    add_pages(routes, options.client)

    app = _Application(exception_handlers={Exception: _answer_failure}, lifespan=lifespan)
    app.state.server, app.state.people, app.state.routes = server, callers.people, routes
    app.router.default = application_of(routes, server.at_hand)
    guard = Guard(Sockets(super(_Application, app).__call__, server), names, options.most_from_one, server.meters, server.budgets, url)
    app.door = Below(guard, base_of(url))
    return app


def get_ready() -> None:
    """Load all games with their names in every language, and look for what is compiled: the first request would hold the loop by it."""
    games = all_games()
    called("", games)
    is_kept(games[0])


class _Application(Starlette):
    """The application behind its door: what comes in by a socket goes through no layer of those that requests need."""

    door: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or hold one conversation, in the language that who asks wants most of those that are offered."""
        with speaking(best(wished(Headers(scope=scope).get("accept-language", "")) if "headers" in scope else ())):
            await self.door(scope, receive, send)


async def _answer_failure(_: Request, error: Exception) -> Response:
    return response_of(failure(error).answer())
