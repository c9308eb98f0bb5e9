"""A person on two devices: a code that is typed, the table found again, the game finished there, and everything deleted."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import MISNAMED, TOO_SMALL, Guest


def open_me(one: Guest) -> None:
    """Open the page of this person from the front door."""
    one.home()
    one.page.get_by_role("link", name="My tables").click()
    expect(one.page.get_by_role("heading", name="My tables", level=1)).to_be_visible()


def row(page: Page, title: str) -> Any:
    """A table in the list."""
    return page.locator(".my-tables li").filter(has_text=title)


def code_on(one: Guest) -> str:
    """The code that this device shows for another one."""
    one.page.get_by_role("button", name="Get a code for it").click()
    shown = one.page.locator(".device-code")
    expect(shown).to_be_visible()
    return shown.inner_text()


def sit_down(one: Guest, game: str) -> None:
    """Open a table of two by the front door: from then on this device speaks for a person."""
    one.home()
    one.word("company").get_by_label("Your name").fill("Bo")
    one.page.keyboard.press("Escape")
    one.page.locator(".game-title").get_by_text(game, exact=True).first.click()
    one.page.get_by_role("button", name="Play now").click()
    one.await_turn()


def keep_seat(one: Guest, name: str) -> None:
    """Open a table of two at which the other seat is kept for this name."""
    one.home()
    one.word("rules").get_by_text("Two-Hand Pisti", exact=True).click()
    one.word("company").get_by_label("Seat 2").select_option("open")
    one.page.get_by_label("Seat 2 is kept for").fill(name)
    one.page.keyboard.press("Escape")
    one.page.get_by_role("button", name="Play with friends").click()


def test_a_game_is_begun_on_one_device_and_finished_on_another(guest: Callable[..., Guest]) -> None:
    laptop, phone = guest(), guest((360, 640), touch=True)
    sit_down(laptop, "Harbin's Pishti")
    laptop.play(lambda card: card.click())
    hand, table = laptop.hand, laptop.page.url
    open_me(laptop)
    expect(row(laptop.page, "Harbin's Pishti")).to_contain_text("Your turn.")
    code = code_on(laptop)

    open_me(phone)
    expect(phone.page.get_by_text("This device is not known here yet.")).to_be_visible()
    phone.page.get_by_label("The code that it shows").fill(code.lower())
    phone.page.get_by_role("button", name="Bring in this device").tap()
    expect(phone.page.get_by_role("status").filter(has_text="Bo's now")).to_be_visible()
    row(phone.page, "Harbin's Pishti").get_by_role("link").tap()
    expect(phone.page).to_have_url(table)
    phone.soon(lambda: sorted(phone.hand), sorted(hand))
    phone.play_deal(lambda card: card.tap())
    # The same link opened on the phone is the own seat again, and no invitation to another one.
    phone.page.evaluate(f"localStorage.removeItem('kahve.place.{table.rpartition('/')[2]}')")
    phone.page.goto(table)
    expect(phone.page.locator(".table-page")).to_be_visible()


def test_a_link_carries_the_code_and_loses_it_from_the_address(guest: Callable[..., Guest]) -> None:
    laptop, phone = guest(), guest((360, 640), touch=True, alone=True)
    sit_down(laptop, "Harbin's Pishti")
    open_me(laptop)
    code = code_on(laptop).replace(" ", "")
    sent: list[str] = []
    phone.page.on("request", lambda request: sent.append(request.url))
    sit_down(phone, "Pisti")
    phone.page.goto(f"{phone.server.address}/me#code={code}")
    expect(phone.page.get_by_label("The code that it shows")).to_have_value(code)
    assert phone.page.url == f"{phone.server.address}/me"
    assert not [url for url in sent if code in url.partition("#")[0]]
    # Nothing has happened yet: this device has tables of its own, which come along if wanted.
    expect(phone.page.locator(".my-tables li")).to_have_count(1)
    phone.page.get_by_role("button", name="Bring in this device").tap()
    expect(phone.page.locator(".my-tables li")).to_have_count(2)
    expect(phone.page.locator(".devices li").filter(has_text="this device")).to_have_count(1)


def test_a_wrong_code_is_refused_with_a_sentence(guest: Callable[..., Guest]) -> None:
    one = guest()
    one.allow("404")
    open_me(one)
    field = one.page.get_by_label("The code that it shows")
    field.fill("AAAA AAAA")
    field.press("Enter")
    expect(one.page.get_by_role("alert")).to_have_text("This code is not known. Look again at the first device.")


def test_what_is_kept_is_taken_away_as_a_file_and_deleted(guest: Callable[..., Guest]) -> None:
    one = guest()
    sit_down(one, "Harbin's Pishti")
    open_me(one)
    page = one.page
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save all as a file").click()
    with open(saving.value.path(), encoding="utf-8") as file:
        document = json.load(file)
    assert (document["name"], [table["title"] for table in document["tables"]]) == ("Bo", ["Harbin's Pishti"])
    page.get_by_role("button", name="Delete me").click()
    question = page.get_by_role("dialog", name="Are you sure?")
    expect(question).to_contain_text("The cards stay as they were played")
    question.get_by_role("button", name="No").click()
    expect(question).to_have_count(0)
    page.get_by_role("button", name="Delete me").click()
    question.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_text("This device is not known here yet.")).to_be_visible()
    assert [name for name in page.evaluate("Object.keys(localStorage)") if "person" in name or "place" in name] == []
    page.goto(f"{one.server.address}/")
    page.get_by_role("link", name="My tables").click()
    expect(page.get_by_text("This device is not known here yet.")).to_be_visible()


def test_a_passkey_brings_a_person_back_on_a_device_that_knows_nothing(guest: Callable[..., Guest]) -> None:
    one = guest(alone=True)
    sit_down(one, "Harbin's Pishti")
    session = one.page.context.new_cdp_session(one.page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True}
    added = session.send("WebAuthn.addVirtualAuthenticator", {"options": options | {"automaticPresenceSimulation": True}})
    open_me(one)
    page = one.page
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("button", name=re.compile("^Remove the passkey of "))).to_be_visible()
    key = session.send("WebAuthn.getCredentials", {"authenticatorId": added["authenticatorId"]})["credentials"]
    assert [one["rpId"] for one in key] == ["localhost"]
    # The browser loses all that it has kept.
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(page.get_by_text("This device is not known here yet.")).to_be_visible()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(row(page, "Harbin's Pishti")).to_be_visible()
    row(page, "Harbin's Pishti").get_by_role("link").click()
    one.await_turn()


def test_a_seat_is_kept_for_a_name(guest: Callable[..., Guest]) -> None:
    bo, cy = guest(), guest((360, 640), touch=True)
    page = bo.page
    keep_seat(bo, "Grandmother")
    invitation = page.get_by_role("region", name="Invite friends")
    expect(invitation).to_contain_text("One seat is open, kept for Grandmother.")
    # The link is there once the server has given it.
    expect(invitation.get_by_role("textbox")).to_have_value(re.compile("^http"))
    cy.allow("409")
    cy.page.goto(invitation.get_by_role("textbox").input_value())
    expect(cy.page.get_by_text("kept for Grandmother")).to_be_visible()
    name = cy.page.get_by_label("Your name")
    name.fill("Cy")
    cy.page.get_by_role("button", name="Sit here, in seat 2").tap()
    expect(cy.page.get_by_role("alert")).to_contain_text("This seat is kept for Grandmother")
    name.fill("grandmother")
    cy.page.get_by_role("button", name="Sit here, in seat 2").tap()
    expect(page.get_by_role("group", name=re.compile("^grandmother, "))).to_be_visible()
    expect(page.locator(".plate:not(.own) .medallion .emblem")).to_have_count(1)


def test_the_host_opens_a_kept_seat_to_all(guest: Callable[..., Guest]) -> None:
    bo = guest()
    keep_seat(bo, "Grandmother")
    bo.page.get_by_role("button", name="People").click()
    people = bo.page.get_by_role("dialog", name="People at the table")
    people.get_by_role("button", name="Open to all the seat that is kept for Grandmother").click()
    expect(people.locator(".people-list")).not_to_contain_text("Grandmother")


HISTORY = {
    "unread": False,
    "count": 1,
    "games": [
        {"name": "pisti", "title": "Pisti", "matches": 3, "won": 2, "deals": 9, "margin": 1.24, "error": 0.5, "days": 1, "day_margin": -4.0}
        | {"reviewed": 2, "play": {"margin": 2.0, "error": None}, "luck": {"margin": -0.8, "error": None}}
        | {"curve": [0.0, 4.0, -2.0, 11.2], "beaten": ["Simple"]}
    ],
    "matches": [
        {"table": "t", "link": "/r/t/1.1/0", "game": "pisti", "title": "Pisti", "at": 1.0, "day": True, "deals": 1}
        | {
            "sides": [
                {"names": ["Bo"], "points": 5, "won": True, "you": True},
                {"names": ["Ayla"], "points": 3, "won": False, "you": False},
            ]
        }
    ],
}


def test_a_history_stands_below_the_tables_and_one_that_fails_takes_nothing_else_away(guest: Callable[..., Guest]) -> None:
    one = guest()
    sit_down(one, "Harbin's Pishti")
    one.allow("status of 500")
    one.page.route("**/api/me/history", lambda route: route.fulfill(status=500, json={"error": {"code": "server", "says": "Not now."}}))
    open_me(one)
    own = one.page.get_by_role("region", name="What I have played")
    expect(own.get_by_role("alert")).to_have_text("Not now.")
    expect(row(one.page, "Harbin's Pishti")).to_be_visible()
    one.page.unroute("**/api/me/history")
    one.page.reload()
    expect(own).to_contain_text("No match of yours has ended yet.")
    one.page.route("**/api/me/history", lambda route: route.fulfill(json=HISTORY))
    one.page.evaluate("localStorage.setItem('kahve.lessons', JSON.stringify({ pisti: [1, 2] }))")
    one.page.reload()
    expect(own).to_contain_text("You won 2 of 3 matches. Points a deal compared with the others: +1.2 ± 0.5. In the 2 deals")
    for says in ("+2.0 of them came by play", "Deals of the day: 1", "Bots beaten: Simple.", "Pisti: lessons done 2, puzzles solved 0."):
        expect(own).to_contain_text(says)
    expect(own.get_by_role("img", name="Points ahead of the others, added up")).to_be_visible()
    own.get_by_text("The latest match").click()
    expect(own.get_by_role("link", name="Pisti Bo 5 Ayla 3 Deal of the day")).to_have_attribute("href", re.compile("/r/t/1.1/0$"))
    own.get_by_role("link", name="My mistakes").click()
    expect(one.page).to_have_url(re.compile("/puzzles/mine$"))


def test_the_page_fits_every_window(guest: Callable[..., Guest]) -> None:
    one = guest()
    sit_down(one, "Harbin's Pishti")
    one.page.route("**/api/me/history", lambda route: route.fulfill(json=HISTORY))
    open_me(one)
    one.page.get_by_text("The latest match").click()
    one.page.get_by_role("button", name="Get a code for it").click()
    expect(one.page.locator(".device-code")).to_be_visible()
    for size in ((360, 640), (844, 390), (1366, 768), (1440, 900)):
        one.resize(size)
        assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert one.page.evaluate(TOO_SMALL, ".me button, .me a, .me input") == [], size
    assert one.nameless() == []
    assert one.page.evaluate(MISNAMED) == []
    for theme in ("light", "dark"):
        one.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        assert one.hard_to_read(".me p, .me h1, .me h2, .me h3, .me label, .me legend, .me small, .me span, .me b, .me button, .me a") == []
