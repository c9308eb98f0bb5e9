"""Tricks of three letters for three: nobody wants the peppers, and least of all the Turtle."""

from __future__ import annotations

from ....engine.game import presets_of
from ....language import later, noun
from ..game import trick_game
from . import rules

GAME = trick_game(
    rules,
    name="turtle",
    title=noun("letters-game", "turtle"),
    summary=later("letters-summary-turtle"),
    presets=presets_of("letters-preset-turtle", {"short": {"target": 50}}),
    belief="types",
)
