"""The pocket's server: it answers the requests and holds the conversations of docs/protocol.md for the page that it belongs to.

>>> import asyncio
>>> async def games() -> int:
...     pocket = Pocket(lambda rows: None, no_rows)
...     answer = await pocket.answer({"method": "GET", "address": "/api/games/pisti", "headers": {"accept-language": "en"}})
...     await pocket.close()
...     return answer["status"]
>>> asyncio.run(games())
200
"""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, MutableMapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from ..language import best, speaking
from ..language.wishes import wished
from ..table.http.all_routes import routes_of
from ..table.http.answers import answer_or_refusal, failure
from ..table.http.socket import talk
from ..table.live.doorkeeper import Doorkeeper
from ..table.live.tables import Tables
from ..table.people.callers import Callers
from ..table.protocol.problem import Answer
from ..table.sitting.exchange_asks import SILENT_SECONDS
from ..table.thinking.bots import BotPool
from ..table.thinking.budgets import UNLIMITED
from .page_store import PageStore, Rows
from .thinking_here import Think, ThinkingHere

PAGE = "page"
"""Whence every request and every line comes: there is one page."""

_LONGEST_SECONDS = 60.0
"""So long is waited for what a table says next."""

MOST_NEW_TABLES = 10**6
"""How many tables the page may open in a minute: nobody else has to be spared."""

Fetch = Callable[[str], Awaitable[Rows | None]]
"""Reads what was written down of a table; None where there is none of this name."""


async def no_rows(table: str) -> Rows | None:
    """Nothing was ever written down."""
    return None


@dataclass
class Request:
    """A request of the page, as `kahve.table.protocol.routes.HttpRequest` has it."""

    method: str
    path: str
    query_params: Mapping[str, str]
    headers: Mapping[str, str]
    body: bytes = b""
    scope: Mapping[str, Any] = field(default_factory=dict)

    async def stream(self) -> AsyncIterator[bytes]:
        """The body."""
        yield self.body


class PocketTables(Tables):
    """The tables of the pocket: one that is not at hand is fetched from what was written down."""

    clock = "device"

    def __init__(self, shelf: PageStore, bots: BotPool, fetch: Fetch, *, pace: float, silent: float) -> None:
        """fetch: reads what was written down."""
        super().__init__(shelf, bots, pace=pace, grace=math.inf, reviews=shelf, silent=silent, rates=UNLIMITED)
        self._shelf, self._fetch = shelf, fetch

    async def read(self, name: str) -> Any:
        """A table's stored events and the sitting they come to; UnknownTable, DamagedTable, StoreError."""
        if not self._shelf.has(name):
            rows = await self._fetch(name)
            if rows is not None:
                self._shelf.bring(rows)
        return await super().read(name)


class Pocket:
    """Everything that a page needs of a server, without one."""

    def __init__(
        self,
        write: Callable[[Rows], None],
        fetch: Fetch,
        *,
        think: Think | None = None,
        pace: float = 0.6,
        silent: float = SILENT_SECONDS,
    ) -> None:
        """write: takes every change of a table, in order. fetch: reads what was written before. think: answers hard questions elsewhere.

        pace, silent: as of `Tables`.
        """
        self.tables = PocketTables(PageStore(write), ThinkingHere(think), fetch, pace=pace, silent=silent)
        self._routes = routes_of(self.tables, Callers(), Doorkeeper(MOST_NEW_TABLES, 60.0), offers=())
        self._lines: dict[str, asyncio.Queue[MutableMapping[str, Any]]] = {}

    # -- requests

    async def answer(self, wish: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to a request: its `status`, its `type` and its `body` as a text.

        wish: the `method`, the `address` with what stands behind the `?`, the `headers` in small letters, and the `body` as a text.
        """
        headers = {str(name).lower(): str(value) for name, value in wish.get("headers", {}).items()}
        parts = urlsplit(str(wish["address"]))
        query = dict(parse_qsl(parts.query, keep_blank_values=True))
        request = Request(str(wish["method"]), unquote(parts.path), query, headers, (wish.get("body") or "").encode())
        with speaking(best(wished(headers.get("accept-language", "")))):
            answer = await self._answered(request)
        return {"status": answer.status, "type": answer.media_type, "body": answer.body.decode()}

    async def _answered(self, request: Request) -> Answer:
        try:
            return await answer_or_refusal(self._routes, request, request.path)
        except Exception as error:
            return failure(error).answer()

    # -- lines

    def open_line(self, name: str, table: str, hear: Callable[[str | int], None]) -> None:
        """Begin a conversation with a table under a name. hear: is given each message, and at the end the code that closes the line."""
        inbox: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        inbox.put_nowait({"type": "websocket.connect"})
        self._lines[name] = inbox

        async def send(event: MutableMapping[str, Any]) -> None:
            if event["type"] == "websocket.send":
                hear(event["text"])
            elif event["type"] == "websocket.close":
                hear(int(event["code"]))

        task = self.tables.start(talk(PAGE, inbox.get, send, self.tables, table))
        task.add_done_callback(lambda _: self._lines.pop(name, None))

    def hear(self, name: str, text: str) -> None:
        """The page says something on a line."""
        if name in self._lines:
            self._lines[name].put_nowait({"type": "websocket.receive", "text": text})

    def close_line(self, name: str) -> None:
        """The page has closed a line."""
        if name in self._lines:
            self._lines[name].put_nowait({"type": "websocket.disconnect"})

    async def open_and_deal(self, setup: str, language: str) -> dict[str, Any]:
        """Open a table as `POST /api/tables` does and have its first deal made: its `place`, and the `welcome` of its person after that.

        Their device has no part in the chance of this deal. RuntimeError where the server refuses it.
        """
        request = {"method": "POST", "address": "/api/tables", "headers": {"accept-language": language}, "body": setup}
        answer = await self.answer(request)
        if answer["status"] != 201:
            raise RuntimeError(answer["body"])
        place, messages = json.loads(answer["body"]), asyncio.Queue[str | int]()
        hello = {"type": "hello", "token": place["token"], "last": 0, "shares": False, "language": language}
        self.open_line(place["table"], place["table"], messages.put_nowait)
        for said in (hello, {"type": "ask", "id": "deal", "base": 0, "do": "deal"}, hello):
            self.hear(place["table"], json.dumps(said))
        while True:
            welcome = json.loads(str(await asyncio.wait_for(messages.get(), _LONGEST_SECONDS)))
            if welcome["type"] == "refused":
                raise RuntimeError(welcome["says"])
            if welcome["type"] == "welcome" and welcome["scene"]["phase"] != "deal":
                self.close_line(place["table"])
                return {"place": place, "welcome": welcome}

    def welcome(self, table: str, token: str, language: str) -> dict[str, Any] | None:
        """How this table welcomes whoever has this key; None for a table that is not at hand, and for a key that opens no seat."""
        at_hand = self.tables.at_hand(table)
        seat = None if at_hand is None else at_hand.seat_of(token)
        if at_hand is None or seat is None:
            return None
        with speaking(best([language])):
            return {"type": "welcome", "table": table, "seat": seat, "last": at_hand.sitting.last, "scene": at_hand.scene(seat)}

    async def close(self) -> None:
        """End all work."""
        await self.tables.close()
