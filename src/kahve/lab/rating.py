"""Many players in one list: a round robin over the same deals, fitted by Bradley and Terry's model, with error bars.

Players meet in groups as large as the table needs for an even seating: two where they can be two. Every group plays the same orders in all
its seatings, and one of three or more both ways round the table. In a deal one player beats another by making the better score.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.house import HouseError
from ..games import game as find_game
from .estimate import NORMAL, Estimate, estimate
from .extras import fetched
from .match import Match, matched
from .results import Played, by_player, results

SCALE = 400 / math.log(10)
"""Points of the list for a unit of the model: as in chess, 400 points are ten to one."""
MIDDLE = 1500
"""What the players of a list have on average."""
DRAWS = 400
"""How often the list is fitted to blocks drawn anew, to see how sure it is."""
BATCHES = 500
"""Into at most so many batches blocks are gathered before they are drawn."""


@dataclass(frozen=True)
class Rated:
    """A player of the list.

    rating: on the scale of chess, the list's mean being MIDDLE. lead: how much more than the next of the list it has, None for the last.
    margin: points per deal better than those it met. wins: how often it made a better score than who it met, level deals as half.
    """

    player: str
    rating: Estimate
    lead: Estimate | None
    margin: Estimate
    wins: float


@dataclass(frozen=True)
class RatingList:
    """The players, best first, and how often each made a better score than each other.

    pairs: shape (players, players) in the order of the list: the share of the row over the column, nan where they never met.
    worst_fit: how far at most such a share lies from what the ratings say.
    """

    players: tuple[Rated, ...]
    pairs: NDArray[np.float64]
    worst_fit: float
    deals: int


def group_size(name: str, house: Mapping[str, object], preset: str | None = None) -> int:
    """How many players a table of this house seats evenly: the smallest number that divides seats and sides."""
    game = find_game(name)
    settled = game.settle(house, preset)
    seats, sides = int(settled.seats), int(game.sides(settled))
    return next(size for size in range(2, seats + 2) if size > sides or (seats % size == 0 and sides % size == 0))


def round_robin(name: str, house: Mapping[str, object], players: Sequence[str], seed: int, *, preset: str | None = None) -> list[Match]:
    """The matches of a round robin; HouseError where the players are too few or one is named twice."""
    size = group_size(name, house, preset)
    twice = next((player for player in players if players.count(player) > 1), None)
    if twice is not None:
        raise HouseError(f"{twice} is named twice: each player has one place in a list.", "players")
    if len(players) < size:
        raise HouseError(f"{len(players)} players are too few for a list: this table seats {size} different ones at a time.", "players")
    # Seatings move players on by seats but keep their order, and it matters who sits before whom: three and more play both ways round.
    ways = [way for group in itertools.combinations(players, size) for way in ([group] if size == 2 else [group, group[::-1]])]
    return [matched(name, house, way, seed, preset=preset) for way in ways]


def rated(matches: Sequence[Match], played: Sequence[Played]) -> RatingList:
    """The list from what came of a round robin's matches."""
    fit = fetched("choix", "lab", "A rating list").ilsr_pairwise_dense
    names = list(dict.fromkeys(player for match in matches for player in match.players))
    counted = np.all([part.whole for part in played], axis=0)
    won, met = _meetings(matches, played, names, counted)
    whole = _fitted(fit, won.sum(axis=0), met)
    rng = np.random.default_rng(matches[0].seed)
    drawn = rng.multinomial(len(won), np.full(len(won), 1 / len(won)), size=DRAWS)
    fits = np.array([_fitted(fit, np.tensordot(times, won, 1), met, whole) for times in drawn])
    best = np.argsort(-whole, kind="stable")
    margins, shares = _margins(matches, played, names, counted), won.sum(axis=0) / np.where(met > 0, met, np.nan)
    players = []
    for place, at in enumerate(best):
        after = best[place + 1] if place + 1 < len(best) else None
        lead = None if after is None else _estimate(whole[at] - whole[after], fits[:, at] - fits[:, after], int(counted.sum()))
        rating = _estimate(whole[at] + MIDDLE / SCALE, fits[:, at], int(counted.sum()))
        players.append(Rated(names[at], rating, lead, estimate(margins[at]), float(won.sum(axis=0)[at].sum() / met[at].sum())))
    pairs = shares[np.ix_(best, best)]
    expected = 1 / (1 + np.exp(whole[best][None, :] - whole[best][:, None]))
    deals = sum(part.blocks * len(match.players) for match, part in zip(matches, played))
    return RatingList(tuple(players), pairs, float(np.nanmax(np.abs(pairs - expected))), deals)


def _estimate(mean: float, drawn: NDArray[np.float64], blocks: int) -> Estimate:
    error = SCALE * float(drawn.std(ddof=1))
    return Estimate(SCALE * mean, error, blocks, SCALE * mean - NORMAL * error, SCALE * mean + NORMAL * error)


def _fitted(fit: Any, won: NDArray[np.float64], met: NDArray[np.float64], first: NDArray[np.float64] | None = None) -> NDArray[np.float64]:
    """The logarithms of the strengths, their mean 0. As if each pair that met had once played level, so that no strength is endless."""
    found = np.asarray(fit(won + np.where(met > 0, 0.5, 0.0), initial_params=first, max_iter=10_000))
    centred: NDArray[np.float64] = found - found.mean()
    return centred


def _meetings(
    matches: Sequence[Match], played: Sequence[Played], names: list[str], counted: NDArray[np.bool_]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """How often each made a better score than each other: by batch, shape (batches, players, players); and the deals in which they met."""
    batches = np.array_split(np.flatnonzero(counted), min(BATCHES, max(1, int(counted.sum()))))
    won, met = np.zeros((len(batches), len(names), len(names))), np.zeros((len(names), len(names)))
    for match, part in zip(matches, played):
        points = _points(match, part)
        for one, other in itertools.permutations(range(len(match.players)), 2):
            more = points[..., one] - points[..., other]
            better = np.where(more == 0, 0.5, (more < 0) == match.game.low_wins).sum(axis=1)
            at, against = names.index(match.players[one]), names.index(match.players[other])
            won[:, at, against] += [better[batch].sum() for batch in batches]
            met[at, against] += int(counted.sum()) * len(match.players)
    return won, met


def _points(match: Match, part: Played) -> NDArray[np.float64]:
    """The points of each player in each deal; shape (blocks, seatings, players)."""
    totals = part.sheets[..., match.game.items.index("total")]
    players = len(match.players)
    alone = np.zeros((*totals.shape[:2], players))
    for seating in range(players):
        only = np.zeros_like(totals)
        only[:, seating] = totals[:, seating]
        alone[:, seating] = by_player(only)
    return alone


def _margins(matches: Sequence[Match], played: Sequence[Played], names: list[str], counted: NDArray[np.bool_]) -> list[NDArray[np.float64]]:
    """For each player the points per deal that it did better than those it met, in each block."""
    found: list[list[NDArray[np.float64]]] = [[] for _ in names]
    for match, part in zip(matches, played):
        # A block counts for all matches or for none, so that the samples of all have the same cards.
        said = results(match.game, match.players, Played(part.first, part.sheets[counted], part.lengths[counted]))
        for one, other in itertools.permutations(range(len(match.players)), 2):
            found[names.index(match.players[one])].append(said.margins(one, other))
    return [np.mean(margins, axis=0) for margins in found]


__all__ = ["Rated", "RatingList", "group_size", "rated", "round_robin"]
