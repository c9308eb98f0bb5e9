"""Quist in which animals always rule, and the animals that were taken count."""

from __future__ import annotations

from ....engine.game import presets_of
from ....language import later, noun
from ..game import trick_game
from . import rules

GAME = trick_game(
    rules,
    name="animal_quist",
    title=noun("letters-game", "animal-quist"),
    summary=later("letters-summary-animal-quist"),
    presets=presets_of("letters-preset-animal-quist", {"short": {"target": 11}}),
)
