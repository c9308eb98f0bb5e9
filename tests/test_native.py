"""The rules as C: the same bytes as interpreted, nothing out of its range, and a sentence wherever no library can be made."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kahve
from kahve.cards.dialect import rule
from kahve.cards.shuffle import below, generator, shuffle
from kahve.engine.game import Game
from kahve.engine.machine import Machine, as_bytes
from kahve.engine.match import PLAY
from kahve.engine.native.kinds import INT, Array, Kind
from kahve.engine.native.library import BackEndError, compiler, library, library_folder
from kahve.engine.native.machine import Entry, NativeMachine, OutOfRangeError
from kahve.engine.native.source import DialectError
from kahve.engine.native.unit import Unit

try:
    compiler()
except BackEndError as missing:
    pytest.skip(str(missing), allow_module_level=True)

MOST_PLAYS = 60
NUMBERS = Array("int64_t", (None,))


def houses(game: Game) -> list[Any]:
    """The house by default, the presets, and one with the greatest number of seats."""
    settled = [game.settle({}), *(game.settle({}, preset.name) for preset in game.presets)]
    return [*settled, game.settle({"seats": game.options[0].high})] if game.options[0].name == "seats" else settled


def play_both(native: NativeMachine, house: Any, seed: int) -> int:
    """Play some moves of a deal in C and interpreted, and compare all that both say; returns how many were played."""
    plain, rng = Machine(native.game, compiled=False), generator(seed)
    tables, same = native.layout.new(), native.layout.new()
    moves, other_moves = native.moves_array(), native.moves_array()
    order = np.array(native.game.rules.deck(house).cards, dtype=np.int8)
    shuffle(rng, order, order.size)
    native.deal(tables, 0, house, order)
    plain.deal(same, 0, house, order)
    assert tables.tobytes() == same.tobytes()
    plays = 0
    while tables[0].phase == PLAY and plays < MOST_PLAYS:
        number = native.legal(tables, 0, house, moves)
        assert number == plain.legal(same, 0, house, other_moves)
        assert moves[:number].tolist() == other_moves[:number].tolist()
        move = int(moves[below(rng, number)])
        for asked in (move, below(rng, native.move_numbers)):
            assert native.refusal(tables, 0, house, asked) == plain.refusal(same, 0, house, asked)
        native.step(tables, 0, house, move)
        plain.step(same, 0, house, move)
        assert tables.tobytes() == same.tobytes(), f"after move {move} of {house}"
        plays += 1
    return plays


def test_c_and_interpreted_rules_come_to_the_same_and_keep_to_their_ranges(game: Game) -> None:
    native = NativeMachine(game, checked=True)
    settled = houses(game)
    drawn = [settled[0], *random.Random(game.name).sample(settled[1:], min(1, len(settled) - 1))]
    for seed, house in enumerate(drawn):
        assert play_both(native, house, seed) > 10


def test_optimised_c_plays_random_deals_as_interpreted() -> None:
    game = kahve.game("pisti")
    house, results = game.settle({"seats": 2}), []
    for machine in (NativeMachine(game), NativeMachine(game, checked=True), Machine(game, compiled=False)):
        tables, blank = machine.layout.new(), machine.layout.new()
        order, rng, out = np.array(game.rules.deck(house).cards, dtype=np.int8), generator(4), machine.moves_array()
        plays = machine.random_deals(tables, blank, house, order, rng, out, 6)
        results.append((plays, tables.tobytes(), rng.tolist(), order.tolist()))
    assert results[0] == results[1] == results[2]


def test_views_observations_and_counted_positions_are_those_of_interpreted_loops() -> None:
    game = kahve.game("pisti")
    house, results = game.settle({"seats": 2}), []
    for machine in (NativeMachine(game, checked=True), Machine(game, compiled=False)):
        tables, blank, views = machine.layout.new(), machine.layout.new(), np.zeros((2, machine.layout.dtype.itemsize), dtype=np.int8)
        order, rng, out = np.array(game.rules.deck(house).cards, dtype=np.int8), generator(4), machine.moves_array()
        plays = [
            machine.observed_deals(tables, as_bytes(tables), blank, house, order, rng, out, 1, views, everyone)
            for everyone in (True, False)
        ]
        machine.deal(tables, 0, house, order)
        seen = [machine.view(tables, 0, house, seat).tobytes() for seat in (-1, 0, 1)]
        rows, moves = np.repeat(tables, 4), np.zeros((4, game.rules.move_numbers), dtype=np.int64)
        counted = [machine.perft_loop(rows, house, depth, moves) for depth in range(3)]
        results.append((plays, tables.tobytes(), rng.tolist(), views.tobytes(), seen, counted))
    assert results[0] == results[1]


# -- constructs of the dialect ---------------------------------------------------------------------------------------------------------


@rule
def both_parts(number: int) -> int:
    rest = number
    for place in (3, 5):
        rest, place = place - rest, rest
    return rest if 1 < rest <= 10 or rest in (-4, 20) else ~rest


@rule
def write_and_count(out: Any, place: int) -> int:
    out[place] += 1
    return int(out[place])


@rule
def left_to_right(out: Any, number: int) -> int:
    return 100 * write_and_count(out, 0) + 10 * int(out[0]) + write_and_count(out, 0) + number


@rule
def reckon(out: Any, number: int) -> int:
    found = number // 3 + number % 5 - (-number) // 4 + (number >> 70) + (number << 3)
    out[0] = found or 7
    out[1] = found and number
    out[-1] = max(number, 3, min(found, 2)) + abs(number)
    return found


@pytest.mark.parametrize("number", [-9, -1, 0, 4, 7, 2**40])
def test_numbers_and_order_are_those_of_python(number: int) -> None:
    in_c, in_python = np.zeros(4, dtype=np.int64), np.zeros(4, dtype=np.int64)
    assert entry(both_parts, (INT,))(number) == both_parts(number)
    for function in (reckon, left_to_right):
        assert entry(function, (NUMBERS, INT))(in_c, number) == function(in_python, number)
        assert in_c.tolist() == in_python.tolist()


def entry(function: Any, kinds: tuple[Kind, ...]) -> Entry:
    """A function compiled by itself."""
    unit = Unit(checked=True)
    unit.export(function, "asked", kinds)
    return Entry(library(unit.text(), checked=True), "asked", kinds, checked=True)


def test_a_checked_library_names_the_line_that_leaves_an_array() -> None:
    asked = entry(write_and_count, (NUMBERS, INT))
    line = write_and_count.__code__.co_firstlineno + 2
    with pytest.raises(OutOfRangeError, match=rf"^test_native.py, line {line}: the index 4 is not from 0 to 3\.$"):
        asked(np.zeros(4, dtype=np.int64), 4)
    assert asked(np.zeros(4, dtype=np.int64), 3) == 1


def test_a_checked_library_names_a_number_that_has_no_room() -> None:
    asked = entry(write_and_count, (Array("int8_t", (None,)), INT))
    with pytest.raises(OutOfRangeError, match=r"the number 128 is not from -128 to 127\.$"):
        asked(np.full(2, 127, dtype=np.int8), 0)


def test_an_array_of_another_kind_is_refused() -> None:
    asked = entry(write_and_count, (NUMBERS, INT))
    for wrong in (np.zeros(4, dtype=np.int8), np.zeros((2, 2), dtype=np.int64), np.zeros(8, dtype=np.int64)[::2], [1, 2]):
        with pytest.raises(TypeError, match=r"^Argument 1 of asked must be an array of 1 axes with 8 bytes an entry"):
            asked(wrong, 0)


def bad_list(number: Any) -> Any:
    return [number]


def bad_power(number: Any) -> Any:
    return number**2


def bad_loop(number: Any) -> Any:
    for each in number:
        return each
    return 0


def bad_call(number: Any) -> Any:
    return sorted(number)


def bad_recursion(number: Any) -> Any:
    return bad_recursion(number)


def bad_field(number: Any) -> Any:
    return number.real


@pytest.mark.parametrize("bad", [bad_list, bad_power, bad_loop, bad_call, bad_recursion, bad_field])
def test_what_the_dialect_does_not_allow_is_named_by_file_and_line(bad: Any) -> None:
    with pytest.raises(DialectError, match=rf"^test_native.py, line {bad.__code__.co_firstlineno + 1}: "):
        Unit().function(bad, (INT,))


# -- the compiler and the folder -------------------------------------------------------------------------------------------------------


@pytest.fixture
def small_text() -> str:
    unit = Unit()
    unit.export(both_parts, "asked", (INT,))
    return unit.text()


def test_the_text_is_the_same_every_time_and_names_no_folder(small_text: str) -> None:
    again = Unit()
    again.export(both_parts, "asked", (INT,))
    assert again.text() == small_text
    assert str(Path(__file__).parent) not in small_text


def test_a_damaged_library_is_made_again(small_text: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KAHVE_CACHE", str(tmp_path))
    folder = library_folder()
    folder.mkdir(parents=True)
    assert library(small_text, checked=True)["kahve_asked"](20) == both_parts(20)
    (made,) = folder.glob("*.so")
    content = made.read_bytes()
    # As another name, for a process that has loaded a library goes on with what it has read.
    replaced = folder / "damaged"
    replaced.write_bytes(content[:100])
    replaced.replace(made)
    assert library(small_text, checked=True)["kahve_asked"](20) == both_parts(20)
    assert made.read_bytes()[:4] == content[:4]
    assert len(made.read_bytes()) > 100


def test_a_folder_that_cannot_be_written_is_named(small_text: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "kahve").write_text("in the way")
    monkeypatch.setenv("KAHVE_CACHE", str(tmp_path))
    with pytest.raises(BackEndError, match=r"cannot be kept in .*kahve.c .*name another folder in KAHVE_CACHE"):
        library(small_text)


def test_no_compiler_is_a_sentence(small_text: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(BackEndError, match=r"^There is no C compiler here: install gcc or clang, or `pip install ziglang`\.$"):
        library(small_text)
    monkeypatch.setenv("CC", "no-such-compiler -x")
    with pytest.raises(BackEndError, match="CC names 'no-such-compiler -x', and there is no such program"):
        library(small_text)


def test_a_compiler_that_fails_is_quoted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KAHVE_CACHE", str(tmp_path))
    with pytest.raises(BackEndError, match=r"^The C compiler .* failed: .*error"):
        library("this is no C")
    assert not [name for name in os.listdir(library_folder()) if name.startswith("making-")]
