"""Hand and Foot, for two to six."""

from __future__ import annotations

from ....engine.game import presets_of
from ....language import later, noun
from ..game import melding_game
from . import rules

GAME = melding_game(
    rules,
    name="hand_and_foot",
    title=noun("melding-game", "hand-and-foot"),
    also=later("melding-also-hand-and-foot"),
    near=later("melding-near-hand-and-foot"),
    summary=later("melding-summary-hand-and-foot"),
    presets=presets_of(
        "melding-preset",
        {
            "classic": {},
            "bicycle": {
                "stacks": "11-11",
                "wild_ratio": "more_naturals",
                "wild_melds": False,
                "quota_clean": 1,
                "quota_dirty": 1,
                "quota_wild": 0,
                "out_discard": "required",
            },
            "saskatchewan": {"stacks": "11-13", "quota_clean": 1, "quota_dirty": 1, "quota_wild": 1},
            "three_and_three": {
                "take_needs_down": True,
                "take_with_one_wild": True,
                "wild_top_takeable": "never",
                "quota_clean": 3,
                "quota_dirty": 3,
                "quota_wild": 0,
                "out_discard": "required",
            },
            "passing": {
                "pass_foot_left": "foot",
                "take_count": 3,
                "take_with_one_wild": True,
                "wild_discard_freezes": "until_pair",
                "card_values": "tens_ten",
            },
            "whole_pile": {"pass_foot_left": "foot", "take_count": "whole", "wild_melds": False},
            "from_ninety": {
                "draw_count": "three",
                "add_beyond_seven": "naturals",
                "minimum": "ninety",
                "out_discard": "forbidden",
                "black3_penalty": 300,
            },
            "rising": {
                "draw_count": "three_rising",
                "minimum": "ninety",
                "quota_wild": 0,
                "quota_rises": True,
                "going_out_bonus": "rising",
            },
            "family": {
                "teams": "individual",
                "minimum": "sixty",
                "minimum_counts_pile_bonus": True,
                "minimum_waived_if_stack_emptied": True,
                "stock_out": "reshuffle",
            },
            "two": {"seats": 2},
            "three_pairs": {"seats": 6, "teams": "three_teams_of_two"},
            "one_deal": {"deals": 1},
        },
    ),
)
