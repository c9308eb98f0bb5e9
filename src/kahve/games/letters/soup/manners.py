"""What no bot says in Soup: that a flagged word (`kahve.cards.lexicon.flagged`) is one, unless the table allows it."""

from __future__ import annotations

from typing import Any

from ....cards.dialect import rule
from ..record import SoupRecord
from ..rude import is_unsaid
from .house import House
from .rude import said_code


@rule
def polite_words(t: SoupRecord, house: House, moves: Any, number: int) -> int:
    """Strike out of these moves those that say a flagged word, unless none would be left; how many moves are left."""
    polite = 0
    for place in range(number):
        move = moves[place]
        if not is_unsaid(house, said_code(t, house, move)):
            moves[polite] = move
            polite += 1
    return polite if polite > 0 else number
