"""Animal Quist's rulebook, paragraph by paragraph; the examples V-… are the rules document's vectors, section 4.8, in their order."""

from __future__ import annotations

from typing import Any

import pytest

import kahve
from kahve.cards.letter_deck import FULL26
from kahve.engine.house import HouseError
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

GAME = "animal_quist"
SAME = Same(GAME)
LAST = {0: "WV", 1: "SX", 2: "SY", 3: "CA"}
"""The last cards of a deal: the first takes."""
SIX = "AB AD AE AF AI AN"
"""Six animals."""


# -- 1 The table ----------------------------------------------------------------------------------------------------------------------


def test_1_1_four_play_two_against_two() -> None:
    SAME.table(seats=4)
    table = kahve.new(GAME)
    assert (table.sides, [table.side_of(seat) for seat in range(4)]) == (2, [0, 1, 0, 1])
    for preset, house in (("short", {"target": 11}), ("strict", {"word_mode": "strict"})):
        assert kahve.new(GAME, preset=preset).house_rules(changed_only=True) == house


def test_1_3_the_other_cards_change_nothing() -> None:
    own: dict[str, Any] = deck_values(FULL26)
    changed = own | {"removed": "SE", "starter": "ST", "dog": "AO", "turtle": "AW", "icons": "4111222233331"}
    sheets = []
    for house in (own, changed):
        position = ended(dealt(GAME, **house))
        sheets.append([position.sheet(side)["tricks"] for side in range(2)])
        assert len(position.deck.cards) == 52
    assert sheets[0] == sheets[1]


@pytest.mark.parametrize("target", [7, 11, 21])
def test_1_7_target(target: int) -> None:
    for score, over in ((target - 1, True), (target - 2, False)):
        position = staged(GAME, LAST, taken={0: SIX + " AO"}, rest=1, won={0: 6, 1: 6}, scores=(score, 5), target=target)
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
    assert table.turn == 2


def test_2_2_animals_always_rule() -> None:
    for dealer in range(4):
        position = dealt(GAME, dealer=dealer)
        assert (position.field("ruling"), position.asks, position.turn) == (1, "play", (dealer + 1) % 4)
    with pytest.raises(HouseError):
        kahve.new(GAME, dealer_option="always_none")


# -- 3 The play -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", range(4))
def test_3_1_the_dealers_left_leads_and_then_who_took(dealer: int) -> None:
    position = dealt(GAME, dealer=dealer)
    assert position.turn == (dealer + 1) % 4
    taker = taken_by(one_trick(position))
    assert (position.turn, position.field("tricks")) == (taker, 1)


def test_3_2_animals_may_not_be_led() -> None:
    position = staged(GAME, {0: "AB AZ CA SA WE"})
    assert position.cards == "CA SA WE"
    position.refuses("AB", "animals may not be led yet")


def test_example_V_10_only_restricted_cards_on_lead() -> None:
    position = staged(GAME, {0: "AB AD", 1: "AE WA"})
    assert position.cards == "AB AD"
    assert position.play("AB").field("restricted") == 0


@pytest.mark.parametrize(
    ("trick", "controls"),
    [("SD SR AB SA", 2), ("SD AB AE SA", 2), ("WK WE CU WT", 3), ("AZ WV CU SY", 0), ("SD SE SA CU", 1)],
)
def test_3_6_the_controlling_card(trick: str, controls: int) -> None:
    *lying, last = trick.split()
    for leader in range(4):
        position = staged(GAME, {(leader + 3) % 4: last}, " ".join(lying), leader=leader, idle_scrump=True).play(last)
        assert position.controls == (leader + controls) % 4


# -- 4 The scrump ---------------------------------------------------------------------------------------------------------------------


def test_4_2_a_letter_that_is_there_twice() -> None:
    position = staged(GAME, {3: "CE WV"}, "SE SR SD").play("CE")
    assert len(position.legal) == 12 + 1
    assert "scrump REED" in position.legal


# -- 6 The count ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("won", "animals", "points"),
    [
        (8, "AA AB AD AE AF AI AN AO AR", 3),
        (6, "AA AB AD AE AF AI AN", 1),
        (7, SIX, 0),
        (8, "AA AB AD AE AF", 0),
        (12, "AA AB AD AE AF AI AN AO AR AS AT AW AZ", 7),
        (5, "AA AB AD AE AF AI AN AO", 0),
    ],
)
def test_6_1_animals_above_six_for_the_winners_of_the_hand(won: int, animals: str, points: int) -> None:
    position = ended(staged(GAME, LAST, taken={0: animals}, rest=1, won={0: won, 1: 12 - won}, dealer_rule="rotate"))
    assert position.sheet(0).get("animals", 0) == len(animals.split())
    others = max(0, 13 - len(animals.split()) - 6) if won < 6 else 0
    assert position.scores == [points, others]
    assert [position.sheet(side).get("hand", 0) for side in range(2)] == [points, others]


def test_6_1_animals_in_fewer_tricks_score_nothing() -> None:
    position = ended(staged(GAME, LAST, taken={1: SIX + " AO AR"}, rest=0, won={0: 8, 1: 4}, dealer_rule="winner_choice"))
    assert (position.asks, position.turn) == ("dealer", 0)
    assert position.play("deal").scores == [0, 0]
    assert position.sheet(1)["animals"] == 8


def test_6_1_the_sheet_has_the_checks_too() -> None:
    position = staged(
        GAME, {3: "SA"}, FIRST[0], taken={0: "AA AD AE AF AI AN"}, rest=1, won={0: 4, 1: 8}, dealer_rule="rotate", scores=(0, 6)
    )
    position.play("SA", "scrump DARB", "spellcheck")
    assert {item: position.sheet(1).get(item, 0) for item in ("tricks", "animals", "hand", "spellchecks", "total")} == {
        "tricks": 8,
        "animals": 6,
        "hand": 0,
        "spellchecks": -2,
        "total": -2,
    }
    assert position.scores == [0, 4]


@pytest.mark.parametrize(
    ("dealer", "own", "known"), [(3, 9, 0), (3, 3, 1), (0, 9, 2), (0, 3, 1), (1, 9, 2), (1, 3, 3), (2, 9, 0), (2, 3, 3)]
)
def test_6_3_dealer_rule(dealer: int, own: int, known: int) -> None:
    def end(dealer_rule: str) -> Staged:
        return ended(staged(GAME, LAST, won={0: own, 1: 12 - own}, dealer=dealer, dealer_rule=dealer_rule))

    choosing = end("winner_choice")
    assert (choosing.asks, choosing.turn, choosing.legal) == ("dealer", known, ["deal", "leave deal"])
    assert choosing.play("deal").field("dealer") == known
    assert end("winner_choice").play("leave deal").field("dealer") == (known + 1) % 4
    assert (end("winner_deals").asks, end("winner_deals").field("dealer")) == ("over", known)
    assert (end("rotate").asks, end("rotate").field("dealer")) == ("over", (dealer + 1) % 4)


# -- 7 Who knows what -----------------------------------------------------------------------------------------------------------------


def test_7_1_who_leads_an_animal_before_has_nothing_else() -> None:
    position = staged(GAME, {0: "AB AE", 1: "AD SA"}).play("AB")
    assert suits_of(position.table.view(2), 0) == "CSW"
    assert suits_of(staged(GAME, {0: "AB SE"}, loose="A").play("AB").table.view(2), 0) == ""
