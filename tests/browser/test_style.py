"""A person reads what master thinks of their style, and can play against a player with the same mistakes."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from kahve.language import message
from kahve.table.store.sql import Store

from ..courses import Course
from .conftest import Server, keep

PHONE = (360, 640)
PLACE: dict[str, Any] = {"table": "styletable", "seat": 0, "token": "key", "link": "/t/styletable"}


def test_a_style_is_told_and_its_twin_can_be_chosen(guest: Any, own_server: Server) -> None:
    store = Store(f"sqlite:///{own_server.store}")
    keep(store, PLACE["table"], Course("foxtrot").finish())
    store.close()
    bo = guest(PHONE, at=own_server)
    bo.take(PLACE, dealt=False)
    bo.page.get_by_role("button", name="My style").click()
    says = bo.page.locator(".style-says")
    expect(says).to_have_text(re.compile(r"^Master has seen \d+ choices: they are .+%\)\."))
    levels = bo.page.locator(".style-levels .worth-says")
    expect(levels.first).to_have_text(re.compile(r"Random|Beginner|Simple|Casual|Club player|Expert"))
    expect(levels).to_have_count(6)
    assert bo.nameless() == []
    assert bo.cut() == []
    bo.page.get_by_role("button", name="Keep as an opponent").click()
    expect(bo.page.get_by_text("A new table of Foxtrot you find it among the opponents.")).to_be_visible()
    bo.home()
    bo.page.locator('.game:has([value="foxtrot"])').click()
    bo.word("company").locator("#company-0").select_option(label="Plays as I do, a bot")
    bo.page.keyboard.press("Escape")
    bo.page.get_by_role("button", name="Play now").click()
    bo.await_turn()
    assert "errs:foxtrot," in bo.look("localStorage['kahve.twins']")


def test_who_has_not_played_yet_is_told_so_and_the_key_asks(guest: Any) -> None:
    bo = guest()
    bo.allow("409")  # what is refused, a browser notes as an error too
    bo.sit("pisti", 2)
    bo.page.keyboard.press("y")
    expect(bo.page.get_by_text("You have not made a move in this match yet")).to_be_visible()
    bo.page.keyboard.press("Escape")
    bo.play(lambda card: card.click())
    bo.page.keyboard.press("y")
    expect(bo.page.locator(".style-says")).to_have_text(re.compile("^It is too early to describe a style: Master has seen "))
    bo.page.keyboard.press("Escape")
    expect(bo.page.locator("dialog.panel[open]")).to_have_count(0)


@pytest.mark.parametrize("name", ["style", "review"])
def test_what_an_address_has_asked_for_too_often_is_refused_by_a_sentence_and_can_be_asked_for_again(
    guest: Any, own_server: Server, name: str
) -> None:
    store = Store(f"sqlite:///{own_server.store}")
    keep(store, PLACE["table"], Course("foxtrot").finish())
    store.close()
    bo = guest(PHONE, at=own_server)
    bo.allow("429")
    bo.take(PLACE, dealt=False)
    requests: list[str] = []

    def refuse(route: Route) -> None:
        requests.append(route.request.url)
        error = {"code": "too_many", "says": str(message("replay-too-many-looks")), "field": None}
        route.fulfill(status=429, json={"error": error}, headers={"Retry-After": "30"})

    bo.page.route(f"**/{name}", refuse)
    bo.page.get_by_role("button", name={"style": "My style", "review": "Review the deal"}[name]).click()
    expect(bo.page.get_by_text("Too many reviews requested from your address are still waiting.")).to_be_visible()
    again = bo.page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    assert bo.cut() == []
    assert len(requests) == 1, "it is not asked for again by itself"
    again.click()
    expect(again).to_be_visible()
    assert len(requests) == 2
    # The server is closed before the guest goes: its page must not look for it then.
    bo.page.close()
