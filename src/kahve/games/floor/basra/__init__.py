"""Basra, for two to four, as in Egypt and Lebanon: its presets and its names."""

from __future__ import annotations

from ....engine.game import presets_of
from ....language import later, noun
from ..game import floor_game
from .rules import House

GAME = floor_game(
    House,
    name="basra",
    title=noun("fishing-game", "basra"),
    also=later("fishing-also-basra"),
    near=later("fishing-near-basra"),
    summary=later("fishing-summary-basra"),
    bonus=noun("fishing-capture", "basra"),
    presets=presets_of(
        "fishing-preset-basra",
        {
            "egyptian": {},
            "lebanese": {"hand_cards": 6, "seven_diamond": "plain"},
            "thirty": {"most_cards_points": 30, "most_cards_tie": "carried"},
            "rubber": {"rubber": True},
            "jordanian": {"basra_value": "twice"},
            "palestinian": {"court_values": "removed", "seven_diamond": "plain"},
        },
    ),
)
