"""OpenSpiel's own checks and searches on every game, and what they do not look at."""

from __future__ import annotations

import math
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import cfr, exploitability, get_all_states, ismcts, mcts

import kahve
from kahve.adapters.open_spiel import load
from kahve.bots import bot
from kahve.bots.search.searcher import Search, think
from kahve.engine.game import Game
from kahve.engine.table import Table
from kahve.engine.view import View

SMALL = {"target": "single", "pack": "JCKC6C6DKD", "fixed": 1}
"""The Dry Game with five cards, of which all know the first: two cards each and one on the stack."""

FEWER = {"seats": 2, "decks": 2, "jokers_per_deck": 2}
"""A melding game that does not take long."""


def played(game: Any, moves: int, seed: int) -> Any:
    """A state after `moves` random moves."""
    chance, state = random.Random(seed), game.new_initial_state()
    while state.is_chance_node():
        cards, likely = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(cards, likely)[0])
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_the_librarys_random_simulation_passes(game: Game, draw: object) -> None:
    house = FEWER if game.family == "melding" else draw.house(game)
    loaded = load(game.name, **house)
    assert pyspiel.load_game(str(loaded)).house == loaded.house == game.settle(house)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_a_state_plays_what_a_table_plays(game: Game) -> None:
    loaded = load(game.name)
    state = played(loaded, 0, seed=3)
    table = Table(game, loaded.house)
    table.deal(game.rules.deck(loaded.house).write_order(state.order))
    chance = random.Random(2)
    for _ in range(15):
        if state.is_terminal():
            break
        assert state.current_player() == table.turn
        assert state.legal_actions() == table.moves
        seat = table.turn
        tensor = np.array(state.observation_tensor(seat))
        assert (tensor == loaded.layout.of(table.view(seat)).astype(np.float32)).all()
        move = chance.choice(table.moves)
        assert state.action_to_string(move) == table.write(move)
        state.apply_action(move)
        table.play(move)


def test_chance_deals_each_card_as_often_as_there_are_of_it_left() -> None:
    state = load("foxtrot").new_initial_state()
    assert len(state.chance_outcomes()) == 52
    assert state.chance_outcomes()[0] == (4, 2 / 104)
    state.apply_action(4)
    assert state.chance_outcomes()[0] == (4, 1 / 103)
    state.apply_action(4)
    assert 4 not in dict(state.chance_outcomes())
    assert math.isclose(sum(likely for _, likely in state.chance_outcomes()), 1.0)


def test_the_returns_are_the_points_of_the_sheet_or_their_margin() -> None:
    for reward in ("points", "margin"):
        loaded = load("foxtrot", seats=3, reward=reward)
        state = played(loaded, 1000, seed=1)
        assert state.is_terminal()
        total = [row[loaded.kahve.rules.items.index("total")] for row in state.tables()[0].sheet.tolist()[:3]]
        mean = [(sum(total) - own) / 2 for own in total]
        assert state.returns() == [float(own) if reward == "points" else own - other for own, other in zip(total, mean, strict=True)]
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)
    fewest = load("turtle", reward="points", word_mode="strict")
    assert all(points <= 0 for points in played(fewest, 1000, seed=1).returns())


def test_a_resampled_state_tells_nothing_of_the_true_deal(game: Game) -> None:
    """Two deals that look alike to a seat have the same resampled states: in text, in history, sent elsewhere, and played on."""
    loaded = load(game.name)
    state = played(loaded, 5, seed=5)
    seat = state.current_player()

    def world(of: Any) -> Any:
        return of.resample_from_infostate(seat, lambda: 0.25)

    twin = state.resample_from_infostate(seat, lambda: 0.75)
    assert (world(twin).record, str(world(twin))) == (world(state).record, str(world(state)))
    other = world(state)
    line, history = str(other).split("\n")
    assert kahve.position(game.name, line)._tables.tobytes() == other.record
    assert (history, other.history(), other.full_history(), other.history_str()) == ("", [], [], "")
    move = other.legal_actions()[0]
    other.apply_action(move)
    for copy in (other.clone(), pickle.loads(pickle.dumps(other)), loaded.deserialize_state(other.serialize())):
        assert (copy.record, copy.history(), str(copy)) == (other.record, [move], str(other))
    hidden = loaded.kahve.rules.deck(loaded.house).write_order(state.order)
    assert hidden not in str(other) + other.serialize()
    assert state.order.hex() not in pickle.dumps(other).hex()


def test_a_state_is_resampled_while_cards_are_dealt() -> None:
    state = load("pisti", seats=2).new_initial_state()
    for card in (4, 51, 20):
        state.apply_action(card)
    other = state.resample_from_infostate(1, lambda: 0.5)
    assert len(other.history()) == 3
    assert other.history() != state.history()
    assert other.is_chance_node()


def test_a_seat_remembers_all_that_it_did_and_what_it_cannot_see_leaves_no_trace(game: Game) -> None:
    """Exchange the hidden cards: what a seat sees and remembers stays, and so do its moves."""
    loaded = load(game.name)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    different = 0
    for moves in (0, 3, 8):
        state = played(loaded, moves, seed=moves)
        for seat in range(loaded.num_players()):
            other = state.resample_from_infostate(seat, sampler)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.current_player() == state.current_player()
            if seat == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            different += other.record != state.record
    assert different
    mover = state.current_player()
    before, move = state.information_state_string(mover), state.legal_actions()[-1]
    after = state.clone()
    after.apply_action(move)
    assert after.information_state_string(mover).startswith(before)
    assert after.information_state_string(mover) != before
    assert state.action_to_string(mover, move) in after.information_state_string(mover)[len(before) :]


def test_an_information_state_has_a_tensor_that_forgets_nothing(game: Game) -> None:
    loaded = load(game.name, recall=60, **(FEWER if game.family == "melding" else {}))
    width = 1 + loaded.layout.size
    assert loaded.information_state_tensor_shape() == [60, width]
    state, chance = played(loaded, 0, seed=5), random.Random(5)
    before: dict[int, Any] = {}
    done: dict[int, list[int]] = {seat: [] for seat in range(loaded.num_players())}
    for _ in range(40):
        if state.is_terminal():
            break
        seat = state.current_player()
        tensor = np.array(state.information_state_tensor(seat)).reshape(60, width)
        filled = int(np.flatnonzero(tensor.any(axis=1)).max()) + 1
        assert (tensor[filled - 1, 1:] == np.array(state.observation_tensor(seat))).all(), "the last row is what the seat sees now"
        own = tensor[:, 0][tensor[:, 0] > 0] - 1
        assert own.tolist() == done[seat], "its own moves are in it, in order"
        if seat in before:
            assert (tensor[: len(before[seat])] == before[seat]).all(), "no earlier row changes"
        before[seat] = tensor[:filled]
        move = chance.choice(state.legal_actions())
        done[seat].append(move)
        state.apply_action(move)
        if len(done[seat]) % 3 == 1:
            assert state.clone().information_state_tensor(seat) == state.information_state_tensor(seat)


def test_deals_that_a_seat_cannot_tell_apart_have_one_tensor() -> None:
    loaded = load("dry_game", **SMALL, recall=8)
    by_text: dict[str, set[bytes]] = {}
    for state in get_all_states.get_all_states(loaded, include_terminals=False, include_chance_states=False).values():
        seat = state.current_player()
        tensor = np.array(state.information_state_tensor(seat)).tobytes()
        by_text.setdefault(state.information_state_string(seat), set()).add(tensor)
    assert len(by_text) > 20
    assert all(len(tensors) == 1 for tensors in by_text.values())
    assert len(set.union(*by_text.values())) == len(by_text), "and deals that it can tell apart have two"


def test_a_tensor_with_too_few_rows_is_refused_and_none_is_made_unasked() -> None:
    state = played(load("pisti", seats=2, recall=2), 6, seed=1)
    with pytest.raises(kahve.HouseError, match=r"recall cannot be 2: seat 0 has seen [0-9]+ moments, so ask for more"):
        state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True)).set_from(state, 0)
    for wrong in (-1, 4001):
        with pytest.raises(kahve.HouseError, match="allowed are 0 to 4000 rows"):
            load("pisti", recall=wrong)
    plain = load("pisti", seats=2)
    assert not plain.get_type().provides_information_state_tensor
    assert played(plain, 3, seed=1).rows == (b"", b"")


def test_two_deals_that_a_seat_cannot_tell_apart_are_one_information_state() -> None:
    """Played from two orders of the pack that differ in the other hand and in the stock."""
    loaded = load("pisti", seats=2, bottom_card_exposed=False)
    order = list(loaded.cards)
    random.Random(4).shuffle(order)
    first = loaded.new_initial_state()
    for card in order:
        first.apply_action(card)
    mine = {card for card in range(4, 56) if f"={card}" in first.observation_string(0).replace(" ", "\n") + "\n"}
    hidden = [at for at, card in enumerate(order) if card not in mine]
    other_order = list(order)
    for at, card in zip(hidden, [order[at] for at in reversed(hidden)], strict=True):
        other_order[at] = card
    second = loaded.new_initial_state()
    for card in other_order:
        second.apply_action(card)
    assert first.information_state_string(0) == second.information_state_string(0)
    assert first.information_state_string(1) != second.information_state_string(1)


@pytest.mark.parametrize("name", ["pisti", "foxtrot", "basra", "quist"])
def test_the_librarys_search_runs_unchanged(name: str) -> None:
    loaded = load(name)
    state = played(loaded, 3, seed=1)
    player = ismcts.ISMCTSBot(
        loaded,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=20.0,
        max_simulations=4,
        random_state=np.random.RandomState(2),
    )
    assert player.step(state) in state.legal_actions()


def test_the_librarys_regret_minimisation_comes_nearer_to_an_equilibrium() -> None:
    loaded = load("dry_game", **SMALL)
    states = get_all_states.get_all_states(loaded, include_chance_states=True)
    assert len(states) > 150
    solver = cfr.CFRSolver(loaded)
    far = []
    for _ in range(2):
        solver.evaluate_and_update_policy()
        far.append(exploitability.nash_conv(loaded, solver.average_policy()))
    assert far[0] > far[1] > 0
    assert far[1] < 0.6 * far[0]


def chosen_everywhere(loaded: Any, choose: Callable[[View, list[int]], int]) -> Any:
    """The policy, for the library, of a player who makes its choice in every state of knowledge."""
    tabular = policy.TabularPolicy(loaded)
    for state in get_all_states.get_all_states(loaded, include_chance_states=False, include_terminals=False).values():
        seat = state.current_player()
        row = tabular.action_probability_array[tabular.state_lookup[state.information_state_string()]]
        if row.max() < 1:
            row[:] = 0
            row[
                choose(
                    View(loaded.kahve, loaded.house, seat, loaded.engine.view(state.tables(), 0, loaded.house, seat)), state.legal_actions()
                )
            ] = 1
    return tabular


def test_where_the_library_can_tell_the_search_plays_an_equilibrium() -> None:
    """What the best answers to it would gain, by the library's count: nothing. Against `greedy` they gain points."""
    loaded = load("dry_game", **SMALL)
    settings, rng = Search(depth=1, worlds=16), random.Random(1)
    searching = chosen_everywhere(loaded, lambda view, moves: think(view, moves, settings, 1, compiled=False).best)
    club = chosen_everywhere(loaded, lambda view, moves: bot("greedy").choose(view, moves, rng))
    assert exploitability.nash_conv(loaded, searching) == pytest.approx(0, abs=1e-9)
    assert exploitability.nash_conv(loaded, club) > 3


def test_the_librarys_environment_for_learners_steps_through_a_deal() -> None:
    environment = rl_environment.Environment(load("pisti", seats=2), observation_type=rl_environment.ObservationType.OBSERVATION)
    environment.seed(1)
    now, steps = environment.reset(), 0
    while not now.last():
        seat = now.observations["current_player"]
        assert len(now.observations["info_state"][seat]) == 314
        now = environment.step([now.observations["legal_actions"][seat][0]])
        steps += 1
    assert steps == 48
    assert sum(now.rewards) == 0


def test_a_game_and_a_state_are_pickled() -> None:
    loaded = load("pisti", seats=2, target="single")
    state = played(loaded, 5, seed=1)
    assert pickle.loads(pickle.dumps(loaded)).house == loaded.house
    again = pickle.loads(pickle.dumps(state))
    assert (str(again), again.record, again.memory) == (str(state), state.record, state.memory)


def test_what_cannot_be_loaded_is_refused_in_words() -> None:
    with pytest.raises(kahve.HouseError, match="There is no house rule seat"):
        load("pisti", seat=2)
    with pytest.raises(kahve.HouseError, match="reward cannot be 'money'"):
        load("pisti", reward="money")
    with pytest.raises(kahve.HouseError, match="fixed cannot be 52"):
        load("pisti", fixed=52)
    with pytest.raises(kahve.CardError, match="cannot be cut from that of Pisti"):
        load("pisti", pack="ACAC")


def test_python_ends_in_peace_with_the_games_registered() -> None:
    code = "import kahve.adapters.open_spiel as spiel; spiel.load('pisti').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).returncode == 0
