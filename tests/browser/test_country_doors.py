"""The front door of each country begins with its game, under its name and by its rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kahve.language import message, noun, speaking

from .conftest import Guest

SIZES = [(360, 640), (1366, 768)]

DOORS = {
    "tr": ["Pişti", "Eşli Pişti"],
    "ar-EG": ["البصرة", "البصرة شراكة"],
    "ar-LB": ["باصرة", "باصرة شراكة"],
    "el": ["Ξερή", "Ξερή με συμπαίκτη"],
    "el-CY": ["Πάστρα", "Πάστρα για τέσσερις"],
    "en-US": ["Hand and Foot", "Hand, Knee and Foot", "Foxtrot"],
    "en-GB": [],
}
USUAL = {"tr": "TR", "el": "GR"}


@pytest.mark.parametrize("locale", DOORS)
def test_a_front_door_begins_with_the_game_of_its_country(guest: Callable[..., Guest], locale: str) -> None:
    one = guest(SIZES[0], locale=locale)
    one.page.goto(f"{one.server.address}/")
    titles = one.page.locator(".games").first.locator(".game-title")
    expect(titles.first).to_be_visible()
    language, code = locale[:2], locale[3:] or USUAL.get(locale, "")
    if not DOORS[locale]:
        expect(one.page.locator(".door-group.own")).to_have_count(0)
        expect(one.page.locator(".words")).to_contain_text("Pisti\u00a0· 4 players, in pairs")
        assert titles.first.inner_text() == "Pisti"
        return
    assert titles.all_inner_texts() == DOORS[locale]
    with speaking(language):
        played = str(noun("games-as-played-in", code))
        seats = {"count": 4, "how": "pairs"} if locale == "en-US" else {"count": 2, "how": "alone"}
        at_table = message("client-home-seats-in-words", sides=2, **seats)
    expect(one.page.locator(".door-group.own")).to_have_text(played[0].upper() + played[1:])
    words = one.page.locator(".word")
    expect(words.nth(0)).to_have_text(DOORS[locale][0])
    expect(words.nth(1)).to_have_text(at_table)
    expect(one.page.locator(".words")).to_contain_text(played)
    expect(one.page.locator(".game").first.get_by_role("radio")).to_be_checked()
    for size in SIZES:
        one.resize(size)
        assert one.look("document.documentElement.scrollWidth") <= size[0]
        assert one.cut() == []
    # The second door is the same game by other rules, or another one.
    one.page.locator(".game").nth(1).click()
    expect(words.nth(0)).to_have_text(DOORS[locale][1])
    one.page.locator(".game").first.click()
    one.page.locator(".ways-in .play").first.click()
    expect(one.cards.first).to_be_visible()


def test_the_country_is_a_choice_that_is_kept(guest: Callable[..., Guest]) -> None:
    one = guest(SIZES[0], locale="ar-EG")
    one.page.goto(f"{one.server.address}/")
    titles = one.page.locator(".games").first.locator(".game-title")
    expect(titles.first).to_have_text("البصرة")
    with speaking("ar"):
        preferences, country, lebanon = message("client-page-preferences"), message("client-home-country"), str(noun("games-country", "LB"))
    one.page.get_by_role("button", name=preferences).click()
    one.page.get_by_label(country).select_option(label=lebanon)
    one.close_panel()
    expect(titles.first).to_have_text("باصرة")
    one.page.reload()
    expect(titles.first).to_have_text("باصرة")
    one.page.get_by_role("button", name=preferences).click()
    one.page.get_by_label(country).select_option(index=13)
    one.page.keyboard.press("Escape")
    expect(one.page.locator(".door-group.own")).to_have_count(0)


def test_a_game_is_found_by_the_names_of_other_languages_and_a_game_that_is_not_here_by_its_neighbour(guest: Callable[..., Guest]) -> None:
    one = guest(SIZES[0], locale="el")
    one.page.goto(f"{one.server.address}/")
    search, titles = one.page.locator(".find-game"), one.page.locator(".game-title")
    for wanted, first in (
        ("xeri", "Ξερή"),
        ("ξερη", "Ξερή"),
        ("قش الولد", "Μπάσρα"),
        ("pişpirik", "Πίστι"),
        ("κολτσινα", "Πάστρα"),
        ("corba", "Σούπα"),
    ):
        search.fill(wanted)
        expect(titles.first).to_have_text(first)
    with speaking("el"):
        search.fill("κολτσίνα")
        expect(one.page.get_by_role("status")).to_have_text(message("client-home-near-games"))
        search.fill("bridge")
        expect(one.page.get_by_role("status")).to_have_text(message("client-home-no-such-game"))
