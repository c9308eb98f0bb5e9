"""The web application: HTTP and the socket of docs/protocol.md, over the live tables of `host`."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from ..engine.house import HouseError
from ..engine.table import NotNow
from ..games import UnknownGame, all_games, game
from .bots import BotRoom, NoAnswer
from .catalog import game_told, rules_told
from .guard import Doorkeeper, Guard
from .host import Host, LiveTable
from .problem import Problem
from .protocol import MOST_BODY_BYTES, MessageError, SeatBody, SetupBody, read_body
from .setup import SetupError
from .sitting import Refusal
from .socket import talk
from .store import DamagedTable, Store, StoreError, UnknownTable

Found = TypeVar("Found")

_log = logging.getLogger("kahve.table")

MOST_NEW_TABLES = 60
"""How many tables one address may make in a minute."""

_NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Kahve</title>
<h1>Kahve</h1><p>The table server runs, but its page has not been built. {says}</p></html>"""


def create_app(
    store: Store | str | None = None,
    client: Path | None = None,
    *,
    pace: float = 0.6,
    bots: str = "kahve.bots",
    advice: str = "kahve.bots.advice",
    longest_thought: float = 8.0,
    most_new_tables: int = MOST_NEW_TABLES,
) -> FastAPI:
    """The application, ready for a server; StoreError says why the store cannot be used.

    store: a store or its URL, by default this user's own. client: the folder of the built page, by default `kahve.web.dist()`. pace:
    seconds a bot waits before it plays. bots, advice: the modules of the bots (`BotRoom`). longest_thought: seconds after which a bot's
    move is played for it.
    """
    room = BotRoom(bots, advice=advice, longest=longest_thought)
    host = Host(store if isinstance(store, Store) else Store(store), room, pace=pace)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(host.sweep())
        with contextlib.suppress(OSError):
            await host.bots.warm()
        yield
        sweeping.cancel()
        await host.close()

    # No pages of interactive documentation: they would fetch scripts from elsewhere. docs/protocol.md is the documentation.
    app = FastAPI(title="Kahve", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.host = host
    app.state.door = Doorkeeper(most_new_tables, 60.0)
    app.add_middleware(Guard)
    app.add_exception_handler(Problem, _answer_problem)
    app.add_exception_handler(HTTPException, _answer_http)
    app.add_exception_handler(RequestValidationError, _answer_invalid)
    app.add_exception_handler(Exception, _answer_failure)
    _add_games(app, host)
    _add_tables(app, host)
    _add_pages(app, client)
    return app


async def _answer_problem(_: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return error.response()


async def _answer_http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    says = {404: "There is nothing at this address.", 405: "This cannot be done at this address."}.get(error.status_code, str(error.detail))
    response = Problem(error.status_code, "http", says).response()
    response.headers.update(error.headers or {})
    return response


async def _answer_invalid(_: Request, error: Exception) -> Response:
    return Problem(400, "malformed", "This address cannot be read: a seat is a number.").response()


async def _answer_failure(_: Request, error: Exception) -> Response:
    _log.error("A request failed.", exc_info=error)
    return Problem(500, "failure", "Something went wrong in the house. What was played before is safe.").response()


def _add_games(app: FastAPI, host: Host) -> None:
    @app.get("/healthz")
    async def healthz() -> Response:
        return JSONResponse({"ok": True})

    @app.get("/api/games")
    async def list_games() -> Response:
        return JSONResponse({"games": [game_told(found, host.bots.known, host.bots.usual) for found in all_games()]})

    @app.get("/api/games/{name}")
    async def one_game(name: str) -> Response:
        return JSONResponse(game_told(_game(name), host.bots.known, host.bots.usual))

    @app.get("/api/games/{name}/rules")
    async def rules(name: str, request: Request) -> Response:
        try:
            return JSONResponse(rules_told(_game(name), dict(request.query_params)))
        except HouseError as error:
            raise Problem(422, "house", str(error), error.option) from None
        except FileNotFoundError:
            raise Problem(404, "rules", "This game's rulebook has not been written yet.") from None


def _game(name: str) -> Any:
    try:
        return game(name)
    except UnknownGame as error:
        raise Problem(404, "game", str(error), "game") from None


def _add_tables(app: FastAPI, host: Host) -> None:
    @app.post("/api/tables")
    async def make_table(request: Request) -> Response:
        body = await _body(request, SetupBody)
        address = request.client.host if request.client else "?"
        if not app.state.door.lets_in(address):
            raise Problem(429, "too_many", "Too many new tables were made from here in this minute. Wait a little.")
        try:
            asked = {"game": body.game, "house": body.house, "players": body.players, "show": body.show}
            table, seat, token = await host.open(asked)
        except UnknownGame as error:
            raise Problem(404, "game", str(error), "game") from None
        except HouseError as error:
            raise Problem(422, "house", str(error), error.option) from None
        except SetupError as error:
            raise Problem(422, "setup", str(error), error.field) from None
        except StoreError as error:
            _log.error("%s", error)
            raise Problem(503, "store", "The house could not write this table down. Try again in a moment.") from None
        return JSONResponse(_place(table, seat, token), 201)

    @app.get("/api/tables/{name}")
    async def lobby(name: str) -> Response:
        table = await _table(host, name)
        sitting = table.sitting
        players = [{"seat": seat, "name": who.name, "kind": who.kind} for seat, who in enumerate(sitting.setup.players)]
        scene_house = {"seats": sitting.seats} | sitting.table.house_rules(changed_only=True)
        of = sitting.setup.game
        told = {"table": name, "game": of.name, "title": of.title, "house": scene_house, "players": players, "over": sitting.table.over}
        return JSONResponse(told)

    @app.post("/api/tables/{name}/seats")
    async def sit_down(name: str, request: Request) -> Response:
        body = await _body(request, SeatBody)
        table = await _table(host, name)
        try:
            seat, token = await table.sit(body.name, body.seat)
        except Refusal as refusal:
            status, code = {"malformed": (422, "seat"), "not_yours": (409, "taken")}.get(refusal.code, (409, refusal.code))
            raise Problem(status, code, str(refusal), "name" if "name" in str(refusal) else "seat") from None
        return JSONResponse(_place(table, seat, token), 201)

    @app.get("/api/tables/{name}/seats/{seat}")
    async def scene(name: str, seat: int, request: Request) -> Response:
        table = await _table(host, name)
        _check_key(table, request, seat)
        return JSONResponse({"last": table.sitting.last, "scene": table.scene(seat)})

    @app.get("/api/tables/{name}/seats/{seat}/hint")
    async def hint(name: str, seat: int, request: Request) -> Response:
        table = await _table(host, name)
        _check_key(table, request, seat)
        told = await _thought(table.hint(seat))
        if told is None:
            says = f"Getting ready: the first hint in {table.sitting.setup.game.title} takes about a minute."
            return JSONResponse({"ready": False, "says": says}, 202)
        return JSONResponse({"ready": True} | told)

    @app.get("/api/tables/{name}/deals/{number}/review")
    async def review(name: str, number: int, request: Request) -> Response:
        table = await _table(host, name)
        _check_key(table, request)
        told = await _thought(table.review(number))
        return JSONResponse(told, 200 if told["ready"] else 202)

    @app.get("/api/tables/{name}/word")
    async def look_up(name: str, request: Request) -> Response:
        sitting = (await _table(host, name)).sitting
        try:
            return JSONResponse(sitting.look_up(request.query_params.get("word", "")))
        except Refusal as refusal:
            raise Problem(422 if refusal.code == "malformed" else 409, refusal.code, str(refusal), "word") from None

    @app.get("/api/tables/{name}/log")
    async def log(name: str) -> Response:
        table = await _table(host, name)
        try:
            return PlainTextResponse(table.sitting.log(), media_type="application/jsonl")
        except NotNow as error:
            raise Problem(409, "not_now", str(error)) from None

    @app.websocket("/api/tables/{name}/socket")
    async def socket(name: str, websocket: WebSocket) -> None:
        await talk(websocket, host, name)


async def _thought(thinking: Awaitable[Found]) -> Found:
    """What the house thinks of something, or the Problem that it may not or could not be asked."""
    try:
        return await thinking
    except Refusal as refusal:
        raise Problem(409, refusal.code, str(refusal)) from None
    except NoAnswer as error:
        raise Problem(503, "failure", str(error)) from None


def _check_key(table: LiveTable, request: Request, seat: int | None = None) -> None:
    """A Problem where the request has no key to a seat of this table, or to another one than this."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    mine = table.seat_of(token.strip()) if scheme.lower() == "bearer" else None
    if mine is None:
        raise Problem(401, "token", "Only who sits at this table may see it: send the key to your seat.")
    if seat is not None and mine != seat:
        raise Problem(403, "not_yours", f"Seat {seat} is not yours: your key is for seat {mine}.")


def _place(table: LiveTable, seat: int, token: str) -> dict[str, Any]:
    return {"table": table.name, "seat": seat, "token": token, "link": f"/t/{table.name}"}


async def _table(host: Host, name: str) -> LiveTable:
    try:
        return await host.table(name)
    except UnknownTable as error:
        raise Problem(404, "table", str(error), "table") from None
    except DamagedTable as error:
        raise Problem(500, "damaged", str(error), "table") from None
    except StoreError as error:
        _log.error("%s", error)
        raise Problem(503, "store", "The house cannot read its tables just now. Try again in a moment.") from None


async def _body(request: Request, kind: type[Any]) -> Any:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MOST_BODY_BYTES:
            raise Problem(413, "too_long", f"This request is too long: {MOST_BODY_BYTES} bytes are allowed.")
    try:
        return read_body(body, kind)
    except MessageError as error:
        raise Problem(400, "malformed", str(error)) from None


def _add_pages(app: FastAPI, client: Path | None) -> None:
    try:
        folder = _built(client)
    except FileNotFoundError as error:
        says = str(error)

        @app.get("/")
        @app.get("/t/{name}")
        async def not_built() -> Response:
            return HTMLResponse(_NOT_BUILT.format(says=says), 503)

        return

    @app.get("/")
    @app.get("/t/{name}")
    async def page() -> Response:
        return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})

    app.mount("/assets", StaticFiles(directory=folder), name="assets")


def _built(client: Path | None) -> Path:
    if client is None:
        from ..web import dist

        return dist()
    if not (client / "index.html").is_file():
        raise FileNotFoundError(f"There is no index.html in {client}.")
    return client
