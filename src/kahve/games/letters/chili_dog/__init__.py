"""Tricks of letters, two against two: whoever takes the Dog is sorry for every pepper."""

from __future__ import annotations

from ....engine.game import presets_of
from ....language import later, noun
from ..game import trick_game
from . import rules

GAME = trick_game(
    rules,
    name="chili_dog",
    title=noun("letters-game", "chili-dog"),
    summary=later("letters-summary-chili-dog"),
    presets=presets_of("letters-preset-chili-dog", {"short": {"target": 50}}),
)
