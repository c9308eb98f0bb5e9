"""Turtle; the numbers in the margin are the paragraphs of the rulebook. The play of tricks is in `../tricks.py`."""

from __future__ import annotations

from enum import IntEnum

from ....cards.dialect import rule
from ....engine.house import choice, fixed, house
from ....language import later
from .. import trick_count
from ..house import exchange_row, seats_row, target_row
from ..moves import CHOOSING_SIGN, TAKE_MINUS
from ..record import TrickRecord
from ..rules import finish
from ..trick_house import HandedTo, PenaltyAnimal, TrickHouse, safe_first_trick_row
from ..tricks import make

SIDES = 3
NOT_CHOSEN, MINUS, PLUS = 0, 1, 2
"""How whoever took all penalty cards has them count."""


class TurtleBonus(IntEnum):
    """What counts when one player has taken all penalty cards."""

    BOTH = 0
    MINUS_ONLY = 1
    PLUS_ONLY = 2
    TAKER_CHOOSES = 3


@house
class House(TrickHouse):
    """The house rules of Turtle."""

    seats: int = seats_row(3, later("letters-rule-seats-alone-says"))
    target: int = target_row(50, 100, default=100, says=later("letters-rule-target-ends-says"))
    low_wins: int = fixed(1)  # 1.7
    dealer_rule: int = fixed(0)  # 6.3 says it all
    restrict_peppers: int = fixed(1)  # 3.2
    penalty_animal: int = fixed(PenaltyAnimal.THE_TURTLE)
    may_hand_over: int = fixed(1)  # 4.3
    won_check: int = fixed(-10)  # 5.3
    safe_first_trick: int = safe_first_trick_row()
    turtle_target: int = choice(HandedTo, paragraph="4.3")
    turtle_bonus: int = choice(TurtleBonus, paragraph="6.2")
    exchange: int = exchange_row()


@rule
def has_turtled(t: TrickRecord, house: House) -> bool:
    """Whether one player took every penalty card."""
    return bool(t.sheet[trick_count.side_with(t, house, trick_count.TURTLE_CARD), trick_count.PEPPERS] == trick_count.ALL_PEPPERS)  # 6.2


@rule
def hand_points(t: TrickRecord, house: House, side: int) -> int:
    """A point for each pepper and thirteen for the Turtle. A player who has turtled loses, and the others get, what all of them count."""
    if not has_turtled(t, house):
        return int(t.sheet[side, trick_count.PEPPERS]) + trick_count.TURTLE_POINTS * int(t.sheet[side, trick_count.TURTLE_CARD])  # 6.1
    if side == trick_count.side_with(t, house, trick_count.TURTLE_CARD):
        return 0 if house.turtle_bonus == TurtleBonus.PLUS_ONLY or t.turtled == PLUS else -trick_count.ALL_PENALTIES  # 6.2
    return 0 if house.turtle_bonus == TurtleBonus.MINUS_ONLY or t.turtled == MINUS else trick_count.ALL_PENALTIES


@rule
def play(t: TrickRecord, house: House, move: int) -> None:
    """Make a move; after the last trick whoever has turtled may have to choose how that counts."""
    if t.stage == CHOOSING_SIGN:
        t.turtled = MINUS if move == TAKE_MINUS else PLUS
        settle_dealer(t, house)
        return
    make(t, house, move)
    if trick_count.all_taken(t):
        end_tricks(t, house)


@rule
def end_tricks(t: TrickRecord, house: House) -> None:
    """The last trick is taken: whoever has turtled is asked where the house leaves it open."""
    if house.turtle_bonus == TurtleBonus.TAKER_CHOOSES and has_turtled(t, house):
        t.stage = CHOOSING_SIGN  # 6.2
        t.turn = trick_count.side_with(t, house, trick_count.TURTLE_CARD)
    else:
        settle_dealer(t, house)


@rule
def settle_dealer(t: TrickRecord, house: House) -> None:
    """Make the player who took the Turtle the next dealer."""
    t.turn = t.dealer
    trick_count.count_with_dealer(t, trick_count.side_with(t, house, trick_count.TURTLE_CARD))  # 6.3


@rule
def score(t: TrickRecord, house: House) -> None:
    """Write the points of the deal, and see whether the match is over."""
    for side in range(SIDES):
        trick_count.count_hand(t, house, side, hand_points(t, house, side))
    finish(t, house, SIDES)  # 6.4
