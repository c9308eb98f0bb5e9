"""The club player with its worths compiled, for tests that play many deals with it.

tests/test_batches.py compares compiled and interpreted choices.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from kahve.bots.players.greedy import Greedy
from kahve.bots.players.rollout import weigh_kernel
from kahve.cards.arrays import INT64, zeros
from kahve.engine.game import Game
from kahve.engine.machine import machine
from kahve.engine.view import View


class CompiledGreedy(Greedy):
    """Makes the same moves as `Greedy`, in a tenth of the time where a worth asks for words."""

    def worths(self, view: View, moves: Sequence[int]) -> list[int]:
        """As of `Greedy`, a hundred to the point."""
        row, worths = zeros(len(moves), INT64), zeros(len(moves), INT64)
        row[:] = moves
        _weigh(view.game)(view.tables, view.house, row, len(moves), worths)
        return [int(worth) for worth in worths]


@cache
def _weigh(game: Game) -> Callable[..., Any]:
    """`weigh_moves` of this game, compiled."""
    weigh_moves = weigh_kernel(game)

    def weighing(tables: Any, house: Any, moves: Any, number: int, worths: Any) -> None:
        t = tables[0]
        weigh_moves(t, house, moves, number, worths)

    return machine(game, True).ready(weighing)
