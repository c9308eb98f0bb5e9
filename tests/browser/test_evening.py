"""An evening with friends: invited by a link from another address, somebody goes and comes back, talk, a rematch, and who watches."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import KEYS_OF_THE_HAND, LONGEST_DEAL, PLAYS_BY_ITSELF, Guest, Server

PHONE, SIDEWAYS, LAPTOP = (360, 640), (844, 390), (1366, 768)


class Door:
    """A server as it is seen from another address of the machine."""

    def __init__(self, server: Server, host: str) -> None:
        """Look at the server through this host."""
        self.address = f"http://{host}:{server.port}"


@pytest.fixture
def open_server(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server that listens to the whole network."""
    server = Server(tmp_path, "--host", "0.0.0.0")
    yield server
    server.close()


def join(guest: Guest, link: str, name: str, seat: int) -> None:
    """Come by the link and sit down, by what the invitation shows."""
    guest.page.goto(guest.server.address + link)
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name=f"Sit here, in seat {seat + 1}").click()
    expect(guest.page.locator(".plate.own")).to_be_visible()


def deal(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Deal", exact=True).locator("visible=true").click()
    expect(guest.cards.first).to_be_visible()


def play_one(people: list[Guest]) -> bool:
    """Whoever is to play plays a card; False when the deal is over."""
    first = people[0].page
    people[0].until("() => document.querySelector('dialog.panel[open], .line.my-turn') || document.querySelector('.to-play')")
    for one in people:
        if one.page.locator("dialog.panel[open]").count():
            return False
        if one.page.locator(".line.my-turn").count():
            card, _ = one.choice()
            before = one.look(KEYS_OF_THE_HAND)
            card.click()
            one.until(f"before => {KEYS_OF_THE_HAND} !== before", before)
            return True
    first.wait_for_timeout(100)
    return True


def say(guest: Guest, words: str) -> None:
    guest.page.get_by_role("button", name="Say something").click()
    guest.page.get_by_role("dialog").get_by_role("button", name=words).click()
    expect(guest.page.locator("dialog")).to_have_count(0)


def log(guest: Guest) -> Locator:
    return guest.page.get_by_role("log", name="Moves")


def line(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name="The people at the table")


def test_four_play_and_one_who_goes_returns_on_another_device_by_a_code(open_server: Server, guest: Callable[..., Guest]) -> None:
    elsewhere: Any = Door(open_server, "127.0.0.2")
    bo, cy = guest(LAPTOP, at=open_server), guest(PHONE, at=elsewhere)
    di, ed = guest(SIDEWAYS, at=elsewhere), guest(at=open_server)
    place = open_server.table("pisti", 4, {"target": "single"}, friends=3)
    bo.take(place, dealt=False)
    for seat, (one, name) in enumerate([(cy, "Cy"), (di, "Di"), (ed, "Ed")], 1):
        join(one, place["link"], name, seat)
    deal(bo)
    for _ in range(4):
        assert play_one([bo, cy, di, ed])

    cy.page.goto(f"{elsewhere.address}/me")
    cy.page.get_by_role("button", name="Get a code for it").click()
    code = cy.page.locator(".device-code").inner_text().replace(" ", "")
    cy.page.close()
    expect(line(bo)).to_contain_text("Cy is away.")
    # A press does not throw anybody out: it is asked first, and what has the focus is to keep the seat.
    line(bo).get_by_role("button", name="Open the seat of Cy").click()
    expect(line(bo)).to_contain_text("Open the seat of Cy? They lose it, and anybody with the link can take it.")
    expect(line(bo).get_by_role("button", name="Keep it")).to_be_focused()
    line(bo).get_by_role("button", name="Keep it").click()
    line(bo).get_by_role("button", name="Let a bot play for Cy").click()
    for one in (bo, di, ed):
        expect(one.page.get_by_role("group", name=re.compile("^Cy, .*Club player plays for Cy"))).to_be_visible()
    # The bot plays on; the others need not wait.
    for _ in range(8):
        assert play_one([bo, di, ed])

    cy = guest(SIDEWAYS, at=elsewhere)
    cy.page.goto(f"{elsewhere.address}/me#code={code}")
    cy.page.get_by_role("button", name="Bring in this device").click()
    cy.page.locator(".my-tables li").get_by_role("link").first.click()
    expect(log(bo)).to_contain_text("Cy is back and plays again.")
    expect(bo.page.get_by_role("group", name=re.compile("^Cy, (?!.*plays for)"))).to_be_visible()
    people = [bo, cy, di, ed]
    for one in people:
        one.page.evaluate(PLAYS_BY_ITSELF, 0)
    for one in people:
        one.page.locator("dialog.panel[open]").wait_for(timeout=LONGEST_DEAL)
        expect(one.page.get_by_role("dialog", name="The match is over")).to_be_visible()

    # A rematch is proposed, and kindly refused.
    bo.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    for one in (cy, di, ed):
        expect(one.page.get_by_role("dialog")).to_contain_text("Bo proposes to play another match.")
    di.page.get_by_role("dialog").get_by_role("button", name="Agree").click()
    cy.page.get_by_role("dialog").get_by_role("button", name="Decline").click()
    expect(line(bo)).to_contain_text("Cy would rather not play another match.")
    expect(ed.page.get_by_role("dialog")).to_contain_text("Cy would rather not play another match.")
    expect(ed.page.get_by_role("dialog").get_by_role("button", name="Play again")).to_be_visible()


def test_two_change_seats_and_the_host_bans_one_and_locks_the_table(guest: Callable[..., Guest], server: Server) -> None:
    bo, cy = guest(), guest(PHONE)
    place = server.table("pisti", 4, friends=1)
    bo.take(place, dealt=False)
    cy.page.goto(server.address + place["link"])
    rows = cy.page.locator(".lobby li")
    expect(rows.nth(1)).to_contain_text("plays with")
    expect(rows.nth(2)).to_contain_text("Club player, a bot")
    cy.page.get_by_label("Your name").fill("Cy")
    cy.page.get_by_role("button", name="Sit here, in seat 2").click()
    expect(cy.page.locator(".plate.own")).to_be_visible()

    cy.page.keyboard.press("e")
    cy.page.get_by_role("button", name="Change seats with Bo").click()
    cy.page.keyboard.press("Escape")
    expect(line(bo)).to_contain_text("Cy would like to change seats with you.")
    line(bo).get_by_role("button", name="Agree").click()
    # Both pages are those of the new seats now, and everybody plays on from there.
    for one, seat in ((bo, 1), (cy, 0)):
        expect(one.page.locator(f".plate.own[data-seat='{seat}']")).to_be_visible()
        expect(one.page.locator(".line-last")).to_contain_text("change seats.")
    deal(bo)
    expect(cy.cards.first).to_be_visible()

    bo.page.keyboard.press("e")
    bo.page.get_by_role("button", name="Remove Cy from the table").click()
    question = bo.page.get_by_role("group", name="Remove Cy from the table?")
    expect(question.get_by_role("button", name="Let them stay")).to_be_focused()
    question.get_by_role("button", name="Remove and ban").click()
    expect(cy.page.locator(".farewell")).to_have_text("Bo has banned you from this table: you cannot sit down here.")
    expect(cy.page.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(bo.page.get_by_role("button", name="Let back in: Cy")).to_be_visible()
    bo.page.get_by_role("button", name="Lock the table").click()
    expect(bo.page.get_by_role("button", name="Unlock the table")).to_be_visible()
    di = guest()
    di.page.goto(server.address + place["link"])
    expect(di.page.get_by_text("This table is locked: nobody new can sit down until Bo unlocks it.")).to_be_visible()
    cy.allow("401|403|409")


def test_a_late_friend_takes_the_seat_of_a_bot_between_two_deals(guest: Callable[..., Guest], server: Server) -> None:
    bo, cy = guest(), guest(PHONE)
    place = bo.sit("pishti", 2, {"target": 51})
    cy.page.goto(server.address + place["link"])
    expect(cy.page.get_by_text("free after this deal")).to_be_visible()
    expect(cy.page.get_by_role("definition")).to_contain_text("51 (the book says 101)")
    bo.play_deal(Locator.click)
    cy.page.get_by_label("Your name").fill("Cy")
    cy.page.get_by_role("button", name="Take the seat of Ayla, a bot").click()
    expect(cy.page.locator(".plate.own")).to_be_visible()
    expect(bo.page.get_by_role("group", name=re.compile("^Cy, (?!a bot)"))).to_be_visible()
    expect(log(bo)).to_contain_text("Cy sits down in the seat of Ayla, a bot.")


def test_what_is_said_is_seen_at_the_plate_kept_in_the_list_and_muted(guest: Callable[..., Guest], server: Server) -> None:
    bo, cy = guest(LAPTOP), guest(PHONE, touch=True)
    place = server.table("pishti", 2, friends=1, customs={"talk": "free"})
    bo.take(place, dealt=False)
    join(cy, place["link"], "Cy", 1)
    bubble = bo.page.locator(".bubble[data-of='1']")
    cy.page.keyboard.press("/")
    expect(cy.page.get_by_role("dialog").get_by_role("button", name="Hello!")).to_be_focused()
    cy.page.keyboard.press("Enter")
    expect(bubble).to_have_text("Hello!")
    expect(log(bo)).to_contain_text("Cy: Hello!")
    plate = bo.page.locator(".plate[data-seat='1']").bounding_box()
    there = bubble.bounding_box()
    assert plate is not None
    assert there is not None
    assert abs(there["x"] + there["width"] / 2 - plate["x"] - plate["width"] / 2) < 40
    expect(bubble).to_have_count(0)
    say(cy, "You offer tea")
    expect(bubble.locator("svg")).to_be_visible()
    expect(log(bo)).to_contain_text("Cy offers tea.")
    # What people write is text and nothing else.
    cy.page.get_by_role("button", name="Say something").click()
    cy.page.get_by_role("textbox", name="Your own words").fill("<b>Tea</b> & cake?")
    cy.page.keyboard.press("Enter")
    expect(bubble).to_have_text("<b>Tea</b> & cake?")
    assert bubble.locator("b").count() == 0
    # In this browser nothing more is seen of it.
    bo.page.keyboard.press("e")
    bo.page.get_by_role("button", name="Mute Cy").click()
    bo.page.keyboard.press("Escape")
    say(cy, "Lucky me.")
    expect(log(cy)).to_contain_text("You: Lucky me.")
    say(bo, "Good luck!")
    expect(log(bo)).to_contain_text("You: Good luck!")
    expect(log(bo)).not_to_contain_text("Lucky me.")
    bo.page.reload()
    expect(bo.page.locator(".plate[data-seat='1']")).to_be_visible()
    bo.page.keyboard.press("e")
    expect(bo.page.get_by_role("button", name="Unmute Cy")).to_be_visible()


def test_who_says_too_much_at_once_is_told_so(guest: Callable[..., Guest], server: Server) -> None:
    bo, cy = guest(), guest()
    place = server.table("pishti", 2, friends=1)
    bo.take(place, dealt=False)
    join(cy, place["link"], "Cy", 1)
    for _ in range(7):
        say(bo, "Hello!")
    expect(bo.page.get_by_role("alert")).to_contain_text("You are talking too fast")


def test_a_watcher_sees_the_table_without_a_hand_and_may_sit_down(guest: Callable[..., Guest], server: Server) -> None:
    bo, cy = guest(LAPTOP), guest(PHONE)
    place = bo.sit("basra", 3)
    cy.page.goto(server.address + place["link"])
    cy.page.get_by_role("link", name="Watch").click()
    expect(line(cy)).to_contain_text("You watch this table.")
    expect(line(bo)).to_contain_text("One person watches.")
    expect(cy.page.get_by_role("group", name=re.compile("cards in hand"))).to_have_count(3)
    assert cy.page.locator(".hand, .plate.own, [data-card]:not(.lying)").count() == 0
    assert cy.page.get_by_role("button", name="Say something").count() == 0
    before = log(cy).locator("p").count()
    bo.play(Locator.click)
    expect(log(cy).locator("p").nth(before)).to_be_attached()
    line(cy).get_by_role("button", name="Take a seat").click()
    expect(cy.page.get_by_role("heading", name="A table of Basra")).to_be_visible()
    expect(line(bo)).to_have_count(0)


def test_a_table_that_is_not_watched_says_so(guest: Callable[..., Guest], server: Server) -> None:
    cy = guest()
    place = server.table("pisti", 2, customs={"watch": "no"})
    cy.page.goto(server.address + place["link"])
    expect(cy.page.get_by_role("heading", name="A table of Pisti")).to_be_visible()
    assert cy.page.get_by_role("link", name="Watch").count() == 0
    cy.page.goto(f"{server.address}/w/{place['table']}")
    expect(cy.page.get_by_text("This table cannot be watched.")).to_be_visible()


def test_who_leaves_is_asked_first_and_a_bot_takes_the_open_seat(guest: Callable[..., Guest], server: Server) -> None:
    bo, cy, di = guest(LAPTOP), guest(PHONE), guest()
    place = server.table("pisti", 3, friends=2)
    bo.take(place, dealt=False)
    join(cy, place["link"], "Cy", 1)
    join(di, place["link"], "Di", 2)
    deal(bo)
    cy.page.keyboard.press("e")
    cy.page.get_by_role("button", name="Leave the table…").click()
    cy.page.get_by_role("button", name="Stay").click()
    cy.page.get_by_role("button", name="Leave the table…").click()
    cy.page.get_by_role("button", name="Leave", exact=True).click()
    expect(cy.page.get_by_text("You no longer have a seat at this table.")).to_be_visible()
    expect(cy.page.get_by_role("button", name="Sit here, in seat 2")).to_be_visible()
    expect(line(bo)).to_contain_text("One seat is open.")
    # The cards stay in sight: the invitation is a button away.
    expect(bo.page.locator(".zones")).to_be_visible()
    line(bo).get_by_role("button", name="Invite").click()
    expect(bo.page.get_by_role("dialog").get_by_role("region", name="Invite friends")).to_be_visible()
    bo.page.keyboard.press("Escape")
    line(bo).get_by_role("button", name="Seat a bot").click()
    expect(bo.page.get_by_role("group", name=re.compile("a bot,"))).to_be_visible()
    cy.page.reload()
    expect(cy.page.get_by_text("free after this deal")).to_be_visible()


def test_a_seat_is_handed_over_to_somebody_by_name(guest: Callable[..., Guest], server: Server) -> None:
    bo, cy, gran = guest(LAPTOP), guest(PHONE, touch=True), guest(PHONE)
    place = server.table("pishti", 2, friends=1)
    bo.take(place, dealt=False)
    join(cy, place["link"], "Cy", 1)
    deal(bo)
    expect(cy.cards.first).to_be_visible()
    hand = sorted(cy.hand)
    cy.page.keyboard.press("e")
    cy.page.get_by_role("button", name="Leave the table…").click()
    dialog = cy.page.get_by_role("dialog")
    heir = dialog.get_by_role("textbox", name="Hand it to")
    heir.fill("bo")
    dialog.get_by_role("button", name="Hand over and leave").click()
    # The reason is said in the panel: what lies beneath it is neither seen nor read out.
    expect(dialog.get_by_role("alert")).to_have_text("Bo already has a seat at this table: hand yours to somebody else.")
    heir.fill("Grandmother")
    leaving = dialog.get_by_role("group", name="Leave the table?")
    expect(leaving).to_contain_text("When you leave, the seat is kept for Grandmother.")
    link = leaving.get_by_role("textbox", name="The link to this table").input_value()
    assert link == server.address + place["link"]
    dialog.get_by_role("button", name="Hand over and leave").click()
    expect(cy.page.get_by_text("You no longer have a seat at this table.")).to_be_visible()
    expect(log(bo)).to_contain_text("Cy leaves the table and hands the seat to Grandmother.")
    gran.allow("409")
    gran.page.goto(link)
    expect(gran.page.get_by_text("kept for Grandmother")).to_be_visible()
    gran.page.get_by_label("Your name").fill("Di")
    gran.page.get_by_role("button", name="Sit here, in seat 2").click()
    expect(gran.page.get_by_role("alert")).to_contain_text("This seat is kept for Grandmother")
    gran.page.get_by_label("Your name").fill("grandmother")
    gran.page.get_by_role("button", name="Sit here, in seat 2").click()
    expect(gran.cards.first).to_be_visible()
    gran.soon(lambda: sorted(gran.hand), hand)


def test_a_link_lets_somebody_watch_where_the_table_is_watched(guest: Callable[..., Guest], server: Server) -> None:
    bo, di = guest(PHONE), guest(SIDEWAYS)
    place = server.table("pishti", 2, friends=1)
    bo.take(place, dealt=False)
    cy = guest()
    join(cy, place["link"], "Cy", 1)
    # No seat is free, and yet there is a link for whoever would like to look on.
    bo.page.keyboard.press("e")
    dialog = bo.page.get_by_role("dialog")
    dialog.get_by_text("Let somebody watch").click()
    link = dialog.get_by_role("textbox", name="The link to watch this table").input_value()
    assert link == f"{server.address}/w/{place['table']}"
    di.page.goto(link)
    expect(line(di)).to_contain_text("You watch this table.")
    expect(line(di).get_by_role("button", name="Take a seat")).to_have_count(0)
    dialog.get_by_text("Customs of this table").click()
    dialog.get_by_role("combobox", name="Watching").select_option("nothing")
    expect(dialog.get_by_text("Let somebody watch")).to_have_count(0)
    expect(di.page.get_by_text("This table can no longer be watched.")).to_be_visible()


def test_the_host_settles_the_customs_in_the_form_and_at_the_table(guest: Callable[..., Guest], server: Server) -> None:
    bo, cy = guest(), guest(PHONE)
    bo.home()
    page = bo.page
    bo.word("rules").get_by_text("Two-Hand Pisti", exact=True).click()
    bo.all_rules().get_by_text("Customs of the table").click()
    page.get_by_role("combobox", name="Watching").select_option("nothing")
    page.get_by_role("combobox", name="Moves taken back").select_option("yes")
    expect(page.get_by_text("2 changed")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play with friends").click()
    expect(page.get_by_role("region", name="Invite friends")).to_be_visible()
    link = page.url.removeprefix(server.address)
    cy.page.goto(server.address + link)
    expect(cy.page.get_by_role("button", name="Sit here")).to_be_visible()
    assert cy.page.get_by_role("link", name="Watch").count() == 0
    join(cy, link, "Cy", 1)
    page.get_by_role("button", name="People").click()
    page.get_by_text("Customs of this table").click()
    page.get_by_role("combobox", name="Talk", exact=True).select_option("nothing")
    expect(log(cy)).to_contain_text("changes the customs of the table. Talk: nothing.")
    expect(cy.page.get_by_role("button", name="Say something")).to_have_count(0)
    cy.page.keyboard.press("/")
    expect(cy.page.get_by_role("dialog")).to_contain_text("The host has switched off talk")
    cy.page.keyboard.press("Escape")
    expect(cy.page.locator("dialog")).to_have_count(0)
    cy.page.keyboard.press("e")
    cy.page.get_by_text("Customs of this table").click()
    expect(cy.page.get_by_role("dialog")).to_contain_text("The host of the table decides on them.")


def test_a_move_is_taken_back_if_the_others_agree(guest: Callable[..., Guest], server: Server) -> None:
    bo, cy = guest(), guest(PHONE)
    place = server.table("pisti", 2, friends=1, customs={"takeback": True})
    bo.take(place, dealt=False)
    join(cy, place["link"], "Cy", 1)
    deal(bo)
    expect(cy.cards).to_have_count(4)
    mover, other = (bo, cy) if bo.page.locator(".line.my-turn").count() else (cy, bo)
    before = sorted(mover.hand)
    # A take would show the cards under the pile, and could not be taken back.
    mover.page.locator(".hand button.card:not(:has(.promise))").first.click()
    expect(mover.cards).to_have_count(3)
    mover.page.keyboard.press("e")
    mover.page.get_by_role("button", name="Ask to take back the last move").click()
    other.page.keyboard.press("Escape")
    line(other).get_by_role("button", name="Agree").click()
    expect(mover.cards).to_have_count(4)
    assert sorted(mover.hand) == before
    expect(log(other)).to_contain_text("takes back the last move.")


def test_absence_and_the_time_to_move_are_seen_by_all_and_a_notice_covers_no_answer(guest: Callable[..., Guest], server: Server) -> None:
    bo, cy = guest(PHONE), guest()
    place = server.table("pisti", 2, friends=1, customs={"away": 90})
    bo.take(place, dealt=False)
    join(cy, place["link"], "Cy", 1)
    deal(bo)
    for one in (bo, cy):
        expect(one.page.locator(".plate.to-play .clock")).to_have_text(re.compile("^1:[0-2][0-9]$"))
        assert one.page.locator(".clock").count() == 1
    cy.page.keyboard.press("e")
    cy.page.get_by_role("button", name="Propose to end the match").click()
    bo.page.keyboard.press("e")
    dialog = bo.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Agree")).to_be_visible()
    bo.page.evaluate(
        "document.querySelector('kahve-table').tell('A sentence that is long enough to need two or three lines on a telephone.')"
    )
    notice = dialog.locator(".notice").bounding_box()
    assert notice is not None
    for button in dialog.get_by_role("button").all():
        box = button.bounding_box()
        clear = box is None or box["y"] + box["height"] <= notice["y"] or box["y"] >= notice["y"] + notice["height"]
        hidden = box is not None and not button.evaluate(
            "(button) => { const box = button.getBoundingClientRect(); "
            "return button.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)); }"
        )
        assert clear or hidden, button.inner_text()
    dialog.get_by_role("button", name="Decline").click()
    bo.page.keyboard.press("Escape")
    expect(line(bo)).to_contain_text("You do not agree.")
    # A refusal is old news where somebody is away.
    cy.page.close()
    expect(line(bo)).to_contain_text("Cy is away.")
    line(bo).get_by_role("button", name="Decide").click()
    dialog.get_by_role("button", name="Let a bot play for Cy").first.click()
    expect(bo.page.get_by_role("group", name=re.compile("^Cy, .*Club player plays for Cy"))).to_be_visible()


def test_who_plays_with_bots_alone_goes_back_to_their_own_last_move(guest: Callable[..., Guest], server: Server) -> None:
    bo = guest()
    bo.sit("pisti", 3, {"target": "single"})
    before = sorted(bo.hand)
    bo.play(Locator.click)
    bo.page.keyboard.press("e")
    bo.page.get_by_role("button", name="Take back your last move").click()
    bo.page.keyboard.press("Escape")
    expect(bo.cards).to_have_count(len(before))
    assert sorted(bo.hand) == before
    expect(log(bo)).to_contain_text("You go back to your last move.")
