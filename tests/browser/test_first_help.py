"""First-time help at the table: one thing at a time, once for each game, and in nobody's way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from kahve.table.store.sql import Store

from ..client_packages import fetch_packages
from ..courses import Course
from .conftest import RINGS, Guest, Server, keep
from .test_access import VIOLATIONS
from .test_fit import WHOLE

PHONE = (360, 640)
SIZES = [PHONE, (844, 390), (1366, 768)]
TABLES = [("pisti", 2), ("basra", 2), ("hand_and_foot", 4), ("chili_dog", 4), ("soup", 3)]
LOW_WINS = "Take as few points as you can: every point is bad, and the lowest score wins."
IN_THE_WAY = """() => {
    const slip = document.querySelector('.first-help').getBoundingClientRect();
    const others = [...document.querySelectorAll('.table button, .table .plate-body, .table .line-last, .bar button, .bar a, .side')];
    const shown = others.filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.first-help'));
    const covered = shown.filter((each) => {
        const box = each.getBoundingClientRect();
        return box.left < slip.right - 1 && slip.left < box.right - 1 && box.top < slip.bottom - 1 && slip.top < box.bottom - 1;
    });
    const outside = shown.filter((each) => each.getBoundingClientRect().bottom > innerHeight + 1);
    return [...covered, ...outside].map((each) => each.outerHTML);
}"""
"""What of the table the slip lies on, or has pushed out of the window."""

PLACES = """() => ['.bar', '.cloth', '.cloth > .plate', '.line', '.hand'].flatMap((part) =>
    [...document.querySelectorAll(part)].map((each, at) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return [`${part} ${at}`, [left, top, width, height].map(Math.round).join()];
    }))"""
"""Where the parts of the table lie that stay the same while cards move: each with its left, top, width and height."""

MOST_SHIFT = 0.02
"""How far anything may move at once, as a share of the window times the share of the way across it."""

FURNITURE = """() => {
    const parts = ".bar, .cloth, .cloth .plate, .zone .heap, .middle, .laid, .line, .mine, .hand, .scoreboard, .side-moves";
    return [...document.querySelectorAll(parts)].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [one.className.split(" ")[0], x, y, x + width, y + height];
    });
}"""
"""All that stands on a table and beside it, each with its sides; cards and words come and go."""

COUNTED = """window.shifts = [];
new PerformanceObserver((list) => shifts.push(...list.getEntries().filter((one) => !one.hadRecentInput).map((one) => one.value)))
    .observe({ type: "layout-shift", buffered: true });"""
"""Notes what a browser itself counts as moved, one number for each frame in which something moves and nobody has pressed anything."""

MOVED = """([last, passed]) => {
    const { scene, connection } = document.querySelector("kahve-table");
    if (connection.last !== last) return true;
    const moves = scene.moves.map(({ move }) => move);
    const lays = moves.filter((move) => /^(meld|add) /.test(move));
    const some = lays.length && Math.random() < 0.8 ? lays : moves;
    const one = some[Math.floor(Math.random() * some.length)];
    const three = moves.slice(0, 3).map((move) => move.split(" ")[1]);
    connection.ask({ do: "move", move: passed && one.startsWith("pass ") ? `pass ${three.join(" ")}` : one });
}"""
"""Asks for one of the moves by chance, or lays what can be laid, until one is taken. passed: whether three cards are passed at once."""

Come = Callable[..., Guest]
Furniture = list[tuple[str, float, float, float, float]]


def moved(before: Furniture, after: Furniture, size: tuple[int, int]) -> list[tuple[float, str]]:
    """How far each thing has moved, as browsers count it: its share of the window, times the share that it went."""
    width, height = size
    shifts = []
    for (name, *old), (now, *new) in zip(before, after, strict=False):
        if name == now and old[2] > old[0] and new[2] > new[0]:
            way = max(abs(old[0] - new[0]), abs(old[1] - new[1])) / max(size)
            left, top, right, bottom = min(old[0], new[0]), min(old[1], new[1]), max(old[2], new[2]), max(old[3], new[3])
            shifts.append(((right - left) * (bottom - top) / (width * height) * way, name))
    return shifts


def says(page: Page) -> str:
    """The sentence that is on show."""
    return page.locator(".first-help p").inner_text()


def read(page: Page) -> str:
    """Put away what is on show, and tell what it was."""
    sentence = says(page)
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(".first-help")).to_be_hidden()
    return sentence


def test_a_thing_is_explained_once_in_each_game_and_one_in_a_turn(guest: Come, server: Server) -> None:
    one = guest(PHONE, helped=True)
    slip = one.page.locator(".first-help")
    # Before cards are passed nothing but the score is to be explained in Soup.
    one.sit("soup", 3)
    assert read(one.page) == LOW_WINS
    one.page.reload()
    one.await_turn()
    expect(slip).to_be_hidden()
    one.sit("soup", 3)
    expect(slip).to_be_hidden()
    one.sit("turtle", 3)
    assert read(one.page) == LOW_WINS
    assert one.look("JSON.parse(localStorage['kahve.helped'])") == ["soup low_wins", "turtle low_wins"]
    one.page.reload()
    one.await_turn()
    assert says(one.page) == "Avoid chili peppers and the Turtle: each pepper you take costs a point, and the Turtle costs 13."


def open_preferences(page: Page) -> None:
    """Open the preferences by the way that a phone has: among the people."""
    page.get_by_role("button", name="People", exact=True).click()
    page.locator("kahve-people").get_by_role("button", name="Preferences").click()


def test_no_more_help_is_for_good_until_it_is_switched_on_again(guest: Come, server: Server) -> None:
    one = guest(PHONE, helped=True)
    one.sit("soup", 3)
    expect(one.page.locator(".first-help")).to_be_visible()
    one.page.get_by_role("button", name="Stop explaining").click()
    expect(one.page.locator(".first-help")).to_be_hidden()
    one.page.reload()
    one.await_turn()
    expect(one.page.locator(".first-help")).to_be_hidden()
    one.sit("turtle", 3)
    expect(one.page.locator(".first-help")).to_be_hidden()
    open_preferences(one.page)
    one.page.get_by_role("group", name="Explain what is on the table").get_by_text("The first time").click()
    one.page.keyboard.press("Escape")
    expect(one.page.locator(".first-help")).to_be_visible()


def test_what_was_read_begins_anew_where_help_is_switched_on_again(guest: Come, server: Server) -> None:
    one = guest(PHONE, helped=True)
    one.sit("soup", 3)
    read(one.page)
    open_preferences(one.page)
    choices = one.page.get_by_role("group", name="Explain what is on the table")
    choices.get_by_text("Never").click()
    choices.get_by_text("The first time").click()
    one.page.reload()
    one.await_turn()
    assert says(one.page) == LOW_WINS


def test_what_the_browser_keeps_may_be_broken(guest: Come, server: Server) -> None:
    one = guest(PHONE, helped=True)
    for stored in ("{", '{"soup": 1}', "[1, null]"):
        one.prepare(f"localStorage['kahve.helped'] = {stored!r}")
        one.sit("soup", 3)
        expect(one.page.locator(".first-help")).to_be_visible()


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_help_is_in_nobodys_way_and_is_there_for_all(guest: Come, server: Server, title: str, seats: int) -> None:
    one = guest(PHONE, helped=True, touch=True)
    one.sit(title, seats)
    page = one.page
    # At a first turn of Pisti or Basra there may be nothing yet that a card takes.
    while not page.locator(".first-help").is_visible():
        assert not one.play(lambda card: card.click())
    axe = (fetch_packages() / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
    page.evaluate(f"(() => {{ {axe} }}).call(window)")
    for size in SIZES:
        one.resize(size)
        assert one.look(IN_THE_WAY) == []
        assert one.look("document.documentElement.scrollHeight") <= size[1]
        assert one.too_small(".first-help button") == []
    for colours, contrast in (("light", None), ("dark", "only")):
        page.emulate_media(color_scheme=colours, reduced_motion="reduce")
        assert page.evaluate(VIOLATIONS, contrast) == []
        page.keyboard.press("Tab")
        assert one.faint(RINGS, ".first-help button") == []
    assert page.get_by_role("status").filter(has_text=says(page)).count() == 1


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_all_melds_of_the_others_are_in_sight_beside_help(guest: Come, server: Server, locale: str) -> None:
    course = Course("hand_and_foot", 7)
    course.deal()
    for _ in range(120):
        course.move()
    store = Store(f"sqlite:///{server.store}")
    keep(store, f"melds_{locale}", course)
    store.close()
    one = guest(PHONE, helped=True, touch=True, locale=locale)
    one.take({"table": f"melds_{locale}", "seat": 0, "token": "key", "link": f"/t/melds_{locale}"})
    expect(one.page.locator(".first-help")).to_be_visible()
    expect(one.page.locator(".sides :is(.meld, .pile)")).to_have_count(11)
    for _ in range(2):
        assert [part.get_attribute("class") for part in one.page.locator(".sides, .line").all() if not part.evaluate(WHOLE)] == []
        if one.page.locator(".first-help").is_visible():
            one.page.locator(".first-help button").first.tap()
            expect(one.page.locator(".first-help")).to_be_hidden()


def test_help_is_put_away_by_keys_and_the_cards_have_the_focus(guest: Come, server: Server) -> None:
    one = guest(PHONE, helped=True)
    one.sit("soup", 3)
    one.page.get_by_role("button", name="Got it").focus()
    one.page.keyboard.press("Enter")
    expect(one.page.locator(".first-help")).to_be_hidden()
    assert one.look("document.activeElement.matches('.hand button.card')")


def test_a_table_that_is_watched_explains_nothing(guest: Come, server: Server) -> None:
    one = guest(PHONE, helped=True)
    one.page.goto(f"{server.address}/w/{server.table('pisti', 2)['table']}")
    expect(one.page.get_by_text("You watch this table.")).to_be_visible()
    expect(one.page.locator(".first-help")).to_be_hidden()


@pytest.mark.parametrize("title", ["pisti", "basra"])
def test_help_moves_nothing_in_a_whole_deal_and_leaves_the_last_move_in_sight(guest: Come, server: Server, title: str) -> None:
    """One deal is looked at in two windows: each card is played in the other one than the card before."""
    one = guest(PHONE, helped=True)
    one.sit(title, 2)
    page, slip = one.page, one.page.locator(".first-help")
    helped, places, sizes = 0, dict[tuple[int, int], object](), [PHONE, (1366, 768)]

    def nothing_has_moved() -> None:
        now = one.look(PLACES)
        assert len(now) > 4
        assert places.setdefault(one.size, now) == now

    while not one.await_turn():
        is_helped = slip.is_visible()
        helped += is_helped
        for size in sizes:
            if size != one.size:
                one.resize(size)
            nothing_has_moved()
            if is_helped:
                assert page.locator(".line-last").bounding_box() is not None
                assert one.look(IN_THE_WAY) == []
        if is_helped:
            read(page)
            nothing_has_moved()
        one.play(lambda card: card.click())
        sizes.reverse()
    assert helped
    assert len(places) == 2


@pytest.mark.parametrize("size", [PHONE, (1366, 768)], ids=str)
@pytest.mark.parametrize(("title", "seats"), [("hand_and_foot", 4), ("quist", 4), ("soup", 3), ("pastra", 2)])
def test_what_stands_on_a_table_stays_where_it_is_in_a_whole_deal(
    guest: Come, server: Server, title: str, seats: int, size: tuple[int, int]
) -> None:
    one = guest(size, helped=True)
    one.prepare(COUNTED)
    one.sit(title, seats)
    page = one.page
    before: Furniture = []
    helped = turns = 0
    while not one.await_turn():
        slip = page.locator(".first-help")
        for _ in range(2):
            after = one.look(FURNITURE)
            # What a side has laid gives room to what it lays next to it, when it has pressed.
            far = max((each for each in moved(before, after, size) if each[1] != "laid"), default=(0.0, ""))
            assert far[0] <= MOST_SHIFT, (turns, far, before, after)
            before = after
            if slip.is_visible():
                helped += 1
                read(page)
        last = one.look("document.querySelector('kahve-table').connection.last")
        one.until(MOVED, [last, title == "soup"])
        turns += 1
    # Its sheet has room for the story that comes to it.
    page.locator(".story-moments > *").first.wait_for()
    assert helped
    assert turns > 10
    # In a hand of groups one's own moves move the groups, as soon as one has pressed.
    assert title == "hand_and_foot" or max(one.look("shifts")) <= MOST_SHIFT
