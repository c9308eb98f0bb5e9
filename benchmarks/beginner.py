"""Measures how long a newcomer takes to a first move, a first capture that was explained, and the end of a first lesson.

`python benchmarks/beginner.py http://localhost:8000/` needs a running server, Playwright, and a Chromium on the PATH.
A program presses what a newcomer would, at once: the seconds are those of the machine, and the presses and pages those of the path.
A capture is what the game is about: cards taken in Pisti and Basra, a meld in Hand and Foot, a trick in Quist.
It is understood where first help has told something before it, or the card that was played had its number.
"""

from __future__ import annotations

import argparse
import random
import shutil
import time
from contextlib import suppress

from playwright.sync_api import Browser, Error, Page, sync_playwright
from shifts import HAND, LAST, PATIENCE, Player

GAMES = ("pisti", "basra", "hand_and_foot", "quist")
"""One game of each family."""
WINDOWS = {"phone": (360, 640), "laptop": (1366, 768)}
CAPTURING = ".hand button.card:has(.promise)"
"""The cards that say how many they take."""
TURN = ".line.my-turn, dialog.panel[open]"
WON = """() => {
    const { scene } = document.querySelector("kahve-table");
    const own = scene.sides.find(({ seats }) => seats.includes(scene.seat));
    const laid = scene.zones.filter(({ side }) => side === own.side).flatMap(({ melds = [], piles = [] }) => [...melds, ...piles]);
    const tricks = (own.tally ?? []).filter(({ name }) => name === "trick").reduce((sum, { count }) => sum + count, 0);
    return (own.cards ?? 0) + laid.length + tricks;
}"""
"""The cards, melds and tricks of one's own side."""


class Path(Player):
    """One newcomer in one window: the clock, the presses and the pages."""

    def __init__(self, page: Page) -> None:
        """Begin to count before anything is opened."""
        super().__init__(page, random.Random(1))
        self.presses, self.pages, self.start = 0, 0, time.monotonic()
        page.set_default_timeout(PATIENCE)

    def go(self, address: str) -> None:
        """Open a page."""
        self.page.goto(address)
        self.pages += 1

    def press(self, selector: str) -> bool:
        """Press and count it."""
        is_pressed = super().press(selector)
        self.presses += is_pressed
        return is_pressed

    def press_when_there(self, selector: str) -> None:
        """Press the first of these as soon as it is there."""
        self.page.locator(selector).first.click()
        self.presses += 1

    def decide(self) -> None:
        """Play a card that says what it takes, where there is one."""
        if not self.press(CAPTURING):
            super().decide()

    def turn(self) -> None:
        """Make one move by presses alone, again where a press came to nothing."""
        last = self.page.evaluate(LAST)
        for _ in range(9):
            with suppress(Error):
                self.decide()
            with suppress(Error):
                self.page.wait_for_function(f"last => {LAST} !== last", arg=last, timeout=6000)
                return

    def note(self) -> str:
        """Seconds and presses until now."""
        return f"{time.monotonic() - self.start:.1f} s, {self.presses} presses"


def first_table(path: Path, address: str, game: str) -> tuple[str, str]:
    """Play until a first move is made, and a first capture was told of and made."""
    page = path.page
    path.go(f"{address}{game}")
    path.press_when_there("button.play")
    move, is_explained = "", False
    for _ in range(200):
        page.locator(TURN).first.wait_for()
        if page.locator("dialog.panel[open] .sheet").count():
            break
        if page.locator("dialog.panel[open]").count():
            page.keyboard.press("Enter")
            continue
        is_explained |= page.locator(".first-help:not([hidden])").count() > 0 or page.locator(CAPTURING).count() > 0
        before = page.evaluate(WON)
        path.turn()
        move = move or path.note()
        # A trick is won by its last card, which another seat may play.
        page.locator(TURN).first.wait_for()
        if is_explained and page.evaluate(WON) > before:
            return move, path.note()
    return move, "none in the first deal"


def first_lesson(path: Path, address: str, game: str) -> str:
    """Open the lessons and make the first one's move, as *Show me* does."""
    path.go(f"{address}learn/{game}")
    path.press_when_there("a.play")
    for card in range(20):
        cards = path.page.locator(f"{HAND}, .take-from.ready")
        cards.first.wait_for()
        cards.nth(card % cards.count()).click()
        path.presses += 1
        with suppress(Error):
            path.page.locator(".teacher.right").wait_for(timeout=1000)
            return path.note()
    return "not ended by single presses"


def walk(browser: Browser, address: str, game: str, size: tuple[int, int]) -> list[str]:
    """The three moments of one game in one window."""
    results: list[str] = []
    for steps in (first_table, first_lesson):
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 600, locale="en-GB")
        moments = steps(Path(context.new_page()), address, game)
        results += [moments] if isinstance(moments, str) else moments
        context.close()
    return results


def main() -> None:
    """Print a line for each game and window."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address", help="the address of a server, with a slash at its end")
    parser.add_argument("--games", nargs="*", default=list(GAMES), choices=GAMES)
    options = parser.parse_args()
    program = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for game in options.games:
            for window, size in WINDOWS.items():
                card, capture, lesson = walk(browser, options.address, game, size)
                print(f"{game}, {window}: first move {card}; first capture {capture}; first lesson {lesson}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
