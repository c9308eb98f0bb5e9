"""The addresses of the built page and of its files; where it is not built, each page says so."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from ...games import UnknownGame, game
from ...language import language, message
from ..protocol.routes import Answer, HttpRequest, Routes, nothing_here
from .below import UP
from .documents import ASK_AGAIN, FOR_GOOD, file_of_client, page_of_client

_HASHED = re.compile(r"-[0-9A-Z]{8}\.(js|css|woff2)$")
"""The files of the client whose names hold a hash of their content."""

_DEEPEST = 6
"""Parts of the address of a page; an address of thousands would make the page large."""

_GAME_NAME = re.compile(r"[\w -]{1,40}")

_NOT_BUILT = """<!doctype html><html lang="{language}" dir="auto"><meta charset="utf-8"><title>Kahve</title>
<h1>Kahve</h1><p>{says}</p></html>"""


def add_pages(routes: Routes, client: Path | None) -> None:
    """Add all of these addresses to the list, after all others. client: the folder of the built page, by default `kahve.web.dist()`."""
    try:
        folder = _built(client)
    except FileNotFoundError as error:
        says = str(error)

        @routes.get("/")
        @routes.get("/me")
        @routes.get("/deals")
        @routes.get("/club")
        @routes.get("/club/{name}")
        @routes.get("/same/{name}")
        @routes.get("/puzzles")
        @routes.get("/puzzles/mine")
        @routes.get("/puzzles/mine/{path:path}")
        @routes.get("/puzzles/{name}")
        @routes.get("/day")
        @routes.get("/puzzles/{name}/{number}")
        @routes.get("/t/{name}")
        @routes.get("/r/{path:path}")
        @routes.get("/w/{name}")
        @routes.get("/learn/{name}")
        @routes.get("/learn/{name}/{number}")
        @routes.get("/day/{name}")
        @routes.get("/day/{name}/{number}")
        async def not_built(request: HttpRequest, **parts: str) -> Answer:
            page = _NOT_BUILT.format(language=language(), says=message("people-page-not-built", says=says))
            return Answer(page.encode(), 503, "text/html")

        return

    @routes.get("/")
    @routes.get("/me")
    @routes.get("/deals")
    @routes.get("/club")
    @routes.get("/club/{name}")
    @routes.get("/same/{name}")
    @routes.get("/puzzles")
    @routes.get("/puzzles/mine")
    @routes.get("/puzzles/mine/{path:path}")
    @routes.get("/day")
    @routes.get("/t/{name}")
    @routes.get("/r/{path:path}")
    @routes.get("/w/{name}")
    async def page(request: HttpRequest, **parts: str) -> Answer:
        return _page(folder, request)

    @routes.get("/rules/{name}")
    @routes.get("/learn/{name}")
    @routes.get("/learn/{name}/{number}")
    @routes.get("/puzzles/{name}")
    @routes.get("/puzzles/{name}/{number}")
    @routes.get("/day/{name}")
    @routes.get("/day/{name}/{number}")
    @routes.get("/{name}")
    async def page_of_game(request: HttpRequest, name: str, **parts: str) -> Answer:
        known = _GAME_NAME.fullmatch(name) is not None and _is_game(name)
        # To a person the page says itself that it knows no such game; a program hears it as of any address.
        if not known and "text/html" not in request.headers.get("accept", ""):
            raise nothing_here()
        answer = _page(folder, request)
        return answer if known or answer.status != 200 else replace(answer, status=404)

    @routes.get("/assets/{name}")
    @routes.on("HEAD", "/assets/{name}")
    async def asset(request: HttpRequest, name: str) -> Answer:
        document = file_of_client(folder, name)
        if document is None:
            raise nothing_here()
        return document.answer(request, FOR_GOOD if _HASHED.search(name) else ASK_AGAIN)


def _is_game(name: str) -> bool:
    try:
        game(name)
    except UnknownGame:
        return False
    return True


def _page(folder: Path, request: HttpRequest) -> Answer:
    if request.scope["path"].count("/") > _DEEPEST:
        raise nothing_here()
    return page_of_client(folder, request.scope[UP]).answer(request, ASK_AGAIN)


def _built(client: Path | None) -> Path:
    if client is None:
        from ...web import dist

        return dist()
    if not (client / "index.html").is_file():
        raise FileNotFoundError(message("people-no-index", folder=str(client)))
    return client
