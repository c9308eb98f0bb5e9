"""Small matches for the tests of the laboratory, interpreted and in chunks of two blocks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

import kahve.lab.match
from kahve.lab.engines import Threads
from kahve.lab.match import Match, matched


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chunks of two blocks, so that few deals make several."""
    monkeypatch.setattr(kahve.lab.match, "BLOCKS_BY_LOOP", 2)
    monkeypatch.setattr(kahve.lab.match, "BLOCKS_BY_MOVE", 2)


@pytest.fixture
def duel() -> Match:
    """Two players of the same strength at one table, whose deals take a few milliseconds."""
    return matched("pisti", {"seats": 2}, ["random", "random"], 7)


@pytest.fixture
def play() -> Callable[..., kahve.lab.match.Found]:
    """`run`, interpreted, in one thread."""
    return partial(kahve.lab.match.run, compiled=False, engine=Threads(1))
