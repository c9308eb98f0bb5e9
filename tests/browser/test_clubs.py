"""A club from its founding to its first table, in two browsers that use only what its page shows."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import Guest


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
