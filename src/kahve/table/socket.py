"""One browser's conversation with its table."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from .host import Host, LiveTable
from .line import Line
from .protocol import BAD_TOKEN, GONE_AWAY, UNKNOWN_TABLE, Ask, Hello, MessageError, Ping, read_message
from .store import DamagedTable, StoreError, UnknownTable

_HELLO_SECONDS = 15.0


async def talk(socket: WebSocket, host: Host, name: str) -> None:
    """Let a browser in, hear what it says until it goes, and let it go."""
    await socket.accept()
    line = Line()
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
    while True:
        text = await asyncio.wait_for(_heard(socket), max(0.0, patience - clock()) if line.seat is None else None)
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
        elif isinstance(message, Ask):
            await _ask(line, table, message)


async def _ask(line: Line, table: LiveTable, ask: Ask) -> None:
    if line.seat is None:
        says = "Say hello first, with the key to your seat."
        line.send({"type": "refused", "id": ask.id, "code": "not_yours", "says": says, "last": table.sitting.last})
        return
    try:
        await table.ask(line, line.seat, ask)
    except Exception:
        # The host has logged it and closed the lines of this table; this one too, if it still stands.
        line.close(GONE_AWAY)


async def _heard(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | bytes = message.get("text") or message.get("bytes") or b""
    return text
