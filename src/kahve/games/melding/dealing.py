"""The deal (chapter 2 of the rulebook): the stacks, the first discard, and the choice between two stacks where the house has that."""

from __future__ import annotations

from ...cards.arrays import Array
from ...cards.dialect import rule
from ...cards.faces import NO_CARD
from ...engine.match_record import PLAY
from ..sides import next_seat
from .cards import BLACK_THREE, FIVE, IN_PACK, JOKER, KINDS, RED_THREE, SEVEN
from .chance import next_number, number_of
from .house import BY_SCORE, MINIMUM_RADIX, MeldingHouse, PassFootLeft, StockOut, UpcardPutback
from .players import by_deal, deal_step, is_wild, sides_of
from .record import CHOOSING, FOOT, HAND, MeldingRecord
from .stacks import begin_turn, draw
from .values import MINIMUMS, STACKS, THRESHOLDS

PUT_BACK_MOST = 400
"""More cards are never turned up for a first discard."""


@rule
def clear_table(t: MeldingRecord) -> None:
    """Put everything of the last deal away."""
    t.hand[:] = t.knee[:] = t.foot[:] = t.known[:] = t.knee_known[:] = t.foot_known[:] = t.on_table[:] = 0
    t.naturals[:] = t.twos[:] = t.jokers[:] = t.clean[:] = t.dirty[:] = t.top[:] = 0
    t.hand_size[:] = t.knee_size[:] = t.foot_size[:] = t.stack[:] = t.begun[:] = t.foot_played[:] = t.has_asked[:] = t.kept[:] = 0
    t.threw[:] = t.down[:] = t.table_size[:] = t.stock[:] = t.discard[:] = t.box[:] = t.sheet[:] = 0
    t.stock_size = t.discard_size = t.staged = t.set_aside = t.frozen_by = t.went_out = t.asker = t.answer = t.began_on_foot = 0
    t.tuckable = t.tuckable_dirty = t.box_size = 0


@rule
def deal(t: MeldingRecord, house: MeldingHouse, order: Array) -> None:
    """Lay out a deal: the stacks, then the first discard."""
    clear_table(t)
    t.deals += 1
    t.target = house.target
    t.phase = PLAY
    for place in range(order.size):
        t.stock[order.size - 1 - place] = order[place]
    t.stock_size = order.size
    if house.stock_out == StockOut.PACK_ADDED:
        put_pack_aside(t, house)  # 7.8
    set_minimums(t, house)
    deal_stacks(t, house)
    turn_up(t, house, number_of(order))
    if house.pass_foot_left != PassFootLeft.OFF:
        begin_choosing(t, house)  # 2.6
    else:
        begin_turn(t, house, next_seat(house, t.dealer))  # 2.1


@rule
def put_pack_aside(t: MeldingRecord, house: MeldingHouse) -> None:
    """Put a pack aside that is added to the stock when it runs low."""
    for card in range(KINDS):
        for _ in range(house.jokers_per_deck if card == JOKER else IN_PACK[card]):
            t.box[t.box_size] = card
            t.box_size += 1


@rule
def set_minimums(t: MeldingRecord, house: MeldingHouse) -> None:
    """Set the points of every side's first meld."""
    for side in range(sides_of(house)):
        step = deal_step(t, MINIMUMS.size - 1)
        if house.minimum == BY_SCORE:
            step = 0
            for threshold in range(THRESHOLDS.size):
                step += t.scores[side] >= THRESHOLDS[threshold]
        t.minimum[side] = MINIMUMS[MINIMUMS.size - 1 if t.raised else step]  # 4.7 9.3
        if house.minimum > 0 and t.raised == 0:
            t.minimum[side] = 5 * (by_deal(t, house.minimum, MINIMUM_RADIX) - 1)


@rule
def deal_stacks(t: MeldingRecord, house: MeldingHouse) -> None:
    """Deal everybody the hand, then the knee and the foot; where stacks are chosen nobody looks at them yet."""
    for stack in range(3):
        seat = t.dealer
        for _ in range(house.seats):
            seat = next_seat(house, seat)
            for _ in range(STACKS[house.stacks, stack]):
                deal_card(t, house, seat, stack)  # 2.2


@rule
def deal_card(t: MeldingRecord, house: MeldingHouse, seat: int, stack: int) -> None:
    """Deal the top card of the stock to a stack."""
    card = draw(t)
    t.top[seat, 1 if stack == FOOT else 0] = card if house.pass_foot_left != PassFootLeft.OFF else NO_CARD
    if stack == HAND and house.pass_foot_left == PassFootLeft.OFF:
        t.hand[seat, card] += 1
        t.hand_size[seat] += 1
    elif stack == FOOT:
        t.foot[seat, card] += 1
        t.foot_size[seat] += 1
    else:
        t.knee[seat, card] += 1
        t.knee_size[seat] += 1


# -- the first discard ---------------------------------------------------------------------------------------------------------------------


@rule
def stays_up(house: MeldingHouse, card: int) -> bool:
    """Whether a card turned up stays as the first discard."""
    row = house.upcard_putback
    if is_wild(card):
        return bool(row == UpcardPutback.THREES_ONLY)  # 2.4
    if card == BLACK_THREE:
        return bool(row == UpcardPutback.AND_FIVES_AND_SEVENS or row < UpcardPutback.AND_BLACK_THREES)
    if card in (FIVE, SEVEN):
        return bool(row != UpcardPutback.AND_FIVES_AND_SEVENS and row != UpcardPutback.AND_BLACK_THREES_FIVES_AND_SEVENS)
    return bool(card != RED_THREE)


@rule
def turn_up(t: MeldingRecord, house: MeldingHouse, number: int) -> None:
    """Turn up the first discard; what may not stay is covered, or goes back into the stock at a place that `number` says."""
    tries = 0
    while t.discard_size == 0 or not stays_up(house, t.discard[t.discard_size - 1]):
        if t.stock_size == 0 or tries == PUT_BACK_MOST:
            return
        if t.discard_size > 0 and house.upcard_special_stays == 0:
            put_back(t, (number >> 7) % (t.stock_size + 1))  # 2.4
            number = next_number(number)
        t.discard[t.discard_size] = draw(t)
        t.discard_size += 1
        tries += 1


@rule
def put_back(t: MeldingRecord, place: int) -> None:
    """Put the card turned up back into the stock, above `place` cards."""
    t.discard_size -= 1
    card = t.discard[t.discard_size]
    t.discard[t.discard_size] = NO_CARD
    for above in range(t.stock_size, place, -1):
        t.stock[above] = t.stock[above - 1]
    t.stock[place] = card
    t.stock_size += 1


# -- choosing between two stacks -----------------------------------------------------------------------------------------------------------


@rule
def begin_choosing(t: MeldingRecord, house: MeldingHouse) -> None:
    """Let everybody choose, from the dealer's left, by the top cards that all see; what they choose is shown when all have."""
    t.stage = CHOOSING
    t.turn = next_seat(house, t.dealer)
    for seat in range(house.seats):
        t.knee_known[seat, t.top[seat, 0]] = t.foot_known[seat, t.top[seat, 1]] = 1


@rule
def choose_stack(t: MeldingRecord, house: MeldingHouse, stack: int) -> None:
    """Note which stack the seat keeps; after the last one all are passed."""
    t.kept[t.turn] = stack
    t.turn = next_seat(house, t.turn)
    if t.turn == next_seat(house, t.dealer):
        for seat in range(house.seats):
            sort_stacks(t, house, seat)
        for seat in range(house.seats - 1, 0, -1):
            if house.pass_foot_left == PassFootLeft.FOOT:
                exchange_feet(t, seat, seat - 1)
            else:
                exchange_hands(t, seat, seat - 1)
        for seat in range(house.seats):
            look_at_hand(t, seat)
        begin_turn(t, house, next_seat(house, t.dealer))


@rule
def sort_stacks(t: MeldingRecord, house: MeldingHouse, seat: int) -> None:
    """Put the stack that becomes a hand where the first lay and the one that becomes a foot where the second lay."""
    if (t.kept[seat] == 2) == (house.pass_foot_left == PassFootLeft.FOOT):
        t.top[seat, 0], t.top[seat, 1] = t.top[seat, 1], t.top[seat, 0]
        t.knee_size[seat], t.foot_size[seat] = t.foot_size[seat], t.knee_size[seat]
        for card in range(KINDS):
            t.knee[seat, card], t.foot[seat, card] = t.foot[seat, card], t.knee[seat, card]
    t.kept[seat] = 0


@rule
def exchange_feet(t: MeldingRecord, seat: int, other: int) -> None:
    """Exchange the feet of two seats."""
    t.top[seat, 1], t.top[other, 1] = t.top[other, 1], t.top[seat, 1]
    t.foot_size[seat], t.foot_size[other] = t.foot_size[other], t.foot_size[seat]
    for card in range(KINDS):
        t.foot[seat, card], t.foot[other, card] = t.foot[other, card], t.foot[seat, card]


@rule
def exchange_hands(t: MeldingRecord, seat: int, other: int) -> None:
    """Exchange the stacks of two seats that become their hands."""
    t.top[seat, 0], t.top[other, 0] = t.top[other, 0], t.top[seat, 0]
    t.knee_size[seat], t.knee_size[other] = t.knee_size[other], t.knee_size[seat]
    for card in range(KINDS):
        t.knee[seat, card], t.knee[other, card] = t.knee[other, card], t.knee[seat, card]


@rule
def look_at_hand(t: MeldingRecord, seat: int) -> None:
    """Take up the hand; all know one card of it and one of the foot."""
    for card in range(KINDS):
        t.hand[seat, card], t.knee[seat, card] = t.knee[seat, card], 0
        t.knee_known[seat, card] = t.foot_known[seat, card] = 0
    t.hand_size[seat], t.knee_size[seat] = t.knee_size[seat], 0
    t.known[seat, t.top[seat, 0]] = t.foot_known[seat, t.top[seat, 1]] = 1
    t.top[seat, 0] = t.top[seat, 1] = NO_CARD
