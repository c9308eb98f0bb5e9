"""Foxtrot's rulebook, paragraph by paragraph; the examples F-… are those of the rules document, section 13.5."""

from __future__ import annotations

from typing import Any

import pytest

import kahve
from kahve.engine.house import HouseError
from kahve.engine.table import IllegalMove
from kahve.games.fishing.greedy import of_rank

SIXTEEN = "AC 2C 3C 4C 5C 6C 7C 8C AD 2D 3D 4D 5D 6D 7D 8D"
"""Eight cards each for two players."""
ONE_PACK = " ".join(rank + suit for suit in "CDHS" for rank in "A23456789TJQK")
ALL_BUT_KS = f"{ONE_PACK} {ONE_PACK}".removesuffix(" KS")


def lone(stage: Any, top: str, card: str, **house: object) -> int:
    """The bonus for taking this lone card with that one, in the middle of a deck."""
    staged = stage("foxtrot", tricks=[(0, "2C 2D", 0)], pile=top, hands={0: f"{card} 2H", 1: "3S", 2: "4S", 3: "5S"}, **house)
    staged.table.play(card)
    assert staged.tricks[-1][:2] == (0, f"{top} {card}")
    return int(staged.tricks[-1][2])


def play_out(staged: Any) -> tuple[list[tuple[int, bool]], int]:
    """Play a deck to its end. Returns for each hand its size and whether a card was turned up, and the cards left over."""
    sizes, laid = staged.sizes[0], staged.field("laid_size")
    hands = [(sizes, laid == 1)]
    while staged.table.turn >= 0:
        left, laid, stock = staged.field("in_hands"), staged.field("laid_size"), staged.field("stock_size")
        staged.table.play(staged.table.legal[0])
        if staged.field("in_hands") >= left:
            hands.append((staged.sizes[0], staged.field("laid_size") == laid + 2))
            assert len(set(staged.sizes)) == 1
    return hands, stock


def most_cards(staged: Any) -> list[int]:
    return [line["most_cards"] for line in staged.table.sheet.values()]


# -- 1 The table ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "packs"), [(2, 2), (6, 2), (7, 3), (9, 3), (10, 4), (12, 4)])
def test_1_1_one_more_pack_for_three_more_players(seats: int, packs: int, dealt: Any) -> None:
    deck = dealt("foxtrot", seats=seats).deck
    assert len(deck.cards) == 52 * packs
    assert deck.cards.count(deck.read("QS")) == packs


@pytest.mark.parametrize("packs", [2, 3, 4])
def test_1_1_packs(packs: int, dealt: Any) -> None:
    for seats in (2, 9, 12):
        assert len(dealt("foxtrot", seats=seats, packs=packs).deck.cards) == 52 * packs


def test_1_1_a_card_is_taken_with_its_twin(stage: Any) -> None:
    assert lone(stage, "7S", "7S") == 10


@pytest.mark.parametrize("seats", range(2, 13))
def test_1_2_two_to_twelve_play(seats: int, dealt: Any) -> None:
    assert dealt("foxtrot", seats=seats).sizes == [8] * seats
    assert kahve.new("foxtrot").seats == 4


def test_1_2_no_other_number() -> None:
    for seats in (1, 13):
        with pytest.raises(HouseError):
            kahve.new("foxtrot", seats=seats)
    for preset in ("classic", "long", "one_upcard"):
        kahve.new("foxtrot", preset=preset).deal(seed=1)


def test_1_3_each_is_a_side() -> None:
    assert [kahve.new("foxtrot", seats=n).sides for n in (2, 4, 9, 12)] == [2, 4, 9, 12]


def test_1_3_with_teams_four_are_two_sides() -> None:
    assert [kahve.new("foxtrot", seats=n, teams=True).sides for n in (2, 4, 6)] == [2, 2, 6]


def test_1_4_the_direction_changes_no_card(order: Any) -> None:
    assert kahve.new("foxtrot").house_rules()["direction"] == "clockwise"
    tables = [kahve.new("foxtrot", direction=way) for way in ("counterclockwise", "clockwise")]
    for table in tables:
        table.deal(order("foxtrot"))
        table.play(table.legal[0])
        assert table.turn == 1
    assert tables[0].record.tobytes() == tables[1].record.tobytes()


# -- 2 The deal ----------------------------------------------------------------------------------------------------------------------


def test_2_1_the_deal_passes_on_with_every_hand(dealt: Any) -> None:
    staged = dealt("foxtrot")
    seen = [(staged.field("dealer"), staged.table.turn)]
    while staged.table.turn >= 0:
        left = staged.field("in_hands")
        staged.table.play(staged.table.legal[0])
        if staged.field("in_hands") >= left:
            seen.append((staged.field("dealer"), staged.table.turn))
    # Four hands; the next deck is the next player's, and the log names the dealer of a deck's first hand.
    assert seen == [(3, 0), (0, 1), (1, 2), (2, 3)]
    assert staged.field("dealer") == 3
    assert staged.table.history[0].dealer == 3
    five = dealt("foxtrot", seats=5)
    play_out(five)
    assert five.field("dealer") == 2


def test_2_2_eight_together(dealt: Any) -> None:
    staged = dealt("foxtrot", f"{SIXTEEN} 9H", seats=2)
    assert [" ".join(staged.hand(seat)) for seat in (0, 1)] == [SIXTEEN[:23], SIXTEEN[24:]]


def test_2_3_an_upcard_for_every_hand(dealt: Any) -> None:
    staged = dealt("foxtrot", f"{SIXTEEN} QH", seats=2)
    assert staged.pile == "QH"
    assert all(turned for _, turned in play_out(staged)[0][:-1])
    assert dealt("foxtrot", f"{SIXTEEN} JH", seats=2).pile == "JH"


def test_2_3_an_upcard_for_the_first_hand_only(dealt: Any) -> None:
    staged = dealt("foxtrot", f"{SIXTEEN} QH", seats=2, upcard="first_hand")
    assert staged.pile == "QH"
    assert [turned for _, turned in play_out(staged)[0]] == [True] + [False] * 6


FULL = (8, True)
NO_UPCARD = (8, False)


@pytest.mark.parametrize(
    ("seats", "packs", "hands", "left"),
    [
        (2, 2, [FULL] * 6 + [(1, False)], 0),
        (3, 2, [FULL] * 4 + [(1, True)], 0),
        (4, 2, [FULL] * 3 + [(1, True)], 0),
        (5, 2, [FULL] * 2 + [(4, True)], 1),
        (6, 2, [FULL] * 2 + [(1, False)], 0),
        (7, 2, [FULL, (6, True)], 4),
        (8, 2, [FULL, (4, True)], 6),
        (2, 3, [FULL] * 9 + [(1, True)], 0),
        (3, 3, [FULL] * 6 + [(2, False)], 0),
        (4, 3, [FULL] * 4 + [(6, False)], 0),
        (5, 3, [FULL] * 3 + [(6, True)], 2),
        (6, 3, [FULL] * 3 + [(1, True)], 2),
        (7, 3, [FULL] * 2 + [(6, False)], 0),
        (8, 3, [FULL] * 2 + [(3, True)], 1),
        (9, 3, [FULL] * 2 + [(1, True)], 0),
        (10, 4, [FULL] * 2 + [(4, True)], 5),
        (11, 4, [FULL] * 2 + [(2, True)], 7),
        (12, 4, [FULL] * 2 + [(1, True)], 1),
        (12, 2, [FULL], 7),
    ],
)
def test_2_7_the_hands_of_a_deck(seats: int, packs: int, hands: list[tuple[int, bool]], left: int, dealt: Any) -> None:
    assert play_out(dealt("foxtrot", seats=seats, packs=packs)) == (hands, left)


@pytest.mark.parametrize(
    ("seats", "packs", "full", "last", "left"),
    [
        (2, 2, 6, 3, 1),
        (3, 2, 4, 2, 1),
        (4, 2, 3, 1, 3),
        (5, 2, 2, 4, 3),
        (6, 2, 2, 1, 1),
        (7, 2, 1, 6, 5),
        (8, 2, 1, 4, 7),
        (2, 3, 9, 5, 1),
        (3, 3, 6, 3, 2),
        (4, 3, 4, 6, 3),
        (5, 3, 3, 7, 0),
        (6, 3, 3, 1, 5),
        (7, 3, 2, 6, 1),
        (8, 3, 2, 3, 3),
    ],
)
def test_2_7_with_one_upcard(seats: int, packs: int, full: int, last: int, left: int, dealt: Any) -> None:
    hands = [FULL] + [NO_UPCARD] * (full - 1) + [(last, False)]
    assert play_out(dealt("foxtrot", seats=seats, packs=packs, upcard="first_hand")) == (hands, left)


def test_2_7_the_rest_goes_to_the_last_taker(stage: Any) -> None:
    staged = stage("foxtrot", seats=5, pile="2C", hands={4: "9D"}, turn=4, stock="TD QS", tricks=[(2, "3C 3D", 10)], rest=0,
                   fields={"last_batch": 1})  # fmt: skip
    staged.follow("4:9D pile 2C 9D")
    assert staged.tricks[-2:] == [(2, "2C 9D", 0), (2, "TD QS", 0)]
    assert staged.table.sheet[2] == {"cards": 6, "card_points": 10 - 20, "most_cards": 0, "bonus": 10, "total": 0}


# -- 3 The play ----------------------------------------------------------------------------------------------------------------------


HANDS = {0: "8H JC 2C", 1: "3C 4C 5C", 2: "4D", 3: "5D"}


def test_3_1_any_card_of_the_hand(stage: Any) -> None:
    staged = stage("foxtrot", pile="7S 8D", hands={0: "2C 8H JD JD", 1: "3C", 2: "4D", 3: "5D"})
    assert staged.table.legal == ["2C", "8H", "JD"]
    with pytest.raises(IllegalMove, match="You do not hold the queen of spades"):
        staged.table.play("QS")


def test_3_2_the_top_card_or_a_jack_takes_all(stage: Any) -> None:
    stage("foxtrot", pile="7S 8C", hands=HANDS).follow("0:8H takes 7S 8C 8H +0")
    stage("foxtrot", pile="7S 9C", hands=HANDS).follow("0:JC takes 7S 9C JC +0")
    stage("foxtrot", pile="8C 7S", hands=HANDS).follow("0:8H pile 8C 7S 8H")
    stage("foxtrot", hands=HANDS).follow("0:JC pile JC", "1:3C pile JC 3C")


def test_3_3_nobody_has_to_take_but_a_card_that_can_takes(stage: Any) -> None:
    staged = stage("foxtrot", pile="7S 8D", hands=HANDS)
    assert staged.table.legal == ["2C", "8H", "JC"]
    assert staged.table.objection("8H lies") is not None


def test_3_3_if_able_a_card_that_takes_must_be_played(stage: Any) -> None:
    assert stage("foxtrot", pile="7S 8D", hands=HANDS, capture_obligation="if_able").table.legal == ["8H", "JC"]


def test_3_3_optional_a_card_may_lie(stage: Any) -> None:
    staged = stage("foxtrot", pile="7S 8D", hands=HANDS, capture_obligation="optional")
    assert staged.table.legal == ["2C", "8H", "JC", "8H lies", "JC lies"]
    staged.follow("0:8H lies pile 7S 8D 8H")


def test_3_4_after_a_trick_the_next_starts_a_new_pile(stage: Any) -> None:
    staged = stage("foxtrot", pile="7S 8D", hands=HANDS)
    staged.follow("0:8H takes 7S 8D 8H +0", "1:3C pile 3C", "2:4D pile 3C 4D")


# -- 4 The bonuses -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bonus", [0, 5, 10])
def test_4_1_a_match_on_a_lone_card(bonus: int, stage: Any) -> None:
    assert lone(stage, "7S", "7H") == 10
    assert lone(stage, "7S", "7H", match_bonus=bonus) == lone(stage, "AS", "AH", match_bonus=bonus) == bonus
    assert lone(stage, "JS", "JH", match_bonus=bonus) == lone(stage, "TS", "TH", match_bonus=bonus) == 20


def test_4_2_ace_on_ace(stage: Any) -> None:
    assert lone(stage, "AS", "AH") == 10
    assert lone(stage, "AS", "AH", ace_on_ace_bonus=20) == 20
    assert lone(stage, "7S", "7H", ace_on_ace_bonus=20) == 10


@pytest.mark.parametrize("bonus", [0, 10, 20, 30])
def test_4_3_jack_on_lone_jack(bonus: int, stage: Any) -> None:
    assert lone(stage, "JS", "JH") == 20
    assert lone(stage, "JS", "JH", jack_on_jack_bonus=bonus) == bonus


@pytest.mark.parametrize("bonus", [0, 10, 20])
def test_4_4_jack_on_another_lone_card(bonus: int, stage: Any) -> None:
    assert lone(stage, "7S", "JH") == lone(stage, "TS", "JH") == 0
    assert lone(stage, "7S", "JH", jack_on_single_bonus=bonus) == lone(stage, "TS", "JH", jack_on_single_bonus=bonus) == bonus


@pytest.mark.parametrize(("last_card", "bonus"), [(True, (10, 20)), (False, (0, 0))])
def test_4_5_the_last_card_of_the_deck(last_card: bool, bonus: tuple[int, int], stage: Any) -> None:
    staged = stage("foxtrot", pile="3C", hands={3: "3D"}, turn=3, rest=0, bonus_on_last_card=last_card)
    staged.follow(f"3:3D takes 3C 3D +{bonus[0]}", "left nothing")
    # Two cards are left over and will not be played, so this is the last card that is.
    staged = stage(
        "foxtrot", pile="TC", hands={3: "TD"}, turn=3, stock="2C 2D", rest=0, fields={"last_batch": 1}, bonus_on_last_card=last_card
    )
    staged.follow(f"3:TD takes TC TD +{bonus[1]}", "left 2C 2D to 3")


def test_4_5_an_earlier_hand_is_not_the_end(stage: Any) -> None:
    stage("foxtrot", pile="3C", hands={3: "3D"}, turn=3, bonus_on_last_card=False).follow("3:3D takes 3C 3D +10")


@pytest.mark.parametrize(("first_card", "bonus"), [(True, (10, 20, 20)), (False, (0, 0, 0))])
def test_4_6_the_first_card_of_the_deck(first_card: bool, bonus: tuple[int, int, int], dealt: Any) -> None:
    for upcard, card, points in zip(("4S", "JS", "TS"), ("4H", "JH", "TH"), bonus, strict=True):
        head = f"{card} 2C 3C 5C 6C 7C 8C 9C AD 2D 3D 4D 5D 6D 7D 8D {upcard}"
        dealt("foxtrot", head, seats=2, bonus_on_first_card=first_card).follow(f"0:{card} takes {upcard} {card} +{points}")


def test_4_6_a_later_hand_is_not_the_first(stage: Any, dealt: Any) -> None:
    stock = "4C 2C 3C 5C 6C 7C 8C 9C 3D 9D 4D 5D 6D 7D 8D TD 4S KH KS QC QD"
    staged = stage("foxtrot", seats=2, hands={1: "KC"}, turn=1, stock=stock, rest=0, bonus_on_first_card=False)
    staged.follow("1:KC pile KC")
    assert (staged.pile, staged.table.turn, staged.field("dealer")) == ("4S", 1, 0)
    staged.follow("1:4C takes 4S 4C +10")


@pytest.mark.parametrize("bonus", [10, 20])
def test_4_7_ten_on_lone_ten(bonus: int, stage: Any) -> None:
    assert lone(stage, "TS", "TH") == lone(stage, "TS", "TS") == 20
    assert lone(stage, "TS", "TH", ten_on_ten_bonus=bonus) == bonus
    assert lone(stage, "7S", "7H", ten_on_ten_bonus=bonus) == 10


# -- 5 The count -------------------------------------------------------------------------------------------------------------------------


def test_5_1_the_pile_is_swept_after_every_hand(stage: Any) -> None:
    staged = stage("foxtrot", pile="2H", hands={3: "9D"}, turn=3, tricks=[(1, "3C 3D", 10)])
    staged.follow("3:9D pile 2H 9D")
    assert staged.tricks[-1] == (1, "2H 9D", 0)
    assert len(staged.pile.split()) == 1
    assert staged.sizes == [8] * 4


def test_5_1_swept_at_the_end_of_the_deck_only(stage: Any) -> None:
    house = {"hand_sweep": "at_end"}
    staged = stage("foxtrot", pile="2H", hands={3: "9D"}, turn=3, tricks=[(1, "3C 3D", 10)], **house)
    staged.follow("3:9D pile 2H 9D")
    assert staged.pile.startswith("2H 9D ")
    assert len(staged.pile.split()) == 3
    staged = stage("foxtrot", pile="2H", hands={3: "9D"}, turn=3, tricks=[(1, "3C 3D", 10)], rest=0, **house)
    staged.follow("3:9D pile 2H 9D", "left 2H 9D to 1")


def test_5_1_the_pile_stays_while_nobody_has_taken(stage: Any) -> None:
    staged = stage("foxtrot", pile="2H", hands={3: "9D"}, turn=3)
    staged.follow("3:9D pile 2H 9D")
    assert staged.pile.startswith("2H 9D ")
    assert len(staged.pile.split()) == 3
    assert staged.tricks == []


def test_5_1_nobody_took(stage: Any) -> None:
    staged = stage("foxtrot", pile=ALL_BUT_KS, hands={3: "KS"}, turn=3, capture_obligation="optional")
    staged.table.play("KS lies" if "KS lies" in staged.table.legal else "KS")
    assert all(not any(line.values()) for line in staged.table.sheet.values())


def test_5_2_tens_aces_jacks_and_the_queen_of_spades(count: Any, sheet_row: Any) -> None:
    others = "TD TC TH TH TS TS AC AD AD AH AH AS AS JC JC JD JD JH JS JS QS"
    staged = count("foxtrot", (30, "TD TC AC JH QS", []), (74, others, []), seats=2)
    assert sheet_row(staged, 0)[1] == 10 + 10 + 1 + 1 - 20
    assert sheet_row(staged, 1)[1] == 60 + 7 + 7 - 20


@pytest.mark.parametrize(("table", "points"), [("standard", 56), ("greek", 36), ("pishpirik", 44)])
def test_5_2_card_points(table: str, points: int, count: Any, sheet_row: Any) -> None:
    staged = count("foxtrot", (60, "QS TD 2C", []), (44, "TC", []), seats=2, card_points=table)
    assert sum(sheet_row(staged, side)[1] for side in (0, 1)) == points
    worth = {"standard": -20, "greek": 1, "pishpirik": 1}[table]
    alone = count("foxtrot", (2, "QS 3C", []), (102, "", []), seats=2, card_points=table)
    assert sheet_row(alone, 0)[1] == worth


@pytest.mark.parametrize(("points", "expected"), [(5, [0, 5]), (0, [0, 0]), (30, [0, 30])])
def test_5_3_most_cards(points: int, expected: list[int], count: Any) -> None:
    assert most_cards(count("foxtrot", (50, "", []), (54, "", []), seats=2, most_cards_points=points)) == expected
    assert kahve.new("foxtrot").house.most_cards_points == 5


@pytest.mark.parametrize(
    ("tie", "expected", "carried"),
    [("nobody", [0, 0], 0), ("carried", [0, 0], 5), ("split", [2, 2], 0), ("each", [5, 5], 0)],
)
def test_5_4_level_with_most_cards(tie: str, expected: list[int], carried: int, count: Any) -> None:
    staged = count("foxtrot", (52, "", []), (52, "", []), seats=2, most_cards_tie=tie)
    assert most_cards(staged) == expected
    assert staged.field("carried") == carried


def test_5_4_three_of_four_level(count: Any) -> None:
    for tie, expected in (("nobody", [0] * 4), ("split", [1, 1, 1, 0]), ("each", [5, 5, 5, 0])):
        staged = count("foxtrot", (30, "", []), (30, "", []), (30, "", []), (14, "", []), most_cards_tie=tie)
        assert most_cards(staged) == expected


def test_5_4_carried_points_go_to_the_next_majority(stage: Any) -> None:
    staged = stage("foxtrot", seats=2, hands={1: "3C"}, turn=1, rest=1, fields={"carried": 5}, most_cards_tie="carried")
    staged.table.play("3C")
    assert most_cards(staged) == [0, 10]


@pytest.mark.parametrize(("packs", "fixed"), [(2, 61), (3, 89), (4, 117)])
def test_5_6_the_sheet_adds_up(packs: int, fixed: int, count: Any) -> None:
    staged = count("foxtrot", (60, "", [10, 20]), (52 * packs - 60, "", [10]), seats=2, packs=packs)
    sheet = staged.table.sheet
    assert list(sheet[0]) == ["cards", "card_points", "most_cards", "bonus", "total"]
    for line in sheet.values():
        assert line["total"] == line["card_points"] + line["most_cards"] + line["bonus"]
    assert sum(line["total"] for line in sheet.values()) == fixed + 40


def test_5_6_a_total_may_be_negative(stage: Any) -> None:
    staged = stage("foxtrot", seats=2, tricks=[(0, "QS QS", 10)], hands={1: "3C"}, turn=1, rest=1, last_taker=1)
    staged.table.play("3C")
    assert staged.table.sheet[0]["total"] == staged.table.scores[0] == -30


@pytest.mark.parametrize(("rule", "points", "bonus"), [(True, 20, 20), (False, 0, 20)])
def test_5_7_cards_taken_in_a_foxtrot(rule: bool, points: int, bonus: int, stage: Any) -> None:
    tricks = [(0, "TC TD", 20), (0, "2H 2S", 0)]
    staged = stage("foxtrot", seats=2, tricks=tricks, hands={1: "3C"}, turn=1, rest=1, last_taker=1, foxtrot_cards_score=rule)
    staged.table.play("3C")
    assert staged.table.sheet[0] == {
        "cards": 4, "card_points": points, "most_cards": 0, "bonus": bonus, "total": points + bonus
    }  # fmt: skip


def test_5_7_off_leaves_other_tricks_alone(stage: Any) -> None:
    tricks = [(0, "QS QH", 10), (0, "2H TC TS", 0)]
    staged = stage("foxtrot", seats=2, tricks=tricks, hands={1: "3C"}, turn=1, rest=1, last_taker=1, foxtrot_cards_score=False)
    staged.table.play("3C")
    assert staged.table.sheet[0]["total"] == 10 + 20


# -- 6 The match -------------------------------------------------------------------------------------------------------------------------


def ending(count: Any, scores: list[int], **house: object) -> Any:
    """The table after a deck of two players that brought 20 and 41 points on these scores."""
    first = "TC TC TD TH TH AC AC AD AD AH JC JC JD JD JH QS QS"
    second = "TD TS TS AH AS AS JH JS JS"
    return count("foxtrot", (50, first, []), (54, second, []), scores=scores, seats=2, **house).table


def test_6_1_the_match_goes_to_150(count: Any) -> None:
    table = ending(count, [0, 108])
    assert (table.scores, table.over) == ([20, 149], False)
    assert ending(count, [0, 109]).winners == [1]


@pytest.mark.parametrize("target", [51, 100, 101, 121, 150, 151, 200, 201, 300, 400])
def test_6_1_target(target: int, count: Any) -> None:
    assert not ending(count, [0, target - 42], target=target).over
    assert ending(count, [0, target - 41], target=target).winners == [1]


def test_6_1_any_other_target() -> None:
    for target in (1, 99, 175, 1234, 9999):
        assert kahve.new("foxtrot", target=target).house_rules()["target"] == target
        assert kahve.new("foxtrot", target=str(target)).record.target == 0
    for wrong in (10000, -150, 0.5, "", "many"):
        with pytest.raises(HouseError, match=r"400 or another whole number from 1 to 9999"):
            kahve.new("foxtrot", target=wrong)
    assert kahve.new("foxtrot", target="single").house.target == 0


def test_6_1_a_single_deck(count: Any) -> None:
    assert ending(count, [0, 0], target="single").winners == [1]


def test_6_2_the_highest_total_wins_and_level_plays_on(count: Any) -> None:
    assert ending(count, [140, 120]).winners == [1]
    assert ending(count, [145, 120]).winners == [0]
    table = ending(count, [140, 119])
    assert (table.scores, table.over, table.awaits_deal) == ([160, 160], False, True)


def test_6_2_shared(count: Any) -> None:
    assert ending(count, [140, 119], over_target="shared").winners == [0, 1]


def test_6_2_raise(count: Any) -> None:
    table = ending(count, [140, 120], over_target="raise")
    assert (table.over, table.record.target) == (False, 200)
    assert ending(count, [120, 120], over_target="raise").winners == [1]


# -- 7 Who knows what --------------------------------------------------------------------------------------------------------------------


def test_7_1_hands_and_stock_are_hidden_and_the_upcard_public(dealt: Any) -> None:
    staged = dealt("foxtrot", f"{SIXTEEN} QH", seats=2)
    view = staged.table.view(0).record
    assert (int(view.hand[1]), int(view.hand[0])) == (0, int(staged.table.record.hand[0]))
    assert not view.stock.any()
    assert staged.deck.code(view.laid[0]) == "QH"


def test_7_3_cards_left_over_are_seen_at_the_count(dealt: Any) -> None:
    staged = dealt("foxtrot", tail="TD", seats=5)
    while staged.table.turn >= 0:
        assert not staged.table.view(0).record.stock.any()
        laid = staged.field("laid_size")
        staged.table.play(staged.table.legal[0])
    assert staged.field("laid_size") == laid + 2 == 104
    assert staged.deck.code(staged.table.view(0).record.laid[103]) == "TD"


def test_7_4_a_card_that_does_not_take_proves_something_if_able(stage: Any) -> None:
    hands = {0: "2C 3C", 1: "3D 4D", 2: "5C 5D", 3: "6C 6D"}
    staged = stage("foxtrot", pile="7S", hands=hands, capture_obligation="if_able")
    staged.follow("0:2C pile 7S 2C")
    could = staged.table.game.rules.could_hold
    answers = {code: bool(could(staged.table.record, staged.table.house, 0, staged.deck.read(code))) for code in ("7H", "JC", "2D", "KS")}
    assert answers == {"7H": False, "JC": False, "2D": True, "KS": True}
    for card in ("3D", "5C", "6C", "3C", "4D", "5D", "6D"):
        staged.table.play(card)
    assert not staged.table.record.ruled_out.any()


# -- The worked examples of the rules document, 13.5 --------------------------------------------------------------------------------------


def test_example_F_1_a_foxtrot_on_the_upcard(stage: Any) -> None:
    staged = stage("foxtrot", pile="6D", hands={0: "6H", 1: "9C", 2: "9S", 3: "2C"})
    staged.follow("0:6H takes 6D 6H +10", "1:9C pile 9C", "2:9S takes 9C 9S +10")


def test_example_F_2_jacks(stage: Any) -> None:
    staged = stage("foxtrot", pile="5S", hands={0: "JH", 1: "JC", 2: "JC", 3: "2C"})
    staged.follow("0:JH takes 5S JH +0", "1:JC pile JC", "2:JC takes JC JC +20")
    staged = stage("foxtrot", seats=3, pile="JC", hands={2: "JC"}, turn=2, rest=0)
    staged.table.play("JC")
    assert staged.table.sheet[2]["total"] == 22


def test_example_F_3_two_tens(stage: Any) -> None:
    staged = stage("foxtrot", seats=3, hands={1: "TC", 2: "TD"}, turn=1, rest=0)
    staged.follow("1:TC pile TC", "2:TD takes TC TD +20", "left nothing")
    assert staged.table.sheet[2]["total"] == 40


@pytest.mark.parametrize(("card", "value"), [("QH", -10), ("QS", -30)])
def test_example_F_4_the_queen_of_spades_in_a_foxtrot(card: str, value: int, stage: Any) -> None:
    staged = stage("foxtrot", hands={0: "QS", 1: card, 2: "4D", 3: "2C"})
    staged.follow("0:QS pile QS", f"1:{card} takes QS {card} +10", "2:4D pile 4D")
    staged = stage("foxtrot", pile="QS", hands={1: card}, turn=1, rest=0)
    staged.table.play(card)
    assert staged.table.sheet[1]["total"] == value


def test_example_F_5_no_obligation(stage: Any) -> None:
    staged = stage("foxtrot", pile="4C QS", hands={0: "2C", 1: "2D", 2: "8H QD", 3: "8S"}, turn=2)
    staged.follow("2:8H pile 4C QS 8H", "3:8S takes 4C QS 8H 8S +0")


def test_example_F_6_the_sweep_at_the_end_of_a_hand(stage: Any) -> None:
    staged = stage("foxtrot", pile="3D 8H", hands={0: "KH", 1: "JD", 2: "9C", 3: "QS"}, turn=1, fields={"dealer": 0})
    staged.follow("1:JD takes 3D 8H JD +0", "2:9C pile 9C", "3:QS pile 9C QS", "0:KH pile 9C QS KH")
    assert staged.tricks[-1] == (1, "9C QS KH", 0)
    # The next hand is dealt by seat 1, and seat 2 leads.
    assert (staged.field("dealer"), staged.table.turn) == (1, 2)
    staged = stage("foxtrot", pile="3D 8H", hands={0: "KH", 1: "JD", 2: "9C", 3: "QS"}, turn=1, rest=0)
    for card in ("JD", "9C", "QS", "KH"):
        staged.table.play(card)
    assert staged.table.sheet[1]["total"] == -19


def test_example_F_7_the_short_last_hand(dealt: Any) -> None:
    assert play_out(dealt("foxtrot", seats=4)) == ([FULL] * 3 + [(1, True)], 0)
    staged = dealt("foxtrot", tail="TD", seats=5)
    assert play_out(staged) == ([FULL] * 2 + [(4, True)], 1)
    seat, cards, _ = staged.tricks[-1]
    assert cards.split()[-1] == "TD"
    assert seat == staged.tricks[-2][0]


def test_example_F_8_the_count_of_a_double_deck(count: Any, sheet_row: Any) -> None:
    staged = count(
        "foxtrot",
        (40, "TC TC TH AC AD JC QS", [10, 20]),
        (36, "TD TD TS AS AS AH JD JD JH", [10]),
        (28, "TH TS AC AD AH JC JH JS JS QS", [10]),
        seats=3,
    )
    assert sheet_row(staged, 0) == [40, 13, 5, 30, 48]
    assert sheet_row(staged, 1) == [36, 36, 0, 10, 46]
    assert sheet_row(staged, 2) == [28, 7, 0, 10, 17]


def test_example_F_9_level(count: Any, sheet_row: Any) -> None:
    cards = "TC TD TH TS AC AD AH AS JC JD JH JS QS"
    staged = count("foxtrot", (52, cards, [10]), (52, cards, []), seats=2)
    assert sheet_row(staged, 0) == [52, 28, 0, 10, 38]
    assert sheet_row(staged, 1) == [52, 28, 0, 0, 28]


def test_example_F_10_the_end_of_the_match(count: Any) -> None:
    # A deck of 40, 10 and 11 points: nobody has most cards here, so 56 and one Foxtrot of 5.
    sides: Any = (
        (40, "TC TC TD TD", []),
        (24, "TH TH TS AC AC QS", [5]),
        (40, "AD AD AH AH AS AS JC JC JD JD JH JH JS JS TS QS", []),
    )
    before = count("foxtrot", *sides, seats=3).table.scores
    assert before == [40, 17, 4]
    level = count("foxtrot", *sides, seats=3, scores=[149 - 40, 162 - 17, 162 - 4]).table
    assert (level.scores, level.over) == ([149, 162, 162], False)
    after = count("foxtrot", *sides, seats=3, scores=[149, 162, 162]).table
    assert (after.scores, after.winners) == ([189, 179, 166], [0])


def test_four_packs_are_reckoned_with_to_the_last_card(stage: Any) -> None:
    """Sixteen of a rank are more than a tally can count, but with all of them gone the next seat cannot match one."""
    sixes = " ".join(["6C", "6D", "6H", "6S"] * 4)
    tricks = [(1, sixes.removeprefix("6C "), 0)]
    staged = stage("foxtrot", seats=10, hands={0: "6C 5C", 1: "QC QD"}, tricks=tricks, pile="9C")
    table = staged.table
    reckon, weigh = table.game.judgement.reckon, table.game.judgement.weigh
    view = table.view(0).record
    reckoned = reckon(view, table.house)
    assert of_rank(reckoned.seen, 6) + of_rank(reckoned.seen_majors, 6) == reckoned.of_each == 16
    assert of_rank(reckoned.seen, 7) + of_rank(reckoned.seen_majors, 7) == 0
    six, five = (weigh(view, table.house, staged.deck.read(code), reckoned) for code in ("6C", "5C"))
    assert six > five
    recalled = table.game.judgement.recall(view, table.house)
    assert 1 < of_rank(recalled.seen, 6) + of_rank(recalled.seen_majors, 6) < 16, (
        "a short memory loses some of them, and never goes below none"
    )
