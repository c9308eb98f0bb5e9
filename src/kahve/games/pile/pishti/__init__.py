"""Pishti, for two, as Harbin describes it: its presets and its names."""

from __future__ import annotations

from ....engine.game import presets_of
from ....language import later, noun
from ...fishing.rules import each_alone
from ..game import pile_game
from . import rules

GAME = pile_game(
    rules,
    name="pishti",
    title=noun("fishing-game", "pishti"),
    also=later("fishing-also-pishti"),
    summary=later("fishing-summary-pishti"),
    sides=each_alone,
    bonus=noun("fishing-capture", "pishti"),
    presets=presets_of("fishing-preset-pishti", {"harbin": {}, "double_jack": {"jack_on_jack_bonus": 20}}),
)
