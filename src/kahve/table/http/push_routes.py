"""The addresses of docs/protocol.md, Push: with which key the server signs, and where a device of a seat listens."""

from __future__ import annotations

from ...language import message
from ..live.doorkeeper import Doorkeeper
from ..live.live_table import LiveTable
from ..live.server import Server
from ..protocol.problem import Problem
from ..protocol.protocol import PushBody
from ..protocol.routes import Answer, HttpRequest, Routes, json_answer
from ..push.pushing import Pushing
from .requests import body_of, seat_asking, seat_number

_MOST, _MINUTE = 20, 60.0
"""How often the devices of one seat may say where they listen, in a minute."""


def add_pushes(routes: Routes, server: Server, pushing: Pushing | None) -> None:
    """Add all of these addresses to the list. pushing: None for a server that has no key."""
    door = Doorkeeper(_MOST, _MINUTE)

    async def seat_of(request: HttpRequest, name: str, seat: str) -> tuple[LiveTable, int, str]:
        """The table, this seat, and the key to it."""
        number, table = seat_number(seat), await server.table(name)
        if seat_asking(table, request) != number:
            raise Problem(403, "not_yours", message("people-push-only-to-seat", seat=str(number)))
        if not door.lets_in(f"{name} {number}"):
            raise Problem(429, "too_many", message("people-push-asked-too-often"), wait=_MINUTE)
        return table, number, request.headers["authorization"].partition(" ")[2].strip()

    @routes.get("/api/push")
    async def key(request: HttpRequest) -> Answer:
        return json_answer({"key": pushing.public if pushing else None})

    @routes.post("/api/tables/{name}/seats/{seat}/push")
    async def keep(request: HttpRequest, name: str, seat: str) -> Answer:
        table, number, token = await seat_of(request, name, seat)
        if pushing is None:
            raise Problem(409, "not_now", message("people-push-nothing"))
        await pushing.keep(table, number, token, await body_of(request, PushBody))
        return json_answer({"done": True}, 201)

    @routes.on("DELETE", "/api/tables/{name}/seats/{seat}/push")
    async def forget(request: HttpRequest, name: str, seat: str) -> Answer:
        table, _, token = await seat_of(request, name, seat)
        if pushing is not None:
            await pushing.forget(table, token)
        return json_answer({"done": True})
