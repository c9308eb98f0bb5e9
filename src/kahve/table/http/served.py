"""What a server makes of answers: responses of Starlette, and an ASGI application of a list of addresses."""

from __future__ import annotations

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from ...language import message
from ..protocol.problem import Answer, Problem
from ..protocol.routes import Routes
from .answers import answer_or_refusal


def response_of(answer: Answer) -> Response:
    """The same answer as a response of Starlette."""
    has_content = answer.status != 304
    return Response(answer.body, answer.status, dict(answer.headers), answer.media_type if has_content else None)


def application_of(routes: Routes) -> ASGIApp:
    """An application that answers at these addresses, and closes every socket: that of a table never comes this far."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        try:
            answer = await answer_or_refusal(routes, Request(scope, receive), scope["path"])
        except ClientDisconnect:
            answer = Problem(400, "malformed", message("people-request-not-complete")).answer()
        await response_of(answer)(scope, receive, send)

    return serve
