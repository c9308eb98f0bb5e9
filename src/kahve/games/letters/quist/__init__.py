"""Tricks of letters, two against two: whoever plays last may claim a word and take the trick."""

from __future__ import annotations

from ....engine.game import presets_of
from ....language import later, noun
from ..game import trick_game
from . import rules

GAME = trick_game(
    rules,
    name="quist",
    title=noun("letters-game", "quist"),
    summary=later("letters-summary-quist"),
    presets=presets_of("letters-preset-quist", {"short": {"target": 11}, "always_animals": {"dealer_option": "always_animals"}}),
)
