"""In each language the pages are whole, mirrored where the language is, and two people at a table read each their own."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kahve.games import game
from kahve.language import is_game_translated, message, offered, speaking

from .conftest import Guest, Server
from .test_access import VIOLATIONS, axe  # noqa: F401 - a fixture

Come = Callable[..., Guest]
OTHERS = [name for name in offered() if name != "en"]
PAGES = ("/", "/rules/pisti", "/learn/hand_and_foot/1", "/puzzles/soup/1", "/deals")
TABLES = (("basra", 2), ("hand_and_foot", 4), ("turtle", 3), ("soup", 3))


def has_game(language: str, name: str) -> bool:
    """Whether the messages of a game are in a language."""
    with speaking(language):
        return is_game_translated(game(name).noun)


SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
ENGLISH = re.compile(r"\b(the|your|you|play|of|and)\b", re.IGNORECASE)


def look(guest: Guest, language: str, axe: str) -> None:  # noqa: F811
    """See that a page speaks this language alone, runs in its direction, and can be used by all."""
    page = guest.page
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dir || 'ltr']") == [
        language,
        "rtl" if language == "ar" else "ltr",
    ]
    page.evaluate(f"window.axe || (() => {{ {axe} }}).call(window)")
    # That rule of axe, an experiment of theirs, finds no Arabic text within another. Ours does. test_access.py looks at contrast.
    assert [one for one in page.evaluate(VIOLATIONS, "not") if not one.startswith("label-content-name-mismatch")] == []
    # A number alone may be in a word: Arabic has a dual.
    assert [pair for pair in guest.misnamed() if re.search(r"[^\W\d]", pair[1])] == []
    assert page.evaluate(SIDEWAYS) == 0
    assert guest.cut() == []
    # A game of which the language has no messages is listed in English, and marked as such.
    page.evaluate("document.querySelectorAll('label.game:has([lang=en])').forEach((game) => game.remove())")
    said = page.locator("body").inner_text()
    assert [said[max(0, word.start() - 40) : word.end() + 40] for word in ENGLISH.finditer(said)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_kind_of_page_speaks_the_language(guest: Come, server: Server, axe: str, language: str) -> None:  # noqa: F811
    reader = guest((360, 640), locale=language)
    for path in PAGES:
        named = path.split("/")[2:3]
        if named and not has_game(language, named[0]):
            continue
        reader.page.goto(server.address + path)
        expect(reader.page.locator("main, dialog").first).to_be_visible()
        reader.page.wait_for_load_state("networkidle")
        look(reader, language, axe)


@pytest.mark.parametrize(("played", "seats", "language"), [(*each, name) for each in TABLES for name in OTHERS if has_game(name, each[0])])
def test_a_table_of_every_family_speaks_the_language(
    guest: Come,
    server: Server,
    axe: str,  # noqa: F811
    played: str,
    seats: int,
    language: str,
) -> None:
    reader = guest((360, 640), locale=language, helped=True)
    reader.sit(played, seats)
    look(reader, language, axe)
    reader.resize((1366, 768))
    assert reader.cut() == []


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
