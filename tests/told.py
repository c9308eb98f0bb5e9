"""What tests ask of that which a house tells: whether it is a message of its kind, and what the addresses of a house answer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec

from kahve.table.serving.app import create_app


def fits(told: Any, kind: Any) -> bool:
    """Whether what is told is a message of this kind and has nothing besides."""
    return bool(msgspec.convert(told, kind, strict=True) == told)


def answers_of_house(folder: Path, asked: list[tuple[str, str, Any]]) -> list[httpx.Response]:
    """What a house with its store in this folder answers to a method, an address and a body, one after the other."""

    async def talk() -> list[httpx.Response]:
        app = create_app(f"sqlite:///{folder}/tables.db")
        try:
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://kahve") as client:
                return [await client.request(method, path, json=body) for method, path, body in asked]
        finally:
            await app.state.host.close()

    return asyncio.run(talk())
