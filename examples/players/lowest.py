"""The simplest player of one's own: a function of what its seat sees, its legal moves, and a source of chance."""

import random
from collections.abc import Sequence

import kahve


def lowest(view: kahve.View, moves: Sequence[int], rng: random.Random) -> int:
    """Make the legal move with the lowest number, whatever the cards are."""
    return moves[0]
