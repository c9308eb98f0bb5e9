"""The seal of the page in Node: in all games a deal is played again from its proven order and compared with what was shown.

Each game is dealt by an honest server and by servers that deal other cards than they prove. The page is the client's own TypeScript.
"""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kahve.cards.deck import STANDARD
from kahve.cards.letter_deck import LETTER_DECKS
from kahve.cards.order import order
from kahve.cards.proof import seed_in, word_of
from kahve.engine.replayer import FOLDER, LIST, replayer, sources_of, write_replayers
from kahve.games import GAMES, game
from kahve.games.letters.house import deck_values
from kahve.lab.shipping import has_zig
from kahve.web import build

from .client_packages import fetch_packages
from .evenings import Evening

pytestmark = [
    pytest.mark.skipif(not has_zig(), reason="There is no ziglang, with which the rules for the browser are made."),
    pytest.mark.usefixtures("rules_at_hand"),
]

Sealed = dict[str, Any]


@pytest.fixture(scope="session")
def replayers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The rules of all games for the browser: those of this checkout, or else made now."""
    if all(replayer(name) for name in GAMES):
        return FOLDER
    folder = tmp_path_factory.mktemp("replayers")
    write_replayers([game(name) for name in GAMES], folder)
    return folder


@pytest.fixture(scope="session")
def seal(tmp_path_factory: pytest.TempPathFactory, replayers: Path) -> Callable[..., list[Sealed]]:
    """Gives for each of some evenings of one game the seal that a page shows."""
    fetch_packages()
    node, _ = build.programs()
    folder = tmp_path_factory.mktemp("seal")
    build.run([node, "build.mjs", "--program", "test/seal_program.ts", str(folder / "seal.mjs")])

    def sealed(name: str, *messages: dict[str, Any]) -> list[Sealed]:
        (folder / "told.json").write_text(json.dumps(messages), encoding="utf-8")
        command = [node, str(folder / "seal.mjs"), str(folder / "told.json"), str(replayers / f"{name}.json")]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
        assert done.returncode == 0, done.stderr
        return [json.loads(line) for line in done.stdout.splitlines()]

    return sealed


def shuffled(cards: list[str], rng: random.Random) -> list[str]:
    return rng.sample(cards, len(cards))


def two_exchanged(cards: list[str], rng: random.Random) -> list[str]:
    """A card that is dealt early has changed places with one that comes later, or to another hand."""
    first, other = 10, 11 + len(cards) // 2
    while cards[first] == cards[other]:
        other += 1
    cards[first], cards[other] = cards[other], cards[first]
    return cards


HOUSES: dict[str, list[dict[str, Any]]] = {
    "pisti": [{"seats": 2}],
    "pishti": [{"bottom_card_exposed": False}],
    "foxtrot": [{"seats": 4}],
    "basra": [{"seats": 4}],
    "pastra": [{"floor_special_replacement": "shuffled"}],
    "hand_and_foot": [{"seats": 2, "draw_count": "3-4", "minimum": "15-990-15-990-15-990-15-990", "rank_bonus": "7:500-5:300"}],
    "quist": [{"word_mode": "strict"}, {"deck": "thirteen"}],
    "animal_quist": [{"deck": "turkish29", "lexicon": "tr"}],
    "turtle": [{"exchange": "left"}],
    "soup": [{"word_mode": "strict"}, deck_values(LETTER_DECKS["thirteen"])],
}
"""House rules beside those of the book, by which cards are dealt or turned up otherwise, or by which words decide."""


@pytest.mark.parametrize("name", GAMES)
def test_every_card_that_was_shown_is_compared_with_the_proven_order(name: str, seal: Callable[..., list[Sealed]]) -> None:
    evenings = []
    for number, house in enumerate([{}, *HOUSES.get(name, [])]):
        evening = Evening(name, house, seed=number)
        while not evening.sitting.in_deal:
            evening.deal()
        evening.play()
        evenings.append(evening.evidence(str(house), reload=len(evening.events) // 2 if number else None))
    for rig in (shuffled, two_exchanged):
        rigged = Evening(name, seed=3, rig=rig)
        while not rigged.sitting.in_deal:
            rigged.deal()
        rigged.play()
        evenings.append(rigged.evidence(rig.__name__))
    *honest, other, exchanged = seal(name, *evenings)
    for evidence, report in zip(evenings, honest, strict=False):
        assert (report["verdict"], report["findings"]) == ("proven", []), evidence["name"]
        assert report["word"] == word_of(seed_in(evidence["proof"]), evidence["course"]["moves"])
    assert other["verdict"] == exchanged["verdict"] == "broken", (other, exchanged)


def test_the_next_deal_of_a_match_is_compared_too_with_what_it_carries_over(seal: Callable[..., list[Sealed]]) -> None:
    for name in ("basra", "hand_and_foot"):
        evening = Evening(name, seed=8)
        for _ in range(3):
            evening.deal()
            evening.play()
        [report] = seal(name, evening.evidence())
        assert (report["verdict"], report["findings"]) == ("proven", [])


def test_a_move_that_was_taken_back_is_compared_as_well(seal: Callable[..., list[Sealed]]) -> None:
    evening = Evening("pishti", seed=4, takeback=True)
    evening.deal()
    evening.play(5)
    mover = evening.sitting.last_mover
    evening.do(mover, "propose", what="takeback")
    evening.do(1 - mover, "agree")
    evening.play()
    [report] = seal("pishti", evening.evidence())
    assert (report["verdict"], report["findings"]) == ("proven", [])


def with_takebacks(name: str, seed: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a page is told where one person plays with bots and often goes back: all of it, and without the last time."""
    evening, rng, gap = Evening(name, seed=seed, alone=True), random.Random(seed), (0, 0)
    while not evening.sitting.in_deal:
        evening.deal()
    for _ in range(12):
        evening.play(rng.randrange(1, 6))
        before = len(evening.events)
        if "takeback" in evening.sitting.scene(0)["may"]:
            evening.do(0, "propose", what="takeback")
            evening.play(rng.randrange(1, 6))
            gap = before, len(evening.events) - 1
    evening.play()
    assert any(event["kind"] == "taken_back" for event in evening.events)
    whole = evening.evidence()
    del evening.events[slice(*gap)]
    return whole, evening.evidence(reload=gap[0])


@pytest.mark.parametrize("name", ["pisti", "hand_and_foot", "soup"])
def test_moves_that_were_taken_back_never_speak_against_an_honest_server(name: str, seal: Callable[..., list[Sealed]]) -> None:
    whole, with_gap = zip(*(with_takebacks(name, seed) for seed in range(3)), strict=True)
    reports = seal(name, *whole, *with_gap)
    assert [one["verdict"] for one in reports[:3]] == ["proven"] * 3, reports
    assert {one["verdict"] for one in reports[3:]} <= {"proven", "unknown"}, reports


def test_pictures_before_a_gap_are_not_called_checked_where_they_differ(seal: Callable[..., list[Sealed]]) -> None:
    evening = Evening("pishti", seed=4, takeback=True)
    evening.deal()
    evening.play()
    evidence = evening.evidence(reload=len(evening.events) - 5)
    for event in evidence["events"][-9:-7]:
        event["scene"]["zones"][0]["cards"] = ["AS"]
    [report] = seal("pishti", evidence)
    assert report["verdict"] == "unknown"


def changed(evidence: dict[str, Any], change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """What the page was told, with a change in each scene and event."""
    other = json.loads(json.dumps(evidence))
    for event in other["events"]:
        change(event)
    return other


def test_a_server_that_lies_about_one_thing_alone_is_found_out(seal: Callable[..., list[Sealed]]) -> None:
    evening = Evening("pisti", {"seats": 3}, seed=6)
    evening.deal()
    evening.play()
    evidence = evening.evidence()

    def top(event: dict[str, Any]) -> None:
        if event["scene"]["deal"] and event["n"] == evidence["events"][-9]["n"]:
            event["scene"]["zones"][0]["cards"] = ["AS"]

    def stock(event: dict[str, Any]) -> None:
        for zone in event["scene"]["zones"]:
            if zone["name"] == "stock" and zone["cards"]:
                zone["cards"] = ["AS"]

    def played(event: dict[str, Any]) -> None:
        if event["kind"] == "move" and event["seat"] == 1:
            event["card"] = "AS"

    def counts(event: dict[str, Any]) -> None:
        if event["kind"] == "move":
            event["scene"]["seats"][1]["hand"] = ["??"]

    def dealer(event: dict[str, Any]) -> None:
        event["scene"]["dealer"] = (event["scene"]["dealer"] + 1) % 3

    lies = [changed(evidence, change) for change in (top, stock, played, counts, dealer)]
    pack = json.loads(json.dumps(evidence))
    pack["proof"]["pack"] = " ".join(reversed(pack["proof"]["pack"].split()))
    moves = json.loads(json.dumps(evidence))
    moves["course"]["turns"][0], moves["course"]["turns"][1] = moves["course"]["turns"][1], moves["course"]["turns"][0]
    word = evidence | {"course": evidence["course"] | {"moves": evidence["course"]["moves"].replace("0:", "1:", 1)}}
    house = changed(evidence, lambda event: event["scene"]["house"].update(seats=2))
    short = json.loads(json.dumps(evidence))
    short["course"]["start"] = "00"
    report = seal("pisti", evidence, *lies, pack, moves, word, house, short)
    assert [one["verdict"] for one in report] == ["proven", *["broken"] * 10]


def test_a_server_that_answers_with_another_deal_is_found_out(seal: Callable[..., list[Sealed]]) -> None:
    evening = Evening("pisti", seed=6)
    evening.deal()
    evening.play()
    evidence = evening.evidence()
    assert [one["verdict"] for one in seal("pisti", evidence, evidence | {"wanted": "1.2"})] == ["proven", "broken"]


def test_a_server_that_leaves_out_a_deal_as_if_it_were_void_is_found_out(seal: Callable[..., list[Sealed]]) -> None:
    evening = Evening("pisti", seed=6)

    def the_next_one(cards: list[str], rng: random.Random) -> list[str]:
        assert evening.sitting.exchange is not None
        return STANDARD.write_order(order(STANDARD, evening.sitting.exchange.seed, 2)).split()

    evening.rig = the_next_one
    evening.deal()
    evening.play()

    def second(event: dict[str, Any]) -> None:
        if event["scene"]["dealt"]:
            event["scene"]["deal"] = 2
            event["scene"]["dealt"]["name"] = "1.2"

    evidence = changed(evening.evidence(), second)
    evidence["proof"] |= {"name": "1.2", "number": 2, "orders": [*evidence["proof"]["orders"], evening.sitting.table.history[-1].order]}
    [report] = seal("pisti", evidence)
    assert (report["verdict"], len(report["findings"])) == ("broken", 1), report


def test_a_server_that_plays_with_more_jokers_than_it_says_is_found_out(seal: Callable[..., list[Sealed]]) -> None:
    evening = Evening("hand_and_foot", {"jokers_per_deck": 4}, seed=6)
    evening.deal()
    evening.play()
    evidence = evening.evidence()
    report = seal("hand_and_foot", evidence, changed(evidence, lambda event: event["scene"]["house"].pop("jokers_per_deck")))
    assert [one["verdict"] for one in report] == ["proven", "broken"], report


def test_cards_that_lead_the_rules_out_of_their_memory_break_the_seal(seal: Callable[..., list[Sealed]]) -> None:
    evening = Evening("hand_and_foot", seed=6)
    evening.deal()
    evening.play()
    evidence = evening.evidence()
    evidence["course"]["start"] = "7f" * (len(evidence["course"]["start"]) // 2)
    [report] = seal("hand_and_foot", evidence)
    assert report["verdict"] == "broken"


def test_a_deal_of_which_only_a_part_was_seen_is_not_called_checked(seal: Callable[..., list[Sealed]]) -> None:
    evening = Evening("pishti", seed=2)
    evening.deal()
    evening.play()
    evidence = evening.evidence()
    late = evidence | {"events": [event for event in evidence["events"] if event["kind"] != "deal"]}
    [report] = seal("pishti", late)
    assert report["verdict"] == "unknown"
    assert "This page saw only a part of this deal." in report["findings"][0]


def test_a_long_deal_costs_a_page_little(seal: Callable[..., list[Sealed]]) -> None:
    evening = Evening("hand_and_foot", seed=1)
    evening.deal()
    evening.play()
    [report] = seal("hand_and_foot", evening.evidence())
    # A fifth of a second on a desk, and 150 kB that the browser keeps of it.
    assert report["milliseconds"] < 4000
    assert report["bytes"] < 400_000


def test_a_replayer_of_other_sources_is_not_handed_out(replayers: Path, tmp_path: Path) -> None:
    for path in replayers.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    assert replayer("pisti", tmp_path)
    assert replayer("whist", tmp_path) is None
    (tmp_path / "pisti.json").write_bytes(b"{}")
    assert replayer("pisti", tmp_path) is None
    listed = json.loads((tmp_path / LIST).read_text(encoding="utf-8"))
    (tmp_path / LIST).write_text(json.dumps(listed | {"sources": "others"}), encoding="utf-8")
    (tmp_path / "basra.json").touch()
    assert replayer("basra", tmp_path) is None
    assert replayer("basra", tmp_path / "nowhere") is None


def test_a_replayer_is_of_other_sources_when_a_screen_says_otherwise_where_cards_lie(tmp_path: Path) -> None:
    (tmp_path / "a_screen.py").write_text("lies = {}\n", encoding="utf-8")
    before = sources_of(tmp_path)
    sources_of.cache_clear()
    (tmp_path / "a_screen.py").write_text('lies = {"stock": 1}\n', encoding="utf-8")
    assert sources_of(tmp_path) != before
