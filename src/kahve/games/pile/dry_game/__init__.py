"""The Dry Game, for two to four: its presets, its names and what a card is worth to a player."""

from __future__ import annotations

import numpy as np

from ....cards.deck import STANDARD, Deck
from ....cards.faces import CLUBS
from ....engine.game import Preset
from ...fishing.greedy import POINT
from ..game import pile_game
from . import rules
from .rules import MOST_CLUBS_POINTS, POINTS, TOP_JACK, House

WORTHS = POINT * POINTS.astype(np.int16)
WORTHS[:, CLUBS::4] += POINT * MOST_CLUBS_POINTS // 7  # on the way to most clubs


def deck(house: House) -> Deck:
    """One standard pack."""
    return STANDARD


GAME = pile_game(
    rules,
    deck,
    name="dry_game",
    title="Dry Game",
    also=("Xeri",),
    summary="Take a lone card and it is a dry trick; there are points for most clubs too.",
    voids={TOP_JACK: "A jack lies on top of the stack: the same dealer deals again."},
    items=("cards", "card_points", "most_cards", "bonus", "most_clubs", "total", "clubs"),
    bonus="dry trick",
    worths=WORTHS,
    most_clubs=MOST_CLUBS_POINTS,
    presets=(
        Preset("classic", "Dry Game", "Two players to 101, four cards on the stack with every batch.", {}),
        Preset(
            "greek",
            "After Greek Xeri",
            "The stack is laid once, a jack on it is replaced, courts and tens count.",
            {"refill_stack": "first_batch", "stack_top_jack": "replaced", "card_points": "greek"},
        ),
    ),
)
