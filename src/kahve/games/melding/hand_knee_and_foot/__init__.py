"""Hand, Knee and Foot, for two to six."""

from __future__ import annotations

from ....engine.game import Preset
from ..game import melding_game
from . import rules

GAME = melding_game(
    rules,
    name="hand_knee_and_foot",
    title="Hand, Knee and Foot",
    summary="Hand and Foot with a third stack, the knee, between the two.",
    presets=(
        Preset(
            "hkf_classic",
            "Hand, Knee and Foot",
            "Hand and Foot with a knee of thirteen cards between the two, and two packs more than players.",
            {},
        ),
        Preset(
            "triple_play",
            "Triple Play",
            "Piles of sevens and of fives, without wild cards, are needed and worth most; who takes, takes the whole pile.",
            {
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
        ),
    ),
)
