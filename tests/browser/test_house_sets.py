"""One's own sets of house rules on the first page: kept, chosen, renamed, sent, read and deleted."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import kahve

from .conftest import EDGES, Guest, Server

PHONE, DESK = (360, 640), (1366, 768)
NAME, LINE = "A name for these rules", "A line that somebody sent you"


def tools(guest: Guest) -> Locator:
    results = guest.page.locator(".set-tools")
    if results.get_attribute("open") is None:
        results.locator("summary").click()
    return results


def keep(guest: Guest, called: str) -> None:
    tools(guest).get_by_label(NAME).fill(called)
    guest.page.get_by_role("button", name="Keep", exact=True).click()


def read(guest: Guest, line: str) -> None:
    tools(guest).get_by_label(LINE).fill(line)
    guest.page.get_by_role("button", name="Read", exact=True).click()


def said(guest: Guest) -> Locator:
    return guest.page.locator("kahve-house-sets > p")


def preset(guest: Guest, called: str) -> Locator:
    return guest.page.locator(".own-set", has=guest.page.get_by_role("radio", name=called))


def target(guest: Guest) -> Any:
    return guest.look("document.querySelector('#option-target').selectedOptions[0].textContent.trim()")


def test_a_set_is_kept_chosen_renamed_sent_and_deleted(guest: Callable[..., Guest]) -> None:
    bo = guest()
    bo.home()
    bo.page.locator(".game:has(input[value=pisti])").click()
    bo.all_rules()
    bo.page.locator("#option-target").select_option(label="101")
    keep(bo, "Grandmother's Pisti")
    expect(said(bo)).to_have_text("Grandmother's Pisti is saved in this browser.")
    expect(bo.page.get_by_role("radio", name="Grandmother's Pisti")).to_be_checked()
    keep(bo, "Grandmother's Pisti")
    expect(said(bo)).to_contain_text("There is a set called Grandmother's Pisti already")
    bo.page.keyboard.press("Escape")
    bo.word("rules").get_by_role("radio", name="Two-Hand Pisti Two players").check(force=True)
    bo.all_rules()
    assert target(bo) == "151"
    bo.page.reload()
    bo.page.locator(".game:has(input[value=pisti])").click()
    # What is saved stands among the ready-made sets too.
    bo.word("rules").get_by_role("radio", name="Grandmother's Pisti").check(force=True)
    expect(bo.page.locator(".words")).to_contain_text("Grandmother's Pisti")
    bo.all_rules().get_by_role("radio", name="Grandmother's Pisti").check(force=True)
    assert target(bo) == "101"
    bo.page.get_by_role("button", name="Rename Grandmother's Pisti").click()
    bo.page.get_by_label("New name for Grandmother's Pisti").fill("Gran's")
    bo.page.get_by_role("button", name="Rename", exact=True).click()
    bo.page.get_by_role("button", name="Send Gran's as a line").click()
    line = bo.page.get_by_label("Gran's as a line of text").input_value()
    assert line == "pisti target=101 # Gran's"
    bo.page.get_by_role("button", name="Back", exact=True).click()
    bo.page.get_by_role("button", name="Delete Gran's").click()
    bo.page.get_by_role("button", name="Delete for good").click()
    expect(preset(bo, "Gran's")).to_have_count(0)
    read(bo, line)
    expect(said(bo)).to_have_text("Gran's is saved in this browser and chosen.")
    assert target(bo) == "101"


def test_a_line_that_cannot_be_is_said_and_changes_nothing(guest: Callable[..., Guest]) -> None:
    bo = guest()
    bo.allow("status of 422")
    bo.home()
    bo.page.locator(".game:has(input[value=pisti])").click()
    bo.all_rules()
    bo.page.locator("#option-target").select_option(label="101")
    for line, says in (
        ("basra target=101 # Ours", "These house rules are for 'basra', but the game here is Pisti: choose that game first."),
        ("pisti targte=51 # Ours", "There is no house rule targte. Did you mean target?"),
        ("pisti seats=9 # Ours", "seats cannot be 9: allowed are 2 to 4."),
    ):
        read(bo, line)
        expect(said(bo)).to_contain_text(says)
        expect(said(bo)).to_have_attribute("role", "alert")
        assert target(bo) == "101"
        assert bo.look("localStorage['kahve.houses']") is None


def test_every_game_reads_a_line_of_its_own(guest: Callable[..., Guest], server: Server) -> None:
    bo = guest()
    bo.home()
    for of in kahve.all_games():
        body = json.dumps({"house": dict(of.presets[-1].values) if of.presets else {}, "called": "Ours"}).encode()
        with urllib.request.urlopen(urllib.request.Request(f"{server.address}/api/games/{of.name}/house", body)) as answer:
            line = json.load(answer)["line"]
        bo.page.locator(f".game:has(input[value={of.name}])").click()
        bo.all_rules()
        read(bo, line)
        expect(said(bo)).to_have_text("Ours is saved in this browser and chosen.")
        expect(preset(bo, "Ours")).to_have_count(1)
        bo.page.keyboard.press("Escape")
        expect(bo.page.locator("dialog")).to_have_count(0)


def test_a_familys_own_sheet_is_read_and_what_was_not_understood_is_said(guest: Callable[..., Guest]) -> None:
    bo = guest()
    bo.home()
    bo.page.locator(".game:has(input[value=pisti])").click()
    bo.all_rules()
    tools(bo).get_by_label("Your family's own rules").fill("We play to 101. The loser makes coffee.")
    bo.page.get_by_role("button", name="Read the rules", exact=True).click()
    expect(said(bo)).to_contain_text("coffee")
    assert target(bo) == "101"


FROM = "parseFloat(document.querySelector('#word-seats').style.getPropertyValue('--from'))"
"""Where the choices of the seats begin."""


@pytest.mark.parametrize(("size", "dark"), [(PHONE, False), (DESK, True)], ids=["phone-light", "desk-dark"])
def test_the_sets_and_the_wishes_are_seen_and_large_enough(guest: Callable[..., Guest], size: tuple[int, int], dark: bool) -> None:
    bo = guest(size, dark=dark)
    bo.home()
    bo.page.locator(".game:has(input[value=pisti])").click()
    bo.all_rules()
    read(bo, "pisti target=101 # Gran's")
    expect(preset(bo, "Gran's")).to_be_visible()
    inside = "kahve-house-sets :is(.soft, summary, input, textarea, .preset)"
    assert bo.too_small(f"{inside}:not([type=radio])") == []
    assert bo.faint(EDGES, "kahve-house-sets :is(.soft, input[type=text], textarea, .preset)") == []
    assert bo.misnamed() == []
    assert bo.look("document.documentElement.scrollWidth") <= size[0]
    bo.page.keyboard.press("Escape")
    for word, controls in (
        ("company", ":is(.preset, select, .switch, .round, input[type=text])"),
        ("rules", ":is(.preset, .soft)"),
        ("length", ":is(.preset, input)"),
    ):
        bo.word(word)
        assert bo.too_small(f"#word-{word} {controls}") == [], word
        assert bo.nameless() == [], word
        assert bo.cut() == [], word
        bo.page.keyboard.press("Escape")
        expect(bo.page.locator(f".word[popovertarget=word-{word}]")).to_be_focused()
    assert bo.too_small(".word") == []
    # In a window that is turned the choices go where their word is.
    bo.word("seats")
    before = bo.look(FROM)
    bo.resize((size[0] - 40, size[1]))
    assert bo.look(FROM) == bo.look("document.querySelector('[popovertarget=word-seats]').getBoundingClientRect().left")
    assert (bo.look(FROM) != before) == (size == DESK)
    assert bo.overlapping("#word-seats ") == []
    bo.page.keyboard.press("Escape")
    bo.page.get_by_role("button", name="Preferences").click()
    expect(bo.page.get_by_role("dialog", name="Preferences")).to_be_visible()
    assert bo.too_small("dialog :is(.segment input, .switch)") == []
    assert bo.faint(EDGES, "dialog .segments") == []
    assert bo.nameless() == []
