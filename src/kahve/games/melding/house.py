"""The house rules of the melding games, a row each."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from ...engine.house import choice, number, one_of, row_of, yes_no
from ...engine.rows import Row
from ...language import later
from .values import STACKS

USUAL = -1
"""What the number of players, or the deal, makes of it."""

BY_SCORE, PILE_IN_FIFTH = -2, -3
"""What stands for a `minimum` that is no row: that it follows from the score; that the fifth deal and those after it need a pile."""

MINIMUM_ROW = Row(0, 1000, step=5, example="30-60-90-120")
DRAW_ROW = Row(1, 9, example="3-3-4-5")
QUOTA_ROW = Row(0, 9, example="3-3-4-5")
OUT_ROW = Row(0, 2000, step=50, example="100-200-300")
RANK_ROW = Row(100, 5000, step=100, keys=tuple("456789TJQKA"), example="7:1500")
"""What a clean pile of a rank is worth, in hundreds."""
RANK_RADIX = RANK_ROW.radix

MINIMUM_RADIX, DRAW_RADIX, QUOTA_RADIX, OUT_RADIX = MINIMUM_ROW.radix, DRAW_ROW.radix, QUOTA_ROW.radix, OUT_ROW.radix
"""The rows of numbers by deal: the points of a first meld, the cards drawn, the piles needed, the points for going out."""

ROW_DEALS = MINIMUM_ROW.most - 1
"""So many deals at most went before the one of which a row still says something new."""

STACK_WORDS = tuple("-".join(str(cards) for cards in row if cards) for row in STACKS.tolist())
"""The rows of STACKS as they are written."""


class Teams(IntEnum):
    """Who plays with whom."""

    USUAL = 0
    INDIVIDUAL = 1
    PAIRS = 2
    TWO_TEAMS_OF_THREE = 3
    THREE_TEAMS_OF_TWO = 4


class UpcardPutback(IntEnum):
    """Which cards do not stay as the first discard."""

    WILD_AND_RED_THREES = 0
    AND_BLACK_THREES = 1
    AND_FIVES_AND_SEVENS = 2
    AND_BLACK_THREES_FIVES_AND_SEVENS = 3
    THREES_ONLY = 4


class PassFootLeft(IntEnum):
    """Whether a stack is passed to the left, and as what it is played there."""

    OFF = 0
    FOOT = 1
    HAND = 2


class WildDiscardFreezes(IntEnum):
    """How long a wild discard freezes the pile."""

    OFF = 0
    UNTIL_TURN = 1
    UNTIL_PAIR = 2


class WildTopTakeable(IntEnum):
    """What takes a pile with a wild card on top."""

    TWO_IDENTICAL = 0
    NEVER = 1


class WildRatio(IntEnum):
    """How many wild cards a meld may hold."""

    TWO_TO_ONE = 0
    MORE_NATURALS = 1
    AS_MANY_NATURALS = 2
    THREE_WILDS = 3


class SpecialPiles(IntEnum):
    """The ranks that take no wild cards."""

    OFF = 0
    SEVENS = 1
    FIVES = 2
    SEVENS_AND_FIVES = 3


class AddBeyondSeven(IntEnum):
    """What may be put under a pile."""

    OFF = 0
    NATURALS = 1
    COLOUR = 2


class StackPickup(IntEnum):
    """When the next stack is picked up after a discard."""

    AT_ONCE = 0
    NEXT_TURN = 1


class Float(IntEnum):
    """Whether a turn on the foot may end without a discard."""

    OFF = 0
    ANY = 1
    SINGLE = 2


class PartnerFoot(IntEnum):
    """What the partners of a player who goes out must have done."""

    WHOLE_TURN = 0
    PART_OF_TURN = 1
    PICKED_UP = 2
    NONE = 3


class AskPermission(IntEnum):
    """Whether a player asks before going out, and what an answer binds."""

    BINDING = 0
    OFF = 1
    YES_IS_FREE = 2
    ONCE = 3


class AskScope(IntEnum):
    """Which of two partners are asked."""

    ALL = 0
    NEXT = 1


class OutDiscard(IntEnum):
    """Whether the last card of a player who goes out is discarded."""

    OPTIONAL = 0
    REQUIRED = 1
    FORBIDDEN = 2


class StockOut(IntEnum):
    """What happens when the stock has too few cards."""

    DEAL_ENDS = 0
    LAST_CARD = 1
    RESHUFFLE = 2
    PACK_ADDED = 3


class CardValues(IntEnum):
    """The lowest rank that is worth ten points."""

    EIGHTS_TEN = 0
    TENS_TEN = 1


class RedThreePlay(IntEnum):
    """What is done with red threes."""

    LAID = 0
    DISCARDED = 1
    AS_LIKED = 2


class TieBreak(IntEnum):
    """What decides between sides that are level at the end."""

    SHARED = 0
    DEALS_WON = 1
    EXTRA_DEAL = 2


class DiscardView(IntEnum):
    """How much of the discard pile the table shows."""

    TAKEABLE = 0
    TOP = 1
    WHOLE = 2


def stacks_row(default: str) -> Any:
    """The row of the stacks."""
    return choice(
        *STACK_WORDS,
        default=default,
        paragraph="2.2",
        title=later("melding-rule-stacks"),
        says=later("melding-rule-stacks-says"),
    )


def putback_row(default: UpcardPutback) -> Any:
    """The row of the cards that do not stay turned up."""
    return choice(
        UpcardPutback,
        default=default,
        paragraph="2.4",
        title=later("melding-rule-upcard-putback"),
        says=later("melding-rule-upcard-putback-says"),
        called={
            "wild_and_red_threes": later("melding-rule-upcard-putback-wild-and-red-threes"),
            "and_black_threes": later("melding-rule-upcard-putback-and-black-threes"),
            "and_fives_and_sevens": later("melding-rule-upcard-putback-and-fives-and-sevens"),
            "and_black_threes_fives_and_sevens": later("melding-rule-upcard-putback-and-black-threes-fives-and-sevens"),
            "threes_only": later("melding-rule-upcard-putback-threes-only"),
        },
    )


class MeldingHouse:
    """The rows of every melding game."""

    seats: int = number(2, 6, default=4, paragraph="1.1", title=later("melding-rule-seats"), says=later("melding-rule-seats-says"))
    teams: int = choice(
        Teams,
        paragraph="1.2",
        title=later("melding-rule-teams"),
        says=later("melding-rule-teams-says"),
        called={
            "usual": later("melding-rule-teams-usual"),
            "individual": later("melding-rule-teams-individual"),
            "pairs": later("melding-rule-teams-pairs"),
            "two_teams_of_three": later("melding-rule-teams-two-teams-of-three"),
            "three_teams_of_two": later("melding-rule-teams-three-teams-of-two"),
        },
    )
    decks: int = one_of(
        USUAL,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        default="usual",
        words={USUAL: "usual"},
        paragraph="1.3",
        title=later("melding-rule-decks"),
        says=later("melding-rule-decks-says"),
        called={
            "usual": later("melding-rule-decks-usual"),
        },
    )
    jokers_per_deck: int = one_of(
        0, 2, 4, default=2, paragraph="1.3", title=later("melding-rule-jokers-per-deck"), says=later("melding-rule-jokers-per-deck-says")
    )
    stacks: int = stacks_row("13-13")
    upcard_putback: int = putback_row(UpcardPutback.WILD_AND_RED_THREES)
    upcard_special_stays: int = yes_no(
        False,
        paragraph="2.5",
        title=later("melding-rule-upcard-special-stays"),
        says=later("melding-rule-upcard-special-stays-says"),
    )
    pass_foot_left: int = choice(
        PassFootLeft,
        paragraph="2.6",
        title=later("melding-rule-pass-foot-left"),
        says=later("melding-rule-pass-foot-left-says"),
        called={
            "off": later("melding-rule-pass-foot-left-off"),
            "foot": later("melding-rule-pass-foot-left-foot"),
            "hand": later("melding-rule-pass-foot-left-hand"),
        },
    )
    draw_count: int = row_of(
        DRAW_ROW,
        default="two",
        words={"two": (2,), "three": (3,), "two_rising": (2, 3, 4, 5), "three_rising": (3, 4, 5, 6)},
        paragraph="3.2",
        title=later("melding-rule-draw-count"),
        says=later("melding-rule-draw-count-says"),
        called={
            "two": later("melding-rule-draw-count-two"),
            "three": later("melding-rule-draw-count-three"),
            "two_rising": later("melding-rule-draw-count-two-rising"),
            "three_rising": later("melding-rule-draw-count-three-rising"),
        },
    )
    take_count: int = one_of(
        0,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        default=7,
        words={0: "whole"},
        paragraph="5.4",
        title=later("melding-rule-take-count"),
        says=later("melding-rule-take-count-says"),
        called={
            "whole": later("melding-rule-take-count-whole"),
        },
    )
    foot_takes_whole_pile: int = yes_no(
        False, paragraph="5.6", title=later("melding-rule-foot-takes-whole-pile"), says=later("melding-rule-foot-takes-whole-pile-says")
    )
    foot_take_on_meld: int = yes_no(
        False, paragraph="5.7", title=later("melding-rule-foot-take-on-meld"), says=later("melding-rule-foot-take-on-meld-says")
    )
    take_needs_down: int = yes_no(
        False, paragraph="5.8", title=later("melding-rule-take-needs-down"), says=later("melding-rule-take-needs-down-says")
    )
    take_with_one_wild: int = yes_no(
        False, paragraph="5.9", title=later("melding-rule-take-with-one-wild"), says=later("melding-rule-take-with-one-wild-says")
    )
    claim_fill_wild: int = yes_no(
        False, paragraph="5.3", title=later("melding-rule-claim-fill-wild"), says=later("melding-rule-claim-fill-wild-says")
    )
    wild_discard_freezes: int = choice(
        WildDiscardFreezes,
        paragraph="5.10",
        title=later("melding-rule-wild-discard-freezes"),
        says=later("melding-rule-wild-discard-freezes-says"),
        called={
            "off": later("melding-rule-wild-discard-freezes-off"),
            "until_turn": later("melding-rule-wild-discard-freezes-until-turn"),
            "until_pair": later("melding-rule-wild-discard-freezes-until-pair"),
        },
    )
    wild_top_takeable: int = choice(
        WildTopTakeable,
        paragraph="5.2",
        title=later("melding-rule-wild-top-takeable"),
        says=later("melding-rule-wild-top-takeable-says"),
        called={
            "two_identical": later("melding-rule-wild-top-takeable-two-identical"),
            "never": later("melding-rule-wild-top-takeable-never"),
        },
    )
    wild_ratio: int = choice(
        WildRatio,
        paragraph="4.2",
        title=later("melding-rule-wild-ratio"),
        says=later("melding-rule-wild-ratio-says"),
        called={
            "two_to_one": later("melding-rule-wild-ratio-two-to-one"),
            "more_naturals": later("melding-rule-wild-ratio-more-naturals"),
            "as_many_naturals": later("melding-rule-wild-ratio-as-many-naturals"),
            "three_wilds": later("melding-rule-wild-ratio-three-wilds"),
        },
    )
    wild_melds: int = yes_no(True, paragraph="4.4", title=later("melding-rule-wild-melds"), says=later("melding-rule-wild-melds-says"))
    special_piles: int = choice(
        SpecialPiles,
        paragraph="4.6",
        title=later("melding-rule-special-piles"),
        says=later("melding-rule-special-piles-says"),
        called={
            "off": later("melding-rule-special-piles-off"),
            "sevens": later("melding-rule-special-piles-sevens"),
            "fives": later("melding-rule-special-piles-fives"),
            "sevens_and_fives": later("melding-rule-special-piles-sevens-and-fives"),
        },
    )
    add_beyond_seven: int = choice(
        AddBeyondSeven,
        paragraph="4.5",
        title=later("melding-rule-add-beyond-seven"),
        says=later("melding-rule-add-beyond-seven-says"),
        called={
            "off": later("melding-rule-add-beyond-seven-off"),
            "naturals": later("melding-rule-add-beyond-seven-naturals"),
            "colour": later("melding-rule-add-beyond-seven-colour"),
        },
    )
    bury_same_turn: int = yes_no(
        True, paragraph="4.5", title=later("melding-rule-bury-same-turn"), says=later("melding-rule-bury-same-turn-says")
    )
    minimum: int = row_of(
        MINIMUM_ROW,
        default="fifty",
        words={
            "fifty": (50, 90, 120, 150),
            "sixty": (60, 90, 120, 150),
            "ninety": (90, 120, 150, 180),
            "by_score": BY_SCORE,
            "pile_in_fifth": PILE_IN_FIFTH,
        },
        paragraph="4.7",
        title=later("melding-rule-minimum"),
        says=later("melding-rule-minimum-says"),
        called={
            "fifty": later("melding-rule-minimum-fifty"),
            "sixty": later("melding-rule-minimum-sixty"),
            "ninety": later("melding-rule-minimum-ninety"),
            "by_score": later("melding-rule-minimum-by-score"),
            "pile_in_fifth": later("melding-rule-minimum-pile-in-fifth"),
        },
    )
    minimum_counts_pile_bonus: int = yes_no(
        False,
        paragraph="4.8",
        title=later("melding-rule-minimum-counts-pile-bonus"),
        says=later("melding-rule-minimum-counts-pile-bonus-says"),
    )
    minimum_waived_if_stack_emptied: int = yes_no(
        False,
        paragraph="4.9",
        title=later("melding-rule-minimum-waived-if-stack-emptied"),
        says=later("melding-rule-minimum-waived-if-stack-emptied-says"),
    )
    stack_pickup_after_discard: int = choice(
        StackPickup,
        paragraph="6.2",
        title=later("melding-rule-stack-pickup-after-discard"),
        says=later("melding-rule-stack-pickup-after-discard-says"),
        called={
            "at_once": later("melding-rule-stack-pickup-after-discard-at-once"),
            "next_turn": later("melding-rule-stack-pickup-after-discard-next-turn"),
        },
    )
    float: int = choice(
        Float,
        paragraph="6.5",
        title=later("melding-rule-float"),
        says=later("melding-rule-float-says"),
        called={
            "off": later("melding-rule-float-off"),
            "any": later("melding-rule-float-any"),
            "single": later("melding-rule-float-single"),
        },
    )
    quota_clean: int = row_of(
        QUOTA_ROW,
        default="usual",
        words={"usual": USUAL},
        listed=tuple(range(7)),
        paragraph="7.1",
        title=later("melding-rule-quota-clean"),
        says=later("melding-rule-quota-clean-says"),
        called={
            "usual": later("melding-rule-quota-clean-usual"),
        },
    )
    quota_dirty: int = row_of(
        QUOTA_ROW,
        default="usual",
        words={"usual": USUAL},
        listed=tuple(range(7)),
        paragraph="7.1",
        title=later("melding-rule-quota-dirty"),
        says=later("melding-rule-quota-dirty-says"),
        called={
            "usual": later("melding-rule-quota-dirty-usual"),
        },
    )
    quota_wild: int = row_of(
        QUOTA_ROW,
        default="usual",
        words={"usual": USUAL},
        listed=(0, 1, 2),
        paragraph="7.1",
        title=later("melding-rule-quota-wild"),
        says=later("melding-rule-quota-wild-says"),
        called={
            "usual": later("melding-rule-quota-wild-usual"),
        },
    )
    quota_rises: int = yes_no(
        False,
        paragraph="7.2",
        title=later("melding-rule-quota-rises"),
        says=later("melding-rule-quota-rises-says"),
    )
    out_from_hand: int = yes_no(
        False, paragraph="7.1", title=later("melding-rule-out-from-hand"), says=later("melding-rule-out-from-hand-says")
    )
    partner_foot: int = choice(
        PartnerFoot,
        paragraph="7.3",
        title=later("melding-rule-partner-foot"),
        says=later("melding-rule-partner-foot-says"),
        called={
            "whole_turn": later("melding-rule-partner-foot-whole-turn"),
            "part_of_turn": later("melding-rule-partner-foot-part-of-turn"),
            "picked_up": later("melding-rule-partner-foot-picked-up"),
            "none": later("melding-rule-partner-foot-none"),
        },
    )
    ask_permission: int = choice(
        AskPermission,
        paragraph="7.4",
        title=later("melding-rule-ask-permission"),
        says=later("melding-rule-ask-permission-says"),
        called={
            "binding": later("melding-rule-ask-permission-binding"),
            "off": later("melding-rule-ask-permission-off"),
            "yes_is_free": later("melding-rule-ask-permission-yes-is-free"),
            "once": later("melding-rule-ask-permission-once"),
        },
    )
    ask_scope: int = choice(
        AskScope,
        paragraph="7.5",
        title=later("melding-rule-ask-scope"),
        says=later("melding-rule-ask-scope-says"),
        called={
            "all": later("melding-rule-ask-scope-all"),
            "next": later("melding-rule-ask-scope-next"),
        },
    )
    out_discard: int = choice(
        OutDiscard,
        paragraph="7.6",
        title=later("melding-rule-out-discard"),
        says=later("melding-rule-out-discard-says"),
        called={
            "optional": later("melding-rule-out-discard-optional"),
            "required": later("melding-rule-out-discard-required"),
            "forbidden": later("melding-rule-out-discard-forbidden"),
        },
    )
    black3_out_meld: int = yes_no(
        False, paragraph="7.7", title=later("melding-rule-black3-out-meld"), says=later("melding-rule-black3-out-meld-says")
    )
    stock_out: int = choice(
        StockOut,
        paragraph="7.8",
        title=later("melding-rule-stock-out"),
        says=later("melding-rule-stock-out-says"),
        called={
            "deal_ends": later("melding-rule-stock-out-deal-ends"),
            "last_card": later("melding-rule-stock-out-last-card"),
            "reshuffle": later("melding-rule-stock-out-reshuffle"),
            "pack_added": later("melding-rule-stock-out-pack-added"),
        },
    )
    card_values: int = choice(
        CardValues,
        paragraph="8.1",
        title=later("melding-rule-card-values"),
        says=later("melding-rule-card-values-says"),
        called={
            "eights_ten": later("melding-rule-card-values-eights-ten"),
            "tens_ten": later("melding-rule-card-values-tens-ten"),
        },
    )
    black3_penalty: int = one_of(
        0,
        5,
        300,
        any_other=(0, 1_000),
        default=5,
        paragraph="8.1",
        title=later("melding-rule-black3-penalty"),
        says=later("melding-rule-black3-penalty-says"),
    )
    clean_bonus: int = one_of(
        300,
        500,
        700,
        1000,
        any_other=(0, 10_000),
        default=500,
        paragraph="8.2",
        title=later("melding-rule-clean-bonus"),
        says=later("melding-rule-clean-bonus-says"),
    )
    rank_bonus: int = row_of(
        RANK_ROW,
        default="none",
        words={"none": 0},
        paragraph="8.2",
        title=later("melding-rule-rank-bonus"),
        says=later("melding-rule-rank-bonus-says"),
        called={
            "none": later("melding-rule-rank-bonus-none"),
        },
    )
    dirty_bonus: int = one_of(
        100,
        200,
        300,
        400,
        500,
        any_other=(0, 10_000),
        default=300,
        paragraph="8.2",
        title=later("melding-rule-dirty-bonus"),
        says=later("melding-rule-dirty-bonus-says"),
    )
    wild_bonus: int = one_of(
        0,
        500,
        1000,
        1500,
        2000,
        2500,
        any_other=(0, 10_000),
        default=1500,
        paragraph="8.2",
        title=later("melding-rule-wild-bonus"),
        says=later("melding-rule-wild-bonus-says"),
    )
    sevens_bonus: int = one_of(
        1500,
        2500,
        3000,
        5000,
        any_other=(0, 20_000),
        default=5000,
        paragraph="8.3",
        title=later("melding-rule-sevens-bonus"),
        says=later("melding-rule-sevens-bonus-says"),
    )
    fives_bonus: int = one_of(
        1500,
        2500,
        3000,
        5000,
        any_other=(0, 20_000),
        default=3000,
        paragraph="8.3",
        title=later("melding-rule-fives-bonus"),
        says=later("melding-rule-fives-bonus-says"),
    )
    going_out_bonus: int = row_of(
        OUT_ROW,
        default=100,
        words={"rising": (300, 400, 500, 600)},
        listed=(0, 100, 200, 300),
        paragraph="8.4",
        title=later("melding-rule-going-out-bonus"),
        says=later("melding-rule-going-out-bonus-says"),
        called={
            "rising": later("melding-rule-going-out-bonus-rising"),
        },
    )
    red3_play: int = choice(
        RedThreePlay,
        paragraph="3.5",
        title=later("melding-rule-red3-play"),
        says=later("melding-rule-red3-play-says"),
        called={
            "laid": later("melding-rule-red3-play-laid"),
            "discarded": later("melding-rule-red3-play-discarded"),
            "as_liked": later("melding-rule-red3-play-as-liked"),
        },
    )
    red3_laid: int = one_of(
        -500,
        -300,
        -100,
        0,
        100,
        any_other=(-1_000, 1_000),
        default=100,
        paragraph="8.5",
        title=later("melding-rule-red3-laid"),
        says=later("melding-rule-red3-laid-says"),
    )
    red3_left: int = one_of(
        0,
        100,
        300,
        500,
        any_other=(0, 1_000),
        default=100,
        paragraph="8.5",
        title=later("melding-rule-red3-left"),
        says=later("melding-rule-red3-left-says"),
    )
    red3_seven_bonus: int = one_of(
        0,
        300,
        1000,
        any_other=(0, 5_000),
        default=0,
        paragraph="8.6",
        title=later("melding-rule-red3-seven-bonus"),
        says=later("melding-rule-red3-seven-bonus-says"),
    )
    red3_all_doubled: int = yes_no(
        False, paragraph="8.6", title=later("melding-rule-red3-all-doubled"), says=later("melding-rule-red3-all-doubled-says")
    )
    red3_without_meld: int = yes_no(
        False, paragraph="8.7", title=later("melding-rule-red3-without-meld"), says=later("melding-rule-red3-without-meld-says")
    )
    deals: int = number(1, 8, default=4, paragraph="9.1", title=later("melding-rule-deals"), says=later("melding-rule-deals-says"))
    target: int = one_of(
        0,
        5000,
        10000,
        20000,
        any_other=(1, 999_999),
        default="none",
        words={0: "none"},
        paragraph="9.2",
        title=later("melding-rule-target"),
        says=later("melding-rule-target-says"),
        called={
            "none": later("melding-rule-target-none"),
        },
    )
    tie_break: int = choice(
        TieBreak,
        paragraph="9.3",
        title=later("melding-rule-tie-break"),
        says=later("melding-rule-tie-break-says"),
        called={
            "shared": later("melding-rule-tie-break-shared"),
            "deals_won": later("melding-rule-tie-break-deals-won"),
            "extra_deal": later("melding-rule-tie-break-extra-deal"),
        },
    )
    discard_view: int = choice(
        DiscardView,
        paragraph="5.1",
        title=later("melding-rule-discard-view"),
        says=later("melding-rule-discard-view-says"),
        called={
            "takeable": later("melding-rule-discard-view-takeable"),
            "top": later("melding-rule-discard-view-top"),
            "whole": later("melding-rule-discard-view-whole"),
        },
    )
