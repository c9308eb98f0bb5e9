"""The first page: what comes over the wire for it, and what comes later."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Response, expect

from kahve.language import offered
from kahve.web import build

from .conftest import Guest

NO_STORAGE = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException(name, "SecurityError"); } });
"""
"""Makes a page whose browser lets it keep nothing."""

MOST_CODE = 70_000
"""The bytes of script and style, compressed as `gzip` does, that the first page may need in one language."""
MOST_REQUESTS = 25
"""All that a browser may ask for until the first page rests: fewer in truth, so that a picture more does no harm."""

MOST_TYPE = 60_000
"""The bytes of all typefaces of a first page in one language."""
HEIGHTS = """() => ["h1", ".hero p", ".play"].map((name) => {
    const one = document.querySelector(name);
    const height = () => one.getBoundingClientRect().height;
    const ours = height();
    one.style.fontFamily = getComputedStyle(one).fontFamily.split(",")[1];
    return [name, ours, height()];
})"""
"""How high parts of the page are in our typeface, and while the browser waits for it."""


def scripts(guest: Guest) -> dict[str, int]:
    """From now on: the bytes of each script that comes, as they come over the wire."""
    counts: dict[str, int] = {}

    def note_response(response: Response) -> None:
        if response.request.resource_type == "script":
            counts[response.url.rpartition("/")[2]] = int(response.headers["content-length"])
            assert response.headers["content-encoding"] in ("br", "gzip")

    guest.page.on("response", note_response)
    return counts


def test_the_first_page_is_small_and_a_table_brings_the_code_of_its_family_alone(guest: Callable[..., Guest]) -> None:
    one = guest(alone=True)
    came = scripts(one)
    one.home()
    one.page.wait_for_load_state("networkidle")
    first = dict(came)
    one.sit("pisti", 2)
    fishing = set(came) - set(first)
    assert len(came) < 20, "each script is a way to the server and back"
    one.sit("quist", 4)
    letters = set(came) - set(first) - fishing
    assert fishing
    assert letters


def test_a_browser_that_comes_again_is_not_sent_the_list_of_games(guest: Callable[..., Guest]) -> None:
    one = guest(alone=True)
    one.home()
    with one.page.expect_response("**/api/games") as games:
        one.page.reload()
    expect(one.page.get_by_role("radio").first).to_be_attached()
    # What the browser already holds is asked about and not sent.
    assert games.value.request.sizes()["responseBodySize"] == 0


def test_a_browser_that_keeps_nothing_says_so_and_plays(guest: Callable[..., Guest]) -> None:
    one = guest(alone=True)
    one.home()
    expect(one.page.get_by_text("keeps nothing")).to_have_count(0)
    one.prepare(NO_STORAGE)
    one.home()
    expect(one.page.get_by_text("This browser keeps nothing for this page.")).to_be_visible()
    one.page.get_by_role("button", name="Play now").click()
    one.await_turn()
    one.cards.first.click()
    one.await_turn()


@pytest.mark.parametrize("language", offered())
def test_the_first_page_asks_for_little_and_moves_nothing_when_the_typefaces_come(guest: Callable[..., Guest], language: str) -> None:
    one = guest(alone=True, locale=language)
    sizes: list[int] = []
    code: list[int] = []

    def note_response(response: Response) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            code.append((build.DIST / f"{response.url.rpartition('/')[2]}.gz").stat().st_size)
        if response.request.resource_type == "font":
            sizes.append(int(response.headers["content-length"]))
            assert "immutable" in response.headers["cache-control"]

    requests: list[str] = []
    one.page.on("request", lambda request: requests.append(request.url))
    one.page.on("response", note_response)
    one.page.goto(one.server.address)
    expect(one.page.locator("button.play").first).to_be_visible()
    one.page.wait_for_load_state("networkidle")
    assert len(requests) <= MOST_REQUESTS, requests
    assert 0 < sum(code) < MOST_CODE
    # Each script has a file in both families.
    assert len(sizes) >= (2 if language in ("en", "de") else 4)
    assert sum(sizes) < MOST_TYPE
    # Arabic letters are in no other typeface that all machines have.
    assert language == "ar" or all(ours == waiting for _, ours, waiting in one.look(HEIGHTS))
