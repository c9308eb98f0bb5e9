"""Hand, Knee and Foot, for two to six."""

from __future__ import annotations

from ....engine.game import presets_of
from ....language import later, noun
from ..game import melding_game
from . import rules

GAME = melding_game(
    rules,
    name="hand_knee_and_foot",
    title=noun("melding-game", "hand-knee-and-foot"),
    also=later("melding-also-hand-knee-and-foot"),
    summary=later("melding-summary-hand-knee-and-foot"),
    presets=presets_of(
        "melding-preset",
        {
            "hkf_classic": {},
            "triple_play": {
                "upcard_putback": "and_black_threes_fives_and_sevens",
                "special_piles": "sevens_and_fives",
                "take_count": "whole",
                "quota_clean": 1,
                "quota_dirty": 1,
                "quota_wild": 1,
                "wild_bonus": 2500,
                "going_out_bonus": 200,
                "red3_seven_bonus": 300,
                "red3_left": 500,
                "minimum": "by_score",
            },
        },
    ),
)
