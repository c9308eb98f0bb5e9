"""What may be laid (chapter 4 of the rulebook): how melds are made up, the first meld, and what a player on the foot keeps."""

from __future__ import annotations

from ...cards.dialect import rule, search
from ...engine.match_record import LEGAL
from . import reasons
from .cards import JOKER, TWO, WILD
from .going_out import lays_out, least_kept, must_go_out, out_objection
from .house import AddBeyondSeven, MeldingHouse
from .laying import close_pile, lay_value, lies_under_pile, needs_pile, open_size
from .layouts import PILE, can_close_pile, can_lay_whole, fits_meld, is_special, most_points, open_meld, piles_of
from .moves import LAY_BEGINS, LAY_JOKERS, LAY_MELD, LAY_NATURALS, LAY_TWOS
from .players import own_side
from .record import MeldingRecord
from .stacks import on_foot
from .values import VALUES

POINTS, OUT, EMPTY = range(3)
"""What is asked of the cards that a lay would leave: the points that could be laid besides, whether the seat could go out, be empty."""


@search
def lay_objection(t: MeldingRecord, house: MeldingHouse, move: int) -> int:
    """Why these cards may not be laid, or LEGAL."""
    why = composition_objection(t, house, move)
    if why != LEGAL:
        return why
    side = own_side(house, t.turn)
    if t.down[side] == 0 and not reaches_minimum(t, house, move):
        return reasons.BELOW_MINIMUM  # 4.7
    return keeping_objection(t, house, move) if on_foot(t) or must_go_out(t, house) else LEGAL


@rule
def composition_objection(t: MeldingRecord, house: MeldingHouse, move: int) -> int:
    """Why these cards make no meld, or LEGAL."""
    seat, meld = t.turn, LAY_MELD[move]
    side = own_side(house, seat)
    if meld == WILD and house.wild_melds == 0:
        return reasons.NO_WILD_MELDS  # 4.4
    if t.hand[seat, TWO] < LAY_TWOS[move] or t.hand[seat, JOKER] < LAY_JOKERS[move] or t.hand[seat, meld] < LAY_NATURALS[move]:
        return reasons.NOT_HELD
    if LAY_BEGINS[move] and open_size(t, side, meld) > 0:
        return reasons.ALREADY_OPEN  # 4.3
    if lies_under_pile(t, side, move):
        return tuck_objection(t, house, side, move)
    wilds = open_meld(t, side, meld).wilds + LAY_TWOS[move] + LAY_JOKERS[move]
    naturals = int(t.naturals[side, meld]) + LAY_NATURALS[move]
    return LEGAL if fits_meld(house, meld, naturals, wilds) else reasons.TOO_MANY_WILDS  # 4.2


@rule
def tuck_objection(t: MeldingRecord, house: MeldingHouse, side: int, move: int) -> int:
    """Why a card may not be put under a pile, or LEGAL."""
    meld = LAY_MELD[move]
    if house.add_beyond_seven == AddBeyondSeven.OFF or (t.clean[side, meld] == 0 and t.dirty[side, meld] == 0):
        return reasons.NOT_OPEN  # 4.3 4.5
    piles = piles_of(t, house, side, meld)
    if piles.number == 0:
        return reasons.CLOSED_THIS_TURN  # 4.5
    if LAY_NATURALS[move] > 0:
        return LEGAL
    suits = meld == WILD or (piles.dirty > 0 and not is_special(house, meld))
    return LEGAL if house.add_beyond_seven == AddBeyondSeven.COLOUR and suits else reasons.TOO_MANY_WILDS


@rule
def reaches_minimum(t: MeldingRecord, house: MeldingHouse, move: int) -> bool:
    """Whether the first meld can be completed after this lay."""
    side = own_side(house, t.turn)
    points = t.staged + lay_value(house, move)
    if not needs_pile(t, house) and points >= t.minimum[side]:
        return True
    if closes_pile(t, side, move) and (house.minimum_counts_pile_bonus or needs_pile(t, house)):
        return True
    rest = after_laying(t, house, move, POINTS)
    if (rest >= t.minimum[side]) if needs_pile(t, house) else (points + rest >= t.minimum[side]):
        return True
    return bool(house.minimum_waived_if_stack_emptied and after_laying(t, house, move, EMPTY))  # 4.9


@rule
def closes_pile(t: MeldingRecord, side: int, move: int) -> bool:
    """Whether a lay completes a pile."""
    laid = LAY_NATURALS[move] + LAY_TWOS[move] + LAY_JOKERS[move]
    return bool(open_size(t, side, LAY_MELD[move]) + laid == PILE)


@rule
def keeping_objection(t: MeldingRecord, house: MeldingHouse, move: int) -> int:
    """Why a lay by a player who may go out, or must, would leave too few cards or too many, or LEGAL."""
    left = t.hand_size[t.turn] - LAY_NATURALS[move] - LAY_TWOS[move] - LAY_JOKERS[move]
    if left >= least_kept(house) and not must_go_out(t, house):
        return LEGAL  # 6.3
    why = out_objection(t, house)
    if why in (reasons.PARTNER_NOT_READY, reasons.REFUSED):
        return why
    if after_laying(t, house, move, OUT) == 0:
        return reasons.MUST_GO_OUT if must_go_out(t, house) else reasons.MUST_KEEP
    return why  # 7.4


# -- what would be if cards were laid: tried on the record itself, and put back ------------------------------------------------------------


@search
def after_laying(t: MeldingRecord, house: MeldingHouse, move: int, wanted: int) -> int:
    """What the seat to move could do after this lay, by `wanted`.

    - POINTS: how many points it could lay besides.
    - OUT: whether it could go out.
    - EMPTY: whether its stack could be empty.
    """
    seat = t.turn
    side, meld = own_side(house, seat), LAY_MELD[move]
    in_hand = t.hand[seat].copy()
    piles = t.naturals[side, meld], t.twos[side, meld], t.jokers[side, meld], t.clean[side, meld], t.dirty[side, meld]
    under = lies_under_pile(t, side, move)
    t.hand[seat, max(meld, WILD)] -= LAY_NATURALS[move]
    t.hand[seat, TWO] -= LAY_TWOS[move]
    t.hand[seat, JOKER] -= LAY_JOKERS[move]
    if not under:
        t.naturals[side, meld] += LAY_NATURALS[move]
        t.twos[side, meld] += LAY_TWOS[move]
        t.jokers[side, meld] += LAY_JOKERS[move]
        close_pile(t, side, meld)
    answer = judged(t, house, side, wanted)
    t.hand[seat] = in_hand
    t.naturals[side, meld], t.twos[side, meld], t.jokers[side, meld], t.clean[side, meld], t.dirty[side, meld] = piles
    return answer


@rule
def judged(t: MeldingRecord, house: MeldingHouse, side: int, wanted: int) -> int:
    """What the seat to move could do with the cards that it holds."""
    if wanted == OUT:
        return int(lays_out(t, house))
    return int(can_lay_whole(t, house, side, t.turn)) if wanted == EMPTY else best_points(t, house, side)


@rule
def best_points(t: MeldingRecord, house: MeldingHouse, side: int) -> int:
    """The most points towards a first meld that the seat to move could lay; a pile is more than any minimum where it counts."""
    counts = house.minimum_counts_pile_bonus or needs_pile(t, house)
    if counts and can_close_pile(t, house, side, t.turn):
        return int(t.minimum[side])
    return 0 if needs_pile(t, house) else most_points(t, VALUES[house.card_values], house, side, t.turn)


# -- many cards at once --------------------------------------------------------------------------------------------------------------------


@search
def may_add(t: MeldingRecord, house: MeldingHouse, card: int, number: int) -> bool:
    """Whether `number` natural cards may be added one after another to an open meld, which has room for them.

    Only the last of them need be looked at: where the rest can still be laid to go out, it could be before.
    """
    left = t.hand_size[t.turn] - number
    if t.down[own_side(house, t.turn)] == 0:
        return False
    if not must_go_out(t, house) and (left >= least_kept(house) or not on_foot(t)):
        return True
    return out_objection(t, house) == LEGAL and lays_out_after_adding(t, house, card, number)  # 7.4


@search
def lays_out_after_adding(t: MeldingRecord, house: MeldingHouse, card: int, number: int) -> bool:
    """Whether the seat to move could lay its other cards but one so that its side has its quota, if it added these."""
    seat, side = t.turn, own_side(house, t.turn)
    before = t.naturals[side, card], t.twos[side, card], t.jokers[side, card], t.clean[side, card], t.dirty[side, card]
    t.hand[seat, card] -= number
    t.naturals[side, card] += number
    close_pile(t, side, card)
    possible = lays_out(t, house)
    t.hand[seat, card] += number
    t.naturals[side, card], t.twos[side, card], t.jokers[side, card], t.clean[side, card], t.dirty[side, card] = before
    return possible


@search
def added_by_all(t: MeldingRecord, house: MeldingHouse, card: int) -> int:
    """How many natural cards of this rank may be added one after another to the open meld, up to its seventh card."""
    side = own_side(house, t.turn)
    size = open_size(t, side, card)
    number = min(PILE - size, int(t.hand[t.turn, card])) if size > 0 else 0
    while number > 0 and not may_add(t, house, card, number):
        number -= 1
    return number  # 11.1


@rule
def lays_at_all(t: MeldingRecord, house: MeldingHouse) -> bool:
    """Whether any lay can be legal: a side that is not down needs the points, or a stack that can be laid whole."""
    side = own_side(house, t.turn)
    if t.down[side] == 1 or needs_pile(t, house) or house.minimum_counts_pile_bonus or house.minimum_waived_if_stack_emptied:
        return True
    return bool(t.staged + best_points(t, house, side) >= t.minimum[side])
