"""The Dry Game's rulebook, paragraph by paragraph; the examples D-… are those of the rules document, section 13.4."""

from __future__ import annotations

from typing import Any

import pytest

import kahve
from kahve.engine.house import HouseError
from kahve.engine.table import IllegalMove

TWELVE = "AC 2C 3C 4C 5C 6C AD 2D 3D 4D 5D 6D"
"""Six cards each for two players."""
NOT_KS = " ".join(rank + suit for suit in "CDHS" for rank in "A23456789TJQK" if rank + suit != "KS")


def lone(stage: Any, top: str, card: str, **house: object) -> int:
    """The bonus for taking this lone card with that one, in the middle of a deal."""
    staged = stage("dry_game", pile=top, hands={0: f"{card} 2H", 1: "3S 4S"}, **house)
    staged.table.play(card)
    assert staged.tricks[-1][:2] == (0, f"{top} {card}")
    return int(staged.tricks[-1][2])


def play_out(staged: Any) -> list[tuple[int, int]]:
    """Play a deal to its end; for each batch the cards dealt to each player and those that came to the stack."""
    before = staged.field("laid_size")
    batches = [(staged.sizes[0], before)]
    while staged.table.turn >= 0:
        left = staged.field("in_hands")
        staged.table.play(staged.table.legal[0])
        if staged.field("in_hands") >= left:
            batches.append((staged.sizes[0], staged.field("laid_size") - before - 1))
            assert len(set(staged.sizes)) == 1
        before = staged.field("laid_size")
    return batches


def most_cards(staged: Any) -> list[int]:
    return [line["most_cards"] for line in staged.table.sheet.values()]


# -- 1 The table ---------------------------------------------------------------------------------------------------------------------


def test_1_1_one_pack_of_52(dealt: Any) -> None:
    staged = dealt("dry_game")
    assert len(set(staged.deck.cards)) == len(staged.deck.cards) == 52


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_2_two_three_or_four_play(seats: int, dealt: Any) -> None:
    assert dealt("dry_game", seats=seats).sizes == [6] * seats
    assert kahve.new("dry_game").seats == 2


def test_1_2_no_other_number() -> None:
    for seats in (1, 5):
        with pytest.raises(HouseError):
            kahve.new("dry_game", seats=seats)
    for preset in ("classic", "greek"):
        kahve.new("dry_game", preset=preset).deal(seed=1)


def test_1_3_each_is_a_side() -> None:
    assert [kahve.new("dry_game", seats=n).sides for n in (2, 3, 4)] == [2, 3, 4]


def test_1_3_with_teams_four_are_two_sides() -> None:
    assert [kahve.new("dry_game", seats=n, teams=True).sides for n in (2, 3, 4)] == [2, 3, 2]
    table = kahve.new("dry_game", seats=4, teams=True)
    assert [table.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_1_4_the_direction_changes_no_card(order: Any) -> None:
    assert kahve.new("dry_game").house_rules()["direction"] == "clockwise"
    tables = [kahve.new("dry_game", direction=way) for way in ("counterclockwise", "clockwise")]
    for table in tables:
        table.deal(order("dry_game"))
        table.play(table.legal[0])
        assert table.turn == 1
    assert tables[0].record.tobytes() == tables[1].record.tobytes()


# -- 2 The deal ----------------------------------------------------------------------------------------------------------------------


def test_2_1_the_deal_passes_on() -> None:
    table = kahve.new("dry_game", seats=3)
    for dealer in (2, 0, 1, 2):
        assert table.record.dealer == dealer
        table.deal(seed=9)
        assert table.turn == (dealer + 1) % 3
        while table.turn >= 0:
            assert table.record.dealer == dealer
            table.play(table.legal[0])


def test_2_2_six_together(dealt: Any) -> None:
    staged = dealt("dry_game", f"{TWELVE} 9D 9H 9S KC AH 2H 3H 4H 5H 6H AS 2S 3S 4S 5S 6S")
    assert [staged.hand(0), staged.hand(1)] == [["AC", "2C", "3C", "4C", "5C", "6C"], ["AD", "2D", "3D", "4D", "5D", "6D"]]
    for _ in range(12):
        staged.table.play(staged.table.legal[0])
    assert [staged.hand(0), staged.hand(1)] == [["AH", "2H", "3H", "4H", "5H", "6H"], ["AS", "2S", "3S", "4S", "5S", "6S"]]


def test_2_3_a_stack_of_four_after_the_hands(dealt: Any) -> None:
    assert dealt("dry_game", f"{TWELVE} 9D JH 9S KC").pile == "9D JH 9S KC"


def test_2_6_a_jack_on_top_stays(dealt: Any) -> None:
    staged = dealt("dry_game", f"{TWELVE} 9D 9H 9S JC")
    assert (staged.pile, staged.field("stock_size")) == ("9D 9H 9S JC", 36)


def test_2_6_replaced(dealt: Any) -> None:
    staged = dealt("dry_game", f"{TWELVE} 9D JH 9S JC JS KC", "7H", stack_top_jack="replaced")
    assert staged.pile == "9D JH 9S KC"
    assert staged.stock.split()[-3:] == ["7H", "JC", "JS"]
    assert (staged.field("stock_size"), staged.field("stock_shown")) == (36, 2)


def test_2_6_replaced_at_refills_too(stage: Any) -> None:
    stock = "2S 3S 4S 5S 6S 8S 2D 3D 4D 5D 6D 8D 2H 3H 4H JC 5H 6H 8H"
    staged = stage("dry_game", pile="KS KD", hands={1: "9C"}, turn=1, stock=stock, rest=0, stack_top_jack="replaced")
    staged.table.play("9C")
    assert (staged.pile, staged.stock) == ("KS KD 9C 2H 3H 4H 5H", "6H 8H JC")


def test_2_6_replaced_as_long_as_there_is_another_card(stage: Any) -> None:
    stock = "2S 3S 4S 5S 6S 8S 2D 3D 4D 5D 6D 8D 2H 3H 4H JC JD"
    for upto, pile, left in ((16, "2H 3H 4H JC", ""), (17, "2H 3H 4H JD", "JC")):
        cards = " ".join(stock.split()[:upto])
        staged = stage("dry_game", hands={1: "9C"}, turn=1, stock=cards, rest=0, stack_top_jack="replaced")
        staged.table.play("9C")
        assert (staged.pile, staged.stock) == (f"9C {pile}", left)


def test_2_6_a_replaced_jack_may_come_back_to_the_stack(stage: Any) -> None:
    stock = "2S 3S 4S 5S 6S 8S 2D JC"
    staged = stage("dry_game", seats=3, hands={2: "9C"}, turn=2, stock=stock, rest=0, fields={"stock_shown": 1}, stack_top_jack="replaced")
    staged.table.play("9C")
    # It is the last card of the pack, so it stays.
    assert (staged.pile, staged.stock, staged.field("stock_shown")) == ("9C 2D JC", "", 0)


def test_2_6_redeal(dealt: Any, stage: Any) -> None:
    staged = dealt("dry_game", f"{TWELVE} 9D 9H 9S JC", stack_top_jack="redeal")
    assert staged.table.awaits_deal
    assert staged.table.record.dealer == 1
    assert "jack lies on top" in staged.table.history[0].void
    assert dealt("dry_game", f"{TWELVE} 9D 9H JS KC", stack_top_jack="redeal").table.turn == 0
    # Only the first stack: a jack on a later one stays.
    stock = "2S 3S 4S 5S 6S 8S 2D 3D 4D 5D 6D 8D 2H 3H 4H JC"
    staged = stage("dry_game", hands={1: "9C"}, turn=1, stock=stock, rest=0, stack_top_jack="redeal")
    staged.table.play("9C")
    assert staged.pile == "9C 2H 3H 4H JC"


EVERY = {2: [(6, 4), (6, 4), (6, 4), (2, 0)], 3: [(6, 4), (6, 4), (2, 2)], 4: [(6, 4), (6, 0)]}
FIRST = {2: [(6, 4), (6, 0), (6, 0), (6, 0)], 3: [(6, 4), (6, 0), (4, 0)], 4: [(6, 4), (6, 0)]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_7_hands_first_then_the_stack(seats: int, dealt: Any) -> None:
    staged = dealt("dry_game", seats=seats)
    assert play_out(staged) == EVERY[seats]
    assert staged.field("laid_size") == 52


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_8_cards_for_the_stack_in_the_first_batch_only(seats: int, dealt: Any) -> None:
    staged = dealt("dry_game", seats=seats, refill_stack="first_batch")
    assert play_out(staged) == FIRST[seats]
    assert staged.field("laid_size") == 52


def test_2_8_four_more_on_what_lies_there(stage: Any) -> None:
    staged = stage("dry_game", pile="6S 2D", hands={1: "9C"}, turn=1)
    staged.table.play("9C")
    assert len(staged.pile.split()) == 3 + 4
    assert staged.pile.startswith("6S 2D 9C ")


# -- 3 The play ----------------------------------------------------------------------------------------------------------------------


def test_3_1_any_card_of_the_hand(stage: Any) -> None:
    staged = stage("dry_game", pile="7S 8D", hands={0: "2C 8H JD", 1: "3C"})
    assert staged.table.legal == ["2C", "8H", "JD"]
    with pytest.raises(IllegalMove, match="You do not hold the queen of spades"):
        staged.table.play("QS")


def test_3_2_the_top_card_or_a_jack_takes_all(stage: Any) -> None:
    hands = {0: "8H JC 2C", 1: "3C 4C 5C"}
    stage("dry_game", pile="7S 8C", hands=hands).follow("0:8H takes 7S 8C 8H +0")
    stage("dry_game", pile="7S 9C", hands=hands).follow("0:JC takes 7S 9C JC +0")
    stage("dry_game", pile="8C 7S", hands=hands).follow("0:8H pile 8C 7S 8H")
    stage("dry_game", hands=hands).follow("0:JC pile JC", "1:3C pile JC 3C")


def test_3_3_nobody_has_to_take_but_a_card_that_can_takes(stage: Any) -> None:
    staged = stage("dry_game", pile="7S", hands={0: "7H JC 2C", 1: "3C"})
    assert staged.table.legal == ["2C", "7H", "JC"]
    assert staged.table.objection("7H lies") is not None


def test_3_3_if_able_a_card_that_takes_must_be_played(stage: Any) -> None:
    staged = stage("dry_game", pile="7S", hands={0: "2C 7H JC", 1: "3C"}, capture_obligation="if_able")
    assert staged.table.legal == ["7H", "JC"]


def test_3_3_optional_a_card_may_lie(stage: Any) -> None:
    staged = stage("dry_game", pile="7S", hands={0: "2C 7H JC", 1: "3C"}, capture_obligation="optional")
    assert staged.table.legal == ["2C", "7H", "JC", "7H lies", "JC lies"]
    staged.follow("0:JC lies pile 7S JC")


def test_3_4_after_a_capture_the_next_starts_a_new_stack(stage: Any) -> None:
    staged = stage("dry_game", seats=3, pile="2S 7S", hands={0: "7H 2C", 1: "JD 3C", 2: "4C"})
    staged.follow("0:7H takes 2S 7S 7H +0", "1:JD pile JD", "2:4C pile JD 4C")


# -- 4 The bonuses -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bonus", [0, 5, 10])
def test_4_1_a_match_on_a_lone_card(bonus: int, stage: Any) -> None:
    assert lone(stage, "7S", "7H") == 10
    assert lone(stage, "7S", "7H", match_bonus=bonus) == lone(stage, "AS", "AH", match_bonus=bonus) == bonus
    assert lone(stage, "JS", "JH", match_bonus=bonus) == lone(stage, "7S", "JH", match_bonus=bonus) == 10


def test_4_2_ace_on_ace(stage: Any) -> None:
    assert lone(stage, "AS", "AH") == 10
    assert lone(stage, "AS", "AH", ace_on_ace_bonus=20) == 20
    assert lone(stage, "7S", "7H", ace_on_ace_bonus=20) == 10


@pytest.mark.parametrize("bonus", [0, 10, 20, 30])
def test_4_3_jack_on_lone_jack(bonus: int, stage: Any) -> None:
    assert lone(stage, "JS", "JH") == 10
    assert lone(stage, "JS", "JH", jack_on_jack_bonus=bonus) == bonus
    assert lone(stage, "7S", "JH", jack_on_jack_bonus=bonus) == 10


@pytest.mark.parametrize("bonus", [0, 10, 20])
def test_4_4_jack_on_another_lone_card(bonus: int, stage: Any) -> None:
    assert lone(stage, "7S", "JH") == 10
    assert lone(stage, "7S", "JH", jack_on_single_bonus=bonus) == bonus
    assert lone(stage, "JS", "JH", jack_on_single_bonus=bonus) == 10


@pytest.mark.parametrize(("last_card", "bonus"), [(True, 10), (False, 0)])
def test_4_5_the_last_card_of_the_deal(last_card: bool, bonus: int, stage: Any) -> None:
    staged = stage("dry_game", pile="3C", hands={1: "JD"}, turn=1, rest=0, bonus_on_last_card=last_card)
    staged.follow(f"1:JD takes 3C JD +{bonus}", "left nothing")
    assert kahve.new("dry_game").house.bonus_on_last_card == 1


def test_4_5_an_earlier_batch_is_not_the_end(stage: Any) -> None:
    stage("dry_game", pile="3C", hands={1: "3D"}, turn=1, bonus_on_last_card=False).follow("1:3D takes 3C 3D +10")


def test_4_6_the_first_card_meets_four(dealt: Any) -> None:
    dealt("dry_game", "KD 2C 3C 4C 5C 6C AD 2D 3D 4D 5D 6D 9D 9H 9S KC").follow("0:KD takes 9D 9H 9S KC KD +0")


# -- 5 The count -------------------------------------------------------------------------------------------------------------------------


def test_5_1_the_rest_goes_to_the_last_taker(stage: Any) -> None:
    staged = stage("dry_game", pile="2H", hands={1: "2D"}, turn=1, rest=0, capture_obligation="optional")
    staged.follow("1:2D lies pile 2H 2D", "left 2H 2D to 0")


def test_5_1_nobody_took(stage: Any) -> None:
    staged = stage("dry_game", pile=NOT_KS, hands={1: "KS"}, turn=1, capture_obligation="optional")
    staged.table.play("KS lies" if "KS lies" in staged.table.legal else "KS")
    assert all(not any(line.values()) for line in staged.table.sheet.values())
    assert staged.table.scores == [0, 0]


def test_5_2_ten_of_diamonds_two_of_clubs_jacks(count: Any, sheet_row: Any) -> None:
    staged = count("dry_game", (20, "TD AC AD JH TS", []), (32, "2C AS AH JS JC JD 2S", []))
    assert [sheet_row(staged, side)[1] for side in (0, 1)] == [2 + 1, 1 + 3]


@pytest.mark.parametrize(("table", "points"), [("standard", (3, 4)), ("greek", (4, 14)), ("pishpirik", (8, 14))])
def test_5_2_card_points(table: str, points: tuple[int, int], count: Any, sheet_row: Any) -> None:
    courts = "JC JD JH JS KC KD KH KS QC QD QH"
    staged = count("dry_game", (20, "TD 2C AC AD AH AS QS", []), (32, f"{courts} TC TH TS", []), card_points=table)
    assert tuple(sheet_row(staged, side)[1] for side in (0, 1)) == points


@pytest.mark.parametrize(("points", "expected"), [(3, [0, 3]), (0, [0, 0]), (30, [0, 30])])
def test_5_3_most_cards(points: int, expected: list[int], count: Any) -> None:
    assert most_cards(count("dry_game", (25, "", []), (27, "", []), most_cards_points=points)) == expected


@pytest.mark.parametrize(
    ("tie", "expected", "carried"),
    [("nobody", [0, 0], 0), ("carried", [0, 0], 3), ("split", [1, 1], 0), ("each", [3, 3], 0)],
)
def test_5_4_level_with_most_cards(tie: str, expected: list[int], carried: int, count: Any) -> None:
    staged = count("dry_game", (26, "", []), (26, "", []), most_cards_tie=tie)
    assert most_cards(staged) == expected
    assert staged.field("carried") == carried
    assert [line["most_clubs"] for line in staged.table.sheet.values()].count(3) == 1


def test_5_4_carried_points_go_to_the_next_majority(stage: Any) -> None:
    staged = stage("dry_game", hands={1: "3C"}, turn=1, rest=1, fields={"carried": 3}, most_cards_tie="carried")
    staged.table.play("3C")
    assert most_cards(staged) == [0, 6]


def test_5_4_what_was_carried_outlives_a_deal_without_captures(stage: Any) -> None:
    house = {"most_cards_tie": "carried", "capture_obligation": "optional"}
    staged = stage("dry_game", pile=NOT_KS, hands={1: "KS"}, turn=1, fields={"carried": 3}, **house)
    staged.table.play("KS lies" if "KS lies" in staged.table.legal else "KS")
    assert staged.field("carried") >= 3


def test_5_5_most_clubs(count: Any) -> None:
    staged = count("dry_game", (30, "", []), (22, "", []), clubs=[6, 7])
    assert [(line["clubs"], line["most_clubs"]) for line in staged.table.sheet.values()] == [(6, 0), (7, 3)]


@pytest.mark.parametrize("tie", ["nobody", "carried", "split", "each"])
def test_5_5_level_clubs_are_nobodys_whatever_the_house(tie: str, count: Any) -> None:
    staged = count("dry_game", (20, "", []), (17, "", []), (15, "", []), clubs=[5, 5, 3], seats=3, most_cards_tie=tie)
    assert [line["most_clubs"] for line in staged.table.sheet.values()] == [0, 0, 0]
    assert most_cards(staged) == [3, 0, 0]


def test_5_5_teams_count_clubs_together(stage: Any) -> None:
    clubs = [f"{rank}C" for rank in "A23456789TJQK"]
    tricks = [(seat, " ".join(clubs[seat * 3 : seat * 3 + 3]), 0) for seat in range(4)]
    staged = stage("dry_game", seats=4, teams=True, tricks=tricks, rest=0, hands={3: "KS"}, turn=3)
    staged.table.play("KS")
    assert [line["clubs"] for line in staged.table.sheet.values()] == [3 + 3 + 1, 3 + 3]


def test_5_6_the_sheet_adds_up_to_13_and_the_bonuses(count: Any) -> None:
    staged = count("dry_game", (30, "TD AC", [10, 10]), (22, "JC", [10]))
    sheet = staged.table.sheet
    assert list(sheet[0]) == ["cards", "card_points", "most_cards", "bonus", "most_clubs", "total", "clubs"]
    for line in sheet.values():
        assert line["total"] == line["card_points"] + line["most_cards"] + line["bonus"] + line["most_clubs"]
    assert sum(line["total"] for line in sheet.values()) == 13 + 30
    assert sum(line["clubs"] for line in sheet.values()) == 13


# -- 6 The match -------------------------------------------------------------------------------------------------------------------------


def ending(count: Any, scores: list[int], **house: object) -> Any:
    """The table after a deal that brought 3 and 10 points on these scores."""
    return count("dry_game", (25, "TD 2C", []), (27, "JC JD JH JS", []), clubs=[6, 7], scores=scores, **house).table


def test_6_1_the_match_goes_to_101(count: Any, stage: Any) -> None:
    assert not ending(count, [0, 90]).over
    assert ending(count, [0, 91]).winners == [1]
    staged = stage("dry_game", pile="JC", hands={0: "JD 5C", 1: "2D"}, scores=[100, 0])
    staged.follow("0:JD takes JC JD +10")
    assert not staged.table.over


@pytest.mark.parametrize("target", [51, 100, 101, 121, 151, 201])
def test_6_1_target(target: int, count: Any) -> None:
    assert not ending(count, [0, target - 11], target=target).over
    assert ending(count, [0, target - 10], target=target).winners == [1]


def test_6_1_a_single_deal(count: Any) -> None:
    assert ending(count, [0, 0], target="single").winners == [1]
    level = count("dry_game", (25, "JC JD", [10, 10]), (27, "TD 2C JH JS", [10, 5]), clubs=[6, 7], target="single").table
    assert (level.scores, level.winners) == ([22, 26], [1])
    level = count("dry_game", (25, "2C JC", [10]), (27, "TD JD JH JS", [5, 0]), clubs=[7, 6], target="single").table
    assert (level.scores, level.winners) == ([15, 13], [0])
    level = count("dry_game", (26, "2C JC", [10]), (26, "TD JD JH JS", [10]), clubs=[7, 6], target="single").table
    assert (level.scores, level.winners) == ([15, 15], [0, 1])


def test_6_2_the_highest_total_wins_and_level_plays_on(count: Any) -> None:
    assert ending(count, [99, 96]).winners == [1]
    table = ending(count, [100, 93])
    assert (table.scores, table.over, table.awaits_deal) == ([103, 103], False, True)


def test_6_2_shared(count: Any) -> None:
    assert ending(count, [100, 93], over_target="shared").winners == [0, 1]


def test_6_2_raise(count: Any) -> None:
    table = ending(count, [99, 96], over_target="raise")
    assert (table.over, table.record.target) == (False, 151)
    assert ending(count, [50, 96], over_target="raise").winners == [1]


# -- 7 Who knows what --------------------------------------------------------------------------------------------------------------------


def test_7_1_hands_and_stock_are_hidden_and_the_stack_public(dealt: Any) -> None:
    staged = dealt("dry_game", f"{TWELVE} 9D JH 9S KC")
    view = staged.table.view(0).record
    assert (int(view.hand[1]), int(view.hand[0])) == (0, int(staged.table.record.hand[0]))
    assert not view.stock.any()
    assert [staged.deck.code(card) for card in view.laid[:4]] == ["9D", "JH", "9S", "KC"]


def test_7_3_all_know_where_a_replaced_jack_is(dealt: Any) -> None:
    staged = dealt("dry_game", f"{TWELVE} 9D 9H 9S JC KC", stack_top_jack="replaced", refill_stack="first_batch")
    assert staged.deck.code(staged.table.view(0).record.stock[0]) == "JC"
    while staged.field("last_batch") == 0:
        staged.table.play(staged.table.legal[0])
    assert "JC" in staged.hand(1)
    assert staged.deck.code(int(staged.table.view(0).record.known[1])) == "JC"


def test_7_4_a_card_that_does_not_take_proves_something_if_able(stage: Any) -> None:
    staged = stage("dry_game", pile="7S", hands={0: "2C 3C", 1: "3D 4D"}, capture_obligation="if_able")
    staged.follow("0:2C pile 7S 2C")
    could = staged.table.game.rules.could_hold
    answers = {code: bool(could(staged.table.record, staged.table.house, 0, staged.deck.read(code))) for code in ("7H", "JC", "2D", "KS")}
    assert answers == {"7H": False, "JC": False, "2D": True, "KS": True}
    for card in ("3D", "3C", "4D"):
        staged.table.play(card)
    assert not staged.table.record.ruled_out.any()


# -- The worked examples of the rules document, 13.4 --------------------------------------------------------------------------------------


def test_example_D_1_the_first_stack_then_a_dry_trick(stage: Any) -> None:
    staged = stage("dry_game", seats=3, pile="9C 4D JS 7H", hands={0: "7C 2C", 1: "KC", 2: "KD"})
    staged.follow("0:7C takes 9C 4D JS 7H 7C +0", "1:KC pile KC", "2:KD takes KC KD +10")


@pytest.mark.parametrize("bonus", [10, 0])
def test_example_D_2_a_jack_on_a_lone_card(bonus: int, stage: Any) -> None:
    staged = stage("dry_game", hands={0: "3H 2C", 1: "JD"}, jack_on_single_bonus=bonus)
    staged.follow("0:3H pile 3H", f"1:JD takes 3H JD +{bonus}")


@pytest.mark.parametrize("bonus", [10, 20])
def test_example_D_3_a_jack_on_a_jack(bonus: int, stage: Any) -> None:
    staged = stage("dry_game", hands={0: "JC 2C", 1: "JH"}, jack_on_jack_bonus=bonus)
    staged.follow("0:JC pile JC", f"1:JH takes JC JH +{bonus}")


@pytest.mark.parametrize(("rule", "pile"), [("every_batch", "6S 2D TC 5D 8S KH"), ("first_batch", "6S 2D")])
def test_example_D_4_the_stack_stays_under_the_new_cards(rule: str, pile: str, stage: Any) -> None:
    stock = "QH 2S 3S 4S 5S 6H QS 3D 4D 6D 7D 8D TC 5D 8S KH"
    staged = stage("dry_game", pile="6S", hands={1: "2D"}, turn=1, stock=stock, rest=0, refill_stack=rule)
    staged.follow("1:2D pile 6S 2D")
    assert staged.pile == pile
    staged.follow(f"0:QH pile {pile} QH", f"1:QS takes {pile} QH QS +0")


def test_example_D_5_a_jack_on_the_first_stack(stage: Any) -> None:
    staged = stage("dry_game", pile="5S TD 2C JS", hands={0: "QS 2D", 1: "QD"})
    staged.follow("0:QS pile 5S TD 2C JS QS", "1:QD takes 5S TD 2C JS QS QD +0")
    staged = stage("dry_game", pile="5S TD 2C JS QS", hands={1: "QD"}, turn=1, rest=0)
    staged.follow("1:QD takes 5S TD 2C JS QS QD +0", "left nothing")
    line = staged.table.sheet[1]
    assert (line["card_points"], line["clubs"]) == (4, 1)


def test_example_D_6_leftover(stage: Any) -> None:
    staged = stage("dry_game", pile="8H", hands={0: "AC", 1: "8C 4S"}, turn=1, rest=0)
    staged.follow("1:8C takes 8H 8C +10", "0:AC pile AC", "1:4S pile AC 4S", "left AC 4S to 1")


def test_example_D_7_two_players(count: Any, sheet_row: Any) -> None:
    staged = count("dry_game", (24, "TD JC JD", [10]), (28, "2C JH JS", [10, 10]), clubs=[5, 8])
    assert sheet_row(staged, 0) == [24, 4, 0, 10, 0, 14, 5]
    assert sheet_row(staged, 1) == [28, 3, 3, 20, 3, 29, 8]


def test_example_D_8_three_players_and_level_clubs(count: Any, sheet_row: Any) -> None:
    sides: Any = (20, "TD JC", []), (17, "2C JD JH", [10]), (15, "JS", [10])
    staged = count("dry_game", *sides, clubs=[5, 5, 3], seats=3)
    assert sheet_row(staged, 0) == [20, 3, 3, 0, 0, 6, 5]
    assert sheet_row(staged, 1) == [17, 3, 0, 10, 0, 13, 5]
    assert sheet_row(staged, 2) == [15, 1, 0, 10, 0, 11, 3]
