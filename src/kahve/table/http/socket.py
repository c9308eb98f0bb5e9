"""One browser's conversation with its table.

It speaks to the server without the layers that a request goes through: each of them would cost every message time, and every socket memory.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, MutableMapping
from functools import cache, partial
from typing import Any

from ...language import best, message, speaking
from ..live.line import POST, SILENCE, Line, Post, Send
from ..live.live_table import LiveTable
from ..live.tables import Tables
from ..protocol.addresses import household_of
from ..protocol.asks import Ask
from ..protocol.protocol import (
    BAD_TOKEN,
    GONE_AWAY,
    UNKNOWN_TABLE,
    Hello,
    Message,
    MessageError,
    Pace,
    Ping,
    Say,
    Watch,
    read_message,
)
from ..store.stored import DamagedTable, StoreError, UnknownTable
from ..thinking.budgets import Budgets, Credit, metered, set_payer
from ..thinking.loop_watch import Described, set_work

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Application = Callable[[Any, Any, Any], Awaitable[None]]
"""What ASGI calls so."""

_HELLO_SECONDS = 15.0
_FAREWELL_SECONDS = 5.0
_ADDRESS = re.compile(r"/api/tables/([^/]+)/socket")


class Sockets:
    """Wraps the application: leads a browser that opens the socket of a table to that table, and all else to the application."""

    def __init__(self, app: Application, server: Tables) -> None:
        """server: the server of the tables."""
        self._app, self._server = app, server

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Answer one request, or hold one conversation."""
        table = _table_of(scope)
        if table is None:
            return self._app(scope, receive, send)
        more = scope.get("extensions", {})
        return talk(household_of(scope), receive, send, self._server, table, more.get(POST), more.get(SILENCE))


def _table_of(scope: Scope) -> str | None:
    """The name of the table whose socket is opened."""
    address = _ADDRESS.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
    return None if address is None else address[1]


class _Gone(Exception):  # noqa: N818 - no error: whoever listens may go
    """The browser has closed its socket."""


async def talk(
    household: str,
    receive: Receive,
    send: Send,
    server: Tables,
    name: str,
    post: Post | None = None,
    silence: Callable[[], float] | None = None,
) -> None:
    """Let a browser in, hear what it says until it goes, and let it go. name: of the table. post: as for `Line`.

    silence: says in the end for how many seconds nothing had been heard, if the browser was given up for that.
    """
    await receive()
    await send({"type": "websocket.accept"})
    line = Line(household, send, post)
    purse = _Purse(line, server.budgets)
    set_payer(purse.pay)
    set_work(lambda: _described(server.at_hand(name), "a line that comes"))
    table: LiveTable | None = None
    try:
        table = await server.table(name)
        await _converse(receive, line, table, purse)
    except (UnknownTable, DamagedTable, StoreError) as error:
        line.send({"type": "refused", "id": None, "code": "table", "says": str(error)})
        line.close(UNKNOWN_TABLE if isinstance(error, UnknownTable) else 1011)
    except TimeoutError:
        line.send({"type": "refused", "id": None, "code": "token", "says": message("table-nobody-said-hello")})
        line.close(BAD_TOKEN)
    except _Gone:
        line.cut()
    finally:
        if table is not None:
            table.leave(line, silent=silence() if silence else 0.0)
        # What was still to be said goes out, unless the browser is gone or does not listen.
        await line.empty(_FAREWELL_SECONDS)


class _Purse:
    """What a line has to spend: credit of its own or of its seat, and that of its address, with a seat or without one."""

    __slots__ = ("_budgets", "_has_spoken", "_line", "_until_seated")

    def __init__(self, line: Line, budgets: Budgets) -> None:
        self._line, self._budgets, self._until_seated = line, budgets, budgets.of_line()
        self._has_spoken = False

    @property
    def _of_address(self) -> Credit:
        # Strangers must not spend what the players at the same address live on.
        ledger = self._budgets.strangers if self._line.seat is None else self._budgets.seated
        return ledger.of(self._line.household)

    @property
    def _own(self) -> Credit:
        # Whoever comes back by a new line has not got more by it.
        key = self._line.key
        return self._until_seated if self._line.seat is None or key is None else self._budgets.seats.of(key)

    def pay(self, milliseconds: float = 0.0, *, messages: int = 0) -> None:
        self._own.pay(milliseconds, messages=messages)
        self._of_address.pay(milliseconds, messages=messages)
        self._has_spoken = self._has_spoken or messages > 0

    def wait(self) -> float:
        # The first message may be the hello of a player: it waits for nobody else at that address.
        return max(self._own.wait(), self._of_address.wait()) if self._has_spoken else 0.0


async def _converse(receive: Receive, line: Line, table: LiveTable, purse: _Purse) -> None:
    clock = asyncio.get_running_loop().time
    patience = clock() + _HELLO_SECONDS
    while not line.is_closing:
        if wait := purse.wait():
            await asyncio.sleep(wait)
            patience += wait
        event = await (asyncio.wait_for(receive(), max(0.0, patience - clock())) if is_stranger(line) else receive())
        if event["type"] == "websocket.disconnect":
            raise _Gone
        text: str | bytes = event.get("text") or event.get("bytes") or b""
        purse.pay(messages=1)
        try:
            with speaking(line.language):
                ask = read_message(text)
        except MessageError as error:
            line.send({"type": "refused", "id": error.id, "code": "malformed", "says": str(error), "last": table.sitting.last})
            continue
        if isinstance(ask, Hello | Watch) and ask.language is not None:
            line.language = best([ask.language])
        set_work(partial(_described, table, _kind_of(type(ask))))
        with speaking(line.language):
            answer = _answer(line, table, ask)
            # The ask of a seat is paid for where it is carried out.
            if not await (answer if isinstance(ask, Ask) and line.seat is not None else metered(answer)):
                return
        # While nothing is said, what was said last and the work for it are not kept.
        del event, text, ask, answer


@cache
def _kind_of(message: type[Message]) -> str:
    """What the watch on the event loop calls messages of this type, as `ask move`."""
    tag = message.__struct_config__.tag
    return f"ask {tag}" if issubclass(message, Ask) else str(tag)


def _described(table: LiveTable | None, what: str) -> Described:
    return what, dict if table is None else lambda: table.described


async def _answer(line: Line, table: LiveTable, ask: Message) -> bool:
    """Answer one message in the language of the line; False where the conversation is over."""
    if isinstance(ask, Ping):
        line.send({"type": "pong", "id": ask.id})
    elif isinstance(ask, Hello):
        # Whoever comes from another server may have heard there what this one has not read yet.
        if ask.last > table.sitting.last:
            await table.catch_up()
        return table.hello(line, ask)
    elif isinstance(ask, Watch):
        return table.watch(line)
    elif line.seat is None:
        says = message("table-watchers-have-no-say") if line.watches else message("table-say-hello-first")
        line.send({"type": "refused", "id": ask.id, "code": "not_yours", "says": says, "last": table.sitting.last})
    elif isinstance(ask, Say):
        table.say(line, line.seat, ask)
    elif isinstance(ask, Pace):
        table.wish_pace(line, ask)
    else:
        try:
            await table.ask(line, ask)
        except Exception:
            # The host has logged it and closed the lines of this table; this one too, if it still stands.
            line.close(GONE_AWAY)
    return True


def is_stranger(line: Line) -> bool:
    """Whether nobody knows yet who is at the other end."""
    return line.seat is None and not line.watches
