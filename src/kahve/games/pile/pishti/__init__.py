"""Pishti, for two, as it was played in Harbin: its presets and its names."""

from __future__ import annotations

from ....cards.deck import STANDARD, Deck
from ....engine.game import Preset
from ...fishing.rules import each_alone
from ..game import pile_game
from . import rules
from .rules import House


def deck(house: House) -> Deck:
    """One standard pack."""
    return STANDARD


GAME = pile_game(
    rules,
    deck,
    name="pishti",
    title="Pishti",
    also=("Pishti after Harbin",),
    summary="Two players, an open stack of four, and a card at the cut that both have seen.",
    sides=each_alone,
    bonus="pishti",
    presets=(
        Preset("harbin", "Pishti after Harbin", "Two players to 101.", {}),
        Preset("double_jack", "Double jacks", "Twenty for a jack on a jack, as in Pisti.", {"jack_on_jack_bonus": 20}),
    ),
)
