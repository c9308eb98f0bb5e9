"""The letter games in the browser: whole deals against bots, and decisions that a script puts before the guest."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

DESK, PHONE, LYING = (1440, 900), (360, 640), (844, 390)
SMALL = (640, 360), (568, 320)
"""Small phones on their side."""
NAMES = ["You", "Ayla", "Deniz", "Kemal"]
GAMES = [("quist", 4), ("animal_quist", 4), ("chili_dog", 4), ("turtle", 3), ("soup", 3)]
ICONS = {f"C{letter}": 1 + at // 4 for at, letter in enumerate("ACEHILMNOQRTU")}
HAND = ["AD", "AE", "AT", "CA", "CU", "SG", "SO", "WE", "WI", "WV"]
SEEN = "document.querySelector('.table')?.innerText + [...document.querySelectorAll('.hand button.card')].map((card) => card.dataset.key)"
WIDTHS = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
INSIDE = """() => [...document.querySelectorAll('.hand button.card')].every((card) => {
    const box = card.getBoundingClientRect();
    return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
})"""
WORD = ".rack-word"
TEXTS = (
    ".line-now, .line-last, .plate-name, .plate-note, .whose, .chip b, .chip span, .plain-chip, .slip-word i, .slip-says, .desk-title, "
    ".tile small, .stakes dt, .stakes dd, .play, .soft, .sort-words, .side-name, .scoreboard small, kbd"
)


def card(code: str, **more: Any) -> dict[str, Any]:
    """A legal move with a card."""
    return {"move": code, "card": code, "says": "is played", "takes": 0, "bonus": 0} | more


def answer(move: str, **more: Any) -> dict[str, Any]:
    """A legal move without a card."""
    return {"move": move, "card": None, "says": move, "takes": 0, "bonus": 0} | more


def scene(seats: int, zones: list[dict[str, Any]], letters: dict[str, Any], moves: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A table of letters at which it is one's turn."""
    sides = [[0, 2], [1, 3]] if seats == 4 else [[seat] for seat in range(seats)]
    names = [" and ".join(NAMES[seat] for seat in side) for side in sides]
    return {
        **{"game": "quist", "title": "Quist", "family": "letters", "seat": 0, "you": 0, "phase": "play", "deal": 1, "dealer": 1, "turn": 0},
        **{"target": 21, "length": "to 21 points", "direction": "clockwise", "rubber": None, "line": "Your turn.", "last": "Ayla dealt."},
        "seats": [
            {"seat": seat, "name": NAMES[seat], "kind": "bot" if seat else "person", "bot": "greedy" if seat else None}
            | {"side": next(at for at, side in enumerate(sides) if seat in side), "connected": True, "known": []}
            | {"hand": ["??"] * 10 if seat else HAND}
            for seat in range(seats)
        ],
        "sides": [
            {"side": at, "seats": side, "name": names[at], "score": 0, "games": 0, "cards": 0, "points": None}
            | {"tally": [{"name": "trick", "count": 3, "says": "3 tricks"}], "marks": [], "taken": None}
            for at, side in enumerate(sides)
        ],
        **{
            "zones": zones,
            "moves": moves,
            "refusals": {},
            "helps": [],
            "sheet": None,
            "scores": [0] * len(sides),
            "winners": [],
            "history": [],
        },
        **{"show": {"pile": "top", "captured": "none", "counts": True}, "house": {}, "can": [], "may": [], "draft": None},
        "letters": {"icons": ICONS, "special": {"AD": "dog", "AT": "turtle"}, "pass_to": None, "low_wins": False, "checks": True}
        | {"alphabet": "en"}
        | letters,
        **more,
    }


def trick(cards: list[str], stage: str, moves: list[dict[str, Any]], **changes: Any) -> dict[str, Any]:
    """A table of tricks with these cards in the trick, the last of them one's own."""
    seats = len(cards)
    zone = {"name": "trick", "title": "Trick", "kind": "trick", "count": seats, "cards": cards, "says": "the trick"}
    sitters = [(at + 1) % seats for at in range(seats)]
    facts = {
        "stage": stage,
        "sitters": sitters,
        "controls": 2,
        "ruling": "A",
        "not_loose": ["A"],
        "claim": None,
        "claims": None,
        "tricks": 4,
    }
    return scene(seats, [zone], facts | changes, moves)


def soup(cards: list[str], stage: str, moves: list[dict[str, Any]], **changes: Any) -> dict[str, Any]:
    """A table of Soup with these cards in the soup."""
    word = "".join(code[1] for code in cards)
    zone = {"name": "soup", "title": "Soup", "kind": "row", "count": len(cards), "cards": cards, "under": 0, "says": word}
    facts: dict[str, Any] = {"stage": stage, "soup": word, "ends": "right", "stakes": None, "reasons": {}, "low_wins": True}
    return scene(3, [zone], facts | changes, moves, game="soup", title="Soup")


def claims(letters: str, to: int, ending: str = "") -> list[dict[str, Any]]:
    """When words are checked that begin with these letters, for this seat."""
    words = {"BARD", "BRAD", "DRAB", "DRBA", "ADRB", "BRDA"} if letters == "BARD" else {"DOG", "GOD", "ODG", "GDO", "OGD", "DGO"}
    return [answer(f"scrump {word}{ending}", word=word, to=to) for word in sorted(words)]


CLAIM = trick(["SD", "SR", "AB", "SA"], "scrump", [*claims("BARD", 0), answer("no scrump")])
STAKES = {
    "word": {"to": 3, "points": [{"side": 0, "change": -2}]},
    "no_word": {"to": 2, "points": [{"side": 1, "change": -2}]},
}
CLAIMED = {"word": "BARD", "cards": ["AB", "SA", "SR", "SD"], "by": 3, "to": 3, "open": True, "verdict": None, "stakes": STAKES}
CHECK = trick(["SD", "SR", "AB", "SA"], "check", [answer("accept"), answer("spellcheck")], claim=CLAIMED)


class ScriptedTable:
    """The other end of the socket: it tells what the test tells it, and writes down what is asked."""

    def __init__(self, guest: Any, first: dict[str, Any]) -> None:
        """Sit the guest down at a table with this scene."""
        self.guest, self.first = guest, first
        self.page: Page = guest.page
        self.asks: list[str] = []
        self.last = 1
        guest.answer(self._open)
        guest.take({"table": "letters", "seat": 0, "token": "key", "link": "/t/letters"})

    def _open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        said = json.loads(text)
        if said["type"] == "hello":
            self._say({"type": "welcome", "table": "letters", "seat": 0, "last": self.last, "scene": self.first})
        if said["type"] == "ask":
            self.asks.append(said["move"])
            self._say({"type": "done", "id": said["id"], "n": self.last + 1})

    def _say(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def tell(self, after: dict[str, Any], **facts: Any) -> None:
        """Something happens, and this is the table after it."""
        self.last += 1
        event = {"type": "event", "n": self.last, "kind": "move", "says": "Something happened.", "scene": after, "bonus": 0, "takes": 0}
        self._say(event | {"seat": 1, "card": None, "by": None} | facts)

    def has_asked(self, *asks: str) -> None:
        """These are all asks, or will be in a moment; the page has their answers."""
        self.guest.soon(lambda: self.asks, list(asks))
        self.page.evaluate("0")  # what was sent to the page before this question has arrived with the answer

    def hand_card(self, code: str) -> Locator:
        """A card of the hand."""
        return self.page.locator(f'.hand [data-card="{code}"]')

    def tile(self, code: str) -> Locator:
        """A tile of the rack."""
        return self.page.locator(f'.rack [data-card="{code}"]')


@pytest.fixture
def at_letters(guest: Any) -> Callable[..., ScriptedTable]:
    """Sit down at a table of letters."""

    def sit(first: dict[str, Any], size: tuple[int, int] = DESK, **kind: Any) -> ScriptedTable:
        return ScriptedTable(guest(size, scripted=True, **kind), first)

    return sit


# -- whole deals


def act(bo: Any, do: Callable[[], None]) -> bool:
    """Do something, wait until the table has changed and it is one's turn again; True when the deal is over."""
    before = bo.look(SEEN)
    do()
    bo.until(f"before => {SEEN} !== before || document.querySelector('dialog[open]')", before)
    return bool(bo.await_turn())


def decide_by_mouse(bo: Any) -> bool:
    """Whatever there is to decide, by the first button that is offered."""
    for what in (".desk .decline", ".desk [data-shortcut]", ".offers button"):
        results = bo.page.locator(what)
        if results.count():
            return act(bo, results.first.click)
    return act(bo, lambda: bo.page.locator(".hand button.card[aria-disabled=false]").first.click(position={"x": 6, "y": 12}))


def test_a_deal_of_quist_by_mouse_and_a_word_looked_up_afterwards(guest: Any) -> None:
    bo = guest()
    page = bo.page
    bo.home()
    page.get_by_role("radio", name=re.compile("^Quist")).locator("..").click()
    page.get_by_role("button", name="Play now").click()
    expect(bo.cards).to_have_count(13)
    over = bo.await_turn()
    expect(page.locator("kahve-dictionary")).to_have_count(0)
    for _ in range(200):
        if over:
            break
        over = decide_by_mouse(bo)
    sheet = bo.sheet()
    assert sum(sheet["Tricks"]) == 13
    assert sheet["Match, to 21"] == sheet["Total"]
    # The word list answers now that the deal is over.
    question = page.get_by_role("textbox", name="Ask the word list")
    for word, says in (("bard", "BARD is in this table's word list"), ("drba", "DRBA is not in this table's word list")):
        question.fill(word)
        question.press("Enter")
        expect(page.locator(".dictionary-says")).to_contain_text(says)


TURKISH = {"deck": "turkish29", "lexicon": "tr"}


@pytest.mark.parametrize("rules", [{}, TURKISH], ids=["english", "turkish"])
def test_a_deal_of_soup_by_the_keyboard_alone(guest: Any, rules: dict[str, str]) -> None:
    bo = guest()
    page, press = bo.page, bo.page.keyboard.press
    bo.take(bo.server.table("soup", 3, rules))
    over = bo.await_turn()

    def to_hand() -> None:
        for _ in range(40):
            if bo.look("document.activeElement.closest('.hand') !== null"):
                return
            press("Tab")
        pytest.fail("The keyboard does not come to the hand.")

    to_hand()
    press("Home")
    for _ in range(3):
        press("Space")
        press("ArrowRight")
    expect(page.locator(".line-now")).to_contain_text("3 of 3 chosen")
    over = act(bo, lambda: press("g"))
    played = 0
    while not over:
        if page.locator(".offers [data-shortcut=e]").count():
            over = act(bo, lambda: press("e"))
        elif page.locator(".desk [data-shortcut]").count():
            over = act(bo, lambda: press("a"))
        else:
            over = act(bo, lambda: play_by_keys(bo, to_hand))
            played += 1
        assert played <= 17
    assert played == 17
    assert bo.look("document.activeElement.textContent.trim()") in ("Next deal", "Play again")


def play_by_keys(bo: Any, to_hand: Callable[[], None]) -> None:
    """Play the first card that may be played: where it can be played in several ways, by the first of them that is possible."""
    to_hand()
    bo.page.keyboard.press("Home")
    while bo.look("document.activeElement.getAttribute('aria-disabled')") == "true":
        bo.page.keyboard.press("ArrowRight")
    asks = "ways" in str(bo.look("document.activeElement.getAttribute('aria-label')"))
    bo.page.keyboard.press("Enter")
    if asks:
        way = bo.page.locator('.way-button[aria-disabled="false"]').first
        bo.page.keyboard.press(str(way.get_attribute("data-shortcut")))


# -- decisions


def test_three_cards_are_chosen_put_back_and_passed(at_letters: Any) -> None:
    first = trick(["SD", "SR", "SA"], "pass", [card(code, move=f"pass {code}") for code in HAND], pass_to=2, sitters=[], controls=None)
    first["zones"][0] |= {"count": 0, "cards": []}
    bo = at_letters(first, PHONE, touch=True)
    says, give = bo.page.locator(".line-now"), bo.page.get_by_role("button", name="Pass to Deniz")
    expect(says).to_contain_text("choose three cards to pass to Deniz")
    for code in ("AD", "CU", "SO"):
        bo.hand_card(code).tap(position={"x": 6, "y": 10})
    expect(says).to_have_text("For Deniz: 3 of 3 chosen.")
    bo.hand_card("WE").tap(position={"x": 6, "y": 10})
    expect(bo.page.get_by_role("alert")).to_contain_text("Three are chosen already")
    bo.hand_card("CU").tap(position={"x": 6, "y": 10})
    expect(says).to_have_text("For Deniz: 2 of 3 chosen.")
    expect(give).to_have_attribute("aria-disabled", "true")
    bo.hand_card("WE").tap(position={"x": 6, "y": 10})
    expect(bo.hand_card("WE")).to_have_attribute("aria-pressed", "true")
    give.tap()
    bo.has_asked("pass AD SO WE")


def test_the_dealer_names_the_ruling_suit(at_letters: Any) -> None:
    ways = [answer(f"rule {suit}") for suit in ("A", "C", "S", "W", "none")]
    bo = at_letters(trick(["SD", "SR", "AB", "SA"], "name", ways, ruling=None, not_loose=[], sitters=[]))
    expect(bo.page.locator(".suit-button")).to_have_count(5)
    bo.page.get_by_role("button", name="Sours 2 in hand").click()
    bo.has_asked("rule S")
    bo.page.keyboard.press("n")
    bo.has_asked("rule S", "rule none")


def test_enter_right_after_a_letter_comes_to_the_claim_and_stays_there(at_letters: Any) -> None:
    bo = at_letters(CLAIM)
    expect(bo.tile("SD")).to_be_focused()
    bo.page.evaluate(
        """() => {
            for (const key of ["b", "Enter"]) document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
            return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        }"""
    )
    expect(bo.page.locator(WORD)).to_have_text(re.compile("^B"))
    expect(bo.page.locator(".desk .claim")).to_be_focused()


def test_a_word_is_laid_by_typing_by_taps_and_by_the_arrows(at_letters: Any) -> None:
    bo = at_letters(CLAIM)
    word = bo.page.locator(WORD)
    expect(word).to_have_text("DRBA")
    expect(bo.tile("SD")).to_be_focused()
    claim = bo.page.locator(".desk .claim")
    expect(claim).to_have_text(re.compile("Claim DRBA: you take the trick"))
    # Two taps exchange two tiles.
    bo.tile("SD").click()
    expect(bo.tile("SD")).to_have_attribute("aria-pressed", "true")
    bo.tile("AB").click()
    expect(word).to_have_text("BRDA")
    # The arrow keys move the tile that has the keyboard, and it keeps it.
    bo.tile("SA").focus()
    for _ in range(2):
        bo.page.keyboard.press("ArrowLeft")
        bo.page.wait_for_function("document.activeElement.dataset.card === 'SA'")
    expect(word).to_have_text("BARD")
    # Letters lay the word, even those that mean something else at other times; Enter comes to the claim, and only a second one makes it.
    bo.page.keyboard.type("drab")
    expect(word).to_have_text("DRAB")
    bo.page.keyboard.press("k")
    expect(bo.page.get_by_role("alert")).to_contain_text("There is no K")
    expect(bo.page.locator("dialog")).to_have_count(0)
    bo.page.keyboard.press("Enter")
    expect(claim).to_be_focused()
    assert bo.asks == []
    bo.page.keyboard.press("Enter")
    bo.has_asked("scrump DRAB")


def test_a_tile_is_dragged_to_its_place(at_letters: Any) -> None:
    bo = at_letters(CLAIM)
    start, end = bo.tile("AB").bounding_box(), bo.tile("SD").bounding_box()
    mouse = bo.page.mouse
    mouse.move(start["x"] + 20, start["y"] + 30)
    mouse.down()
    mouse.move(start["x"] - 20, start["y"] + 30)
    mouse.move(end["x"] + 12, end["y"] + 30)
    mouse.up()
    expect(bo.page.locator(WORD)).to_have_text("BDRA")
    bo.page.get_by_role("button", name="No word").click()
    bo.has_asked("no scrump")


def test_the_trick_is_claimed_for_whom_one_likes(at_letters: Any) -> None:
    bo = at_letters(trick(["SD", "SO", "SG"], "scrump", [*claims("DOG", 0), *claims("DOG", 2, " right"), answer("no scrump")], controls=1))
    for target in ("you take the trick", "Deniz takes it"):
        expect(bo.page.get_by_role("button", name=f"Claim DOG: {target}")).to_be_enabled()
    bo.page.get_by_role("button", name="Deniz takes it").click()
    bo.has_asked("scrump DOG right")


def test_a_claim_says_what_each_verdict_would_come_to_and_leads_nobody_to_letters_as_they_fell(at_letters: Any) -> None:
    bo = at_letters(trick(["SD", "SR", "AB", "SA"], "scrump", [*claims("BARD", 0), answer("no scrump")], claiming=[STAKES]), PHONE)
    claim, decline = bo.page.locator(".desk .claim"), bo.page.get_by_role("button", name="No word")
    stakes = bo.page.locator(".desk .stakes")
    expect(stakes).to_contain_text("If DRBA is a word")
    expect(stakes).to_contain_text(re.compile("points: .+ −2"))
    expect(decline).to_have_class(re.compile("play"))
    expect(claim).not_to_have_class(re.compile("play"))
    bo.page.keyboard.type("BARD")
    expect(stakes).to_contain_text("If BARD is a word")
    expect(claim).to_have_class(re.compile("play"))
    expect(decline).not_to_have_class(re.compile("play"))


def test_a_game_that_the_lowest_score_wins_says_so(at_letters: Any) -> None:
    bo = at_letters(CLAIM | {"letters": CLAIM["letters"] | {"low_wins": True}})
    expect(bo.page.get_by_role("button", name=re.compile("The lowest score wins. Open the score sheet"))).to_be_visible()
    expect(bo.page.get_by_role("region", name="The match", exact=True)).to_contain_text("The lowest score wins.")
    bo.page.keyboard.press("Escape")
    bo.page.get_by_role("button", name=re.compile("Open the score sheet")).click()
    expect(bo.page.get_by_role("dialog")).to_contain_text("The lowest score wins.")


def test_a_word_that_may_not_be_claimed_says_why(at_letters: Any) -> None:
    only = [answer("scrump BARD", word="BARD", to=0), answer("no scrump")]
    bo = at_letters(trick(["SD", "SR", "AB", "SA"], "scrump", only, claims="At this table only listed words may be claimed."))
    claim = bo.page.locator(".desk .claim")
    expect(claim).to_have_attribute("aria-disabled", "true")
    claim.click(force=True)
    expect(bo.page.get_by_role("alert")).to_contain_text("only listed words may be claimed")
    bo.page.keyboard.type("bard")
    expect(claim).to_have_attribute("aria-disabled", "false")
    bo.page.keyboard.press("Tab")
    assert bo.asks == []
    claim.click()
    bo.has_asked("scrump BARD")


@pytest.mark.parametrize(("key", "move"), [("a", "accept"), ("c", "spellcheck")])
def test_a_claim_waits_to_be_let_pass_or_checked(at_letters: Any, key: str, move: str) -> None:
    bo = at_letters(CHECK)
    desk = bo.page.locator(".desk")
    expect(desk).to_contain_text("Kemal claims BARD, and the trick with it.")
    assert [str(tile.get_attribute("data-card")) for tile in desk.locator(".tile").all()] == ["AB", "SA", "SR", "SD"]
    expect(desk).to_contain_text("Kemal takes the trick; points: us −2", ignore_case=True)
    expect(desk).to_contain_text("Deniz takes the trick; points: them −2", ignore_case=True)
    assert bo.asks == []
    bo.page.keyboard.press(key)
    bo.has_asked(move)


@pytest.mark.parametrize(("verdict", "says"), [("word", "BARD is a word"), ("no_word", "BARD is not a word")])
def test_after_a_check_the_word_and_the_verdict_stay(at_letters: Any, verdict: str, says: str) -> None:
    bo = at_letters(CHECK, sound=True)
    bo.page.get_by_role("button", name="Have it checked").click()
    settled = CLAIMED | {"by": None, "to": None, "open": False, "verdict": verdict, "stakes": None}
    after = trick(["SD", "SR", "AB", "SA"], "play", [card(code) for code in HAND], claim=settled)
    after["zones"][0] |= {"count": 0, "cards": []}
    after["letters"] |= {"sitters": [], "controls": None}
    bo.tell(after, move="spellcheck", by=3)
    expect(bo.page.locator(".desk")).to_have_count(0)
    expect(bo.page.locator(f".slip.{verdict}")).to_have_attribute("aria-label", says)


def test_a_card_is_added_to_the_soup_or_says_why_not(at_letters: Any) -> None:
    ways = [card("SG eat", card="SG", way="right_eat"), card("eat SG", card="SG", way="eat_first")]
    why = {"right": {"SG": "No word begins with PEA and this letter."}}
    bo = at_letters(soup(["SP", "WE", "CA"], "play", [answer("call", other=2), *ways], reasons=why))
    expect(bo.page.get_by_role("button", name="Call PEA")).to_be_visible()
    bo.hand_card("SG").click()
    add = bo.page.locator(".way-button.right")
    expect(add).to_have_attribute("aria-disabled", "true")
    expect(add).to_contain_text("PEAG")
    add.click(force=True)
    expect(bo.page.get_by_role("alert")).to_have_text("No word begins with PEA and this letter.")
    bo.page.keyboard.press("Escape")
    expect(bo.page.locator(".desk")).to_have_count(0)
    bo.hand_card("SG").click()
    bo.page.keyboard.press("e")
    bo.has_asked("SG eat")


def test_a_deal_of_quist_in_turkish_letters(guest: Any) -> None:
    bo = guest()
    bo.take(bo.server.table("quist", 4, TURKISH))
    expect(bo.cards).to_have_count(13)
    assert all(bo.look(f"document.querySelector('.hand [data-card=\"{code}\"] img')?.naturalWidth > 0") for code in bo.hand)
    over = bo.await_turn()
    for _ in range(200):
        if over:
            break
        over = decide_by_mouse(bo)
    assert sum(bo.sheet()["Tricks"]) == 13
    question = bo.page.get_by_role("textbox", name="Ask the word list")
    for word, says in (("iki", "İKİ is in this"), ("IŞIK", "IŞIK is in this"), ("ıki", "IKİ is not in this")):
        question.fill(word)
        question.press("Enter")
        expect(bo.page.locator(".dictionary-says")).to_contain_text(says)


def test_turkish_letters_are_chosen_on_the_first_page(guest: Any) -> None:
    bo = guest()
    page = bo.page
    bo.allowed = re.compile("422|400")
    bo.home()
    page.get_by_role("radio", name=re.compile("^Turtle")).locator("..").click()
    bo.all_rules()
    page.get_by_role("combobox", name="Which letters are in the deck", exact=True).select_option(label="all 29 Turkish letters")
    page.get_by_role("button", name="Play Turtle").locator("visible=true").last.click()
    expect(page.locator(".complaint")).to_contain_text("This deck needs the word list tr.")
    page.keyboard.press("Escape")
    bo.word("rules").get_by_role("radio", name=re.compile("^Turkish letters")).check(force=True)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now").click()
    expect(bo.cards).to_have_count(17)
    assert {code[1] for code in bo.hand} <= set("ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ")


def test_turkish_letters_are_typed_in_their_own_capitals(at_letters: Any) -> None:
    claim = trick(["SĞ", "SA", "WI", "AR"], "scrump", [answer("no scrump")], claims=None, claiming=[], alphabet="tr")
    claim["moves"] = [answer("scrump AĞIR", word="AĞIR", to=0), answer("scrump AĞRI", word="AĞRI", to=0), answer("no scrump")]
    bo = at_letters(claim)
    word = bo.page.locator(WORD)
    bo.page.keyboard.type("ağı")
    expect(word).to_have_text("AĞIR")
    bo.page.keyboard.press("i")
    expect(bo.page.get_by_role("alert")).to_contain_text("There is no İ")
    bo.tell(soup(["Wİ", "AA"], "prove", [answer("named"), answer("give up")], alphabet="tr"), move="demand")
    field = bo.page.get_by_role("textbox", name="A word that the soup can become")
    field.fill("wifi")
    field.press("Enter")
    expect(bo.page.get_by_role("alert")).to_contain_text("Turkish alphabet")
    field.fill("içöğüşı")
    field.press("Enter")
    bo.has_asked("name İÇÖĞÜŞI")


def test_a_call_is_answered_and_a_word_is_named(at_letters: Any) -> None:
    stakes = {"word": {"to": 0, "points": [{"side": 1, "change": -5}, {"side": 0, "change": 5}]}, "no_word": {"to": None, "points": []}}
    bo = at_letters(soup(["SP", "WE", "CA"], "reply", [answer("comply", other=1), answer("spellcheck", other=1)], stakes=stakes))
    expect(bo.page.locator(".desk")).to_contain_text("Ayla calls PEA a word")
    bo.page.keyboard.press("c")
    bo.has_asked("spellcheck")
    bo.tell(soup(["SP", "WE", "CA"], "prove", [answer("named"), answer("give up")]), move="demand")
    field = bo.page.get_by_role("textbox", name="A word that the soup can become")
    field.fill("pearl")
    field.press("Enter")
    bo.has_asked("spellcheck", "name PEARL")
    bo.tell(soup([], "play", []) | {"turn": 1}, move="name PEARL", checked={"word": "PEARL", "verdict": "word"})
    expect(bo.page.locator(".slip.word")).to_have_attribute("aria-label", "PEARL is a word")


# -- room, names, directions


@pytest.mark.parametrize(("kind", "seats"), GAMES)
def test_everything_has_its_place(kind: str, seats: int, guest: Any) -> None:
    bo = guest(PHONE, touch=True)
    bo.take(bo.server.table(kind, seats))
    bo.await_turn()
    for size in (PHONE, DESK, LYING, *SMALL):
        bo.resize(size)
        # The hand is laid again when the page has told it that its room has changed.
        bo.until(INSIDE)
        bo.soon(lambda: bo.look(WIDTHS), list(size))
        hand, plates, spots = (boxes(bo, what) for what in (".hand button.card", ".cloth > .plate .plate-body", ".played .spot"))
        assert len(plates) == seats - 1
        for box in [*hand, *plates, *spots]:
            assert min(box["left"], box["top"], size[0] - box["right"], size[1] - box["bottom"]) >= 0, (box, size)
        for i, plate in enumerate(plates):
            assert not any(overlap(plate, other) for other in [*plates[i + 1 :], *spots]), (plate, size)
        # Of every card the corner with its letter is in sight.
        for i, one in enumerate(hand):
            assert not any(covers(other, one["left"] + 14, one["top"] + 14) for other in hand[i + 1 :]), (i, size)


def boxes(bo: Any, what: str) -> list[dict[str, float]]:
    """Where these lie."""
    counts: list[dict[str, float]] = bo.look(f"[...document.querySelectorAll('{what}')].map((one) => one.getBoundingClientRect().toJSON())")
    return counts


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes lie over each other by more than a hair."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 1.5 and down > 1.5


def covers(box: dict[str, float], x: float, y: float) -> bool:
    """Whether a point lies in a box."""
    return box["left"] < x < box["right"] and box["top"] < y < box["bottom"]


@pytest.mark.parametrize("first", [CLAIM, CHECK], ids=["claim", "check"])
def test_a_decision_covers_no_card_and_is_wholly_in_sight(at_letters: Any, first: dict[str, Any]) -> None:
    bo = at_letters(first, PHONE)
    desk = bo.page.locator(".desk")

    def look(size: tuple[int, int]) -> None:
        bo.guest.until(INSIDE)
        for button in desk.get_by_role("button").all():
            expect(button).to_be_in_viewport(ratio=0.99)
        (where,) = boxes(bo.guest, ".desk")
        assert not any(overlap(where, card_box) for card_box in boxes(bo.guest, ".hand button.card"))
        bo.guest.soon(lambda: bo.guest.look(WIDTHS), list(size))
        assert bo.guest.nameless() == []

    bo.guest.at_each([PHONE, DESK, LYING, *SMALL], look)


def test_long_stakes_of_three_claims_are_in_sight_at_once(guest: Any) -> None:
    several = [*claims("BARD", 0), *claims("BARD", 2, " two"), *claims("BARD", 3, " three"), answer("no scrump")]
    first = trick(["SD", "SR", "AB", "SA"], "scrump", several, claiming=[STAKES, STAKES, STAKES])
    for seat, name in zip(first["seats"][1:], ["Γιαγιά Αλεξάνδρα", "Παππούς Εμμανουήλ", "Αλέξανδρος"], strict=True):
        seat["name"] = name
    bo = ScriptedTable(guest(PHONE, scripted=True, locale="el-GR"), first)
    desk = bo.page.locator(".desk")
    # It depends on nobody for whom a word is claimed what it brings, so that is said once.
    expect(desk.locator(".stakes dd")).to_have_count(2)

    def look(size: tuple[int, int]) -> None:
        assert desk.evaluate("desk => desk.scrollHeight - desk.clientHeight") <= 1

    bo.guest.at_each([PHONE, LYING, SMALL[0], (1366, 768), DESK], look)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_what_is_written_can_be_read(at_letters: Any, dark: bool) -> None:
    bo = at_letters(CHECK, dark=dark)
    assert bo.guest.hard_to_read(TEXTS) == []
    bo.tell(trick(["SD", "SR", "AB", "SA"], "play", [], claim=CLAIMED | {"open": False, "verdict": "no_word", "stakes": None}))
    expect(bo.page.locator(".slip")).to_be_visible()
    assert bo.guest.hard_to_read(TEXTS) == []


def test_letters_are_read_from_left_to_right_whatever_the_page(at_letters: Any) -> None:
    bo = at_letters(soup(["SP", "WE", "CA", "SR"], "play", [card("SG")]))
    bo.page.evaluate("document.documentElement.dir = 'rtl'")
    lefts = [bo.page.locator(f'.soup [data-card="{code}"]').bounding_box()["x"] for code in ("SP", "WE", "CA", "SR")]
    assert lefts == sorted(lefts)
    bo.tell(CLAIM)
    lefts = [bo.tile(code).bounding_box()["x"] for code in ("SD", "SR", "AB", "SA")]
    assert lefts == sorted(lefts)


def test_the_hand_is_sorted_as_one_likes_and_stays_so(at_letters: Any) -> None:
    bo = at_letters(trick(["SD", "SR", "AB", "SA"], "play", [card(code) for code in HAND]))
    bo.guest.soon(lambda: bo.guest.hand, HAND)
    bo.page.get_by_role("button", name=re.compile("sort the hand by letter")).click()
    bo.guest.soon(lambda: bo.guest.hand, ["CA", "AD", "AE", "WE", "SG", "WI", "SO", "AT", "CU", "WV"])
    bo.page.keyboard.press("o")
    expect(bo.page.locator(".held.apart")).to_have_count(1)
    bo.guest.soon(lambda: bo.guest.hand, ["CA", "AE", "WE", "WI", "SO", "CU", "AD", "SG", "AT", "WV"])
    bo.page.reload()
    expect(bo.hand_card("CA")).to_be_visible()
    bo.guest.soon(lambda: bo.guest.hand, ["CA", "AE", "WE", "WI", "SO", "CU", "AD", "SG", "AT", "WV"])


def test_a_deck_of_ones_own_comes_from_a_file(guest: Any) -> None:
    from kahve.cards.letter_deck import THIRTEEN, write_letter_deck

    bo = guest()
    page = bo.page
    bo.home()
    page.get_by_role("radio", name=re.compile("^Turtle")).locator("..").click()
    bo.all_rules().locator("summary", has_text="A deck of your own").click()
    chosen = page.locator("#deck-file")
    chosen.set_input_files({"name": "deck.json", "mimeType": "application/json", "buffer": b"no deck"})
    expect(page.get_by_role("alert")).to_contain_text("This file is not a deck of letters")
    chosen.set_input_files({"name": "deck.json", "mimeType": "application/json", "buffer": write_letter_deck(THIRTEEN).encode()})
    expect(page.get_by_role("textbox", name="Sours", exact=True)).to_have_value("ACDEILNOPRSTU")
    page.locator("dialog").get_by_role("button", name="Play Turtle").click()
    expect(bo.cards).to_have_count(17)
    assert {code[1] for code in bo.hand} <= set("ACDEILNOPRSTU")


def test_a_lost_line_is_said_above_the_desk_of_a_telephone(at_letters: Any) -> None:
    bo = at_letters(CLAIM, (360, 640), touch=True)
    expect(bo.page.locator(".desk")).to_be_visible()
    # From now on the other end says nothing, on no line.
    bo._hear = lambda _: None
    bo.guest.look("dispatchEvent(new Event('offline'))")
    for part in (bo.page.locator(".wire p"), bo.page.locator(".wire button")):
        expect(part).to_be_visible()
        on_top = "(one) => { const { x, y, width, height } = one.getBoundingClientRect();"
        assert part.evaluate(f"{on_top} return one.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }}")
