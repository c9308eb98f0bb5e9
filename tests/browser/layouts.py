"""Looks at every table and every screen in each language and size, and lists what is cut, covered, too small or too wide.

`python -m tests.browser.layouts http://localhost:8000/` needs a running server, Playwright, and a Chromium on the PATH.
It looks at 260 layouts of tables, each at three moments of a deal; with `--screens`, at all pages and panels besides them.
`--pictures FOLDER` keeps a picture of each layout, `--dark` shows them by night, and `--help-on` as a newcomer sees a table.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Error, Page, sync_playwright

from kahve.games import GAMES
from kahve.language import message, offered, speaking

from .conftest import CUT, NO_HELP, OVERLAPPING, SHELL, TOO_SMALL, UNFOLD, launched

SIZES = ((360, 640), (844, 390), (1366, 768), (1440, 900))
MOMENTS = (0, 3, 5)
"""The own moves between two looks at a table."""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
LAST = "document.querySelector('kahve-table').connection.last"
MOVES = "document.querySelector('kahve-table').scene.moves.map((one) => one.move)"
ASK = "(move) => document.querySelector('kahve-table').connection.ask({ do: 'move', move })"
PRESSED = (
    ":is(button:not(.hand button, .meld, .tile, .floor button, .table:has(.desk) .known), a[href]:not(p a, .rulebook a), summary, select)"
)
"""Cards have tests of their own, the desk lies on the cloth, and a link in a text is as high as its line."""
ABOVE = "['dialog[open] ', ':popover-open ', 'body '].find((place) => document.querySelector(place))"
"""Where one can press: what lies above the page hides the rest from a finger."""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
TURN = ".line.my-turn, dialog.panel[open]"
PAGES = ("", "soup", "me", "deals", "day", "puzzles", "puzzles/basra/1", "puzzles/hand_and_foot/1", "puzzles/soup/1")
PAGES += ("learn/basra", "learn/quist/1", "rules/animal_quist")
WORDS = ("game", "seats", "length", "rules", "company")
PANELS = "rskpme"
"""The keys of a table's panels."""


def sit(page: Page, address: str, played: str, help_on: bool = False) -> str:
    """Sit down at a new table with bots, four of all where that can be, and wait for the first turn; the table's name."""
    with urllib.request.urlopen(f"{address}api/games", timeout=60) as answer:
        seats = next(min(4, one["seats"]["max"]) for one in json.load(answer)["games"] if one["name"] == played)
    players: list[dict[str, Any]] = [{"kind": "you", "name": "Bo"}, *[{"kind": "bot", "bot": "greedy"}] * (seats - 1)]
    setup = {"game": played, "house": {"seats": seats}, "players": players, "show": {"hints": True}, "customs": None}
    request = urllib.request.Request(f"{address}api/tables", json.dumps(setup).encode())
    with urllib.request.urlopen(request, timeout=60) as answer:
        place = json.load(answer)
    script = f"localStorage.setItem('kahve.place.{place['table']}', JSON.stringify({json.dumps(place)}));"
    page.add_init_script(script + ("" if help_on else NO_HELP))
    page.goto(address.rstrip("/") + place["link"])
    page.locator(".line.my-turn").wait_for()
    return str(place["table"])


def move_on(page: Page, moves: int, chance: random.Random) -> None:
    """Make this number of own moves by chance; fewer where the deal ends."""
    own = 0
    while own < moves:
        page.wait_for_function(f"() => {MOVES}.length > 0 || document.querySelector('dialog.panel[open]')", polling=50)
        moves_there, last = page.evaluate(MOVES), page.evaluate(LAST)
        if not moves_there:
            break
        move = chance.choice(moves_there)
        if move.startswith("pass "):
            # Cards are passed together, and each is a move of its own in the list.
            move = "pass " + " ".join(one.split()[1] for one in moves_there[:3])
        page.evaluate(ASK, move)
        # What is asked while the table goes on may come too late.
        with suppress(Error):
            page.wait_for_function(f"(last) => {LAST} !== last", arg=last, polling=50, timeout=2000)
            own += 1
    page.locator(TURN).first.wait_for()


def faults(page: Page) -> Iterator[str]:
    """What is wrong with the page as it is laid out now."""
    yield from (f"cut: {one}" for one in page.evaluate(CUT))
    yield from (f"on one another: {' / '.join(pair)}" for pair in page.evaluate(OVERLAPPING, "body "))
    # To look for what a finger can miss scrolls what can be scrolled.
    yield from (f"small: {one}" for one in page.evaluate(TOO_SMALL, page.evaluate(ABOVE) + PRESSED))
    if sideways := page.evaluate(SIDEWAYS):
        yield f"wider than its window by {sideways}"


class Eye:
    """Looks at one page after another in every size, and counts."""

    def __init__(self, options: argparse.Namespace) -> None:
        """Begin with nothing seen."""
        self.options, self.seen, self.wrong = options, 0, 0

    def look(self, page: Page, name: str) -> None:
        """Look at a page in each size, and print its faults under this name."""
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            if self.options.pictures:
                time_of_day = "-dark" if self.options.dark else ""
                page.screenshot(path=self.options.pictures / f"{name}-{width}x{height}{time_of_day}.png", animations="disabled")
            there = list(faults(page))
            page.evaluate("scrollTo(0, 0)")
            self.seen, self.wrong = self.seen + 1, self.wrong + bool(there)
            for fault in there:
                print(f"{name}, {width}x{height}, {fault}", flush=True)
        page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})

    def table(self, page: Page, language: str, played: str) -> None:
        """Look at a table of this game at each moment."""
        chance = random.Random(f"{played} {self.options.seed}")
        sit(page, self.options.address, played, self.options.help_on)
        for moment, moves in enumerate(MOMENTS):
            move_on(page, moves, chance)
            self.look(page, f"{played}-{language}-{moment}")

    def screens(self, page: Page, language: str) -> None:
        """Look at every page and panel besides the tables."""
        address, chance = self.options.address, random.Random(self.options.seed)
        for path in PAGES:
            page.goto(address + path)
            page.wait_for_load_state("networkidle")
            self.look(page, f"{path.replace('/', '_') or 'front'}-{language}")
        page.goto(address)
        for word in WORDS:
            page.locator(f".word[popovertarget=word-{word}]").click()
            page.locator(f"#word-{word}").wait_for()
            self.look(page, f"word_{word}-{language}")
            page.keyboard.press("Escape")
        page.locator(".word[popovertarget=word-rules]").click()
        page.locator("#word-rules .choices-ways button").first.click()
        page.locator("kahve-rules-sheet .option").first.wait_for(state="attached")
        page.locator("dialog.every-rule").evaluate(UNFOLD)
        self.look(page, f"all_rules-{language}")
        sit(page, address, "pishti", self.options.help_on)
        for key in PANELS:
            page.keyboard.press(key)
            page.locator("dialog[open]").wait_for()
            self.look(page, f"panel_{key}-{language}")
            page.keyboard.press("Escape")
            page.wait_for_function("() => !document.querySelector('dialog[open]') && !history.state?.panel", polling=50)
        page.keyboard.press("b")
        page.locator(".hint-slip .worth").first.wait_for()
        self.look(page, f"hint-{language}")
        table = sit(page, address, "pishti")
        move_on(page, 99, chance)
        page.locator("dialog .sheet").wait_for()
        self.look(page, f"sheet-{language}")
        with speaking(language):
            page.get_by_role("button", name=message("client-table-review-deal")).first.click()
        page.locator(".decision").first.wait_for()
        self.look(page, f"review-{language}")
        page.goto(f"{address}r/{table}/1.1/7")
        page.locator(".transport output").wait_for()
        self.look(page, f"replay-{language}")


def options_in(words: Sequence[str] | None) -> argparse.Namespace:
    """What the words of a command ask for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", help="the address of a server, with a slash at its end")
    parser.add_argument("--games", nargs="*", default=list(GAMES), choices=GAMES)
    parser.add_argument("--languages", nargs="*", default=list(offered()), choices=offered())
    parser.add_argument("--screens", action="store_true", help="the pages and panels instead of the tables")
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--help-on", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(words)


def sweep(browser: Browser, options: argparse.Namespace) -> tuple[int, int]:
    """Look at all that is asked for; the number of looks, and of those with a fault."""
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
    eye = Eye(options)
    looks: list[Callable[[Page, str], None]] = [eye.screens]
    if not options.screens:
        looks = [partial(eye.table, played=played) for played in options.games]
    for look in looks:
        for language in options.languages:
            colours: Literal["dark", "light"] = "dark" if options.dark else "light"
            context = browser.new_context(has_touch=True, locale=language, color_scheme=colours, reduced_motion="reduce")
            page = context.new_page()
            page.set_default_timeout(120_000)
            page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
            look(page, language)
            context.close()
    return eye.seen, eye.wrong


def main() -> int:
    """Print what is found; 1 if there was a fault."""
    with sync_playwright() as playwright:
        browser = launched(playwright, (SHELL,))
        seen, wrong = sweep(browser, options_in(None))
        browser.close()
    print(f"{seen} looks, {wrong} of them with a fault")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
