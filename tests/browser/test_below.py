"""A server below an address: a whole visit behind a proxy, at which nothing is asked for beside the server."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ..proxy import Proxy
from .conftest import Guest, Server


class Seen(Server):
    """The same server as its visitors see it: through a proxy."""

    def __init__(self, folder: Path, proxy: Proxy, *options: str) -> None:
        """Start the server, and let the proxy lead there."""
        self.proxy = proxy
        super().__init__(folder, *options)
        proxy.server_port = self.port

    @property
    def address(self) -> str:
        """The address at the proxy."""
        return self.proxy.address


@pytest.fixture(params=["off", "passed"])
def seen(request: pytest.FixtureRequest, built: None, tmp_path: Path) -> Iterator[Seen]:
    proxy = Proxy("/our/cards/", takes_off=request.param == "off")
    options = [] if proxy.takes_off else ["--public-url", proxy.address.replace("127.0.0.1", "cards.example"), "--allow-host", "127.0.0.1"]
    server = Seen(tmp_path, proxy, *options)
    yield server
    proxy.close()
    server.close()


def test_a_whole_visit_keeps_below_the_address(guest: Callable[..., Guest], seen: Seen) -> None:
    one = guest(at=seen)
    page = one.page
    page.goto(seen.address)
    page.get_by_role("button", name="Play now").click()
    one.await_turn()
    one.play(lambda card: card.click())
    table = page.url.removeprefix(f"{seen.address}/t/")
    assert re.fullmatch(r"\w+", table)
    page.reload()
    expect(one.cards.first).to_be_visible()
    stored_keys = one.look("Object.keys(localStorage)")
    assert f"/our/cards/kahve.place.{table}" in stored_keys
    # The test itself has kept that nothing is to be explained.
    assert {key for key in stored_keys if not key.startswith("/our/cards/")} == {"kahve.preferences"}

    # A link that is opened in another tab names the page as the bar does.
    page.locator("a.brand").click()
    page.wait_for_url(f"{seen.address}/")
    back = page.get_by_role("link", name=re.compile("^Back to"))
    assert back.evaluate("(link) => link.href") == f"{seen.address}/t/{table}"
    for name, path in (("My tables", "/me"), ("Puzzles", "/puzzles")):
        page.get_by_role("link", name=name).click()
        page.wait_for_url(f"{seen.address}{path}**")
        page.go_back()
        page.wait_for_url(f"{seen.address}/")

    # The link for another device, and the picture of it where it opens elsewhere.
    page.get_by_role("link", name="My tables").click()
    page.get_by_role("button", name="Get a code for it").click()
    if not seen.proxy.takes_off:
        expect(page.get_by_role("img", name="The code as a QR code")).to_be_visible()

    # A rulebook, and a lesson that it leads to.
    page.goto(f"{seen.address}/rules/pisti")
    page.locator(".rule-board a").first.click()
    page.wait_for_url(re.compile(rf"{seen.address}/learn/pisti/\d+"))
    expect(page.locator(".hand .card").first).to_be_visible()

    # The page can be installed, and its worker hears pushes for this server alone.
    link = page.locator("link[rel=manifest]")
    manifest = link.evaluate("(link) => fetch(link.href).then((file) => file.json())")
    address = link.evaluate("(link) => link.href")
    assert (address, manifest["start_url"], manifest["scope"]) == (f"{seen.address}/assets/kahve.webmanifest", "../", "../")
    worker = f"navigator.serviceWorker.register('{seen.address}/assets/worker.js').then((found) => found.scope)"
    assert page.evaluate(worker) == f"{seen.address}/assets/"
    assert one.devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert seen.proxy.strays == []
