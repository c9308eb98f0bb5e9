"""Par: what a deal brings each side when the same club players have every seat, so that only the cards make a difference.

>>> import kahve
>>> table = kahve.new("pisti", seats=2)
>>> table.deal(seed=4)
>>> brought = par(table, times=3, seed=1, compiled=False)
>>> [sum(row) for row in brought]
[0.0, 0.0, 0.0]
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ...cards.arrays import FLOAT64, INT64, zeros
from ...cards.shuffle import below, generator
from ...engine.game import Game
from ...engine.loops import legal_rule
from ...engine.machine import machine
from ...engine.match_record import PLAY
from ...engine.table import Table
from ..players.rollout import count_kernel, greatest, weigh_kernel

ONE_IN = 16
"""One move in ONE_IN is any move at all: without these a deal would nearly always go the same way, and its par be a matter of chance."""


def make_par(game: Game) -> Callable[..., Any]:
    """`play_par(tables, house, out, worths, rng, brought)`: play the deal of tables[1] once for each row of `brought`.

    tables: two records, the first to play with; brought: shape (times, sides), filled with what each side has more than the others do
    on average.
    """
    play, listed, weigh_moves, count_deal = game.rules.play, legal_rule(game), weigh_kernel(game), count_kernel(game)

    def play_par(tables: Any, house: Any, out: Any, worths: Any, rng: Any, brought: Any) -> None:
        for time in range(brought.shape[0]):
            tables[0] = tables[1]
            t = tables[0]
            while t.phase == PLAY:
                moves = listed(t, house, out)
                if moves == 0:
                    break
                chosen = 0
                if moves > 1 and below(rng, ONE_IN) == 0:
                    chosen = below(rng, moves)
                elif moves > 1:
                    weigh_moves(t, house, out, moves, worths)
                    chosen = greatest(worths, moves, rng)
                play(t, house, out[chosen])
            count_deal(t, house, brought[time])

    return play_par


@cache
def _loop(game: Game, compiled: bool) -> Callable[..., Any]:
    return machine(game, compiled).ready(make_par(game))


def par(table: Table, times: int, seed: int, *, compiled: bool = True) -> list[list[float]]:
    """A row for each of so many times that the deal is played on from here: how much more each side makes than the others.

    Better is more, also where points are bad. The same table, times and seed give exactly the same numbers.
    """
    game, house, engine = table.game, table.house, machine(table.game, compiled)
    tables = game.rules.layout.new(2)
    tables[1] = table.record
    brought = zeros((times, engine.sides(house)), FLOAT64)
    worths = zeros(game.rules.move_numbers, INT64)
    _loop(game, compiled)(tables, house, engine.moves_array(), worths, generator(seed), brought)
    return brought.tolist()
