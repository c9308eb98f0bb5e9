"""Melds in the browser: chosen, laid out, confirmed. At first a script says what a server would, at the end whole deals are played."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

DESK, PHONE, LYING, TABLET = (1440, 900), (360, 640), (844, 390), (768, 1024)
NAMES = ["You", "Ayla", "Deniz", "Cem", "Ela", "Baran"]
WORDS = ["fours", "fives", "sixes", "sevens", "eights", "nines", "tens", "jacks", "queens", "kings", "aces"]
TITLES = dict(zip("456789TJQKA", WORDS, strict=True))
THIRTY = list("445556677789TTJQQQKKKKAAbb222*")
SCROLLED_TO = """async () => {
    const found = [];
    for (const one of document.querySelectorAll('.laid .meld')) {
        one.scrollIntoViewIfNeeded();
        found.push(await new Promise((done) => {
            new IntersectionObserver(([seen], observer) => { observer.disconnect(); done(seen.intersectionRatio > 0); }).observe(one);
        }));
    }
    return found;
}"""
"""Whether each open meld is seen when one scrolls to it."""
WIDTHS = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"


def meld(rank: str, cards: str) -> dict[str, Any]:
    """An open meld."""
    title = TITLES.get(rank, "wild cards")
    return {"rank": rank, "title": title, "cards": list(cards), "count": len(cards), "says": f"{title}: {len(cards)} cards"}


def pile(rank: str, kind: str, count: int = 1) -> dict[str, Any]:
    """A pile, squared up."""
    title, top = TITLES.get(rank, "wild cards"), {"clean": "red", "dirty": "black", "wild": "wild"}[kind]
    return {"rank": rank, "title": title, "kind": kind, "count": count, "top": top, "says": f"a {kind} pile of {title}"}


FULL = [meld("4", "444"), meld("6", "66622"), meld("8", "8888"), meld("T", "TTT*"), meld("J", "JJJJJ2"), meld("Q", "QQQ"), meld("A", "AA2")]
FULL = [*FULL, meld("wild", "22*")]
PILES = [pile("5", "clean"), pile("7", "clean", 2), pile("9", "dirty"), pile("K", "dirty"), pile("wild", "wild")]


def act(do: str, move: str, cards: str = "", **more: Any) -> dict[str, Any]:
    """A legal move."""
    says = f"would {move}"
    return {"move": move, "do": do, "card": None, "cards": list(cards), "to": None, "says": says, "takes": 0, "bonus": 0} | more


def laying(hand: list[str]) -> list[dict[str, Any]]:
    """What may be done with these cards after drawing."""
    kinds = sorted(set(hand))
    discards = [act("discard", f"discard {card}", card, card=card) for card in kinds]
    return discards + [act("meld", f"meld {card * 3}", card * 3, to=card) for card in kinds if card in TITLES and hand.count(card) > 2]


def scene(sides: list[list[int]], hand: list[str] = THIRTY, full: bool = True, **more: Any) -> dict[str, Any]:
    """A table of these sides."""
    side_of = {seat: side for side, seats in enumerate(sides) for seat in seats}
    names = [" and ".join(NAMES[seat] for seat in seats) for seats in sides]
    quota = [{"name": "clean", "have": 1, "of": 2}, {"name": "dirty", "have": 2, "of": 2}, {"name": "wild", "have": 0, "of": 1}]
    zones: list[dict[str, Any]] = [
        {
            "name": "discard",
            "title": "Discard pile",
            "kind": "stack",
            "count": 17,
            "cards": list("Kb97TQ5"),
            "says": "17 cards, a five on top",
        },
        {"name": "stock", "title": "Stock", "kind": "stock", "count": 120, "cards": [], "says": "120 cards"},
    ]
    zones += [
        {"name": f"melds{side}", "title": name, "kind": "melds", "side": side, "count": 0, "cards": [], "under": 0}
        | {
            "melds": FULL if full else [],
            "piles": PILES if full else [],
            "red_threes": 2 if full else 0,
            "down": full,
            "says": "what lies there",
        }
        for side, name in enumerate(names)
    ]
    return {
        **{
            "game": "hand_and_foot",
            "title": "Hand and Foot",
            "family": "melding",
            "seat": 0,
            "you": 0,
            "phase": "play",
            "deal": 2,
            "dealer": 1,
        },
        **{"turn": 0, "target": 0, "direction": "clockwise", "rubber": None, "last": "Cem discarded a five."},
        "line": "Your turn: lay, or discard to end your turn.",
        "seats": [
            {"seat": seat, "name": NAMES[seat], "kind": "bot" if seat else "person", "bot": "greedy" if seat else None}
            | {"side": side, "connected": True, "hand": ["??"] * 12 if seat else hand, "known": ["K", "9"] if seat == 1 else []}
            | {"stack": "hand", "unopened": [{"name": "foot", "count": 13}]}
            for seat, side in sorted(side_of.items())
        ],
        "sides": [
            {"side": side, "seats": seats, "name": names[side], "score": 940 - side, "games": 0, "cards": None, "points": None}
            | {"marks": [], "taken": None}
            for side, seats in enumerate(sides)
        ],
        **{"zones": zones, "moves": laying(hand), "refusals": {}, "helps": [], "reasons": {}, "need": None, "draft": None},
        "quota": [{"side": side, "says": "clean 1 of 2, dirty 2 of 2, wild 0 of 1", "items": quota} for side in range(len(sides))],
        **{"sheet": None, "scores": [940 - side for side in range(len(sides))], "winners": [], "history": []},
        **{"show": {"pile": "top", "captured": "none", "counts": True}, "house": {}, "can": [], "may": [], **more},
    }


PAIRS = [[0, 2], [1, 3]]
HAND = list("4449KKKKQ22b")


def needing(have: int) -> dict[str, Any]:
    """How far a first meld of 50 is."""
    return {"have": have, "of": 50, "says": f"{have} of 50 points for the first meld."}


def before(**more: Any) -> dict[str, Any]:
    """A table at which one's side has not laid yet."""
    return scene(PAIRS, HAND, full=False, need=needing(0), refusals={"b": "A black three is only discarded."}, **more)


def tried(base: dict[str, Any], move: str, melds: list[dict[str, Any]], have: int) -> dict[str, Any]:
    """The table as it would be after laying these melds."""
    after = copy.deepcopy(base)
    for card in "".join("".join(one["cards"]) for one in melds):
        after["seats"][0]["hand"].remove(card)
    zone = next(one for one in after["zones"] if one["name"] == "melds0")
    zone["melds"] = melds
    left = after["seats"][0]["hand"]
    draft = {"move": move, "moves": move.split(", "), "whole": have >= 50}
    return after | {"draft": draft, "need": needing(have), "moves": laying(left) if have >= 50 else laying(left)[-1:]}


BASE = before()
KINGS, FOURS, QUEEN = meld("K", "KKK"), meld("4", "444"), meld("Q", "Q22")
TRIES: dict[str, dict[str, Any] | str] = {
    "meld KKK": tried(BASE, "meld KKK", [KINGS], 30),
    "meld KKK, add 2 to K": tried(BASE, "meld KKK2", [meld("K", "KKK2")], 50),
    "meld KKK, meld 444": tried(BASE, "meld KKK, meld 444", [FOURS, KINGS], 45),
    "meld Q22": "A queen and two twos are too many wild cards.",
}


SHOWS = "That shows new cards."


class ScriptedTable:
    """The other end of the socket: it answers tries from a list, tells what the test tells it, and writes down what is asked."""

    def __init__(self, guest: Any, first: dict[str, Any], tries: dict[str, Any] | None = None) -> None:
        """Sit the guest down at a table with this scene."""
        self.guest, self.first, self.tries = guest, first, TRIES if tries is None else tries
        self.page: Page = guest.page
        self.asks: list[str] = []
        self.last = 1
        guest.answer(self._open)
        guest.take({"table": "melds", "seat": 0, "token": "key", "link": "/t/melds"})

    def _open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        said = json.loads(text)
        if said["type"] == "hello":
            self._say({"type": "welcome", "table": "melds", "seat": 0, "last": self.last, "scene": self.first})
        if said["type"] != "ask":
            return
        self.asks.append(f"{said['do']} {said['move']}")
        if said["do"] == "move":
            self._say({"type": "done", "id": said["id"], "n": self.last + 1})
        elif isinstance(answer := self.tries.get(said["move"], "That cannot be laid."), str):
            code = "shows" if answer == SHOWS else "illegal"
            self._say({"type": "refused", "id": said["id"], "code": code, "says": answer, "last": self.last})
        else:
            self._say({"type": "tried", "id": said["id"], "scene": answer})

    def _say(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def has_asked(self, *asks: str) -> None:
        """These are the last asks, or will be in a moment; the page has their answers."""
        self.guest.soon(lambda: self.asks[-len(asks) :], list(asks))
        self.page.evaluate("0")  # what was sent to the page before this question has arrived with the answer

    def tell(self, after: dict[str, Any], **facts: Any) -> None:
        """Something happens, and this is the table after it."""
        self.last += 1
        self._say({"type": "event", "n": self.last, "kind": "move", "says": "Something happened.", "scene": after, "bonus": 0} | facts)

    def group(self, card: str) -> Locator:
        """A group of the hand."""
        return self.page.locator(f'.hand [data-card="{card}"]')

    def laid(self, rank: str) -> Locator:
        """An open meld of one's own side."""
        return self.page.locator(f'.ours [data-rank="{rank}"]')

    def button(self, name: str) -> Locator:
        """A button of the permanent line."""
        return self.page.locator(".acts").get_by_role("button", name=name, exact=True)

    @property
    def notice(self) -> Locator:
        """What has just been said."""
        return self.page.locator(".notice.shown")


@pytest.fixture
def at_melds(guest: Any) -> Callable[..., ScriptedTable]:
    """Sit down at a table of melds."""

    def sit(first: dict[str, Any], size: tuple[int, int] = DESK, tries: dict[str, Any] | None = None, **kind: Any) -> ScriptedTable:
        return ScriptedTable(guest(size, scripted=True, **kind), first, tries)

    return sit


ROUNDS = {
    "pairs": PAIRS,
    "two": [[0], [1]],
    "threes": [[0, 2, 4], [1, 3, 5]],
    "three pairs": [[0, 3], [1, 4], [2, 5]],
    "six": [[i] for i in range(6)],
}


@pytest.mark.parametrize("sides", ROUNDS.values(), ids=ROUNDS)
def test_thirty_cards_and_the_melds_of_all_have_their_place(at_melds: Any, sides: list[list[int]]) -> None:
    bo = at_melds(scene(sides), PHONE)

    def look(size: tuple[int, int]) -> None:
        bo.guest.soon(lambda: bo.guest.look(WIDTHS), list(size))
        assert bo.page.locator(".hand .group").count() == len(set(THIRTY))
        boxes = bo.guest.look("[...document.querySelectorAll('.hand .group')].map((one) => one.getBoundingClientRect().toJSON())")
        for box in boxes:
            assert min(box["left"], size[0] - box["right"], size[1] - box["bottom"]) >= 0
            assert box["width"] >= 40
            assert box["height"] >= 56
        line = bo.page.locator(".line-now").bounding_box()
        assert line["y"] + line["height"] <= min(box["top"] for box in boxes) + 1
        # All melds can be reached: what does not fit is scrolled to inside the cloth, and nothing of it goes sideways.
        for what in (".sides", ".ours", ".on-cloth"):
            assert all(bo.guest.look(f"[...document.querySelectorAll('{what}')].map((one) => one.scrollWidth <= one.clientWidth + 1)"))
        assert bo.page.locator(".sides .laid").count() == len(sides) - 1
        seen = bo.guest.look(SCROLLED_TO)
        assert seen
        assert all(seen)
        for one in bo.page.locator(".take-from").all():
            expect(one).to_be_in_viewport(ratio=1)

    bo.guest.at_each([PHONE, DESK, LYING, TABLET], look)


def test_a_first_meld_is_laid_out_added_to_and_confirmed_by_mouse(at_melds: Any) -> None:
    bo = at_melds(before(), sound=True)
    says = bo.page.locator(".line-now")
    for chosen in ("a king", "2 kings", "3 kings"):
        bo.group("K").click()
        expect(says).to_have_text(f"Chosen: {chosen}.")
    expect(bo.group("K")).to_have_attribute("aria-label", "4 kings, 3 chosen")
    bo.page.get_by_role("button", name="Lay the chosen cards", exact=True).click()
    expect(bo.laid("K")).to_have_class(re.compile("drafted"))
    expect(bo.laid("K")).to_have_attribute("aria-label", re.compile("not yet on the table"))
    expect(says).to_have_text("Laid out, not yet confirmed: 3 kings.")
    expect(bo.page.get_by_role("meter", name="First meld")).to_have_attribute("aria-valuetext", "30 of 50 points for the first meld.")
    expect(bo.group("K")).to_have_attribute("aria-label", "a king")
    # It is not enough yet, and the button says so.
    expect(bo.button("Confirm")).to_have_attribute("aria-disabled", "true")
    bo.button("Confirm").click(force=True)
    expect(bo.notice).to_have_text("30 of 50 points for the first meld.")
    # A wild card has no place of its own: it is put where it is tapped.
    bo.group("2").click()
    bo.laid("K").click()
    expect(bo.laid("K").locator(".tally")).to_have_text("4")
    expect(bo.button("Confirm")).to_have_attribute("aria-disabled", "false")
    bo.button("Confirm").click()
    bo.has_asked("try meld KKK", "try meld KKK, add 2 to K", "move meld KKK2")
    laid = TRIES["meld KKK, add 2 to K"]
    assert isinstance(laid, dict)
    bo.tell(laid | {"draft": None, "need": None}, seat=0, move="meld KKK2", cards=list("KKK2"), do=["meld"])
    expect(bo.laid("K")).not_to_have_class(re.compile("drafted"))
    expect(says).to_have_text("Your turn: lay, or discard to end your turn.")
    bo.group("9").click()
    bo.page.get_by_role("button", name=re.compile("^Discard pile")).click()
    bo.has_asked("move discard 9")


def test_the_pile_is_taken_at_once_and_for_a_first_meld_when_that_is_whole(at_melds: Any) -> None:
    take = act("take", "take", "KK")
    first = before(moves=[act("draw", "draw"), take])
    laid = tried(first, "take", [meld("K", "KKK")], 30) | {"moves": laying(HAND)[-1:]}
    bo = at_melds(first, tries={"take": laid, "take, meld 444": SHOWS})
    pile = bo.page.get_by_role("button", name=re.compile("^Discard pile"))
    pile.click()
    expect(bo.laid("K")).to_have_class(re.compile("drafted"))
    expect(bo.button("Confirm")).to_have_attribute("aria-disabled", "true")
    for answer in ("Close", "Take the pile"):
        bo.group("4").click(modifiers=["Shift"])
        bo.page.keyboard.press("m")
        question = bo.page.get_by_role("dialog", name="Take the pile")
        expect(question).to_contain_text("You cannot undo it.")
        question.get_by_role("button", name=answer, exact=True).click()
        expect(bo.page.locator("dialog")).to_have_count(0)
        bo.page.keyboard.press("Escape")
    bo.has_asked("try take", "try take, meld 444", "try take, meld 444", "move take, meld 444")
    # Anyone who has laid already takes it without more ado.
    bo.tell(scene(PAIRS, HAND, moves=[act("draw", "draw"), take]), seat=0, move="take, meld 444", cards=list("KK444"), do=["take", "meld"])
    expect(bo.button("Confirm")).to_have_count(0)
    pile.click()
    bo.has_asked("move take")


LATE = """() => window.addEventListener("close", (event) => {
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    setTimeout(() => event.target.dispatchEvent(new Event("close")), 400);
}, true)"""
"""Has the page hear late that a dialog is closed, as on a busy machine."""


def test_a_question_that_follows_another_stays_on_a_busy_machine(at_melds: Any) -> None:
    ways = [act("take", "take", "KK"), act("take", "take with 2", "K2")]
    bo = at_melds(before(moves=[act("draw", "draw"), *ways]), tries={"take": SHOWS})
    bo.page.evaluate(LATE)
    bo.page.get_by_role("button", name=re.compile("^Discard pile")).click()
    question = bo.page.get_by_role("dialog", name="Take the pile")
    question.locator(".asked-ways button").first.click()
    expect(question).to_contain_text("You cannot undo it.")
    bo.page.wait_for_timeout(600)
    question.get_by_role("button", name="Take the pile", exact=True).click()
    bo.has_asked("try take", "move take")


@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_a_partner_who_asks_is_answered(at_melds: Any, answer: str) -> None:
    ways = [act("yes", "yes", says="yes, go out"), act("no", "no", says="no, play on")]
    bo = at_melds(scene(PAIRS, HAND, moves=ways, line="Your turn: your partner asks to go out; say yes or no."), PHONE, touch=True)
    expect(bo.page.locator(".line-now")).to_have_text("Your turn: your partner asks to go out; say yes or no.")
    bo.page.locator(".acts").get_by_role("button", name=re.compile(f"^{answer}:")).tap()
    bo.has_asked(f"move {answer.lower()}")


def test_one_of_two_like_cards_is_discarded_and_the_other_is_not_chosen(at_melds: Any) -> None:
    bo = at_melds(scene(PAIRS, HAND))
    bo.group("2").click()
    bo.page.get_by_role("button", name=re.compile("^Discard pile")).click()
    bo.has_asked("move discard 2")
    bo.tell(scene(PAIRS, list("4449KKKKQ2b"), turn=1, moves=[]), seat=0, move="discard 2", cards=["2"], do=["discard"])
    expect(bo.group("2")).to_have_attribute("aria-label", "a two")
    expect(bo.page.locator(".line-now")).not_to_contain_text("Chosen")


def test_a_draft_is_taken_back_by_steps_and_as_a_whole(at_melds: Any) -> None:
    bo = at_melds(before())
    for card in ("K", "4"):
        bo.group(card).click(modifiers=["Shift"] if card == "4" else [])
        for _ in range(2 if card == "K" else 0):
            bo.group(card).click()
        bo.button("Lay").click()
        expect(bo.laid(card)).to_be_visible()
    bo.button("Undo").click()
    expect(bo.laid("4")).to_have_count(0)
    expect(bo.group("4")).to_have_attribute("aria-label", "3 fours")
    bo.has_asked("try meld KKK", "try meld KKK, meld 444", "try meld KKK")
    bo.button("Undo").click()
    expect(bo.laid("K")).to_have_count(0)
    expect(bo.page.locator(".line-now")).to_have_text("Your turn: lay, or discard to end your turn.")
    bo.group("K").click()
    bo.group("K").click()
    bo.group("K").click()
    bo.button("Lay").click()
    expect(bo.laid("K")).to_be_visible()
    bo.button("Reset all").click()
    expect(bo.laid("K")).to_have_count(0)
    expect(bo.group("K")).to_have_attribute("aria-label", "4 kings")
    bo.has_asked("try meld KKK, meld 444", "try meld KKK", "try meld KKK")


def test_it_is_all_done_by_the_keyboard_alone(at_melds: Any) -> None:
    bo = at_melds(before(moves=[act("draw", "draw")], line="Your turn: draw two cards."))
    press, says = bo.page.keyboard.press, bo.page.locator(".line-now")

    def at() -> Any:
        return bo.page.evaluate("document.activeElement.dataset.card")

    press("d")
    bo.has_asked("move draw")
    bo.tell(before(), seat=0, move="draw", cards=[], do=["draw"])
    expect(says).to_have_text("Your turn: lay, or discard to end your turn.")
    while at() is None:
        press("Tab")
    bo.guest.soon(at, "4")
    press("End")
    bo.guest.soon(at, "2")
    while at() != "K":
        press("ArrowLeft")
    press("Space")
    press("Shift+Space")
    expect(says).to_have_text("Chosen: 4 kings.")
    press("Backspace")
    expect(says).to_have_text("Chosen: 3 kings.")
    press("m")
    expect(bo.laid("K")).to_be_visible()
    bo.guest.soon(at, "K")
    press("Home")
    press("Shift+Space")
    press("Enter")
    expect(bo.laid("4")).to_be_visible()
    bo.guest.soon(at, "9")
    press("u")
    expect(bo.laid("4")).to_have_count(0)
    press("End")
    press("Space")
    press("m")
    # A wild card may go to more than one place: it is asked where.
    expect(bo.page.get_by_role("dialog", name="The wild cards")).to_be_visible()
    press("Enter")
    expect(bo.laid("K").locator(".tally")).to_have_text("4")
    expect(bo.page.get_by_role("dialog", name="The wild cards")).to_be_hidden()
    bo.has_asked("try meld KKK, add 2 to K")
    while at() != "9":
        press("ArrowLeft")
    press("Space")
    expect(says).to_have_text("Chosen: a nine.")
    press("d")
    bo.has_asked("move meld KKK2, discard 9")
    bo.tell(scene(PAIRS, list("444KQ2b"), turn=1, moves=[]), seat=0, move="…", cards=list("KKK29"), do=["meld", "discard"])
    expect(bo.page.locator(".line.my-turn")).to_have_count(0)
    press("k")
    expect(bo.page.get_by_role("dialog", name="Keys")).to_contain_text("Take back the last step")


def test_what_cannot_be_done_says_why_under_a_finger_too(at_melds: Any) -> None:
    reasons = {"take": "The top card is a three.", "ask": "Deniz has not played from the foot."}
    refusals = dict.fromkeys(HAND, "First draw two cards, or take the pile.")
    bo = at_melds(before(moves=[act("draw", "draw")], reasons=reasons) | {"refusals": refusals}, PHONE, touch=True)
    expect(bo.page.locator(".why")).to_have_text("The top card is a three.")
    # A finger can tap what is greyed out; it is only a script that must be told to.
    bo.page.get_by_role("button", name=re.compile("^Discard pile")).tap(force=True)
    expect(bo.notice).to_have_text("The top card is a three.")
    bo.group("K").tap(force=True)
    expect(bo.notice).to_have_text("First draw two cards, or take the pile.")
    expect(bo.group("K")).to_have_attribute("aria-disabled", "true")
    expect(bo.group("K")).to_have_accessible_description("First draw two cards, or take the pile.")
    bo.button("What is not allowed?").tap()
    expect(bo.page.get_by_role("dialog", name="What is not allowed?")).to_contain_text("Deniz has not played from the foot.")
    bo.page.keyboard.press("Escape")
    bo.page.get_by_role("button", name=re.compile("^Stock")).tap()
    bo.has_asked("move draw")
    bo.tell(before(), seat=0, move="draw", cards=[], do=["draw"])
    # What a try is refused for is said, and what was chosen stays chosen.
    for card in "Q22":
        bo.group(card).tap()
    bo.button("Lay").tap()
    expect(bo.notice).to_have_text("A queen and two twos are too many wild cards.")
    expect(bo.page.locator(".line-now")).to_have_text("Chosen: a queen and 2 twos.")
    bo.button("Clear the choice").tap()
    bo.group("b").tap()
    bo.button("Discard").tap()
    bo.has_asked("move draw", "try meld Q22", "move discard b")


def test_cards_are_dragged_to_the_melds_and_to_the_pile(at_melds: Any) -> None:
    bo = at_melds(before())

    def drag(card: str, to: Locator) -> None:
        start, end = bo.group(card).bounding_box(), to.bounding_box()
        assert start
        assert end
        bo.page.mouse.move(start["x"] + 20, start["y"] + 30)
        bo.page.mouse.down()
        bo.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
        bo.page.mouse.up()

    for _ in range(3):
        bo.group("K").click()
    drag("K", bo.page.locator(".ours .on-cloth"))
    expect(bo.laid("K")).to_be_visible()
    drag("2", bo.laid("K"))
    expect(bo.laid("K").locator(".tally")).to_have_text("4")
    drag("9", bo.page.locator(".middle .stack"))
    expect(bo.laid("K")).to_be_visible()
    bo.has_asked("try meld KKK", "try meld KKK, add 2 to K", "move meld KKK2, discard 9")


def test_a_draft_outlives_a_change_of_the_table_or_goes_with_a_word(at_melds: Any) -> None:
    bo = at_melds(before())
    for _ in range(3):
        bo.group("K").click()
    bo.button("Lay").click()
    expect(bo.laid("K")).to_be_visible()
    bo.tell(before(last="Ela sat down."), kind="joined", seat=3, name="Ela")
    expect(bo.page.locator(".side-moves")).to_contain_text("Something happened.")
    expect(bo.laid("K")).to_have_class(re.compile("drafted"))
    bo.has_asked("try meld KKK", "try meld KKK")
    bo.tries = {"meld KKK": "It is not your turn."}
    bo.tell(before(turn=1) | {"moves": []}, seat=1, move="draw", cards=[], do=["draw"])
    expect(bo.notice).to_have_text("What you had laid out is back in your hand: It is not your turn.")
    expect(bo.laid("K")).to_have_count(0)
    expect(bo.group("K")).to_have_attribute("aria-label", "4 kings")


def test_the_hand_is_sorted_by_rank_or_by_melds_and_that_is_kept(at_melds: Any) -> None:
    bo = at_melds(before())
    bo.guest.soon(lambda: bo.guest.hand, list("49QKb2"))
    bo.page.get_by_role("button", name=re.compile("sort the hand by melds")).click()
    bo.guest.soon(lambda: bo.guest.hand, list("K49Qb2"))
    bo.page.reload()
    expect(bo.guest.cards.first).to_be_visible()
    bo.guest.soon(lambda: bo.guest.hand, list("K49Qb2"))
    bo.page.keyboard.press("o")
    bo.guest.soon(lambda: bo.guest.hand, list("49QKb2"))


@pytest.mark.parametrize(("size", "dark"), [(PHONE, False), (DESK, False), (DESK, True)], ids=["phone", "desk", "dark"])
def test_what_is_seen_is_said_and_can_be_read(at_melds: Any, size: tuple[int, int], dark: bool) -> None:
    bo = at_melds(scene(ROUNDS["six"], reasons={"ask": "Not yet."}), size, dark=dark)
    assert bo.guest.nameless() == []
    for said in ("Discard pile: 17 cards, a five on top", "Stock: 120 cards", "Your hand, 30 cards in 14 groups"):
        expect(bo.page.locator(f'[aria-label^="{said}"]')).to_have_count(1)
    expect(bo.page.get_by_role("group", name=re.compile("^Ayla: what lies there; to go out: clean 1 of 2"))).to_be_attached()
    expect(bo.page.get_by_role("group", name=re.compile("known to hold a nine and a king"))).to_be_attached()
    bo.page.get_by_role("button", name="Ayla: 2 known cards").click()
    expect(bo.page.get_by_role("dialog", name="Known cards of Ayla")).to_contain_text("still holds them: a nine and a king")
    bo.page.keyboard.press("Escape")
    bo.page.get_by_role("button", name=re.compile("look through these cards")).click()
    expect(bo.page.get_by_role("dialog").get_by_role("img")).to_have_count(7)
    bo.page.keyboard.press("Escape")
    expect(bo.page.locator("dialog")).to_have_count(0)
    bo.group("K").click()
    texts = (
        ".line-now, .line-last, .plate-name, .plate-note, .stacks b, .caption, .quota-word, .quota b, .tally, .with-wilds, .sort, .facts p"
    )
    assert bo.guest.hard_to_read(f"{texts}, .acts button") == []


def test_cards_fly_and_come_to_rest(at_melds: Any) -> None:
    bo = at_melds(scene(PAIRS, turn=1, moves=[]), motion=True)
    bo.page.evaluate("""() => {
        window.flown = 0;
        new MutationObserver((all) => all.forEach((one) => (flown += one.addedNodes.length)))
            .observe(document.querySelector('.flights'), { childList: true });
    }""")
    after = scene(PAIRS, turn=2, moves=[], last="Ayla laid three kings.")
    bo.tell(after, seat=1, move="meld KKK, discard 9", cards=list("KKK9"), do=["meld", "discard"])
    expect(bo.page.locator(".line-last")).to_have_text("Ayla laid three kings.")
    expect(bo.page.locator(".flights > *")).to_have_count(0)
    assert bo.page.evaluate("flown") == 4
    # The next one draws two cards face down; the one after that lays a pair and takes the pile.
    drawn = copy.deepcopy(after) | {"last": "Deniz drew."}
    drawn["zones"][1]["count"] -= 2
    bo.tell(drawn, seat=2, move="draw", cards=[], do=["draw"])
    expect(bo.page.locator(".line-last")).to_have_text("Deniz drew.")
    bo.tell(drawn | {"last": "Cem took the pile."}, seat=3, move="take", cards=list("55"), do=["take"])
    expect(bo.page.locator(".line-last")).to_have_text("Cem took the pile.")
    expect(bo.page.locator(".flights > *")).to_have_count(0)
    assert bo.page.evaluate("flown") == 4 + 2 + 6


# -- whole deals, against the real server

SOON_OVER = {"decks": 2, "stacks": "11-11"}
HAND_AND_PILE = """[document.querySelector('.hand.grouped').getAttribute('aria-label'),
    document.querySelector('.middle .stack .caption').textContent].join()"""
"""How many cards lie there. A pile of three that is taken with two cards leaves a hand as large as it was."""


class Turns:
    """Plays whole turns at a real table, in one way or another: by what the page shows, and without knowing the rules."""

    def __init__(
        self, bo: Any, *, lay: Callable[[str, int], None], draw: Callable[[], None], take: Callable[[], None], discard: Any
    ) -> None:
        """How this person lays a number of a rank, draws, takes the pile and discards."""
        self.bo = bo
        self.page: Page = bo.page
        self.lay, self.draw, self.take, self.discard = lay, draw, take, discard

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.page.locator("dialog .sheet").count() > 0

    @property
    def my_turn(self) -> bool:
        """Whether it is still one's turn."""
        return self.page.locator(".line.my-turn").count() > 0

    def usable(self, card: str) -> bool:
        """Whether the page lets this card be chosen."""
        return self.page.locator(f'.hand [data-card="{card}"][aria-disabled=false]').count() > 0

    def changes(self, act: Callable[..., None], *what: Any) -> bool:
        """Whether the hand or the pile is another after that, or the deal is over; if not, a sentence has said why."""
        before = self.page.evaluate(HAND_AND_PILE)
        # What has been said before does not count.
        self.page.evaluate("document.querySelector('.notice').classList.remove('shown')")
        act(*what)
        changed = (
            "(before) => document.querySelector('dialog.panel[open]') || (document.querySelector('.acts[aria-busy=false]')"
            f" && ({HAND_AND_PILE} !== before || document.querySelector('.notice.shown')))"
        )
        self.bo.until(changed, before)
        # A take that is complete cannot be tried: one is asked whether it shall be.
        while self.page.locator("dialog.panel[open]").count() and not self.over:
            self.page.keyboard.press("Enter")
            expect(self.page.locator("dialog.panel[open] .asked-ways")).to_have_count(0)
            self.bo.until(changed, before)
        return self.over or self.page.evaluate(HAND_AND_PILE) != before

    def play(self) -> None:
        """Take the pile or draw, lay out every three of a kind and confirm it if that can be, and discard what may be discarded."""
        stock, pile = self.page.locator(".stock .ready"), self.page.locator(".middle .stack .ready")
        if pile.count() and self.changes(self.take):
            self.lay_out()
        # A first meld with the pile may have come to too little.
        if not self.over and stock.count():
            assert self.changes(self.draw)
        if not self.over:
            self.lay_out()
        for card in reversed(self.bo.hand):
            if self.over or not self.my_turn or (self.usable(card) and self.changes(self.discard, card)):
                return
            self.page.keyboard.press("Escape")
        assert not self.my_turn

    def lay_out(self) -> None:
        """Lay out every three of a kind, and confirm it or take it back."""
        groups = [(str(card.get_attribute("data-card")), str(card.get_attribute("aria-label"))) for card in self.bo.cards.all()]
        for card, name in groups:
            count = int(match[1]) if (match := re.match(r"(\d+) ", name)) else 1
            if card in TITLES and count >= 3 and self.usable(card):
                self.changes(self.lay, card, min(count, 7))
                self.page.keyboard.press("Escape")
        self.settle()

    def settle(self) -> None:
        """Confirm what is laid out, or take it back where it is not enough."""
        if self.over or not self.page.get_by_role("button", name="Reset all").count():
            return
        confirm = self.page.locator(".acts").get_by_role("button", name="Confirm", exact=True)
        if confirm.get_attribute("aria-disabled") == "false":
            confirm.click()
        else:
            self.page.keyboard.press("x")
        expect(self.page.get_by_role("button", name="Reset all")).to_have_count(0)
        self.bo.await_turn()


def test_a_whole_deal_by_mouse(guest: Any) -> None:
    bo = guest()
    bo.sit("hand_and_foot", 2, SOON_OVER)

    def lay(card: str, count: int) -> None:
        for _ in range(count):
            bo.page.locator(f'.hand [data-card="{card}"]').click()
        # A button that is greyed out says why when it is clicked; it is only a script that must be told to.
        bo.page.locator(".acts").get_by_role("button", name="Lay", exact=True).click(force=True)

    def discard(card: str) -> None:
        bo.page.locator(f'.hand [data-card="{card}"]').click()
        bo.page.locator(".middle .stack .take-from").click()

    stock, pile = bo.page.locator(".stock .take-from"), bo.page.locator(".middle .stack .take-from")
    turns = Turns(bo, lay=lay, draw=stock.click, take=pile.click, discard=discard)
    while not bo.await_turn():
        turns.play()
        bo.soon(lambda: bo.look(WIDTHS), list(DESK))
    expect(bo.page.get_by_role("heading", name="The deal is over")).to_be_visible()
    sheet = bo.sheet()
    assert "Total" in sheet
    bo.page.get_by_role("dialog").get_by_role("button", name="Next deal").click()
    expect(bo.page.locator(".bar-title")).to_contain_text("deal 2")


def test_a_whole_deal_by_the_keyboard_alone_on_a_telephone(guest: Any) -> None:
    bo = guest(PHONE)
    bo.sit("hand_and_foot", 2, SOON_OVER)
    press = bo.page.keyboard.press

    def go_to(card: str) -> None:
        while not bo.look("document.activeElement.closest('.hand') !== null"):
            press("Tab")
        while bo.look("document.activeElement.dataset.card") != card:
            press("ArrowRight")

    def lay(card: str, count: int) -> None:
        go_to(card)
        for _ in range(count):
            press("Space")
        press("m")

    def discard(card: str) -> None:
        go_to(card)
        press("Space")
        press("d")

    turns = Turns(bo, lay=lay, draw=lambda: press("d"), take=lambda: press("t"), discard=discard)
    while not bo.await_turn():
        turns.play()
        bo.soon(lambda: bo.look(WIDTHS), list(PHONE))
    expect(bo.page.get_by_role("heading", name="The deal is over")).to_be_visible()
    expect(bo.page.locator("dialog .sheet").first).to_be_visible()
    bo.soon(lambda: bo.look(WIDTHS), list(PHONE))
