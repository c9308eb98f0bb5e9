"""What a server makes of answers: responses of Starlette, and an ASGI application of a list of addresses."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from ...language import message
from ..live.live_table import LiveTable
from ..protocol.problem import Answer, Problem
from ..protocol.routes import Routes
from ..thinking.loop_watch import Described, set_work
from .answers import answer_or_refusal


def response_of(answer: Answer) -> Response:
    """The same answer as a response of Starlette."""
    has_content = answer.status != 304
    return Response(answer.body, answer.status, dict(answer.headers), answer.media_type if has_content else None)


def application_of(routes: Routes, at_hand: Callable[[str], LiveTable | None]) -> ASGIApp:
    """An application that answers at these addresses, and closes every socket: that of a table never comes this far.

    at_hand: the table of this name if it is in memory, which the watch on the event loop tells of.
    """

    def describe(method: str, path: str) -> Described:
        route, parts = routes.find(method, path)
        table = at_hand(parts.get("name", parts.get("place", "")))
        about = dict if table is None else lambda: table.described
        return f"{method} {route.path}" if route else "an address with nothing at it", about

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        set_work(partial(describe, scope["method"], scope["path"]))
        try:
            answer = await answer_or_refusal(routes, Request(scope, receive), scope["path"])
        except ClientDisconnect:
            answer = Problem(400, "malformed", message("people-request-not-complete")).answer()
        await response_of(answer)(scope, receive, send)

    return serve
