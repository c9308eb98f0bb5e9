"""The pocket in a browser, with the network off: it is built once, handed out as files by a web server, and played."""

from __future__ import annotations

import gzip
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Route, expect

from kahve.language import offered

from .conftest import DESK, NAMES, NO_HELP, PATIENCE, SHELL, SWITCHES, UNFOLD, FileServer, Guest, Server
from .test_letters import decide_by_mouse
from .test_melding import SOON_OVER, Turns

MOST_BYTES = 10_300_000
"""All that a first visit may fetch, compressed as quickly as for these tests; of a release it is a fifth less."""


WHEN_INSTALLED = """navigator.serviceWorker.controller ? null
    : new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", () => resolve(null), { once: true }))"""
"""Waits until the page is there without a network. A function that is asked again and again the page does not allow."""


@pytest.fixture(scope="module")
def pocket(chromium: Browser, files: FileServer) -> Iterator[Guest]:
    """A guest at a pocket that is whole in their browser, with the network cut. Most tests share this page, as each start takes seconds."""
    context = chromium.new_context(viewport={"width": DESK[0], "height": DESK[1]}, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(NO_HELP.replace("help: false", 'help: false, bots: "quick"'))
    bo = Guest(context.new_page(), cast(Server, files), DESK)
    # What a tab asks for while the network is off is said by the browser, and is not a fault.
    bo.allow("net::ERR_INTERNET_DISCONNECTED")
    # Python in a browser needs several times the processor of a server's, beside all other tests.
    bo.page.set_default_timeout(4 * PATIENCE)
    bo.home()
    bo.page.evaluate(WHEN_INSTALLED)
    expect(bo.page.locator(".opening")).to_contain_text("Everything is in this browser now")
    bo.page.get_by_role("button", name="OK", exact=True).click()
    context.set_offline(True)
    yield bo
    context.close()


@pytest.fixture
def offline(pocket: Guest) -> Iterator[Guest]:
    """The same guest at the front door; their page must have had no errors in the test."""
    # Behind the `#` the page goes there without being loaded again.
    pocket.page.goto(f"{pocket.server.address}/#/")
    try:
        expect(pocket.page.get_by_role("button", name="Play now")).to_be_visible(timeout=PATIENCE / 3)
    except AssertionError:
        # A test that failed has left the page in some other state.
        pocket.page.goto("about:blank")
        pocket.home()
    yield pocket
    assert pocket.complaints() == []


def begin(bo: Any, game: str, house: dict[str, Any] | None = None) -> None:
    """Choose a game by its name with these house rules, and sit down."""
    bo.page.get_by_role("radio", name=re.compile(f"^{game}")).locator("..").click()
    house = dict(house or {})
    if seats := house.pop("seats", None):
        bo.word("seats").get_by_text(str(seats), exact=True).click()
        bo.page.keyboard.press("Escape")
    if house:
        bo.all_rules().evaluate(UNFOLD)
        for name, value in house.items():
            control = bo.page.locator(f"#option-{name}")
            if control.evaluate("control => control.localName") == "select":
                control.select_option(str(value))
            else:
                control.fill(str(value))
                control.press("Tab")
        bo.page.keyboard.press("Escape")
    bo.page.get_by_role("button", name="Play now").click()
    expect(bo.cards.first).to_be_visible()


def test_a_whole_deal_goes_on_after_a_visit_without_a_network_and_its_review_and_log_are_there(offline: Guest, tmp_path: Path) -> None:
    bo = offline
    page = bo.page
    page.get_by_role("radio", name=re.compile("^Pisti")).locator("..").click()
    bo.word("rules").get_by_text("Two-Hand Pisti", exact=True).click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now").click()
    bo.await_turn()
    bo.play(lambda card: card.click())
    hand = bo.hand
    page.reload()
    bo.await_turn()
    bo.soon(lambda: bo.hand, hand)
    assert bo.play_deal(lambda card: card.click()) == 23
    expect(page.get_by_role("heading", name="The deal is over")).to_be_visible()
    assert bo.sheet()["Total"]
    page.get_by_role("button", name="Review the deal").click()
    expect(page.locator(".decision")).to_be_visible(timeout=240_000)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Review the deal")).to_be_visible()
    # The match is ended, so that its log can be had; then it is opened as a file from elsewhere would be.
    page.keyboard.press("Escape")
    page.get_by_role("button", name="People", exact=True).click()
    page.get_by_role("button", name="End the match").click()
    expect(page.get_by_text("The match was ended early").first).to_be_visible()
    page.reload()  # whoever comes to a table whose match is over has its score sheet before them
    page.get_by_role("button", name="Save the log").first.wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the log").first.click()
    log = tmp_path / "evening.jsonl"
    download.value.save_as(log)
    assert log.read_text(encoding="utf-8").startswith('{"kahve": 1, "game": "pisti"')
    page.goto(f"{bo.server.address}/#/")
    page.get_by_role("button", name="Watch and replay").click()
    page.locator("kahve-replay-door input[type=file]").set_input_files(log)
    expect(page.locator("kahve-replay")).to_be_visible()


def test_tricks_of_letters_without_a_network(offline: Guest) -> None:
    """How a deal ends is the same Python as on a server, and the fishing games come to it here."""
    bo = offline
    begin(bo, "Quist")
    bo.await_turn()
    while len(bo.hand) > 9:
        assert not decide_by_mouse(bo)


def test_turns_of_melds_without_a_network(offline: Guest) -> None:
    bo = offline
    begin(bo, "Hand and Foot", {"seats": 2} | SOON_OVER)

    def lay(card: str, count: int) -> None:
        for _ in range(count):
            bo.page.locator(f'.hand [data-card="{card}"]').click()
        bo.page.locator(".acts").get_by_role("button", name="Lay", exact=True).click(force=True)

    def discard(card: str) -> None:
        bo.page.locator(f'.hand [data-card="{card}"]').click()
        bo.page.locator(".middle .stack .take-from").click()

    stock, pile = bo.page.locator(".stock .take-from"), bo.page.locator(".middle .stack .take-from")
    turns = Turns(bo, lay=lay, draw=stock.click, take=pile.click, discard=discard)
    assert not bo.await_turn()
    first = bo.look("document.querySelector('kahve-table').connection.last")
    for _ in range(3):
        assert not bo.await_turn()
        turns.play()
    # Each turn draws and discards, the others' too.
    bo.until("first => document.querySelector('kahve-table').connection.last >= first + 10", first)


def ask_for_a_hint(bo: Guest) -> None:
    """Have master say what it would do."""
    bo.page.locator(".hint-tool.ready").click()
    expect(bo.page.locator(".hint-says")).to_have_text(re.compile("^Master's choice: .+\\.$"), timeout=240_000)


@pytest.mark.parametrize("title", ["Pisti", "Basra", "Hand and Foot", "Quist", "Soup"])
def test_a_hint_is_thought_out_without_a_network(offline: Guest, title: str) -> None:
    bo = offline
    begin(bo, title)
    bo.await_turn()
    if title == "Hand and Foot":  # before the draw there may be nothing to choose
        bo.page.locator(".stock .take-from").click()
        expect(bo.page.locator(".hand button.card:not([disabled])").first).to_be_visible()
    if title == "Quist":  # whoever has to follow suit may have one card alone to play
        while not bo.page.locator(".hint-tool.ready").count():
            assert not decide_by_mouse(bo)
    ask_for_a_hint(bo)


def test_my_tables_are_those_of_this_browser_and_nothing_is_offered_for_friends(offline: Guest) -> None:
    bo = offline
    page = bo.page
    expect(page.get_by_role("button", name="Play with friends")).to_have_count(0)
    begin(bo, "Harbin's Pishti")
    table = page.url.partition("#")[2]
    page.get_by_role("link", name="Kahve").first.click()
    page.get_by_role("link", name="My tables").click()
    expect(page.locator(f'.my-tables li a[href$="{table}"]')).to_have_count(1)
    expect(page.get_by_text("Another device")).to_have_count(0)


def test_a_lesson_a_puzzle_and_a_rulebook_without_a_network(offline: Guest) -> None:
    bo = offline
    page = bo.page
    page.goto(f"{bo.server.address}/#/learn/basra/1")
    expect(page.locator(".hand button.card").first).to_be_visible()
    page.goto(f"{bo.server.address}/#/puzzles")
    expect(page.get_by_role("link", name=re.compile("Today|day")).first).to_be_visible()
    page.goto(f"{bo.server.address}/#/rules/soup")
    expect(page.get_by_role("dialog", name="Rules of Soup")).to_be_visible()


def test_the_deal_of_the_day_without_a_network_counts_at_a_server_afterwards(
    offline: Guest, guest: Callable[..., Any], tmp_path: Path
) -> None:
    bo = offline
    bo.page.goto(f"{bo.server.address}/#/day/pishti")
    expect(bo.page.get_by_text("What others made of it is shown after you have played.")).to_be_visible()
    bo.page.get_by_role("button", name="Play Harbin's Pishti").click()
    bo.play_deal(lambda card: card.click())
    bo.page.get_by_role("link", name="Your result beside the others").click()
    expect(bo.page.locator("#day-made")).to_have_text(re.compile("points (ahead|behind)|Level on points"))
    expect(bo.page.get_by_text("The best line is told from the next day on.")).to_be_visible()
    expect(bo.page.get_by_role("button", name="Share a picture")).to_be_visible()
    points = bo.page.locator("#day-made").inner_text()
    with bo.page.expect_download() as saved:
        bo.page.get_by_role("button", name="Save the log").click()
    log = tmp_path / saved.value.suggested_filename
    saved.value.save_as(log)
    back = guest()
    back.page.goto(f"{back.server.address}/day/pishti")
    back.page.get_by_text("Played without a network?").click()
    back.page.get_by_label("Choose the log").set_input_files(log)
    expect(back.page.locator("#day-made")).to_have_text(points)
    # The list of all games tells it too, and the first play stays the one that counts.
    bo.page.goto(f"{bo.server.address}/#/day")
    expect(bo.page.get_by_role("link", name=re.compile("^Harbin's Pishti"))).to_contain_text(points)


def test_a_better_wording_is_written_without_a_network(offline: Guest) -> None:
    page = offline.page

    def switch() -> None:
        page.get_by_role("button", name="Preferences").click()
        page.get_by_role("switch", name="Say it better").click()

    switch()
    page.locator("body > kahve-better .better-door").click()
    page.locator(".better-list").get_by_role("button", name="Play now").click()
    page.get_by_label("As you would say it").fill("Deal me in")
    page.get_by_role("button", name="Keep this wording").click()
    expect(page.get_by_role("button", name="Save as a file")).to_be_visible()
    page.keyboard.press("Escape")
    switch()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.locator("kahve-better")).to_have_count(0)


def test_what_a_first_visit_fetches_is_small_enough(files: FileServer) -> None:
    root = files.folder / "cards"
    others = [path for path in root.rglob("openings-*") if not path.name.startswith("openings-en-")]
    assert len(others) == len(offered()) - 1
    sizes = [
        path.stat().st_size if path.suffix == ".bin" else len(gzip.compress(path.read_bytes()))
        for path in root.rglob("*")
        if path.is_file() and path not in others
    ]
    assert sum(sizes) < MOST_BYTES


def test_a_first_visit_has_cards_of_every_game_before_python_is_here_and_plays_them(files: FileServer, guest: Callable[..., Any]) -> None:
    bo = guest(at=files)
    page, waiting_routes = bo.page, list[Route]()
    page.route("**/library-*.bin", lambda route: waiting_routes.append(route))
    bo.home()
    for title in page.locator(".game-title").all_text_contents():
        page.locator(".game").filter(has=page.get_by_text(title, exact=True)).click()
        page.get_by_role("button", name="Play now").click()
        expect(bo.cards.first).to_be_visible()
        expect(page.locator(".opening")).to_contain_text("You can already play.")
        page.get_by_role("link", name="Kahve").first.click()
    page.locator(".game:has(input[value=pisti])").first.click()
    page.get_by_role("button", name="Play now").click()
    expect(bo.cards).to_have_count(4)
    hand = bo.hand
    bo.cards.first.click()
    assert bo.hand == hand
    assert bo.look("performance.getEntriesByName('kahve-open').length") == 0
    for route in waiting_routes:
        route.continue_()
    expect(bo.cards).to_have_count(3)
    assert set(bo.hand) < set(hand)
    # It was written down like any other table.
    page.unroute("**/library-*.bin")
    page.reload()
    expect(bo.cards).to_have_count(3)


def test_a_browser_in_which_every_visit_is_a_first_one_gets_new_cards(files: FileServer, guest: Callable[..., Any]) -> None:
    bo = guest(at=files)
    page, waiting_routes = bo.page, list[Route]()
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.route("**/library-*.bin", lambda route: waiting_routes.append(route))
    bo.home()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_timeout(1500)
    expect(bo.cards).to_have_count(0)
    for route in waiting_routes:
        route.continue_()
    expect(bo.cards).to_have_count(4)


def test_the_documents_and_the_table_are_one_folder_below_any_path(files: FileServer, guest: Callable[..., Any], tmp_path: Path) -> None:
    """The site has these two links, or test_site.py fails."""
    site = tmp_path / "cards"
    shutil.copytree(files.folder / "cards", site / "play")
    for path, link in (("index.html", '<a href="play/">Play now</a>'), ("rules/basra.html", '<a href="../play/#/basra">Play Basra</a>')):
        (site / path).parent.mkdir(exist_ok=True)
        (site / path).write_text(f'<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Kahve</title><main>{link}</main>')
    with FileServer(tmp_path) as file_server:
        bo = guest(at=file_server)
        page = bo.page
        page.goto(f"{file_server.address}/")
        page.get_by_role("main").get_by_role("link", name="Play now").click()
        begin(bo, "Harbin's Pishti")
        bo.await_turn()
        hand = bo.hand
        bo.cards.first.click()
        expect(bo.cards).to_have_count(3)
        assert set(bo.hand) < set(hand)
        page.evaluate(WHEN_INSTALLED)
        scope = "navigator.serviceWorker.getRegistration().then((registration) => registration.scope)"
        assert page.evaluate(scope) == f"{file_server.address}/play/"
        page.goto(f"{file_server.address}/play/")
        page.get_by_role("link", name="Rulebooks and guides").click()
        expect(page).to_have_url(f"{file_server.address}/")
        # What is kept for use without a network is the table alone.
        assert page.evaluate("navigator.serviceWorker.controller") is None
        page.goto(f"{file_server.address}/rules/basra.html")
        page.get_by_role("link", name="Play Basra").click()
        expect(page.get_by_role("radio", name=re.compile("^Basra"))).to_be_checked()


def test_a_second_page_waits_until_the_first_is_closed(files: FileServer, guest: Callable[..., Any]) -> None:
    bo = guest(at=files)
    bo.home()
    second = bo.page.context.new_page()
    second.goto(f"{files.address}/")
    expect(second.get_by_role("alert")).to_have_text(re.compile("open on another page"))
    bo.page.close()
    expect(second.get_by_role("button", name="Play now")).to_be_visible()


SNAPSHOT = """async () => {
    for (const name of await caches.keys()) {
        if (!name.startsWith("kahve-snapshot ")) continue;
        const cache = await caches.open(name);
        for (const request of await cache.keys()) return [name, request.url, (await cache.match(request)).headers.get("X-Content-Hash")];
    }
    return null;
}"""
"""The picture of Python's memory that is kept: its cache, its address and its hash; null where there is none."""
FOREIGN = """async ([name, address]) => {
    const content = new Uint8Array(1000);
    const digest = [...new Uint8Array(await crypto.subtle.digest("SHA-256", content))];
    const hash = digest.map((byte) => byte.toString(16).padStart(2, "0")).join("");
    await (await caches.open(name)).put(address, new Response(content, { headers: { "X-Content-Hash": hash } }));
}"""
"""Put something whole that is not a picture in the place of one."""
PREPARED = """async () => {
    let tables = 0;
    for (const name of await caches.keys()) {
        if (name.startsWith("kahve-prepared ")) tables += (await (await caches.open(name)).keys()).length;
    }
    return tables;
}"""
"""How many tables stand ready for a later visit."""
SEEN = """async () => {
    for (const name of await caches.keys()) {
        if (!name.startsWith("kahve-seen ")) continue;
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            const { table, welcome } = await (await cache.match(request)).json();
            return [table, welcome.scene.moves.length];
        }
    }
    return null;
}"""
"""What was noted for the next visit: the table, and how many moves we have there."""
LATE = """if (location.protocol !== "about:") {
    const post = Worker.prototype.postMessage;
    let waiting = [];
    Worker.prototype.postMessage = function (message) {
        if (waiting) waiting.push(() => post.call(this, message));
        else post.call(this, message);
    };
    globalThis.goOn = () => { for (const told of waiting) told(); waiting = null; };
}"""
"""Keeps what the page says to its worker until `goOn()`."""
RESUMED = 'performance.getEntriesByName("kahve-open")[0]?.detail.resumed'


def test_a_later_visit_finds_a_table_like_the_last_one_and_goes_on_from_a_picture_of_memory(
    files: FileServer, guest: Callable[..., Any]
) -> None:
    bo = guest(at=files)
    page = bo.page
    bo.home()
    tables = []

    def sit_down() -> None:
        bo.word("rules").get_by_text("Two-Hand Pisti", exact=True).click()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Play now").click()
        expect(bo.cards).to_have_count(4)
        tables.append((page.url, bo.hand))

    sit_down()
    bo.soon(lambda: bo.look(RESUMED), False)
    bo.soon(lambda: page.evaluate(SNAPSHOT) is not None, True)
    page.add_init_script(LATE)
    # The last two of these tables were dealt by Python that went on from the same picture.
    for _ in range(3):
        bo.soon(lambda: page.evaluate(PREPARED), 1)
        page.evaluate(WHEN_INSTALLED)
        page.goto("about:blank")
        page.goto(f"{files.address}/")
        sit_down()
        assert bo.look("performance.getEntriesByName('kahve-open').length") == 0
        assert page.evaluate(PREPARED) == 0
        page.evaluate("goOn()")
        bo.soon(lambda: bo.look(RESUMED), True)
        bo.await_turn()
        assert bo.hand == tables[-1][1]
        bo.play(lambda card: card.click())
        assert set(bo.hand) < set(tables[-1][1])
    assert len({url for url, _ in tables}) == len({tuple(hand) for _, hand in tables}) == 4
    # The table itself is shown as it was left.
    hand = bo.hand
    bo.soon(lambda: page.evaluate(SEEN), [page.url.rpartition("/")[2], len(hand)])
    # A picture that cannot be used is thrown away, and nobody notices.
    page.evaluate(FOREIGN, page.evaluate(SNAPSHOT))
    page.reload()
    expect(bo.cards).to_have_count(len(hand))
    assert bo.look("performance.getEntriesByName('kahve-open').length") == 0
    assert bo.hand == hand
    bo.cards.first.click()
    page.evaluate("goOn()")
    expect(bo.cards).to_have_count(len(hand) - 1)
    assert bo.look(RESUMED) is False
    assert page.evaluate(SNAPSHOT) is None


def test_a_new_version_is_offered_on_the_front_door_and_never_at_a_table(
    files: FileServer, guest: Callable[..., Any], tmp_path: Path
) -> None:
    shutil.copytree(files.folder / "cards", tmp_path / "cards")
    with FileServer(tmp_path) as file_server:
        bo = guest(at=file_server)
        page, offer = bo.page, bo.page.locator(".opening").get_by_text("There is a new version of this page.")

        def bring_out(edition: int) -> None:
            file_server.bring_out(edition)
            look = "navigator.serviceWorker.getRegistration().then((registration) => registration.update()).then(() => null)"
            page.evaluate(look)
            waits = "navigator.serviceWorker.getRegistration().then((registration) => registration.waiting !== null)"
            bo.soon(lambda: page.evaluate(waits), True)

        bo.home()
        page.evaluate(WHEN_INSTALLED)
        begin(bo, "Harbin's Pishti")
        bring_out(2)
        bo.await_turn()
        bo.play(lambda card: card.click())
        expect(offer).to_have_count(0)
        page.get_by_role("link", name="Kahve").first.click()
        expect(offer).to_be_visible()
        page.get_by_role("button", name="Use it now").click()
        expect(page.locator("html")).to_have_attribute("data-edition", "2")
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        expect(offer).to_have_count(0)
        bring_out(3)
        expect(offer).to_be_visible()


def test_a_browser_without_webassembly_is_told_so(files: FileServer, guest: Callable[..., Any]) -> None:
    bo = guest(at=files, locale="tr-TR")
    bo.allow("")
    bo.page.add_init_script("delete globalThis.WebAssembly")
    bo.page.goto(f"{files.address}/")
    expect(bo.page.get_by_role("alert").filter(has_text="WebAssembly yok")).to_be_visible()


def test_a_browser_that_keeps_nothing_is_told_so_and_plays_all_the_same(files: FileServer, guest: Callable[..., Any]) -> None:
    bo = guest(at=files)
    bo.page.route(
        re.compile("python_worker"),
        lambda route: route.fulfill(
            body="self.indexedDB.open = self.caches.open = () => { throw new Error('refused'); };" + route.fetch().text(),
            content_type="text/javascript",
        ),
    )
    bo.home()
    expect(bo.page.locator(".opening")).to_contain_text("This browser saves nothing")
    bo.page.get_by_role("button", name="OK", exact=True).click()
    begin(bo, "Harbin's Pishti")


@pytest.mark.parametrize(
    ("name", "words"),
    [("pocket", ["--rounds", "1", "--later", "1", "--quiet", "1", "--stay", "1"]), ("pocket_bots", ["pisti"])],
)
def test_the_benchmarks_of_the_pocket_measure_one_visit(files: FileServer, tmp_path: Path, name: str, words: list[str]) -> None:
    script = Path(__file__).parents[2] / "benchmarks" / f"{name}.py"
    # What they measure here is thrown away, so their browser need not compile Python a second time either.
    program = next(filter(None, map(shutil.which, (SHELL, *NAMES))))
    quick = tmp_path / SHELL
    quick.write_text(f'#!/bin/sh\nexec "{program}" {shlex.join(SWITCHES)} "$@"\n')
    quick.chmod(0o755)
    command = [sys.executable, str(script), str(files.folder / "cards"), *words]
    path = os.pathsep.join((str(tmp_path), os.environ["PATH"]))
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"PATH": path})
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"\d", done.stdout)
