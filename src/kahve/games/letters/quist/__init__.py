"""Tricks of letters, two against two: whoever plays last may claim a word and take the trick."""

from __future__ import annotations

from ....engine.game import Preset
from ....language import later, noun
from ..game import trick_game
from . import rules

GAME = trick_game(
    rules,
    name="quist",
    title=noun("letters-game", "quist"),
    summary=later("letters-summary-quist"),
    presets=(
        Preset("short", later("letters-preset-quist-short"), later("letters-preset-quist-short-says"), {"target": 11}),
        Preset(
            "always_animals",
            later("letters-preset-quist-always-animals"),
            later("letters-preset-quist-always-animals-says"),
            {"dealer_option": "always_animals"},
        ),
    ),
)
