"""The noise on a worth that somebody sees blurred: numbers that players in Python and compiled ones share."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ...cards.arrays import table
from ...games.mistakes import THOUSAND
from ...renamed import old_names

CUT = 3
"""A move that is worth this many blurs less than the best is never made."""
EVIDENT = 8
"""An evident move is worth this many blurs more: hardly anybody overlooks it."""
FORMS = (500, 750, 1000, 1250, 1500)
"""How many mistakes somebody makes in a match, in thousandths of the usual: people have good and bad evenings."""
UNSEEN = 1 << 40
"""Taken off the worth of a move while it is overlooked, so that it is less than that of every other."""
NOISE_BITS = 12
"""The table has an entry for each number of this size in bits."""
_TIMES = 1 << NOISE_BITS
NOISE = table([round(-THOUSAND * math.log(-math.log((place + 0.5) / _TIMES))) for place in range(_TIMES)])
"""The noise in thousandths of the blur, each entry as likely: a Gumbel distribution. So a player of the move that seems worth most makes
each move with the chance of a logit (Luce, 1959; McFadden, 1974)."""


# A checker that saw this would take every name for one of the module's.
if not TYPE_CHECKING:
    __getattr__ = old_names(__name__)
