"""Every game as a PettingZoo environment in which agents move one after another (AEC); the extra `pettingzoo`.

>>> table = env("pisti", seats=2, target=101)
>>> table.reset(seed=7)
>>> table.agent_selection, table.observe("seat_0")["observation"].shape
('seat_0', (314,))
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.house import HouseError
from ..engine.observation import observation
from ..engine.table import IllegalMove, Table
from ..games import game as game_named
from ..lab.batch import EPISODES, points

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
except ImportError as error:
    raise ImportError("This adapter needs PettingZoo, which is not installed: pip install 'kahve[pettingzoo]'.") from error

Seen = dict[str, NDArray[Any]]


class Env(AECEnv):  # type: ignore[misc]
    """A table at which every seat is an agent, `seat_0` and on.

    An agent observes a dictionary: `observation`, the flat form of what its seat sees (`layout.parts`), shape (n,), 32 bits; and
    `action_mask`, shape (move numbers,), 8 bits, which of its moves are legal, all 0 when it is not to move. An agent's reward is what a
    deal brought its side in points, minus that where the fewest points win; it comes with the last move of the deal.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        *,
        preset: str | None = None,
        episode: str = "deal",
        compiled: bool = False,
        render_mode: str | None = None,
        **house: object,
    ) -> None:
        """Settle the house rules and lay out the spaces.

        episode: "deal", the first deal of a match, or "match". render_mode: None, or "ansi" for the position as text. Raises UnknownGame,
        HouseError.
        """
        super().__init__()
        self.game = game_named(game)
        self.house = self.game.settle(house, preset)
        if episode not in EPISODES:
            raise HouseError(f"episode cannot be {episode!r}: allowed are deal and match.", "episode")
        self.episode, self.render_mode, self._compiled = episode, render_mode, compiled
        self.layout = observation(self.game, self.house)
        self.metadata = {"name": f"kahve_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.house.seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(self.game.move_numbers) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(self.layout.low, self.layout.high, dtype=np.int32),
                    "action_mask": spaces.Box(0, 1, (self.game.move_numbers,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._chance = random.Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's moves: move numbers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Open a table and deal; one seed gives one row of deals, and without one they go on from where they are.

        options: {"dealer": seat} for who deals first, by default the last seat.
        """
        if seed is not None:
            self._chance = random.Random(seed)
        self.table = Table(self.game, self.house, dealer=(options or {}).get("dealer"), compiled=self._compiled)
        self._deal()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.table.turn]

    def _deal(self) -> None:
        while self.table.awaits_deal:  # a void deal is dealt again
            self.table.deal(seed=self._chance.getrandbits(64))

    def observe(self, agent: str) -> Seen:
        """What an agent's seat sees, and what it may do."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.game.move_numbers, dtype=np.int8)
        if seat == self.table.turn:
            mask[self.table.moves] = 1
        return {"observation": self.layout.of(self.table.view(seat)), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the move of the agent whose turn it is, or None for one whose episode is over; IllegalMove says why it may not be made."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalMove(f"It is the turn of {agent}: None is no move.")
        self.table.play(int(action))
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if self.table.turn < 0:
            self._count()
        self._accumulate_rewards()
        if self.table.turn >= 0:
            self.agent_selection = self.possible_agents[self.table.turn]
        else:
            self._deads_step_first()

    def _count(self) -> None:
        self.rewards = dict(zip(self.agents, points(self.table), strict=True))
        if self.episode == "match" and not self.table.over:
            self._deal()
        else:
            self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """With render_mode "ansi" the position as the seat to move sees it, one line of text."""
        return str(self.table.view(self.table.turn)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held that must be given back."""


def env(game: str, **how: Any) -> Env:
    """An environment of a game: `Env` by the name that PettingZoo's own have."""
    return Env(game, **how)


__all__ = ["Env", "env"]
