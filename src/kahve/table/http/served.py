"""What a server makes of answers: responses of Starlette, and addresses of its application."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fastapi import FastAPI, Request
from starlette.responses import Response

from ..protocol.problem import Answer
from ..protocol.routes import Route, Routes


def response_of(answer: Answer) -> Response:
    """The same answer as a response of Starlette."""
    has_content = answer.status != 304
    return Response(answer.body, answer.status, dict(answer.headers), answer.media_type if has_content else None)


def serve_routes(app: FastAPI, routes: Routes) -> None:
    """Let an application answer at all of these addresses."""
    for route in routes:
        app.add_api_route(route.path, _endpoint(route), methods=[route.method])


def _endpoint(route: Route) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        return response_of(await route.handler(request, **request.path_params))

    return endpoint
