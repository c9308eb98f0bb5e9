"""How a deal of tricks ends where two play against two: who deals next, and what the sides score.

The numbers in the margin are the paragraphs of these games' rulebooks.
"""

from __future__ import annotations

from typing import NamedTuple

from ...cards.dialect import rule
from ...engine.game import Rule
from ..sides import next_seat, side_of
from .moves import CHOOSING_DEALER
from .record import TrickRecord
from .rules import finish, first_seat
from .trick_count import all_taken, count_hand, count_with_dealer
from .trick_house import DealerRule, TrickHouse
from .tricks import make

SIDES = 2


class Ending(NamedTuple):
    """The two functions of a game that hang on how a deal ends, as `Game` has them."""

    play: Rule
    score: Rule


def ending(hand_points: Rule, winning_side: Rule) -> Ending:
    """The functions of a game for two against two.

    hand_points(t, house, side): what a side scores for its tricks. winning_side(t, house): the side that has won the hand.
    """

    @rule
    def ends_match(t: TrickRecord, house: TrickHouse) -> bool:
        """Whether this deal brings a score to the target."""
        first, second = t.scores[0] + hand_points(t, house, 0), t.scores[1] + hand_points(t, house, 1)
        return bool(first >= t.target or second >= t.target)

    @rule
    def first_winner(t: TrickRecord, house: TrickHouse) -> int:
        """The first player of the winning team, clockwise from the dealer."""
        seat, side = first_seat(t, house), winning_side(t, house)
        while side_of(seat, SIDES) != side:
            seat = next_seat(house, seat)
        return int(seat)

    @rule
    def settle_dealer(t: TrickRecord, house: TrickHouse) -> None:
        """The next dealer; the winners may be asked, unless the match is over."""
        t.turn = t.dealer
        if house.dealer_rule == DealerRule.ROTATE:
            count_with_dealer(t, first_seat(t, house))  # 6.3
        elif house.dealer_rule == DealerRule.WINNER_CHOICE and not ends_match(t, house):
            t.stage = CHOOSING_DEALER
            t.turn = first_winner(t, house)
        else:
            count_with_dealer(t, first_winner(t, house))

    @rule
    def play(t: TrickRecord, house: TrickHouse, move: int) -> None:
        """Make a move; after the last trick it is settled who deals next."""
        make(t, house, move)
        if all_taken(t):
            settle_dealer(t, house)

    @rule
    def score(t: TrickRecord, house: TrickHouse) -> None:
        """Write the points of the deal, and see whether the match is over."""
        for side in range(SIDES):
            count_hand(t, house, side, hand_points(t, house, side))
        finish(t, house, SIDES)  # 6.4

    return Ending(play, score)
