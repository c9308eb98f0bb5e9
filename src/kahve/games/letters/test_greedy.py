"""What the letter games' greedy player does in positions where a club player knows the answer."""

from __future__ import annotations

import random
import re
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kahve
from kahve.cards.letter_deck import FULL26
from kahve.cards.lexicon import lexicon
from kahve.cards.shuffle import generator
from kahve.engine.table import Table, from_position
from kahve.games.letters.conftest import Staged, staged
from kahve.games.letters.greedy import worth_to
from kahve.games.letters.judgement import CLUB, COMMON_WORDS, THE_HOUSE, Judge
from kahve.games.letters.known_words import IN_WORDS, list_of
from kahve.games.letters.soup.conftest import SoupStaged
from kahve.games.letters.soup.conftest import _staged as soup_staged
from kahve.games.letters.soup.greedy import soup_worth_to
from kahve.games.letters.soup.judgement import CLUB as SOUP_CLUB
from kahve.games.letters.weighing_claims import mixing
from kahve.lab.simulate import simulate

NAMES = ("quist", "animal_quist", "chili_dog", "turtle", "soup")
TRICK_GAMES = NAMES[:4]


def club_worth(table: Table, t: Any, move: int) -> int:
    """How a club player, who knows the list of the house rule, rates a move."""
    judgement = table.game.judgement
    return int(judgement.weigh(t, table.house, move, judgement.reckon(t, table.house)))


def worths(table: Table, vocabulary: int | None = None) -> dict[str, int]:
    """What each legal move is worth to the seat to move, by its text."""
    view = table.view(table.turn)
    before = view.tables.tobytes()
    rated = {}
    for move in table.moves:
        if vocabulary is None:
            worth = club_worth(table, view.record, move)
        else:
            knowing: Any = soup_worth_to if table.game.name == "soup" else worth_to
            club = SOUP_CLUB if table.game.name == "soup" else CLUB
            worth = int(knowing(view.record, table.house, move, Judge(vocabulary, club)))
        rated[table.write_turn([move])] = worth
        assert view.tables.tobytes() == before, "weighing a move changes nothing"
    return rated


def best(position: Staged | SoupStaged, vocabulary: int | None = None) -> str:
    """The move that greedy makes."""
    rated = worths(position.table, vocabulary)
    return max(rated, key=lambda text: rated[text])


def letters(text: str) -> str:
    """A move of Soup with its card by its letter."""
    return " ".join(word[1] if len(word) == 2 and word.isupper() else word for word in text.split())


# -- tricks -------------------------------------------------------------------------------------------------------------------------------


def test_the_last_player_wins_with_the_cheapest_card_that_does() -> None:
    assert best(staged("quist", {3: "SG SR SY SX"}, "SI SA SO", ruling="")) == "SR"


def test_the_last_player_wins_with_a_low_ruling_card_where_he_has_none_of_the_suit() -> None:
    assert best(staged("quist", {3: "AB AZ WA"}, "SX SG SI", ruling="A")) == "AB"


def test_the_last_player_leaves_his_partner_the_trick_and_throws_his_least_card() -> None:
    assert best(staged("quist", {3: "SG SR WV"}, "SA SX SE", ruling="")) == "SG"


def test_the_last_player_follows_with_the_letter_that_makes_a_word() -> None:
    position = staged("quist", {3: "SD SG SI"}, "SX CA CE", ruling="")
    assert best(position) == "SD"
    assert best(position.play("SD")) == "scrump AXED"


def test_the_second_last_player_puts_a_rare_letter_in_front_of_the_last() -> None:
    rated = worths(staged("quist", {2: "WJ WP", 0: "AN AO", 1: "WE WN", 3: "WI WO"}, "ST SR", leader=0, ruling="").table)
    assert rated["WJ"] > rated["WP"]


def test_a_word_is_claimed_where_the_others_take_the_trick_and_a_common_one_first() -> None:
    # BARD and DRAB are as good as each other; BRAD is the name of a nail that fewer know.
    for lying in ("SD SR AB", "AB SR SD"):
        position = staged("quist", {3: "SA", 1: "WE"}, lying, leader=0).play("SA")
        assert position.controls in (0, 2)
        assert best(position) in ("scrump BARD", "scrump DRAB")
        rated = worths(position.table)
        assert rated["scrump BARD"] > rated["scrump BRAD"] > rated["no scrump"] > rated["scrump BADR"]


def test_no_word_is_claimed_where_the_own_side_takes_the_trick_already() -> None:
    position = staged("quist", {3: "SA"}, "SD AB SR", leader=0).play("SA")
    assert position.controls == 1
    assert best(position) == "no scrump"


def test_animals_are_worth_more_than_a_trick_in_animal_quist() -> None:
    worth = {}
    for trick in ("SI AB AD", "SI SE SD"):
        position = staged("animal_quist", {3: "AZ WV"}, trick)
        rated = worths(position.table)
        worth[trick] = rated["AZ"] - rated["WV"]
    assert worth["SI AB AD"] > worth["SI SE SD"]


def test_the_dog_is_thrown_on_the_trick_of_the_others_and_kept_from_the_own() -> None:
    assert best(staged("chili_dog", {2: "AD WV SA"}, "CE CT", leader=0)) == "AD"
    assert best(staged("chili_dog", {2: "AD AB WA"}, "AZ AE", taken={0: "CA", 1: "CC"})) != "AD"


def test_the_last_player_ducks_a_trick_with_the_dog() -> None:
    assert best(staged("chili_dog", {3: "AB AZ"}, "AR AD AE", leader=0, word_mode="strict")) == "AB"


def test_a_dirty_trick_is_pushed_to_the_right_with_a_word() -> None:
    position = staged("chili_dog", {3: "AS"}, "AE AD SI", taken={0: "CA", 1: "CC"}).play("AS")
    assert position.controls == 3
    assert best(position) in ("scrump DIES right", "scrump IDES right", "scrump SIDE right")


def test_turtle_dumps_the_turtle_on_another_and_never_on_himself() -> None:
    assert best(staged("turtle", {2: "AT WV SE"}, "CE CU", leader=0)) == "AT"
    assert best(staged("turtle", {2: "AT AB WA"}, "AN AR", taken={1: "CA"}, word_mode="strict")) == "AB"


def test_turtle_pushes_the_turtle_to_the_right() -> None:
    position = staged("turtle", {2: "AW", 0: "SI", 1: "SE"}, "AT AO", leader=0)
    position.play("AW")
    assert best(position) in ("scrump TOW right", "scrump TWO right")


def test_whoever_may_take_all_is_stopped_with_one_pepper() -> None:
    peppers = "CA CC CE CH CI CL CM CN CO CR"
    position = staged("turtle", {2: "WA WV", 0: "SI SE", 1: "SD SG"}, "WE CQ", leader=0, taken={0: f"{peppers} AT"}, rest=0, loose="C")
    assert best(position) == "WV"


def test_the_dealer_names_his_long_and_high_suit() -> None:
    table = kahve.new("quist", dealer=3)
    long = "SD SG SI SL SR SX SY AE WE WI CA CE AI"
    deck, order, spare = table.game.rules.deck(table.house), [], []
    spare = [deck.code(card) for card in deck.cards if deck.code(card) not in long.split()]
    for card in long.split():
        order += [spare.pop(), spare.pop(), spare.pop(), card]
    table.deal(" ".join(order))
    assert table.turn == 3
    assert best(Staged(table)) == "rule S"


def test_the_deal_is_taken() -> None:
    table = kahve.new("quist", word_mode="strict")
    table.deal(seed=3)
    while "deal" not in table.legal:
        table.play(table.moves[0])
    assert best(Staged(table)) == "deal"


def test_high_animals_are_passed_where_few_guard_them() -> None:
    view = staged("turtle", {0: "AZ AW AB SI SD SE SG WA WE CA CE"}).table
    view.record.stage = 0
    rated = worths(view)
    assert min(rated["pass AZ"], rated["pass AW"]) > max(rated["pass SD"], rated["pass CA"], rated["pass AB"])


@pytest.mark.parametrize(("scores", "sign"), [((10, 90, 20), "give plus"), ((10, 30, 20), "take minus"), ((90, 95, 20), "take minus")])
def test_who_took_all_ends_the_match_only_where_that_wins_it(scores: tuple[int, ...], sign: str) -> None:
    position = staged("turtle", {0: "SX", 1: "SD", 2: "SG"}, rest=0, turtle_bonus="taker_chooses", scores=scores, word_mode="strict")
    for _ in range(3):
        position.table.play(position.table.moves[0])
    assert position.asks == "sign"
    assert best(position) == sign


# -- words, bluffs and checks -------------------------------------------------------------------------------------------------------------


def test_a_claim_that_is_no_word_is_checked_and_one_that_is_passes() -> None:
    for claim, answer in (("scrump BARD", "accept"), ("scrump RABD", "spellcheck")):
        position = staged("quist", {3: "SA", 1: "WE"}, "AB SR SD", leader=0).play("SA", claim)
        assert best(position) == answer


def test_who_knows_common_words_only_lets_pass_what_looks_like_a_word() -> None:
    assert list_of(kahve.game("quist").settle({}), THE_HOUSE) == 0
    assert "bard" in lexicon("int35")
    assert "badr" not in lexicon("int70")
    for claim, answer in (("scrump BARD", "accept"), ("scrump RABD", "spellcheck"), ("scrump BADR", "spellcheck")):
        position = staged("quist", {3: "SA", 1: "WE"}, "AB SR SD", leader=0).play("SA", claim)
        assert best(position, COMMON_WORDS) == answer
    position = staged("quist", {3: "SA", 1: "WE"}, "AR SD WI", leader=0).play("SA", "scrump DARI")
    assert "dari" not in lexicon("int70")
    assert best(position) == "spellcheck"
    assert best(position, COMMON_WORDS) == "accept"


def test_who_knows_common_words_only_claims_no_rare_one() -> None:
    assert (lexicon("int60").anagrams("trug"), lexicon("int35").anagrams("trug")) == (["trug"], [])
    position = staged("quist", {3: "SG", 1: "WE"}, "ST CR CU", leader=0, ruling="").play("SG")
    assert best(position) == "scrump TRUG"
    assert best(position, COMMON_WORDS) == "no scrump"


@pytest.mark.parametrize("name", TRICK_GAMES)
def test_bluffs_are_seldom_and_are_checked(name: str, tmp_path: Path) -> None:
    simulate(kahve.game(name), {}, ["greedy"], 40, 3, out=tmp_path / "deals.jsonl")
    words, answers = [], []
    for line in (tmp_path / "deals.jsonl").read_text(encoding="utf-8").splitlines():
        words += re.findall(r":scrump ([A-Z]+)", line)
        answers += re.findall(r":(accept|spellcheck)", line)
    false = [word for word in words if word.lower() not in lexicon("int60")]
    assert len(words) >= 15
    assert 20 * len(false) < len(words)
    assert answers.count("spellcheck") == len(false)


def test_the_mixing_number_is_told_by_public_things_and_spreads() -> None:
    remainders = []
    for seed in range(30):
        table = kahve.new("quist", word_mode="strict", dealer_option="always_none")
        table.deal(seed=seed)
        for _ in range(3):
            table.play(table.moves[0])
        numbers = {int(mixing(table.view(seat).record)) for seat in (0, 1, 2, 3, -1)}
        assert len(numbers) == 1
        remainders.append(numbers.pop() % 16)
    assert len(set(remainders)) > 8


def test_the_table_of_letters_is_that_of_the_deck_and_the_list() -> None:
    """Random hands come to the shares that the table states."""
    rng = np.random.default_rng(1)
    words = {size: {"".join(sorted(word)) for word in lexicon("int60").sorted if len(word) == size} for size in (3, 4)}
    for size, row in ((4, IN_WORDS[0, 0]), (3, IN_WORDS[0, 1])):
        deck = [chr(96 + FULL26.letter(card)) for card in FULL26.deck(removed=size == 3).cards]
        for letter in "eqs":
            rest = list(deck)
            rest.remove(letter)
            hits = sum("".join(sorted([letter, *rng.choice(rest, size - 1, replace=False)])) in words[size] for _ in range(1500))
            assert abs(hits / 1500 - int(row[ord(letter) - 96]) / 1000) < 0.05


# -- Soup ---------------------------------------------------------------------------------------------------------------------------------


def test_a_safe_card_is_added_and_no_word_completed() -> None:
    assert letters(best(soup_staged("P", {0: "RAI", 1: "STE", 2: "ENO"}))) == "R"


def test_the_next_player_is_left_few_safe_answers() -> None:
    rated = worths(soup_staged("", {0: "XA", 1: "STRBDG", 2: "LNOCKM"}).table)
    assert {letters(text): worth for text, worth in rated.items()}["X"] > {letters(text): worth for text, worth in rated.items()}["A"]


def test_where_nothing_is_safe_the_soup_is_eaten_first_and_a_rare_letter_begins_the_next() -> None:
    assert letters(best(soup_staged("STRA", {0: "QA", 1: "BDGEIO", 2: "LNOCKM"}))) == "eat Q"


def test_a_word_is_called_and_nothing_else_ever_is() -> None:
    assert best(soup_staged("PEA", {0: "RS", 2: "OI", 1: "TE"})) == "call"
    for soup in ("PE", "STRI", "XE"):
        rated = worths(soup_staged(soup, {0: "RS", 2: "OI", 1: "TE"}).table)
        assert min(rated, key=lambda text: rated[text]) == "call"


def test_who_is_called_eats_a_word_and_has_anything_else_checked() -> None:
    for soup, answer in (("PEA", "comply"), ("PLE", "spellcheck")):
        assert best(soup_staged(soup, {0: "RS", 2: "OI", 1: "TE"}).do("call")) == answer


def test_a_call_is_taken_back_only_where_it_was_wrong() -> None:
    for soup, offer, agrees in (("PEA", "proceed", "agree"), ("PLE", "offer", "refuse")):
        position = soup_staged(soup, {0: "RS", 2: "OI", 1: "TE"}).do("call", "spellcheck")
        assert best(position) == offer
        assert best(position.do("offer")) == agrees


def test_a_trick_that_was_no_word_is_inspected_and_checked_and_a_word_is_not() -> None:
    for last, inspects in (("T", False), ("X", True)):
        position = soup_staged("PE", {2: last + "OI", 0: "RSA", 1: "TEN"}, turn=2).do(f"{last} eat")
        assert (best(position) == "inspect") == inspects
        assert best(position.do("inspect")) == ("spellcheck" if inspects else "drop")


def test_nothing_but_a_word_is_added_and_eaten() -> None:
    rated = {letters(text): worth for text, worth in worths(soup_staged("PEARL", {0: "YSQ", 1: "TE", 2: "OI"}).table).items()}
    assert rated["S eat"] > rated["Q eat"]
    assert rated["eat Q"] > rated["Q eat"]


def test_a_word_is_demanded_of_a_soup_that_has_none() -> None:
    for soup, demands in (("PXQ", True), ("PLA", False)):
        assert (best(soup_staged(soup, {0: "RS", 2: "OI", 1: "TE"}, soup_possible="challenge")) == "demand") == demands


@pytest.mark.parametrize(
    ("soup", "house"),
    [("PEAR", {}), ("STIR", {}), ("P", {}), ("EAR", {"soup_ends": "both"}), ("ITCH", {"soup_ends": "both", "soup_min_word": 4})],
)
def test_a_word_is_named_when_it_is_demanded(soup: str, house: dict[str, Any]) -> None:
    position = soup_staged(soup if len(soup) > 1 else soup + "L", {0: "RS", 2: "OI", 1: "TE"}, soup_possible="challenge", **house)
    table = position.do("demand").table
    scored = position.checks[2]
    for _ in range(32):
        if position.asks != "prove":
            break
        rated = {move: club_worth(table, table.view(table.turn).record, move) for move in table.moves}
        table.play(max(rated, key=lambda move: rated[move]))
    assert position.asks == "play"
    assert position.checks[2] == scored - 5


def test_a_word_is_given_up_where_there_is_none() -> None:
    position = soup_staged("PXQ", {0: "RS", 2: "OI", 1: "TE"}, soup_possible="challenge").do("demand")
    assert best(position) == "give up"
    rated = worths(position.table)
    assert all(worth < rated["give up"] for text, worth in rated.items() if text != "give up")


# -- the whole of it ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_greedy_makes_more_of_the_same_cards_than_chance(name: str) -> None:
    """In the mode of the table chance loses by its claims; where only words are taken it loses by its cards."""
    for mode, deals in (("table", 16), ("strict", 60)):
        players = ["greedy", "random"] if kahve.game(name).settle({}).seats == 4 else ["greedy", "random", "random"]
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            result = simulate(kahve.game(name), {"word_mode": mode}, players, deals, 5, compiled=True)
        assert result.margin(0, 1).low > 0, mode
        assert result.wins(0).mean > result.wins(1).mean


def test_the_fewest_points_win_a_deal_where_points_are_bad() -> None:
    result = simulate(kahve.game("turtle"), {"word_mode": "strict"}, ["greedy", "random", "random"], 60, 3)
    assert result.points(0).mean < result.points(1).mean
    assert result.wins(0).mean > 0.5
    assert sum(result.wins(place).mean for place in range(3)) == pytest.approx(1)
    assert result.margin(0, 1).mean == pytest.approx(result.points(1).mean - result.points(0).mean)


@pytest.mark.parametrize("name", NAMES)
def test_no_two_moves_are_level_so_that_nothing_is_left_to_chance(name: str) -> None:
    rng = random.Random(name)
    table = kahve.new(name)
    table.deal(seed=9)
    while table.turn >= 0:
        if rng.random() < 0.1:
            ascending = sorted(worths(table).values())
            assert len(ascending) == 1 or ascending[-1] > ascending[-2]
        table.play(rng.choice(table.moves))


@pytest.mark.parametrize("name", NAMES)
def test_a_worth_is_told_by_the_view_alone(name: str) -> None:
    """The hidden cards are dealt again in every way that fits what was shown, and the worths stay what they were."""
    rng, chance = random.Random(name), generator(1)
    table = kahve.new(name)
    table.deal(seed=4)
    while table.turn >= 0:
        if rng.random() < 0.08:
            view = table.view(table.turn)
            world = table._machine.world(view.tables, table.house, table.turn, chance)
            other = from_position(table.game, table.house, world)
            assert worths(other) == worths(table)
        table.play(rng.choice(table.moves))
