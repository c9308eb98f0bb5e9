"""Measures how long a newcomer takes to a first card, a first capture that was explained, and the end of a first lesson.

`python benchmarks/beginner.py http://localhost:8000/` needs a running server, Playwright, and a Chromium on the PATH.
A program presses what a newcomer would, at once: the seconds are those of the machine, and the presses and pages those of the path.
The capture is understood when a slip of first help or the number on a card has told of it, and that card was played.
"""

from __future__ import annotations

import argparse
import shutil
import time

from playwright.sync_api import Browser, Page, sync_playwright

GAMES = ("pisti", "basra", "hand_and_foot", "quist")
"""One game of each family."""
WINDOWS = {"phone": (360, 640), "laptop": (1366, 768)}
CAPTURED = {
    "pisti": ".hand button.card:has(.promise)",
    "basra": ".hand button.card:has(.promise)",
    "hand_and_foot": ".take-from.ready",
    "quist": '.hand button.card[aria-disabled="false"]',
}
"""What a newcomer presses to win cards, as soon as it is there: in a game of tricks any card, in a melding game the stock."""
TURN = ".line.my-turn, dialog.panel[open]"


class Path:
    """One newcomer in one window: the clock, the presses and the pages."""

    def __init__(self, page: Page) -> None:
        """Begin to count before anything is opened."""
        self.page, self.presses, self.pages, self.start = page, 0, 0, time.monotonic()

    def go(self, address: str) -> None:
        """Open a page."""
        self.page.goto(address)
        self.pages += 1

    def press(self, selector: str) -> None:
        """Press the first of these as soon as it is there."""
        self.page.locator(selector).first.click()
        self.presses += 1

    def note(self) -> str:
        """Seconds, presses and pages until now."""
        return f"{time.monotonic() - self.start:.1f} s, {self.presses} presses, {self.pages} pages"


def first_table(path: Path, address: str, game: str) -> tuple[str, str]:
    """Play until a first card is played and a first capture was told of and made."""
    page = path.page
    path.go(f"{address}{game}")
    path.press("button.play")
    card = ""
    for _ in range(40):
        page.locator(TURN).first.wait_for()
        if page.locator("dialog.panel[open]").count():
            break
        is_explained = page.locator(".first-help:not([hidden])").count() > 0
        capture = page.locator(CAPTURED[game])
        taken = capture.count() > 0
        before = page.locator(".line-now").inner_text()
        path.press(CAPTURED[game] if taken else '.hand button.card[aria-disabled="false"], .suit-button, .desk .decline')
        card = card or path.note()
        if taken and (is_explained or game in ("pisti", "basra")):
            return card, path.note()
        page.wait_for_function("before => document.querySelector('.line-now')?.innerText !== before", arg=before)
    return card, "none in the first deal"


def first_lesson(path: Path, address: str, game: str) -> str:
    """Open the lessons and make the first one's move, as *Show me* does."""
    path.go(f"{address}learn/{game}")
    path.press("a.play")
    for card in range(20):
        cards = path.page.locator('.hand button.card[aria-disabled="false"], .take-from.ready')
        cards.first.wait_for()
        cards.nth(card % cards.count()).click()
        path.presses += 1
        path.page.wait_for_timeout(300)
        if path.page.locator(".teacher.right").count():
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
                print(f"{game}, {window}: first card {card}; first capture {capture}; first lesson {lesson}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
