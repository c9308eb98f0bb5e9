"""Going out and the end of a turn (chapters 3, 6 and 7 of the rulebook): the quota, the question, threes and discards."""

from __future__ import annotations

from ...cards.dialect import rule, search
from ...engine.match_record import LEGAL
from ..sides import next_seat
from . import reasons
from .cards import BLACK_THREE, FOUR, RED_THREE
from .house import (
    AskPermission,
    AskScope,
    Float,
    MeldingHouse,
    OutDiscard,
    PartnerFoot,
    RedThreePlay,
    StackPickup,
    WildDiscardFreezes,
)
from .laying import after_lay, go_out, goes_out_from_hand
from .layouts import can_lay_out, has_quota
from .moves import ASK, DISCARD, FLOAT, LAY_BLACK, LAY_RED
from .players import is_wild, own_side, partners
from .quotas import quota
from .record import ANSWERING, ASKED, FOOT, MELDING, NOT_ASKED, PART, SAID_NO, SAID_YES, WHOLE, MeldingRecord
from .stacks import end_turn, give_up, lay_on_table, on_foot, pick_up

# -- who may go out ------------------------------------------------------------------------------------------------------------------------


@rule
def least_kept(house: MeldingHouse) -> int:
    """How many cards a player on the foot who may not go out keeps after laying or taking."""
    return 2 if house.float == Float.OFF else 1  # 6.3 6.5


@rule
def asks(house: MeldingHouse) -> bool:
    """Whether a player has to ask before going out."""
    return bool(partners(house) > 0 and house.ask_permission != AskPermission.OFF)  # 7.4


@rule
def must_go_out(t: MeldingRecord, house: MeldingHouse) -> bool:
    """Whether a yes, or black threes laid, bind the player to go out in this turn."""
    bound = t.answer == SAID_YES and house.ask_permission != AskPermission.YES_IS_FREE  # 7.4
    return bool(bound or t.on_table[own_side(house, t.turn), BLACK_THREE] > 0)  # 7.7


@rule
def partners_ready(t: MeldingRecord, house: MeldingHouse) -> bool:
    """Whether every partner of the seat to move has played from the foot as the house wants."""
    ready = True
    for seat in range(house.seats):
        if seat != t.turn and own_side(house, seat) == own_side(house, t.turn):
            if house.partner_foot == PartnerFoot.PICKED_UP:
                ready = ready and t.stack[seat] == FOOT
            elif house.partner_foot != PartnerFoot.NONE:
                ready = ready and t.foot_played[seat] >= (PART if house.partner_foot == PartnerFoot.PART_OF_TURN else WHOLE)
    return ready  # 7.3


@rule
def out_objection(t: MeldingRecord, house: MeldingHouse) -> int:
    """Why the seat to move may not go out, whatever it holds, or LEGAL."""
    if not partners_ready(t, house):
        return reasons.PARTNER_NOT_READY
    if (asks(house) or not on_foot(t)) and t.answer != SAID_YES:
        return reasons.REFUSED if t.answer == SAID_NO else reasons.MUST_ASK
    return LEGAL


@rule
def lays_out(t: MeldingRecord, house: MeldingHouse) -> bool:
    """Whether the seat to move can lay all its cards but one so that its side has its quota."""
    return can_lay_out(t, house, own_side(house, t.turn), t.turn, quota(t, house))


# -- the question --------------------------------------------------------------------------------------------------------------------------


@rule
def ask_objection(t: MeldingRecord, house: MeldingHouse) -> int:
    """Why this seat may not ask to go out, or LEGAL."""
    if not on_foot(t) and house.out_from_hand == 0:
        return reasons.NOT_ON_FOOT  # 7.1
    if on_foot(t) and not asks(house):
        return reasons.NO_PARTNER if partners(house) == 0 else reasons.NOT_OFFERED  # 7.4
    if t.down[own_side(house, t.turn)] == 0:
        return reasons.NOT_DOWN
    if t.answer != NOT_ASKED or (house.ask_permission == AskPermission.ONCE and t.has_asked[t.turn] == 1):
        return reasons.ALREADY_ASKED
    if not partners_ready(t, house):
        return reasons.PARTNER_NOT_READY  # 7.3
    return LEGAL if t.hand_size[t.turn] > 0 and lays_out(t, house) else reasons.CANNOT_GO_OUT


@rule
def ask(t: MeldingRecord, house: MeldingHouse) -> None:
    """Ask the partners whether to go out; from a hand, a player who asks nobody says it."""
    t.asker = t.turn + 1
    t.has_asked[t.turn] = 1
    if not asks(house):
        t.answer = SAID_YES  # 7.1
        return
    t.answer = ASKED
    t.stage = ANSWERING
    t.turn = partner_after(t, house, t.turn)  # 7.5


@rule
def partner_after(t: MeldingRecord, house: MeldingHouse, seat: int) -> int:
    """The next seat to the left of the same side."""
    left = next_seat(house, seat)
    while own_side(house, left) != own_side(house, seat):
        left = next_seat(house, left)
    return left


@rule
def answer(t: MeldingRecord, house: MeldingHouse, yes: bool) -> None:
    """Answer a partner who asks; the first no settles it, the last yes too."""
    asker = t.asker - 1
    other = partner_after(t, house, t.turn)
    if yes and other != asker and house.ask_scope != AskScope.NEXT:
        t.turn = other  # 7.5
        return
    t.answer = SAID_YES if yes else SAID_NO
    t.stage = MELDING
    t.turn = asker


# -- the end of a turn ---------------------------------------------------------------------------------------------------------------------


@search
def ending_objection(t: MeldingRecord, house: MeldingHouse, move: int) -> int:
    """Why this seat may not discard, ask, float or lay threes, or LEGAL."""
    if move == LAY_BLACK:
        return black_objection(t, house)
    if move == LAY_RED:
        return red_objection(t, house)
    if t.staged > 0 or t.set_aside > 0:
        return reasons.FINISH_MELD  # 4.7
    if move == ASK:
        return ask_objection(t, house)
    if move == FLOAT:
        return float_objection(t, house)
    return discard_objection(t, house, move - DISCARD + FOUR)


@rule
def discard_objection(t: MeldingRecord, house: MeldingHouse, card: int) -> int:
    """Why this card may not be discarded, or LEGAL."""
    if t.hand[t.turn, card] == 0:
        return reasons.RED_LAID if card == RED_THREE and house.red3_play == RedThreePlay.LAID else reasons.NOT_HELD
    return discarding_objection(t, house)


@rule
def discarding_objection(t: MeldingRecord, house: MeldingHouse) -> int:
    """Why no card that is held may be discarded, or LEGAL."""
    seat = t.turn
    if not on_foot(t) and not must_go_out(t, house):
        return LEGAL
    if t.hand_size[seat] > 1:
        return reasons.MUST_GO_OUT if must_go_out(t, house) else LEGAL  # 6.3
    if house.out_discard == OutDiscard.FORBIDDEN:
        return reasons.OUT_WITHOUT_DISCARD  # 7.6
    why = out_objection(t, house)
    if why != LEGAL:
        return why
    return LEGAL if has_quota(t, house, own_side(house, seat), quota(t, house)) else reasons.QUOTA_MISSING  # 7.1


@rule
def discard(t: MeldingRecord, house: MeldingHouse, card: int) -> None:
    """Discard a card, which ends the turn, or the deal when it was the last."""
    seat = t.turn
    give_up(t, seat, card, 1)
    t.discard[t.discard_size] = card
    t.discard_size += 1
    t.threw[seat] = card
    if t.stack[seat] == FOOT:
        t.foot_played[seat] = max(int(t.foot_played[seat]), PART)
    if t.hand_size[seat] == 0 and (t.stack[seat] == FOOT or goes_out_from_hand(t, house, 1)):
        go_out(t)  # 7.1 7.6
        return
    if t.hand_size[seat] == 0 and house.stack_pickup_after_discard == StackPickup.AT_ONCE:
        pick_up(t, house, seat)  # 6.2
    if is_wild(card) and house.wild_discard_freezes != WildDiscardFreezes.OFF:
        t.frozen_by = seat + 1  # 5.10
    end_turn(t, house)


@rule
def float_objection(t: MeldingRecord, house: MeldingHouse) -> int:
    """Why this seat may not end its turn without a discard, or LEGAL. With one card or none it may, unless it can go out as it is."""
    size = t.hand_size[t.turn]
    if not on_foot(t):
        return reasons.NOT_ON_FOOT
    if must_go_out(t, house):
        return reasons.MUST_GO_OUT
    if size == 0 or (size == 1 and (out_objection(t, house) != LEGAL or not lays_out(t, house))):
        return LEGAL  # 6.6
    if house.float == Float.OFF:
        return reasons.NOT_OFFERED  # 6.5
    return reasons.ONLY_WITH_ONE if house.float == Float.SINGLE and size > 1 else LEGAL


@rule
def float_turn(t: MeldingRecord, house: MeldingHouse) -> None:
    """End the turn without a discard."""
    t.foot_played[t.turn] = max(int(t.foot_played[t.turn]), PART)  # 6.5
    end_turn(t, house)


# -- threes --------------------------------------------------------------------------------------------------------------------------------


@rule
def black_number(t: MeldingRecord, house: MeldingHouse) -> int:
    """How many black threes are laid in going out: all, or all but the one that is discarded."""
    in_hand = int(t.hand[t.turn, BLACK_THREE])
    return in_hand - 1 if in_hand == t.hand_size[t.turn] and house.out_discard != OutDiscard.FORBIDDEN and in_hand > 3 else in_hand


@search
def black_objection(t: MeldingRecord, house: MeldingHouse) -> int:
    """Why black threes may not be laid, or LEGAL."""
    if house.black3_out_meld == 0:
        return reasons.NOT_OFFERED  # 7.7
    if t.hand[t.turn, BLACK_THREE] < 3:
        return reasons.NOT_HELD
    if not on_foot(t) and house.out_from_hand == 0:
        return reasons.NOT_ON_FOOT
    why = out_objection(t, house)
    if why != LEGAL:
        return why
    in_hand = t.hand[t.turn, BLACK_THREE]
    t.hand[t.turn, BLACK_THREE] -= black_number(t, house)
    possible = lays_out(t, house)
    t.hand[t.turn, BLACK_THREE] = in_hand
    return LEGAL if possible else reasons.CANNOT_GO_OUT


@rule
def lay_black_threes(t: MeldingRecord, house: MeldingHouse, number: int) -> None:
    """Lay black threes in going out."""
    give_up(t, t.turn, BLACK_THREE, number)
    lay_on_table(t, own_side(house, t.turn), BLACK_THREE, number)  # 7.7
    after_lay(t, house)


@rule
def red_objection(t: MeldingRecord, house: MeldingHouse) -> int:
    """Why a red three may not be laid, or LEGAL."""
    if house.red3_play != RedThreePlay.AS_LIKED:
        return reasons.NOT_OFFERED  # 3.5
    if t.hand[t.turn, RED_THREE] == 0:
        return reasons.NOT_HELD
    if t.staged > 0 or t.set_aside > 0:
        return reasons.FINISH_MELD
    if must_go_out(t, house):
        return reasons.MUST_GO_OUT
    return LEGAL if t.stock_size > 0 else reasons.NO_REPLACEMENT
