"""A real server in a process of its own, a real Chromium, and guests who use only what the page shows."""

from __future__ import annotations

import functools
import http.server
import json
import re
import shutil
import signal
import threading
import time
import urllib.request
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import (
    Browser,
    CDPSession,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Playwright,
    Request,
    WebSocketRoute,
    expect,
    sync_playwright,
)
from websockets.sync.client import connect
from xdist.remote import Producer
from xdist.scheduler import LoadGroupScheduling

import kahve
from kahve.engine.native.targets import TARGETS, WEB_ASSEMBLY
from kahve.pocket import build_pocket
from kahve.pocket.recording import record
from kahve.table.store.sql import Store
from kahve.table.store.stored import Conflict
from kahve.web import build

from ..courses import Course
from ..forked import COMMAND, Forked

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SHELL = "chromium-headless-shell"
"""Chromium without its windows: it takes two thirds of the processor's time, and gives no page leave to notify anybody."""
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # What runs in a page would be compiled a second time to be quicker, which takes longer than a test has use of it.
    "--js-flags=--liftoff-only --no-opt",
]
PATIENCE = 60_000
"""Milliseconds to wait for something on a page; a busy machine is slow."""

DESK = (1440, 900)

FINISHED: dict[str, Any] = {"table": "finishedtable", "seat": 0, "token": "key", "link": "/t/finishedtable"}
"""Our place at a table of two at which a deal of Pishti is over, in the server that all tests share."""

KEYS_OF_THE_HAND = "[...document.querySelectorAll('.hand button.card')].map((card) => card.dataset.key).join()"

PLAYS_BY_ITSELF = """(last) => {
    let before = '';
    const timer = setInterval(() => {
        if (document.querySelector('dialog.panel[open]')) return clearInterval(timer);
        const hand = [...document.querySelectorAll('.hand button.card')].map((card) => card.dataset.key).join();
        if (hand === before || !document.querySelector('.line.my-turn')) return;
        before = hand;
        [...document.querySelectorAll('.hand button.card[aria-disabled=false]')].at(last ? -1 : 0)?.click();
    }, 20);
}"""
"""For pages: press the first or the last card that may be played, until a panel opens."""

LONGEST_DEAL = 4 * PATIENCE
"""Milliseconds until people whose pages play by themselves are through a deal."""

BUSY = re.compile("(brought no answer|gave no move) .it thought for more than|its request was not complete after")
"""What a server says of a machine that is too busy, and not of itself."""

ACTIONS = {"button", "link", "textbox", "combobox", "radio", "checkbox", "switch", "spinbutton", "menuitem", "tab", "slider"}

COLOURS = """
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
"""
"""For scripts: the ratio of two colours, and what may lie behind an element."""

CONTRAST = f"""(selector) => {{{COLOURS}
    return [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility() && one.textContent.trim()).map((one) => {{
        const ink = rgba(getComputedStyle(one).color);
        return [one.className || one.tagName, Math.min(...behind(one).map((back) => ratio(over(ink, back), back)))];
    }});
}}"""

EDGES = f"""(selector) => {{{COLOURS}
    const shown = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    return shown.map((one) => {{
        const edge = rgba(getComputedStyle(one).borderTopColor);
        const out = (colour) => Math.min(...behind(one.parentElement).map((back) => ratio(over(colour, back), back)));
        return [one.className || one.tagName, Math.max(out(edge), Math.min(...behind(one).map(out)))];
    }});
}}"""
"""How much the borders of controls, or all that they cover, stand out from what they lie on."""

RINGS = f"""(selector) => {{{COLOURS}
    const seen = (one) => one.checkVisibility({{ visibilityProperty: true }});
    return [...document.querySelectorAll(selector)].filter((one) => seen(one) && !one.disabled).map((one) => {{
        one.focus({{ preventScroll: true }});
        const style = getComputedStyle(one);
        const ring = style.outlineStyle === 'none' ? [0, 0, 0, 0] : rgba(style.outlineColor);
        return [one.className || one.tagName, Math.min(...behind(one.parentElement).map((back) => ratio(over(ring, back), back)))];
    }});
}}"""
"""The same for the ring of the keyboard; it is there only after a key has been pressed."""

TOO_SMALL = """(selector) => {
    const found = [];
    for (const one of document.querySelectorAll(selector)) {
        const target = one.closest('label') ?? one;
        target.scrollIntoView({ block: 'center', inline: 'nearest' });
        if (!target.checkVisibility({ visibilityProperty: true })) continue;
        const box = target.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        // The words of a sentence lie as near to one another as its lines, plates as each other, and known cards just below the tools.
        const low = target.matches('.word, .quiet-ways > *, .look-known') ? 17 : 21;
        const [above, below] = target.matches('.known') ? [8, 25] : [low, low];
        const hit = (dx, dy) => {
            const there = document.elementFromPoint(x + dx, y + dy);
            return there && (target.contains(there) || there.control === one || there.closest('label')?.control === one);
        };
        if (![[-21, 0], [21, 0], [0, -above], [0, below]].every(([dx, dy]) => hit(dx, dy))) {
            const size = `${Math.round(box.width)}x${Math.round(box.height)}`;
            found.push(`${one.getAttribute('aria-label') ?? one.textContent.trim()} (${one.className}) ${size}`);
        }
    }
    return found;
}"""
"""What can be pressed and is not 44 pixels wide and high; in the sentence of a table, and for known cards, 34 pixels high."""

MISNAMED = """() => {
    const plain = (text) => text.toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, ' ').trim();
    const seen = (one) => [...one.childNodes].map((node) => {
        if (node.nodeType === 3) return node.textContent;
        if (node.nodeType !== 1 || node.matches('.unseen, svg, img, kbd') || !node.checkVisibility()) return ' ';
        return ` ${seen(node)} `;
    }).join('');
    return [...document.querySelectorAll('button[aria-label], a[aria-label], summary[aria-label], [role=button][aria-label]')]
        .filter((one) => one.checkVisibility())
        .map((one) => [one.getAttribute('aria-label'), seen(one)])
        .filter(([name, text]) => !plain(name).includes(plain(text)));
}"""
"""Controls whose name does not hold the words that are seen on them: who speaks to the machine says those."""

ENLARGING = """() => {
    const enlarges = (one) => !one || (getComputedStyle(one).touchAction === 'auto' && enlarges(one.parentElement));
    const pressed = [...document.querySelectorAll('button, a[href], summary, label, select, .cloth *')];
    return pressed.filter((one) => one.checkVisibility() && enlarges(one))
        .map((one) => `${one.tagName}.${one.className} ${one.getAttribute('aria-label') ?? one.textContent.trim()}`);
}"""
"""What a telephone enlarges when it is pressed twice, in place of doing it twice."""

CUT = """() => {
    const cut = [];
    const clips = (how) => how === 'hidden' || how === 'clip';
    const isHeardOnly = (one) => one && (getComputedStyle(one).clipPath === 'inset(50%)' || isHeardOnly(one.parentElement));
    for (const one of document.querySelectorAll('body *')) {
        // What was last done may be longer than its room: all of it stands among the moves.
        if (one.closest('svg, .line-last, option') || isHeardOnly(one)) continue;
        if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (![...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())) continue;
        const range = document.createRange();
        range.selectNodeContents(one);
        const { left, right, width } = range.getBoundingClientRect();
        let [from, to] = [0, innerWidth];
        for (let around = one; around; around = around.parentElement) {
            const how = getComputedStyle(around).overflowX;
            // What is scrolled by itself can be seen to its end.
            if (how === 'auto' || how === 'scroll') {
                [from, to] = [-Infinity, Infinity];
                break;
            }
            const box = around.getBoundingClientRect();
            if (clips(how)) [from, to] = [Math.max(from, box.left), Math.min(to, box.right)];
            // What lies above the page is cut by nothing around it.
            if (around.matches(':popover-open')) break;
        }
        const low = clips(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 2;
        const narrow = width && (left < from - 1.5 || right > to + 1.5);
        if (low || narrow) cut.push(`${one.tagName}.${one.className}: ${one.textContent.trim()}`);
    }
    return cut;
}"""
"""Words that are not seen to their end, because what lies around them is too narrow or too low."""

OVERLAPPING = """(inside) => {
    const chain = (one) => one ? [one, ...chain(one.parentElement)] : [];
    // What is scrolled out of sight lies on nothing, and beneath what stays at an edge everything is scrolled.
    const stuck = (one) => chain(one).find((around) => ['sticky', 'fixed'].includes(getComputedStyle(around).position));
    const seen = (one) => {
        let { left, top, right, bottom } = one.getBoundingClientRect();
        for (const around of chain(one.parentElement)) {
            if (around.matches(':popover-open')) break;
            if (getComputedStyle(around).overflowY === 'visible') continue;
            const box = around.getBoundingClientRect();
            [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
            [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
        }
        return { one, left, top, right, bottom, stuck: stuck(one) };
    };
    const kinds = 'button, a[href], input:not([type=radio], [type=checkbox]), select, summary, textarea, h2, .plate-body, .line-now';
    const boxes = [...document.querySelectorAll(`${inside}:is(${kinds})`)]
        .filter((one) => !one.closest('.hand, .floor, .laid, .curve'))
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((one) => getComputedStyle(one).clipPath === 'none' && !(one.closest('.cloth') && document.querySelector('.desk')))
        .map(seen);
    const name = ({ one }) => `${one.tagName}.${one.className} ${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}`;
    return boxes.flatMap((one, at) => boxes.slice(at + 1)
        .filter((other) => one.stuck === other.stuck && !one.one.contains(other.one) && !other.one.contains(one.one))
        .filter((other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3)
        .filter((other) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3)
        .map((other) => [name(one), name(other)]));
}"""
"""Controls, headings, plates and sentences that lie on one another."""

UNFOLD = "(place) => place.querySelectorAll('details').forEach((fold) => (fold.open = true))"
"""Unfolds all that can be unfolded in a part of a page."""

BLANK = "/assets/cup.svg"
"""A page of the server that runs no script: a browser goes there between two guests."""

SHRINK = 0.1
"""How large a page is drawn. Nobody looks at the picture, and to draw it whole takes a third of the processor's time."""

NO_HELP = """try {
    localStorage["kahve.preferences"] ??= JSON.stringify({ help: false });
} catch { /* A page without a place of its own keeps nothing. */ }"""
"""For those who know the games: nothing is explained to them at the table, as long as they do not ask for it."""

SILENT = NO_HELP.replace("help: false", 'help: false, sound: "off"')
"""The same without a sound: a page that has made one keeps a loudspeaker going, which never rests."""

expect.set_options(timeout=PATIENCE)


WITH_POCKET = ("test_pocket.py", "test_other_browsers.py")
"""The files whose tests run in one process, because each process that has some of them builds the pocket."""


class _Together(LoadGroupScheduling):
    """Hands out each test by itself, but all of WITH_POCKET to one process. The marks of xdist for this do nothing since pytest 9.2."""

    def _split_scope(self, nodeid: str) -> str:
        return "pocket" if nodeid.partition("::")[0].rpartition("/")[2] in WITH_POCKET else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadGroupScheduling | None:
    """What gives the tests to the processes."""
    return _Together(config, log) if config.getvalue("dist") == "loadgroup" else None


class Server:
    """A server process with its store; it can be killed and started again at the same port."""

    program = COMMAND

    def __init__(self, folder: Path, *options: str) -> None:
        """Start a server with its store in this folder; options: of the command, beside the usual ones."""
        self.options = options
        self.store = folder / "tables.db"
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start the server, at its former port if it had one."""
        options = ["--port", str(self.port), "--store", f"sqlite:///{self.store}", "--pace", "0", "--no-browser", *self.options]
        self.process = Forked(self.program, {"PYTHONPATH": str(Path(kahve.__file__).parents[1])}, words=["serve", *options])
        said = self.process.stdout.readline()
        match = re.search(r"http://localhost:(\d+)/", said)
        if not match:
            raise AssertionError(f"The server did not start: {said} {self.process.communicate()[1]}")
        self.port = int(match[1])

    @property
    def address(self) -> str:
        """The address of its pages."""
        return f"http://localhost:{self.port}"

    def kill(self) -> None:
        """Kill the process without warning, as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def close(self) -> None:
        """End the server, and fail if it has logged an error."""
        self.process.terminate()
        complaints = [line for line in self.process.communicate(timeout=60)[1].splitlines() if not BUSY.search(line)]
        assert not complaints, complaints

    def table(
        self, game: str, seats: int, house: dict[str, Any] | None = None, *, friends: int = 0, customs: Any = None, **show: Any
    ) -> dict[str, Any]:
        """Set up a table by HTTP and return our place; friends have the next seats, then bots."""
        others = [{"kind": "open"}] * friends + [{"kind": "bot", "bot": "greedy"}] * (seats - 1 - friends)
        players = [{"kind": "you", "name": "Bo"}, *others]
        setup = {"game": game, "house": {"seats": seats} | (house or {}), "players": players, "show": show, "customs": customs}
        return self.http("/api/tables", setup)

    def http(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """What the server answers to something posted."""
        request = urllib.request.Request(self.address + path, json.dumps(body).encode())
        with urllib.request.urlopen(request, timeout=PATIENCE / 1000) as answer:
            document: dict[str, Any] = json.load(answer)
        return document

    def leave(self, place: dict[str, Any]) -> None:
        """Come to a place without a browser, and go again: from now on somebody is missed there."""
        with connect(f"ws://localhost:{self.port}/api/tables/{place['table']}/socket", open_timeout=PATIENCE / 1000) as line:
            line.send(json.dumps({"type": "hello", "token": place["token"]}))
            line.recv(timeout=PATIENCE / 1000)


class Guest:
    """A person in front of a browser, who plays by what the page shows and notes every error in it."""

    def __init__(self, page: Page, server: Server, size: tuple[int, int], devtools: CDPSession | None = None) -> None:
        """Listen to the page's errors from the start; devtools: the session of a page that was used before."""
        self.page, self.server, self.size = page, server, size
        self.wrong: list[str] = []
        self.allowed: re.Pattern[str] | None = None
        self.is_scripted = False
        self.prepared: list[str] = []
        self.devtools = devtools or page.context.new_cdp_session(page)
        page.set_default_timeout(PATIENCE)
        page.on("console", self._console)
        page.on("pageerror", self._error)
        page.on("request", self._request)
        self.devtools.send("Page.enable")
        self._shrink()

    def leave(self) -> None:
        """Take back what this guest has set up in the page. The session stays: without it, the browser would forget the scripts."""
        for script in self.prepared:
            self.devtools.send("Page.removeScriptToEvaluateOnNewDocument", {"identifier": script})
        self.page.remove_listener("console", self._console)
        self.page.remove_listener("pageerror", self._error)
        self.page.remove_listener("request", self._request)

    def speak(self, locale: str) -> None:
        """Let the page read and write as in this language, and ask the server for it."""
        agent = self.page.evaluate("navigator.userAgent")
        self.devtools.send("Emulation.setUserAgentOverride", {"userAgent": agent, "acceptLanguage": locale})
        self.devtools.send("Emulation.setLocaleOverride", {"locale": locale})

    def _shrink(self) -> None:
        """Give the window its size, but draw it small. What a script measures and where a mouse points are as in a large one."""
        width, height = self.size
        seen = {"x": 0, "y": 0, "width": width, "height": height, "scale": SHRINK}
        metrics = {"width": width, "height": height, "screenWidth": width, "screenHeight": height, "deviceScaleFactor": 1, "mobile": False}
        self.devtools.send("Emulation.setDeviceMetricsOverride", metrics | {"viewport": seen})

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"{message.type}: {message.text} {message.location['url']}")

    def _error(self, error: Error) -> None:
        self.wrong.append(f"error: {error}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.server.address, "data:")):
            self.wrong.append(f"request to {request.url}")

    def allow(self, pattern: str) -> None:
        """Ignore errors that match this pattern, because the test causes them."""
        self.allowed = re.compile(pattern)

    def complaints(self) -> list[str]:
        """The errors that were not allowed: script errors, refused content, requests to other hosts."""
        return [said for said in self.wrong if not (self.allowed and self.allowed.search(said))]

    def prepare(self, script: str) -> None:
        """Run this script in every page that is opened from now on, before the page's own. It ends with the guest."""
        added = self.devtools.send("Page.addScriptToEvaluateOnNewDocument", {"source": script})
        self.prepared.append(added["identifier"])

    def answer(self, hear: Callable[[WebSocketRoute], None]) -> None:
        """Let the test be the server at the other end of the socket."""
        self.is_scripted = True
        self.page.route_web_socket("**/socket", hear)

    # -- coming and looking

    def home(self) -> None:
        """Open the first page."""
        self.page.goto(f"{self.server.address}/")
        expect(self.page.get_by_role("button", name="Play now")).to_be_visible()

    def word(self, word: str) -> Locator:
        """Press this word of the table that is being set up, unless that is done; its choices."""
        choices = self.page.locator(f"#word-{word}")
        if not choices.is_visible():
            self.page.locator(f".word[popovertarget=word-{word}]").click()
        expect(choices).to_be_visible()
        return choices

    def all_rules(self) -> Locator:
        """Open the sheet of all house rules of the first page."""
        self.word("rules").locator(".choices-ways button").first.click()
        expect(self.page.locator("kahve-rules-sheet .option").first).to_be_attached()
        return self.page.locator("dialog.every-rule")

    def take(self, place: dict[str, Any], *, dealt: bool = True) -> None:
        """Open the page of a place whose key we have."""
        stored = json.dumps([f"kahve.place.{place['table']}", json.dumps(place)])
        self.prepare(f"localStorage.setItem(...{stored})")
        self.page.goto(self.server.address + place["link"])
        if dealt:
            expect(self.cards.first).to_be_visible()

    def sit(self, game: str, seats: int, house: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
        """Sit down at a new table with bots, and wait for the first turn."""
        place = self.server.table(game, seats, house, **more)
        self.take(place)
        self.await_turn()
        return place

    @property
    def cards(self) -> Locator:
        """The cards of the guest's own hand."""
        return self.page.locator(".hand button.card")

    @property
    def hand(self) -> list[str]:
        """The guest's own hand in codes."""
        return [str(card.get_attribute("data-card")) for card in self.cards.all()]

    @property
    def line(self) -> str:
        """The text of the permanent line."""
        return self.page.locator(".line-now").inner_text()

    def await_turn(self) -> bool:
        """Wait for the guest's turn or the end of the deal; True at the end of the deal."""
        self.page.locator(".line.my-turn, dialog.panel[open]").first.wait_for()
        return self.page.locator("dialog.panel[open]").count() > 0

    # -- playing

    def choice(self) -> tuple[Locator, str]:
        """The card to play and its key: the first card that takes something, or else the first legal card."""
        for wanted in (".hand button.card:has(.promise)", ".hand button.card[aria-disabled=false]"):
            results = self.page.locator(wanted)
            if results.count():
                key = str(results.first.get_attribute("data-key"))
                return self.page.locator(f'.hand [data-key="{key}"]'), key
        raise AssertionError("No card can be played.")

    def play(self, how: Callable[[Locator], None]) -> bool:
        """Play one card in this way and wait for the next turn; True when the deal is over."""
        card, _ = self.choice()
        before = self.look(KEYS_OF_THE_HAND)
        how(card)
        # Where a card can take in several ways the floor asks which, as chance has it.
        self.until(f"before => {KEYS_OF_THE_HAND} !== before || document.querySelector('.floor.choosing')", before)
        take = self.page.locator(".ways .play")
        while take.is_visible():
            if take.is_enabled():
                take.click()
                break
            self.page.locator(".floor .lying.open").first.click()
        # Not that this card is gone: with two packs one may hold its twin, which then is known by its key.
        self.until(f"before => {KEYS_OF_THE_HAND} !== before", before)
        return self.await_turn()

    def play_deal(self, how: Callable[[Locator], None]) -> int:
        """Play to the end of the deal and return the number of cards that the guest played."""
        played, over = 0, self.await_turn()
        while not over:
            over = self.play(how)
            played += 1
        return played

    def sheet(self) -> dict[str, list[int]]:
        """The sheet of the deal on the page: each item with its number for every side."""
        rows = self.page.locator("dialog table.sheet").first.locator("tbody tr").all()
        return {row.locator("th").inner_text(): [_number(cell.inner_text()) for cell in row.locator("td").all()] for row in rows}

    def close_panel(self) -> None:
        """Close the panel by its key, and wait until its place in the history is left: going back ends the load of another page."""
        self.page.keyboard.press("Escape")
        self.until("() => !document.querySelector('dialog[open]') && !history.state?.panel")

    def look(self, what: str) -> Any:
        """The value of a script that runs in the page."""
        return self.page.evaluate(what)

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size, and wait until the page is laid out for it."""
        self.size = size
        self._shrink()
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def at_each(self, sizes: Iterable[tuple[int, int]], look: Callable[[tuple[int, int]], None]) -> None:
        """Look at one page in windows of these sizes; an error says in which."""
        for size in sizes:
            self.resize(size)
            try:
                look(size)
            except (AssertionError, Error) as wrong:
                wrong.add_note(f"The window was {size[0]} wide and {size[1]} high.")
                raise

    def until(self, script: str, arg: Any = None) -> None:
        """Wait until this script says yes. It is asked 20 times a second, not for every frame, of which there would be 60."""
        self.page.wait_for_function(script, arg=arg, polling=50)

    def soon(self, see: Callable[[], Any], wanted: Any) -> None:
        """Wait until this is seen; a slow machine takes a while."""
        until, pause = time.monotonic() + PATIENCE / 1000, 20.0
        while see() != wanted and time.monotonic() < until:
            self.page.wait_for_timeout(pause)
            # Each question goes through four processes, so a long wait is asked about less often.
            pause = min(1.5 * pause, 250)
        assert see() == wanted

    # -- for screen readers and weak eyes

    def tree(self) -> list[tuple[str, str, bool]]:
        """The role, the name and the focus of all that a screen reader meets."""
        nodes = self.devtools.send("Accessibility.getFullAXTree")["nodes"]
        results = []
        for node in nodes:
            if node.get("ignored") or "role" not in node:
                continue
            focusable = any(one["name"] == "focusable" and one["value"].get("value") for one in node.get("properties", []))
            results.append((node["role"]["value"], node.get("name", {}).get("value", "").strip(), focusable))
        return results

    def nameless(self) -> list[tuple[str, str, bool]]:
        """The controls that have no name for a screen reader."""
        used = [one for one in self.tree() if one[0] in ACTIONS or (one[2] and one[0] not in ("RootWebArea", "dialog"))]
        assert used
        # A part of the page that only scrolls has no role of its own to give.
        return [one for one in used if not one[1] or one[0] == "none"]

    def hard_to_read(self, texts: str) -> list[tuple[str, float]]:
        """The texts under these selectors whose contrast with their background is too low."""
        results = self.page.evaluate(CONTRAST, texts)
        assert len(results) > 10
        return [(what, round(ratio, 2)) for what, ratio in results if ratio < 4.5]

    def faint(self, script: str, controls: str) -> list[tuple[str, float]]:
        """Of these controls those whose border (EDGES) or ring (RINGS) stands out too little."""
        results = self.page.evaluate(script, controls)
        assert results
        return [(what, round(ratio, 2)) for what, ratio in results if ratio < 3]

    def cut(self) -> list[str]:
        """The words that leave the room they have."""
        results: list[str] = self.page.evaluate(CUT)
        return results

    def too_small(self, controls: str) -> list[str]:
        """Of these controls those that a finger can miss."""
        results: list[str] = self.page.evaluate(TOO_SMALL, controls)
        return results

    def overlapping(self, inside: str) -> list[list[str]]:
        """What lies on one another under this selector, each pair by its names."""
        results: list[list[str]] = self.page.evaluate(OVERLAPPING, inside)
        return results

    def misnamed(self) -> list[list[str]]:
        """What cannot be called by the words that are seen on it: the name, and those words."""
        results: list[list[str]] = self.page.evaluate(MISNAMED)
        return results


def _number(text: str) -> int:
    return int(text.replace("–", "0").replace("−", "-"))


def keep(store: Store, table: str, course: Course) -> None:
    """Write down a table of this name at which all this has happened; `key` is the key to its first seat."""
    # A second try of a test finds the table that the first wrote.
    with suppress(Conflict):
        store.create(table, course.sitting.setup.game.name, course.events[0], 0, "key")
        store.append(table, 0, course.events[1:])


@pytest.fixture(scope="session")
def built() -> None:
    """Build the client from its sources."""
    build.build()


@pytest.fixture(scope="session")
def driver(built: None) -> Iterator[Playwright]:
    """What drives the browsers."""
    with sync_playwright() as playwright:
        yield playwright


def launched(driver: Playwright, names: Iterable[str]) -> Browser:
    """The first of these browsers that this machine has."""
    program = next(filter(None, map(shutil.which, names)), None)
    assert program, f"The browser tests need a Chromium or Chrome on the PATH: none of {', '.join(NAMES)} is there."
    return driver.chromium.launch(executable_path=program, args=SWITCHES)


@pytest.fixture(scope="session")
def chromium(driver: Playwright) -> Iterator[Browser]:
    """The browser of most tests: the shell where there is one, else the Chromium or Chrome of this machine."""
    browser = launched(driver, (SHELL, *NAMES))
    yield browser
    browser.close()


@pytest.fixture
def whole_chromium(driver: Playwright) -> Iterator[Browser]:
    """The Chromium or Chrome of this machine with all that a person has in it."""
    browser = launched(driver, NAMES)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not harm it."""
    folder = tmp_path_factory.mktemp("server")
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    keep(store, FINISHED["table"], Course("pishti").finish())
    store.close()
    server = Server(folder)
    yield server
    server.close()


@pytest.fixture
def own_server(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it."""
    server = Server(tmp_path)
    yield server
    server.kill()


MOST_WAITING = 4
"""The pages of a kind that are kept for the next guests."""


def new_page(browser: Browser, **how: Any) -> Page:
    """A page in a browser profile of its own."""
    return browser.new_context(viewport={"width": DESK[0], "height": DESK[1]}, **how).new_page()


class Pages:
    """Pages of one browser at one server, used again: the next guest finds the scripts read, and nothing else of the one before."""

    def __init__(self, browser: Browser, server: Server) -> None:
        """Begin without a page."""
        self.browser, self.server = browser, server
        self.free: dict[tuple[Any, ...], list[tuple[Page, CDPSession | None]]] = {}

    def borrow(self, *kind: Any) -> tuple[Page, CDPSession | None]:
        """A page of this kind that nobody uses; kind: whether it is touched, and whether a test answers at the socket."""
        waiting = self.free.get(kind)
        return waiting.pop() if waiting else (new_page(self.browser, has_touch=kind[0]), None)

    def give_back(self, guest: Guest, *kind: Any) -> None:
        """Forget what the page of a guest and its profile have kept, and let the next guest have it."""
        page, context, devtools = guest.page, guest.page.context, guest.devtools
        waiting = self.free.setdefault(kind, [])
        if context.pages != [page] or len(waiting) == MOST_WAITING:
            context.close()
            return
        guest.leave()
        page.unroute_all()
        page.mouse.move(0, 0)
        page.goto(self.server.address + BLANK)
        page.evaluate("name = ''; localStorage.clear(); sessionStorage.clear()")
        storages = "indexeddb,service_workers,cache_storage,file_systems"
        devtools.send("Storage.clearDataForOrigin", {"origin": self.server.address, "storageTypes": storages})
        devtools.send("Page.resetNavigationHistory")
        context.clear_cookies()
        context.clear_permissions()
        waiting.append((page, devtools))


@pytest.fixture(scope="session")
def pages(chromium: Browser, server: Server) -> Pages:
    """The pages that the tests use one after another."""
    return Pages(chromium, server)


class Files(http.server.SimpleHTTPRequestHandler):
    """Hands out files and knows nothing else."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class FileServer:
    """A server of files; the pocket lies in a folder of it."""

    def __init__(self, folder: Path) -> None:
        """Hand out what is in this folder, at a free port."""
        self.folder = folder
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(folder)))
        self.address = f"http://localhost:{self.server.server_port}/cards"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def __enter__(self) -> FileServer:
        """The server itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Be gone."""
        self.server.shutdown()
        self.server.server_close()

    def bring_out(self, edition: int) -> None:
        """Put another version of the pocket in the place of the one that is there: the same page with another mark on it."""
        page, worker = self.folder / "cards" / "index.html", self.folder / "cards" / "service_worker.js"
        page.write_text(re.sub("<html[^>]*>", f'<html lang="en" data-edition="{edition}">', page.read_text()))
        listed, count = re.subn(r'(url:"index.html",revision:")[^"]*', rf"\g<1>{edition}", worker.read_text())
        assert count == 1
        worker.write_text(listed)


QUICK_LEVEL = 3
"""The level of zstd for the pocket of these tests."""


@pytest.fixture(scope="session")
def files(built: None, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileServer]:
    """A server of files with a pocket that was built for these tests."""
    folder = tmp_path_factory.mktemp("files")
    # A second build is a minute of a processor, and no test would fail by it.
    is_built = tmp_path_factory.getbasetemp().parent / "the_pocket_is_built"
    assert not is_built.exists(), "another process of this run has built the pocket too: WITH_POCKET names the files that need it"
    quick = replace(TARGETS[WEB_ASSEMBLY], flags=tuple("-O1" if flag == "-O3" else flag for flag in TARGETS[WEB_ASSEMBLY].flags))
    with pytest.MonkeyPatch.context() as patch:
        # A release differs in how small and how quick its files are, which takes half of the time to build it.
        patch.setattr(build_pocket, "LEVEL", QUICK_LEVEL)
        patch.setattr(build_pocket, "record", functools.partial(record, openings=2))
        patch.setitem(TARGETS, WEB_ASSEMBLY, quick)
        # Of the games that are played here the rules are WebAssembly, where there is the compiler for it.
        games = ("pisti", "pishti", "basra", "hand_and_foot", "quist", "soup")
        build_pocket.build_pocket(folder / "cards", games, documents="../")
    if request.config.getoption("loadgroup", False):
        is_built.touch()
    with FileServer(folder) as file_server:
        yield file_server


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Note that a test has failed: its pages may be in any state."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


class Guests:
    """Brings guests, each with a browser profile of their own.

    At the server of all, a guest has a page that was used before. Alone, it has one that is new, and whose profile is thrown away.
    """

    def __init__(self, request: pytest.FixtureRequest, browser: Browser, server: Server, pages: Pages) -> None:
        """Begin without a guest."""
        self.request, self.browser, self.server, self.pages = request, browser, server, pages
        self.here: list[tuple[Guest, tuple[Any, ...] | None]] = []

    def __call__(
        self,
        size: tuple[int, int] = DESK,
        *,
        touch: bool = False,
        dark: bool = False,
        motion: bool = False,
        helped: bool = False,
        locale: str = "en-GB",
        at: Server | None = None,
        browser: Browser | None = None,
        alone: bool = False,
        scripted: bool = False,
        sound: bool = False,
    ) -> Guest:
        """A guest who comes now."""
        at, browser = at or self.server, browser or self.browser
        kind = None if alone or (at, browser) != (self.server, self.browser) else (touch, scripted)
        page, devtools = self.pages.borrow(*kind) if kind else (new_page(browser, has_touch=touch, locale=locale), None)
        colours: Literal["dark", "light"] = "dark" if dark else "light"
        moves: Literal["no-preference", "reduce"] = "no-preference" if motion else "reduce"
        page.emulate_media(media="null", color_scheme=colours, reduced_motion=moves, forced_colors="null")
        one = Guest(page, at, size, devtools)
        self.here.append((one, kind))
        if kind:
            one.speak(locale)
        if not helped:
            one.prepare(NO_HELP if sound else SILENT)
        return one

    def go(self) -> None:
        """All who are here leave, and the next ones may have their pages; it fails if these had errors."""
        left, self.here = self.here, []
        with ExitStack() as ends:
            for one, kind in left:
                ends.callback(self._leave, one, kind)
        for one, _ in left:
            assert one.complaints() == []

    def _leave(self, one: Guest, kind: tuple[Any, ...] | None) -> None:
        if kind and not self.request.node.stash.get(FAILED, False) and not one.page.is_closed():
            self.pages.give_back(one, kind[0], one.is_scripted)
        else:
            one.page.context.close()


@pytest.fixture
def guest(request: pytest.FixtureRequest, chromium: Browser, server: Server, pages: Pages) -> Iterator[Guests]:
    """What brings guests; it fails at the end if their pages had errors."""
    guests = Guests(request, chromium, server, pages)
    yield guests
    guests.go()
