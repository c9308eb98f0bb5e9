"""Pisti's rulebook, paragraph by paragraph; the examples P4-… and P2-… are those of the rules document, sections 13.1 and 13.2."""

from __future__ import annotations

from typing import Any

import pytest

import kahve
from kahve.engine.house import HouseError
from kahve.engine.table import IllegalMove

KITTY = "4C QH 9D 7S"
JACKS = "JC JD JH JS"


def lone(stage: Any, top: str, card: str, **house: object) -> int:
    """The bonus for taking this lone card with that one, in the middle of a deal."""
    staged = stage("pisti", seats=2, pile=top, hands={0: f"{card} 2H", 1: "3S 4S"}, **house)
    staged.table.play(card)
    assert staged.tricks[-1][:2] == (0, f"{top} {card}")
    return int(staged.tricks[-1][2])


# -- 1 The table ---------------------------------------------------------------------------------------------------------------------


def test_1_1_one_pack_of_52(dealt: Any) -> None:
    staged = dealt("pisti")
    assert len(set(staged.deck.cards)) == len(staged.deck.cards) == 52
    with pytest.raises(kahve.CardError):
        kahve.new("pisti").deal("AC 2C")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_2_two_three_or_four_play(seats: int, dealt: Any) -> None:
    assert dealt("pisti", seats=seats).sizes == [4] * seats
    assert kahve.new("pisti").seats == 4


def test_1_2_no_other_number(stage: Any) -> None:
    for seats in (1, 5):
        with pytest.raises(HouseError):
            kahve.new("pisti", seats=seats)


def test_1_3_four_are_two_sides_and_fewer_play_alone() -> None:
    assert [kahve.new("pisti").side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [kahve.new("pisti", seats=n).sides for n in (2, 3, 4)] == [2, 3, 2]


def test_1_3_without_teams_four_play_alone() -> None:
    assert [kahve.new("pisti", seats=n, teams=False).sides for n in (2, 3, 4)] == [2, 3, 4]


def test_1_4_the_direction_changes_no_card(order: Any) -> None:
    assert kahve.new("pisti").house_rules()["direction"] == "counterclockwise"
    tables = [kahve.new("pisti", direction=way) for way in ("counterclockwise", "clockwise")]
    for table in tables:
        table.deal(order("pisti"))
        table.play(table.legal[0])
        assert table.turn == 1
    assert tables[0].record.tobytes() == tables[1].record.tobytes()


# -- 2 The deal ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_2_1_the_seat_after_the_dealer_leads(dealer: int, dealt: Any) -> None:
    assert dealt("pisti", dealer=dealer).table.turn == (dealer + 1) % 4


@pytest.mark.parametrize(("seats", "dealers"), [(2, [1, 0, 1]), (4, [3, 0, 1])])
def test_2_1_the_deal_passes_on(seats: int, dealers: list[int]) -> None:
    table = kahve.new("pisti", seats=seats)
    for dealer in dealers:
        assert table.record.dealer == dealer
        table.deal(seed=9)
        while table.turn >= 0:
            table.play(table.legal[0])


def test_2_2_packets_of_four_from_the_seat_after_the_dealer(dealt: Any) -> None:
    staged = dealt("pisti", f"{KITTY} AC 2C 3C 5C AD 2D 3D 4D AH 2H 3H 4H AS 2S 3S 4S")
    assert [staged.hand(seat) for seat in range(4)] == [
        ["AC", "2C", "3C", "5C"],
        ["AD", "2D", "3D", "4D"],
        ["AH", "2H", "3H", "4H"],
        ["AS", "2S", "3S", "4S"],
    ]


@pytest.mark.parametrize(("seats", "batches"), [(2, 6), (3, 4), (4, 3)])
def test_2_2_batches_until_the_pack_is_used_up(seats: int, batches: int, dealt: Any) -> None:
    staged = dealt("pisti", seats=seats)
    for batch in range(1, batches + 1):
        assert staged.sizes == [4] * seats
        assert staged.field("stock_size") == 4 * seats * (batches - batch)
        assert staged.field("last_batch") == (batch == batches)
        for _ in range(4 * seats):
            staged.table.play(staged.table.legal[0])
    assert staged.table.awaits_deal


def test_2_3_four_cards_face_down_and_the_last_of_them_turned_up(dealt: Any) -> None:
    staged = dealt("pisti", KITTY)
    assert (staged.kitty, staged.pile, staged.field("under")) == ("4C QH 9D", "7S", 3)


def test_2_4_the_bottom_card_is_shown_and_stays(dealt: Any) -> None:
    staged = dealt("pisti", tail="6H")
    view = staged.table.view(0).record
    assert (staged.deck.code(view.stock[0]), view.stock[1]) == ("6H", 0)
    assert staged.stock.split()[-1] == "6H"


def test_2_4_not_exposed(dealt: Any) -> None:
    staged = dealt("pisti", tail="JH", bottom_card_exposed=False, bottom_jack="cut_again")
    assert staged.table.view(0).record.stock[0] == 0
    assert staged.table.turn == 0


def test_2_5_a_bottom_jack_stays(dealt: Any) -> None:
    staged = dealt("pisti", tail="JH")
    assert staged.stock.split()[-1] == "JH"
    assert staged.sizes == [4] * 4


def test_2_5_cut_again(dealt: Any) -> None:
    staged = dealt("pisti", tail="JH", bottom_jack="cut_again")
    assert staged.table.awaits_deal
    assert staged.table.record.dealer == 3
    assert "bottom card is a jack" in staged.table.history[0].void
    assert (staged.field("stock_size"), staged.field("laid_size"), staged.sizes) == (0, 0, [0] * 4)
    staged.table.deal(seed=7)
    assert staged.table.history[1].number == 2
    assert dealt("pisti", tail="6H", bottom_jack="cut_again").table.turn == 0


@pytest.mark.parametrize(("seats", "cutter"), [(2, 0), (3, 1), (4, 2)])
def test_2_5_the_cutter_keeps_it(seats: int, cutter: int, dealt: Any) -> None:
    staged = dealt("pisti", tail="6H JH", bottom_jack="cutter_keeps", seats=seats)
    assert "JH" in staged.hand(cutter)
    assert staged.sizes == [4] * seats
    assert staged.field("stock_size") == 48 - 4 * seats
    assert staged.field("stock_shown") == 0
    # All have seen that the cutter has it.
    assert staged.deck.code(int(staged.table.view(-1).record.known[cutter])) == "JH"


@pytest.mark.parametrize(("tail", "jacks"), [("6H JH", 1), ("6H JC JH", 2), ("6H JS JD JC JH", 4)])
def test_2_5_the_cutter_goes_on_until_it_is_no_jack(tail: str, jacks: int, dealt: Any) -> None:
    staged = dealt("pisti", tail=tail, bottom_jack="cutter_goes_on")
    assert sum(card.startswith("J") for card in staged.hand(2)) == jacks
    assert staged.sizes == [4] * 4
    assert (staged.stock.split()[-1], staged.field("stock_shown")) == ("6H", 1)
    assert int(staged.table.view(-1).record.known_size[2]) == jacks
    assert staged.field("stock_size") == 32


def test_2_5_the_cutter_goes_on_over_jacks_that_went_under_the_pack(dealt: Any) -> None:
    staged = dealt("pisti", "4C QH 9D JS 5S", "6H JH", turn_up_jack="bottom", bottom_jack="cutter_goes_on")
    assert "JH" in staged.hand(2)
    assert staged.stock.split()[-2:] == ["6H", "JS"]
    assert staged.field("stock_shown") == 2


def test_2_5_the_cutter_keeps_no_other_card(dealt: Any) -> None:
    staged = dealt("pisti", tail="6H", bottom_jack="cutter_keeps")
    assert staged.stock.split()[-1] == "6H"


def test_2_6_the_next_kitty_card_on_the_jack(dealt: Any) -> None:
    staged = dealt("pisti", "4C QH 9D JS")
    assert (staged.kitty, staged.pile, staged.field("under")) == ("4C QH", "JS 9D", 2)


def test_2_6_jacks_to_the_bottom(dealt: Any) -> None:
    # The jack goes under the stock, the next stock card is a jack too and follows it, then 5S stays.
    staged = dealt("pisti", "4C QH 9D JS JD 5S", "6H", turn_up_jack="bottom")
    assert (staged.kitty, staged.pile) == ("4C QH 9D", "5S")
    assert staged.stock.split()[-3:] == ["6H", "JS", "JD"]
    assert staged.field("stock_size") == 48 - 16
    # All know the three cards at the bottom, and later who was dealt them: with packets of four the dealer.
    assert [staged.deck.code(card) for card in staged.table.view(1).record.stock[:3]] == ["JD", "JS", "6H"]
    while staged.field("last_batch") == 0:
        staged.table.play(staged.table.legal[0])
    assert {"6H", "JS", "JD"} < set(staged.hand(3))
    assert staged.table.view(0).record.known_size[3] == 3


def test_2_6_redeal(dealt: Any) -> None:
    staged = dealt("pisti", "4C QH 9D JS", turn_up_jack="redeal")
    assert staged.table.awaits_deal
    assert "jack was turned up" in staged.table.history[0].void
    assert staged.table.record.dealer == 3


def test_2_6_a_jack_that_stays_starts_the_pile(dealt: Any) -> None:
    staged = dealt("pisti", "4C QH 9D JS", "6H", turn_up_jack="stays")
    assert (staged.kitty, staged.pile) == ("4C QH 9D", "JS")
    four = dealt("pisti", JACKS, turn_up_jack="stays")
    assert not four.table.awaits_deal
    assert four.pile == JACKS.split()[-1]


def test_2_6_four_jacks_with_bottom_make_no_deal_void(dealt: Any) -> None:
    staged = dealt("pisti", f"{JACKS} 5S", "6H", turn_up_jack="bottom")
    assert not staged.table.awaits_deal
    assert (staged.kitty, staged.pile) == (JACKS[:-3], "5S")
    assert staged.stock.split()[-2:] == ["6H", JACKS.split()[-1]]


def test_5_1_a_pile_and_a_kitty_that_nobody_takes_count_for_nobody(dealt: Any) -> None:
    """All four jacks in the kitty, one of them turned up; no rank is followed by its like."""
    table = dealt("pisti", JACKS, turn_up_jack="stays", seats=2, capture_obligation="optional").table
    while table.turn >= 0:
        table.play(table.legal[-1] if "lies" in table.legal[-1] else table.legal[0])
    assert [list(line.values()) for line in table.sheet.values()] == [[0] * 5] * 2


def test_2_6_four_jacks_void_the_deal(dealt: Any) -> None:
    staged = dealt("pisti", JACKS)
    assert staged.table.awaits_deal
    assert "four kitty cards are jacks" in staged.table.history[0].void
    assert staged.table.scores == [0, 0]
    staged.table.deal(seed=5)
    assert staged.table.history[1].dealer == 3


def test_2_6_three_jacks_leave_nothing_face_down(dealt: Any) -> None:
    staged = dealt("pisti", "4C JD JH JS")
    assert (staged.kitty, staged.pile, staged.field("under")) == ("", "JS JH JD 4C", 0)


# -- 3 The play ----------------------------------------------------------------------------------------------------------------------


def test_3_1_any_card_of_the_hand(stage: Any) -> None:
    staged = stage("pisti", pile="7S 8D", hands={0: "2C 8H JD", 1: "3C", 2: "4C", 3: "5C"})
    assert staged.table.legal == ["2C", "8H", "JD"]
    assert staged.table.objection("QS") == "You do not hold the queen of spades."
    with pytest.raises(IllegalMove):
        staged.table.play("3C")
    staged.table.play("2C")
    assert staged.table.legal == ["3C"]


def test_3_2_the_top_card_or_a_jack_takes_all(stage: Any) -> None:
    hands = {0: "8H", 1: "3C 8D", 2: "JC", 3: "5C"}
    stage("pisti", pile="7S 8C", hands=hands).follow("0:8H takes 7S 8C 8H +0")
    stage("pisti", pile="7S 8C", hands=hands, turn=1).follow("1:3C pile 7S 8C 3C", "2:JC takes 7S 8C 3C JC +0")
    stage("pisti", pile="8C 7S", hands=hands).follow("0:8H pile 8C 7S 8H")
    stage("pisti", hands=hands, turn=2).follow("2:JC pile JC", "3:5C pile JC 5C")


def test_3_3_nobody_has_to_take_but_a_card_that_can_takes(stage: Any) -> None:
    staged = stage("pisti", pile="7S", hands={0: "7H JC 2C", 1: "3C", 2: "4C", 3: "5C"})
    assert staged.table.legal == ["2C", "7H", "JC"]
    assert staged.table.objection("7H lies") is not None
    staged.follow("0:7H takes 7S 7H +10")


def test_3_3_if_able_a_card_that_takes_must_be_played(stage: Any) -> None:
    hands = {0: "2C 7H JC", 1: "3C", 2: "4C", 3: "5C"}
    staged = stage("pisti", pile="7S", hands=hands, capture_obligation="if_able")
    assert staged.table.legal == ["7H", "JC"]
    assert "does not take" in str(staged.table.objection("2C"))
    assert stage("pisti", pile="9S", hands=hands, capture_obligation="if_able").table.legal == ["JC"]
    assert stage("pisti", pile="9S", hands=hands, turn=1, capture_obligation="if_able").table.legal == ["3C"]
    assert stage("pisti", hands=hands, capture_obligation="if_able").table.legal == ["2C", "7H", "JC"]


def test_3_3_optional_a_card_may_lie(stage: Any) -> None:
    staged = stage("pisti", pile="7S", hands={0: "2C 7H JC", 1: "7D", 2: "4C", 3: "5C"}, capture_obligation="optional")
    assert staged.table.legal == ["2C", "7H", "JC", "7H lies", "JC lies"]
    assert "would not take anything" in str(staged.table.objection("2C lies"))
    staged.follow("0:7H lies pile 7S 7H", "1:7D takes 7S 7H 7D +0")


def test_3_3_optional_the_kitty_stays_when_a_card_lies(stage: Any) -> None:
    staged = stage("pisti", pile="7S", kitty="4C QH 9D", hands={0: "7H 2C", 1: "7D 2D", 2: "5C", 3: "6C"}, capture_obligation="optional")
    staged.follow("0:7H lies pile 7S 7H", "1:7D takes 4C QH 9D 7S 7H 7D +0")


def test_3_4_after_a_capture_the_next_starts_a_new_pile(stage: Any) -> None:
    staged = stage("pisti", pile="2S 7S", hands={0: "7H", 1: "JD", 2: "4C", 3: "5C"})
    staged.follow("0:7H takes 2S 7S 7H +0")
    assert (staged.pile, staged.table.turn) == ("", 1)
    staged.follow("1:JD pile JD")


def test_3_5_the_first_capture_takes_the_kitty(stage: Any) -> None:
    staged = stage("pisti", pile="7S", kitty="4C QH 9D", hands={0: "2C", 1: "7H", 2: "4D", 3: "4S"})
    staged.follow("0:2C pile 7S 2C", "1:7H pile 7S 2C 7H", "2:4D pile 7S 2C 7H 4D", "3:4S takes 4C QH 9D 7S 2C 7H 4D 4S +0")
    assert (staged.field("under"), staged.field("kitty_taker")) == (0, 4)


# -- 4 The bonuses -----------------------------------------------------------------------------------------------------------------------


def test_4_1_a_match_on_a_lone_card_scores_10(stage: Any) -> None:
    assert [lone(stage, *pair) for pair in (("7S", "7H"), ("KS", "KC"), ("TS", "TC"), ("AS", "AH"))] == [10] * 4
    staged = stage("pisti", pile="2S 7S", hands={0: "7H", 1: "JD", 2: "4C", 3: "5C"})
    staged.follow("0:7H takes 2S 7S 7H +0")


@pytest.mark.parametrize("bonus", [0, 5, 10])
def test_4_1_match_bonus(bonus: int, stage: Any) -> None:
    assert lone(stage, "7S", "7H", match_bonus=bonus) == bonus
    assert lone(stage, "AS", "AH", match_bonus=bonus) == bonus
    assert lone(stage, "JS", "JH", match_bonus=bonus) == 20


def test_4_2_ace_on_ace(stage: Any) -> None:
    assert lone(stage, "AS", "AH") == 10
    assert lone(stage, "AS", "AH", ace_on_ace_bonus=20) == 20
    assert lone(stage, "7S", "7H", ace_on_ace_bonus=20) == 10
    assert lone(stage, "AS", "JH", ace_on_ace_bonus=20) == 0


def test_4_3_jack_on_lone_jack_scores_20(stage: Any) -> None:
    assert lone(stage, "JS", "JH") == 20


@pytest.mark.parametrize("bonus", [0, 10, 20, 30])
def test_4_3_jack_on_jack_bonus(bonus: int, stage: Any) -> None:
    assert lone(stage, "JS", "JH", jack_on_jack_bonus=bonus) == bonus
    assert lone(stage, "7S", "JH", jack_on_jack_bonus=bonus) == 0


def test_4_4_jack_on_another_lone_card_scores_nothing(stage: Any) -> None:
    assert lone(stage, "7S", "JH") == 0


@pytest.mark.parametrize("bonus", [0, 10, 20])
def test_4_4_jack_on_single_bonus(bonus: int, stage: Any) -> None:
    assert lone(stage, "7S", "JH", jack_on_single_bonus=bonus) == bonus
    assert lone(stage, "JS", "JH", jack_on_single_bonus=bonus) == 20


@pytest.mark.parametrize(("last_card", "bonus"), [(False, 0), (True, 20)])
def test_4_5_the_last_card_of_the_deal(last_card: bool, bonus: int, stage: Any) -> None:
    staged = stage("pisti", pile="JC", hands={3: "JD"}, turn=3, rest=0, bonus_on_last_card=last_card)
    staged.follow(f"3:JD takes JC JD +{bonus}", "left nothing")


def test_4_5_the_last_card_but_one_and_an_earlier_batch_score(stage: Any) -> None:
    stage("pisti", pile="8C", hands={2: "8D", 3: "5D"}, turn=2, rest=0).follow("2:8D takes 8C 8D +10")
    stage("pisti", pile="8C", hands={3: "8D"}, turn=3).follow("3:8D takes 8C 8D +10")


def test_4_6_the_first_card_meets_four(dealt: Any) -> None:
    staged = dealt("pisti", f"{KITTY} 7H", bonus_on_last_card=True)
    staged.follow("0:7H takes 4C QH 9D 7S 7H +0")
    # Three jacks turned up: nothing is face down, but the pile is four cards.
    dealt("pisti", "4C JD JH JS 4H").follow("0:4H takes JS JH JD 4C 4H +0")


# -- 5 The count -------------------------------------------------------------------------------------------------------------------------


def test_5_1_the_rest_goes_to_the_last_taker_without_a_bonus(stage: Any) -> None:
    staged = stage("pisti", pile="2H", hands={3: "2D"}, turn=3, rest=2, capture_obligation="optional", bonus_on_last_card=True)
    staged.follow("3:2D lies pile 2H 2D", "left 2H 2D to 2")
    assert [line["bonus"] for line in staged.table.sheet.values()] == [0, 0]
    assert [line["cards"] for line in staged.table.sheet.values()] == [52, 0]


def test_5_1_somebody_always_takes(dealt: Any) -> None:
    # Three jacks in the kitty: the one that is played takes.
    staged = dealt("pisti", "4C JD JH JS", seats=2)
    while staged.table.turn >= 0:
        quiet = [card for card in staged.table.legal if not staged.pile or card[0] not in ("J", staged.pile[-2])]
        staged.table.play((quiet or staged.table.legal)[0])
    assert staged.field("last_taker") > 0


def test_5_2_ten_of_diamonds_two_of_clubs_aces_jacks(count: Any, sheet_row: Any) -> None:
    staged = count("pisti", (20, "TD AC JH TS", []), (32, "2C AS AH AD JS JC JD 2S KD", []))
    assert [sheet_row(staged, side)[1] for side in (0, 1)] == [3 + 1 + 1, 2 + 3 + 3]


@pytest.mark.parametrize(("table", "points"), [("standard", (9, 4)), ("greek", (4, 14)), ("pishpirik", (8, 14))])
def test_5_2_card_points(table: str, points: tuple[int, int], count: Any, sheet_row: Any) -> None:
    courts = "JC JD JH JS KC KD KH KS QC QD QH"
    staged = count("pisti", (20, "TD 2C AC AD AH AS QS", []), (32, f"{courts} TC TH TS", []), card_points=table)
    assert tuple(sheet_row(staged, side)[1] for side in (0, 1)) == points


def test_5_2_the_kitty_counts_for_its_taker(dealt: Any) -> None:
    staged = dealt("pisti", "TD 2C AC 7S 7H", seats=2)
    staged.table.play("7H")
    while staged.table.turn >= 0:
        staged.table.play(staged.table.legal[-1])
    cards = [line["cards"] for line in staged.table.sheet.values()]
    assert sum(cards) == 52
    taken = sum(len(cards.split()) for seat, cards, _ in staged.tricks if seat == 0)
    assert cards[0] == taken + 3
    assert sum(line["card_points"] for line in staged.table.sheet.values()) == 13


@pytest.mark.parametrize(("points", "expected"), [(3, [0, 3]), (0, [0, 0]), (30, [0, 30])])
def test_5_3_most_cards(points: int, expected: list[int], count: Any) -> None:
    staged = count("pisti", (25, "", []), (27, "", []), most_cards_points=points)
    assert [line["most_cards"] for line in staged.table.sheet.values()] == expected
    assert kahve.new("pisti").house.most_cards_points == 3


@pytest.mark.parametrize(
    ("tie", "expected", "carried"),
    [("nobody", [0, 0], 0), ("carried", [0, 0], 3), ("split", [1, 1], 0), ("each", [3, 3], 0)],
)
def test_5_4_level_with_most_cards(tie: str, expected: list[int], carried: int, count: Any) -> None:
    staged = count("pisti", (26, "", []), (26, "", []), most_cards_tie=tie)
    assert [line["most_cards"] for line in staged.table.sheet.values()] == expected
    assert staged.field("carried") == carried
    assert kahve.new("pisti").house_rules()["most_cards_tie"] == "nobody"


def test_5_4_carried_points_go_to_the_next_majority(stage: Any) -> None:
    staged = stage(
        "pisti", tricks=[(0, "2D 2H", 0)], hands={1: "3C"}, turn=1, rest=1, last_taker=1, fields={"carried": 3}, most_cards_tie="carried"
    )
    staged.table.play("3C")
    assert [line["most_cards"] for line in staged.table.sheet.values()] == [0, 6]
    assert staged.field("carried") == 0


def test_5_4_three_players_level(count: Any) -> None:
    for tie, expected in (("nobody", [0, 0, 0]), ("split", [1, 1, 0]), ("each", [3, 3, 0])):
        staged = count("pisti", (20, "", []), (20, "", []), (12, "", []), seats=3, most_cards_tie=tie)
        assert [line["most_cards"] for line in staged.table.sheet.values()] == expected


def test_5_6_the_sheet_adds_up_to_16_and_the_bonuses(count: Any) -> None:
    staged = count("pisti", (30, "TD AC", [10, 20]), (22, "JC", [10]))
    sheet = staged.table.sheet
    assert list(sheet[0]) == ["cards", "card_points", "most_cards", "bonus", "total"]
    for line in sheet.values():
        assert line["total"] == line["card_points"] + line["most_cards"] + line["bonus"]
    assert sum(line["total"] for line in sheet.values()) == 16 + 40
    assert staged.table.scores == [line["total"] for line in sheet.values()]


# -- 6 The match -------------------------------------------------------------------------------------------------------------------------


ACES_AND_JACKS = "AC AD AH AS JC JD JH JS"


def ending(count: Any, scores: list[int], **house: object) -> Any:
    """The table after a deal that brought 5 and 11 points on these scores."""
    return count("pisti", (25, "TD 2C", []), (27, ACES_AND_JACKS, []), scores=scores, **house).table


def test_6_1_the_match_goes_to_151(count: Any) -> None:
    table = ending(count, [0, 139])
    assert (table.scores, table.over) == ([5, 150], False)
    table = ending(count, [0, 140])
    assert (table.scores, table.over, table.winners) == ([5, 151], True, [1])


@pytest.mark.parametrize("target", [51, 100, 101, 121, 151, 201])
def test_6_1_target(target: int, count: Any) -> None:
    assert not ending(count, [0, target - 12], target=target).over
    assert ending(count, [0, target - 11], target=target).winners == [1]


def test_6_1_a_single_deal(count: Any) -> None:
    table = ending(count, [0, 0], target="single")
    assert (table.over, table.winners) == (True, [1])
    level = count("pisti", (25, "TD 2C AC AD AH", []), (27, "AS JC JD JH JS", []), target="single").table
    assert (level.scores, level.winners) == ([8, 8], [0, 1])


def test_6_1_only_after_the_deal(stage: Any) -> None:
    staged = stage("pisti", pile="JC", hands={0: "JD 5C", 1: "2D", 2: "3D", 3: "4D"}, scores=[150, 0])
    staged.follow("0:JD takes JC JD +20")
    assert not staged.table.over


def test_6_2_the_highest_total_wins(count: Any) -> None:
    assert ending(count, [148, 146]).winners == [1]
    assert ending(count, [158, 140]).winners == [0]


def test_6_2_level_at_the_top_plays_on(count: Any) -> None:
    table = ending(count, [150, 144])
    assert (table.scores, table.over, table.awaits_deal) == ([155, 155], False, True)


def test_6_2_shared(count: Any) -> None:
    assert ending(count, [150, 144], over_target="shared").winners == [0, 1]
    assert ending(count, [150, 145], over_target="shared").winners == [1]


def test_6_2_raise(count: Any) -> None:
    table = ending(count, [148, 146], over_target="raise")
    assert (table.over, table.record.target, table.record.raised) == (False, 201, 1)
    assert ending(count, [100, 146], over_target="raise").winners == [1]
    assert ending(count, [100, 195], over_target="raise").winners == [1]
    # A side beyond the raised target wins at once.
    assert ending(count, [148, 190], over_target="raise").winners == [1]


def test_6_2_raised_only_once(stage: Any) -> None:
    staged = stage(
        "pisti",
        tricks=[(0, "TD 2C", 0)],
        hands={1: "3C"},
        turn=1,
        rest=1,
        last_taker=1,
        scores=[200, 195],
        fields={"target": 201, "raised": 1},
        over_target="raise",
    )
    staged.table.play("3C")
    assert (staged.table.scores, staged.table.winners) == ([205, 206], [1])


# -- 7 Who knows what --------------------------------------------------------------------------------------------------------------------


def test_7_1_hands_and_stock_are_hidden_and_all_plays_public(dealt: Any) -> None:
    staged = dealt("pisti", KITTY)
    staged.table.play(staged.table.legal[0])
    view = staged.table.view(2).record
    assert view.hand[2] == staged.table.record.hand[2]
    assert [int(view.hand[seat]) for seat in (0, 1, 3)] == [0, 0, 0]
    assert view.laid == staged.table.record.laid
    assert not view.stock[1:].any()


KITTY_AFTER = {0: "7H 2D", 1: "3D", 2: "5D", 3: "6D"}


@pytest.mark.parametrize(
    ("looks", "seats"), [("team", [1, 0, 1, 0]), ("taker", [1, 0, 0, 0]), ("nobody", [0, 0, 0, 0]), ("all", [1, 1, 1, 1])]
)
def test_7_2_who_looks_at_the_kitty(looks: str, seats: list[int], stage: Any) -> None:
    staged = stage("pisti", pile="7S", kitty="4C QH 9D", hands=KITTY_AFTER, kitty_view=looks)
    assert not any(staged.table.view(seat).record.kitty.any() for seat in range(4))
    staged.table.play("7H")
    assert [int(staged.table.view(seat).record.kitty.any()) for seat in range(4)] == seats
    assert not staged.table.view(-1).record.kitty.any()
    assert kahve.new("pisti").house_rules()["kitty_view"] == "team"


def test_7_2_the_first_player_may_look_at_the_closed_cards(dealt: Any) -> None:
    staged = dealt("pisti", KITTY, first_sees_kitty=True)
    assert staged.table.turn == 0
    seen = [staged.table.view(seat) for seat in range(-1, 4)]
    assert [bool(view.record.kitty.any()) for view in seen] == [False, True, False, False, False]
    assert ["kitty=4CQH9D" in str(view) for view in seen] == [False, True, False, False, False]
    said = [staged.table.game.screen.dealt(view, ["A", "B", "C", "D"])["says"] for view in seen[1:]]
    assert ["You have seen the face-down cards" in sentence for sentence in said] == [True, False, False, False]
    assert kahve.new("pisti").house.first_sees_kitty == 0


def test_7_2_a_search_goes_back_to_a_kitty_that_the_first_player_has_seen(dealt: Any) -> None:
    staged = dealt("pisti", KITTY, first_sees_kitty=True)
    before = staged.table.record.kitty_seen.tolist()
    while not staged.table.record.kitty_taker:
        staged.table.play(staged.table.legal[0])
    t = staged.table.record.copy()
    assert t.in_hands
    assert t.kitty_seen.tolist() != before
    moves = [0] * 64
    staged.table.game.judgement.rewind(t, staged.table.house, moves)
    assert t.kitty_seen.tolist() == before


def test_7_2_all_see_the_kitty_at_the_count(dealt: Any) -> None:
    staged = dealt("pisti", KITTY, kitty_view="nobody")
    while staged.table.turn >= 0:
        staged.table.play(staged.table.legal[0])
    assert all(staged.table.view(seat).record.kitty.any() for seat in range(4))


def test_7_3_all_know_who_holds_the_exposed_card(dealt: Any) -> None:
    staged = dealt("pisti", tail="6H")
    while staged.field("last_batch") == 0:
        assert staged.table.view(0).record.known_size[3] == 0
        staged.table.play(staged.table.legal[0])
    assert "6H" in staged.hand(3)
    assert staged.deck.code(int(staged.table.view(0).record.known[3])) == "6H"
    while "6H" in staged.hand(3):
        staged.table.play("6H" if staged.table.turn == 3 else staged.table.legal[0])
    assert staged.table.view(0).record.known_size[3] == 0


def test_7_4_a_card_that_does_not_take_proves_something_if_able(stage: Any) -> None:
    staged = stage("pisti", pile="7S", hands={0: "2C 3C", 1: "3D 4D", 2: "5C 5D", 3: "6C 6D"}, capture_obligation="if_able")
    staged.follow("0:2C pile 7S 2C")
    could = staged.table.game.rules.could_hold
    answers = {code: bool(could(staged.table.record, staged.table.house, 0, staged.deck.read(code))) for code in ("7H", "JC", "2D", "KS")}
    assert answers == {"7H": False, "JC": False, "2D": True, "KS": True}
    free = stage("pisti", pile="7S", hands={0: "2C 3C", 1: "3D", 2: "5C", 3: "6C"}).follow("0:2C pile 7S 2C")
    assert could(free.table.record, free.table.house, 0, free.deck.read("7H"))


def test_7_4_until_the_next_batch(stage: Any) -> None:
    staged = stage("pisti", pile="7S", hands={0: "2C", 1: "3D", 2: "5C", 3: "6C"}, capture_obligation="if_able")
    for card in ("2C", "3D", "5C", "6C"):
        staged.table.play(card)
    assert staged.sizes == [4] * 4
    assert not staged.table.record.ruled_out.any()


# -- The worked examples of the rules document, 13.1 --------------------------------------------------------------------------------------


def test_example_P4_1_the_first_card_makes_no_pisti(stage: Any) -> None:
    staged = stage("pisti", pile="7S", kitty="4C QH 9D", hands={0: "7H", 1: "KD", 2: "KH", 3: "3C"})
    staged.follow("0:7H takes 4C QH 9D 7S 7H +0", "1:KD pile KD", "2:KH takes KD KH +10", "3:3C pile 3C")
    assert [bool(staged.table.view(seat).record.kitty.any()) for seat in range(4)] == [True, False, True, False]


def test_example_P4_2_two_jacks_turned_up(dealt: Any) -> None:
    staged = dealt("pisti", "5D AS JD JC 9C -- -- -- 9S")
    assert (staged.pile, staged.kitty) == ("JC JD AS", "5D")
    staged.follow("0:9C pile JC JD AS 9C", "1:9S takes 5D JC JD AS 9C 9S +0")


def test_example_P4_3_jack_on_a_lone_card_and_on_a_jack(stage: Any) -> None:
    hands = {0: "JS", 1: "6C 5D", 2: "JH", 3: "JC"}
    lines = ("1:6C pile 6C", "2:JH takes 6C JH +0", "3:JC pile JC", "0:JS takes JC JS +20", "1:5D pile 5D")
    stage("pisti", hands=hands, turn=1).follow(*lines)
    stage("pisti", hands=hands, turn=1, jack_on_single_bonus=10).follow(lines[0], "2:JH takes 6C JH +10")


def test_example_P4_4_only_the_top_card_matters(stage: Any) -> None:
    staged = stage("pisti", pile="TD 2C", hands={0: "TH 8S", 1: "TS", 2: "8D", 3: "4C"})
    staged.follow("0:TH pile TD 2C TH", "1:TS takes TD 2C TH TS +0", "2:8D pile 8D", "3:4C pile 8D 4C", "0:8S pile 8D 4C 8S")


@pytest.mark.parametrize(("last_card", "bonus"), [(False, 0), (True, 10)])
def test_example_P4_5_the_last_card(last_card: bool, bonus: int, stage: Any) -> None:
    staged = stage("pisti", pile="5C 9H", hands={1: "9C", 2: "8C", 3: "8D"}, turn=1, rest=0, bonus_on_last_card=last_card)
    staged.follow("1:9C takes 5C 9H 9C +0", "2:8C pile 8C", f"3:8D takes 8C 8D +{bonus}", "left nothing")


def test_example_P4_6_leftover_cards(stage: Any) -> None:
    staged = stage("pisti", pile="6S", hands={0: "KC", 1: "2D", 2: "AS", 3: "6H 4H"}, turn=3, rest=0)
    staged.follow("3:6H takes 6S 6H +10", "0:KC pile KC", "1:2D pile KC 2D", "2:AS pile KC 2D AS", "3:4H pile KC 2D AS 4H")
    staged.follow("left KC 2D AS 4H to 3")
    assert staged.table.sheet[1] == {"cards": 6, "card_points": 1, "most_cards": 0, "bonus": 10, "total": 11}


def test_example_P4_7_a_jack_deeper_down(stage: Any) -> None:
    staged = stage("pisti", pile="JD 4S", hands={0: "KH", 1: "JC", 2: "2C", 3: "3C"})
    staged.follow("0:KH pile JD 4S KH", "1:JC takes JD 4S KH JC +0")


def test_example_P4_8_a_majority(count: Any, sheet_row: Any) -> None:
    staged = count("pisti", (30, "TD AC AD JS", [10]), (22, "2C AH AS JC JD JH", [20]))
    assert sheet_row(staged, 0) == [30, 6, 3, 10, 19]
    assert sheet_row(staged, 1) == [22, 7, 0, 20, 27]


def test_example_P4_9_level(count: Any, sheet_row: Any) -> None:
    staged = count("pisti", (26, "TD 2C AC AD AH AS", []), (26, "JC JD JH JS", [10]))
    assert sheet_row(staged, 0) == [26, 9, 0, 0, 9]
    assert sheet_row(staged, 1) == [26, 4, 0, 10, 14]


def test_example_P4_10_the_end_of_the_match(count: Any) -> None:
    table = ending(count, [148, 146])
    assert (table.scores, table.winners) == ([153, 157], [1])
    # The document's other deal, 5 and 7, cannot happen (16 or 13 and tens); 148 and 142 before it come to the same.
    table = ending(count, [148, 142])
    assert (table.scores, table.over) == ([153, 153], False)


# -- 13.2 -------------------------------------------------------------------------------------------------------------------------------


def test_example_P2_1_the_first_card_is_a_jack(stage: Any) -> None:
    staged = stage("pisti", seats=2, pile="6H", kitty="QS 3D TC", hands={0: "JC AD", 1: "AC 2S"})
    staged.follow("N:JC takes QS 3D TC 6H JC +0", "D:AC pile AC", "N:AD takes AC AD +10")
    assert [bool(staged.table.view(seat).record.kitty.any()) for seat in (0, 1)] == [True, False]


def test_example_P2_2_two_in_a_row(stage: Any) -> None:
    staged = stage("pisti", seats=2, pile="8C 3H", hands={0: "3S 5D 9C", 1: "5C 9S 2S"})
    staged.follow("N:3S takes 8C 3H 3S +0", "D:5C pile 5C", "N:5D takes 5C 5D +10", "D:9S pile 9S", "N:9C takes 9S 9C +10")


def test_example_P2_3_against_the_leader(stage: Any) -> None:
    staged = stage("pisti", seats=2, pile="QD", hands={0: "QH JD", 1: "JS 2S"})
    staged.follow("N:QH takes QD QH +10", "D:JS pile JS", "N:JD takes JS JD +20")


def test_example_P2_4_the_last_card(stage: Any) -> None:
    staged = stage("pisti", seats=2, pile="KS 7C", hands={0: "4S", 1: "7D 4D"}, turn=1, rest=0)
    staged.follow("D:7D takes KS 7C 7D +0", "N:4S pile 4S", "D:4D takes 4S 4D +0", "left nothing")


def test_example_P2_5_no_capture_at_the_end(stage: Any) -> None:
    staged = stage("pisti", seats=2, pile="TS", hands={0: "TC 8H", 1: "2C 5S"}, rest=1)
    staged.follow("N:TC takes TS TC +10", "D:2C pile 2C", "N:8H pile 2C 8H", "D:5S pile 2C 8H 5S", "left 2C 8H 5S to N")
    assert staged.table.sheet[0]["card_points"] == 2


def test_example_P2_6_a_deal_counted(count: Any, sheet_row: Any) -> None:
    staged = count("pisti", (25, "TD AC AS JH", [10, 10]), (27, "2C AD AH JC JD JS", []), seats=2)
    assert sheet_row(staged, 0) == [25, 6, 0, 20, 26]
    assert sheet_row(staged, 1) == [27, 7, 3, 0, 10]


def test_example_P2_7_batches(dealt: Any) -> None:
    staged = dealt("pisti", tail="6H", seats=2)
    for _ in range(40):
        assert staged.field("last_batch") == 0
        staged.table.play(staged.table.legal[0])
    assert staged.field("last_batch") == 1
    assert "6H" in staged.hand(1)


@pytest.mark.parametrize("preset", ["classic", "two_hand", "turkish_app"])
def test_1_2_presets_open(preset: str) -> None:
    kahve.new("pisti", preset=preset).deal(seed=1)
