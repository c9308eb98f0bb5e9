"""Puzzles in the page: their list, a puzzle by the mouse and by the keyboard, a turn of several moves, and the solution."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kahve.games.puzzles import games_with_puzzles, puzzles

from .conftest import Guest, Server
from .test_fit import LYING, PHONE, apart, box, inside


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1366, 768)], ids=str)
def test_a_puzzle_is_solved_by_the_mouse(guest: Callable[..., Guest], server: Server, size: tuple[int, int]) -> None:
    one = guest(size)
    page = one.page
    one.home()
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("heading", name=re.compile("^Puzzles of "))).to_be_visible()
    expect(page.locator(".puzzle-game")).to_have_count(1)
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
    expect(page.locator(".puzzle-game")).to_have_count(len(games_with_puzzles()))
    expect(page.get_by_role("link", name="The puzzle of the day")).to_be_visible()
    assert one.look("document.documentElement.scrollWidth") <= size[0]
    page.get_by_role("link", name="Basra, puzzle 1", exact=True).click()
    teacher = page.locator(".teacher")
    expect(teacher).to_contain_text("One card wins the deal for you.")
    expect(teacher).to_contain_text("There are 2 moves to choose from.")
    assert one.nameless() == []
    wrong, right = (page.locator(f".hand [data-card='{card}']") for card in ("5H", "4S"))
    wrong.click()
    expect(teacher).to_contain_text("Not this one. With that your side ends the deal at least 6 points behind.")
    right.click()
    expect(teacher).to_contain_text("Solved. Counting itself, it takes 2 cards.")
    expect(teacher.locator("details")).to_contain_text("it goes on like this")
    # The position that the table no longer shows, with the card marked that was to be taken.
    picture = teacher.locator(".decision-table")
    expect(picture.locator("img")).to_have_count(4)
    expect(picture.locator("[data-mark='taken'] img")).to_have_attribute("alt", re.compile("four of hearts", re.IGNORECASE))
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(".bar-title")).to_contain_text("puzzle 2 of")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("link", name="Basra, puzzle 1, solved")).to_be_visible()
    expect(page.locator(".puzzle-game")).to_contain_text("Right at the first try: 0 of 1")


def test_a_puzzle_is_solved_by_the_keyboard(guest: Callable[..., Guest], server: Server) -> None:
    one = guest((1366, 768))
    page = one.page
    page.goto(f"{server.address}/puzzles/basra/1")
    expect(page.locator(".teacher")).to_contain_text("One card wins")
    page.keyboard.press("2")
    expect(page.locator(".teacher")).to_contain_text("Not this one.")
    page.keyboard.press("s")
    expect(page.locator(".teacher")).to_contain_text("The solution. Counting itself, it takes 2 cards")
    page.keyboard.press("n")
    expect(page.locator(".bar-title")).to_contain_text("puzzle 2 of")


def test_the_solution_of_a_turn_of_several_moves_is_shown(guest: Callable[..., Guest], server: Server) -> None:
    one = guest((360, 640))
    page = one.page
    page.goto(f"{server.address}/puzzles/hand_and_foot/1")
    expect(page.locator(".teacher")).to_contain_text("Can you go out in this turn?")
    page.get_by_role("button", name="Solution").click()
    expect(page.locator(".teacher")).to_contain_text("You go out with it")


@pytest.mark.parametrize("kind", ["basra", "quist", "hand_and_foot"])
def test_the_cloth_and_the_way_on_stay_in_sight_beside_a_long_explanation(guest: Callable[..., Guest], server: Server, kind: str) -> None:
    one = guest(PHONE)
    one.page.goto(f"{server.address}/puzzles/{kind}/1")
    cloth, teacher = one.page.locator(".cloth"), one.page.locator(".teacher")
    for size in (PHONE, LYING):
        one.resize(size)
        for pile in one.page.locator(".laid .pile").all():
            assert inside(pile, cloth), (pile.get_attribute("aria-label"), size)
    one.page.get_by_role("button", name="Solution").click()
    expect(teacher).to_contain_text("The solution.")
    for fold in teacher.locator("summary").all():
        fold.click()
    for size in (PHONE, LYING):
        one.resize(size)
        assert box(cloth)[3] - box(cloth)[1] > 170, size
        assert [box(card) for card in one.page.locator(".cloth .trick img").all() if not inside(card, cloth)] == [], (size, box(cloth))
        assert inside(one.page.get_by_role("button", name="Next puzzle"), teacher), size
        assert apart(teacher, cloth), size
        # What could be done and the hand leave their room to the position before the turn.
        expect(one.page.locator(".mine, .line .offers").filter(visible=True)).to_have_count(0)
    # A hand without cards is not spoken of.
    expect(teacher.locator(".decision-zone:not(:has(img))")).to_have_count(0)


def test_own_mistakes_are_counted_and_lead_to_their_positions(guest: Callable[..., Guest], server: Server) -> None:
    one = guest((360, 640))
    page = one.page
    slips = [{"turn": 7, "kind": "jacks", "title": "Jacks", "given": 3.0}, {"turn": 9, "kind": "takes", "title": "Taking", "given": 1.5}]
    deals = [{"deal": f"{number}.1", "decisions": 10, "given": 4.5 - number, "slips": slips} for number in (1, 2)]
    drill = {"game": "basra", "title": "Basra", "deals": deals, "waiting": ["2.2"]}
    page.goto(f"{server.address}/puzzles")
    place = {"table": "k7f", "seat": 0, "token": "t", "link": "/t/k7f", "kept": 1}
    page.evaluate("(place) => localStorage.setItem('kahve.place.k7f', JSON.stringify(place))", place)
    page.route("**/api/tables/k7f/drill*", lambda route: route.fulfill(json=drill))
    page.get_by_role("link", name="My mistakes").click()
    mine = page.locator(".mistakes")
    expect(mine).to_contain_text("Jacks: 6.0 points")
    expect(mine).to_contain_text("0.35 in the first match, 0.25 in the latest")
    expect(mine.get_by_role("link", name="Deal 1.1, turn 7: 3.0 points")).to_have_attribute("href", "/puzzles/mine/k7f/1.1/7")
    expect(mine.get_by_role("link", name=re.compile("Basra, puzzle"))).to_have_count(4)
    expect(mine.get_by_role("button", name="Review one more deal")).to_be_visible()
    assert one.look("document.documentElement.scrollWidth") <= 360
    assert one.nameless() == []


def test_what_is_no_puzzle_is_said(guest: Callable[..., Guest], server: Server) -> None:
    one = guest((360, 640))
    one.allow("404")
    one.page.goto(f"{server.address}/puzzles/basra/999")
    number = len(puzzles("basra").puzzles)
    expect(one.page.locator(".waiting [role=alert]")).to_have_text(f"Basra has no puzzle 999: the puzzles are 1 to {number}.")
