"""What an expert knows besides in a letter game, and that a club player judges without it."""

from __future__ import annotations

from typing import Any

import pytest

import kahve
from kahve.games.learned import learned
from kahve.games.letters.conftest import staged
from kahve.games.letters.greedy import keeping, kept_besides, worth_to
from kahve.games.letters.judgement import CLUB, THE_HOUSE, Judge, TrickNumbers
from kahve.games.letters.soup import judgement as soup_judgement
from kahve.games.letters.soup.conftest import _staged as soup_staged
from kahve.games.letters.soup.greedy import leaving_worth, riddance, write_soup
from kahve.games.letters.soup.judgement import SoupNumbers

TRICK_GAMES = ("quist", "animal_quist", "chili_dog", "turtle")


def expert_of(name: str) -> Any:
    """An expert's numbers for a game."""
    numbers: type[Any] = SoupNumbers if name == "soup" else TrickNumbers
    return learned(numbers, f"kahve.games.letters.{name}")["expert"]


def in_hand(position: Any, code: str) -> int:
    """The number of a card by its code."""
    return int(position.table.game.rules.deck(position.table.house).read(code))


def test_each_game_of_tricks_has_an_expert_of_its_own() -> None:
    assert len({expert_of(name) for name in TRICK_GAMES} | {CLUB}) == 5


@pytest.mark.parametrize("name", [*TRICK_GAMES, "soup"])
def test_an_expert_knows_the_list_of_the_house_and_judges_by_its_numbers(name: str) -> None:
    table = kahve.new(name)
    table.deal(seed=1)
    judge = table.game.judgement
    club = soup_judgement.CLUB if name == "soup" else CLUB
    assert judge.expert is not None
    assert judge.expert(table.record, table.house) == Judge(THE_HOUSE, expert_of(name))
    assert judge.reckon(table.record, table.house) == Judge(THE_HOUSE, club)


def test_an_expert_holds_the_only_card_of_a_suit_less_dear_than_one_of_two() -> None:
    alone = staged("quist", {3: "AB WK SR SY"}, "SI SA SO", ruling="A")
    paired = staged("quist", {3: "AB WK WN SY"}, "SI SA SO", ruling="A")
    expert, card = expert_of("quist"), in_hand(alone, "WK")
    worths = [[keeping(each.table.record, each.table.house, card, by) for each in (alone, paired)] for by in (CLUB, expert)]
    assert expert.ONLY_ONE + expert.MAY_RULE < expert.LONG_SUIT
    assert worths[1][0] - worths[0][0] < worths[1][1] - worths[0][1]
    t = alone.table.record
    expected = expert.ONLY_ONE + expert.MAY_RULE
    letter = kept_besides(t, alone.table.house, card, expert) - expected
    assert abs(letter) <= abs(expert.LETTER) + 2, "what is left is what the letter is worth"


def test_a_card_is_weighed_by_these_numbers_and_the_table_is_as_before() -> None:
    table = staged("turtle", {2: "CA CT WE"}, "SX SG").table
    view = table.view(table.turn)
    before = view.tables.tobytes()
    weighed = {
        by: [worth_to(view.record, table.house, move, Judge(THE_HOUSE, by)) for move in table.moves] for by in (CLUB, expert_of("turtle"))
    }
    assert weighed[CLUB] != weighed[expert_of("turtle")]
    assert view.tables.tobytes() == before


def test_of_two_alike_in_soup_an_expert_would_rather_be_rid_of_one() -> None:
    position = soup_staged("PE", {0: "SSRT", 1: "TENI", 2: "OIAL"})
    table = position.table
    view = table.view(table.turn).record
    by_letter = {int(view.letters[card]): int(card) for card in view.hand[0][: view.hand_size[0]]}
    worths = [
        {letter: riddance(view, table.house, card, by) for letter, card in by_letter.items()}
        for by in (soup_judgement.CLUB, expert_of("soup"))
    ]
    besides = {letter: worths[1][letter] - worths[0][letter] for letter in by_letter}
    s, r, t = (ord(letter) - ord("A") + 1 for letter in "SRT")
    assert expert_of("soup").DOUBLE > 0
    assert besides[s] > besides[t]
    assert besides[s] > besides[r]


def test_an_expert_leaves_a_soup_to_which_it_has_an_answer_itself() -> None:
    with_answer, without = soup_staged("PE", {0: "RLTS", 1: "TENI", 2: "OIAL"}), soup_staged("PE", {0: "RXZW", 1: "TENI", 2: "OIAL"})
    worths = []
    for position in (with_answer, without):
        view, house = position.table.view(0).record, position.table.house
        card = next(int(each) for each in view.hand[0] if int(view.letters[each]) == ord("R") - ord("A") + 1)
        size = write_soup(view, int(view.letters[card]), False)
        worths.append(leaving_worth(view, house, card, size, Judge(THE_HOUSE, expert_of("soup")), int(house.lexicon)))
    assert worths[0] > worths[1]
