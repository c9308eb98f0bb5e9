"""House rules in words: what is allowed of each kind, and the sentence on a value that is not."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import pytest

from kahve.engine.house import HouseError, Option, choice, house, number, one_of, settle, text, yes_no


class Kitty(IntEnum):
    CLOSED = 0
    ALL_OPEN = 1


def digits(value: object) -> int | None:
    return int(str(value)) if str(value).isdecimal() else None


@house
class House:
    seats: int = number(4, 4, default=4, paragraph="1", says="x")
    deals: int = number(1, 2000, default=4, paragraph="1", says="x")
    target: int = one_of(0, 100, 1500, default=100, words={0: "single"}, any_other=(20, 5000), paragraph="1", says="x")
    packs: int = one_of(1, 2, 3, default=1, paragraph="1", says="x")
    kitty: int = choice(Kitty, called={"all_open": "the whole kitty is open"}, paragraph="1", says="x")
    teams: int = yes_no(True, paragraph="1", says="x")
    icons: int = text("12", allows="digits", read=digits, write=str, paragraph="1", says="x")


@pytest.mark.parametrize(
    ("name", "allows", "says"),
    [
        ("seats", "4", "only 4 is allowed."),
        ("deals", "1 to 2000", "allowed are 1 to 2000."),
        ("target", "single, 100, 1500 or another whole number from 20 to 5000", None),
        ("packs", "1, 2 and 3", "allowed are 1, 2 and 3."),
        ("kitty", "closed and all_open", "allowed are closed and all_open."),
        ("teams", "yes or no", "allowed are yes and no."),
        ("icons", "digits", "allowed are digits."),
    ],
)
def test_a_value_that_is_not_allowed_is_refused_with_those_that_are(name: str, allows: str, says: str | None) -> None:
    assert row(name).allows() == allows
    with pytest.raises(HouseError) as caught:
        settle(House, {name: "?"})
    assert (str(caught.value), caught.value.option) == (f"{name} cannot be ?: {says or f'allowed are {allows}.'}", name)


def test_an_unknown_house_rule_is_refused_with_the_nearest_and_with_all() -> None:
    all_names = "The house rules are seats, deals, target, packs, kitty, teams and icons."
    with pytest.raises(HouseError) as caught:
        settle(House, {"kity": 1})
    assert str(caught.value) == f"There is no house rule kity. Did you mean kitty? {all_names}"
    with pytest.raises(HouseError) as caught:
        settle(House, {"xxxxxx": 1})
    assert str(caught.value) == f"There is no house rule xxxxxx. {all_names}"


@pytest.mark.parametrize(
    ("name", "value", "words", "plain"),
    [
        ("kitty", "all_open", "the whole kitty is open", "all open"),
        ("kitty", "closed", "closed", "closed"),
        ("teams", True, "yes", "yes"),
        ("teams", False, "no", "no"),
        ("target", "single", "single", "single"),
        ("target", 1500, "1500", "1500"),
        ("icons", "34", "34", "34"),
    ],
)
def test_a_value_has_words_for_people_and_plain_ones_for_files(name: str, value: Any, words: str, plain: str) -> None:
    option = row(name)
    assert (option.in_words(option.number_for(value)), option.title_of(value), option.plain(option.number_for(value))) == (
        words,
        words,
        plain,
    )


def row(name: str) -> Option:
    """The row of this name."""
    rows: tuple[Option, ...] = House.rows  # type: ignore[attr-defined]
    return next(each for each in rows if each.name == name)
