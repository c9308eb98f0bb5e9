"""Taking the pile (chapter 5 of the rulebook)."""

from __future__ import annotations

from ...cards.dialect import rule, search
from ...cards.faces import NO_CARD
from ...engine.match_record import LEGAL
from . import reasons
from .cards import JOKER, RED_THREE, TWO, WILD
from .going_out import least_kept
from .house import MeldingHouse, RedThreePlay, WildDiscardFreezes, WildTopTakeable
from .laying import after_lay, close_pile, is_enough, lay_from_hand, needs_pile, open_size, put_into_meld, value_of
from .layouts import PILE, can_close_pile, can_lay_whole, fits_meld, open_meld, wild_limit
from .melds import best_points
from .moves import TAKE, TAKE_WITH_JOKER, TAKE_WITH_TWO
from .players import is_three, is_wild, own_side
from .record import FOOT, MELDING, MeldingRecord
from .stacks import lay_on_table, on_foot


@rule
def top_card(t: MeldingRecord) -> int:
    """The top card of the discard pile, NO_CARD when there is none."""
    return int(t.discard[t.discard_size - 1]) if t.discard_size > 0 else NO_CARD


@rule
def meld_of(card: int) -> int:
    """The meld to which a card goes by itself."""
    return WILD if is_wild(card) else card


@rule
def take_number(t: MeldingRecord, house: MeldingHouse) -> int:
    """How many cards of the pile are taken, the top one included."""
    whole = house.take_count == 0 or (house.foot_takes_whole_pile and t.stack[t.turn] == FOOT)  # 5.6
    return int(t.discard_size) if whole else min(int(house.take_count), t.discard_size)  # 5.4


@rule
def received(t: MeldingRecord, house: MeldingHouse) -> int:
    """How many cards beneath the top one would come into the hand: red threes are laid."""
    number = 0
    for place in range(t.discard_size - take_number(t, house), t.discard_size - 1):
        number += t.discard[place] != RED_THREE or house.red3_play != RedThreePlay.LAID
    return number


# -- the three cards, and those that complete a meld ---------------------------------------------------------------------------------------


@rule
def adds_to_meld(t: MeldingRecord, house: MeldingHouse) -> bool:
    """Whether the top card may simply be added to an open meld of the side."""
    card = top_card(t)
    meld, side = meld_of(card), own_side(house, t.turn)
    if house.foot_take_on_meld == 0 or not on_foot(t) or open_size(t, side, meld) == 0:
        return False
    return house.wild_discard_freezes != WildDiscardFreezes.UNTIL_PAIR or t.frozen_by == 0  # 5.7


@rule
def matching(move: int) -> int:
    """How many cards like the top one a take needs from the hand; beside one a wild card goes."""
    return 2 if move == TAKE else 1  # 5.2 5.9


@rule
def to_fill(t: MeldingRecord, house: MeldingHouse) -> int:
    """How many cards complete an open meld to which the three cards do not fit."""
    size = open_size(t, own_side(house, t.turn), meld_of(top_card(t)))
    return PILE - size if size > PILE - 3 else 0  # 5.3


@rule
def fill_twos(t: MeldingRecord, house: MeldingHouse, move: int) -> int:
    """How many twos of the hand go into the open meld that is completed: where natural cards are short, or it is of wild cards."""
    card, seat = top_card(t), t.turn
    fill = to_fill(t, house)
    if is_wild(card):
        spare = int(t.hand[seat, TWO]) - (2 if card == TWO else 0)
        return min(fill, spare)
    short = max(0, fill - max(0, int(t.hand[seat, card]) - matching(move)))
    return min(short, int(t.hand[seat, TWO]) - (1 if move == TAKE_WITH_TWO else 0)) if house.claim_fill_wild else 0


@rule
def fill_jokers(t: MeldingRecord, house: MeldingHouse, move: int) -> int:
    """How many jokers of the hand go into the open meld that is completed, when twos are short."""
    card, seat = top_card(t), t.turn
    if is_wild(card):
        spare = int(t.hand[seat, JOKER]) - (2 if card == JOKER else 0)
        return min(to_fill(t, house) - fill_twos(t, house, move), spare)
    short = max(0, to_fill(t, house) - max(0, int(t.hand[seat, card]) - matching(move))) - fill_twos(t, house, move)
    return min(short, int(t.hand[seat, JOKER]) - (1 if move == TAKE_WITH_JOKER else 0)) if house.claim_fill_wild else 0


# -- objections ----------------------------------------------------------------------------------------------------------------------------


@search
def take_objection(t: MeldingRecord, house: MeldingHouse, move: int) -> int:
    """Why this seat may not take the pile, or LEGAL."""
    card = top_card(t)
    if move != TAKE and house.take_with_one_wild == 0:
        return reasons.NOT_OFFERED  # 5.9
    if card == NO_CARD:
        return reasons.NO_PILE
    if is_three(card):
        return reasons.TOP_IS_THREE  # 5.2
    if t.frozen_by > 0 and (house.wild_discard_freezes != WildDiscardFreezes.UNTIL_PAIR or move != TAKE or is_wild(card)):
        return reasons.FROZEN  # 5.10
    if house.take_needs_down and t.down[own_side(house, t.turn)] == 0:
        return reasons.MUST_BE_DOWN  # 5.8
    if is_wild(card) and (house.wild_top_takeable == WildTopTakeable.NEVER or house.wild_melds == 0):
        return reasons.TOP_IS_WILD  # 5.2
    if move == TAKE and adds_to_meld(t, house):
        return adding_objection(t, house)
    why = cards_objection(t, house, move)
    return why if why != LEGAL else claim_objection(t, house, move)


@rule
def adding_objection(t: MeldingRecord, house: MeldingHouse) -> int:
    """Why the top card may not be added to the open meld by a player on the foot, or LEGAL."""
    card, side = top_card(t), own_side(house, t.turn)
    if not is_wild(card) or open_size(t, side, WILD) > 0:
        remaining = t.hand_size[t.turn] + received(t, house)
        return LEGAL if remaining >= least_kept(house) else reasons.MUST_KEEP  # 5.7 5.5
    return reasons.NEED_PAIR


@rule
def cards_objection(t: MeldingRecord, house: MeldingHouse, move: int) -> int:
    """Why the hand does not have what it takes, or LEGAL."""
    card, seat = top_card(t), t.turn
    side, meld = own_side(house, seat), meld_of(card)
    if t.hand[seat, card] < matching(move) or (move != TAKE and is_wild(card)):
        return reasons.NEED_PAIR  # 5.2
    wild = TWO if move == TAKE_WITH_TWO else JOKER
    if move != TAKE and t.hand[seat, wild] == 0:
        return reasons.NOT_HELD
    filled = 0 if is_wild(card) else min(to_fill(t, house), int(t.hand[seat, card]) - matching(move))
    if filled + fill_twos(t, house, move) + fill_jokers(t, house, move) < to_fill(t, house):
        return reasons.OPEN_MELD_TOO_LONG  # 5.3
    wilds = open_meld(t, side, meld).wilds
    wilds += fill_twos(t, house, move) + fill_jokers(t, house, move)
    if not is_wild(card) and to_fill(t, house) > 0 and wilds > wild_limit(house, meld, PILE):
        return reasons.TOO_MANY_WILDS
    return block_objection(t, house, move)


@rule
def block_objection(t: MeldingRecord, house: MeldingHouse, move: int) -> int:
    """Why the three cards cannot lie together in a meld of their own or in the open one, or LEGAL."""
    card, side = top_card(t), own_side(house, t.turn)
    meld = meld_of(card)
    if meld == WILD or move == TAKE:
        return LEGAL
    begun = open_size(t, side, meld) > 0 and to_fill(t, house) == 0
    naturals = 2 + (int(t.naturals[side, meld]) if begun else 0)
    wilds = 1 + (open_meld(t, side, meld).wilds if begun else 0)
    return LEGAL if fits_meld(house, meld, naturals, wilds) else reasons.TOO_MANY_WILDS


@rule
def claim_objection(t: MeldingRecord, house: MeldingHouse, move: int) -> int:
    """Why taking would leave too few cards on the foot or too few points for the first meld, or LEGAL."""
    remaining = t.hand_size[t.turn] - 2 - to_fill(t, house) + received(t, house)
    if on_foot(t) and remaining < least_kept(house):
        return reasons.MUST_KEEP  # 5.5
    if t.down[own_side(house, t.turn)] == 1:
        return LEGAL
    return LEGAL if claim_is_enough(t, house, move) else reasons.BELOW_MINIMUM  # 5.5


@search
def claim_is_enough(t: MeldingRecord, house: MeldingHouse, move: int) -> bool:
    """Whether the top card, what is laid with it and what the hand can lay besides make a first meld. The cards beneath do not count."""
    seat, card = t.turn, top_card(t)
    side = own_side(house, seat)
    meld = meld_of(card)
    in_hand = t.hand[seat].copy()
    t.hand[seat, card] -= matching(move)
    put_into_meld(t, side, meld, card, matching(move) + 1)
    points = value_of(house, card) * (matching(move) + 1)
    if move != TAKE:
        wild = TWO if move == TAKE_WITH_TWO else JOKER
        t.hand[seat, wild] -= 1
        put_into_meld(t, side, meld, wild, 1)
        points += value_of(house, wild)
    enough = best_is_pile(t, house, side) or is_enough(t, house, side, points + best_points(t, house, side))
    enough = enough or (house.minimum_waived_if_stack_emptied != 0 and can_lay_whole(t, house, side, seat))
    t.hand[seat] = in_hand
    t.naturals[side, meld] = t.twos[side, meld] = t.jokers[side, meld] = 0
    return bool(enough)


@rule
def best_is_pile(t: MeldingRecord, house: MeldingHouse, side: int) -> bool:
    """Whether the first meld has to be a pile and can be one."""
    return bool(needs_pile(t, house) and can_close_pile(t, house, side, t.turn))  # 4.7


# -- the act -------------------------------------------------------------------------------------------------------------------------------


@search
def take(t: MeldingRecord, house: MeldingHouse, move: int) -> None:
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
def fill(t: MeldingRecord, house: MeldingHouse, move: int) -> None:
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
