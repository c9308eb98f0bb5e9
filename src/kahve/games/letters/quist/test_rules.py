"""Quist's rulebook, paragraph by paragraph; the examples V-… are the rules document's vectors, section 4.8, in their order."""

from __future__ import annotations

from typing import Any

import pytest

import kahve
from kahve.cards.deck import CardError
from kahve.cards.letter_deck import FULL26
from kahve.cards.lexicon import lexicon
from kahve.games.letters.conftest import (
    FIRST,
    Same,
    Staged,
    dealt,
    ended,
    is_over,
    one_trick,
    staged,
    suits_of,
    taken_by,
)
from kahve.games.letters.house import deck_values

GAME = "quist"
SAME = Same(GAME)

# -- 1 The table ----------------------------------------------------------------------------------------------------------------------


def test_1_1_four_play_two_against_two() -> None:
    SAME.table(seats=4)
    table = kahve.new(GAME)
    assert (table.sides, [table.side_of(seat) for seat in range(4)]) == (2, [0, 1, 0, 1])
    for preset, house in (
        ("short", {"target": 11}),
        ("always_animals", {"dealer_option": "always_animals"}),
        ("strict", {"word_mode": "strict"}),
    ):
        assert kahve.new(GAME, preset=preset).house_rules(changed_only=True) == house


def test_example_V_1_icons_and_letters() -> None:
    assert sum(FULL26.icon_counts) == 28
    assert [len(set(letters)) for letters in FULL26.suits] == [13] * 4
    assert len(kahve.new(GAME).game.rules.deck(kahve.new(GAME).house).cards) == 52


def test_example_V_5_a_card_that_there_is_not() -> None:
    with pytest.raises(CardError):
        FULL26.number("SZ")
    dealt(GAME, dealer_option="always_none").refuses("SZ", "no card 'SZ'")


def test_1_3_the_other_cards_change_nothing() -> None:
    own: dict[str, Any] = deck_values(FULL26)
    changed = own | {"removed": "SE", "starter": "ST", "dog": "AO", "turtle": "AW", "icons": "4111222233331"}
    sheets = []
    for house in (own, changed):
        position = ended(dealt(GAME, dealer_option="always_animals", **house))
        sheets.append([position.sheet(side)["tricks"] for side in range(2)])
        assert len(position.deck.cards) == 52
    assert sheets[0] == sheets[1]


def test_example_V_7_words_of_the_list() -> None:
    words = lexicon("int60")
    assert words.anagrams("OPST") == ["opts", "post", "pots", "spot", "stop", "tops"]
    assert (words.anagrams("AERT"), words.anagrams("EIST"), words.anagrams("IRST"), words.anagrams("AEIO")) == (
        ["rate", "tare", "tear"],
        ["site", "ties"],
        ["stir"],
        [],
    )
    position = SAME.last_card("SO SP SS ST", word_mode="strict", idle_scrump=True)
    assert {move.removeprefix("scrump ") for move in position.legal} == {"OPTS", "POST", "POTS", "SPOT", "STOP", "TOPS", "no scrump"}
    assert SAME.last_card("SA SE SI SO", word_mode="strict", idle_scrump=True).asks != "scrump"


@pytest.mark.parametrize("target", [7, 11, 21])
def test_1_7_target(target: int) -> None:
    for score, over in ((target - 1, True), (target - 2, False)):
        position = staged(GAME, {0: "WV", 1: "AA", 2: "AB", 3: "AD"}, ruling="", won={0: 6, 1: 6}, scores=(score, 5), target=target)
        ended(position)
        if not over:
            position.play("deal")
        assert (is_over(position), position.scores) == (over, [score + 1, 5])
        assert position.table.winners == ([0] if over else [])


# -- 2 The deal -----------------------------------------------------------------------------------------------------------------------


def test_2_1_one_card_at_a_time() -> None:
    SAME.order_of_dealing(13)
    table = kahve.new(GAME, dealer=1)
    table.deal(seed=1)
    assert table.turn == 1


@pytest.mark.parametrize(("said", "ruling"), [("rule A", 1), ("rule C", 2), ("rule S", 3), ("rule W", 4), ("rule none", 0)])
@pytest.mark.parametrize("dealer_option", ["after_look", "before_look"])
def test_2_2_the_dealer_names_what_rules(dealer_option: str, said: str, ruling: int) -> None:
    position = dealt(GAME, dealer=1, dealer_option=dealer_option)
    assert (position.asks, position.turn) == ("name", 1)
    assert position.legal == ["rule A", "rule C", "rule S", "rule W", "rule none"]
    position.refuses("AD", "the dealer has to name the ruling suit")
    position.play(said)
    assert (position.field("ruling"), position.asks, position.turn) == (ruling, "play", 2)
    assert [len(position.hand(seat).split()) for seat in range(4)] == [13] * 4


def test_2_2_with_a_look_or_without() -> None:
    looking = dealt(GAME, dealer_option="after_look")
    assert str(looking.table.view(3).record.hand_size.tolist()) == "[13, 13, 13, 13]"
    assert looking.hand(3)
    blind = dealt(GAME, dealer_option="before_look")
    for seat in (-1, 0, 1, 2, 3):
        view = blind.table.view(seat)
        assert not view.record.hand.any()
        assert not view.record.undealt.any()
    assert blind.field("undealt_size") == 52
    order = blind.table.history[-1].order.split()
    blind.play("rule none")
    assert set(blind.hand(0).split()) == set(order[::4])
    assert blind.field("undealt_size") == 0


@pytest.mark.parametrize(("dealer_option", "ruling"), [("always_animals", 1), ("always_none", 0)])
def test_2_2_nothing_is_named(dealer_option: str, ruling: int) -> None:
    position = dealt(GAME, dealer_option=dealer_option)
    assert (position.asks, position.field("ruling"), position.turn) == ("play", ruling, 0)


# -- 3 The play -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", range(4))
def test_3_1_the_dealers_left_leads_and_then_who_took(dealer: int) -> None:
    position = dealt(GAME, dealer=dealer, dealer_option="always_none")
    assert position.turn == (dealer + 1) % 4
    taker = taken_by(one_trick(position))
    assert (position.turn, position.field("tricks")) == (taker, 1)


@pytest.mark.parametrize(("ruling", "may"), [("A", "SA WE"), ("S", "AB WE"), ("W", "AB SA"), ("C", "AB SA WE"), ("", "AB SA WE")])
def test_3_2_the_ruling_suit_may_not_be_led(ruling: str, may: str) -> None:
    position = staged(GAME, {0: "AB SA WE"}, ruling=ruling)
    assert position.cards == may
    if ruling in ("A", "S", "W"):
        position.refuses({"A": "AB", "S": "SA", "W": "WE"}[ruling], "may not be led yet")


def test_example_V_10_only_restricted_cards_on_lead() -> None:
    position = staged(GAME, {0: "SA SD", 1: "SE WA"}, ruling="S")
    assert position.cards == "SA SD"
    assert position.play("SA").field("restricted") == 0


@pytest.mark.parametrize(
    ("ruling", "trick", "controls"),
    [
        ("A", "SD SR AB SA", 2),
        ("A", "SD AB AE SA", 2),
        ("", "SD SR AB SA", 1),
        ("", "WK WE AZ WT", 3),
        ("W", "AZ WA CU SY", 1),
        ("C", "SY CA CC CE", 3),
    ],
)
def test_3_6_the_controlling_card(ruling: str, trick: str, controls: int) -> None:
    *lying, last = trick.split()
    for leader in range(4):
        position = staged(GAME, {(leader + 3) % 4: last}, " ".join(lying), ruling=ruling, leader=leader, idle_scrump=True).play(last)
        assert position.controls == (leader + controls) % 4


def test_example_V_3_the_only_animal_controls() -> None:
    position = staged(GAME, {3: "SA WV"}, FIRST[0], word_mode="strict").play("SA")
    assert position.controls == 2
    assert set(position.legal) == {"scrump BARD", "scrump BRAD", "scrump DRAB", "no scrump"}
    assert position.play("scrump DRAB").taker == 3


def test_example_V_4_no_ruling_suit() -> None:
    position = staged(GAME, {3: "WT SA"}, "WK WE AZ", ruling="", idle_scrump=True).play("WT")
    assert position.controls == 3
    assert taken_by(position) == 3


# -- 4 The scrump ---------------------------------------------------------------------------------------------------------------------


def test_4_2_a_letter_that_is_there_twice() -> None:
    position = staged(GAME, {3: "CE WV"}, "SE SR SD", ruling="").play("CE")
    assert len(position.legal) == 12 + 1
    assert "scrump REED" in position.legal


# -- 6 The count ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("own", "points"), [(5, [0, 1]), (6, [1, 0]), (8, [3, 0]), (12, [7, 0]), (0, [0, 6])])
def test_6_1_tricks_above_six(own: int, points: list[int]) -> None:
    position = staged(GAME, {0: "WV", 1: "AA", 2: "AB", 3: "AD"}, ruling="", won={0: own, 1: 12 - own}, dealer_rule="rotate")
    ended(position)
    assert position.scores == points
    assert [position.sheet(side).get("hand", 0) for side in range(2)] == points


def test_6_1_the_sheet_has_the_checks_too() -> None:
    position = staged(GAME, {3: "SA"}, FIRST[0], won={0: 4, 1: 8}, dealer_rule="rotate", scores=(0, 6))
    position.play("SA", "scrump DARB", "spellcheck")
    assert position.sheet(1) == {"tricks": 8, "hand": 2, "spellchecks": -2} | {
        item: number for item, number in position.sheet(1).items() if item in ("animals", "peppers", "dog", "turtle")
    }
    assert position.scores == [0, 6]


@pytest.mark.parametrize(
    ("dealer", "own", "known"), [(3, 9, 0), (3, 3, 1), (0, 9, 2), (0, 3, 1), (1, 9, 2), (1, 3, 3), (2, 9, 0), (2, 3, 3)]
)
def test_6_3_dealer_rule(dealer: int, own: int, known: int) -> None:
    def end(dealer_rule: str) -> Staged:
        hands = {0: "WV", 1: "AA", 2: "AB", 3: "AD"}
        return ended(staged(GAME, hands, ruling="", won={0: own, 1: 12 - own}, dealer=dealer, dealer_rule=dealer_rule))

    choosing = end("winner_choice")
    assert (choosing.asks, choosing.turn, choosing.legal) == ("dealer", known, ["deal", "leave deal"])
    assert choosing.play("deal").field("dealer") == known
    assert end("winner_choice").play("leave deal").field("dealer") == (known + 1) % 4
    assert (end("winner_deals").asks, end("winner_deals").field("dealer")) == ("over", known)
    assert (end("rotate").asks, end("rotate").field("dealer")) == ("over", (dealer + 1) % 4)


# -- 7 Who knows what -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer_option", ["after_look", "before_look"])
def test_7_1_who_leads_the_ruling_suit_has_nothing_else(dealer_option: str) -> None:
    position = staged(GAME, {0: "AB AE", 1: "AD SA"}, dealer_option=dealer_option).play("AB")
    assert suits_of(position.table.view(2), 0) == "CSW"
    assert suits_of(staged(GAME, {0: "AB SE"}, loose="A").play("AB").table.view(2), 0) == ""
