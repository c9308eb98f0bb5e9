"""Foxtrot, for two to twelve: its deck, its presets and its names."""

from __future__ import annotations

from ....cards.deck import Deck, packs
from ....engine.game import Preset
from ..game import pile_game
from . import rules
from .rules import House, foxtrot_bonus, packs_of


def deck(house: House) -> Deck:
    """Two to four standard packs shuffled together."""
    return packs(packs_of(house))


GAME = pile_game(
    rules,
    deck,
    name="foxtrot",
    title="Foxtrot",
    also=("American Pishti",),
    summary="Two packs, three or four, eight cards each, tens are worth ten and the queen of spades costs twenty.",
    bonus="foxtrot",
    move_bonus=foxtrot_bonus,
    presets=(
        Preset("classic", "Foxtrot", "Four players to 150, an up-card for every hand.", {}),
        Preset("long", "Long Foxtrot", "To 300.", {"target": 300}),
        Preset("one_upcard", "One up-card", "A card is turned up for the first hand only.", {"upcard": "first_hand"}),
    ),
)
