"""Clubs in several browsers that use only what the page shows: from the founding to evenings a week apart, and the page of same deals."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from .conftest import COMMAND, LONGEST_DEAL, PLAYS_BY_ITSELF, Guest, Server

WEEK = 7 * 86_400
AFTERNOON = datetime(2026, 10, 22, 15, tzinfo=UTC).timestamp()
"""A Thursday before the clocks of Europe go back; those of America follow a week later."""

LATER = """((Before) => {
    Date = class extends Before {
        constructor(...parts) { parts.length ? super(...parts) : super(Before.now() + SECONDS * 1000); }
        static now() { return Before.now() + SECONDS * 1000; }
    };
})(Date);"""
"""For pages: the clock goes ahead by so much."""


class ServerOfAnyDay(Server):
    """A server whose clock a test sets."""

    def __init__(self, folder: Path, *options: str) -> None:
        """Start it in the afternoon of a Thursday."""
        self.clock = folder / "clock"
        self.ahead = 0.0
        self.go_to(AFTERNOON)
        self.program = f"import time\nreal = time.time\ntime.time = lambda: real() + float(open({str(self.clock)!r}).read())\n{COMMAND}"
        super().__init__(folder, *options)

    def go_to(self, moment: float) -> None:
        """Let the clock show this moment, in seconds since 1970."""
        self.ahead = moment - datetime.now(UTC).timestamp()
        fresh = self.clock.with_suffix(".new")
        fresh.write_text(str(self.ahead))
        os.replace(fresh, self.clock)


@pytest.fixture
def any_day(built: None, tmp_path: Path) -> Iterator[ServerOfAnyDay]:
    """A server whose clock a test sets, with an address for others."""
    server = ServerOfAnyDay(tmp_path, "--public-url", "https://cards.example")
    yield server
    server.close()


def test_a_club_is_founded_joined_by_its_link_and_plays(guest: Callable[..., Guest]) -> None:
    ada, bo = guest(), guest((360, 640), touch=True)
    ada.page.goto(f"{ada.server.address}/club")
    ada.page.get_by_label("The name of the club").fill("Our Thursdays")
    ada.page.get_by_role("button", name="Found it").click()
    expect(ada.page.get_by_role("heading", name="Our Thursdays", level=1)).to_be_visible()
    ada.page.get_by_text("Invite somebody").click()
    link = ada.page.get_by_label("The link to this club").input_value()

    bo.page.goto(f"{bo.server.address}/club#{link.partition('#')[2]}")
    expect(bo.page.get_by_text("Our Thursdays invites you. It has 1 member.")).to_be_visible()
    bo.page.get_by_role("button", name="Join").tap()
    expect(bo.page.get_by_role("heading", name="2 members")).to_be_visible()

    ada.page.get_by_text("Open a table").click()
    ada.page.get_by_label("What is played").first.select_option(label="Pisti")
    ada.page.get_by_label("Seats, by the book").select_option("2")
    ada.page.get_by_role("button", name="Lay the table").click()
    expect(ada.page.locator(".table-page")).to_be_visible()
    bo.page.reload()
    bo.page.get_by_role("button", name="Sit down").tap()
    expect(bo.page).to_have_url(ada.page.url)
    for one in (ada, bo):
        expect(one.page.locator(".table-page")).to_be_visible()


MEMBERS = {
    "Eleni": ("el-GR", "Europe/Athens"),
    "Deniz": ("tr-TR", "Europe/Istanbul"),
    "Amal": ("ar-AE", "Asia/Dubai"),
    "Ben": ("en-GB", "America/New_York"),
}
WHEN = {
    "Eleni": (r"22 Οκτωβρίου.* 08:00 μ\.μ\.", r"29 Οκτωβρίου.* 08:00 μ\.μ\."),
    "Deniz": (r"22 Ekim.* 20:00", r"29 Ekim.* 21:00"),
    "Amal": (r"22 أكتوبر.* 09:00 م", r"29 أكتوبر.* 10:00 م"),
    "Ben": (r"22 October.* 13:00", r"29 October.* 14:00"),
}
"""How each reads the evening at eight in Athens, and the one a week later."""


def tables_of(form: Locator, size: str) -> Locator:
    """The way to seat people for the Dry Game at tables of this size."""
    return form.locator("[name=tables] option", has_text="Ξερή").filter(has_text=size).first


def test_four_in_four_time_zones_meet_on_two_thursdays(any_day: ServerOfAnyDay, guest: Callable[..., Guest]) -> None:
    people: dict[str, Guest] = {}
    for name, (locale, zone) in MEMBERS.items():
        one = people[name] = guest((360, 640) if name == "Deniz" else (1366, 768), locale=locale, at=any_day)
        one.devtools.send("Emulation.setTimezoneOverride", {"timezoneId": zone})
        one.prepare(LATER.replace("SECONDS", str(any_day.ahead)))
        wishes = json.dumps(json.dumps({"help": False, "sound": "off", "name": name}))
        one.prepare(f'localStorage["kahve.preferences"] = {wishes}')
    eleni, *others = people.values()

    def reload() -> None:
        for one in people.values():
            one.page.goto(club)
            expect(one.page.locator("#evening")).to_be_visible()

    def part(of: Guest, field: str) -> Locator:
        """The form of a host with this field, unfolded."""
        form = of.page.locator(f"[aria-labelledby=evening] form:has([name={field}])")
        form.locator("xpath=ancestor::details[1]/summary").click()
        return form

    # Founded, joined and planned.
    eleni.page.goto(f"{any_day.address}/club")
    eleni.page.locator("[name=club]").fill("Πέμπτες")
    eleni.page.locator("form:has([name=club]) [type=submit]").click()
    expect(eleni.page.locator("h1")).to_contain_text("Πέμπτες")
    club = eleni.page.url
    eleni.page.locator(".invite-code summary").click()
    expect(eleni.page.locator(".invite-code img")).to_be_visible()
    link = eleni.page.locator(".invite-link input").first.input_value()
    assert link.startswith("https://cards.example/club#join=")
    for one in others:
        one.page.goto(f"{any_day.address}/club#{link.partition('#')[2]}")
        one.page.locator(".club-door button").click()
        expect(one.page.locator("#members")).to_be_visible()
    form = part(eleni, "day")
    form.locator("[name=day]").fill("2026-10-22")
    form.locator("[name=weekly]").check()
    form.locator("[type=submit]").click()
    expect(eleni.page.locator(".club-when")).to_be_visible()

    def answered(week: int) -> None:
        reload()
        for name, one in people.items():
            expect(one.page.locator(".club-when b")).to_have_text(re.compile(WHEN[name][week]))
            one.page.locator(".club-answers button").first.click()
            expect(one.page.locator(".club-answers [aria-pressed=true]")).to_have_count(1)

    answered(0)
    # Drawn at two tables, which play the same deal.
    eleni.page.reload()
    form = part(eleni, "mode")
    form.locator("[name=tables]").select_option(value=str(tables_of(form, "2").get_attribute("value")))
    form.locator("[type=submit]").click()
    form = part(eleni, "deals")
    form.locator("[name=deals]").select_option("1")
    form.locator("[type=submit]").click()
    eleni.page.wait_for_url("**/same/*")
    same = eleni.page.url
    any_day.go_to(AFTERNOON + 7210)
    for one in others:
        one.page.goto(same)
    tables: dict[str, list[Guest]] = {}
    for one in people.values():
        one.page.locator(".same .actions .play").click()
        expect(one.page.locator(".table-page")).to_be_visible()
        tables.setdefault(one.page.url, []).append(one)
    assert [len(there) for there in tables.values()] == [2, 2]
    for first, _ in tables.values():
        first.page.locator(".line .play, .cloth .play").first.click()
    for table, there in enumerate(tables.values()):
        for one in there:
            expect(one.cards.first).to_be_visible()
            one.page.evaluate(PLAYS_BY_ITSELF, table)

    # Compared: from the table each comes to a row of their own among four.
    for name, one in people.items():
        one.page.locator("dialog.panel[open]").wait_for(timeout=LONGEST_DEAL)
        one.page.locator(f"dialog.panel[open] a[href='{same.removeprefix(any_day.address)}']").click()
        rows = one.page.locator("[aria-labelledby=in-all] tbody tr")
        expect(rows).to_have_count(4)
        expect(one.page.locator("[aria-labelledby=in-all] tr.sum th")).to_have_text(name)
        expect(one.page.locator("h2", has_text="1").last.locator("xpath=..").locator("tbody a")).to_have_count(6)

    # One member is removed, and reads nothing of the club from then on.
    reload()
    for one in people.values():
        expect(one.page.locator("[aria-labelledby=now] .sheet tbody tr")).to_have_count(4)
    row = eleni.page.locator(".club-members li", has_text="Amal")
    row.locator("summary").click()
    row.locator(".danger").click()
    eleni.page.locator("dialog .play").click()
    expect(eleni.page.locator(".club-members li")).to_have_count(3)
    amal = people.pop("Amal")
    amal.allow("404")
    amal.page.goto(club)
    expect(amal.page.get_by_role("alert")).to_be_visible()
    expect(amal.page.locator("#evening")).to_have_count(0)

    # A week later it is an hour later for those whose clocks have not gone back.
    any_day.go_to(AFTERNOON + WEEK)
    for one in people.values():
        one.prepare(LATER.replace("SECONDS", str(WEEK)))
    answered(1)
    eleni.page.reload()
    form = part(eleni, "mode")
    form.locator("[name=tables]").select_option(value=str(tables_of(form, "3").get_attribute("value")))
    form.locator("[type=submit]").click()
    expect(eleni.page.locator("[aria-labelledby=evening] .club-tables li")).to_have_count(1)
    any_day.go_to(AFTERNOON + WEEK + 10_810)
    reload()
    for one in people.values():
        one.page.locator("[aria-labelledby=evening] .club-tables .play").click()
        expect(one.page.locator(".table-page")).to_be_visible()
    eleni.page.locator(".line .play, .cloth .play").first.click()
    for one in people.values():
        expect(one.cards.first).to_be_visible()


def test_a_deal_of_same_deals_is_compared_as_soon_as_both_have_played_it(guest: Callable[..., Guest]) -> None:
    ada, bo = guest(), guest((360, 640), touch=True)
    ada.home()
    ada.page.get_by_role("button", name="Same deals for several people").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_label("Number of deals").select_option("2")
    dialog.get_by_role("button", name="Get the link").click()
    link = ada.page.get_by_label("The link for the others").input_value()
    for number, one in enumerate((ada, bo)):
        if one is bo:
            bo.page.goto(link)
        expect(one.page.get_by_text("You see what others made of a deal when you have played it.")).to_be_visible()
        expect(one.page.locator("table")).to_have_count(0)
        one.page.get_by_role("button", name="Play", exact=True).click()
        expect(one.cards.first).to_be_visible()
        one.page.evaluate(PLAYS_BY_ITSELF, number)
        one.page.get_by_role("link", name="Your result beside the others").click()
    ada.page.reload()
    for one in (ada, bo):
        # Of the second deal nothing is told, and the replays stay closed until all is played.
        rows = one.page.get_by_role("group", name="Deal 1").locator("tbody tr")
        expect(rows).to_have_count(2)
        expect(rows.filter(has_text=re.compile("after \\d+ move|nowhere"))).to_have_count(1)
        expect(one.page.get_by_role("heading", name="Deal 2")).to_have_count(0)
        expect(one.page.locator("tbody a")).to_have_count(0)
        expect(one.page.get_by_role("button", name="Go to the table")).to_be_visible()
        assert one.look("document.documentElement.scrollWidth <= innerWidth")
