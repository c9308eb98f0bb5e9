"""Tricks of letters, two against two: who plays last may claim a word and take the trick."""

from __future__ import annotations

from ....engine.game import Preset
from ..game import trick_game
from . import rules

GAME = trick_game(
    rules,
    name="quist",
    title="Quist",
    summary="Tricks of letters, two against two: who plays last may claim a word and take the trick.",
    presets=(
        Preset("short", "Short Quist", "To eleven points.", {"target": 11}),
        Preset(
            "always_animals",
            "Animals always rule",
            "Without the dealer's choice: animals rule in every deal.",
            {"dealer_option": "always_animals"},
        ),
    ),
)
