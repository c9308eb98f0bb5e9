"""The name under which compiled code is found again holds all that its C is written from, so old code is never taken for new."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import kahve
from kahve.cards import dialect, shuffle
from kahve.cards.arrays import INT64, array
from kahve.cards.dialect import rule
from kahve.cards.lexicon import word_tables
from kahve.engine import sources
from kahve.engine.native import reached
from kahve.engine.native.kinds import INT, Array, Kind
from kahve.engine.native.loop import NativeLoop
from kahve.engine.native.reached import name_here
from kahve.engine.native.source import Source
from kahve.engine.native.table_library import MAKERS, alone_of, table_kinds
from kahve.engine.native.unit import Unit
from kahve.games import sides
from kahve.games.pile import expert

ROWS: Kind = Array("int64_t", (None,))
ONE_OF_EACH_FAMILY = ["pisti", "basra", "hand_and_foot", "turtle", "soup"]


def named(loop: Callable[..., Any], *kinds: Kind) -> str:
    name = name_here([(loop, kinds, (True,))])
    assert name is not None
    return name


# -- what is on the disk ---------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("copied") / "kahve"
    for path in map(Path, sources.counted_sources()):
        target = folder / path.relative_to(sources._ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    return folder


@pytest.fixture
def hash_of_copy(copied: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], str]:
    monkeypatch.setattr(sources, "_ROOT", copied)
    monkeypatch.setattr(sources, "counted_sources", sources.counted_sources.__wrapped__)
    return sources.content_hash.__wrapped__


CHANGED = {
    "a rule": "games/pile/pisti/rules.py",
    "a house rule": "games/melding/house.py",
    "what was learned": "games/pile/pisti/EXPERT.toml",
    "how people err": "games/pile/pisti/MISTAKES.toml",
    "a search": "bots/search/compare.py",
    "the printer of C": "engine/native/printer.py",
    "the beginning of each C": "engine/native/prelude.py",
    "the calling of C": "engine/native/entry.py",
    "the marks": "cards/dialect.py",
    "a loop": "engine/loops.py",
}


@pytest.mark.parametrize("file", CHANGED.values(), ids=CHANGED)
def test_a_changed_source_gives_another_hash_and_so_another_name(
    file: str, copied: Path, hash_of_copy: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before, content = hash_of_copy(), (copied / file).read_bytes()
    assert hash_of_copy() == before
    try:
        (copied / file).write_bytes(content + b"\n")
        after = hash_of_copy()
    finally:
        (copied / file).write_bytes(content)
    assert after != before
    names = []
    for content_hash in (before, after):
        monkeypatch.setattr(reached, "content_hash", lambda content_hash=content_hash: content_hash)
        monkeypatch.setattr(reached, "are_as_loaded", lambda: True)
        names.append(name_here([(shuffle.below, (ROWS, INT), (True,))]))
    assert names[0] != names[1]


def test_the_hash_is_that_of_all_files_in_their_order(copied: Path, hash_of_copy: Callable[[], str]) -> None:
    before = hash_of_copy()
    (copied / "games" / "new.py").write_text("")
    with_another = hash_of_copy()
    (copied / "games" / "new.py").rename(copied / "games" / "newer.py")
    assert len({before, with_another, hash_of_copy()}) == 3
    (copied / "games" / "newer.py").unlink()
    assert hash_of_copy() == before


def test_once_a_source_has_changed_a_process_finds_and_keeps_nothing(
    copied: Path, hash_of_copy: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in copied.rglob("*.py"):
        os.utime(path, (1, 1))
    monkeypatch.setattr(sources, "_BEGUN", max(path.stat().st_ctime for path in copied.rglob("*")) + 1)
    assert sources.are_as_loaded()
    monkeypatch.setattr(sources, "_BEGUN", (copied / "games" / "sides.py").stat().st_ctime)
    assert not sources.are_as_loaded()
    monkeypatch.setattr(reached, "are_as_loaded", lambda: False)
    assert name_here([(shuffle.below, (ROWS, INT), (True,))]) is None


# -- what is in memory -----------------------------------------------------------------------------------------------------------------


def test_a_constant_that_is_changed_in_memory_gives_another_name(monkeypatch: pytest.MonkeyPatch) -> None:
    before = named(shuffle.below, ROWS, INT)
    assert named(shuffle.below, ROWS, INT) == before
    monkeypatch.setattr(shuffle, "MASK", 0xFFFF)
    assert named(shuffle.below, ROWS, INT) != before
    monkeypatch.setattr(shuffle, "MASK", float(0xFFFFFFFF))  # the same number, and another kind
    assert named(shuffle.below, ROWS, INT) != before
    monkeypatch.undo()
    assert named(shuffle.below, ROWS, INT) == before


def test_a_rule_that_is_put_in_the_place_of_another_gives_another_name(monkeypatch: pytest.MonkeyPatch) -> None:
    before = named(shuffle.below, ROWS, INT)
    monkeypatch.setattr(shuffle, "next_word", shuffle.copy_state)
    assert named(shuffle.below, ROWS, INT) != before
    monkeypatch.setattr(shuffle, "next_word", rule(lambda rng: 1))
    assert name_here([(shuffle.below, (ROWS, INT), (True,))]) is None  # its source is not among those that are counted


def learned_cells(loop: Any) -> list[Any]:
    """The places around a loop, and around those that it calls, in which learned numbers lie."""
    cells = []
    for cell in loop.__closure__ or ():
        if isinstance(cell.cell_contents, expert.PileNumbers):
            cells.append(cell)
        elif hasattr(cell.cell_contents, "__closure__"):
            cells += learned_cells(cell.cell_contents)
    return cells


def test_each_learned_number_is_in_the_name() -> None:
    game = kahve.game("pisti")
    loop = game.judgement.expert
    assert loop is not None
    record, house = Unit().record(game.rules.layout), Unit().house(game.rules.house)
    names, number = {named(loop, record, house)}, 0
    for cell in learned_cells(loop):
        numbers = cell.cell_contents
        for field, learned in numbers._asdict().items():
            parts = learned if isinstance(learned, tuple) else (learned,)
            for place in range(len(parts)):
                other = tuple(part + (place == which) for which, part in enumerate(parts))
                cell.cell_contents = numbers._replace(**{field: other if isinstance(learned, tuple) else other[0]})
                names.add(named(loop, record, house))
                number += 1
        cell.cell_contents = numbers
    assert number > 40
    assert len(names) == 1 + number


class House(NamedTuple):
    seats: int
    target: int


class LongerHouse(NamedTuple):
    seats: int
    target: int
    last_pile: int


def test_a_house_with_another_rule_gives_another_name() -> None:
    names = {named(sides.next_seat, Unit().house(house), INT) for house in (House, LongerHouse)}
    assert len(names) == 2
    assert named(sides.next_seat, Unit().house(House), INT) in names


def test_an_entry_of_a_table_gives_another_name_and_one_of_a_live_table_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    def name() -> str:
        return named(word_tables.flagged_number, INT)

    before, row = name(), array([1, 2, 3], INT64)
    monkeypatch.setattr(word_tables, "FLAGGED", row)
    constant = name()
    row[1] = 5
    assert len({before, constant, name()}) == 3
    monkeypatch.setattr(dialect, "LIVE", {word_tables.flagged_number: row})
    live = name()
    row[1] = 6
    assert name() == live != constant
    longer = array([1, 6, 3, 4], INT64)
    monkeypatch.setattr(word_tables, "FLAGGED", longer)
    monkeypatch.setattr(dialect, "LIVE", {word_tables.flagged_number: longer})
    assert name() != live


def test_kinds_and_what_shares_memory_are_in_the_name() -> None:
    calls = [
        (shuffle.below, (ROWS, INT), (True,)),
        (shuffle.below, (ROWS, INT), (False,)),
        (shuffle.below, (Array("int32_t", (None,)), INT), (True,)),
        (shuffle.below, (Array("int64_t", (None,), constant=True), INT), (True,)),
        (shuffle.shuffle, (ROWS, INT), (True,)),
    ]
    names = [name_here([call]) for call in calls]
    assert None not in names
    assert len({*names, name_here(calls), name_here(reversed(calls))}) == len(calls) + 2


class Noted(dict[str, Any]):
    """What the names of a function stand for, and those that were looked up while its C was written."""

    def __init__(self, names: dict[str, Any]) -> None:
        super().__init__(names)
        self.looked_up: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.looked_up.add(name)
        return super().__getitem__(name)


@pytest.mark.parametrize("name", ONE_OF_EACH_FAMILY)
def test_whatever_c_is_written_from_was_read_for_its_name(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_up: dict[Any, list[Noted]] = {}
    names_of = Source.names

    def noted(source: Source) -> dict[str, Any]:
        looked_up.setdefault(source.function, []).append(Noted(names_of(source)))
        return looked_up[source.function][-1]

    monkeypatch.setattr(Source, "names", noted)
    game, unit = kahve.game(name), Unit()
    kinds = table_kinds(unit, game)
    written = [(loop, kinds[loop.__name__]) for loop in (make(game) for make in MAKERS)]
    learned = game.judgement.ways[-1]
    record, house = unit.record(game.rules.layout), unit.house(game.rules.house)
    reader = reached._Reader([])
    for loop, taken in [*written, (learned.reckon, (record, house))]:
        unit.export(loop, loop.__name__, taken, alone_of(taken))
        reader.read(loop, ())
    read = {id(what) for _, what in reader._known.values()}
    assert len(looked_up) > 30
    for function, names in looked_up.items():
        assert id(function) in read, function
        code = function.__code__
        for each in names:
            within = {place for place in each.looked_up if not place.startswith(" ")}  # a row of a tuple is kept under such a name
            assert within <= {*code.co_names, *code.co_freevars}, function
    tables = [table for table in unit._known if not hasattr(table, "__code__")]
    made_of_tuples = {id(value) for names in looked_up.values() for each in names for place, value in each.items() if place.startswith(" ")}
    assert tables
    assert all(id(table) in read | made_of_tuples for table in tables)


# -- together ----------------------------------------------------------------------------------------------------------------------------


def test_made_once_a_loop_is_found_without_its_c_until_a_constant_changes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KAHVE_CACHE", str(tmp_path))
    texts: list[str] = []
    text_of = Unit.text

    def noted(unit: Unit) -> str:
        texts.append(text_of(unit))
        return texts[-1]

    monkeypatch.setattr(Unit, "text", noted)

    def word() -> int:
        return int(NativeLoop(shuffle.next_word)(np.array([1, 2, 3, 4])))

    first = word()
    assert (word(), len(texts)) == (first, 1)
    monkeypatch.setattr(shuffle, "MASK", 0xFF)
    assert (word(), len(texts)) == (shuffle.next_word(array([1, 2, 3, 4], INT64)), 2)
    assert word() != first
    monkeypatch.undo()
    monkeypatch.setenv("KAHVE_CACHE", str(tmp_path))
    monkeypatch.setattr(Unit, "text", None)
    assert word() == first
    files = list((tmp_path / "kahve" / "c").glob("*.name"))
    for file in files:
        file.write_text("damaged", encoding="ascii")
    monkeypatch.setattr(Unit, "text", noted)
    assert (word(), len(texts)) == (first, 3)
    assert sorted(file.read_text(encoding="ascii") == "damaged" for file in files) == [False, True]
