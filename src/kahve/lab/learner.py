"""A network at a game: what it reads of an observation, by which scales, and which move it thinks best."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple

from ..bots.players.features import Features, features, read_loop
from ..engine.game import Game
from ..engine.house import values_of
from ..engine.numeric import NDArray, np
from ..engine.observation import observation
from ..engine.retracing import MOST_MOVES
from .batch import Batch
from .network import Network
from .returns import margins
from .round_settings import RoundSettings

WARMING = 64
"""Steps of random play from which means and spreads are taken; the unit of points too, or from as many more as it takes to end a deal."""
NORMS = 256
"""Games of that play."""


class Scales(NamedTuple):
    """By what a network reads and speaks.

    mean, spread: shape (features,), by which numbers are standardised. unit: the points in one unit of what it says.
    """

    mean: NDArray[np.float32]
    spread: NDArray[np.float32]
    unit: float


class Learner:
    """A network that is taught one game by one set of house rules, and the deals that it is dealt."""

    def __init__(self, game: Game, house: Any, settings: RoundSettings, seed: int, compiled: bool) -> None:
        """Begin with a network that knows nothing. house: a house tuple. compiled: whether deals are played by compiled rules."""
        self.game, self.house, self.settings, self.seed, self.compiled = game, house, settings, seed, compiled
        self.sides = int(game.rules.sides(house))
        self.features: Features = features(observation(game, house))
        self.hidden_sizes = [settings.wide] * settings.layers
        self.network = Network([self.features.size, *self.hidden_sizes, game.rules.move_numbers], seed, settings.rate)
        self._read_all = read_loop(compiled)

    def new_batch(self, games: int, seed: int, players: Mapping[int, str] | None = None, *, standing: bool = False) -> Batch:
        """Deals of the game.

        standing: whether to count them as they stand, where the game can and that says enough (not where it has `Judgement.prospects`).
        """
        values = values_of(self.house)
        judgement = self.game.judgement
        standing = standing and judgement.says("stretch") and not judgement.says("prospects")
        return Batch(self.game, games, house=values, seed=seed, players=players, standing=standing, compiled=self.compiled)

    @cached_property
    def scales(self) -> Scales:
        """Means and spreads of the numbers among the features, and the spread of a deal's margins in points, in random play."""
        games = min(NORMS, self.settings.games)
        batch = self.new_batch(games, self.seed, standing=True)
        zeros, ones = np.zeros(self.features.size, dtype=np.float32), np.ones(self.features.size, dtype=np.float32)
        read, ended = [], []
        for step in range(MOST_MOVES):
            if step < WARMING:
                read.append(self._read(batch.observations, batch.turns, zeros, ones)[:, self.features.numbers])
            batch.step(batch.random_moves, check=False)
            if batch.ends.any():
                ended.append(margins(batch.rewards, self.sides)[batch.ends, 0])
            if step >= WARMING - 1 and ended:
                break
        numbers = np.concatenate(read).astype(np.float64)
        mean, spread = zeros.copy(), ones.copy()
        mean[self.features.numbers] = numbers.mean(axis=0)
        spread[self.features.numbers] = numbers.std(axis=0)
        return Scales(mean, spread, max(1.0, float(np.concatenate(ended).std())))

    def read(self, observations: NDArray[Any], seats: NDArray[np.int64]) -> NDArray[np.float32]:
        """The features of observations of these seats: shape (observations, features)."""
        return self._read(observations, seats, self.scales.mean, self.scales.spread)

    def _read(
        self, observations: NDArray[Any], seats: NDArray[np.int64], mean: NDArray[np.float32], spread: NDArray[np.float32]
    ) -> NDArray[np.float32]:
        out = np.empty((len(observations), self.features.size), dtype=np.float32)
        self._read_all(self.features.plan, observations["numbers"], observations["cards"], seats, mean, spread, out)
        return out

    def best(
        self, observations: NDArray[Any], seats: NDArray[np.int64], mask: NDArray[np.bool_], *, mean: bool = True
    ) -> tuple[NDArray[np.int64], Any]:
        """The best legal moves by the network, and what it says of them in units: shape (observations,) each.

        mean: whether the mean of its latest weights is used.
        """
        torch = self.network.torch
        with torch.inference_mode():
            values = self.network.values(self.read(observations, seats), mean=mean)
            values.masked_fill_(~torch.from_numpy(mask).to(values.device), -math.inf)
            best = values.max(dim=1)
            return best.indices.cpu().numpy(), best.values.cpu().numpy()

    def said_of(self, observations: NDArray[Any], seats: NDArray[np.int64], moves: NDArray[np.int64]) -> Any:
        """What the network says of these moves, in units: shape (observations,)."""
        torch = self.network.torch
        with torch.inference_mode():
            values = self.network.values(self.read(observations, seats), mean=True)
            return values.gather(1, torch.from_numpy(moves).to(values.device)[:, None])[:, 0].cpu().numpy()
