"""Chili Dog's rulebook, paragraph by paragraph; the examples V-… are the rules document's vectors, section 4.8, in their order."""

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
    could_hold,
    dealt,
    ended,
    is_over,
    one_trick,
    play_out,
    staged,
    suits_of,
    taken_by,
)
from kahve.games.letters.house import deck_values

GAME = "chili_dog"
SAME = Same(GAME)
LAST = {0: "WV", 1: "SX", 2: "SY", 3: "SA"}
"""The last cards of a deal: the first takes."""
PEPPERS = "CA CC CE CH CI CL CM CN CO CQ CR CT CU"
DEAR = ("SA SR SE", "AD")
"""The other trick of the book: who throws the Dog away controls."""


# -- 1 The table ----------------------------------------------------------------------------------------------------------------------


def test_1_1_four_play_two_against_two() -> None:
    SAME.table(seats=4)
    table = kahve.new(GAME)
    assert (table.sides, [table.side_of(seat) for seat in range(4)]) == (2, [0, 1, 0, 1])
    for preset, house in (("short", {"target": 50}), ("strict", {"word_mode": "strict"})):
        assert kahve.new(GAME, preset=preset).house_rules(changed_only=True) == house


def test_1_3_the_dog_and_the_icons_of_a_pack_of_ones_own() -> None:
    own: dict[str, Any] = deck_values(FULL26) | {"dog": "AO", "icons": "4333322221111"}
    position = ended(staged(GAME, LAST, taken={0: "AO CA CU"}, rest=1, dealer_rule="rotate", **own))
    assert (position.sheet(0)["dog"], position.sheet(0)["peppers"], position.scores) == (1, 5, [5, 0])
    assert ended(staged(GAME, LAST, taken={0: "AD CA CU"}, rest=1, dealer_rule="rotate", **own)).scores == [0, 23]


def test_1_3_the_other_cards_change_nothing() -> None:
    own: dict[str, Any] = deck_values(FULL26)
    changed = own | {"removed": "SE", "starter": "ST", "turtle": "AW"}
    sheets = []
    for house in (own, changed):
        position = ended(dealt(GAME, **house))
        sheets.append([(position.sheet(side)["tricks"], position.sheet(side).get("peppers")) for side in range(2)])
        assert len(position.deck.cards) == 52
    assert sheets[0] == sheets[1]


@pytest.mark.parametrize("target", [50, 100])
def test_1_7_target(target: int) -> None:
    for score, over in ((target - 7, True), (target - 8, False)):
        position = ended(staged(GAME, LAST, taken={0: "AD CU CT"}, rest=1, scores=(score, 5), target=target))
        if not over:
            position.play("deal")
        assert (is_over(position), position.scores) == (over, [score + 7, 5])
        assert position.table.winners == ([1] if over else [])


def test_1_7_other_targets() -> None:
    assert kahve.new(GAME).house.target == 100
    assert kahve.new(GAME, target=50).house.target == 50
    with pytest.raises(HouseError):
        kahve.new(GAME, target=0)


@pytest.mark.parametrize(("score_floor", "score", "noted"), [("none", -6, -10), ("zero", 0, -4)])
def test_1_8_score_floor(score_floor: str, score: int, noted: int) -> None:
    position = staged(GAME, {3: "SA WV"}, FIRST[0], scores=(4, 1), score_floor=score_floor)
    position.play("SA", "scrump DARB", "spellcheck")
    assert (position.scores, position.sheet(0)["spellchecks"]) == ([score, 1], noted)


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


def test_3_2_chili_peppers_may_not_be_led() -> None:
    position = staged(GAME, {0: "AB AZ CA SA WE"})
    assert position.cards == "AB AZ SA WE"
    position.refuses("CA", "chili peppers may not be led yet")


@pytest.mark.parametrize(
    ("hand", "no", "yes"),
    [
        ("AB CA SA WE", "AB SA WE", "SA WE"),
        ("AB CA", "AB", "AB CA"),
        ("CA CU", "CA CU", "CA CU"),
        ("AB AZ", "AB AZ", "AB AZ"),
    ],
)
def test_3_2_restrict_ruling(hand: str, no: str, yes: str) -> None:
    assert staged(GAME, {0: hand}, restrict_ruling=False).cards == no
    assert staged(GAME, {0: hand}, restrict_ruling=True).cards == yes
    if hand == "AB CA SA WE":
        assert staged(GAME, {0: hand}, restrict_ruling=True, loose="A").cards == "AB SA WE"
        assert staged(GAME, {0: hand}, restrict_ruling=True, loose="C").cards == "CA SA WE"


def test_3_2_but_by_who_has_nothing_else() -> None:
    assert staged(GAME, {0: "CA CE CU"}).cards == "CA CE CU"


def test_example_V_10_only_restricted_cards_on_lead() -> None:
    position = staged(GAME, {0: "CA CE", 1: "CI WA"})
    assert position.cards == "CA CE"
    assert position.play("CA").field("restricted") == 0


def test_3_4_loose() -> None:
    thrown = staged(GAME, {0: "CU WE", 1: "CA WK", 2: "SE WT", 3: "SG WO"}, "SY").play("CA")
    assert thrown.field("restricted") == 0
    assert taken_by(thrown.play("SE", "SG")) == 0
    assert thrown.cards == "CU WE"
    still = staged(GAME, {0: "CU WE", 1: "AB WK", 2: "SE WT", 3: "SG WO"}, "SY").play("AB", "SE", "SG")
    assert taken_by(still) == 1
    assert still.field("restricted") == 2
    assert staged(GAME, {0: "CU WE"}, loose="C").cards == "CU WE"


def test_3_4_each_suit_by_itself() -> None:
    both = staged(GAME, {0: "CU WE", 1: "AB CA", 2: "SE WT", 3: "SG WO"}, "SY", restrict_ruling=True)
    assert both.field("restricted") == 3
    assert both.play("AB").field("restricted") == 2


@pytest.mark.parametrize(
    ("hand", "trick", "no", "yes"),
    [
        ("AB AD CA SE", "", "AB AD SE", "AB SE"),
        ("AD CA", "", "AD", "AD"),
        ("AD CA CC CE CH CI CL CM CN CO CQ CR CT", "", "AD", "AD"),
        ("AD SE", "", "AD SE", "SE"),
        ("CA CE", "", "CA CE", "CA CE"),
        ("AD CA WE", "SD", "AD CA WE", "WE"),
        ("AD CA", "SD", "AD CA", "AD CA"),
        ("AB AD SE", "AZ", "AB AD", "AB"),
        ("AD SE", "AZ", "AD", "AD"),
        ("SE SG CA", "SD", "SE SG", "SE SG"),
    ],
)
def test_3_5_safe_first_trick(hand: str, trick: str, no: str, yes: str) -> None:
    for safe_first_trick, cards in ((False, no), (True, yes)):
        position = staged(GAME, {1 if trick else 0: hand}, trick, safe_first_trick=safe_first_trick)
        position.table.record.tricks = 0
        assert position.cards == cards
        position.table.record.tricks = 1
        assert position.cards == no


@pytest.mark.parametrize(
    ("hand", "later", "first"),
    [
        ("AB AE AF CA CC CE CH CI CL CM CN CO CQ", "", "AB AE AF"),
        ("AB AD CA CC CE CH CI CL CM CN CO CQ CR", "", "AB"),
        ("AD CA CC CE CH CI CL CM CN CO CQ CR CT", "", ""),
        ("AB AD CA SE", "SE", "SE"),
        ("AB AD CA", "", "AB"),
    ],
)
def test_3_5_what_3_2_leaves_is_asked_about_penalty_cards(hand: str, later: str, first: str) -> None:
    position = staged(GAME, {0: hand}, restrict_ruling=True, safe_first_trick=True)
    position.table.record.tricks = 0
    assert position.cards == (first or hand)
    position.table.record.tricks = 1
    assert position.cards == (later or hand)


def test_3_5_the_sentence() -> None:
    position = staged(GAME, {1: "AD CA WE"}, "SD", safe_first_trick=True)
    position.table.record.tricks = 0
    position.refuses("AD", "penalty card")
    position.refuses("CA", "first trick")
    leading = staged(GAME, {0: "AD CA"}, safe_first_trick=True)
    leading.table.record.tricks = 0
    leading.refuses("CA", "chili peppers may not be led yet")
    both = staged(GAME, {0: "AB AD CA"}, safe_first_trick=True, restrict_ruling=True)
    both.table.record.tricks = 0
    both.refuses("AD", "penalty card")
    both.refuses("CA", "penalty card")


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


@pytest.mark.parametrize(
    ("trick", "controls", "known"),
    [
        ("SY SR SD SA", 0, [3, 1]),
        ("SD SR SG SA", 1, [3, 0, 2]),
        ("SD SG SR SA", 2, [3, 1]),
        ("SD SG SR SX", 3, [3, 0, 2]),
    ],
)
def test_4_1_scrump_who(trick: str, controls: int, known: list[int]) -> None:
    *lying, last = trick.split()
    for scrump_who, seats in (("last_only", [seat for seat in known if seat == 3]), ("open", known)):
        position = staged(GAME, {3: f"{last} WV"}, " ".join(lying), scrump_who=scrump_who).play(last)
        askers = []
        while position.asks == "scrump":
            assert position.controls == controls
            askers.append(position.turn)
            position.play("no scrump")
        assert (askers, position.taker) == (seats, controls)


def test_4_2_a_letter_that_is_there_twice() -> None:
    position = staged(GAME, {3: "CE WV"}, "SE SR SD").play("CE")
    assert len([move for move in position.legal if move.endswith("right")]) == 12
    assert "scrump REED" in position.legal


@pytest.mark.parametrize(
    ("trick", "controls", "targets"),
    [
        ("SY SR SD SA", 0, {"", "right"}),
        ("SD SY SR SA", 1, {"", "right"}),
        ("SD SA SY SR", 2, {""}),
        ("SD SA SR SY", 3, {"right"}),
    ],
)
def test_4_3_for_oneself_or_for_the_right(trick: str, controls: int, targets: set[str]) -> None:
    *lying, last = trick.split()
    position = staged(GAME, {3: f"{last} WV"}, " ".join(lying)).play(last)
    assert position.controls == controls
    assert {" ".join(move.split()[2:]) for move in position.legal if move != "no scrump"} == targets
    position.refuses("scrump YARD left", "cannot be given there")
    for target, taker in (("", 3), ("right", 2)):
        if target in targets:
            claimed = staged(GAME, {3: f"{last} WV"}, " ".join(lying)).play(last, f"scrump YARD {target}".strip())
            assert claimed.play("accept", "accept").taker == taker


def test_4_3_the_dog_is_pushed_to_the_right() -> None:
    position = staged(GAME, {3: f"{DEAR[1]} WV"}, DEAR[0], won={}, rest=1).play(DEAR[1])
    assert position.controls == 3
    position.refuses("scrump DEAR", "goes there anyway")
    position.play("scrump DEAR right", "accept", "accept")
    assert (position.taker, position.sheet(0)["dog"]) == (2, 1)


@pytest.mark.parametrize(("idle_scrump", "number"), [(False, 24), (True, 48)])
def test_4_4_idle_scrump(idle_scrump: bool, number: int) -> None:
    own = staged(GAME, {3: "SY WV"}, "SD SR SA", idle_scrump=idle_scrump).play("SY")
    assert len(own.legal) == number + 1
    right = staged(GAME, {3: "SA WV"}, "SD SR SY", idle_scrump=idle_scrump).play("SA")
    assert len(right.legal) == number + 1
    if idle_scrump:
        assert own.play("scrump YARD", "accept", "accept").taker == 3
        assert right.play("scrump YARD right", "accept", "accept").taker == 2
    else:
        own.refuses("scrump YARD", "goes there anyway")
        right.refuses("scrump YARD right", "goes there anyway")


def test_4_4_the_partners_trick_and_the_left_opponents() -> None:
    partner = staged(GAME, {3: "SA WV"}, "SD SY SR").play("SA")
    assert partner.play("scrump YARD", "accept", "accept").taker == 3
    left = staged(GAME, {3: "SA WV"}, "SY SD SR").play("SA")
    assert left.controls == 0
    assert left.play("scrump YARD right", "accept", "accept").taker == 2


def test_4_5_strict() -> None:
    none = staged(GAME, {3: "CQ WV"}, "SD SR SA", word_mode="strict").play("CQ")
    assert none.asks == "play"
    some = staged(GAME, {3: "SA WV"}, FIRST[0], word_mode="strict").play("SA")
    some.refuses("scrump DARB", "not in the word list")
    assert some.play("scrump BRAD").asks == "play"
    firm = staged(GAME, {3: "SA WV"}, FIRST[0], word_mode="strict", lettering="firm").play("SA")
    assert firm.asks == "play"
    in_order = staged(GAME, {3: "SD WV"}, "AB SA SR", word_mode="strict", lettering="firm").play("SD")
    assert in_order.legal == ["scrump BARD", "scrump BARD right", "no scrump"]


# -- 5 The check ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("word", "scores"), [("BARD", [5, -5]), ("DARB", [-5, 5])])
def test_5_3_the_winning_team_has_ten_points_less_at_once(word: str, scores: list[int]) -> None:
    position = staged(GAME, {3: "SA WV"}, FIRST[0], scores=(5, 5)).play("SA", f"scrump {word}", "spellcheck")
    assert position.scores == scores
    assert position.field("phase") == 1


def test_5_3_a_check_ends_no_match() -> None:
    position = staged(GAME, {3: "SA WV"}, FIRST[0], scores=(2, 99)).play("SA", "scrump BARD", "spellcheck")
    assert (position.scores, is_over(position)) == ([2, 89], False)


# -- 6 The count ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("AD CU CT", [7, 0]),
        ("AD", [0, 0]),
        ("CU CT", [0, 21]),
        ("AD CA CC CE CH", [4, 0]),
        ("AD CA CC CE CH CI CL CM CN CO CQ CR CT", [24, 0]),
        ("AD CC CE CH CI CL CM CN CO CQ CR CT CU", [27, 0]),
        (PEPPERS, [0, 0]),
    ],
)
def test_6_1_the_peppers_of_who_took_the_dog(cards: str, points: list[int]) -> None:
    position = ended(staged(GAME, LAST, taken={0: cards}, rest=1, dealer_rule="rotate"))
    assert position.scores == points
    assert [position.sheet(side).get("hand", 0) for side in range(2)] == points
    assert sum(position.sheet(side).get("peppers", 0) for side in range(2)) == 28


@pytest.mark.parametrize("side", [0, 1])
def test_example_V_9_the_works_and_two_peppers(side: int) -> None:
    works = ended(staged(GAME, LAST, taken={side: f"AD {PEPPERS}"}, rest=1 - side, dealer_rule="rotate"))
    assert works.scores == ([0, 28] if side == 0 else [28, 0])
    two = ended(staged(GAME, LAST, taken={side: "AD CU CT"}, rest=1 - side, dealer_rule="rotate"))
    assert two.scores == ([7, 0] if side == 0 else [0, 7])


@pytest.mark.parametrize("won", [{0: 11, 1: 1}, {0: 1, 1: 11}])
def test_6_2_the_works(won: dict[int, int]) -> None:
    position = ended(staged(GAME, LAST, taken={0: f"AD {PEPPERS}"}, rest=1, won=won))
    assert (position.asks, position.turn) == ("dealer", 0)
    position.play("deal")
    assert (position.scores, position.sheet(1)["hand"], position.sheet(0).get("hand", 0)) == ([0, 28], 28, 0)


def test_6_2_the_works_can_lose_the_match_for_the_others() -> None:
    position = ended(staged(GAME, LAST, taken={0: f"AD {PEPPERS}"}, rest=1, scores=(90, 72)))
    assert (is_over(position), position.scores, position.table.winners) == (True, [90, 100], [0])


def test_6_1_the_sheet_has_the_checks_too() -> None:
    position = staged(GAME, {3: "SA"}, FIRST[0], taken={0: "AD CU CT"}, rest=1, won={0: 4, 1: 8}, dealer_rule="rotate", scores=(0, 6))
    position.play("SA", "scrump DARB", "spellcheck")
    assert position.scores == [-3, 6]
    assert {item: position.sheet(0).get(item, 0) for item in ("tricks", "peppers", "dog", "hand", "spellchecks", "total")} == {
        "tricks": 5,
        "peppers": 7,
        "dog": 1,
        "hand": 7,
        "spellchecks": -10,
        "total": -3,
    }


@pytest.mark.parametrize(
    ("cards", "winners"),
    [("AD CU CT", 1), ("AD", 1), (PEPPERS, 0), (f"AD {PEPPERS}", 0), ("AD CA", 1), ("CA", 0)],
)
def test_6_3_who_won_the_hand(cards: str, winners: int) -> None:
    position = ended(staged(GAME, LAST, taken={0: cards}, rest=1))
    assert (position.asks, position.turn) == ("dealer", winners)


@pytest.mark.parametrize(
    ("dealer", "own", "known"), [(3, 9, 0), (3, 3, 1), (0, 9, 2), (0, 3, 1), (1, 9, 2), (1, 3, 3), (2, 9, 0), (2, 3, 3)]
)
def test_6_3_dealer_rule(dealer: int, own: int, known: int) -> None:
    def end(dealer_rule: str) -> Staged:
        return ended(staged(GAME, LAST, taken={int(own > 6): "AD CU"}, rest=int(own < 6), dealer=dealer, dealer_rule=dealer_rule))

    choosing = end("winner_choice")
    assert (choosing.asks, choosing.turn, choosing.legal) == ("dealer", known, ["deal", "leave deal"])
    assert choosing.play("deal").field("dealer") == known
    assert end("winner_choice").play("leave deal").field("dealer") == (known + 1) % 4
    assert (end("winner_deals").asks, end("winner_deals").field("dealer")) == ("over", known)
    assert (end("rotate").asks, end("rotate").field("dealer")) == ("over", (dealer + 1) % 4)


def test_6_4_the_match_is_played_on() -> None:
    table = kahve.new(GAME, target=50)
    while not table.over:
        table.deal(seed=5)
        play_out(table)
    assert len(table.history) > 1
    assert max(table.scores) >= 50 > min(table.scores)
    assert table.winners == [table.scores.index(min(table.scores))]
    SAME.match(table, [3])


# -- 7 Who knows what -----------------------------------------------------------------------------------------------------------------


def test_7_1_who_leads_a_pepper_before_has_nothing_else() -> None:
    position = staged(GAME, {0: "CA CE", 1: "AD SA"}).play("CA")
    assert suits_of(position.table.view(2), 0) == "ASW"
    assert suits_of(staged(GAME, {0: "CA SE"}, loose="C").play("CA").table.view(2), 0) == ""
    assert suits_of(staged(GAME, {0: "AB CE"}, restrict_ruling=True).play("AB").table.view(2), 0) == "SW"


@pytest.mark.parametrize(
    ("hand", "trick", "card", "cannot", "can"),
    [
        ("AD CA", "SD", "CA", "AB AZ SE WV", "AD CE CU"),
        ("AD SE", "AZ", "AD", "AB AW", "CE SG WV"),
        ("CA CE", "", "CA", "AB AD SE WV", "CI CU"),
        ("AD CA", "", "AD", "AB SE WV", "CI CU"),
    ],
)
def test_7_1_a_penalty_card_in_a_safe_first_trick(hand: str, trick: str, card: str, cannot: str, can: str) -> None:
    _shows(hand, trick, card, cannot, can)


@pytest.mark.parametrize(
    ("hand", "card", "cannot", "can"),
    [
        ("AB AE CA", "AB", "SE WV", "AD AE AZ CI CU"),
        ("AD CA", "AD", "AB AZ SE WV", "CI CU"),
        ("AD CA", "CA", "AB AZ SE WV", "AD CI CU"),
        ("CA CE", "CA", "AB AZ SE WV", "AD CI CU"),
    ],
)
def test_7_1_a_lead_to_a_safe_first_trick_where_two_suits_are_not_loose(hand: str, card: str, cannot: str, can: str) -> None:
    _shows(hand, "", card, cannot, can, restrict_ruling=True)


def _shows(hand: str, trick: str, card: str, cannot: str, can: str, **house: Any) -> None:
    """A card of this hand goes into a safe first trick; which cards its player cannot hold then, and which he can."""
    seat = 1 if trick else 0
    position = staged(GAME, {0: "AA CT", seat: hand} if trick else {seat: hand}, trick, safe_first_trick=True, **house)
    position.table.record.tricks, position.table.record.played_size = 0, 0
    position.table.record.played[:] = 0
    position.play(card)
    codes = could_hold(position.table.view(3), seat).split()
    assert not set(cannot.split()) & set(codes)
    assert set(can.split()) - {card} - set(position.hand(3).split()) <= set(codes)
