"""The house rules of the melding games, a row each."""

from __future__ import annotations

from typing import Any

from ...engine.house import choice, number, one_of, yes_no

USUAL = -1
"""What the number of players, or the deal, makes of it."""

BY_NUMBER, INDIVIDUAL, PAIRS, TWO_TEAMS_OF_THREE, THREE_TEAMS_OF_TWO = range(5)
ELEVEN_ELEVEN, ELEVEN_THIRTEEN, TWELVE_TWELVE, THIRTEEN_THIRTEEN, FOURTEEN_FOURTEEN, THREE_STACKS = range(6)
WILD_AND_RED, AND_BLACK, AND_FIVES_SEVENS, AND_BLACK_FIVES_SEVENS, THREES_ONLY = range(5)
NO_PASSING, PASS_FOOT, PASS_HAND = range(3)
FREEZES_NOT, UNTIL_TURN, UNTIL_PAIR = range(3)
TWO_TO_ONE, MORE_NATURALS, AS_MANY_NATURALS, THREE_WILDS = range(4)
PLAIN_PILES, SEVENS, FIVES, SEVENS_AND_FIVES = range(4)
CLOSED, NATURALS_TUCKED, COLOUR_TUCKED = range(3)
OUT_OPTIONAL, OUT_REQUIRED, OUT_FORBIDDEN = range(3)
BINDING, NO_QUESTION, YES_IS_FREE, ONCE = range(4)
PART_OF_TURN, WHOLE_TURN, PICKED_UP, NOTHING_NEEDED = range(4)
ALL_PARTNERS, NEXT_PARTNER = range(2)
NO_FLOAT, FLOAT_ANY, FLOAT_SINGLE = range(3)
LAID, DISCARDED, AS_LIKED = range(3)
EIGHTS_TEN, TENS_TEN = range(2)
FIFTY, SIXTY, NINETY, BY_SCORE, PILE_FIFTH = range(5)
AT_ONCE, NEXT_TURN = range(2)
DEAL_ENDS, LAST_DRAWN, RESHUFFLED = range(3)
SHARED_WIN, DEALS_WON, EXTRA_DEAL = range(3)
SHOW_TAKEABLE, SHOW_TOP, SHOW_ALL = range(3)
DRAW_TWO, DRAW_THREE, DRAW_TWO_UP, DRAW_THREE_UP = range(4)


def stacks_row(default: str) -> Any:
    """The row of the stacks."""
    return choice(
        "11-11",
        "11-13",
        "12-12",
        "13-13",
        "14-14",
        "15-13-11",
        default=default,
        paragraph="2.2",
        says="How many cards lie in each player's stacks, in the order in which they are played: hand and foot, or hand, knee and foot.",
    )


def putback_row(default: str) -> Any:
    """The row of the cards that do not stay turned up."""
    return choice(
        "wild_and_red_threes",
        "and_black_threes",
        "and_fives_and_sevens",
        "and_black_threes_fives_and_sevens",
        "threes_only",
        default=default,
        paragraph="2.4",
        says="Which cards, turned up as the first discard, go back into the stock: wild cards and red threes; or black threes too; or "
        "fives and sevens too; or all of these; or red and black threes and nothing else.",
    )


class MeldingHouse:
    """The rows of every melding game."""

    seats: int = number(2, 6, default=4, paragraph="1.1", says="How many people play.")
    teams: int = choice(
        "usual",
        "individual",
        "pairs",
        "two_teams_of_three",
        "three_teams_of_two",
        paragraph="1.2",
        says="Who plays with whom. Usual: four in two pairs, six in two teams of three, others each alone. Partners sit evenly spaced.",
    )
    decks: int = one_of(
        USUAL, 2, 3, 4, 5, 6, 7, 8, default="usual", words={USUAL: "usual"}, paragraph="1.3", says="How many packs are shuffled together."
    )
    jokers_per_deck: int = one_of(0, 2, 4, default=2, paragraph="1.3", says="How many jokers each pack has.")
    stacks: int = stacks_row("13-13")
    upcard_putback: int = putback_row("wild_and_red_threes")
    upcard_special_stays: int = yes_no(
        False,
        paragraph="2.5",
        says="Whether a card that would go back stays and is covered by the next card turned, until one may stay on top.",
    )
    pass_foot_left: int = choice(
        "off",
        "foot",
        "hand",
        paragraph="2.6",
        says="Each player sees the top cards of both stacks, keeps one stack and passes the other to the left. Foot: the one kept is the "
        "hand, the one passed becomes the neighbour's foot; hand: the one kept is the foot, the one passed the neighbour's hand.",
    )
    draw_count: int = choice(
        "two",
        "three",
        "two_rising",
        "three_rising",
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
        "off",
        "until_turn",
        "until_pair",
        paragraph="5.10",
        says="Whether a wild discard freezes the pile: until the turn comes back to who discarded it nobody may take; or until somebody "
        "takes with two natural cards.",
    )
    wild_top_takeable: int = choice(
        "two_identical", "never", paragraph="5.2", says="What takes a pile with a wild card on top: two of the same; or nothing."
    )
    wild_ratio: int = choice(
        "two_to_one",
        "more_naturals",
        "as_many_naturals",
        "three_wilds",
        paragraph="4.2",
        says="How many wild cards a meld may hold: one for two natural cards; fewer than natural cards; as many; or three.",
    )
    wild_melds: int = yes_no(True, paragraph="4.4", says="Whether wild cards may be melded by themselves.")
    special_piles: int = choice(
        "off",
        "sevens",
        "fives",
        "sevens_and_fives",
        paragraph="4.6",
        says="Ranks whose melds take no wild cards, whose piles score a bonus of their own, and of which a pile is needed to go out.",
    )
    add_beyond_seven: int = choice(
        "off",
        "naturals",
        "colour",
        paragraph="4.5",
        says="Whether cards may be put under a pile for their points: natural cards; or what suits its colour, so under a dirty pile wild "
        "cards too, and wild cards under a wild one.",
    )
    minimum: int = choice(
        "fifty",
        "sixty",
        "ninety",
        "by_score",
        "pile_in_fifth",
        paragraph="4.7",
        says="The points of a first meld in deals one to four: 50, 90, 120, 150; or 60, 90, 120, 150; or 90, 120, 150, 180; by score: 50, "
        "and 90, 120, 150 from a score of 15000, 30000, 50000; pile in fifth: 50, 90, 120, 150, then a whole pile.",
    )
    minimum_counts_pile_bonus: int = yes_no(False, paragraph="4.8", says="Whether the bonus of a pile counts towards the first meld.")
    minimum_waived_if_stack_emptied: int = yes_no(
        False, paragraph="4.9", says="Whether a player who lays down a whole stack at once needs no minimum."
    )
    stack_pickup_after_discard: int = choice(
        "at_once",
        "next_turn",
        paragraph="6.2",
        says="When the next stack is picked up after the last card of one was discarded: at once; or at the next turn.",
    )
    float: int = choice(
        "off",
        "any",
        "single",
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
        "part_of_turn",
        "whole_turn",
        "picked_up",
        "none",
        paragraph="7.3",
        says="What every partner of a player who goes out must have done: played from the foot; played a whole turn from it; picked it up; "
        "nothing.",
    )
    ask_permission: int = choice(
        "binding",
        "off",
        "yes_is_free",
        "once",
        paragraph="7.4",
        says="Whether a player asks the partners before going out: yes, and the answer binds; no; yes, but after a yes nobody need go out; "
        "as binding, but once in a deal.",
    )
    ask_scope: int = choice(
        "all", "next", paragraph="7.5", says="Who is asked where a side has three players: both partners, or the next one to the left."
    )
    out_discard: int = choice(
        "optional",
        "required",
        "forbidden",
        paragraph="7.6",
        says="Whether the last card of who goes out may be discarded, must be, or must not be.",
    )
    black3_out_meld: int = yes_no(False, paragraph="7.7", says="Whether three or more black threes may be laid in going out.")
    stock_out: int = choice(
        "deal_ends",
        "last_card",
        "reshuffle",
        paragraph="7.8",
        says="When the stock has too few cards to draw: the deal ends; or what is left is drawn; or the discard pile below its top card is "
        "shuffled into a new stock.",
    )
    card_values: int = choice(
        "eights_ten",
        "tens_ten",
        paragraph="8.1",
        says="From eight to king ten points, four to seven five; or ten to king ten, four to nine five.",
    )
    black3_penalty: int = one_of(0, 5, 300, default=5, paragraph="8.1", says="What a black three left over costs.")
    clean_bonus: int = one_of(300, 500, 700, 1000, default=500, paragraph="8.2", says="What a clean pile is worth.")
    dirty_bonus: int = one_of(200, 300, 400, 500, default=300, paragraph="8.2", says="What a dirty pile is worth.")
    wild_bonus: int = one_of(500, 1000, 1500, 2000, 2500, default=1500, paragraph="8.2", says="What a pile of wild cards is worth.")
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
        "laid",
        "discarded",
        "as_liked",
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
        False, paragraph="8.7", says="Whether the red threes of a side that never melded cost 100 each instead."
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
        "shared",
        "deals_won",
        "extra_deal",
        paragraph="9.3",
        says="When the best totals are level: the win is shared; or it goes to who won more deals, then to who was better in the last; or "
        "one more deal is played with a minimum of 150.",
    )
    discard_view: int = choice(
        "takeable",
        "top",
        "whole",
        paragraph="5.1",
        says="How much of the discard pile the table shows: the cards that could be taken; the top one; all.",
    )
