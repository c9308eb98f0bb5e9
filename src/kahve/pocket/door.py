"""The door between Python and the page in a browser's worker: texts of JSON, in and out.

`kahve_outside` is a module that the worker gives (worker.ts of the client). It has `write`, `fetch`, `deliver`, `closed` and `think`.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from ..engine.native.shipped import is_shipped
from .page_server import Pocket
from .page_store import Rows
from .thinking_here import think

if sys.platform == "emscripten" and not is_shipped():
    # There is no compiler in a page: without libraries of WebAssembly the rules are interpreted.
    os.environ.setdefault("KAHVE_INTERPRETED", "1")


class Door:
    """What the worker calls."""

    def __init__(self, outside: Any) -> None:
        """outside: what is to be called there."""
        self._outside = outside
        self._pocket: Pocket | None = None

    @property
    def pocket(self) -> Pocket:
        """The server behind the door; a worker that only thinks never asks for it."""
        if self._pocket is None:
            self._pocket = Pocket(self._write, self._fetch, think=self._think)
        return self._pocket

    def _write(self, rows: Rows) -> None:
        self._outside.write(json.dumps(rows, ensure_ascii=False))

    async def _fetch(self, table: str) -> Rows | None:
        rows: Rows | None = json.loads(await self._outside.fetch(table))
        return rows

    async def _think(self, question: Mapping[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(await self._outside.think(json.dumps(question)))
        return answer

    async def answer(self, request: str) -> str:
        """The answer to a request (`Pocket.answer`)."""
        return json.dumps(await self.pocket.answer(json.loads(request)), ensure_ascii=False)

    async def prepare(self, setup: str, language: str) -> str:
        """A table for a later visit, as the page asks for new ones (`Pocket.open_and_deal`)."""
        return json.dumps(await self.pocket.open_and_deal(setup, language), ensure_ascii=False)

    def welcome(self, table: str, token: str, language: str) -> str:
        """How a table stands for whoever has this key, as a text (`Pocket.welcome`); nothing where that is not known."""
        welcome = self.pocket.welcome(table, token, language)
        return "" if welcome is None else json.dumps(welcome, ensure_ascii=False)

    def think(self, question: str) -> str:
        """The answer to a question of `kahve.table.thinking.bot_worker`."""
        return json.dumps(think(json.loads(question)))

    def open_line(self, name: str, table: str) -> None:
        """Begin a conversation with a table."""

        def hear(said: str | int) -> None:
            if isinstance(said, int):
                self._outside.closed(name, said)
            else:
                self._outside.deliver(name, said)

        self.pocket.open_line(name, table, hear)

    def hear(self, name: str, text: str) -> None:
        """The page says something on a line."""
        self.pocket.hear(name, text)

    def close_line(self, name: str) -> None:
        """The page has closed a line."""
        self.pocket.close_line(name)


def door() -> Door:
    """The door of this worker."""
    # The memory may be an older picture, in which the chance of the bots stands where it stood.
    random.seed()
    return Door(import_module("kahve_outside"))
