"""Tricks of letters, two against two: whoever takes the Dog is sorry for every pepper."""

from __future__ import annotations

from ....engine.game import Preset
from ..game import trick_game
from . import rules

GAME = trick_game(
    rules,
    name="chili_dog",
    title="Chili Dog",
    summary="Tricks of letters, two against two: whoever takes the Dog is sorry for every pepper.",
    presets=(Preset("short", "Short Chili Dog", "To fifty points.", {"target": 50}),),
)
