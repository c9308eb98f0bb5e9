"""A game of somebody's own in the browser: the first page finds it, and it is played like the games of its family."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Server

ROOT = Path(__file__).parents[2]


@pytest.fixture
def with_pasur(built: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that was given the game of the example by its module."""
    monkeypatch.chdir(ROOT)
    server = Server(tmp_path, "--game", "examples.pasur.kahve_pasur:GAME")
    yield server
    server.close()


def test_it_is_played_like_every_game(with_pasur: Server, guest: Callable[..., Any]) -> None:
    one = guest((1280, 800), at=with_pasur, helped=True)
    one.home()
    one.page.get_by_placeholder("Find a game").fill("chahar")
    expect(one.page.get_by_text("Take cards that make eleven with yours; clear the floor and you score a sur.").first).to_be_visible()
    one.sit("pasur", 2)
    expect(one.page.get_by_text("Take cards from the floor that make eleven together with the card you play.")).to_be_visible()
    expect(one.page.locator(".card:visible").first).to_be_visible()
    in_hand = one.page.locator(".hand button.card")
    expect(in_hand).to_have_count(4)
    laid = one.page.locator(".hand button.card[aria-disabled=false]:not(:has(.promise))")
    card = laid.first if laid.count() else one.choice()[0]
    card.click()
    expect(in_hand).to_have_count(3)
    one.await_turn()
