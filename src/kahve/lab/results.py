"""Holds the sheets of deals played in blocks, and computes points and wins of the players from them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..bots.players.failures import Failures, added
from ..engine.numeric import NDArray, np
from .estimate import Estimate, at_any_time_of, estimate_of, share_of
from .sums import Sums


@dataclass(frozen=True)
class Played:
    """Consecutive blocks, each one order of the pack, dealt once for every seating of the players.

    - first: the number of the first block.
    - sheets: shape (blocks, seatings, sides, items), the count of each deal.
    - lengths: shape (blocks, seatings), the moves of each deal. It is 0 for a void deal, whose sheet is empty.
    - failures: how often players of somebody's own gave no legal move.

    There are as many seatings as players. In seating k side s belongs to player (s + k) modulo their number.
    """

    first: int
    sheets: NDArray[np.int32]
    lengths: NDArray[np.int32]
    failures: tuple[Failures, ...] = ()

    @property
    def blocks(self) -> int:
        """The number of blocks."""
        return len(self.sheets)

    @property
    def whole(self) -> NDArray[np.bool_]:
        """Which blocks count: those without a void deal; shape (blocks,)."""
        whole: NDArray[np.bool_] = np.all(self.lengths > 0, axis=1)
        return whole

    def blocks_from(self, first: int, most: int) -> Played:
        """At most this number of the blocks, from a place on; the failures are in those from the first place."""
        part = slice(first, first + most)
        return Played(self.first + first, self.sheets[part], self.lengths[part], () if first else self.failures)

    def shares(self, total: int, low_wins: bool) -> NDArray[np.float64]:
        """The share of each deal that each side wins, shape (blocks, seatings, sides); a level deal is shared."""
        best = self.best(total, low_wins)
        shares: NDArray[np.float64] = best / best.sum(axis=2, keepdims=True)
        return shares

    def best(self, total: int, low_wins: bool) -> NDArray[np.bool_]:
        """Which sides made the best score of each deal, shape (blocks, seatings, sides)."""
        totals = self.sheets[..., total]
        best: NDArray[np.bool_] = totals == (totals.min if low_wins else totals.max)(axis=2, keepdims=True)
        return best


def joined(parts: Sequence[Played]) -> Played:
    """The blocks of several parts, which follow one another, as one `Played`."""
    sheets, lengths = np.concatenate([part.sheets for part in parts]), np.concatenate([part.lengths for part in parts])
    return Played(parts[0].first, sheets, lengths, added(row for part in parts for row in part.failures))


def by_player(values: NDArray[Any]) -> NDArray[np.float64]:
    """The sum of each player's values over seatings and sides.

    values: shape (blocks, seatings, sides). Returns shape (blocks, players).

    >>> by_player(np.array([[[5, 1], [2, 3]]])).tolist()
    [[8.0, 3.0]]
    """
    blocks, players, sides = values.shape
    sums = np.zeros((blocks, players))
    for seating in range(players):
        for side in range(sides):
            sums[:, (side + seating) % players] += values[:, seating, side]
    return sums


def by_player_and_deal(values: NDArray[Any]) -> NDArray[np.float64]:
    """The sum of each player's values over the sides in each deal. values: as in `by_player`; shape (blocks, seatings, players)."""
    alone = np.zeros((*values.shape[:2], values.shape[1]))
    for seating in range(values.shape[1]):
        only = np.zeros_like(values)
        only[:, seating] = values[:, seating]
        alone[:, seating] = by_player(only)
    return alone


@dataclass(frozen=True)
class Results:
    """The points and wins of the players, from sums over blocks (`Tally`).

    - low_wins: whether the lowest score wins a deal.
    - planned: the most blocks that were to be played, if the margins decided when to stop. The intervals of margins then hold at any time
      of stopping.
    - failures: how often players of somebody's own gave no legal move.
    - sums: a column for the points of each player, and one for its wins.
    - scales: by what the points are divided, and by what the wins.
    """

    game: str
    players: tuple[str, ...]
    deals: int
    void: int
    sums: Sums
    scales: tuple[int, int]
    low_wins: bool = False
    planned: int | None = None
    failures: tuple[Failures, ...] = ()

    def points(self, player: str | int) -> Estimate:
        """A player's points a deal, by name or by place in the list."""
        return self._estimate({self._place(player): 1})

    def wins(self, player: str | int) -> Estimate:
        """The share of the deals that a player wins, by name or by place in the list."""
        mean, error = self.sums.mean_and_error(self._weights({len(self.players) + self._place(player): 1}), self.scales[1])
        blocks = self.sums.blocks
        return share_of(mean, error, blocks) if self.planned is None else at_any_time_of(mean, error, blocks, self.planned)

    def margin(self, player: str | int, other: str | int) -> Estimate:
        """How many points a deal better one player is than another, over the same cards; fewer points are better where low scores win."""
        return self._estimate(self._margin(player, other))

    def over_others(self) -> Estimate:
        """How many points a deal better the first player is than the others on average, over the same cards."""
        others = range(1, len(self.players))
        sign = -1 if self.low_wins else 1
        weights = {0: sign * len(others)} | dict.fromkeys(others, -sign)
        return self._estimate(weights, len(others))

    def margin_moments(self, player: str | int, other: str | int) -> tuple[int, float, float]:
        """The number of blocks, and the mean and the variance of the margin over them."""
        if not self.sums.blocks:
            return 0, 0.0, 0.0
        mean, variance = self.sums.mean_and_variance(self._weights(self._margin(player, other)), self.scales[0])
        return self.sums.blocks, float(mean), float(variance)

    def _margin(self, player: str | int, other: str | int) -> dict[int, int]:
        sign = -1 if self.low_wins else 1
        weights = {self._place(player): sign}
        weights[self._place(other)] = weights.get(self._place(other), 0) - sign
        return weights

    def _estimate(self, weights: Mapping[int, int], divisor: int = 1) -> Estimate:
        mean, error = self.sums.mean_and_error(self._weights(weights), divisor * self.scales[0])
        blocks = self.sums.blocks
        return estimate_of(mean, error, blocks) if self.planned is None else at_any_time_of(mean, error, blocks, self.planned)

    def _weights(self, weights: Mapping[int, int]) -> list[int]:
        return [weights.get(column, 0) for column in range(2 * len(self.players))]

    def _place(self, player: str | int) -> int:
        return player if isinstance(player, int) else self.players.index(player)


def win_unit(sides: int) -> int:
    """The least number that all numbers of sides divide, so that a level deal gives each winner a whole number of it."""
    return math.lcm(*range(1, sides + 1))


def points_and_wins(game: Any, played: Played) -> NDArray[np.int64]:
    """The points of each player in each block and then the wins of each, a deal counting as `win_unit`; shape (blocks, 2 * players).

    game: a `kahve.engine.game.Game`.
    """
    total, unit = game.rules.items.index("total"), win_unit(played.sheets.shape[2])
    best = played.best(total, game.rules.low_wins)
    wins = by_player(best * (unit // best.sum(axis=2, keepdims=True)))
    return np.concatenate([by_player(played.sheets[..., total]), wins], axis=1).astype(np.int64)


class Tally:
    """Gathers the results of a match part by part, and keeps no deal."""

    def __init__(self, game: Any, players: Sequence[str], sides: int) -> None:
        """game: a `kahve.engine.game.Game`. sides: of a table."""
        self.game, self.players = game, tuple(players)
        self._scales = sides, win_unit(sides) * len(players)
        self._sums = Sums(2 * len(players))
        self._blocks = 0
        self._failures: tuple[Failures, ...] = ()

    def add(self, played: Played) -> None:
        """Add blocks."""
        self._sums.add(points_and_wins(self.game, played)[played.whole])
        self._blocks += played.blocks
        self._failures = added([*self._failures, *played.failures])

    def results(self, planned: int | None = None) -> Results:
        """The results of all blocks so far. planned: as in `Results`."""
        number, low_wins = len(self.players), self.game.rules.low_wins
        void = (self._blocks - self._sums.blocks) * number
        given = self.game.name, self.players, self._blocks * number, void, self._sums, self._scales
        return Results(*given, low_wins, planned, self._failures)
