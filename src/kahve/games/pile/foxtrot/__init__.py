"""Foxtrot, for two to twelve: its deck, its presets and its names."""

from __future__ import annotations

from ....cards.deck import Deck, packs
from ....engine.game import presets_of
from ....language import later, noun
from ..game import pile_game
from . import rules
from .rules import House, foxtrot_bonus, packs_of


def deck(house: House) -> Deck:
    """Two to four standard packs shuffled together."""
    return packs(packs_of(house))


GAME = pile_game(
    rules,
    deck=deck,
    name="foxtrot",
    title=noun("fishing-game", "foxtrot"),
    also=later("fishing-also-foxtrot"),
    summary=later("fishing-summary-foxtrot"),
    bonus=noun("fishing-capture", "foxtrot"),
    move_bonus=foxtrot_bonus,
    several_packs=True,
    presets=presets_of("fishing-preset-foxtrot", {"classic": {}, "long": {"target": 300}, "one_upcard": {"upcard": "first_hand"}}),
)
