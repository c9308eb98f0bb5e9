"""Tables for tests: positions in which only those cards lie somewhere that matter, so that no play leads to them.

>>> from kahve.games import game
>>> staged(game("pisti"), "pisti seats=2 phase=1 laid_size=1 laid=7H hand_size=1 hand=7D").legal
['7D']
"""

from __future__ import annotations

from .game import Game
from .table import Table, from_position
from .text import parse_position


def staged(game: Game, line: str) -> Table:
    """A table that goes on from a line as it stands: whether it can stand is not asked."""
    return from_position(game, *parse_position(game, line))
