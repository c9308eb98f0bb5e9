"""The real server as a program of its own, a real Chromium, and guests who see only what the page shows them."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, expect, sync_playwright

import kahve
from kahve.web import build

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000
"""Milliseconds: a machine that does much else at the same time is slow."""

DESK = (1440, 900)

KEYS_OF_THE_HAND = "[...document.querySelectorAll('.hand button.card')].map((card) => card.dataset.key).join()"

ACTIONS = {"button", "link", "textbox", "combobox", "radio", "checkbox", "switch", "spinbutton", "menuitem", "tab", "slider"}

CONTRAST = """(selector) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const rgba = (colour) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
    };
    const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
    const light = ([r, g, b]) => {
        const [x, y, z] = [r, g, b].map((c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
        return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((m, n) => n - m); return (x + 0.05) / (y + 0.05); };
    // What may lie behind an element: its colour and every colour of its gradients, on whatever lies behind its parent.
    const behind = (element) => {
        if (!element) return [rgba(getComputedStyle(document.documentElement).backgroundColor)];
        const style = getComputedStyle(element);
        const ground = rgba(style.backgroundColor);
        const stops = (style.backgroundImage.match(/(rgba?|color)\\([^)]*\\)/g) ?? []).map(rgba);
        const solid = stops.filter((c) => c[3] === 1);
        const below = solid.length ? solid : ground[3] === 1 ? [ground] : behind(element.parentElement).map((b) => over(ground, b));
        return stops.filter((c) => c[3] < 1).flatMap((c) => below.map((b) => over(c, b))).concat(below);
    };
    return [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility() && one.textContent.trim()).map((one) => {
        const ink = rgba(getComputedStyle(one).color);
        return [one.className || one.tagName, Math.min(...behind(one).map((back) => ratio(over(ink, back), back)))];
    });
}"""

expect.set_options(timeout=PATIENCE)


class House:
    """A server process with its store; it can be killed and started again at the same port."""

    def __init__(self, folder: Path) -> None:
        """Start it."""
        self.store = folder / "tables.db"
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start the server at the port that it had before, if it had one."""
        options = ["--port", str(self.port), "--store", f"sqlite:///{self.store}", "--pace", "0", "--no-browser"]
        sources = str(Path(kahve.__file__).parents[1])
        env = os.environ | {"PYTHONPATH": sources}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kahve", "serve", *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", said)
        if not found:
            raise AssertionError(f"The server did not start: {said} {self.process.communicate()[1]}")
        self.port = int(found[1])

    @property
    def address(self) -> str:
        """Where its pages are."""
        return f"http://localhost:{self.port}"

    def kill(self) -> None:
        """End it without a word, as the machine might."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def close(self) -> None:
        """Ask it to end; it has complained of nothing."""
        self.process.terminate()
        complaints = self.process.communicate(timeout=60)[1]
        assert not complaints, complaints

    def table(self, game: str, seats: int, house: dict[str, Any] | None = None, *, friends: int = 0, **show: Any) -> dict[str, Any]:
        """A table that was set up from elsewhere: one's own place at it, the other seats for friends and then for bots."""
        others = [{"kind": "open"}] * friends + [{"kind": "bot", "bot": "greedy"}] * (seats - 1 - friends)
        players = [{"kind": "you", "name": "Bo"}, *others]
        setup = {"game": game, "house": {"seats": seats} | (house or {}), "players": players, "show": show}
        request = urllib.request.Request(f"{self.address}/api/tables", json.dumps(setup).encode())
        with urllib.request.urlopen(request, timeout=PATIENCE / 1000) as answer:
            place: dict[str, Any] = json.load(answer)
        return place


class Guest:
    """Somebody in front of a browser: plays by what the page shows, and writes down all that goes wrong in it."""

    def __init__(self, page: Page, house: House, size: tuple[int, int]) -> None:
        """Watch the page from the start."""
        self.page, self.house, self.size = page, house, size
        self.wrong: list[str] = []
        self.allowed: re.Pattern[str] | None = None
        page.set_default_timeout(PATIENCE)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"{message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.house.address, "data:")):
            self.wrong.append(f"request to {request.url}")

    def allow(self, pattern: str) -> None:
        """What may go wrong in this test, because the test does it."""
        self.allowed = re.compile(pattern)

    def complaints(self) -> list[str]:
        """What has gone wrong and was not allowed to: errors, refused content, requests to anywhere else."""
        return [said for said in self.wrong if not (self.allowed and self.allowed.search(said))]

    # -- coming and looking

    def home(self) -> None:
        """Open the front door."""
        self.page.goto(f"{self.house.address}/")
        expect(self.page.get_by_role("button", name=re.compile("^Play "))).to_be_visible()

    def take(self, place: dict[str, Any], *, dealt: bool = True) -> None:
        """Sit down on a place that one has the key to."""
        kept = json.dumps([f"kahve.place.{place['table']}", json.dumps(place)])
        self.page.add_init_script(f"localStorage.setItem(...{kept})")
        self.page.goto(self.house.address + place["link"])
        if dealt:
            expect(self.cards.first).to_be_visible()

    def sit(self, game: str, seats: int, house: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
        """Sit down at a new table with bots, and wait for the first turn."""
        place = self.house.table(game, seats, house, **more)
        self.take(place)
        self.await_turn()
        return place

    @property
    def cards(self) -> Locator:
        """The cards of the own hand."""
        return self.page.locator(".hand button.card")

    @property
    def hand(self) -> list[str]:
        """The own hand in codes."""
        return [str(card.get_attribute("data-card")) for card in self.cards.all()]

    @property
    def line(self) -> str:
        """The permanent line."""
        return self.page.locator(".line-now").inner_text()

    def await_turn(self) -> bool:
        """Wait until it is one's turn, or until the deal is over: then True."""
        self.page.locator(".line.my-turn, dialog.panel[open]").first.wait_for()
        return self.page.locator("dialog.panel[open]").count() > 0

    # -- playing

    def choice(self) -> tuple[Locator, str]:
        """The card that one would play, and the key it is known by: the first that takes something, or else the first allowed."""
        for wanted in (".hand button.card:has(.promise)", ".hand button.card[aria-disabled=false]"):
            found = self.page.locator(wanted)
            if found.count():
                key = str(found.first.get_attribute("data-key"))
                return self.page.locator(f'.hand [data-key="{key}"]'), key
        raise AssertionError("No card can be played.")

    def play(self, how: Callable[[Locator], None]) -> bool:
        """Play one card in this way and wait for the next turn; True when the deal is over."""
        card, _ = self.choice()
        before = self.look(KEYS_OF_THE_HAND)
        how(card)
        # Not that this card is gone: with two packs one may hold its twin, which then is known by its key.
        self.page.wait_for_function(f"before => {KEYS_OF_THE_HAND} !== before", arg=before)
        return self.await_turn()

    def play_deal(self, how: Callable[[Locator], None]) -> int:
        """Play to the end of the deal; how many cards one has played."""
        played, over = 0, self.await_turn()
        while not over:
            over = self.play(how)
            played += 1
        return played

    def sheet(self) -> dict[str, list[int]]:
        """The sheet of the deal on show: each item with its number for every side."""
        rows = self.page.locator("dialog table.sheet").first.locator("tbody tr").all()
        return {row.locator("th").inner_text(): [_number(cell.inner_text()) for cell in row.locator("td").all()] for row in rows}

    def look(self, what: str) -> Any:
        """What a script sees on the page."""
        return self.page.evaluate(what)

    def soon(self, see: Callable[[], Any], wanted: Any) -> None:
        """This is seen, or will be in a moment: a page takes its time, and a slow machine more of it."""
        until = time.monotonic() + PATIENCE / 1000
        while see() != wanted and time.monotonic() < until:
            self.page.wait_for_timeout(50)
        assert see() == wanted

    # -- for screen readers and weak eyes

    def tree(self) -> list[tuple[str, str, bool]]:
        """Role, name and whether it takes the focus, for all that a screen reader meets."""
        session = self.page.context.new_cdp_session(self.page)
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        session.detach()
        found = []
        for node in nodes:
            if node.get("ignored") or "role" not in node:
                continue
            focusable = any(one["name"] == "focusable" and one["value"].get("value") for one in node.get("properties", []))
            found.append((node["role"]["value"], node.get("name", {}).get("value", "").strip(), focusable))
        return found

    def nameless(self) -> list[tuple[str, str, bool]]:
        """What can be used and does not say what it is."""
        used = [one for one in self.tree() if one[0] in ACTIONS or (one[2] and one[0] not in ("RootWebArea", "dialog"))]
        assert used
        # A part of the page that only scrolls has no role of its own to give.
        return [one for one in used if not one[1] or one[0] == "none"]

    def hard_to_read(self, texts: str) -> list[tuple[str, float]]:
        """Of the texts under these selectors those that stand out too little from what is behind them."""
        found = self.page.evaluate(CONTRAST, texts)
        assert len(found) > 10
        return [(what, round(ratio, 2)) for what, ratio in found if ratio < 4.5]


def _number(text: str) -> int:
    return int(text.replace("–", "0").replace("−", "-"))


@pytest.fixture(scope="session")
def built() -> None:
    """The client, built from its sources as they are."""
    build.build()


@pytest.fixture(scope="session")
def chromium(built: None) -> Iterator[Browser]:
    """The Chromium or Chrome of this machine."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    assert program, f"The browser tests need a Chromium or Chrome on the PATH: none of {', '.join(NAMES)} is there."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=SWITCHES)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that do not harm it."""
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.close()


@pytest.fixture
def own_house(built: None, tmp_path: Path) -> Iterator[House]:
    """A server of the test's own, to be killed."""
    house = House(tmp_path)
    yield house
    house.kill()


@pytest.fixture
def guest(chromium: Browser, house: House) -> Iterator[Callable[..., Guest]]:
    """Bring guests, each with a browser profile of its own; nothing may have gone wrong in their pages when they go."""
    guests: list[Guest] = []
    with ExitStack() as ends:

        def come(
            size: tuple[int, int] = DESK, *, touch: bool = False, dark: bool = False, motion: bool = False, at: House = house
        ) -> Guest:
            context = chromium.new_context(
                viewport={"width": size[0], "height": size[1]},
                has_touch=touch,
                color_scheme="dark" if dark else "light",
                reduced_motion="no-preference" if motion else "reduce",
            )
            ends.callback(context.close)
            guests.append(Guest(context.new_page(), at, size))
            return guests[-1]

        yield come
    for one in guests:
        assert one.complaints() == []
