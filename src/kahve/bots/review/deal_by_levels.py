"""What each level makes of a deal in one seat while quick players have the others, play by play.

>>> import kahve
>>> table = kahve.new("pisti", seats=2)
>>> table.deal(seed=4)
>>> plays = plays_of(table, 0, "casual", "greedy", times=3, seconds=60.0, seed=1, compiled=False)
>>> len(plays.points), plays.best is None
(3, True)
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ...cards.arrays import FLOAT64, INT64, table, zeros
from ...cards.shuffle import generator
from ...engine.game import Game
from ...engine.machine import machine
from ...engine.table import Table
from .. import bot
from ..players.choosing import whole_turn
from ..players.levels import QUICK
from ..players.rollout import count_kernel, play_out_as_kernel
from ..players.settings import TO_THE_END

AT_ONCE = 20
"""The number of quick plays between two looks at the clock."""


@dataclass(frozen=True)
class Plays:
    """The points of each play: how much more the side of the seat made than the others.

    best: the turns of the best play of a level that searches, each with its seat.
    """

    points: list[float]
    best: list[tuple[int, str]] | None = None


def plays_of(dealt: Table, seat: int, level: str, others: str, *, times: int, seconds: float, seed: int, compiled: bool = True) -> Plays:
    """Let a level play a deal `times` times from here; after `seconds` seconds of the processor it begins no further play.

    others: the quick level of the other seats.
    """
    if level in QUICK:
        return Plays(_quick(dealt, seat, level, others, times, seconds, seed, compiled))
    return _searched(dealt, seat, level, others, times, seconds, seed)


def _quick(dealt: Table, seat: int, level: str, others: str, times: int, seconds: float, seed: int, compiled: bool) -> list[float]:
    game, house, engine = dealt.game, dealt.house, machine(dealt.game, compiled)
    tables = game.rules.layout.new(2)
    tables[1] = dealt.record
    players = table([QUICK.index(level if place == seat else others) for place in range(dealt.seats)])
    worths, rng = zeros(game.rules.move_numbers, INT64), generator(seed)
    points, began = list[float](), time.process_time()
    while len(points) < times and (not points or time.process_time() - began < seconds):
        brought = zeros((min(AT_ONCE, times - len(points)), engine.sides(house)), FLOAT64)
        _loop(game, compiled)(tables, house, players, engine.moves_array(), worths, rng, brought)
        points += [row[dealt.side_of(seat)] for row in brought.tolist()]
    return points


def _searched(dealt: Table, seat: int, level: str, others: str, times: int, seconds: float, seed: int) -> Plays:
    own, other = bot(level), bot(others)
    points, began, best = list[float](), time.process_time(), list[tuple[int, str]]()
    while len(points) < times and (not points or time.process_time() - began < seconds):
        trial, rng = dealt, random.Random(f"{seed} {len(points)}")
        while trial.turn >= 0:
            player = own if trial.turn == seat else other
            trial = trial.after(whole_turn(player, trial.view(trial.turn), trial.moves, rng))
        last = trial.history[-1]
        points.append(margin([int(row["total"]) for row in (last.sheet or {}).values()], dealt.side_of(seat), dealt.game.rules.low_wins))
        if points[-1] == max(points):
            best = list(last.turns)
    return Plays(points, best)


def margin(totals: Sequence[int], side: int, low_wins: bool) -> float:
    """How many points more a side has than the others on average; more is better, also where points are bad.

    >>> margin([30, 10, 20], 0, False), margin([30, 10], 0, True)
    (15.0, -20.0)
    """
    own = totals[side]
    return (-1.0 if low_wins else 1.0) * (own - (sum(totals) - own) / max(1, len(totals) - 1))


def make_plays(game: Game) -> Callable[..., Any]:
    """`play_often(tables, house, players, out, worths, rng, brought)`: play the deal of tables[1] once for each row of `brought`.

    players: shape (seats,), numbers of quick players. The rest is as of `kahve.bots.review.par.make_par`.
    """
    play_out_as, count_deal = play_out_as_kernel(game), count_kernel(game)

    def play_often(tables: Any, house: Any, players: Any, out: Any, worths: Any, rng: Any, brought: Any) -> None:
        for play in range(brought.shape[0]):
            tables[0] = tables[1]
            play_out_as(tables[0], house, players, TO_THE_END, out, worths, rng)
            count_deal(tables[0], house, brought[play])

    return play_often


@cache
def _loop(game: Game, compiled: bool) -> Callable[..., Any]:
    return machine(game, compiled).ready(make_plays(game))
