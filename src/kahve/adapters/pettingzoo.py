"""Every game as a PettingZoo environment in which agents move one after another, AEC (extra `pettingzoo`).

>>> table = env("pisti", seats=2, target=101)
>>> table.reset(seed=7)
>>> table.agent_selection, table.observe("seat_0")["observation"].shape
('seat_0', (314,))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..engine.installing import how_to_install

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
except ImportError as error:
    raise ImportError(f"This adapter needs PettingZoo, which is not installed: {how_to_install('pettingzoo')}.") from error

from ..cards.quoting import printable, quoted
from ..engine.house import HouseError
from ..engine.numeric import NDArray, np
from ..engine.record import NOBODY
from ..engine.table import IllegalMove, NotNow, Table
from ..games import settled
from ..lab.batch import EPISODES
from .observing import check_reward, earned
from .warm_up import WarmUp

Seen = dict[str, NDArray[Any]]


class Env(AECEnv):  # type: ignore[misc]
    """A table at which every seat is an agent: `seat_0`, `seat_1` and so on.

    An observation is a dictionary. `observation` is the flat form of what the seat sees (`layout.parts`), shape (n,), 32 bits. With
    observe="features" it is what `kahve.bots.players.features` makes of that, floats of 32 bits.
    `action_mask` says which moves are legal, shape (move numbers,), 8 bits; it is all 0 for an agent that is not to move.

    A reward is the points that a deal brought the agent's side; in games where low scores win it is minus them. It comes with the last
    move of the deal. With reward="margin" the mean of the other sides is taken off.

    At the end of an episode `infos` has an `episode` for each agent. Its `r` is the sum of the rewards, and `l` the number of moves, as
    Gymnasium's RecordEpisodeStatistics calls them.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        *,
        house: Mapping[str, object] | str | None = None,
        preset: str | None = None,
        episode: str = "deal",
        observe: str = "entries",
        reward: str = "points",
        compiled: bool | None = None,
        render_mode: str | None = None,
        **rules: object,
    ) -> None:
        """Settle the house rules and lay out the spaces. Raises UnknownGame and HouseError.

        - game, house, preset, rules: as `kahve.new` takes them.
        - episode: "deal", the first deal of a match, or "match".
        - observe: "entries" or "features". reward: "points" or "margin".
        - compiled: True for compiled rules and False for interpreted ones. With None the rules are interpreted at first, which is ready at
          once, and compiled from the first `reset` after 10,000 moves (`kahve.adapters.warm_up`). What is returned is the same.
        - render_mode: None, or "ansi" for the position as text.
        """
        self._arguments = {name: given for name, given in locals().items() if name not in ("self", "__class__", "rules")} | rules
        super().__init__()
        self.game, self.house = settled(game, house, preset, **rules)
        if episode not in EPISODES:
            raise HouseError(f"episode cannot be {quoted(episode)}: allowed are deal and match.", "episode")
        self.episode, self.render_mode = episode, render_mode
        self.reward = check_reward(reward)
        self._warm_up = WarmUp(self.game, self.house, observe, compiled)
        read = self._warm_up.reading
        self.layout = read.layout
        self.metadata = {"name": f"kahve_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.house.seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(self.game.rules.move_numbers) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(read.low, read.high, dtype=read.dtype),
                    "action_mask": spaces.Box(0, 1, (self.game.rules.move_numbers,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seats = len(self.possible_agents)
        self.state_space = spaces.Box(np.tile(read.low, seats), np.tile(read.high, seats), dtype=read.dtype)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's moves: all move numbers of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Open a table and deal.

        One seed gives one series of deals. Without a seed the series goes on.

        options: {"dealer": seat} chooses the first dealer, by default the last seat.
        """
        if seed is not None:
            self._warm_up.chance.seed(seed)
        self._play = self._warm_up.open((options or {}).get("dealer"))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self._has_paid = False
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self._play.turn]
        self._earned, self._moves = dict.fromkeys(self.agents, 0), dict.fromkeys(self.agents, 0)

    @property
    def table(self) -> Table:
        """The table as it is now, to look at; it is opened by `reset`."""
        return self._warm_up.play.table

    def observe(self, agent: str) -> Seen:
        """What an agent's seat sees, and which moves it may make."""
        seat, play = self._seat_of[agent], self._play
        mask = play.mask(np.int8) if seat == play.turn else np.zeros(self.game.rules.move_numbers, dtype=np.int8)
        return {"observation": play.seen(seat), "action_mask": mask}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves the agent in turn may make: shape (move numbers,). Libraries that mask moves ask for it by this name."""
        return self._play.mask(np.bool_)

    def state(self) -> NDArray[Any]:
        """What all seats see together, one after another: shape (seats * n,), for a learner that is taught with all cards known."""
        return np.concatenate([self._play.seen(seat) for seat in range(len(self.possible_agents))])

    def step(self, action: int | None) -> None:
        """Make the move of the agent in turn, or None for an agent whose episode is over; IllegalMove says why a move is illegal.

        Raises NotNow where no agent is left: the next step comes after `reset`.
        """
        if not self.agents:
            raise NotNow("The episode is over, or has not begun: call reset() before the next step.")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalMove(f"It is the turn of {printable(agent)}: None is not a move.")
        play, move = self._play, int(action)
        if not play.allows(move):
            raise IllegalMove(self.table.objection(move))
        play.make(move)
        self._moves[agent] += 1
        self._cumulative_rewards[agent] = 0
        if self._has_paid:
            self._has_paid = False
            self._clear_rewards()
        if play.turn == NOBODY:
            self._count()
        if play.turn == NOBODY:
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[play.turn]

    def _count(self) -> None:
        play, self._has_paid = self._play, True
        rewards = earned(np.array(play.points()), int(self.game.rules.sides(self.house)), self.reward)
        self.rewards = dict(zip(self.agents, rewards.tolist(), strict=True))
        self._accumulate_rewards()
        self._earned = {agent: self._earned[agent] + reward for agent, reward in self.rewards.items()}
        if self.episode == "match" and not play.table.over:
            self._warm_up.deal(play.table)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"episode": {"r": self._earned[agent], "l": self._moves[agent]}} for agent in self.agents}

    def render(self) -> str | None:
        """With render_mode "ansi", the position as the seat to move sees it, in one line of text; otherwise None."""
        return str(self.table.view(self.table.turn)) if self.render_mode == "ansi" else None

    def __getstate__(self) -> dict[str, Any]:
        # What __init__ makes is made again by name and house.
        spaces_and_names = ("layout", "house", "game", "observation_spaces", "action_spaces", "state_space", "metadata")
        again = ("_arguments", "_warm_up", "_play", *spaces_and_names)
        state = {name: value for name, value in vars(self).items() if name not in again}
        return {"asked": self._arguments, "kept": state, "saved": self._warm_up.saved()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state["asked"])  # type: ignore[misc]
        self.__dict__.update(state["kept"])
        self._warm_up.take_up(state["saved"])
        self._play = self._warm_up.play

    def close(self) -> None:
        """Do nothing: the environment holds nothing that has to be given back."""


def env(game: str, **how: Any) -> Env:
    """An environment of a game: `Env` under the name that PettingZoo's own modules use."""
    return Env(game, **how)
