"""The house rules of the melding games, a row each."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from ...engine.house import choice, number, one_of, yes_no
from .values import STACKS

USUAL = -1
"""What the number of players, or the deal, makes of it."""

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


class DrawCount(IntEnum):
    """How many cards are drawn."""

    TWO = 0
    THREE = 1
    TWO_RISING = 2
    THREE_RISING = 3


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


class Minimum(IntEnum):
    """The points of a first meld."""

    FIFTY = 0
    SIXTY = 1
    NINETY = 2
    BY_SCORE = 3
    PILE_IN_FIFTH = 4


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

    PART_OF_TURN = 0
    WHOLE_TURN = 1
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
        says="How many cards lie in each player's stacks, in the order in which they are played: hand and foot, or hand, knee and foot.",
    )


def putback_row(default: UpcardPutback) -> Any:
    """The row of the cards that do not stay turned up."""
    return choice(
        UpcardPutback,
        default=default,
        paragraph="2.4",
        says="Which cards, turned up as the first discard, go back into the stock: wild cards and red threes; or black threes too; or "
        "fives and sevens too; or all of these; or red and black threes and nothing else.",
    )


class MeldingHouse:
    """The rows of every melding game."""

    seats: int = number(2, 6, default=4, paragraph="1.1", says="How many people play.")
    teams: int = choice(
        Teams,
        paragraph="1.2",
        says="Who plays with whom. Usual: four in two pairs, six in two teams of three, others each alone. Partners sit evenly spaced.",
    )
    decks: int = one_of(
        USUAL, 2, 3, 4, 5, 6, 7, 8, default="usual", words={USUAL: "usual"}, paragraph="1.3", says="How many packs are shuffled together."
    )
    jokers_per_deck: int = one_of(0, 2, 4, default=2, paragraph="1.3", says="How many jokers each pack has.")
    stacks: int = stacks_row("13-13")
    upcard_putback: int = putback_row(UpcardPutback.WILD_AND_RED_THREES)
    upcard_special_stays: int = yes_no(
        False,
        paragraph="2.5",
        says="Whether a card that would go back stays and is covered by the next card turned, until one may stay on top.",
    )
    pass_foot_left: int = choice(
        PassFootLeft,
        paragraph="2.6",
        says="Each player sees the top cards of both stacks, keeps one stack and passes the other to the left. Foot: the one kept is the "
        "hand, the one passed becomes the neighbour's foot; hand: the one kept is the foot, the one passed the neighbour's hand.",
    )
    draw_count: int = choice(
        DrawCount,
        paragraph="3.2",
        says="How many cards are drawn from the stock; rising: one more in each deal, up to three more.",
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
        says="How many cards of the pile are taken, the top one included.",
    )
    foot_takes_whole_pile: int = yes_no(False, paragraph="5.6", says="Whether a player on the foot takes the whole pile.")
    foot_take_on_meld: int = yes_no(
        False, paragraph="5.7", says="Whether a player on the foot may take when the top card can be added to an open meld of the side."
    )
    take_needs_down: int = yes_no(False, paragraph="5.8", says="Whether only a side that has made its first meld may take the pile.")
    take_with_one_wild: int = yes_no(False, paragraph="5.9", says="Whether one matching card and one wild card are enough to take.")
    claim_fill_wild: int = yes_no(
        False, paragraph="5.3", says="Whether the cards that complete an open meld of five or six when the pile is taken may be wild."
    )
    wild_discard_freezes: int = choice(
        WildDiscardFreezes,
        paragraph="5.10",
        says="Whether a wild discard freezes the pile: until the turn comes back to who discarded it nobody may take; or until somebody "
        "takes with two natural cards.",
    )
    wild_top_takeable: int = choice(
        WildTopTakeable, paragraph="5.2", says="What takes a pile with a wild card on top: two of the same; or nothing."
    )
    wild_ratio: int = choice(
        WildRatio,
        paragraph="4.2",
        says="How many wild cards a meld may hold: one for two natural cards; fewer than natural cards; as many; or three.",
    )
    wild_melds: int = yes_no(True, paragraph="4.4", says="Whether wild cards may be melded by themselves.")
    special_piles: int = choice(
        SpecialPiles,
        paragraph="4.6",
        says="Ranks whose melds take no wild cards, whose piles score a bonus of their own, and of which a pile is needed to go out.",
    )
    add_beyond_seven: int = choice(
        AddBeyondSeven,
        paragraph="4.5",
        says="Whether cards may be put under a pile for their points: natural cards; or what suits its colour, so under a dirty pile wild "
        "cards too, and wild cards under a wild one.",
    )
    minimum: int = choice(
        Minimum,
        paragraph="4.7",
        says="The points of a first meld in deals one to four: 50, 90, 120, 150; or 60, 90, 120, 150; or 90, 120, 150, 180; by score: 50, "
        "and 90, 120, 150 from a score of 15000, 30000, 50000; pile in fifth: 50, 90, 120, 150, then a whole pile.",
    )
    minimum_counts_pile_bonus: int = yes_no(False, paragraph="4.8", says="Whether the bonus of a pile counts towards the first meld.")
    minimum_waived_if_stack_emptied: int = yes_no(
        False, paragraph="4.9", says="Whether a player who lays down a whole stack at once needs no minimum."
    )
    stack_pickup_after_discard: int = choice(
        StackPickup,
        paragraph="6.2",
        says="When the next stack is picked up after the last card of one was discarded: at once; or at the next turn.",
    )
    float: int = choice(
        Float,
        paragraph="6.5",
        says="Whether a player on the foot may end the turn without a discard: never; with any number of cards; with a single one.",
    )
    quota_clean: int = one_of(
        USUAL,
        *range(7),
        default="usual",
        words={USUAL: "usual"},
        paragraph="7.1",
        says="How many clean piles a side needs to go out; usual: 2 in a team, 1 alone.",
    )
    quota_dirty: int = one_of(
        USUAL,
        *range(7),
        default="usual",
        words={USUAL: "usual"},
        paragraph="7.1",
        says="How many dirty piles a side needs to go out; usual: 2 in a team, 1 alone.",
    )
    quota_wild: int = one_of(
        USUAL,
        0,
        1,
        2,
        default="usual",
        words={USUAL: "usual"},
        paragraph="7.1",
        says="How many wild piles a side needs to go out; usual: 1 in a team, none alone; none where wild cards are not melded.",
    )
    quota_rises: int = yes_no(
        False,
        paragraph="7.2",
        says="Whether three clean and three dirty piles are needed in the first deal and one more of each in every next, up to six.",
    )
    partner_foot: int = choice(
        PartnerFoot,
        paragraph="7.3",
        says="What every partner of a player who goes out must have done: played from the foot; played a whole turn from it; picked it up; "
        "nothing.",
    )
    ask_permission: int = choice(
        AskPermission,
        paragraph="7.4",
        says="Whether a player asks the partners before going out: yes, and the answer binds; no; yes, but after a yes nobody need go out; "
        "as binding, but once in a deal.",
    )
    ask_scope: int = choice(
        AskScope, paragraph="7.5", says="Who is asked where a side has three players: both partners, or the next one to the left."
    )
    out_discard: int = choice(
        OutDiscard,
        paragraph="7.6",
        says="Whether the last card of who goes out may be discarded, must be, or must not be.",
    )
    black3_out_meld: int = yes_no(False, paragraph="7.7", says="Whether three or more black threes may be laid in going out.")
    stock_out: int = choice(
        StockOut,
        paragraph="7.8",
        says="When the stock has too few cards to draw: the deal ends; or what is left is drawn; or the discard pile below its top card is "
        "shuffled into a new stock.",
    )
    card_values: int = choice(
        CardValues,
        paragraph="8.1",
        says="From eight to king ten points, four to seven five; or ten to king ten, four to nine five.",
    )
    black3_penalty: int = one_of(0, 5, 300, default=5, paragraph="8.1", says="What a black three left over costs.")
    clean_bonus: int = one_of(300, 500, 700, 1000, default=500, paragraph="8.2", says="What a clean pile is worth.")
    dirty_bonus: int = one_of(100, 200, 300, 400, 500, default=300, paragraph="8.2", says="What a dirty pile is worth.")
    wild_bonus: int = one_of(0, 500, 1000, 1500, 2000, 2500, default=1500, paragraph="8.2", says="What a pile of wild cards is worth.")
    sevens_bonus: int = one_of(
        1500, 2500, 3000, 5000, default=5000, paragraph="8.3", says="What a pile of sevens is worth where sevens are special."
    )
    fives_bonus: int = one_of(
        1500, 2500, 3000, 5000, default=3000, paragraph="8.3", says="What a pile of fives is worth where fives are special."
    )
    going_out_bonus: int = one_of(
        USUAL,
        0,
        100,
        200,
        300,
        default=100,
        words={USUAL: "rising"},
        paragraph="8.4",
        says="What going out is worth; rising: 300 in the first deal, 100 more in each next, up to 600.",
    )
    red3_play: int = choice(
        RedThreePlay,
        paragraph="3.5",
        says="A red three is laid at once and replaced; or cannot be laid, only discarded; or is laid and replaced when its player likes.",
    )
    red3_laid: int = one_of(-500, -300, -100, 0, 100, default=100, paragraph="8.5", says="What a red three on the table is worth.")
    red3_left: int = one_of(0, 100, 300, 500, default=100, paragraph="8.5", says="What a red three left in a stack costs.")
    red3_seven_bonus: int = one_of(
        0, 300, 1000, default=0, paragraph="8.6", says="What seven or more red threes on the table are worth besides."
    )
    red3_all_doubled: int = yes_no(False, paragraph="8.6", says="Whether a side that has laid every red three scores double for them.")
    red3_without_meld: int = yes_no(
        False, paragraph="8.7", says="Whether the red threes of a side that made no first meld in the deal cost 100 each instead."
    )
    deals: int = number(1, 8, default=4, paragraph="9.1", says="How many deals are a match.")
    target: int = one_of(
        0,
        5000,
        10000,
        20000,
        default="none",
        words={0: "none"},
        paragraph="9.2",
        says="A score that ends the match instead of a number of deals.",
    )
    tie_break: int = choice(
        TieBreak,
        paragraph="9.3",
        says="When the best totals are level: the win is shared; or it goes to who won more deals, then to who was better in the last; or "
        "one more deal is played with a minimum of 150.",
    )
    discard_view: int = choice(
        DiscardView,
        paragraph="5.1",
        says="How much of the discard pile the table shows: the cards that could be taken; the top one; all.",
    )
