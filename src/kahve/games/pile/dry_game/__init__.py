"""The Dry Game, for two to four."""

from __future__ import annotations

from typing import Any

from ....cards.deck import STANDARD, Deck
from ....engine.game import Preset
from ..game import pile_game
from . import rules
from .rules import TOP_JACK


def deck(house: Any) -> Deck:
    """One standard pack."""
    return STANDARD


GAME = pile_game(
    rules,
    deck,
    name="dry_game",
    title="Dry Game",
    summary="Every capture of a lone card is a dry trick, and most clubs count too.",
    voids={TOP_JACK: "A jack lies on top of the stack: the same dealer deals again."},
    items=("cards", "card_points", "most_cards", "bonus", "most_clubs", "total", "clubs"),
    bonus="dry trick",
    most_clubs=rules.MOST_CLUBS_POINTS,
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
