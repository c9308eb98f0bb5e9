"""The deal (chapter 2 of the rulebook): the first packets and the floor, the bottom card that the dealer sees, and the later packets."""

from __future__ import annotations

from typing import Any

from ...cards.dialect import rule
from ...cards.faces import NO_CARD
from ...engine.match_record import DEAL
from ..fishing.rules import bury, clear_cards, deal_packets, draw, lay_stock, packet
from ..sides import next_seat, order_place
from .floor_cards import OPEN, add_to_floor, sweeps
from .house import FloorHouse, FloorSpecialReplacement
from .knowledge import special_bit
from .record import FloorRecord
from .scoring import close_deal, next_game

SPECIAL_TURNED = 1
FIRST_FLOOR = 4
ANY_SHUFFLED = 1 << 5
"""The bit of `shuffled_in` that stays when the next batch is dealt: in this deal cards were put back at places that nobody knows."""


@rule
def clear_table(t: FloorRecord, house: FloorHouse) -> None:
    """Empty the floor, the bottom card and all cards of the last deal."""
    clear_cards(t, house)
    for index in range(t.floor_size):
        t.floor[index] = NO_CARD
        t.choice[index] = OPEN
    for seat in range(house.seats):
        t.bottom_seen[seat] = 0
    for place in range(t.played_size):
        t.played[place] = NO_CARD
    t.playing[0] = t.aside[0] = t.bottom[0] = t.bottom_dealt[0] = NO_CARD
    t.floor_size = t.playing_size = t.played_size = t.aside_size = t.bottom_size = t.shuffled_in = 0
    t.bottom_under = t.bottom_holder = 0


@rule
def deal(t: FloorRecord, house: FloorHouse, order: Any) -> None:
    """Lay out a deal: the first packets, then four cards on the floor."""
    clear_table(t, house)
    next_game(t, house)
    lay_stock(t, house, order)
    if house.dealer_sees_bottom:
        show_dealer_bottom(t)
    deal_packets(t, house, house.hand_cards)  # 2.2
    place = order_place(order) if house.floor_special_replacement == FloorSpecialReplacement.SHUFFLED else 0
    while t.floor_size < FIRST_FLOOR and t.void == 0:
        turn_to_floor(t, house, place)  # 2.3
        place = place * 29 + 1 & 0xFFFFFF  # the same place again could be the top for ever


@rule
def show_dealer_bottom(t: FloorRecord) -> None:
    """Set the bottom card of the pack apart: the dealer has seen it."""
    t.bottom[0] = t.stock[0]  # 2.5
    t.bottom_size = 1
    t.bottom_seen[t.dealer] = 1
    for index in range(t.stock_size - 1):
        t.stock[index] = t.stock[index + 1]
    t.stock_size -= 1
    t.stock[t.stock_size] = NO_CARD


@rule
def turn_to_floor(t: FloorRecord, house: FloorHouse, place: int) -> None:
    """Turn the next card of the stock up to the floor; one with a power does not stay there."""
    card = draw(t)
    if not sweeps(house, card) or house.floor_special_replacement == FloorSpecialReplacement.NONE:
        add_to_floor(t, card)
    elif house.floor_special_replacement == FloorSpecialReplacement.REDEAL:
        clear_table(t, house)
        t.void = SPECIAL_TURNED  # 2.4
        t.phase = DEAL
    elif house.floor_special_replacement == FloorSpecialReplacement.SHUFFLED:
        put_back(t, card, place)
    else:
        bury(t, card)  # 2.4


@rule
def put_back(t: FloorRecord, card: int, place: int) -> None:
    """Put a card that all have seen into the stock, at a place that nobody knows."""
    under = place % (t.stock_size + t.bottom_size + 1)
    if t.bottom_size > 0:  # the card that the dealer has seen lies apart from the stock, above `bottom_under` cards
        if under <= t.bottom_under:
            t.bottom_under += 1
        else:
            under -= 1
    for above in range(t.stock_size, under, -1):
        t.stock[above] = t.stock[above - 1]
    t.stock[under] = card
    t.stock_size += 1
    t.shuffled_in |= special_bit(card)


@rule
def deal_on(t: FloorRecord, house: FloorHouse) -> None:
    """Deal the next packets, or end the deal when there are not enough cards for all."""
    t.shuffled_in = ANY_SHUFFLED if t.shuffled_in > 0 else 0
    left = t.stock_size + t.bottom_size
    size = packet(left, house, house.hand_cards)
    if size == 0:
        close_deal(t)
        return
    if t.bottom_size > 0 and left < (size + 1) * house.seats:
        return_bottom(t, house, size)
    deal_packets(t, house, size)  # 2.2
    t.last_batch = 1 if t.stock_size < house.seats else 0


@rule
def return_bottom(t: FloorRecord, house: FloorHouse, size: int) -> None:
    """Put the bottom card back into the stock for the last batch of `size` cards each, above those that were put under it.

    The dealer remembers it, in whatever hand it comes to lie or as a card that is left over. But a card that went back to a place that
    nobody knows may lie under it: then he cannot follow it.
    """
    under = t.stock_shown + t.bottom_under
    before = t.stock_size - under
    if t.shuffled_in == 0:
        t.bottom_dealt[0] = t.bottom[0]  # 7.2
        seat = next_seat(house, t.dealer)
        for _ in range(before // size if before < size * house.seats else 0):
            seat = next_seat(house, seat)
        t.bottom_holder = seat + 1 if before < size * house.seats else 0
    for index in range(t.stock_size, under, -1):
        t.stock[index] = t.stock[index - 1]
    t.stock[under] = t.bottom[0]
    t.stock_size += 1
    t.bottom[0] = NO_CARD
    t.bottom_size = t.bottom_under = 0
