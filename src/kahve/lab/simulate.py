"""Many deals between players, compiled, on all cores, with the same cards for every seating.

Each order of the pack is dealt once for every seating of the players (who sits where moves on by one seat), so that the luck of the cards
falls out of a comparison. A result depends on the seed alone, not on how many workers there are.

>>> from kahve.games import game
>>> found = simulate(game("pisti"), {"seats": 2}, ["greedy", "random"], deals=40, seed=1, compiled=False)
>>> found.deals, found.points("greedy").mean > found.points("random").mean
(40, True)
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import UnknownBot
from ..bots.rollout import QUICK
from ..cards.shuffle import generator
from ..engine.game import Game
from ..engine.house import HouseError
from ..engine.machine import Machine, as_bytes, machine
from ..engine.table import Table
from .seated import make_orders, make_seated_deals

BLOCKS_AT_ONCE = 512
"""How many orders a worker plays before it reports."""

MOST_MOVES = 2048
"""More moves than any deal of the house has; a deal of Soup in which a word is demanded at every card would have 1,700."""


@dataclass(frozen=True)
class Estimate:
    """A mean with its standard error, from independent blocks."""

    mean: float
    error: float
    blocks: int

    @property
    def low(self) -> float:
        """The lower end of the 95% interval."""
        return self.mean - 1.96 * self.error

    @property
    def high(self) -> float:
        """The upper end of the 95% interval."""
        return self.mean + 1.96 * self.error


def estimate(samples: NDArray[np.float64]) -> Estimate:
    """The mean of independent samples with its standard error (nan for a single one).

    >>> estimate(np.array([1.0, 3.0])).mean
    2.0
    """
    size = len(samples)
    error = float(samples.std(ddof=1)) / math.sqrt(size) if size > 1 else math.nan
    return Estimate(float(samples.mean()) if size else math.nan, error, size)


@dataclass(frozen=True)
class Results:
    """What came of a simulation: the points of each player in each block (one order, dealt once a seating).

    block_points: shape (blocks, players), points per deal. block_wins: the same, share of deals won (a level deal is shared).
    low_wins: whether points are bad in this game, so that the fewest win a deal.
    """

    game: str
    players: tuple[str, ...]
    deals: int
    void: int
    block_points: NDArray[np.float64]
    block_wins: NDArray[np.float64]
    low_wins: bool = False

    def points(self, player: str | int) -> Estimate:
        """A player's points per deal, by name or by place in the list."""
        return estimate(self.block_points[:, self._place(player)])

    def wins(self, player: str | int) -> Estimate:
        """A player's share of the deals."""
        return estimate(self.block_wins[:, self._place(player)])

    def margin(self, player: str | int, other: str | int) -> Estimate:
        """How many points per deal one player does better than another, over the same cards: more, or fewer where the fewest win."""
        more = self.block_points[:, self._place(player)] - self.block_points[:, self._place(other)]
        return estimate(-more if self.low_wins else more)

    def _place(self, player: str | int) -> int:
        return player if isinstance(player, int) else self.players.index(player)


def simulate(
    game: Game,
    house: Mapping[str, object],
    players: Sequence[str],
    deals: int,
    seed: int,
    *,
    preset: str | None = None,
    out: Path | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    compiled: bool = True,
) -> Results:
    """Play at least so many deals between these players.

    players: names; player k sits at the seats k, k + len(players) ... of the first seating, so their number must divide that of the seats,
    and partners must be the same player. deals is rounded up to whole blocks. out: a file for the logs, written whole or not at all;
    FileExistsError when it is there. progress: called with the number of deals just finished. Raises HouseError, UnknownBot.
    """
    settled = game.settle(house, preset)
    numbers = _numbers(players)
    engine = machine(game, compiled)
    _check_seats(engine, settled, players)
    if deals < 1:
        raise HouseError(f"deals cannot be {deals}: at least 1.", "deals")
    if out is not None and out.exists():
        raise FileExistsError(f"{out} is there already; it is not overwritten.")
    blocks = -(-deals // len(players))
    chunks = [(start, min(BLOCKS_AT_ONCE, blocks - start)) for start in range(0, blocks, BLOCKS_AT_ONCE)]
    loops = _loops(game, compiled)
    points, wins, void = [], [], 0
    with _Writer(out) as write, ThreadPoolExecutor(workers or os.cpu_count() or 1) as pool:
        jobs = (pool.submit(_play_chunk, engine, loops, settled, numbers, seed, start, size) for start, size in chunks)
        for chunk in _in_order(jobs, 2 * (workers or os.cpu_count() or 1)):
            points.append(chunk.points)
            wins.append(chunk.wins)
            void += chunk.void
            if out is not None:
                write(_log_lines(engine, settled, players, chunk))
            if progress is not None:
                progress(len(chunk.orders) * len(players))
    made = blocks * len(players)
    return Results(game.name, tuple(players), made, void, np.concatenate(points), np.concatenate(wins), game.low_wins)


@dataclass(frozen=True)
class _Chunk:
    orders: NDArray[np.int8]
    moves: list[NDArray[np.int16]]
    points: NDArray[np.float64]
    wins: NDArray[np.float64]
    void: int


def _numbers(players: Sequence[str]) -> list[int]:
    for player in players:
        if player not in QUICK:
            raise UnknownBot(f"There is no compiled player {player!r}. There are {', '.join(QUICK)}.")
    return [QUICK.index(player) for player in players]


def _check_seats(engine: Machine, house: Any, players: Sequence[str]) -> None:
    seats, sides = int(house.seats), engine.sides(house)
    if not players or seats % len(players) or sides % len(players):
        raise HouseError(
            f"{len(players)} players cannot be seated evenly: there are {seats} seats and {sides} sides; name a number that divides both.",
            "players",
        )


@cache
def _loops(game: Game, compiled: bool) -> tuple[Callable[..., Any], Callable[..., Any]]:
    made = make_orders(), make_seated_deals(game)
    engine = machine(game, compiled)
    return engine.ready(made[0]), engine.ready(made[1])


def _in_order(jobs: Any, ahead: int) -> Any:
    waiting: list[Any] = []
    for job in jobs:
        waiting.append(job)
        if len(waiting) >= ahead:
            yield waiting.pop(0).result()
    for job in waiting:
        yield job.result()


def _play_chunk(engine: Machine, loops: Any, house: Any, numbers: list[int], seed: int, start: int, size: int) -> _Chunk:
    fill_orders, seated_deals = loops
    layout = engine.layout
    deck = np.array(engine.game.deck(house).cards, dtype=np.int8)
    orders = np.tile(deck, (size, 1))
    rng = generator(seed, start)
    fill_orders(rng, orders)
    sides, count = engine.sides(house), len(numbers)
    points = np.zeros((size, count))
    wins = np.zeros((size, count))
    dealt = np.zeros(size)
    moves: list[NDArray[np.int16]] = []
    for seating in range(count):
        tables, blank, views = layout.new(), layout.new(), layout.new()
        blank["dealer"] = house.seats - 1
        at_seat = np.array([numbers[(seat + seating) % count] for seat in range(house.seats)])
        moves_made = np.zeros((size, MOST_MOVES), dtype=np.int16)
        totals = np.zeros((size, sides), dtype=np.int64)
        seated_deals(
            tables,
            as_bytes(tables),
            blank,
            house,
            at_seat,
            orders,
            moves_made,
            totals,
            views,
            as_bytes(views),
            engine.moves_array(),
            rng,
        )
        best = totals == (totals.min if engine.game.low_wins else totals.max)(axis=1, keepdims=True)
        share = best / best.sum(axis=1, keepdims=True)
        for side in range(sides):
            points[:, (side + seating) % count] += totals[:, side]
            wins[:, (side + seating) % count] += share[:, side]
        dealt += moves_made[:, 0] >= 0
        moves.append(moves_made)
    played = dealt == count
    per_player = count * (sides // count)
    return _Chunk(orders, moves, points[played] / per_player, wins[played] / count, int((~played).sum()) * count)


def _log_lines(engine: Machine, house: Any, players: Sequence[str], chunk: _Chunk) -> str:
    """The logs of a chunk, a match of one deal each; the sheets come from the rules played again, card by card."""
    lines: list[str] = []
    game, deck = engine.game, engine.game.deck(house)
    for number, cards in enumerate(chunk.orders):
        for seating, moves in enumerate(chunk.moves):
            table = Table(game, house, compiled=engine.compiled)
            table.deal(deck.write_order(cards))
            for move in moves[number]:
                if move < 0:
                    break
                table.play(int(move))
            names = [f"bot:{players[(seat + seating) % len(players)]}" for seat in range(house.seats)]
            lines.append(table.log(names))
    return "".join(lines)


class _Writer:
    """A file that appears under its name only when it is whole."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._file: Any = None

    def __enter__(self) -> Callable[[str], None]:
        if self.path is None:
            return lambda text: None
        self._file = open(self.path.with_name(f".{self.path.name}.{os.getpid()}.part"), "x", encoding="utf-8")
        write: Callable[[str], None] = self._file.write
        return write

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        if self.path is None:
            return
        self._file.close()
        if kind is None:
            os.replace(self._file.name, self.path)
        else:
            os.unlink(self._file.name)


__all__ = ["Estimate", "Results", "estimate", "simulate"]
