"""How long it takes until a card lies on the table of the pocket, at a first visit and at later ones.

`python benchmarks/pocket.py FOLDER [FOLDER ...]` takes pockets that `kahve pocket` has written, and visits them in turn in Chromium.

- A first visit begins with an empty browser, presses *Play now* as soon as it can, and plays its first card.
  `--line` gives it a line of that many bits a second, with a delay of `--wait` ms.
- A later visit has no network: it opens the page of the last table again, or the front door with *Play now*.

`--brake` slows the processor down, as the developer tools of Chromium do it. It prints each visit, and at the end the medians.
The seconds are of the clock, and of the processor for all processes of the browser. A busy machine takes longer by the clock.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import http.server
import os
import shutil
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, expect, sync_playwright

PATIENCE = 300_000
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


class Files(http.server.SimpleHTTPRequestHandler):
    """Hands out files, compressed by gzip as hosts do it, except what is compressed already."""

    def do_GET(self) -> None:
        """Answer with a file of the folder."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            return self.send_error(404)
        content = path.read_bytes()
        squeezes = path.suffix in (".js", ".html", ".css", ".svg", ".txt")
        content = gzip.compress(content, 6) if squeezes else content
        self.send_response(200)
        if squeezes:
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(content)))
        # As a host of files does it for what it does not know: it may be kept for a while.
        self.send_header("Cache-Control", "max-age=600")
        self.end_headers()
        # A page that is closed takes no more of it.
        with suppress(ConnectionError):
            self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def handed_out(folder: Path) -> Iterator[str]:
    """The address of a host that hands out a folder."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}/"
    server.shutdown()
    server.server_close()


@contextmanager
def browser(driver: Playwright, folder: str) -> Iterator[BrowserContext]:
    """A browser that keeps what it keeps in a folder."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        raise SystemExit(f"There is no Chromium on the PATH: none of {', '.join(NAMES)}.")
    context = driver.chromium.launch_persistent_context(
        folder, executable_path=program, args=["--no-sandbox", "--disable-gpu"], locale="en-GB"
    )
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def brake(context: BrowserContext, page: Page, rate: float, line: float | None = None, wait: float = 0.0) -> None:
    """Slow the processor of a page and its workers down, and the line to it."""
    session = context.new_cdp_session(page)
    if rate > 1:
        session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    if line:
        limits = {"offline": False, "latency": wait, "downloadThroughput": line / 8, "uploadThroughput": line / 16}
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", limits)


def processor_seconds(folder: str) -> float:
    """The processor's time that the browser with this folder has taken so far, with all its processes."""
    return sum(processes_of(folder).values())


def processes_of(folder: str) -> dict[int, float]:
    """The processes of the browser with this folder, and the seconds of the processor that each has taken."""
    stats = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            stats[int(path.parent.name)] = int(fields[1]), sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")
    own = set()
    for process in stats:
        with suppress(OSError):
            if f"--user-data-dir={folder}".encode() in Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0"):
                own.add(process)
    while new := {process for process, (parent, _) in stats.items() if parent in own} - own:
        own |= new
    return {process: stats[process][1] for process in own}


def first_card(page: Page) -> None:
    """Wait until a card of our hand is on the table."""
    page.locator(".hand button.card").first.wait_for()


def play_now(page: Page) -> None:
    """Press the button of the front door as soon as it is there."""
    page.get_by_role("button", name="Play now").click()
    first_card(page)


def visits(driver: Playwright, folder: Path, options: Any, seconds: dict[str, list[tuple[float, float]]]) -> None:
    """Make a first visit and then later ones, and note how long each takes by the clock and by the processor."""
    with handed_out(folder) as address, tempfile.TemporaryDirectory() as place:

        def note(visit: str, began: tuple[float, float]) -> None:
            took = time.perf_counter() - began[0], processor_seconds(place) - began[1]
            seconds.setdefault(visit, []).append(took)
            print(f"{folder}  {visit}  {took[0]:.2f} s by the clock, {took[1]:.2f} s by the processor", flush=True)

        with browser(driver, place) as context:
            page = context.new_page()
            brake(context, page, options.brake, options.line, options.wait)
            began = time.perf_counter(), processor_seconds(place)
            page.goto(address)
            page.get_by_role("button", name="Play now").wait_for()
            note("first visit, front door", began)
            play_now(page)
            note("first visit, card", began)
            cards = page.locator(".hand button.card")
            before = cards.count()
            cards.first.click()
            expect(cards).to_have_count(before - 1, timeout=PATIENCE)
            note("first visit, played", began)
            table = page.url
            if options.later:
                page.evaluate("navigator.serviceWorker.ready.then(() => null)")
                # What a pocket does for the next visit, it does when it is quiet.
                page.wait_for_timeout(options.quiet * 1000)
        for _ in range(options.later):
            for visit, start, until in (("later visit, table", table, first_card), ("later visit, new game", address, play_now)):
                with browser(driver, place) as context:
                    context.set_offline(True)
                    page = context.new_page()
                    brake(context, page, options.brake)
                    began = time.perf_counter(), processor_seconds(place)
                    page.goto(start)
                    until(page)
                    note(visit, began)
                    # Whoever plays stays for a while; then the next visit is made ready.
                    page.wait_for_timeout(options.stay * 1000)
                    table = page.url


def main() -> None:
    """Visit the pockets in turn."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("folders", nargs="+", type=Path, help="pockets as `kahve pocket` has written them")
    reader.add_argument("--rounds", type=int, default=3, help="first visits to each")
    reader.add_argument("--later", type=int, default=2, help="later visits of each kind after each first one")
    reader.add_argument("--brake", type=float, default=1.0, help="how many times slower the processor is")
    reader.add_argument("--line", type=float, help="bits a second of a first visit, such as 1.6e6")
    reader.add_argument("--wait", type=float, default=150.0, help="ms of delay of such a line")
    reader.add_argument("--quiet", type=float, default=20.0, help="seconds between a first visit and the later ones")
    reader.add_argument("--stay", type=float, default=10.0, help="seconds that a later visit lasts")
    options = reader.parse_args()
    seconds: dict[Path, dict[str, list[tuple[float, float]]]] = {folder: {} for folder in options.folders}
    with sync_playwright() as driver:
        for _ in range(options.rounds):
            for folder in options.folders:
                visits(driver, folder, options, seconds[folder])
    for folder, measured in seconds.items():
        print(folder)
        for visit, took in measured.items():
            for measure, values in zip(("by the clock", "by the processor"), zip(*took, strict=True), strict=True):
                print(f"  {visit:24} {measure:16} {statistics.median(values):6.2f} s   {' '.join(f'{each:.2f}' for each in values)}")


if __name__ == "__main__":
    main()
