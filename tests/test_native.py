"""The rules as C: the same bytes as interpreted, nothing out of its range, and a sentence wherever no library can be made."""

from __future__ import annotations

import math
import os
import random
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import kahve
from kahve.bots.belief.likely_worlds import empty_past
from kahve.bots.players.rollout import EACH_ITS_OWN, count_kernel
from kahve.bots.review.par import make_par
from kahve.bots.search import compare, tree
from kahve.bots.search.plans import make_list_plans
from kahve.bots.search.solve import make_solve
from kahve.bots.search.views import make_read_view
from kahve.cards import dialect
from kahve.cards.arrays import array
from kahve.cards.dialect import live, lowest_bit, rule, search
from kahve.cards.shuffle import below, generator, shuffle
from kahve.engine import machine as machine_module
from kahve.engine.game import Game
from kahve.engine.machine import Machine, as_bytes
from kahve.engine.match_record import PLAY
from kahve.engine.native import library as library_module
from kahve.engine.native import loop as loop_module
from kahve.engine.native import reached, table_library
from kahve.engine.native.entry import Entry, OutOfRangeError
from kahve.engine.native.function import write_function
from kahve.engine.native.kinds import INT, Array, Kind
from kahve.engine.native.library import (
    BackEndError,
    Effort,
    Library,
    NoCompilerError,
    begin_library,
    compiler,
    flags_of,
    library,
    library_folder,
)
from kahve.engine.native.loop import NativeLoop
from kahve.engine.native.nodes import lines_of
from kahve.engine.native.printer import Printer
from kahve.engine.native.source import DialectError, source_of
from kahve.engine.native.unit import Unit
from kahve.engine.record import Records
from kahve.engine.table import Table
from kahve.engine.worlds import empty_hidden
from kahve.lab.batch import Batch
from kahve.lab.deal_loops import loops_of
from kahve.lab.simulate import simulate

from .native_machine import NativeMachine

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
        # A table server asks of the view of the seat to move.
        seen = plain.view(same, 0, house, int(same[0].turn))
        assert native.moves(seen, house) == moves[:number].tolist()
        move = int(moves[below(rng, number)])
        for number_tried in (move, below(rng, native.move_numbers)):
            assert native.refusal(tables, 0, house, number_tried) == plain.refusal(same, 0, house, number_tried)
            assert native.refusal(seen, 0, house, number_tried) == plain.refusal(seen, 0, house, number_tried)
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


def test_loops_made_before_are_at_hand_until_the_sources_change(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kahve.game("pisti")
    monkeypatch.setattr(machine_module, "_AT_HAND", {})
    table_library.table_loops.cache_clear()
    table_library.table_loops(game)
    # Nothing is written or compiled from here on.
    for name in ("library", "table_unit"):
        monkeypatch.setattr(table_library, name, None)
    assert not Table(game, game.settle({}))._machine.compiled
    with monkeypatch.context() as changed:
        changed.setattr(reached, "content_hash", lambda: "other sources")
        machine_module.bring(game)
        assert not machine_module.machine_at_hand(game).compiled
    machine_module.bring(game)
    table, plain = Table(game, game.settle({})), Table(game, game.settle({}))
    plain._machine = Machine(game, compiled=False)
    assert table._machine.compiled
    table.deal(seed=1)
    plain.deal(seed=1)
    while table.moves:
        assert table.moves == plain.moves == table.view(table.turn).moves
        plain.play(table.moves[0])
        table.play(table.moves[0])
    assert str(table) == str(plain)


def test_optimised_c_plays_random_deals_as_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KAHVE_COMPILE_QUICKLY", raising=False)
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
        tables, blank, views = machine.layout.new(), machine.layout.new(), np.zeros((2, machine.layout.size), dtype=np.int8)
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


def searched(game: Game, engine: Machine, simulations: int) -> list[Any]:
    """What the loops of the searches, of worlds and of batches come to from one position of a game on this machine."""
    table = kahve.new(game.name, compiled=False)
    table.deal(seed=3)
    house, seat, layout, numbers = table.house, table.turn, game.rules.layout, np.array(table.moves, dtype=np.int64)
    view, rng, results = table.view(seat), generator(5), list[Any]()
    worths, out = np.zeros(len(numbers), dtype=np.int64), np.zeros((3, game.rules.move_numbers), dtype=np.int64)
    engine.ready(compare.make_weigh(game))(view.tables, house, numbers, worths)
    results.append(worths.tolist())
    counts = engine.deck_counts(house)
    hidden = empty_hidden(layout.size, counts.size)
    read = engine.ready(make_read_view(game))
    results.append(bool(read(view.tables, as_bytes(view.tables), house, seat, engine.world_plan, counts, hidden)))
    results.append(engine.world(view.tables, house, seat, rng).tobytes())
    tables, comparison = layout.new(2), compare.begun(numbers.reshape(-1, 1))
    pair, ways = compare.Pair(tables, as_bytes(tables), empty_past(game, "types")), compare.Ways(EACH_ITS_OWN, 1, 50, 2.0)
    result = engine.ready(compare.make_compare(game, "types"))(hidden, house, seat, pair, comparison, ways, simulations, rng)
    results += [int(result), comparison.lines.tobytes(), comparison.pairs.tobytes()]
    grown, growth = tree.empty_tree(64), tree.Growth(EACH_ITS_OWN, tree.MULTIPLE, 4, 1, 2.0, 2.0)
    scratch = tree.scratch(game, empty_past(game, "types"))
    result = engine.ready(tree.make_search(game, "types"))(hidden, house, seat, scratch, grown, growth, simulations, rng)
    results += [int(result), *(array.tobytes() for array in grown)]
    values, levels = np.zeros(game.rules.move_numbers), Records(layout, bytearray(3 * table._tables.tobytes()))
    results += [int(engine.ready(make_solve(game))(levels, house, out, values, 4)), values.tobytes()]
    brought = np.zeros((1, engine.sides(house)))
    engine.ready(make_par(game))(
        Records(layout, bytearray(2 * table._tables.tobytes())),
        house,
        out[0],
        np.zeros(game.rules.move_numbers, dtype=np.int64),
        rng,
        brought,
    )
    return [*results, brought.tobytes(), rng.tolist()]


@pytest.mark.parametrize("name", ["pisti", "basra", "hand_knee_and_foot", "quist"])
def test_searches_in_c_come_to_the_same_as_interpreted_and_keep_to_their_ranges(name: str) -> None:
    game = kahve.game(name)
    assert searched(game, NativeMachine(game, checked=True), 2) == searched(game, Machine(game, compiled=False), 2)


@pytest.mark.parametrize(("name", "seats"), [("hand_and_foot", 2), ("hand_and_foot", 6), ("hand_knee_and_foot", 3)])
def test_plans_and_prospects_in_c_are_those_of_interpreted_loops(name: str, seats: int) -> None:
    game, rng = kahve.game(name), random.Random(3)
    count_deal, engines = count_kernel(game), (NativeMachine(game, checked=True), Machine(game, compiled=False))

    def count(tables: Any, house: Any, rewards: Any) -> None:
        count_deal(tables[0], house, rewards)

    loops = [(engine.ready(make_list_plans(game)), engine.ready(count)) for engine in engines]
    table, brought = kahve.new(name, seats=seats), set[float]()
    table.deal(seed=3)
    for _ in range(30):
        view, moves, results = table.view(table.turn), np.array(table.moves, dtype=np.int64), []
        for list_plans, counted in loops:
            ends, plans = game.rules.layout.new(len(moves)), np.zeros((len(moves), 12), dtype=np.int64)
            out, worths, place_of = (np.zeros(game.rules.move_numbers, dtype=np.int64) for _ in range(3))
            number = list_plans(view.tables, view.house, moves, ends, as_bytes(ends), plans, place_of, out, worths)
            rewards = np.zeros(seats)
            counted(game_position(table), view.house, rewards)
            results.append((int(number), plans[:number].tolist(), place_of[: len(moves)].tolist(), rewards.tolist()))
        assert results[0] == results[1]
        brought.update(results[0][3])
        table.play(rng.choice(table.moves))
    assert len(brought) > 20


def game_position(table: kahve.Table) -> Any:
    """A copy of the record of a table, in an array of one."""
    return table.copy()._tables


def test_seated_deals_and_batches_in_c_are_those_of_interpreted_loops(monkeypatch: pytest.MonkeyPatch) -> None:
    results = []
    for compiled in (True, False):
        monkeypatch.setattr(Machine, "ready", lambda self, loop, **_: NativeLoop(loop, self.game, checked=True) if self.compiled else loop)
        loops_of.cache_clear()
        played = simulate(kahve.game("basra"), {"seats": 2}, ["greedy", "random"], 2, 3, workers=1, compiled=compiled)
        batch = Batch(kahve.game("basra"), 2, seats=2, seed=1, players={1: "greedy"}, compiled=compiled)
        shown = []
        for _ in range(3):
            batch.step(batch.random_moves.copy())
            shown.append((batch.numbers.tobytes(), batch.cards.tobytes(), batch.mask.tobytes(), batch.rewards.tobytes()))
        results.append((played.points("greedy").mean, shown))
    loops_of.cache_clear()
    assert results[0] == results[1]


def random_deals_in(native: NativeMachine, house: Any, deals: int) -> int:
    """Play random deals in a library, which may complain; returns the plays."""
    tables, blank, rng = native.layout.new(), native.layout.new(), generator(11)
    order = np.array(native.game.rules.deck(house).cards, dtype=np.int8)
    return int(native.random_deals(tables, blank, house, order, rng, native.moves_array(), deals))


def test_random_deals_leave_no_range(game: Game) -> None:
    """Some hundreds of deals of every game; as many as KAHVE_CHECKED_DEALS says where it is set."""
    deals, settled = int(os.environ.get("KAHVE_CHECKED_DEALS", "200")), houses(game)
    native = NativeMachine(game, checked=True)
    for house in settled:
        assert random_deals_in(native, house, max(1, deals // len(settled))) > 0


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
def give_back(out: Any, place: int) -> int:
    """Has the name of a function that every unit begins with."""
    return int(out[place]) + 1


@rule
def left_to_right(out: Any, number: int) -> int:
    return 100 * write_and_count(out, 0) + 10 * int(out[0]) + write_and_count(out, 0) + number


@rule
def reckon(out: Any, number: int) -> int:
    total = number // 3 + number % 5 - (-number) // 4 + (number >> 70) + (number << 3)
    out[0] = total or 7
    out[1] = total and number
    out[-1] = max(number, 3, min(total, 2)) + abs(number)
    return total


@rule
def lowest(number: int) -> int:
    return lowest_bit(number)


@pytest.mark.parametrize("number", [1, 6, 2**40, 2**62 + 2**61, -(2**63)])
def test_the_lowest_bit_is_that_of_python(number: int) -> None:
    assert entry(lowest, (INT,))(number) == lowest(number)


@pytest.mark.parametrize("number", [-9, -1, 0, 4, 7, 2**40])
def test_numbers_and_order_are_those_of_python(number: int) -> None:
    in_c, in_python = np.zeros(4, dtype=np.int64), np.zeros(4, dtype=np.int64)
    assert entry(both_parts, (INT,))(number) == both_parts(number)
    for function in (reckon, left_to_right):
        assert entry(function, (NUMBERS, INT))(in_c, number) == function(in_python, number)
        assert in_c.tolist() == in_python.tolist()


def fill_rows(out: Any, first: int) -> int:
    rows = np.zeros((2, 3))
    rows[1, first:] = -1
    rows[0, :] = math.inf
    out[0, first:] = -1
    out[1, :] = out[0]
    return int(max(rows[1, 2], math.sqrt(first), 0.25) * 8) + int(min(rows[0, 0], 2.5))


class Pieces(NamedTuple):
    row: Any
    number: int


def take_apart(pair: tuple[Any, ...], fill_rows: int) -> int:
    pieces = Pieces(*pair)
    return write_and_count(pieces.row, pieces.number) + fill_rows


def call_and_name(out: Any, number: int) -> int:
    write_and_count = both_parts(number) + take_apart((out[0], 1), number)
    return write_and_count + fill_rows(out, 2)


@rule
def answer(number: int) -> int:
    return number + 1


@search
def restored_answer(out: Any, number: int) -> int:
    before = out.copy()
    out[0] = number
    answer = int(out[0])  # the name of the rule that `both_answers` calls
    out[:] = before
    return answer


def both_answers(out: Any, number: int) -> int:
    return answer(number) * 100 + restored_answer(out, number)


def test_a_variable_may_have_the_name_of_another_rule() -> None:
    assert NativeLoop(both_answers)(np.zeros(3, dtype=np.int64), 7) == 807


def clear_behind(out: Any, number: int) -> int:
    out[0, number + 1 :] = 0
    return number


def test_a_row_is_cleared_from_a_sum_on_and_no_further() -> None:
    in_c, in_python = np.ones((2, 5), dtype=np.int64), np.ones((2, 5), dtype=np.int64)
    NativeLoop(clear_behind)(in_c, 1)
    clear_behind(in_python, 1)
    assert in_c.tolist() == in_python.tolist()


@pytest.mark.parametrize(("function", "kinds"), [(both_parts, (INT,)), (reckon, (NUMBERS, INT)), (restored_answer, (NUMBERS, INT))])
def test_a_function_is_as_long_as_it_is_printed(function: Any, kinds: tuple[Kind, ...]) -> None:
    written = write_function(Unit(), source_of(function), kinds)
    assert len(list(Printer(written).lines(written.body, ""))) == lines_of(written.body) > 1


def index_by_shifting(out: Any, number: int) -> int:
    out[1, number >> 4] = number
    return int(out[1, number >> 4] + out[number >> 5, number & 1])


def test_an_index_behind_another_may_be_any_number() -> None:
    in_c, in_python = np.ones((2, 3), dtype=np.int64), np.ones((2, 3), dtype=np.int64)
    for number in (0, 17, 33):
        assert NativeLoop(index_by_shifting)(in_c, number) == index_by_shifting(in_python, number)
        assert in_c.tolist() == in_python.tolist()


@search
def next_place(out: Any) -> int:
    out[0, 0] += 1
    return int(out[0, 0])


def index_by_calling(out: Any, number: int) -> int:
    out[1, next_place(out)] += number
    out[1, next_place(out)] = out[0, 0]
    out[1, next_place(out)] -= next_place(out)
    return int(out[0, 0])


def test_what_is_called_for_the_index_of_a_place_is_called_once_and_in_the_order_of_python() -> None:
    in_c, in_python = np.full((2, 5), 7, dtype=np.int64), np.full((2, 5), 7, dtype=np.int64)
    in_c[0, 0] = in_python[0, 0] = 0
    for checked in (False, True):
        assert NativeLoop(index_by_calling, checked=checked)(in_c, 3) == index_by_calling(in_python, 3) == 4
        assert in_c.tolist() == in_python.tolist()
        in_c[0, 0] = in_python[0, 0] = 0


def bad_fill(out: Any) -> None:
    out[1:, :] = 4


def test_slices_tuples_and_names_that_are_taken_are_those_of_python() -> None:
    in_c, in_python = np.ones((2, 3), dtype=np.int64), np.ones((2, 3), dtype=np.int64)
    loop = NativeLoop(call_and_name, kahve.game("pisti"), checked=True)
    assert loop(in_c, 5) == call_and_name(in_python, 5)
    assert in_c.tolist() == in_python.tolist()
    with pytest.raises(DialectError, match=r"a whole array is filled, or a row from a place on, but not out\[1:, :\]"):
        NativeLoop(bad_fill, kahve.game("pisti"))(in_c)


def write_both(first: Any, second: Any) -> int:
    first[0] = 1
    second[0] = 2
    return int(first[0])


def test_arrays_that_share_memory_are_compiled_apart_from_those_that_do_not() -> None:
    loop = NativeLoop(write_both, kahve.game("pisti"))
    numbers = np.zeros(4, dtype=np.int64)
    assert loop(numbers[:2], numbers[2:]) == 1
    assert loop(numbers, numbers) == 2
    assert loop(numbers[:1], numbers[1:]) == 1


def write_three(first: Any, second: Any, third: Any) -> int:
    first[0], second[0], third[0] = 1, 2, 3
    return int(first[0])


def test_of_many_arrays_every_two_are_looked_at() -> None:
    loop, (one, two, three) = NativeLoop(write_three, checked=True), np.zeros((3, 1), dtype=np.int64)
    assert loop(one, two, three) == 1
    assert loop(one, two, one) == 3
    assert loop(one, one, two) == 2
    assert loop(two, one, three) == 1


def test_what_was_begun_is_made_once_and_the_call_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    texts: list[str] = []

    def begin_noted(text: str, effort: Effort, name: str | None) -> Callable[[], Library]:
        texts.append(text)
        return begin_library(text, effort, name)

    monkeypatch.setattr(loop_module, "begin_library", begin_noted)
    loop, numbers = NativeLoop(write_both, checked=True), np.zeros(4, dtype=np.int64)
    wait = loop.begin(numbers[:2], numbers[2:])
    assert numbers.tolist() == [0, 0, 0, 0]
    assert loop(numbers[:2], numbers[2:]) == 1
    wait()
    loop.begin(numbers[2:], numbers[:2])()
    assert len(texts) == 1


def test_a_compiler_that_fails_behind_is_told_of_by_who_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(text: str, effort: Effort, name: str | None) -> Any:
        raise NoCompilerError("It fails.")

    messages: list[str] = []
    monkeypatch.setattr(library_module, "library", fails)
    monkeypatch.setattr(loop_module, "warn_interpreted", messages.append)
    loop, numbers = NativeLoop(write_both), np.zeros(4, dtype=np.int64)
    wait = loop.begin(numbers[:2], numbers[2:])
    assert messages == []
    wait()
    assert messages == ["It fails."]
    assert loop(numbers, numbers) == 2
    loop.begin(numbers, numbers)()
    assert messages == ["It fails."]


def entry(function: Any, kinds: tuple[Kind, ...]) -> Entry:
    """A function compiled by itself."""
    unit = Unit(checked=True)
    unit.export(function, "asked", kinds)
    return Entry(library(unit.text(), Effort.LEAST), "asked", kinds, checked=True)


def test_a_library_that_is_loaded_before_a_table_is_there_reads_it_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    table = array([5, 6, 7])

    @live(table)
    def noted(place: int) -> int:
        return int(table[place])

    @search
    def add_noted(place: int) -> int:
        return noted(place) + 1

    monkeypatch.setattr(dialect, "LIVE", {noted: table})
    unit = Unit()
    unit.export(add_noted, "asked", (INT,))
    text = unit.text()
    monkeypatch.setattr(dialect, "LIVE", {})
    built = library(text)
    monkeypatch.setattr(dialect, "LIVE", {noted: table})
    add = Entry(built, "asked", (INT,), checked=False)
    assert add(2) == 8
    table[2] = 70
    assert add(2) == 71


def test_a_rule_may_have_a_name_that_the_back_end_uses() -> None:
    assert entry(give_back, (NUMBERS, INT))(np.full(4, 6, dtype=np.int64), 2) == 7


def test_a_checked_library_names_the_line_that_leaves_an_array() -> None:
    compiled = entry(write_and_count, (NUMBERS, INT))
    line = write_and_count.__code__.co_firstlineno + 2
    with pytest.raises(OutOfRangeError, match=rf"^test_native.py, line {line}: the index 4 is not from 0 to 3\.$"):
        compiled(np.zeros(4, dtype=np.int64), 4)
    assert compiled(np.zeros(4, dtype=np.int64), 3) == 1


@rule
def play_for_ever(t: Any, house: Any, move: int) -> None:
    """A rule that turns in loops within loops."""
    for turn in range(1 << 40):
        while t.turn >= 0:
            t.turn = (t.turn + turn) % 2


def test_a_rule_from_elsewhere_that_never_ends_is_ended_and_says_where() -> None:
    pisti = kahve.game("pisti")
    game = replace(pisti, rules=replace(pisti.rules, play=play_for_ever))
    step = table_library.table_loops(game)["step"]
    for _ in range(2):
        table = kahve.new("pisti", seats=2, compiled=False)
        table.deal(seed=1)
        tables = Records(game.rules.layout, bytearray(table.record.memory))
        with pytest.raises(
            OutOfRangeError, match=r"^test_native.py, line \d+: the number of steps 100000001 is not from 0 to 100000000\.$"
        ):
            step(tables, 0, table.house, table.moves[0])


def test_a_checked_library_names_a_number_that_has_no_room() -> None:
    compiled = entry(write_and_count, (Array("int8_t", (None,)), INT))
    with pytest.raises(OutOfRangeError, match=r"the number 128 is not from -128 to 127\.$"):
        compiled(np.full(2, 127, dtype=np.int8), 0)


def test_an_array_of_another_kind_is_refused() -> None:
    compiled = entry(write_and_count, (NUMBERS, INT))
    for wrong in (np.zeros(4, dtype=np.int8), np.zeros((2, 2), dtype=np.int64), np.zeros(8, dtype=np.int64)[::2], [1, 2]):
        with pytest.raises(TypeError, match=r"^Argument 1 of asked must be an array of 1 axes of int64_t"):
            compiled(wrong, 0)


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


IS_CLANG = flags_of(compiler(), Effort.LITTLE) == flags_of(compiler(), Effort.MUCH)
"""Whether there is nothing between code made at once and the quickest code."""


@pytest.mark.parametrize(("how", "first", "last"), [("urgent", "-Og", "-O2"), ("seldom", "-O0", "-O1")])
def test_what_a_person_waits_for_is_made_in_little_time_and_then_better(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, how: str, first: str, last: str
) -> None:
    ran, noting = tmp_path / "ran", tmp_path / "noting-cc"
    noting.write_text(f'#!/bin/sh\ncase "$*" in *kahve.c*) echo "$*" >> {ran};; esac\nexec {shlex.join(compiler())} "$@"\n')
    noting.chmod(0o755)
    monkeypatch.setenv("CC", str(noting))
    monkeypatch.setenv("KAHVE_CACHE", str(tmp_path))
    monkeypatch.setenv("KAHVE_COMPILE_QUICKLY", "0")
    waiting: list[Callable[[], None]] = []
    monkeypatch.setattr(loop_module, "afterwards", waiting.append)
    one, other = np.zeros(2, dtype=np.int64), np.zeros(2, dtype=np.int64)

    def efforts() -> list[str]:
        return [next(word for word in line.split() if word.startswith("-O")) for line in ran.read_text().splitlines()]

    loop = NativeLoop(write_both, **{how: True})
    assert loop(one, other) == 1
    if how == "urgent" and IS_CLANG:
        assert efforts() == [last]
        assert waiting == []
        return
    assert efforts() == [first]
    (improve,) = waiting
    improve()
    assert efforts() == [first, last]
    assert loop(one, other) == 1
    assert loop(one, one) == 2  # other arguments, other code: made in the same two steps
    assert efforts() == [first, last, first]
    # A later process has at once what is there, and makes the better code where the one before ended too soon for it.
    later = NativeLoop(write_both, **{how: True})
    assert (later(one, other), later(one, one)) == (1, 2)
    assert efforts() == [first, last, first]
    _, _, improve = waiting
    improve()
    assert efforts() == [first, last, first, last]
    assert (later(one, other), later(one, one)) == (1, 2)


def test_where_better_code_cannot_be_made_the_first_stays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KAHVE_CACHE", str(tmp_path))
    monkeypatch.setenv("KAHVE_COMPILE_QUICKLY", "0")
    waiting: list[Callable[[], None]] = []
    monkeypatch.setattr(loop_module, "afterwards", waiting.append)
    loop, one, other = NativeLoop(write_both, seldom=True), np.zeros(2, dtype=np.int64), np.zeros(2, dtype=np.int64)
    assert loop(one, other) == 1
    monkeypatch.setenv("CC", "no-such-compiler")
    waiting[0]()
    assert loop(one, other) == 1


SHORT = """
import kahve, random, time
from kahve.bots import bot
table = kahve.new("pisti", compiled=False, seats=2)
table.deal(seed=3)
bot("master").choose(table.view(table.turn), table.moves, random.Random(1))
time.sleep(0.3)
"""


def test_better_code_is_made_even_if_python_ends_before(tmp_path: Path) -> None:
    environment = os.environ | {"KAHVE_CACHE": str(tmp_path), "KAHVE_COMPILE_QUICKLY": "0"}
    subprocess.run([sys.executable, "-c", SHORT], env=environment, check=True)
    until, folder = time.monotonic() + 120, tmp_path / "kahve" / "c"
    # Three were waited for: reading the view, weighing the moves and comparing them.
    while len(list(folder.glob("*.sha256"))) < 4 and time.monotonic() < until:
        time.sleep(0.1)
    assert len(list(folder.glob("*.sha256"))) >= 4


def test_a_damaged_library_is_made_again(small_text: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KAHVE_CACHE", str(tmp_path))
    folder = library_folder()
    folder.mkdir(parents=True)
    assert library(small_text, Effort.LEAST).functions("int64_t kahve_asked(int64_t);").kahve_asked(20) == both_parts(20)
    (file,) = folder.glob("*.so")
    content = file.read_bytes()
    # As another name, for a process that has loaded a library goes on with what it has read.
    replaced = folder / "damaged"
    replaced.write_bytes(content[:100])
    replaced.replace(file)
    assert library(small_text, Effort.LEAST).functions("int64_t kahve_asked(int64_t);").kahve_asked(20) == both_parts(20)
    assert file.read_bytes()[:4] == content[:4]
    assert len(file.read_bytes()) > 100


def test_who_wants_what_another_makes_waits_for_it(small_text: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ran, slow = tmp_path / "ran", tmp_path / "slow-cc"
    slow.write_text(f'#!/bin/sh\ncase "$*" in *kahve.c*) echo "$$" >> {ran}; sleep 0.3;; esac\nexec {shlex.join(compiler())} "$@"\n')
    slow.chmod(0o755)
    monkeypatch.setenv("CC", str(slow))
    monkeypatch.setenv("KAHVE_CACHE", str(tmp_path))
    with ThreadPoolExecutor(4) as pool:
        libraries = list(pool.map(lambda _: library(small_text, Effort.LEAST), range(4)))
    assert len({each.path for each in libraries}) == 1
    assert len(ran.read_text().splitlines()) == 1
    assert not list(library_folder().glob("*.lock"))


def test_a_folder_that_cannot_be_written_is_named(small_text: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "kahve").write_text("in the way")
    monkeypatch.setenv("KAHVE_CACHE", str(tmp_path))
    with pytest.raises(BackEndError, match=r"cannot be kept in .*kahve.c.* .*name another folder in KAHVE_CACHE"):
        library(small_text)


def test_no_compiler_is_a_sentence(small_text: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(BackEndError, match=r"^There is no C compiler here: install gcc or clang, or run .*pip install ziglang.*\.$"):
        library(small_text)
    monkeypatch.setenv("CC", "no-such-compiler -x")
    with pytest.raises(BackEndError, match=r"CC names .*'no-such-compiler -x'.*, and there is no such program"):
        library(small_text)


def test_a_compiler_that_fails_is_quoted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KAHVE_CACHE", str(tmp_path))
    with pytest.raises(BackEndError, match=r"^The C compiler .* fails: .*error"):
        library("this is no C")
    assert not [name for name in os.listdir(library_folder()) if name.startswith("making-")]
