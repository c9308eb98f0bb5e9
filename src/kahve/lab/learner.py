"""A network at a game: what it reads of an observation, by which scales, and what it expects of the legal moves."""

from __future__ import annotations

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


class Options(NamedTuple):
    """The legal moves of some games, one game after another, and what a network expects of each. Every array has shape (n,).

    - places: which of the games it is.
    - moves: by their numbers.
    - observations, which: what the network reads of the move, and the number of its value there.
    - gains: what the move brings its side at once, as its mover sees it, in units; 0 where the network expects that too.
    - worths: what the network expects from the choice to the end of the deal, in units.
    """

    places: NDArray[np.int64]
    moves: NDArray[np.int64]
    observations: NDArray[Any]
    which: NDArray[np.int64]
    gains: NDArray[np.float64]
    worths: NDArray[np.floating[Any]]

    def best(self) -> NDArray[np.int64]:
        """The number of the best option of each game; of several level ones the first."""
        firsts = np.flatnonzero(np.diff(self.places, prepend=-1))
        is_best = self.worths == np.maximum.reduceat(self.worths, firsts)[self.places]
        numbers = np.flatnonzero(is_best)
        return numbers[np.diff(self.places[numbers], prepend=-1) > 0]

    def of(self, moves: NDArray[np.int64]) -> NDArray[np.int64]:
        """The number of the option of each game that is this move. moves: shape (games,), legal."""
        return np.flatnonzero(self.moves == moves[self.places])


class Learner:
    """A network that is taught one game by one set of house rules, and the deals that it is dealt."""

    def __init__(self, game: Game, house: Any, settings: RoundSettings, seed: int, compiled: bool) -> None:
        """Begin with a network that knows nothing. house: a house tuple. compiled: whether deals are played by compiled rules."""
        self.game, self.house, self.settings, self.seed, self.compiled = game, house, settings, seed, compiled
        self.sides = int(game.rules.sides(house))
        self.features: Features = features(observation(game, house))
        self.hidden_sizes = [settings.wide] * settings.layers
        self.by_outcome = game.judgement.by_outcome
        self.values = 1 if self.by_outcome else game.rules.move_numbers
        self.network = Network([self.features.size, *self.hidden_sizes, self.values], seed, settings.rate)
        self._read_all = read_loop(compiled)

    def new_batch(self, games: int, seed: int, players: Mapping[int, str] | None = None, *, standing: bool = False) -> Batch:
        """Deals of the game.

        standing: whether to count them as they stand, where that says enough.
        """
        values = values_of(self.house)
        standing = standing and self.game.judgement.counts_as_it_stands
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

    def options(self, batch: Batch, rows: NDArray[np.int64], *, mean: bool = True) -> Options:
        """The legal moves of these games of a batch, with what the network expects of each.

        mean: whether the mean of its latest weights is used.
        """
        if not self.by_outcome:
            places, moves = np.nonzero(batch.mask[rows])
            said = self._said(batch.observations[rows], batch.turns[rows], mean)
            return Options(places, moves, batch.observations[rows[places]], moves, np.zeros(len(moves)), said[places, moves])
        after = batch.afterstates(rows)
        places, all_of_them = np.nonzero(batch.mask[rows])[0], np.arange(len(after.moves))
        more = margins(after.standing, self.sides) - margins(batch.standing[after.games], self.sides)
        gains = more[all_of_them, after.seats] / self.scales.unit
        said = self._said(after.observations, after.seats, mean)[:, 0]
        return Options(places, after.moves, after.observations, np.zeros_like(after.moves), gains, gains + said)

    def _said(self, observations: NDArray[Any], seats: NDArray[np.int64], mean: bool) -> NDArray[np.float32]:
        with self.network.torch.inference_mode():
            said: NDArray[np.float32] = self.network.values(self.read(observations, seats), mean=mean).cpu().numpy()
        return said
