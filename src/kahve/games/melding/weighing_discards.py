"""What a discard costs: the card that is given up, and the chance that the next seat takes the pile with it."""

from __future__ import annotations

from ...cards.dialect import rule, search
from ..sides import next_seat
from .cards import RED_THREE
from .house import MeldingHouse, WildTopTakeable
from .laying import open_size
from .layouts import PILE
from .players import is_three, is_wild, own_side
from .reckoning import Reckoned, chance, still_hidden, take_most, thrown_lately
from .record import FOOT, MeldingRecord
from .scoring import left_value
from .stacks import on_foot
from .taking import meld_of
from .weighing_cards import POINT, keeping
from .weighing_going_out import going_out

AFTER_LAYS = -1_000_000
"""A discard ends the turn, so it comes after every lay that is worth anything."""


@search
def may_take(t: MeldingRecord, house: MeldingHouse, card: int, reckoned: Reckoned) -> int:
    """The chance, in thousandths, that the next seat takes a pile with this card on top."""
    if is_three(card) or (is_wild(card) and (house.wild_top_takeable == WildTopTakeable.NEVER or house.wild_melds == 0)):
        return 0
    seat = next_seat(house, t.turn)
    size = open_size(t, own_side(house, seat), meld_of(card))
    if house.foot_take_on_meld and t.stack[seat] == FOOT and size > 0:
        return 1000
    need = 2 + (PILE - size if size > PILE - 3 else 0) - (1 if house.take_with_one_wild else 0)
    shown = int(t.known[seat, card])
    if shown >= need:
        return 1000
    expected = 100 * t.hand_size[seat] * still_hidden(reckoned, card) // reckoned.hidden
    likelihood = chance(need - shown, expected)
    likelihood = likelihood * reckoned.by.PASSED // 100 if thrown_lately(t, house, card) else likelihood
    likelihood = likelihood * reckoned.by.NOT_DOWN // 100 if t.down[own_side(house, seat)] == 0 else likelihood
    return int(likelihood * reckoned.by.OPEN_PAIRS // 100 if size > 0 else likelihood)


@search
def throwing(t: MeldingRecord, house: MeldingHouse, card: int, reckoned: Reckoned) -> int:
    """What it costs to throw this card."""
    spoils = reckoned.by.SPOILS * POINT * min(take_most(house), t.discard_size + 1)
    cost = keeping(t, house, card, reckoned) + may_take(t, house, card, reckoned) * spoils // 1000
    cost -= POINT * left_value(house, card) * (100 + reckoned.caught) // 1000
    if t.hand[t.turn, card] == 2 and not is_three(card):
        cost += reckoned.by.KEEPING_PAIRS * POINT
    return int(cost - (POINT * house.red3_left if card == RED_THREE else 0))


@rule
def discard_worth(t: MeldingRecord, house: MeldingHouse, card: int, reckoned: Reckoned) -> int:
    """What a discard is worth; the last card of the foot goes out."""
    if on_foot(t) and t.hand_size[t.turn] == 1:
        return AFTER_LAYS + going_out(t, house, reckoned)
    return AFTER_LAYS - throwing(t, house, card, reckoned)
