"""What tests ask of that which a house tells: whether it is a message of its kind, and what the addresses of a house answer."""

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


def fits(told: Any, kind: Any) -> bool:
    """Whether what is told is a message of this kind and has nothing besides; so are the events in it."""
    if kind is TableEvent:
        kind = EVENTS[told["kind"]]
    events: list[Any] = []
    known = {name: _with_heads(part, events) for name, part in told.items()} if isinstance(told, dict) else told
    return bool(msgspec.convert(known, kind, strict=True) == known) and all(fits(event, TableEvent) for event in events)


def _with_heads(told: Any, events: list[Any]) -> Any:
    """The same with the head alone of each event in it. events: takes the whole events."""
    if isinstance(told, list):
        return [_with_heads(part, events) for part in told]
    if not isinstance(told, dict):
        return told
    if told.get("type") == "event":
        events.append(told)
        return {name: part for name, part in told.items() if name in HEAD}
    return {name: _with_heads(part, events) for name, part in told.items()}


def answers_of_house(folder: Path, asked: list[tuple[str, str, Any]]) -> list[httpx.Response]:
    """What a house with its store in this folder answers to a method, an address and a body, one after the other."""

    async def talk() -> list[httpx.Response]:
        app = create_app(ServeOptions(store=f"sqlite:///{folder}/tables.db"))
        try:
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://kahve") as client:
                return [await client.request(method, path, json=body) for method, path, body in asked]
        finally:
            await app.state.server.close()

    return asyncio.run(talk())
