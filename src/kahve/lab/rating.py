"""Rates many players in one list: a round robin over the same deals, fitted by Bradley and Terry's model, with error bars.

Players meet in the smallest groups that a table seats evenly: two players if possible. Every group plays the same orders in all its
seatings. Groups of three or more play both ways round the table. In a deal a player beats another by making the better score.
"""

from __future__ import annotations

import itertools
import math
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
from .sums import Sums

SCALE = 400 / math.log(10)
"""Points of rating for a unit of the model, so that 400 points are odds of ten to one, as in chess."""
MIDDLE = 1500
"""The mean rating of a list."""
DRAWS = 400
"""How many times the list is fitted to blocks drawn again, for the error bars."""
BATCHES = 500
"""The most batches into which blocks are gathered before they are drawn."""


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
    """Gathers the deals of a round robin chunk by chunk.

    Of a block it keeps a byte for every two players of a match: the list is fitted again to blocks that are drawn again. A block counts in
    all matches or in none, so that all samples have the same cards.
    """

    def __init__(self, matches: Sequence[Match]) -> None:
        """matches: of the round robin, by the same house rules."""
        self.matches = matches
        self.names = list(dict.fromkeys(player for match in matches for player in match.players))
        self.deals = self.blocks = 0
        self._failures: list[tuple[Failures, ...]] = [() for _ in matches]
        # For each match and two of its seats: the first's wins twice over, a level deal being one, in each block that counts.
        self._won = [[bytearray() for _ in self._seats(match)] for match in matches]
        # The points by which each player is better than those it met, over all its matches.
        self._margins = Sums(len(self.names))

    def _seats(self, match: Match) -> list[tuple[int, int]]:
        return list(itertools.permutations(range(len(match.players)), 2))

    def add(self, played: Sequence[Played]) -> None:
        """Add the same blocks as each match played them."""
        counted = np.all([part.whole for part in played], axis=0)
        margins = np.zeros((int(counted.sum()), len(self.names)), dtype=np.int64)
        self.blocks += len(margins)
        for place, (match, part) in enumerate(zip(self.matches, played, strict=True)):
            self.deals += part.blocks * len(match.players)
            self._failures[place] = added([*self._failures[place], *part.failures])
            low_wins = match.game.rules.low_wins
            points = by_player_and_deal(part.sheets[counted][..., match.game.rules.items.index("total")]).astype(np.int64)
            for won, (seat, other) in zip(self._won[place], self._seats(match), strict=True):
                more = points[..., seat] - points[..., other]
                won += np.where(more == 0, 1, 2 * ((more < 0) == low_wins)).sum(axis=1).astype(np.uint8).tobytes()
                margins[:, self.names.index(match.players[seat])] += (-more if low_wins else more).sum(axis=1)
        self._margins.add(margins)

    @property
    def failures(self) -> tuple[Failures, ...]:
        """How often players of somebody's own gave no legal move, in all matches together."""
        return added(row for rows in self._failures for row in rows)

    def margin(self, player: int) -> tuple[float, float]:
        """The mean and the standard error of the points a deal by which a player is better than those it met."""
        met = sum((len(match.players) - 1) * match.players.count(self.names[player]) for match in self.matches)
        weights = [int(place == player) for place in range(len(self.names))]
        return self._margins.mean_and_error(weights, met * self.matches[0].sides)

    def meetings(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """How often each player made a better score than each other, and the number of deals in which they met.

        The first is for each batch of blocks, shape (batches, players, players); the second has shape (players, players).
        """
        batches = min(BATCHES, max(1, self.blocks))
        won, met = np.zeros((batches, len(self.names), len(self.names))), np.zeros((len(self.names), len(self.names)))
        for match, of_match in zip(self.matches, self._won, strict=True):
            for blocks, (seat, other) in zip(of_match, self._seats(match), strict=True):
                player, against = self.names.index(match.players[seat]), self.names.index(match.players[other])
                parts = np.array_split(np.frombuffer(blocks, dtype=np.uint8), batches)
                won[:, player, against] += [part.sum(dtype=np.int64) / 2 for part in parts]
                met[player, against] += self.blocks * len(match.players)
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
