"""The cards of which a hint speaks are marked on the table and shown small in its slip, until it is put away."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

SOON = 300_000
"""Milliseconds: the first hint on a machine waits until the game has been compiled."""
PHONE, DESK = (360, 640), (1366, 768)
PLAYED: dict[str, tuple[str, int, list[str], str]] = {
    "pile": ("pisti", 2, ["7C", "7D"], "seven of clubs"),
    "floor": ("basra", 2, ["7C", "7D"], "seven of clubs"),
    "melding": ("hand_and_foot", 2, ["7", "K"], "seven"),
    "letters": ("soup", 3, ["SA", "SE"], "A of sours"),
}
"""By family: a game, its players, two cards that its deck has, and the first of them as a picture of it is called."""

PLACES = """() => [...document.querySelectorAll(".hand [data-card], .cloth [data-card]")]
  .map((card) => JSON.stringify(card.getBoundingClientRect()))"""


def laid(guest: Any, where: str) -> list[str]:
    """The codes of the cards that lie there, in their order."""
    return [str(card.get_attribute("data-card")) for card in guest.page.locator(f".{where} [data-card]").all()]


def mark(card: str, role: str, says: str) -> dict[str, Any]:
    return {"card": card, "name": card, "role": role, "seat": None, "says": says}


def with_marks(guest: Any, unseen: list[str]) -> list[str]:
    """Let each hint speak of a card of the hand, the last one on the cloth, and two unseen ones; returns those on the table."""
    own, cloth = laid(guest, "hand")[0], laid(guest, "cloth")[-1:]
    marks = [mark(own, "other", "Compared with"), *(mark(card, "out", "Still out") for card in unseen)]
    marks += [mark(card, "taken", "Would be taken") for card in cloth]

    def answered(route: Route) -> None:
        answer = route.fetch()
        document = answer.json()
        if document.get("ready"):
            document["why"] = [{"says": "Two are still out.", "marks": marks}]
        route.fulfill(response=answer, json=document)

    guest.page.route("**/hint*", answered)
    return [own, *cloth]


def hint_of(guest: Any) -> Locator:
    """The slip of a hint that has been asked for."""
    guest.page.keyboard.press("b")
    expect(guest.page.locator(".hint-slip .worth").first).to_be_visible(timeout=SOON)
    return guest.page.locator(".hint-slip")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("family", list(PLAYED))
def test_marks_come_and_go_with_the_hint_and_move_nothing(guest: Any, family: str, size: Any) -> None:
    game, players, unseen, title = PLAYED[family]
    bo = guest(size)
    bo.sit(game, players)
    expect(bo.page.locator(".hand [data-card]").first).to_be_visible()
    if family == "melding":
        # Before a card is drawn there is often nothing to choose.
        bo.page.locator(".stock .take-from").click()
        expect(bo.page.locator(".stock .take-from")).to_have_attribute("aria-disabled", "true")
        bo.page.wait_for_function("document.querySelectorAll('.flights > *').length === 0")
    marked = with_marks(bo, unseen)
    before = bo.page.evaluate(PLACES)
    slip = hint_of(bo)
    assert bo.page.evaluate(PLACES) == before
    assert bo.page.locator(".hand [data-mark]").get_attribute("data-mark") == "other"
    expect(bo.page.locator(".cloth [data-mark='taken']")).to_have_count(len(marked) - 1)
    rows = slip.get_by_role("list", name="Cards of the reasons").get_by_role("listitem")
    expect(rows).to_have_count(len(marked) + 1)
    out = rows.filter(has_text="Still out")
    expect(out.get_by_role("img")).to_have_count(2)
    assert str(out.get_by_role("img").first.get_attribute("alt")).lower() == title.lower()
    box = slip.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert bo.nameless() == []
    bo.page.keyboard.press("b")
    expect(bo.page.locator(".hint-slip")).to_have_count(0)
    expect(bo.page.locator("[data-mark]")).to_have_count(0)
    assert bo.page.evaluate(PLACES) == before
