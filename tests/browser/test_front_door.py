"""The front door: the first choice, what an address names, and the way back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Route, expect

from .conftest import Guest, Server

SIZES = [(360, 640), (844, 390), (1366, 768), (1440, 900)]
CHOICES = ("Play now", "Play with friends", "Watch and replay")


def in_sight(guest: Guest, one: Locator) -> bool:
    """Whether all of an element lies within the window."""
    box = one.bounding_box()
    assert box is not None
    width, height = guest.size
    return box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= height


def test_the_first_choice_lies_on_the_first_screen(guest: Callable[..., Guest]) -> None:
    one = guest(SIZES[0])
    one.home()
    for size in SIZES:
        one.resize(size)
        for name in CHOICES:
            assert in_sight(one, one.page.get_by_role("button", name=name)), (name, size)
        assert one.look("document.documentElement.scrollWidth") <= size[0]
        assert one.nameless() == []


SIGNS = """() => {
    const words = document.querySelector(".words"), edge = words.getBoundingClientRect();
    const isFromRight = document.dir === "rtl";
    const all = [...words.querySelectorAll(".signed")].map((one) => one.getBoundingClientRect());
    const starts = all.map(({ left, right }) => (isFromRight ? edge.right - right : left - edge.left));
    return all.map(({ y }, place) => [y, starts[place] < 1]);
}"""
"""Of each word of the sentence: where its line lies, and whether it begins a line, where its sign is cut away."""


@pytest.mark.parametrize("locale", ["en-GB", "el-GR", "ar-EG", "tr-TR"])
def test_no_line_of_the_table_in_words_ends_with_a_sign_and_all_lie_evenly(guest: Callable[..., Guest], locale: str) -> None:
    one = guest(SIZES[0], locale=locale)
    one.page.goto(one.server.address)
    expect(one.page.locator(".words")).to_be_visible()
    for size in SIZES:
        one.resize(size)
        words = one.look(SIGNS)
        lines = sorted({y for y, _ in words})
        # The first word of each line, and no other, stands where its sign is cut away.
        assert [begins for _, begins in words] == [place == 0 or y > words[place - 1][0] for place, (y, _) in enumerate(words)]
        assert len(lines) <= 3, size
        assert all(36 <= below - above <= 40 for above, below in pairwise(lines)), size


def test_play_stays_in_reach_when_a_game_or_a_rule_is_chosen(guest: Callable[..., Guest]) -> None:
    one = guest((360, 640), touch=True)
    one.home()
    foot = one.page.locator(".at-foot")
    expect(foot).to_be_hidden()
    one.page.locator(".game:has(input[value=foxtrot])").tap()
    play = one.page.get_by_role("button", name="Play Foxtrot")
    expect(play).to_be_visible()
    assert in_sight(one, play)
    play = one.all_rules().get_by_role("button", name="Play Foxtrot")
    assert in_sight(one, play)
    play.tap()
    expect(one.cards.first).to_be_visible()
    expect(one.page.get_by_role("heading", level=1)).to_contain_text("Foxtrot")


def test_with_friends_every_seat_is_open_and_to_play_now_waits_for_nobody(guest: Callable[..., Guest]) -> None:
    one = guest()
    one.home()
    one.page.get_by_role("button", name="Play with friends").click()
    expect(one.page.get_by_role("region", name="Invite friends")).to_contain_text("3 seats are open.")
    one.home()
    one.word("company").get_by_label("Seat 2").select_option("open")
    one.page.keyboard.press("Escape")
    expect(one.page.locator(".words")).to_contain_text("with Ayla and Deniz, and a friend")
    one.page.get_by_role("button", name="Play now").click()
    expect(one.cards.first).to_be_visible()
    expect(one.page.get_by_role("region", name="Invite friends")).to_have_count(0)


def test_watch_and_replay_leads_to_the_one_list_of_all_that_was_played(guest: Callable[..., Guest]) -> None:
    one = guest()
    one.home()
    one.page.get_by_role("button", name="Watch and replay").click()
    expect(one.page.get_by_role("dialog")).to_contain_text("Nothing has been played in this browser yet.")
    one.page.keyboard.press("Escape")
    one.page.locator(".game:has(input[value=pishti])").click()
    one.page.get_by_role("button", name="Play now").click()
    expect(one.cards.first).to_be_visible()
    table = one.page.url
    one.page.get_by_role("link", name="Kahve, home").click()
    one.page.get_by_role("button", name="Watch and replay").click()
    one.page.get_by_role("dialog").get_by_role("link", name="My tables").click()
    entry = one.page.locator(".my-tables li").filter(has_text="Pishti")
    entry.get_by_role("button", name="The deals of this table of Harbin's Pishti").click()
    expect(entry).to_contain_text("No deal is over yet.")
    entry.get_by_role("link").first.click()
    expect(one.cards.first).to_be_visible()
    assert one.page.url == table
    # The panel was left for good: Back leads to the list, and then to the front door.
    one.page.go_back()
    expect(one.page.get_by_role("heading", name="My tables", level=1)).to_be_visible()
    one.page.go_back()
    expect(one.page.get_by_role("button", name="Watch and replay")).to_be_visible()
    expect(one.page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("path", ["/basra", "/?game=basra", "/rules/basra"])
def test_an_address_opens_the_game_that_it_names(guest: Callable[..., Guest], server: Server, path: str) -> None:
    one = guest()
    one.page.goto(server.address + path)
    expect(one.page.locator(".game:has(input[value=basra])").get_by_role("radio")).to_be_checked()
    expect(one.page.locator(".words")).to_contain_text("Basra\u00a0· 2 players")
    rules = one.page.get_by_role("dialog", name="Rules of Basra")
    expect(rules).to_have_count(1 if "rules" in path else 0)


@pytest.mark.parametrize("kind", ["quist", "soup", "hand_and_foot"])
def test_the_rulebook_of_every_family_opens_by_its_address(guest: Callable[..., Guest], server: Server, kind: str) -> None:
    one = guest()
    one.page.goto(f"{server.address}/rules/{kind}")
    expect(one.page.get_by_role("document", name="Rulebook")).to_contain_text("At this table")


@pytest.mark.parametrize("path", ["/bridge", "/rules/bridge", "/?game=bridge"])
def test_an_address_of_no_game_is_a_sentence_and_the_door_is_open(guest: Callable[..., Guest], server: Server, path: str) -> None:
    one = guest()
    one.allow("404")
    one.page.goto(server.address + path)
    expect(one.page.get_by_role("alert")).to_contain_text("bridge")
    one.page.get_by_role("button", name="Play now").click()
    expect(one.cards.first).to_be_visible()


def test_back_closes_a_panel_and_not_the_page(guest: Callable[..., Guest]) -> None:
    one = guest()
    one.home()
    one.sit("pisti", 2)
    # A dialog that is closed still takes the next key until it is gone.
    dialog = one.page.locator("dialog")
    table = one.page.url
    for key, name in (("r", "Rules of Pisti"), ("p", "Preferences"), ("s", "The score")):
        one.page.keyboard.press(key)
        expect(one.page.get_by_role("dialog", name=name)).to_be_visible()
        one.page.go_back()
        expect(dialog).to_have_count(0)
        assert one.page.url == table
        expect(one.cards.first).to_be_visible()
    # A panel that was closed otherwise leaves nothing behind in the history.
    one.page.keyboard.press("r")
    expect(dialog).to_be_visible()
    one.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    one.soon(lambda: one.look("history.state"), None)
    one.page.go_back()
    expect(one.page.get_by_role("button", name="Play now")).to_be_visible()


def test_what_is_chosen_is_marked_where_the_device_chooses_the_colours(guest: Callable[..., Guest]) -> None:
    one = guest()
    one.page.emulate_media(forced_colors="active", reduced_motion="reduce")
    one.home()
    mark = "(one) => getComputedStyle(one).outlineStyle + getComputedStyle(one.querySelector('.game-title'), '::before').content"
    marks = one.page.locator(".game").evaluate_all(f"(all) => all.map({mark})")
    assert marks[0].startswith("solid")
    assert "✓" in marks[0]
    assert set(marks[1:]) == {"nonenone"}


# -- the link for friends


@pytest.fixture(scope="module")
def public(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that was told its address in the world."""
    server = Server(tmp_path_factory.mktemp("public"), "--public-url", "https://cards.example/", "--allow-host", "localhost")
    yield server
    server.kill()


def test_the_link_for_friends_is_the_address_in_the_world(guest: Callable[..., Guest], public: Server) -> None:
    one = guest((360, 640), at=public)
    place = public.table("pisti", 2, friends=1)
    one.take(place, dealt=False)
    invite = one.page.get_by_role("region", name="Invite friends")
    expect(invite.get_by_role("textbox")).to_have_value(f"https://cards.example{place['link']}")
    invite.get_by_text("As a QR code").click()
    code = invite.get_by_role("img", name="The link to this table as a QR code")
    expect(code).to_be_visible()
    assert code.evaluate("(one) => one.naturalWidth") > 20
    assert one.nameless() == []


def test_a_link_that_opens_here_only_says_so_and_what_to_do(guest: Callable[..., Guest], server: Server) -> None:
    one = guest()
    one.take(server.table("pisti", 2, friends=1), dealt=False)
    invite = one.page.get_by_role("region", name="Invite friends")
    expect(invite).to_contain_text("works on this machine only")
    expect(invite).to_contain_text("kahve serve --host 0.0.0.0")
    expect(invite.get_by_text("As a QR code")).to_have_count(0)


def test_the_link_is_handed_to_the_share_sheet_of_the_device(guest: Callable[..., Guest], public: Server) -> None:
    one = guest(at=public)
    one.prepare("navigator.share = async (what) => { window.shared = what; }")
    requests: list[Route] = []
    one.page.route("**/invitation", lambda route: requests.append(route))
    place = public.table("pisti", 2, friends=1)
    one.take(place, dealt=False)
    # Until the server has told the link there is nothing to hand on: the address of this page is good here only.
    invite = one.page.get_by_role("region", name="Invite friends")
    for name in ("Share", "Copy"):
        expect(invite.get_by_role("button", name=name)).to_be_disabled()
    expect(invite.get_by_role("textbox")).to_have_value("")
    one.soon(lambda: len(requests), 1)
    requests[0].continue_()
    invite.get_by_role("button", name="Share").click()
    assert one.look("window.shared.url") == f"https://cards.example{place['link']}"


def test_where_the_server_tells_no_link_there_is_that_of_the_page(guest: Callable[..., Guest], server: Server) -> None:
    one = guest()
    one.allow("ERR_FAILED")
    one.page.route("**/invitation", lambda route: route.abort())
    place = server.table("pisti", 2, friends=1)
    one.take(place, dealt=False)
    invite = one.page.get_by_role("region", name="Invite friends")
    expect(invite.get_by_role("textbox")).to_have_value(server.address + place["link"])
    expect(invite.get_by_role("button", name="Copy")).to_be_enabled()


def test_a_bot_is_told_from_a_person_at_the_plate_and_in_the_invitation(guest: Callable[..., Guest], server: Server) -> None:
    one, stranger = guest(), guest((360, 640))
    place = server.table("pisti", 4, friends=1)
    one.take(place, dealt=False)
    bots = one.page.get_by_role("group", name=re.compile(", a bot, "))
    expect(bots).to_have_count(2)
    expect(one.page.locator(".plate .bot-sign")).to_have_count(2)
    stranger.page.goto(server.address + place["link"])
    expect(stranger.page.locator(".lobby li", has_text="a bot")).to_have_count(2)
    expect(stranger.page.locator(".lobby li").first).not_to_contain_text("a bot")
