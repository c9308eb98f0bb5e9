"""PettingZoo's own checks on every game, and what they do not look at."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import kahve
from kahve.adapters.pettingzoo import Env, env
from kahve.engine.game import Game
from kahve.lab.batch import points

# What the library says of every environment whose observations carry a mask but its own, which it knows by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


@pytest.mark.parametrize("drawn", [False, True], ids=["usual", "drawn"])
def test_the_librarys_own_checks_pass(game: Game, draw: object, drawn: bool) -> None:
    house = draw.house(game) if drawn else {}
    api_test(env(game.name, **house, render_mode="ansi"), num_cycles=15)
    seed_test(lambda: env(game.name, **house), num_cycles=5)


def test_rewards_are_the_points_of_the_deal(game: Game, draw: object) -> None:
    table = Env(game.name, **draw.house(game))
    table.reset(seed=3)
    got = dict.fromkeys(table.agents, 0)
    while not any(table.terminations.values()):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(draw.chance.choice(np.flatnonzero(mask))))
        got = {agent: got[agent] + table.rewards[agent] for agent in got}
    assert list(got.values()) == points(table.table)
    assert table.table.sheet is not None
    for agent in list(table.agents):
        assert table.agent_selection == agent
        assert table.last()[1] == got[agent]
        table.step(None)
    assert table.agents == []
    for each in (table, Env(game.name)):
        with pytest.raises(kahve.NotNow, match="The episode is over, or has not begun"):
            each.step(None)


def test_a_match_is_one_episode_when_asked_for() -> None:
    table = env("pisti", seats=2, target=51, episode="match")
    table.reset(seed=5)
    paid = np.zeros(2, dtype=int)
    while not any(table.terminations.values()):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(np.flatnonzero(mask)[0]))
        paid += list(table.rewards.values())
    assert table.table.over
    assert paid.tolist() == table.table.scores
    assert table.table.record.deals > 1


@pytest.mark.parametrize("episode", ["deal", "match"])
def test_what_an_episode_brought_each_agent_is_in_its_infos_at_the_end(episode: str) -> None:
    table = env("pisti", seats=2, target=51, episode=episode, reward="margin")
    table.reset(seed=5)
    earned, moves = dict.fromkeys(table.possible_agents, 0.0), dict.fromkeys(table.possible_agents, 0)
    for agent in table.agent_iter():
        seen, reward, over, _, about = table.last()
        earned[agent] += reward
        assert about == ({"episode": {"r": earned[agent], "l": moves[agent]}} if over else {})
        moves[agent] += not over
        table.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    assert any(earned.values())
    table.reset()
    assert table.infos == {"seat_0": {}, "seat_1": {}}


def test_an_agent_observes_its_own_view_alone() -> None:
    table = env("pisti", seats=2)
    table.reset(seed=7)
    hand = table.layout.part("hand")
    hands = [table.observe(agent)["observation"][hand.flat : hand.flat + 8].tolist() for agent in table.agents]
    assert hands == [list(table.table.view(seat).record.hand[seat : seat + 1].tobytes()) for seat in range(2)]
    assert set(hands[0]) & set(hands[1]) <= {0}
    assert table.observe("seat_1")["action_mask"].sum() == 0


def test_an_illegal_move_is_refused_in_words_and_changes_nothing() -> None:
    table = env("pisti", seats=2)
    table.reset(seed=7)
    before = str(table.table)
    wrong = next(card for card in range(4, 56) if card not in table.table.moves)
    with pytest.raises(kahve.IllegalMove, match="You do not hold the"):
        table.step(wrong)
    with pytest.raises(kahve.IllegalMove, match="None is not a move"):
        table.step(None)
    assert str(table.table) == before
    with pytest.raises(kahve.HouseError, match="episode cannot be 'year'"):
        env("pisti", episode="year")
