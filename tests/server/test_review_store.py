"""Reviews are kept beside their table: they outlive the server, go with the table, and open to nobody else."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

from kahve.bots.review.reviews import choices
from kahve.table.live.upkeep import DAY, expire
from kahve.table.serving.app import create_app
from kahve.table.serving.serve_options import ServeOptions
from kahve.table.store.review_store import ReviewStore
from kahve.table.store.sql import Store, StoreError
from kahve.table.thinking.bots import BotPool
from kahve.table.thinking.desk import Look
from kahve.table.thinking.reviewing import Reviewing, deal_key

from ..courses import Course

KEY = {"Authorization": "Bearer key"}


def looked_through(reviewing: Reviewing) -> None:
    """Let the bots have found nothing in any decision, and the deal bring as much to both."""
    _, decisions = choices(*reviewing._match, reviewing._number)
    reviewing.worked_out = {"worths": [None] * len(decisions), "reasons": [None] * len(decisions), "brought": [[0.0, 0.0]]}


@cache
def review_of_deal() -> dict[str, Any]:
    """The review of the deal at both tables."""
    reviewing = Reviewing(BotPool(), Course("pishti").finish().match, 1)
    looked_through(reviewing)
    return asyncio.run(reviewing.review())


REVIEW_PART: dict[str, Any] = {"worths": [], "reasons": [], "brought": []}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A store with the tables `open`, where a match goes on, and `closed`, which nobody else may watch."""
    new_store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    for name, course in (("open", Course("pishti").finish()), ("closed", Course("pishti", watch="no").finish())):
        new_store.create(name, "pishti", course.events[0], 0, "key")
        new_store.append(name, 0, course.events[1:])
    yield new_store
    new_store.close()


@pytest.fixture
def worked_out(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The deals that were looked through; the bots of the server are not asked."""
    deals: list[int] = []

    async def work(self: Reviewing, _: Look) -> None:
        deals.append(self._number)
        looked_through(self)

    monkeypatch.setattr(Reviewing, "work", work)
    return deals


@pytest.fixture
def ask(store: Store) -> Callable[..., list[tuple[int, Any]]]:
    """A function that starts a server at the store, asks for the review of each of these tables, and ends the server."""

    def reviews(*tables: str, key: dict[str, str] = KEY) -> list[tuple[int, Any]]:
        async def talk() -> list[tuple[int, Any]]:
            app = create_app(ServeOptions(store=str(store.url), pace=0.0))
            try:
                async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://kahve") as client:
                    answers = [await client.get(f"/api/tables/{name}/deals/1/review", headers=key) for name in tables]
                    return [(answer.status_code, answer.json()) for answer in answers]
            finally:
                await app.state.server.close()

        return asyncio.run(talk())

    return reviews


def test_a_review_outlives_the_server(ask: Any, worked_out: list[int]) -> None:
    first = ask("open", "open")
    assert first == [(200, {"ready": True} | review_of_deal())] * 2
    assert worked_out == [1]
    assert ask("open") == first[:1]
    assert worked_out == [1], "another server has read it, and looked through nothing"


def test_who_may_not_see_a_review_gets_none_from_the_store(ask: Any, worked_out: list[int]) -> None:
    nobody, wrong = {}, {"Authorization": "Bearer no"}
    assert [status for status, _ in ask("open", "closed", key=nobody)] == [401, 403]
    assert worked_out == []
    ask("open", "closed")
    for key in (nobody, wrong):
        [(seen, body), (closed, refused)] = ask("open", "closed", key=key)
        assert (seen, body) == (200, {"ready": True} | review_of_deal()), "a table that may be watched shows what somebody has asked for"
        assert (closed, refused["error"]["code"]) == (403, "watch")
    assert worked_out == [1, 1]


def test_a_review_is_of_one_table_and_of_what_was_played_there(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    reviews, match = ReviewStore(store), Course("pishti").finish().match
    deal = deal_key(match, 1)
    reviews.keep("open", deal, REVIEW_PART)
    assert reviews.of("open", deal) == REVIEW_PART
    assert reviews.of("closed", deal) is None
    assert reviews.of("open", deal_key(Course("pishti", seed=6).finish().match, 1)) is None
    monkeypatch.setattr("kahve.table.thinking.reviewing.__version__", "99.0")
    assert deal_key(match, 1) != deal, "another version looks through it anew"


def test_a_review_goes_with_its_table(store: Store, tmp_path: Path) -> None:
    reviews = ReviewStore(store)
    reviews.keep("open", "d", REVIEW_PART)
    assert set(expire(store, 1, now=time.time() + 2 * DAY)) == {"open", "closed"}
    assert reviews.of("open", "d") is None
    reviews.keep("open", "d", REVIEW_PART)
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        assert connection.execute("SELECT COUNT(*) FROM reviews").fetchone() == (0,), "nothing is kept of a table that is gone"
    connection.close()


@pytest.mark.parametrize(
    "body", ["{", "[1]", "null", "", "{}", '{"worths": [[]], "reasons": [null], "brought": []}', '{"worths": 7, "brought": [[0, 0]]}']
)
def test_a_damaged_review_is_worked_out_again(store: Store, ask: Any, worked_out: list[int], tmp_path: Path, body: str) -> None:
    ask("open")
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE reviews SET body = ?", (body,))
    connection.close()
    assert ask("open") == ask("open") == [(200, {"ready": True} | review_of_deal())]
    assert worked_out == [1, 1]


def test_who_waits_has_the_review_also_where_it_cannot_be_kept(ask: Any, worked_out: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise StoreError("The store could not write: disk full.")

    monkeypatch.setattr(ReviewStore, "keep", full)
    assert ask("open") == [(200, {"ready": True} | review_of_deal())]
    assert ask("open") == [(200, {"ready": True} | review_of_deal())]
    assert worked_out == [1, 1]
