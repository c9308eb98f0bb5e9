from string import ascii_uppercase

import pytest

from kahve.terminal.card_faces import HIDDEN, LETTER_SUITS, LETTERS, drawn, name, sign, style, typed

ALL = [suit + letter for suit in LETTER_SUITS for letter in ascii_uppercase]


def line(codes: list[str], suits: bool = True) -> str:
    return "".join(text for text, _ in drawn(codes, suits=suits, family=LETTERS)[1])


def test_every_letter_card_has_a_sign_of_its_own_that_can_be_typed() -> None:
    assert len({sign(card, family=LETTERS) for card in ALL}) == len(ALL)
    assert [typed(sign(card, family=LETTERS)) for card in ALL] == ALL


def test_every_suit_has_a_colour_of_its_own() -> None:
    assert len({style(suit + "X", family=LETTERS) for suit in LETTER_SUITS}) == 4
    assert style("AD", family=LETTERS) != style("AF", family=LETTERS)


def test_every_letter_card_is_as_wide_as_any_other() -> None:
    cells = pytest.importorskip("rich.cells")
    assert {cells.cell_len(line([card])) for card in [*ALL, HIDDEN]} == {5}


def test_without_signs_a_letter_card_is_its_code() -> None:
    assert line(["AD", "CI", "SA", "??"], suits=False) == "|AD*||CI2||SA ||###|"


def test_a_deck_of_ones_own_says_what_is_special() -> None:
    marks: dict[str, int | str] = {"AH": "dog", "CB": 3}
    assert name("AH", family=LETTERS, marks=marks) == "H of animals, the Dog"
    assert name("AD", family=LETTERS, marks=marks) == "D of animals"
    assert [text for text, _ in drawn(["AH", "CB", "AD"], family=LETTERS, marks=marks)[1] if text[0] in "♞▼"] == ["♞H*", "▼B3", "♞D "]


def test_the_codes_mean_other_cards_in_other_families() -> None:
    assert (sign("AD"), name("AD"), style("AD")) == ("A♦", "ace of diamonds", "bold red")
