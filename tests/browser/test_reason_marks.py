"""The cards of which a hint speaks are marked on the table and shown small in its slip, until it is put away."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from .conftest import COLOURS

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
    # Of a card that is in hand the first sentence tells what it is.
    answer_with(guest, [*marks, mark(own, "counts", "Counts points")])
    return [own, *cloth]


def answer_with(guest: Any, marks: list[dict[str, Any]], **more: Any) -> None:
    """Let each hint have these marks, and whatever else is given."""

    def answered(route: Route) -> None:
        answer = route.fetch()
        document = answer.json()
        if document.get("ready"):
            document |= {"why": [{"says": "Two are still out.", "marks": marks}], **more}
        route.fulfill(response=answer, json=document)

    guest.page.route("**/hint*", answered)


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


LONG = (
    "Master's choice: the jack of hearts takes the whole floor, 3 cards. Counting itself, it takes 4 cards, with 4 points among them, "
    "and leaves nothing to take. Ayla then takes cards in no imagined deal, and after the ace of diamonds in 9 of 10. "
    "It is 4.2 points better than the next best move."
)
CORNERS = """() => [...document.querySelectorAll(".mark-card")].map((frame) => {
    const [around, card] = [frame, frame.firstElementChild].map((part) => part.getBoundingClientRect());
    return card.width >= 1.9 * around.width && Math.abs(card.left - around.left) < 1 && Math.abs(card.top - around.top) < 1;
})"""
"""Whether of each card of a list of reasons the upper left corner is shown, twice as large as the whole card would be."""
SIGNS = """() => { %s return [...document.querySelectorAll(".mark-says")].map((says) => {
    const sign = getComputedStyle(says, "::before");
    return ratio(rgba(sign.color), rgba(sign.backgroundColor));
}); }"""
"""How far each sign stands out from its disc."""


@pytest.mark.parametrize("locale", ["en-GB", "ar"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_corners_of_the_cards_are_seen_below_a_long_sentence(guest: Any, dark: bool, locale: str) -> None:
    bo = guest(PHONE, dark=dark, locale=locale)
    bo.sit("basra", 2)
    roles = ("safe", "taken", "other", "counts", "highest", "out")
    answer_with(bo, [mark(card, role, role) for card, role in zip(["7C", "8C", "9C", "TC", "JC", "QC"], roles, strict=True)], says=LONG)
    slip = hint_of(bo)
    assert bo.look(CORNERS) == [True] * len(roles)
    assert min(bo.look(SIGNS % COLOURS)) >= 4.5
    inside, first = slip.bounding_box(), slip.locator(".mark-card").first.bounding_box()
    assert first["y"] + first["height"] <= inside["y"] + inside["height"]


def test_the_sign_of_a_card_is_not_covered_by_the_advised_one(guest: Any) -> None:
    bo = guest((1440, 900))
    bo.sit("quist", 4)
    cards = laid(bo, "hand")
    answer_with(bo, [mark(cards[4], "kept", "Kept for later")], cards=[cards[3]])
    hint_of(bo)
    marked = bo.page.locator(".hand [data-mark]")
    box = marked.bounding_box()
    assert marked.get_attribute("data-card") == bo.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('.card')?.dataset.card", [box["x"] + 5, box["y"] + 8]
    )


def test_the_star_lies_beside_the_number_of_cards_that_are_taken(guest: Any) -> None:
    bo = guest(PHONE)
    bo.sit("basra", 2)
    while not bo.page.locator(".hand .promise").count() or bo.page.locator(".hand .held").count() < 2:
        bo.play(lambda card: card.click())
    promising = bo.page.locator(".held:not(:last-of-type) .card:has(.promise)")
    if promising.count():
        answer_with(bo, [], cards=[promising.first.get_attribute("data-card")])
        hint_of(bo)
        star, number = promising.first.evaluate(
            """(card) => [parseFloat(getComputedStyle(card, "::after").left) + card.getBoundingClientRect().left,
                card.querySelector(".promise").getBoundingClientRect().right]"""
        )
        assert star - 8 >= number
