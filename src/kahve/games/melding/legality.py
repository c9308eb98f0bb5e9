"""What a seat may do and what follows: the three functions of the melding games that face a move.

`objection` is the plain form: one move, one reason. `legal` writes all legal moves and asks only about those whose cards are held; a test
holds the two together.
"""

from __future__ import annotations

from typing import Any

from ...cards.dialect import rule, search
from ...cards.faces import NO_CARD
from ...engine.match import FIRST_OWN_REASON, LEGAL
from .cards import BLACK_THREE, FOUR, JOKER, RANKS, RED_THREE, TWO, WILD
from .house import (
    AS_LIKED,
    CLOSED,
    COLOUR_TUCKED,
    FLOAT_SINGLE,
    LAID,
    NO_FLOAT,
    NO_QUESTION,
    NOTHING_NEEDED,
    ONCE,
    OUT_FORBIDDEN,
    PICKED_UP,
    UNTIL_PAIR,
    WHOLE_TURN,
    YES_IS_FREE,
)
from .layouts import EMPTIES, PILE, can_close_pile, can_lay_out, fits_meld, has_quota, is_special, most_points, open_after, wild_limit
from .moves import (
    ADD_ALL,
    ASK,
    DISCARD,
    DRAW,
    FLOAT,
    KEEP_FIRST,
    KEEP_SECOND,
    LAY_BEGINS,
    LAY_BLACK,
    LAY_JOKERS,
    LAY_MELD,
    LAY_NATURALS,
    LAY_RED,
    LAY_TWOS,
    NEW,
    NO,
    NO_LAY,
    TAKE,
    TAKE_WITH_JOKER,
    TAKE_WITH_TWO,
    YES,
)
from .record import MeldingRecord
from .rules import (
    ANSWERING,
    CHOOSING,
    DRAWING,
    FOOT,
    MELDING,
    NOT_ASKED,
    PART,
    SAID_NO,
    SAID_YES,
    WHOLE,
    after_lay,
    answer,
    ask,
    choose_stack,
    close_pile,
    discard,
    draw_cards,
    float_turn,
    is_enough,
    is_three,
    is_wild,
    lay,
    lay_all,
    lay_black_threes,
    lay_from_hand,
    lay_on_table,
    lay_red_three,
    lay_value,
    lies_under_pile,
    meld_of,
    needs_pile,
    open_size,
    own_side,
    partners,
    put_into_meld,
    quota,
    take_number,
    top_card,
    value_of,
)
from .values import VALUES

(
    CHOOSE_FIRST,
    DRAW_FIRST,
    HAS_DRAWN,
    ANSWER_FIRST,
    NOT_OFFERED,
    NOT_HELD,
    NO_PILE,
    TOP_IS_THREE,
    FROZEN,
    MUST_BE_DOWN,
    TOP_IS_WILD,
    NEED_PAIR,
    OPEN_MELD_TOO_LONG,
    TOO_MANY_WILDS,
    BELOW_MINIMUM,
    ALREADY_OPEN,
    NOT_OPEN,
    NO_WILD_MELDS,
    MUST_KEEP,
    QUOTA_MISSING,
    PARTNER_NOT_READY,
    MUST_ASK,
    REFUSED,
    MUST_GO_OUT,
    FINISH_MELD,
    OUT_WITHOUT_DISCARD,
    ALREADY_ASKED,
    NO_PARTNER,
    NOT_ON_FOOT,
    CANNOT_GO_OUT,
    NO_QUESTION_ASKED,
    NOTHING_TO_ADD,
    ONLY_WITH_ONE,
    RED_LAID,
    NO_REPLACEMENT,
) = range(FIRST_OWN_REASON, FIRST_OWN_REASON + 35)


POINTS, OUT, EMPTY = range(3)

# -- questions ---------------------------------------------------------------------------------------------------------------------------


@rule
def on_foot(t: MeldingRecord) -> bool:
    """Whether the seat to move plays from its last stack."""
    return bool(t.stack[t.turn] == FOOT)


@rule
def least_kept(house: Any) -> int:
    """How many cards a player on the foot who may not go out keeps after laying or taking."""
    return 2 if house.float == NO_FLOAT else 1  # 6.3 6.5


@rule
def asks(house: Any) -> bool:
    """Whether a player has to ask before going out."""
    return bool(partners(house) > 0 and house.ask_permission != NO_QUESTION)  # 7.4


@rule
def must_go_out(t: MeldingRecord, house: Any) -> bool:
    """Whether a yes, or black threes laid, bind the player to go out in this turn."""
    bound = t.answer == SAID_YES and house.ask_permission != YES_IS_FREE  # 7.4
    return bool(bound or t.on_table[own_side(house, t.turn), BLACK_THREE] > 0)  # 7.7


@rule
def partners_ready(t: MeldingRecord, house: Any) -> bool:
    """Whether every partner of the seat to move has played from the foot as the house wants."""
    ready = True
    for seat in range(house.seats):
        if seat != t.turn and own_side(house, seat) == own_side(house, t.turn):
            if house.partner_foot == PICKED_UP:
                ready = ready and t.stack[seat] == FOOT
            elif house.partner_foot != NOTHING_NEEDED:
                ready = ready and t.foot_played[seat] >= (WHOLE if house.partner_foot == WHOLE_TURN else PART)
    return ready  # 7.3


@rule
def out_objection(t: MeldingRecord, house: Any) -> int:
    """Why the seat to move may not go out, whatever it holds, or LEGAL."""
    if not partners_ready(t, house):
        return PARTNER_NOT_READY
    if asks(house) and t.answer != SAID_YES:
        return REFUSED if t.answer == SAID_NO else MUST_ASK
    return LEGAL


@rule
def lays_out(t: MeldingRecord, house: Any) -> bool:
    """Whether the seat to move can lay all its cards but one so that its side has its quota."""
    return can_lay_out(t, house, own_side(house, t.turn), t.turn, quota(t, house))


# -- what would be if cards were laid: tried on the record itself, and put back ------------------------------------------------------------


@search
def after_laying(t: MeldingRecord, house: Any, move: int, asked: int) -> int:
    """What the seat to move could do after this lay, by `asked`: POINTS that it could lay besides; whether it could go OUT, or be EMPTY."""
    seat = t.turn
    side, meld = own_side(house, seat), LAY_MELD[move]
    held = t.hand[seat].copy()
    made = t.naturals[side, meld], t.twos[side, meld], t.jokers[side, meld], t.clean[side, meld], t.dirty[side, meld]
    under = lies_under_pile(t, side, move)
    t.hand[seat, max(meld, WILD)] -= LAY_NATURALS[move]
    t.hand[seat, TWO] -= LAY_TWOS[move]
    t.hand[seat, JOKER] -= LAY_JOKERS[move]
    if not under:
        t.naturals[side, meld] += LAY_NATURALS[move]
        t.twos[side, meld] += LAY_TWOS[move]
        t.jokers[side, meld] += LAY_JOKERS[move]
        close_pile(t, side, meld)
    found = judged(t, house, side, asked)
    t.hand[seat] = held
    t.naturals[side, meld], t.twos[side, meld], t.jokers[side, meld], t.clean[side, meld], t.dirty[side, meld] = made
    return found


@rule
def judged(t: MeldingRecord, house: Any, side: int, asked: int) -> int:
    """What the seat to move could do with the cards that it holds."""
    if asked == OUT:
        return int(lays_out(t, house))
    return int(can_lay_out(t, house, side, t.turn, EMPTIES)) if asked == EMPTY else best_points(t, house, side)


@rule
def best_points(t: MeldingRecord, house: Any, side: int) -> int:
    """The most points towards a first meld that the seat to move could lay; a pile is more than any minimum where it counts."""
    counts = house.minimum_counts_pile_bonus or needs_pile(t, house)
    if counts and can_close_pile(t, house, side, t.turn):
        return int(t.minimum[side])
    return 0 if needs_pile(t, house) else most_points(t, VALUES[house.card_values], house, side, t.turn)


# -- objections ----------------------------------------------------------------------------------------------------------------------------


@search
def objection(t: MeldingRecord, house: Any, move: int) -> int:
    """Why this move may not be made, or LEGAL."""
    if t.stage == CHOOSING:
        return LEGAL if move in (KEEP_FIRST, KEEP_SECOND) else CHOOSE_FIRST
    if t.stage == ANSWERING:
        return LEGAL if move in (YES, NO) else ANSWER_FIRST
    if move in (KEEP_FIRST, KEEP_SECOND, YES, NO):
        return NO_QUESTION_ASKED
    if t.stage == DRAWING:
        return LEGAL if move == DRAW else (take_objection(t, house, move) if move <= TAKE_WITH_JOKER else DRAW_FIRST)  # 3.1
    if move <= TAKE_WITH_JOKER:
        return HAS_DRAWN
    if LAY_MELD[move] != NO_LAY:
        return lay_objection(t, house, move)
    if move >= ADD_ALL:
        return LEGAL if added_by_all(t, house, move - ADD_ALL + FOUR) > 1 else NOTHING_TO_ADD
    return ending_objection(t, house, move)


@search
def ending_objection(t: MeldingRecord, house: Any, move: int) -> int:
    """Why this seat may not discard, ask, float or lay threes, or LEGAL."""
    if move == LAY_BLACK:
        return black_objection(t, house)
    if move == LAY_RED:
        return red_objection(t, house)
    if t.staged > 0 or t.set_aside > 0:
        return FINISH_MELD  # 4.7
    if move == ASK:
        return ask_objection(t, house)
    if move == FLOAT:
        return float_objection(t, house)
    return discard_objection(t, house, move - DISCARD + FOUR)


# -- taking the pile ---------------------------------------------------------------------------------------------------------------------


@rule
def adds_to_meld(t: MeldingRecord, house: Any) -> bool:
    """Whether the top card may simply be added to an open meld of the side."""
    card = top_card(t)
    meld, side = meld_of(card), own_side(house, t.turn)
    if house.foot_take_on_meld == 0 or not on_foot(t) or open_size(t, side, meld) == 0:
        return False
    return house.wild_discard_freezes != UNTIL_PAIR or t.frozen_by == 0  # 5.7


@rule
def received(t: MeldingRecord, house: Any) -> int:
    """How many cards beneath the top one would come into the hand: red threes are laid."""
    found = 0
    for at in range(t.discard_size - take_number(t, house), t.discard_size - 1):
        found += t.discard[at] != RED_THREE or house.red3_play != LAID
    return found


@rule
def matching(move: int) -> int:
    """How many cards like the top one a take needs from the hand; beside one a wild card goes."""
    return 2 if move == TAKE else 1  # 5.2 5.9


@rule
def to_fill(t: MeldingRecord, house: Any) -> int:
    """How many cards complete an open meld to which the three cards do not fit."""
    size = open_size(t, own_side(house, t.turn), meld_of(top_card(t)))
    return PILE - size if size > PILE - 3 else 0  # 5.3


@rule
def fill_twos(t: MeldingRecord, house: Any, move: int) -> int:
    """How many twos of the hand go into the open meld that is completed: where natural cards are short, or it is of wild cards."""
    card, seat = top_card(t), t.turn
    fill = to_fill(t, house)
    if is_wild(card):
        spare = int(t.hand[seat, TWO]) - (2 if card == TWO else 0)
        return min(fill, spare)
    short = max(0, fill - max(0, int(t.hand[seat, card]) - matching(move)))
    return min(short, int(t.hand[seat, TWO]) - (1 if move == TAKE_WITH_TWO else 0)) if house.claim_fill_wild else 0


@rule
def fill_jokers(t: MeldingRecord, house: Any, move: int) -> int:
    """How many jokers of the hand go into the open meld that is completed, when twos are short."""
    card, seat = top_card(t), t.turn
    if is_wild(card):
        spare = int(t.hand[seat, JOKER]) - (2 if card == JOKER else 0)
        return min(to_fill(t, house) - fill_twos(t, house, move), spare)
    short = max(0, to_fill(t, house) - max(0, int(t.hand[seat, card]) - matching(move))) - fill_twos(t, house, move)
    return min(short, int(t.hand[seat, JOKER]) - (1 if move == TAKE_WITH_JOKER else 0)) if house.claim_fill_wild else 0


@search
def take_objection(t: MeldingRecord, house: Any, move: int) -> int:
    """Why this seat may not take the pile, or LEGAL."""
    card = top_card(t)
    if move != TAKE and house.take_with_one_wild == 0:
        return NOT_OFFERED  # 5.9
    if card == NO_CARD:
        return NO_PILE
    if is_three(card):
        return TOP_IS_THREE  # 5.2
    if t.frozen_by > 0 and (house.wild_discard_freezes != UNTIL_PAIR or move != TAKE or is_wild(card)):
        return FROZEN  # 5.10
    if house.take_needs_down and t.down[own_side(house, t.turn)] == 0:
        return MUST_BE_DOWN  # 5.8
    if is_wild(card) and (house.wild_top_takeable or house.wild_melds == 0):
        return TOP_IS_WILD  # 5.2
    if move == TAKE and adds_to_meld(t, house):
        return adding_objection(t, house)
    why = cards_objection(t, house, move)
    return why if why != LEGAL else claim_objection(t, house, move)


@rule
def adding_objection(t: MeldingRecord, house: Any) -> int:
    """Why the top card may not be added to the open meld by a player on the foot, or LEGAL."""
    card, side = top_card(t), own_side(house, t.turn)
    if not is_wild(card) or open_size(t, side, WILD) > 0:
        kept = t.hand_size[t.turn] + received(t, house)
        return LEGAL if kept >= least_kept(house) else MUST_KEEP  # 5.7 5.5
    return NEED_PAIR


@rule
def cards_objection(t: MeldingRecord, house: Any, move: int) -> int:
    """Why the hand does not have what it takes, or LEGAL."""
    card, seat = top_card(t), t.turn
    side, meld = own_side(house, seat), meld_of(card)
    if t.hand[seat, card] < matching(move) or (move != TAKE and is_wild(card)):
        return NEED_PAIR  # 5.2
    wild = TWO if move == TAKE_WITH_TWO else JOKER
    if move != TAKE and t.hand[seat, wild] == 0:
        return NOT_HELD
    filled = 0 if is_wild(card) else min(to_fill(t, house), int(t.hand[seat, card]) - matching(move))
    if filled + fill_twos(t, house, move) + fill_jokers(t, house, move) < to_fill(t, house):
        return OPEN_MELD_TOO_LONG  # 5.3
    wilds = open_after(t, side, meld) >> 4
    wilds += fill_twos(t, house, move) + fill_jokers(t, house, move)
    if not is_wild(card) and to_fill(t, house) > 0 and wilds > wild_limit(house, meld, PILE):
        return TOO_MANY_WILDS
    return block_objection(t, house, move)


@rule
def block_objection(t: MeldingRecord, house: Any, move: int) -> int:
    """Why the three cards cannot lie together in a meld of their own or in the open one, or LEGAL."""
    card, side = top_card(t), own_side(house, t.turn)
    meld = meld_of(card)
    if meld == WILD or move == TAKE:
        return LEGAL
    begun = open_size(t, side, meld) > 0 and to_fill(t, house) == 0
    naturals = 2 + (int(t.naturals[side, meld]) if begun else 0)
    wilds = 1 + ((open_after(t, side, meld) >> 4) if begun else 0)
    return LEGAL if fits_meld(house, meld, naturals, wilds) else TOO_MANY_WILDS


@rule
def claim_objection(t: MeldingRecord, house: Any, move: int) -> int:
    """Why taking would leave too few cards on the foot or too few points for the first meld, or LEGAL."""
    kept = t.hand_size[t.turn] - 2 - to_fill(t, house) + received(t, house)
    if on_foot(t) and kept < least_kept(house):
        return MUST_KEEP  # 5.5
    if t.down[own_side(house, t.turn)] == 1:
        return LEGAL
    return LEGAL if claim_is_enough(t, house, move) else BELOW_MINIMUM  # 5.5


@search
def claim_is_enough(t: MeldingRecord, house: Any, move: int) -> bool:
    """Whether the top card, what is laid with it and what the hand can lay besides make a first meld. The cards beneath do not count."""
    seat, card = t.turn, top_card(t)
    side = own_side(house, seat)
    meld = meld_of(card)
    held = t.hand[seat].copy()
    t.hand[seat, card] -= matching(move)
    put_into_meld(t, side, meld, card, matching(move) + 1)
    points = value_of(house, card) * (matching(move) + 1)
    if move != TAKE:
        wild = TWO if move == TAKE_WITH_TWO else JOKER
        t.hand[seat, wild] -= 1
        put_into_meld(t, side, meld, wild, 1)
        points += value_of(house, wild)
    enough = best_is_pile(t, house, side) or is_enough(t, house, side, points + best_points(t, house, side))
    enough = enough or (house.minimum_waived_if_stack_emptied and can_lay_out(t, house, side, seat, EMPTIES))
    t.hand[seat] = held
    t.naturals[side, meld] = t.twos[side, meld] = t.jokers[side, meld] = 0
    return bool(enough)


@rule
def best_is_pile(t: MeldingRecord, house: Any, side: int) -> bool:
    """Whether the first meld has to be a pile and can be one."""
    return bool(needs_pile(t, house) and can_close_pile(t, house, side, t.turn))  # 4.7


@search
def take(t: MeldingRecord, house: Any, move: int) -> None:
    """Take the pile: lay its top card with cards of the hand, and receive those beneath when the first meld is made."""
    card, seat = top_card(t), t.turn
    side, meld = own_side(house, seat), meld_of(card)
    t.stage = MELDING
    t.set_aside = take_number(t, house) - 1
    adds = move == TAKE and adds_to_meld(t, house)
    if not adds and to_fill(t, house) > 0:
        fill(t, house, move)
    t.discard_size -= 1
    t.discard[t.discard_size] = NO_CARD
    lay_on_table(t, side, card, 1)
    put_into_meld(t, side, meld, card, 1)
    if t.down[side] == 0:
        t.staged += value_of(house, card)
    if not adds:
        lay_from_hand(t, house, meld, card, matching(move))
    if move != TAKE:
        lay_from_hand(t, house, meld, TWO if move == TAKE_WITH_TWO else JOKER, 1)
    close_pile(t, side, meld)
    t.frozen_by = 0  # 5.10
    after_lay(t, house)


@rule
def fill(t: MeldingRecord, house: Any, move: int) -> None:
    """Complete the open meld with cards of the hand, natural ones first."""
    card = top_card(t)
    meld, side = meld_of(card), own_side(house, t.turn)
    twos, jokers = fill_twos(t, house, move), fill_jokers(t, house, move)
    naturals = to_fill(t, house) - twos - jokers
    if naturals > 0:
        lay_from_hand(t, house, meld, card, naturals)
    lay_from_hand(t, house, meld, TWO, twos)
    lay_from_hand(t, house, meld, JOKER, jokers)
    close_pile(t, side, meld)


# -- laying ------------------------------------------------------------------------------------------------------------------------------


@search
def lay_objection(t: MeldingRecord, house: Any, move: int) -> int:
    """Why these cards may not be laid, or LEGAL."""
    why = composition_objection(t, house, move)
    if why != LEGAL:
        return why
    side = own_side(house, t.turn)
    if t.down[side] == 0 and not reaches_minimum(t, house, move):
        return BELOW_MINIMUM  # 4.7
    return keeping_objection(t, house, move) if on_foot(t) else LEGAL


@rule
def composition_objection(t: MeldingRecord, house: Any, move: int) -> int:
    """Why these cards make no meld, or LEGAL."""
    seat, meld = t.turn, LAY_MELD[move]
    side = own_side(house, seat)
    if meld == WILD and house.wild_melds == 0:
        return NO_WILD_MELDS  # 4.4
    if t.hand[seat, TWO] < LAY_TWOS[move] or t.hand[seat, JOKER] < LAY_JOKERS[move] or t.hand[seat, meld] < LAY_NATURALS[move]:
        return NOT_HELD
    if LAY_BEGINS[move] and open_size(t, side, meld) > 0:
        return ALREADY_OPEN  # 4.3
    if lies_under_pile(t, side, move):
        return tuck_objection(t, house, side, move)
    wilds = (open_after(t, side, meld) >> 4) + LAY_TWOS[move] + LAY_JOKERS[move]
    naturals = int(t.naturals[side, meld]) + LAY_NATURALS[move]
    return LEGAL if fits_meld(house, meld, naturals, wilds) else TOO_MANY_WILDS  # 4.2


@rule
def tuck_objection(t: MeldingRecord, house: Any, side: int, move: int) -> int:
    """Why a card may not be put under a pile, or LEGAL."""
    meld = LAY_MELD[move]
    if house.add_beyond_seven == CLOSED or (t.clean[side, meld] == 0 and t.dirty[side, meld] == 0):
        return NOT_OPEN  # 4.3 4.5
    if LAY_NATURALS[move] > 0:
        return LEGAL
    suits = meld == WILD or (t.dirty[side, meld] > 0 and not is_special(house, meld))
    return LEGAL if house.add_beyond_seven == COLOUR_TUCKED and suits else TOO_MANY_WILDS


@rule
def reaches_minimum(t: MeldingRecord, house: Any, move: int) -> bool:
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
def keeping_objection(t: MeldingRecord, house: Any, move: int) -> int:
    """Why a lay from the foot would leave too few cards, or LEGAL."""
    left = t.hand_size[t.turn] - LAY_NATURALS[move] - LAY_TWOS[move] - LAY_JOKERS[move]
    if left >= least_kept(house) and not must_go_out(t, house):
        return LEGAL  # 6.3
    why = out_objection(t, house)
    if why in (PARTNER_NOT_READY, REFUSED):
        return why
    if after_laying(t, house, move, OUT) == 0:
        return MUST_GO_OUT if must_go_out(t, house) else MUST_KEEP
    return why  # 7.4


@rule
def may_add(t: MeldingRecord, house: Any, card: int, number: int) -> bool:
    """Whether so many natural cards may be added at once to an open meld, which has room for them."""
    left = t.hand_size[t.turn] - number
    if t.down[own_side(house, t.turn)] == 0:
        return False
    return not on_foot(t) or (left >= least_kept(house) and not must_go_out(t, house))


@rule
def added_by_all(t: MeldingRecord, house: Any, card: int) -> int:
    """How many natural cards of this rank may be added at once."""
    side = own_side(house, t.turn)
    size = open_size(t, side, card)
    number = min(PILE - size, int(t.hand[t.turn, card])) if size > 0 else 0
    while number > 0 and not may_add(t, house, card, number):
        number -= 1
    return number  # 4.3


@rule
def black_number(t: MeldingRecord, house: Any) -> int:
    """How many black threes are laid in going out: all, or all but the one that is discarded."""
    held = int(t.hand[t.turn, BLACK_THREE])
    return held - 1 if held == t.hand_size[t.turn] and house.out_discard != OUT_FORBIDDEN and held > 3 else held


@search
def black_objection(t: MeldingRecord, house: Any) -> int:
    """Why black threes may not be laid, or LEGAL."""
    if house.black3_out_meld == 0:
        return NOT_OFFERED  # 7.7
    if t.hand[t.turn, BLACK_THREE] < 3:
        return NOT_HELD
    if not on_foot(t):
        return NOT_ON_FOOT
    why = out_objection(t, house)
    if why != LEGAL:
        return why
    held = t.hand[t.turn, BLACK_THREE]
    t.hand[t.turn, BLACK_THREE] -= black_number(t, house)
    possible = lays_out(t, house)
    t.hand[t.turn, BLACK_THREE] = held
    return LEGAL if possible else CANNOT_GO_OUT


@rule
def red_objection(t: MeldingRecord, house: Any) -> int:
    """Why a red three may not be laid, or LEGAL."""
    if house.red3_play != AS_LIKED:
        return NOT_OFFERED  # 3.5
    if t.hand[t.turn, RED_THREE] == 0:
        return NOT_HELD
    if t.staged > 0 or t.set_aside > 0:
        return FINISH_MELD
    if must_go_out(t, house):
        return MUST_GO_OUT
    return LEGAL if t.stock_size > 0 else NO_REPLACEMENT


# -- the end of a turn -------------------------------------------------------------------------------------------------------------------


@rule
def discard_objection(t: MeldingRecord, house: Any, card: int) -> int:
    """Why this card may not be discarded, or LEGAL."""
    seat = t.turn
    if t.hand[seat, card] == 0:
        return RED_LAID if card == RED_THREE and house.red3_play == LAID else NOT_HELD
    if not on_foot(t):
        return LEGAL
    if t.hand_size[seat] > 1:
        return MUST_GO_OUT if must_go_out(t, house) else LEGAL  # 6.3
    if house.out_discard == OUT_FORBIDDEN:
        return OUT_WITHOUT_DISCARD  # 7.6
    why = out_objection(t, house)
    if why != LEGAL:
        return why
    return LEGAL if has_quota(t, house, own_side(house, seat), quota(t, house)) else QUOTA_MISSING  # 7.1


@rule
def ask_objection(t: MeldingRecord, house: Any) -> int:
    """Why this seat may not ask to go out, or LEGAL."""
    if not asks(house):
        return NO_PARTNER if partners(house) == 0 else NOT_OFFERED  # 7.4
    if not on_foot(t):
        return NOT_ON_FOOT
    if t.answer != NOT_ASKED or (house.ask_permission == ONCE and t.has_asked[t.turn] == 1):
        return ALREADY_ASKED
    if not partners_ready(t, house):
        return PARTNER_NOT_READY  # 7.3
    return LEGAL if lays_out(t, house) else CANNOT_GO_OUT


@rule
def float_objection(t: MeldingRecord, house: Any) -> int:
    """Why this seat may not end its turn without a discard, or LEGAL. Who has one card and may not go out always may."""
    size = t.hand_size[t.turn]
    if not on_foot(t):
        return NOT_ON_FOOT
    if must_go_out(t, house):
        return MUST_GO_OUT
    if size == 0 or (size == 1 and (out_objection(t, house) != LEGAL or not lays_out(t, house))):
        return LEGAL  # 6.6
    if house.float == NO_FLOAT:
        return NOT_OFFERED  # 6.5
    return ONLY_WITH_ONE if house.float == FLOAT_SINGLE and size > 1 else LEGAL


# -- all legal moves, and playing one ------------------------------------------------------------------------------------------------------


@search
def legal(t: MeldingRecord, house: Any, out: Any) -> int:
    """The legal moves in ascending order."""
    if t.stage == CHOOSING or t.stage == ANSWERING:
        out[0], out[1] = (KEEP_FIRST, KEEP_SECOND) if t.stage == CHOOSING else (YES, NO)
        return 2
    found = 0
    if t.stage == DRAWING:
        for move in range(DRAW, TAKE_WITH_JOKER + 1):
            out[found] = move
            found += move == DRAW or take_objection(t, house, move) == LEGAL
        return found
    if lays_at_all(t, house):
        found = write_lays(t, house, out)
    for move in range(DISCARD, ADD_ALL):
        if (move >= ASK or t.hand[t.turn, move - DISCARD + FOUR] > 0) and move not in (KEEP_FIRST, KEEP_SECOND, YES, NO):
            out[found] = move
            found += ending_objection(t, house, move) == LEGAL
    for rank in range(RANKS):
        out[found] = ADD_ALL + rank
        found += t.hand[t.turn, FOUR + rank] > 1 and added_by_all(t, house, FOUR + rank) > 1
    return found


@rule
def lays_at_all(t: MeldingRecord, house: Any) -> bool:
    """Whether any lay can be legal: a side that is not down needs the points, or a stack that can be laid whole."""
    side = own_side(house, t.turn)
    if t.down[side] == 1 or needs_pile(t, house) or house.minimum_counts_pile_bonus or house.minimum_waived_if_stack_emptied:
        return True
    return bool(t.staged + best_points(t, house, side) >= t.minimum[side])


@search
def write_lays(t: MeldingRecord, house: Any, out: Any) -> int:
    """Write the legal lays in ascending order, return how many."""
    found = 0
    seat = t.turn
    wilds = int(t.hand[seat, TWO]) + int(t.hand[seat, JOKER])
    for move in range(NEW, DISCARD):
        meld = LAY_MELD[move]
        held = t.hand[seat, meld] >= LAY_NATURALS[move] and t.hand[seat, TWO] >= LAY_TWOS[move] and t.hand[seat, JOKER] >= LAY_JOKERS[move]
        if held and (LAY_TWOS[move] + LAY_JOKERS[move] <= wilds) and lay_objection(t, house, move) == LEGAL:
            out[found] = move
            found += 1
    return found


@search
def play(t: MeldingRecord, house: Any, move: int) -> None:
    """Make a legal move, with all that follows of itself."""
    if move >= ADD_ALL:
        lay_all(t, house, move - ADD_ALL + FOUR, added_by_all(t, house, move - ADD_ALL + FOUR))
    elif LAY_MELD[move] != NO_LAY:
        lay(t, house, move)
    elif move == DRAW:
        draw_cards(t, house)
    elif move <= TAKE_WITH_JOKER:
        take(t, house, move)
    elif move < ASK:
        discard(t, house, move - DISCARD + FOUR)
    elif move == ASK:
        ask(t, house)
    elif move in (YES, NO):
        answer(t, house, move == YES)
    elif move == FLOAT:
        float_turn(t, house)
    elif move == LAY_BLACK:
        lay_black_threes(t, house, black_number(t, house))
    elif move == LAY_RED:
        lay_red_three(t, house, t.turn)
    else:
        choose_stack(t, house, move - KEEP_FIRST + 1)
