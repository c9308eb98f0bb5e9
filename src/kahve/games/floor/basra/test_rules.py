"""Basra's rulebook, paragraph by paragraph; the examples BE-…, BL-… and R-… are the rules document's, 13.6, 13.7 and 13.9."""

from __future__ import annotations

from typing import Any

import pytest

import kahve
from kahve.cards.hands import nth
from kahve.cards.shuffle import generator
from kahve.engine.house import HouseError
from kahve.engine.machine import machine
from kahve.games.floor.conftest import FloorStaged, free
from kahve.games.floor.dealing import deal_on, put_back

JACKS = "JC JD JH JS"
EIGHT = "-- -- -- -- -- -- -- --"
LEBANESE = {"hand_cards": 6, "seven_diamond": "plain"}
OVERLAP = "2C 2D 6C 4C 8C 8D"


def cleared(stage: Any, floor: str, card: str, **house: object) -> int:
    """The bonus for taking all of this floor with that card, in the middle of a deal."""
    staged = stage("basra", floor=floor, hands={0: f"{card} 6H", 1: free(floor, card)}, **house)
    staged.table.play(f"{card} takes {floor}")
    assert (staged.tricks[-1][:2], staged.floor) == ((0, f"{floor} {card}"), "")
    return int(staged.tricks[-1][2])


def ways(stage: Any, floor: str, card: str, **house: object) -> set[str]:
    """What a card can take from this floor."""
    card_ways: set[str] = stage("basra", floor=floor, hands={0: f"{card} 9H", 1: free(floor, card)}, **house).ways(card)
    return card_ways


# -- 1 The table ---------------------------------------------------------------------------------------------------------------------


def test_1_1_one_pack_of_52(dealt: Any) -> None:
    staged = dealt("basra")
    assert len(set(staged.deck.cards)) == len(staged.deck.cards) == 52
    with pytest.raises(kahve.CardError):
        kahve.new("basra").deal("AC 2C")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_2_two_three_or_four_play(seats: int, dealt: Any) -> None:
    assert dealt("basra", seats=seats).sizes == [4] * seats
    assert kahve.new("basra").seats == 2


def test_1_2_no_other_number() -> None:
    for seats in (1, 5):
        with pytest.raises(HouseError):
            kahve.new("basra", seats=seats)


@pytest.mark.parametrize(
    ("preset", "house"),
    [
        ("egyptian", {}),
        ("lebanese", LEBANESE),
        ("thirty", {"most_cards_points": 30, "most_cards_tie": "carried"}),
        ("rubber", {"rubber": True}),
        ("jordanian", {"basra_value": "twice"}),
        ("palestinian", {"court_values": "removed", "seven_diamond": "plain"}),
    ],
)
def test_1_2_presets(preset: str, house: dict[str, object]) -> None:
    table = kahve.new("basra", preset=preset)
    table.deal(seed=1)
    assert table.house_rules(changed_only=True) == house


def test_1_3_four_are_two_sides_and_fewer_play_alone() -> None:
    assert [kahve.new("basra", seats=4).side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [kahve.new("basra", seats=n).sides for n in (2, 3, 4)] == [2, 3, 2]


def test_1_3_without_teams_four_play_alone() -> None:
    assert [kahve.new("basra", seats=n, teams=False).sides for n in (2, 3, 4)] == [2, 3, 4]


def test_1_4_the_direction_changes_no_card(order: Any) -> None:
    assert kahve.new("basra").house_rules()["direction"] == "counterclockwise"
    tables = [kahve.new("basra", direction=way) for way in ("counterclockwise", "clockwise")]
    for table in tables:
        table.deal(order("basra"))
        table.play(table.legal[0])
        assert table.turn == 1
    assert tables[0].record.tobytes() == tables[1].record.tobytes()


def test_1_5_courts_have_no_value(stage: Any) -> None:
    assert kahve.new("basra").house_rules()["court_values"] == "none"
    assert ways(stage, "TC 4D 6S", "KD") == set()
    assert ways(stage, "KC QC", "TD") == set()
    assert ways(stage, "JC AD TC", "QD") == set()


@pytest.mark.parametrize(
    ("floor", "card", "taken"),
    [
        ("TC 4D 6S", "KD", "TC 4D 6S"),
        ("TC QC KC AD", "KD", "TC QC KC"),
        ("KC QC 4D", "TD", "KC QC"),
        ("5C 5D AC", "QD", "5C 5D"),
    ],
)
def test_1_5_courts_worth_ten(floor: str, card: str, taken: str, stage: Any) -> None:
    assert ways(stage, floor, card, court_values="ten") == {taken}


def test_1_5_courts_worth_ten_make_basras(stage: Any) -> None:
    assert cleared(stage, "KC", "7D", court_values="ten") == 10
    assert cleared(stage, "KC AD", "7D", court_values="ten") == 0
    assert cleared(stage, "4D 6S", "QD", court_values="ten", basra_value="twice") == 20
    assert ways(stage, "TC KC", "QD", court_values="ten", pair_scope="one") == {"TC", "KC"}


def test_1_5_courts_removed(dealt: Any, order: Any) -> None:
    staged = dealt("basra", court_values="removed")
    assert len(staged.deck.cards) == 44
    assert {card >> 2 for card in staged.deck.cards} == set(range(1, 12))
    with pytest.raises(kahve.CardError):
        kahve.new("basra", court_values="removed").deal(order("basra"))


# -- 2 The deal ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_2_1_the_seat_after_the_dealer_leads(dealer: int, dealt: Any) -> None:
    assert dealt("basra", dealer=dealer, seats=4).table.turn == (dealer + 1) % 4


@pytest.mark.parametrize(("seats", "dealers"), [(2, [1, 0, 1]), (3, [2, 0, 1, 2])])
def test_2_1_the_deal_passes_on(seats: int, dealers: list[int]) -> None:
    table = kahve.new("basra", seats=seats, target=201)
    for dealer in dealers:
        assert table.record.dealer == dealer
        table.deal(seed=9)
        while table.turn >= 0:
            table.play(table.legal[0])


@pytest.mark.parametrize("hand", [4, 6])
def test_2_2_packets_from_the_seat_after_the_dealer(hand: int, dealt: Any) -> None:
    staged = dealt("basra", "AC 2C 3C 4C 5C 6C AD 2D 3D 4D 5D 6D", dealer=0, hand_cards=hand)
    packs = ["AC 2C 3C 4C 5C 6C", "AD 2D 3D 4D 5D 6D"] if hand == 6 else ["AC 2C 3C 4C", "AD 2D 5C 6C"]
    assert [sorted(staged.hand(seat)) for seat in (1, 0)] == [sorted(pack.split()) for pack in packs]


@pytest.mark.parametrize(
    ("courts", "seats", "hand", "batches", "left"),
    [
        ("none", 2, 4, [4] * 6, 0),
        ("none", 3, 4, [4] * 4, 0),
        ("none", 4, 4, [4] * 3, 0),
        ("none", 2, 6, [6] * 4, 0),
        ("none", 3, 6, [6, 6, 4], 0),
        ("none", 4, 6, [6, 6], 0),
        ("removed", 2, 4, [4] * 5, 0),
        ("removed", 3, 4, [4, 4, 4, 1], 1),
        ("removed", 4, 4, [4, 4, 2], 0),
        ("removed", 2, 6, [6, 6, 6, 2], 0),
        ("removed", 3, 6, [6, 6, 1], 1),
        ("removed", 4, 6, [6, 4], 0),
    ],
)
@pytest.mark.parametrize("seen", [False, True])
def test_2_2_batches(courts: str, seats: int, hand: int, batches: list[int], left: int, seen: bool, dealt: Any) -> None:
    assert kahve.new("basra").house.hand_cards == 4
    staged = dealt("basra", seats=seats, hand_cards=hand, court_values=courts, dealer_sees_bottom=seen)
    stock = len(staged.deck.cards) - 4
    for number, size in enumerate(batches, 1):
        stock -= size * seats
        assert staged.sizes == [size] * seats
        assert staged.field("stock_size") + staged.field("bottom_size") == stock
        assert staged.field("last_batch") == (number == len(batches))
        for _ in range(size * seats):
            staged.table.play(staged.table.legal[0])
    assert stock == left
    assert staged.table.awaits_deal


def test_2_3_four_cards_on_the_floor_after_the_hands(dealt: Any) -> None:
    staged = dealt("basra", f"{EIGHT} 9C 5D KH 2S")
    assert (staged.floor, staged.field("stock_size")) == ("9C 5D KH 2S", 40)


def test_2_4_jacks_and_the_seven_go_under_the_stock(dealt: Any) -> None:
    staged = dealt("basra", f"{EIGHT} JC 7D 5C 8H 2S QH", "6H")
    assert (staged.floor, staged.stock.split()[-3:]) == ("5C 8H 2S QH", ["6H", "JC", "7D"])
    assert dealt("basra", f"{EIGHT} 7S 7C 5C 8H").floor == "7S 7C 5C 8H"


@pytest.mark.parametrize(("seven", "floor"), [("sweeps", "5C 8H 2S QH"), ("burnt", "5C 8H 2S QH"), ("plain", "5C 7D 8H 2S")])
@pytest.mark.parametrize("way", ["bottom", "shuffled"])
def test_2_4_only_a_seven_of_diamonds_that_sweeps_is_replaced(seven: str, floor: str, way: str, dealt: Any) -> None:
    staged = dealt("basra", f"{EIGHT} 5C 7D 8H 2S QH", seven_diamond=seven, floor_special_replacement=way)
    assert staged.floor == floor
    assert staged.field("stock_size") == 40


def test_2_4_five_of_them_are_more_than_the_dealers_packet(dealt: Any) -> None:
    staged = dealt("basra", f"{EIGHT} {JACKS} 7D 5C 8H 2S QH")
    while not staged.field("last_batch"):
        staged.table.play(staged.table.legal[0])
    assert staged.hand(1) == ["7D", "JD", "JH", "JS"]
    assert "JC" in staged.hand(0)


def test_2_4_none_stays(dealt: Any) -> None:
    assert kahve.new("basra").house_rules()["floor_special_replacement"] == "bottom"
    staged = dealt("basra", f"9C -- -- -- -- -- -- -- {JACKS}", floor_special_replacement="none")
    assert staged.floor == JACKS
    assert staged.ways("9C") == set()
    assert dealt("basra", f"7S {EIGHT[3:]} 5C 7D 8H 2S", floor_special_replacement="none").ways("7S") == {"5C 7D 2S"}


@pytest.mark.parametrize("special", ["JD", "7D"])
def test_2_4_redeal(special: str, dealt: Any) -> None:
    staged = dealt("basra", f"{EIGHT} 5C 8H {special} 2S", floor_special_replacement="redeal", dealer=0)
    assert staged.table.awaits_deal
    assert "turned up: the same dealer deals again" in staged.table.history[0].void
    assert (staged.field("dealer"), staged.sizes, staged.floor, staged.stock) == (0, [0, 0], "", "")
    staged.table.deal(seed=11)
    assert staged.table.history[1].number == 2
    assert dealt("basra", f"{EIGHT} 5C 8H 2D 2S", floor_special_replacement="redeal").floor == "5C 8H 2D 2S"
    assert dealt("basra", f"{EIGHT} 5C 8H 7D 2S", floor_special_replacement="redeal", seven_diamond="plain").table.turn == 0


def test_2_4_shuffled_back_to_a_place_nobody_knows(dealt: Any) -> None:
    places = set()
    for place, first in enumerate(["AC", "2C", "3C", "4C", "5C", "6C"]):
        staged = dealt("basra", f"{first} {EIGHT[3:]} JD 9S 9H 8H 2S", floor_special_replacement="shuffled")
        assert (staged.floor, staged.field("stock_size"), staged.field("stock_shown")) == ("9S 9H 8H 2S", 40, 0)
        assert not staged.table.view(place % 2).record.stock.any()
        places.add(staged.stock.split().index("JD"))
    assert len(places) > 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seen", [False, True])
def test_2_4_a_stranger_lays_the_floor_from_the_page_of_the_log(seats: int, seen: bool) -> None:
    """docs/log.md step by step, with the stock as a list whose last card is its bottom."""
    went_back = 0
    for seed in range(24):
        table = kahve.new("basra", seats=seats, dealer_sees_bottom=seen, floor_special_replacement="shuffled", target="single")
        table.deal(seed=seed)
        deck = table.game.rules.deck(table.house)
        order = [deck.read(code) for code in table.history[0].order.split()]
        place = 0
        for card in order:
            place = (31 * place + card) % 2**24
        stock = order[4 * seats :]
        floor: list[int] = []
        while len(floor) < 4:
            card = stock.pop(0)
            if card >> 2 == 11 or deck.code(card) == "7D":
                under = place % (len(stock) + 1)
                stock.insert(len(stock) - under, card)
                went_back += 1
            else:
                floor.append(card)
            place = (29 * place + 1) % 2**24
        staged = FloorStaged(table)
        assert staged.floor == staged.codes(floor)
        hands: list[list[str]] = []
        while len(stock) >= seats:
            hands.append([staged.codes(sorted(stock[4 * seat : 4 * seat + 4])) for seat in range(seats)])
            stock = stock[4 * seats :]
        for packets in hands:
            for _ in range(4 * seats):
                table.play(table.legal[0])
            assert [" ".join(staged.hand(seat)) for seat in range(seats)] == packets
    assert went_back > 4


def test_2_4_shuffled_specials_that_come_up_again_go_back_again() -> None:
    for seed in range(130):  # the order of seed 116 once dealt the same card for ever
        table = kahve.new("basra", floor_special_replacement="shuffled")
        table.deal(seed=seed)
        floor = [int(card) for card in table.record.floor[:4]]
        assert all(card >> 2 not in (0, 11) and table.game.words.name_move(table.house, card) != "seven of diamonds" for card in floor)


def test_2_5_nobody_sees_the_bottom_card(dealt: Any) -> None:
    staged = dealt("basra", tail="6H")
    assert (staged.field("bottom_size"), staged.stock.split()[-1]) == (0, "6H")
    assert not any(staged.table.view(seat).record.stock.any() for seat in (-1, 0, 1))


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_2_5_dealer_sees_bottom(dealer: int, dealt: Any) -> None:
    staged = dealt("basra", tail="6H", dealer=dealer, seats=3, dealer_sees_bottom=True)
    seen = [staged.deck.code(card) if (card := int(staged.table.view(seat).record.bottom[0])) else "" for seat in (-1, 0, 1, 2)]
    assert seen == [""] + ["6H" if seat == dealer else "" for seat in range(3)]
    while not staged.field("last_batch"):
        staged.table.play(staged.table.legal[0])
    assert "6H" in staged.hand(dealer)


def test_2_5_buried_cards_lie_under_the_bottom_card(dealt: Any) -> None:
    staged = dealt("basra", f"{EIGHT} 5C JD 8H 2S QH", "6H", dealer_sees_bottom=True)
    assert staged.field("stock_size") + staged.field("bottom_size") == 40
    while not staged.field("last_batch"):
        staged.table.play(staged.table.legal[0])
    assert {"6H", "JD"} < set(staged.hand(1))
    assert staged.table.view(0).record.known_size[1] == 1


# -- 3 The play ----------------------------------------------------------------------------------------------------------------------


def test_3_1_any_card_of_the_hand(stage: Any) -> None:
    staged = stage("basra", floor="7S 8D", hands={0: "2C 8H JD", 1: "3C"})
    assert staged.table.legal == ["2C", "8H takes 8D", "JD takes 7S 8D"]
    assert staged.refused("QS") == "You do not hold the queen of spades."
    assert staged.refused("QS takes 7S") == "You do not hold the queen of spades."
    staged.refused("3C")
    staged.table.play("2C")
    assert staged.table.legal == ["3C"]


@pytest.mark.parametrize(
    ("floor", "card", "expected"),
    [
        ("8C 5D 3H", "8H", {"8C 5D 3H"}),
        ("8C 8S 8D 4C", "8H", {"8C 8S 8D"}),
        ("AC 4S 3D 6C", "8H", {"AC 4S 3D"}),
        ("8C 5D 3H AC 4S 3D", "8H", {"8C 5D 3H AC 4S 3D"}),
        ("4C 6S", "8H", set()),
        ("4C 5S", "8H", set()),
        ("AS 2C", "AH", {"AS"}),
        ("AS AC AD", "3H", {"AS AC AD"}),
        ("KC JS TD 5C", "TH", {"TD"}),
        ("2C 2D 3S", "5H", {"2C 3S", "2D 3S"}),
        ("7D 3C", "TH", {"7D 3C"}),
        ("", "TH", set()),
    ],
)
def test_3_2_pairs_and_sums(floor: str, card: str, expected: set[str], stage: Any) -> None:
    assert ways(stage, floor, card) == expected


def test_3_2_what_cannot_be_read_or_taken_changes_nothing(stage: Any) -> None:
    staged = stage("basra", floor="4C 5S KH 2D 3D", hands={0: "9D TD 5H JC 8S", 1: "QS KS"})
    assert staged.refused("9D") == "The nine of diamonds can take in 2 ways. Say which: 9D takes 4C 5S or 9D takes 4C 2D 3D."
    assert staged.refused("9D takes 4C") == "The nine of diamonds cannot take that. Possible moves: 9D takes 4C 5S or 9D takes 4C 2D 3D."
    assert staged.refused("9D takes") == "The nine of diamonds cannot take that. Possible moves: 9D takes 4C 5S or 9D takes 4C 2D 3D."
    assert staged.refused("9D takes 4C 5S KH").startswith("The nine of diamonds cannot take that.")
    assert staged.refused("9D takes 8C") == "The eight of clubs is not on the floor."
    assert staged.refused("9D takes 8C 4C KD") == "The eight of clubs and the king of diamonds are not on the floor."
    assert staged.refused("5H takes 5S") == "The five of hearts cannot take that. Possible moves: 5H takes 5S 2D 3D."
    assert staged.refused("JC takes 4C").startswith("The jack of clubs cannot take that. Possible moves: JC takes 4C 5S KH 2D 3D")
    assert "takes nothing" in stage("basra", floor="4C 6S", hands={0: "9D", 1: "QS"}).refused("9D takes 4C")
    assert "First name the card" in staged.refused("takes 4C")
    assert "First name the card" in staged.refused("takes no more")
    assert "is neither" in staged.refused("9D beats 4C")
    for nonsense in ("", "XX", "9D takes XX", "takes", "lies"):
        assert len(staged.refused(nonsense)) > 10
    staged.table.play("9D takes 5S 4C")
    assert (staged.floor, staged.tricks) == ("KH 2D 3D", [(0, "4C 5S 9D", 0)])
    assert staged.table.history[-1].turns == [(0, "9D takes 4C 5S")]


def test_3_2_one_way_need_not_be_said(stage: Any) -> None:
    staged = stage("basra", floor="4C 5S KH", hands={0: "9D", 1: "KS"})
    staged.table.play("9D")
    assert staged.table.history[-1].turns == [(0, "9D takes 4C 5S")]


def test_3_3_nobody_has_to_take_but_a_card_that_can_takes(stage: Any) -> None:
    assert kahve.new("basra").house_rules()["capture_obligation"] == "if_played"
    staged = stage("basra", floor="7S", hands={0: "2C 7H JC 7D", 1: "3C"})
    assert staged.table.legal == ["2C", "7D takes 7S", "7H takes 7S", "JC takes 7S"]
    for card in ("7H", "JC", "7D"):
        assert "must take" in staged.refused(f"{card} lies")
    staged.follow("0:2C floor 7S 2C")


def test_3_3_if_able_a_card_that_takes_must_be_played(stage: Any) -> None:
    def legal(floor: str, hand: str) -> list[str]:
        turns: list[str] = stage("basra", floor=floor, hands={0: hand, 1: "3C"}, capture_obligation="if_able").table.legal
        return turns

    assert legal("7S", "2C 7H JC") == ["7H takes 7S", "JC takes 7S"]
    assert legal("9S", "2C 7D JC") == ["7D takes 9S", "JC takes 9S"]
    assert legal("4S 5D", "2C 9H KD") == ["9H takes 4S 5D"]
    assert legal("KS", "2C 9H") == ["2C", "9H"]
    assert legal("", "2C 7D JC") == ["2C", "7D", "JC"]
    staged = stage("basra", floor="7S", hands={0: "2C 7H", 1: "3C"}, capture_obligation="if_able")
    assert "you hold a card that does" in staged.refused("2C")
    staged.refused("7H lies")


def test_3_3_optional_a_card_may_lie(stage: Any) -> None:
    staged = stage("basra", floor="7S", hands={0: "2C 7H JC 7D", 1: "KC QC 9C 8C"}, capture_obligation="optional")
    assert staged.table.legal == ["2C", "7D takes 7S", "7H takes 7S", "JC takes 7S", "7D lies", "7H lies", "JC lies"]
    assert "would not take anything" in staged.refused("2C lies")
    staged.follow("0:7H lies floor 7S 7H", "1:KC floor 7S 7H KC", "0:JC lies floor 7S 7H KC JC", "1:QC floor 7S 7H KC JC QC")
    staged.follow("0:7D lies floor 7S 7H KC JC QC 7D", "1:9C floor 7S 7H KC JC QC 7D 9C")
    assert [move for _, move in staged.table.history[-1].turns][::2] == ["7H lies", "JC lies", "7D lies"]


def test_3_4_queens_and_kings_take_their_like_only(stage: Any) -> None:
    assert ways(stage, "QC KD QS QH", "QD") == {"QC QS QH"}
    assert ways(stage, "QC KD", "KC") == {"KD"}
    assert ways(stage, "QC TD 2D", "KC") == set()
    assert ways(stage, "QC QD KS AD", "AC") == {"AD"}


@pytest.mark.parametrize(
    ("scope", "floor", "card", "expected"),
    [
        ("all", "6S 6D 2D 4H", "6C", {"6S 6D 2D 4H"}),
        ("one", "6S 6D 2D 4H", "6C", {"6S 2D 4H", "6D 2D 4H"}),
        ("one", "6S 6D 2D 4H 5S AD", "6C", {"6S 2D 4H 5S AD", "6D 2D 4H 5S AD"}),
        ("all", "KS KD KH QC", "KC", {"KS KD KH"}),
        ("one", "KS KD KH QC", "KC", {"KS", "KD", "KH"}),
        ("one", "AS AD", "AC", {"AS", "AD"}),
        ("one", "AS AD", "2C", {"AS AD"}),
    ],
)
def test_3_5_pair_scope(scope: str, floor: str, card: str, expected: set[str], stage: Any) -> None:
    assert kahve.new("basra").house_rules()["pair_scope"] == "all"
    assert ways(stage, floor, card, pair_scope=scope) == expected


def test_3_5_one_like_card_is_no_basra_when_another_stays(stage: Any) -> None:
    staged = stage("basra", floor="KS KD", hands={0: "KC 2D", 1: "KH 2S"}, pair_scope="one")
    staged.follow("0:KC picks KD +0 leaves KS", "1:KH takes KS +10 leaves nothing")


def test_3_6_the_player_chooses_among_sets_that_cannot_grow(stage: Any) -> None:
    assert kahve.new("basra").house_rules()["floor_capture_choice"] == "player"
    assert ways(stage, "AC 2D 3S 4H", "6C") == {"AC 2D 3S", "2D 4H"}
    assert ways(stage, OVERLAP, "TH") == {"2C 2D 6C", OVERLAP}
    assert ways(stage, f"TC {OVERLAP}", "TH") == {"TC 2C 2D 6C", f"TC {OVERLAP}"}
    assert ways(stage, "AC 2D 7H 3S 6C", "TH") == {"AC 2D 7H", "AC 3S 6C", "7H 3S"}
    staged = stage("basra", floor=OVERLAP, hands={0: "TH 9C", 1: "KS QS"})
    staged.follow("0:TH picks 2C 2D 6C +0 leaves 4C 8C 8D")


@pytest.mark.parametrize(
    ("floor", "card", "taken"),
    [
        (OVERLAP, "TH", OVERLAP),
        ("AC 2D 3S 4H", "6C", "AC 2D 3S"),
        ("AC 2D 7H 3S 6C", "TH", "AC 2D 7H"),
        ("3S AC 2D 7H 6C", "TH", "3S AC 6C"),
        ("4H 2D 2C", "6C", "4H 2D"),
        ("KS JH 2C 4H 2D", "6C", "2C 4H"),
    ],
)
def test_3_6_largest(floor: str, card: str, taken: str, stage: Any) -> None:
    assert ways(stage, floor, card, floor_capture_choice="largest") == {taken}
    staged = stage("basra", floor=floor, hands={0: f"{card} 9H", 1: "QC"}, floor_capture_choice="largest")
    staged.table.play(card)
    assert staged.tricks[-1][1] == f"{taken} {card}"


def test_3_6_largest_of_like_cards_is_the_first(stage: Any) -> None:
    house = {"floor_capture_choice": "largest", "pair_scope": "one"}
    assert ways(stage, "4H 6S 2D 6D", "6C", **house) == {"4H 6S 2D"}


@pytest.mark.parametrize(
    ("scope", "floor", "expected"),
    [
        ("all", "6S 2D 4H", {"6S", "2D 4H", "6S 2D 4H"}),
        ("all", "6S 6D 2D 4H", {"6S", "6D", "6S 6D", "2D 4H", "6S 2D 4H", "6D 2D 4H", "6S 6D 2D 4H"}),
        ("one", "6S 6D 2D 4H", {"6S", "6D", "2D 4H", "6S 2D 4H", "6D 2D 4H"}),
        ("all", "5S AD KD", {"5S AD"}),
    ],
)
def test_3_6_any_set(scope: str, floor: str, expected: set[str], stage: Any) -> None:
    assert ways(stage, floor, "6C", floor_capture_choice="any_set", pair_scope=scope) == expected


def test_3_6_any_set_takes_all_queens(stage: Any) -> None:
    assert ways(stage, "QC 4D QH", "QD", floor_capture_choice="any_set") == {"QC QH"}
    assert ways(stage, "QC 4D QH", "QD", floor_capture_choice="any_set", pair_scope="one") == {"QC", "QH"}


@pytest.mark.parametrize(
    ("scope", "floor", "expected"),
    [
        ("all", "6S 6D 2D 4H 5S AD", {"6S 6D", "2D 4H", "5S AD"}),
        ("one", "6S 6D 2D 4H", {"6S", "6D", "2D 4H"}),
        ("all", "2D 4H 4S", {"2D 4H", "2D 4S"}),
        ("all", "KS 6D", {"6D"}),
    ],
)
def test_3_6_one_group(scope: str, floor: str, expected: set[str], stage: Any) -> None:
    assert ways(stage, floor, "6C", floor_capture_choice="one_group", pair_scope=scope) == expected


def test_3_6_one_group_of_several_is_no_basra(stage: Any) -> None:
    house = {"floor_capture_choice": "one_group"}
    staged = stage("basra", floor="6S 2D 4H", hands={0: "6C", 1: "6D 9S"}, **house)
    staged.follow("0:6C picks 2D 4H +0 leaves 6S", "1:6D takes 6S +10 leaves nothing")


def test_3_7_a_jack_sweeps(stage: Any) -> None:
    hands = {0: "JH 2C JD", 1: "JC KC TC"}
    staged = stage("basra", floor="5C QD 9H JS", hands=hands).follow("0:JH takes 5C QD 9H JS +0 leaves nothing", "1:JC floor JC")
    staged.follow("0:2C floor JC 2C", "1:TC floor JC 2C TC", "0:JD takes JC 2C TC +0 leaves nothing")


def test_3_8_the_seven_of_diamonds_sweeps(stage: Any) -> None:
    assert kahve.new("basra").house_rules()["seven_diamond"] == "sweeps"
    stage("basra", floor="5C QD JS", hands={0: "7D", 1: "2C"}).follow("0:7D takes 5C QD JS +0 leaves nothing")
    stage("basra", floor="5C QD JS", hands={0: "7S", 1: "2C"}).follow("0:7S floor 5C QD JS 7S")


def test_3_8_led_it_is_a_plain_seven(stage: Any) -> None:
    staged = stage("basra", hands={0: "7D KS", 1: "3C TC"})
    staged.follow("0:7D floor 7D", "1:3C floor 7D 3C", "0:KS floor 7D 3C KS", "1:TC takes 7D 3C +0 leaves KS")


@pytest.mark.parametrize(("floor", "expected"), [("5C QD", set()), ("5C 2H 7S", {"5C 2H 7S"}), ("", set())])
def test_3_8_plain(floor: str, expected: set[str], stage: Any) -> None:
    assert ways(stage, floor, "7D", seven_diamond="plain") == expected


def test_3_8_burnt(stage: Any) -> None:
    stage("basra", floor="5C QD", hands={0: "7D", 1: "2C"}, seven_diamond="burnt").follow("0:7D takes 5C QD +0 leaves nothing")
    staged = stage("basra", hands={0: "7D 5H", 1: "7S 8C"}, rest=1, seven_diamond="burnt")
    staged.table.play("7D")
    assert (staged.floor, staged.field("aside_size"), staged.table.turn) == ("", 1, 1)
    assert staged.deck.code(int(staged.table.view(1).record.aside[0])) == "7D"
    staged.follow("1:7S floor 7S", "0:5H floor 7S 5H", "1:8C floor 7S 5H 8C", "left 7S 5H 8C to 1")
    assert [line["cards"] for line in staged.table.sheet.values()] == [0, 51]
    staged.table.deal(seed=3)
    assert staged.field("aside_size") == 0


def test_3_8_burnt_only_on_an_empty_floor(stage: Any) -> None:
    house = {"seven_diamond": "burnt", "capture_obligation": "optional"}
    staged = stage("basra", floor="5C", hands={0: "7D", 1: "2C 9S"}, **house)
    staged.follow("0:7D lies floor 5C 7D", "1:2C floor 5C 7D 2C")


def test_3_9_after_a_capture_the_next_starts_a_new_floor(stage: Any) -> None:
    staged = stage("basra", seats=3, floor="2S 7S", hands={0: "9H", 1: "JD", 2: "4C"})
    staged.follow("0:9H takes 2S 7S +10 leaves nothing", "1:JD floor JD")
    assert staged.table.turn == 2


# -- 4 The bonuses -----------------------------------------------------------------------------------------------------------------------


CLEARED = [("7S", "7H"), ("KS", "KC"), ("TS 6C 4D", "TC"), ("AC 2D 3S 4H", "5S"), ("QC QD", "QH"), ("JS", "JH")]


def test_4_1_clearing_the_floor_scores_10(stage: Any) -> None:
    assert [cleared(stage, *pair) for pair in CLEARED] == [10, 10, 10, 10, 10, 0]
    staged = stage("basra", floor="2S 7S", hands={0: "7H", 1: "2D"})
    staged.follow("0:7H takes 7S +0 leaves 2S", "1:2D takes 2S +10 leaves nothing")


@pytest.mark.parametrize("bonus", [0, 5, 10])
def test_4_1_match_bonus(bonus: int, stage: Any) -> None:
    assert [cleared(stage, *pair, match_bonus=bonus) for pair in CLEARED] == [bonus] * 5 + [0]
    assert cleared(stage, "AS", "AH", match_bonus=bonus) == bonus
    assert cleared(stage, "2C 3D", "7D", match_bonus=bonus) == bonus


def test_4_2_ace_on_ace(stage: Any) -> None:
    assert cleared(stage, "AS", "AH") == 10
    assert cleared(stage, "AS", "AH", ace_on_ace_bonus=20) == 20
    assert cleared(stage, "AS", "AH", ace_on_ace_bonus=20, basra_value="twice") == 20
    assert cleared(stage, "AS AD", "AH", ace_on_ace_bonus=20) == 10
    assert cleared(stage, "AS AD", "2H", ace_on_ace_bonus=20) == 10
    assert cleared(stage, "AS", "JH", ace_on_ace_bonus=20) == 0


def test_4_3_jack_on_lone_jack_scores_nothing(stage: Any) -> None:
    assert cleared(stage, "JS", "JH") == 0
    assert kahve.new("basra").house.jack_on_jack_bonus == 0


@pytest.mark.parametrize("bonus", [0, 10, 20, 30])
def test_4_3_jack_on_jack_bonus(bonus: int, stage: Any) -> None:
    assert cleared(stage, "JS", "JH", jack_on_jack_bonus=bonus) == bonus
    assert cleared(stage, "7S", "JH", jack_on_jack_bonus=bonus) == 0
    assert cleared(stage, "JS JC", "JH", jack_on_jack_bonus=bonus) == 0
    assert cleared(stage, "JS", "7D", jack_on_jack_bonus=bonus) == 0


def test_4_4_jack_on_another_lone_card_scores_nothing(stage: Any) -> None:
    assert cleared(stage, "7S", "JH") == 0


@pytest.mark.parametrize("bonus", [0, 10, 20])
def test_4_4_jack_on_single_bonus(bonus: int, stage: Any) -> None:
    assert cleared(stage, "7S", "JH", jack_on_single_bonus=bonus) == bonus
    assert cleared(stage, "KS", "JH", jack_on_single_bonus=bonus, basra_condition="lone_card") == bonus
    assert cleared(stage, "7S 2C", "JH", jack_on_single_bonus=bonus) == 0
    assert cleared(stage, "JS", "JH", jack_on_single_bonus=bonus) == 0


@pytest.mark.parametrize(("last_card", "bonus"), [(True, 10), (False, 0)])
@pytest.mark.parametrize(("floor", "card"), [("8C", "8D"), ("3C 5S", "8D"), ("JC", "JD")])
def test_4_5_the_last_card_of_the_deal(last_card: bool, bonus: int, floor: str, card: str, stage: Any) -> None:
    house = {"bonus_on_last_card": last_card, "jack_on_jack_bonus": 10}
    staged = stage("basra", floor=floor, hands={1: card}, turn=1, rest=0, **house)
    staged.follow(f"1:{card} takes {floor} +{bonus} leaves nothing", "left nothing")


def test_4_5_the_last_card_but_one_and_an_earlier_batch_score(stage: Any) -> None:
    assert kahve.new("basra").house_rules()["bonus_on_last_card"] is True
    house = {"bonus_on_last_card": False}
    stage("basra", floor="8C", hands={0: "8D", 1: "5D"}, rest=0, **house).follow("0:8D takes 8C +10 leaves nothing")
    stage("basra", floor="8C", hands={1: "8D"}, turn=1, **house).follow("1:8D takes 8C +10 leaves nothing")


SEVEN_FLOORS = ["2C 3D 5S", "2C 3D 6S", "7S 4C 3D", "8C 2D TS", "9C 8S", "2C KD", "JC", "7S"]


@pytest.mark.parametrize(
    ("rule", "bonuses"),
    [
        ("sum_le_10", [10, 0, 0, 0, 0, 0, 0, 10]),
        ("natural_or_sum", [10, 0, 10, 0, 0, 0, 0, 10]),
        ("equal_groups_le_10", [10, 0, 10, 10, 0, 0, 0, 10]),
        ("always", [10] * 8),
        ("never", [0] * 8),
    ],
)
def test_4_6_seven_diamond_basra(rule: str, bonuses: list[int], stage: Any) -> None:
    assert kahve.new("basra").house_rules()["seven_diamond_basra"] == "sum_le_10"
    assert [cleared(stage, floor, "7D", seven_diamond_basra=rule) for floor in SEVEN_FLOORS] == bonuses
    # A plain seven, of diamonds or not, clears by its like and by sums, and that is always a basra.
    assert cleared(stage, "7S 4C 3D", "7D", seven_diamond_basra=rule, seven_diamond="plain") == 10
    assert cleared(stage, "7S 4C 3D", "7H", seven_diamond_basra=rule) == 10


def test_4_6_equal_groups(stage: Any) -> None:
    house = {"seven_diamond_basra": "equal_groups_le_10"}
    assert cleared(stage, "6C 6D 4S 2D", "7D", **house) == 10
    assert cleared(stage, "6C 6D 4S 3D", "7D", **house) == 0
    assert cleared(stage, "TC 9D AS 5D 5S", "7D", **house) == 10
    assert cleared(stage, "6C 6D QS", "7D", **house) == 0


@pytest.mark.parametrize(("house", "bonus"), [({}, 10), ({"pair_scope": "one"}, 0), ({"floor_capture_choice": "one_group"}, 0)])
def test_4_6_natural_is_what_a_plain_seven_would_clear_at_this_table(house: dict[str, str], bonus: int, stage: Any) -> None:
    floor = "7S 7C 4H 3D"
    assert (floor in ways(stage, floor, "7H", **house)) == bool(bonus)
    assert cleared(stage, floor, "7D", seven_diamond_basra="natural_or_sum", **house) == bonus


@pytest.mark.parametrize(("condition", "bonuses"), [("floor_cleared", [10, 10, 10, 0, 10, 10]), ("lone_card", [0, 0, 10, 0, 0, 10])])
def test_4_7_basra_condition(condition: str, bonuses: list[int], stage: Any) -> None:
    floors = [("2C 5D", "7H"), ("QC QD", "QH"), ("QC", "QH"), ("QC", "JH"), ("2C 5D", "7D"), ("2C", "7D")]
    assert [cleared(stage, *pair, basra_condition=condition) for pair in floors] == bonuses
    assert kahve.new("basra").house_rules()["basra_condition"] == "floor_cleared"


@pytest.mark.parametrize(("value", "bonuses"), [("flat", [10, 10, 10, 10, 10, 10, 0, 10]), ("twice", [2, 20, 10, 18, 10, 10, 0, 14])])
def test_4_8_basra_value(value: str, bonuses: list[int], stage: Any) -> None:
    floors = [("AC", "AD"), ("TC", "TD"), ("4C AD", "5H"), ("4C 5S", "9D"), ("QC", "QH"), ("KC KD", "KH"), ("4C", "JD"), ("4C 5S", "7D")]
    assert [cleared(stage, *pair, basra_value=value) for pair in floors] == bonuses
    assert kahve.new("basra").house_rules()["basra_value"] == "flat"


def test_4_8_twice_beside_another_match_bonus(stage: Any) -> None:
    assert cleared(stage, "KC", "KH", match_bonus=5, basra_value="twice") == 5
    assert cleared(stage, "4C", "4H", match_bonus=0, basra_value="twice") == 8


# -- 5 The count -------------------------------------------------------------------------------------------------------------------------


def test_5_1_the_rest_goes_to_the_last_taker_without_a_bonus(stage: Any) -> None:
    staged = stage("basra", floor="2H KH", hands={1: "2D"}, turn=1, rest=0, capture_obligation="optional")
    staged.follow("1:2D lies floor 2H KH 2D", "left 2H KH 2D to 0")
    assert [(line["cards"], line["bonus"]) for line in staged.table.sheet.values()] == [(52, 0), (0, 0)]


def test_5_1_what_the_last_capture_leaves_goes_to_it(stage: Any) -> None:
    staged = stage("basra", floor="KH 2H", hands={1: "2D"}, turn=1, rest=0)
    staged.follow("1:2D takes 2H +0 leaves KH", "left KH to 1")
    assert [line["cards"] for line in staged.table.sheet.values()] == [49, 3]


def test_5_1_a_card_that_cannot_be_dealt_evenly_goes_with_it(dealt: Any) -> None:
    staged = dealt("basra", tail="9S", seats=3, court_values="removed").play_out()
    assert (staged.tricks[-1][1].split()[-1], staged.tricks[-1][2]) == ("9S", 0)
    assert staged.field("last_taker") == staged.tricks[-1][0] + 1 == staged.tricks[-2][0] + 1
    assert sum(line["cards"] for line in staged.table.sheet.values()) == 44


def test_5_1_nobody_took(dealt: Any) -> None:
    staged = dealt("basra", capture_obligation="optional")
    while staged.table.turn >= 0:
        card = staged.hand(staged.table.turn)[0]
        staged.table.play(card if staged.table.objection(f"{card} lies") else f"{card} lies")
    assert (len(staged.floor.split()), staged.field("last_taker")) == (52, 0)
    assert [list(line.values()) for line in staged.table.sheet.values()] == [[0] * 5] * 2


def test_5_2_ten_of_diamonds_two_of_clubs_aces_jacks(count: Any, sheet_row: Any) -> None:
    staged = count("basra", (20, "TD AC JH TS", []), (32, "2C AS AH AD JS JC JD 2S KD", []))
    assert [sheet_row(staged, side)[1] for side in (0, 1)] == [3 + 1 + 1, 2 + 3 + 3]


@pytest.mark.parametrize(("table", "points"), [("standard", (9, 4)), ("greek", (4, 14)), ("pishpirik", (8, 14))])
def test_5_2_card_points(table: str, points: tuple[int, int], count: Any, sheet_row: Any) -> None:
    courts = "JC JD JH JS KC KD KH KS QC QD QH"
    staged = count("basra", (20, "TD 2C AC AD AH AS QS", []), (32, f"{courts} TC TH TS", []), card_points=table)
    assert tuple(sheet_row(staged, side)[1] for side in (0, 1)) == points
    assert kahve.new("basra").house_rules()["card_points"] == "standard"


@pytest.mark.parametrize(("points", "expected"), [(3, [0, 3]), (0, [0, 0]), (30, [0, 30])])
def test_5_3_most_cards(points: int, expected: list[int], count: Any) -> None:
    staged = count("basra", (25, "", []), (27, "", []), most_cards_points=points)
    assert [line["most_cards"] for line in staged.table.sheet.values()] == expected
    assert kahve.new("basra").house.most_cards_points == 3
    for wrong in (-1, 31):
        with pytest.raises(HouseError):
            kahve.new("basra", most_cards_points=wrong)


def test_5_3_a_plurality_of_three(count: Any) -> None:
    staged = count("basra", (18, "", []), (17, "", []), (17, "", []), seats=3)
    assert [line["most_cards"] for line in staged.table.sheet.values()] == [3, 0, 0]


@pytest.mark.parametrize(
    ("tie", "expected", "carried"),
    [("nobody", [0, 0], 0), ("carried", [0, 0], 3), ("split", [1, 1], 0), ("each", [3, 3], 0)],
)
def test_5_4_level_with_most_cards(tie: str, expected: list[int], carried: int, count: Any) -> None:
    staged = count("basra", (26, "", []), (26, "", []), most_cards_tie=tie)
    assert [line["most_cards"] for line in staged.table.sheet.values()] == expected
    assert staged.field("carried") == carried
    assert kahve.new("basra").house_rules()["most_cards_tie"] == "nobody"


def test_5_4_carried_points_go_to_the_next_majority(count: Any) -> None:
    staged = count("basra", (20, "", []), (32, "", []), fields={"carried": 30}, most_cards_tie="carried", most_cards_points=30)
    assert [line["most_cards"] for line in staged.table.sheet.values()] == [0, 60]
    assert staged.field("carried") == 0


def test_5_4_three_players_level(count: Any) -> None:
    for tie, expected in (("nobody", [0, 0, 0]), ("split", [1, 1, 0]), ("each", [3, 3, 0])):
        staged = count("basra", (20, "", []), (20, "", []), (12, "", []), seats=3, most_cards_tie=tie)
        assert [line["most_cards"] for line in staged.table.sheet.values()] == expected


def test_5_6_the_sheet_adds_up_to_16_and_the_bonuses(dealt: Any) -> None:
    for house, rest in (({}, 16), ({"court_values": "removed"}, 16), ({"card_points": "greek"}, 21), ({"seats": 3}, 16)):
        staged = dealt("basra", **house).play_out()
        sheet = staged.table.sheet
        assert list(sheet[0]) == ["cards", "card_points", "most_cards", "bonus", "total"]
        for line in sheet.values():
            assert line["total"] == line["card_points"] + line["most_cards"] + line["bonus"]
        missing = 0 if any(line["most_cards"] for line in sheet.values()) else 3
        assert sum(line["total"] - line["bonus"] for line in sheet.values()) == rest - missing
        assert sum(line["bonus"] for line in sheet.values()) == sum(bonus for _, _, bonus in staged.tricks)
        assert staged.table.scores == [line["total"] for line in sheet.values()]


# -- 6 The match -------------------------------------------------------------------------------------------------------------------------


ACES_AND_JACKS = "AC AD AH AS JC JD JH JS"


def ending(count: Any, scores: list[int], **house: object) -> Any:
    """The table after a deal that brought 5 and 11 points on these scores."""
    return count("basra", (25, "TD 2C", []), (27, ACES_AND_JACKS, []), scores=scores, **house).table


def test_6_1_the_match_goes_to_101(count: Any) -> None:
    table = ending(count, [0, 89])
    assert (table.scores, table.over) == ([5, 100], False)
    table = ending(count, [0, 90])
    assert (table.scores, table.over, table.winners) == ([5, 101], True, [1])


@pytest.mark.parametrize("target", [51, 100, 101, 121, 151, 201])
def test_6_1_target(target: int, count: Any) -> None:
    assert not ending(count, [0, target - 12], target=target).over
    assert ending(count, [0, target - 11], target=target).winners == [1]


def test_6_1_a_single_deal(count: Any) -> None:
    table = ending(count, [0, 0], target="single")
    assert (table.over, table.winners) == (True, [1])
    level = count("basra", (25, "TD 2C AC AD AH", []), (27, "AS JC JD JH JS", []), target="single").table
    assert (level.scores, level.winners) == ([8, 8], [0, 1])


def test_6_1_only_after_the_deal(stage: Any) -> None:
    staged = stage("basra", floor="8C", hands={0: "8D 5C", 1: "2D 3D"}, scores=[100, 0])
    staged.follow("0:8D takes 8C +10 leaves nothing")
    assert not staged.table.over


def test_6_2_the_highest_total_wins(count: Any) -> None:
    assert ending(count, [98, 96]).winners == [1]
    assert ending(count, [108, 90]).winners == [0]
    assert kahve.new("basra").house_rules()["over_target"] == "highest"


def test_6_2_level_at_the_top_plays_on(count: Any) -> None:
    table = ending(count, [100, 94])
    assert (table.scores, table.over, table.awaits_deal) == ([105, 105], False, True)


def test_6_2_shared(count: Any) -> None:
    assert ending(count, [100, 94], over_target="shared").winners == [0, 1]
    assert ending(count, [100, 95], over_target="shared").winners == [1]


def test_6_2_raise(count: Any) -> None:
    table = ending(count, [98, 96], over_target="raise")
    assert (table.over, table.record.target, table.record.raised) == (False, 151, 1)
    assert ending(count, [50, 96], over_target="raise").winners == [1]
    # A side beyond the raised target wins at once, and it rises only once.
    assert ending(count, [98, 140], over_target="raise").winners == [1]
    assert ending(count, [146, 141], over_target="raise", fields={"target": 151, "raised": 1}).winners == [1]


def rubber(count: Any, scores: list[int], games: str, **more: Any) -> Any:
    """The table after a deal of a rubber that brought 5 and 11, with `games` won before it."""
    return ending(count, scores, rubber=True, fields={"games": games} | more.pop("fields", {}), **more)


def test_6_4_a_match_is_one_game_or_a_rubber(count: Any) -> None:
    assert kahve.new("basra").house_rules()["rubber"] is False
    assert ending(count, [0, 95]).games is None
    table = rubber(count, [0, 95], "1,1")
    assert (table.games, table.over, table.winners, table.scores) == ([1, 2], False, [], [5, 106])
    table.deal(seed=3)
    assert (table.scores, table.games, table.record.target, table.record.dealer) == ([0, 0], [1, 2], 101, 0)
    table = rubber(count, [0, 95], "2,2", fields={"target": 150})
    assert (table.games, table.over, table.scores) == ([2, 2], False, [5, 106])
    table.deal(seed=3)
    assert (table.scores, table.record.target) == ([5, 106], 150)


def test_6_4_three_games_win(count: Any) -> None:
    table = rubber(count, [0, 95], "1,2")
    assert (table.games, table.over, table.winners) == ([1, 3], True, [1])
    assert table.result == {"scores": [5, 106], "winners": [1], "games": [1, 3]}
    assert table.history[-1].games == [1, 3]


@pytest.mark.parametrize("rule", ["highest", "shared"])
def test_6_4_a_level_game_is_played_on(rule: str, count: Any) -> None:
    table = rubber(count, [100, 94], "0,0", over_target=rule)
    assert (table.games, table.over, table.awaits_deal) == ([0, 0], False, True)
    table.deal(seed=3)
    assert table.scores == [105, 105]


def test_6_2_the_target_rises_once_in_a_rubber_not_once_a_game(count: Any) -> None:
    table = rubber(count, [100, 99], "0,0", over_target="raise")
    assert (table.games, table.record.target, table.record.raised) == ([0, 0], 151, 1)
    table = rubber(count, [146, 145], "0,0", over_target="raise", fields={"target": 151, "raised": 1})
    assert (table.games, table.over) == ([0, 1], False)
    table.deal(seed=3)
    assert (table.record.target, table.record.raised) == (101, 1)
    table = rubber(count, [100, 99], "0,1", over_target="raise", fields={"raised": 1})
    assert (table.games, table.record.target) == ([0, 2], 101)


def test_6_4_a_rubber_of_single_deals(count: Any) -> None:
    table = rubber(count, [0, 0], "1,1", target="single")
    assert (table.games, table.over) == ([1, 2], False)
    table.deal(seed=3)
    assert table.record.target == 0


def test_5_4_points_that_are_carried_go_into_the_next_game_of_a_rubber(count: Any) -> None:
    table = count("basra", (26, "TD 2C", []), (26, ACES_AND_JACKS, []), scores=[0, 95], rubber=True, most_cards_tie="carried").table
    assert table.games == [0, 1]
    table.deal(seed=3)
    assert (table.scores, table.record.carried) == ([0, 0], 3)


@pytest.mark.parametrize("last", [101, 150])
def test_6_5_the_last_game_of_a_rubber_of_single_deals_has_its_target(last: int, count: Any) -> None:
    table = rubber(count, [0, 0], "2,1", target="single", rubber_last_target=last)
    assert (table.games, table.over) == ([2, 2], False)
    table.deal(seed=3)
    assert (table.record.target, table.scores) == (last, [0, 0])
    table = rubber(count, [0, 0], "2,2", target="single", fields={"target": last})
    assert (table.games, table.over, table.scores) == ([2, 2], False, [5, 11])
    assert rubber(count, [0, last - 11], "2,2", target="single", fields={"target": last}).winners == [1]


def test_6_4_a_rubber_of_three_players(count: Any) -> None:
    house = {"seats": 3, "rubber": True, "fields": {"games": "1,2,0"}}
    table = count("basra", (18, "TD 2C", []), (17, ACES_AND_JACKS, []), (17, "", []), scores=[96, 0, 0], **house).table
    assert (table.games, table.over) == ([2, 2, 0], False)
    table.deal(seed=3)
    assert (table.scores, table.record.target) == ([0, 0, 0], 150)


@pytest.mark.parametrize(
    ("last", "target", "expected"), [(150, 101, 150), (101, 101, 101), (150, 51, 150), (101, 51, 101), (150, 151, 151), (150, 201, 201)]
)
def test_6_5_the_last_game(last: int, target: int, expected: int, count: Any) -> None:
    assert kahve.new("basra").house.rubber_last_target == 150
    table = rubber(count, [0, 200], "2,1", target=target, rubber_last_target=last)
    table.deal(seed=3)
    assert (table.games, table.record.target) == ([2, 2], expected)


# -- 7 Who knows what --------------------------------------------------------------------------------------------------------------------


def test_7_1_hands_and_stock_are_hidden_and_all_plays_public(dealt: Any) -> None:
    staged = dealt("basra", seats=4)
    for _ in range(5):
        staged.table.play(staged.table.legal[-1])
    view, record = staged.table.view(2).record, staged.table.record
    assert view.hand[2] == record.hand[2]
    assert [int(view.hand[seat]) for seat in (0, 1, 3)] == [0, 0, 0]
    assert not view.stock.any()
    assert record.laid_size > 0
    assert all(view[name] == record[name] for name in ("laid", "took", "floor"))


def test_7_2_only_the_dealer_knows_the_bottom_card(dealt: Any) -> None:
    staged = dealt("basra", tail="6H", dealer_sees_bottom=True)
    for _ in range(8):
        assert [bool(staged.table.view(seat).record.bottom.any()) for seat in (-1, 0, 1)] == [False, False, True]
        staged.table.play(staged.table.legal[0])
    while not staged.field("last_batch"):
        staged.table.play(staged.table.legal[0])
    assert staged.table.view(0).record.known_size[1] == 0
    assert int(staged.table.view(0).record.hand[1]) == 0


def _remembered(staged: Any, seat: int) -> str:
    """The bottom card that a seat still knows of in the last batch."""
    return str(staged.codes(card for card in staged.table.view(seat).record.bottom_dealt if card))


def _to_last_batch(staged: Any) -> Any:
    while not staged.field("last_batch"):
        staged.table.play(staged.table.legal[0])
    return staged


def test_7_2_the_dealer_knows_who_was_dealt_the_bottom_card_until_it_is_played(dealt: Any) -> None:
    staged = _to_last_batch(dealt("basra", f"{EIGHT} 5C JD 7D JS JC 8H 2S QH", "6H", dealer_sees_bottom=True))
    assert "6H" in staged.hand(0)
    assert {"JD", "7D", "JS", "JC"} == set(staged.hand(1))
    assert [_remembered(staged, seat) for seat in (-1, 0, 1)] == ["", "", "6H"]
    view = staged.table.view(1)
    rng, loops = generator(1), machine(view.game, False)
    for _ in range(40):
        world = loops.world(view.tables, view.house, 1, rng)[0]
        assert staged.deck.read("6H") in [int(nth(world.hand[0], place)) for place in range(4)]
    assert "6H" in view.game.screen.hands(view)[0]["known"]
    assert "6H" not in view.game.screen.hands(staged.table.view(-1))[0]["known"]
    while "6H" in staged.hand(0):
        assert _remembered(staged, 1) == "6H"
        staged.table.play(next(move for move in staged.table.legal if staged.table.turn == 1 or move.startswith("6H")))
    assert _remembered(staged, 1) == ""
    assert not staged.table.record.bottom_dealt.any()


@pytest.mark.parametrize(("buried", "holders"), [("", []), ("JD", [2]), ("JD JS", [1]), ("JD JS JC", [0])])
def test_7_2_where_hands_come_out_uneven_the_dealer_follows_the_bottom_card(buried: str, holders: list[int], dealt: Any) -> None:
    """Three players without courts: four cards are left for the last batch, one each and one over. The dealer is seat 2."""
    head = f"{EIGHT} 2D 3D 4D 5D {buried} 5C 8H 2S 9C"
    house = {"seats": 3, "court_values": "removed", "dealer_sees_bottom": True, "seven_diamond": "plain"}
    staged = _to_last_batch(dealt("basra", head, "6H", **house))
    assert staged.sizes == [1, 1, 1]
    assert [seat for seat in range(3) if "6H" in staged.hand(seat)] == holders
    assert _remembered(staged, 2) == "6H"
    assert [_remembered(staged, seat) for seat in (-1, 0, 1)] == [""] * 3
    view = staged.table.view(2)
    rng, loops = generator(1), machine(view.game, False)
    for _ in range(20):
        world = loops.world(view.tables, view.house, 2, rng)[0]
        for seat in range(3):
            assert (int(world.hand[seat]) == staged.deck.read("6H")) == (seat in holders)
    while staged.table.turn >= 0:
        staged.table.play(staged.table.legal[0])
    assert not staged.table.record.bottom_dealt.any()


@pytest.mark.parametrize("way", ["bottom", "shuffled", "redeal", "none"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("courts", ["none", "removed"])
def test_2_5_that_the_dealer_has_seen_a_card_changes_nothing_of_the_deal(way: str, seats: int, courts: str) -> None:
    house: dict[str, Any] = {"seats": seats, "floor_special_replacement": way, "court_values": courts, "target": "single"}
    for seed in range(12):
        tables = [kahve.new("basra", dealer_sees_bottom=seen, **house) for seen in (False, True)]
        for table in tables:
            table.deal(seed=seed)
        while tables[0].turn >= 0:
            legal = tables[0].legal
            assert legal == tables[1].legal
            played = legal[seed % len(legal)]
            for table in tables:
                table.play(played)
        assert tables[0].history[-1].turns == tables[1].history[-1].turns
        assert tables[0].sheet == tables[1].sheet


@pytest.mark.parametrize("place", range(4))
def test_2_4_a_card_may_go_back_under_the_one_that_the_dealer_has_seen(place: int) -> None:
    """With the place 0 of n + 1 it lies at the very bottom, seen or not. The dealer can then no longer tell who gets the seen card."""
    game = kahve.game("basra")
    tables = []
    for seen in (0, 1):
        house = game.settle({"dealer_sees_bottom": bool(seen), "floor_special_replacement": "shuffled"})
        world = game.rules.layout.new()
        t = world[0]
        cards = [game.rules.deck(house).read(code) for code in ["2C", "3C", "4C", "5C"]]
        t.stock[: 4 - seen] = cards[seen:]
        t.stock_size = 4 - seen
        t.dealer = 1
        if seen:
            t.bottom[0], t.bottom_size = cards[0], 1
            t.bottom_seen[1] = 1
        put_back(t, game.rules.deck(house).read("JD"), place)
        t.dealer, t.in_hands = 1, 0
        deal_on(t, house)
        tables.append(t)
    assert list(map(int, tables[0].hand)) == list(map(int, tables[1].hand))
    assert list(tables[0].stock[:5]) == list(tables[1].stock[:5])
    assert (tables[1].bottom_size, tables[1].bottom_under, int(tables[1].bottom_dealt[0])) == (0, 0, 0)


def test_7_3_buried_cards_are_known_in_the_stock_and_in_a_hand(dealt: Any) -> None:
    staged = dealt("basra", f"{EIGHT} 5C JD 7D 8H 2S QH")
    while not staged.field("last_batch"):
        view = staged.table.view(-1).record
        assert [staged.deck.code(int(card)) for card in view.stock[:2]] == ["7D", "JD"]
        assert not view.stock[2:].any()
        staged.table.play(staged.table.legal[0])
    assert staged.table.view(0).record.known_size[1] == 2
    while "JD" in staged.hand(1):
        staged.table.play(next(move for move in staged.table.legal if staged.table.turn == 0 or move.startswith("JD")))
    assert staged.table.view(0).record.known_size[1] == 1


def test_7_3_nobody_holds_what_was_shuffled_in_before_the_next_batch(dealt: Any) -> None:
    staged = dealt("basra", f"{EIGHT} 5C JD 8H 2S QH", floor_special_replacement="shuffled")
    for _ in range(8):
        assert [staged.could_hold(seat, "JD", "JC", "7D", "9D") for seat in (0, 1)] == [[False, True, True, True]] * 2
        staged.table.play(next(move for move in staged.table.legal if move[:2] not in ("JC", "JH", "JS")))
    assert [staged.could_hold(seat, "JD", "7D") for seat in (0, 1)] == [[True, True]] * 2
    seven = dealt("basra", f"{EIGHT} 5C 7D 8H 2S QH", floor_special_replacement="shuffled")
    assert seven.could_hold(0, "7D", "7C", "JD", "JC") == [False, True, True, True]


@pytest.mark.parametrize(
    ("house", "expected"),
    [
        ({}, [False, False, False, False, False, False, True, True, True, True]),
        ({"seven_diamond": "plain"}, [False, False, False, False, False, True, True, True, True, True]),
        ({"court_values": "ten"}, [False, False, False, False, False, False, True, False, True, False]),
        ({"capture_obligation": "if_played"}, [True] * 10),
        ({"capture_obligation": "optional"}, [True] * 10),
    ],
)
def test_7_4_a_card_that_does_not_take_proves_something_if_able(house: dict[str, object], expected: list[bool], stage: Any) -> None:
    staged = stage("basra", floor="5C 4D KS", hands={0: "6H 2H", 1: "3D QD"}, **({"capture_obligation": "if_able"} | house))
    staged.follow("0:6H floor 5C 4D KS 6H")
    assert staged.could_hold(0, "5H", "4C", "9S", "KD", "JC", "7D", "7S", "TC", "8C", "QC") == expected
    assert staged.could_hold(1, "5H", "JC") == [True, True]


def test_7_4_an_empty_floor_and_the_next_batch_prove_nothing(stage: Any) -> None:
    staged = stage("basra", hands={0: "2C", 1: "3D"}, capture_obligation="if_able")
    staged.table.play("2C")
    assert staged.could_hold(0, "JC", "7D", "2D") == [True] * 3
    staged.table.play("3D")
    assert staged.sizes == [4, 4]
    assert not staged.table.record.ruled_out.any()


# -- The worked examples of the rules document, 13.6 --------------------------------------------------------------------------------------


def test_example_BE_1_pairing_and_summing(stage: Any) -> None:
    staged = stage("basra", floor="3C 4D 7S KH", hands={0: "7H 2C", 1: "KD 2D"})
    staged.follow("0:7H takes 3C 4D 7S +0 leaves KH", "1:KD takes KH +10 leaves nothing")


def test_example_BE_2_two_groups(stage: Any) -> None:
    staged = stage("basra", floor="AC 2D 3S 4H", hands={0: "5S 2C", 1: "KD 2H"})
    staged.follow("0:5S takes AC 2D 3S 4H +10 leaves nothing")


def test_example_BE_3_overlapping_groups(stage: Any) -> None:
    staged = stage("basra", floor="AC 2D 3S 4H", hands={0: "6C 2C", 1: "4S 2H"})
    assert staged.ways("6C") == {"AC 2D 3S", "2D 4H"}
    staged.follow("0:6C picks 2D 4H +0 leaves AC 3S", "1:4S takes AC 3S +10 leaves nothing")


def test_example_BE_4_queens_and_kings(stage: Any) -> None:
    staged = stage("basra", floor="QC QD KS", hands={0: "QH 2C", 1: "KD 2H"})
    staged.follow("0:QH takes QC QD +0 leaves KS", "1:KD takes KS +10 leaves nothing")


@pytest.mark.parametrize("bonus", [0, 20])
def test_example_BE_5_jacks(bonus: int, stage: Any) -> None:
    staged = stage("basra", floor="5C QD 9H", hands={0: "JH JD", 1: "JC 2H"}, jack_on_jack_bonus=bonus)
    staged.follow("0:JH takes 5C QD 9H +0 leaves nothing", "1:JC floor JC", f"0:JD takes JC +{bonus} leaves nothing")


def test_example_BE_6_total_ten(stage: Any) -> None:
    stage("basra", floor="2C 3D 5S", hands={0: "7D 2S", 1: "2H"}).follow("0:7D takes 2C 3D 5S +10 leaves nothing")


@pytest.mark.parametrize("floor", ["2C 3D 6S", "2C KD"])
def test_example_BE_7_total_eleven_or_a_court(floor: str, stage: Any) -> None:
    stage("basra", floor=floor, hands={0: "7D 2S", 1: "2H"}).follow(f"0:7D takes {floor} +0 leaves nothing")


@pytest.mark.parametrize(("rule", "bonus"), [("sum_le_10", 0), ("natural_or_sum", 10)])
def test_example_BE_8_a_floor_for_a_plain_seven(rule: str, bonus: int, stage: Any) -> None:
    staged = stage("basra", floor="7S 4C 3D", hands={0: "7D 2S", 1: "2H"}, seven_diamond_basra=rule)
    staged.follow(f"0:7D takes 7S 4C 3D +{bonus} leaves nothing")


def test_example_BE_9_a_seven_that_was_led(stage: Any) -> None:
    staged = stage("basra", hands={0: "7D 3H 7H", 1: "7C 4S 2H"})
    staged.follow("0:7D floor 7D", "1:7C takes 7D +10 leaves nothing", "0:3H floor 3H", "1:4S floor 3H 4S")
    staged.follow("0:7H takes 3H 4S +10 leaves nothing")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_example_BE_10_replacing_jacks_and_the_seven(seats: int, dealt: Any) -> None:
    staged = dealt("basra", f"{' '.join(['--'] * 4 * seats)} 5C JD 7D 8H JS 2S QH", seats=seats)
    assert (staged.floor, staged.stock.split()[-3:]) == ("5C 8H 2S QH", ["JD", "7D", "JS"])
    while not staged.field("last_batch"):
        staged.table.play(staged.table.legal[0])
    assert {"JD", "7D", "JS"} < set(staged.hand(seats - 1))


def test_example_BE_11_leftover(stage: Any) -> None:
    staged = stage("basra", floor="9S", hands={0: "9H 2D", 1: "KC 5H"}, rest=1)
    staged.follow("0:9H takes 9S +10 leaves nothing", "1:KC floor KC", "0:2D floor KC 2D", "1:5H floor KC 2D 5H", "left KC 2D 5H to 0")
    assert [(line["cards"], line["bonus"]) for line in staged.table.sheet.values()] == [(5, 10), (47, 0)]


def test_example_BE_12_a_deal_of_two(count: Any, sheet_row: Any) -> None:
    staged = count("basra", (23, "TD AC AD JC JD", [10]), (29, "2C AH AS JH JS", [10, 10]))
    assert [sheet_row(staged, side) for side in (0, 1)] == [[23, 7, 0, 10, 17], [29, 6, 3, 20, 29]]


def test_example_BE_13_a_deal_of_three(count: Any, sheet_row: Any) -> None:
    sides = [(19, "AC AD JC", [10]), (19, "TD AH JD JH", []), (14, "2C AS JS", [10])]
    staged = count("basra", *sides, seats=3)
    assert [sheet_row(staged, side) for side in range(3)] == [[19, 3, 0, 10, 13], [19, 6, 0, 0, 6], [14, 4, 0, 10, 14]]


# -- 13.7 -------------------------------------------------------------------------------------------------------------------------------


def test_example_BL_1_a_plain_seven(stage: Any) -> None:
    staged = stage("basra", floor="2C 5D KH", hands={0: "7D 2S", 1: "KS 2H"}, **LEBANESE)
    staged.follow("0:7D takes 2C 5D +0 leaves KH", "1:KS takes KH +10 leaves nothing")


def test_example_BL_2_it_clears_whatever_the_total(stage: Any) -> None:
    stage("basra", floor="7S 4C 3D", hands={0: "7D 2S", 1: "2H"}, **LEBANESE).follow("0:7D takes 7S 4C 3D +10 leaves nothing")


def test_example_BL_3_no_court_cards(stage: Any) -> None:
    staged = stage("basra", floor="QC 4H", hands={0: "7D 2S", 1: "QD 2H"}, **LEBANESE)
    staged.follow("0:7D floor QC 4H 7D", "1:QD takes QC +0 leaves 4H 7D")


def test_example_BL_4_only_jacks_are_replaced(dealt: Any) -> None:
    staged = dealt("basra", f"{' '.join(['--'] * 12)} 7D JC 4S TH 9C", **LEBANESE)
    assert (staged.floor, staged.stock.split()[-1]) == ("7D 4S TH 9C", "JC")


def test_example_BL_5_jack_sweep(stage: Any) -> None:
    staged = stage("basra", seats=3, floor="7D 4S TH 9C", hands={0: "JS 2C", 1: "8C 2D", 2: "8D 2S"}, **LEBANESE)
    staged.follow("0:JS takes 7D 4S TH 9C +0 leaves nothing", "1:8C floor 8C", "2:8D takes 8C +10 leaves nothing")


@pytest.mark.parametrize(("seats", "batches"), [(2, [6] * 4), (3, [6, 6, 4]), (4, [6, 6])])
def test_example_BL_6_batches(seats: int, batches: list[int], dealt: Any) -> None:
    staged = dealt("basra", seats=seats, **LEBANESE)
    assert 4 + seats * sum(batches) == 52
    for size in batches:
        assert staged.sizes == [size] * seats
        for _ in range(size * seats):
            staged.table.play(staged.table.legal[0])
    assert staged.table.awaits_deal


def test_example_BL_7_a_plurality(count: Any, sheet_row: Any) -> None:
    sides = [(21, "TD AC JC", [10]), (16, "2C AD AH JD", []), (15, "AS JH JS", [10, 10])]
    staged = count("basra", *sides, seats=3, **LEBANESE)
    assert [sheet_row(staged, side) for side in range(3)] == [[21, 5, 3, 10, 18], [16, 5, 0, 0, 5], [15, 3, 0, 20, 23]]


@pytest.mark.parametrize(("condition", "bonus"), [("floor_cleared", 10), ("lone_card", 0)])
def test_example_BL_8_lone_card(condition: str, bonus: int, stage: Any) -> None:
    staged = stage("basra", floor="2C 5D", hands={0: "7D 2S", 1: "2H"}, **LEBANESE, basra_condition=condition)
    staged.follow(f"0:7D takes 2C 5D +{bonus} leaves nothing")


# -- 13.9 -------------------------------------------------------------------------------------------------------------------------------


def test_example_R_1_a_rubber_of_five_games(count: Any) -> None:
    games = [([96, 53], "0,0", [101, 64], [1, 0]), ([83, 92], "1,0", [88, 103], [1, 1]), ([96, 88], "1,1", [101, 99], [2, 1])]
    games += [([100, 99], "2,1", [105, 110], [2, 2])]
    for before, won, scores, after in games:
        table = rubber(count, before, won)
        assert (table.scores, table.games, table.over) == (scores, after, False)
    table.deal(seed=3)
    assert (table.scores, table.record.target) == ([0, 0], 150)
    table = rubber(count, [141, 141], "2,2", fields={"target": 150})
    assert (table.scores, table.games, table.winners) == ([146, 152], [2, 3], [1])


def test_example_R_2_a_rubber_of_four_games(count: Any) -> None:
    table = rubber(count, [100, 80], "2,1")
    assert (table.games, table.over, table.winners) == ([3, 1], True, [0])


def test_example_R_3_a_level_last_game(count: Any) -> None:
    # The document's deal of 10 and 12 needs a bonus of six: a three's basra where it is worth twice the card.
    house = {"rubber": True, "basra_value": "twice", "fields": {"games": "2,2", "target": 150}}
    staged = count("basra", (25, "AC AD AH AS", [6]), (27, f"TD 2C {JACKS}", []), scores=[141, 139], **house)
    assert (staged.table.scores, staged.table.games, staged.table.over) == ([151, 151], [2, 2], False)
    staged.table.deal(seed=3)
    assert (staged.table.scores, staged.table.record.target) == ([151, 151], 150)
    staged = count("basra", (49, f"TD 2C {ACES_AND_JACKS}", []), (3, "", []), scores=[151, 151], **house)
    assert (staged.table.scores, staged.table.games, staged.table.winners) == ([167, 151], [3, 2], [0])
