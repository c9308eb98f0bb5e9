"""Perft: how many positions there are after so many moves; a count that fixes the rules.

>>> from kahve.games import game
>>> perft(game("pisti"), {"seats": 2}, depth=3, seed=7)
48
"""

from __future__ import annotations

from collections.abc import Mapping

from ..cards.arrays import INT64, zeros
from .game import Game
from .machine import machine
from .table import Table


def perft(game: Game, house: Mapping[str, object], depth: int, seed: int, *, compiled: bool = False) -> int:
    """The positions after `depth` moves of the first deal under this seed (the first that is not void); depth 0 or more."""
    return sum(divide(game, house, depth, seed, compiled=compiled).values()) if depth else 1


def divide(game: Game, house: Mapping[str, object], depth: int, seed: int, *, compiled: bool = False) -> dict[str, int]:
    """Count positions by the first move: where a count is wrong, this shows the branch."""
    table = Table(game, game.settle(house))
    while table.awaits_deal:
        table.deal(seed=seed)
    loops = machine(game, compiled)
    rows = game.rules.layout.new(depth + 1)
    counts: dict[str, int] = {}
    out = zeros((depth + 1, loops.move_numbers), INT64)
    for move in table.moves:
        rows[0] = table._tables[0]
        loops.step(rows, 0, table.house, move)
        counts[table.write(move)] = int(loops.perft_loop(rows, table.house, depth - 1, out))
    return counts
