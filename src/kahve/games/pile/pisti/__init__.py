"""Pisti, for four in partnership or for two or three: its presets, its names and why a deal is void."""

from __future__ import annotations

from ....engine.game import presets_of
from ....language import later, noun
from ..game import pile_game
from . import rules
from .rules import BOTTOM_JACK, FOUR_JACKS, TURNED_JACK

GAME = pile_game(
    rules,
    name="pisti",
    title=noun("fishing-game", "pisti"),
    also=later("fishing-also-pisti"),
    near=later("fishing-near-pisti"),
    summary=later("fishing-summary-pisti"),
    voids={
        FOUR_JACKS: later("fishing-void-pisti-four-jacks"),
        BOTTOM_JACK: later("fishing-void-pisti-bottom-jack"),
        TURNED_JACK: later("fishing-void-pisti-turned-jack"),
    },
    bonus=noun("fishing-capture", "pisti"),
    presets=presets_of(
        "fishing-preset-pisti", {"classic": {}, "two_hand": {"seats": 2}, "turkish_app": {"jack_on_jack_bonus": 30, "ace_on_ace_bonus": 20}}
    ),
)
