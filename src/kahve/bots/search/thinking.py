"""One thought: a search from what a seat may know, by trees or by comparing the moves at hand."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.view import View
from ..players.settings import Search
from .think_compare import think_by_comparison
from .think_tree import think_by_tree
from .thought import Thought


def think(view: View, moves: Sequence[int], search: Search, seed: int, *, compiled: bool = True) -> Thought:
    """Search from a view of the seat to move; `moves` are its legal moves.

    The same view, seed, cores and number of simulations give the same thought; a budget in time depends on the machine. Raises WorldError
    for a view that allows no world.
    """
    way = think_by_comparison if search.depth == 1 else think_by_tree
    return way(view, moves, search, seed, compiled=compiled)
