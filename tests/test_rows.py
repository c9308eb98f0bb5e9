"""House rules that are rows of numbers: how they are written, read in every spelling, and refused."""

from __future__ import annotations

from typing import Any

import pytest

import kahve
from kahve.engine.house import HouseError, values_of
from kahve.engine.house_line import read_line, write_line
from kahve.engine.rows import Row, digit_of_key, digit_of_row
from kahve.language import speaking

GAME = kahve.game("hand_and_foot")


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("minimum", "30-60-90-120", "30-60-90-120"),
        ("minimum", "30, 60, 90, 120", "30-60-90-120"),
        ("minimum", "30/60/90/120", "30-60-90-120"),
        ("minimum", "٣٠ ٦٠ ٩٠", "30-60-90"),
        ("minimum", [30, 60, 90, 120, 120], "30-60-90-120"),
        ("minimum", "60/90/120/150", "sixty"),
        ("minimum", "by_score", "by_score"),
        ("draw_count", 3, "three"),
        ("draw_count", "3-3-4-5", "3-3-4-5"),
        ("draw_count", (3, 4, 5, 6), "three_rising"),
        ("quota_clean", 2, 2),
        ("quota_clean", "2", 2),
        ("quota_clean", "usual", "usual"),
        ("quota_dirty", "3-4-5", "3-4-5"),
        ("going_out_bonus", 100, 100),
        ("going_out_bonus", "rising", "rising"),
        ("rank_bonus", "7:1500", "7:1500"),
        ("rank_bonus", "a: 300 / 5:1000", "5:1000-A:300"),
        ("rank_bonus", {"7": 1500}, "7:1500"),
    ],
)
def test_a_row_is_read_in_every_spelling_and_written_in_one(name: str, given: Any, value: Any) -> None:
    house = GAME.settle({name: given})
    assert values_of(house)[name] == value
    assert GAME.settle({name: value}) == house
    assert GAME.settle(read_line(write_line(GAME, house), GAME)[0]) == house
    table = kahve.new("hand_and_foot", **{name: given})
    table.deal(seed=1)
    assert kahve.position("hand_and_foot", str(table)).house == house
    assert kahve.read(table.log().splitlines()).house == house


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("minimum", "31"),
        ("minimum", "50-1005"),
        ("minimum", "1-2-3-4-5-6-7-8-9"),
        ("minimum", "50--90"),
        ("minimum", "-50"),
        ("minimum", ""),
        ("minimum", []),
        ("minimum", True),
        ("minimum", None),
        ("minimum", "5" * 5000),
        ("draw_count", 0),
        ("draw_count", 10),
        ("quota_wild", 2.0),
        ("rank_bonus", "7:1550"),
        ("rank_bonus", "3:100"),
        ("rank_bonus", "7:100-7:200"),
        ("rank_bonus", "7"),
        ("rank_bonus", 1500),
    ],
)
def test_a_row_that_cannot_be_is_refused_with_what_is_allowed(name: str, wrong: Any) -> None:
    with pytest.raises(HouseError, match=rf"^{name} cannot be .*, such as ") as refused:
        GAME.settle({name: wrong})
    assert refused.value.option == name
    assert len(str(refused.value)) < 400


def test_a_line_may_have_commas_between_the_numbers_of_a_row() -> None:
    pairs, called = read_line("hand_and_foot minimum=30, 60, 90, 120, seats=2, rank_bonus=7:1500, 5:1000 # Ours", GAME)
    assert (pairs, called) == ({"minimum": "30-60-90-120", "seats": "2", "rank_bonus": "7:1500-5:1000"}, "Ours")


@pytest.mark.parametrize("language", ["en", "tr", "el", "ar", "de"])
def test_what_a_row_may_hold_is_said_in_every_language(language: str) -> None:
    options = {option.name: option for option in GAME.options}
    with speaking(language):
        for name in ("minimum", "draw_count", "rank_bonus"):
            assert options[name].row is not None
            assert options[name].row.example in options[name].allows()


def test_the_rules_read_a_row_as_it_was_written() -> None:
    by_deal, by_key = Row(0, 9, example=""), Row(100, 5000, step=100, keys=("7", "A"))
    number = by_deal.read("3-0-9")
    assert number is not None
    assert [digit_of_row(number, by_deal.radix, place) - 1 for place in range(5)] == [3, 0, 9, 9, 9]
    keyed = by_key.read("A:300")
    assert keyed is not None
    assert [100 * digit_of_key(keyed, by_key.radix, key) for key in range(2)] == [0, 300]
    with pytest.raises(ValueError, match="do not fit into 63 bits"):
        Row(0, 10_000, most=8)


@pytest.mark.parametrize(
    ("house", "change", "says"),
    [
        ("stock_out=pack_added", ("box_size=54", "box_size=53"), "There are 323 cards in this position"),
        ("-", ("stage=1", "stage=1 tuckable=1"), "tuckable has 1"),
        ("bury_same_turn=False", ("stage=1", "stage=1 tuckable_dirty=4"), "tuckable_dirty has 4"),
        ("-", ("stage=1", "stage=2 answer=2 asker=1"), "stack has 0"),
    ],
)
def test_a_position_against_a_house_rule_of_ones_own_is_refused(house: str, change: tuple[str, str], says: str) -> None:
    table = kahve.new("hand_and_foot", **(dict([house.split("=")]) if house != "-" else {}))
    table.deal(seed=1)
    line = str(table)
    assert change[0] in line
    with pytest.raises(kahve.PositionError, match=says):
        kahve.position("hand_and_foot", line.replace(*change))
