"""What an expert learned is data: files that can be read, are as the benchmark writes them, and reach compiled code."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

import kahve
from kahve.cards import dialect
from kahve.cards.arrays import INT64, array
from kahve.cards.dialect import rule
from kahve.engine.native.kinds import INT
from kahve.games.learned import FILE, LearnedError, read_learned, written_learned
from kahve.games.letters.judgement import TrickNumbers
from kahve.games.letters.soup.judgement import SoupNumbers
from kahve.games.melding.judgement import MeldingNumbers
from kahve.games.pile.expert import PileNumbers

from .test_native import entry

FILES = sorted((Path(kahve.__file__).parent / "games").rglob(FILE))


def numbers_of(path: Path) -> type[Any]:
    """The named tuple of a file."""
    if path.parent.name == "soup":
        return SoupNumbers
    return {"letters": TrickNumbers, "pile": PileNumbers}.get(path.parent.parent.name, MeldingNumbers)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)
def test_each_file_is_as_the_benchmark_writes_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert written_learned(read_learned(numbers_of(path), text, path.name)) == text


class Few(NamedTuple):
    RISK: int = 1000
    KEPT: tuple[int, ...] = (2, 1)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[alone", "mine: Expected"),
        ("alone = 1", "alone must be a table of numbers with these names: RISK, KEPT."),
        ("[alone]\nRISKS = 1", "alone must be a table of numbers with these names: RISK, KEPT."),
        ("[alone]\nRISK = 1.5", "RISK of alone must be a whole number."),
        ("[alone]\nRISK = true", "RISK of alone must be a whole number."),
        ("[alone]\nRISK = [1]", "RISK of alone must be a whole number."),
        ("[alone]\nKEPT = [1, 2, 3]", "KEPT of alone must be 2 whole numbers."),
        ("[alone]\nKEPT = [1, '2']", "KEPT of alone must be 2 whole numbers."),
    ],
)
def test_a_file_that_cannot_be_used_is_refused(text: str, says: str) -> None:
    with pytest.raises(LearnedError) as refused:
        read_learned(Few, text, "mine")
    assert says in str(refused.value)


CAREFUL, BOLD = Few(900), Few(-300, (7, 5))


@rule
def worth(by: Few, place: int) -> int:
    return by.RISK * 10 + by.KEPT[place]


@rule
def worth_to_one_of_two(careful: int, place: int) -> int:
    return worth(CAREFUL if careful else BOLD, place)


def test_numbers_go_from_rule_to_rule_in_compiled_code() -> None:
    compiled = entry(worth_to_one_of_two, (INT, INT))
    for careful in (0, 1):
        for place in (0, 1):
            assert compiled(careful, place) == worth_to_one_of_two(careful, place)


def in_memory() -> None:
    """Name the place of numbers that change."""


def test_numbers_in_memory_change_without_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    live: Any = type("Few", (Few,), {})()
    live.view = array([5, 6, 7], INT64).view
    monkeypatch.setattr(dialect, "LIVE", {in_memory: live})

    @rule
    def live_worth(place: int) -> int:
        return worth(live, place)

    compiled = entry(live_worth, (INT,))
    assert [compiled(place) for place in (0, 1)] == [56, 57]
    live.view[1] = 9
    assert compiled(0) == 59
