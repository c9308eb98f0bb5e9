"""The floor in the browser: cards side by side, what is taken from them and how that is chosen. A script says what a server would."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

DESK, PHONE, LYING = (1440, 900), (360, 640), (844, 390)
HAND = ["9D", "4H", "JC", "6S"]
FLOOR = ["4C", "5S", "9H", "KD", "5H", "2D", "QS", "7C"]
MORE = ["TC", "8D", "KH", "3S", "AH", "TD", "QD", "JH", "TS", "8C", "KS", "QH", "6D", "TH"]
WAYS = [["4C", "5S", "9H"], ["4C", "5H", "9H"], ["9H", "2D", "7C"], ["4C", "5S", "9H", "2D"]]
NAMES = ["You", "Ayla", "Deniz", "Cem", "Emre"]


def took(card: str, taken: list[str], bonus: int = 0) -> dict[str, Any]:
    """A move that takes these cards."""
    says = f"takes {len(taken) + 1} cards"
    return {"move": f"{card} takes {' '.join(taken)}", "card": card, "says": says, "takes": len(taken) + 1, "bonus": bonus, "taken": taken}


def laid(card: str) -> dict[str, Any]:
    """A move that takes nothing."""
    return {"move": card, "card": card, "says": "is laid on the floor", "takes": 0, "bonus": 0, "taken": []}


CHOICE = [*(took("9D", way) for way in WAYS), laid("9D") | {"move": "9D lies"}, took("4H", ["4C"], 10), laid("JC"), laid("6S")]


def scene(floor: list[str], seats: int = 2, **more: Any) -> dict[str, Any]:
    """A table of `seats` with this floor."""
    people = [
        {
            "seat": seat,
            "name": NAMES[seat],
            "kind": "bot" if seat else "person",
            "bot": "greedy" if seat else None,
            "side": seat,
            "connected": True,
            "hand": ["??"] * 4 if seat else HAND,
            "known": [],
        }
        for seat in range(seats)
    ]
    marks = [{"title": "Basra", "points": 10, "card": card} for card in ("7H", "3D", "3S")]
    return {
        **{"game": "basra", "title": "Basra", "seat": 0, "you": 0, "phase": "play", "deal": 2, "dealer": 1, "turn": 0, "target": 101},
        **{"direction": "counterclockwise", "line": "Your turn: play a card.", "last": "Ayla played the ten of hearts.", "rubber": None},
        "seats": people,
        "sides": [
            {"side": side, "seats": [side], "name": NAMES[side], "score": 41 - side, "games": side}
            | {"cards": 12, "points": 4, "marks": marks, "taken": None}
            for side in range(seats)
        ],
        "zones": [
            {"name": "floor", "title": "Floor", "kind": "row", "count": len(floor), "cards": floor, "says": f"{len(floor)} cards"},
            {"name": "stock", "title": "Stock", "kind": "stock", "count": 24, "cards": ["JD", "JS"], "says": "24 cards"},
        ],
        **{"moves": CHOICE, "refusals": {}, "helps": [], "sheet": None, "scores": [41, 40, 39, 38][:seats], "winners": [], "history": []},
        **{"show": {"pile": "top", "captured": "none", "counts": True}, "house": {}, "can": [], "may": [], **more},
    }


class ScriptedTable:
    """The other end of the socket: it tells what the test tells it, and writes down what is asked."""

    def __init__(self, guest: Any, first: dict[str, Any]) -> None:
        """Sit the guest down at a table with this scene."""
        self.guest, self.first = guest, first
        self.page: Page = guest.page
        self.asks: list[str] = []
        self.tries: dict[str, dict[str, Any]] = {}
        self.late: list[dict[str, Any]] | None = None
        self.last = 1
        guest.answer(self._open)
        guest.take({"table": "floor", "seat": 0, "token": "key", "link": "/t/floor"})

    def _open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        said = json.loads(text)
        if said["type"] == "hello":
            self._say({"type": "welcome", "table": "floor", "seat": 0, "last": self.last, "scene": self.first})
        if said["type"] == "ask":
            self.asks.append(said["move"])
            if said["do"] == "try":
                move = self.tries[said["move"]]
                draft = {"move": move["move"], "moves": [move["move"]], "whole": "part" not in move}
                answer = {"type": "tried", "id": said["id"], "scene": self.first | {"moves": [move], "draft": draft}}
                if self.late is None:
                    self._say(answer)
                else:
                    self.late.append(answer)
                return
            self._say({"type": "done", "id": said["id"], "n": self.last + 1})

    def _say(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def answer_late(self) -> None:
        """Give the answer that has been held back."""
        assert self.late
        self._say(self.late.pop())

    def tell(self, after: dict[str, Any], **facts: Any) -> None:
        """Something happens, and this is the table after it."""
        self.last += 1
        self._say({"type": "event", "n": self.last, "kind": "move", "says": "A card was played.", "scene": after, "bonus": 0} | facts)

    def has_asked(self, *asks: str) -> None:
        """These are all asks, or will be in a moment; the page has their answers."""
        self.guest.soon(lambda: self.asks, list(asks))
        self.page.evaluate("0")  # what was sent to the page before this question has arrived with the answer

    def hand_card(self, card: str) -> Locator:
        """A card of the hand."""
        return self.page.locator(f'.hand [data-card="{card}"]')

    def lying(self, card: str) -> Locator:
        """A card of the floor."""
        return self.page.locator(f'.floor [data-card="{card}"]')

    def which(self, kind: str) -> list[str]:
        """The cards of the floor that are shown in this way."""
        return [str(card.get_attribute("data-card")) for card in self.page.locator(f".floor .lying.{kind}").all()]


@pytest.fixture
def at_floor(guest: Any) -> Callable[..., ScriptedTable]:
    """Sit down at a floor."""

    def sit(first: dict[str, Any], size: tuple[int, int] = DESK, **kind: Any) -> ScriptedTable:
        return ScriptedTable(guest(size, scripted=True, **kind), first)

    return sit


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_of_the_floor_has_its_place(at_floor: Any, seats: int) -> None:
    bo = at_floor(scene([], seats), PHONE)

    def look(size: tuple[int, int]) -> None:
        bo.tell(scene([], seats), kind="joined")
        expect(bo.page.get_by_role("group", name="Floor: 0 cards")).to_contain_text("Floor: 0 cards")
        for number in (1, 4, 8, 13, 22):
            floor = (FLOOR + MORE)[:number]
            after = scene(floor, seats)
            if number == 13:
                burnt = {"name": "aside", "title": "Set aside", "kind": "row", "count": 1, "cards": ["7D"], "says": "the seven of diamonds"}
                after["zones"].append(burnt)
            bo.tell(after, kind="joined")
            expect(bo.page.locator(".floor .lying")).to_have_count(number)
            boxes = "(selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().toJSON())"
            [room] = bo.page.evaluate(boxes, ".floor")
            cards = bo.page.evaluate(boxes, ".floor .lying")
            assert bo.page.evaluate("[...document.querySelectorAll('.floor .lying')].map((one) => one.dataset.card)") == floor
            for card in cards:
                assert card["left"] >= room["left"] - 1
                assert card["right"] <= room["right"] + 1
                assert card["top"] >= room["top"] - 1
                assert card["bottom"] <= room["bottom"] + 1
                assert card["width"] >= 40
            # In rows, each from left to right with its corner in sight, and the next row below.
            for one, other in pairwise(cards):
                beside = other["left"] - one["left"] >= 25 and abs(other["top"] - one["top"]) < 1
                assert beside or other["top"] >= one["bottom"]
            rest = ".cloth > .plate .plate-body, .cloth .mark, .stock .heap, .stock .caption, .zone.aside, .line-now"
            for box in bo.page.evaluate(boxes, rest):
                across = min(room["right"], box["right"]) - max(room["left"], box["left"])
                down = min(room["bottom"], box["bottom"]) - max(room["top"], box["top"])
                assert across <= 2 or down <= 2, (number, box, room)

    bo.guest.at_each((PHONE, DESK, LYING, (768, 1024)), look)


def test_what_a_card_would_take_lights_up(at_floor: Any) -> None:
    bo = at_floor(scene(FLOOR))
    bo.hand_card("4H").hover()
    bo.guest.soon(lambda: bo.which("lit"), ["4C"])
    bo.hand_card("9D").hover()
    bo.guest.soon(lambda: (bo.which("lit"), bo.which("maybe")), (["9H"], ["4C", "5S", "5H", "2D", "7C"]))
    bo.page.locator(".bar").hover()
    bo.guest.soon(lambda: bo.which("lit"), [])
    while bo.page.evaluate("document.activeElement.dataset.card") != "4H":
        bo.page.keyboard.press("Tab" if not bo.page.evaluate("document.activeElement.closest('.hand')") else "ArrowRight")
    bo.guest.soon(lambda: bo.which("lit"), ["4C"])
    # One way, one tap.
    bo.hand_card("4H").click()
    bo.has_asked("4H takes 4C")


def test_it_is_chosen_by_touch_what_a_card_takes(at_floor: Any) -> None:
    bo = at_floor(scene(FLOOR), PHONE, touch=True)
    says, take = bo.page.locator(".line-now"), bo.page.get_by_role("button", name=re.compile("^Take"))
    bo.hand_card("9D").tap()
    expect(says).to_have_text("Nine of hearts: choose what goes with it.")
    expect(take).to_be_disabled()
    bo.guest.soon(lambda: (bo.which("fixed"), bo.which("open"), bo.which("out")), (["9H"], ["4C", "5S", "5H", "2D", "7C"], ["KD", "QS"]))
    bo.lying("4C").tap()
    bo.guest.soon(lambda: (bo.which("lit"), bo.which("apart")), (["4C", "9H"], ["7C"]))
    bo.lying("5H").tap()
    expect(says).to_have_text("Four of clubs, nine of hearts, five of hearts: takes 4 cards.")
    # Another card in its place, and one more to it: what is chosen is a way, and part of a bigger one.
    bo.lying("5S").tap()
    expect(says).to_have_text("Four of clubs, five of spades, nine of hearts: takes 4 cards; or choose more.")
    bo.lying("2D").tap()
    expect(take).to_have_text(re.compile("Take 5 cards"))
    bo.lying("2D").tap()
    take.tap()
    expect(bo.hand_card("9D")).to_have_class(re.compile("leaving"))
    bo.has_asked("9D takes 4C 5S 9H")
    bo.guest.soon(lambda: bo.which("lit"), ["4C", "5S", "9H"])
    bo.tell(scene(["KD", "5H", "2D", "QS", "7C"], moves=[], turn=1), seat=0, card="9D", takes=4, taken=["4C", "5S", "9H"], by=0)
    expect(bo.page.locator(".floor .lying")).to_have_count(5)


def test_it_is_left_lying_or_not_chosen_at_all(at_floor: Any) -> None:
    bo = at_floor(scene(FLOOR))
    for leave in (
        lambda: bo.hand_card("9D").click(),
        lambda: bo.page.keyboard.press("Escape"),
        bo.page.get_by_label("Play another card").click,
    ):
        bo.hand_card("9D").click()
        expect(bo.page.get_by_role("toolbar", name="Choose what the nine of diamonds takes")).to_be_visible()
        leave()
        expect(bo.page.locator(".floor.choosing")).to_have_count(0)
        expect(bo.page.locator(".line-now")).to_have_text("Your turn: play a card.")
        expect(bo.hand_card("9D")).to_be_focused()
    assert bo.asks == []
    bo.hand_card("9D").click()
    bo.page.get_by_role("button", name="Let it lie").click()
    expect(bo.hand_card("9D")).to_have_class(re.compile("leaving"))
    bo.has_asked("9D lies")


def test_it_is_chosen_by_the_keyboard_alone(at_floor: Any) -> None:
    bo = at_floor(scene((FLOOR + MORE)[:22]))
    press = bo.page.keyboard.press

    def at() -> Any:
        return bo.page.evaluate("document.activeElement.dataset.card ?? document.activeElement.textContent.trim()")

    press("1")
    expect(bo.lying("4C")).to_be_focused()
    press("ArrowRight")
    bo.guest.soon(at, "5S")
    press("End")
    bo.guest.soon(at, "7C")
    press("ArrowRight")
    bo.guest.soon(at, "4C")
    press("Enter")
    bo.guest.soon(lambda: bo.which("lit"), ["4C", "9H"])
    press("Space")
    bo.guest.soon(lambda: bo.which("lit"), ["9H"])
    press("Space")
    press("ArrowRight")
    press("Space")
    expect(bo.page.locator(".line-now")).to_have_text("Four of clubs, five of spades, nine of hearts: takes 4 cards; or choose more.")
    expect(bo.lying("5S")).to_have_attribute("aria-pressed", "true")
    press("Tab")
    bo.guest.soon(at, "Take 4 cards")
    press("Tab")
    bo.guest.soon(at, "Let it lie")
    press("Escape")
    bo.guest.soon(at, "9D")
    press("Enter")
    press("End")
    press("Enter")
    bo.guest.soon(lambda: bo.which("lit"), ["9H", "2D", "7C"])
    press("Enter")
    expect(bo.hand_card("9D")).to_have_class(re.compile("leaving"))
    bo.has_asked("9D takes 9H 2D 7C")
    bo.guest.soon(at, "9D")


def test_several_moves_that_take_the_same_are_still_asked_in_words(at_floor: Any) -> None:
    one, other = took("9D", ["9H"]), took("9D", ["9H"])
    bo = at_floor(scene(FLOOR, moves=[one | {"says": "takes the nine"}, other | {"move": "9D builds", "says": "builds nines"}]))
    bo.hand_card("9D").click()
    bo.page.get_by_role("dialog").get_by_role("button", name="Builds nines").click()
    expect(bo.page.locator("dialog")).to_have_count(0)
    bo.has_asked("9D builds")


def test_cards_fly_from_the_floor_and_to_it(at_floor: Any) -> None:
    bo = at_floor(scene(FLOOR, turn=1, moves=[]), motion=True)
    bo.page.evaluate("""() => {
        window.flown = window.lit = window.slots = 0;
        const most = (before, what) => Math.max(before, document.querySelectorAll(what).length);
        new MutationObserver((all) => all.forEach((one) => (flown += one.addedNodes.length)))
            .observe(document.querySelector('.flights'), { childList: true });
        new MutationObserver(() => ((lit = most(lit, '.floor .lit')), (slots = most(slots, '.floor .slot'))))
            .observe(document.querySelector('.floor'), { subtree: true, childList: true, attributeFilter: ['class'] });
    }""")
    bo.tell(scene([*FLOOR, "TH"], turn=1, moves=[]), seat=1, card="TH", takes=0, taken=[], by=None)
    bo.guest.soon(lambda: bo.page.evaluate("flown"), 1)
    expect(bo.lying("TH")).to_be_visible()
    expect(bo.page.locator(".flights > *")).to_have_count(0)
    assert bo.page.evaluate("[flown, slots]") == [1, 1]
    # Two are taken, and at the end of the deal the rest goes to another.
    end = scene([], moves=[], phase="deal", can=["deal"])
    bo.tell(end, seat=1, card="9S", takes=3, taken=["4C", "5H"], by=1, sweep={"seat": 0, "cards": 7}, deal_over=True)
    bo.guest.soon(lambda: bo.page.evaluate("flown"), 1 + 1 + len(FLOOR) + 1)
    expect(bo.page.locator(".floor .lying")).to_have_count(0)
    expect(bo.page.locator(".flights > *")).to_have_count(0)
    assert bo.page.evaluate("lit") == 2


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_sheet_of_many_has_its_parts_before_its_sums_and_the_last_sum_in_sight(at_floor: Any, size: tuple[int, int]) -> None:
    items = [{"name": name, "title": name.replace("_", " ").capitalize()} for name in ("cards", "most_cards", "bonus", "total")]
    rows = [{"side": side, "values": [7, 3, -10, side]} for side in range(5)]
    first = scene(FLOOR, 5, sheet={"items": items, "rows": rows}, phase="deal", moves=[])
    bo = at_floor(first, size)
    table = bo.page.locator("dialog table.sheet").first
    assert table.locator("thead th").all_inner_texts() == ["Cards", "Most cards", "Bonus", "Total", "Match, to 101"]
    expect(table.locator("tbody tr").first).to_contain_text("−10")
    last, dialog = table.locator("tbody td:last-child").first.bounding_box(), bo.page.locator(".panel-sheet").bounding_box()
    assert last["x"] + last["width"] <= dialog["x"] + dialog["width"]


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_the_games_of_a_rubber_are_counted(at_floor: Any, size: tuple[int, int]) -> None:
    rubber = {"to": 3, "target": 101}
    sheet = {"items": [{"name": "total", "title": "Total"}], "rows": [{"side": 0, "values": [20]}, {"side": 1, "values": [10]}]}
    bo = at_floor(scene(FLOOR, rubber=rubber), size)
    score = bo.page.get_by_role(
        "button", name=re.compile("Score: You 41, 0 games, Ayla 40, 1 game. To 3 games of 101. Open the score sheet")
    )
    expect(score).to_be_visible()
    assert score.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    if size == DESK:
        expect(bo.page.get_by_role("region", name="The match")).to_contain_text("games 1")
    bo.tell(scene([], rubber=rubber, phase="deal", sheet=sheet, can=["deal"], moves=[]), deal_over=True)
    expect(bo.page.get_by_role("dialog")).to_be_visible()
    assert bo.guest.sheet() == {"Total": [20, 10], "Game, to 101": [41, 40], "Games won, to 3": [0, 1]}


def part_of(taken: list[str], more: list[str], **messages: Any) -> dict[str, Any]:
    """A move for all ways that take these cards, and some of those that may be chosen as well."""
    return took("9D", taken) | {"says": "takes what you choose from the floor", "open": more, "part": True} | messages


def test_what_is_pressed_before_the_server_has_answered_counts(at_floor: Any) -> None:
    many = part_of(["9H"], ["4C", "5S", "5H", "2D", "7C"], takes=6)
    bo = at_floor(scene(FLOOR, moves=[many, laid("9D") | {"move": "9D lies"}, laid("JC")]))
    bo.tries = {"9D takes 4C": part_of(["4C", "9H"], ["5S", "5H"]), "9D takes 4C 5S": took("9D", ["4C", "5S", "9H"]) | {"open": []}}
    bo.late = []
    bo.hand_card("9D").click()
    bo.lying("4C").click()
    bo.lying("5S").click()
    bo.has_asked("9D takes 4C")
    bo.answer_late()
    bo.has_asked("9D takes 4C", "9D takes 4C 5S")
    # The answer to what is asked no more says nothing of the question after it.
    bo.page.keyboard.press("Escape")
    bo.hand_card("9D").click()
    bo.answer_late()
    bo.lying("4C").click()
    bo.has_asked("9D takes 4C", "9D takes 4C 5S", "9D takes 4C")
    assert bo.which("lit") == ["9H"]
    bo.hand_card("JC").click()
    bo.answer_late()
    bo.has_asked("9D takes 4C", "9D takes 4C 5S", "9D takes 4C", "JC")


def test_among_very_many_ways_the_server_says_what_goes_with_what_is_chosen(at_floor: Any) -> None:
    many = part_of(["9H"], ["4C", "5S", "5H", "2D", "7C"], takes=6)
    bo = at_floor(scene(FLOOR, moves=[many, laid("9D") | {"move": "9D lies"}, laid("JC")]))
    bo.tries = {
        "9D takes 4C": part_of(["4C", "9H"], ["5S", "5H"]),
        "9D takes 4C 5S": took("9D", ["4C", "5S", "9H"]) | {"open": []},
        "9D takes 2D": took("9D", ["9H", "2D", "7C"]) | {"open": []},
        "9D takes": many,
    }
    take = bo.page.locator(".ways .play")
    bo.hand_card("9D").click()
    assert (bo.which("fixed"), bo.which("open")) == (["9H"], ["4C", "5S", "5H", "2D", "7C"])
    expect(take).to_be_disabled()
    bo.lying("4C").click()
    bo.guest.soon(lambda: (bo.which("open"), bo.which("apart")), (["5S", "5H"], ["2D", "7C"]))
    expect(take).to_be_disabled()
    bo.lying("5S").click()
    expect(take).to_have_text(re.compile("Take 4 cards"))
    bo.lying("2D").click()
    bo.guest.soon(lambda: bo.which("lit"), ["9H", "2D", "7C"])
    bo.lying("2D").click()
    bo.guest.soon(lambda: bo.which("open"), ["4C", "5S", "5H", "2D", "7C"])
    bo.lying("2D").click()
    expect(take).to_be_enabled()
    take.click()
    bo.has_asked("9D takes 4C", "9D takes 4C 5S", "9D takes 2D", "9D takes", "9D takes 2D", "9D takes 9H 2D 7C")
