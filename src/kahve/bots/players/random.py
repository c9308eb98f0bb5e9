"""The bot that plays any move it may."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ...engine.view import View
from .choosing import polite_moves


class Random:
    """Plays a uniformly random legal move."""

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """Any of the moves that a bot makes, each as likely."""
        moves = polite_moves(view, moves)
        return moves[rng.randrange(len(moves))]
