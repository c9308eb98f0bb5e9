"""By how much somebody misjudges a worth: a table that players in Python and compiled ones share."""

from __future__ import annotations

import math

from ...cards.arrays import table
from ...games.lapses import THOUSAND

UNSEEN = 1 << 40
"""By so much a move is worth less than every other while it is overlooked."""
MISJUDGING_BITS = 12
"""The table has an entry for each number of so many bits."""
_TIMES = 1 << MISJUDGING_BITS
MISJUDGED = table([round(-THOUSAND * math.log(-math.log((place + 0.5) / _TIMES))) for place in range(_TIMES)])
"""The misjudgements in thousandths of the blur, each as likely: a Gumbel distribution. So whoever makes the move that seems worth most
makes each move with the chance of a logit (Luce, 1959; McFadden, 1974)."""
