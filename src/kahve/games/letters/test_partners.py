"""The paragraphs that are the same where two play against two; each game's own tests are in its folder."""

from __future__ import annotations

import pytest

import kahve
from kahve.cards.letter_deck import FULL26
from kahve.games.letters.conftest import (
    FIRST,
    OWN,
    Same,
    dealt,
    staged,
    suits_of,
    zones,
)
from kahve.games.letters.house import deck_values

GAMES = ("quist", "animal_quist", "chili_dog")
pytestmark = pytest.mark.parametrize("name", GAMES)


# -- 1 The table ----------------------------------------------------------------------------------------------------------------------


def test_1_3_deck_thirteen_and_deck_custom(name: str) -> None:
    Same(name).second_pack()
    table = Same(name).own_pack()
    rows = {"deck", "animals", "chili_peppers", "sours", "sweets", "icons", "dog", "turtle", "removed", "starter"}
    assert set(OWN) == rows <= set(table.house_rules())
    game = kahve.game(name)
    assert game.rules.deck(game.settle(deck_values(FULL26))).codes == FULL26.deck().codes


def test_1_4_rank_order(name: str) -> None:
    Same(name).ranks("WE WK WT", "WA SA", rank_order={"az_low_a": 2, "az_high_a": 3})
    Same(name).ranks("AE AD AW", "AF SA", rank_order={"az_low_a": 2, "az_high_a": 1})


@pytest.mark.parametrize(
    ("word", "has", "lacks"),
    [
        ("SG AR SE SY", "int60", "us60"),
        ("WK SE AR AB", "int35", "us60"),
        ("SA AB SE AD", "us60", "int35"),
        ("SA AB SE AD", "int60", "int35"),
        ("SA SE AR SO", "int70", "int60"),
    ],
)
def test_1_5_lexicon(name: str, word: str, has: str, lacks: str) -> None:
    Same(name).lists(word, lexicon={has: True, lacks: False})


def test_1_6_word_mode(name: str) -> None:
    at_table = staged(name, {3: "SA WV"}, FIRST[0]).play("SA")
    assert len(at_table.legal) == 25
    at_table.play("scrump DARB", "accept", "accept")
    assert at_table.taker == 3
    strict = staged(name, {3: "SA WV"}, FIRST[0], word_mode="strict").play("SA")
    strict.refuses("scrump DARB", "not in the word list")
    assert strict.play("scrump BARD").taker == 3


# -- 3 The play -----------------------------------------------------------------------------------------------------------------------


def test_3_3_suit_is_followed(name: str) -> None:
    position = staged(name, {1: "AB SA SE WE"}, "SD")
    assert position.cards == "SA SE"
    position.refuses("WE", "you must follow suit")
    position.refuses("WV", "do not hold")
    assert staged(name, {1: "AB CA WE"}, "SD").cards == "AB CA WE"
    assert staged(name, {3: "AB SA"}, "SD SE ST").cards == "SA"


def test_3_7_the_trick_is_taken(name: str) -> None:
    position = staged(name, {3: "SA WV"}, FIRST[0], won={}).play("SA", "no scrump")
    assert (position.taker, position.turn, position.sheet(0)["tricks"]) == (2, 2, 1)
    assert position.codes(position.table.record.played[position.field("played_size") - 4 : position.field("played_size")]) == "SD SR AB SA"


def test_3_8_review_last_trick(name: str) -> None:
    Same(name).looks_back()
    assert set(zones(staged(name, {}, review_last_trick=False).table.view(0))) == {"trick"}


# -- 4 The scrump ---------------------------------------------------------------------------------------------------------------------


def test_4_1_an_open_claim_takes_the_trick_and_is_the_only_one(name: str) -> None:
    position = staged(name, {3: "SA WV"}, "SY SR SD", scrump_who="open").play("SA", "no scrump")
    assert position.turn == 1
    position.play("scrump YARD")
    assert (position.asks, position.turn) == ("check", 2)
    assert position.play("accept", "accept").taker == 1
    fallen = staged(name, {3: "SA WV"}, "SY SR SD", scrump_who="open").play("SA", "scrump DYAR", "spellcheck")
    assert (fallen.asks, fallen.taker) == ("play", 0)


@pytest.mark.parametrize(("lettering", "number"), [("loose", 24), ("firm", 1)])
def test_4_2_lettering(name: str, lettering: str, number: int) -> None:
    position = staged(name, {3: "SA WV"}, FIRST[0], lettering=lettering).play("SA")
    assert len(position.legal) == number + 1
    assert "scrump DRBA" in position.legal
    if lettering == "firm":
        position.refuses("scrump BARD", "in the order played")
    position.refuses("scrump BIRD", "which do not make")
    position.refuses("scrump BAR", "which do not make")


# -- 5 The check ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("leader", range(4))
def test_5_1_who_may_check(name: str, leader: int) -> None:
    last = (leader + 3) % 4
    position = staged(name, {last: "SA WV"}, FIRST[0], leader=leader).play("SA", "scrump DARB")
    assert (position.asks, position.turn, position.legal) == ("check", (last + 1) % 4, ["accept", "spellcheck"])
    position.play("accept")
    assert (position.asks, position.turn) == ("check", (last + 3) % 4)
    position.refuses("SA", "whether to have the word checked")
    position.play("accept")
    assert (position.asks, position.taker) == ("play", last)


def test_5_1_the_first_check_closes_it(name: str) -> None:
    position = staged(name, {3: "SA WV"}, FIRST[0]).play("SA", "scrump BARD", "spellcheck")
    assert position.asks == "play"


@pytest.mark.parametrize(("word", "taker"), [("BARD", 3), ("DARB", 2)])
def test_5_2_the_list_decides(name: str, word: str, taker: int) -> None:
    position = staged(name, {3: "SA WV"}, FIRST[0]).play("SA", f"scrump {word}", "accept", "spellcheck")
    assert (position.asks, position.taker) == ("play", taker)


# -- 7 Who knows what -----------------------------------------------------------------------------------------------------------------


def test_7_1_voids_are_shown_to_all(name: str) -> None:
    position = staged(name, {0: "WE WK", 1: "AB WA", 2: "SE WT", 3: "SG WO"}, "SY", leader=0).play("AB", "SE")
    for seat in (-1, 0, 2, 3):
        assert (suits_of(position.table.view(seat), 1), suits_of(position.table.view(seat), 2)) == ("S", "")


def test_7_1_nobody_sees_another_hand(name: str) -> None:
    position = dealt(name)
    for seat in range(-1, 4):
        view = position.table.view(seat)
        assert [bool(view.record.hand[other].any()) for other in range(4)] == [other == seat for other in range(4)]
