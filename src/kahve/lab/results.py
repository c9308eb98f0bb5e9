"""Holds the sheets of deals played in blocks, and computes points and wins of the players from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..bots.players.failures import Failures, added
from ..engine.numeric import NDArray, np
from .estimate import Estimate, at_any_time, estimate, share


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

    def shares(self, total: int, low_wins: bool) -> NDArray[np.float64]:
        """The share of each deal that each side wins, shape (blocks, seatings, sides); a level deal is shared."""
        totals = self.sheets[..., total]
        best = totals == (totals.min if low_wins else totals.max)(axis=2, keepdims=True)
        shares: NDArray[np.float64] = best / best.sum(axis=2, keepdims=True)
        return shares


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
    """The points and wins of the players in each block, with the figures that follow from them.

    - block_points: shape (blocks, players), points per deal and side.
    - block_wins: shape (blocks, players), the share of deals won; a level deal is shared.
    - low_wins: whether the lowest score wins a deal.
    - planned: the most blocks that were to be played, if the margins decided when to stop. The intervals of margins then hold at any time
      of stopping.
    - failures: how often players of somebody's own gave no legal move.
    """

    game: str
    players: tuple[str, ...]
    deals: int
    void: int
    block_points: NDArray[np.float64]
    block_wins: NDArray[np.float64]
    low_wins: bool = False
    planned: int | None = None
    failures: tuple[Failures, ...] = ()

    def points(self, player: str | int) -> Estimate:
        """A player's points a deal, by name or by place in the list."""
        return self._estimate(self.block_points[:, self._place(player)])

    def wins(self, player: str | int) -> Estimate:
        """The share of the deals that a player wins, by name or by place in the list."""
        samples = self.block_wins[:, self._place(player)]
        return share(samples) if self.planned is None else at_any_time(samples, self.planned)

    def margins(self, player: str | int, other: str | int) -> NDArray[np.float64]:
        """In each block, how many points a deal better one player is than another; fewer points are better where low scores win."""
        more: NDArray[np.float64] = self.block_points[:, self._place(player)] - self.block_points[:, self._place(other)]
        return -more if self.low_wins else more

    def margin(self, player: str | int, other: str | int) -> Estimate:
        """How many points a deal better one player is than another, over the same cards."""
        return self._estimate(self.margins(player, other))

    def _estimate(self, samples: NDArray[np.float64]) -> Estimate:
        return estimate(samples) if self.planned is None else at_any_time(samples, self.planned)

    def _place(self, player: str | int) -> int:
        return player if isinstance(player, int) else self.players.index(player)


def results(game: Any, players: Sequence[str], played: Played, planned: int | None = None) -> Results:
    """The results of these players from these blocks. game: a `kahve.engine.game.Game`."""
    total, sides = game.rules.items.index("total"), played.sheets.shape[2]
    counted = played.whole
    points = by_player(played.sheets[counted][..., total]) / sides
    wins = by_player(played.shares(total, game.rules.low_wins)[counted]) / len(players)
    deals, void = played.blocks * len(players), int((~counted).sum()) * len(players)
    return Results(game.name, tuple(players), deals, void, points, wins, game.rules.low_wins, planned, played.failures)
