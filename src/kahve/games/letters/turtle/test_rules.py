"""Turtle's rulebook, paragraph by paragraph; the examples V-… are the rules document's vectors, section 4.8, in their order."""

from __future__ import annotations

from typing import Any

import pytest

import kahve
from kahve.cards.deck import CardError
from kahve.cards.letter_deck import FULL26
from kahve.cards.lexicon import lexicon
from kahve.engine.house import HouseError
from kahve.games.letters.conftest import (
    OWN,
    Same,
    Staged,
    could_hold,
    dealt,
    ended,
    is_over,
    known,
    one_trick,
    play_out,
    staged,
    suits_of,
    taken_by,
    zones,
)
from kahve.games.letters.house import deck_values

GAME = "turtle"
SAME = Same(GAME)
LAST = {0: "WV", 1: "SX", 2: "SY"}
"""The last cards of a deal: the first takes."""
PEPPERS = "CA CC CE CH CI CL CM CN CO CQ CR CT CU"
DOG = ("SD SO", "SG")
"""The trick of the book: the O controls."""


def passing(position: Staged) -> Staged:
    """Everybody passes the first three cards of the hand."""
    while position.asks == "pass":
        position.play("pass " + " ".join(position.hand(position.turn).split()[:3]))
    return position


def choosing(dealer: int = 2, **house: Any) -> Staged:
    """A deal in which all are still to choose what they pass."""
    return dealt(GAME, {0: "AB AD AE", 1: "CA CC CE", 2: "WA WE WI"}, dealer=dealer, **house)


# -- 1 The table ----------------------------------------------------------------------------------------------------------------------


def test_1_1_three_play_each_alone() -> None:
    SAME.table(seats=3)
    table = kahve.new(GAME)
    assert (table.sides, [table.side_of(seat) for seat in range(3)]) == (3, [0, 1, 2])
    for preset, house in (("short", {"target": 50}), ("strict", {"word_mode": "strict"})):
        assert kahve.new(GAME, preset=preset).house_rules(changed_only=True) == house


def test_example_V_1_the_pack_for_three_lacks_a_card() -> None:
    deck = kahve.new(GAME).game.rules.deck(kahve.new(GAME).house)
    assert len(deck.cards) == 51
    with pytest.raises(CardError):
        deck.read("SA")


def test_1_3_deck_thirteen_and_deck_custom() -> None:
    SAME.second_pack()
    table = SAME.own_pack()
    rows = {"deck", "animals", "chili_peppers", "sours", "sweets", "icons", "dog", "turtle", "removed", "starter"}
    assert set(OWN) == rows <= set(table.house_rules())
    game = kahve.game(GAME)
    assert game.rules.deck(game.settle(deck_values(FULL26))).codes == FULL26.deck(removed=True).codes


def test_1_3_the_turtle_and_the_card_left_out_of_a_pack_of_ones_own() -> None:
    own: dict[str, Any] = deck_values(FULL26) | {"turtle": "AO", "removed": "WV"}
    position = ended(staged(GAME, {0: "WU", 1: "SX", 2: "SY"}, taken={0: "AO", 1: "AT CA"}, rest=2, **own))
    assert (position.sheet(0)["turtle"], position.scores) == (1, [13, 1, 12])
    assert "SA" in position.deck.codes.values()
    position.deck.read("SA")
    with pytest.raises(CardError):
        position.deck.read("WV")


def test_1_3_the_other_cards_change_nothing() -> None:
    own: dict[str, Any] = deck_values(FULL26)
    changed = own | {"starter": "ST", "dog": "AW", "icons": "4111222233331"}
    sheets = []
    for house in (own, changed):
        position = ended(passing(dealt(GAME, **house)))
        sheets.append([(position.sheet(side).get("tricks"), position.sheet(side).get("peppers")) for side in range(3)])
    assert sheets[0] == sheets[1]


def test_1_4_rank_order() -> None:
    SAME.ranks("WK WT", "WA SD", rank_order={"az_low_a": 1, "az_high_a": 2})
    SAME.ranks("SD SO", "SG WA", rank_order={"az_low_a": 1, "az_high_a": 0})


@pytest.mark.parametrize(
    ("word", "has", "lacks"),
    [
        ("SD SO CH", "int60", "us60"),
        ("AA SX SE", "int35", "us60"),
        ("AA AF ST", "us60", "int35"),
        ("AA AF ST", "int60", "int35"),
        ("CC SO AZ", "int70", "int60"),
    ],
)
def test_1_5_lexicon(word: str, has: str, lacks: str) -> None:
    SAME.lists(word, lexicon={has: True, lacks: False})


def test_example_V_7_words_of_three_letters() -> None:
    assert lexicon("int60").anagrams("DOG") == ["dog", "god"]


def test_1_6_word_mode() -> None:
    at_table = staged(GAME, {2: "SG WV"}, DOG[0]).play("SG")
    assert len(at_table.legal) == 7
    assert at_table.play("scrump GDO", "accept", "accept").taker == 2
    strict = staged(GAME, {2: "SG WV"}, DOG[0], word_mode="strict").play("SG")
    strict.refuses("scrump GDO", "not in the word list")
    assert strict.play("scrump DOG").taker == 2


@pytest.mark.parametrize("target", [50, 100])
def test_1_7_target(target: int) -> None:
    for score, over in ((target - 15, True), (target - 16, False)):
        position = ended(staged(GAME, LAST, taken={0: "AT CU CT"}, rest=1, scores=(score, 5, 20), target=target))
        assert (is_over(position), position.scores) == (over, [score + 15, 16, 20])
        assert position.table.winners == ([1] if over else [])


def test_1_7_other_targets() -> None:
    assert kahve.new(GAME).house.target == 100
    assert kahve.new(GAME, target=50).house.target == 50
    with pytest.raises(HouseError):
        kahve.new(GAME, target=0)


@pytest.mark.parametrize(("score_floor", "score", "noted"), [("none", -6, -10), ("zero", 0, -4)])
def test_1_8_score_floor(score_floor: str, score: int, noted: int) -> None:
    position = staged(GAME, {2: "SG WV"}, DOG[0], scores=(1, 9, 4), score_floor=score_floor)
    position.play("SG", "scrump DOG", "spellcheck")
    assert (position.scores, position.sheet(2)["spellchecks"]) == ([1, 9, score], noted)


@pytest.mark.parametrize(("score_floor", "score", "noted"), [("none", -16, -26), ("zero", 0, -10)])
def test_1_8_the_floor_holds_for_turtling_too(score_floor: str, score: int, noted: int) -> None:
    position = ended(staged(GAME, LAST, taken={0: f"AT {PEPPERS}"}, rest=1, scores=(10, 0, 0), score_floor=score_floor))
    assert (position.scores, position.sheet(0)["hand"]) == ([score, 26, 26], noted)


# -- 2 The deal -----------------------------------------------------------------------------------------------------------------------


def test_2_1_one_card_at_a_time() -> None:
    SAME.order_of_dealing(17)
    assert "SA" not in " ".join(dealt(GAME).hand(seat) for seat in range(3)).split()


@pytest.mark.parametrize("dealer", range(3))
def test_2_2_no_suit_rules(dealer: int) -> None:
    position = passing(dealt(GAME, dealer=dealer))
    assert (position.field("ruling"), position.asks, position.turn) == (0, "play", (dealer + 1) % 3)


@pytest.mark.parametrize(
    ("exchange", "to"),
    [("right", [[2, 0, 1], [2, 0, 1]]), ("left", [[1, 2, 0], [1, 2, 0]]), ("alternate", [[2, 0, 1], [1, 2, 0]])],
)
def test_2_3_exchange(exchange: str, to: list[list[int]]) -> None:
    table = kahve.new(GAME, exchange=exchange, word_mode="strict", lettering="firm")
    for receivers in to:
        table.deal(seed=4)
        position = Staged(table)
        given = {seat: position.hand(seat).split()[:3] for seat in range(3)}
        passing(position)
        for seat, cards in given.items():
            assert set(cards) <= set(position.hand(receivers[seat]).split())
            assert not set(cards) & set(position.hand(seat).split())
        assert [len(position.hand(seat).split()) for seat in range(3)] == [17] * 3
        play_out(table)


def test_2_3_from_the_dealers_left_and_three_at_once() -> None:
    position = choosing(dealer=0)
    assert (position.asks, position.turn) == ("pass", 1)
    position.refuses("CA", "three cards have to be passed")
    position.refuses("pass CA CC", "Pass three cards")
    position.refuses("pass CA CC CE CH", "Pass three cards")
    position.refuses("pass CA CA CE", "only once")
    position.refuses("pass AB CA CE", "do not hold")
    position.play("pass CA CC CE")
    assert position.turn == 2


def test_2_3_nobody_sees_what_is_chosen_before_all_have() -> None:
    position = choosing()
    for turn in ("pass AB AD AE", "pass CA CC CE"):
        position.play(turn)
        for seat in (-1, 0, 1, 2):
            view = position.table.view(seat)
            for other in range(3):
                if other != seat:
                    assert not view.record.passing[other].any()
                    assert not view.record.hand[other].any()
                    assert not view.record.gave[other].any()
            assert [known(view, other) for other in range(3)] == [""] * 3
    before = [set(position.hand(seat).split()) for seat in range(3)]
    assert [len(cards) for cards in before] == [14, 14, 17]
    position.play("pass WA WE WI")
    assert set(position.hand(2).split()) == before[2] - {"WA", "WE", "WI"} | {"AB", "AD", "AE"}
    assert set(position.hand(0).split()) == before[0] | {"CA", "CC", "CE"}
    assert set(position.hand(1).split()) == before[1] | {"WA", "WE", "WI"}


def test_2_3_a_part_of_a_choice_is_hidden_too() -> None:
    position = choosing()
    before = [str(position.table.view(seat)) for seat in range(3)]
    position.table.play(position.table.read("pass AB"))
    assert [str(position.table.view(seat)) == before[seat] for seat in range(3)] == [False, True, True]


# -- 3 The play -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", range(3))
def test_3_1_the_dealers_left_leads_and_then_who_took(dealer: int) -> None:
    position = passing(dealt(GAME, dealer=dealer))
    assert position.turn == (dealer + 1) % 3
    taker = taken_by(one_trick(position))
    assert (position.turn, position.field("tricks")) == (taker, 1)


def test_3_2_chili_peppers_may_not_be_led() -> None:
    position = staged(GAME, {0: "AB AZ CA SD WE"})
    assert position.cards == "AB AZ SD WE"
    position.refuses("CA", "chili peppers may not be led yet")


def test_3_2_but_by_who_has_nothing_else() -> None:
    assert staged(GAME, {0: "CA CE CU"}).cards == "CA CE CU"


def test_example_V_10_only_restricted_cards_on_lead() -> None:
    position = staged(GAME, {0: "CA CE", 1: "CI WA"})
    assert position.cards == "CA CE"
    assert position.play("CA").field("restricted") == 0


def test_3_3_suit_is_followed() -> None:
    position = staged(GAME, {1: "AB SG SE WE"}, "SD")
    assert position.cards == "SE SG"
    position.refuses("WE", "you must follow suit")
    position.refuses("WV", "do not hold")
    assert staged(GAME, {1: "AB CA WE"}, "SD").cards == "AB CA WE"
    assert staged(GAME, {2: "AB SG"}, "SD SE").cards == "SG"


def test_3_4_loose() -> None:
    thrown = staged(GAME, {0: "CU WE", 1: "CA WK", 2: "SE WT"}, "SY").play("CA")
    assert thrown.field("restricted") == 0
    assert taken_by(thrown.play("SE")) == 0
    assert thrown.cards == "CU WE"
    still = staged(GAME, {0: "CU WE", 1: "AB WK", 2: "SE WT"}, "SY").play("AB", "SE")
    assert taken_by(still) == 0
    assert still.cards == "WE"
    assert staged(GAME, {0: "CU WE"}, loose="C").cards == "CU WE"


@pytest.mark.parametrize(
    ("hand", "trick", "no", "yes"),
    [
        ("AB AT CA SE", "", "AB AT SE", "AB SE"),
        ("AT CA", "", "AT", "AT"),
        ("CA CE", "", "CA CE", "CA CE"),
        ("AT CA WE", "SD", "AT CA WE", "WE"),
        ("AT CA", "SD", "AT CA", "AT CA"),
        ("AB AT SE", "AZ", "AB AT", "AB"),
        ("AT SE", "AZ", "AT", "AT"),
        ("AD SE", "AZ", "AD", "AD"),
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
    ("trick", "controls"), [("SD SO SG", 1), ("SD SO WV", 1), ("SO SG SD", 0), ("SD AZ CU", 0), ("CA CU CC", 1), ("AA AB AZ", 2)]
)
def test_3_6_the_controlling_card(trick: str, controls: int) -> None:
    *lying, last = trick.split()
    for leader in range(3):
        position = staged(GAME, {(leader + 2) % 3: last}, " ".join(lying), leader=leader, idle_scrump=True).play(last)
        assert position.controls == (leader + controls) % 3


def test_example_V_6_dog_and_god() -> None:
    position = staged(GAME, {2: "SG WV"}, DOG[0], word_mode="strict").play("SG")
    assert position.controls == 1
    assert set(position.legal) == {"scrump DOG", "scrump GOD", "no scrump"}
    position.refuses("scrump DOG right", "goes there anyway")
    assert position.play("scrump GOD").taker == 2


def test_3_7_the_trick_is_taken() -> None:
    position = staged(GAME, {2: "SG WV"}, DOG[0], won={}).play("SG", "no scrump")
    assert (position.taker, position.turn, position.sheet(1)["tricks"]) == (1, 1, 1)
    assert position.codes(position.table.record.played[position.field("played_size") - 3 : position.field("played_size")]) == "SD SO SG"


def test_3_8_review_last_trick() -> None:
    for allowed in (False, True):
        position = passing(dealt(GAME, review_last_trick=allowed))
        taken_by(one_trick(position))
        last = position.codes(position.table.record.played[:3])
        assert zones(position.table.view(0)) == {"trick": ""} | ({"last_trick": last} if allowed else {})
        position.table.play(position.table.moves[0])
        assert set(zones(position.table.view(0))) == {"trick"}


# -- 4 The scrump ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trick", "controls", "known"),
    [("SO SD SG", 0, [2, 1]), ("SD SO SG", 1, [2, 0]), ("SD SG SO", 2, [2, 0, 1])],
)
def test_4_1_scrump_who(trick: str, controls: int, known: list[int]) -> None:
    *lying, last = trick.split()
    for scrump_who, seats in (("last_only", [2]), ("open", known)):
        position = staged(GAME, {2: f"{last} WV"}, " ".join(lying), scrump_who=scrump_who).play(last)
        askers = []
        while position.asks == "scrump":
            assert position.controls == controls
            askers.append(position.turn)
            position.play("no scrump")
        assert (askers, position.taker) == (seats, controls)


def test_4_1_an_open_claim_is_the_only_one() -> None:
    position = staged(GAME, {2: "SG WV"}, "SO SD", scrump_who="open").play("SG", "no scrump")
    assert position.turn == 1
    position.refuses("scrump DOG right", "goes there anyway")
    position.play("scrump DOG")
    assert (position.asks, position.turn) == ("check", 2)
    assert position.play("accept", "accept").taker == 1
    fallen = staged(GAME, {2: "SG WV"}, "SO SD", scrump_who="open").play("SG", "scrump GDO", "spellcheck")
    assert (fallen.asks, fallen.taker) == ("play", 0)


@pytest.mark.parametrize(("lettering", "number"), [("loose", 6), ("firm", 1)])
def test_4_2_lettering(lettering: str, number: int) -> None:
    position = staged(GAME, {2: "SG WV"}, DOG[0], lettering=lettering).play("SG")
    assert len(position.legal) == number + 1
    assert "scrump DOG" in position.legal
    if lettering == "firm":
        position.refuses("scrump GOD", "in the order played")
    position.refuses("scrump DAG", "which do not make")
    position.refuses("scrump DO", "which do not make")
    position.refuses("scrump 7", "only six ways")


def test_4_2_a_letter_that_is_there_twice() -> None:
    position = staged(GAME, {2: "SE WV"}, "CE SY").play("SE")
    assert {move for move in position.legal if not move.endswith("right")} == {"scrump EYE", "scrump EEY", "scrump YEE", "no scrump"}


@pytest.mark.parametrize(
    ("trick", "controls", "right", "any_"),
    [
        ("SO SG SD", 0, {"", "right"}, {"", "right"}),
        ("SD SO SG", 1, {""}, {"", "left"}),
        ("SD SG SO", 2, {"right"}, {"right", "left"}),
    ],
)
def test_4_3_turtle_target(trick: str, controls: int, right: set[str], any_: set[str]) -> None:
    *lying, last = trick.split()
    for turtle_target, targets in (("right", right), ("any", any_)):
        position = staged(GAME, {2: f"{last} WV"}, " ".join(lying), turtle_target=turtle_target).play(last)
        assert position.controls == controls
        assert {" ".join(move.split()[2:]) for move in position.legal if move != "no scrump"} == targets
        if turtle_target == "right":
            position.refuses("scrump DOG left", "cannot be given there")
        for target, taker in (("", 2), ("right", 1), ("left", 0)):
            if target in targets:
                claimed = staged(GAME, {2: f"{last} WV"}, " ".join(lying), turtle_target=turtle_target).play(last)
                assert claimed.play(f"scrump DOG {target}".strip(), "accept", "accept").taker == taker


@pytest.mark.parametrize(("idle_scrump", "number"), [(False, 6), (True, 12)])
def test_4_4_idle_scrump(idle_scrump: bool, number: int) -> None:
    own = staged(GAME, {2: "SO WV"}, "SD SG", idle_scrump=idle_scrump).play("SO")
    assert len(own.legal) == number + 1
    right = staged(GAME, {2: "SG WV"}, DOG[0], idle_scrump=idle_scrump).play("SG")
    assert len(right.legal) == number + 1
    if idle_scrump:
        assert own.play("scrump DOG", "accept", "accept").taker == 2
        assert right.play("scrump DOG right", "accept", "accept").taker == 1
    else:
        own.refuses("scrump DOG", "goes there anyway")
        right.refuses("scrump DOG right", "goes there anyway")


def test_4_5_strict() -> None:
    assert staged(GAME, {2: "CQ WV"}, DOG[0], word_mode="strict").play("CQ").asks == "play"
    some = staged(GAME, {2: "SG WV"}, DOG[0], word_mode="strict").play("SG")
    some.refuses("scrump GDO", "not in the word list")
    assert some.play("scrump GOD").asks == "play"
    assert staged(GAME, {2: "SO WV"}, "SD SG", word_mode="strict", lettering="firm").play("SO").asks == "play"
    firm = staged(GAME, {2: "SG WV"}, DOG[0], word_mode="strict", lettering="firm").play("SG")
    assert firm.legal == ["scrump DOG", "no scrump"]


# -- 5 The check ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("leader", range(3))
def test_5_1_who_may_check(leader: int) -> None:
    last = (leader + 2) % 3
    position = staged(GAME, {last: "SG WV"}, DOG[0], leader=leader).play("SG", "scrump GDO")
    assert (position.asks, position.turn, position.legal) == ("check", leader, ["accept", "spellcheck"])
    position.play("accept")
    assert (position.asks, position.turn) == ("check", (leader + 1) % 3)
    position.refuses("SG", "whether to have the word checked")
    assert position.play("accept").taker == last


def test_5_1_the_first_check_closes_it() -> None:
    assert staged(GAME, {2: "SG WV"}, DOG[0]).play("SG", "scrump DOG", "spellcheck").asks == "play"


@pytest.mark.parametrize(("word", "taker"), [("DOG", 2), ("GDO", 1)])
def test_5_2_the_list_decides(word: str, taker: int) -> None:
    position = staged(GAME, {2: "SG WV"}, DOG[0]).play("SG", f"scrump {word}", "accept", "spellcheck")
    assert (position.asks, position.taker) == ("play", taker)


@pytest.mark.parametrize(
    ("word", "answers", "scores"),
    [
        ("DOG", ["spellcheck"], [20, 20, 10]),
        ("GDO", ["spellcheck"], [10, 20, 20]),
        ("GDO", ["accept", "spellcheck"], [20, 10, 20]),
        ("GDO", ["accept", "accept"], [20, 20, 20]),
    ],
)
def test_5_3_the_winner_has_ten_points_less_at_once(word: str, answers: list[str], scores: list[int]) -> None:
    position = staged(GAME, {2: "SG WV"}, DOG[0], scores=(20, 20, 20)).play("SG", f"scrump {word}", *answers)
    assert position.scores == scores
    assert position.field("phase") == 1


def test_5_3_a_check_ends_no_match() -> None:
    position = staged(GAME, {2: "SG WV"}, DOG[0], scores=(105, 20, 20)).play("SG", "scrump DOG", "spellcheck")
    assert not is_over(position)


# -- 6 The count ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("taken", "points"),
    [
        ({0: "CA CC CE CH", 1: "AT CI CL CM CN CO CQ CR CT CU"}, [4, 22, 0]),
        ({0: "AT"}, [13, 0, 13]),
        ({0: PEPPERS}, [13, 0, 13]),
        ({0: "CA CU", 1: "CC CT AD"}, [2, 2, 22]),
    ],
)
def test_6_1_peppers_and_the_turtle(taken: dict[int, str], points: list[int]) -> None:
    position = ended(staged(GAME, LAST, taken=taken, rest=2))
    assert position.scores == points
    assert sum(points) == 26
    assert [position.sheet(side).get("hand", 0) for side in range(3)] == points


def test_6_1_the_sheet_has_the_checks_too() -> None:
    position = staged(GAME, {2: "SG"}, DOG[0], taken={2: "AT CU"}, rest=1, scores=(0, 6, 20), won={1: 9, 2: 7})
    position.play("SG", "scrump DOG", "spellcheck")
    assert position.scores == [0, 18, 24]
    assert {item: position.sheet(2).get(item, 0) for item in ("tricks", "peppers", "turtle", "hand", "spellchecks", "total")} == {
        "tricks": 8,
        "peppers": 1,
        "turtle": 1,
        "hand": 14,
        "spellchecks": -10,
        "total": 4,
    }


@pytest.mark.parametrize("who", range(3))
@pytest.mark.parametrize(
    ("turtle_bonus", "said", "taker", "others"),
    [
        ("both", "", -26, 26),
        ("minus_only", "", -26, 0),
        ("plus_only", "", 0, 26),
        ("taker_chooses", "take minus", -26, 0),
        ("taker_chooses", "give plus", 0, 26),
    ],
)
def test_6_2_turtle_bonus(turtle_bonus: str, said: str, taker: int, others: int, who: int) -> None:
    taken = {who: f"AT {PEPPERS}"}
    position = ended(staged(GAME, LAST, taken=taken, rest=(who + 1) % 3, scores=(30, 30, 30), turtle_bonus=turtle_bonus))
    if said:
        assert (position.asks, position.turn, position.legal) == ("sign", who, ["take minus", "give plus"])
        position.refuses("deal", "how the cards count")
        position.play(said)
    assert position.asks == "over"
    assert position.scores == [30 + (taker if seat == who else others) for seat in range(3)]
    assert position.field("dealer") == who


def test_6_2_thirteen_of_them_are_not_all() -> None:
    for taken, points in (({0: PEPPERS}, [13, 13, 0]), ({0: "AT CC CE CH CI CL CM CN CO CQ CR CT CU"}, [25, 1, 0])):
        position = ended(staged(GAME, LAST, taken=taken, rest=1, turtle_bonus="taker_chooses"))
        assert (position.asks, position.scores) == ("over", points)


@pytest.mark.parametrize("who", range(3))
def test_6_3_who_took_the_turtle_deals(who: int) -> None:
    position = ended(staged(GAME, LAST, taken={who: "AT"}, rest=(who + 1) % 3))
    assert (position.asks, position.field("dealer")) == ("over", who)
    position.table.deal(seed=1)
    assert position.turn == (who + 1) % 3


@pytest.mark.parametrize(
    ("scores", "winners"),
    [((78, 61, 61), [1, 2]), ((78, 61, 60), [2]), ((78, 100, 61), [2]), ((120, 104, 104), [1, 2]), ((99, 99, 99), [1, 2])],
)
def test_6_4_the_lowest_wins_and_equal_ones_share(scores: tuple[int, int, int], winners: list[int]) -> None:
    taken = {0: "AT " + PEPPERS.replace("CA ", "")}
    position = staged(GAME, LAST, taken=taken, rest=1, scores=(scores[0], scores[1] - 1, scores[2]))
    ended(position)
    assert position.scores == [scores[0] + 25, scores[1], scores[2]]
    assert (is_over(position), position.table.winners) == (True, winners)


def test_6_4_the_match_is_played_on() -> None:
    table = kahve.new(GAME, target=50)
    dealers = [2]
    while not table.over:
        table.deal(seed=5)
        passing(Staged(table))
        play_out(table)
        dealers.append(int(table.record.dealer))
    assert len(table.history) > 1
    assert max(table.scores) >= 50 > min(table.scores)
    SAME.match(table, dealers[:-1])


# -- 7 Who knows what -----------------------------------------------------------------------------------------------------------------


def test_7_1_voids_are_shown_to_all() -> None:
    position = staged(GAME, {0: "WE WK", 1: "AB WA", 2: "SE WT"}, "SY").play("AB")
    for seat in (-1, 0, 2):
        assert suits_of(position.table.view(seat), 1) == "S"
    led = staged(GAME, {0: "CA CE", 1: "AD SD"}).play("CA")
    assert suits_of(led.table.view(2), 0) == "ASW"
    assert suits_of(staged(GAME, {0: "CA SE"}, loose="C").play("CA").table.view(2), 0) == ""


@pytest.mark.parametrize(
    ("hand", "trick", "card", "cannot", "can"),
    [
        ("AT CA", "SD", "CA", "AB AZ SE WV", "AT CE CU"),
        ("AT SE", "AZ", "AT", "AB AW", "CE SG WV"),
        ("CA CE", "", "CA", "AB AT SE WV", "CI CU"),
        ("AT CA", "", "AT", "AB SE WV", "CI CU"),
    ],
)
def test_7_1_a_penalty_card_in_a_safe_first_trick(hand: str, trick: str, card: str, cannot: str, can: str) -> None:
    seat = 1 if trick else 0
    position = staged(GAME, {0: "AA CT", seat: hand} if trick else {seat: hand}, trick, safe_first_trick=True)
    position.table.record.tricks, position.table.record.played_size = 0, 0
    position.table.record.played[:] = 0
    position.play(card)
    codes = could_hold(position.table.view(2), seat).split()
    assert not set(cannot.split()) & set(codes)
    assert set(can.split()) - {card} - set(position.hand(2).split()) <= set(codes)


@pytest.mark.parametrize(("exchange", "receiver", "other"), [("right", 2, 1), ("left", 1, 2)])
def test_7_2_the_giver_knows_where_the_cards_lie(exchange: str, receiver: int, other: int) -> None:
    position = choosing(exchange=exchange)
    position.play("pass AB AD AE", "pass CA CC CE", "pass WA WE WI")
    view = position.table.view(0)
    assert [known(view, seat) for seat in (0, receiver, other)] == ["", "AB AD AE", ""]
    assert {"AB", "AD", "AE"} <= set(could_hold(view, receiver).split())
    assert not {"AB", "AD", "AE"} & set(could_hold(view, other).split())
    for seat in (-1, other):
        stranger = position.table.view(seat)
        assert not stranger.record.gave[0].any()
        assert {"AB", "AD", "AE"} <= set(could_hold(stranger, 0).split()) or seat == -1
        assert "AB" not in known(stranger, receiver)


def test_7_2_until_they_are_played() -> None:
    position = choosing()
    position.play("pass AB AD AE", "pass CA CC CE", "pass WA WE WI")
    while known(position.table.view(0), 2) == "AB AD AE":
        numbers = position.table.moves
        position.table.play(numbers[-1] if position.asks == "scrump" else numbers[0])
    shown = set(known(position.table.view(0), 2).split())
    played = set(position.codes(position.table.record.played[: position.field("played_size")]).split())
    lying = set(position.codes(position.table.record.trick[: position.field("trick_size")]).split())
    assert {"AB", "AD", "AE"} - shown <= played | lying
    assert shown <= set(position.hand(2).split())
