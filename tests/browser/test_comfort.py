"""Room, names, light: every game at a telephone's and a desk's size, for fingers, screen readers and weak eyes."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

DESK, PHONE = (1440, 900), (360, 640)
TABLES = [("pisti", 2), ("pisti", 3), ("pisti", 4), ("pishti", 2), ("dry_game", 4), ("foxtrot", 5), ("foxtrot", 7), ("foxtrot", 9)]

ACTIONS = {"button", "link", "textbox", "combobox", "radio", "checkbox", "switch", "spinbutton", "menuitem", "tab", "slider"}

CONTRAST = """(selector) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const rgba = (colour) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
    };
    const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
    const light = ([r, g, b]) => {
        const [x, y, z] = [r, g, b].map((c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
        return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((m, n) => n - m); return (x + 0.05) / (y + 0.05); };
    // What may lie behind an element: its colour and every colour of its gradients, on whatever lies behind its parent.
    const behind = (element) => {
        if (!element) return [rgba(getComputedStyle(document.documentElement).backgroundColor)];
        const style = getComputedStyle(element);
        const ground = rgba(style.backgroundColor);
        const stops = (style.backgroundImage.match(/(rgba?|color)\\([^)]*\\)/g) ?? []).map(rgba);
        const solid = stops.filter((c) => c[3] === 1);
        const below = solid.length ? solid : ground[3] === 1 ? [ground] : behind(element.parentElement).map((b) => over(ground, b));
        return stops.filter((c) => c[3] < 1).flatMap((c) => below.map((b) => over(c, b))).concat(below);
    };
    return [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility() && one.textContent.trim()).map((one) => {
        const ink = rgba(getComputedStyle(one).color);
        return [one.className || one.tagName, Math.min(...behind(one).map((back) => ratio(over(ink, back), back)))];
    });
}"""

TEXTS = (
    ".line-now, .line-last, .plate-name, .plate-note, .caption, .score-button, .bar-title, .side-name, .scoreboard b, .scoreboard small, "
    ".scoreboard h2, .moves li, .play, .soft, .hint, .sheet th, .sheet td:not(.nought), .sheet caption, .rulebook p, .rulebook h2, "
    ".rulebook .here, .mark b, .hero h1, .hero p, .game-title, .game-says, .game-seats, .preset-says, .option-says, .paragraph, .home h2"
)


@pytest.mark.parametrize(("kind", "seats"), TABLES)
def test_everything_has_its_place(kind: str, seats: int, guest: Any) -> None:
    bo = guest(PHONE, touch=True)
    bo.sit(kind, seats)
    for size in (PHONE, DESK):
        bo.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert bo.look("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == list(size)
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
        everything = [(what, box) for what, found in boxes.items() for box in found]
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


def test_nine_play_foxtrot_on_a_telephone(guest: Any) -> None:
    bo = guest(PHONE, touch=True)
    bo.sit("foxtrot", 9)
    assert len(bo.hand) == 8
    top = bo.page.locator(".line").bounding_box()["y"]
    for left in (7, 6, 5):
        bo.play(lambda card: card.tap(position={"x": 15, "y": 45}))
        expect(bo.cards).to_have_count(left)
    # The permanent line stays where it is, however long the last move was.
    assert bo.page.locator(".line").bounding_box()["y"] == top


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_everything_has_a_name_and_a_role(guest: Any, size: tuple[int, int]) -> None:
    bo = guest(size)
    bo.home()
    for summary in bo.page.locator("summary").all():
        summary.click()
    assert _nameless(bo) == []
    bo.sit("pisti", 4, pile="full")
    named = _tree(bo)
    assert _nameless(bo) == []
    roles = {role for role, _, _ in named}
    assert {"main", "banner", "navigation", "toolbar", "log", "status", "alert", "group", "button", "heading"} <= roles
    assert [name for role, name, _ in named if role == "toolbar"] == ["Your hand, 4 cards"]
    for said in ("Pile: ", "Stock: ", "Ayla, ", "Deniz, "):
        assert any(name.startswith(said) for _, name, _ in named), said
    assert bo.look("document.querySelector('.line-now').getAttribute('role')") == "status"
    for key in "rskpm":
        bo.page.keyboard.press(key)
        expect(bo.page.locator("dialog[open]")).to_be_visible()
        assert _nameless(bo) == [], key
        bo.page.keyboard.press("Escape")
        expect(bo.page.locator("dialog")).to_have_count(0)


def _tree(guest: Any) -> list[tuple[str, str, bool]]:
    """Role, name and whether it takes the focus, for all that a screen reader meets."""
    session = guest.page.context.new_cdp_session(guest.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    found = []
    for node in nodes:
        if node.get("ignored") or "role" not in node:
            continue
        focusable = any(one["name"] == "focusable" and one["value"].get("value") for one in node.get("properties", []))
        found.append((node["role"]["value"], node.get("name", {}).get("value", "").strip(), focusable))
    return found


def _nameless(guest: Any) -> list[tuple[str, str, bool]]:
    """What can be used and does not say what it is."""
    used = [one for one in _tree(guest) if one[0] in ACTIONS or (one[2] and one[0] not in ("RootWebArea", "dialog"))]
    assert used
    # A part of the page that only scrolls has no role of its own to give.
    return [one for one in used if not one[1] or one[0] == "none"]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_what_is_written_can_be_read(guest: Any, dark: bool) -> None:
    bo = guest(dark=dark)

    def read() -> None:
        found = bo.page.evaluate(CONTRAST, TEXTS)
        assert len(found) > 10
        assert [(what, round(ratio, 2)) for what, ratio in found if ratio < 4.5] == []

    bo.home()
    bo.page.locator("summary").last.click()
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
    bo.page.keyboard.press("Escape")
    assert bo.look("getComputedStyle(document.documentElement).colorScheme") == "dark"
    expect(bo.cards.first.locator("img")).not_to_have_attribute("src", str(face))
    bo.page.reload()
    expect(bo.cards.first).to_be_visible()
    assert bo.look("getComputedStyle(document.documentElement).colorScheme") == "dark"
