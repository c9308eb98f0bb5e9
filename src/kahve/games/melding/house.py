"""The house rules of the melding games, a row each."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from ...engine.house import choice, number, one_of, row_of, yes_no
from ...engine.rows import Row
from .values import STACKS

USUAL = -1
"""What the number of players, or the deal, makes of it."""

BY_SCORE, PILE_IN_FIFTH = -2, -3
"""What stands for a `minimum` that is not a row: that it follows from the score; that the fifth deal and those after it need a pile."""

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
"""The most deals before the one of which a row still says something new."""

STACK_WORDS = tuple("-".join(str(cards) for cards in row if cards) for row in STACKS.tolist())
"""The rows of STACKS as they are written."""


class Teams(IntEnum):
    """The ways to form partnerships."""

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
    return choice(*STACK_WORDS, default=default, paragraph="2.2")


def putback_row(default: UpcardPutback) -> Any:
    """The row of the cards that do not stay turned up."""
    return choice(UpcardPutback, default=default, paragraph="2.4")


class MeldingHouse:
    """The rows of every melding game."""

    messages = "melding-rule"

    seats: int = number(2, 6, default=4, paragraph="1.1")
    teams: int = choice(Teams, paragraph="1.2")
    decks: int = one_of(USUAL, 2, 3, 4, 5, 6, 7, 8, default="usual", words={USUAL: "usual"}, paragraph="1.3")
    jokers_per_deck: int = one_of(0, 2, 4, default=2, paragraph="1.3")
    stacks: int = stacks_row("13-13")
    upcard_putback: int = putback_row(UpcardPutback.WILD_AND_RED_THREES)
    upcard_special_stays: int = yes_no(False, paragraph="2.5")
    pass_foot_left: int = choice(PassFootLeft, paragraph="2.6")
    draw_count: int = row_of(
        DRAW_ROW,
        default="two",
        words={"two": (2,), "three": (3,), "two_rising": (2, 3, 4, 5), "three_rising": (3, 4, 5, 6)},
        paragraph="3.2",
    )
    take_count: int = one_of(0, 2, 3, 4, 5, 6, 7, 8, 9, default=7, words={0: "whole"}, paragraph="5.4")
    foot_takes_whole_pile: int = yes_no(False, paragraph="5.6")
    foot_take_on_meld: int = yes_no(False, paragraph="5.7")
    take_needs_down: int = yes_no(False, paragraph="5.8")
    take_with_one_wild: int = yes_no(False, paragraph="5.9")
    claim_fill_wild: int = yes_no(False, paragraph="5.3")
    wild_discard_freezes: int = choice(WildDiscardFreezes, paragraph="5.10")
    wild_top_takeable: int = choice(WildTopTakeable, paragraph="5.2")
    wild_ratio: int = choice(WildRatio, paragraph="4.2")
    wild_melds: int = yes_no(True, paragraph="4.4")
    special_piles: int = choice(SpecialPiles, paragraph="4.6")
    add_beyond_seven: int = choice(AddBeyondSeven, paragraph="4.5")
    bury_same_turn: int = yes_no(True, paragraph="4.5")
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
    )
    minimum_counts_pile_bonus: int = yes_no(False, paragraph="4.8")
    minimum_waived_if_stack_emptied: int = yes_no(False, paragraph="4.9")
    stack_pickup_after_discard: int = choice(StackPickup, paragraph="6.2")
    float: int = choice(Float, paragraph="6.5")
    quota_clean: int = row_of(QUOTA_ROW, default="usual", words={"usual": USUAL}, listed=tuple(range(7)), paragraph="7.1")
    quota_dirty: int = row_of(QUOTA_ROW, default="usual", words={"usual": USUAL}, listed=tuple(range(7)), paragraph="7.1")
    quota_wild: int = row_of(QUOTA_ROW, default="usual", words={"usual": USUAL}, listed=(0, 1, 2), paragraph="7.1")
    quota_rises: int = yes_no(False, paragraph="7.2")
    out_from_hand: int = yes_no(False, paragraph="7.1")
    partner_foot: int = choice(PartnerFoot, paragraph="7.3")
    ask_permission: int = choice(AskPermission, paragraph="7.4")
    ask_scope: int = choice(AskScope, paragraph="7.5")
    out_discard: int = choice(OutDiscard, paragraph="7.6")
    black3_out_meld: int = yes_no(False, paragraph="7.7")
    stock_out: int = choice(StockOut, paragraph="7.8")
    card_values: int = choice(CardValues, paragraph="8.1")
    black3_penalty: int = one_of(0, 5, 300, any_other=(0, 1_000), default=5, paragraph="8.1")
    clean_bonus: int = one_of(300, 500, 700, 1000, any_other=(0, 10_000), default=500, paragraph="8.2")
    rank_bonus: int = row_of(RANK_ROW, default="none", words={"none": 0}, paragraph="8.2")
    dirty_bonus: int = one_of(100, 200, 300, 400, 500, any_other=(0, 10_000), default=300, paragraph="8.2")
    wild_bonus: int = one_of(0, 500, 1000, 1500, 2000, 2500, any_other=(0, 10_000), default=1500, paragraph="8.2")
    sevens_bonus: int = one_of(1500, 2500, 3000, 5000, any_other=(0, 20_000), default=5000, paragraph="8.3")
    fives_bonus: int = one_of(1500, 2500, 3000, 5000, any_other=(0, 20_000), default=3000, paragraph="8.3")
    going_out_bonus: int = row_of(OUT_ROW, default=100, words={"rising": (300, 400, 500, 600)}, listed=(0, 100, 200, 300), paragraph="8.4")
    red3_play: int = choice(RedThreePlay, paragraph="3.5")
    red3_laid: int = one_of(-500, -300, -100, 0, 100, any_other=(-1_000, 1_000), default=100, paragraph="8.5")
    red3_left: int = one_of(0, 100, 300, 500, any_other=(0, 1_000), default=100, paragraph="8.5")
    red3_seven_bonus: int = one_of(0, 300, 1000, any_other=(0, 5_000), default=0, paragraph="8.6")
    red3_all_doubled: int = yes_no(False, paragraph="8.6")
    red3_without_meld: int = yes_no(False, paragraph="8.7")
    deals: int = number(1, 8, default=4, paragraph="9.1")
    target: int = one_of(0, 5000, 10000, 20000, any_other=(1, 999_999), default="none", words={0: "none"}, paragraph="9.2")
    tie_break: int = choice(TieBreak, paragraph="9.3")
    discard_view: int = choice(DiscardView, paragraph="5.1")
