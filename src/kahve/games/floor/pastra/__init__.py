"""Pastra, the game of Cyprus, for two or four: its presets and its names."""

from __future__ import annotations

from ....engine.game import presets_of
from ....language import later, noun
from ..game import floor_game
from .rules import House

GAME = floor_game(
    House,
    name="pastra",
    title=noun("fishing-game", "pastra"),
    also=later("fishing-also-pastra"),
    near=later("fishing-near-pastra"),
    summary=later("fishing-summary-pastra"),
    bonus=noun("fishing-capture", "pastra"),
    presets=presets_of("fishing-preset-pastra", {"cypriot": {}, "partners": {"seats": 4}, "rubber": {"rubber": True}}),
)
