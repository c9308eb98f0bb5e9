"""What no bot says in a game of tricks: a claim of a flagged word (`kahve.cards.lexicon.flagged`), unless the table allows it."""

from __future__ import annotations

from typing import Any

from ...cards.dialect import rule
from .moves import ARRANGEMENTS, DECLINE, SCRUMP, SCRUMPING
from .record import TrickRecord
from .rude import is_unsaid
from .scrumps import claim_code
from .trick_house import TrickHouse


@rule
def polite_claims(t: TrickRecord, house: TrickHouse, moves: Any, number: int) -> int:
    """Strike the claims of flagged words out of these moves; how many moves are left."""
    if t.stage != SCRUMPING:
        return number
    polite = 0
    for place in range(number):
        move = moves[place]
        if move >= DECLINE or not is_unsaid(house, claim_code(t, house, (move - SCRUMP) % ARRANGEMENTS)):
            moves[polite] = move
            polite += 1
    return polite
