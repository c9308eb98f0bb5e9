"""Whole deals and a whole match from the front door to the sheet: by mouse, by the keyboard alone, by touch."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect


def test_a_deal_of_two_hand_pisti_by_mouse(guest: Any) -> None:
    bo = guest()
    page = bo.page
    bo.home()
    bo.word("rules").get_by_text("Two-Hand Pisti", exact=True).click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now").click()
    expect(bo.cards).to_have_count(4)
    assert bo.play_deal(lambda card: card.click()) == 24
    expect(page.get_by_role("heading", name="The deal is over")).to_be_visible()
    sheet = bo.sheet()
    assert sum(sheet["Cards taken"]) == 52
    assert sheet["Match, to 151"] == sheet["Total"]
    page.get_by_role("dialog").get_by_role("button", name="Next deal").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".bar-title")).to_contain_text("deal 2")
    expect(bo.cards).to_have_count(4)
    own, ayla = sheet["Total"]
    expect(page.get_by_role("button", name=re.compile(f"Score: You {own}, Ayla {ayla}"))).to_be_visible()


def test_a_deal_of_the_dry_game_by_the_keyboard_alone(guest: Any) -> None:
    bo = guest()
    page, press = bo.page, bo.page.keyboard.press
    bo.home()
    while bo.look("document.activeElement?.name") != "game":
        press("Tab")
    while "Dry Game" not in bo.look("document.activeElement.closest('label').textContent"):
        press("ArrowDown")
    while not str(bo.look("document.activeElement.textContent")).strip().startswith("Play now"):
        press("Shift+Tab")
    press("Enter")
    expect(bo.cards).to_have_count(6)

    bo.await_turn()
    press("r")
    expect(page.get_by_role("dialog", name="Rules of Dry Game")).to_be_visible()
    expect(page.get_by_role("heading", name="2 The deal")).to_be_attached()
    press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    press("s")
    expect(page.get_by_role("dialog", name="The score")).to_be_visible()
    press("s")
    expect(page.locator("dialog")).to_have_count(0)
    press("l")
    expect(page.locator(".notice")).to_have_text(re.compile(r"\.$"))

    def with_arrows(card: Locator) -> None:
        wanted = str(card.get_attribute("data-key"))
        while not bo.look("document.activeElement.closest('.hand') !== null"):
            press("Tab")
        while bo.look("document.activeElement.dataset.key") != wanted:
            press("ArrowRight")
        press("Enter")

    def with_its_number(card: Locator) -> None:
        keys = [one.get_attribute("data-key") for one in bo.cards.all()]
        press(str(keys.index(card.get_attribute("data-key")) + 1))

    played, over = 0, False
    while not over:
        over = bo.play(with_arrows if played % 2 else with_its_number)
        played += 1
        if not over and played % 2 == 0:
            bo.soon(lambda: bo.look("document.activeElement.closest('.hand') !== null"), True)  # the keyboard keeps the hand
    # 52 cards: four on the stack with each of three batches of six and six; the last four go two and two.
    assert played == 20
    expect(page.get_by_role("dialog", name="The deal is over")).to_be_visible()
    bo.soon(lambda: bo.look("document.activeElement.textContent.trim()"), "Next deal")
    items = ["Cards taken", "Card points", "Most cards", "Dry trick", "Most clubs", "Clubs taken"]
    assert list(bo.sheet()) == [*items, "Total", "Match, to 101"]
    press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    press("n")
    expect(bo.cards).to_have_count(6)
    expect(page.locator(".bar-title")).to_contain_text("deal 2")


def test_a_whole_match_by_touch_and_another_one(guest: Any) -> None:
    bo = guest((360, 640), touch=True, sound=True)
    page = bo.page
    bo.home()
    page.get_by_role("radio", name=re.compile("^Harbin's Pishti")).locator("..").tap()
    bo.word("length").get_by_text("one deal only", exact=True).tap()
    bo.word("length").get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Play now").tap()
    expect(bo.cards).to_have_count(4)
    # Jacks at the cut or on the table are won before play, and each leaves a card less to play.
    assert bo.play_deal(lambda card: card.tap()) in (22, 23, 24)
    expect(page.get_by_role("dialog", name="The match is over")).to_be_visible()
    sheet = bo.sheet()
    you, ayla = sheet["Total"]
    won = "You win" if you > ayla else "Ayla wins" if ayla > you else "You and Ayla win"
    expect(page.locator(".winners")).to_contain_text(f"{won} the match")
    page.get_by_role("button", name="Play again").locator("visible=true").last.tap()
    expect(bo.cards).to_have_count(4)
    expect(page.get_by_role("button", name=re.compile("Score: You 0, Ayla 0"))).to_be_visible()
    assert bo.await_turn() is False
    bo.play(lambda card: card.tap())


def test_a_card_is_dragged_to_the_table_or_put_back(guest: Any) -> None:
    bo = guest()
    bo.sit("pisti", 2)
    mouse = bo.page.mouse
    before = bo.hand

    def drag(card: Locator, up: float) -> None:
        box = card.bounding_box()
        assert box
        x, y = box["x"] + 20, box["y"] + 40
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 10, y - up / 2)
        mouse.move(x + 20, y - up)
        mouse.up()

    drag(bo.cards.first, 30)
    expect(bo.page.locator(".hand .dragged")).to_have_count(0)
    bo.soon(lambda: bo.hand, before)
    bo.play(lambda card: drag(card, 350))
    assert len(bo.hand) == len(before) - 1


def test_a_card_that_may_not_be_played_says_why(guest: Any) -> None:
    bo = guest()
    rules = {"capture_obligation": "if_able"}
    bo.sit("pisti", 2, rules)
    for _ in range(120):
        if bo.await_turn():
            # In this deal nothing could be taken, which is rare: there is another.
            bo.sit("pisti", 2, rules)
        refused = bo.page.locator(".hand button.card[aria-disabled=true]")
        if refused.count():
            refused.first.click(force=True)
            expect(bo.page.get_by_role("alert")).to_contain_text("take")
            assert refused.first.get_attribute("aria-describedby")
            return
        bo.play(lambda card: card.click())
    pytest.fail("In five deals nothing could be taken.")


def test_cards_fly_and_a_click_brings_them_home(guest: Any) -> None:
    bo = guest(motion=True)
    bo.sit("foxtrot", 4)
    bo.page.evaluate("""() => {
        window.seen = [];
        new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => node.className && seen.push(node.className))))
            .observe(document.querySelector('.flights'), { childList: true });
    }""")
    card, _ = bo.choice()
    card.click()
    expect(card).to_have_count(0)
    # Three others play, each with a card in flight; who does not want to wait for them clicks on the cloth.
    bo.page.wait_for_function("seen.some((name) => String(name).includes('flying'))")
    bo.page.locator(".cloth").click(position={"x": 30, "y": 30})
    bo.await_turn()
    expect(bo.page.locator(".flights > *")).to_have_count(0)
    assert any("flying" in seen for seen in bo.look("window.seen"))


def test_without_motion_nothing_moves(guest: Any) -> None:
    bo = guest()
    bo.sit("pisti", 4)
    bo.play(lambda card: card.click())
    bo.soon(lambda: bo.look("document.getAnimations().length"), 0)
    expect(bo.page.locator(".flights > *")).to_have_count(0)
