"""Pishti's rulebook, paragraph by paragraph; the examples H-… are those of the rules document, section 13.3."""

from __future__ import annotations

from typing import Any

import pytest

import kahve
from kahve.engine.house import HouseError
from kahve.engine.table import IllegalMove

HANDS = "AC 2C 3C 4C 5C 6C 7C 8C"
"""Eight cards for the first batch."""
ACES_AND_JACKS = "AC AD AH AS JC JD JH JS"


def lone(stage: Any, top: str, card: str, **house: object) -> int:
    """The bonus for taking this lone card with that one, in the middle of a deal."""
    staged = stage("pishti", pile=top, hands={0: f"{card} 2H", 1: "3S 4S"}, **house)
    staged.table.play(card)
    assert staged.tricks[-1][:2] == (0, f"{top} {card}")
    return int(staged.tricks[-1][2])


def play_out(staged: Any) -> list[tuple[int, int]]:
    """Play a deal to its end; the sizes of the hands at the start of each batch."""
    batches = [tuple(staged.sizes)]
    while staged.table.turn >= 0:
        left = staged.field("in_hands")
        staged.table.play(staged.table.legal[0])
        if staged.field("in_hands") >= left:
            batches.append(tuple(staged.sizes))
    return batches


# -- 1 The table ---------------------------------------------------------------------------------------------------------------------


def test_1_1_one_pack_of_52(dealt: Any) -> None:
    staged = dealt("pishti")
    assert len(set(staged.deck.cards)) == len(staged.deck.cards) == 52


def test_1_2_pishti_is_for_two() -> None:
    assert kahve.new("pishti").seats == 2
    for seats in (1, 3, 4):
        with pytest.raises(HouseError):
            kahve.new("pishti", seats=seats)
    for preset in ("harbin", "double_jack"):
        kahve.new("pishti", preset=preset).deal(seed=1)


def test_1_3_each_is_a_side() -> None:
    table = kahve.new("pishti")
    assert [table.sides, table.side_of(0), table.side_of(1)] == [2, 0, 1]


def test_1_4_the_direction_changes_no_card(order: Any) -> None:
    tables = [kahve.new("pishti", direction=way) for way in ("counterclockwise", "clockwise")]
    for table in tables:
        table.deal(order("pishti"))
        table.play(table.legal[0])
        assert table.turn == 1
    assert tables[0].record.tobytes() == tables[1].record.tobytes()


# -- 2 The deal ----------------------------------------------------------------------------------------------------------------------


def test_2_1_the_two_deal_in_turn() -> None:
    table = kahve.new("pishti")
    for dealer in (1, 0, 1):
        assert table.record.dealer == dealer
        table.deal(seed=9)
        assert table.turn == 1 - dealer
        while table.turn >= 0:
            table.play(table.legal[0])


def test_2_2_four_together_and_four_again(dealt: Any) -> None:
    staged = dealt("pishti", f"{HANDS} 9D 9H 9S 9C AD 2D 3D 4D 5D 6D 7D 8D")
    assert [staged.hand(0), staged.hand(1)] == [["AC", "2C", "3C", "4C"], ["5C", "6C", "7C", "8C"]]
    for _ in range(8):
        staged.table.play(staged.table.legal[0])
    assert [staged.hand(0), staged.hand(1)] == [["AD", "2D", "3D", "4D"], ["5D", "6D", "7D", "8D"]]


def test_2_3_an_open_stack_of_four(dealt: Any) -> None:
    staged = dealt("pishti", f"{HANDS} 9D JH 9S KC")
    assert staged.pile == "9D JH 9S KC"
    assert [staged.deck.code(card) for card in staged.table.view(0).record.laid[:4]] == ["9D", "JH", "9S", "KC"]


def test_2_4_the_cut_card_lies_open_under_the_stock(dealt: Any) -> None:
    staged = dealt("pishti", tail="6H")
    assert staged.stock.split()[-1] == "6H"
    assert [staged.deck.code(staged.table.view(seat).record.stock[0]) for seat in (-1, 0, 1)] == ["6H"] * 3
    assert not staged.table.view(0).record.stock[1:].any()


def test_2_4_not_shown(dealt: Any) -> None:
    staged = dealt("pishti", tail="JH", bottom_card_exposed=False)
    assert not staged.table.view(0).record.stock.any()
    assert (staged.stock.split()[-1], staged.tricks) == ("JH", [])


def test_2_5_the_non_dealer_wins_a_jack_at_the_cut(dealt: Any) -> None:
    staged = dealt("pishti", tail="6H JD JS")
    assert staged.tricks == [(0, "JS", 0)]
    assert (staged.field("stock_size"), staged.field("stock_shown")) == (51 - 12, 0)
    assert staged.stock.split()[-1] == "JD"
    assert dealt("pishti", tail="6H JS", dealer=0).tricks == [(1, "JS", 0)]


def test_2_5_next_wins_on(dealt: Any) -> None:
    staged = dealt("pishti", tail="6H JD JS", cut_jack="next")
    assert staged.tricks == [(0, "JS", 0), (0, "JD", 0)]
    assert staged.deck.code(staged.table.view(1).record.stock[0]) == "6H"
    assert (staged.field("stock_size"), staged.field("stock_shown")) == (50 - 12, 1)
    assert dealt("pishti", tail="JS 6H", cut_jack="next").tricks == []


def test_2_5_none_wins(dealt: Any) -> None:
    staged = dealt("pishti", tail="6H JS", cut_jack="none")
    assert staged.tricks == []
    assert staged.deck.code(staged.table.view(1).record.stock[0]) == "JS"


def test_2_6_the_dealer_wins_jacks_on_top(dealt: Any) -> None:
    staged = dealt("pishti", f"{HANDS} 9D JH 9S JC JS KC")
    assert staged.pile == "9D JH 9S KC"
    assert sorted(staged.tricks) == [(1, "JC", 0), (1, "JS", 0)]
    assert staged.field("stock_size") == 52 - 8 - 4 - 2
    assert dealt("pishti", f"{HANDS} 9D JH 9S JC KC", dealer=0).tricks == [(0, "JC", 0)]


@pytest.mark.parametrize(
    ("head", "tail", "batches", "last"),
    [
        ("9D 9H 9S KC", "6H", [(4, 4)] * 6, 1),
        ("9D 9H 9S JC KC", "6H", [(4, 4)] * 5 + [(4, 3)], 0),
        ("9D 9H 9S KC", "6H JC", [(4, 4)] * 5 + [(4, 3)], 0),
        ("9D 9H 9S JC JD KC", "6H", [(4, 4)] * 5 + [(3, 3)], 1),
        ("9D 9H 9S JC JD KC", "6H JS", [(4, 4)] * 5 + [(3, 2)], 0),
        ("9D 9H 9S JC JD JH KC", "6H JS", [(4, 4)] * 5 + [(2, 2)], 1),
    ],
)
def test_2_7_the_last_batch_one_by_one(head: str, tail: str, batches: list[tuple[int, int]], last: int, dealt: Any) -> None:
    staged = dealt("pishti", f"{HANDS} {head}", tail)
    assert play_out(staged) == batches
    assert staged.table.history[0].turns[-1][0] == last
    assert staged.field("stock_size") == 0
    assert sum(line["cards"] for line in staged.table.sheet.values()) == 52


@pytest.mark.parametrize(("rule", "hands"), [("one_by_one", [["2S", "4S"], ["3S", "5S"]]), ("equal_hands", [["2S", "4S"], ["3S", "5S"]])])
def test_2_7_the_first_goes_to_the_non_dealer(rule: str, hands: list[list[str]], stage: Any) -> None:
    staged = stage("pishti", pile="KS KD", hands={1: "9C"}, turn=1, stock="2S 3S 4S 5S", rest=0, short_batch=rule)
    staged.table.play("9C")
    assert [staged.hand(0), staged.hand(1)] == hands
    assert staged.field("last_batch") == 1


def test_2_7_equal_hands_and_an_odd_card(dealt: Any) -> None:
    staged = dealt("pishti", f"{HANDS} 9D 9H 9S KC", "6H JC", short_batch="equal_hands")
    assert play_out(staged) == [(4, 4)] * 5 + [(3, 3)]
    seat, cards, bonus = staged.tricks[-1]
    assert (seat, cards.split()[-1], bonus) == (staged.field("last_taker") - 1, "6H", 0)
    assert sum(line["cards"] for line in staged.table.sheet.values()) == 52


def test_2_7_a_single_odd_card(stage: Any) -> None:
    staged = stage("pishti", pile="KS KD", hands={1: "9C"}, turn=1, stock="2S", rest=0, short_batch="equal_hands")
    staged.follow("1:9C pile KS KD 9C", "left KS KD 9C 2S to 0")
    staged = stage("pishti", pile="KS KD", hands={1: "9C"}, turn=1, stock="2S", rest=0)
    staged.follow("1:9C pile KS KD 9C", "0:2S pile KS KD 9C 2S", "left KS KD 9C 2S to 0")


def test_2_7_the_last_card_of_equal_hands_is_the_last(stage: Any) -> None:
    for last_card, bonus in ((True, 10), (False, 0)):
        staged = stage(
            "pishti",
            pile="KS KD",
            hands={1: "KC"},
            turn=1,
            stock="2S 2D 4S",
            rest=0,
            short_batch="equal_hands",
            bonus_on_last_card=last_card,
        )
        staged.follow("1:KC takes KS KD KC +0", "0:2S pile 2S", f"1:2D takes 2S 2D +{bonus}", "left 4S to 1")


# -- 3 The play ----------------------------------------------------------------------------------------------------------------------


def test_3_1_any_card_of_the_hand(stage: Any) -> None:
    staged = stage("pishti", pile="7S 8D", hands={0: "2C 8H JD", 1: "3C"})
    assert staged.table.legal == ["2C", "8H", "JD"]
    with pytest.raises(IllegalMove, match="You do not hold the queen of spades"):
        staged.table.play("QS")


def test_3_2_the_top_card_or_a_jack_takes_all(stage: Any) -> None:
    hands = {0: "8H JC 2C", 1: "3C 4C 5C"}
    stage("pishti", pile="7S 8C", hands=hands).follow("0:8H takes 7S 8C 8H +0")
    stage("pishti", pile="7S 9C", hands=hands).follow("0:JC takes 7S 9C JC +0")
    stage("pishti", pile="8C 7S", hands=hands).follow("0:8H pile 8C 7S 8H")
    stage("pishti", hands=hands).follow("0:JC pile JC", "1:3C pile JC 3C")


def test_3_3_nobody_has_to_take_but_a_card_that_can_takes(stage: Any) -> None:
    staged = stage("pishti", pile="7S", hands={0: "7H JC 2C", 1: "3C"})
    assert staged.table.legal == ["2C", "7H", "JC"]
    assert staged.table.objection("7H lies") is not None


def test_3_3_if_able_a_card_that_takes_must_be_played(stage: Any) -> None:
    staged = stage("pishti", pile="7S", hands={0: "2C 7H JC", 1: "3C"}, capture_obligation="if_able")
    assert staged.table.legal == ["7H", "JC"]
    assert staged.table.objection("2C") is not None


def test_3_3_optional_a_card_may_lie(stage: Any) -> None:
    staged = stage("pishti", pile="7S", hands={0: "2C 7H JC", 1: "3C"}, capture_obligation="optional")
    assert staged.table.legal == ["2C", "7H", "JC", "7H lies", "JC lies"]
    staged.follow("0:7H lies pile 7S 7H")


def test_3_4_after_a_capture_the_other_starts_a_new_stack(stage: Any) -> None:
    staged = stage("pishti", pile="2S 7S", hands={0: "7H 2C", 1: "JD 3C"})
    staged.follow("0:7H takes 2S 7S 7H +0", "1:JD pile JD", "0:2C pile JD 2C")


# -- 4 The bonuses -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bonus", [0, 5, 10])
def test_4_1_a_match_on_a_lone_card(bonus: int, stage: Any) -> None:
    assert lone(stage, "7S", "7H") == 10
    assert lone(stage, "7S", "7H", match_bonus=bonus) == lone(stage, "AS", "AH", match_bonus=bonus) == bonus
    assert lone(stage, "JS", "JH", match_bonus=bonus) == 10


def test_4_1_only_the_very_next_card(stage: Any) -> None:
    staged = stage("pishti", pile="7S", hands={0: "2C 8C", 1: "2D 3C"})
    staged.follow("0:2C pile 7S 2C", "1:2D takes 7S 2C 2D +0")


def test_4_2_ace_on_ace(stage: Any) -> None:
    assert lone(stage, "AS", "AH") == 10
    assert lone(stage, "AS", "AH", ace_on_ace_bonus=20) == 20
    assert lone(stage, "7S", "7H", ace_on_ace_bonus=20) == 10


@pytest.mark.parametrize("bonus", [0, 10, 20, 30])
def test_4_3_jack_on_lone_jack(bonus: int, stage: Any) -> None:
    assert lone(stage, "JS", "JH") == 10
    assert lone(stage, "JS", "JH", jack_on_jack_bonus=bonus) == bonus


@pytest.mark.parametrize("bonus", [0, 10, 20])
def test_4_4_jack_on_another_lone_card(bonus: int, stage: Any) -> None:
    assert lone(stage, "7S", "JH") == 0
    assert lone(stage, "7S", "JH", jack_on_single_bonus=bonus) == bonus


@pytest.mark.parametrize(("last_card", "bonus"), [(True, 10), (False, 0)])
def test_4_5_the_last_card_of_the_deal(last_card: bool, bonus: int, stage: Any) -> None:
    staged = stage("pishti", pile="3C", hands={1: "3D"}, turn=1, rest=0, bonus_on_last_card=last_card)
    staged.follow(f"1:3D takes 3C 3D +{bonus}", "left nothing")
    assert kahve.new("pishti").house.bonus_on_last_card == 1


def test_4_5_an_earlier_batch_is_not_the_end(stage: Any) -> None:
    stage("pishti", pile="3C", hands={1: "3D"}, turn=1, bonus_on_last_card=False).follow("1:3D takes 3C 3D +10")


def test_4_6_the_first_card_meets_four(dealt: Any) -> None:
    staged = dealt("pishti", "KD 2C 3C 4C 5C 6C 7C 8C 9D 9H 9S KC")
    staged.follow("0:KD takes 9D 9H 9S KC KD +0")


# -- 5 The count -------------------------------------------------------------------------------------------------------------------------


def test_5_1_the_rest_goes_to_the_last_taker(stage: Any) -> None:
    staged = stage("pishti", pile="2H", hands={1: "2D"}, turn=1, rest=0, capture_obligation="optional")
    staged.follow("1:2D lies pile 2H 2D", "left 2H 2D to 0")


def test_5_1_nobody_took(stage: Any) -> None:
    jacks = [(0, "JC", 0), (1, "JD", 0), (1, "JH", 0)]
    deck = kahve.game("pishti").rules.deck(None)
    others = [deck.code(card) for card in deck.cards if deck.code(card) not in ("JC", "JD", "JH", "KS")]
    staged = stage("pishti", pile=" ".join(others), tricks=jacks, hands={1: "KS"}, turn=1, last_taker=-1, capture_obligation="optional")
    staged.table.play("KS lies" if "KS lies" in staged.table.legal else "KS")
    # What lies there is nobody's; the jacks won before play count, for most cards too.
    assert [line["cards"] for line in staged.table.sheet.values()] == [1, 2]
    assert [line["total"] for line in staged.table.sheet.values()] == [1, 5]


def test_5_2_ten_of_diamonds_two_of_clubs_aces_jacks(count: Any, sheet_row: Any) -> None:
    staged = count("pishti", (20, "TD AC JH TS", []), (32, "2C AS AH AD JS JC JD 2S KD", []))
    assert [sheet_row(staged, side)[1] for side in (0, 1)] == [3 + 1 + 1, 2 + 3 + 3]


@pytest.mark.parametrize(("table", "points"), [("standard", (9, 4)), ("greek", (4, 14)), ("pishpirik", (8, 14))])
def test_5_2_card_points(table: str, points: tuple[int, int], count: Any, sheet_row: Any) -> None:
    courts = "JC JD JH JS KC KD KH KS QC QD QH"
    staged = count("pishti", (20, "TD 2C AC AD AH AS QS", []), (32, f"{courts} TC TH TS", []), card_points=table)
    assert tuple(sheet_row(staged, side)[1] for side in (0, 1)) == points


@pytest.mark.parametrize(("points", "expected"), [(3, [0, 3]), (0, [0, 0]), (30, [0, 30])])
def test_5_3_most_cards(points: int, expected: list[int], count: Any) -> None:
    staged = count("pishti", (25, "", []), (27, "", []), most_cards_points=points)
    assert [line["most_cards"] for line in staged.table.sheet.values()] == expected


@pytest.mark.parametrize(
    ("tie", "expected", "carried"),
    [("nobody", [0, 0], 0), ("carried", [0, 0], 3), ("split", [1, 1], 0), ("each", [3, 3], 0)],
)
def test_5_4_level_with_most_cards(tie: str, expected: list[int], carried: int, count: Any) -> None:
    staged = count("pishti", (26, "", []), (26, "", []), most_cards_tie=tie)
    assert [line["most_cards"] for line in staged.table.sheet.values()] == expected
    assert staged.field("carried") == carried


def test_5_4_carried_points_go_to_the_next_majority(stage: Any) -> None:
    staged = stage("pishti", hands={1: "3C"}, turn=1, rest=1, fields={"carried": 3}, most_cards_tie="carried")
    staged.table.play("3C")
    assert [line["most_cards"] for line in staged.table.sheet.values()] == [0, 6]


def test_5_4_what_was_carried_outlives_a_deal_without_captures(stage: Any) -> None:
    deck = kahve.game("pishti").rules.deck(None)
    others = [deck.code(card) for card in deck.cards if deck.code(card) != "KS"]
    staged = stage("pishti", pile=" ".join(others), hands={1: "KS"}, turn=1, fields={"carried": 3}, last_taker=-1,
                   most_cards_tie="carried", capture_obligation="optional")  # fmt: skip
    staged.table.play("KS lies")
    assert staged.field("carried") >= 3


def test_5_6_the_sheet_adds_up_to_16_and_the_bonuses(count: Any) -> None:
    staged = count("pishti", (30, "TD AC", [10, 10]), (22, "JC", [10]))
    sheet = staged.table.sheet
    assert list(sheet[0]) == ["cards", "card_points", "most_cards", "bonus", "total"]
    for line in sheet.values():
        assert line["total"] == line["card_points"] + line["most_cards"] + line["bonus"]
    assert sum(line["total"] for line in sheet.values()) == 16 + 30


# -- 6 The match -------------------------------------------------------------------------------------------------------------------------


def ending(count: Any, scores: list[int], **house: object) -> Any:
    """The table after a deal that brought 5 and 11 points on these scores."""
    return count("pishti", (25, "TD 2C", []), (27, ACES_AND_JACKS, []), scores=scores, **house).table


def test_6_1_the_match_goes_to_101(count: Any) -> None:
    assert not ending(count, [0, 89]).over
    assert ending(count, [0, 90]).winners == [1]


@pytest.mark.parametrize("target", [51, 100, 101, 121, 151, 201])
def test_6_1_target(target: int, count: Any) -> None:
    assert not ending(count, [0, target - 12], target=target).over
    assert ending(count, [0, target - 11], target=target).winners == [1]


def test_6_1_a_single_deal(count: Any) -> None:
    assert ending(count, [0, 0], target="single").winners == [1]
    level = count("pishti", (25, "TD 2C AC AD AH", []), (27, "AS JC JD JH JS", []), target="single").table
    assert (level.scores, level.winners) == ([8, 8], [0, 1])


def test_6_2_the_higher_total_wins_and_level_plays_on(count: Any) -> None:
    assert ending(count, [98, 96]).winners == [1]
    table = ending(count, [100, 94])
    assert (table.scores, table.over, table.awaits_deal) == ([105, 105], False, True)


def test_6_2_shared(count: Any) -> None:
    assert ending(count, [100, 94], over_target="shared").winners == [0, 1]


def test_6_2_raise(count: Any) -> None:
    table = ending(count, [98, 96], over_target="raise")
    assert (table.over, table.record.target) == (False, 151)
    assert ending(count, [50, 96], over_target="raise").winners == [1]


# -- 7 Who knows what --------------------------------------------------------------------------------------------------------------------


def test_7_1_hands_and_stock_are_hidden(dealt: Any) -> None:
    staged = dealt("pishti", f"{HANDS} 9D 9H 9S JC KC", "6H")
    view = staged.table.view(0).record
    assert (int(view.hand[1]), int(view.hand[0])) == (0, int(staged.table.record.hand[0]))
    assert not view.stock[1:].any()
    assert view.laid == staged.table.record.laid
    play_out(staged)
    assert staged.field("laid_size") == 52


@pytest.mark.parametrize(("jacks", "seat"), [("", 1), ("JC", 0), ("JC JD", 1), ("JC JD JH", 0)])
def test_7_3_both_know_who_gets_the_cut_card(jacks: str, seat: int, dealt: Any) -> None:
    staged = dealt("pishti", f"{HANDS} 9D 9H 9S {jacks} KC", "6H")
    while staged.field("last_batch") == 0:
        staged.table.play(staged.table.legal[0])
    assert "6H" in staged.hand(seat)
    assert staged.deck.code(int(staged.table.view(1 - seat).record.known[seat])) == "6H"


def test_7_4_a_card_that_does_not_take_proves_something_if_able(stage: Any) -> None:
    staged = stage("pishti", pile="7S", hands={0: "2C 3C", 1: "3D 4D"}, capture_obligation="if_able")
    staged.follow("0:2C pile 7S 2C")
    could = staged.table.game.rules.could_hold
    answers = {code: bool(could(staged.table.record, staged.table.house, 0, staged.deck.read(code))) for code in ("7H", "JC", "2D", "KS")}
    assert answers == {"7H": False, "JC": False, "2D": True, "KS": True}


def test_7_4_until_the_next_batch_the_short_one_too(stage: Any) -> None:
    for stock in ("2S 3S 4S 5S 6S 8S 9S TS", "2S 3S 4S 5S", "2S"):
        staged = stage("pishti", pile="7C", hands={1: "3D"}, turn=1, stock=stock, rest=0, capture_obligation="if_able")
        staged.table.play("3D")
        assert staged.sizes[0] > 0
        assert all(staged.table.record.ruled_out[seat] == 0 for seat in (0, 1) if staged.sizes[seat] > 0)


# -- The worked examples of the rules document, 13.3 --------------------------------------------------------------------------------------


def test_example_H_1_a_jack_at_the_cut(dealt: Any) -> None:
    staged = dealt("pishti", tail="6H JS")
    assert staged.tricks == [(0, "JS", 0)]
    assert staged.field("stock_size") == 39
    assert play_out(staged) == [(4, 4)] * 5 + [(4, 3)]
    assert staged.table.history[0].turns[-1][0] == 0


def test_example_H_2_jacks_on_top_of_the_stack(dealt: Any) -> None:
    staged = dealt("pishti", "AC 2C 3C 5C 6C 7C 8C 9C 4C 8D KH JD JC 5S")
    assert staged.pile == "4C 8D KH 5S"
    assert sorted(staged.tricks) == [(1, "JC", 0), (1, "JD", 0)]
    assert staged.field("stock_size") == 38
    assert play_out(staged) == [(4, 4)] * 5 + [(3, 3)]


def test_example_H_3_a_match_and_an_immediate_pair(stage: Any) -> None:
    staged = stage("pishti", pile="4C 8D KH 5S", hands={0: "5H QD 2C", 1: "QS 7C 2D"})
    staged.follow("N:5H takes 4C 8D KH 5S 5H +0", "D:QS pile QS", "N:QD takes QS QD +10", "D:7C pile 7C")


@pytest.mark.parametrize("bonus", [10, 20])
def test_example_H_4_jacks(bonus: int, stage: Any) -> None:
    staged = stage("pishti", hands={0: "8C JC", 1: "JH JS 2D"}, jack_on_jack_bonus=bonus)
    staged.follow("N:8C pile 8C", "D:JH takes 8C JH +0", "N:JC pile JC", f"D:JS takes JC JS +{bonus}")


def test_example_H_5_the_pair_must_be_immediate(stage: Any) -> None:
    staged = stage("pishti", pile="9D 2S", hands={0: "2H 6D", 1: "4D 6C 2D"})
    staged.follow("N:2H takes 9D 2S 2H +0", "D:4D pile 4D", "N:6D pile 4D 6D", "D:6C takes 4D 6D 6C +0")


@pytest.mark.parametrize(("last_card", "bonus"), [(True, 10), (False, 0)])
def test_example_H_6_the_very_last_card(last_card: bool, bonus: int, stage: Any) -> None:
    staged = stage("pishti", pile="TC", hands={0: "3C", 1: "TH 3D"}, turn=1, rest=0, bonus_on_last_card=last_card)
    staged.follow("D:TH takes TC TH +10", "N:3C pile 3C", f"D:3D takes 3C 3D +{bonus}", "left nothing")


def test_example_H_7_jacks_won_before_play_count(stage: Any, sheet_row: Any) -> None:
    deck = kahve.game("pishti").rules.deck(None)
    scoring = ("JS", "TD", "AC", "AD", "JD", "JC", "JH", "2C", "AH", "AS")
    plain = [deck.code(card) for card in deck.cards if deck.code(card) not in scoring]
    tricks = [(0, "JS", 0), (1, "JD", 0), (1, "JC", 0)]
    tricks += [(0, " ".join(plain[:2]), 10), (0, " ".join(["TD", "AC", "AD", *plain[2:20]]), 0)]
    tricks += [(1, " ".join(["JH", "2C", "AH", "AS", *plain[20:41]]), 0)]
    staged = stage("pishti", tricks=tricks, hands={1: plain[41]}, turn=1)
    staged.table.play(plain[41])
    assert sheet_row(staged, 0) == [24, 6, 0, 10, 16]
    assert sheet_row(staged, 1) == [28, 7, 3, 0, 10]


def test_example_H_8_level(count: Any, sheet_row: Any) -> None:
    staged = count("pishti", (26, "TD 2C AC AD", []), (26, "AH AS JC JD JH JS", [10]))
    assert sheet_row(staged, 0) == [26, 7, 0, 0, 7]
    assert sheet_row(staged, 1) == [26, 6, 0, 10, 16]
