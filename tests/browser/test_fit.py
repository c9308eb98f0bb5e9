"""Nothing is cut off and nothing covers what one needs, from the smallest telephone to a laptop."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from kahve.language import message, speaking

from . import layouts, test_letters, test_melding
from .conftest import ENLARGING, Guest, Server
from .test_floor import FLOOR, ScriptedTable, scene

LONG = ["Grandmother Ayla", "Grandfather Emre", "Grandaunt Leyla"]
PHONE, TINY, LYING = (360, 640), (320, 568), (844, 390)
SMALL = (640, 360), (568, 320)
"""Small phones on their side."""
LAPTOPS = (1366, 768), (1280, 720), (1024, 768), (1440, 900)
WHOLE = "(one) => one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1"


def box(one: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    edges = one.bounding_box()
    assert edges is not None
    return edges["x"], edges["y"], edges["x"] + edges["width"], edges["y"] + edges["height"]


def apart(one: Locator, other: Locator) -> bool:
    a, b = box(one), box(other)
    return a[2] <= b[0] + 1 or b[2] <= a[0] + 1 or a[3] <= b[1] + 1 or b[3] <= a[1] + 1


def inside(one: Locator, other: Locator) -> bool:
    a, b = box(one), box(other)
    return a[0] >= b[0] - 1 and a[1] >= b[1] - 1 and a[2] <= b[2] + 1 and a[3] <= b[3] + 1


def with_friends(server: Server, game: str) -> dict[str, Any]:
    place = server.table(game, 4, friends=3)
    for name in LONG:
        urllib.request.urlopen(f"{server.address}/api/tables/{place['table']}/seats", json.dumps({"name": name}).encode()).close()
    return place


@pytest.mark.parametrize("kind", ["pisti", "basra", "hand_and_foot"])
def test_long_names_are_read_in_full(guest: Callable[..., Guest], server: Server, kind: str) -> None:
    one = guest(PHONE, touch=True)
    one.take(with_friends(server, kind), dealt=False)
    one.page.get_by_role("button", name="Deal", exact=True).locator("visible=true").tap()
    expect(one.cards.first).to_be_visible()
    assert one.look(ENLARGING) == []
    names = one.page.locator(".plate:not(.own) .plate-name")
    for size in (PHONE, TINY, LYING):
        one.resize(size)
        assert sorted(names.all_inner_texts()) == sorted(LONG)
        cut = [name.inner_text() for name in names.all() if not name.evaluate(WHOLE)]
        assert cut == [], size


@pytest.mark.parametrize("size", [PHONE, LYING], ids=str)
def test_a_hint_leaves_the_cloth_in_sight(guest: Callable[..., Guest], size: tuple[int, int]) -> None:
    one = guest(size, touch=True)
    worths = [{"move": "5H", "says": "the five of hearts is played to the pile", "cards": ["5H"], "worth": 1.5, "error": 0.5}] * 4
    says = "Master's choice: the five of hearts is played to the pile. " + "It takes more than another in 4 of 10 imagined deals. " * 6
    hint = {"ready": True, "last": 1, "says": says, "move": "5H", "cards": ["5H"]}
    one.page.route("**/hint", lambda route: route.fulfill(json=hint | {"sure": False, "level": 0, "worths": worths, "why": []}))
    one.sit("pisti", 4)
    one.page.get_by_role("button", name="Hint", exact=True).tap()
    slip, cloth = one.page.locator(".hint-slip"), one.page.locator(".cloth")
    expect(slip.locator(".worth").first).to_be_visible()
    assert apart(slip, one.page.locator(".hand"))
    # Nothing of a long hint lies below it, and one can scroll to its end.
    left, _, right, bottom = box(slip)
    below = f"[...Array(9).keys()].map((part) => document.elementFromPoint({left} + part * {(right - left) / 9}, {bottom + 6}))"
    assert one.look(f"{below}.filter((there) => there?.closest('.hint-slip')).length") == 0
    slip.locator(".worth").last.scroll_into_view_if_needed()
    assert inside(slip.locator(".worth").last, slip)
    assert apart(slip, one.page.locator(".zone.stack .heap"))
    assert all(apart(slip, plate) for plate in one.page.locator(".cloth .plate").all())
    covered = max(0.0, min(box(slip)[3], box(cloth)[3]) - max(box(slip)[1], box(cloth)[1])) if size == PHONE else 0
    assert covered <= 0.3 * (box(cloth)[3] - box(cloth)[1])


@pytest.mark.parametrize(("kind", "locale"), [("turtle", "en-GB"), ("soup", "el"), ("soup", "ar")])
def test_the_button_that_passes_covers_no_sentence_and_no_card_is_cut(
    guest: Callable[..., Guest], server: Server, kind: str, locale: str
) -> None:
    one = guest(PHONE, touch=True, locale=locale, helped=True)
    one.take(server.table(kind, 3))
    button = one.page.locator(".offers .play").first
    expect(button).to_be_visible()
    assert one.look(ENLARGING) == []
    for size in (PHONE, TINY, LYING, *SMALL):
        one.resize(size)
        one.soon(lambda: max(box(card)[3] for card in one.cards.all()) <= one.size[1], True)
        sentences = [text for text in one.page.locator(".line-now, .line-last, .mine .plate-body").all() if text.is_visible()]
        assert sentences
        assert all(apart(button, text) for text in sentences), size


def test_known_cards_and_the_tools_above_them_are_both_found_by_a_finger(guest: Callable[..., Guest]) -> None:
    show = {"pile": "top", "captured": "none", "counts": True, "hints": True}
    more = {"show": show, "can": ["hint"], "customs": {"talk": "phrases", "partners_talk": "yes"}}
    first = test_letters.trick(["AD", "AB", "SR", "SA"], "play", [test_letters.card("AD")]) | more
    first["seats"] = [seat | {"known": ["CA", "CU"] if seat["seat"] else []} for seat in first["seats"]]
    first["seats"][2] |= {"kind": "person", "bot": None}
    one = test_letters.ScriptedTable(guest(PHONE, touch=True, scripted=True), first).guest
    expect(one.page.locator(".known")).to_have_count(3)
    one.at_each((PHONE, TINY, LYING, *SMALL), lambda _: one.soon(lambda: one.too_small(".known, .tools button"), []))


@pytest.mark.parametrize("kind", ["hand_and_foot", "hand_knee_and_foot"])
def test_the_stock_and_what_is_said_beside_it_lie_on_the_cloth_of_a_laptop(guest: Callable[..., Guest], kind: str) -> None:
    one = guest(LAPTOPS[0])
    one.sit(kind, 4)
    cloth = one.page.locator(".cloth")
    for size in LAPTOPS:
        one.resize(size)
        parts = one.page.locator(".middle .heap, .middle .caption, .facts > *").locator("visible=true").all()
        assert len(parts) >= 4
        assert [part.inner_text() for part in parts if not inside(part, cloth)] == [], size


def test_the_facts_of_a_melding_game_are_whole_and_the_own_melds_in_sight(guest: Callable[..., Guest]) -> None:
    one = guest(TINY, touch=True)
    one.sit("hand_and_foot", 4)
    for size in (TINY, LYING, PHONE):
        one.resize(size)
        facts = one.page.locator(".facts .why, .facts .need-words").locator("visible=true").all()
        assert [fact.inner_text() for fact in facts if not fact.evaluate(WHOLE)] == [], size
        assert inside(one.page.locator(".ours"), one.page.locator(".cloth")), size
        if size == LYING:
            assert inside(one.page.locator(".ours .on-cloth"), one.page.locator(".cloth"))


@pytest.mark.parametrize("language", ["el", "de"])
def test_why_the_pile_cannot_be_taken_is_whole_in_the_longest_languages(guest: Callable[..., Guest], language: str) -> None:
    with speaking(language):
        why = message("melding-below-minimum", minimum=120, best=115)
    draw = {"move": "draw", "says": "draw", "do": "draw", "cards": [], "takes": []}
    first = test_melding.before(moves=[draw], reasons={"take": why})
    one = test_melding.ScriptedTable(guest(PHONE, scripted=True, touch=True, locale=language), first).guest
    said = one.page.locator(".facts .why").first
    expect(said).to_have_text(why)

    def look(_: tuple[int, int]) -> None:
        assert said.evaluate(WHOLE)
        assert inside(said, one.page.locator(".board"))

    one.at_each((PHONE, TINY, LYING, *LAPTOPS[:2], LAPTOPS[3]), look)


def test_the_lamp_keeps_its_place_in_the_bar(guest: Callable[..., Guest]) -> None:
    show = {"pile": "top", "captured": "none", "counts": True, "hints": True}
    scripted = ScriptedTable(guest(PHONE, scripted=True), scene(FLOOR, show=show, can=["hint"]))
    tools = scripted.page.locator(".tools button:visible, .score-button")
    before = [box(tool) for tool in tools.all()]
    expect(scripted.page.locator(".hint-tool.ready")).to_be_visible()
    scripted.tell(scene(FLOOR, show=show, can=[], turn=1, moves=[]))
    expect(scripted.page.locator(".hint-tool:not(.ready)")).to_be_visible()
    assert [box(tool) for tool in tools.all()] == before


@pytest.mark.parametrize(("tools", "score"), [("hint", 1480), ("talk", 1480), ("both", 148), ("none", 12480)])
def test_the_score_of_a_long_match_is_whole_on_a_telephone(guest: Callable[..., Guest], tools: str, score: int) -> None:
    first = test_melding.scene(test_melding.PAIRS)
    for side in first["sides"]:
        side["score"] = score
    # Talking needs the customs of the table.
    first["customs"] = {"talk": "phrases", "partners_talk": "yes"}
    first["show"]["hints"] = tools in ("hint", "both")
    if tools in ("talk", "both"):
        first["seats"][2] |= {"kind": "person", "bot": None}
    scripted = test_melding.ScriptedTable(guest(PHONE, scripted=True), first)
    expect(scripted.page.locator(".hint-tool")).to_have_count(int(tools in ("hint", "both")))
    expect(scripted.page.locator(".talk-tool")).to_have_count(int(tools in ("talk", "both")))
    for part in scripted.page.locator(".score-button, .score-button .rivals").all():
        assert part.evaluate(WHOLE), part.inner_text()
    expect(scripted.page.locator("a.brand")).to_be_visible()
    preferences = scripted.page.locator(".tools").get_by_role("button", name="Preferences")
    if not preferences.is_visible():
        # The way home is not given up for a tool: the preferences are among the people too.
        scripted.guest.allow("404")  # The server does not know this table, and has no invitation to it.
        scripted.page.get_by_role("button", name="People", exact=True).click()
        preferences = scripted.page.locator("kahve-people").get_by_role("button", name="Preferences")
    preferences.click()
    expect(scripted.page.get_by_role("dialog", name="Preferences")).to_be_visible()


CLOSE = """() => {
    const melds = [...document.querySelectorAll('.ours button.meld')].map((one) => [one.ariaLabel, one.getBoundingClientRect()]);
    const centre = (box) => [box.x + box.width / 2, box.y + box.height / 2];
    const far = (one, other) => Math.hypot(...centre(one).map((place, axis) => place - centre(other)[axis]));
    const small = ({ width, height }) => width < 24 || height < 24;
    return melds.filter(([name, box]) => small(box) || melds.some(([other, its]) => other !== name && far(box, its) < 24));
}"""
"""Melds that are smaller than WCAG 2.5.8 allows, or nearer to one another than a finger needs."""

PAIRS = ", ".join(f"{name} and Great-grand{name[5:]} 1{at}8" for at, name in enumerate(LONG))
COUNTED = f"Deal 2 is counted: {PAIRS}. Ayla deals next."


@pytest.mark.parametrize("family", ["fishing", "letters", "melding"])
def test_the_line_cuts_no_score_between_the_deals(guest: Callable[..., Guest], family: str) -> None:
    between = {"phase": "deal", "turn": -1, "moves": [], "can": ["deal"], "last": COUNTED, "line": "You deal the next cards."}
    if family == "melding":
        scripted: Any = test_melding.ScriptedTable(guest(PHONE, scripted=True), test_melding.scene(test_melding.PAIRS) | between)
    elif family == "letters":
        scripted = test_letters.ScriptedTable(guest(PHONE, scripted=True), test_letters.CLAIM | between)
    else:
        scripted = ScriptedTable(guest(PHONE, scripted=True), scene(FLOOR, **between))
    for size in (PHONE, TINY, LYING, *SMALL, *LAPTOPS):
        scripted.guest.resize(size)
        for text in scripted.page.locator(".line-now, .line-last").locator("visible=true").all():
            assert text.evaluate(WHOLE), (size, text.inner_text())


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["phone", "lying"])
def test_the_piles_of_both_pairs_are_in_sight_on_a_telephone(guest: Callable[..., Guest], size: tuple[int, int]) -> None:
    scripted = test_melding.ScriptedTable(guest(size, scripted=True), test_melding.scene(test_melding.PAIRS))
    piles = scripted.page.locator(".laid .pile")
    assert piles.count() == 2 * (len(test_melding.PILES) + 1)
    for pile in piles.all():
        band = pile.locator("xpath=ancestor::section[1]")
        assert inside(pile, band), (pile.get_attribute("aria-label"), box(pile), box(band))
        assert inside(pile, scripted.page.locator(".board")), pile.get_attribute("aria-label")


def test_a_long_title_lies_on_the_score_and_a_finger_hits_each_meld(guest: Callable[..., Guest]) -> None:
    one = guest(PHONE, scripted=True, touch=True, locale="el-GR")
    bo = test_melding.ScriptedTable(one, test_melding.before(title="Hand, Knee and Foot"))
    assert inside(one.page.locator(".bar-title"), one.page.locator(".score-button"))
    lay = one.page.locator(".meld.place")
    for cards in ("KKK", "444"):
        for card in cards:
            bo.group(card).tap()
        for size in (PHONE, LYING):
            one.resize(size)
            assert inside(lay.locator("span"), lay)
            assert one.too_small(".ours button.meld") == []
        one.resize(PHONE)
        lay.tap()
    expect(one.page.locator(".ours button.meld.drafted")).to_have_count(2)
    for size in (PHONE, LYING):
        one.resize(size)
        assert one.too_small(".ours button.meld") == []


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["phone", "lying"])
def test_melds_that_lie_close_are_hit_by_a_finger(guest: Callable[..., Guest], size: tuple[int, int]) -> None:
    one = guest(size, scripted=True, touch=True)
    melds = [*test_melding.FULL[:7], test_melding.meld("K", "KKK")]
    crowded = test_melding.scene(test_melding.PAIRS)
    crowded["zones"][2]["melds"] = melds
    test_melding.ScriptedTable(one, crowded)
    crowd = one.page.locator(".ours .crowded button.meld")
    expect(crowd).to_have_count(len(melds))
    # When one of them is closed, no other goes to another row.
    assert len({round(box(meld)[3]) for meld in crowd.all()}) == 1
    near = one.look(CLOSE)
    assert near == [], size


def test_the_suits_of_a_deal_cover_no_name_on_a_telephone(guest: Callable[..., Guest]) -> None:
    one = guest(PHONE, scripted=True, locale="tr-TR")
    moves = [test_letters.answer("no scrump")]
    test_letters.ScriptedTable(one, test_letters.trick(["SD", "SR", "AB", "SA"], "play", moves, not_loose=["A", "C"]))
    chips, names = one.page.locator(".chip:not(.plain-chip)"), one.page.locator(".whose")
    expect(chips).to_have_count(2)
    expect(names).to_have_count(4)
    assert all(apart(chip, name) for chip in chips.all() for name in names.all()), [box(each) for each in [*chips.all(), *names.all()]]


ITEMS = [{"name": name, "title": name.title()} for name in ("cards", "points", "basras", "jacks", "total")]
STORY = {
    "result": "You win the deal by 21 points.",
    "match": "You led from deal 2 to the end.",
    "standings": [[0, 0], [10, 3], [31, 10]],
    "moves": 2,
    "turned": {"move": 1, "side": 0, "says": "The deal turned with move 1 of 2: from then on you were ahead."},
    "best": {"move": 1, "title": "Best capture", "says": "You took 4 cards with the nine of diamonds.", "cards": ["9D", "4C", "5S"]},
}


@pytest.mark.parametrize("locale", ["en-GB", "el-GR", "ar-EG"])
def test_after_a_match_every_way_on_is_in_sight(guest: Callable[..., Guest], locale: str) -> None:
    one = guest(PHONE, scripted=True, touch=True, locale=locale)
    one.page.route("**/story*", lambda route: route.fulfill(json=STORY))
    sheet = {"items": ITEMS, "rows": [{"side": side, "values": [12 - side] * 5} for side in range(2)]}
    history = [{"deal": deal, "totals": [40 - deal, 12], "scores": [60 * deal, 12 * deal]} for deal in (1, 2)]
    ended = {"phase": "over", "turn": -1, "moves": [], "can": ["again"], "may": ["rotate"], "winners": [0]}
    ended |= {"dealt": {"name": "1.2", "commitment": None}, "sheet": sheet, "history": history}
    one.allow("404")  # The server does not know this table, and has no seal of it.
    scripted = ScriptedTable(one, scene(FLOOR))
    scripted.tell(scene([], **ended), deal_over=True)
    panel = scripted.page.get_by_role("dialog")
    expect(panel.locator(".story-result")).not_to_be_empty()
    for size in (PHONE, LYING, *LAPTOPS):
        one.resize(size)
        one.look("document.querySelector('.panel-body').scrollTop = 0")
        ways, foot = panel.locator(".sheet-ways > *").all(), panel.locator(".panel-foot > *").all()
        assert (len(ways), len(foot)) == (4, 2)
        assert all(inside(way, panel.locator(".panel-body")) for way in [*ways, *foot]), size
        assert max(box(way)[3] for way in ways) <= box(foot[0])[1], size
        assert one.too_small(".sheet-ways > *, .panel-foot > *") == []
        assert one.overlapping("dialog ") == []
        assert one.cut() == []


def test_the_sweep_of_all_layouts_finds_no_fault_at_one_table_and_each_that_there_is(
    chromium: Browser, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [f"{server.address}/", "--games", "pishti", "--languages", "el"]
    assert layouts.sweep(chromium, layouts.options_in(words)) == (4 * len(layouts.MOMENTS), 0), capsys.readouterr().out
    page = chromium.new_page(viewport={"width": 360, "height": 640})
    wrong = "<button style='position:absolute;left:340px;width:90px;height:20px'>Deal</button><p style='width:9px;overflow:hidden'>Pile</p>"
    page.set_content(f"<!doctype html>{wrong}")
    said = [fault.partition(":")[0] for fault in layouts.faults(page)]
    page.close()
    assert said == ["cut", "cut", "small", "wider than its window by 70"]
