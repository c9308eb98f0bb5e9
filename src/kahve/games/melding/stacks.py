"""Turns and stacks (chapters 3 and 6 of the rulebook): drawing, red threes, and what is picked up when a stack is played out."""

from __future__ import annotations

from ...cards.arrays import Array
from ...cards.dialect import rule
from ...cards.faces import NO_CARD
from ...engine.match_record import COUNT
from ..sides import next_seat
from .cards import KINDS, MELDS, RED_THREE
from .chance import next_number
from .house import DRAW_RADIX, MeldingHouse, RedThreePlay, StockOut, WildDiscardFreezes
from .players import by_deal, own_side
from .record import DRAWING, FOOT, KNEE, MELDING, NOT_ASKED, WHOLE, MeldingRecord


@rule
def on_foot(t: MeldingRecord) -> bool:
    """Whether the seat to move plays from its last stack."""
    return bool(t.stack[t.turn] == FOOT)


@rule
def begin_turn(t: MeldingRecord, house: MeldingHouse, seat: int) -> None:
    """Begin a seat's turn; before its first, its red threes are laid."""
    t.turn = seat
    t.stage = DRAWING
    t.answer = NOT_ASKED
    t.asker = 0
    if t.hand_size[seat] == 0:
        pick_up(t, house, seat)  # 6.2
    t.began_on_foot = int(t.stack[seat] == FOOT)
    t.begun[seat] = 1
    t.threw[seat] = NO_CARD
    if house.bury_same_turn == 0:
        note_piles(t, own_side(house, seat))  # 4.5
    lay_red_threes(t, house, seat)  # 3.5
    if house.wild_discard_freezes == WildDiscardFreezes.UNTIL_TURN and t.frozen_by == seat + 1:
        t.frozen_by = 0  # 5.10


@rule
def note_piles(t: MeldingRecord, side: int) -> None:
    """Note of which melds a side has piles as its turn begins: only under these may cards be put in it."""
    t.tuckable = t.tuckable_dirty = 0
    for meld in range(MELDS):
        t.tuckable |= int(t.clean[side, meld] + t.dirty[side, meld] > 0) << meld
        t.tuckable_dirty |= int(t.dirty[side, meld] > 0) << meld


@rule
def end_turn(t: MeldingRecord, house: MeldingHouse) -> None:
    """Pass the turn to the left, where the next seat begins by drawing."""
    if t.stack[t.turn] == FOOT and t.began_on_foot:
        t.foot_played[t.turn] = WHOLE
    begin_turn(t, house, next_seat(house, t.turn))


@rule
def end_deal(t: MeldingRecord) -> None:
    """End the play of the deal; its count comes next."""
    t.phase = COUNT


# -- the cards of a hand -------------------------------------------------------------------------------------------------------------------


@rule
def receive(t: MeldingRecord, seat: int, card: int) -> None:
    """Put a card into the hand of a seat."""
    t.hand[seat, card] += 1
    t.hand_size[seat] += 1


@rule
def give_up(t: MeldingRecord, seat: int, card: int, number: int) -> None:
    """Take `number` cards out of the hand; those that all know to be there go first."""
    t.hand[seat, card] -= number
    t.hand_size[seat] -= number
    t.known[seat, card] -= min(int(t.known[seat, card]), number)


@rule
def lay_on_table(t: MeldingRecord, side: int, card: int, number: int) -> None:
    """Put `number` cards with what a side has on the table."""
    t.on_table[side, card] += number
    t.table_size[side] += number


@rule
def lay_red_threes(t: MeldingRecord, house: MeldingHouse, seat: int) -> None:
    """Lay the red threes of a hand and draw as many cards, as long as there are any."""
    while house.red3_play == RedThreePlay.LAID and t.hand[seat, RED_THREE] > 0:
        lay_red_three(t, house, seat)  # 3.5


@rule
def lay_red_three(t: MeldingRecord, house: MeldingHouse, seat: int) -> None:
    """Lay one red three and replace it from the stock, if that has a card."""
    give_up(t, seat, RED_THREE, 1)
    lay_on_table(t, own_side(house, seat), RED_THREE, 1)
    if t.stock_size > 0:
        receive(t, seat, draw(t))  # 3.6


@rule
def could_hold(t: MeldingRecord, house: MeldingHouse, seat: int, card: int) -> bool:
    """Whether the course of the deal leaves it open that this seat holds this card.

    Red threes are laid as soon as a turn has begun.
    """
    return bool(card != RED_THREE or house.red3_play != RedThreePlay.LAID or t.begun[seat] == 0)  # 3.5


@rule
def seen(t: MeldingRecord, house: MeldingHouse) -> int:
    """A number that changes where the seat to move sees new cards, and where the turn passes."""
    return (int(t.stock_size) * 8 + int(t.turn)) * 4 + int(t.stack[t.turn])


# -- from one stack to the next ------------------------------------------------------------------------------------------------------------


@rule
def pick_up(t: MeldingRecord, house: MeldingHouse, seat: int) -> None:
    """Pick up the next stack, if there is one."""
    t.threw[seat] = NO_CARD
    if t.knee_size[seat] > 0:
        t.stack[seat] = KNEE
        for card in range(KINDS):
            t.hand[seat, card], t.knee[seat, card] = t.knee[seat, card], 0
        t.hand_size[seat], t.knee_size[seat] = t.knee_size[seat], 0
    elif t.foot_size[seat] > 0:
        pick_up_foot(t, seat)
    lay_red_threes(t, house, seat)


@rule
def pick_up_foot(t: MeldingRecord, seat: int) -> None:
    """Pick up the foot; a card that all know to be in it is known to be in the hand now."""
    t.stack[seat] = FOOT
    for card in range(KINDS):
        t.hand[seat, card], t.foot[seat, card] = t.foot[seat, card], 0
        t.known[seat, card], t.foot_known[seat, card] = t.foot_known[seat, card], 0
    t.hand_size[seat], t.foot_size[seat] = t.foot_size[seat], 0


# -- drawing -------------------------------------------------------------------------------------------------------------------------------


@rule
def draw(t: MeldingRecord) -> int:
    """Take the top card off the stock."""
    t.stock_size -= 1
    card = t.stock[t.stock_size]
    t.stock[t.stock_size] = NO_CARD
    return int(card)


@rule
def draw_number(t: MeldingRecord, house: MeldingHouse) -> int:
    """How many cards are drawn from the stock."""
    return by_deal(t, house.draw_count, DRAW_RADIX)  # 3.2


@rule
def draw_cards(t: MeldingRecord, house: MeldingHouse) -> None:
    """Draw from the stock; where it has too few cards the deal ends, if the house has no other way."""
    number = draw_number(t, house)
    if house.stock_out == StockOut.RESHUFFLE and t.stock_size < number:
        reshuffle(t)  # 7.8
    if t.box_size > 0 and t.stock_size < number:
        add_pack(t)  # 7.8
    if house.stock_out == StockOut.LAST_CARD:
        number = min(number, max(1, t.stock_size))
    if t.stock_size < number:
        end_deal(t)  # 7.8
        return
    for _ in range(number):
        receive(t, t.turn, draw(t))  # 3.2
    lay_red_threes(t, house, t.turn)
    t.stage = MELDING


@rule
def reshuffle(t: MeldingRecord) -> None:
    """Put all of the discard pile but its top card under the stock, shuffled."""
    under = t.discard_size - 1
    if under < 1:
        return
    put_under(t, t.discard, under)
    t.discard[0], t.discard[under] = t.discard[under], NO_CARD
    t.discard_size = 1


@rule
def add_pack(t: MeldingRecord) -> None:
    """Put the pack that lies aside under the stock, shuffled."""
    put_under(t, t.box, int(t.box_size))
    t.box_size = 0


@rule
def put_under(t: MeldingRecord, cards: Array, number: int) -> None:
    """Move the first cards of a list under the stock, shuffled in an order that nobody knows."""
    for place in range(t.stock_size - 1, -1, -1):
        t.stock[place + number] = t.stock[place]
    for place in range(number):
        t.stock[place], cards[place] = cards[place], NO_CARD
    t.stock_size += number
    mix(t, number)


@rule
def mix(t: MeldingRecord, size: int) -> None:
    """Shuffle the first cards of the stock by a number that nobody knows, since it follows from all hands and feet."""
    number = 1
    for seat in range(t.hand_size.size):
        for card in range(KINDS):
            number = (number * 31 + int(t.hand[seat, card]) + 7 * int(t.foot[seat, card])) & 0xFFFFFF
    for last in range(size - 1, 0, -1):
        number = next_number(number)
        place = (number >> 8) % (last + 1)
        t.stock[last], t.stock[place] = t.stock[place], t.stock[last]
