"""Moves that bring about acts which chance seldom brings."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kahve.engine.table import Table


def rare_move(draw: Any, table: Table, counts: Counter[int]) -> int:
    """A legal move, mostly one that was seldom made, so that acts which chance seldom brings come about too."""
    moves = table.moves
    if draw.chance.random() < 0.3:
        return int(draw.chance.choice(moves))
    least = min(counts[move] for move in moves)
    move = int(draw.chance.choice([move for move in moves if counts[move] == least]))
    counts[move] += 1
    return move
