"""Tricks of three letters for three: nobody wants the peppers, and least of all the Turtle."""

from __future__ import annotations

from ....engine.game import Preset
from ..game import trick_game
from . import rules

GAME = trick_game(
    rules,
    name="turtle",
    title="Turtle",
    summary="Tricks of three letters for three: nobody wants the peppers, and least of all the Turtle.",
    presets=(Preset("short", "Short Turtle", "To fifty points.", {"target": 50}),),
)
