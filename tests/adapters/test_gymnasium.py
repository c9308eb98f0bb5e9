"""Gymnasium's own checks on every game, and what they do not look at."""

from __future__ import annotations

import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import RecordEpisodeStatistics
from gymnasium.wrappers.vector import RecordEpisodeStatistics as RecordManyStatistics

import kahve
from kahve.adapters.gymnasium import BatchEnv, Env
from kahve.engine.game import Game
from kahve.lab.batch import points


@pytest.mark.parametrize("drawn", [False, True], ids=["usual", "drawn"])
def test_the_librarys_own_checks_pass(game: Game, draw: object, drawn: bool) -> None:
    house = draw.house(game) if drawn else {}
    environment = gymnasium.make(f"kahve/{game.name}-v0", house=house, players=["random"])
    check_env(environment.unwrapped)


def test_a_deal_is_an_episode_and_its_reward_the_points() -> None:
    table = Env("pisti", house={"seats": 4}, seat=2, players=["random", "greedy", "random"])
    seen, about = table.reset(seed=1)
    dealers, steps, over = set(), 0, False
    while not over:
        assert seen in table.observation_space
        seen, reward, over, cut_short, about = table.step(np.flatnonzero(seen["action_mask"])[0])
        steps += 1
        assert (reward == 0 or over, cut_short, about) == (True, False, {})
    assert steps == 12
    assert reward == points(table.table)[2]
    assert seen["action_mask"].sum() == 0
    for _ in range(30):
        table.reset()
        dealers.add(table.table.first_dealer)
    assert dealers == {0, 1, 2, 3}


def test_an_illegal_move_costs_or_is_refused() -> None:
    table = Env("pisti", house={"seats": 2})
    table.reset(seed=1, options={"dealer": 1})
    wrong = next(card for card in range(4, 56) if card not in table.table.moves)
    _, reward, over, _, about = table.step(np.int64(wrong))
    assert (reward, over) == (-100.0, True)
    assert about["illegal"].startswith("You do not hold")
    strict = Env("pisti", house={"seats": 2}, illegal_costs=None)
    strict.reset(seed=1, options={"dealer": 1})
    with pytest.raises(kahve.IllegalMove, match="You do not hold"):
        strict.step(np.int64(wrong))


@pytest.mark.parametrize("illegal", [False, True])
def test_a_step_before_or_behind_an_episode_is_refused(illegal: bool) -> None:
    table = Env("pisti", house={"seats": 2})
    with pytest.raises(ResetNeeded, match=r"The episode is over, or has not begun: call reset\(\) before the next step."):
        table.step(np.int64(4))
    seen, over = table.reset(seed=1)[0], False
    while not over:
        seen, _, over, _, _ = table.step(np.int64(99) if illegal else np.flatnonzero(seen["action_mask"])[0])
    before = str(table.table)
    for env in (table, pickle.loads(pickle.dumps(table))):
        with pytest.raises(ResetNeeded):
            env.step(np.int64(env.table.moves[0] if illegal else 4))
        assert str(env.table) == before
    table.reset()
    assert not table.step(np.int64(table.table.moves[0]))[2]


def test_players_and_seats_that_there_are_not_are_refused_in_words() -> None:
    with pytest.raises(ValueError, match="There is no player 'gredy'"):
        Env("pisti", players=["gredy"])
    with pytest.raises(kahve.HouseError, match="2 players: name one for all the other seats or 3"):
        Env("pisti", players=["greedy", "random"])
    with pytest.raises(kahve.HouseError, match="seat cannot be 4: seats are 0 to 3"):
        Env("pisti", seat=4)
    with pytest.raises(ValueError, match="There is no compiled player 'master'"):
        BatchEnv("pisti", 2, players=["master"], compiled=False)


def test_many_tables_are_spaces_and_arrays_of_the_library(game: Game) -> None:
    environment = gymnasium.make_vec(f"kahve/{game.name}-v0", num_envs=2, players=["random"], compiled=False)
    assert environment.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, _ = environment.reset(seed=4)
    first = {name: array.copy() for name, array in seen.items()}
    for _ in range(3):
        assert seen in environment.observation_space
        moves = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        assert moves in environment.action_space
        before = {name: array.copy() for name, array in seen.items()}
        after, rewards, ends, cut_short, _ = environment.step(moves)
        assert all((before[name] == seen[name]).all() for name in seen), "what was handed out is not written anew"
        assert (rewards.shape, ends.shape, cut_short.any()) == ((2,), (2,), np.False_)
        seen = after
    again, _ = environment.reset(seed=4)
    assert all((first[name] == again[name]).all() for name in first)


def test_the_learner_sits_at_its_seat_at_every_table() -> None:
    environment = BatchEnv("pisti", 3, house={"seats": 2}, seat=1, players=["greedy"], compiled=False)
    environment.reset(seed=1)
    ended = 0
    for _ in range(26):
        assert (environment.batch.turns == 1).all()
        _, rewards, ends, _, _ = environment.step(environment.batch.random_moves)
        assert (rewards[~ends] == 0).all()
        ended += int(ends.sum())
    assert ended == 3


def test_the_librarys_own_statistics_record_every_episode_of_one_table_and_of_many() -> None:
    table = RecordEpisodeStatistics(Env("pisti", seats=2, reward="margin"))
    seen, _ = table.reset(seed=7)
    moves, over = 0, False
    while not over:
        seen, reward, over, _, about = table.step(int(np.flatnonzero(seen["action_mask"])[0]))
        moves += 1
    assert (about["episode"]["r"], about["episode"]["l"]) == (reward, moves)
    tables, brought = RecordManyStatistics(BatchEnv("quist", 3, players=["random"], compiled=False)), np.zeros(3)
    seen, _ = tables.reset(seed=7)
    for _ in range(60):
        seen, rewards, ends, _, about = tables.step(seen["action_mask"].argmax(axis=1))
        brought += rewards
        assert ends.any() == ("episode" in about)
        if ends.any():
            assert about["_episode"].tolist() == ends.tolist()
            assert about["episode"]["r"][ends].tolist() == brought[ends].tolist()
            brought[ends] = 0
    assert tables.episode_count > 3
