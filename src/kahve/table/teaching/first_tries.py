"""How people did at their first try of each puzzle, so that puzzles can say how hard they are for people (docs/puzzles.md)."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Mapping
from typing import Protocol

from ...games.puzzles import Puzzle
from ..live.doorkeeper import Doorkeeper
from ..store.stored import Conflict, StoreError
from ..thinking.errands import Errands

MOST_AN_HOUR = 60
"""Of one address at most this number of first tries count in an hour."""
FRESH_SECONDS = 60.0
"""For so long the counts are not read again."""


class KeptTries(Protocol):
    """What keeps the counts; `kahve.table.store.tries_store.TriesStore` is one."""

    def all(self) -> dict[str, tuple[int, int]]:
        """How many people were right and wrong, by `Puzzle.key`."""

    def add(self, puzzle: str, right: bool) -> None:
        """Count one more."""


class FirstTries:
    """The counts of a server; where nothing keeps them, as in the pocket, there are none."""

    def __init__(self, server: Errands, store: KeptTries | None) -> None:
        """store: what keeps the counts, if anything does."""
        self._server, self._store = server, store
        self._door = Doorkeeper(MOST_AN_HOUR, 3600.0)
        self._counts: Mapping[str, tuple[int, int]] = {}
        self._read_at = -FRESH_SECONDS

    async def counts(self) -> Mapping[str, tuple[int, int]]:
        """The counts, at most a minute old; those of before while the store cannot be read."""
        if self._store is not None and time.monotonic() - self._read_at >= FRESH_SECONDS:
            self._read_at = time.monotonic()
            with contextlib.suppress(StoreError):
                self._counts = await self._server.look(self._store.all)
        return self._counts

    async def count(self, puzzle: Puzzle, right: bool, address: str) -> None:
        """Count a first try, unless this address has had too many; lost if the store cannot be written, or another server is quicker."""
        if self._store is not None and self._door.lets_in(address):
            with contextlib.suppress(StoreError, Conflict):
                await self._server.write(self._store.add, puzzle.key, right)
