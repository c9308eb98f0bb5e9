"""The Dry Game, for two to four. A number in the margin is a paragraph of the rulebook."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from ....cards.dialect import rule
from ....cards.faces import CLUBS, JACK, TEN_OF_DIAMONDS, TWO_OF_CLUBS, rank, suit
from ....engine.house import choice, house, number
from ....engine.record import record
from ...fishing.house import FishingHouse, jack_on_jack_row, jack_on_single_row, target_row, teams_row
from ...fishing.rules import BONUS, add_up, bury, clear_sheet, count_tricks, deal_packets, draw, packet, score_most_cards, sides_in_teams
from ...fishing.values import table
from ...sides import most, sharers, side_of
from ..positions import INVARIANTS as OF_THE_PILE
from ..positions import deals_out, last_packet, of_packets
from ..record import PileRecord
from ..rules import captures, close_deal, open_deal, pair_bonus, put_down, top, turn_up, void_deal

TOP_JACK = 1
MOST_CLUBS = BONUS + 1
TOTAL = MOST_CLUBS + 1
CLUB_COUNT = TOTAL + 1

PACKET, STACK = 6, 4
MOST_CLUBS_POINTS = 3

POINTS = table({JACK: 1}, {TEN_OF_DIAMONDS: 2, TWO_OF_CLUBS: 1})


class RefillStack(IntEnum):
    """With which batches cards go on the stack."""

    EVERY_BATCH = 0
    FIRST_BATCH = 1


class StackTopJack(IntEnum):
    """What becomes of a jack that is turned up on top of the stack."""

    STAYS = 0
    REPLACED = 1
    REDEAL = 2


@house
class House(FishingHouse):
    """The house rules of the Dry Game."""

    seats: int = number(2, 4, default=2, paragraph="1.2")
    teams: int = teams_row(False)
    target: int = target_row(101, 51, 100, 101, 121, 151, 201)
    jack_on_jack_bonus: int = jack_on_jack_row(10)
    jack_on_single_bonus: int = jack_on_single_row(10)
    refill_stack: int = choice(RefillStack, paragraph="2.8")
    stack_top_jack: int = choice(StackTopJack, paragraph="2.6")


@record(SEATS=4, SIDES=4, DECK=52, ITEMS=7)
class Record(PileRecord):
    """The record of the Dry Game."""


# -- 2: the deal ---------------------------------------------------------------------------------------------------------------------------


@rule
def deal(t: Record, house: House, order: Any) -> None:
    """Lay out a deal: six cards each, then the stack."""
    open_deal(t, house, order)
    deal_batch(t, house, STACK)
    if house.stack_top_jack == StackTopJack.REDEAL and rank(top(t)) == JACK:
        void_deal(t, house, TOP_JACK)  # 2.6


@rule
def deal_batch(t: Record, house: House, stack: int) -> None:
    """Deal up to six cards each, then up to `stack` on the stack."""
    deal_packets(t, house, packet(t.stock_size, house, PACKET))  # 2.2 2.7
    for _ in range(min(stack, t.stock_size)):
        turn_up_next(t)  # 2.3
    if stack > 0 and house.stack_top_jack == StackTopJack.REPLACED:
        replace_top_jack(t)
    t.last_batch = 1 if t.stock_size == 0 else 0


@rule
def turn_up_next(t: Record) -> None:
    """Turn up the next card of the stock, which may be one that already lies open at its bottom."""
    if t.stock_shown == t.stock_size:
        t.stock_shown -= 1
    turn_up(t, draw(t))


@rule
def replace_top_jack(t: Record) -> None:
    """Move a jack on top of the stack under the stock and turn up the next card, until no jack is on top.

    This ends too when all cards of the stock have been put there.
    """
    while rank(top(t)) == JACK and t.stock_size > t.stock_shown:
        t.laid_size -= 1
        bury(t, t.laid[t.laid_size])  # 2.6
        turn_up_next(t)


# -- 3: the play --------------------------------------------------------------------------------------------------------------------------


@rule
def play(t: Record, house: House, move: int) -> None:
    """Play a card; when the hands are empty deal the next batch, on what is left of the stack."""
    captured = captures(t, move)
    put_down(t, house, move, captured, pair_bonus(t, house, move) if captured else 0)
    if t.in_hands == 0:
        deal_on(t, house)


@rule
def deal_on(t: Record, house: House) -> None:
    """Deal the next batch, or end the deal when the stock is empty."""
    if t.stock_size == 0:
        close_deal(t)
        return
    deal_batch(t, house, STACK if house.refill_stack == RefillStack.EVERY_BATCH else 0)  # 2.8


# -- 5: the count ------------------------------------------------------------------------------------------------------------------------


@rule
def score(t: Record, house: House) -> None:
    """Count the deal: cards, card points, both majorities and dry tricks."""
    sides = sides_in_teams(house)
    clear_sheet(t)
    count_tricks(t, sides, t.pile_start, POINTS[house.card_points], True)  # 5.2
    count_clubs(t, sides)
    score_most_cards(t, house, sides)
    score_most_clubs(t, sides)
    add_up(t, house, sides, TOTAL)


@rule
def count_clubs(t: Record, sides: int) -> None:
    """Count each side's clubs."""
    clubs = 0
    for place in range(t.laid_size):
        clubs += suit(t.laid[place]) == CLUBS
        if t.took[place] > 0:
            t.sheet[side_of(t.took[place] - 1, sides), CLUB_COUNT] += clubs
            clubs = 0


@rule
def score_most_clubs(t: Record, sides: int) -> None:
    """Write the points for most clubs; level sides get nothing."""
    best = most(t, sides, CLUB_COUNT)
    if sharers(t, sides, CLUB_COUNT) > 1:
        return
    for side in range(sides):
        if t.sheet[side, CLUB_COUNT] == best:
            t.sheet[side, MOST_CLUBS] = MOST_CLUBS_POINTS  # 5.5


# -- positions -----------------------------------------------------------------------------------------------------------------------


def is_last_packet(house: House, t: Record) -> bool:
    """Whether the stock is used up."""
    return t.stock_size == 0


def stack_of_a_batch(house: House) -> int:
    """How many cards are turned up with every batch after the first."""
    return STACK if house.refill_stack == RefillStack.EVERY_BATCH else 0


INVARIANTS = *OF_THE_PILE, *of_packets(PACKET), deals_out(PACKET, stack_of_a_batch), last_packet(is_last_packet)
