"""The addresses of docs/protocol.md, Push: with which key the house signs, and where a device of a seat listens."""

from __future__ import annotations

from fastapi import FastAPI, Request
from starlette.responses import JSONResponse, Response

from ...language import message
from ..live.doorkeeper import Doorkeeper
from ..live.host import Host
from ..live.live_table import LiveTable
from ..protocol.problem import Problem
from ..protocol.protocol import PushBody
from ..push.pushing import Pushing
from .requests import body_of, seat_asking

_MOST, _MINUTE = 20, 60.0
"""How often the devices of one seat may say where they listen, in a minute."""


def add_pushes(app: FastAPI, host: Host, pushing: Pushing | None) -> None:
    """Let the application answer for pushes; pushing: None for a house that has no key."""
    door = Doorkeeper(_MOST, _MINUTE)

    async def asked(name: str, seat: int, request: Request) -> tuple[LiveTable, str]:
        """The table, and the key to this seat."""
        table = await host.table(name)
        if seat_asking(table, request) != seat:
            raise Problem(403, "not_yours", message("people-push-only-to-seat", seat=str(seat)))
        if not door.lets_in(f"{name} {seat}"):
            raise Problem(429, "too_many", message("people-push-asked-too-often"), wait=_MINUTE)
        return table, request.headers["authorization"].partition(" ")[2].strip()

    @app.get("/api/push")
    async def key() -> Response:
        return JSONResponse({"key": pushing.public if pushing else None})

    @app.post("/api/tables/{name}/seats/{seat}/push")
    async def keep(name: str, seat: int, request: Request) -> Response:
        table, token = await asked(name, seat, request)
        if pushing is None:
            raise Problem(409, "not_now", message("people-push-nothing"))
        await pushing.keep(table, seat, token, await body_of(request, PushBody))
        return JSONResponse({"done": True}, 201)

    @app.delete("/api/tables/{name}/seats/{seat}/push")
    async def forget(name: str, seat: int, request: Request) -> Response:
        table, token = await asked(name, seat, request)
        if pushing is not None:
            await pushing.forget(table, token)
        return JSONResponse({"done": True})
