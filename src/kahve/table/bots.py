"""Bots at work for the server: they think in processes of their own, so that none can hold up the event loop or another table.

A bot that takes too long, fails or answers with a move that is not allowed is written to the log, and a move at random is played in its
place; its process, if it hangs, is ended and replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import random
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from ..bots import is_turn, whole_turn
from ..bots.random import Random
from ..engine.table import View

_log = logging.getLogger("kahve.bots")

LONGEST_THOUGHT = 8.0
"""Seconds after which a bot's move is played for it."""


class BotRoom:
    """Some processes in which bots think, one thought at a time in each; started when first needed, ended by `close`."""

    def __init__(self, bots: str = "kahve.bots", *, workers: int | None = None, longest: float = LONGEST_THOUGHT) -> None:
        """bots: the module with `bot(name)` and `BOTS`. workers: how many may think at once. longest: seconds for one thought."""
        self._module = bots
        self._longest = longest
        # More than there are cores: a slow thought must not keep the quick bots of other tables waiting.
        self._free: asyncio.Semaphore = asyncio.Semaphore(workers or 2 + (os.cpu_count() or 1))
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._ending: set[asyncio.Task[None]] = set()

    @property
    def known(self) -> Mapping[str, tuple[str, str]]:
        """The bots there are: name -> title and one sentence."""
        found: Mapping[str, tuple[str, str]] = import_module(self._module).BOTS
        return found

    async def warm(self) -> None:
        """Start one process, so that the first thought need not wait for it."""
        if not self._all:
            self._idle.append(await self._start())

    async def choose(self, bot: str, view: View, moves: list[int], seed: int) -> list[int]:
        """The bot's turn, which begins with one of `moves`; whatever goes wrong with the bot, there is one."""
        if len(moves) == 1 and view.game.turns is None:
            return moves
        question = {"bot": bot, "game": view.game.name, "view": str(view), "seat": view.seat, "moves": moves, "seed": seed}
        async with self._free:
            said = await self._think(question)
        turn = said.get("turn")
        if isinstance(turn, list) and all(isinstance(move, int) for move in turn) and is_turn(view, moves, turn):
            return turn
        _log.warning("The bot %s of %s gave no move (%s); one at random is played.", bot, view.game.name, said.get("error", said))
        return whole_turn(Random(), view, moves, random.Random(seed))

    async def _think(self, question: dict[str, Any]) -> dict[str, Any]:
        process: Process | None = None
        try:
            process = self._idle.pop() if self._idle else await self._start()
            said = await asyncio.wait_for(_asked(process, question), self._longest)
        except TimeoutError:
            said = {"error": f"it thought for more than {self._longest:g} seconds"}
            self._end(process)
        except (OSError, ValueError, EOFError) as error:
            said = {"error": f"its process ended: {error}"}
            self._end(process)
        except BaseException:
            # The asker has been told to stop: an answer that is still to come must not reach the next one.
            self._end(process)
            raise
        else:
            assert process is not None
            self._idle.append(process)
        return said

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", "kahve.table.bot_worker", self._module, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
        )
        self._all.add(process)
        return process

    def _end(self, process: Process | None) -> None:
        if process is None:
            return
        self._all.discard(process)
        if process.returncode is None:
            process.kill()
        ending = asyncio.get_running_loop().create_task(_buried(process))
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End the processes."""
        self._idle = []
        for process in list(self._all):
            self._end(process)
        await asyncio.gather(*self._ending)


async def _buried(process: Process) -> None:
    # Until its pipes are at their end a process that was killed is not quite gone.
    with contextlib.suppress(OSError):
        await process.communicate()


async def _asked(process: Process, question: dict[str, Any]) -> dict[str, Any]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(question).encode() + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError("no answer")
    said: dict[str, Any] = json.loads(line)
    return said
