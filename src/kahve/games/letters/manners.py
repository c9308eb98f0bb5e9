"""What no bot says in a game of tricks: a claim of a flagged word (`kahve.cards.lexicon.flagged`)."""

from __future__ import annotations

from typing import Any

from ...cards.dialect import rule
from ...cards.lexicon.flagged import is_flagged, with_letter
from .moves import ARRANGEMENTS, DECLINE, SCRUMP, SCRUMPING
from .record import TrickRecord
from .trick_house import TrickHouse
from .tricks import claimed_letter


@rule
def says_flagged(t: TrickRecord, word: int) -> bool:
    """Whether an arrangement of the trick is a flagged word."""
    code = 0
    for place in range(t.trick_size):
        code = with_letter(code, claimed_letter(t, word, place))
    return is_flagged(code)


@rule
def polite_claims(t: TrickRecord, house: TrickHouse, moves: Any, number: int) -> int:
    """Strike the claims of flagged words out of these moves; how many moves are left."""
    if t.stage != SCRUMPING:
        return number
    kept = 0
    for place in range(number):
        move = moves[place]
        if move >= DECLINE or not says_flagged(t, (move - SCRUMP) % ARRANGEMENTS):
            moves[kept] = move
            kept += 1
    return kept
