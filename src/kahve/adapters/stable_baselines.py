"""Many tables as a `VecEnv` of Stable-Baselines3, for one learner among quick built-in players (extra `sb3`).

The extra brings `sb3-contrib` too, whose `MaskablePPO` plays legal moves alone. docs/learners.md has an example.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from ..engine.installing import how_to_install

try:
    from stable_baselines3.common.vec_env import VecEnv  # type: ignore[import-not-found]
except ImportError as error:
    raise ImportError(f"This adapter needs Stable-Baselines3, which is not installed: {how_to_install('sb3')}.") from error

from ..cards.quoting import printable
from ..engine.house import HouseError
from ..engine.numeric import NDArray, np
from .gymnasium import BatchEnv


class Tables(VecEnv):  # type: ignore[misc]
    """Tables of one game at which one seat learns; an observation is an array, and the masks of legal moves are asked for.

    After the end of a deal the next begins in the same step. Nobody is to move at its end, so there is no last observation in `infos`.
    `infos` has an `episode` for each deal that ended, as `VecMonitor` writes it: what it brought, its moves, and the seconds so far.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        *,
        house: Mapping[str, object] | str | None = None,
        preset: str | None = None,
        seat: int = 0,
        players: Sequence[str] = ("greedy",),
        observe: str = "features",
        reward: str = "margin",
        dense: bool = False,
        threads: int = 1,
        seed: int = 0,
        compiled: bool = True,
        **rules: object,
    ) -> None:
        """Seat the players and deal at every table; the parameters and the errors are as in `kahve.adapters.gymnasium.BatchEnv`."""
        how: dict[str, Any] = {"house": house, "preset": preset, "seat": seat, "players": players, "observe": observe, "reward": reward}
        self.tables = BatchEnv(game, num_envs, **(how | rules), dense=dense, threads=threads, compiled=compiled)
        self.render_mode = None
        self._next_seed: int | None = seed
        self._moves: NDArray[np.int64] = np.zeros(num_envs, dtype=np.int64)
        space = self.tables.single_observation_space["observation"]  # type: ignore[index]
        super().__init__(num_envs, space, self.tables.single_action_space)
        self._earned, self._lengths, self._began = np.zeros(num_envs), np.zeros(num_envs, dtype=np.int64), time.monotonic()

    def seed(self, seed: int | None = None) -> list[int | None]:
        """Deal from this seed at the next `reset`."""
        self._next_seed = seed
        return [seed] * self.num_envs

    def reset(self) -> NDArray[Any]:
        """Deal at every table: the observations, shape (num_envs, n)."""
        seen, _ = self.tables.reset(seed=self._next_seed)
        self._next_seed = None
        self._earned[:], self._lengths[:] = 0, 0
        return seen["observation"]

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Keep the moves for `step_wait`."""
        self._moves = np.asarray(actions, dtype=np.int64)

    def step_wait(self) -> tuple[NDArray[Any], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Make a move at every table: observations, rewards, ends, and a dictionary for each; IllegalMove changes nothing."""
        seen, rewards, ends, _, _ = self.tables.step(self._moves)
        self._earned += rewards
        self._lengths += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        seconds = round(time.monotonic() - self._began, 6)
        for table in np.flatnonzero(ends).tolist():
            infos[table]["episode"] = {"r": float(self._earned[table]), "l": int(self._lengths[table]), "t": seconds}
        self._earned[ends], self._lengths[ends] = 0, 0
        return seen["observation"], rewards.astype(np.float32), ends, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves are legal at each table: shape (num_envs, move numbers)."""
        return self.tables.action_masks()

    def env_method(self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any) -> list[Any]:
        """`action_masks` of these tables, which is what sb3-contrib asks for; HouseError for another method."""
        if method_name != "action_masks":
            raise HouseError(f"These tables have no method {printable(method_name)} of their own: there is action_masks.", "method_name")
        masks = self.action_masks()
        return [masks[i] for i in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute that all tables share, once for each of these tables; AttributeError if there is none."""
        value = getattr(self if attr_name in ("action_masks", "render_mode") else self.tables, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Refuse: the tables share what they are."""
        raise HouseError(f"{printable(attr_name)} cannot be set: what these tables are is settled when they are opened.", "attr_name")

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """False for each table: none is wrapped."""
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """Do nothing: the tables hold nothing that has to be given back."""
