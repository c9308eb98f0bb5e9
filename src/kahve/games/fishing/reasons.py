"""Why a card may not be played, in the pile games and the floor games alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...cards.deck import Deck
from ...engine.game import Why
from ...engine.match_record import NOT_NOW
from ...language import later, message
from .rules import LIES, MUST_PLAY_A_TAKER, NOT_HELD, NOTHING_TO_TAKE


def reasons_for(deck: Callable[[Any], Deck]) -> Mapping[int, Why]:
    """The sentences that the families share. deck: says which deck a table plays with."""
    return {
        NOT_NOW: later("fishing-not-now"),
        NOT_HELD: lambda house, t, move: message("fishing-not-held", card=deck(house).noun(move & (LIES - 1))),
        NOTHING_TO_TAKE: lambda house, t, move: message("fishing-nothing-to-take", card=deck(house).noun(move & (LIES - 1))),
        MUST_PLAY_A_TAKER: lambda house, t, move: message("fishing-must-play-a-taker", card=deck(house).noun(move & (LIES - 1))),
    }
