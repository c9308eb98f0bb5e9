"""Hand and Foot, for two to six."""

from __future__ import annotations

from ....engine.game import Preset
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
    presets=(
        Preset("classic", later("melding-preset-classic"), later("melding-preset-classic-says"), {}),
        Preset(
            "bicycle",
            later("melding-preset-bicycle"),
            later("melding-preset-bicycle-says"),
            {
                "stacks": "11-11",
                "wild_ratio": "more_naturals",
                "wild_melds": False,
                "quota_clean": 1,
                "quota_dirty": 1,
                "quota_wild": 0,
                "out_discard": "required",
            },
        ),
        Preset(
            "saskatchewan",
            later("melding-preset-saskatchewan"),
            later("melding-preset-saskatchewan-says"),
            {"stacks": "11-13", "quota_clean": 1, "quota_dirty": 1, "quota_wild": 1},
        ),
        Preset(
            "three_and_three",
            later("melding-preset-three-and-three"),
            later("melding-preset-three-and-three-says"),
            {
                "take_needs_down": True,
                "take_with_one_wild": True,
                "wild_top_takeable": "never",
                "quota_clean": 3,
                "quota_dirty": 3,
                "quota_wild": 0,
                "out_discard": "required",
            },
        ),
        Preset(
            "passing",
            later("melding-preset-passing"),
            later("melding-preset-passing-says"),
            {
                "pass_foot_left": "foot",
                "take_count": 3,
                "take_with_one_wild": True,
                "wild_discard_freezes": "until_pair",
                "card_values": "tens_ten",
            },
        ),
        Preset(
            "whole_pile",
            later("melding-preset-whole-pile"),
            later("melding-preset-whole-pile-says"),
            {"pass_foot_left": "foot", "take_count": "whole", "wild_melds": False},
        ),
        Preset(
            "from_ninety",
            later("melding-preset-from-ninety"),
            later("melding-preset-from-ninety-says"),
            {
                "draw_count": "three",
                "add_beyond_seven": "naturals",
                "minimum": "ninety",
                "out_discard": "forbidden",
                "black3_penalty": 300,
            },
        ),
        Preset(
            "rising",
            later("melding-preset-rising"),
            later("melding-preset-rising-says"),
            {"draw_count": "three_rising", "minimum": "ninety", "quota_wild": 0, "quota_rises": True, "going_out_bonus": "rising"},
        ),
        Preset(
            "family",
            later("melding-preset-family"),
            later("melding-preset-family-says"),
            {
                "teams": "individual",
                "minimum": "sixty",
                "minimum_counts_pile_bonus": True,
                "minimum_waived_if_stack_emptied": True,
                "stock_out": "reshuffle",
            },
        ),
        Preset("two", later("melding-preset-two"), later("melding-preset-two-says"), {"seats": 2}),
        Preset(
            "three_pairs",
            later("melding-preset-three-pairs"),
            later("melding-preset-three-pairs-says"),
            {"seats": 6, "teams": "three_teams_of_two"},
        ),
        Preset("one_deal", later("melding-preset-one-deal"), later("melding-preset-one-deal-says"), {"deals": 1}),
    ),
)
