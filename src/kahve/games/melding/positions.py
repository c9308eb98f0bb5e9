"""What every position of the melding games keeps while a deal is played: stages and their causes, stacks, melds, first melds."""

from __future__ import annotations

from ...engine.invariants import expected, within
from ...engine.match_record import PLAY
from .cards import BLACK_THREE, JOKER, MELDS, RED_THREE, TWO, WILD, pack
from .going_out import asks
from .house import MeldingHouse, PassFootLeft, StockOut
from .laying import open_size
from .layouts import PILE, fits_meld
from .players import own_side, sides_of
from .record import (
    ANSWERING,
    ASKED,
    CHOOSING,
    DRAWING,
    FOOT,
    HAND,
    KNEE,
    MELDING,
    NOT_ASKED,
    SAID_YES,
    MeldingRecord,
)
from .values import STACKS


def stacks_are_chosen_first(house: MeldingHouse, t: MeldingRecord) -> str | None:
    """Two stacks are chosen from only where the house has that, and before anybody holds a card."""
    if t.phase != PLAY or t.stage != CHOOSING:
        return None
    if house.pass_foot_left == PassFootLeft.OFF:
        return within("stage", t.stage, DRAWING, ANSWERING)
    nothing = [0] * len(t.hand_size)
    for name in ("hand_size", "stack", "begun"):
        if any(t[name].tolist()):
            return expected(name, t[name].tolist(), nothing)
    return None


def stacks_wait_until_they_are_picked_up(house: MeldingHouse, t: MeldingRecord) -> str | None:
    """A foot waits for each seat that does not play from it, and in some games a knee for each that plays from the hand."""
    if t.phase != PLAY:
        return None
    seats, has_knee = range(int(house.seats)), STACKS[house.stacks, KNEE] > 0
    for name, stack, is_there in (("foot_size", FOOT, True), ("knee_size", KNEE, has_knee or t.stage == CHOOSING)):
        waits = [is_there and int(t.stack[seat]) < stack for seat in seats]
        sizes = t[name].tolist()[: len(seats)]
        if waits != [size > 0 for size in sizes]:
            return expected(name, sizes, [max(1, size) if wait else 0 for size, wait in zip(sizes, waits, strict=True)])
    return within("stack", max(t.stack.tolist()), HAND, FOOT) if has_knee else expected("stack", int(KNEE in t.stack.tolist()), 0)


def question_has_its_cause(house: MeldingHouse, t: MeldingRecord) -> str | None:
    """A partner answers only what a player has asked in this turn; with the answer that player goes on.

    It is asked from the foot, and from other stacks where players go out from those. There it is said by players who ask nobody.
    """
    if t.phase != PLAY:
        return None
    if t.answer == NOT_ASKED or not (asks(house) or house.out_from_hand):
        return expected("answer", t.answer, NOT_ASKED) or expected("asker", t.asker, 0) or within("stage", t.stage, CHOOSING, ANSWERING - 1)
    if not asks(house):
        said = expected("answer", t.answer, SAID_YES) or expected("stage", t.stage, MELDING)
        return said or expected("asker", t.asker, t.turn + 1)
    asker = t.asker - 1
    if asker < 0:
        return within("asker", t.asker, 1, int(house.seats))
    if (t.stage == ANSWERING) != (t.answer == ASKED) or t.stage < MELDING:
        return expected("stage", t.stage, ANSWERING if t.answer == ASKED else MELDING)
    if t.stage == MELDING and asker != t.turn:
        return expected("turn", t.turn, asker)
    if own_side(house, asker) != own_side(house, t.turn) or (t.stage == ANSWERING and asker == t.turn):
        return expected("asker", t.asker, next(seat + 1 for seat in range(int(house.seats)) if is_partner(house, seat, t.turn)))
    return None if house.out_from_hand else expected("stack", int(t.stack[asker]), FOOT)


def is_partner(house: MeldingHouse, seat: int, other: int) -> bool:
    """Whether these are two seats of one side."""
    return seat != other and own_side(house, seat) == own_side(house, other)


def melds_are_made_of_cards(house: MeldingHouse, t: MeldingRecord) -> str | None:
    """What a side has in open melds and in piles lies on the table, and every open meld is one that may be."""
    if t.phase != PLAY:
        return None
    for side in range(sides_of(house)):
        cards = t.on_table[side].tolist()
        used = 0
        for meld in range(MELDS):
            size, naturals = open_size(t, side, meld), int(t.naturals[side, meld])
            used += size + PILE * (int(t.clean[side, meld]) + int(t.dirty[side, meld]))
            if size and not (3 <= size < PILE and fits_meld(house, meld, naturals, size - naturals)):
                return within("naturals", size, 3, PILE - 1) or within("naturals", naturals, 2, PILE - 1)
            if meld != WILD and naturals > cards[meld]:
                return within("naturals", naturals, 0, cards[meld])
            if meld == WILD and naturals:
                return expected("naturals", naturals, 0)
        for name, card in (("twos", TWO), ("jokers", JOKER)):
            if sum(t[name][side].tolist()) > cards[card]:
                return within(name, sum(t[name][side].tolist()), 0, cards[card])
        melded = int(t.table_size[side]) - cards[RED_THREE] - cards[BLACK_THREE]
        if used > melded:
            return within("table_size", int(t.table_size[side]), used + cards[RED_THREE] + cards[BLACK_THREE], sum(cards) + used)
        goes_out = t.stage == MELDING and (t.stack[t.turn] == FOOT or house.out_from_hand)
        if cards[BLACK_THREE] and not (side == own_side(house, t.turn) and goes_out):
            return expected("on_table", cards[BLACK_THREE], 0)
    return None


def first_meld_is_the_movers(house: MeldingHouse, t: MeldingRecord) -> str | None:
    """Only the seat to move can be about to make a first meld; a side without one has nothing but red threes on the table."""
    if t.phase != PLAY:
        return None
    own, begun = own_side(house, t.turn), t.staged > 0 or t.set_aside > 0
    if begun and t.stage != MELDING:
        return expected("staged", t.staged, 0) or expected("set_aside", t.set_aside, 0)
    if begun and t.down[own]:
        return expected("down", int(t.down[own]), 0)
    for side in range(sides_of(house)):
        if not t.down[side] and not (begun and side == own):
            piles = sum(t.clean[side].tolist()) + sum(t.dirty[side].tolist())
            lying = piles + sum(open_size(t, side, meld) for meld in range(MELDS))
            if lying:
                return expected("down", int(t.down[side]), 1)
    return None


def nobody_has_gone_out(house: MeldingHouse, t: MeldingRecord) -> str | None:
    """The deal ends when a seat goes out."""
    return expected("went_out", t.went_out, 0) if t.phase == PLAY else None


def pack_waits_whole(house: MeldingHouse, t: MeldingRecord) -> str | None:
    """The pack that may be added is one pack until it is, and only where the house has that."""
    waits = sorted(pack(1, int(house.jokers_per_deck)).cards) if house.stock_out == StockOut.PACK_ADDED and t.box_size else []
    if t.phase != PLAY:
        return None
    return expected("box_size", t.box_size, len(waits)) or expected("box", t.box.tolist()[: t.box_size], waits)


def piles_before_the_turn_are_piles(house: MeldingHouse, t: MeldingRecord) -> str | None:
    """What is noted of the piles before a turn is of piles that the side to move has, and only where that matters."""
    if t.phase != PLAY:
        return None
    side = own_side(house, t.turn)
    for name in ("tuckable", "tuckable_dirty"):
        piles = [int(t.dirty[side, meld]) + (int(t.clean[side, meld]) if name == "tuckable" else 0) for meld in range(MELDS)]
        most = 0 if house.bury_same_turn else sum(1 << meld for meld, number in enumerate(piles) if number)
        if int(t[name]) & ~most:
            return expected(name, int(t[name]), int(t[name]) & most)
    return None


INVARIANTS = (
    pack_waits_whole,
    piles_before_the_turn_are_piles,
    nobody_has_gone_out,
    stacks_are_chosen_first,
    stacks_wait_until_they_are_picked_up,
    question_has_its_cause,
    melds_are_made_of_cards,
    first_meld_is_the_movers,
)
