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


@pytest.fixture(scope="module")
def with_strangers(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with two games that are of no family of ours and bring no pictures."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        server = Server(tmp_path_factory.mktemp("strangers"), "--game", "tests.sugar:GAME", "--game", "tests.cloves:GAME")
    yield server
    server.close()


@pytest.mark.parametrize("locale", ["en-GB", "ar-EG"])
@pytest.mark.parametrize("size", [(360, 640), (1366, 768)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("strange", ["sugar", "cloves"])
def test_a_strange_game_is_played_to_the_end_of_a_match_by_mouse_and_by_keys(
    with_strangers: Server, guest: Callable[..., Any], strange: str, size: tuple[int, int], locale: str
) -> None:
    one = guest(size, at=with_strangers, locale=locale)
    one.sit(strange, 4, {"target": 1})
    card, word = ".hand button.card[aria-disabled=false]", ".offers button:not(.next)"
    for number in range(300):
        if one.await_turn():
            if one.page.evaluate("document.querySelector('kahve-table').scene.phase") == "over":
                break
            # Nobody has made a point yet.
            one.page.locator("dialog.panel[open] button.play.small").click()
            expect(one.page.locator("dialog.panel[open]")).to_have_count(0)
            continue
        at = one.page.evaluate("document.querySelector('kahve-table').connection.last")
        pressed = one.page.locator(card if one.page.locator(card).count() else word).first
        if number in (0, 3):
            assert one.cut() == []
            assert one.overlapping("body ") == []
            assert one.nameless() == []
        if number % 2:
            pressed.focus()
            one.page.keyboard.press("Enter")
        else:
            pressed.click()
        one.until("(at) => document.querySelector('kahve-table').connection.last > at", at)
    assert one.page.evaluate("document.querySelector('kahve-table').scene.phase") == "over"
    sheet = one.page.locator("dialog.panel[open]")
    expect(sheet.get_by_role("rowheader").or_(sheet.locator("th")).first).to_be_visible()
    assert one.cut() == []


def test_what_a_strange_game_lays_is_seen_where_it_lies(with_strangers: Server, guest: Callable[..., Any]) -> None:
    one = guest((1366, 768), at=with_strangers)
    one.sit("cloves", 4)
    expect(one.page.locator(".zone.place")).to_have_count(4)
    scene = one.page.evaluate("document.querySelector('kahve-table').scene")
    for zone in scene["zones"]:
        place = one.page.locator(f'[data-zone="{zone["name"]}"]')
        assert zone["title"] in place.get_attribute("aria-label")
        assert [each.get_attribute("data-card") for each in place.locator("img").all()] == zone["cards"]
    one.home()
    one.page.get_by_placeholder("Find a game").fill("sugar")
    expect(one.page.get_by_text("Be rid of your cards").first).to_be_visible()
