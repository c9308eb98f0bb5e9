"""Small matches for the tests of the laboratory, interpreted and in chunks of two blocks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

import kahve.lab.match
from kahve.lab.engines import Threads
from kahve.lab.match import Match, matched
from kahve.lab.run import Outcome, run


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the chunks to two blocks, so that few deals make several chunks."""
    monkeypatch.setattr(kahve.lab.match, "BLOCKS_BY_LOOP", 2)
    monkeypatch.setattr(kahve.lab.match, "BLOCKS_BY_MOVE", 2)


@pytest.fixture
def duel() -> Match:
    """A match between two equally strong players, whose deals take a few milliseconds."""
    return matched("pisti", {"seats": 2}, ["random", "random"], 7)


@pytest.fixture
def play() -> Callable[..., Outcome]:
    """A function like `run`, interpreted and in one thread."""
    return partial(run, compiled=False, engine=Threads(1))
