"""Pishti, for two, as Harbin describes it: its presets and its names."""

from __future__ import annotations

from ....cards.deck import STANDARD, Deck
from ....engine.game import Preset
from ....language import later, noun
from ...fishing.rules import each_alone
from ..game import pile_game
from . import rules
from .rules import House


def deck(house: House) -> Deck:
    """One standard pack."""
    return STANDARD


GAME = pile_game(
    rules,
    deck,
    name="pishti",
    title=noun("fishing-game", "pishti"),
    also=later("fishing-also-pishti"),
    summary=later("fishing-summary-pishti"),
    sides=each_alone,
    bonus=noun("fishing-capture", "pishti"),
    presets=(
        Preset("harbin", later("fishing-preset-pishti-harbin"), later("fishing-preset-pishti-harbin-says"), {}),
        Preset(
            "double_jack",
            later("fishing-preset-pishti-double-jack"),
            later("fishing-preset-pishti-double-jack-says"),
            {"jack_on_jack_bonus": 20},
        ),
    ),
)
