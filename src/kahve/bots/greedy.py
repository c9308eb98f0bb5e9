"""The bot that makes the move its game thinks worth most (`Game.worth`); level moves are drawn for."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ..engine.table import View


class NoOpinion(ValueError):  # noqa: N818 - a sentence for people
    """A game whose rules say nothing of the worth of a move."""


class Greedy:
    """Makes the move that a good club player thinks worth most."""

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The move of greatest worth, one of them by chance when several are level."""
        worth = view.game.worth
        if worth is None:
            raise NoOpinion(f"{view.game.title} has no greedy player: its rules say nothing of the worth of a move.")
        worths = [int(worth(view.record, view.house, move)) for move in moves]
        best = [move for move, found in zip(moves, worths, strict=True) if found == max(worths)]
        return best[rng.randrange(len(best))]
