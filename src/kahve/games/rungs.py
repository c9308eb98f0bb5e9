"""In how many of a thousand turns the levels between club player and master play like master, game by game (docs/bots.md).

In the others they play like the club player. What a better move brings adds up over the turns, so equal shares are about equal steps.
Where master is too far away for that, the lower steps are to win two matches in three, and the last one wins more.

The numbers of a game are the file `RUNGS.toml` in its folder. Where a file leaves out a level, the way is too short for it, and it is not
offered.

>>> dict(rungs_of("basra")), dict(rungs_of("pisti"))
({'tournament': 333, 'candidate': 667}, {'tournament': 500})
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache

from . import package_of
from .books import text_beside

FILE = "RUNGS.toml"
USUAL = {"tournament": 333, "candidate": 667}
"""The shares in a game of somebody's own."""


@cache
def rungs_of(game: str) -> Mapping[str, int]:
    """The share of each level between club player and master in the game of this name, from the weakest; USUAL where it has no file."""
    text = text_beside(package_of(game), FILE)
    if text is None:
        return USUAL
    given = tomllib.loads(text)
    return {name: int(given[name]) for name in USUAL if name in given}
