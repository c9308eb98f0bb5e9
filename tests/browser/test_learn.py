"""Lessons in the page: the first page leads there, a wrong move is explained, a right one is played, and Back leads back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kahve.games.examples import examples
from kahve.games.lessons import course

from .conftest import Guest, Server


@pytest.mark.parametrize("size", [(360, 640), (1440, 900)], ids=str)
def test_a_lesson_is_learned_with_the_teacher(guest: Callable[..., Guest], server: Server, size: tuple[int, int]) -> None:
    one = guest(size)
    page = one.page
    one.home()
    page.locator(".game:has(input[value=basra])").click()
    one.word("rules").get_by_role("link", name="Learn Basra").click()
    expect(page.get_by_role("heading", name="Learn Basra")).to_be_visible()
    page.get_by_role("link", name="Begin").click()
    teacher = page.locator(".teacher")
    expect(teacher).to_contain_text("A card takes the cards on the floor that are like it.")
    assert one.nameless() == []
    one.cards.first.click()
    expect(teacher).to_contain_text("Try another move.")
    assert len(one.hand) == 4
    page.get_by_role("button", name="Rule 3.2").click()
    expect(page.get_by_role("dialog")).to_contain_text("A numeral takes floor cards")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("3")
    expect(teacher).to_contain_text("Right.")
    page.get_by_role("button", name="Next lesson").click()
    expect(page.locator(".teacher h2")).to_have_text("Take a sum")
    page.go_back()
    expect(page.locator(".teacher h2")).to_have_text("Take a like card")
    assert one.look("document.documentElement.scrollWidth") <= size[0]


def test_melds_are_tried_in_a_lesson_and_the_match_follows_the_last(guest: Callable[..., Guest], server: Server) -> None:
    one = guest((1440, 900))
    page = one.page
    page.goto(f"{server.address}/learn/hand_and_foot/1")
    expect(page.locator(".teacher h2")).to_have_text("Draw")
    page.keyboard.press("d")
    expect(page.locator(".teacher")).to_contain_text("Right.")
    page.goto(f"{server.address}/learn/pisti/7")
    expect(page.locator(".teacher h2")).to_be_visible()
    page.keyboard.press("2")
    expect(page.locator(".teacher")).to_contain_text("Right.")
    page.keyboard.press("n")
    page.wait_for_url("**/t/*")


def test_what_cannot_be_learned_is_said(guest: Callable[..., Guest], server: Server) -> None:
    one = guest((360, 640))
    one.page.goto(f"{server.address}/learn/basra/99")
    expect(one.page.get_by_role("alert")).to_have_text("Basra has no lesson 99: the lessons are 1 to 10.")
    one.allow("404")
    one.page.goto(f"{server.address}/learn/whist")
    expect(one.page.get_by_role("alert")).to_contain_text("There is no game 'whist' in Kahve.")


def test_the_rulebook_is_searched(guest: Callable[..., Guest], server: Server) -> None:
    one = guest((360, 640))
    one.page.goto(f"{server.address}/rules/pisti")
    one.page.get_by_role("searchbox", name="Search the rulebook").fill("pishpirik")
    expect(one.page.locator(".rulebook-found")).to_have_text("One paragraph")
    expect(one.page.locator(".rulebook-text p:visible").first).to_be_visible()
    assert one.look("[...document.querySelectorAll('.rulebook-text > p')].some((one) => !one.hidden && one.textContent.startsWith('5.2'))")
    one.page.keyboard.press("Escape")
    expect(one.page.get_by_role("dialog")).to_be_visible()
    expect(one.page.locator(".rulebook-found")).to_have_text("")


@pytest.mark.parametrize("name", ["basra", "hand_and_foot", "chili_dog"])
def test_the_rulebook_shows_positions_with_real_cards(guest: Callable[..., Guest], server: Server, name: str) -> None:
    one = guest((360, 640))
    one.page.goto(f"{server.address}/rules/{name}")
    expect(one.page.locator(".rule-board.ready")).to_have_count(len(course(name).lessons) + len(examples(name)))
    one.page.wait_for_function("[...document.querySelectorAll('.rule-board img')].every((card) => card.complete && card.naturalWidth > 0)")
    assert one.look("[...document.querySelectorAll('.rule-board')].every((board) => board.scrollWidth <= board.clientWidth + 1)")
    # On paper a board, or a play of an example, stays with its cards, and a lesson has no link.
    one.page.emulate_media(media="print")
    together = "document.querySelectorAll('.rule-step, .rule-board:not(:has(.rule-step))')"
    assert one.look(f"[...{together}].every((part) => getComputedStyle(part).breakInside === 'avoid')")
    expect(one.page.locator(".rule-board a").first).to_be_hidden()
    one.page.emulate_media(media="screen")
    one.page.locator(".rule-board a").first.click()
    expect(one.page.locator(".teacher h2")).to_be_visible()


@pytest.mark.parametrize("name", ["basra", "soup"])
def test_a_board_is_not_mirrored_and_its_words_are(guest: Callable[..., Guest], server: Server, name: str) -> None:
    """Its words go as those of the page, though the book of a letter game is in English."""
    one = guest((360, 640), locale="ar")
    one.page.goto(f"{server.address}/rules/{name}")
    expect(one.page.locator(".rule-board.ready")).to_have_count(len(course(name).lessons) + len(examples(name)))
    assert one.look("[...document.querySelectorAll('.rule-board')].every((board) => getComputedStyle(board).direction === 'rtl')")
    left = "[...row.querySelectorAll('img')].map((card) => card.getBoundingClientRect()).filter((card, _, all) => card.top === all[0].top)"
    rows = "[...document.querySelectorAll('.heaped')]"
    assert one.look(f"{rows}.every((row) => {left}.every((card, n, all) => !n || card.left > all[n - 1].left))")


def test_lessons_are_boards_that_show_what_is_done_and_what_comes_next(guest: Callable[..., Guest], server: Server) -> None:
    one = guest((360, 640))
    one.prepare('localStorage.setItem("kahve.lessons", \'{"turtle": [1]}\')')
    one.page.goto(f"{server.address}/learn/turtle")
    boards = one.page.locator(".lesson-board")
    expect(boards.nth(0)).to_contain_text("done")
    expect(boards.nth(1)).to_contain_text("comes next")
    expect(boards.nth(2)).not_to_contain_text("comes next")
    expect(one.page.get_by_text("1 of 7 lessons done")).to_be_visible()
    # Each board has the cards of its own lesson, drawn as the game draws them.
    one.until("() => [...document.querySelectorAll('.lesson-board')].every((board) => board.querySelectorAll('img').length > 2)")
    assert one.look("document.documentElement.scrollWidth") == 360
    boards.nth(1).click()
    expect(one.page.locator(".teacher h2")).to_be_visible()
    assert one.page.url.endswith("/learn/turtle/2")
