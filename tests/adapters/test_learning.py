"""What a learner needs of the adapters: features, margins, masks, states, seeds, registration, and environments that travel."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import kahve
from kahve.adapters.gymnasium import BatchEnv, Env
from kahve.adapters.observing import earned, reading, scales
from kahve.adapters.pettingzoo import env
from kahve.bots.players.features import features
from kahve.engine.game import Game
from kahve.engine.observation import observation
from kahve.games import GAMES
from kahve.lab.batch import Batch, points

TWO = {"seats": 2}

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


# -- features ----------------------------------------------------------------------------------------------------------------------------


def test_the_librarys_own_checks_pass_with_features_and_margins(game: Game) -> None:
    check_env(gymnasium.make(f"kahve/{game.name}-v0", players=["random"], observe="features", reward="margin").unwrapped)
    api_test(env(game.name, observe="features", reward="margin"), num_cycles=6)


def test_features_stay_within_their_space_and_are_those_of_the_network(game: Game) -> None:
    house = game.settle({})
    table = Env(game.name, players=["random"], observe="features")
    seen, _ = table.reset(seed=3)
    numbers, (mean, spread) = features(observation(game, house)), scales(observation(game, house))
    for _ in range(8):
        assert table.observation_space.contains(seen)
        if table.table.turn == kahve.NOBODY:
            break
        view = table.table.view(0)
        of_view = numbers.of(observation(game, house).of_record(view.tables, 0, 0), np.array([0]), mean, spread)[0]
        assert (seen["observation"] == of_view).all()
        assert (table.action_masks() == seen["action_mask"].astype(bool)).all()
        seen, *_ = table.step(np.flatnonzero(seen["action_mask"])[0])
    assert (spread > 0).all(), "no number is lost because it did not vary in a few deals"


def test_many_tables_read_the_features_of_one() -> None:
    many = BatchEnv("pisti", 3, house=TWO, players=["random"], observe="features", compiled=False)
    seen, _ = many.reset(seed=4)
    assert many.observation_space.contains(seen)
    read = reading(many.batch.game, many.batch.house, "features")
    for i in range(3):
        view = many.batch.view(i)
        alone = read.of(read.layout.of_record(view.tables, 0, view.seat), np.array([view.seat]))[0]
        assert (seen["observation"][i] == alone).all()
    assert (many.action_masks() == seen["action_mask"].astype(bool)).all()


def test_the_scales_are_the_same_in_every_process() -> None:
    code = (
        "import kahve; from kahve.adapters.observing import scales; from kahve.engine.observation import observation as o;"
        "g = kahve.game('pisti'); print(scales(o(g, g.settle({})))[0].sum())"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    game = kahve.game("pisti")
    assert said.strip() == str(scales(observation(game, game.settle({})))[0].sum())


def test_an_observation_at_a_table_is_that_of_the_view(game: Game, draw: Any) -> None:
    """Within a turn the others see the table as it was before it."""
    table = draw.table(game)
    layout = observation(game, table.house)
    for _ in range(40):
        for seat in range(kahve.NOBODY, table.seats):
            view = table.view(seat)
            assert layout.at_table(table, seat).tobytes() == layout.of_record(view.tables, 0, seat).tobytes()
        if table.turn == kahve.NOBODY:
            break
        table.play(draw.chance.choice(table.moves), check=False)


# -- rewards -----------------------------------------------------------------------------------------------------------------------------


def test_a_margin_is_the_points_less_the_mean_of_the_other_sides() -> None:
    assert earned(np.array([[8, 2, 5]]), 3, "margin").tolist() == [[4.5, -4.5, 0.0]]
    assert earned(np.array([8, 2, 8, 2]), 2, "margin").tolist() == [6.0, -6.0, 6.0, -6.0]
    assert earned(np.array([8, 2]), 2, "points").tolist() == [8, 2]


@pytest.mark.parametrize("name", ["pisti", "turtle"])
def test_every_adapter_pays_margins(name: str) -> None:
    one = Env(name, players=["random"], reward="margin", seat=1)
    seen, _ = one.reset(seed=2)
    over, paid = False, 0.0
    while not over:
        seen, paid, over, _, _ = one.step(np.flatnonzero(seen["action_mask"])[0])
    assert paid == earned(np.array(points(one.table)), one.table.sides, "margin")[1]
    table = env(name, reward="margin")
    table.reset(seed=2)
    while not any(table.terminations.values()):
        table.step(int(np.flatnonzero(table.action_masks())[0]))
    assert sum(table.rewards.values()) == pytest.approx(0)
    assert any(table.rewards.values())
    many = BatchEnv(name, 2, players=["random"], reward="margin", compiled=False)
    many.reset(seed=1)
    for _ in range(60):
        _, rewards, ends, _, _ = many.step(many.batch.random_moves)
        if ends.any():
            whole = earned(many.batch.rewards, int(many.batch.game.rules.sides(many.batch.house)), "margin")
            assert rewards.tolist() == whole[:, 0].tolist()
            return
    pytest.fail("no deal ended")


@pytest.mark.parametrize(
    ("how", "says"),
    [
        ({"observe": "pixels"}, "observe cannot be 'pixels': allowed are entries and features"),
        ({"reward": "fame"}, "reward cannot be 'fame': allowed are points and margin"),
    ],
)
def test_what_there_is_not_is_refused_in_words(how: dict[str, Any], says: str) -> None:
    for make in (Env, env, lambda name, **kw: BatchEnv(name, 2, compiled=False, **kw)):
        with pytest.raises(kahve.HouseError, match=says):
            make("pisti", **how)


# -- states, seeds, pickles --------------------------------------------------------------------------------------------------------------


def test_the_state_is_what_all_seats_see(game: Game) -> None:
    table = env(game.name)
    table.reset(seed=7)
    together = table.state()
    assert together.shape == table.state_space.shape
    assert table.state_space.contains(together)
    assert (together == np.concatenate([table.observe(agent)["observation"] for agent in table.agents])).all()


def test_seeds_can_be_a_list() -> None:
    many = BatchEnv("pisti", 3, house=TWO, players=["random"], compiled=False)
    many.reset(seed=[5, 6, 5])
    orders = [many.batch.order(i) for i in range(3)]
    many.reset(seed=[6, 5, 9])
    assert [many.batch.order(i) for i in range(2)] == [orders[1], orders[0]]
    assert orders[0] == orders[2]
    many.reset(seed=[1, None, 2])
    many.reset(seed=np.array([6, 5, 9]))
    assert [many.batch.order(i) for i in range(2)] == [orders[1], orders[0]]
    with pytest.raises(kahve.HouseError, match="2 seeds: there are 3 games, so give one seed or 3"):
        many.reset(seed=[1, 2])
    batch = Batch(kahve.game("pisti"), 2, house=TWO, seed=3, compiled=False)
    first = [batch.order(i) for i in range(2)]
    batch.reset(np.int64(3))
    assert [batch.order(i) for i in range(2)] == first


def test_environments_travel_by_name_and_house(game: Game) -> None:
    one = Env(game.name, players=["greedy"], observe="features", reward="margin")
    assert isinstance(pickle.loads(pickle.dumps(one)), Env)
    seen, _ = one.reset(seed=3)
    other = pickle.loads(pickle.dumps(one))
    for _ in range(5):
        if not seen["action_mask"].any():
            break
        move = np.flatnonzero(seen["action_mask"])[0]
        seen, paid, *_ = one.step(move)
        seen_there, paid_there, *_ = other.step(move)
        assert (seen["observation"] == seen_there["observation"]).all()
        assert paid == paid_there
    table = env(game.name, episode="match", reward="margin")
    table.reset(seed=3)
    again = pickle.loads(pickle.dumps(table))
    assert (str(again.table), again.agent_selection, again.reward) == (str(table.table), table.agent_selection, "margin")
    for copy in (table, again):
        copy.step(int(np.flatnonzero(copy.action_masks())[0]))
    assert (again.state() == table.state()).all()


def test_many_tables_travel_by_name_and_house(game: Game) -> None:
    """An episode is a deal in every second game and a match in the others."""
    episode = ("deal", "match")[list(GAMES).index(game.name) % 2]
    batch = Batch(game, games=3, seed=4, episode=episode, players={1: "greedy"}, without=["scores"], compiled=False)
    for _ in range(4):
        batch.step(batch.random_moves)
    again = pickle.loads(pickle.dumps(batch))
    for _ in range(10):
        assert again.observations.tobytes() == batch.observations.tobytes()
        for name in ("mask", "turns", "rewards", "ends", "random_moves"):
            assert (getattr(again, name) == getattr(batch, name)).all(), name
        for copy in (batch, again):
            copy.step(copy.random_moves)
    assert [again.order(i) for i in range(3)] == [batch.order(i) for i in range(3)]


def test_environments_of_many_tables_travel_too() -> None:
    many = BatchEnv("pisti", 3, house=TWO, players=["random"], observe="features", reward="margin", compiled=False)
    assert isinstance(pickle.loads(pickle.dumps(many)), BatchEnv)
    many.reset(seed=3)
    other = pickle.loads(pickle.dumps(many))
    for _ in range(30):
        moves = many.batch.random_moves.copy()
        (seen, paid, ends, *_), (there, earned_there, ended, *_) = many.step(moves), other.step(moves)
        assert (seen["observation"] == there["observation"]).all()
        assert (paid == earned_there).all()
        assert (ends == ended).all()
    assert (many.reset()[0]["observation"] == other.reset()[0]["observation"]).all(), "the same seeds are drawn"


# -- registration ------------------------------------------------------------------------------------------------------------------------


def test_gymnasium_finds_a_game_by_its_whole_name_without_an_import() -> None:
    code = (
        "import gymnasium; made = gymnasium.make('kahve.adapters.gymnasium:kahve/pisti-v0', house={'seats': 2}, players=['random']);"
        "made.reset(seed=1); print(made.spec.id)"
    )
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True)
    assert (done.stdout.strip(), done.stderr) == ("kahve/pisti-v0", "")


# -- Stable-Baselines3 -------------------------------------------------------------------------------------------------------------------


def tables(**how: Any) -> Any:
    pytest.importorskip("stable_baselines3", reason="Stable-Baselines3 is not installed: pip install 'kahve[sb3]'")
    from kahve.adapters.stable_baselines import Tables

    return Tables("pisti", 4, house=TWO, players=["random"], compiled=False, **how)


@pytest.mark.torch
def test_tables_for_stable_baselines_are_those_of_the_batch() -> None:
    vector, same = tables(seed=5), BatchEnv("pisti", 4, house=TWO, players=["random"], observe="features", reward="margin", compiled=False)
    seen, (there, _) = vector.reset(), same.reset(seed=5)
    earned_so_far, ended = np.zeros(4), 0
    for _ in range(26):
        assert (seen == there["observation"]).all()
        masks = np.stack(vector.env_method("action_masks"))
        assert (masks == same.action_masks()).all()
        moves = same.batch.random_moves.copy()
        seen, rewards, ends, infos = vector.step(moves)
        there, paid, over, _, _ = same.step(moves)
        assert (rewards == paid).all()
        assert (ends == over).all()
        earned_so_far += paid
        for table, info in enumerate(infos):
            assert ("episode" in info) == ends[table]
            if ends[table]:
                assert (info["episode"]["r"], info["episode"]["l"]) == (earned_so_far[table], 24)
                earned_so_far[table], ended = 0, ended + 1
    assert ended == 4
    again = pickle.loads(pickle.dumps(vector))
    moves = same.batch.random_moves.copy()
    assert (again.step(moves)[0] == vector.step(moves)[0]).all(), "it travels with its tables"
    assert vector.get_attr("num_envs") == [4] * 4
    assert vector.env_is_wrapped(object) == [False] * 4
    for wrong in (lambda: vector.env_method("fly"), lambda: vector.set_attr("seat", 2)):
        with pytest.raises(kahve.HouseError):
            wrong()


@pytest.mark.torch
def test_the_monitor_of_stable_baselines_and_its_normaliser_see_the_deals() -> None:
    vector = tables(dense=True)
    from stable_baselines3.common.vec_env import VecMonitor, VecNormalize

    watched = VecNormalize(VecMonitor(vector), norm_obs=False, gamma=1.0)
    watched.reset()
    deals = []
    for _ in range(48):
        _, _, _, infos = watched.step(np.stack(watched.env_method("action_masks")).argmax(axis=1))
        deals += [info["episode"] for info in infos if "episode" in info]
    assert (watched.venv.episode_count, [deal["l"] for deal in deals]) == (8, [24] * 8)
    assert any(deal["r"] for deal in deals), "the margins, not what the normaliser made of them"


@pytest.mark.parametrize("many", [True, False], ids=["a batch", "single tables"])
def test_the_statistics_of_gymnasium_see_the_deals(many: bool) -> None:
    """What CleanRL's loop reads of `infos`, with a batch and with single tables beside each other."""
    how: dict[str, Any] = {"seats": 2, "players": ["random"], "compiled": False, "reward": "margin"}
    if many:
        deals = gymnasium.wrappers.vector.RecordEpisodeStatistics(BatchEnv("pisti", 2, **how, dense=True))
    else:
        make = lambda: gymnasium.wrappers.RecordEpisodeStatistics(Env("pisti", **how))  # noqa: E731
        deals = gymnasium.vector.SyncVectorEnv([make, make], autoreset_mode=gymnasium.vector.AutoresetMode.SAME_STEP)
    seen, _ = deals.reset(seed=1)
    earned_so_far = np.zeros(2)
    for _ in range(24):
        seen, rewards, ends, _, about = deals.step(seen["action_mask"].argmax(axis=1))
        earned_so_far += rewards
    assert ends.all()
    episode = (about if many else about["final_info"])["episode"]
    assert episode["l"].tolist() == [24, 24]
    assert episode["r"].tolist() == earned_so_far.tolist()
    deals.close()


class InTurn(gymnasium.Env[Any, Any]):
    """A PettingZoo table at which one policy moves for every seat, as the library's own guide to Stable-Baselines3 has it."""

    def __init__(self, **how: Any) -> None:
        self.table = env("pisti", seats=2, observe="features", reward="margin", **how)
        self.observation_space = self.table.observation_space("seat_0")["observation"]
        self.action_space = self.table.action_space("seat_0")

    def _seen(self) -> Any:
        return self.table.observe(self.table.agent_selection)["observation"]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        super().reset(seed=seed)
        self.table.reset(seed=seed)
        return self._seen(), {}

    def step(self, action: Any) -> Any:
        mover = self.table.agent_selection
        self.table.step(int(action))
        return self._seen(), float(self.table.rewards[mover]), self.table.terminations[mover], False, {}

    def action_masks(self) -> Any:
        return self.table.action_masks()


def gymnasium_for_a_policy() -> gymnasium.Env[Any, Any]:
    """A table of Gymnasium whose observation is the array alone; the wrapper hands on `action_masks`."""
    one = Env("pisti", house=TWO, players=["random"], observe="features", reward="margin", illegal_costs=None)
    return gymnasium.wrappers.TransformObservation(one, lambda seen: seen["observation"], one.observation_space["observation"])


@pytest.mark.torch
@pytest.mark.parametrize("make", [tables, gymnasium_for_a_policy, InTurn], ids=["many tables", "Gymnasium", "PettingZoo"])
@pytest.mark.filterwarnings("ignore")
def test_a_maskable_policy_learns_on_each_adapter(make: Callable[[], Any]) -> None:
    """The library's own loop runs. Every adapter raises at an illegal move, so none was made; and what was earned changed the policy."""
    sb3_contrib = pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: pip install 'kahve[sb3]'")
    from sb3_contrib.common.maskable.evaluation import evaluate_policy

    where = make()
    model = sb3_contrib.MaskablePPO("MlpPolicy", where, n_steps=64, batch_size=64, n_epochs=2, gamma=1.0, seed=1, device="cpu")
    before = {name: values.clone() for name, values in model.policy.state_dict().items()}
    moves = 2 * model.n_steps * model.n_envs
    model.learn(moves)
    assert model.num_timesteps == moves
    assert np.count_nonzero(model.rollout_buffer.rewards) > 0, "deals were played to their end, and earned something"
    after = model.policy.state_dict()
    assert all(np.isfinite(values.numpy()).all() for values in after.values())
    assert all((values != before[name]).any() for name, values in after.items() if name.endswith("weight")), "every layer learned"
    earned_then, lengths = evaluate_policy(model, where, n_eval_episodes=4, return_episode_rewards=True, warn=False)
    assert len(earned_then) == 4
    assert all(length in (24, 48) for length in lengths), "a deal is 48 plays, and in Gymnasium 24 of them are the learner's"


def test_an_illegal_move_of_a_policy_is_refused() -> None:
    """What the test above relies on."""
    for table in (gymnasium_for_a_policy(), InTurn()):
        table.reset(seed=1)
        with pytest.raises(kahve.IllegalMove):
            table.step(np.flatnonzero(~table.unwrapped.action_masks())[0])


def test_stable_baselines_is_named_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "kahve.adapters.stable_baselines", raising=False)
    monkeypatch.setitem(sys.modules, "stable_baselines3", None)
    monkeypatch.setitem(sys.modules, "stable_baselines3.common.vec_env", None)
    with pytest.raises(ImportError, match=r"needs Stable-Baselines3, which is not installed: .*kahve\[sb3\]"):
        __import__("kahve.adapters.stable_baselines")
