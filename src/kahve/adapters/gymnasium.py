"""Every game as a Gymnasium environment for one learner among built-in players (extra `gymnasium`).

Importing this module registers each game as `kahve/NAME-v0`. `make` gives a table with any bot, and `make_vec` a batch of compiled
games. `make("kahve.adapters.gymnasium:kahve/pisti-v0")` imports it by itself.

>>> import gymnasium
>>> table = gymnasium.make("kahve/pisti-v0", seats=2, players=["greedy"])
>>> seen, about = table.reset(seed=7)
>>> seen["observation"].shape, int(seen["action_mask"].sum())
((314,), 4)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..engine.installing import how_to_install

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise ImportError(f"This adapter needs Gymnasium, which is not installed: {how_to_install('gymnasium')}.") from error

from ..bots import check_bot
from ..cards.quoting import printable
from ..engine.house import HouseError, values_of
from ..engine.numeric import NDArray, np
from ..engine.record import NOBODY
from ..engine.table import IllegalMove, Table
from ..games import all_games, settled
from ..lab.batch import Batch
from .observing import Reading, check_reward, earned, reading
from .warm_up import WarmUp

Seen = dict[str, NDArray[Any]]


def _space(read: Reading) -> spaces.Space[Any]:
    mask = spaces.MultiBinary(read.layout.game.rules.move_numbers)
    return spaces.Dict({"observation": spaces.Box(read.low, read.high, dtype=read.dtype), "action_mask": mask})


def _others(players: Sequence[str], seat: int, seats: int) -> dict[int, str]:
    """The players by seat: one player for all other seats, or one each in turn order from the learner's left."""
    if not 0 <= seat < seats:
        raise HouseError(f"seat cannot be {printable(seat)}: seats are 0 to {seats - 1}.", "seat")
    if len(players) not in (1, seats - 1):
        raise HouseError(f"{len(players)} players: name one for all the other seats or {seats - 1}, one each.", "players")
    return {(seat + step) % seats: players[(step - 1) % len(players)] for step in range(1, seats)}


class Env(gymnasium.Env[Seen, np.int64]):
    """A table with one learner; bots have the other seats. An episode is a deal, the first of a match.

    An observation is a dictionary: `observation` is what the seat sees, and `action_mask` says which moves are legal.

    The reward is the points that the deal brought the learner's side; in games where low scores win it is minus them. It comes with the
    end. With reward="margin" the mean of the other sides is taken off.

    At the end of a deal the seat sees the table as it was left, with no legal move. A step behind the end of an episode raises ResetNeeded.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own way
    _goes_on = False

    def __init__(
        self,
        game: str,
        *,
        house: Mapping[str, object] | str | None = None,
        preset: str | None = None,
        seat: int = 0,
        players: Sequence[str] = ("greedy",),
        observe: str = "entries",
        reward: str = "points",
        illegal_costs: float | None = 100.0,
        compiled: bool | None = None,
        render_mode: str | None = None,
        **rules: object,
    ) -> None:
        """Settle the house rules and seat the bots. Raises UnknownGame, HouseError and UnknownBot.

        - game, house, preset, rules: as `kahve.new` takes them.
        - observe: "entries" for the flat form of an observation, whole numbers, or "features" (`kahve.bots.players.features`), floats.
        - reward: "points" or "margin".
        - players: one for all the other seats, or one each in turn order from the learner's left.
        - illegal_costs: the points that an illegal move costs. It also ends the episode, and info has the sentence. With None an illegal
          move raises IllegalMove.
        - compiled: True for compiled rules and False for interpreted ones. With None the rules are interpreted at first, which is ready at
          once, and compiled from the first deal after 10,000 moves (`kahve.adapters.warm_up`). What is returned is the same.
        """
        self._arguments = {name: given for name, given in locals().items() if name not in ("self", "__class__", "rules")} | rules
        self.game, self.house = settled(game, house, preset, **rules)
        self.seat, self.illegal_costs, self.render_mode = seat, illegal_costs, render_mode
        self.reward, self._sides = check_reward(reward), int(self.game.rules.sides(self.house))
        others = _others(players, seat, int(self.house.seats))
        for name in set(others.values()):
            check_bot(name, self.game, self.house)
        self._warm_up = WarmUp(self.game, self.house, observe, compiled, others, seat)
        self.layout = self._warm_up.reading.layout
        self.observation_space = _space(self._warm_up.reading)
        self.action_space = spaces.Discrete(self.game.rules.move_numbers)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal at a new table with a random dealer, and let the bots play up to the learner's first move.

        options: {"dealer": seat} chooses the dealer.
        """
        super().reset(seed=seed)
        chance = self._warm_up.chance
        chance.seed(int(self.np_random.integers(1 << 62)))
        dealer = (options or {}).get("dealer", chance.randrange(int(self.house.seats)))
        self._play = self._warm_up.open(dealer)
        self._goes_on = self._play.turn != NOBODY
        return self._seen(), {}

    @property
    def table(self) -> Table:
        """The table as it is now, to look at; it is opened by `reset`."""
        return self._warm_up.play.table

    def _seen(self) -> Seen:
        return {"observation": self._play.seen(self.seat), "action_mask": self._play.mask(np.int8)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves are legal now: shape (move numbers,). Libraries that mask moves ask for it by this name."""
        return self._warm_up.play.mask(np.bool_)

    def __getstate__(self) -> dict[str, Any]:
        # What __init__ makes is made again by name and house.
        attributes = ("_goes_on", "_np_random", "_np_random_seed", "spec")
        state = {name: value for name, value in vars(self).items() if name in attributes}
        return {"asked": self._arguments, "kept": state, "saved": self._warm_up.saved()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state["asked"])  # type: ignore[misc]
        vars(self).update(state["kept"])
        self._warm_up.take_up(state["saved"])
        self._play = self._warm_up.play

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Make the learner's move, then the bots' moves up to the learner's next turn; ResetNeeded where no episode goes on."""
        if not self._goes_on:
            raise ResetNeeded("The episode is over, or has not begun: call reset() before the next step.")
        play, move = self._play, int(action)
        if not play.allows(move):
            why = str(self.table.objection(move))
            if self.illegal_costs is None:
                raise IllegalMove(why)
            self._goes_on = False
            return self._seen(), -float(self.illegal_costs), True, False, {"illegal": why}
        play.make(move)
        over = play.turn == NOBODY
        self._goes_on = not over
        reward = float(earned(np.array(play.points()), self._sides, self.reward)[self.seat]) if over else 0.0
        return self._seen(), reward, over, False, {}

    def render(self) -> str | None:
        """With render_mode "ansi", the position as the learner sees it, in one line of text; otherwise None."""
        return str(self.table.view(self.seat)) if self.render_mode == "ansi" else None


class BatchEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Many tables at once (`kahve.lab.batch`), each with one learner's seat and compiled built-in players.

    After the end of a deal the next begins in the same step (`AutoresetMode.SAME_STEP`). Nobody is to move at its end, so there is no last
    observation. An illegal move raises IllegalMove, and then nothing has changed.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        house: Mapping[str, object] | str | None = None,
        preset: str | None = None,
        seat: int = 0,
        players: Sequence[str] = ("greedy",),
        observe: str = "entries",
        reward: str = "points",
        dense: bool = False,
        threads: int = 1,
        compiled: bool = True,
        render_mode: str | None = None,
        **rules: object,
    ) -> None:
        """Seat the players and deal at every table. The parameters and the errors are as in `Env`.

        - dense: whether every step brings what it changed, in games that can count a deal before its end. Otherwise a deal brings its
          points when it ends.
        - threads: as in `Batch`.
        """
        self._arguments = {name: given for name, given in locals().items() if name not in ("self", "__class__", "rules")} | rules
        chosen, house_tuple = settled(game, house, preset, **rules)
        others = _others(players, seat, int(house_tuple.seats))
        self.seat, self.num_envs, self.render_mode = seat, num_envs, render_mode
        how: dict[str, Any] = {"reward": "dense" if dense else "points", "threads": threads, "compiled": compiled}
        self.batch = Batch(chosen, num_envs, house=values_of(house_tuple), seed=0, players=others, **how)
        self.reward, self._sides = check_reward(reward), int(chosen.rules.sides(self.batch.house))
        self._reading = reading(chosen, self.batch.house, observe, compiled)
        self.single_observation_space = _space(self._reading)
        self.single_action_space = spaces.Discrete(chosen.rules.move_numbers)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal at every table again, from this seed, from a list with a seed for each, or from where the last one left off."""
        if isinstance(seed, Sequence | np.ndarray):
            self.batch.reset([self._drawn() if each is None else each for each in seed])
        else:
            super().reset(seed=seed)
            self.batch.reset(self._drawn())
        return self._seen(), {}

    def __getstate__(self) -> dict[str, Any]:
        attributes = ("batch", "_np_random", "_np_random_seed", "spec")
        return {"asked": self._arguments, "kept": {name: value for name, value in vars(self).items() if name in attributes}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state["asked"])  # type: ignore[misc]
        vars(self).update(state["kept"])

    def _drawn(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves are legal at each table: shape (num_envs, move numbers)."""
        return self.batch.mask.copy()

    def _seen(self) -> Seen:
        flat = self._reading.of(self.batch.observations, self.batch.turns)
        return {"observation": flat, "action_mask": self.batch.mask.astype(np.int8)}

    def step(self, actions: NDArray[np.int64]) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make the learner's move at every table, then the players' moves up to the learner's next turn."""
        self.batch.step(actions)
        rewards = earned(self.batch.rewards, self._sides, self.reward)[:, self.seat].astype(np.float64)
        return self._seen(), rewards, self.batch.ends.copy(), np.zeros(self.num_envs, dtype=np.bool_), {}


def _register() -> None:
    for game in all_games():
        here = __name__
        gymnasium.register(f"kahve/{game.name}-v0", f"{here}:Env", vector_entry_point=f"{here}:BatchEnv", kwargs={"game": game.name})


_register()
