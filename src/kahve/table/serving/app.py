"""The web application: HTTP and the socket of docs/protocol.md, over the live tables of `host`."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from ...games import UnknownGame, game
from ...language import best, language, later, message, speaking
from ...language.wishes import wished
from ..http.all_routes import routes_of
from ..http.answers import ANSWERS, problem_of
from ..http.below import UP, Below, address_of_house
from ..http.documents import ASK_AGAIN, FOR_GOOD, Finished, file_of_client, page_of_client
from ..http.guard import MOST_FROM_ONE, Guard
from ..http.invitation import base_of, invitation
from ..http.openapi import add_openapi
from ..http.person_routes import MINUTE, add_persons
from ..http.push_routes import add_pushes
from ..http.served import response_of, serve_routes
from ..http.socket import Sockets
from ..live.chances import add_chances
from ..live.doorkeeper import Doorkeeper
from ..live.host import Host
from ..live.presence import GRACE
from ..protocol.addresses import HostNames
from ..protocol.messages import schema
from ..protocol.problem import Problem
from ..protocol.refusal import Refusal
from ..push.push_key import PushKey
from ..push.pushing import SERVICES, Pushing
from ..store.sql import Store
from ..thinking.bots import BotRoom
from ..thinking.budgets import Rates
from .workers import helped

_log = logging.getLogger("kahve.table")

MOST_NEW_TABLES = 60
"""How many tables one address may make in a minute."""

_HASHED = re.compile(r"-[0-9A-Z]{8}\.(js|css)$")
"""The files of the client whose names hold a hash of their content."""

_DEEPEST = 6
"""Parts of the address of a page; an address of thousands would make the page large."""

_GAME_NAME = re.compile(r"[\w -]{1,40}")

_NOT_BUILT = """<!doctype html><html lang="{language}" dir="auto"><meta charset="utf-8"><title>Kahve</title>
<h1>Kahve</h1><p>{says}</p></html>"""


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
) -> FastAPI:
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
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
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

    # No pages of interactive documentation: they would fetch scripts from elsewhere. docs/protocol.md is the documentation.
    # A redirection would name an address that a proxy has changed: `Below` takes slashes off itself.
    app = _House(title="Kahve", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None, redirect_slashes=False)
    app.state.host = host
    app.state.public_url, app.state.listens = public_url, listens
    guard = Guard(Sockets(super(_House, app).__call__, host), names, most_from_one, host.meters, host.budgets, public_url)
    app.door = Below(guard, base_of(public_url))
    for kind in (*ANSWERS, Refusal):
        app.add_exception_handler(kind, _answer_error)
    app.add_exception_handler(ClientDisconnect, _answer_broken_off)
    app.add_exception_handler(Problem, _answer_problem)
    app.add_exception_handler(HTTPException, _answer_http)
    app.add_exception_handler(RequestValidationError, _answer_invalid)
    app.add_exception_handler(Exception, _answer_failure)
    _add_server(app, host)
    callers = add_persons(app, host, most_new_tables)
    serve_routes(app, routes_of(host, callers, Doorkeeper(most_new_tables, MINUTE)))
    add_chances(app, host)
    add_pushes(app, host, pushing)
    add_openapi(app)
    _add_pages(app, client)
    return app


class _House(FastAPI):
    """The application behind its door: what comes in by a socket goes through no layer of those that requests need."""

    door: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or hold one conversation, in the language that who asks wants most of those that are offered."""
        with speaking(best(wished(Headers(scope=scope).get("accept-language", "")) if "headers" in scope else ())):
            await self.door(scope, receive, send)


async def _answer_problem(_: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return response_of(error.answer())


async def _answer_error(_: Request, error: Exception) -> Response:
    return response_of(problem_of(error).answer())


async def _answer_broken_off(_: Request, error: Exception) -> Response:
    return response_of(Problem(400, "malformed", message("people-request-not-complete")).answer())


async def _answer_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    says = {404: later("people-nothing-here"), 405: later("people-cannot-be-done-here")}.get(error.status_code, error.detail)
    response = response_of(Problem(error.status_code, "http", str(says)).answer())
    response.headers.update(error.headers or {})
    if error.status_code == 405:
        # The first route of an address names its own methods only.
        routes = [route for route in request.app.routes if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE]
        methods = {method for route in routes if route.path == routes[0].path for method in route.methods or ()}
        response.headers["allow"] = ", ".join(sorted(methods))
    return response


async def _answer_invalid(_: Request, error: Exception) -> Response:
    return response_of(Problem(400, "malformed", message("people-seat-is-a-number")).answer())


async def _answer_failure(_: Request, error: Exception) -> Response:
    # The journal leaves out the words of the error, which may tell of cards.
    _log.error("A request failed.", exc_info=error)
    return response_of(Problem(500, "failure", message("people-failure")).answer())


def _add_server(app: FastAPI, host: Host) -> None:
    """What a server answers besides: that it is there, the protocol, and the link for friends."""

    @app.get("/healthz")
    async def healthz() -> Response:
        return JSONResponse({"ok": True})

    finished_schema = Finished(schema)

    @app.get("/protocol.json")
    async def protocol(request: Request) -> Response:
        return response_of(await finished_schema.answer(request))

    @app.get("/api/tables/{name}/invitation")
    async def invite(name: str, request: Request) -> Response:
        table = await host.table(name)
        return JSONResponse(invitation(table.name, address_of_house(request), app.state.public_url, app.state.listens))


def _add_pages(app: FastAPI, client: Path | None) -> None:
    try:
        folder = _built(client)
    except FileNotFoundError as error:
        says = str(error)

        @app.get("/")
        @app.get("/me")
        @app.get("/deals")
        @app.get("/puzzles")
        @app.get("/puzzles/{name}/{number}")
        @app.get("/t/{name}")
        @app.get("/r/{path:path}")
        @app.get("/w/{name}")
        @app.get("/learn/{name}")
        @app.get("/learn/{name}/{number}")
        async def not_built() -> Response:
            return HTMLResponse(_NOT_BUILT.format(language=language(), says=message("people-page-not-built", says=says)), 503)

        return

    @app.get("/")
    @app.get("/me")
    @app.get("/deals")
    @app.get("/puzzles")
    @app.get("/t/{name}")
    @app.get("/r/{path:path}")
    @app.get("/w/{name}")
    async def page(request: Request) -> Response:
        return _page(folder, request)

    @app.get("/rules/{name}")
    @app.get("/learn/{name}")
    @app.get("/learn/{name}/{number}")
    @app.get("/puzzles/{name}/{number}")
    @app.get("/{name}")
    async def page_of_game(name: str, request: Request) -> Response:
        known = _GAME_NAME.fullmatch(name) is not None and _is_game(name)
        # To a person the page says itself that it knows no such game; a program hears it as of any address.
        if not known and "text/html" not in request.headers.get("accept", ""):
            raise HTTPException(404)
        answer = _page(folder, request)
        if not known and answer.status_code == 200:
            answer.status_code = 404
        return answer

    @app.api_route("/assets/{name}", methods=["GET", "HEAD"])
    async def asset(name: str, request: Request) -> Response:
        return _file(folder, name, request)


def _is_game(name: str) -> bool:
    try:
        game(name)
    except UnknownGame:
        return False
    return True


def _page(folder: Path, request: Request) -> Response:
    if request.scope["path"].count("/") > _DEEPEST:
        raise HTTPException(404)
    return response_of(page_of_client(folder, request.scope[UP]).answer(request, ASK_AGAIN))


def _file(folder: Path, name: str, request: Request) -> Response:
    document = file_of_client(folder, name)
    if document is None:
        raise HTTPException(404)
    return response_of(document.answer(request, FOR_GOOD if _HASHED.search(name) else ASK_AGAIN))


def _built(client: Path | None) -> Path:
    if client is None:
        from ...web import dist

        return dist()
    if not (client / "index.html").is_file():
        raise FileNotFoundError(message("people-no-index", folder=str(client)))
    return client
