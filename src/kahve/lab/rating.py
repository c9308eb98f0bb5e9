"""Rates many players in one list: a round robin over the same deals, fitted by Bradley and Terry's model, with error bars.

Players meet in the smallest groups that a table seats evenly: two players if possible. Every group plays the same orders in all its
seatings. Groups of three or more play both ways round the table. In a deal a player beats another by making the better score.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..bots.players.failures import Failures, added
from ..cards.quoting import printable
from ..engine.house import HouseError
from ..engine.numeric import NDArray, np
from ..games import settled
from .deal_loops import fewest_players
from .estimate import NORMAL, Estimate, at_any_time_of, errors_at_any_time, estimate_of
from .extras import fetched
from .match import Match, matched
from .results import Played, by_player_and_deal
from .sequential import Moments
from .sums import Sums

Pair = tuple[str, str]

SCALE = 400 / math.log(10)
"""Points of rating for a unit of the model, so that 400 points are odds of ten to one, as in chess."""
MIDDLE = 1500
"""The mean rating of a list."""
DRAWS = 400
"""How many times the list is fitted to blocks drawn again, for the error bars."""
BATCHES = 500
"""The most batches into which blocks are gathered before they are drawn."""
GROUPS = 1 << 15
"""The number of blocks whose wins are kept one by one. If there are more, neighbours are kept together."""


@dataclass(frozen=True)
class Rated:
    """A player of the list.

    - rating: on the scale of chess; the mean of the list is MIDDLE.
    - lead: how much higher than the next player's rating, None for the last.
    - margin: points a deal better than those it met.
    - wins: the share of deals in which it made a better score than a player it met; level deals count half.
    """

    player: str
    rating: Estimate
    lead: Estimate | None
    margin: Estimate
    wins: float


@dataclass(frozen=True)
class RatingList:
    """The players, best first, and the share of deals in which each beat each other.

    - pairs: shape (players, players) in the order of the list, the share of the row over the column; nan where they never met.
    - worst_fit: the greatest distance between such a share and what the ratings say.
    - failures: how often players of somebody's own gave no legal move.
    """

    players: tuple[Rated, ...]
    pairs: NDArray[np.float64]
    worst_fit: float
    deals: int
    failures: tuple[Failures, ...] = ()


def group_size(name: str, house: Mapping[str, object] | str | None = None, preset: str | None = None) -> int:
    """The number of players that a table of this house seats evenly (`kahve.lab.deal_loops.fewest_players`)."""
    return fewest_players(*settled(name, house, preset))


def usual_rivals(name: str, house: Mapping[str, object] | str | None = None, preset: str | None = None) -> list[str]:
    """The default players of a list: greedy, random and others, as many as the table seats, at most six.

    >>> usual_rivals("quist", {}), usual_rivals("soup", {})
    (['greedy', 'random'], ['greedy', 'random', 'simple'])
    """
    return ["greedy", "random", "simple", "casual", "beginner", "expert"][: group_size(name, house, preset)]


def round_robin(
    name: str, house: Mapping[str, object] | str | None, players: Sequence[str], seed: int, *, preset: str | None = None
) -> list[Match]:
    """The matches of a round robin; HouseError if there are too few players or one is named twice."""
    size = group_size(name, house, preset)
    twice = next((player for player in players if players.count(player) > 1), None)
    if twice is not None:
        raise HouseError(f"{printable(twice)} is named twice: each player has one place in a list.", "players")
    if len(players) < size:
        raise HouseError(f"{len(players)} players are too few for a list: this table seats {size} different ones at a time.", "players")
    # Seatings keep the order of the players, and it matters who sits before whom. So three and more play both ways round.
    ways = [way for group in itertools.combinations(players, size) for way in ([group] if size == 2 else [group, group[::-1]])]
    return [matched(name, house, way, seed, preset=preset) for way in ways]


def rated(matches: Sequence[Match], played: Sequence[Played], planned: int | None = None) -> RatingList:
    """The rating list fitted to the deals of a round robin's matches. planned: as in `rated_by`."""
    sums = RatingSums(matches)
    sums.add(played)
    return rated_by(sums, planned)


def rated_by(sums: RatingSums, planned: int | None = None) -> RatingList:
    """The rating list fitted to what was gathered of a round robin.

    planned: the most blocks that were to be played, if a test decided when to stop. All intervals are then wider, and hold at any time.
    """
    fit = fetched("choix", "lab", "A rating list").ilsr_pairwise_dense
    names, blocks, (won, met) = sums.names, sums.blocks, sums.meetings()
    whole = _fitted(fit, won.sum(axis=0), met)
    rng = np.random.default_rng(sums.matches[0].seed)
    drawn = rng.multinomial(len(won), np.full(len(won), 1 / len(won)), size=DRAWS)
    fits = np.array([_fitted(fit, np.tensordot(times, won, 1), met, whole) for times in drawn])
    best = np.argsort(-whole, kind="stable")
    wide = NORMAL if planned is None else errors_at_any_time(blocks, planned)
    shares = won.sum(axis=0) / np.where(met > 0, met, np.nan)
    players = []
    for place, player in enumerate(best):
        after = best[place + 1] if place + 1 < len(best) else None
        lead = None if after is None else _estimate(whole[player] - whole[after], fits[:, player] - fits[:, after], blocks, wide)
        rating = _estimate(whole[player] + MIDDLE / SCALE, fits[:, player], blocks, wide)
        mean, error = sums.margin(player)
        margin = estimate_of(mean, error, blocks) if planned is None else at_any_time_of(mean, error, blocks, planned)
        players.append(Rated(names[player], rating, lead, margin, float(won.sum(axis=0)[player].sum() / met[player].sum())))
    pairs = shares[np.ix_(best, best)]
    expected = 1 / (1 + np.exp(whole[best][None, :] - whole[best][:, None]))
    return RatingList(tuple(players), pairs, float(np.nanmax(np.abs(pairs - expected))), sums.deals, sums.failures)


class RatingSums:
    """Gathers the deals of a round robin chunk by chunk, and keeps none of them.

    The list is fitted again to blocks that are drawn again, so the wins of each block are kept. Of more than GROUPS blocks those of
    neighbours are kept together. A block counts in all matches or in none, so that all samples have the same cards.

    pairs: the players who meet, two by two, with the number of their matches.
    """

    def __init__(self, matches: Sequence[Match]) -> None:
        """matches: of the round robin, by the same house rules."""
        self.matches = matches
        self.names = list(dict.fromkeys(player for match in matches for player in match.players))
        self.deals = self.blocks = 0
        self._failures: list[tuple[Failures, ...]] = [() for _ in matches]
        # A match, and two of its seats, the player that was named first before the other.
        seats = [[match.players.index(name) for name in self.names if name in match.players] for match in matches]
        self._meetings = [(place, *two) for place, by_name in enumerate(seats) for two in itertools.combinations(by_name, 2)]
        self.pairs = Counter(map(self._pair, self._meetings))
        # The wins of the first of two, twice over, a level deal being one; a row is for blocks that follow one another.
        self._won, self._blocks_in_row = np.zeros((GROUPS, len(self._meetings)), dtype=np.int32), 1
        # The points by which the first of each pair is better, over all its matches.
        self._margins = Sums(len(self.pairs))

    def _pair(self, meeting: tuple[int, int, int]) -> Pair:
        place, seat, other = meeting
        return self.matches[place].players[seat], self.matches[place].players[other]

    def add(self, played: Sequence[Played]) -> None:
        """Add the same blocks as each match played them."""
        counted = np.all([part.whole for part in played], axis=0)
        blocks, better = int(counted.sum()), []
        for place, (match, part) in enumerate(zip(self.matches, played, strict=True)):
            self.deals += part.blocks * len(match.players)
            self._failures[place] = added([*self._failures[place], *part.failures])
            points = by_player_and_deal(part.sheets[counted][..., match.game.rules.items.index("total")]).astype(np.int64)
            better.append(-points if match.game.rules.low_wins else points)
        more = np.stack([better[place][..., seat] - better[place][..., other] for place, seat, other in self._meetings], axis=2)
        margins, places = np.zeros((blocks, len(self.pairs)), dtype=np.int64), list(self.pairs)
        for column, meeting in enumerate(self._meetings):
            margins[:, places.index(self._pair(meeting))] += more[..., column].sum(axis=1)
        self._margins.add(margins)
        while self.blocks + blocks > GROUPS * self._blocks_in_row:
            self._won[: GROUPS // 2], self._won[GROUPS // 2 :] = self._won.reshape(GROUPS // 2, 2, -1).sum(axis=1), 0
            self._blocks_in_row *= 2
        np.add.at(self._won, np.arange(self.blocks, self.blocks + blocks) // self._blocks_in_row, (np.sign(more) + 1).sum(axis=1))
        self.blocks += blocks

    @property
    def failures(self) -> tuple[Failures, ...]:
        """How often players of somebody's own gave no legal move, in all matches together."""
        return added(row for rows in self._failures for row in rows)

    def margin(self, player: int) -> tuple[float, float]:
        """The mean and the standard error of the points a deal by which a player is better than those it met."""
        name = self.names[player]
        met = sum(matches for pair, matches in self.pairs.items() if name in pair)
        weights = [(first == name) - (second == name) for first, second in self.pairs]
        return self._margins.mean_and_error(weights, met * self.matches[0].sides)

    def moments(self) -> dict[Pair, Moments]:
        """For each pair the number of blocks, and the mean and the variance of the points a deal by which the first is better."""
        if not self.blocks:
            return dict.fromkeys(self.pairs, (0, 0.0, 0.0))
        known = {}
        for pair, matches in self.pairs.items():
            mean, variance = self._margins.mean_and_variance([each == pair for each in self.pairs], matches * self.matches[0].sides)
            known[pair] = self.blocks, float(mean), float(variance)
        return known

    def meetings(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """How often each player made a better score than each other, and the number of deals in which they met.

        The first is for each batch of blocks, shape (batches, players, players); the second has shape (players, players).
        """
        rows = -(-self.blocks // self._blocks_in_row)
        batches = min(BATCHES, max(1, rows))
        ends = np.array([part[-1] + 1 if len(part) else 0 for part in np.array_split(np.arange(rows), batches)])
        sizes = np.diff(np.minimum(ends * self._blocks_in_row, self.blocks), prepend=0)
        wins = np.array([part.sum(axis=0, dtype=np.int64) for part in np.array_split(self._won[:rows], batches)]) / 2
        won, met = np.zeros((batches, len(self.names), len(self.names))), np.zeros((len(self.names), len(self.names)))
        for column, meeting in enumerate(self._meetings):
            player, against = map(self.names.index, self._pair(meeting))
            deals = len(self.matches[meeting[0]].players)
            won[:, player, against] += wins[:, column]
            won[:, against, player] += deals * sizes - wins[:, column]
            met[player, against] = met[against, player] = met[player, against] + deals * self.blocks
        return won, met


def _estimate(mean: float, drawn: NDArray[np.float64], blocks: int, wide: float) -> Estimate:
    """A strength in points of rating. wide: how many standard errors the interval has on each side."""
    error = SCALE * float(drawn.std(ddof=1))
    return Estimate(SCALE * mean, error, blocks, SCALE * mean - wide * error, SCALE * mean + wide * error)


def _fitted(fit: Any, won: NDArray[np.float64], met: NDArray[np.float64], first: NDArray[np.float64] | None = None) -> NDArray[np.float64]:
    """The logarithms of the strengths, with mean 0.

    Each pair that met counts as having played level once, so that no strength is infinite.
    """
    strengths = np.asarray(fit(won + np.where(met > 0, 0.5, 0.0), initial_params=first, max_iter=10_000))
    centred: NDArray[np.float64] = strengths - strengths.mean()
    return centred
