"""Measures the largest step of the layout in a whole deal of each game, as the browser itself counts it.

`python benchmarks/shifts.py http://localhost:8000/` needs a running server, Playwright, and a Chromium on the PATH.
A program presses what a person could, and the bots play at the server's pace.
The browser leaves out the half second after a press, because a person expects something to move then.
Here a move counts as pressed until half a second after the server's answer, because a busy machine answers late.
A step is the share of the window in which something moved, times the share of the window's longer side that it went.
"""

from __future__ import annotations

import argparse
import random
import shutil
import time
from collections import Counter
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, Error, Page, sync_playwright

from kahve.games import GAMES

WINDOWS = {"phone": (360, 640), "laptop": (1366, 768)}
COUNTED = """window.shifts = [];
const named = ({ node, previousRect: { x, y }, currentRect }) =>
    `${node?.parentElement?.className ?? ""} > ${node?.className ?? node?.nodeName}`
    + ` from ${Math.round(x)},${Math.round(y)} to ${Math.round(currentRect.x)},${Math.round(currentRect.y)}`;
new PerformanceObserver((list) => {
    for (const one of list.getEntries().filter(({ hadRecentInput }) => !hadRecentInput))
        shifts.push([one.value, one.sources.map(named).join("; "), one.startTime]);
}).observe({ type: "layout-shift", buffered: true });"""
"""Notes every step that follows no press, with what moved."""
WAITING = """() => {
    if (document.querySelector("dialog.panel[open] .sheet")) return "over";
    if (document.querySelector("dialog.panel[open]")) return "asked";
    return document.querySelector(".line.my-turn") ? "turn" : "";
}"""
MOVES = "document.querySelector('kahve-table').scene.moves"
OWN = "(({ seats, seat }) => seats[seat].hand)(document.querySelector('kahve-table').scene)"
LAST = "document.querySelector('kahve-table').connection.last"
ASK = "(move) => document.querySelector('kahve-table').connection.ask({ do: 'move', move })"
CHANGED = f"(last) => {LAST} !== last || document.querySelector('dialog.panel[open], .desk .way-button, .floor.choosing')"
HAND = '.hand button.card[aria-disabled="false"]'
LONGEST = 900
"""The seconds after which a deal is left."""
PATIENCE = 180_000
"""Milliseconds to wait for anything: a busy machine is slow."""


class Player:
    """Plays one deal by presses in a page."""

    def __init__(self, page: Page, chance: random.Random) -> None:
        """Take a page that shows a table."""
        self.page, self.chance = page, chance
        self.own: list[tuple[float, float]] = []
        """The milliseconds of the page in which own moves are made."""

    def press(self, selector: str) -> bool:
        """Press the first of these that is shown; False if none is."""
        shown = self.page.locator(f"{selector} >> visible=true")
        if shown.count() == 0:
            return False
        # Cards overlap, so a person presses at the edge that is seen.
        place = {"x": 6, "y": 12} if ".card" in selector or "data-card" in selector else None
        shown.first.click(timeout=2000, position=place)  # type: ignore[arg-type]
        return True

    def cards(self, cards: list[str]) -> None:
        """Press these cards of the hand, one after another."""
        for card in cards:
            self.press(f'.hand [data-card="{card}"]')

    def lay(self, moves: list[str]) -> None:
        """Lay melds out, one after another, until they may be confirmed; take them back where all of them are not enough."""
        left = Counter(str(card) for card in self.page.evaluate(OWN))
        for move in moves:
            _, cards, *_ = move.split()
            cards = cards[:1] if move.startswith("add") else cards
            if cards == "a" or Counter(cards) - left:
                continue
            self.cards(list(cards))
            self.press(".acts .play")
            self.page.wait_for_timeout(300)
            if self.press('.acts .play[aria-disabled="false"]'):
                return
            left -= Counter({card: left[card] if card == cards[0] else 1 for card in cards})
        self.page.keyboard.press("x")

    def decide(self) -> None:
        """Press whatever makes some move of this turn."""
        for decision in (".floor .lying.open", ".way-button[aria-disabled=false]", ".suit-button", ".desk .decline"):
            if self.press(decision):
                self.press(".ways .play:enabled")
                return
        if self.press(".desk .proof .soft") or self.press(".desk [data-shortcut]"):
            return
        moves = [str(move["move"]) for move in self.page.evaluate(MOVES)]
        kinds = {move.split()[0] for move in moves}
        lays = [move for move in moves if move.startswith(("meld ", "add "))]
        if "pass" in kinds:
            self.cards([move.split()[1] for move in moves[:3]])
            self.press(".offers .play")
        elif "take" in kinds and self.chance.random() < 0.5:
            self.press(".middle .stack .take-from")
        elif "draw" in kinds:
            self.press(".stock .take-from")
        elif lays and self.chance.random() < 0.8:
            self.lay(self.chance.sample(lays, len(lays)))
        elif "discard" in kinds:
            self.cards([self.chance.choice([move for move in moves if move.startswith("discard ")]).split()[1]])
            self.press(".middle .stack .take-from")
        elif not self.press(HAND):
            self.press(".offers button")

    def turn(self) -> None:
        """Make one move: by presses, or by the socket where presses came to nothing."""
        last, begin = self.page.evaluate(LAST), self.page.evaluate("performance.now()")
        try:
            self.decide()
            self.page.wait_for_function(CHANGED, arg=last, timeout=2000)
        except Error:
            moves = self.page.evaluate(MOVES)
            if moves and self.page.evaluate(LAST) == last:
                self.page.evaluate(ASK, self.chance.choice(moves)["move"])
                with suppress(Error):
                    self.page.wait_for_function(CHANGED, arg=last, timeout=10_000)
        self.own.append((begin, self.page.evaluate("performance.now()") + 500))

    def is_own(self, moment: float) -> bool:
        """Whether this moment of the page belongs to an own move."""
        return any(begin <= moment <= end for begin, end in self.own)

    def deal(self) -> int:
        """Play to the sheet of the deal; the number of own moves."""
        until = time.monotonic() + LONGEST
        turns = 0
        while time.monotonic() < until:
            state = self.page.wait_for_function(WAITING).json_value()
            if state == "over":
                break
            if state == "asked":
                self.page.keyboard.press("Enter")
                self.page.wait_for_timeout(300)
                continue
            self.turn()
            turns += 1
        # The sheet has come to rest.
        self.page.wait_for_timeout(1500)
        return turns


def measure(browser: Browser, address: str, game: str, window: str, seed: int) -> str:
    """The largest step of one deal in one window, and what moved, as a line."""
    width, height = WINDOWS[window]
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=window == "phone", locale="en-GB")
    context.add_init_script(COUNTED)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{address}{game}")
    page.locator("button.play").first.click()
    page.locator("kahve-table .hand button.card").first.wait_for()
    player = Player(page, random.Random(seed))
    turns = player.deal()
    shifts: list[Any] = sorted((shift for shift in page.evaluate("shifts") if not player.is_own(shift[2])), reverse=True)
    context.close()
    largest, moved, _ = shifts[0] if shifts else (0, "nothing", 0)
    return f"{game}, {window}: {largest:.3f} in {turns} turns ({moved})"


def main() -> None:
    """Print a line for each game and window."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address", help="the address of a server, with a slash at its end")
    parser.add_argument("--games", nargs="*", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--windows", nargs="*", default=list(WINDOWS), choices=list(WINDOWS))
    parser.add_argument("--seed", type=int, default=1, help="what the presses are drawn from")
    options = parser.parse_args()
    program = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for game in options.games:
            for window in options.windows:
                print(measure(browser, options.address, game, window, options.seed), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
