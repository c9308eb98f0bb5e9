"""Pastra, the game of Cyprus, for two or four: its presets and its names."""

from __future__ import annotations

from ....engine.game import Preset
from ..game import floor_game
from .rules import House

GAME = floor_game(
    House,
    name="pastra",
    title="Pastra",
    also=("Cypriot Basra",),
    summary="The fishing game of Cyprus: sums and pairs, jacks that sweep, and ten for clearing the table.",
    bonus="pastra",
    presets=(
        Preset("cypriot", "Pastra", "Two players to 101.", {}),
        Preset("partners", "Pastra for four", "Four players, partners opposite, to 101.", {"seats": 4}),
        Preset("rubber", "A rubber of Pastra", "The first side to win three games; the fifth is played to 150.", {"rubber": True}),
    ),
)
