"""Quist in which animals always rule, and the animals that were taken count."""

from __future__ import annotations

from ....engine.game import Preset
from ..game import trick_game
from . import rules

GAME = trick_game(
    rules,
    name="animal_quist",
    title="Animal Quist",
    summary="Quist in which animals always rule, and the animals that were taken count.",
    presets=(Preset("short", "Short Animal Quist", "To eleven points.", {"target": 11}),),
)
