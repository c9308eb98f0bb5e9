"""The bot that plays any move it may."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ..engine.table import View


class Random:
    """Plays a uniformly random legal move."""

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """Any of the moves, each as likely."""
        return moves[rng.randrange(len(moves))]
