"""Checks of what a server sends against the types of the protocol, and the answers of a server to requests."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec

from kahve.table.protocol.messages import EVENTS, TableEvent
from kahve.table.serving.app import create_app
from kahve.table.serving.serve_options import ServeOptions

HEAD = TableEvent.__annotations__.keys()
"""The fields that all events have; those of each kind are in `EVENTS`."""


def fits(value: Any, kind: Any) -> bool:
    """Whether a value is a message of this kind, without other fields; the same is checked of the events in it."""
    if kind is TableEvent:
        kind = EVENTS[value["kind"]]
    events: list[Any] = []
    known = {name: _with_heads(part, events) for name, part in value.items()} if isinstance(value, dict) else value
    return bool(msgspec.convert(known, kind, strict=True) == known) and all(fits(event, TableEvent) for event in events)


def _with_heads(value: Any, events: list[Any]) -> Any:
    """The same with the head alone of each event in it. events: takes the whole events."""
    if isinstance(value, list):
        return [_with_heads(part, events) for part in value]
    if not isinstance(value, dict):
        return value
    if value.get("type") == "event":
        events.append(value)
        return {name: part for name, part in value.items() if name in HEAD}
    return {name: _with_heads(part, events) for name, part in value.items()}


def answers_of_server(folder: Path, requests: list[tuple[str, str, Any]]) -> list[httpx.Response]:
    """The answers of a server, with its store in this folder, to these methods, addresses and bodies, in order."""

    async def talk() -> list[httpx.Response]:
        app = create_app(ServeOptions(store=f"sqlite:///{folder}/tables.db"))
        try:
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://kahve") as client:
                return [await client.request(method, path, json=body) for method, path, body in requests]
        finally:
            await app.state.server.close()

    return asyncio.run(talk())
