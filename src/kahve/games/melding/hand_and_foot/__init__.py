"""Hand and Foot, for two to six."""

from __future__ import annotations

from ....engine.game import Preset
from ..game import melding_game
from . import rules

GAME = melding_game(
    rules,
    name="hand_and_foot",
    title="Hand and Foot",
    summary="Meld your hand, then your foot; close piles of seven, clean, dirty and wild, and go out together.",
    presets=(Preset("classic", "Hand and Foot", "Two clean, two dirty and one wild pile to go out.", {}),),
)
