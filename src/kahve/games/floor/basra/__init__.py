"""Basra, for two to four, as in Egypt and Lebanon: its presets and its names."""

from __future__ import annotations

from ....engine.game import Preset
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
    presets=(
        Preset("egyptian", later("fishing-preset-basra-egyptian"), later("fishing-preset-basra-egyptian-says"), {}),
        Preset(
            "lebanese",
            later("fishing-preset-basra-lebanese"),
            later("fishing-preset-basra-lebanese-says"),
            {"hand_cards": 6, "seven_diamond": "plain"},
        ),
        Preset(
            "thirty",
            later("fishing-preset-basra-thirty"),
            later("fishing-preset-basra-thirty-says"),
            {"most_cards_points": 30, "most_cards_tie": "carried"},
        ),
        Preset("rubber", later("fishing-preset-basra-rubber"), later("fishing-preset-basra-rubber-says"), {"rubber": True}),
        Preset(
            "jordanian", later("fishing-preset-basra-jordanian"), later("fishing-preset-basra-jordanian-says"), {"basra_value": "twice"}
        ),
        Preset(
            "palestinian",
            later("fishing-preset-basra-palestinian"),
            later("fishing-preset-basra-palestinian-says"),
            {"court_values": "removed", "seven_diamond": "plain"},
        ),
    ),
)
