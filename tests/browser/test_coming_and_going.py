"""Reloads, other tabs, friends and a server that is killed: the seat, the hand and the game stay."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

LATE_GAMES = """const swift = window.fetch;
window.fetch = async (...asked) => {
    const answer = await swift(...asked);
    if (String(asked[0]).includes('/api/games/')) await new Promise((done) => setTimeout(done, 300));
    return answer;
};"""
"""Lets the page hear of a game a moment after all else."""


def test_a_reload_in_the_middle_of_a_deal(guest: Any) -> None:
    bo = guest()
    bo.sit("pishti", 2)
    bo.play(lambda card: card.click())
    hand, line, last = bo.hand, bo.line, bo.page.locator(".line-last").inner_text()
    pile = bo.page.get_by_role("group", name=re.compile("^Pile: ")).get_attribute("aria-label")
    bo.page.reload()
    expect(bo.cards).to_have_count(len(hand))
    bo.soon(lambda: (bo.hand, bo.line, bo.page.locator(".line-last").inner_text()), (hand, line, last))
    expect(bo.page.get_by_role("group", name=str(pile), exact=True)).to_be_visible()
    bo.play(lambda card: card.click())


def test_another_tab_takes_the_seat_and_it_is_taken_back(guest: Any) -> None:
    bo = guest()
    bo.sit("pisti", 2)
    first, hand = bo.page, bo.hand
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.locator(".hand button.card")).to_have_count(len(hand))
    elsewhere = first.get_by_role("alertdialog")
    expect(elsewhere).to_contain_text("another window")
    # What is played at elsewhere does not go on saying whose turn it is: not in the line, not at the plate, and not in the tab.
    expect(first.locator(".line-now")).to_have_text("You are now at this table in another window.")
    expect(first.locator(".to-play, .my-turn")).to_have_count(0)
    expect(first).to_have_title("Pisti · Kahve")
    expect(second).to_have_title("Your turn · Pisti · Kahve")
    elsewhere.get_by_role("button", name="Take it back here").click()
    expect(elsewhere).to_have_count(0)
    expect(second.get_by_role("alertdialog")).to_be_visible()
    bo.await_turn()
    bo.play(lambda card: card.click())


def test_the_server_is_killed_and_the_game_goes_on(guest: Any, own_server: Any) -> None:
    bo = guest(at=own_server)
    bo.sit("dry_game", 2)
    bo.allow("WebSocket connection|ERR_CONNECTION_REFUSED")
    bo.play(lambda card: card.click())
    hand = bo.hand
    own_server.kill()
    expect(bo.page.get_by_text("Connection lost. You can play on when it is back")).to_be_visible()
    bo.cards.first.click()
    expect(bo.page.get_by_role("alert")).to_contain_text("no connection")
    bo.soon(lambda: bo.hand, hand)
    own_server.start()
    expect(bo.page.get_by_text("Connection lost. You can play on when it is back")).to_have_count(0)
    bo.soon(lambda: bo.hand, hand)
    for _ in range(3):
        bo.play(lambda card: card.click())


def test_an_invitation_does_not_move_once_it_is_shown(guest: Any) -> None:
    """What comes late would push away what is already under a finger. This link is the last of all."""
    cy = guest()
    cy.prepare(LATE_GAMES)
    cy.page.goto(cy.server.address + cy.server.table("pisti", 3, friends=1)["link"])
    own = cy.page.get_by_role("link", name="Open a table of your own")
    own.wait_for()
    place = own.bounding_box()
    expect(cy.page.get_by_text("By the book.")).to_be_visible()
    assert own.bounding_box() == place


def test_a_friend_comes_by_the_link_and_plays(guest: Any) -> None:
    bo, cy = guest(), guest((360, 640), touch=True)
    bo.home()
    page = bo.page
    bo.word("rules").get_by_text("Two-Hand Pisti", exact=True).click()
    bo.word("company").get_by_label("Seat 2").select_option("open")
    page.get_by_label("Your name").fill("Bo")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play with friends").click()
    invite = page.get_by_role("region", name="Invite friends")
    field = invite.get_by_role("textbox")
    expect(field).to_have_value(re.compile(f"^{bo.server.address}/t/"))
    link = field.input_value()

    cy.page.goto(link)
    cy.page.get_by_label("Your name").fill("Cy")
    cy.page.get_by_role("button", name="Sit here, in seat 2").tap()
    expect(page.get_by_role("group", name=re.compile("^Cy, "))).to_be_visible()
    expect(invite).to_have_count(0)
    # Nobody deals for two people: one of them asks.
    page.get_by_role("button", name="Deal", exact=True).locator("visible=true").click()
    for one in (bo, cy):
        expect(one.cards).to_have_count(4)
    turn, other = (bo, cy) if bo.page.locator(".line.my-turn").count() else (cy, bo)
    for player, watcher in ((turn, other), (other, turn)):
        player.await_turn()
        card, key = player.choice()
        watched = len(watcher.page.locator("[role=log] p").all())
        (card.tap if player is cy else card.click)()
        expect(card).to_have_count(0)
        watcher.await_turn()
        assert watched <= len(watcher.page.locator("[role=log] p").all())
        assert key.split(".")[0] not in watcher.hand
    # A person who goes is shown as away, and then as back.
    cy.page.goto("about:blank")
    expect(page.get_by_role("group", name=re.compile("^Cy, .*away"))).to_be_visible()
    cy.page.goto(link)
    expect(page.get_by_role("group", name=re.compile("^Cy, (?!.*away)"))).to_be_visible()


def test_a_stranger_finds_no_seat(guest: Any, server: Any) -> None:
    bo = guest()
    bo.page.goto(server.address + server.table("pisti", 2, customs={"late": False})["link"])
    expect(bo.page.get_by_text("Every seat at this table is taken.")).to_be_visible()
    bo.allow("404")
    bo.page.goto(f"{server.address}/t/nothing")
    expect(bo.page.get_by_role("alert")).to_be_visible()
    bo.page.get_by_role("link", name="Open a table of your own").click()
    expect(bo.page.get_by_role("button", name="Play now")).to_be_visible()


def test_the_front_door_knows_the_way_back(guest: Any) -> None:
    bo = guest()
    bo.sit("foxtrot", 2)
    hand = bo.hand
    bo.page.get_by_role("link", name="Kahve, home").click()
    bo.page.get_by_role("link", name="Back to your table of Foxtrot").click()
    expect(bo.cards).to_have_count(len(hand))
    bo.soon(lambda: bo.hand, hand)


def test_the_rules_mark_what_this_table_has_changed(guest: Any) -> None:
    bo = guest()
    bo.sit("pisti", 2, {"jack_on_jack_bonus": 30})
    bo.page.get_by_role("button", name="Rules").click()
    book = bo.page.get_by_role("document", name="Rulebook")
    expect(book).to_contain_text("differ")
    changed = book.locator("[data-option=jack_on_jack_bonus]")
    expect(changed).to_have_text("At this table: 30 (the book says 20).")
    expect(changed.locator("mark")).to_have_text("30")
    expect(book.locator("[data-option=match_bonus] mark")).to_have_count(0)


def test_a_house_rule_that_cannot_be_is_refused_in_a_sentence(guest: Any) -> None:
    bo = guest()
    bo.allow("422")
    bo.home()
    page = bo.page
    sheet = bo.all_rules()
    field = page.get_by_role("spinbutton", name="Points for most cards")
    field.fill("99")
    field.press("Tab")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now").click()
    complaint = page.get_by_role("group", name="Points for most cards").get_by_role("alert")
    expect(complaint).to_contain_text("30")
    expect(field).to_be_focused()
    field.fill("5")
    field.press("Tab")
    expect(sheet.get_by_text("1 changed").first).to_be_visible()
    sheet.get_by_role("button", name="Play Pisti").click()
    expect(bo.cards.first).to_be_visible()


def test_a_line_that_falls_silent_is_noticed_and_tried_again(guest: Any) -> None:
    bo = guest(scripted=True)
    # A try that is given up for the next one is said by the browser, and is not a fault.
    bo.allow("closed before the connection is established")
    opened, silent = [], []

    def hear(route: Any) -> None:
        server = route.connect_to_server()
        opened.append(route)
        route.on_message(lambda said: None if silent else server.send(said))
        server.on_message(lambda said: None if silent else route.send(said))

    bo.answer(hear)
    bo.sit("dry_game", 2)
    hand = bo.hand
    silent.append(True)
    # The browser knows that its network has gone, and the line is asked at once; without that it takes some seconds more.
    bo.look("dispatchEvent(new Event('offline'))")
    lost = bo.page.locator(".wire")
    expect(lost).to_contain_text("Connection lost. You can play on when it is back")
    tries = len(opened)
    lost.get_by_role("button", name="Try now").click()
    bo.soon(lambda: len(opened) > tries, True)
    silent.clear()
    expect(lost).to_have_count(0)
    assert bo.hand == hand
    bo.play(lambda card: card.click())
