"""Pastra's rulebook, paragraph by paragraph; the examples PA-… are those of the rules document, section 13.8."""

from __future__ import annotations

from typing import Any

import pytest

import kahve
from kahve.engine.house import HouseError
from kahve.games.floor.conftest import free

JACKS = "JC JD JH JS"
EIGHT = "-- -- -- -- -- -- -- --"
ACES_AND_JACKS = f"AC AD AH AS {JACKS}"


def rules() -> dict[str, object]:
    """What holds if nobody says otherwise."""
    return dict(kahve.new("pastra").house_rules())


def cleared(stage: Any, floor: str, card: str, **house: object) -> int:
    """The bonus for taking all of this floor with that card, in the middle of a deal."""
    staged = stage("pastra", floor=floor, hands={0: f"{card} 6H", 1: free(floor, card)}, **house)
    staged.table.play(f"{card} takes {floor}")
    assert (staged.tricks[-1][:2], staged.floor) == ((0, f"{floor} {card}"), "")
    return int(staged.tricks[-1][2])


def ways(stage: Any, floor: str, card: str, **house: object) -> set[str]:
    """What a card can take from this floor."""
    card_ways: set[str] = stage("pastra", floor=floor, hands={0: f"{card} 9H", 1: free(floor, card)}, **house).ways(card)
    return card_ways


# -- 1 The table ---------------------------------------------------------------------------------------------------------------------


def test_1_1_one_pack_of_52(dealt: Any) -> None:
    staged = dealt("pastra")
    assert len(set(staged.deck.cards)) == len(staged.deck.cards) == 52
    with pytest.raises(kahve.CardError):
        kahve.new("pastra").deal("AC 2C")


@pytest.mark.parametrize("seats", [2, 4])
def test_1_2_two_or_four_play(seats: int, dealt: Any) -> None:
    assert dealt("pastra", seats=seats).sizes == [4] * seats
    assert rules()["seats"] == 2


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_1_2_no_other_number(seats: int) -> None:
    with pytest.raises(HouseError):
        kahve.new("pastra", seats=seats)


@pytest.mark.parametrize(("preset", "house"), [("cypriot", {}), ("partners", {"seats": 4}), ("rubber", {"rubber": True})])
def test_1_2_presets(preset: str, house: dict[str, object]) -> None:
    table = kahve.new("pastra", preset=preset)
    table.deal(seed=1)
    assert table.house_rules(changed_only=True) == house


@pytest.mark.parametrize(("teams", "sides"), [(True, [2, 2]), (False, [2, 4])])
def test_1_3_teams(teams: bool, sides: list[int]) -> None:
    assert [kahve.new("pastra", seats=n, teams=teams).sides for n in (2, 4)] == sides
    assert rules()["teams"] is True
    assert [kahve.new("pastra", seats=4).side_of(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_1_4_the_direction_changes_no_card(order: Any) -> None:
    assert rules()["direction"] == "clockwise"
    tables = [kahve.new("pastra", direction=way) for way in ("counterclockwise", "clockwise")]
    for table in tables:
        table.deal(order("pastra"))
        table.play(table.legal[0])
        assert table.turn == 1
    assert tables[0].record.tobytes() == tables[1].record.tobytes()


@pytest.mark.parametrize(("courts", "king", "ten"), [("none", set(), {"TC 4D 6S"}), ("ten", {"TC QD 4D 6S"}, {"TC QD 4D 6S"})])
def test_1_5_court_values(courts: str, king: set[str], ten: set[str], stage: Any) -> None:
    assert ways(stage, "TC QD 4D 6S", "KD", court_values=courts) == king
    assert ways(stage, "TC QD 4D 6S", "TH", court_values=courts) == ten
    assert rules()["court_values"] == "none"


def test_1_5_courts_removed(dealt: Any) -> None:
    staged = dealt("pastra", court_values="removed", seats=4)
    assert {card >> 2 for card in staged.deck.cards} == set(range(1, 12))
    staged.play_out()
    assert sum(line["cards"] for line in staged.table.sheet.values()) == 44


# -- 2 The deal ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_2_1_the_seat_after_the_dealer_leads_and_deals_next(dealer: int, dealt: Any) -> None:
    staged = dealt("pastra", dealer=dealer, seats=4)
    assert staged.table.turn == (dealer + 1) % 4
    assert staged.play_out().field("dealer") == (dealer + 1) % 4


@pytest.mark.parametrize(
    ("courts", "seats", "hand", "batches"),
    [
        ("none", 2, 4, [4] * 6),
        ("none", 4, 4, [4] * 3),
        ("none", 2, 6, [6] * 4),
        ("none", 4, 6, [6, 6]),
        ("removed", 2, 4, [4] * 5),
        ("removed", 4, 4, [4, 4, 2]),
        ("removed", 2, 6, [6, 6, 6, 2]),
        ("removed", 4, 6, [6, 4]),
    ],
)
def test_2_2_batches(courts: str, seats: int, hand: int, batches: list[int], dealt: Any) -> None:
    assert rules()["hand_cards"] == 4
    staged = dealt("pastra", seats=seats, hand_cards=hand, court_values=courts)
    assert len(staged.deck.cards) == 4 + seats * sum(batches)
    for number, size in enumerate(batches, 1):
        assert staged.sizes == [size] * seats
        assert staged.field("last_batch") == (number == len(batches))
        for _ in range(size * seats):
            staged.table.play(staged.table.legal[0])
    assert staged.table.awaits_deal


def test_2_2_packets_from_the_seat_after_the_dealer(dealt: Any) -> None:
    staged = dealt("pastra", "AC 2C 3C 4C AD 2D 3D 4D", dealer=0)
    assert [staged.hand(seat) for seat in (1, 0)] == [["AC", "2C", "3C", "4C"], ["AD", "2D", "3D", "4D"]]


def test_2_3_four_cards_on_the_floor_after_the_hands(dealt: Any) -> None:
    staged = dealt("pastra", f"{EIGHT} 9C 5D KH 2S")
    assert (staged.floor, staged.field("stock_size")) == ("9C 5D KH 2S", 40)


@pytest.mark.parametrize(
    ("way", "floor", "shown"), [("bottom", "7D 4S TH 9C", 2), ("shuffled", "7D 4S TH 9C", 0), ("redeal", "", 0), ("none", "7D JD 4S JC", 0)]
)
def test_2_4_jacks_on_the_first_floor(way: str, floor: str, shown: int, dealt: Any) -> None:
    staged = dealt("pastra", f"{EIGHT} 7D JD 4S JC TH 9C", floor_special_replacement=way)
    assert (staged.floor, staged.field("stock_shown")) == (floor, shown)
    assert staged.table.awaits_deal == bool(staged.table.history[0].void) == (way == "redeal")
    assert (staged.stock.split()[-2:] == ["JD", "JC"]) == (way == "bottom")
    assert sorted(staged.stock.split()).count("JD") == (way in ("bottom", "shuffled"))
    assert rules()["floor_special_replacement"] == "bottom"


@pytest.mark.parametrize(("seven", "floor"), [("plain", "7D 4S TH 9C"), ("sweeps", "4S TH 9C 2D"), ("burnt", "4S TH 9C 2D")])
def test_2_4_a_seven_of_diamonds(seven: str, floor: str, dealt: Any) -> None:
    assert dealt("pastra", f"{EIGHT} 7D 4S TH 9C 2D", seven_diamond=seven).floor == floor


@pytest.mark.parametrize("sees", [False, True])
def test_2_5_dealer_sees_bottom(sees: bool, dealt: Any) -> None:
    assert rules()["dealer_sees_bottom"] is False
    staged = dealt("pastra", f"{EIGHT} JD", "6H", dealer_sees_bottom=sees)
    assert [bool(staged.table.view(seat).record.bottom.any()) for seat in (-1, 0, 1)] == [False, False, sees]
    while not staged.field("last_batch"):
        staged.table.play(staged.table.legal[0])
    assert {"6H", "JD"} < set(staged.hand(1))


# -- 3 The play ----------------------------------------------------------------------------------------------------------------------


def test_3_1_any_card_of_the_hand(stage: Any) -> None:
    staged = stage("pastra", floor="7S 8D", hands={0: "2C 8H JD", 1: "3C"})
    assert staged.table.legal == ["2C", "8H takes 8D", "JD takes 7S 8D"]
    assert staged.refused("QS") == "You do not hold the queen of spades."
    staged.refused("3C")


@pytest.mark.parametrize(
    ("floor", "card", "expected"),
    [
        ("8C 5D 3H", "8H", {"8C 5D 3H"}),
        ("8C 5D 3H AC 4S 3D", "8H", {"8C 5D 3H AC 4S 3D"}),
        ("4C 6S", "8H", set()),
        ("AS 2C", "AH", {"AS"}),
        ("2C 2D 3S", "5H", {"2C 3S", "2D 3S"}),
    ],
)
def test_3_2_pairs_and_sums(floor: str, card: str, expected: set[str], stage: Any) -> None:
    assert ways(stage, floor, card) == expected


def test_3_2_what_cannot_be_taken_changes_nothing(stage: Any) -> None:
    staged = stage("pastra", floor="2C 2D 3S 6H", hands={0: "5H 9D", 1: "QS"})
    assert staged.refused("5H") == "The five of hearts can take in 2 ways. Say which: 5H takes 2C 3S or 5H takes 2D 3S."
    assert staged.refused("9D takes 2C") == "The nine of diamonds cannot take that. Possible moves: 9D takes 3S 6H."
    assert staged.refused("9D takes 9C") == "The nine of clubs is not on the floor."
    staged.table.play("5H takes 3S 2D")
    assert (staged.floor, staged.table.history[-1].turns) == ("2C 6H", [(0, "5H takes 2D 3S")])


@pytest.mark.parametrize(
    ("duty", "legal"),
    [
        ("if_played", ["2C", "7D takes 7S", "JC takes 7S"]),
        ("if_able", ["7D takes 7S", "JC takes 7S"]),
        ("optional", ["2C", "7D takes 7S", "JC takes 7S", "7D lies", "JC lies"]),
    ],
)
def test_3_3_capture_obligation(duty: str, legal: list[str], stage: Any) -> None:
    staged = stage("pastra", floor="7S", hands={0: "2C JC 7D", 1: "KC"}, capture_obligation=duty)
    assert staged.table.legal == legal
    assert rules()["capture_obligation"] == "if_played"
    if duty == "if_able":
        assert "you hold a card that does" in staged.refused("2C")
    if duty == "optional":
        staged.follow("0:JC lies floor 7S JC", "1:KC floor 7S JC KC")
    else:
        assert "must take" in staged.refused("JC lies")


def test_3_4_queens_and_kings_take_their_like_only(stage: Any) -> None:
    assert ways(stage, "QC KD QS QH", "QD") == {"QC QS QH"}
    assert ways(stage, "QC TD 2D AD", "KC") == set()


@pytest.mark.parametrize(("scope", "expected"), [("all", {"6S 6D 2D 4H"}), ("one", {"6S 2D 4H", "6D 2D 4H"})])
def test_3_5_pair_scope(scope: str, expected: set[str], stage: Any) -> None:
    assert ways(stage, "6S 6D 2D 4H", "6C", pair_scope=scope) == expected
    assert rules()["pair_scope"] == "all"


@pytest.mark.parametrize(
    ("choice", "expected"),
    [
        ("player", {"6S AC 2D 3S", "6S 2D 4H"}),
        ("largest", {"6S AC 2D 3S"}),
        ("any_set", {"6S AC 2D 3S", "6S 2D 4H", "6S", "AC 2D 3S", "2D 4H"}),
        ("one_group", {"6S", "AC 2D 3S", "2D 4H"}),
    ],
)
def test_3_6_floor_capture_choice(choice: str, expected: set[str], stage: Any) -> None:
    assert ways(stage, "6S AC 2D 3S 4H", "6C", floor_capture_choice=choice) == expected
    assert rules()["floor_capture_choice"] == "player"


def test_3_6_any_set_may_leave_a_like_card(stage: Any) -> None:
    assert ways(stage, "6S 6D", "6C", floor_capture_choice="any_set") == {"6S", "6D", "6S 6D"}


def test_3_6_a_set_that_cannot_grow_may_lie_within_a_larger_one(stage: Any) -> None:
    assert ways(stage, "2C 2D 6C 4C 8C 8D", "TH") == {"2C 2D 6C", "2C 2D 6C 4C 8C 8D"}


def test_3_7_a_jack_sweeps(stage: Any) -> None:
    hands = {0: "JH 2C JD", 1: "JC TC"}
    staged = stage("pastra", floor="5C QD 9H JS", hands=hands).follow("0:JH takes 5C QD 9H JS +0 leaves nothing", "1:JC floor JC")
    staged.follow("0:2C floor JC 2C", "1:TC floor JC 2C TC", "0:JD takes JC 2C TC +0 leaves nothing")


@pytest.mark.parametrize(("seven", "expected"), [("plain", set()), ("sweeps", {"5C QD"}), ("burnt", {"5C QD"})])
def test_3_8_seven_diamond(seven: str, expected: set[str], stage: Any) -> None:
    assert rules()["seven_diamond"] == "plain"
    assert ways(stage, "5C QD", "7D", seven_diamond=seven) == expected
    assert ways(stage, "5C 2H 7S", "7D", seven_diamond=seven) == {"5C 2H 7S"}
    led = stage("pastra", hands={0: "7D 2H", 1: "7C 2S"}, seven_diamond=seven)
    led.table.play("7D")
    assert (led.floor, led.field("aside_size")) == (("", 1) if seven == "burnt" else ("7D", 0))
    led.follow("1:7C floor 7C" if seven == "burnt" else "1:7C takes 7D +10 leaves nothing")


def test_3_9_after_a_capture_the_next_starts_a_new_floor(stage: Any) -> None:
    staged = stage("pastra", seats=4, floor="2S 7S", hands={0: "9H", 1: "JD", 2: "4C", 3: "4D"})
    staged.follow("0:9H takes 2S 7S +10 leaves nothing", "1:JD floor JD", "2:4C floor JD 4C", "3:4D takes 4C +0 leaves JD")


# -- 4 The bonuses -----------------------------------------------------------------------------------------------------------------------


CLEARED = [("7S", "7H"), ("KS", "KC"), ("TS 6C 4D", "TC"), ("2C 5S", "7D"), ("JS", "JH")]


@pytest.mark.parametrize("bonus", [0, 5, 10])
def test_4_1_match_bonus(bonus: int, stage: Any) -> None:
    assert [cleared(stage, *pair, match_bonus=bonus) for pair in CLEARED] == [bonus] * 4 + [0]
    assert rules()["match_bonus"] == 10


def test_4_1_what_stays_on_the_floor_is_no_pastra(stage: Any) -> None:
    stage("pastra", floor="2S 7S", hands={0: "7H", 1: "2D"}).follow("0:7H takes 7S +0 leaves 2S", "1:2D takes 2S +10 leaves nothing")


@pytest.mark.parametrize(("bonus", "lone"), [("as_match", 10), (20, 20)])
def test_4_2_ace_on_ace_bonus(bonus: object, lone: int, stage: Any) -> None:
    assert [cleared(stage, floor, "AH", ace_on_ace_bonus=bonus) for floor in ("AS", "AS AD")] == [lone, 10]
    assert rules()["ace_on_ace_bonus"] == "as_match"


@pytest.mark.parametrize("bonus", [0, 10, 20, 30])
def test_4_3_jack_on_jack_bonus(bonus: int, stage: Any) -> None:
    assert [cleared(stage, floor, "JH", jack_on_jack_bonus=bonus) for floor in ("JS", "7S", "JS JC")] == [bonus, 0, 0]
    assert rules()["jack_on_jack_bonus"] == 0


@pytest.mark.parametrize("bonus", [0, 10, 20])
def test_4_4_jack_on_single_bonus(bonus: int, stage: Any) -> None:
    assert [cleared(stage, floor, "JH", jack_on_single_bonus=bonus) for floor in ("JS", "7S", "7S 8C")] == [0, bonus, 0]
    assert rules()["jack_on_single_bonus"] == 0


@pytest.mark.parametrize(("last_card", "bonus"), [(True, 10), (False, 0)])
def test_4_5_bonus_on_last_card(last_card: bool, bonus: int, stage: Any) -> None:
    house = {"bonus_on_last_card": last_card}
    stage("pastra", floor="8C", hands={1: "8D"}, turn=1, rest=0, **house).follow(f"1:8D takes 8C +{bonus} leaves nothing", "left nothing")
    stage("pastra", floor="8C", hands={0: "8D", 1: "5D"}, rest=0, **house).follow("0:8D takes 8C +10 leaves nothing")
    stage("pastra", floor="8C", hands={1: "8D"}, turn=1, **house).follow("1:8D takes 8C +10 leaves nothing")
    assert rules()["bonus_on_last_card"] is True


@pytest.mark.parametrize(
    ("rule", "bonuses"),
    [
        ("sum_le_10", [10, 0, 0, 0]),
        ("natural_or_sum", [10, 10, 0, 0]),
        ("equal_groups_le_10", [10, 10, 10, 0]),
        ("always", [10] * 4),
        ("never", [0] * 4),
    ],
)
def test_4_6_seven_diamond_basra(rule: str, bonuses: list[int], stage: Any) -> None:
    floors = ["2C 3D 5S", "7S 4C 3D", "8C 2D TS", "2C KD"]
    assert [cleared(stage, floor, "7D", seven_diamond="sweeps", seven_diamond_basra=rule) for floor in floors] == bonuses
    assert cleared(stage, "7S 4C 3D", "7D", seven_diamond_basra=rule) == 10
    assert rules()["seven_diamond_basra"] == "sum_le_10"


@pytest.mark.parametrize(("condition", "bonuses"), [("floor_cleared", [10, 10, 10]), ("lone_card", [0, 0, 10])])
def test_4_7_basra_condition(condition: str, bonuses: list[int], stage: Any) -> None:
    floors = [("2C 5D", "7H"), ("QC QD", "QH"), ("QC", "QH")]
    assert [cleared(stage, *pair, basra_condition=condition) for pair in floors] == bonuses
    assert rules()["basra_condition"] == "floor_cleared"


@pytest.mark.parametrize(("value", "bonuses"), [("flat", [10, 10, 10, 10, 0]), ("twice", [2, 20, 14, 10, 0])])
def test_4_8_basra_value(value: str, bonuses: list[int], stage: Any) -> None:
    floors = [("AC", "AD"), ("TC", "TD"), ("4C 3S", "7D"), ("QC", "QH"), ("4C", "JD")]
    assert [cleared(stage, *pair, basra_value=value) for pair in floors] == bonuses
    assert rules()["basra_value"] == "flat"


# -- 5 The count -------------------------------------------------------------------------------------------------------------------------


def test_5_1_the_rest_goes_to_the_last_taker_without_a_bonus(stage: Any) -> None:
    staged = stage("pastra", floor="KH 2H", hands={1: "2D"}, turn=1, rest=0)
    staged.follow("1:2D takes 2H +0 leaves KH", "left KH to 1")
    assert [(line["cards"], line["bonus"]) for line in staged.table.sheet.values()] == [(49, 0), (3, 0)]


@pytest.mark.parametrize(("table", "points"), [("standard", (9, 4)), ("greek", (4, 14)), ("pishpirik", (8, 14))])
def test_5_2_card_points(table: str, points: tuple[int, int], count: Any, sheet_row: Any) -> None:
    courts = f"{JACKS} KC KD KH KS QC QD QH"
    staged = count("pastra", (20, "TD 2C AC AD AH AS QS", []), (32, f"{courts} TC TH TS", []), card_points=table)
    assert tuple(sheet_row(staged, side)[1] for side in (0, 1)) == points
    assert rules()["card_points"] == "standard"


@pytest.mark.parametrize(("points", "expected"), [(3, [0, 3]), (0, [0, 0]), (30, [0, 30])])
def test_5_3_most_cards_points(points: int, expected: list[int], count: Any) -> None:
    staged = count("pastra", (25, "", []), (27, "", []), most_cards_points=points)
    assert [line["most_cards"] for line in staged.table.sheet.values()] == expected
    assert rules()["most_cards_points"] == 3


@pytest.mark.parametrize(
    ("tie", "expected", "carried"),
    [("nobody", [0, 0], 0), ("carried", [0, 0], 3), ("split", [1, 1], 0), ("each", [3, 3], 0)],
)
def test_5_4_most_cards_tie(tie: str, expected: list[int], carried: int, count: Any) -> None:
    staged = count("pastra", (26, "", []), (26, "", []), most_cards_tie=tie)
    assert [line["most_cards"] for line in staged.table.sheet.values()] == expected
    assert staged.field("carried") == carried
    assert rules()["most_cards_tie"] == "nobody"


def test_5_4_carried_points_go_to_the_next_majority(count: Any) -> None:
    staged = count("pastra", (20, "", []), (32, "", []), fields={"carried": 3}, most_cards_tie="carried")
    assert [line["most_cards"] for line in staged.table.sheet.values()] == [0, 6]
    assert staged.field("carried") == 0


@pytest.mark.parametrize("seats", [2, 4])
def test_5_6_the_sheet_adds_up_to_16_and_the_bonuses(seats: int, dealt: Any) -> None:
    staged = dealt("pastra", seats=seats).play_out()
    sheet = staged.table.sheet
    assert list(sheet[0]) == ["cards", "card_points", "most_cards", "bonus", "total"]
    missing = 0 if any(line["most_cards"] for line in sheet.values()) else 3
    assert sum(line["total"] - line["bonus"] for line in sheet.values()) == 16 - missing
    assert sum(line["bonus"] for line in sheet.values()) == sum(bonus for _, _, bonus in staged.tricks)
    assert staged.table.scores == [line["total"] for line in sheet.values()]


# -- 6 The match -------------------------------------------------------------------------------------------------------------------------


def ending(count: Any, scores: list[int], **house: object) -> Any:
    """The table after a deal that brought 5 and 11 points on these scores."""
    return count("pastra", (25, "TD 2C", []), (27, ACES_AND_JACKS, []), scores=scores, **house).table


@pytest.mark.parametrize("target", [51, 100, 101, 121, 151, 201])
def test_6_1_target(target: int, count: Any) -> None:
    assert not ending(count, [0, target - 12], target=target).over
    assert ending(count, [0, target - 11], target=target).winners == [1]
    assert rules()["target"] == 101


def test_6_1_a_single_deal(count: Any) -> None:
    assert ending(count, [0, 0], target="single").winners == [1]
    level = count("pastra", (25, "TD 2C AC AD AH", []), (27, f"AS {JACKS}", []), target="single").table
    assert (level.scores, level.winners) == ([8, 8], [0, 1])


@pytest.mark.parametrize(("rule", "winners"), [("highest", []), ("shared", [0, 1]), ("raise", [])])
def test_6_2_over_target(rule: str, winners: list[int], count: Any) -> None:
    table = ending(count, [100, 94], over_target=rule)
    assert (table.scores, table.winners, table.record.target) == ([105, 105], winners, 151 if rule == "raise" else 101)
    assert ending(count, [98, 96], over_target=rule).winners == ([] if rule == "raise" else [1])
    assert rules()["over_target"] == "highest"


def test_6_4_rubber(count: Any) -> None:
    assert rules()["rubber"] is False
    table = ending(count, [96, 53], rubber=True)
    assert (table.scores, table.games, table.over) == ([101, 64], [1, 0], False)
    table.deal(seed=3)
    assert (table.scores, table.games, table.record.target) == ([0, 0], [1, 0], 101)
    table = ending(count, [96, 53], rubber=True, fields={"games": "2,1"})
    assert (table.games, table.winners, table.result["games"]) == ([3, 1], [0], [3, 1])
    assert ending(count, [100, 94], rubber=True, over_target="shared").games == [0, 0]


@pytest.mark.parametrize(("last", "target", "expected"), [(150, 101, 150), (101, 101, 101), (150, 51, 150), (150, 201, 201)])
def test_6_5_rubber_last_target(last: int, target: int, expected: int, count: Any) -> None:
    table = ending(count, [0, 195], rubber=True, fields={"games": "2,1"}, target=target, rubber_last_target=last)
    table.deal(seed=3)
    assert (table.scores, table.games, table.record.target) == ([0, 0], [2, 2], expected)
    assert rules()["rubber_last_target"] == 150


# -- 7 Who knows what --------------------------------------------------------------------------------------------------------------------


def test_7_1_hands_and_stock_are_hidden_and_all_plays_public(dealt: Any) -> None:
    staged = dealt("pastra", seats=4)
    for _ in range(5):
        staged.table.play(staged.table.legal[-1])
    view, record = staged.table.view(2).record, staged.table.record
    assert view.hand[2] == record.hand[2]
    assert [int(view.hand[seat]) for seat in (0, 1, 3)] == [0, 0, 0]
    assert not view.stock.any()
    assert all(view[name] == record[name] for name in ("laid", "took", "floor"))


def test_7_2_only_the_dealer_knows_the_bottom_card(dealt: Any) -> None:
    staged = dealt("pastra", tail="6H", seats=4, dealer=2, dealer_sees_bottom=True)
    views = [staged.table.view(seat).record.bottom for seat in range(4)]
    assert [staged.deck.code(int(bottom[0])) if bottom.any() else "" for bottom in views] == ["", "", "6H", ""]


def test_7_3_buried_cards_are_known_in_the_stock_and_in_a_hand(dealt: Any) -> None:
    staged = dealt("pastra", f"{EIGHT} 5C JD JS 8H 2S QH")
    assert [staged.deck.code(int(card)) for card in staged.table.view(0).record.stock[:3] if card] == ["JS", "JD"]
    while not staged.field("last_batch"):
        staged.table.play(staged.table.legal[0])
    assert staged.table.view(0).record.known_size[1] == 2
    back = dealt("pastra", f"{EIGHT} 5C JD 8H 2S QH", floor_special_replacement="shuffled")
    assert [back.could_hold(seat, "JD", "JC", "9D") for seat in (0, 1)] == [[False, True, True]] * 2


@pytest.mark.parametrize(("duty", "free"), [("if_played", True), ("if_able", False), ("optional", True)])
def test_7_4_a_card_that_does_not_take_proves_something_if_able(duty: str, free: bool, stage: Any) -> None:
    staged = stage("pastra", floor="5C 4D KS", hands={0: "6H", 1: "QD"}, capture_obligation=duty)
    staged.follow("0:6H floor 5C 4D KS 6H")
    assert staged.could_hold(0, "5H", "9S", "KD", "JC") == [free] * 4
    assert staged.could_hold(0, "7D", "TC", "QC") == [True] * 3
    staged.table.play("QD")
    assert not staged.table.record.ruled_out.any()


# -- The worked examples of the rules document, 13.8 --------------------------------------------------------------------------------------


def test_example_PA_1_a_sweep_by_a_sum(stage: Any) -> None:
    stage("pastra", floor="6C 2H AD", hands={0: "9S 2S", 1: "3S"}).follow("0:9S takes 6C 2H AD +10 leaves nothing")


def test_example_PA_2_a_jack_makes_no_pastra(stage: Any) -> None:
    staged = stage("pastra", floor="KC TD 2C AS", hands={0: "JD 5H", 1: "5C"}, rest=1)
    staged.follow("0:JD takes KC TD 2C AS +0 leaves nothing", "1:5C floor 5C", "0:5H takes 5C +10 leaves nothing")
    assert staged.table.sheet[0] == {"cards": 7, "card_points": 7, "most_cards": 0, "bonus": 10, "total": 17}


def test_example_PA_3_a_plain_seven(stage: Any) -> None:
    staged = stage("pastra", floor="8C QH", hands={0: "7D 2S", 1: "8S 2H"})
    staged.follow("0:7D floor 8C QH 7D", "1:8S takes 8C +0 leaves QH 7D")


def test_example_PA_4_three_groups(stage: Any) -> None:
    stage("pastra", floor="TC 4D 6S 7H 3C", hands={0: "TH 2S", 1: "2H"}).follow("0:TH takes TC 4D 6S 7H 3C +10 leaves nothing")


def test_example_PA_5_leftover(stage: Any) -> None:
    staged = stage("pastra", floor="QS", hands={0: "QD 3S", 1: "TD KD"}, rest=1)
    staged.follow("0:QD takes QS +10 leaves nothing", "1:TD floor TD", "0:3S floor TD 3S", "1:KD floor TD 3S KD", "left TD 3S KD to 0")
    assert (staged.table.sheet[0]["card_points"], staged.table.sheet[0]["bonus"]) == (3, 10)


def test_example_PA_6_two_teams(count: Any, sheet_row: Any) -> None:
    staged = count("pastra", (31, "TD AC AD JC", [10, 10]), (21, "2C AH AS JD JH JS", [10]), seats=4)
    assert [sheet_row(staged, side) for side in (0, 1)] == [[31, 6, 3, 20, 29], [21, 7, 0, 10, 17]]


def test_example_PA_7_level(count: Any, sheet_row: Any) -> None:
    staged = count("pastra", (26, "TD 2C JC JD", []), (26, "AC AD AH AS JH JS", [10]), seats=4)
    assert [sheet_row(staged, side) for side in (0, 1)] == [[26, 7, 0, 0, 7], [26, 6, 0, 10, 16]]
