"""Pisti, in partnership and for two or three. A number in the margin is a paragraph of the rulebook."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from ....cards.dialect import rule
from ....cards.faces import JACK, NO_CARD, rank
from ....cards.hands import with_card
from ....engine.house import choice, house, number, yes_no
from ....engine.record import record
from ...fishing import rules as fishing
from ...fishing.house import Direction, FishingHouse, direction_row, last_card_row, target_row, teams_row
from ...fishing.values import FOUR_ACES_FOUR_JACKS as POINTS
from ...sides import next_seat, side_of
from ..positions import INVARIANTS as OF_THE_PILE
from ..positions import deals_out, last_packet, of_packets
from ..record import PileRecord
from ..rules import captures, close_deal, open_deal, pair_bonus, put_down, top, turn_up, void_deal

FOUR_JACKS, BOTTOM_JACK, TURNED_JACK = 1, 2, 3
TOTAL = fishing.BONUS + 1

KITTY, PACKET = 4, 4


class KittyView(IntEnum):
    """The seats that may look at the kitty once it is taken."""

    TEAM = 0
    TAKER = 1
    NOBODY = 2
    ALL = 3


class BottomJack(IntEnum):
    """What becomes of a jack that is shown at the bottom of the pack."""

    STAYS = 0
    CUT_AGAIN = 1
    CUTTER_KEEPS = 2
    CUTTER_GOES_ON = 3


class TurnUpJack(IntEnum):
    """What becomes of a jack that is turned up to start the pile."""

    NEXT_KITTY = 0
    BOTTOM = 1
    REDEAL = 2
    STAYS = 3


@house
class House(FishingHouse):
    """The house rules of Pisti."""

    seats: int = number(2, 4, default=4, paragraph="1.2")
    teams: int = teams_row(True)
    target: int = target_row(151, 51, 100, 101, 121, 151, 201)
    direction: int = direction_row(Direction.COUNTERCLOCKWISE)
    bonus_on_last_card: int = last_card_row(False)
    kitty_view: int = choice(KittyView, paragraph="7.2")
    first_sees_kitty: int = yes_no(False, paragraph="7.2")
    bottom_card_exposed: int = yes_no(True, paragraph="2.4")
    bottom_jack: int = choice(BottomJack, paragraph="2.5")
    turn_up_jack: int = choice(TurnUpJack, paragraph="2.6")


@record(SEATS=4, SIDES=4, DECK=52, ITEMS=5)
class Record(PileRecord):
    """The record of Pisti."""


# -- 2: the deal ---------------------------------------------------------------------------------------------------------------------------


@rule
def deal(t: Record, house: House, order: Any) -> None:
    """Lay out a deal: bottom card, kitty, start card, first packets."""
    open_deal(t, house, order)
    show_bottom(t, house)
    if t.void == 0:
        lay_kitty(t)
        turn_start_card(t, house)
    if t.void == 0:
        deal_first_packets(t, house)
        if house.first_sees_kitty:
            t.kitty_seen[t.turn] = 1  # 7.2


@rule
def show_bottom(t: Record, house: House) -> None:
    """Show the bottom card to all; by house rule a jack there makes the deal void."""
    if house.bottom_card_exposed == 0:
        return
    t.stock_shown = 1  # 2.4
    if rank(t.stock[0]) == JACK and house.bottom_jack == BottomJack.CUT_AGAIN:
        void_deal(t, house, BOTTOM_JACK)  # 2.5


@rule
def cutter(t: Record, house: House) -> int:
    """The seat before the dealer, which cuts the pack."""
    return t.dealer - 1 if t.dealer > 0 else house.seats - 1


@rule
def lay_kitty(t: Record) -> None:
    """Put four cards face down on the table."""
    for place in range(KITTY):
        t.kitty[place] = fishing.draw(t)  # 2.3
    t.kitty_size = KITTY
    t.under = KITTY


@rule
def turn_start_card(t: Record, house: House) -> None:
    """Turn up kitty cards, the last one dealt first, until one that is not a jack lies on top."""
    turn_kitty_card(t)
    while rank(top(t)) == JACK and t.void == 0 and house.turn_up_jack != TurnUpJack.STAYS:
        if house.turn_up_jack == TurnUpJack.REDEAL:
            void_deal(t, house, TURNED_JACK)  # 2.6
        elif house.turn_up_jack == TurnUpJack.BOTTOM:
            replace_start_card(t)
        elif t.kitty_size == 0:
            void_deal(t, house, FOUR_JACKS)
        else:
            turn_kitty_card(t)


@rule
def turn_kitty_card(t: Record) -> None:
    """Turn the last kitty card over onto the pile."""
    t.kitty_size -= 1
    t.under -= 1
    turn_up(t, t.kitty[t.kitty_size])
    t.kitty[t.kitty_size] = NO_CARD


@rule
def replace_start_card(t: Record) -> None:
    """Put the jack on the pile under the stock and turn up the next stock card instead."""
    t.laid_size -= 1
    fishing.bury(t, t.laid[t.laid_size])
    turn_up(t, fishing.draw(t))


@rule
def deal_first_packets(t: Record, house: House) -> None:
    """Deal four cards each; a cutter who keeps a bottom jack is dealt one card less for it."""
    if house.bottom_card_exposed and house.bottom_jack >= BottomJack.CUTTER_KEEPS:
        keep_bottom_jacks(t, house, cutter(t, house))  # 2.5
    seat = t.dealer
    for _ in range(house.seats):  # 2.2
        seat = next_seat(house, seat)
        fishing.deal_cards(t, seat, PACKET - t.hand_size[seat])


@rule
def keep_bottom_jacks(t: Record, house: House, seat: int) -> None:
    """Give the jack shown at the bottom to a seat, and where the house goes on, each that is shown after it."""
    goes_on = house.bottom_jack == BottomJack.CUTTER_GOES_ON
    while t.stock_shown > 0 and rank(t.stock[t.stock_shown - 1]) == JACK and (goes_on or t.hand_size[seat] == 0):
        keep_bottom_jack(t, seat)
        t.stock_shown += int(goes_on)


@rule
def keep_bottom_jack(t: Record, seat: int) -> None:
    """Move the exposed bottom card into a hand, where all know it to be."""
    bottom = t.stock_shown - 1
    card = int(t.stock[bottom])
    for place in range(bottom, t.stock_size - 1):
        t.stock[place] = t.stock[place + 1]
    t.stock_size -= 1
    t.stock_shown -= 1
    t.stock[t.stock_size] = NO_CARD
    t.hand[seat] = with_card(t.hand[seat], t.hand_size[seat], card)
    t.hand_size[seat] += 1
    t.in_hands += 1
    fishing.know(t, seat, card)


# -- 3: the play --------------------------------------------------------------------------------------------------------------------------


@rule
def play(t: Record, house: House, move: int) -> None:
    """Play a card, give the kitty to the first capture, and deal the next packets when the hands are empty."""
    seat = t.turn
    captured = captures(t, move)
    put_down(t, house, move, captured, pair_bonus(t, house, move) if captured else 0)
    if t.under > 0 and t.last_taker > 0:
        take_kitty(t, house, seat)  # 3.5
    if t.in_hands == 0:
        deal_on(t, house)


@rule
def take_kitty(t: Record, house: House, seat: int) -> None:
    """Give the face-down cards to a seat, and let those look who may."""
    t.under = 0
    t.kitty_taker = seat + 1
    sides = fishing.sides_in_teams(house)
    for other in range(house.seats):  # 7.2
        if house.kitty_view == KittyView.ALL or (house.kitty_view == KittyView.TEAM and side_of(other, sides) == side_of(seat, sides)):
            t.kitty_seen[other] = 1
    if house.kitty_view == KittyView.TAKER:
        t.kitty_seen[seat] = 1


@rule
def deal_on(t: Record, house: House) -> None:
    """Deal the next packets of four, or end the deal when the stock is empty."""
    if t.stock_size == 0:
        close_deal(t)
        return
    fishing.deal_packets(t, house, fishing.packet(t.stock_size, house, PACKET))  # 2.2
    t.last_batch = 1 if t.stock_size == 0 else 0


# -- 5: the count ------------------------------------------------------------------------------------------------------------------------


@rule
def score(t: Record, house: House) -> None:
    """Count the deal, with the kitty for the side that took it."""
    sides = fishing.sides_in_teams(house)
    fishing.clear_sheet(t)
    fishing.count_tricks(t, sides, t.pile_start, POINTS[house.card_points], True)  # 5.2
    count_kitty(t, house, sides)
    fishing.score_most_cards(t, house, sides)
    fishing.add_up(t, house, sides, TOTAL)


@rule
def count_kitty(t: Record, house: House, sides: int) -> None:
    """Count the kitty for the side that took it, and show it to all."""
    for seat in range(house.seats):
        t.kitty_seen[seat] = 1  # 7.2
    if t.kitty_taker > 0:
        side = side_of(t.kitty_taker - 1, sides)
        t.sheet[side, fishing.CARD_COUNT] += t.kitty_size
        for place in range(t.kitty_size):
            t.sheet[side, fishing.CARD_POINTS] += int(POINTS[house.card_points, t.kitty[place]])


# -- positions -----------------------------------------------------------------------------------------------------------------------


def is_last_packet(house: House, t: Record) -> bool:
    """Whether the stock is used up."""
    return t.stock_size == 0


INVARIANTS = *OF_THE_PILE, *of_packets(PACKET), deals_out(PACKET, lambda house: 0), last_packet(is_last_packet)
