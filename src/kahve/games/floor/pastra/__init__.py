"""Pastra, the game of Cyprus, for two or four: its presets and its names."""

from __future__ import annotations

from ....engine.game import Preset
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
    presets=(
        Preset("cypriot", later("fishing-preset-pastra-cypriot"), later("fishing-preset-pastra-cypriot-says"), {}),
        Preset("partners", later("fishing-preset-pastra-partners"), later("fishing-preset-pastra-partners-says"), {"seats": 4}),
        Preset("rubber", later("fishing-preset-pastra-rubber"), later("fishing-preset-pastra-rubber-says"), {"rubber": True}),
    ),
)
