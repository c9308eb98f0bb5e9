"""Hand and Foot's rulebook, paragraph by paragraph; the tests with g1 to g27, s1, s4 and s8 in their names are the rules document's."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import kahve
from kahve.cards.shuffle import generator
from kahve.engine.house import HouseError
from kahve.engine.machine import machine
from kahve.games.melding.cards import FIVE, KING, SEVEN, WILD
from kahve.games.melding.layouts import fits_meld
from kahve.games.melding.melds import best_points

READY = "KKKKKKK 7777777 AAAAA22 999999* 2222***"
"""Two clean, two dirty and one wild pile."""
NOBODY_WAITS = dict.fromkeys(range(4), "")
FIVES = dict.fromkeys(range(4), "4")


def ended(stage: Any, *, hands: Any = None, deal: int = 1, **more: Any) -> Any:
    """A deal of four players that ends since the stock is empty; nobody has more than a four, if nothing else is said."""
    in_hands = FIVES | (hands or {})
    seats = int(more.get("seats", 4))
    waits = dict.fromkeys(range(seats), "") | more.pop("foot", {})
    others = {seat: in_hands.get(seat, "4") for seat in range(seats)}
    staged = stage(others.pop(0), drawn=False, stock="", hands=others, foot=waits, deal=deal, **more)
    return staged.play("DRAW")


def on_foot(stage: Any, hand: str, **more: Any) -> Any:
    """A player on the foot who has drawn, whose partner is on the foot too and has played from it."""
    return stage(hand, **({"on": "foot", "stacks": {2: "foot"}} | more))


# -- 1 Players, sides and packs --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_1_1_two_to_six_play(seats: int, dealt: Any) -> None:
    staged = dealt(seats=seats)
    assert [staged.sizes(seat) for seat in range(seats)] == [(13, 0, 13)] * seats
    assert kahve.new("hand_and_foot").seats == 4


def test_1_1_no_other_number() -> None:
    for seats in (1, 7):
        with pytest.raises(HouseError):
            kahve.new("hand_and_foot", seats=seats)


PRESETS: dict[str, dict[str, object]] = {
    "classic": {},
    "bicycle": {
        "stacks": "11-11",
        "wild_ratio": "more_naturals",
        "wild_melds": False,
        "quota_clean": 1,
        "quota_dirty": 1,
        "quota_wild": 0,
        "out_discard": "required",
    },
    "saskatchewan": {"stacks": "11-13", "quota_clean": 1, "quota_dirty": 1, "quota_wild": 1},
    "three_and_three": {
        "take_needs_down": True,
        "take_with_one_wild": True,
        "wild_top_takeable": "never",
        "quota_clean": 3,
        "quota_dirty": 3,
        "quota_wild": 0,
        "out_discard": "required",
    },
    "passing": {
        "pass_foot_left": "foot",
        "take_count": 3,
        "take_with_one_wild": True,
        "wild_discard_freezes": "until_pair",
        "card_values": "tens_ten",
    },
    "whole_pile": {"pass_foot_left": "foot", "take_count": "whole", "wild_melds": False},
    "from_ninety": {
        "draw_count": "three",
        "add_beyond_seven": "naturals",
        "minimum": "ninety",
        "out_discard": "forbidden",
        "black3_penalty": 300,
    },
    "rising": {"draw_count": "three_rising", "minimum": "ninety", "quota_wild": 0, "quota_rises": True, "going_out_bonus": "rising"},
    "family": {
        "teams": "individual",
        "minimum": "sixty",
        "minimum_counts_pile_bonus": True,
        "minimum_waived_if_stack_emptied": True,
        "stock_out": "reshuffle",
    },
    "two": {"seats": 2},
    "three_pairs": {"seats": 6, "teams": "three_teams_of_two"},
    "one_deal": {"deals": 1},
}


@pytest.mark.parametrize("preset", PRESETS)
def test_1_1_presets(preset: str) -> None:
    table = kahve.new("hand_and_foot", preset=preset)
    table.deal(seed=1)
    assert table.house_rules(changed_only=True) == PRESETS[preset]
    assert list(PRESETS) == [row.name for row in table.game.presets]


@pytest.mark.parametrize(
    ("seats", "teams", "sides"),
    [
        (2, "usual", [0, 1]),
        (3, "usual", [0, 1, 2]),
        (4, "usual", [0, 1, 0, 1]),
        (5, "usual", [0, 1, 2, 3, 4]),
        (6, "usual", [0, 1, 0, 1, 0, 1]),
        (4, "individual", [0, 1, 2, 3]),
        (6, "individual", [0, 1, 2, 3, 4, 5]),
        (4, "pairs", [0, 1, 0, 1]),
        (6, "two_teams_of_three", [0, 1, 0, 1, 0, 1]),
        (6, "three_teams_of_two", [0, 1, 2, 0, 1, 2]),
    ],
)
def test_1_2_sides(seats: int, teams: str, sides: list[int]) -> None:
    table = kahve.new("hand_and_foot", seats=seats, teams=teams)
    assert [table.side_of(seat) for seat in range(seats)] == sides
    assert table.sides == max(sides) + 1


@pytest.mark.parametrize(
    ("seats", "teams"), [(6, "pairs"), (2, "pairs"), (4, "two_teams_of_three"), (4, "three_teams_of_two"), (5, "three_teams_of_two")]
)
def test_1_2_teams_that_cannot_be(seats: int, teams: str) -> None:
    with pytest.raises(HouseError, match="teams"):
        kahve.new("hand_and_foot", seats=seats, teams=teams)


def test_1_2_melds_belong_to_the_side(stage: Any) -> None:
    staged = stage("K K 7", melds="KKK", turn=2).play("ADD(K)", "DISCARD(7)")
    assert (staged.melds(0), staged.melds(1)) == ("KKKK", "")
    staged = stage("K K 7", melds={0: "KKK"}, turn=1)
    assert staged.why("ADD(K)") == "NOT_OPEN"


@pytest.mark.parametrize(
    ("seats", "packs", "cards", "stock"), [(2, 3, 162, 109), (3, 4, 216, 137), (4, 5, 270, 165), (5, 6, 324, 193), (6, 7, 378, 221)]
)
def test_1_3_one_pack_more_than_players(seats: int, packs: int, cards: int, stock: int, dealt: Any) -> None:
    staged = dealt("4", seats=seats)
    assert (len(staged.deck.cards), staged.field("stock_size"), sum(staged.cards().values())) == (cards, stock, cards)
    counts = Counter(map(staged.deck.code, staged.deck.cards))
    assert (counts["K"], counts["2"], counts["b"], counts["r"], counts["*"]) == (4 * packs, 4 * packs, 2 * packs, 2 * packs, 2 * packs)


@pytest.mark.parametrize("decks", [2, 3, 4, 5, 6, 7, 8])
@pytest.mark.parametrize("jokers", [0, 2, 4])
def test_1_3_packs_and_jokers(decks: int, jokers: int) -> None:
    table = kahve.new("hand_and_foot", seats=2, decks=decks, jokers_per_deck=jokers)
    table.deal(seed=decks)
    cards = table.game.rules.deck(table.house).cards
    assert (len(cards), cards.count(15)) == (decks * (52 + jokers), decks * jokers)


def test_1_3_too_few_packs_for_the_players() -> None:
    with pytest.raises(HouseError, match="decks"):
        kahve.new("hand_and_foot", decks=2)
    assert kahve.new("hand_and_foot", seats=6, decks=6).seats == 6


def test_1_3_eight_packs_with_four_jokers_are_played_out(dealt: Any) -> None:
    staged = dealt("r * 2 4", seats=6, decks=8, jokers_per_deck=4, upcard_special_stays=True)
    assert (len(staged.deck.cards), staged.pile) == (448, "r * 2 4")
    for _ in range(6):
        staged.play("DRAW")
        staged.play(f"DISCARD({staged.discards[0]})")
    assert sum(staged.cards().values()) == 448


def test_1_4_threes_are_never_melded(stage: Any) -> None:
    staged = stage("b b b b 4")
    assert staged.lays == set()
    assert staged.discards == "4 b"
    assert list(staged.deck.codes.values()) == list("456789TJQKAbr2*")


# -- 2 The deal ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_2_1_the_seat_after_the_dealer_begins(dealer: int, dealt: Any) -> None:
    assert dealt(dealer=dealer).turn == (dealer + 1) % 4


def test_2_1_the_deal_passes_on(stage: Any) -> None:
    staged = ended(stage, fields={"dealer": 1})
    assert (staged.field("dealer"), staged.table.awaits_deal) == (2, True)


@pytest.mark.parametrize(
    ("stacks", "sizes"),
    [
        ("11-11", (11, 0, 11)),
        ("11-13", (11, 0, 13)),
        ("12-12", (12, 0, 12)),
        ("13-13", (13, 0, 13)),
        ("14-14", (14, 0, 14)),
        ("15-13-11", (15, 13, 11)),
    ],
)
def test_2_2_stacks(stacks: str, sizes: tuple[int, int, int], dealt: Any) -> None:
    staged = dealt("4", stacks=stacks)
    assert [staged.sizes(seat) for seat in range(4)] == [sizes] * 4
    assert kahve.new("hand_and_foot").house_rules()["stacks"] == "13-13"
    assert str(kahve.position("hand_and_foot", str(staged.table))) == str(staged.table)


def test_2_2_hand_first_then_foot(dealt: Any) -> None:
    staged = dealt("4", hands={0: "KKKKKKKKKKKKK"}, feet={0: "QQQQQQQQQQQQQ"})
    assert (staged.hand(0).count("K"), staged.foot(0).count("Q"), staged.stack(0)) == (13, 13, "hand")


def test_2_3_the_upcard_begins_the_pile_and_may_be_taken(dealt: Any) -> None:
    staged = dealt("7", hands={0: "7 7 7 K K K Q Q Q A A A J"})
    assert (staged.pile, staged.legal) == ("7", {"DRAW", "TAKE"})


@pytest.mark.parametrize(
    ("row", "back"),
    [
        ("wild_and_red_threes", "2 * r"),
        ("and_black_threes", "2 * r b"),
        ("and_fives_and_sevens", "2 * r 5 7"),
        ("and_black_threes_fives_and_sevens", "2 * r b 5 7"),
        ("threes_only", "r b"),
    ],
)
def test_2_4_what_goes_back(row: str, back: str, dealt: Any) -> None:
    for card in ["4", "5", "6", "7", "K", "A", "b", "r", "2", "*"]:
        staged = dealt(f"{card} J Q", upcard_putback=row)
        assert (staged.pile == card) == (card not in back.split()), card
        assert len(staged.pile) == 1
        assert staged.pile not in back.split()
        assert staged.cards() == Counter(staged.deck.cards)


def test_2_4_a_card_goes_back_to_any_place(dealt: Any) -> None:
    places = set()
    for seed in range(12):
        table = kahve.new("hand_and_foot", seats=2, jokers_per_deck=0)
        while table.awaits_deal:
            table.deal(seed=seed)
        places.add(str(table.record.stock.tobytes()))
        staged = dealt("2 J Q", hands={0: "4" * (seed % 7)})
        places.add(staged.stock.split().index("2"))
    assert len(places) > 12 + 4


def log_number(number: int) -> int:
    """The number after this one as docs/log.md has it."""
    return (1103515245 * number + 12345) % 2**31


def log_places(order: list[int], sizes: list[int]) -> list[int]:
    """Above how many of the cards each card put back comes to lie, as docs/log.md has it."""
    number = 1
    for card in order:
        number = log_number(number ^ card)
    places = []
    for size in sizes:
        places.append(number // 2**7 % (size + 1))
        number = log_number(number)
    return places


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_2_4_every_place_is_as_likely(seats: int) -> None:
    """Of 6,000 orders: every place of the first and of the second card put back comes about as often, the top and the bottom too."""
    game = kahve.game("hand_and_foot")
    house = game.settle({"seats": seats})
    cards = list(game.rules.deck(house).cards)
    size = len(cards) - 26 * seats - 1
    chance = random.Random(seats)
    counts = [Counter[int](), Counter[int]()]
    for _ in range(6000):
        chance.shuffle(cards)
        for count, place in zip(counts, log_places(cards, [size, size]), strict=True):
            count[place] += 1
    for count in counts:
        assert set(count) == set(range(size + 1))
        expected = 6000 / (size + 1)
        spread = sum((count[place] - expected) ** 2 / expected for place in range(size + 1))
        assert abs(spread - size) < 5 * (2 * size) ** 0.5


def test_2_4_the_place_is_that_of_the_log_page(dealt: Any) -> None:
    for card, more in (("2", 1), ("*", 1), ("2 *", 2)):
        for hands in ({}, {0: "A A"}, {1: "b b b"}):
            staged = dealt(f"{card} J Q T", hands=hands)
            deck, order = staged.deck, staged.deck.read_order(staged.table.history[-1].order)
            stock = [int(card) for card in order[4 * 26 :]][::-1]
            places = log_places([int(card) for card in order], [len(stock) - 1] * more)
            for place in places:
                back = stock.pop()
                stock.insert(place, back)
            if not {stock[-1]} & set(deck.read_cards("2*r")):
                assert staged.pile == deck.code(stock.pop())
                assert staged.stock.split() == [deck.code(card) for card in stock[::-1]]


def test_2_4_a_black_three_stays_and_blocks(dealt: Any) -> None:
    staged = dealt("b", hands={0: "b b K"})
    assert (staged.pile, staged.legal) == ("b", {"DRAW"})


def test_2_5_a_card_that_goes_back_may_stay_covered(dealt: Any) -> None:
    staged = dealt("2 r * 7 Q", hands={0: "7 7 7 K K K Q Q Q A A A J"}, upcard_special_stays=True)
    assert staged.pile == "2 r * 7"
    stock = staged.stock
    staged.play("TAKE")
    while not staged.down(0):
        staged.play(next(move for move in ("NEW3(A)", "NEW3(K)") if move in staged.legal))
    assert "2" in staged.hand(0).split()
    assert "*" in staged.hand(0).split()
    assert "r" not in staged.hand(0)
    assert (staged.on_table(0).count("r"), staged.stock, staged.pile) == (1, stock, "")
    assert dealt("2 r * 7").pile == "7"


def test_2_5_a_covered_red_three_comes_to_the_hand_where_it_is_not_laid(dealt: Any) -> None:
    for row in ("discarded", "as_liked"):
        staged = dealt("r 7", hands={0: "7 7 7 A A A"}, upcard_special_stays=True, red3_play=row)
        staged.play("TAKE", "NEW3(A)")
        assert ("r" in staged.hand(0), staged.on_table(0).count("r")) == (True, 0)


def passing(dealt: Any, *, how: str, choices: str, stacks: str = "13-13") -> Any:
    """Stacks from which everybody keeps the first or the second.

    Hands end in T J Q K and feet in 5 6 8 9, seats 0 to 3.
    """
    tops = {"hands": dict(enumerate("TJQK")), "feet": dict(enumerate("5689"))}
    staged = dealt("4", pass_foot_left=how, stacks=stacks, **tops)
    assert staged.field("stage") == 0
    assert [staged.deck.write_order(row) for row in staged.table.record.top[:4]] == ["T 5", "J 6", "Q 8", "K 9"]
    for seat, choice in enumerate(choices):
        assert staged.turn == seat
        assert staged.legal == {"KEEP_FIRST", "KEEP_SECOND"}
        assert (staged.sizes(seat)[0], list(staged.table.view(seat).record.hand[seat])) == (0, [0] * 16)
        assert [list(staged.table.view(other).record.kept) for other in range(seat + 1, 4)] == [[0] * 6] * (3 - seat)
        staged.play("KEEP_FIRST" if choice == "1" else "KEEP_SECOND")
    assert (staged.turn, "DRAW" in staged.legal) == (0, True)
    return staged


@pytest.mark.parametrize(
    ("how", "choices", "hands", "feet"),
    [
        ("foot", "1111", "TJQK", "9568"),
        ("foot", "2222", "5689", "KTJQ"),
        ("foot", "1212", "T6Q9", "K5J8"),
        ("hand", "1111", "9568", "TJQK"),
        ("hand", "2222", "KTJQ", "5689"),
        ("hand", "1221", "95JQ", "T68K"),
    ],
)
def test_2_6_one_stack_is_passed_to_the_left(how: str, choices: str, hands: str, feet: str, dealt: Any) -> None:
    staged = passing(dealt, how=how, choices=choices)
    assert [staged.known(seat) for seat in range(4)] == list(hands)
    assert [staged.deck.code(row.tolist().index(max(row))) for row in staged.table.record.foot_known[:4]] == list(feet)
    for seat in range(4):
        assert hands[seat] in staged.hand(seat)
        assert feet[seat] in staged.foot(seat)
    assert staged.cards() == Counter(staged.deck.cards)
    assert not staged.table.record.knee_known.any()


@pytest.mark.parametrize(
    ("how", "choices", "hands", "feet"),
    [
        ("foot", "1111", [11] * 4, [13] * 4),
        ("foot", "2111", [13, 11, 11, 11], [13, 11, 13, 13]),
        ("hand", "2222", [11] * 4, [13] * 4),
        ("hand", "1222", [11, 13, 11, 11], [11, 13, 13, 13]),
    ],
)
def test_2_6_unequal_stacks(how: str, choices: str, hands: list[int], feet: list[int], dealt: Any) -> None:
    staged = passing(dealt, how=how, choices=choices, stacks="11-13")
    assert [staged.sizes(seat)[0] for seat in range(4)] == hands
    assert [staged.sizes(seat)[2] for seat in range(4)] == feet


def test_2_6_worlds_know_the_cards_turned_up(dealt: Any) -> None:
    staged = dealt("4", pass_foot_left="foot", hands=dict(enumerate("TJQK")), feet=dict(enumerate("5689")))
    engine = machine(staged.table.game, compiled=False)
    for seed in range(20):
        world = engine.world(staged.table.view(0).tables, staged.table.house, 0, generator(seed))[0]
        for seat in range(4):
            assert world.knee[seat, world.top[seat, 0]] > 0
            assert world.foot[seat, world.top[seat, 1]] > 0


def test_2_6_without_it_nobody_chooses(dealt: Any) -> None:
    assert dealt("4").legal == {"DRAW"}
    with pytest.raises(HouseError, match="pass_foot_left"):
        kahve.new("hand_and_foot", pass_foot_left="foot", stacks="15-13-11")


# -- 3 The turn ------------------------------------------------------------------------------------------------------------------------


def test_3_1_draw_meld_discard(stage: Any) -> None:
    staged = stage("K K K 5", drawn=False, pile="Q")
    assert (staged.legal, staged.why("NEW3(K)"), staged.why("DISCARD(5)")) == ({"DRAW"}, "DRAW_FIRST", "DRAW_FIRST")
    staged.play("DRAW")
    assert (staged.why("DRAW"), staged.why("TAKE")) == ("HAS_DRAWN", "HAS_DRAWN")
    staged.play("NEW3(K)", "DISCARD(5)")
    assert (staged.turn, staged.pile) == (1, "Q 5")
    staged = stage("K K K 5").play("DISCARD(K)")
    assert staged.turn == 1


@pytest.mark.parametrize(
    ("row", "numbers"),
    [
        ("two", [2, 2, 2, 2, 2]),
        ("three", [3, 3, 3, 3, 3]),
        ("two_rising", [2, 3, 4, 5, 5]),
        ("three_rising", [3, 4, 5, 6, 6]),
        ("3-3-4-5", [3, 3, 4, 5, 5]),
        ((4, 1), [4, 1, 1]),
    ],
)
def test_3_2_cards_drawn(row: Any, numbers: list[int], stage: Any) -> None:
    for deal, number in enumerate(numbers, 1):
        assert stage("4", drawn=False, deal=deal, draw_count=row).play("DRAW").sizes(0)[0] == 1 + number
    assert stage("4", drawn=False).play("DRAW").sizes(0)[0] == 3


def test_3_3_on_with_melds_of_a_partner(stage: Any) -> None:
    staged = stage("K 5 5 5 8", melds="KKK QQQ").play("ADD(K)", "NEW3(5)", "DISCARD(8)")
    assert staged.melds(0) == "555 QQQ KKKK"
    assert staged.turn == 1


@pytest.mark.parametrize("card", list("456789TJQKAb2*"))
def test_3_4_any_card_may_be_discarded(card: str, stage: Any) -> None:
    staged = stage(f"{card} 4 5").play(f"DISCARD({card})")
    assert (staged.pile, staged.turn) == (card, 1)


def test_3_4_a_card_just_taken_may_be_discarded(stage: Any) -> None:
    staged = stage("7 7 4", drawn=False, pile="9 7").play("TAKE", "DISCARD(9)")
    assert staged.pile == "9"


def test_5_2_g12_a_three_blocks_the_pile(stage: Any) -> None:
    staged = stage("b b K K", drawn=False, pile="K b")
    assert (staged.legal, staged.why("TAKE")) == ({"DRAW"}, "TOP_IS_THREE")


def test_3_4_a_black_three_blocks_until_it_is_covered(stage: Any) -> None:
    staged = stage("b 5 K", pile="K", hands={1: "K K 9 9", 2: "9 9 9 4"}).play("DISCARD(b)")
    assert (staged.pile, staged.legal) == ("K b", {"DRAW"})
    staged.play("DRAW", "DISCARD(9)")
    assert staged.legal == {"DRAW", "TAKE"}


def test_3_5_red_threes_before_the_first_turn(dealt: Any) -> None:
    staged = dealt("7 r Q J", hands={0: "r r K", 1: "r 9"})
    assert (staged.on_table(0), staged.sizes(0)) == ("r r r", (13, 0, 13))
    assert {"Q", "J"} <= set(staged.hand(0).split())
    assert "r" in staged.hand(1)
    assert not staged.down(0)
    staged.play("DRAW", f"DISCARD({staged.discards[0] if staged.discards else 'K'})")
    assert (staged.on_table(1), staged.sizes(1)) == ("r", (13, 0, 13))


def test_3_5_red_threes_later(stage: Any) -> None:
    staged = stage("4 5", drawn=False, stock="r Q r K J", down=False).play("DRAW")
    assert (staged.hand(), staged.on_table(), staged.stock, staged.down(0)) == ("4 5 Q K", "r r", "J", False)


def test_3_5_red_threes_are_discarded(stage: Any) -> None:
    staged = stage("4 r", drawn=False, stock="r Q 5", red3_play="discarded", pile="K", hands={1: "K K 5"}).play("DRAW")
    assert (staged.hand(), staged.on_table()) == ("4 Q r r", "")
    assert staged.why("LAY_RED3") == "NOT_OFFERED"
    staged.play("DISCARD(r)")
    assert (staged.pile, staged.why("TAKE")) == ("K r", "TOP_IS_THREE")


def test_3_5_red_threes_as_one_likes(stage: Any) -> None:
    staged = stage("4 r", drawn=False, stock="r Q 5 J", red3_play="as_liked").play("DRAW")
    assert staged.hand() == "4 Q r r"
    assert {"LAY_RED3", "DISCARD(r)"} <= staged.legal
    staged.play("LAY_RED3")
    assert (staged.hand(), staged.on_table(), staged.stock) == ("4 5 Q r", "r", "J")
    staged.play("LAY_RED3")
    assert (staged.hand(), staged.why("LAY_RED3")) == ("4 5 J Q", "NOT_HELD")
    assert stage("4 r", stock="", red3_play="as_liked").why("LAY_RED3") == "NO_REPLACEMENT"
    staged = stage("9 9 9 6 6 6 r", red3_play="as_liked", down=False, deal=1)
    assert staged.lays == {"LAY_RED3"}
    staged = stage("9 9 9 K K K r", red3_play="as_liked", down=False).play("NEW3(9)")
    assert staged.why("LAY_RED3") == "FINISH_MELD"


def test_3_5_by_default_there_is_nothing_to_choose(stage: Any) -> None:
    staged = stage("4 5")
    assert (staged.why("LAY_RED3"), staged.why("DISCARD(r)")) == ("NOT_OFFERED", "RED_LAID")


def test_3_6_no_replacement_from_an_empty_stock(stage: Any) -> None:
    staged = stage("4 5", drawn=False, stock="r r").play("DRAW")
    assert (staged.hand(), staged.on_table()) == ("4 5", "r r")
    staged = stage("4 5", drawn=False, stock="r K 9").play("DRAW")
    assert (staged.hand(), staged.on_table()) == ("4 5 9 K", "r")


# -- 4 Melds and the first meld --------------------------------------------------------------------------------------------------------


def compositions(**house: object) -> set[tuple[int, int]]:
    """How many natural and wild cards a meld of kings may have."""
    settled = kahve.game("hand_and_foot").settle(house)
    return {(n, w) for n in range(9) for w in range(9) if fits_meld(settled, KING, n, w)}


CLASSIC = {(3, 0), (2, 1), (4, 0), (3, 1), (5, 0), (4, 1), (6, 0), (5, 1), (4, 2), (7, 0), (6, 1), (5, 2)}


def test_4_1_g4_compositions(stage: Any) -> None:
    assert compositions() == CLASSIC
    assert not CLASSIC & {(3, 2), (2, 2), (3, 3), (4, 3), (1, 2)}
    for naturals, wilds in CLASSIC:
        staged = stage("K" * naturals + "2" * wilds + "4 5")
        staged.play("NEW3(K)" if naturals > 2 else "NEW2(K)")
        staged.play(*["ADD(K)"] * (naturals - 3), *["ADD2(K)"] * (wilds if naturals > 2 else wilds - 1))
        assert staged.melds() == ("K" * naturals + "2" * wilds) * (naturals + wilds < 7)
    assert stage("K 2 2 4").lays == set()
    assert stage("K K 4").lays == set()


def test_4_2_at_every_step(stage: Any) -> None:
    staged = stage("K K 2 2 *", melds="KKK")
    staged.play("ADD2(K)")
    assert (staged.why("ADD2(K)"), staged.why("ADDJ(K)")) == ("TOO_MANY_WILDS", "TOO_MANY_WILDS")
    staged.play("ADD(K)", "ADDJ(K)")
    assert staged.melds() == "KKKK2*"
    assert staged.why("ADD2(K)") == "TOO_MANY_WILDS"


@pytest.mark.parametrize(
    ("ratio", "more"),
    [
        ("more_naturals", {(3, 2), (4, 3)}),
        ("as_many_naturals", {(3, 2), (4, 3), (2, 2), (3, 3)}),
        ("three_wilds", {(3, 2), (4, 3), (2, 2), (3, 3), (2, 3)}),
    ],
)
def test_4_2_wild_ratio(ratio: str, more: set[tuple[int, int]], stage: Any) -> None:
    assert compositions(wild_ratio=ratio) == CLASSIC | more
    staged = stage("2 4 4", melds="KKKK2*", wild_ratio=ratio).play("ADD2(K)")
    assert staged.piles() == (0, 1, 0)


def test_4_2_wild_ratio_reaches_what_it_allows(stage: Any) -> None:
    assert stage("2 * 4", melds="KK2", wild_ratio="as_many_naturals").play("ADDJ(K)").melds() == "KK2*"
    assert stage("2 * 4", melds="KK2", wild_ratio="three_wilds").play("ADDJ(K)", "ADD2(K)").melds() == "KK22*"
    assert stage("2 4", melds="KK2", wild_ratio="more_naturals").why("ADD2(K)") == "TOO_MANY_WILDS"


def test_4_3_one_open_meld_of_a_rank(stage: Any) -> None:
    staged = stage("K K K 4", melds="KKK")
    assert staged.why("NEW3(K)") == "ALREADY_OPEN"
    assert staged.lays == {"ADD(K)", "ADDALL(K)"}
    assert stage("K K K 4", melds="QQQ").lays == {"NEW3(K)"}


def test_4_3_a_pile_is_closed_and_a_new_meld_begun(stage: Any) -> None:
    staged = stage("K K K K 4 4", melds="KKKKKK").play("ADD(K)")
    assert (staged.piles(), staged.melds()) == ((1, 0, 0), "")
    assert staged.why("ADD(K)") == "NOT_OPEN"
    staged.play("NEW3(K)")
    assert (staged.piles(), staged.melds()) == ((1, 0, 0), "KKK")


@pytest.mark.parametrize(
    ("melds", "hand", "move", "piles"),
    [
        ("KKKKKK", "K 4", "ADD(K)", (1, 0, 0)),
        ("KKKKKK", "2 4", "ADD2(K)", (0, 1, 0)),
        ("KKKKK*", "K 4", "ADD(K)", (0, 1, 0)),
        ("22222*", "* 4", "ADDWJ", (0, 0, 1)),
    ],
)
def test_4_3_clean_dirty_and_wild(melds: str, hand: str, move: str, piles: tuple[int, int, int], stage: Any) -> None:
    assert stage(hand, melds=melds).play(move).piles() == piles


def test_4_3_all_at_once(stage: Any) -> None:
    staged = stage("K K K K K 4", melds="KKKK").play("ADDALL(K)")
    assert (staged.piles(), staged.hand()) == ((1, 0, 0), "4 K K")
    assert stage("K 4", melds="KKK").why("ADDALL(K)") == "NOTHING_TO_ADD"
    assert stage("K K 4", on="foot", melds="KKK").why("ADDALL(K)") == "NOTHING_TO_ADD"


def test_4_4_wild_cards_are_melded(stage: Any) -> None:
    for jokers in range(4):
        staged = stage("2" * (3 - jokers) + "*" * jokers + "4")
        assert staged.lays == {f"NEWW({jokers})"}
    staged = stage("2 2 2 * * 2 * 2 2 2 4").play("NEWW(0)", "ADDWJ", "ADDWJ", "ADDW2", "ADDWJ")
    assert (staged.piles(), staged.hand()) == ((0, 0, 1), "4 2 2 2") or staged.melds() == "2222***"
    assert stage("2 2 4", melds="222").why("NEWW(0)") == "NOT_HELD"


def test_4_4_wild_cards_are_not_melded(stage: Any) -> None:
    staged = stage("2 2 2 * * *", wild_melds=False)
    assert staged.lays == set()
    assert staged.why("NEWW(0)") == "NO_WILD_MELDS"
    house = {"wild_melds": False, "ask_permission": "off"}
    staged = on_foot(stage, "5", piles="KKKKKKK 7777777 AAAAA22 999999*", **house).play("DISCARD(5)")
    assert staged.out == 0


def test_4_5_nothing_goes_under_a_pile(stage: Any) -> None:
    staged = stage("K 2 * 4", piles="KKKKKK2 2222222")
    assert staged.lays == set()
    assert staged.why("ADD(K)") == "NOT_OPEN"


def test_4_5_naturals_go_under_a_pile(stage: Any) -> None:
    staged = stage("K 2 4 5", piles="KKKKKK2 2222222", add_beyond_seven="naturals")
    assert staged.lays == {"ADD(K)"}
    staged.play("ADD(K)")
    assert (staged.piles(), staged.melds(), staged.on_table().count("K")) == ((0, 1, 1), "", 7)
    staged = stage("K K K 4 5", piles="KKKKKKK", melds="KKK", add_beyond_seven="naturals").play("ADD(K)")
    assert staged.melds() == "KKKK"


def test_4_5_what_suits_the_colour_goes_under_a_pile(stage: Any) -> None:
    staged = stage("K Q 2 * 4", piles="KKKKKK2 QQQQQQQ 2222222", add_beyond_seven="colour")
    assert staged.lays == {"ADD(K)", "ADD(Q)", "ADD2(K)", "ADDJ(K)", "ADDW2", "ADDWJ"}
    assert staged.why("ADD2(Q)") == "TOO_MANY_WILDS"
    staged.play("ADD2(K)", "ADDWJ", "ADD(Q)")
    assert (staged.piles(), staged.melds()) == ((1, 1, 1), "")


def test_4_5_cards_under_piles_count_in_going_out(stage: Any) -> None:
    house = {"add_beyond_seven": "colour", "ask_permission": "off"}
    staged = on_foot(stage, "K 9 2 5", piles=READY, **house)
    staged.play("ADD(K)", "ADD(9)", "ADD2(9)", "DISCARD(5)")
    assert staged.out == 0


def test_4_5_no_card_goes_under_a_pile_in_the_turn_that_closes_it(stage: Any) -> None:
    house = {"add_beyond_seven": "colour", "bury_same_turn": False}
    staged = stage("K K K 2 4 5", melds="KKKKKK", stock="9 9 9 9 9 9 9 9", hands={1: "Q Q 8", 2: "9 9 8", 3: "Q Q 8"}, **house)
    staged.play("ADD(K)")
    assert (staged.piles(), staged.why("ADD(K)"), staged.why("ADD2(K)")) == ((1, 0, 0), "CLOSED_THIS_TURN", "CLOSED_THIS_TURN")
    staged.play("DISCARD(5)", "DRAW", "DISCARD(8)", "DRAW", "DISCARD(8)", "DRAW", "DISCARD(8)", "DRAW")
    assert (staged.why("ADD(K)"), staged.why("ADD2(K)")) == ("LEGAL", "TOO_MANY_WILDS")
    assert stage("K K K 2 4 5", melds="KKKKKK", add_beyond_seven="colour").play("ADD(K)").why("ADD(K)") == "LEGAL"


def test_4_5_an_older_pile_takes_cards_in_that_turn(stage: Any) -> None:
    house = {"add_beyond_seven": "colour", "bury_same_turn": False}
    staged = stage("K K K 2 4 5", piles="KKKKKKK", melds="KKKKK2", **house).play("ADD(K)")
    assert (staged.piles(), staged.why("ADD(K)"), staged.why("ADD2(K)")) == ((1, 1, 0), "LEGAL", "TOO_MANY_WILDS")
    staged = stage("K K K 2 4 5", piles="KKKKKK2", melds="KKKKKK", **house).play("ADD(K)")
    assert (staged.why("ADD(K)"), staged.why("ADD2(K)")) == ("LEGAL", "LEGAL")


def test_4_5_going_out_does_not_count_on_burying_in_the_turn(stage: Any) -> None:
    for same_turn, why in ((True, "LEGAL"), (False, "CANNOT_GO_OUT")):
        staged = on_foot(stage, "K K K 5", piles=READY, melds="KKKKKK", decks=8, add_beyond_seven="naturals", bury_same_turn=same_turn)
        assert staged.why("ASK") == "LEGAL"  # under the pile that READY has from before
        staged = on_foot(stage, "Q Q 5", piles=READY, melds="QQQQQQ", add_beyond_seven="naturals", bury_same_turn=same_turn)
        assert staged.why("ASK") == why


@pytest.mark.parametrize(("row", "ranks"), [("off", ""), ("sevens", "7"), ("fives", "5"), ("sevens_and_fives", "57")])
def test_4_6_special_ranks_take_no_wild_cards(row: str, ranks: str, stage: Any) -> None:
    settled = kahve.game("hand_and_foot").settle({"special_piles": row})
    for rank, code in ((SEVEN, "7"), (FIVE, "5"), (KING, "K")):
        assert fits_meld(settled, rank, 5, 1) == (code not in ranks)
        assert fits_meld(settled, rank, 6, 0)
        staged = stage(f"{code} {code} 2 8", special_piles=row)
        assert (f"NEW2({code})" in staged.legal) == (code not in ranks)
    assert fits_meld(settled, WILD, 0, 3)


@pytest.mark.parametrize(
    ("row", "needed"), [("off", ""), ("sevens", "7777777"), ("fives", "5555555"), ("sevens_and_fives", "7777777 5555555")]
)
def test_4_6_a_pile_of_each_is_needed_beside_the_clean_ones(row: str, needed: str, stage: Any) -> None:
    house = {"special_piles": row, "ask_permission": "off"}
    plain = "KKKKKKK QQQQQQQ AAAAA22 999999* 2222***"
    whole = on_foot(stage, "4", piles=f"{plain} {needed}", **house)
    assert whole.legal == {"DISCARD(4)"}
    for missing in f"{plain} {needed}".split():
        piles = " ".join(pile for pile in f"{plain} {needed}".split() if pile != missing)
        staged = on_foot(stage, "4", piles=piles, **house)
        assert (staged.legal, staged.why("DISCARD(4)")) == ({"FLOAT"}, "QUOTA_MISSING")


def test_4_6_a_special_pile_closed_in_going_out(stage: Any) -> None:
    house = {"special_piles": "sevens", "ask_permission": "off"}
    staged = on_foot(stage, "7 4", melds="777777", piles="KKKKKKK QQQQQQQ AAAAA22 999999* 2222***", **house)
    assert staged.play("ADD(7)", "DISCARD(4)").out == 0
    staged = on_foot(stage, "7 4", melds="777777", piles="KKKKKKK AAAAA22 999999* 2222***", **house)
    assert staged.why("ADD(7)") == "MUST_KEEP"


def test_4_7_g3_seven_sixes_are_35(stage: Any) -> None:
    staged = stage("6666666 K 4", down=False)
    assert (staged.lays, staged.why("NEW3(6)")) == (set(), "BELOW_MINIMUM")
    staged = stage("6666666 444 K", down=False)
    assert best_points(staged.table.record, staged.table.house, 0) == 50
    assert staged.lays == {"NEW3(4)", "NEW3(6)"}
    assert stage("6666666 444 K", down=False, deal=2).lays == set()


def test_4_7_g22_what_is_begun_can_be_completed(stage: Any) -> None:
    staged = stage("A A * K K K 2 5 5 4", down=False, deal=3)
    assert best_points(staged.table.record, staged.table.house, 0) == 150
    assert {"NEWJ(A)", "NEW3(K)"} <= staged.lays
    staged.play("NEWJ(A)")
    assert (staged.field("staged"), staged.down(0)) == (90, False)
    assert staged.legal == {"NEW2(5)", "NEW3(K)", "NEW2(K)"}
    assert staged.why("DISCARD(4)") == "FINISH_MELD"
    staged.play("NEW3(K)")
    assert (staged.field("staged"), staged.down(0), staged.discards) == (0, True, "4 5 2")


def test_4_7_nobody_else_sees_a_first_meld_before_it_is_made(stage: Any) -> None:
    staged = stage("A A * K K K 2 5 5 4", down=False, deal=3)
    before = {seat: str(staged.table.view(seat)) for seat in (-1, 1, 2, 3)}
    staged.play("NEWJ(A)")
    assert {seat: str(staged.table.view(seat)) for seat in (-1, 1, 2, 3)} == before
    staged.play("NEW3(K)")
    assert all(str(staged.table.view(seat)) != text for seat, text in before.items())


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("fifty", [50, 90, 120, 150, 150, 150]),
        ("sixty", [60, 90, 120, 150, 150, 150]),
        ("ninety", [90, 120, 150, 180, 180, 180]),
        ("pile_in_fifth", [50, 90, 120, 150]),
        ("30, 60, 90, 120", [30, 60, 90, 120, 120, 120]),
        ([0, 15, 50, 90, 120, 150, 200], [0, 15, 50, 90, 120, 150, 200, 200]),
    ],
)
def test_4_7_minimum_by_deal(row: Any, points: list[int], stage: Any) -> None:
    for deal, least in enumerate(points, 1):
        staged = stage("4", deal=deal, minimum=row)
        assert list(staged.table.record.minimum[:2]) == [least, least]
    staged = stage("A A A 4", down=False, minimum="sixty").play("NEW3(A)")
    assert staged.down(0)
    assert stage("K K K A A 2 4", down=False, minimum="ninety").play("NEW2(A)").down(0) is False


@pytest.mark.parametrize(
    ("score", "least"), [(-500, 50), (0, 50), (14_999, 50), (15_000, 90), (29_999, 90), (30_000, 120), (49_999, 120), (50_000, 150)]
)
def test_4_7_minimum_by_score(score: int, least: int, stage: Any) -> None:
    staged = stage("4", deal=3, minimum="by_score", scores=[0, score])
    assert list(staged.table.record.minimum[:2]) == [50, least]


def test_4_7_a_pile_in_the_fifth_deal(stage: Any) -> None:
    staged = stage("A A A K K K Q Q Q 4", down=False, deal=5, minimum="pile_in_fifth")
    assert (staged.lays, staged.why("NEW3(A)")) == (set(), "BELOW_MINIMUM")
    staged = stage("4 4 4 4 4 2 2 9 9 9 K", down=False, deal=5, minimum="pile_in_fifth")
    assert staged.lays == {"NEW3(4)", "NEW2(4)", "NEW3(9)"}
    staged.play("NEW3(9)", "NEW3(4)", "ADD(4)", "ADD2(4)", "ADD(4)")
    assert not staged.down(0)
    assert staged.legal == {"ADD2(4)"}
    assert staged.play("ADD2(4)").down(0)
    staged = stage("K K K K K K 5 6", down=False, drawn=False, pile="K", deal=5, minimum="pile_in_fifth")
    staged.play("TAKE", "ADD(K)", "ADD(K)", "ADD(K)", "ADD(K)")
    assert (staged.down(0), staged.piles()) == (True, (1, 0, 0))


def test_4_7_a_stack_is_not_emptied_below_the_minimum(stage: Any) -> None:
    staged = stage("Q Q Q", down=False)
    assert staged.lays == set()


def test_4_8_a_pile_bonus_does_not_count(stage: Any) -> None:
    assert stage("6666666 K 4", down=False).lays == set()
    staged = stage("6666666 K 4", down=False, minimum_counts_pile_bonus=True)
    assert staged.lays == {"NEW3(6)"}
    staged.play("NEW3(6)", *["ADD(6)"] * 3)
    assert (staged.down(0), staged.legal) == (False, {"ADD(6)"})
    assert staged.play("ADD(6)").down(0)
    staged = stage("6 6 6 6 6 6 4", down=False, drawn=False, pile="8 6", minimum_counts_pile_bonus=True).play("TAKE")
    assert staged.legal == {"ADD(6)"}
    staged.play("ADD(6)", "ADD(6)", "ADD(6)", "ADD(6)")
    assert (staged.down(0), staged.hand()) == (True, "4 8")


def test_4_9_g27_a_stack_that_could_be_emptied(stage: Any) -> None:
    staged = stage("4 4 4 5 5 2", down=False)
    assert best_points(staged.table.record, staged.table.house, 0) == 45
    assert staged.lays == set()
    staged = stage("4 4 4 5 5 2", down=False, foot={0: "9 9 T J Q"}, minimum_waived_if_stack_emptied=True)
    assert staged.lays == {"NEW3(4)", "NEW2(5)"}
    staged.play("NEW2(5)")
    assert (staged.down(0), staged.legal) == (False, {"NEW3(4)"})
    staged.play("NEW3(4)")
    assert (staged.down(0), staged.stack(0), staged.hand()) == (True, "foot", "9 9 T J Q")
    assert stage("4 4 4 5 5 2 8", down=False, minimum_waived_if_stack_emptied=True).lays == set()


def test_4_9_what_is_laid_in_taking_empties_the_stack(stage: Any) -> None:
    house = {"minimum_waived_if_stack_emptied": True}
    staged = stage("4 4 5 5 5", down=False, drawn=False, pile="8 9 4", **house).play("TAKE")
    assert staged.legal == {"NEW3(5)"}
    staged.play("NEW3(5)")
    assert (staged.down(0), staged.hand(), staged.stack(0)) == (True, "8 9", "hand")
    assert stage("4 4 5 5 5", down=False, drawn=False, pile="8 9 4").legal == {"DRAW"}


# -- 5 Taking the pile -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", ["takeable", "top", "whole"])
def test_5_1_how_much_the_table_shows_changes_nothing(row: str, stage: Any) -> None:
    staged = stage("9 9 4", drawn=False, pile="5 2 J 4 9", discard_view=row)
    assert staged.legal == {"DRAW", "TAKE"}
    assert staged.table.house_rules()["discard_view"] == row
    assert [int(card) for card in staged.table.view(1).record.discard[:5]] == staged.deck.read_cards("52J49")


def shown_pile(staged: Any) -> tuple[int, list[str]]:
    """How many cards lie in the discard pile, and those that the mover sees there."""
    pile = staged.table.game.screen.zones(staged.table.view(staged.turn), {})[0]
    return pile["count"], pile["cards"]


@pytest.mark.parametrize(
    ("row", "pile", "seen"), [("takeable", "9", "9"), ("top", "9", "9"), ("takeable", "5 J 9", "5J9"), ("top", "5 J 9", "9")]
)
def test_5_1_the_pile_stays_in_sight_while_a_first_meld_is_laid(row: str, pile: str, seen: str, stage: Any) -> None:
    staged = stage("K K K 4 4 4 4 5", down=False, pile=pile, discard_view=row).play("NEW3(K)")
    assert (staged.field("staged"), shown_pile(staged)) == (30, (len(pile.split()), list(seen)))


@pytest.mark.parametrize(("row", "seen"), [("takeable", "2J"), ("top", "")])
def test_5_1_a_take_that_is_laid_out_uncovers_no_card(row: str, seen: str, stage: Any) -> None:
    staged = stage("9 9 K K K", down=False, drawn=False, pile="5 2 J 9", take_count=3, discard_view=row).play("TAKE")
    assert (staged.field("set_aside"), shown_pile(staged)) == (2, (3, list(seen)))


@pytest.mark.parametrize(
    ("hand", "pile", "house", "says"),
    [
        ("9 9 4", "5 9", {}, "Your turn: draw 2 cards, or take the pile."),
        ("9 2 4", "5 9", {"take_with_one_wild": True}, "Your turn: draw 2 cards, or take the pile."),
        ("9 2 4", "5 9", {}, "Your turn: draw 2 cards."),
        ("4 5 6", "", {}, "Your turn: draw 2 cards."),
    ],
)
def test_5_2_a_pile_that_cannot_be_taken_is_not_offered(hand: str, pile: str, house: Any, says: str, stage: Any) -> None:
    staged = stage(hand, drawn=False, pile=pile, **house)
    assert staged.table.game.screen.your_turn(staged.table.view(staged.turn)) == says


@pytest.mark.parametrize(
    ("top", "hand", "why"),
    [
        ("9", "9 9 4", "LEGAL"),
        ("9", "9 2 4", "NEED_PAIR"),
        ("9", "2 2 4", "NEED_PAIR"),
        ("2", "2 2 4", "LEGAL"),
        ("2", "2 * 4", "NEED_PAIR"),
        ("2", "* * 4", "NEED_PAIR"),
        ("*", "* * 4", "LEGAL"),
        ("*", "2 2 4", "NEED_PAIR"),
        ("*", "* 2 4", "NEED_PAIR"),
        ("b", "b b 4", "TOP_IS_THREE"),
        ("", "4 4 4", "NO_PILE"),
    ],
)
def test_5_2_two_like_cards(top: str, hand: str, why: str, stage: Any) -> None:
    assert stage(hand, drawn=False, pile=top).why("TAKE") == why


def test_5_2_wild_cards_on_top_may_never_be_taken(stage: Any) -> None:
    for top, hand in (("2", "2 2 4"), ("*", "* * 4")):
        assert stage(hand, drawn=False, pile=top, wild_top_takeable="never").why("TAKE") == "TOP_IS_WILD"
        assert stage(hand, drawn=False, pile=top, wild_melds=False).why("TAKE") == "TOP_IS_WILD"
        assert stage(hand, drawn=False, pile=top, wild_top_takeable="two_identical").why("TAKE") == "LEGAL"
    assert stage("9 9 4", drawn=False, pile="9", wild_top_takeable="never").why("TAKE") == "LEGAL"


def test_5_2_a_pile_with_a_wild_card_on_top(stage: Any) -> None:
    staged = stage("2 2 4", drawn=False, pile="5 2", melds="22*").play("TAKE")
    assert (staged.melds(), staged.hand()) == ("22222*", "4 5")


def test_5_3_g5_a_meld_of_five_needs_four(stage: Any) -> None:
    staged = stage("K K K Q 2", drawn=False, pile="4 5 6 8 K", melds="KKKKK")
    assert (staged.legal, staged.why("TAKE")) == ({"DRAW"}, "OPEN_MELD_TOO_LONG")
    staged = stage("K K K Q 2", drawn=False, pile="4 5 6 8 K", melds="KKKKK", claim_fill_wild=True).play("TAKE")
    assert (staged.piles(), staged.melds(), staged.hand()) == ((0, 1, 0), "KKK", "4 5 6 8 Q")


def test_5_3_g6_a_meld_of_five_is_completed(stage: Any) -> None:
    staged = stage("K K K K Q", drawn=False, pile="4 5 6 8 K", melds="KKKKK").play("TAKE")
    assert (staged.piles(), staged.melds(), staged.hand()) == ((1, 0, 0), "KKK", "4 5 6 8 Q")


@pytest.mark.parametrize(
    ("melds", "after", "piles"),
    [("KKK", "KKKKKK", (0, 0, 0)), ("KKKK", "", (1, 0, 0)), ("KK2", "KKKKK2", (0, 0, 0)), ("KKK2", "", (0, 1, 0))],
)
def test_5_3_g8_a_shorter_meld_is_added_to(melds: str, after: str, piles: tuple[int, int, int], stage: Any) -> None:
    staged = stage("K K Q", drawn=False, pile="5 K", melds=melds).play("TAKE")
    assert (staged.melds(), staged.piles(), staged.hand()) == (after, piles, "5 Q")


def test_5_3_a_meld_of_six_needs_three(stage: Any) -> None:
    assert stage("K K Q 2", drawn=False, pile="K", melds="KKKKKK").why("TAKE") == "OPEN_MELD_TOO_LONG"
    staged = stage("K K K Q 2", drawn=False, pile="K", melds="KKKK22").play("TAKE")
    assert (staged.piles(), staged.melds(), staged.hand()) == ((0, 1, 0), "KKK", "Q 2")


def test_5_3_a_meld_of_wild_cards_is_completed_with_any(stage: Any) -> None:
    staged = stage("2 2 2 * * 4", drawn=False, pile="2", melds="22222").play("TAKE")
    assert (staged.piles(), staged.melds(), staged.hand()) == ((0, 0, 1), "222", "4 *")
    staged = stage("2 2 * * 4", drawn=False, pile="2", melds="22222").play("TAKE")
    assert (staged.piles(), staged.melds(), staged.hand()) == ((0, 0, 1), "222", "4")
    assert stage("2 2 * 4", drawn=False, pile="2", melds="22222").why("TAKE") == "OPEN_MELD_TOO_LONG"
    staged = stage("* * * 2 4", drawn=False, pile="*", melds="22222").play("TAKE")
    assert (staged.piles(), staged.melds(), staged.hand()) == ((0, 0, 1), "***", "4")


def test_5_3_a_meld_of_wild_cards_is_called_so(stage: Any) -> None:
    staged = stage("2 2 4", drawn=False, pile="2", melds="222**")
    says = "Your meld of wild cards has 5 cards: you need 2 more to close it before you take."
    assert staged.table.objection("take") == says
    assert "Your meld of kings has 5 cards" in stage(
        "K K 4", drawn=False, pile="K", melds="KKK22", wild_ratio="as_many_naturals"
    ).table.objection("take")


def test_5_3_wild_cards_fill_within_the_ratio(stage: Any) -> None:
    house = {"claim_fill_wild": True}
    assert stage("K K 2 2 Q", drawn=False, pile="K", melds="KKKK2", **house).why("TAKE") == "TOO_MANY_WILDS"
    staged = stage("K K * 2 Q", drawn=False, pile="K", melds="KKKKK", **house).play("TAKE")
    assert (staged.piles(), staged.melds(), staged.hand()) == ((0, 1, 0), "KKK", "Q")
    staged = stage("K K K * * Q", drawn=False, pile="K", melds="KKKKK", **house).play("TAKE")
    assert (staged.piles(), staged.hand()) == ((0, 1, 0), "Q *")
    special = {"claim_fill_wild": True, "special_piles": "sevens"}
    assert stage("7 7 2 2 Q", drawn=False, pile="7", melds="77777", **special).why("TAKE") == "TOO_MANY_WILDS"


def test_5_4_g13_seven_cards_or_all(stage: Any) -> None:
    staged = stage("J J 4", drawn=False, pile="5 6 8 J").play("TAKE")
    assert (staged.hand(), staged.pile) == ("4 5 6 8", "")
    staged = stage("J J 4", drawn=False, pile="A K Q 5 6 8 9 9 4 J").play("TAKE")
    assert (staged.hand(), staged.pile) == ("4 4 5 6 8 9 9", "A K Q")


@pytest.mark.parametrize(("count", "size"), [("whole", 11), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 7), (9, 8)])
def test_5_4_take_count(count: Any, size: int, stage: Any) -> None:
    staged = stage("7 7", drawn=False, pile="4 5 6 8 9 T Q A 4 5 6 7", take_count=count).play("TAKE")
    assert (staged.sizes(0)[0], staged.field("discard_size")) == (size, 11 - size)


def test_5_4_cards_received_may_be_melded_in_the_same_turn(stage: Any) -> None:
    staged = stage("7 7 K", drawn=False, pile="Q Q Q 7").play("TAKE", "NEW3(Q)", "DISCARD(K)")
    assert staged.melds() == "777 QQQ"


def test_5_5_g1_a_first_meld_in_taking(stage: Any) -> None:
    staged = stage("9 9 2 K 7", drawn=False, pile="5 2 J 4 9", down=False)
    assert staged.legal == {"DRAW", "TAKE"}
    staged.play("TAKE")
    assert (staged.field("staged"), staged.field("set_aside"), staged.legal) == (30, 4, {"ADD2(9)"})
    assert staged.pile == "5 2 J 4"
    staged.play("ADD2(9)")
    assert (staged.down(0), staged.melds(), staged.hand(), staged.pile) == (True, "9992", "4 5 7 J K 2", "")


def test_5_5_g2_the_cards_below_do_not_count(stage: Any) -> None:
    staged = stage("9 9 K 7 4", drawn=False, pile="5 2 J 4 9", down=False)
    assert (staged.legal, staged.why("TAKE")) == ({"DRAW"}, "BELOW_MINIMUM")


@pytest.mark.parametrize(
    ("top", "hand", "deal", "legal"),
    [
        ("2", "2 2 4 5", 1, True),
        ("2", "2 2 4 5", 2, False),
        ("2", "2 2 * 5", 2, True),
        ("*", "2 2 4 5", 1, False),
        ("*", "* 2 4 5", 1, False),
        ("*", "* * 4 5", 4, True),
    ],
)
def test_5_5_g9_g10_a_first_meld_of_wild_cards(top: str, hand: str, deal: int, legal: bool, stage: Any) -> None:
    assert ("TAKE" in stage(hand, drawn=False, pile=top, down=False, deal=deal).legal) == legal


@pytest.mark.parametrize(("pile", "legal"), [("7", False), ("5 7", False), ("4 5 7", True)])
def test_5_5_g15_two_cards_are_left_on_the_foot(pile: str, legal: bool, stage: Any) -> None:
    staged = stage("7 7", on="foot", drawn=False, pile=pile)
    assert ("TAKE" in staged.legal) == legal
    assert staged.why("TAKE") == ("LEGAL" if legal else "MUST_KEEP")
    assert ("TAKE" in stage("7 7", on="foot", drawn=False, pile=pile, float="any").legal) == (pile != "7")


def test_5_5_even_who_could_go_out_keeps_two(stage: Any) -> None:
    staged = stage("7 7 7", seats=2, on="foot", drawn=False, pile="7", melds="777", piles="KKKKKKK AAAAA22")
    assert staged.why("TAKE") == "MUST_KEEP"


@pytest.mark.parametrize(("row", "on", "size"), [(False, "foot", 7), (True, "foot", 10), (True, "hand", 7), (False, "hand", 7)])
def test_5_6_on_the_foot_the_whole_pile(row: bool, on: str, size: int, stage: Any) -> None:
    staged = stage("J J 4", on=on, drawn=False, pile="A K Q 5 6 8 9 9 4 J", foot_takes_whole_pile=row).play("TAKE")
    assert staged.sizes(0)[0] == size
    assert stage("J 4 4", on=on, drawn=False, pile="A J", foot_takes_whole_pile=row, melds="JJJ").why("TAKE") == "NEED_PAIR"


def test_5_7_on_the_foot_the_top_card_may_be_added(stage: Any) -> None:
    house = {"foot_take_on_meld": True}
    staged = stage("4 5", on="foot", drawn=False, pile="9 J", melds="JJJJJJ", **house).play("TAKE")
    assert (staged.piles(), staged.hand(), staged.played_foot(0)) == ((1, 0, 0), "4 5 9", 1)
    staged = stage("4 5", on="foot", drawn=False, pile="9 2", melds="22*", **house).play("TAKE")
    assert staged.melds() == "222*"
    assert stage("4 5", on="foot", drawn=False, pile="9 2", melds="JJJ", **house).why("TAKE") == "NEED_PAIR"
    assert stage("4 5", on="foot", drawn=False, pile="9 J", melds="QQQ", **house).why("TAKE") == "NEED_PAIR"
    assert stage("4 5", on="hand", drawn=False, pile="9 J", melds="JJJ", **house).why("TAKE") == "NEED_PAIR"
    assert stage("4 5", on="foot", drawn=False, pile="9 J", melds="JJJ").why("TAKE") == "NEED_PAIR"
    assert stage("4", on="foot", drawn=False, pile="J", melds="JJJ", **house).why("TAKE") == "MUST_KEEP"
    assert stage("4", on="foot", drawn=False, pile="9 J", melds="JJJ", **house).why("TAKE") == "LEGAL"
    assert stage("J J 4", on="foot", drawn=False, pile="b J", melds="JJJ", **house).play("TAKE").melds() == "JJJJ"


@pytest.mark.parametrize("row", [False, True])
def test_5_8_only_a_side_that_is_down_takes(row: bool, stage: Any) -> None:
    staged = stage("A A A 5", drawn=False, pile="5 A", down=False, take_needs_down=row)
    assert staged.why("TAKE") == ("MUST_BE_DOWN" if row else "LEGAL")
    assert stage("A A A 5", drawn=False, pile="5 A", take_needs_down=row).why("TAKE") == "LEGAL"


def test_5_9_one_natural_and_one_wild_card(stage: Any) -> None:
    house = {"take_with_one_wild": True}
    staged = stage("9 2 4", drawn=False, pile="5 9", **house)
    assert staged.legal == {"DRAW", "TAKE_WITH_TWO"}
    staged.play("TAKE_WITH_TWO")
    assert (staged.melds(), staged.hand()) == ("992", "4 5")
    staged = stage("9 9 * 4", drawn=False, pile="5 9", melds="999", **house)
    assert staged.legal == {"DRAW", "TAKE", "TAKE_WITH_JOKER"}
    assert staged.play("TAKE_WITH_JOKER").melds() == "99999*"
    assert stage("9 2 4", drawn=False, pile="5 9").why("TAKE_WITH_TWO") == "NOT_OFFERED"
    assert stage("9 4 4", drawn=False, pile="5 9", **house).why("TAKE_WITH_TWO") == "NOT_HELD"
    assert stage("2 * 4", drawn=False, pile="5 2", **house).legal == {"DRAW"}


def test_5_9_within_the_ratio(stage: Any) -> None:
    house = {"take_with_one_wild": True}
    assert stage("9 2 4", drawn=False, pile="9", melds="992", **house).play("TAKE_WITH_TWO").melds() == "999922"
    assert stage("7 2 4", drawn=False, pile="7", special_piles="sevens", **house).why("TAKE_WITH_TWO") == "TOO_MANY_WILDS"
    staged = stage("9 9 2 4", drawn=False, pile="9", melds="9999*2", **house).play("TAKE_WITH_TWO")
    assert (staged.piles(), staged.melds(), staged.hand()) == ((0, 1, 0), "992", "4")
    assert stage("9 2 2 4", drawn=False, pile="9", melds="999999", **house).why("TAKE_WITH_TWO") == "OPEN_MELD_TOO_LONG"
    assert stage("9 2 4", drawn=False, pile="9", down=False, **house).why("TAKE_WITH_TWO") == "BELOW_MINIMUM"
    assert stage("9 * 4", drawn=False, pile="9", down=False, **house).play("TAKE_WITH_JOKER").down(0)


def test_5_9_with_wild_cards_that_fill(stage: Any) -> None:
    house = {"take_with_one_wild": True, "claim_fill_wild": True}
    staged = stage("9 2 2 4", drawn=False, pile="9", melds="999999", **house).play("TAKE_WITH_TWO")
    assert (staged.piles(), staged.melds(), staged.hand()) == ((0, 1, 0), "992", "4")
    staged = stage("9 2 * 4", drawn=False, pile="9", melds="999999", **house).play("TAKE_WITH_TWO")
    assert (staged.piles(), staged.melds(), staged.hand()) == ((0, 1, 0), "992", "4")
    assert stage("9 2 4", drawn=False, pile="9", melds="999999", **house).why("TAKE_WITH_TWO") == "OPEN_MELD_TOO_LONG"


def after_wild_discard(stage: Any, row: str, **more: Any) -> Any:
    """Seat 0 discards a two; the next ones discard a nine each."""
    nines = dict.fromkeys((1, 2, 3), "9 9 9 9 9")
    staged = stage("2 9 9 9", pile="J", hands=nines, wild_discard_freezes=row, **more).play("DISCARD(2)")
    assert staged.legal == {"DRAW"}
    return staged.play("DRAW", "DISCARD(9)")


def test_5_10_a_wild_discard_does_not_freeze(stage: Any) -> None:
    assert after_wild_discard(stage, "off").legal == {"DRAW", "TAKE"}


def test_5_10_frozen_until_the_turn_comes_back(stage: Any) -> None:
    staged = after_wild_discard(stage, "until_turn")
    assert (staged.legal, staged.why("TAKE")) == ({"DRAW"}, "FROZEN")
    staged.play("DRAW", "DISCARD(9)")
    assert staged.why("TAKE") == "FROZEN"
    staged.play("DRAW", "DISCARD(9)")
    assert (staged.turn, staged.legal) == (0, {"DRAW", "TAKE"})


def test_5_10_a_second_wild_discard_freezes_anew(stage: Any) -> None:
    hands = {1: "2 9 9", 2: "9 9 9", 3: "9 9 9"}
    staged = stage("2 9 9 9", pile="J", hands=hands, stock="4 5 6 7 8 T J Q K", wild_discard_freezes="until_turn")
    staged.play("DISCARD(2)", "DRAW", "DISCARD(2)")
    for _ in range(2):
        staged.play("DRAW", "DISCARD(9)")
    assert (staged.turn, staged.why("TAKE")) == (0, "FROZEN")
    staged.play("DRAW", "DISCARD(9)")
    assert (staged.turn, staged.why("TAKE")) == (1, "LEGAL")


def test_5_10_frozen_until_a_natural_pair_takes(stage: Any) -> None:
    house = {"take_with_one_wild": True}
    staged = after_wild_discard(stage, "until_pair", **house)
    assert staged.legal == {"DRAW", "TAKE"}
    staged.play("DRAW", "DISCARD(9)")
    assert staged.legal == {"DRAW", "TAKE"}
    staged.play("TAKE", "DISCARD(9)")
    assert staged.field("frozen_by") == 0
    frozen = {"fields": {"frozen_by": 4}, "wild_discard_freezes": "until_pair", "drawn": False}
    staged = stage("9 2 4", pile="2 9", take_with_one_wild=True, **frozen)
    assert staged.why("TAKE_WITH_TWO") == "FROZEN"
    assert stage("2 2 4", pile="2", **frozen).why("TAKE") == "FROZEN"
    assert stage("4 4 4", pile="2 9", melds="999", on="foot", foot_take_on_meld=True, **frozen).why("TAKE") == "NEED_PAIR"


@pytest.mark.parametrize("row", ["until_turn", "until_pair"])
def test_5_10_a_wild_card_turned_up_freezes_nothing(row: str, dealt: Any) -> None:
    staged = dealt("2", hands={0: "2 2 2 K K K"}, upcard_putback="threes_only", wild_discard_freezes=row)
    assert (staged.pile, staged.legal) == ("2", {"DRAW", "TAKE"})


# -- 6 From one stack to the next ------------------------------------------------------------------------------------------------------


def test_6_1_g14_the_foot_after_taking(stage: Any) -> None:
    staged = stage("7 7", drawn=False, pile="7", foot={0: "4 5 6 8 9"}).play("TAKE")
    assert (staged.turn, staged.stack(0), staged.hand(), staged.discards) == (0, "foot", "4 5 6 8 9", "4 5 6 8 9")


def test_6_1_cards_received_come_first(stage: Any) -> None:
    staged = stage("7 7", drawn=False, pile="9 7", foot={0: "4 5 6 8 9"}).play("TAKE")
    assert (staged.stack(0), staged.hand()) == ("hand", "9")


def test_6_1_g16_running(stage: Any) -> None:
    staged = stage("8 8 Q Q 2", melds="888", foot={0: "r A A 5 6"}).play("ADD(8)", "ADD(8)", "NEW2(Q)")
    assert (staged.turn, staged.stack(0), staged.sizes(0), staged.on_table().count("r")) == (0, "foot", (5, 0, 0), 1)
    assert staged.played_foot(0) == 0
    staged.play("DISCARD(5)")
    assert (staged.turn, staged.played_foot(0)) == (1, 1)


def test_6_1_running_with_all_at_once(stage: Any) -> None:
    staged = stage("8 8 8", melds="888", foot={0: "8 A 5 6"}).play("ADDALL(8)")
    assert (staged.stack(0), staged.melds(), staged.hand()) == ("foot", "888888", "5 6 8 A")


def test_6_2_g17_walking(stage: Any) -> None:
    staged = stage("J", foot={0: "r A A 5 6"}, stock="K 9 9 9 9").play("DISCARD(J)")
    assert (staged.turn, staged.stack(0), staged.hand(0), staged.on_table(0)) == (1, "foot", "5 6 K A A", "r")
    assert staged.played_foot(0) == 0
    staged = stage("5", on="foot", turn=2, piles=READY, stacks={0: "foot"}, played={0: 0})
    assert (staged.why("DISCARD(5)"), staged.why("ASK")) == ("PARTNER_NOT_READY", "PARTNER_NOT_READY")


def test_6_2_walking_at_the_next_turn(stage: Any) -> None:
    staged = stage("J", foot={0: "r A A 5 6"}, stock="9 9 9 9 9 9 9 9 K", stack_pickup_after_discard="next_turn").play("DISCARD(J)")
    assert (staged.turn, staged.stack(0), staged.sizes(0), staged.on_table(0)) == (1, "hand", (0, 0, 5), "")
    for _ in range(3):
        staged.play("DRAW", "DISCARD(9)")
    assert (staged.turn, staged.stack(0), staged.sizes(0), staged.on_table(0)) == (0, "foot", (5, 0, 0), "r")
    staged.play("DRAW", "DISCARD(5)")
    assert staged.played_foot(0) == 2


def test_6_2_running_is_at_once_in_any_case(stage: Any) -> None:
    staged = stage("8 8 8", foot={0: "4 5"}, stack_pickup_after_discard="next_turn").play("NEW3(8)")
    assert (staged.stack(0), staged.hand()) == ("foot", "4 5")
    assert stage("J", foot={0: "4 5"}, stack_pickup_after_discard="at_once").play("DISCARD(J)").stack(0) == "foot"


def test_6_3_g18_two_cards_are_kept(stage: Any) -> None:
    piles = "KKKKKKK 7777777 AAAAA22 999999*"
    staged = on_foot(stage, "8 8 8 K", piles=piles)
    assert (staged.lays, staged.why("NEW3(8)")) == (set(), "MUST_KEEP")
    staged = on_foot(stage, "8 8 8 K", piles=piles, float="any")
    staged.play("NEW3(8)", "FLOAT")
    assert (staged.turn, staged.hand(0)) == (1, "K")


def test_6_3_the_rule_is_for_the_foot_alone(stage: Any) -> None:
    assert stage("8 8 8 K").lays == {"NEW3(8)"}
    staged = stage("8 8 8 K Q", on="foot").play("NEW3(8)", "DISCARD(Q)")
    assert staged.hand(0) == "K"


def test_6_3_a_player_alone_who_could_only_lay_the_last_card_must_lay_it(stage: Any) -> None:
    staged = stage("K K", seats=2, on="foot", melds="KKKKK", piles="AAAAA22").play("ADD(K)")
    assert (staged.legal, staged.why("DISCARD(K)"), staged.why("FLOAT")) == ({"ADD(K)"}, "QUOTA_MISSING", "NOT_OFFERED")
    assert staged.play("ADD(K)").out == 0


@pytest.mark.parametrize("move", ["ADD(8)", "DISCARD(9)", "FLOAT", "TAKE"])
def test_6_4_what_is_playing_from_the_foot(move: str, stage: Any) -> None:
    staged = stage("8 9 9 Q Q", on="foot", melds="888", pile="9", drawn=move != "TAKE", float="any")
    assert staged.played_foot(0) == 0
    staged.play(move)
    assert staged.played_foot(0) == (1 if move in ("ADD(8)", "TAKE") else 2)


def test_6_4_red_threes_do_not_count(stage: Any) -> None:
    staged = stage("8 9 9", on="foot", drawn=False, stock="r r 4 5 6").play("DRAW")
    assert (staged.on_table(), staged.played_foot(0)) == ("r r", 0)


def test_6_5_g26_floating_leaves_the_pile(stage: Any) -> None:
    staged = stage("J", on="foot", pile="J b", hands={1: "J J 4"}, float="any").play("FLOAT")
    assert (staged.turn, staged.pile, staged.legal) == (1, "J b", {"DRAW"})


@pytest.mark.parametrize(
    ("row", "hand", "on", "why"),
    [
        ("off", "4 5", "foot", "NOT_OFFERED"),
        ("any", "4 5", "foot", "LEGAL"),
        ("any", "4", "foot", "LEGAL"),
        ("any", "4", "hand", "NOT_ON_FOOT"),
        ("single", "4 5", "foot", "ONLY_WITH_ONE"),
        ("single", "4", "foot", "LEGAL"),
        ("single", "4", "hand", "NOT_ON_FOOT"),
    ],
)
def test_6_5_float(row: str, hand: str, on: str, why: str, stage: Any) -> None:
    assert stage(hand, on=on, float=row).why("FLOAT") == why


@pytest.mark.parametrize(("row", "remaining"), [("off", 2), ("any", 1), ("single", 1)])
def test_6_5_cards_kept(row: str, remaining: int, stage: Any) -> None:
    for number in (1, 2, 3):
        staged = stage("8 8 8" + "K" * number, on="foot", float=row)
        assert ("NEW3(8)" in staged.legal) == (number >= remaining)
    assert stage("8 8 8", on="foot", float=row).lays <= {"FLOAT"}


def test_6_6_the_last_card_may_be_kept(stage: Any) -> None:
    staged = stage("4", on="foot", drawn=False, stock="r r").play("DRAW")
    assert (staged.hand(), staged.legal) == ("4", {"FLOAT"})
    staged.play("FLOAT")
    assert (staged.turn, staged.hand(0)) == (1, "4")


def test_6_6_nobody_has_to_ask(stage: Any) -> None:
    staged = on_foot(stage, "4", piles=READY)
    assert staged.legal == {"ASK", "FLOAT"}
    assert staged.play("FLOAT").turn == 1
    staged = on_foot(stage, "4", piles=READY).play("ASK", "YES")
    assert staged.legal == {"DISCARD(4)"}
    assert on_foot(stage, "4", piles=READY).play("ASK", "NO").legal == {"FLOAT"}


def test_6_6_a_foot_of_red_threes_leaves_nothing(stage: Any) -> None:
    """A player who holds nothing is not asked, since a yes could not be followed."""
    staged = stage("4 4 4", foot={0: "r r"}, stock="", piles=READY, stacks={2: "foot"}).play("NEW3(4)")
    assert (staged.stack(0), staged.hand(0), staged.turn) == ("foot", "", 0)
    assert staged.legal == {"FLOAT"}
    assert staged.why("ASK") == "CANNOT_GO_OUT"


# -- 7 Going out -----------------------------------------------------------------------------------------------------------------------


def goes_out(stage: Any, piles: str, **more: Any) -> bool:
    """Whether a player whose last card is a four may discard it."""
    staged = on_foot(stage, "4", piles=piles, **({"ask_permission": "off"} | more))
    return bool(staged.why("DISCARD(4)") == "LEGAL")


@pytest.mark.parametrize("missing", READY.split())
def test_7_1_two_clean_two_dirty_one_wild(missing: str, stage: Any) -> None:
    assert goes_out(stage, READY)
    assert not goes_out(stage, " ".join(pile for pile in READY.split() if pile != missing))


@pytest.mark.parametrize(("seats", "teams"), [(2, "usual"), (3, "usual"), (4, "individual"), (6, "individual")])
def test_7_1_one_clean_and_one_dirty_alone(seats: int, teams: str, stage: Any) -> None:
    for piles, legal in (("KKKKKKK AAAAA22", True), ("KKKKKKK QQQQQQQ", False), ("AAAAA22 999999*", False)):
        staged = stage("4", on="foot", seats=seats, teams=teams, piles=piles)
        assert (staged.why("DISCARD(4)") == "LEGAL") == legal


CLEAN = ["KKKKKKK", "QQQQQQQ", "JJJJJJJ", "TTTTTTT", "9999999", "8888888"]
DIRTY = ["AAAAAA*", "777777*", "666666*", "555555*", "444444*", "KKKKKK*"]
WILDS = ["2222222", "2222222"]


@pytest.mark.parametrize(("row", "usual"), [("quota_clean", 2), ("quota_dirty", 2), ("quota_wild", 1)])
def test_7_1_quotas(row: str, usual: int, stage: Any) -> None:
    pool = {"quota_clean": CLEAN, "quota_dirty": DIRTY, "quota_wild": WILDS}[row]
    for value in ["usual", *range(3 if row == "quota_wild" else 7)]:
        needed = usual if value == "usual" else int(value)
        house: dict[str, Any] = {"quota_clean": 0, "quota_dirty": 0, "quota_wild": 0, "decks": 8, row: value}
        assert goes_out(stage, " ".join(pool[:needed]), **house)
        assert needed == 0 or not goes_out(stage, " ".join(pool[: needed - 1]), **house)


@pytest.mark.parametrize(("row", "pool"), [("quota_clean", CLEAN), ("quota_dirty", DIRTY)])
def test_7_1_quotas_deal_by_deal(row: str, pool: list[str], stage: Any) -> None:
    for deal, needed in enumerate((3, 3, 4, 5, 5, 5), 1):
        house: dict[str, Any] = {"quota_clean": 0, "quota_dirty": 0, "quota_wild": 0, "decks": 8, "deal": deal, row: "3, 3, 4, 5"}
        assert goes_out(stage, " ".join(pool[:needed]), **house)
        assert not goes_out(stage, " ".join(pool[: needed - 1]), **house)
    assert goes_out(stage, "2222222", quota_clean=0, quota_dirty=0, quota_wild="1-2", decks=8, deal=1)
    assert not goes_out(stage, "2222222", quota_clean=0, quota_dirty=0, quota_wild="1-2", decks=8, deal=2)


def from_hand(stage: Any, hand: str, **more: Any) -> Any:
    """A player on the hand whose side has its piles, and whose partner has played from the foot; a house of out_from_hand."""
    return stage(hand, **({"out_from_hand": True, "piles": READY, "stacks": {2: "foot"}, "foot": {0: "8 8 J"}} | more))


def test_7_1_out_from_the_hand_with_the_foot_unplayed(stage: Any) -> None:
    staged = from_hand(stage, "Q Q Q 5")
    assert {"ASK", "NEW3(Q)", "DISCARD(5)"} <= staged.legal
    staged.play("ASK", "YES")
    assert staged.legal == {"NEW3(Q)"}
    staged.play("NEW3(Q)")
    assert staged.legal == {"DISCARD(5)"}
    staged.play("DISCARD(5)")
    assert (staged.over, staged.out, staged.stack(0), staged.foot(0)) == (True, 0, "hand", "8 8 J")
    assert (staged.row(0)["going_out"], staged.row(0)["left"]) == (100, -30 - left_of(staged, 2))
    assert from_hand(stage, "Q Q Q").play("ASK", "YES", "NEW3(Q)").out == 0


def left_of(staged: Any, seat: int) -> int:
    """What the cards in a seat's hand cost."""
    record = staged.table.record
    return sum(int(record.hand[seat, card]) * (10 if 5 <= card <= 10 else 5 if card < 5 else 20) for card in range(1, 12))


def test_7_1_without_the_rule_the_foot_is_picked_up(stage: Any) -> None:
    assert from_hand(stage, "Q Q Q", out_from_hand=False).why("ASK") == "NOT_ON_FOOT"
    for played in (("NEW3(Q)",), ("ASK", "NO", "NEW3(Q)")):
        staged = from_hand(stage, "Q Q Q").play(*played)
        assert (staged.over, staged.stack(0)) == (False, "foot")


def test_7_1_out_from_the_hand_as_7_3_to_7_6_say(stage: Any) -> None:
    assert from_hand(stage, "Q Q Q 5", stacks={}).why("ASK") == "PARTNER_NOT_READY"
    assert from_hand(stage, "Q Q Q 5", piles="KKKKKKK").why("ASK") == "CANNOT_GO_OUT"
    assert from_hand(stage, "Q Q Q 5 7").why("ASK") == "CANNOT_GO_OUT"
    assert from_hand(stage, "Q Q Q 5", down=False).why("ASK") == "NOT_DOWN"
    assert from_hand(stage, "Q Q Q 5", out_discard="forbidden").why("ASK") == "CANNOT_GO_OUT"
    free = from_hand(stage, "Q Q Q 5", ask_permission="yes_is_free").play("ASK", "YES")
    assert {"NEW3(Q)", "DISCARD(Q)", "DISCARD(5)"} <= free.legal
    assert free.play("NEW3(Q)", "DISCARD(5)").out == 0


@pytest.mark.parametrize("house", [{"seats": 2}, {"ask_permission": "off"}])
def test_7_1_who_asks_nobody_says_that_they_go_out_from_the_hand(house: dict[str, Any], stage: Any) -> None:
    staged = from_hand(stage, "Q Q Q 5", **({"stacks": {}} if "seats" in house else {}), **house)
    assert staged.play("NEW3(Q)", "DISCARD(5)").stack(0) == "foot"
    staged = from_hand(stage, "Q Q Q 5", **({"stacks": {}} if "seats" in house else {}), **house).play("ASK")
    assert (staged.turn, staged.legal, staged.why("ASK")) == (0, {"NEW3(Q)"}, "ALREADY_ASKED")
    assert staged.play("NEW3(Q)", "DISCARD(5)").out == 0


def test_7_1_black_threes_from_the_hand(stage: Any) -> None:
    staged = from_hand(stage, "b b b", black3_out_meld=True)
    assert staged.why("LAY_BLACK3") == "MUST_ASK"
    assert staged.play("ASK", "YES", "LAY_BLACK3").out == 0


@pytest.mark.parametrize(("deal", "number"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 6)])
def test_7_2_quotas_that_rise(deal: int, number: int, stage: Any) -> None:
    house = {"quota_rises": True, "quota_clean": 1, "quota_wild": 0, "decks": 8, "deal": deal}
    assert goes_out(stage, " ".join(CLEAN[:number] + DIRTY[:number]), **house)
    assert not goes_out(stage, " ".join(CLEAN[: number - 1] + DIRTY[:number]), **house)
    assert not goes_out(stage, " ".join(CLEAN[:number] + DIRTY[: number - 1]), **house)
    assert goes_out(stage, " ".join(CLEAN[:2] + DIRTY[:2] + WILDS[:1]), **(house | {"quota_rises": False}))


@pytest.mark.parametrize(
    ("row", "ready"),
    [
        ("whole_turn", [False, False, False, True]),
        ("part_of_turn", [False, False, True, True]),
        ("picked_up", [False, True, True, True]),
        ("none", [True, True, True, True]),
    ],
)
def test_7_3_what_the_partner_has_done(row: str, ready: list[bool], stage: Any) -> None:
    states = [("hand", 0), ("foot", 0), ("foot", 1), ("foot", 2)]
    for (stack, played), expected in zip(states, ready, strict=True):
        staged = on_foot(stage, "4", piles=READY, stacks={2: stack}, played={2: played}, partner_foot=row)
        assert staged.why("ASK") == ("LEGAL" if expected else "PARTNER_NOT_READY")
    assert stage("4", on="foot", piles=READY).why("ASK") == "PARTNER_NOT_READY"


def test_7_3_by_default_it_is_a_whole_turn(stage: Any) -> None:
    assert [on_foot(stage, "4", piles=READY, played={2: played}).why("ASK") for played in (1, 2)] == ["PARTNER_NOT_READY", "LEGAL"]


def test_7_3_both_partners_of_a_team_of_three(stage: Any) -> None:
    for played, why in (({2: 2, 4: 2}, "LEGAL"), ({2: 2, 4: 1}, "PARTNER_NOT_READY"), ({2: 1, 4: 2}, "PARTNER_NOT_READY")):
        staged = stage("4", on="foot", seats=6, piles=READY, stacks={2: "foot", 4: "foot"}, played=played)
        assert staged.why("ASK") == why


def test_7_3_a_whole_turn_is_begun_and_ended_on_the_foot(stage: Any) -> None:
    staged = stage("8 8 8", foot={0: "4 5 6"}).play("NEW3(8)", "DISCARD(4)")
    assert staged.played_foot(0) == 1
    assert stage("8 8 8 4 5", on="foot").play("DISCARD(4)").played_foot(0) == 2


def test_7_4_g19_a_yes_and_a_no_bind(stage: Any) -> None:
    staged = on_foot(stage, "Q Q Q 5", piles=READY)
    assert (staged.why("NEW3(Q)"), staged.lays) == ("MUST_ASK", {"ASK"})
    staged.play("ASK")
    assert (staged.turn, staged.legal, staged.why("NEW3(Q)")) == (2, {"YES", "NO"}, "ANSWER_FIRST")
    staged.play("YES")
    assert (staged.turn, staged.legal) == (0, {"NEW3(Q)"})
    staged.play("NEW3(Q)")
    assert staged.legal == {"DISCARD(5)"}
    staged.play("DISCARD(5)")
    assert (staged.over, staged.out, staged.row(0)["going_out"]) == (True, 0, 100)
    staged = on_foot(stage, "Q Q Q 5", piles=READY).play("ASK", "NO")
    assert (staged.turn, staged.legal, staged.why("NEW3(Q)")) == (0, {"DISCARD(Q)", "DISCARD(5)"}, "REFUSED")
    assert staged.why("ASK") == "ALREADY_ASKED"
    assert stage("Q Q Q 5", on="foot", piles=READY).why("ASK") == "PARTNER_NOT_READY"


@pytest.mark.parametrize(
    ("hand", "legal"), [("Q Q Q 5 7", False), ("Q Q Q b", True), ("b b 4", False), ("Q Q Q 5", True), ("Q Q Q Q", True)]
)
def test_7_4_g21_asking_when_it_can_be_done(hand: str, legal: bool, stage: Any) -> None:
    staged = on_foot(stage, hand, piles=READY)
    assert staged.why("ASK") == ("LEGAL" if legal else "CANNOT_GO_OUT")


def test_7_4_asking_before_the_last_pile_is_laid(stage: Any) -> None:
    staged = on_foot(stage, "K 5", melds="KKKKKK", piles="7777777 AAAAA22 999999* 2222***")
    assert (staged.why("DISCARD(5)"), staged.lays) == ("LEGAL", {"ASK"})
    staged.play("ASK", "YES")
    assert staged.legal == {"ADD(K)"}
    assert staged.play("ADD(K)", "DISCARD(5)").out == 0


def test_7_4_a_wild_card_goes_where_it_is_needed(stage: Any) -> None:
    staged = on_foot(stage, "2 2 5", melds="KKKKKK 222222", piles="7777777 QQQQQQQ AAAAA22").play("ASK", "YES")
    assert staged.legal == {"ADD2(K)", "ADDW2"}
    staged.play("ADDW2")
    assert staged.legal == {"ADD2(K)"}
    assert staged.play("ADD2(K)", "DISCARD(5)").out == 0


def test_7_4_after_a_yes_nothing_else_is_played(stage: Any) -> None:
    staged = on_foot(stage, "Q Q Q 4 4 4 5", melds="KKK", piles=READY).play("ASK", "YES")
    assert staged.legal == {"NEW3(Q)", "NEW3(4)"}
    assert {staged.why(move) for move in ("DISCARD(5)", "FLOAT", "DISCARD(Q)")} == {"MUST_GO_OUT"}


def test_7_4_on_the_foot_only_and_once_in_a_turn(stage: Any) -> None:
    assert stage("Q Q Q 5", piles=READY, stacks={2: "foot"}).why("ASK") == "NOT_ON_FOOT"
    assert on_foot(stage, "Q Q Q 5", piles=READY, drawn=False).why("ASK") == "DRAW_FIRST"
    assert stage("Q Q Q 5", on="foot", seats=2, piles=READY).why("ASK") == "NO_PARTNER"


def test_7_4_nobody_asks(stage: Any) -> None:
    staged = on_foot(stage, "Q Q Q 5", piles=READY, ask_permission="off")
    assert staged.why("ASK") == "NOT_OFFERED"
    assert staged.play("NEW3(Q)", "DISCARD(5)").out == 0


def test_7_4_a_yes_obliges_to_nothing(stage: Any) -> None:
    staged = on_foot(stage, "Q Q Q 5", piles=READY, ask_permission="yes_is_free")
    assert staged.why("NEW3(Q)") == "MUST_ASK"
    staged.play("ASK", "YES")
    assert staged.legal == {"NEW3(Q)", "DISCARD(Q)", "DISCARD(5)"}
    assert not staged.play("DISCARD(5)").over
    staged = on_foot(stage, "Q Q Q 5", piles=READY, ask_permission="yes_is_free").play("ASK", "NO")
    assert staged.legal == {"DISCARD(Q)", "DISCARD(5)"}


def test_7_4_once_in_a_deal(stage: Any) -> None:
    for row, why in (("once", "ALREADY_ASKED"), ("binding", "LEGAL")):
        staged = on_foot(stage, "Q Q Q 5", piles=READY, ask_permission=row, fields={"has_asked": [1, 0, 0, 0, 0, 0]})
        assert staged.why("ASK") == why
    staged = on_foot(stage, "Q Q Q 5", piles=READY, ask_permission="once").play("ASK", "YES")
    assert (staged.legal, list(staged.table.record.has_asked[:4])) == ({"NEW3(Q)"}, [1, 0, 0, 0])


def threes(stage: Any, **more: Any) -> Any:
    """A player of a team of three on the foot, as both partners are, who asks."""
    return stage("Q Q Q 5", on="foot", seats=6, turn=2, piles=READY, stacks={0: "foot", 4: "foot"}, **more).play("ASK")


def test_7_5_both_partners_answer_from_the_left(stage: Any) -> None:
    staged = threes(stage)
    assert staged.turn == 4
    staged.play("YES")
    assert (staged.turn, staged.legal) == (0, {"YES", "NO"})
    staged.play("YES")
    assert (staged.turn, staged.legal) == (2, {"NEW3(Q)"})


def test_7_5_the_first_no_settles_it(stage: Any) -> None:
    assert threes(stage).play("NO").turn == 2
    staged = threes(stage).play("YES", "NO")
    assert (staged.turn, staged.lays, staged.why("NEW3(Q)")) == (2, set(), "REFUSED")


def test_7_5_only_the_next_partner(stage: Any) -> None:
    staged = threes(stage, ask_scope="next").play("YES")
    assert (staged.turn, staged.legal) == (2, {"NEW3(Q)"})
    assert threes(stage, ask_scope="all").play("YES").turn == 0
    staged = stage("4", on="foot", seats=6, ask_scope="next", piles=READY, stacks={2: "foot", 4: "foot"}, played={4: 0})
    assert staged.why("ASK") == "PARTNER_NOT_READY"


@pytest.mark.parametrize(("row", "four", "nothing"), [("optional", True, True), ("required", True, False), ("forbidden", False, True)])
def test_7_6_out_with_a_discard_or_without(row: str, four: bool, nothing: bool, stage: Any) -> None:
    house = {"out_discard": row, "ask_permission": "off"}
    staged = on_foot(stage, "4", piles=READY, **house)
    assert (staged.why("DISCARD(4)") == "LEGAL") == four
    staged = on_foot(stage, "Q Q Q", piles=READY, **house)
    assert ("NEW3(Q)" in staged.legal) == nothing
    if nothing:
        assert staged.play("NEW3(Q)").out == 0
    staged = on_foot(stage, "Q Q Q 5", piles=READY, **house)
    assert ("NEW3(Q)" in staged.legal) == four
    assert on_foot(stage, "Q Q Q 5", piles=READY, out_discard=row).why("ASK") == ("LEGAL" if four else "CANNOT_GO_OUT")
    assert on_foot(stage, "Q Q Q", piles=READY, out_discard=row).why("ASK") == ("LEGAL" if nothing else "CANNOT_GO_OUT")


def test_7_6_the_last_card_is_laid_or_kept(stage: Any) -> None:
    staged = on_foot(stage, "4", piles=READY, out_discard="forbidden", ask_permission="off")
    assert (staged.legal, staged.why("DISCARD(4)")) == ({"FLOAT"}, "OUT_WITHOUT_DISCARD")


def test_7_7_black_threes_are_not_laid(stage: Any) -> None:
    staged = on_foot(stage, "b b b 4", piles=READY)
    assert (staged.why("LAY_BLACK3"), staged.why("ASK")) == ("NOT_OFFERED", "CANNOT_GO_OUT")


def test_7_7_black_threes_are_laid_in_going_out(stage: Any) -> None:
    house = {"black3_out_meld": True}
    staged = on_foot(stage, "b b b 4", piles=READY, **house)
    assert staged.why("LAY_BLACK3") == "MUST_ASK"
    staged.play("ASK", "YES", "LAY_BLACK3")
    assert (staged.hand(), staged.legal, staged.on_table().count("b")) == ("4", {"DISCARD(4)"}, 3)
    staged.play("DISCARD(4)")
    assert (staged.out, staged.row(0)["cards"]) == (0, 70 + 35 + 140 + 110 + 230)
    assert on_foot(stage, "b b 4", piles=READY, **house).why("LAY_BLACK3") == "NOT_HELD"
    assert stage("b b b 4", piles=READY, **house).why("LAY_BLACK3") == "NOT_ON_FOOT"
    assert on_foot(stage, "b b b 4 5", piles=READY, ask_permission="off", **house).why("LAY_BLACK3") == "CANNOT_GO_OUT"


def test_7_7_who_lays_black_threes_must_go_out(stage: Any) -> None:
    house = {"black3_out_meld": True, "seats": 2, "float": "any"}
    staged = stage("b b b Q Q Q 4", on="foot", piles="KKKKKKK AAAAA22", **house).play("LAY_BLACK3")
    assert staged.legal == {"NEW3(Q)"}
    staged.play("NEW3(Q)")
    assert staged.legal == {"DISCARD(4)"}
    assert staged.play("DISCARD(4)").out == 0


@pytest.mark.parametrize(
    ("hand", "row", "left"),
    [("b b b", "optional", ""), ("b b b b", "optional", "b"), ("b b b b", "required", "b"), ("b b b b", "forbidden", "")],
)
def test_7_7_how_many_black_threes(hand: str, row: str, left: str, stage: Any) -> None:
    staged = on_foot(stage, hand, piles=READY, black3_out_meld=True, ask_permission="off", out_discard=row).play("LAY_BLACK3")
    assert (staged.hand(0), staged.over) == (left, left == "")
    if left:
        assert staged.play("DISCARD(b)").out == 0
    assert on_foot(stage, "b b b", piles=READY, black3_out_meld=True, out_discard="required").why("ASK") == "CANNOT_GO_OUT"


def test_7_8_g25_too_few_cards_in_the_stock(stage: Any) -> None:
    setting = {"stock": "K", "pile": "4 5 7", "drawn": False}
    staged = stage("7 7 9", **setting)
    assert staged.legal == {"DRAW", "TAKE"}
    staged.play("DRAW")
    assert (staged.over, staged.out, staged.stock, staged.hand(0)) == (True, -1, "K", "7 7 9")
    assert "going_out" not in staged.row(0) | staged.row(1)
    assert not stage("7 7 9", **setting).play("TAKE").over


@pytest.mark.parametrize(
    ("draws", "stock", "ends"), [("two", "K K", False), ("two", "K", True), ("three", "K K", True), ("three", "K K K", False)]
)
def test_7_8_as_many_as_are_drawn(draws: str, stock: str, ends: bool, stage: Any) -> None:
    assert stage("4", drawn=False, stock=stock, draw_count=draws).play("DRAW").over == ends


def test_7_8_the_last_card_is_drawn(stage: Any) -> None:
    staged = stage("4 5", drawn=False, stock="K", stock_out="last_card").play("DRAW")
    assert (staged.over, staged.hand(), staged.stock) == (False, "4 5 K", "")
    staged.play("DISCARD(4)")
    assert staged.play("DRAW").over


def test_7_8_the_pile_is_shuffled(stage: Any) -> None:
    staged = stage("4 5", drawn=False, stock="K", pile="6 7 8 9 T J 2 *", stock_out="reshuffle").play("DRAW")
    assert (staged.over, staged.pile, staged.sizes(0)[0], staged.field("stock_size")) == (False, "*", 4, 6)
    assert "K" in staged.hand()
    assert staged.stock != "2 J T 9 8 7 6"[-len(staged.stock) :]
    assert stage("4 5", drawn=False, stock="K", pile="6", stock_out="reshuffle").play("DRAW").over
    assert not stage("4 5", drawn=False, stock="K", pile="6 7", stock_out="reshuffle").play("DRAW").over


def test_7_8_the_pile_is_shuffled_as_the_log_page_says(stage: Any) -> None:
    pile = "6 7 8 9 T J Q K 4 5 2 *"
    staged = stage(
        "4 5", drawn=False, stock="K K", pile=pile, hands={1: "A A 9"}, foot={2: "b * 2"}, stock_out="reshuffle", draw_count="three"
    )
    record, deck = staged.table.record, staged.deck
    number = 1
    for seat in range(6):
        for card in range(16):
            number = (31 * number + int(record.hand[seat, card]) + 7 * int(record.foot[seat, card])) % 2**24
    under = deck.read_cards(pile.replace(" ", ""))[:-1]
    for last in range(len(under) - 1, 0, -1):
        number = log_number(number)
        other = number // 2**8 % (last + 1)
        under[last], under[other] = under[other], under[last]
    staged.play("DRAW")
    assert staged.stock.split() == [deck.code(card) for card in under[::-1]][1:]


def test_7_8_a_pack_is_added_once(stage: Any) -> None:
    staged = stage("4 5", drawn=False, stock="K", stock_out="pack_added", pile="9")
    assert (staged.field("box_size"), staged.field("stock_size")) == (54, 1)
    staged.play("DRAW")
    assert (staged.over, staged.pile, staged.field("box_size")) == (False, "9", 0)
    assert "K" in staged.hand()
    before = staged.field("stock_size") + len(staged.hand().split()) + len(staged.on_table().split())
    assert before == 54 + 1 + 2
    assert stage("4", drawn=False, stock="K", stock_out="pack_added", fields={"box_size": 0, "box": [0] * 56}).play("DRAW").over


def test_7_8_the_pack_that_is_added_is_one_pack(stage: Any) -> None:
    staged = stage("4 5", drawn=False, stock="", stock_out="pack_added", jokers_per_deck=4, red3_play="discarded")
    before = staged.cards()
    staged.play("DRAW")
    each = Counter(staged.deck.read_cards("444455556666777788889999TTTTJJJJQQQQKKKKAAAA2222bbrr****"))
    drawn = Counter(staged.deck.read_cards(staged.hand().replace(" ", ""))) - Counter(staged.deck.read_cards("45"))
    assert Counter(staged.deck.read_cards(staged.stock.replace(" ", ""))) + drawn == each
    assert staged.cards() == before


def test_7_8_there_must_be_room_for_the_pack(stage: Any) -> None:
    with pytest.raises(HouseError, match="with 8 packs there is no room for another"):
        kahve.new("hand_and_foot", stock_out="pack_added", decks=8)
    table = kahve.new("hand_and_foot", stock_out="pack_added", seats=6)
    table.deal(seed=1)
    assert (int(table.record.box_size), len(table.history[-1].order.split())) == (54, 7 * 54)


def test_7_8_going_out_ends_the_deal(stage: Any) -> None:
    staged = on_foot(stage, "4", piles=READY, ask_permission="off", hands={2: "K K"}).play("DISCARD(4)")
    assert (staged.over, staged.row(0)["left"]) == (True, -20)


# -- 8 The count -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "values"),
    [("eights_ten", "5 5 5 5 10 10 10 10 10 10 20 20 50"), ("tens_ten", "5 5 5 5 5 5 10 10 10 10 20 20 50")],
)
def test_8_1_card_values(row: str, values: str, stage: Any) -> None:
    for code, value in zip("456789TJQKA2*", map(int, values.split()), strict=True):
        staged = ended(stage, melds={0: code * 3}, hands={1: code}, card_values=row)
        assert staged.row(0)["cards"] == 3 * value
        assert staged.row(1)["left"] == -value - 5
    assert ended(stage, melds={0: "888"}).row(0)["cards"] == 30


@pytest.mark.parametrize("points", [0, 5, 300])
def test_8_1_black_threes_left(points: int, stage: Any) -> None:
    staged = ended(stage, hands={0: "b b", 2: ""}, foot={0: "b"}, black3_penalty=points)
    assert staged.row(0).get("left", 0) == -3 * points
    assert ended(stage, hands={0: "b", 2: ""}).row(0)["left"] == -5


def test_8_1_s1_a_deal(stage: Any) -> None:
    melds = {0: "444 QQQQ2", 1: "888 662"}
    piles = {0: READY, 1: "JJJJJJJ 55555**"}
    hands = {1: "K K 4", 2: "A T b", 3: "Q 6"}
    foot = {1: "A A T T 9 8 7 5 5 2 * b r"}
    staged = on_foot(stage, "8", melds=melds, piles=piles, hands=hands, foot=foot, stacks={2: "foot", 3: "foot"}, reds={0: 3, 1: 2})
    staged.play("ASK", "YES", "DISCARD(8)")
    bonuses = {"clean_piles": 1000, "dirty_piles": 600, "wild_piles": 1500}
    assert staged.row(0) == bonuses | {"cards": 660, "going_out": 100, "red_threes": 300, "left": -35, "total": 4125}
    assert staged.row(1) == {"cards": 255, "clean_piles": 500, "dirty_piles": 300, "red_threes": 100, "left": -210, "total": 945}
    assert staged.table.scores == [4125, 945]


def test_8_2_a_rank_whose_clean_piles_are_worth_more(stage: Any) -> None:
    piles = {0: "7777777 AAAAAAA KKKKKKK 777777*"}
    staged = ended(stage, piles=piles, hands={0: "", 2: ""}, rank_bonus="7:1500, A: 800")
    assert (staged.row(0)["clean_piles"], staged.row(0)["dirty_piles"]) == (1500 + 800 + 500, 300)
    assert ended(stage, piles=piles, hands={0: "", 2: ""}, clean_bonus=650).row(0)["clean_piles"] == 3 * 650
    assert goes_out(stage, READY, rank_bonus="5:1500")
    with pytest.raises(HouseError, match="rank_bonus cannot name sevens: their piles have a bonus of their own by special_piles"):
        kahve.new("hand_and_foot", rank_bonus="7:1500", special_piles="sevens")


def test_8_2_s4_a_clean_pile_of_sixes(stage: Any) -> None:
    staged = ended(stage, piles={0: "6666666"}, hands={0: "", 2: ""})
    assert staged.row(0) == {"cards": 35, "clean_piles": 500, "total": 535}


@pytest.mark.parametrize(
    ("row", "piles", "item", "values", "usual"),
    [
        ("clean_bonus", "6666666 8888888", "clean_piles", [300, 500, 700, 1000], 500),
        ("dirty_bonus", "6666662 888888*", "dirty_piles", [100, 200, 300, 400, 500], 300),
        ("wild_bonus", "2222222 2222***", "wild_piles", [0, 500, 1000, 1500, 2000, 2500], 1500),
    ],
)
def test_8_2_bonuses(row: str, piles: str, item: str, values: list[int], usual: int, stage: Any) -> None:
    for value in values:
        assert ended(stage, piles={0: piles}, **{row: value}).row(0).get(item, 0) == 2 * value
    assert ended(stage, piles={0: piles}).row(0)[item] == 2 * usual


@pytest.mark.parametrize(("row", "pile", "usual"), [("sevens_bonus", "7777777", 5000), ("fives_bonus", "5555555", 3000)])
def test_8_3_special_bonuses(row: str, pile: str, usual: int, stage: Any) -> None:
    for value in (1500, 2500, 3000, 5000):
        staged = ended(stage, piles={0: f"{pile} KKKKKKK"}, special_piles="sevens_and_fives", **{row: value})
        assert (staged.row(0)["special_piles"], staged.row(0)["clean_piles"]) == (value, 500)
    assert ended(stage, piles={0: pile}, special_piles="sevens_and_fives").row(0)["special_piles"] == usual
    assert ended(stage, piles={0: pile}).row(0)["clean_piles"] == 500


@pytest.mark.parametrize(
    ("row", "points"),
    [
        (0, [0] * 5),
        (100, [100] * 5),
        (200, [200] * 5),
        (300, [300] * 5),
        ("rising", [300, 400, 500, 600, 600]),
        ("50-150-250", [50, 150, 250, 250]),
    ],
)
def test_8_4_going_out(row: Any, points: list[int], stage: Any) -> None:
    for deal, bonus in enumerate(points, 1):
        staged = on_foot(stage, "4", piles=READY, ask_permission="off", going_out_bonus=row, deal=deal, deals=8).play("DISCARD(4)")
        assert (staged.row(0).get("going_out", 0), staged.row(1).get("going_out", 0)) == (bonus, 0)


@pytest.mark.parametrize("points", [-500, -300, -100, 0, 100])
def test_8_5_red_threes_laid(points: int, stage: Any) -> None:
    assert ended(stage, reds={0: 3}, red3_laid=points).row(0).get("red_threes", 0) == 3 * points
    assert ended(stage, reds={0: 3}).row(0)["red_threes"] == 300


@pytest.mark.parametrize("points", [0, 100, 300, 500])
def test_8_5_red_threes_left(points: int, stage: Any) -> None:
    staged = ended(stage, foot={2: "r r"}, reds={0: 1}, red3_left=points)
    assert staged.row(0).get("red_threes", 0) == 100 - 2 * points
    assert staged.row(0)["left"] == -10
    assert ended(stage, foot={2: "r r"}).row(0)["red_threes"] == -200


@pytest.mark.parametrize(("bonus", "number", "points"), [(0, 7, 700), (300, 6, 600), (300, 7, 1000), (300, 8, 1100), (1000, 7, 1700)])
def test_8_6_seven_red_threes(bonus: int, number: int, points: int, stage: Any) -> None:
    assert ended(stage, reds={0: number}, red3_seven_bonus=bonus).row(0)["red_threes"] == points
    assert ended(stage, reds={0: 7}).row(0)["red_threes"] == 700


def test_8_6_all_red_threes(stage: Any) -> None:
    house = {"seats": 2, "red3_all_doubled": True}
    assert ended(stage, reds={0: 6}, **house).row(0)["red_threes"] == 1200
    assert ended(stage, reds={0: 5}, **house).row(0)["red_threes"] == 500
    assert ended(stage, reds={0: 6}, seats=2).row(0)["red_threes"] == 600
    assert ended(stage, reds={0: 6}, down=False, red3_without_meld=True, **house).row(0)["red_threes"] == -1200


def test_8_7_there_is_no_bonus_for_seven_without_a_meld(stage: Any) -> None:
    house = {"red3_seven_bonus": 300}
    assert ended(stage, reds={0: 7}, down=False, red3_without_meld=True, **house).row(0)["red_threes"] == -700
    assert ended(stage, reds={0: 7}, down=False, **house).row(0)["red_threes"] == 1000


def test_8_7_red_threes_of_a_side_that_never_melded(stage: Any) -> None:
    assert ended(stage, reds={0: 2}, down=False).row(0)["red_threes"] == 200
    assert ended(stage, reds={0: 2}, down=False, red3_without_meld=True).row(0)["red_threes"] == -200
    assert ended(stage, reds={0: 2}, red3_without_meld=True).row(0)["red_threes"] == 200


def test_8_8_the_sheet(stage: Any) -> None:
    staged = ended(stage, melds={0: "KKK"}, reds={1: 1})
    assert list(staged.table.sheet[0]) == list(staged.table.game.rules.items)
    for side in (0, 1):
        row = dict(staged.table.sheet[side])
        assert row.pop("total") == sum(row.values())


# -- 9 The match -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deals", [1, 2, 3, 4, 5, 6, 7, 8])
def test_9_1_deals(deals: int, stage: Any) -> None:
    assert ended(stage, deal=deals, deals=deals).table.over
    assert deals == 1 or not ended(stage, deal=deals - 1, deals=deals).table.over
    assert kahve.new("hand_and_foot").house_rules()["deals"] == 4


def test_9_1_the_highest_total_wins_even_below_nothing(stage: Any) -> None:
    staged = ended(stage, deal=4, scores=[-300, -200])
    assert (staged.table.scores, staged.table.winners) == ([-310, -210], [1])


@pytest.mark.parametrize("target", [5000, 10_000, 20_000])
def test_9_2_target(target: int, stage: Any) -> None:
    assert not ended(stage, deal=7, scores=[target + 9, 0], target=target).table.over
    staged = ended(stage, deal=2, scores=[target + 10, target + 500], target=target)
    assert (staged.table.over, staged.table.winners) == (True, [1])
    assert not ended(stage, deal=2, scores=[30_000, 0]).table.over


def level(stage: Any, row: str, *, won: list[int] | None = None, **more: Any) -> Any:
    """A last deal that is worth 90 to seats 0 and 2 and 20 less to the others, after which both have 8250."""
    fields = {"deals_won": [*(won or [1, 2]), 0, 0, 0, 0]} | more.pop("fields", {})
    melds = {0: "AAA KKK TTT", 1: "AAA KKK"}
    return ended(stage, deal=4, melds=melds, scores=[8250 - 110, 8250 - 80], tie_break=row, fields=fields, **more)


def test_9_3_s8_a_level_match_is_shared(stage: Any) -> None:
    assert (4125 + 2310 - 145 + 1960, 945 + 3505 + 2405 + 1395) == (8250, 8250)
    staged = level(stage, "shared")
    assert (staged.table.scores, staged.table.winners) == ([8250, 8250], [0, 1])


@pytest.mark.parametrize(("won", "winners"), [([1, 2], [0]), ([0, 3], [1]), ([2, 1], [0]), ([0, 2], [1])])
def test_9_3_s8_deals_won_then_the_last_deal(won: list[int], winners: list[int], stage: Any) -> None:
    assert level(stage, "deals_won", won=won).table.winners == winners


def test_9_3_deals_won_and_the_last_deal_level(stage: Any) -> None:
    staged = ended(stage, deal=4, scores=[100, 100], tie_break="deals_won")
    assert staged.table.winners == [0, 1]


def test_9_3_a_deal_more(stage: Any) -> None:
    staged = level(stage, "extra_deal")
    assert (staged.table.over, staged.table.awaits_deal) == (False, True)
    staged.table.deal(seed=1)
    assert list(staged.table.record.minimum[:2]) == [150, 150]
    raised = {"fields": {"raised": 1}, "tie_break": "extra_deal"}
    assert ended(stage, deal=5, scores=[100, 90], **raised).table.winners == [0]
    assert not ended(stage, deal=5, scores=[100, 100], **raised).table.over
    assert ended(stage, deal=4, scores=[100, 90], tie_break="extra_deal").table.winners == [0]
    for minimum in ("ninety", "by_score", "pile_in_fifth"):
        extra = {"down": False, "deal": 5, "minimum": minimum, "fields": {"raised": 1}, "tie_break": "extra_deal"}
        assert stage("A A A K K K Q Q Q 4", **extra).lays == set()
        staged = stage("A A A K K K Q Q Q J J J 4", **extra)
        assert staged.play("NEW3(A)", "NEW3(K)", "NEW3(Q)", "NEW3(J)").down(0)


def test_9_3_a_deal_more_where_a_target_was_reached(stage: Any) -> None:
    staged = ended(stage, deal=3, scores=[5010, 5010], target=5000, tie_break="extra_deal")
    assert (staged.table.scores, staged.table.over) == ([5000, 5000], False)


# -- 10 What each player may know ------------------------------------------------------------------------------------------------------


def test_10_1_own_cards_and_all_sizes(stage: Any) -> None:
    staged = stage("8 9 9", hands={1: "K K"}, foot={0: "4 5"})
    for seat in (-1, 0, 1, 2, 3):
        view = staged.table.view(seat).record
        assert [int(view.hand[other].sum()) for other in range(4)] == [staged.sizes(seat)[0] if other == seat else 0 for other in range(4)]
        assert (list(view.hand_size[:2]), list(view.foot_size[:2]), list(view.stack[:2])) == ([3, 2], [2, 5], [0, 0])


def test_10_2_nobody_sees_a_stack_that_waits(stage: Any) -> None:
    staged = stage("8 9 9", foot={0: "4 5"})
    for seat in (-1, 0, 1, 2, 3):
        assert not staged.table.view(seat).record.foot.any()
        assert not staged.table.view(seat).record.stock.any()
    staged = stage("J", foot={0: "A A 5 6"}).play("DISCARD(J)")
    assert staged.deck.write_order(sorted(staged.deck.read_cards("AA56"))) == staged.hand(0)
    assert staged.table.view(0).record.hand[0].sum() == 4
    assert staged.table.view(2).record.hand[0].sum() == 0


def test_10_3_what_lies_on_the_table_is_open(stage: Any) -> None:
    staged = stage("8 9 9", melds="KK2", piles="QQQQQQ*", pile="4 5 6", reds={0: 1})
    view = staged.table.view(3).record
    for field in ("naturals", "twos", "dirty", "on_table", "discard", "down"):
        assert view[field] == staged.table.record[field]


def test_10_4_cards_received_are_known(stage: Any) -> None:
    staged = stage("7 7 K", drawn=False, pile="Q J 7").play("TAKE")
    assert (staged.known(0), staged.hand()) == ("J Q", "J Q K")
    staged.play("DISCARD(Q)")
    assert staged.known(0) == "J"
    assert staged.table.view(3).record.known[0].sum() == 1
    assert stage("7 7 K", drawn=False).play("DRAW").known(0) == ""


def test_10_5_the_question_is_heard_by_all(stage: Any) -> None:
    staged = on_foot(stage, "Q Q Q 5", piles=READY).play("ASK")
    for seat in (-1, 0, 1, 2, 3):
        assert (int(staged.table.view(seat).record.asker), int(staged.table.view(seat).record.turn)) == (1, 2)
    staged.play("NO")
    assert int(staged.table.view(3).record.answer) == 3


# -- 11 How a turn is written ----------------------------------------------------------------------------------------------------------


def test_11_1_a_turn_in_words(stage: Any) -> None:
    staged = stage("K K K 2 Q 5 4", drawn=False, melds="QQQ", pile="8", stock="9 8")
    staged.table.play("draw")
    staged.table.play("meld KKK2, add Q, discard 5")
    assert (staged.melds(0), staged.turn, staged.pile) == ("QQQQ KKK2", 1, "8 5")
    staged = stage("2 * 5 4", melds="KKKK 222")
    staged.table.play("add 2 to K, add * to wild, discard 5")
    assert staged.melds(0) == "222* KKKK2"
    staged = stage("K K Q Q 5 4", melds="KKK QQQ")
    staged.table.play("add all K")
    staged.table.play("add all")
    assert staged.melds(0) == "QQQQQ KKKKK"
    staged = stage("A A A K K K 5 4", deal=2, down=False)
    staged.table.play("meld AAA, meld KKK")
    assert staged.down(0)


def test_11_2_the_other_words(stage: Any) -> None:
    staged = stage("9 2 4", drawn=False, pile="9", take_with_one_wild=True)
    staged.table.play("take with 2")
    assert staged.melds() == "992"
    staged = on_foot(stage, "b b b 4", piles=READY, black3_out_meld=True)
    for word in ("ask", "yes", "meld bbb", "discard 4"):
        staged.table.play(word)
    assert staged.out == 0
    staged = stage("r 4", on="foot", red3_play="as_liked", float="any")
    staged.table.play("lay r")
    staged.table.play("float")
    assert (staged.turn, staged.on_table(0)) == (1, "r")


def test_11_2_stacks_are_chosen_in_words(dealt: Any) -> None:
    staged = dealt("4", pass_foot_left="foot")
    for word in ("keep first", "keep second", "keep first", "keep second"):
        staged.table.play(word)
    assert staged.turn == 0


def test_9_3_the_extra_deal_decides_even_below_the_target(stage: Any) -> None:
    """Two sides are level above the target, and in the extra deal everybody loses."""
    fields = {"raised": 1}
    staged = ended(stage, deal=5, scores=[-400, -300], target=5000, tie_break="extra_deal", fields=fields)
    assert (staged.table.over, staged.table.winners) == (True, [1])
    staged = ended(stage, deal=5, scores=[-400, -400], target=5000, tie_break="extra_deal", fields=fields)
    assert (staged.table.over, staged.table.awaits_deal) == (False, True)
    assert not ended(stage, deal=5, scores=[-400, -300], target=5000, tie_break="extra_deal").table.over


# -- 11 How a turn is written --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "added"), [("9 J J J", "9"), ("9 J J", "9"), ("J J J", ""), ("J J", ""), ("9 T J J J", "T 9"), ("9 J", None)]
)
def test_11_1_add_all_of_a_rank_adds_as_many_as_may_be_added(hand: str, added: str | None, stage: Any) -> None:
    """With the quota met, on the foot, whoever needs not ask may add the last but one card, or the last."""
    staged_table = on_foot(stage, hand, melds="JJJJ", piles=READY, ask_permission="off")
    assert ("ADDALL(J)" in staged_table.legal) == (added is not None)
    if added is None:
        assert staged_table.why("ADDALL(J)") == "NOTHING_TO_ADD"
        return
    staged_table.play("ADDALL(J)")
    single = on_foot(stage, hand, melds="JJJJ", piles=READY, ask_permission="off")
    single.play(*["ADD(J)"] * hand.split().count("J"))
    assert staged_table.table._tables.tobytes() == single.table._tables.tobytes()
    assert Counter(staged_table.hand(0).split()) == Counter(added.split())


@pytest.mark.parametrize("ready", [True, False])
def test_11_1_add_all_of_a_rank_keeps_what_must_be_kept(ready: bool, stage: Any) -> None:
    staged = on_foot(stage, "9 J J J", melds="JJJJ", piles=READY if ready else "")
    assert "ADDALL(J)" in staged.legal
    assert staged.play("ADDALL(J)").hand() == "9 J"


def test_11_1_add_all_of_a_rank_after_a_yes(stage: Any) -> None:
    staged = on_foot(stage, "9 J J J", melds="JJJJ", piles=READY).play("ASK", "YES")
    assert "ADDALL(J)" in staged.legal
    assert staged.play("ADDALL(J)", "DISCARD(9)").out == 0


def test_11_1_add_all_is_as_many_single_ones(stage: Any) -> None:
    staged = stage("J J J J Q K K 4", melds="JJJJ KKK")
    staged.table.play("add all")
    assert (staged.hand(), staged.melds(), staged.piles()) == ("4 J Q", "KKKKK", (1, 0, 0))
    with pytest.raises(kahve.IllegalMove, match="None of your cards can be added"):
        staged.table.play("add all")
