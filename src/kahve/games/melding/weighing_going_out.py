"""What it is worth to go out now: the bonus and the cards that all are left with, against what each side may still make."""

from __future__ import annotations

from ...cards.dialect import rule, search
from .cards import BLACK_THREE, FOUR, JOKER, MELDS, RED_THREE, WILD
from .going_out import asks, lays_out, partners_ready
from .house import AddBeyondSeven, MeldingHouse
from .laying import open_size
from .players import own_side, sides_of
from .reckoning import Reckoned, reckoned_of
from .record import MeldingRecord
from .scoring import left_value, out_bonus
from .stacks import on_foot
from .weighing_cards import POINT, held_wilds, open_cards, rank_worth, wilds_worth

NEVER = -100_000_000
"""What is worth less than ending the turn."""
OUT = 100_000_000
"""Going out when that pays, and all that leads there."""


@search
def cost_left(t: MeldingRecord, house: MeldingHouse, side: int, reckoned: Reckoned) -> int:
    """What the stacks of a side would cost if the seat that asks, or is to move, went out now, in points."""
    cost = 0
    for seat in range(house.seats):
        goes = seat == t.asker - 1 or (t.asker == 0 and seat == t.turn)
        if own_side(house, seat) == side:
            cost += reckoned.by.LEFT_EACH * (int(t.knee_size[seat]) + int(t.foot_size[seat]))
        if own_side(house, seat) == side and not goes:
            cost += hand_cost(t, house) if seat == t.turn else reckoned.by.LEFT_EACH * t.hand_size[seat]
    return int(cost)


@rule
def hand_cost(t: MeldingRecord, house: MeldingHouse) -> int:
    """What the hand of the seat to move would cost, in points."""
    cost = 0
    for card in range(FOUR, JOKER + 1):
        cost += int(t.hand[t.turn, card]) * (int(house.red3_left) if card == RED_THREE else left_value(house, card))
    return cost


@search
def future(t: MeldingRecord, house: MeldingHouse, side: int, reckoned: Reckoned) -> int:
    """What a side may still make of its open melds and of what may come."""
    theirs = reckoned_of(t, house, side, reckoned)
    worth = wilds_worth(t, house, open_size(t, side, WILD), theirs)
    for meld in range(FOUR, MELDS):
        worth += rank_worth(t, house, meld, open_cards(t, side, meld), theirs)
    return worth


@search
def going_out(t: MeldingRecord, house: MeldingHouse, reckoned: Reckoned) -> int:
    """What going out now is worth more than playing on."""
    own, others = own_side(house, t.turn), sides_of(house) - 1
    gain = POINT * (out_bonus(t, house) + reckoned.by.OUT_NOW - cost_left(t, house, own, reckoned))
    ahead = future(t, house, own, reckoned)
    for side in range(sides_of(house)):
        if side != own:
            gain += POINT * cost_left(t, house, side, reckoned) // others
            ahead -= future(t, house, side, reckoned) // others
    return int(gain - ahead * reckoned.by.AHEAD // 100)


@search
def stuck(t: MeldingRecord, house: MeldingHouse) -> int:
    """How many cards of the seat to move cannot be laid, at the least."""
    side, wilds = own_side(house, t.turn), held_wilds(t)
    cards = int(t.hand[t.turn, BLACK_THREE]) + int(t.hand[t.turn, RED_THREE])
    for meld in range(FOUR, MELDS):
        if open_size(t, side, meld) == 0 and (
            house.add_beyond_seven == AddBeyondSeven.OFF or t.clean[side, meld] + t.dirty[side, meld] == 0
        ):
            cards += t.hand[t.turn, meld] == 1
            if t.hand[t.turn, meld] == 2:
                cards += 2 if wilds == 0 else 0
                wilds -= 1 if wilds > 0 else 0
    return int(cards)


@search
def may_go_out(t: MeldingRecord, house: MeldingHouse, reckoned: Reckoned) -> bool:
    """Whether the seat to move can go out in this turn without a question, and gains by it."""
    if not on_foot(t) or asks(house) or t.down[own_side(house, t.turn)] == 0 or stuck(t, house) > 1:
        return False
    return bool(partners_ready(t, house) and lays_out(t, house) and going_out(t, house, reckoned) > 0)
