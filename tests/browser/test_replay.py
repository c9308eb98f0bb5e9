"""Deals that are over are seen again in the browser: by mouse and keyboard, for each family, from a table, a link and a file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from kahve.table.sitting.story import story_document
from kahve.table.store.sql import Store

from ..courses import Course
from .conftest import ENLARGING, Server, keep

FAMILIES = ("pishti", "basra", "hand_and_foot", "chili_dog", "soup")
PHONE, DESK = (360, 640), (1366, 768)
COURSES: dict[str, Course] = {}


@pytest.fixture(scope="module")
def played(built: None, tmp_path_factory: Any) -> Iterator[Server]:
    """A server with a table of each family at which a deal is over. `table` names it, and `key` is the key of its first seat."""
    folder = tmp_path_factory.mktemp("played")
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    for game in FAMILIES:
        COURSES[game] = course = Course(game, watch="hands").finish()
        keep(store, table(game), course)
    store.close()
    server = Server(folder)
    yield server
    server.close()


def table(game: str) -> str:
    return game.replace("_", "") + "table"


def come(guest: Any, played: Server, path: str, size: Any = DESK, **more: Any) -> Any:
    one = guest(size, at=played, **more)
    one.page.goto(f"{played.address}{path}")
    expect(one.page.locator(".transport output")).to_be_visible()
    return one


def at(one: Any) -> Any:
    return one.page.locator(".transport output")


@pytest.mark.parametrize("name", FAMILIES)
def test_a_deal_is_stepped_through_by_keys_and_by_buttons(guest: Any, played: Server, name: str) -> None:
    one = come(guest, played, f"/r/{table(name)}/1.1/3", PHONE if name in ("basra", "soup") else DESK)
    moves = len(COURSES[name].match.history[0].turns)
    expect(at(one)).to_have_text(f"3 of {moves}")
    names = ", ".join(player.name for player in COURSES[name].sitting.setup.players)
    expect(one.page).to_have_title(f"{COURSES[name].sitting.setup.game.title}: {names} · Kahve")
    one.page.keyboard.press("ArrowRight")
    expect(at(one)).to_have_text(f"4 of {moves}")
    one.page.keyboard.press("ArrowLeft")
    expect(at(one)).to_have_text(f"3 of {moves}")
    one.page.get_by_role("button", name="One move forward").click()
    expect(at(one)).to_have_text(f"4 of {moves}")
    assert one.page.url.endswith(f"/r/{table(name)}/1.1/4?seat=0")
    one.page.keyboard.press("End")
    expect(at(one)).to_have_text(f"{moves} of {moves}")
    one.page.keyboard.press("Home")
    expect(at(one)).to_have_text(f"0 of {moves}")
    one.page.get_by_role("button", name="Play", exact=True).click()
    expect(at(one)).not_to_have_text(re.compile("^[01] of"))
    one.page.get_by_role("button", name="Pause").click()
    one.page.get_by_role("slider", name="Move").fill("7")
    expect(at(one)).to_have_text(f"7 of {moves}")
    # On the slider a key is the slider's own.
    one.page.evaluate("document.activeElement.blur()")
    one.page.keyboard.press("j")
    expect(one.page.get_by_role("spinbutton")).to_be_focused()
    one.page.keyboard.type("12")
    one.page.keyboard.press("Enter")
    expect(at(one)).to_have_text(f"12 of {moves}")
    expect(one.page.locator("dialog")).to_have_count(0)
    one.page.get_by_role("button", name=f"12 of {moves}: go to a move by its number").click()
    one.page.get_by_role("spinbutton").fill("7")
    one.page.get_by_role("button", name="Go there").click()
    expect(at(one)).to_have_text(f"7 of {moves}")
    assert one.nameless() == []
    assert one.misnamed() == []
    assert one.too_small(".transport button, .bar button, .bar a") == []
    assert one.look(ENLARGING) == []


def test_a_deal_is_seen_from_any_seat_with_its_own_or_all_hands(guest: Any, played: Server) -> None:
    one = come(guest, played, f"/r/{table('pishti')}/1.1/2?seat=1&hands=own")
    seen = COURSES["pishti"].seen[1][2]
    cards = one.page.locator(".hand button.card")
    own = lambda: [str(card.get_attribute("data-card")) for card in cards.all()]  # noqa: E731
    one.soon(lambda: sorted(own()), sorted(seen[1][0][1]["hand"]))
    expect(one.page.locator(".side-hands")).to_have_count(0)
    one.page.keyboard.press("o")
    expect(one.page.locator(".side-hands li img")).to_have_count(sum(len(seen[seat][0][seat]["hand"]) for seat in (0, 1)))
    one.page.get_by_role("button", name="View", exact=True).click()
    one.page.get_by_label("Seen from the seat of").select_option("0")
    one.soon(lambda: sorted(own()), sorted(seen[0][0][0]["hand"]))
    one.page.keyboard.press("Escape")
    one.soon(lambda: "seat=0" in one.page.url, True)


def test_a_bonus_and_a_move_of_the_list_are_jumped_to(guest: Any, played: Server) -> None:
    one = come(guest, played, f"/r/{table('basra')}/1.1/0")
    one.page.locator(".side .step").nth(9).click()
    expect(at(one)).to_have_text(re.compile("^9 of"))
    signs = one.page.locator(".side .step:has(.step-sign)")
    one.page.get_by_role("button", name="Next bonus").click()
    if signs.count():
        expect(one.page.locator('.side .step[aria-current="step"] .step-sign')).to_have_count(1)
    else:
        expect(one.page.get_by_role("alert")).to_contain_text("There was no bonus")


def test_a_link_is_shared_and_opens_the_same_move_for_a_stranger(guest: Any, played: Server) -> None:
    one = come(guest, played, f"/r/{table('chili_dog')}/1.1/5?seat=2")
    one.page.get_by_role("button", name="Share this move").click()
    field = one.page.get_by_label("The link to this move")
    expect(field).to_have_value(re.compile(rf"/r/{table('chili_dog')}/1\.1/5\?seat=2$"))
    link = field.input_value()
    other = guest(PHONE, at=played)
    other.page.goto(f"{played.address}{link[link.index('/r/') :]}")
    expect(at(other)).to_have_text(re.compile("^5 of"))


def test_going_on_from_a_move_opens_a_table_that_stands_there(guest: Any, played: Server) -> None:
    one = come(guest, played, f"/r/{table('pishti')}/1.1/6")
    mover = COURSES["pishti"].match.history[0].turns[6][0]
    name = COURSES["pishti"].sitting.names[mover]
    one.page.get_by_role("button", name="What if").click()
    expect(one.page.get_by_role("dialog")).to_contain_text(f"You take the seat of {name}")
    one.page.get_by_role("button", name=f"Go on as {name}").click()
    expect(one.page.locator(".bar-title")).to_contain_text("what if")
    expect(one.page.locator(".line-last")).to_contain_text("This table goes on from deal 1 after 6 moves.")
    one.await_turn()
    one.play(lambda card: card.click())


def test_what_is_chosen_in_a_panel_stays_when_the_panel_is_left(guest: Any, played: Server) -> None:
    one = come(guest, played, f"/r/{table('basra')}/1.1/2", PHONE)
    one.page.get_by_role("button", name="The moves").click()
    steps = one.page.get_by_role("dialog").locator(".step")
    # The moves before the one that was asked for come last.
    expect(steps).to_have_count(49)
    steps.nth(9).press("Enter")
    expect(at(one)).to_have_text(re.compile("^9 of"))
    one.soon(lambda: one.page.evaluate("location.pathname"), f"/r/{table('basra')}/1.1/9")
    one.page.wait_for_timeout(300)
    expect(at(one)).to_have_text(re.compile("^9 of"))
    one.page.get_by_role("button", name="View", exact=True).click()
    one.page.get_by_role("dialog").locator("select").first.select_option("1")
    expect(one.page.get_by_role("dialog").locator("select").first).to_have_value("1")
    one.page.keyboard.press("Escape")
    one.soon(lambda: one.page.evaluate("location.search"), "?seat=1")
    one.page.wait_for_timeout(300)
    assert one.page.evaluate("location.pathname + location.search") == f"/r/{table('basra')}/1.1/9?seat=1"


@pytest.mark.parametrize("name", FAMILIES)
def test_no_card_of_a_replay_is_played_or_chosen(guest: Any, played: Server, name: str) -> None:
    one = come(guest, played, f"/r/{table(name)}/1.1/4")
    line = one.page.locator(".line").inner_text()
    card = one.page.locator(".hand button").first
    card.click(force=True)
    expect(one.page.get_by_role("alert")).to_have_text("This deal is over. “What if” plays on from here.")
    card.press("Enter")
    assert one.page.locator(".line").inner_text() == line
    expect(one.page.locator(".line button")).to_have_count(0)


ON_PLAYERS = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const boxes = (selector) => all(selector).map((one) => [one.textContent.trim(), one.getBoundingClientRect()]);
    const meet = (a, b) => a.left < b.right - 3 && b.left < a.right - 3 && a.top < b.bottom - 3 && b.top < a.bottom - 3;
    const cards = boxes('.played');
    return boxes('.cloth .plate-body').filter(([, plate]) => cards.some(([, card]) => meet(plate, card))).map(([who]) => who);
}"""
"""The players on whose plates a card of the trick lies."""


def test_on_a_small_phone_no_card_of_a_trick_lies_on_a_player(guest: Any, played: Server) -> None:
    one = come(guest, played, f"/r/{table('chili_dog')}/1.1/8", PHONE)
    lying = 0
    for move in range(8, 16):
        expect(at(one)).to_have_text(re.compile(f"^{move} of"))
        assert one.look(ON_PLAYERS) == []
        lying = max(lying, one.page.locator(".played").count())
        one.page.keyboard.press("ArrowRight")
    assert lying == 4


def worth(move: str, says: str, points: float) -> dict[str, Any]:
    return {"move": move, "says": says, "cards": [], "worth": points, "error": 1.0}


def see_reasons(part: Locator) -> None:
    """The reasons of a decision, the cards of which they speak, and the same cards marked in the position before it."""
    expect(part).to_contain_text("For Bo: Counting itself, it takes 5 cards.")
    expect(part.get_by_role("list", name="Cards of the reasons").get_by_role("img")).to_have_count(2)
    for role, alt in (("taken", "nine of spades"), ("other", "four of diamonds")):
        expect(part.locator(f".decision-zone [data-mark='{role}'] img")).to_have_attribute("alt", re.compile(alt, re.IGNORECASE))


def test_the_review_marks_the_moves_that_gave_points_away(guest: Any, played: Server) -> None:
    chosen, best = worth("4D", "the four of diamonds is played", 0.0), worth("JC", "the jack of clubs takes 5 cards", 4.5)
    card = {"name": "nine", "seat": None}
    taken, other = (card | {"card": code, "role": role, "says": role} for code, role in (("9S", "taken"), ("4D", "other")))
    why = [{"says": "Counting itself, it takes 5 cards.", "marks": [taken, other]}]
    pile = {"zone": "pile", "kind": "row", "title": "Pile", "count": 1, "cards": ["9S"], "says": "1 card", "owner": None}
    decisions = [
        {
            "turn": turn,
            "seat": 0,
            "made": chosen,
            "best": best,
            "given": given,
            "error": 1.0,
            "worths": [best, chosen],
            "why": why if given else [],
            "club": "",
            "habit": "",
            "hand": ["4D", "JC"],
            "zones": [pile],
        }
        for turn, given in ((3, 0.0), (9, 4.5), (21, 2.0))
    ]
    answer = {"ready": True, "deal": 1, "seats": [], "sides": [], "decisions": decisions, "left_out": 0}
    one = guest(DESK, at=played)
    answers = [{"ready": False, "says": "Reviewing the deal.", "done": 3, "of": 9}]
    one.page.route("**/review", lambda route: route.fulfill(json=answers[-1]))
    one.page.goto(f"{played.address}/r/{table('pishti')}/1.1/1")
    one.page.get_by_role("button", name="Review").click()
    note = one.page.locator(".replay-note")
    expect(note).to_have_text("Reviewing the deal. 3 of 9 decisions.")
    one.page.keyboard.press("m")
    expect(one.page.get_by_role("alert")).to_have_text("Reviewing the deal. 3 of 9 decisions.")
    answers.append(answer)
    expect(note).to_have_text("2 moves gave points away.")
    one.page.keyboard.press("m")
    expect(at(one)).to_have_text(re.compile("^9 of"))
    expect(note).to_contain_text("gave away 4.5 points. Better: the jack of clubs takes 5 cards.")
    see_reasons(one.page.get_by_role("region", name="Why another move was better"))
    one.resize(PHONE)
    one.page.get_by_role("button", name="Why?").click()
    panel = one.page.get_by_role("dialog", name="Why another move was better")
    # Under it the note is cut, and the reasons speak of the move that it advises.
    expect(panel).to_contain_text("Better: the jack of clubs takes 5 cards.")
    see_reasons(panel)
    one.close_panel()
    one.resize(DESK)
    one.page.get_by_role("button", name="Next mistake").click()
    expect(at(one)).to_have_text(re.compile("^21 of"))
    expect(one.page.locator(".side .step.dear")).to_have_count(2)
    assert one.nameless() == []


def test_a_stranger_is_told_why_there_is_no_review(guest: Any, played: Server) -> None:
    one = come(guest, played, f"/r/{table('basra')}/1.1/1")
    one.allow("401|Failed to load")
    one.page.keyboard.press("v")
    expect(one.page.locator(".replay-note")).to_have_text(
        "Only the players at this table may have a deal reviewed: send the key to your seat."
    )


def test_whoever_follows_sees_each_deal_when_it_is_over(guest: Any, played: Server) -> None:
    one = guest(DESK, at=played)
    requests = []

    def without_the_last(route: Any) -> None:
        body = route.fetch().json()
        if len(requests) < 2:
            body["matches"][0]["deals"] = body["matches"][0]["deals"][: len(requests)]
        requests.append(route)
        route.fulfill(json=body)

    one.page.route("**/deals", without_the_last)
    one.page.goto(f"{played.address}/r/{table('pishti')}/last/0?follow=")
    expect(one.page.get_by_role("status")).to_have_text("No deal is over yet. The first one appears here as soon as it is.")
    expect(at(one)).to_be_visible()
    expect(one.page.get_by_role("button", name="Pause")).to_be_visible()
    moves = len(COURSES["pishti"].match.history[0].turns)
    one.page.get_by_role("slider", name="Move").fill(str(moves - 1))
    one.page.get_by_role("button", name="Play", exact=True).click()
    expect(one.page.locator(".replay-note")).to_have_text("The next deal appears here as soon as it is over.")
    expect(at(one)).to_have_text(f"{moves} of {moves}")


def test_a_watcher_is_led_to_the_hands_of_the_deal_before(guest: Any, played: Server) -> None:
    one = guest(PHONE, at=played)
    one.page.goto(f"{played.address}/w/{table('soup')}")
    expect(one.page.get_by_role("dialog").get_by_role("link", name="See it again")).to_be_visible()
    one.page.keyboard.press("Escape")
    one.page.get_by_role("link", name="All hands, one deal later").click()
    expect(at(one)).to_be_visible()
    expect(one.page.get_by_role("button", name="All hands")).to_be_visible()


def test_what_cannot_be_shown_is_said(guest: Any, played: Server) -> None:
    one = guest(PHONE, at=played)
    one.allow("404|409|Failed to load")
    for path, says in (
        (f"/r/{table('pishti')}/1.2/0", "There is no deal 2 in this match"),
        (f"/r/{table('pishti')}/1.1/900", "has 48 moves: there is no move 900"),
        ("/r/nosuchtable1/1.1/0", "There is no such table on this server."),
        ("/r/log/gone/1.1/0", "This log is no longer here: open its file again."),
        (f"/r/{table('pishti')}/1.1/0?seat=9", "There is no seat 9 at this table"),
    ):
        one.page.goto(f"{played.address}{path}")
        alert = one.page.get_by_role("alert").first
        expect(alert).to_contain_text(says)
        box = alert.bounding_box()
        assert box["x"] >= 10
        assert box["x"] + box["width"] <= PHONE[0] - 10
    one.resize(DESK)
    box = alert.bounding_box()
    assert abs(box["x"] + box["width"] / 2 - DESK[0] / 2) < 2, "no room is left for a list of moves"


def test_the_front_door_leads_to_own_deals_a_file_and_a_link(guest: Any, played: Server, tmp_path: Path) -> None:
    one = guest(PHONE, at=played)
    one.allow("422|Failed to load")
    place = {"table": table("pishti"), "seat": 0, "token": "key", "link": f"/t/{table('pishti')}"}
    stored = json.dumps([f"kahve.place.{place['table']}", json.dumps(place)])
    one.prepare(f"localStorage.setItem(...{stored})")
    one.home()
    one.page.get_by_role("button", name="Watch and replay").click()
    # The server knows nobody here, and the table is on the list all the same.
    one.page.get_by_role("dialog").get_by_role("link", name="My tables").click()
    row = one.page.locator(".my-tables li").filter(has_text="Pishti")
    row.get_by_role("button", name="The deals of this table").click()
    row.get_by_role("link", name=re.compile("^Deal 1")).click()
    expect(at(one)).to_have_text(re.compile("^0 of"))
    # The way back leads to where one came from, also after steps and a reload.
    one.page.get_by_role("button", name="One move forward").click()
    one.page.reload()
    one.page.get_by_role("link", name="Back", exact=True).click()
    one.page.wait_for_url(f"{played.address}/me")
    one.home()
    one.page.get_by_role("button", name="Watch and replay").click()
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text("no log\n")
    file = one.page.locator(".open-log input[type=file]")
    file.set_input_files(wrong)
    expect(one.page.get_by_role("alert")).to_have_text("Line 1: this is not JSON; the file may be incomplete.")
    long = tmp_path / "long.jsonl"
    long.write_text(" " * (2 << 20))
    file.set_input_files(long)
    expect(one.page.get_by_role("alert")).to_contain_text("This file is too long")
    link = one.page.get_by_label("A link to a table or to a deal")
    link.fill("what is this?")
    one.page.get_by_role("button", name="Watch", exact=True).click()
    expect(one.page.get_by_text("This is not a link to a table or a deal on this server.")).to_be_visible()
    log = tmp_path / "evening.jsonl"
    log.write_text(COURSES["soup"].sitting.table.log(["Ada", "bot:greedy", "Cy"]))
    file.set_input_files(log)
    expect(at(one)).to_have_text(re.compile("^0 of"))
    expect(one.page).to_have_title("Soup: Ada, Club player, Cy · Kahve")
    # An opened log begins at its beginning.
    assert re.search(r"/r/log/[\w-]+/1\.1/0", one.page.url)


@pytest.mark.parametrize("name", FAMILIES)
def test_the_sheet_tells_what_decided_the_deal_and_leads_there(guest: Any, played: Server, name: str) -> None:
    one = guest(PHONE if name in ("pishti", "soup") else DESK, at=played)
    place = {"table": table(name), "seat": 0, "token": "key", "link": f"/t/{table(name)}"}
    one.take(place, dealt=False)
    match = COURSES[name].match
    story = story_document(match, 1, 0)
    expect(one.page.locator(".story-result")).to_contain_text(story["result"])
    moments = one.page.locator(".story-moments")
    for part in (story["turned"], story["best"]):
        if part:
            expect(moments).to_contain_text(part["says"])
    if story["best"]:
        expect(moments.locator("img")).to_have_count(min(8, len(story["best"]["cards"])))
    body = one.look("(() => { const it = document.querySelector('.panel-body'); return [it.scrollWidth, it.clientWidth]; })()")
    assert body[0] == body[1]
    expect(one.page.get_by_role("button", name="Save the log")).to_be_attached()
    part = story["turned"] or story["best"]
    moments.get_by_role("link", name=f"See move {part['move']} again").first.click()
    expect(at(one)).to_have_text(f"{part['move']} of {len(match.history[0].turns)}")
