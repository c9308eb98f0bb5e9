"""In each language the pages are whole, mirrored where the language is, and two people at a table read each their own."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kahve.language import message, offered, speaking

from .conftest import FINISHED, Guest, Guests, Server
from .layouts import SIDEWAYS
from .test_access import PHONE, VIOLATIONS, VISITS, axe, panels  # noqa: F401 - axe is a fixture

Come = Callable[..., Guest]
OTHERS = [name for name in offered() if name != "en"]
PAGES = ("/", "/rules/pisti", "/learn/hand_and_foot/1", "/puzzles/soup/1", "/deals")
MORE_PAGES = ("/learn/basra", "/learn/basra/2", "/puzzles", "/puzzles/hand_and_foot/1", f"/r/{FINISHED['table']}/1.1/7", "/me", "/day")
TABLES = (("basra", 2, ""), ("hand_and_foot", 4, "wr"), ("turtle", 3, "s"), ("soup", 3, ""))
"""The games of which every sentence at the table is read, with their seats and the keys of the panels that are opened there."""

ENGLISH = re.compile(r"\b(the|your|you|play|of|and)\b", re.IGNORECASE)


def speaks(guest: Guest, language: str) -> None:
    """See that a page speaks this language alone and runs in its direction."""
    page = guest.page
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dir || 'ltr']") == [
        language,
        "rtl" if language == "ar" else "ltr",
    ]
    assert page.evaluate(SIDEWAYS) == 0
    assert guest.cut() == []
    # A game of which the language has no messages is listed in English, and marked as such.
    page.evaluate("document.querySelectorAll('label.game:has([lang=en])').forEach((game) => game.remove())")
    said = page.locator("body").inner_text()
    assert [said[max(0, word.start() - 40) : word.end() + 40] for word in ENGLISH.finditer(said)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_page_speaks_the_language_and_names_what_is_seen(guest: Guests, server: Server, axe: str, language: str) -> None:  # noqa: F811
    come = functools.partial(guest, locale=language)

    def look(one: Guest) -> None:
        assert one.nameless() == []
        assert one.misnamed() == []

    def look_closely(one: Guest) -> None:
        # How a page is built depends on no words but by their direction and their length; test_access.py looks at the rest of it.
        if not one.page.evaluate("'axe' in window"):
            one.page.evaluate(f"(() => {{ {axe} }}).call(window)")
        assert one.page.evaluate(VIOLATIONS, "not") == []
        assert one.misnamed() == []
        speaks(one, language)

    reader = come(PHONE)
    for path in (*PAGES, *MORE_PAGES):
        reader.page.goto(server.address + path)
        expect(reader.page.locator("main, dialog").first).to_be_visible()
        reader.page.wait_for_load_state("networkidle")
        (look_closely if path in PAGES else look)(reader)
    guest.go()
    for played, seats, keys in TABLES:
        reader = come(PHONE, helped=True)
        reader.sit(played, seats)
        look_closely(reader)
        reader.resize((1366, 768))
        assert reader.cut() == []
        reader.resize(PHONE)
        for one in panels(reader, keys):
            look(one)
        guest.go()
    for visit in ("pisti", "decisions", "ends"):
        for one in VISITS[visit](come, server):
            look(one)
        guest.go()


def test_two_people_at_one_table_read_each_their_own_language(guest: Come, server: Server) -> None:
    place = server.table("pishti", 2, friends=1)
    body = server.http(f"/api/tables/{place['table']}/seats", {"name": "Eleni"})
    arabic, greek = guest(locale="ar"), guest((360, 640), locale="el")
    arabic.take(place, dealt=False)
    greek.take(body, dealt=False)
    arabic.page.locator(".line button, .offers button").first.click()
    people = {"ar": arabic, "el": greek}
    for _ in range(6):
        for reader in people.values():
            expect(reader.cards.first).to_be_visible()
        name, to_play = next((name, reader) for name, reader in people.items() if reader.page.locator(".line.my-turn").count())
        with speaking(name):
            assert to_play.line.strip("\u2068\u2069 ") == message("fishing-your-turn")
        last = to_play.page.locator(".line-last").inner_text()
        to_play.choice()[0].click()
        other = people["el" if name == "ar" else "ar"]
        other.page.locator(".line.my-turn").wait_for()
        assert to_play.page.locator(".line-last").inner_text() != last
    letters = {"ar": r"[\u0600-\u06ff]", "el": r"[\u0370-\u03ff]"}
    for name, reader in people.items():
        said = reader.page.locator(".line-last").inner_text()
        assert re.search(letters[name], said), said
        assert not re.search(letters["el" if name == "ar" else "ar"], said.replace("Eleni", "")), said
