"""Bots that think where the tables are, or where a second worker of the page answers: no process can be started here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from importlib import import_module
from typing import Any

from ..table.thinking import bot_worker
from ..table.thinking.bots import LONGEST_LOOK, BotPool

Think = Callable[[dict[str, Any]], Awaitable[dict[str, Any]]]
"""Answers a question of `kahve.table.thinking.bot_worker`."""

BOTS, ADVICE = "kahve.bots", "kahve.bots.review.advice"


class ThinkingHere(BotPool):
    """The bots of the pocket."""

    def __init__(self, think: Think | None = None) -> None:
        """think: answers what takes long, so that the tables go on meanwhile; without it all is thought out here."""
        super().__init__(BOTS, advice=ADVICE, workers=1)
        self._elsewhere = think

    async def warm(self) -> None:
        """Nothing: there is no process to start."""

    async def _think(self, question: Mapping[str, Any], longest: float, game: str | None = None) -> dict[str, Any]:
        """The answer to a question; game: that it has to be ready to search in, which takes long."""
        if game is not None and self._elsewhere is not None:
            return await self._elsewhere(dict(question))
        # What waits to be said goes out first.
        await asyncio.sleep(0)
        return think(question)

    async def _without_search(self, question: Mapping[str, Any], longest: float = LONGEST_LOOK) -> dict[str, Any]:
        """The answer to a question that needs no search but takes longer than a move may: it is asked elsewhere too.

        It waits in line with the searches, so that a bot that does not search never waits for it.
        """
        async with self._turn(self._free if self._elsewhere is None else self._deep, question["ask"]):
            return await self._think(question, longest, question.get("game", ""))


def think(question: Mapping[str, Any]) -> dict[str, Any]:
    """The answer to a question, thought out here; it has an `error` where a bot fails."""
    try:
        return bot_worker.answer(question, import_module(BOTS), import_module(ADVICE))
    except Exception as error:  # a bot may fail in any way; the asker plays on without it
        return {"error": f"{type(error).__name__}: {error}"}
