"""Firefox and WebKit: the first page, a deal, turns of each family, two people, an installation and the pocket, by real presses."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from kahve.table.store.sql import Store

from ..courses import Course
from .conftest import BLANK, CUT, PATIENCE, TOO_SMALL, FileServer, Server, keep
from .test_access import PRESSED
from .test_melding import SOON_OVER
from .test_pocket import WHEN_INSTALLED
from .test_seal import CHECKED

DESK, PHONE = (1366, 768), (360, 640)
GAMES = {"melding": ("hand_and_foot", 2, SOON_OVER | {"minimum": 0}), "letters": ("quist", 4, {})}
POCKET_PATIENCE = 4 * PATIENCE
"""Python in a browser needs several times the processor of a server's."""
LONGEST_ANSWER = 2 * POCKET_PATIENCE / 1000
"""Seconds for which a driver may be silent: it answers only when a script has waited to the end of its patience."""
MOST_PRESSES = 12
"""Some turns of a melding game, and some tricks of letters."""

OVER = "dialog.panel[open] .sheet"
TURN = ".table-page:has(.line.my-turn)"
NEXT = {
    "melding": [".take-from.ready", ".hand:not(:has(.chosen)) button.card[aria-disabled=false]"],
    "other": [".desk .decline", ".desk [data-shortcut]", ".offers button", ".hand button.card[aria-disabled=false]"],
}
"""What may be pressed in one's turn, by the family."""

SPOT = """(() => {
    for (const one of document.querySelectorAll(arguments[0])) {
        if (!one.checkVisibility({ visibilityProperty: true })) continue;
        if (!`${one.getAttribute('aria-label') ?? ''} ${one.textContent}`.includes(arguments[1])) continue;
        one.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = one.getBoundingClientRect();
        // The cards of a hand lie over each other, and each is seen at its corner.
        for (const [x, y] of [[left + width / 2, top + height / 2], [left + 7, top + 12]]) {
            const there = document.elementFromPoint(x, y);
            if (!there || !(one.contains(there) || there.closest('label')?.contains(one))) continue;
            const moves = window.spot !== `${x} ${y}`;
            window.spot = `${x} ${y}`;
            return moves ? null : [x, y];
        }
    }
})()"""
"""Where the first element with this selector and these words can be pressed, once it lies still."""

PATHS = {
    "Navigate": "url",
    "ExecuteScript": "execute/sync",
    "ExecuteAsyncScript": "execute/async",
    "PerformActions": "actions",
    "SetWindowRect": "window/rect",
    "NewWindow": "window/new",
    "SwitchToWindow": "window",
    "GetWindowHandle": "window",
    "CloseWindow": "window",
    "SetTimeouts": "timeouts",
}
"""The commands of WebDriver that are used here, by the names that Firefox has for them: their paths over HTTP."""


class RefusedError(Exception):
    """What a browser answers to a command that it could not do."""


class Marionette:
    """Speaks to Firefox in its own protocol, as geckodriver does, which Debian has no package of."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=LONGEST_ANSWER)
        self.incoming = self.socket.makefile("rb")
        self.hear()

    def hear(self) -> Any:
        """The next message: its length, a colon and JSON."""
        length = b""
        while (byte := self.incoming.read(1)) != b":":
            assert byte, "Firefox has closed the connection."
            length += byte
        return json.loads(self.incoming.read(int(length)))

    def ask(self, name: str, parameters: dict[str, Any]) -> Any:
        """What Firefox answers to a command."""
        message = json.dumps([0, 1, name, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, value = self.hear()
        if error:
            raise RefusedError(error["error"], error["message"])
        return value["value"] if isinstance(value, dict) and value.keys() == {"value"} else value

    def in_chrome(self, script: str) -> Any:
        """The value of a script that runs in the browser itself and not in the page."""
        self.ask("Marionette:SetContext", {"value": "chrome"})
        try:
            return self.ask("WebDriver:ExecuteScript", {"script": script, "args": []})
        finally:
            self.ask("Marionette:SetContext", {"value": "content"})


class Other(ABC):
    """A browser that is not Chromium, with one window; its person sees and presses, and nothing else."""

    def __init__(self, folder: Path) -> None:
        """Start the browser with a profile in this folder."""
        self.folder = folder
        self.size = DESK
        self.start()
        self.wait_for(PATIENCE)
        self.resize(DESK)

    @classmethod
    @abstractmethod
    def missing(cls) -> str:
        """What there is not on this machine, or nothing."""

    @abstractmethod
    def start(self) -> None:
        """Start the browser and its driver."""

    @abstractmethod
    def end(self) -> None:
        """End both."""

    @abstractmethod
    def fit(self, size: tuple[int, int]) -> None:
        """Give the page this size."""

    @abstractmethod
    def complaints(self) -> list[str]:
        """The errors of the pages so far."""

    def wait_for(self, patience: int) -> None:
        """Let each script wait this long. patience: milliseconds."""
        self.patience = patience
        self.ask("SetTimeouts", script=patience)

    def promised(self, script: str) -> Any:
        """What a promise in the page brings."""
        waiting = f"const done = arguments[arguments.length - 1]; Promise.resolve({script}).then(done, (error) => done(String(error)))"
        return self.ask("ExecuteAsyncScript", script=waiting, args=[])

    def write(self, text: str) -> None:
        """Type this into the field that has the focus."""
        self.until("document.activeElement.localName === 'input'")
        strokes = [{"type": kind, "value": sign} for sign in text for kind in ("keyDown", "keyUp")]
        self.ask("PerformActions", actions=[{"type": "key", "id": "keys", "actions": strokes}])
        self.until("document.activeElement.value === arguments[0]", text)

    @abstractmethod
    def ask(self, command: str, **parameters: Any) -> Any:
        """What the browser answers to one of these commands (PATHS); RefusedError if it cannot do it."""

    def look(self, script: str, *arguments: Any) -> Any:
        """The value of an expression in the page."""
        return self.ask("ExecuteScript", script=f"return ({script})", args=arguments)

    def until(self, script: str, *arguments: Any) -> Any:
        """Wait in the page until this expression has a value that is true, and return it; a page that is being left has none."""
        end = time.monotonic() + self.patience / 1000
        # To ask takes most of what such a page costs, so it is asked less and less often.
        waiting = f"""const done = arguments[arguments.length - 1];
            let pause = 20;
            const ask = () => {{
                const found = ({script});
                if (found) return done(found);
                setTimeout(ask, pause);
                pause = Math.min(1.5 * pause, 250);
            }};
            ask();"""
        while True:
            try:
                return self.ask("ExecuteAsyncScript", script=waiting, args=arguments)
            except RefusedError as refused:
                if refused.args[0] == "script timeout" or time.monotonic() > end:
                    raise AssertionError(f"In vain: {script} {arguments} on {self.look('document.body.innerText')}") from refused

    def resize(self, size: tuple[int, int]) -> None:
        """Give the page this size, and wait until it has it."""
        self.size = size
        self.fit(size)
        self.until("innerWidth === arguments[0] && innerHeight === arguments[1]", *size)

    def go(self, address: str, place: dict[str, Any] | None = None, **preferences: Any) -> None:
        """Open a page in a browser that keeps nothing but these preferences and the key to this place."""
        storage = {"kahve.preferences": {"help": False, "sound": "off", "pace": "none"} | preferences}
        if place:
            storage[f"kahve.place.{place['table']}"] = place
        self.ask("Navigate", url=re.sub("(//[^/]*).*", rf"\1{BLANK}", address))
        self.ask(
            "ExecuteScript",
            script="localStorage.clear(); Object.assign(localStorage, arguments[0])",
            args=[{key: json.dumps(one) for key, one in storage.items()}],
        )
        self.ask("Navigate", url=address)

    def press(self, selector: str, says: str = "", unless: str = "body > none") -> bool:
        """Press the first element with this selector and these words that nothing covers; False if `unless` is there instead."""
        spot = self.until(f"document.querySelector(arguments[2]) ? 'no' : ({SPOT})", selector, says, unless)
        if spot == "no":
            return False
        kind = "touch" if self.size == PHONE else "mouse"
        move = {"type": "pointerMove", "duration": 0, "x": int(spot[0]), "y": int(spot[1]), "origin": "viewport"}
        press = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.ask("PerformActions", actions=[{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": press}])
        return True

    def play(self, family: str, most: int = 200) -> int:
        """Press whatever is offered until the deal is over, or so often at the most, and return how often that was."""
        presses = 0
        offered = ", ".join([".asked-ways button", *(f"{TURN} {one}" for one in NEXT.get(family, NEXT["other"]))])
        state = "document.body.innerText + document.querySelector('.hand').outerHTML"
        while presses < most and self.until("document.querySelector(arguments[0])", f"{OVER}, {offered}"):
            before = self.look(state)
            if not self.press(offered, unless=OVER):
                return presses
            presses += 1
            # A press that comes while cards are still on their way changes nothing.
            self.until(f"Date.now() > arguments[1] || {state} !== arguments[0]", before, 1000 * time.time() + 3000)
        return presses


class Firefox(Other):
    """Firefox without windows."""

    @classmethod
    def missing(cls) -> str:
        return "" if shutil.which("firefox-esr") or shutil.which("firefox") else "Firefox (on Debian: apt install firefox-esr)"

    def start(self) -> None:
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        assert program
        preferences = {"marionette.port": 0, "intl.accept_languages": "en-GB", "javascript.options.wasm_optimizingjit": False}
        (self.folder / "user.js").write_text("".join(f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in preferences.items()))
        command = [program, "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port = self.folder / "MarionetteActivePort"
        end = time.monotonic() + 2 * PATIENCE / 1000
        while not (port.exists() and port.read_text()):
            assert time.monotonic() < end, "Firefox does not start."
            time.sleep(0.05)
        self.line = Marionette(int(port.read_text()))
        self.line.ask("WebDriver:NewSession", {})
        # Around the page there is room for the largest.
        self.ask("SetWindowRect", x=0, y=0, width=1500, height=1000)

    def ask(self, command: str, **parameters: Any) -> Any:
        # Without a sandbox a script sees the page as its own scripts do.
        return self.line.ask(f"WebDriver:{command}", parameters | ({"sandbox": None} if "script" in command.lower() else {}))

    def end(self) -> None:
        self.line.incoming.close()
        self.line.socket.close()
        self.process.kill()
        self.process.wait()

    def fit(self, size: tuple[int, int]) -> None:
        # A window of Firefox is never as narrow as a telephone.
        width, height = size
        box = f"min-width: {width}px; max-width: {width}px; min-height: {height}px; max-height: {height}px; align-self: start"
        self.line.in_chrome(f"for (const one of gBrowser.browsers) one.style.cssText = '{box}'")

    def complaints(self) -> list[str]:
        said = self.line.in_chrome("return Services.console.getMessageArray().map(String)")
        # On a slow machine a face that was fetched early is drawn late, and a page is left while it draws or fetches: Firefox warns.
        expected = "preload", "Loading failed for the module", "Script terminated by timeout"
        return [message for message in said if "//localhost" in message and not any(each in message for each in expected)]


class WebKit(Other):
    """WebKitGTK, of the same kind as Safari, on a screen that nobody sees."""

    @classmethod
    def missing(cls) -> str:
        there = shutil.which("WebKitWebDriver") and shutil.which("Xvfb")
        return "" if there else "WebKitWebDriver and Xvfb (on Debian: apt install webkit2gtk-driver xvfb)"

    def start(self) -> None:
        hear, say = os.pipe()
        command = ["Xvfb", "-displayfd", str(say), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
        self.screen = subprocess.Popen(command, pass_fds=[say], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(say)
        with os.fdopen(hear) as screen_number:
            display = screen_number.readline().strip()
        # The bar with the buttons would be wider than a telephone.
        style = self.folder / "gtk-3.0" / "gtk.css"
        style.parent.mkdir()
        style.write_text("* { min-width: 0px; min-height: 0px; padding: 0px; margin: 0px; border: none; font-size: 1px; }")
        places = {"DISPLAY": f":{display}", "XDG_CONFIG_HOME": str(self.folder), "GTK_THEME": "Adwaita", "GDK_BACKEND": "x11"}
        # Its third compiler would make the Python of the pocket quicker than these few moves need, and take 50 seconds of the processor.
        places["JSC_useOMGJIT"] = "0"
        # Nobody looks at the picture, and to lay it together by OpenGL takes more than half of the processor's time.
        places["WEBKIT_DISABLE_COMPOSITING_MODE"] = "1"
        self.log = self.folder / "log.txt"
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(["WebKitWebDriver", f"--port={port}"], stdout=log, stderr=log, env=os.environ | places)
        self.address = f"http://127.0.0.1:{port}/session"
        arguments = ["--automation", "--enable-write-console-messages-to-stdout=true"]
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": {"args": arguments}}}}
        end = time.monotonic() + 2 * PATIENCE / 1000
        while True:
            try:
                session = self.post("", wanted)
                break
            except urllib.error.URLError:
                assert time.monotonic() < end, "WebKitWebDriver does not start."
                time.sleep(0.05)
        self.address += f"/{session['sessionId']}"

    def post(self, path: str, body: dict[str, Any] | None, method: str = "POST") -> Any:
        """What the driver answers."""
        content = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, content, method=method)
        try:
            with urllib.request.urlopen(request, timeout=LONGEST_ANSWER) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            said = json.load(error)["value"]
            raise RefusedError(said["error"], said["message"]) from None

    def ask(self, command: str, **parameters: Any) -> Any:
        method = {"Get": "GET", "Clo": "DELETE"}.get(command[:3], "POST")
        return self.post(f"/{PATHS[command]}", parameters if method == "POST" else None, method)

    def end(self) -> None:
        with suppress(urllib.error.URLError):
            self.post("", None, "DELETE")
        for process in (self.process, self.screen):
            process.kill()
            process.wait()

    def fit(self, size: tuple[int, int]) -> None:
        # Some of the window is not the page.
        width, height = size
        self.ask("SetWindowRect", x=0, y=0, width=width, height=height + self.look("outerHeight - innerHeight"))

    def complaints(self) -> list[str]:
        return [line for line in self.log.read_text().splitlines() if "CONSOLE" in line and ("ERROR" in line or "WARN" in line)]


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=["firefox", "webkit"])
def browser(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Other]:
    """The browser of these tests; where it is missing they are left out, except with CI=true."""
    kind: type[Other] = request.param
    if kind.missing():
        says = f"There is no {kind.missing()} on this machine's PATH."
        if os.environ.get("CI") == "true":
            pytest.fail(f"{says} With CI=true no test may be left out.", pytrace=False)
        pytest.skip(says)
    browser = kind(tmp_path_factory.mktemp("profile"))
    yield browser
    browser.end()


@pytest.fixture(autouse=True)
def no_complaints(browser: Other) -> Iterator[None]:
    """A test fails if its pages had errors."""
    before = len(browser.complaints())
    browser.resize(DESK)
    yield
    assert browser.complaints()[before:] == []


def test_the_first_page_on_a_phone_from_right_to_left_and_in_the_dark(browser: Other, server: Server) -> None:
    browser.resize(PHONE)
    browser.go(f"{server.address}/", language="ar", theme="dark")
    browser.until("document.querySelectorAll('.game').length > 10")
    assert browser.look("[document.documentElement.dir, innerWidth >= document.documentElement.scrollWidth]") == ["rtl", True]
    assert browser.look("getComputedStyle(document.documentElement).colorScheme") == "dark"
    assert browser.look(f"({CUT})()") == []
    assert browser.look(f"({TOO_SMALL})(arguments[0])", PRESSED) == []


def test_a_whole_deal_by_pressing(browser: Other, server: Server) -> None:
    """It is counted, and its seal is checked in this browser."""
    browser.resize(PHONE)
    place = server.table("pishti", 2)
    browser.go(server.address + place["link"], place)
    assert 10 < browser.play("fishing") < 200
    assert "Total" in browser.look(f"document.querySelector('{OVER}').innerText")
    browser.until(f"document.querySelector('dialog').textContent.includes({json.dumps(CHECKED)})")


@pytest.mark.parametrize("family", GAMES)
def test_turns_of_the_other_families_by_pressing_and_their_sheets(browser: Other, server: Server, family: str) -> None:
    game, seats, rules = GAMES[family]
    browser.resize(PHONE)
    place = server.table(game, seats, rules)
    browser.go(server.address + place["link"], place)
    assert browser.play(family, most=MOST_PRESSES) == MOST_PRESSES
    store = Store(f"sqlite:///{server.store}")
    over = {"table": f"{type(browser).__name__}_{family}".lower(), "seat": 0, "token": "key"}
    keep(store, over["table"], Course(game).finish())
    store.close()
    browser.go(f"{server.address}/t/{over['table']}", over)
    assert "Total" in browser.until(f"document.querySelector('{OVER}')?.innerText")


def test_a_friend_comes_by_the_link_to_another_window(browser: Other, server: Server) -> None:
    place = server.table("pishti", 2, friends=1)
    friend = browser.ask("GetWindowHandle")
    # What a browser keeps for one name of the server it does not show to a page of the other.
    browser.go(f"http://127.0.0.1:{server.port}{place['link']}")
    browser.press("input:not([type=radio])")
    browser.write("Cy")
    browser.press("button", "Sit here, in seat 2")
    browser.until("document.querySelector('.plate.own')")
    own = browser.ask("NewWindow", type="window")["handle"]
    browser.ask("SwitchToWindow", handle=own)
    browser.fit(DESK)
    browser.go(server.address + place["link"], place)
    browser.until("document.querySelector('main').innerText.includes('Cy')")
    browser.press("button", "Deal")
    cards, hands = "document.querySelectorAll('.hand button.card').length", []
    for window in (own, friend):
        browser.ask("SwitchToWindow", handle=window)
        hands.append(browser.until(cards))
    assert hands == [4, 4]
    # A window that nobody looks at is drawn late, so whose turn it is is asked until one of them says so.
    end, turn = time.monotonic() + PATIENCE / 1000, friend
    while not browser.look("document.querySelector('.line.my-turn') !== null"):
        assert time.monotonic() < end, "It is nobody's turn."
        turn = own if turn == friend else friend
        browser.ask("SwitchToWindow", handle=turn)
    for window in (turn, own if turn == friend else friend):
        browser.ask("SwitchToWindow", handle=window)
        browser.press(f"{TURN} .hand button.card[aria-disabled=false]")
        browser.until(f"{cards} === 3")
    browser.ask("SwitchToWindow", handle=own)
    browser.ask("CloseWindow")
    browser.ask("SwitchToWindow", handle=friend)
    browser.until("document.querySelector('main').innerText.includes('away')")


def test_the_page_can_be_installed(browser: Other, server: Server) -> None:
    browser.go(f"{server.address}/")
    link = "document.querySelector('link[rel=manifest]').href"
    assert browser.promised(f"fetch({link}).then((file) => file.json()).then((manifest) => manifest.start_url)") == "../"
    bring = f"navigator.serviceWorker.register('{server.address}/assets/worker.js').then((found) => found.scope)"
    assert browser.promised(bring) == f"{server.address}/assets/"


def begin_in_pocket(browser: Other) -> None:
    browser.until("document.querySelector('.game')")
    browser.press(".game", "Harbin")
    browser.press("button", "Play now")
    browser.until("document.querySelectorAll('.hand button.card').length === 4")


def play_in_pocket(browser: Other, left: int) -> None:
    """Play a card, and wait until the bot has answered; then this number of cards is left."""
    browser.press(f"{TURN} .hand button.card[aria-disabled=false]")
    browser.until(f"document.querySelector('{TURN}') && document.querySelectorAll('.hand button.card').length === {left}")


def test_the_pocket_is_played_and_again_with_its_server_gone(browser: Other, files: FileServer) -> None:
    browser.resize(PHONE)
    browser.wait_for(POCKET_PATIENCE)
    with FileServer(files.folder) as file_server:
        browser.go(f"{file_server.address}/")
        begin_in_pocket(browser)
        # Whole deals there are played in test_pocket.py: what may differ here is how Python starts, answers and comes back.
        for left in (3, 2):
            play_in_pocket(browser, left)
        browser.promised(WHEN_INSTALLED)
    browser.ask("Navigate", url=f"{file_server.address}/")
    begin_in_pocket(browser)
    play_in_pocket(browser, 3)
