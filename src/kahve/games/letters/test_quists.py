"""The paragraphs that are the same in Quist and Animal Quist, besides those of `test_partners.py`."""

from __future__ import annotations

import pytest

import kahve
from kahve.engine.house import HouseError
from kahve.games.letters.conftest import (
    FIRST,
    Same,
    is_over,
    play_out,
    staged,
    taken_by,
)

GAMES = ("quist", "animal_quist")
pytestmark = pytest.mark.parametrize("name", GAMES)


# -- 1 The table ----------------------------------------------------------------------------------------------------------------------


def test_1_7_other_targets(name: str) -> None:
    assert kahve.new(name).house.target == 21
    assert kahve.new(name, target=50).house.target == 50
    with pytest.raises(HouseError):
        kahve.new(name, target=0)


@pytest.mark.parametrize(("score_floor", "score", "noted"), [("none", -1, -2), ("zero", 0, -1)])
def test_1_8_score_floor(name: str, score_floor: str, score: int, noted: int) -> None:
    position = staged(name, {3: "SA WV"}, FIRST[0], scores=(4, 1), score_floor=score_floor)
    position.play("SA", "scrump DARB", "spellcheck")
    assert (position.scores, position.sheet(1)["spellchecks"]) == ([4, score], noted)


# -- 3 The play -----------------------------------------------------------------------------------------------------------------------


def test_3_2_but_by_who_has_nothing_else(name: str) -> None:
    assert staged(name, {0: "AB AD AZ"}).cards == "AB AD AZ"


def test_3_4_loose(name: str) -> None:
    thrown = staged(name, {0: "AZ WE", 1: "AB WK", 2: "SE WT", 3: "SG WO"}, "SY", leader=0).play("AB")
    assert thrown.field("restricted") == 0
    assert taken_by(thrown.play("SE", "SG")) == 1
    led = staged(name, {0: "AB AE", 1: "AD SA", 2: "SE WT", 3: "SG WO"}).play("AB")
    assert led.field("restricted") == 0
    still = staged(name, {0: "AZ WE", 1: "SX WK", 2: "SE WT", 3: "SG WO"}, "SY", leader=0).play("SX", "SE", "SG")
    assert taken_by(still) == 0
    assert still.cards == "WE"
    free = staged(name, {0: "AZ WE"}, loose="A")
    assert free.cards == "AZ WE"


# -- 4 The scrump ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trick", "controls", "known"),
    [
        ("SY SR SD SA", 0, [3, 1]),
        ("SD SR SG SA", 1, [3, 0, 2]),
        ("SD SG SR SA", 2, [3, 1]),
        ("SD SG SR SX", 3, [0, 2]),
    ],
)
def test_4_1_scrump_who(name: str, trick: str, controls: int, known: list[int]) -> None:
    *lying, last = trick.split()
    for scrump_who, seats in (("last_only", [seat for seat in known if seat == 3]), ("open", known)):
        position = staged(name, {3: f"{last} WV"}, " ".join(lying), scrump_who=scrump_who).play(last)
        askers = []
        while position.asks == "scrump":
            assert position.controls == controls
            askers.append(position.turn)
            position.play("no scrump")
        assert (askers, position.taker) == (seats, controls)


def test_4_3_the_claimer_takes_it(name: str) -> None:
    position = staged(name, {3: "SA WV"}, FIRST[0]).play("SA")
    assert all(move.split()[2:] == [] for move in position.legal)
    position.refuses("scrump BARD right", "cannot be given there")
    position.refuses("scrump BARD left", "cannot be given there")
    assert position.play("scrump BARD", "accept", "accept").taker == 3


@pytest.mark.parametrize("idle_scrump", [False, True])
def test_4_4_idle_scrump(name: str, idle_scrump: bool) -> None:
    own = staged(name, {3: "SY WV"}, "SD SR SA", idle_scrump=idle_scrump).play("SY")
    assert own.asks == ("scrump" if idle_scrump else "play")
    if idle_scrump:
        assert own.play("scrump YARD", "accept", "accept").taker == 3
    assert own.taker == 3
    partner = staged(name, {3: "SA WV"}, "SD SY SR", idle_scrump=idle_scrump).play("SA")
    assert partner.controls == 1
    assert partner.play("scrump YARD", "accept", "accept").taker == 3


def test_4_5_strict(name: str) -> None:
    none = staged(name, {3: "CQ WV"}, "SD SR SA", word_mode="strict").play("CQ")
    assert none.asks == "play"
    some = staged(name, {3: "SA WV"}, FIRST[0], word_mode="strict").play("SA")
    some.refuses("scrump DARB", "not in the word list")
    assert some.play("scrump BRAD").asks == "play"
    firm = staged(name, {3: "SA WV"}, FIRST[0], word_mode="strict", lettering="firm").play("SA")
    assert firm.asks == "play"
    in_order = staged(name, {3: "SD WV"}, "AB SA SR", word_mode="strict", lettering="firm").play("SD")
    assert in_order.legal == ["scrump BARD", "no scrump"]


# -- 5 The check ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("word", "scores"), [("BARD", [3, 5]), ("DARB", [5, 3])])
def test_5_3_the_losing_team_loses_two_at_once(name: str, word: str, scores: list[int]) -> None:
    position = staged(name, {3: "SA WV"}, FIRST[0], scores=(5, 5)).play("SA", f"scrump {word}", "spellcheck")
    assert position.scores == scores
    assert position.field("phase") == 1


def test_5_3_a_check_ends_no_match(name: str) -> None:
    position = staged(name, {3: "SA WV"}, FIRST[0], scores=(2, 20)).play("SA", "scrump BARD", "spellcheck")
    assert (position.scores, is_over(position)) == ([0, 20], False)


# -- 6 The count ----------------------------------------------------------------------------------------------------------------------


def test_6_4_the_match_is_played_on(name: str) -> None:
    table = kahve.new(name, target=7)
    while not table.over:
        table.deal(seed=5)
        play_out(table)
    assert len(table.history) > 1
    assert max(table.scores) >= 7 > min(table.scores)
    assert table.winners == [table.scores.index(max(table.scores))]
    Same(name).match(table, [3])
