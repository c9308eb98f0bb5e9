"""The bot that searches: it imagines worlds that its view allows, plays them out, and makes the move that came out best.

>>> import kahve
>>> table = kahve.new("pisti", seats=2)
>>> table.deal(seed=4)
>>> thought = think(table.view(table.turn), table.moves, Search(simulations=40), seed=1, compiled=False)
>>> thought.simulations, sorted(table.write(each.move) for each in thought.moves) == sorted(table.legal)
(40, True)
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from ..engine.game import Game
from ..engine.table import View
from .choosing import polite_moves
from .greedy import Expert
from .settings import MASTER, Search, read_settings
from .solve import solve
from .think import think
from .thought import MoveThought, Thought


class Searcher:
    """A player that searches before every move that is a choice."""

    def __init__(self, search: Search) -> None:
        """search: its budget and its ways."""
        self.search = search

    def helps(self, game: Game) -> bool:
        """Whether it searches in this game, where that is left to the game (`Judgement.reach`); else it plays as an expert judges."""
        return self.search.tells_moves_apart(game)

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The best move where nothing is unknown any more, else the one that the search prefers.

        With a budget in simulations it is the same for the same state of `rng`.
        """
        moves = polite_moves(view, moves)
        if len(moves) == 1:
            return moves[0]
        if not self.helps(view.game):
            return Expert().choose(view, moves, rng)
        solved = [worth for worth in solve(view) or () if worth.move in moves]
        return solved[0].move if solved else think(view, moves, self.search, rng.getrandbits(63)).best


__all__ = ["MASTER", "MoveThought", "Search", "Searcher", "Thought", "read_settings", "think"]
