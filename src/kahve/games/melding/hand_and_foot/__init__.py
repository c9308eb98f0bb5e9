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
    presets=(
        Preset("classic", "Hand and Foot", "Two clean, two dirty and one wild pile to go out.", {}),
        Preset(
            "bicycle",
            "Hand and Foot with eleven cards",
            "Eleven cards in each stack; wild cards only beside natural ones; one clean and one dirty pile, and a last discard, to go out.",
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
            "Hand and Foot of Saskatchewan",
            "Eleven cards in the hand and thirteen in the foot; a pile of each kind to go out.",
            {"stacks": "11-13", "quota_clean": 1, "quota_dirty": 1, "quota_wild": 1},
        ),
        Preset(
            "three_and_three",
            "Three and Three",
            "Three clean and three dirty piles to go out; only a side that is down takes, and a wild card may stand in for one of the two.",
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
            "Passing the Foot",
            "Each passes a stack to the left; three cards are taken, and a wild discard freezes the pile until two natural cards take it.",
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
            "The Whole Pile",
            "Who takes, takes the whole pile; each passes a stack to the left; no melds of wild cards.",
            {"pass_foot_left": "foot", "take_count": "whole", "wild_melds": False},
        ),
        Preset(
            "from_ninety",
            "Hand and Foot from ninety",
            "Three cards are drawn, the first meld needs 90 and more, and the last card must be laid; a black three left costs 300.",
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
            "Rising Hand and Foot",
            "From deal to deal more cards are drawn, more piles are needed and going out is worth more.",
            {"draw_count": "three_rising", "minimum": "ninety", "quota_wild": 0, "quota_rises": True, "going_out_bonus": "rising"},
        ),
        Preset(
            "family",
            "Hand and Foot, each alone",
            "Each plays alone; a pile's bonus or a stack laid whole opens as well, and the pile is shuffled when the stock runs out.",
            {
                "teams": "individual",
                "minimum": "sixty",
                "minimum_counts_pile_bonus": True,
                "minimum_waived_if_stack_emptied": True,
                "stock_out": "reshuffle",
            },
        ),
        Preset("two", "Hand and Foot for two", "Two players, each alone: one clean and one dirty pile to go out.", {"seats": 2}),
        Preset("three_pairs", "Hand and Foot for three pairs", "Six players in three pairs.", {"seats": 6, "teams": "three_teams_of_two"}),
        Preset("one_deal", "A short Hand and Foot", "A single deal.", {"deals": 1}),
    ),
)
