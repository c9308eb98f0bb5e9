"""One browser's conversation with its table."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from .addresses import household_of
from .host import Host
from .line import Line
from .live import LiveTable
from .protocol import BAD_TOKEN, GONE_AWAY, UNKNOWN_TABLE, Ask, Hello, MessageError, Pace, Ping, Say, Watch, read_message
from .store import DamagedTable, StoreError, UnknownTable

_HELLO_SECONDS = 15.0


async def talk(socket: WebSocket, host: Host, name: str) -> None:
    """Let a browser in, hear what it says until it goes, and let it go."""
    await socket.accept()
    line = Line(household_of(socket.scope))
    delivery = asyncio.create_task(line.deliver(socket))
    table: LiveTable | None = None
    try:
        table = await host.table(name)
        await _converse(socket, line, table)
    except (UnknownTable, DamagedTable, StoreError) as error:
        line.send({"type": "refused", "id": None, "code": "table", "says": str(error)})
        line.close(UNKNOWN_TABLE if isinstance(error, UnknownTable) else 1011)
    except TimeoutError:
        line.send({"type": "refused", "id": None, "code": "token", "says": "Nobody said hello."})
        line.close(BAD_TOKEN)
    except (WebSocketDisconnect, RuntimeError):
        delivery.cancel()
    finally:
        if table is not None:
            table.leave(line)
        # What was still to be said goes out, unless the browser is gone or does not listen.
        await asyncio.wait([delivery], timeout=5)
        delivery.cancel()


async def _converse(socket: WebSocket, line: Line, table: LiveTable) -> None:
    clock = asyncio.get_running_loop().time
    patience = clock() + _HELLO_SECONDS
    while not line.is_closing:
        text = await asyncio.wait_for(_heard(socket), max(0.0, patience - clock()) if is_stranger(line) else None)
        try:
            message = read_message(text)
        except MessageError as error:
            line.send({"type": "refused", "id": error.id, "code": "malformed", "says": str(error), "last": table.sitting.last})
            continue
        if isinstance(message, Ping):
            line.send({"type": "pong", "id": message.id})
        elif isinstance(message, Hello):
            if not table.hello(line, message):
                return
        elif isinstance(message, Watch):
            if not table.watch(line):
                return
        elif line.seat is None:
            says = "Who watches has no say at this table." if line.watches else "Say hello first, with the key to your seat."
            line.send({"type": "refused", "id": message.id, "code": "not_yours", "says": says, "last": table.sitting.last})
        elif isinstance(message, Say):
            table.say(line, line.seat, message)
        elif isinstance(message, Pace):
            table.wish_pace(line, message)
        else:
            await _ask(line, line.seat, table, message)


def is_stranger(line: Line) -> bool:
    """Whether nobody knows yet who is at the other end."""
    return line.seat is None and not line.watches


async def _ask(line: Line, seat: int, table: LiveTable, ask: Ask) -> None:
    try:
        await table.ask(line, seat, ask)
    except Exception:
        # The host has logged it and closed the lines of this table; this one too, if it still stands.
        line.close(GONE_AWAY)


async def _heard(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | bytes = message.get("text") or message.get("bytes") or b""
    return text
