"""The numbers by which a player judges a melding game: a club player's, set by hand, and an expert's, learned in play.

The expert's are the file `EXPERT.toml`; docs/bots.md says how they were learned.
"""

from __future__ import annotations

from typing import NamedTuple

from ..learned import learned


class MeldingNumbers(NamedTuple):
    """By what a player judges a melding game; the defaults are a club player's."""

    # of a hundred cards of a rank with an open meld that may come to a side, those that come before the deal ends
    KEPT_OPEN: int = 70
    # the same of a rank without one, whose cards are thrown before they are enough
    KEPT_ELSE: int = 55
    # how many wild cards, in hundredths, may help a rank to a dirty pile
    WILD_HELP: int = 60
    # of a hundred clean piles that may be hoped for, those that are counted on
    CLEAN_HOPE: int = 100
    # what a pile of a kind that is still needed to go out is worth besides, in points; of a dirty pile; of a pile of wild cards
    NEED: int = 100
    NEED_DIRTY: int = 150
    NEED_WILD: int = 100
    # what a wild card is worth to a side besides its part in a pile of wild cards, in points
    WILD_CARD: int = 40
    # what it is worth to have a card on the table rather than in the hand, in points; besides while a stack waits;
    # of the last cards of a stack; how many count as the last; and what the cards in the hand share
    LAYING: int = 10
    RACE: int = 20
    LAST: int = 120
    FEW: int = 5
    SOON: int = 100
    # what it is worth to hold two of a rank that would take the pile, in tenths of a point for each card of the pile; where it is less
    # than 0 it is worth that much to lay them
    HOLDING: int = 0
    # what it costs to throw one of a pair
    KEEPING_PAIRS: int = 10
    # what the first meld is worth; and of a hundred points that it is worth more as the stock runs down, those that are counted
    DOWN: int = 150
    DOWN_LATE: int = 100
    # what it is worth besides to take the pile from the others; and of a hundred points in the cards under its top, those that are counted
    TAKING: int = 100
    TAKEN_REST: int = 100
    # what a card more costs that cannot be laid
    JUNK: int = 15
    # what a card of the pile is worth to an opponent who takes it
    SPOILS: int = 40
    # of a hundred opponents who could take a card, those who have the points for it when their side is not down
    NOT_DOWN: int = 60
    # of a hundred pairs, those that an opponent with an open meld of the rank has not laid
    OPEN_PAIRS: int = 50
    # of a hundred opponents who could take a card, those who could although the like was thrown not long ago
    PASSED: int = 40
    # what it costs to end the turn without a discard
    FLOATING: int = 30
    # of a hundred points that a side may still make more than others, those that count against going out now;
    # and what going out is worth besides
    AHEAD: int = 60
    OUT_NOW: int = 0
    # what a card left in a hand or stack costs on average, in points
    LEFT_EACH: int = 12
    # the chance, in thousandths, that the deal ends before the seat to move plays again: when the stock is at its end; when it is low;
    # when an opponent on the foot has all piles; and few cards besides; when it lacks one pile
    CAUGHT_SURE: int = 1000
    CAUGHT_LATE: int = 300
    CAUGHT_READY: int = 400
    CAUGHT_FEW: int = 700
    CAUGHT_NEAR: int = 200


CLUB = MeldingNumbers()
HOME = MeldingNumbers(NEED=0, NEED_DIRTY=50, NEED_WILD=0, WILD_CARD=10, LAST=0, SOON=0, KEEPING_PAIRS=0, TAKING=0, JUNK=40, SPOILS=10)
"""Somebody who plays now and then, and minds neither what others may do nor what is needed later."""

_LEARNED = learned(MeldingNumbers, __package__)
WITH_PARTNER, ALONE, ALONE_WITH_KNEE = _LEARNED["with_partner"], _LEARNED["alone"], _LEARNED["alone_with_knee"]
"""An expert, who judges otherwise without a partner, and then otherwise where a knee waits before the foot."""
