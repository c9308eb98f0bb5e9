"""Hand, Knee and Foot's rulebook, paragraph by paragraph, played with the knee; test_6_1_g28 is the rules document's.

What both games share is tested value by value in Hand and Foot; `test_2_2_all_other_house_rules_are_those_of_hand_and_foot` holds the rows
together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import kahve
from kahve.engine.house import HouseError
from kahve.games.melding.cards import FIVE, KING, SEVEN
from kahve.games.melding.layouts import fits_meld

GAME = "hand_knee_and_foot"
READY = "KKKKKKK 7777777 AAAAA22 999999* 2222***"
"""Two clean, two dirty and one wild pile."""

SHARED = {
    "decks": 6,
    "jokers_per_deck": 2,
    "teams": "usual",
    "upcard_special_stays": False,
    "pass_foot_left": "off",
    "draw_count": "two",
    "take_count": 7,
    "foot_takes_whole_pile": False,
    "foot_take_on_meld": False,
    "take_needs_down": False,
    "take_with_one_wild": False,
    "claim_fill_wild": False,
    "wild_discard_freezes": "off",
    "wild_top_takeable": "two_identical",
    "wild_ratio": "two_to_one",
    "wild_melds": True,
    "special_piles": "off",
    "add_beyond_seven": "off",
    "bury_same_turn": True,
    "minimum": "fifty",
    "minimum_counts_pile_bonus": False,
    "minimum_waived_if_stack_emptied": False,
    "stack_pickup_after_discard": "at_once",
    "float": "off",
    "quota_clean": "usual",
    "quota_dirty": "usual",
    "quota_wild": "usual",
    "quota_rises": False,
    "out_from_hand": False,
    "partner_foot": "whole_turn",
    "ask_permission": "binding",
    "ask_scope": "all",
    "out_discard": "optional",
    "black3_out_meld": False,
    "stock_out": "deal_ends",
    "card_values": "eights_ten",
    "black3_penalty": 5,
    "clean_bonus": 500,
    "rank_bonus": "none",
    "dirty_bonus": 300,
    "wild_bonus": 1500,
    "sevens_bonus": 5000,
    "fives_bonus": 3000,
    "going_out_bonus": 100,
    "red3_play": "laid",
    "red3_laid": 100,
    "red3_left": 100,
    "red3_seven_bonus": 0,
    "red3_all_doubled": False,
    "red3_without_meld": False,
    "deals": 4,
    "target": "none",
    "tie_break": "shared",
    "discard_view": "takeable",
}


@pytest.fixture
def stage(stage: Callable[..., Any]) -> Callable[..., Any]:
    """Stage a position of this game."""
    return lambda hand="", **more: stage(hand, game=GAME, **more)


@pytest.fixture
def dealt(dealt: Callable[..., Any]) -> Callable[..., Any]:
    """Lay out a deal of this game."""
    return lambda then="", **more: dealt(then, game=GAME, **more)


def on_foot(stage: Any, hand: str, **more: Any) -> Any:
    """A player on the foot who has drawn, whose partner is on the foot too and has played from it."""
    return stage(hand, **({"on": "foot", "stacks": {2: "foot"}} | more))


def ended(stage: Any, **more: Any) -> Any:
    """A deal that ends since the stock is empty; all have a four in the hand and nothing that waits, unless said otherwise."""
    in_hands = dict.fromkeys(range(4), "4") | more.pop("hands", {})
    nothing = dict.fromkeys(range(4), "")
    waits = {zone: nothing | more.pop(zone, {}) for zone in ("knee", "foot")}
    return stage(in_hands.pop(0), drawn=False, stock="", hands=in_hands, **waits, **more).play("DRAW")


# -- 1 Players, sides and packs --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_1_1_two_to_six_play(seats: int, dealt: Any) -> None:
    staged = dealt("4", seats=seats)
    assert [staged.sizes(seat) for seat in range(seats)] == [(15, 13, 11)] * seats
    with pytest.raises(HouseError):
        kahve.new(GAME, seats=7)


@pytest.mark.parametrize(
    ("preset", "house"),
    [
        ("hkf_classic", {}),
        (
            "triple_play",
            {
                "upcard_putback": "and_black_threes_fives_and_sevens",
                "special_piles": "sevens_and_fives",
                "take_count": "whole",
                "quota_clean": 1,
                "quota_dirty": 1,
                "quota_wild": 1,
                "wild_bonus": 2500,
                "going_out_bonus": 200,
                "red3_seven_bonus": 300,
                "red3_left": 500,
                "minimum": "by_score",
            },
        ),
    ],
)
def test_1_1_presets(preset: str, house: dict[str, object]) -> None:
    table = kahve.new(GAME, preset=preset)
    table.deal(seed=1)
    assert table.house_rules(changed_only=True) == house


def test_1_2_sides() -> None:
    for seats, sides in ((2, 2), (3, 3), (4, 2), (5, 5), (6, 2)):
        assert kahve.new(GAME, seats=seats).sides == sides
    assert kahve.new(GAME, seats=6, teams="three_teams_of_two").sides == 3


@pytest.mark.parametrize(
    ("seats", "packs", "cards", "stock"), [(2, 4, 216, 137), (3, 5, 270, 152), (4, 6, 324, 167), (5, 7, 378, 182), (6, 7, 378, 143)]
)
def test_1_3_packs(seats: int, packs: int, cards: int, stock: int, dealt: Any) -> None:
    staged = dealt("4", seats=seats)
    assert (len(staged.deck.cards), staged.field("stock_size"), staged.deck.cards.count(KING)) == (cards, stock, 4 * packs)
    assert len(dealt("4", decks=8, jokers_per_deck=4).deck.cards) == 448


def test_1_4_threes_are_never_melded(stage: Any) -> None:
    assert stage("b b b b 4", on="knee").lays == set()


# -- 2 The deal ------------------------------------------------------------------------------------------------------------------------


def test_2_1_the_seat_after_the_dealer_begins(dealt: Any) -> None:
    assert [dealt(dealer=dealer).turn for dealer in range(4)] == [1, 2, 3, 0]


def test_2_2_hand_then_knee_then_foot(dealt: Any) -> None:
    staged = dealt("4", hands={0: "K" * 15}, knees={0: "Q" * 13}, feet={0: "J" * 11})
    assert [cards.count(" ") + 1 for cards in (staged.hand(0), staged.knee(0), staged.foot(0))] == [15, 13, 11]
    assert [set(cards.split()) for cards in (staged.hand(0), staged.knee(0), staged.foot(0))] == [{"K"}, {"Q"}, {"J"}]
    assert [dealt("4", stacks="13-13").sizes(seat) for seat in range(4)] == [(13, 0, 13)] * 4
    assert len(dealt("4", stacks="13-13").deck.cards) == 270


def test_2_2_all_other_house_rules_are_those_of_hand_and_foot() -> None:
    rows, others = ({option.name: option for option in kahve.game(name).options} for name in (GAME, "hand_and_foot"))
    assert list(rows) == list(others)
    assert {name for name, option in rows.items() if option != others[name]} == {"stacks", "upcard_putback"}
    assert (rows["stacks"].allowed, rows["upcard_putback"].allowed) == (others["stacks"].allowed, others["upcard_putback"].allowed)
    changed = {"stacks", "upcard_putback", "seats"}
    assert {name: value for name, value in kahve.new(GAME, decks=6).house_rules().items() if name not in changed} == SHARED


def test_2_3_the_upcard_may_be_taken(dealt: Any) -> None:
    assert dealt("9", hands={0: "9 9 9 K K K Q Q Q A A A"}).legal == {"DRAW", "TAKE"}


def test_2_4_fives_and_sevens_go_back(dealt: Any) -> None:
    for card in "456789TJQKAbr2*":
        staged = dealt(f"{card} J Q")
        assert (staged.pile == card) == (card not in "57r2*"), card
        assert staged.cards() == Counter(staged.deck.cards)
        assert (dealt(f"{card} J Q", upcard_putback="wild_and_red_threes").pile == card) == (card not in "r2*")


def test_2_5_nothing_stays_below(dealt: Any) -> None:
    assert dealt("5 7 r Q").pile in "4 6 8 9 T J Q K A"
    assert dealt("5 7 r Q", upcard_special_stays=True).pile == "5 7 r Q"


def test_2_6_stacks_are_passed_only_where_there_are_two(dealt: Any) -> None:
    with pytest.raises(HouseError, match="pass_foot_left"):
        kahve.new(GAME, pass_foot_left="hand")
    assert dealt("4", pass_foot_left="hand", stacks="11-13").legal == {"KEEP_FIRST", "KEEP_SECOND"}


# -- 3 The turn ------------------------------------------------------------------------------------------------------------------------


def test_3_1_draw_meld_discard(stage: Any) -> None:
    staged = stage("K K K 5", on="knee", drawn=False)
    assert staged.legal == {"DRAW"}
    assert staged.play("DRAW", "NEW3(K)", "DISCARD(5)").turn == 1


def test_3_2_two_cards_are_drawn(stage: Any) -> None:
    assert stage("4", on="knee", drawn=False).play("DRAW").sizes(0) == (3, 0, 5)


def test_3_3_on_melds_of_the_side(stage: Any) -> None:
    assert stage("K 4", on="knee", melds="KKK").play("ADD(K)").melds() == "KKKK"


def test_3_4_any_card_may_be_discarded(stage: Any) -> None:
    assert stage("4 K 2 * b", on="knee").discards == "4 K b 2 *"


def test_3_5_red_threes_before_the_first_turn_and_in_a_knee(dealt: Any, stage: Any) -> None:
    staged = dealt("9", hands={0: "r r K", 1: "r"})
    assert (staged.on_table(0), staged.sizes(0), "r" in staged.hand(1)) == ("r r", (15, 13, 11), True)
    staged = stage("K K K", knee={0: "r r 4"}, stock="9 8 7").play("NEW3(K)")
    assert (staged.stack(0), staged.hand(), staged.on_table()) == ("knee", "4 8 9", "K K K r r")


def test_3_6_no_replacement_from_an_empty_stock(stage: Any) -> None:
    staged = stage("K K K", knee={0: "r r 4"}, stock="").play("NEW3(K)")
    assert (staged.stack(0), staged.hand(), staged.on_table()) == ("knee", "4", "K K K r r")


# -- 4 Melds and the first meld --------------------------------------------------------------------------------------------------------


def test_4_1_compositions() -> None:
    settled = kahve.game(GAME).settle({})
    for rank in (FIVE, SEVEN, KING):
        assert sum(fits_meld(settled, rank, n, w) for n in range(9) for w in range(9)) == 12


def test_4_2_two_natural_cards_for_a_wild_one(stage: Any) -> None:
    assert stage("2 4 5", on="knee", melds="KKK2").why("ADD2(K)") == "TOO_MANY_WILDS"


def test_4_3_piles(stage: Any) -> None:
    staged = stage("K K K K 4", on="knee", melds="KKKKKK").play("ADD(K)", "NEW3(K)")
    assert (staged.piles(), staged.melds()) == ((1, 0, 0), "KKK")


def test_4_4_wild_cards_are_melded(stage: Any) -> None:
    assert stage("2 2 * 4", on="knee").play("NEWW(1)").melds() == "22*"


def test_4_5_nothing_goes_under_a_pile(stage: Any) -> None:
    assert stage("K 4 5", on="knee", piles="KKKKKKK").why("ADD(K)") == "NOT_OPEN"


def test_4_6_special_ranks(stage: Any) -> None:
    assert stage("7 7 2 4", on="knee").lays == {"NEW2(7)"}
    assert stage("7 7 2 4", on="knee", special_piles="sevens").lays == set()
    house = {"special_piles": "sevens_and_fives", "quota_clean": 1, "quota_dirty": 1, "quota_wild": 1, "ask_permission": "off"}
    piles = "7777777 5555555 KKKKKKK AAAAA22 2222222"
    assert on_foot(stage, "4", piles=piles, **house).why("DISCARD(4)") == "LEGAL"
    for missing in piles.split():
        left = " ".join(pile for pile in piles.split() if pile != missing)
        assert on_foot(stage, "4", piles=left, **house).why("DISCARD(4)") == "QUOTA_MISSING"


@pytest.mark.parametrize(("deal", "points"), [(1, 50), (2, 90), (3, 120), (4, 150)])
def test_4_7_the_first_meld(deal: int, points: int, stage: Any) -> None:
    staged = stage("A A A 4 5", on="knee", down=False, deal=deal)
    assert (list(staged.table.record.minimum[:2]), "NEW3(A)" in staged.legal) == ([points, points], deal == 1)
    staged = stage("4", deal=deal, minimum="by_score", scores=[14_999, 30_000])
    assert list(staged.table.record.minimum[:2]) == [50, 120]


def test_4_8_a_pile_bonus_does_not_count(stage: Any) -> None:
    assert stage("6666666 K 4", down=False).lays == set()
    assert stage("6666666 K 4", down=False, minimum_counts_pile_bonus=True).lays == {"NEW3(6)"}


def test_4_9_a_whole_knee_may_need_no_points(stage: Any) -> None:
    assert stage("4 4 4 5 5 2", on="knee", down=False).lays == set()
    staged = stage("4 4 4 5 5 2", on="knee", down=False, minimum_waived_if_stack_emptied=True).play("NEW3(4)", "NEW2(5)")
    assert (staged.down(0), staged.stack(0)) == (True, "foot")


# -- 5 Taking the pile -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", ["takeable", "top", "whole"])
def test_5_1_how_much_the_table_shows(row: str, stage: Any) -> None:
    assert stage("9 9 4", drawn=False, pile="5 9", discard_view=row).legal == {"DRAW", "TAKE"}


def test_5_2_two_like_cards(stage: Any) -> None:
    assert stage("9 2 4", on="knee", drawn=False, pile="5 9").why("TAKE") == "NEED_PAIR"
    assert stage("9 9 4", on="knee", drawn=False, pile="5 b").why("TAKE") == "TOP_IS_THREE"


def test_5_3_a_meld_of_five_is_completed(stage: Any) -> None:
    staged = stage("K K K K Q", on="knee", drawn=False, pile="4 K", melds="KKKKK").play("TAKE")
    assert (staged.piles(), staged.melds(), staged.hand()) == ((1, 0, 0), "KKK", "4 Q")


@pytest.mark.parametrize(("count", "size"), [(7, 7), ("whole", 9)])
def test_5_4_seven_cards_or_the_whole_pile(count: Any, size: int, stage: Any) -> None:
    staged = stage("J J 4", on="knee", drawn=False, pile="K Q 5 6 8 9 9 4 J", take_count=count).play("TAKE")
    assert staged.sizes(0)[0] == size


def test_5_5_a_first_meld_in_taking_and_two_cards_on_the_foot_alone(stage: Any) -> None:
    staged = stage("9 9 2 K", on="knee", drawn=False, pile="5 9", down=False).play("TAKE")
    assert staged.legal == {"ADD2(9)"}
    assert stage("7 7", on="foot", drawn=False, pile="7").why("TAKE") == "MUST_KEEP"
    assert stage("7 7", on="knee", drawn=False, pile="7").play("TAKE").stack(0) == "foot"


@pytest.mark.parametrize(("on", "size"), [("hand", 7), ("knee", 7), ("foot", 9)])
def test_5_6_the_whole_pile_on_the_foot(on: str, size: int, stage: Any) -> None:
    staged = stage("J J 4", on=on, drawn=False, pile="K Q 5 6 8 9 9 4 J", foot_takes_whole_pile=True).play("TAKE")
    assert staged.sizes(0)[0] == size


def test_5_7_on_the_foot_the_top_card_may_be_added(stage: Any) -> None:
    for on, why in (("knee", "NEED_PAIR"), ("foot", "LEGAL")):
        assert stage("4 5", on=on, drawn=False, pile="9 J", melds="JJJ", foot_take_on_meld=True).why("TAKE") == why


def test_5_8_a_side_need_not_be_down(stage: Any) -> None:
    assert stage("A A A 5", drawn=False, pile="A", down=False).why("TAKE") == "LEGAL"
    assert stage("A A A 5", drawn=False, pile="A", down=False, take_needs_down=True).why("TAKE") == "MUST_BE_DOWN"


def test_5_9_no_wild_card_stands_in(stage: Any) -> None:
    assert stage("9 2 4", on="knee", drawn=False, pile="9").legal == {"DRAW"}
    assert stage("9 2 4", on="knee", drawn=False, pile="9", take_with_one_wild=True).legal == {"DRAW", "TAKE_WITH_TWO"}


def test_5_10_a_wild_discard_does_not_freeze(stage: Any) -> None:
    for row, frozen in (("off", 0), ("until_turn", 1), ("until_pair", 1)):
        assert stage("2 4", on="knee", wild_discard_freezes=row).play("DISCARD(2)").field("frozen_by") == frozen


# -- 6 From one stack to the next ------------------------------------------------------------------------------------------------------


def test_6_1_g28_hand_knee_and_foot_in_one_turn(stage: Any) -> None:
    staged = stage("9 9 9", knee={0: "Q Q Q"}, foot={0: "4 5 6 8 T J K A 4 5 6"}).play("NEW3(9)")
    assert (staged.turn, staged.stack(0), staged.hand(), staged.sizes(0)) == (0, "knee", "Q Q Q", (3, 0, 11))
    staged.play("NEW3(Q)")
    assert (staged.turn, staged.stack(0), staged.sizes(0), staged.played_foot(0)) == (0, "foot", (11, 0, 0), 0)
    staged.play("DISCARD(4)")
    assert (staged.turn, staged.played_foot(0)) == (1, 1)


def test_6_2_walking_from_stack_to_stack(stage: Any) -> None:
    staged = stage("J", knee={0: "r A 5"}, foot={0: "8 9"}, stock="K 4 4 4 4 4 4 4 4").play("DISCARD(J)")
    assert (staged.turn, staged.stack(0), staged.hand(0), staged.sizes(0)) == (1, "knee", "5 K A", (3, 0, 2))
    staged = stage("J", on="knee", foot={0: "8 9"}).play("DISCARD(J)")
    assert (staged.turn, staged.stack(0), staged.hand(0)) == (1, "foot", "8 9")
    staged = stage("J", knee={0: "A 5"}, foot={0: "8 9"}, stack_pickup_after_discard="next_turn").play("DISCARD(J)")
    assert (staged.stack(0), staged.sizes(0)) == ("hand", (0, 2, 2))
    for _ in range(3):
        staged.play("DRAW")
        staged.play(f"DISCARD({staged.discards[0]})")
    assert (staged.turn, staged.stack(0), staged.hand()) == (0, "knee", "5 A")


def test_6_3_two_cards_are_kept_on_the_foot_alone(stage: Any) -> None:
    assert stage("8 8 8 K", on="hand").lays == {"NEW3(8)"}
    assert stage("8 8 8 K", on="knee").lays == {"NEW3(8)"}
    assert stage("8 8 8 K", on="foot").lays == set()


def test_6_4_only_the_foot_counts(stage: Any) -> None:
    assert stage("8 8 8 K Q", on="knee").play("NEW3(8)", "DISCARD(K)").played_foot(0) == 0
    assert stage("8 8 8 K Q", on="foot").play("NEW3(8)").played_foot(0) == 1


@pytest.mark.parametrize(("on", "why"), [("hand", "NOT_ON_FOOT"), ("knee", "NOT_ON_FOOT"), ("foot", "LEGAL")])
def test_6_5_floating_on_the_foot_alone(on: str, why: str, stage: Any) -> None:
    assert stage("4 5", on=on, float="any").why("FLOAT") == why
    assert stage("4 5", on=on).why("FLOAT") == ("NOT_OFFERED" if on == "foot" else why)


def test_6_6_the_last_card_may_be_kept(stage: Any) -> None:
    assert stage("4", on="foot", drawn=False, stock="r r").play("DRAW").legal == {"FLOAT"}


# -- 7 Going out -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("missing", ["", *READY.split()])
def test_7_1_two_clean_two_dirty_one_wild(missing: str, stage: Any) -> None:
    piles = " ".join(pile for pile in READY.split() if pile != missing)
    staged = on_foot(stage, "4", piles=piles, ask_permission="off")
    assert staged.why("DISCARD(4)") == ("QUOTA_MISSING" if missing else "LEGAL")


def test_7_2_it_is_the_same_in_all_deals(stage: Any) -> None:
    for deal in (1, 4):
        assert on_foot(stage, "4", piles=READY, deal=deal).why("ASK") == "LEGAL"
    assert on_foot(stage, "4", piles=READY, quota_rises=True).why("ASK") == "CANNOT_GO_OUT"


@pytest.mark.parametrize(("on", "why"), [("hand", "PARTNER_NOT_READY"), ("knee", "PARTNER_NOT_READY"), ("foot", "LEGAL")])
def test_7_3_the_partner_has_played_from_the_foot(on: str, why: str, stage: Any) -> None:
    assert on_foot(stage, "4", piles=READY, stacks={2: on}).why("ASK") == why
    assert on_foot(stage, "4", piles=READY, stacks={2: on}, played={2: 0}, partner_foot="picked_up").why("ASK") == why


def test_7_4_the_answer_binds(stage: Any) -> None:
    staged = on_foot(stage, "Q Q Q 5", piles=READY).play("ASK", "YES")
    assert staged.legal == {"NEW3(Q)"}
    assert staged.play("NEW3(Q)", "DISCARD(5)").out == 0
    assert on_foot(stage, "Q Q Q 5", piles=READY).play("ASK", "NO").lays == set()
    assert stage("Q Q Q 5", on="knee", piles=READY, stacks={2: "foot"}).why("ASK") == "NOT_ON_FOOT"


def test_7_5_both_partners_answer(stage: Any) -> None:
    house = {"on": "foot", "seats": 6, "piles": READY, "stacks": {2: "foot", 4: "foot"}}
    assert stage("Q Q Q 5", **house).play("ASK", "YES").turn == 4
    assert stage("Q Q Q 5", **house, ask_scope="next").play("ASK", "YES").turn == 0


@pytest.mark.parametrize(("row", "discard", "lay"), [("optional", True, True), ("required", True, False), ("forbidden", False, True)])
def test_7_6_out_with_a_discard_or_without(row: str, discard: bool, lay: bool, stage: Any) -> None:
    house = {"piles": READY, "ask_permission": "off", "out_discard": row}
    assert ("DISCARD(4)" in on_foot(stage, "4", **house).legal) == discard
    assert ("NEW3(Q)" in on_foot(stage, "Q Q Q", **house).legal) == lay


def test_7_7_black_threes(stage: Any) -> None:
    assert on_foot(stage, "b b b 4", piles=READY).why("LAY_BLACK3") == "NOT_OFFERED"
    staged = on_foot(stage, "b b b 4", piles=READY, black3_out_meld=True).play("ASK", "YES", "LAY_BLACK3", "DISCARD(4)")
    assert staged.out == 0
    assert stage("b b b 4", on="knee", piles=READY, black3_out_meld=True).why("LAY_BLACK3") == "NOT_ON_FOOT"


def test_7_8_the_stock_runs_out(stage: Any) -> None:
    staged = stage("4", on="knee", drawn=False, stock="K").play("DRAW")
    assert (staged.over, staged.out, staged.hand(0)) == (True, -1, "4")
    assert not stage("4", on="knee", drawn=False, stock="K", stock_out="last_card").play("DRAW").over


# -- 8 The count -----------------------------------------------------------------------------------------------------------------------


def test_8_1_cards_left_in_every_stack(stage: Any) -> None:
    staged = ended(stage, melds={0: "KKK"}, hands={1: "2 b"}, knee={1: "A 9", 3: "4"}, foot={1: "* 4"})
    assert staged.row(0) == {"cards": 30, "left": -10, "total": 20}
    assert staged.row(1) == {"left": -(25 + 30 + 55 + 5 + 5), "total": -120}


def test_8_2_piles(stage: Any) -> None:
    row = ended(stage, piles={0: READY}).row(0)
    assert (row["clean_piles"], row["dirty_piles"], row["wild_piles"]) == (1000, 600, 1500)


def test_8_3_special_piles(stage: Any) -> None:
    row = ended(stage, piles={0: "7777777 5555555 KKKKKKK"}, special_piles="sevens_and_fives").row(0)
    assert (row["special_piles"], row["clean_piles"]) == (8000, 500)


def test_8_4_going_out(stage: Any) -> None:
    for bonus in (100, 200):
        staged = on_foot(stage, "4", piles=READY, ask_permission="off", going_out_bonus=bonus).play("DISCARD(4)")
        assert staged.row(0)["going_out"] == bonus


def test_8_5_red_threes(stage: Any) -> None:
    assert ended(stage, reds={0: 3}, knee={2: "r"}, foot={2: "r"}).row(0)["red_threes"] == 300 - 200
    assert ended(stage, reds={0: 2}, knee={2: "r"}, red3_left=500).row(0)["red_threes"] == -300


@pytest.mark.parametrize(("number", "points"), [(6, 600), (7, 1000), (8, 1100)])
def test_8_6_seven_red_threes(number: int, points: int, stage: Any) -> None:
    assert ended(stage, reds={0: number}, red3_seven_bonus=300).row(0)["red_threes"] == points
    assert ended(stage, reds={0: number}).row(0)["red_threes"] == 100 * number


def test_8_7_red_threes_of_a_side_that_never_melded(stage: Any) -> None:
    assert ended(stage, reds={0: 2}, down=False).row(0)["red_threes"] == 200
    assert ended(stage, reds={0: 2}, down=False, red3_without_meld=True).row(0)["red_threes"] == -200


def test_8_8_the_sheet(stage: Any) -> None:
    staged = ended(stage, melds={0: "KKK"}, piles={1: READY}, reds={1: 1})
    for side in (0, 1):
        row = dict(staged.table.sheet[side])
        assert row.pop("total") == sum(row.values()) == staged.table.scores[side]


# -- 9 The match -----------------------------------------------------------------------------------------------------------------------


def test_9_1_four_deals(stage: Any) -> None:
    assert [ended(stage, deal=deal).table.over for deal in (1, 2, 3, 4)] == [False, False, False, True]


def test_9_2_a_target(stage: Any) -> None:
    assert [ended(stage, deal=2, scores=[score, 0], target=5000).table.over for score in (5009, 5010)] == [False, True]


def test_9_3_level_at_the_top(stage: Any) -> None:
    assert ended(stage, deal=4).table.winners == [0, 1]
    assert not ended(stage, deal=4, tie_break="extra_deal").table.over


# -- 10 What each player may know ------------------------------------------------------------------------------------------------------


def test_10_1_own_cards_and_all_sizes(stage: Any) -> None:
    staged = stage("8 9 9", on="knee", stacks={1: "foot"})
    view = staged.table.view(2).record
    assert (view.hand[0].sum(), view.hand[2].sum(), list(view.stack[:3])) == (0, 5, [1, 2, 0])
    assert (list(view.hand_size[:3]), list(view.knee_size[:3]), list(view.foot_size[:3])) == ([3, 5, 5], [0, 0, 5], [5, 0, 5])


def test_10_2_nobody_sees_a_stack_that_waits(stage: Any) -> None:
    staged = stage("8 9 9", knee={0: "4 5"}, foot={0: "6 7"})
    for seat in (-1, 0, 1, 2, 3):
        view = staged.table.view(seat).record
        assert (view.knee.any(), view.foot.any(), view.stock.any()) == (False, False, False)


def test_10_3_what_lies_on_the_table_is_open(stage: Any) -> None:
    staged = stage("8 9 9", melds="KK2", piles="QQQQQQ*", pile="4 5 6")
    view = staged.table.view(3).record
    assert view.on_table == staged.table.record.on_table
    assert view.discard == staged.table.record.discard


def test_10_4_cards_received_are_known_until_the_stack_changes(stage: Any) -> None:
    staged = stage("8 8", drawn=False, pile="Q 8", knee={0: "Q 4"}).play("TAKE")
    assert staged.known(0) == "Q"
    staged.play("DISCARD(Q)")
    assert (staged.stack(0), staged.known(0), staged.hand(0)) == ("knee", "", "4 Q")


def test_10_5_the_question_is_heard_by_all(stage: Any) -> None:
    staged = on_foot(stage, "Q Q Q 5", piles=READY).play("ASK")
    assert int(staged.table.view(1).record.asker) == 1


# -- 11 How a turn is written ----------------------------------------------------------------------------------------------------------


def test_11_1_a_turn_in_words(stage: Any) -> None:
    staged = stage("K K K 2 Q 5 4", on="knee", drawn=False, melds="QQQ", stock="9 8")
    staged.table.play("draw")
    staged.table.play("meld KKK2, add Q, discard 5")
    assert (staged.melds(0), staged.turn, staged.pile) == ("QQQQ KKK2", 1, "5")


def test_11_2_the_other_words(stage: Any) -> None:
    staged = on_foot(stage, "Q Q Q 5", piles=READY, float="any")
    for word in ("ask", "no", "float"):
        staged.table.play(word)
    assert staged.turn == 1
