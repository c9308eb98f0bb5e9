"""The quick ways of one table give what the plain ones give, to the byte: over whole deals, in every game, by drawn house rules."""

from __future__ import annotations

import importlib
import pickle
import random
from functools import cache
from typing import Any

import numpy as np
import pytest

import kahve
from kahve.adapters import played_table, warm_up
from kahve.adapters.gymnasium import Env
from kahve.adapters.observing import FeatureReading
from kahve.adapters.pettingzoo import env
from kahve.engine.entries import entries_plan, read_entries
from kahve.engine.game import Game
from kahve.engine.machine import as_bytes
from kahve.engine.observation import observation
from kahve.engine.table import Table

MOST_STEPS = 150
"""The steps of a long deal that are compared."""


def plain(step: Any) -> list[Any]:
    """What `step`, `reset` or `last` gave, in a form that can be compared."""
    return [
        [(name, part[name] if isinstance(part[name], dict) else (str(part[name].dtype), part[name].tobytes())) for name in part]
        if isinstance(part, dict)
        else part
        for part in step
    ]


def gymnasium_deal(table: Env, seed: int) -> list[Any]:
    """All that an environment gives while a deal is played by chance, and the log of its table."""
    chance, (seen, about) = random.Random(seed), table.reset(seed=seed)
    given: list[Any] = [plain((seen, about))]
    for _ in range(MOST_STEPS):
        seen, reward, over, cut_short, about = table.step(chance.choice(np.flatnonzero(seen["action_mask"])))
        given += [*plain((seen, reward, over, cut_short, about)), table.action_masks().tobytes()]
        if over:
            break
    return [*given, table.table.log(), str(table.table)]


def pettingzoo_deal(table: Any, seed: int) -> list[Any]:
    """The same for an environment in which every seat is an agent; what all of them see together is read at every fifth step."""
    chance, given = random.Random(seed), list[Any]()
    table.reset(seed=seed)
    for step, agent in enumerate(table.agent_iter(MOST_STEPS)):
        seen, reward, over, cut_short, about = table.last()
        given += [agent, *plain((seen, reward, over, cut_short, about)), table.state().tobytes() if step % 5 == 4 else None]
        table.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"])))
    return [*given, table.table.log(), str(table.table)]


def play_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have moves asked for, made and observed by the plain functions, each by itself."""

    def make(table: Table, move: int) -> list[int]:
        table.play(move)
        return table.moves

    def at_table(self: Any, table: Table, seat: int) -> Any:
        observation = self.layout.of_record(table.view(seat).tables, 0, seat)
        return self.of(observation, np.array([seat]))[0]

    monkeypatch.setattr(Table, "make", make)
    for kind in (warm_up.Reading, FeatureReading):
        monkeypatch.setattr(kind, "at_table", at_table)


@pytest.mark.parametrize("drawn", [False, True], ids=["usual", "drawn"])
def test_compiled_and_interpreted_tables_give_what_plain_ones_give(
    game: Game, draw: Any, drawn: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = draw.house(game) if drawn else {}
    observe, reward, seed, player = ("features", "margin", 5, "casual") if drawn else ("entries", "points", 3, "greedy")
    how = {"observe": observe, "reward": reward}

    def all_given(compiled: bool) -> list[Any]:
        one = Env(game.name, house=house, players=[player], **how, compiled=compiled)
        return [gymnasium_deal(one, seed), pettingzoo_deal(env(game.name, **house, **how, compiled=compiled), seed)]

    quick = [all_given(compiled) for compiled in (True, False)]
    play_plainly(monkeypatch)
    plain = all_given(False)
    assert quick[0] == plain
    assert quick[1] == plain


def test_entries_are_those_of_the_observation(game: Game, draw: Any) -> None:
    for house in ({}, draw.house(game), draw.house(game)):
        table = kahve.new(game.name, **house)
        while table.awaits_deal:
            table.deal(seed=draw.chance.getrandbits(64))
        layout = observation(game, table.house)
        read = np.full(layout.size, 99, dtype=np.int32)
        for _ in range(30):
            for seat in range(table.seats):
                read_entries(as_bytes(table.tables_for(seat)), 0, entries_plan(layout), seat, table.side_of(seat), read)
                assert (read == layout.of(table.view(seat))).all()
            if table.turn == kahve.NOBODY:
                break
            table.make(draw.chance.choice(table.moves))


def test_moves_made_quickly_are_noted_when_they_are_asked_for(game: Game, draw: Any) -> None:
    house = draw.house(game)
    quick, plain = (kahve.new(game.name, **house) for _ in range(2))
    seed = 0
    while plain.awaits_deal:
        seed += 1
        for table in (quick, plain):
            table.deal(seed=seed)
    for step in range(40):
        if plain.turn == kahve.NOBODY:
            break
        move = draw.chance.choice(plain.moves)
        plain.play(move)
        assert quick.make(move) == plain.moves
        if step == 10:
            assert quick.copy().log() == plain.log()
            quick.undo()
            quick, plain = quick.copy(), plain.copy()
            plain.undo()
            assert (str(quick), quick.log()) == (str(plain), plain.log())
    assert (str(quick), quick.log(), quick.sheet) == (str(plain), plain.log(), plain.sheet)


def test_moves_for_which_compiled_code_has_no_room_are_told_to_the_table_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(played_table, "MOST_NOTED", 3)
    monkeypatch.setattr(played_table, "_play_on", cache(played_table._play_on.__wrapped__))
    one, other = (Env("pisti", seats=4, players=["greedy"], compiled=compiled) for compiled in (True, False))
    assert gymnasium_deal(one, 1) == gymnasium_deal(other, 1)
    assert len(one.table.history[0].turns) == 48


def test_an_environment_goes_on_from_the_middle_of_a_deal_when_it_was_pickled() -> None:
    for compiled in (True, False):
        one, two = Env("pisti", seats=2, players=["casual"], compiled=compiled), env("pisti", seats=2, compiled=compiled)
        seen, _ = one.reset(seed=1)
        two.reset(seed=1)
        for _ in range(5):
            seen = one.step(np.flatnonzero(seen["action_mask"])[0])[0]
            two.step(int(np.flatnonzero(two.last()[0]["action_mask"])[0]))
        other, another = pickle.loads(pickle.dumps((one, two)))
        for _ in range(5):
            move = np.flatnonzero(seen["action_mask"])[0]
            seen, *rest = one.step(move)
            assert plain((seen, *rest)) == plain(other.step(move))
            for each in (two, another):
                each.step(int(np.flatnonzero(each.last()[0]["action_mask"])[0]))
            assert plain(two.last()) == plain(another.last())
        assert (one.table, two.table) == (other.table, another.table)


def test_a_table_goes_over_to_compiled_rules_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_up, "MOVES_INTERPRETED", 60)
    one, other = (Env("pisti", house={"seats": 2}, players=["greedy"], compiled=compiled) for compiled in (None, False))
    two, another = (env("pisti", seats=2, compiled=compiled) for compiled in (None, False))
    went_over = []
    for seed in range(4):
        assert gymnasium_deal(one, seed) == gymnasium_deal(other, seed)
        assert pettingzoo_deal(two, seed) == pettingzoo_deal(another, seed)
        went_over.append((one._warm_up.compiled, two._warm_up.compiled, other._warm_up.compiled))
    assert went_over == [(False, False, False), (False, False, False), (True, True, False), (True, True, False)]


def test_a_game_of_open_spiel_goes_over_to_compiled_rules_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    importlib.import_module("kahve.adapters.open_spiel")
    monkeypatch.setattr(warm_up, "MOVES_INTERPRETED", 60)

    def deal(game: Any, seed: int) -> list[Any]:
        state, chance, seen = game.new_initial_state(), random.Random(seed), []
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
            else:
                seen.append((state.legal_actions(), state.observation_tensor(state.current_player())))
                state.apply_action(chance.choice(state.legal_actions()))
        return [*seen, state.returns()]

    for name, seats in (("pisti", 2), ("quist", 4)):
        one, other = (pyspiel.load_game(f"kahve_{name}(seats={seats})") for _ in range(2))
        other._waits = False
        assert not one.engine.compiled
        for seed in range(4):
            assert deal(one, seed) == deal(other, seed)
        assert (one.engine.compiled, other.engine.compiled) == (True, False)


@pytest.mark.parametrize("title", ["kahve_pisti(seats=2,compiled=true)", "kahve_hand_and_foot(seats=4,compiled=true)"])
def test_states_of_open_spiel_that_are_asked_in_any_order_show_what_they_are(title: str) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    importlib.import_module("kahve.adapters.open_spiel")
    chance = random.Random(3)
    states = [pyspiel.load_game(title).new_initial_state()]
    while states[-1].is_chance_node():
        states[-1].apply_action(chance.choice(states[-1].chance_outcomes())[0])
    for _ in range(60):
        branch = chance.choice(states).clone()
        branch.apply_action(chance.choice(branch.legal_actions()))
        if not branch.is_terminal():
            states.append(branch)
    chance.shuffle(states)
    lists = [state.observation_tensor(state.current_player()) for state in states]
    for state, entries in zip(states, lists, strict=True):
        seen = state._game.layout.flat(state._game.layout.of_record(state.tables(), 0, state.turn)).tolist()
        assert entries == seen
        entries.clear()  # the list belongs to the one who asked
        assert state.observation_tensor(state.current_player()) == seen


def test_where_nothing_can_be_compiled_interpreted_rules_go_on_and_it_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(30, "compiled code cannot be kept in this folder", "/cache")

    monkeypatch.setattr(warm_up, "MOVES_INTERPRETED", 10)
    monkeypatch.setattr(warm_up, "_play_a_little", refuse)
    one = Env("pisti", house={"seats": 2}, players=["random"])
    first = gymnasium_deal(one, 1)
    with pytest.warns(RuntimeWarning, match="go on with interpreted rules, which are slower: .*cannot be kept"):
        again = gymnasium_deal(one, 1)
    assert first == again == gymnasium_deal(one, 1)
