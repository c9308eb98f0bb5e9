"""For weak eyes, big fingers, screen readers and those who speak to the machine: every page and every panel, light and dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from kahve.games.puzzles import puzzles as shipped_puzzles
from kahve.table.store.sql import Store

from ..client_packages import fetch_packages
from ..courses import Course
from . import test_letters, test_melding
from .conftest import EDGES, FINISHED, RINGS, UNFOLD, Guest, Server, keep

PHONE, DESK = (360, 640), (1440, 900)
EDGED = ".soft, .play, .score-button, .game, .preset, input[type=text], input[type=number], select, .segments, .card-style, .suit-button"
RINGED = "button, a[href], input[type=text], input[type=number], select, summary"
PRESSED = (
    "button:not(.hand button, .meld, .tile, .floor button), a[href]:not(p a, .rulebook a), summary, select, "
    "input:not([type=radio], .hand input), input[type=radio]"
)
VIOLATIONS = """async (rules) => {
    // Contrast is what takes longest: it is looked at as well, alone, or not at all. What is called how is a third of the rest.
    const only = { runOnly: { type: 'rule', values: ['color-contrast'] } }, not = { rules: { 'color-contrast': { enabled: false } } };
    const about = ['language', 'name-role-value', 'aria', 'text-alternatives', 'forms'].map((each) => `cat.${each}`);
    const names = { runOnly: { type: 'tag', values: about }, rules: { 'label-content-name-mismatch': { enabled: true } } };
    // What lies beneath an open dialog or choice has been looked at without it.
    const place = document.querySelector('dialog[open]') ?? document.querySelector(':popover-open') ?? document;
    const { violations } = await axe.run(place, { resultTypes: ['violations'], ...{ only, not, names }[rules] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`);
}"""
WORTHS = [
    {"move": move, "says": f"the {says} is played to the pile", "cards": [move], "worth": worth, "error": 0.5}
    for move, says, worth in (("5H", "five of hearts", 1.5), ("JC", "jack of clubs", -0.5))
]
HINT = {"ready": True, "last": 1, "says": "Master's choice: the five of hearts.", "move": "5H", "cards": ["5H"]}
HINT |= {"sure": False, "level": 0, "worths": WORTHS}
OUT = [{"card": card, "name": card, "role": "out", "seat": None, "says": "Still out"} for card in ("5S", "5D")]
HINT |= {"why": [{"says": "Two fives are still out.", "marks": OUT}]}
PILE = {"name": "pile", "title": "Pile", "kind": "stack", "count": 1, "cards": ["9S"], "says": "the nine of spades"}
DECISION = {
    "turn": 3,
    "seat": 0,
    "made": WORTHS[1],
    "best": WORTHS[0],
    "why": [],
    "given": 2.0,
    "error": 0.5,
    "worths": WORTHS,
    "zones": [PILE],
}
SIDE = {"result": 3, "play": 1.0, "play_error": 0.5, "luck": 2.0, "cards": 1.0, "cards_error": 0.5, "fall": 1.0, "given": 2.0}
REVIEW = {
    "ready": True,
    "deal": 1,
    "decisions": [DECISION | {"hand": ["5H", "JC"]}, DECISION | {"turn": 5, "given": 0.0, "hand": ["JC"]}],
    "seats": [{"seat": seat, "given": 2.0 - seat, "says": "Luck, in points: +2."} for seat in (0, 1)],
    "sides": [SIDE | {"side": side} for side in (0, 1)],
    "left_out": 0,
}

Come = Callable[..., Guest]


def opened(guest: Guest, key: str) -> Guest:
    """Open a panel by its key."""
    guest.page.keyboard.press(key)
    expect(guest.page.locator("dialog[open]")).to_be_visible()
    return guest


def closed(guest: Guest) -> Guest:
    """Close the panel."""
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("dialog")).to_have_count(0)
    return guest


def panels(guest: Guest, keys: str) -> Iterator[Guest]:
    """Open and close the panels of these keys, one after the other."""
    for key in keys:
        yield opened(guest, key)
        closed(guest)


def front_door(come: Come, server: Server) -> Iterator[Guest]:
    one = come(PHONE)
    one.home()
    yield one
    one.page.locator(".game:has(input[value=quist])").click()
    yield one
    for word in ("game", "seats", "length", "rules", "company"):
        # Each is laid over the rest of the page.
        one.word(word)
        yield one
        one.page.keyboard.press("Escape")
    one.all_rules().evaluate(UNFOLD)
    yield one
    closed(one)
    for button in ("Preferences", "Watch and replay"):
        one.page.get_by_role("button", name=button).click()
        expect(one.page.get_by_role("dialog")).to_be_visible()
        yield one
        closed(one)
    for game in ("basra", "hand_and_foot", "soup"):
        one.page.goto(f"{server.address}/rules/{game}")
        expect(one.page.get_by_role("document", name="Rulebook")).to_contain_text("At this table")
        expect(one.page.locator(".rule-board.ready").first).to_be_visible()
        yield one


def invitations(come: Come, server: Server) -> Iterator[Guest]:
    host, friend = come(PHONE), come(PHONE)
    place = server.table("pisti", 3, friends=1)
    host.take(place, dealt=False)
    expect(host.page.get_by_role("region", name="Invite friends")).to_be_visible()
    yield host
    friend.page.goto(server.address + place["link"])
    expect(friend.page.get_by_role("button", name="Sit here")).to_be_visible()
    yield friend


def sits_at(game: str, seats: int, keys: str) -> Callable[[Come, Server], Iterator[Guest]]:
    """Sit down at a table of this game, and open its panels by these keys."""

    def sit(come: Come, server: Server) -> Iterator[Guest]:
        one = come(PHONE)
        one.sit(game, seats)
        yield one
        yield from panels(one, keys)

    return sit


def hint(come: Come, server: Server) -> Iterator[Guest]:
    one = come(PHONE)
    one.page.route("**/hint", lambda route: route.fulfill(json=HINT))
    one.sit("pisti", 2)
    one.page.keyboard.press("b")
    expect(one.page.locator(".hint-slip .worth").first).to_be_visible()
    yield one


def decisions(come: Come, server: Server) -> Iterator[Guest]:
    """Ask what a server of the test asks: a word that is claimed, one that is checked, cards that are known, and melds."""
    one, move = come(PHONE, scripted=True), test_letters.card("AD")
    knowing = [test_letters.soup(["SD"], "play", [move]), test_letters.trick(["SD", "SR", "AB", "SA"], "play", [move])]
    for known in knowing:
        known["seats"] = [seat | {"known": ["CA"] if seat["seat"] else []} for seat in known["seats"]]
    for scene in (test_letters.CLAIM, test_letters.CHECK, *knowing):
        test_letters.ScriptedTable(one, scene)
        yield one
    yield test_melding.ScriptedTable(one, test_melding.scene(test_melding.PAIRS)).guest


def people(come: Come, server: Server) -> Iterator[Guest]:
    """Sit at a table with two friends who are away."""
    one = come(PHONE)
    place = server.table("pisti", 3, friends=2, customs={"talk": "free"})
    for name in ("Cy", "Di"):
        server.leave(server.http(f"/api/tables/{place['table']}/seats", {"name": name}))
    one.take(place, dealt=False)
    one.page.get_by_role("button", name="Deal", exact=True).locator("visible=true").click()
    expect(one.page.get_by_role("region", name="The people at the table")).to_contain_text("away")
    yield one
    opened(one, "e")
    for fold in one.page.locator("dialog summary").all():
        fold.click()
    one.page.get_by_role("button", name="Leave the table").click()
    yield one
    closed(one)
    one.page.keyboard.press("/")
    expect(one.page.get_by_role("button", name="Until next time!")).to_be_visible()
    yield one


def proposal(come: Come, server: Server) -> Iterator[Guest]:
    """Propose something to a friend, who is to answer in the line or where a panel lies above it."""
    one, other = come(PHONE), come(PHONE)
    place = server.table("pishti", 2, friends=1)
    one.take(place, dealt=False)
    other.take(server.http(f"/api/tables/{place['table']}/seats", {"name": "Cy"}), dealt=False)
    one.page.get_by_role("button", name="Deal", exact=True).locator("visible=true").click()
    expect(other.cards.first).to_be_visible()
    opened(one, "e").page.get_by_role("button", name="Propose to end").click()
    expect(other.page.get_by_role("region", name="The people at the table")).to_contain_text("proposes to end the match")
    yield other
    yield opened(other, "e")


def watching(come: Come, server: Server) -> Iterator[Guest]:
    one = come(PHONE)
    one.page.goto(f"{server.address}/w/{server.table('foxtrot', 12)['table']}")
    expect(one.page.get_by_text("You watch this table.")).to_be_visible()
    yield one


def sheet(come: Come, server: Server) -> Iterator[Guest]:
    one = come(PHONE)
    one.page.route("**/review", lambda route: route.fulfill(json=REVIEW))
    one.take(FINISHED, dealt=False)
    expect(one.page.get_by_role("dialog").get_by_role("button", name="Review the deal")).to_be_visible()
    yield one
    one.page.get_by_role("button", name="Review the deal").click()
    expect(one.page.locator(".decision")).to_be_visible()
    yield one


def ends(come: Come, server: Server) -> Iterator[Guest]:
    """Look at the sheet of a deal that is over, in the families whose sheets are longest."""
    one = come(PHONE)
    for game in ("foxtrot", "hand_and_foot", "turtle", "soup"):
        table = f"over_{game}"
        store = Store(f"sqlite:///{server.store}")
        keep(store, table, Course(game).finish())
        store.close()
        one.take({"table": table, "seat": 0, "token": "key", "link": f"/t/{table}"}, dealt=False)
        expect(one.page.get_by_role("dialog").locator("table.sheet").first).to_be_visible()
        for fold in one.page.locator("dialog summary").all():
            fold.click()
        yield one


def replay(come: Come, server: Server) -> Iterator[Guest]:
    one = come(PHONE)
    one.page.goto(f"{server.address}/r/{FINISHED['table']}/1.1/7")
    expect(one.page.locator(".transport output")).to_be_visible()
    yield one
    for button in ("View", "Share this move", "The moves", "All hands", "What if"):
        one.page.get_by_role("button", name=button).locator("visible=true").first.click()
        expect(one.page.locator("dialog[open]")).to_be_visible()
        yield one
        closed(one)
    yield from panels(one, "jk")


def my_tables(come: Come, server: Server) -> Iterator[Guest]:
    one = come(PHONE)
    one.page.goto(f"{server.address}/me")
    expect(one.page.get_by_text("This device is not known here yet.")).to_be_visible()
    yield one
    one.home()
    one.page.get_by_role("button", name="Play now").click()
    one.await_turn()
    one.page.goto(f"{server.address}/me")
    one.page.get_by_role("button", name="Get a code for it").click()
    expect(one.page.locator(".device-code")).to_be_visible()
    one.page.get_by_role("button", name="The deals of this table").click()
    expect(one.page.get_by_text("No deal is over yet.")).to_be_visible()
    yield one
    one.page.get_by_role("button", name="Delete me").click()
    expect(one.page.get_by_role("dialog", name="Are you sure?")).to_be_visible()
    yield one


def puzzles(come: Come, server: Server) -> Iterator[Guest]:
    one = come(PHONE)
    one.page.goto(f"{server.address}/puzzles")
    expect(one.page.get_by_role("link", name="The puzzle of the day")).to_be_visible()
    yield one
    one.page.goto(f"{server.address}/puzzles/basra/1")
    first = shipped_puzzles("basra").puzzle(1)
    hand = first.table().view(first.table().turn).hand
    expect(one.page.locator(".hand button.card")).to_have_count(len(hand))
    wrong = next(place for place, card in enumerate(hand, 1) if not first.wanted.startswith(card))
    one.page.keyboard.press(str(wrong))
    expect(one.page.locator(".teacher")).to_contain_text("Not this one.")
    yield one
    one.page.get_by_role("button", name="Solution").click()
    expect(one.page.locator(".teacher")).to_contain_text("The solution.")
    one.page.locator(".teacher summary").click()
    expect(one.page.locator(".teacher details li").first).to_be_visible()
    yield one
    one.page.goto(f"{server.address}/puzzles/hand_and_foot/1")
    expect(one.page.locator(".teacher")).to_contain_text("Can you go out in this turn?")
    yield one


def letter_puzzles(come: Come, server: Server) -> Iterator[Guest]:
    """Look at a puzzle of letters, and at its solution."""
    one = come(PHONE)
    for game, number in (("quist", 8), ("soup", 1)):
        one.page.goto(f"{server.address}/puzzles/{game}/{number}")
        expect(one.page.get_by_role("button", name="Solution")).to_be_visible()
        yield one
        one.page.get_by_role("button", name="Solution").click()
        expect(one.page.locator(".teacher")).to_contain_text("The solution.")
        yield one


def lessons(come: Come, server: Server) -> Iterator[Guest]:
    one = come(PHONE)
    one.page.goto(f"{server.address}/learn/basra")
    expect(one.page.get_by_role("link", name="Begin")).to_be_visible()
    yield one
    one.page.get_by_role("link", name="Begin").click()
    one.cards.first.click()
    expect(one.page.locator(".teacher")).to_contain_text("Try another move.")
    yield one
    one.page.get_by_role("button", name="Rule 3.2").click()
    expect(one.page.get_by_role("dialog")).to_be_visible()
    yield one


def deals(come: Come, server: Server) -> Iterator[Guest]:
    one = come(PHONE)
    one.page.goto(f"{server.address}/deals")
    expect(one.page.get_by_role("heading", level=1)).to_be_visible()
    one.page.wait_for_load_state("networkidle")
    yield one


VISITS: dict[str, Callable[[Come, Server], Iterator[Guest]]] = {
    "front_door": front_door,
    "invitations": invitations,
    "pisti": sits_at("pisti", 4, "rskpm"),
    "basra": sits_at("basra", 2, ""),
    "hand_and_foot": sits_at("hand_and_foot", 4, "wr"),
    "turtle": sits_at("turtle", 3, "s"),
    "hint": hint,
    "decisions": decisions,
    "people": people,
    "proposal": proposal,
    "watching": watching,
    "sheet": sheet,
    "ends": ends,
    "replay": replay,
    "my_tables": my_tables,
    "puzzles": puzzles,
    "letter_puzzles": letter_puzzles,
    "lessons": lessons,
    "deals": deals,
}


@pytest.fixture(scope="session")
def axe() -> str:
    """The script of axe-core, which checks a page by the rules of WCAG."""
    return (fetch_packages() / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def look(guest: Guest, axe: str) -> None:
    """See that what is on show can be named, read, seen and pressed, on a telephone and on a desk in the dark."""
    page = guest.page
    # The script is half a megabyte, and a page that was only changed has it.
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"(() => {{ {axe} }}).call(window)")
    # What lies beneath is covered.
    inside = next((f"{top} " for top in ("dialog[open]", ":popover-open") if page.locator(top).count()), "")
    for size, colours in ((PHONE, "light"), (DESK, "dark")):
        page.emulate_media(color_scheme=colours, reduced_motion="reduce")
        guest.resize(size)
        assert guest.cut() == []
        assert guest.overlapping(inside) == []
        assert page.evaluate(VIOLATIONS) == []
        assert guest.misnamed() == []
        assert guest.too_small(f"{inside}:is({PRESSED})") == []
        # On a desk the score stands beside the table, and the bar has a tool like the others.
        edged = f"{inside}:is({EDGED if size == PHONE else EDGED.replace('.score-button, ', '')})"
        if page.locator(edged).locator("visible=true").count():
            assert guest.faint(EDGES, edged) == []
        page.keyboard.press("Tab")
        assert guest.faint(RINGS, f"{inside}:is({RINGED})") == []
    guest.resize(PHONE)
    assert page.evaluate(VIOLATIONS, "only") == []
    page.emulate_media(color_scheme="light", reduced_motion="reduce")


@pytest.mark.parametrize("visit", VISITS)
def test_every_page_and_panel_is_there_for_all(guest: Come, server: Server, axe: str, visit: str) -> None:
    for one in VISITS[visit](guest, server):
        look(one, axe)
