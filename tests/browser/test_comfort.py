"""Room, names, light: every game at a telephone's and a desk's size, for fingers, screen readers and weak eyes."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import UNFOLD

DESK, PHONE = (1440, 900), (360, 640)
TABLES = [("pisti", 2), ("pisti", 3), ("pisti", 4), ("pishti", 2), ("dry_game", 4)]
TABLES += [("foxtrot", seats) for seats in (5, 7, 9, 10, 11, 12)]

TEXTS = (
    ".line-now, .line-last, .plate-name, .plate-note, .caption, .score-button, .bar-title, .side-name, .scoreboard b, .scoreboard small, "
    ".scoreboard h2, .moves li, .play, .soft, .hint, .sheet th, .sheet td:not(.nought), .sheet caption, .rulebook p, .rulebook h2, "
    ".rulebook .here, .mark b, .hero h1, .hero p, .game-title, .game-says, .game-seats, .preset-says, .option-says, .paragraph, .home h2"
    ", .option-changes, .word, .eyebrow, .game-badge"
)

COVERED = """(card) => {
    const box = card.getBoundingClientRect();
    return document.elementFromPoint(box.left + 9, box.top + box.height / 2).closest('.card') !== card;
}"""


@pytest.mark.parametrize(("kind", "seats"), TABLES)
def test_everything_has_its_place(kind: str, seats: int, guest: Any) -> None:
    bo = guest(PHONE, touch=True)
    bo.sit(kind, seats)
    for size in (PHONE, DESK):
        bo.resize(size)
        bo.soon(lambda: bo.look("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"), list(size))
        boxes = {
            what: bo.look(f"[...document.querySelectorAll('{selector}')].map((one) => one.getBoundingClientRect().toJSON())")
            for what, selector in {
                "plates": ".cloth > .plate",
                "zones": ".zone",
                "line": ".line-now, .line-last",
                "hand": ".hand button.card",
                "own": ".plate.own .plate-body",
            }.items()
        }
        assert len(boxes["plates"]) == seats - 1
        everything = [(what, box) for what, boxes_found in boxes.items() for box in boxes_found]
        for what, box in everything:
            assert min(box["left"], box["top"], size[0] - box["right"], size[1] - box["bottom"]) >= 0, (what, box, size)
        apart = [one for one in everything if one[0] != "hand"]
        for i, (what, box) in enumerate(apart):
            for other, beside in apart[i + 1 :]:
                assert not _overlap(box, beside), (what, box, other, beside, size)
        for box in boxes["hand"]:
            assert box["top"] > max(line["bottom"] for line in boxes["line"])
        lefts = [*sorted(box["left"] for box in boxes["hand"]), max(box["right"] for box in boxes["hand"])]
        assert min(after - before for before, after in pairwise(lefts)) >= 40


def _overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    slack = 1.5
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > slack and down > slack


@pytest.mark.parametrize("seats", [9, 12])
def test_many_play_foxtrot_on_a_telephone(guest: Any, seats: int) -> None:
    bo = guest(PHONE, touch=True)
    bo.sit("foxtrot", seats)
    assert len(bo.hand) == 8
    top = bo.page.locator(".line").bounding_box()["y"]
    for left in (7, 6, 5):
        bo.play(lambda card: card.tap(position={"x": 15, "y": 45}))
        expect(bo.cards).to_have_count(left)
    # The permanent line stays where it is, however long the last move was.
    bo.soon(lambda: bo.page.locator(".line").bounding_box()["y"], top)


@pytest.mark.parametrize(("kind", "seats", "size"), [("foxtrot", 9, PHONE), ("quist", 4, DESK), ("soup", 3, PHONE)])
def test_a_raised_card_covers_no_other(kind: str, seats: int, size: tuple[int, int], guest: Any) -> None:
    bo = guest(size)
    bo.take(bo.server.table(kind, seats))
    bo.await_turn()
    cards = bo.cards.all()
    for raised in cards:
        raised.press("Shift")  # so that the keyboard has it, and that can be seen
        expect(raised).to_be_focused()
        covered = bo.look(f"[...document.querySelectorAll('.hand button.card')].filter({COVERED}).map((card) => card.dataset.key)")
        assert covered == [], raised.get_attribute("data-key")


PROMISED = """(card) => {
    card.insertAdjacentHTML('beforeend', '<span class="promise bonus">+10</span>');
    const box = card.lastElementChild.getBoundingClientRect();
    return document.elementFromPoint(box.right - 6, box.bottom - 4) === card.lastElementChild;
}"""


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_what_a_card_takes_is_not_covered_by_the_next_card(size: tuple[int, int], guest: Any) -> None:
    bo = guest(size)
    bo.sit("foxtrot", 9)
    assert bo.cards.first.evaluate(PROMISED)


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_everything_has_a_name_and_a_role(guest: Any, size: tuple[int, int]) -> None:
    bo = guest(size)
    bo.home()
    assert bo.nameless() == []
    bo.all_rules().evaluate(UNFOLD)
    assert bo.nameless() == []
    bo.page.keyboard.press("Escape")
    bo.sit("pisti", 4, pile="full")
    named = bo.tree()
    assert bo.nameless() == []
    roles = {role for role, _, _ in named}
    assert {"main", "banner", "navigation", "toolbar", "log", "status", "alert", "group", "button", "heading"} <= roles
    assert [name for role, name, _ in named if role == "toolbar"] == ["Your hand, 4 cards"]
    for said in ("Pile: ", "Stock: ", "Ayla, ", "Deniz, "):
        assert any(name.startswith(said) for _, name, _ in named), said
    assert bo.look("document.querySelector('.line-now').getAttribute('role')") == "status"
    for key in "rskpm":
        bo.page.keyboard.press(key)
        expect(bo.page.locator("dialog[open]")).to_be_visible()
        assert bo.nameless() == [], key
        bo.page.keyboard.press("Escape")
        expect(bo.page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_what_is_written_can_be_read(guest: Any, dark: bool) -> None:
    bo = guest(dark=dark)

    def read() -> None:
        assert bo.hard_to_read(TEXTS) == []

    bo.home()
    read()
    bo.word("company")
    read()
    bo.page.keyboard.press("Escape")
    bo.all_rules().evaluate(UNFOLD)
    read()
    bo.sit("pishti", 2, {"jack_on_jack_bonus": 20})
    bo.play(lambda card: card.click())
    read()
    bo.page.keyboard.press("r")
    expect(bo.page.locator(".rulebook h2").first).to_be_visible()
    read()
    bo.page.keyboard.press("Escape")
    expect(bo.page.locator("dialog")).to_have_count(0)
    bo.page.keyboard.press("s")
    expect(bo.page.locator(".sheet")).to_be_visible()
    read()


def test_the_theme_and_the_cards_are_chosen_and_kept(guest: Any) -> None:
    bo = guest()
    bo.sit("pisti", 2)
    bo.page.keyboard.press("p")
    face = bo.cards.first.locator("img").get_attribute("src")
    bo.page.get_by_text("Dark", exact=True).click()
    bo.page.get_by_text("Large index").click()
    bo.close_panel()
    bo.soon(lambda: bo.look("getComputedStyle(document.documentElement).colorScheme"), "dark")
    expect(bo.cards.first.locator("img")).not_to_have_attribute("src", str(face))
    bo.page.reload()
    expect(bo.cards.first).to_be_visible()
    bo.soon(lambda: bo.look("getComputedStyle(document.documentElement).colorScheme"), "dark")
