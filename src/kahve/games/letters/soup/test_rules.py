"""Soup's rulebook, paragraph by paragraph. Soups and hands are written in letters; `P eat` adds a P and eats."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kahve
from kahve.cards.shuffle import generator
from kahve.engine.house import HouseError
from kahve.engine.machine import machine
from kahve.engine.table import IllegalMove, Table, from_position
from kahve.games.letters.soup.conftest import OWN, pack

CALLED = ("call",)
CHECKED = ("call", "spellcheck")


def left(stage: Any, soup: str, card: str, **house: Any) -> Any:
    """A position in which Cem has just added this card to a soup and left it. Ada is to move and holds R, S and T."""
    return stage(soup, {0: "RST", 1: "DE", 2: card + "AB"}, turn=2, **house).do(card)


def eaten(stage: Any, soup: str, card: str, **house: Any) -> Any:
    """A position in which Cem has just added this card and eaten."""
    return stage(soup, {0: "RST", 1: "DE", 2: card + "AB"}, turn=2, **house).do(f"{card} eat")


def play_out(table: Table) -> None:
    """Eat first as long as the deal goes on, so that nothing is called or checked."""
    while table.turn >= 0:
        table.play(next((turn for turn in table.legal if turn.startswith(("eat", "pass"))), table.legal[0]))


# -- 1 The table ---------------------------------------------------------------------------------------------------------------------


def test_1_1_three_play_each_alone(dealt: Any) -> None:
    table = dealt().table
    assert (table.seats, table.sides, [table.side_of(seat) for seat in range(3)]) == (3, 3, [0, 1, 2])
    assert kahve.new("soup", seats=3).seats == 3
    for seats in (2, 4):
        with pytest.raises(HouseError):
            kahve.new("soup", seats=seats)


def test_1_1_the_turn_goes_to_the_left(stage: Any) -> None:
    staged = stage("", {0: "AB", 1: "CD", 2: "EF"}, turn=1)
    seen = []
    for card in "CEA":
        seen.append(staged.turn)
        staged.do(f"eat {card}" if staged.soup else card)
    assert seen == [1, 2, 0]


@pytest.mark.parametrize(
    ("preset", "house"), [("short", {"target": 25}), ("both_ends", {"soup_ends": "both"}), ("strict", {"word_mode": "strict"})]
)
def test_1_1_presets(preset: str, house: dict[str, object]) -> None:
    assert kahve.new("soup", preset=preset).house_rules(changed_only=True) == house


def test_1_2_every_card_is_a_letter(dealt: Any) -> None:
    staged = dealt()
    codes = [staged.deck.code(card) for card in staged.deck.cards]
    for suit, letters in {"A": "ABDEFINORSTWZ", "C": "ACEHILMNOQRTU", "S": "DEGILOPRSTXY", "W": "AEIJKNOPRSTUV"}.items():
        assert "".join(code[1] for code in codes if code[0] == suit) == letters
    assert [int(staged.table.record.letters[staged.deck.read(code)]) for code in ("AD", "WV", "SD")] == [4, 22, 4]


def test_1_2_only_the_letter_matters(stage: Any) -> None:
    staged = stage("PE", {0: "TTTT"})
    assert staged.hand(0) == ["AT", "CT", "ST", "WT"]
    for way in ("{}", "{} eat", "eat {}"):
        for code in staged.hand(0):
            assert staged.table.objection(way.format(code)) is None


def test_1_3_the_pack_without_the_a_of_sours(dealt: Any) -> None:
    staged = dealt()
    codes = {staged.deck.code(card) for card in staged.deck.cards}
    assert len(codes) == len(staged.deck.cards) == 51
    assert "SA" not in codes
    assert "SP" in codes
    assert staged.table.house_rules()["deck"] == "full26"


def test_1_3_thirteen_letters_in_every_suit(dealt: Any) -> None:
    staged = dealt({1: "SP"}, deck="thirteen").passes()
    codes = [staged.deck.code(card) for card in staged.deck.cards]
    assert len(codes) == 51
    assert Counter(code[1] for code in codes) == Counter("ACDEILNOPRSTU" * 4) - Counter("A")
    assert "SA" not in codes
    assert staged.ways == {"P"}


@pytest.mark.parametrize("row", ["animals", "chili_peppers", "sours", "sweets"])
def test_1_3_the_letters_of_a_pack_of_ones_own(row: str, dealt: Any) -> None:
    staged = dealt(**OWN)
    suit = {"animals": "A", "chili_peppers": "C", "sours": "S", "sweets": "W"}[row]
    letters = "".join(staged.deck.code(card)[1] for card in staged.deck.cards if staged.deck.code(card)[0] == suit)
    assert letters == str(OWN[row]).replace("V" if row == "sweets" else "-", "")
    number = staged.deck.read(suit + letters[1])
    assert staged.table.record.letters[number] == ord(letters[1]) - 64


def test_1_3_the_removed_card_and_the_starter_of_a_pack_of_ones_own(dealt: Any) -> None:
    assert (OWN["removed"], OWN["starter"]) == ("WV", "SG")
    staged = dealt({2: "SG SP"}, **OWN).passes("", "", "")
    with pytest.raises(kahve.CardError):
        staged.deck.read("WV")
    assert len(staged.deck.cards) == 51
    assert "SG" in staged.hand(staged.turn)
    assert staged.ways == {"G"}


def test_1_3_icons_dog_and_turtle_have_no_effect() -> None:
    ended = []
    others: list[dict[str, Any]] = [{}, {"icons": OWN["icons"]}, {"dog": "AB"}, {"turtle": "AZ"}]
    for more in others:
        table = kahve.new("soup", deck="custom", **more)
        table.deal(seed=3)
        play_out(table)
        ended.append(table._tables.tobytes())
    assert len(set(ended)) == 1


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"animals": "BCDEFINORSTWZ"}, "deck custom"),
        ({"deck": "custom", "animals": "BADEFINORSTWZ"}, "alphabetical"),
        ({"deck": "custom", "starter": "SA"}, "starter"),
        ({"deck": "custom", "removed": "CA"}, "removed"),
        ({"deck": "custom", "icons": "1111111111111"}, "28"),
        ({"deck": "custom", "dog": "AT"}, "Turtle"),
        ({"deck": "custom", "turtle": "SP"}, "animals"),
    ],
)
def test_1_3_a_pack_that_cannot_be(more: dict[str, Any], words: str) -> None:
    with pytest.raises(HouseError) as raised:
        kahve.new("soup", **more)
    assert words.lower() in str(raised.value).lower()


def test_1_4_no_card_is_higher_than_another(dealt: Any) -> None:
    with pytest.raises(HouseError):
        kahve.new("soup", rank_order="az_high_a")
    assert "rank_order" not in dealt().table.house_rules()


@pytest.mark.parametrize(
    ("soup", "card", "lists"),
    [
        ("Q", "I", {"int70"}),
        ("GRE", "Y", {"int60", "int35", "int70"}),
        ("AD", "Z", {"int60", "int70"}),
        ("A", "X", {"int60", "us60", "int35", "int70"}),
        ("P", "Q", set()),
    ],
)
def test_1_5_the_list_says_what_a_word_is(soup: str, card: str, lists: set[str], stage: Any) -> None:
    eaten_by = set()
    for lexicon in ("int60", "us60", "int35", "int70"):
        staged = stage(soup, {0: card + "AB"}, word_mode="strict", lexicon=lexicon)
        if f"{card} eat" in staged.ways:
            eaten_by.add(lexicon)
    assert eaten_by == lists
    assert kahve.new("soup").house_rules()["lexicon"] == "int60"


def test_1_5_the_list_also_says_what_is_possible_and_decides_checks(stage: Any) -> None:
    assert stage("COLOU", {0: "RB"}, lexicon="int60").leaves("R") == [True]
    assert stage("COLOU", {0: "RB"}, lexicon="us60").leaves("R") == [False]
    for lexicon, points in (("int60", [-5, 0, 5]), ("us60", [5, 0, -5])):
        assert left(stage, "GRE", "Y", lexicon=lexicon).do(*CHECKED, "proceed").checks == points


def test_1_6_at_the_table_nobody_tells(stage: Any) -> None:
    staged = stage("PE", {0: "AQB"})
    assert {"A", "A eat", "Q eat", "eat Q"} <= staged.ways
    assert staged.do("Q eat").tricks == [1, 0, 0]
    assert kahve.new("soup").house_rules()["word_mode"] == "table"


def test_1_6_strict_mode_has_nothing_to_call(stage: Any) -> None:
    asks = {"call", "inspect", "demand"}
    assert not asks & left(stage, "P", "E", word_mode="strict").ways
    assert not asks & eaten(stage, "PE", "A", word_mode="strict").ways
    assert "There is nothing to call" in left(stage, "P", "E", word_mode="strict").refused("call")


@pytest.mark.parametrize("target", [25, 50])
def test_1_7_the_match_ends_at_the_target(target: int, dealt: Any) -> None:
    table = dealt(target=target).table
    totals: list[list[int]] = []
    while not table.over:
        if table.awaits_deal:
            assert max(table.scores) < target
            table.deal(seed=len(totals))
        play_out(table)
        totals.append(table.scores)
    assert max(table.scores) >= target
    assert table.winners == [seat for seat in range(3) if table.scores[seat] == min(table.scores)]
    assert kahve.new("soup").house_rules()["target"] == 50


def test_1_8_a_score_can_fall_below_zero(stage: Any) -> None:
    staged = left(stage, "PE", "A", scores=(2, 0, 0)).do(*CHECKED, "proceed")
    assert (staged.table.scores, staged.checks) == ([-3, 0, 5], [-5, 0, 5])


def test_1_8_with_a_floor_it_cannot(stage: Any) -> None:
    staged = left(stage, "PE", "A", scores=(2, 0, 0), score_floor="zero").do(*CHECKED, "proceed")
    assert (staged.table.scores, staged.checks) == ([0, 0, 5], [-2, 0, 5])
    assert kahve.new("soup").house_rules()["score_floor"] == "none"


# -- 2 The deal ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_2_1_cards_are_dealt_one_at_a_time(dealer: int) -> None:
    table = kahve.new("soup", dealer=dealer)
    deck = table.game.rules.deck(table.house)
    order = [deck.code(card) for card in deck.cards]
    table.deal(" ".join(order))
    for step in range(3):
        seat = (dealer + 1 + step) % 3
        assert [deck.code(int(card)) for card in table.record.hand[seat]] == order[step::3]
    assert [int(size) for size in table.record.hand_size] == [17, 17, 17]


THREES = {0: "AA AB AD", 1: "CA CC CE", 2: "WA WE WI"}


def exchanged(dealt: Any, **house: Any) -> Any:
    """A deal in which Ada passed three animals, Ben three chili peppers and Cem three sweets."""
    return dealt(THREES, **house).passes(*THREES.values())


@pytest.mark.parametrize(("exchange", "to"), [("right", -1), ("left", 1), ("alternate", -1)])
def test_2_3_three_cards_go_to_a_neighbour(exchange: str, to: int, dealt: Any) -> None:
    staged = exchanged(dealt, exchange=exchange)
    for seat, cards in THREES.items():
        cards_passed = [set(staged.hand(other)) & set(cards.split()) for other in range(3)]
        assert [len(passed) for passed in cards_passed] == [3 if other == (seat + to) % 3 else 0 for other in range(3)]
    assert kahve.new("soup").house_rules()["exchange"] == "right"


def test_2_3_alternate_goes_left_in_the_second_deal_and_right_in_the_third(dealt: Any) -> None:
    table = exchanged(dealt, exchange="alternate").table
    for to in (1, -1):
        play_out(table)
        table.deal(pack(THREES, 2, table.game.rules.deck(table.house)))
        for cards in THREES.values():
            table.play(f"pass {cards}")
        deck = table.game.rules.deck(table.house)
        assert all(deck.read(code) in table.record.hand[to % 3] for code in THREES[0].split())


def test_2_3_it_is_done_in_every_deal(dealt: Any) -> None:
    table = exchanged(dealt).table
    play_out(table)
    table.deal(seed=1)
    assert table.turn == 0
    assert all(turn.startswith("pass") for turn in table.legal)


def test_2_3_nobody_sees_what_is_chosen_before_all_have_chosen(dealt: Any) -> None:
    staged = dealt(THREES)
    views = []
    for chosen in ("AA AB AD", " ".join(staged.hand(0)[-3:])):
        table = from_position(staged.table.game, staged.table.house, staged.table._tables)
        table.play(f"pass {chosen}")
        views.append([table.view(seat).tables.tobytes() for seat in (1, 2, -1)])
        assert sum(card != 0 for card in table.view(0).record.passing[0]) == 3
    assert views[0] == views[1]


def test_2_3_three_different_cards_of_the_hand_dealt(dealt: Any) -> None:
    staged = dealt(THREES)
    for text in ("pass AA AB", "pass AA AB AB", "pass AA AB CA", "AA", "call", "pass AA AB AD " + staged.hand(0)[3]):
        staged.refused(text)
    staged.table.play("pass AA AB AD")
    assert staged.turn == 1
    assert "AA" not in staged.hand(0)
    staged.refused("pass CA CC AA")


# -- 3 The play ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_3_1_who_holds_the_starter_after_the_exchange_begins_with_it(holder: int, dealt: Any) -> None:
    staged = dealt({holder: "SP"})
    cards = [" ".join(code for code in staged.hand(seat) if code != "SP").split()[:3] for seat in range(3)]
    staged.passes(*(" ".join(chosen) for chosen in cards))
    assert staged.turn == holder
    assert staged.ways == {"P"}
    other = next(code for code in staged.hand(holder) if code != "SP")
    assert staged.refused(other) == "The P of sours must start the soup."
    staged.do("SP")
    assert (staged.soup, staged.turn) == ("P", (holder + 1) % 3)


def test_3_1_the_starter_may_be_passed_on(dealt: Any) -> None:
    staged = dealt({0: "SP AA AB"}).passes("SP AA AB")
    assert staged.turn == 2
    assert staged.ways == {"P"}


def test_3_1_one_card_leaves_the_hand_in_a_turn(stage: Any) -> None:
    for turn in ("A", "A eat", "eat A"):
        staged = stage("P", {0: "AB"}).do(turn)
        assert (staged.letters(0), staged.turn) == ("B", 1)


def test_3_2_possible_soups_and_words(stage: Any) -> None:
    def strict(soup: str, card: str) -> tuple[bool, bool]:
        ways = stage(soup, {0: card + "B"}, word_mode="strict").ways
        return card in ways, f"{card} eat" in ways

    # The first of each pair: it may be left, as a soup that is possible and no word; the second: it may be eaten as a word.
    assert [strict("P", "R"), strict("P", "E")] == [(True, False), (True, False)]
    assert [strict("P", "A"), strict("P", "I"), strict("PE", "A"), strict("PEA", "R"), strict("STI", "R")] == [(False, True)] * 5
    assert strict("P", "Q") == (False, False)
    assert stage("", {0: "PB"}).leaves("P") == [True]


def test_3_2_words_that_may_go_on_are_possible(stage: Any) -> None:
    assert stage("P", {0: "AIREQ"}).leaves("A", "I", "R", "E", "Q") == [True, True, True, True, False]
    assert stage("STI", {0: "RB"}).leaves("R") == [True]
    assert stage("STIR", {0: "RB"}).leaves("R", "B") == [True, False]


def test_3_2_only_the_whole_soup_is_a_word(stage: Any) -> None:
    # PEA was overlooked; PEAC holds it, and is not a word.
    assert left(stage, "PEA", "C").do(*CHECKED, "proceed").checks == [5, 0, -5]
    # The letters are read from left to right: EAP could be arranged to APE and PEA.
    assert eaten(stage, "EA", "P").do("inspect", "spellcheck").checks == [-5, 0, 5]


@pytest.mark.parametrize(("soup_min_word", "eats"), [(2, "XET"), (3, "ET"), (4, "T")])
def test_3_2_the_fewest_letters_of_a_word(soup_min_word: int, eats: str, stage: Any) -> None:
    last_letters = ""
    for soup, card in (("A", "X"), ("AX", "E"), ("PES", "T")):
        if f"{card} eat" in stage(soup, {0: card + "B"}, word_mode="strict", soup_min_word=soup_min_word).ways:
            last_letters += card
        staged = eaten(stage, soup, card, soup_min_word=soup_min_word).do("inspect", "spellcheck")
        assert staged.checks[0] == (5 if card in eats else -5)
        staged = left(stage, soup, card, soup_min_word=soup_min_word, soup_possible="challenge").do(*CHECKED, "proceed")
        assert staged.checks[0] == (-5 if card in eats else 5)
    assert last_letters == eats
    assert kahve.new("soup").house_rules()["soup_min_word"] == 2


def test_3_2_entries_that_are_too_short_make_no_soup_possible(stage: Any) -> None:
    # NT goes on to NTH only, and no word of four letters begins with it; but inside one it stands, as in ANTE.
    assert [stage("N", {0: "TB"}, soup_min_word=least).leaves("T") for least in (2, 3, 4)] == [[True], [True], [False]]
    assert stage("N", {0: "TB"}, soup_min_word=4, soup_ends="both").leaves("T") == [True]
    # Of the common words only HUH contains UH.
    assert [stage("U", {0: "HB"}, soup_min_word=n, soup_ends="both", lexicon="int35").leaves("H") for n in (3, 4)] == [[True], [False]]
    staged = left(stage, "N", "T", soup_min_word=4, soup_possible="challenge").do("demand", "name NTH")
    assert staged.checks == [-5, 0, 5]


def test_3_2_the_reason_says_how_many_letters_count(stage: Any) -> None:
    staged = stage("A", {0: "XB"}, word_mode="strict", soup_min_word=3)
    assert staged.refused("X eat") == "AX has too few letters: at this table a word has 3 or more."
    assert stage("AX", {0: "BE"}, word_mode="strict", soup_min_word=3).refused("B eat") == "AXB is not in the word list."
    assert stage("N", {0: "TB"}, soup_min_word=4).refused("T") == "No word of 4 or more letters begins with NT."
    both = stage("U", {0: "HB"}, soup_min_word=4, soup_ends="both", lexicon="int35")
    assert both.refused("H") == "No word of 4 or more letters contains UH."


def test_3_3_cards_are_added_at_the_right_end(stage: Any) -> None:
    staged = stage("PE", {0: "AB"})
    assert not any(way.startswith("left") for way in staged.ways)
    for turn in ("left A", "left A eat"):
        assert staged.refused(turn) == "At this table cards are added at the right end only."
    assert staged.do("A").soup == "PEA"
    assert kahve.new("soup").house_rules()["soup_ends"] == "right"


def test_3_3_at_both_ends(stage: Any) -> None:
    staged = stage("EA", {0: "PRBQ"}, soup_ends="both")
    # EA stands in PEA, EAR, READ and BEAR; with a Q before it in no word that is possible, behind it in none at all.
    assert {"left P", "left R", "left B", "R", "P", "left P eat", "R eat", "left Q eat"} <= staged.ways
    assert {"left Q", "Q"} & staged.ways == set()
    assert staged.do("left P").soup == "PEA"
    assert stage("EA", {0: "PB"}, soup_ends="both").do("left P eat").tricks == [1, 0, 0]


def test_3_3_at_both_ends_a_soup_is_possible_anywhere_in_a_word(stage: Any) -> None:
    for soup, card, right, both in (("E", "D", True, True), ("P", "Q", False, False), ("TCH", "E", False, True), ("NG", "S", False, True)):
        assert stage(soup, {0: card + "B"}).leaves(card) == [right]
        assert stage(soup, {0: card + "B"}, soup_ends="both").leaves(card) == [both]


def test_3_3_at_both_ends_in_strict_mode(stage: Any) -> None:
    ways = stage("EA", {0: "PRB"}, soup_ends="both", word_mode="strict").ways
    assert {"left P eat", "R eat", "left R", "left B"} <= ways
    assert {"left P", "R", "left R eat", "left B eat", "P eat"} & ways == set()


def test_3_3_fresh_soup_has_one_end(stage: Any) -> None:
    staged = stage("", {0: "AB"}, soup_ends="both")
    assert staged.ways == {"A", "B"}
    assert staged.refused("left A") == "There is no soup: this card starts a new one."


def test_3_4_a_card_is_added_and_the_soup_left(stage: Any) -> None:
    staged = stage("PE", {0: "ARZB"})
    assert staged.leaves("A", "R", "Z", "B") == [True, True, False, True]
    assert staged.refused("Z") == "No word begins with PEZ."
    staged.do("A")
    assert (staged.soup, staged.turn, staged.tricks) == ("PEA", 1, [0, 0, 0])


def test_3_4_a_word_that_cannot_grow_cannot_be_left(stage: Any) -> None:
    assert stage("PEAR", {0: "SLB"}).leaves("S", "L", "B") == [False, True, False]


def test_3_4_every_letter_is_fresh_soup(stage: Any) -> None:
    for house in ({}, {"word_mode": "strict"}, {"soup_min_word": 4}, {"lexicon": "int35"}, {"soup_ends": "both"}):
        for letters in ("ABCDEFGHIJKLM", "NOPQRSTUVWXYZ"):
            assert stage("", {0: letters}, **house).ways == set(letters)


LONG_PACK = {
    "deck": "custom",
    "animals": "ACDEHILNOPRTY",
    "chili_peppers": "BCDEFHILNORTU",
    "sours": "BEFGHIJKLMORU",
    "sweets": "BFGHJKMOQSUVW",
    "dog": "AC",
    "turtle": "AD",
    "removed": "WB",
    "starter": "AD",
}
"""A pack with the letters of the longest listed word that has no letter more than four times."""


@pytest.mark.parametrize("soup_ends", ["right", "both"])
@pytest.mark.parametrize("word_mode", ["table", "strict"])
def test_3_4_a_soup_may_be_as_long_as_a_word(soup_ends: str, word_mode: str, stage: Any) -> None:
    word = "DICHLORODIPHENYLTRICHLOROETHANE"
    assert len(word) == 31
    house = LONG_PACK | {"lexicon": "int70", "soup_ends": soup_ends, "word_mode": word_mode}
    staged = stage(word[:-2], {0: word[-2] + "B", 1: word[-1] + "F"}, **house)
    assert staged.leaves(word[-2], "B") == [True, False]
    staged.do(word[-2])
    assert (staged.soup, f"{word[-1]} eat" in staged.ways) == (word[:-1], True)
    assert staged.do(f"{word[-1]} eat").tricks == [0, 1, 0]


def test_3_4_where_words_are_demanded_all_cards_may_lie_in_one_soup(stage: Any) -> None:
    deck = kahve.game("soup").rules.deck(kahve.new("soup").house)
    letters = "".join(code[1] for code in deck.codes.values())
    staged = stage(letters[:48], {0: letters[48], 1: letters[49], 2: letters[50]}, soup_possible="challenge")
    staged.do(letters[48]).do(letters[49]).do(letters[50])
    assert (staged.soup, staged.ways) == (letters, {"call", "demand", "nothing"})
    staged.do("demand", "give up")
    assert staged.tricks == [0, 0, 1]


def test_3_5_a_card_is_added_and_the_soup_eaten(stage: Any) -> None:
    staged = stage("PE", {0: "ARZB"})
    assert {f"{card} eat" for card in "ARZB"} <= staged.ways
    staged.do("A eat")
    assert (staged.soup, staged.turn, staged.tricks, staged.letters(0)) == ("", 1, [1, 0, 0], "BRZ")


def test_3_5_a_first_card_is_not_eaten(stage: Any) -> None:
    staged = stage("", {0: "AB"})
    assert staged.refused("A eat") == "There is no soup: this card starts a new one."


def test_3_6_the_soup_is_eaten_before_a_card_is_played(stage: Any) -> None:
    staged = stage("PE", {0: "ARZB"})
    assert {f"eat {card}" for card in "ARZB"} <= staged.ways
    staged.do("eat Z")
    assert (staged.soup, staged.turn, staged.tricks) == ("Z", 1, [1, 0, 0])
    assert stage("", {0: "AB"}).refused("eat A") == "There is no soup: this card starts a new one."


@pytest.mark.parametrize("word_mode", ["table", "strict"])
def test_3_6_there_is_always_a_way_to_play(word_mode: str, stage: Any) -> None:
    for soup in ("Q", "PEARLS", ""):
        staged = stage(soup, {0: "Z"}, word_mode=word_mode)
        assert ("eat Z" if soup else "Z") in staged.ways


def test_3_6_a_card_that_is_not_held(stage: Any) -> None:
    staged = stage("PE", {0: "AB", 1: "R"})
    code = staged.hand(1)[0]
    for turn in (code, f"{code} eat", f"eat {code}"):
        assert staged.refused(turn).startswith("You do not hold the R of ")


def test_3_7_strict_mode(stage: Any) -> None:
    staged = stage("PE", {0: "ACZ"}, word_mode="strict")
    assert staged.ways == {"C", "A eat", "eat A", "eat C", "eat Z"}
    assert staged.refused("A") == "PEA is a word: whoever completes one eats the soup."
    assert staged.refused("C eat") == "PEC is not in the word list."
    assert staged.refused("Z") == "No word begins with PEZ."


def test_3_7_in_strict_mode_a_deal_has_no_calls_and_no_checks() -> None:
    table = kahve.new("soup", word_mode="strict")
    table.deal(seed=2)
    turns = 0
    while table.turn >= 0:
        table.play(table.legal[turns % len(table.legal)])
        turns += 1
    assert turns == 3 + 51
    assert [int(row[1]) for row in table.record.sheet] == [0, 0, 0]


def test_3_8_enforced(stage: Any) -> None:
    staged = stage("PE", {0: "AZ", 1: "AB"})
    assert staged.leaves("Z") == [False]
    assert "demand" not in staged.do("A").ways
    assert staged.refused("demand") == "There is nothing to demand now."
    assert kahve.new("soup").house_rules()["soup_possible"] == "enforced"


def test_3_8_any_card_may_be_left_and_a_word_be_demanded(stage: Any) -> None:
    staged = left(stage, "PE", "Z", soup_possible="challenge")
    assert {"demand", "call"} <= staged.ways
    staged.do("demand")
    assert (staged.asks, staged.turn) == ("prove", 2)
    staged.do("give up")
    assert (staged.asks, staged.turn, staged.soup) == ("play", 0, "")
    assert (staged.checks, staged.tricks) == ([-5, 0, 5], [0, 0, 1])
    assert staged.ways == {"R", "S", "T"}


def test_3_8_a_word_is_named(stage: Any) -> None:
    staged = left(stage, "PE", "A", soup_possible="challenge").do("demand", "name PEARL")
    assert (staged.checks, staged.tricks, staged.soup, staged.turn) == ([5, 0, -5], [0, 0, 0], "PEA", 0)
    assert {"demand", "call", "nothing"} & staged.ways == set()


@pytest.mark.parametrize("word", ["PEA", "PEAQ", "SPEAR", "PEPPER", "A", "X"])
def test_3_8_a_word_that_proves_nothing(word: str, stage: Any) -> None:
    staged = left(stage, "PE", "A", soup_possible="challenge").do("demand", f"name {word}")
    assert (staged.checks, staged.tricks, staged.soup) == ([-5, 0, 5], [0, 0, 1], "")


@pytest.mark.parametrize(("word", "proves"), [("SPEAR", True), ("PEARL", True), ("APPEAL", True), ("PEA", False), ("PAPER", False)])
def test_3_8_at_both_ends_the_word_has_the_soup_anywhere(word: str, proves: bool, stage: Any) -> None:
    staged = left(stage, "PE", "A", soup_possible="challenge", soup_ends="both").do("demand", f"name {word}")
    assert staged.checks == ([5, 0, -5] if proves else [-5, 0, 5])


def test_3_8_a_word_has_45_letters_at_most(stage: Any) -> None:
    staged = left(stage, "PE", "A", soup_possible="challenge").do("demand")
    assert staged.refused("name " + "P" * 46) == "No list has a word of more than 45 letters."
    assert staged.refused("name P3").startswith("A word has the letters A to Z")
    assert staged.refused("named") != ""
    for turn in ("comply", "AR", "call", "nothing"):
        assert "has to name a word" in staged.refused(turn)
    assert staged.do("name " + "p" * 45).checks == [-5, 0, 5]


def test_3_8_fresh_soup_and_an_eaten_one_are_not_questioned(stage: Any) -> None:
    house = {"soup_possible": "challenge"}
    for staged in (
        stage("", {0: "RS", 2: "AB"}, turn=2, **house).do("A"),
        stage("PE", {0: "RS", 2: "AB"}, turn=2, **house).do("eat A"),
        eaten(stage, "PE", "A", **house),
        left(stage, "PE", "A", **house).do("call", "comply"),
    ):
        assert "demand" not in staged.ways


def test_3_8_not_together_with_strict_mode() -> None:
    with pytest.raises(HouseError, match="strict"):
        kahve.new("soup", word_mode="strict", soup_possible="challenge")


# -- 4 Calls and inspections ---------------------------------------------------------------------------------------------------------


def test_4_1_a_soup_that_was_left_may_be_called(stage: Any) -> None:
    staged = left(stage, "PE", "A")
    assert "call" in staged.ways
    assert {"inspect", "demand", "nothing", "comply", "spellcheck"} & staged.ways == set()
    staged.do("call")
    assert (staged.asks, staged.turn, staged.ways) == ("reply", 2, {"comply", "spellcheck"})
    assert "a call has to be answered" in staged.refused("A")


def test_4_1_a_soup_of_two_letters_is_enough(stage: Any) -> None:
    for least in (2, 3, 4):
        assert "call" in left(stage, "P", "A", soup_min_word=least).ways


@pytest.mark.parametrize("turn", ["A", "eat A", "A eat"])
def test_4_1_fresh_soup_and_an_empty_table_are_not_called(turn: str, stage: Any) -> None:
    staged = stage("" if turn == "A" else "PE", {0: "RS", 2: "AB"}, turn=2).do(turn)
    assert "call" not in staged.ways
    assert staged.refused("call") == "There is nothing to call now."


def test_4_1_a_card_may_be_played_without_a_call(stage: Any) -> None:
    staged = left(stage, "PE", "A").do("R")
    assert (staged.soup, staged.turn, staged.checks) == ("PEAR", 1, [0, 0, 0])


def test_4_2_who_is_called_eats(stage: Any) -> None:
    for card in "AC":  # PEA is a word, PEC is none: nobody asks
        staged = left(stage, "PE", card).do("call", "comply")
        assert (staged.tricks, staged.checks) == ([0, 0, 1], [0, 0, 0])
        assert (staged.turn, staged.soup, staged.ways) == (0, "", {"R", "S", "T"})


def test_4_2_or_has_the_soup_checked(stage: Any) -> None:
    staged = left(stage, "PE", "A").do(*CHECKED)
    assert (staged.asks, staged.turn, staged.ways) == ("offer", 0, {"proceed", "offer"})
    assert (staged.tricks, staged.checks) == ([0, 0, 0], [0, 0, 0])


@pytest.mark.parametrize("card", ["A", "C"])
def test_4_3_a_call_is_taken_back(card: str, stage: Any) -> None:
    staged = left(stage, "PE", card).do(*CHECKED, "offer")
    assert (staged.asks, staged.turn, staged.ways) == ("agree", 2, {"agree", "refuse"})
    staged.do("agree")
    assert (staged.asks, staged.turn, staged.soup) == ("play", 0, "PE" + card)
    assert (staged.tricks, staged.checks) == ([0, 0, 0], [0, 0, 0])
    assert "call" not in staged.ways
    assert staged.refused("call") == "There is nothing to call now."
    assert "call" in staged.do("T").ways, "the next player may call what is left then"


def test_4_3_nor_may_a_word_be_demanded_then(stage: Any) -> None:
    staged = left(stage, "PE", "A", soup_possible="challenge").do(*CHECKED, "offer", "agree")
    assert {"demand", "call"} & staged.ways == set()


@pytest.mark.parametrize("then", [("proceed",), ("offer", "refuse")])
@pytest.mark.parametrize(("card", "word"), [("A", True), ("R", False)])
def test_4_4_the_list_decides(card: str, word: bool, then: tuple[str, ...], stage: Any) -> None:
    # PEA is a word: the player who left it loses and eats. PR is none: the caller loses, and the soup stays.
    soup = ("PE", "A") if word else ("P", "R")
    staged = left(stage, *soup).do(*CHECKED, *then)
    assert staged.checks == ([-5, 0, 5] if word else [5, 0, -5])
    assert staged.tricks == ([0, 0, 1] if word else [0, 0, 0])
    assert staged.soup == ("" if word else "PR")
    assert (staged.asks, staged.turn) == ("play", 0)
    assert {"call", "inspect"} & staged.ways == set()
    assert staged.ways == ({"R", "S", "T"} if word else {"R eat", "S eat", "T eat", "eat R", "eat S", "eat T"})


def test_4_4_a_word_that_could_go_on_is_one(stage: Any) -> None:
    assert left(stage, "STI", "R").do(*CHECKED, "proceed").checks == [-5, 0, 5]


def test_4_5_an_eaten_soup_is_inspected(stage: Any) -> None:
    staged = eaten(stage, "PE", "A")
    assert {"inspect"} == staged.ways - {"R", "S", "T"}
    staged.do("inspect")
    assert (staged.asks, staged.turn, staged.ways) == ("inspect", 0, {"drop", "spellcheck"})
    for seat in (0, 1, 2, -1):
        view = staged.table.view(seat)
        zones = staged.table.game.screen.zones(view, {})
        assert [zone["says"].partition(":")[0] for zone in zones if zone["name"] == "eaten"] == ["PEA"]


@pytest.mark.parametrize(("card", "points"), [("A", [5, 0, -5]), ("Q", [-5, 0, 5])])
def test_4_5_it_is_checked(card: str, points: list[int], stage: Any) -> None:
    staged = eaten(stage, "PE", card).do("inspect", "spellcheck")
    assert (staged.checks, staged.tricks) == (points, [0, 0, 1])
    assert (staged.turn, staged.ways) == (0, {"R", "S", "T"})


@pytest.mark.parametrize("card", ["A", "Q"])
def test_4_5_or_let_be(card: str, stage: Any) -> None:
    staged = eaten(stage, "PE", card).do("inspect", "drop")
    assert (staged.checks, staged.tricks) == ([0, 0, 0], [0, 0, 1])
    assert (staged.turn, staged.ways) == (0, {"R", "S", "T"})
    assert staged.refused("inspect") == "There is nothing to inspect now."


def test_4_5_no_inspection_where_no_word_was_claimed(stage: Any) -> None:
    assert "inspect" not in stage("PE", {0: "RS", 2: "AB"}, turn=2).do("eat A").ways
    assert "inspect" not in left(stage, "PE", "A").do("call", "comply").ways
    assert "inspect" not in left(stage, "PE", "A").do(*CHECKED, "proceed").ways
    assert "inspect" not in left(stage, "PE", "A").ways


def test_4_5_the_player_after_the_next_has_nothing_to_inspect(stage: Any) -> None:
    staged = eaten(stage, "PE", "A").do("R")
    assert (staged.turn, {"inspect", "call"} & staged.ways) == (1, set())


def last_card(stage: Any, soup: str, turn: str, **house: Any) -> Any:
    """A position in which Cem has just played the last card of the deal."""
    return stage(soup, {0: "", 1: "", 2: turn.replace("eat", "").strip()}, turn=2, **house).do(turn)


def test_4_6_a_last_call(stage: Any) -> None:
    staged = last_card(stage, "PE", "A")
    assert (staged.turn, staged.ways) == (0, {"call", "nothing"})
    assert staged.refused("AR") == "Not now: all cards have been played."
    staged.do("call", "comply")
    assert (staged.asks, staged.tricks, staged.table.scores) == ("over", [0, 0, 1], [0, 0, 1])


def test_4_6_soup_that_is_left_belongs_to_nobody(stage: Any) -> None:
    staged = last_card(stage, "PE", "A").do("nothing")
    assert (staged.asks, staged.tricks, staged.table.scores, staged.soup) == ("over", [0, 0, 0], [0, 0, 0], "")
    assert staged.field("played_size") == 51


@pytest.mark.parametrize(("turn", "scores"), [("A eat", [0, 0, 1]), ("eat A", [0, 0, 1])])
def test_4_6_where_nothing_can_be_called_the_deal_is_over_at_once(turn: str, scores: list[int], stage: Any) -> None:
    staged = last_card(stage, "PE", turn)
    assert (staged.asks, staged.table.scores) == ("over", scores)


def test_4_6_in_strict_mode_it_is_over_at_once(stage: Any) -> None:
    assert last_card(stage, "P", "R", word_mode="strict").asks == "over"


@pytest.mark.parametrize(
    ("then", "scores"), [(("proceed",), [-5, 0, 6]), (("offer", "agree"), [0, 0, 0]), (("offer", "refuse"), [-5, 0, 6])]
)
def test_4_6_the_last_call_is_checked_like_any_other(then: tuple[str, ...], scores: list[int], stage: Any) -> None:
    staged = last_card(stage, "PE", "A").do(*CHECKED, *then)
    assert (staged.asks, staged.table.scores) == ("over", scores)


def test_4_6_the_last_call_may_be_lost(stage: Any) -> None:
    staged = last_card(stage, "P", "R").do(*CHECKED, "proceed")
    assert (staged.asks, staged.table.scores, staged.tricks) == ("over", [5, 0, -5], [0, 0, 0])


def test_4_6_a_last_demand(stage: Any) -> None:
    staged = last_card(stage, "P", "Q", soup_possible="challenge")
    assert staged.ways == {"call", "demand", "nothing"}
    staged.do("demand", "give up")
    assert (staged.asks, staged.table.scores) == ("over", [-5, 0, 6])
    staged = last_card(stage, "PE", "A", soup_possible="challenge").do("demand", "name PEAR")
    assert (staged.asks, staged.table.scores) == ("over", [5, 0, -5])


def test_4_6_nobody_ends_the_deal_who_holds_a_card(stage: Any) -> None:
    assert "nothing" not in left(stage, "PE", "A").ways


def test_the_example_of_the_book(stage: Any) -> None:
    staged = stage("", {0: "PRIX", 1: "ESRO", 2: "ATQO"})
    staged.do("P", "E", "A", "call", "spellcheck", "offer", "agree", "R eat", "inspect", "drop", "S", "T", "I", "R")
    assert (staged.soup, staged.tricks, staged.turn) == ("STIR", [1, 0, 0], 2)
    staged.do("call", "spellcheck", "proceed")
    assert (staged.checks, staged.tricks) == ([0, 5, -5], [1, 1, 0])
    staged.do("Q", "X eat", "inspect", "spellcheck")
    assert (staged.checks, staged.tricks, staged.turn) == ([5, 0, -5], [2, 1, 0], 1)


# -- 5 The check ---------------------------------------------------------------------------------------------------------------------


def test_5_1_five_points_each_way_at_once(stage: Any) -> None:
    staged = left(stage, "PE", "A", scores=(20, 10, 30)).do(*CHECKED, "proceed")
    assert staged.table.scores == [15, 10, 35]
    staged.do("R").do("E eat").do("inspect", "spellcheck")  # RE is a word
    assert staged.table.scores == [15, 5, 40]


def test_5_1_a_check_never_ends_the_match(stage: Any) -> None:
    staged = left(stage, "PE", "A", scores=(0, 0, 48)).do(*CHECKED, "proceed")
    assert (staged.table.scores[2], staged.asks, staged.table.over) == (53, "play", False)


# -- 6 The count ---------------------------------------------------------------------------------------------------------------------


def test_6_1_a_point_for_each_trick(stage: Any) -> None:
    staged = stage("PE", {0: "R", 1: "S", 2: "A"}, scores=(10, 20, 30), turn=2).do("A eat", "R", "eat S")
    assert staged.asks == "over"
    assert staged.table.scores == [10, 21, 31]
    assert [row["hand"] for row in staged.table.sheet.values()] == [0, 1, 1]


def test_6_1_the_sheet(stage: Any) -> None:
    staged = left(stage, "PE", "A").do(*CHECKED, "proceed", "R", "E", "eat A", "eat S", "eat D", "eat B", "eat T")
    assert staged.asks == "over"
    rows = [list(row.values()) for row in staged.table.sheet.values()]
    assert rows == [[2, -5, 2, -3], [1, 0, 1, 1], [3, 5, 3, 8]]
    assert staged.table.scores == [-3, 1, 8]


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_6_3_the_same_player_deals_on(dealer: int) -> None:
    table = kahve.new("soup", dealer=dealer)
    for seed in range(3):
        assert int(table.record.dealer) == dealer
        table.deal(seed=seed)
        assert table.turn == (dealer + 1) % 3
        play_out(table)


@pytest.mark.parametrize(
    ("scores", "winners"), [((51, 31, 30), [2]), ((51, 30, 30), [1, 2]), ((48, 60, 48), [0, 2]), ((49, 10, 48), None), ((49, -3, 50), [1])]
)
def test_6_4_the_lowest_score_wins(scores: tuple[int, ...], winners: list[int] | None, stage: Any) -> None:
    table = last_card(stage, "P", "R", scores=scores, word_mode="strict").table
    assert table.over == (winners is not None)
    assert table.winners == (winners or [])
    assert table.awaits_deal == (winners is None)


# -- 7 Who knows what ----------------------------------------------------------------------------------------------------------------


def worlds(table: Table, seat: int, number: int = 40) -> list[Table]:
    """Deals that this seat cannot tell from the one being played."""
    laid_out = []
    for seed in range(number):
        world = Table(table.game, table.house)
        world._tables[:] = machine(table.game, False).world(table.view(seat).tables, table.house, seat, generator(seed))
        laid_out.append(world)
    return laid_out


def test_7_1_until_it_is_played_the_starter_is_with_the_seat_to_move(dealt: Any) -> None:
    staged = dealt({1: "SP"}).passes()
    holder = staged.turn
    others = [seat for seat in range(3) if seat != holder]
    for viewer in range(3):
        assert [staged.could_hold(viewer, seat, "SP") for seat in range(3)] == [[seat == holder] for seat in range(3)]
    for viewer in others:
        for world in worlds(staged.table, viewer):
            assert staged.deck.read("SP") in world.record.hand[holder]


def test_7_1_before_the_exchange_nobody_knows_where_it_is(dealt: Any) -> None:
    staged = dealt({1: "SP"})
    assert [staged.could_hold(0, seat, "SP") for seat in (1, 2)] == [[True], [True]]
    holders = {seat for world in worlds(staged.table, 0) for seat in (1, 2) if staged.deck.read("SP") in world.record.hand[seat]}
    assert holders == {1, 2}


def test_7_1_others_see_backs(dealt: Any) -> None:
    staged = dealt().passes()
    for viewer in (0, 1, 2, -1):
        view = staged.table.view(viewer)
        for seat, row in enumerate(staged.table.game.screen.hands(view)):
            assert ("??" in row["hand"]) == (seat != viewer)
            assert len(row["hand"]) == 17


@pytest.mark.parametrize(("exchange", "to"), [("right", 2), ("left", 1)])
def test_7_2_who_passed_a_card_knows_where_it_is(exchange: str, to: int, dealt: Any) -> None:
    staged = exchanged(dealt, exchange=exchange)
    known = [row["known"] for row in staged.table.game.screen.hands(staged.table.view(0))]
    assert known == [["AA", "AB", "AD"] if seat == to else [] for seat in range(3)]
    other = 3 - to
    assert staged.could_hold(0, to, "AA", "AB", "AD") == [True] * 3
    assert staged.could_hold(0, other, "AA", "AB", "AD") == [False] * 3
    for world in worlds(staged.table, 0):
        assert {staged.deck.read(code) for code in ("AA", "AB", "AD")} <= {int(card) for card in world.record.hand[to]}


def test_7_2_the_third_player_knows_nothing_of_it(dealt: Any) -> None:
    staged = exchanged(dealt)  # Ada passed three animals to Cem
    assert staged.could_hold(1, 0, "AA", "AB") == staged.could_hold(1, 2, "AA", "AB") == [True, True]
    holders = Counter(seat for world in worlds(staged.table, 1) for seat in (0, 2) if staged.deck.read("AA") in world.record.hand[seat])
    assert set(holders) == {0, 2}
    known = [row["known"] for row in staged.table.game.screen.hands(staged.table.view(1))]
    assert known[0] == ["CA", "CC", "CE"]


def test_7_2_a_passed_card_is_known_until_it_is_played(dealt: Any) -> None:
    staged = dealt({0: "AA AB AE", 1: "SP"}).passes("AA AB AE")
    while staged.turn != 2:
        staged.table.play(next(turn for turn in staged.table.legal if "eat" not in turn))
    staged.table.play("eat AB" if staged.soup else "AB")
    known = [row["known"] for row in staged.table.game.screen.hands(staged.table.view(0))]
    assert known[2] == ["AA", "AE"]


def test_7_2_only_the_receiver_hears_what_was_passed(dealt: Any) -> None:
    staged = dealt(THREES)
    says = staged.sentences("pass AA AB AD")
    assert says[0] == "You passed the A of animals, the B of animals and the Dog (D of animals) to Cem."
    assert says[1:] == ["Ada passed three cards to Cem.", "Ada passed three cards to you.", "Ada passed three cards to Cem."]
    staged.do("pass CA CC CE")
    says = staged.sentences("pass WA WE WI")
    assert says[0].endswith("You got the A of chili peppers, the C of chili peppers and the E of chili peppers from Ben.")
    assert says[1].endswith("You got the A of sweets, the E of sweets and the I of sweets from Cem.")
    assert says[2].endswith("You got the A of animals, the B of animals and the Dog (D of animals) from Ada.")
    assert says[3] == "Cem passed three cards to Ben."


# -- what people read ----------------------------------------------------------------------------------------------------------------


def test_a_call_is_told_to_each(stage: Any) -> None:
    staged = left(stage, "PE", "A")
    assert staged.sentences("call") == [
        "You called Cem to eat PEA as a word.",
        "Ada called Cem to eat PEA as a word.",
        "Ada called you to eat PEA as a word.",
        "Ada called Cem to eat PEA as a word.",
    ]
    assert staged.sentences("spellcheck")[2:] == ["You asked for PEA to be checked.", "Cem asked for PEA to be checked."]
    assert staged.sentences("offer")[2] == "Ada offered you to take the call back."
    assert staged.sentences("refuse") == [
        "Cem did not agree, so PEA was checked. It is a word, and Cem ate it. Points: you −5, Cem +5.",
        "Cem did not agree, so PEA was checked. It is a word, and Cem ate it. Points: Ada −5, Cem +5.",
        "You did not agree, so PEA was checked. It is a word, and you ate it. Points: Ada −5, you +5.",
        "Cem did not agree, so PEA was checked. It is a word, and Cem ate it. Points: Ada −5, Cem +5.",
    ]


def test_a_verdict_is_announced(stage: Any) -> None:
    staged = left(stage, "P", "R").do(*CHECKED)
    assert (
        staged.sentences("proceed")[2] == "Ada stood by the call, so PR was checked. It is not a word, and stays. Points: Ada +5, you −5."
    )
    staged = eaten(stage, "PE", "Q").do("inspect")
    assert staged.sentences("spellcheck")[:2] == [
        "You had PEQ checked. It is not a word. Points: you −5, Cem +5.",
        "Ada had PEQ checked. It is not a word. Points: Ada −5, Cem +5.",
    ]
    staged = eaten(stage, "PE", "A").do("inspect")
    assert staged.sentences("spellcheck")[2] == "Ada had PEA checked. It is a word. Points: Ada +5, you −5."


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("name PEARL", "Cem named PEARL, a word that PEA can become. Points: you +5, Cem −5."),
        ("name PEAQ", "Cem named PEAQ, which is not a word that PEA can become, and ate PEA. Points: you −5, Cem +5."),
        ("give up", "Cem named no word and ate PEA. Points: you −5, Cem +5."),
    ],
)
def test_a_proof_is_announced(word: str, says: str, stage: Any) -> None:
    staged = left(stage, "PE", "A", soup_possible="challenge")
    assert staged.sentences("demand")[2] == "Ada demanded a word from you that PEA can become."
    assert staged.sentences(word)[0] == says


@pytest.mark.parametrize(
    ("word", "ends", "checked"),
    [
        ("PEARL", "right", {"word": "PEARL", "verdict": "word"}),
        ("PEAQ", "right", {"word": "PEAQ", "verdict": "no_word"}),
        ("SPEAR", "right", None),
        ("SPEAR", "both", {"word": "SPEAR", "verdict": "word"}),
        ("HOUSE", "both", None),
    ],
)
def test_a_verdict_is_shown_only_where_the_list_has_decided(word: str, ends: str, checked: Any, stage: Any) -> None:
    """A word that the soup cannot become has lost whatever the list says of it."""
    staged = left(stage, "PE", "A", soup_possible="challenge", soup_ends=ends).do("demand")
    assert [each["checked"] for each in staged.facts(f"name {word}")] == [checked] * 4


def test_what_else_is_announced(stage: Any) -> None:
    assert stage("", {0: "PB"}).sentences("P")[1] == "Ada started a new soup with the P of sours."
    assert stage("P", {0: "EB"}).sentences("E")[0] == "You added the E of animals: PE."
    assert stage("P", {0: "EB"}, soup_ends="both").sentences("left E")[0] == "You added the E of animals on the left: EP."
    assert stage("P", {0: "AB"}).sentences("A eat")[1] == "Ada added the A of animals and ate the soup as a word: PA."
    assert stage("PE", {0: "AB"}).sentences("eat A")[1] == "Ada ate PE and started a new soup with the A of animals."
    assert left(stage, "PE", "A").do("call").sentences("comply")[2] == "You ate PEA, as called."
    assert left(stage, "PE", "A").do(*CHECKED, "offer").sentences("agree")[0] == "Cem agreed that the call is taken back."
    assert eaten(stage, "PE", "A").sentences("inspect")[2] == "Ada looked at the soup that you had eaten: PEA."
    assert eaten(stage, "PE", "A").do("inspect").sentences("drop")[0] == "You let PEA be."
    assert last_card(stage, "PE", "A").sentences("nothing")[1] == "Ada let PEA be. The deal is over."


def test_what_an_answer_does_is_said_without_names(stage: Any) -> None:
    def answers_of(staged: Any) -> dict[str, tuple[str, int | None]]:
        moves = staged.table.game.screen.moves(staged.table.view(staged.turn), staged.table.moves)
        return {move["move"]: (move["says"], move["other"]) for move in moves if move["card"] is None}

    assert answers_of(left(stage, "PE", "A")) == {"call": ("call: the soup is a word and must be eaten", 2)}
    assert answers_of(left(stage, "PE", "A").do("call")) == {"comply": ("eat the soup", 0), "spellcheck": ("have it checked", 0)}
    assert answers_of(left(stage, "PE", "A").do(*CHECKED)).keys() == {"proceed", "offer"}
    assert {other for _, other in answers_of(left(stage, "PE", "A").do(*CHECKED)).values()} == {2}
    assert {other for _, other in answers_of(left(stage, "PE", "A").do(*CHECKED, "offer")).values()} == {0}
    assert answers_of(last_card(stage, "PE", "A"))["nothing"] == ("let the soup be, and end the deal", None)
    assert answers_of(left(stage, "PE", "A", soup_possible="challenge").do("demand")) == {"give up": ("name no word, and eat the soup", 0)}


def test_whose_turn_it_is_is_said(stage: Any, dealt: Any) -> None:
    def said(staged: Any) -> tuple[str, str]:
        screen = staged.table.game.screen
        other = staged.table.view((staged.turn + 1) % 3)
        return screen.your_turn(staged.table.view(staged.turn)), screen.turn_of(other, "Ada")

    assert said(dealt()) == ("Your turn: choose three cards to pass on.", "Ada is choosing three cards to pass on.")
    assert said(dealt().passes()) == ("Your turn: start the soup with the P of sours.", "Ada is to start a new soup.")
    assert said(stage("", {0: "AB"})) == ("Your turn: start a new soup.", "Ada is to start a new soup.")
    assert said(stage("P", {0: "AB"})) == ("Your turn: add a card to the soup, or eat it.", "Ada is to play.")
    called = left(stage, "PE", "A").do("call")
    assert said(called) == ("Your turn: eat the soup, or have it checked.", "Ada is told to eat the soup.")
    assert said(last_card(stage, "PE", "A")) == ("Your turn: call, or end the deal.", "Ada may call, or end the deal.")
    demanding = last_card(stage, "PE", "A", soup_possible="challenge")
    assert said(demanding)[0] == "Your turn: call, demand a word, or end the deal."


@pytest.mark.parametrize("text", ["", "AD AE", "eat", "eat AD eat", "left", "left eat AD", "ZZ", "SZ", "SA", "name"])
def test_what_cannot_be_read(text: str, stage: Any) -> None:
    with pytest.raises(IllegalMove):
        stage("PE", {0: "AB"}).table.play(text)
