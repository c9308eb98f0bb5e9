"""What is done before a picture of Python's memory is taken: a later visit begins with all of it done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..games import GAMES
from .page_server import Pocket, no_rows


def warm(language: str) -> None:
    """Import the games, and answer what the first page and a table's page ask of the server in this language.

    No table is opened: the rules in WebAssembly belong to the browser, and a picture cannot hold them.
    """
    pocket = Pocket(lambda rows: None, no_rows)
    for address in ("/api/games", "/api/customs", *(f"/api/games/{name}" for name in GAMES)):
        _ask(pocket, {"method": "GET", "address": address, "headers": {"accept-language": language}})


def _ask(pocket: Pocket, request: Mapping[str, Any]) -> None:
    """Have a request answered without a loop of events, which belongs to the browser too."""
    answering = pocket.answer(request)
    try:
        answering.send(None)
    except StopIteration:
        return
    answering.close()
    raise RuntimeError(f"not answered at once: {request['address']}")
