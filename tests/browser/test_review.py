"""Hints mark the best card in the hand and say it in words, and a deal can be reviewed when it is over."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

SOON = 300_000
"""Milliseconds: the first hint on a machine waits until the game has been compiled."""
PHONE, DESK = (360, 640), (1440, 900)


def tap(card: Locator) -> None:
    card.click()


def asks(guest: Any) -> Locator:
    """Ask for a hint; the moves that it weighs."""
    guest.page.get_by_role("button", name="Hint", exact=True).click()
    worths = guest.page.locator(".hint-slip .worth")
    expect(worths.first).to_be_visible(timeout=SOON)
    return worths


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_hint_weighs_every_card_and_marks_the_best_one(guest: Any, size: Any) -> None:
    bo = guest(size)
    bo.sit("pisti", 2)
    expect(asks(bo)).to_have_count(4)
    expect(bo.page.locator(".hint-says")).to_have_text(re.compile(r"^Master's choice: the .+\.$"))
    marked = bo.page.locator(".hand [data-hinted]")
    expect(marked).to_have_count(1)
    best = bo.page.locator(".hint-slip .worth-says").first.inner_text().lower()
    assert str(marked.get_attribute("aria-label")).split(",")[0].lower() in best
    slip, hand = bo.page.locator(".hint-slip").bounding_box(), bo.page.locator(".hand").bounding_box()
    assert slip["y"] >= 0
    assert slip["x"] >= 0
    assert slip["x"] + slip["width"] <= size[0]
    assert slip["y"] + slip["height"] <= (hand["y"] if size == PHONE else size[1])
    assert bo.nameless() == []
    bo.page.keyboard.press("Escape")
    expect(bo.page.locator(".hint-slip")).to_have_count(0)
    expect(marked).to_have_count(0)


def test_the_key_asks_for_a_hint_and_a_card_played_takes_it_away(guest: Any) -> None:
    bo = guest()
    bo.sit("pisti", 2)
    bo.page.keyboard.press("b")
    expect(bo.page.locator(".hint-slip .worth").first).to_be_visible(timeout=SOON)
    bo.page.keyboard.press("b")
    expect(bo.page.locator(".hint-slip")).to_have_count(0)
    bo.page.keyboard.press("b")
    expect(bo.page.locator(".hint-slip .worth").first).to_be_visible()
    bo.play(tap)
    expect(bo.page.locator(".hint-slip")).to_have_count(0)
    bo.page.keyboard.press("k")
    expect(bo.page.locator("dl.keys")).to_contain_text("Show or hide a hint")


def test_a_table_without_hints_says_so(guest: Any) -> None:
    bo = guest()
    bo.sit("pisti", 2, hints=False)
    expect(bo.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    bo.page.keyboard.press("b")
    expect(bo.page.get_by_role("alert")).to_have_text("This table gives no hints: it was set up that way.")


def test_hints_are_a_switch_at_the_front_door(guest: Any) -> None:
    bo = guest()
    bo.home()
    hints = bo.word("company").get_by_role("switch", name="Hints may be asked for")
    expect(hints).to_be_checked()
    bo.page.get_by_label("Seat 2").select_option("open")
    expect(hints).not_to_be_checked()
    hints.check()
    expect(hints).to_be_checked()


def test_a_deal_is_looked_through(guest: Any) -> None:
    bo = guest()
    bo.sit("pisti", 2)
    bo.play_deal(tap)
    page = bo.page
    page.get_by_role("button", name="Review the deal").click()
    decision = page.locator(".decision")
    expect(decision).to_be_visible(timeout=SOON)
    expect(page.locator(".given li")).to_have_count(2)
    expect(page.get_by_role("row", name=re.compile("^Luck"))).to_have_count(1)
    where = decision.get_by_role("status")
    expect(where).to_have_text(re.compile("^1 of "))
    page.get_by_role("button", name="The next decision").click()
    expect(where).to_have_text(re.compile("^2 of "))
    decision.focus()
    page.keyboard.press("ArrowLeft")
    expect(where).to_have_text(re.compile("^1 of "))
    lines = page.locator(".decision-line")
    lines.nth(2).click()
    expect(where).to_have_text(re.compile("^3 of "))
    expect(lines.nth(2)).to_have_attribute("aria-current", "true")
    yours = lines.count()
    page.get_by_label("Whose decisions").select_option("")
    expect(lines).not_to_have_count(yours)
    assert bo.nameless() == []
    assert bo.hard_to_read(".panel p, .panel th, .panel td, .panel small, .panel b, .panel .worth-says, .panel .tag, .decision-who") == []
    # The sheet from which one came is there again, by the key and by the browser's own way back, and then it can be closed.
    for leave in (lambda: page.keyboard.press("Escape"), page.go_back):
        leave()
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save the log").click()
        assert [json.loads(line).get("deal") for line in saved.value.path().read_text().splitlines()] == [None, 1]
        page.get_by_role("button", name="Review the deal").click()
        expect(decision).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Review the deal")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.panel")).to_have_count(0)
    page.keyboard.press("s")
    page.get_by_role("button", name="Review the deal").click()
    expect(decision).to_be_visible()
