"""Pisti, for four in partnership or for two or three: its presets, its names and why a deal is void."""

from __future__ import annotations

from ....cards.deck import STANDARD, Deck
from ....engine.game import Preset
from ....language import later, noun
from ..game import pile_game
from . import rules
from .rules import BOTTOM_JACK, FOUR_JACKS, TURNED_JACK, House


def deck(house: House) -> Deck:
    """One standard pack."""
    return STANDARD


GAME = pile_game(
    rules,
    deck,
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
    presets=(
        Preset("classic", later("fishing-preset-pisti-classic"), later("fishing-preset-pisti-classic-says"), {}),
        Preset("two_hand", later("fishing-preset-pisti-two-hand"), later("fishing-preset-pisti-two-hand-says"), {"seats": 2}),
        Preset(
            "turkish_app",
            later("fishing-preset-pisti-turkish-app"),
            later("fishing-preset-pisti-turkish-app-says"),
            {"jack_on_jack_bonus": 30, "ace_on_ace_bonus": 20},
        ),
    ),
)
