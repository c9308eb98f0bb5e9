"""Every game as a Gymnasium environment for one learner among players of the house; the extra `gymnasium`.

Registered as `kahve/NAME-v0` when this module is imported. `make` gives a table with any bot, `make_vec` a batch of compiled games.

>>> import gymnasium
>>> table = gymnasium.make("kahve/pisti-v0", house={"seats": 2}, players=["greedy"])
>>> seen, about = table.reset(seed=7)
>>> seen["observation"].shape, int(seen["action_mask"].sum())
((314,), 4)
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import bot
from ..engine.house import HouseError
from ..engine.observation import Observation, observation
from ..engine.table import IllegalMove, Table
from ..games import GAMES
from ..games import game as game_named
from ..lab.batch import Batch, points

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise ImportError("This adapter needs Gymnasium, which is not installed: pip install 'kahve[gymnasium]'.") from error

Seen = dict[str, NDArray[Any]]


def _space(layout: Observation) -> spaces.Space[Any]:
    mask = spaces.MultiBinary(layout.game.move_numbers)
    return spaces.Dict({"observation": spaces.Box(layout.low, layout.high, dtype=np.int32), "action_mask": mask})


def _others(players: Sequence[str], seat: int, seats: int) -> dict[int, str]:
    """Who sits where: the players in turn order from the learner's left, one for all or one each."""
    if not 0 <= seat < seats:
        raise HouseError(f"seat cannot be {seat}: seats are 0 to {seats - 1}.", "seat")
    if len(players) not in (1, seats - 1):
        raise HouseError(f"{len(players)} players: name one for all the other seats or {seats - 1}, one each.", "players")
    return {(seat + step) % seats: players[(step - 1) % len(players)] for step in range(1, seats)}


class Env(gymnasium.Env[Seen, np.int64]):
    """One seat of a table; the others are bots. An episode is a deal, the first of a match.

    Observed is a dictionary: `observation`, the flat form of what the seat sees, and `action_mask`, which of its moves are legal. The
    reward is what the deal brought its side in points, minus that where the fewest points win; it comes with the end.

    What the seat sees at the end of a deal is the table as it was left, with no legal move.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        game: str,
        *,
        house: Mapping[str, object] | None = None,
        preset: str | None = None,
        seat: int = 0,
        players: Sequence[str] = ("greedy",),
        illegal_costs: float | None = 100.0,
        compiled: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """Settle the house rules and seat the bots.

        players: one for all the other seats, or one each in turn order from the learner's left. illegal_costs: points that an illegal move
        costs; it ends the episode, and info has the sentence. None to have IllegalMove raised instead. Raises UnknownGame, HouseError,
        UnknownBot.
        """
        self.game = game_named(game)
        self.house = self.game.settle(house or {}, preset)
        self.seat, self.illegal_costs, self.render_mode, self._compiled = seat, illegal_costs, render_mode, compiled
        self._bots = {other: bot(name) for other, name in _others(players, seat, int(self.house.seats)).items()}
        self.layout = observation(self.game, self.house)
        self.observation_space = _space(self.layout)
        self.action_space = spaces.Discrete(self.game.move_numbers)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal at a new table, whose dealer is drawn, and let the others play up to the learner's first move.

        options: {"dealer": seat} for who deals.
        """
        super().reset(seed=seed)
        self._chance = random.Random(int(self.np_random.integers(1 << 62)))
        dealer = (options or {}).get("dealer", self._chance.randrange(int(self.house.seats)))
        self.table = Table(self.game, self.house, dealer=dealer, compiled=self._compiled)
        while self.table.awaits_deal:  # a void deal is dealt again
            self.table.deal(seed=self._chance.getrandbits(64))
        self._let_others_play()
        return self._seen(), {}

    def _let_others_play(self) -> None:
        while self.table.turn >= 0 and self.table.turn != self.seat:
            player = self._bots[self.table.turn]
            self.table.play(player.choose(self.table.view(self.table.turn), self.table.moves, self._chance))

    def _seen(self) -> Seen:
        mask = np.zeros(self.game.move_numbers, dtype=np.int8)
        if self.table.turn == self.seat:
            mask[self.table.moves] = 1
        return {"observation": self.layout.of(self.table.view(self.seat)), "action_mask": mask}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Make a move, and those of the others up to the learner's next one."""
        why = self.table.objection(int(action))
        if why is not None:
            if self.illegal_costs is None:
                raise IllegalMove(why)
            return self._seen(), -float(self.illegal_costs), True, False, {"illegal": why}
        self.table.play(int(action))
        self._let_others_play()
        over = self.table.turn < 0
        return self._seen(), float(points(self.table)[self.seat]) if over else 0.0, over, False, {}

    def render(self) -> str | None:
        """With render_mode "ansi" the position as the learner sees it, one line of text."""
        return str(self.table.view(self.seat)) if self.render_mode == "ansi" else None


class BatchEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Many tables at once (`kahve.lab.batch`), one seat of each the learner's, the others compiled players of the house.

    A deal that is over is followed by the next in the same step (`AutoresetMode.SAME_STEP`); since nobody is to move at its end there is
    no last observation. An illegal move raises IllegalMove, and nothing has changed then.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        house: Mapping[str, object] | None = None,
        preset: str | None = None,
        seat: int = 0,
        players: Sequence[str] = ("greedy",),
        compiled: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """Seat the players and deal; `seat`, `players` and what is raised are as in `Env`."""
        chosen = game_named(game)
        seated = _others(players, seat, int(chosen.settle(house or {}, preset).seats))
        self.seat, self.num_envs, self.render_mode = seat, num_envs, render_mode
        self.batch = Batch(chosen, house, games=num_envs, seed=0, preset=preset, players=seated, compiled=compiled)
        self.single_observation_space = _space(self.batch.observation)
        self.single_action_space = spaces.Discrete(chosen.move_numbers)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal at every table anew."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 62)))
        return self._seen(), {}

    def _seen(self) -> Seen:
        flat = np.concatenate([self.batch.numbers, self.batch.cards], axis=1, dtype=np.int32)
        return {"observation": flat, "action_mask": self.batch.mask.astype(np.int8)}

    def step(self, actions: NDArray[np.int64]) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make a move at every table, and those of the others up to the learner's next one."""
        self.batch.step(actions)
        rewards = self.batch.rewards[:, self.seat].astype(np.float64)
        return self._seen(), rewards, self.batch.ends.copy(), np.zeros(self.num_envs, dtype=np.bool_), {}


def _register() -> None:
    for name in GAMES:
        here = __name__
        gymnasium.register(f"kahve/{name}-v0", f"{here}:Env", vector_entry_point=f"{here}:BatchEnv", kwargs={"game": name})


_register()

__all__ = ["BatchEnv", "Env"]
