"""A table of letters in the terminal: what lies there, what is claimed, and what a person may type."""

from typing import Any

import pytest

from kahve.terminal import words
from kahve.terminal.paper import Paper
from kahve.terminal.show import Drawn

from .scene import scene

CLAIM = {"word": "BARD", "cards": ["AB", "SA", "SR", "WD"], "by": 1, "to": 1, "open": True, "verdict": None, "stakes": None}


def facts_of(stage: str = "play", **more: Any) -> dict[str, Any]:
    facts = {"icons": {"CU": 4, "CA": 1}, "special": {"AD": "dog"}, "pass_to": 1, "low_wins": False, "checks": True}
    tricks = {"sitters": [1, 0], "controls": 1, "ruling": "A", "not_loose": ["A", "C"], "claim": None, "claims": None, "tricks": 4}
    return {"stage": stage, **facts, **tricks, **more}


def table(stage: str = "play", **more: Any) -> dict[str, Any]:
    trick = {"name": "trick", "title": "Trick", "kind": "trick", "count": 2, "cards": ["CU", "AF"], "says": "two cards"}
    seats = [scene()["seats"][0] | {"hand": ["AD", "CA", "SO", "WE"]}, scene()["seats"][1] | {"hand": ["??"] * 3, "known": ["CU"]}]
    moves = [
        {"move": "AD", "card": "AD", "says": "is played"},
        {"move": "SO eat", "card": "SO", "says": "x"},
        {"move": "eat SO", "card": "SO", "says": "y"},
    ]
    letters = facts_of(stage, **more)
    return scene(family="letters", zones=[trick], seats=seats, moves=moves, refusals={"WE": "You hold animals."}, letters=letters)


def test_the_hand_is_named_as_letters_with_what_each_card_may_do() -> None:
    assert words.hand(table()) == [
        "Your hand: 4 cards.",
        "1: AD, D of animals, the Dog.",
        "2: CA, A of chili peppers, 1 pepper.",
        "3: SO, O of sours, as SO eat or eat SO.",
        "4: WE, E of sweets, not now: You hold animals.",
    ]


def test_the_trick_is_said_with_whose_each_card_is_and_what_stands_for_the_deal() -> None:
    assert words.zones(table()) == [
        "Trick: U of chili peppers, 4 peppers, by Ayla, the highest so far; F of animals, by you.",
        "The ruling suit: animals.",
        "Animals and chili peppers may not be led yet.",
    ]


def test_a_claim_and_its_verdict_are_said_and_what_is_to_be_decided() -> None:
    line = "Your turn: play a card."
    assert words.zones(table("check", claim=CLAIM))[-2:] == ["Ayla claimed BARD, and the trick with it.", line]
    for_you, own = CLAIM | {"to": 0}, CLAIM | {"by": 0}
    assert words.zones(table("check", claim=for_you))[-2] == "Ayla claimed BARD for you."
    assert words.zones(table("check", claim=own))[-2] == "You claimed BARD for Ayla."
    closed = CLAIM | {"open": False}
    verdicts = {"word": "BARD is a word.", "no_word": "BARD is not a word.", None: "BARD was not checked."}
    for verdict, says in verdicts.items():
        assert words.zones(table(claim=closed | {"verdict": verdict}))[-1] == says


def test_the_others_are_said_with_what_was_passed_to_them() -> None:
    assert words.others(table()) == ["Ayla, the dealer: 3 cards, among them the U of chili peppers, 4 peppers."]


def test_tricks_are_counted_as_tricks() -> None:
    side = {"side": 0, "seats": [0], "name": "You", "score": -2, "games": 0, "cards": 3, "points": None, "taken": None}
    side |= {
        "tally": [{"name": "trick", "count": 3}, {"name": "pepper", "count": 1}],
        "marks": [{"title": "Dog", "points": 0, "card": "AD"}],
    }
    assert words.scores(scene(sides=[side])) == ["You: -2 points, in this deal 3 tricks, 1 pepper, the Dog."]


@pytest.mark.parametrize(
    ("stage", "answer", "move"),
    [
        ("play", "ad", "AD"),
        ("play", "● o", "SO"),
        ("play", "so EAT", "SO eat"),
        ("play", "Left ad eat", "left AD eat"),
        ("play", "as", "AS"),
        ("pass", "1 3 4", "pass AD SO WE"),
        ("pass", "Pass ad so we", "pass AD SO WE"),
        ("pass", "1 3 9", "1 3 9"),
        ("scrump", "scrump bard right", "scrump BARD right"),
        ("scrump", "No scrump", "no scrump"),
        ("name", "rule none", "rule none"),
        ("name", "rule c", "rule C"),
        ("prove", "name pearl", "name PEARL"),
        ("prove", "Give up", "give up"),
    ],
)
def test_what_is_typed_is_read_as_the_notation_has_it(stage: str, answer: str, move: str) -> None:
    assert words.written(table(stage), answer) == move


@pytest.mark.parametrize(
    ("stage", "answer", "move"),
    [
        ("prove", "name inci", "name İNCİ"),
        ("prove", "Name ÇığIR", "name ÇIĞIR"),
        ("scrump", "scrump ağır Right", "scrump AĞIR right"),
        ("play", "aı", "AI"),
        ("play", "ai", "Aİ"),
        ("play", "sĞ eat", "SĞ eat"),
        ("play", "● ş", "SŞ"),
        ("play", "left AI", "left AI"),
        ("pass", "pass cç sI wi", "pass CÇ SI Wİ"),
        ("scrump", "No SCRUMP", "no scrump"),
    ],
)
def test_what_is_typed_at_a_turkish_table_is_in_turkish_capitals(stage: str, answer: str, move: str) -> None:
    assert words.written(table(stage, alphabet="tr"), answer) == move


def test_the_cards_are_drawn_as_letters(capsys: pytest.CaptureFixture[str]) -> None:
    shown = Drawn(Paper(plain=False, suits=True, width=80))
    shown.table(table())
    shown.event({"kind": "move", "card": "CU", "takes": 0, "bonus": 0, "says": "Ayla led the U of chili peppers.", "scene": table()})
    text = capsys.readouterr().out
    assert "│▼U4││♞F │" in text
    assert "│♞D*││▼A1││●O ││⋈E │" in text
    assert "▼U" in text.splitlines()[-1]
