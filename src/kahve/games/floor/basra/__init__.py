"""Basra, for two to four, as in Egypt and Lebanon: its presets and its names."""

from __future__ import annotations

from ....engine.game import Preset
from ..game import floor_game
from .rules import House

GAME = floor_game(
    House,
    name="basra",
    title="Basra",
    also=("Ashush",),
    summary="Take matching cards and sums from the floor; clear the floor and it is a basra.",
    bonus="basra",
    presets=(
        Preset("egyptian", "Egyptian Basra", "Four cards at a time; the seven of diamonds sweeps the floor.", {}),
        Preset(
            "lebanese",
            "Lebanese Basra",
            "Six cards at a time; the seven of diamonds is a plain seven.",
            {"hand_cards": 6, "seven_diamond": "plain"},
        ),
        Preset(
            "thirty",
            "Basra with thirty",
            "Thirty for most cards, carried over when level.",
            {"most_cards_points": 30, "most_cards_tie": "carried"},
        ),
        Preset("rubber", "A rubber of Basra", "The first side to win three games; the fifth is played to 150.", {"rubber": True}),
        Preset("jordanian", "Jordanian Basra", "A basra is worth twice the card that makes it.", {"basra_value": "twice"}),
        Preset(
            "palestinian",
            "Palestinian Basra",
            "No queens and no kings; the seven of diamonds is a plain seven.",
            {"court_values": "removed", "seven_diamond": "plain"},
        ),
    ),
)
