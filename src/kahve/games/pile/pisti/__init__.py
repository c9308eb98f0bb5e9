"""Pisti, for four in partnership or for two or three: its presets, its names and why a deal is void."""

from __future__ import annotations

from ....cards.deck import STANDARD, Deck
from ....engine.game import Preset
from ..game import pile_game
from . import rules
from .rules import BOTTOM_JACK, FOUR_JACKS, TURNED_JACK, House


def deck(house: House) -> Deck:
    """One standard pack."""
    return STANDARD


GAME = pile_game(
    rules,
    deck,
    name="pisti",
    title="Pisti",
    also=("Pişti", "Pishti", "Two-Hand Pisti"),
    summary="Take the pile by matching its top card; take a lone card with its own rank and it is a pisti.",
    voids={
        FOUR_JACKS: "All four kitty cards are jacks: the same dealer deals again.",
        BOTTOM_JACK: "The bottom card is a jack: the pack is cut again.",
        TURNED_JACK: "A jack was turned up: the same dealer deals again.",
    },
    bonus="pisti",
    presets=(
        Preset("classic", "Partnership Pisti", "Four players, partners opposite, to 151.", {}),
        Preset("two_hand", "Two-Hand Pisti", "Two players, each for himself, to 151.", {"seats": 2}),
        Preset(
            "turkish_app",
            "Double Pisti",
            "As a Turkish app counts: 30 for a jack on a jack, 20 for an ace on an ace.",
            {"jack_on_jack_bonus": 30, "ace_on_ace_bonus": 20},
        ),
    ),
)
