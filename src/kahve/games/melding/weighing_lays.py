"""What a lay is worth: cards made safe, a meld opened, wild cards spent, and the first meld of a side that is not down."""

from __future__ import annotations

from ...cards.dialect import rule, search
from .cards import FOUR, JOKER, MELDS, TWO, WILD
from .going_out import least_kept, must_go_out
from .house import MeldingHouse
from .laying import lies_under_pile, open_size, value_of
from .layouts import PILE, wild_limit
from .melds import added_by_all
from .moves import ADD, LAY_BEGINS, LAY_JOKERS, LAY_MELD, LAY_NATURALS, LAY_TWOS
from .players import own_side
from .reckoning import Reckoned, in_pack, take_most
from .record import SAID_YES, MeldingRecord
from .stacks import on_foot
from .weighing_cards import POINT, and_more, dirty_worth, held_wilds, keeping, opened, own_cards, rank_worth, wild_cost
from .weighing_going_out import NEVER, OUT, going_out, may_go_out


@search
def safety(t: MeldingRecord, house: MeldingHouse, card: int, reckoned: Reckoned) -> int:
    """What it is worth to have this card on the table rather than in the hand."""
    race = 0
    if t.foot_size[t.turn] > 0:
        race = reckoned.by.RACE + reckoned.by.SOON // t.hand_size[t.turn]
        race += reckoned.by.LAST if t.hand_size[t.turn] <= reckoned.by.FEW else 0
    return int(POINT * (reckoned.by.LAYING + race) + 2 * POINT * value_of(house, card) * (100 + reckoned.caught) // 1000)


@search
def wild_to_rank(t: MeldingRecord, house: MeldingHouse, meld: int, reckoned: Reckoned) -> int:
    """What a wild card does in a meld of this rank, against what it would do elsewhere."""
    cards = own_cards(t, house, meld)
    before = rank_worth(t, house, meld, opened(cards), reckoned)
    gain = rank_worth(t, house, meld, and_more(opened(cards), 0, 1), reckoned) - before
    wilds = cards.wilds
    short = PILE - cards.naturals - wilds
    gain -= wild_cost(t, house, 1, reckoned)
    if 1 < short <= held_wilds(t) and wilds + short <= wild_limit(house, meld, PILE):
        return max(gain, (POINT * dirty_worth(t, house, meld, reckoned) - before - wild_cost(t, house, short, reckoned)) // short)
    return gain


@search
def laying(t: MeldingRecord, house: MeldingHouse, move: int, reckoned: Reckoned) -> int:
    """What a lay is worth in itself."""
    meld = LAY_MELD[move]
    if lies_under_pile(t, own_side(house, t.turn), move):
        return tucking(t, house, meld if LAY_NATURALS[move] > 0 else (TWO if LAY_TWOS[move] > 0 else JOKER), reckoned)
    worth = LAY_TWOS[move] * safety(t, house, TWO, reckoned) + LAY_JOKERS[move] * safety(t, house, JOKER, reckoned)
    if meld == WILD:
        return int(worth)
    worth += LAY_NATURALS[move] * safety(t, house, meld, reckoned)
    in_hand = t.hand[t.turn, meld]
    if in_hand >= 2 and in_hand - LAY_NATURALS[move] < 2:
        worth -= POINT * reckoned.by.HOLDING * min(take_most(house), t.discard_size) // 10
    if LAY_TWOS[move] + LAY_JOKERS[move] > 0:
        worth += wild_to_rank(t, house, meld, reckoned)
    if LAY_BEGINS[move]:
        worth += opening(t, house, meld, reckoned)
    return int(worth)


@rule
def tucking(t: MeldingRecord, house: MeldingHouse, card: int, reckoned: Reckoned) -> int:
    """What it is worth to put a card under a pile, where it makes no other."""
    return safety(t, house, card, reckoned) - keeping(t, house, card, reckoned)


@rule
def opening(t: MeldingRecord, house: MeldingHouse, meld: int, reckoned: Reckoned) -> int:
    """What it is worth that a meld of a rank is open, to which both partners can add."""
    cards = own_cards(t, house, meld)
    return rank_worth(t, house, meld, opened(cards), reckoned) - rank_worth(t, house, meld, cards, reckoned)


@rule
def natural_points(t: MeldingRecord, house: MeldingHouse) -> int:
    """The points of a first meld that needs no wild card, or begins with wild cards alone."""
    points = t.staged
    for meld in range(FOUR, MELDS):
        in_hand = int(t.hand[t.turn, meld])
        if in_hand >= 3 or (in_hand > 0 and open_size(t, own_side(house, t.turn), meld) > 0):
            points += in_hand * value_of(house, meld)
    if house.wild_melds and (held_wilds(t) >= 3 or open_size(t, own_side(house, t.turn), WILD) > 0):
        points += int(t.hand[t.turn, TWO]) * value_of(house, TWO) + int(t.hand[t.turn, JOKER]) * value_of(house, JOKER)
    return int(points)


@search
def first_meld(t: MeldingRecord, house: MeldingHouse, move: int, reckoned: Reckoned) -> int:
    """What a lay is worth besides to a side that is not down: the first meld, less the wild cards that it will cost."""
    short = t.minimum[own_side(house, t.turn)] - natural_points(t, house)
    if short <= 0:
        return int(reckoned.by.DOWN * POINT if LAY_TWOS[move] + LAY_JOKERS[move] == 0 or LAY_MELD[move] == WILD else 0)
    wilds = 1 + (short - 1) // 40
    late = (in_pack(t, house, FOUR) * 13 - t.stock_size) * reckoned.by.DOWN_LATE // 200
    return int((reckoned.by.DOWN + late) * POINT - (wilds - 1) * wild_cost(t, house, 1, reckoned))


@search
def lay_worth(t: MeldingRecord, house: MeldingHouse, move: int, reckoned: Reckoned) -> int:
    """What a lay is worth; less than ending the turn if it is better not made."""
    worth = laying(t, house, move, reckoned)
    left = t.hand_size[t.turn] - LAY_NATURALS[move] - LAY_TWOS[move] - LAY_JOKERS[move]
    if t.answer == SAID_YES or must_go_out(t, house):
        return OUT + worth
    if on_foot(t) and left < least_kept(house):
        gain = going_out(t, house, reckoned)
        return OUT + worth if gain > 0 else NEVER + gain
    if t.down[own_side(house, t.turn)] == 0:
        worth += first_meld(t, house, move, reckoned)
    elif worth <= 0 and may_go_out(t, house, reckoned):
        return OUT + worth
    return worth if worth > 0 else NEVER + worth


@search
def all_worth(t: MeldingRecord, house: MeldingHouse, card: int, reckoned: Reckoned) -> int:
    """What adding all cards of a rank is worth: more than one of them, unless it comes to going out when that does not pay."""
    left = t.hand_size[t.turn] - added_by_all(t, house, card)
    if on_foot(t) and left < least_kept(house) and t.answer != SAID_YES and not must_go_out(t, house):
        gain = going_out(t, house, reckoned)
        return OUT + gain if gain > 0 else NEVER + gain
    return lay_worth(t, house, card - FOUR + ADD, reckoned) + 1
