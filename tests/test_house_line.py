"""A set of house rules as a line of text: every value of every game comes back, and what cannot be read is said."""

import random
from typing import Any

import pytest

from kahve.engine.game import Game
from kahve.engine.house import HouseError, Option, values_of
from kahve.engine.house_line import LONGEST_LINE, LONGEST_NAME, read_line, write_line
from kahve.games import all_games, game

PISTI = game("pisti")


def settled(line: str, of: Game) -> Any:
    return of.settle(read_line(line, of)[0])


def values(option: Option) -> list[object]:
    if option.kind == "yes_no":
        return [True, False]
    return list(option.allowed) or ([option.default] if option.kind == "text" else [option.low, option.high])


@pytest.mark.parametrize("of", all_games(), ids=lambda of: of.name)
def test_every_value_of_every_house_rule_comes_back(of: Game) -> None:
    for option in of.options:
        for value in values(option):
            try:
                house = of.settle({option.name: value})
            except HouseError:
                continue  # this value needs another rule beside it
            assert settled(write_line(of, house), of) == house


@pytest.mark.parametrize("of", all_games(), ids=lambda of: of.name)
def test_presets_and_whole_houses_come_back_and_only_what_differs_is_written(of: Game) -> None:
    chance, houses = random.Random(7), [of.settle({}, preset.name) for preset in of.presets]
    for _ in range(40):
        try:
            houses.append(of.settle({option.name: chance.choice(values(option)) for option in of.options}))
        except HouseError:
            continue
    for house in houses:
        line = write_line(of, house, "Sunday, at Aunt Leyla's")
        assert settled(line, of) == house
        assert line.split("#")[0].count("=") == len(values_of(house, changed_only=True))
    assert write_line(of, of.settle({})) == f"{of.name} -"
    assert settled(f"{of.name} -", of) == of.settle({})


@pytest.mark.parametrize("of", all_games(), ids=lambda of: of.name)
def test_a_set_of_another_game_is_refused(of: Game) -> None:
    for other in all_games():
        if other is not of:
            with pytest.raises(HouseError, match=f"These house rules are for '{other.name}', but the game here is {of.title}"):
                read_line(write_line(other, other.settle({})), of)


@pytest.mark.parametrize(
    "line",
    [
        "pisti seats=2,target=101",
        "kahve pisti seats=2,target=101",
        "  pisti   seats = 2 ,  target =101  ",
        "pisti seats=2 target=101",
        "seats=2,target=101",
        "seats=2 target=101 # by heart",
    ],
)
def test_people_write_it_in_their_own_way(line: str) -> None:
    assert read_line(line, PISTI)[0] == {"seats": "2", "target": "101"}


def test_the_name_is_kept() -> None:
    line = write_line(PISTI, PISTI.settle({"target": 101}), "  Babaannenin Pişti'si # 2 ")
    assert line == "pisti target=101 # Babaannenin Pişti'si # 2"
    assert read_line(line, PISTI)[1] == "Babaannenin Pişti'si # 2"
    assert read_line("pisti target=101 #", PISTI)[1] == ""


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("pisti targe", "'targe' is not a house rule: write option=value, as in target=101."),
        ("targe", "'targe' is not a house rule: write option=value, as in target=101."),
        ("=101", "'=101' is not a house rule: write option=value, as in target=101."),
        ("pisti target=101,,seats=2", "'' is not a house rule: write option=value, as in target=101."),
        ("pisti target=101,target=151", "target is set twice."),
        ("pisti targte=101", "There is no house rule targte. Did you mean target?"),
        ("pisti seats=9", "seats cannot be 9: allowed are 2 to 4."),
        ("pisti seats=2 # " + "x" * 41, f"The name of a set has at most {LONGEST_NAME} characters"),
        ("pisti seats=2 # a\x1b[31mb", "The name of a set must be one line of visible characters"),
        ("pisti seats=2 # a\nb", "The name of a set must be one line of visible characters"),
        ("x" * (LONGEST_LINE + 1), "This line is too long for house rules: 2000 characters are allowed."),
    ],
)
def test_what_cannot_be_read_is_said(line: str, says: str) -> None:
    with pytest.raises(HouseError) as refused:
        settled(line, PISTI)
    assert str(refused.value).startswith(says)


def test_a_name_that_could_not_be_read_again_is_not_written() -> None:
    for name in ("x" * 41, "two\nlines", "\u202eturned"):
        with pytest.raises(HouseError):
            write_line(PISTI, PISTI.settle({}), name)
