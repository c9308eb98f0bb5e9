"""Foxtrot, for two to twelve with two to four packs. A number in the margin is a paragraph of the rulebook."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from ....cards.dialect import rule
from ....cards.faces import ACE, JACK, QUEEN_OF_SPADES, TEN, rank
from ....engine.house import choice, house, number, one_of, yes_no
from ....engine.record import record
from ...fishing.house import FishingHouse, target_row, teams_row
from ...fishing.rules import BONUS, add_up, clear_sheet, count_tricks, deal_packets, draw, packet, score_most_cards, sides_in_teams
from ...fishing.values import table
from ...sides import next_seat
from ..positions import INVARIANTS as OF_THE_PILE
from ..positions import last_packet, of_packets
from ..record import PileRecord
from ..rules import captures, close_deal, is_lone_capture, lay_leftover_stock, open_deal, pair_bonus, put_down, sweep, top, turn_up

TOTAL = BONUS + 1
PACKET = 8
BY_PLAYERS = 0

POINTS = table({TEN: 10, ACE: 1, JACK: 1}, {QUEEN_OF_SPADES: -20})


class Upcard(IntEnum):
    """With which hands a card is turned up."""

    EVERY_HAND = 0
    FIRST_HAND = 1


class HandSweep(IntEnum):
    """When the pile goes to the player who took last."""

    AFTER_HAND = 0
    AT_END = 1


@house
class House(FishingHouse):
    """The house rules of Foxtrot."""

    seats: int = number(2, 12, default=4, paragraph="1.2")
    packs: int = one_of(BY_PLAYERS, 2, 3, 4, default="by_players", paragraph="1.1", words={BY_PLAYERS: "by_players"})
    teams: int = teams_row(False)
    target: int = target_row(150, 51, 100, 101, 121, 150, 151, 200, 201, 300, 400)
    ten_on_ten_bonus: int = one_of(10, 20, default=20, paragraph="4.7")
    bonus_on_first_card: int = yes_no(True, paragraph="4.6")
    most_cards_points: int = number(0, 30, default=5, paragraph="5.3")
    upcard: int = choice(Upcard, paragraph="2.3")
    hand_sweep: int = choice(HandSweep, paragraph="5.1")
    foxtrot_cards_score: int = yes_no(True, paragraph="5.7")


@record(SEATS=12, SIDES=12, DECK=208, ITEMS=5)
class Record(PileRecord):
    """The record of Foxtrot."""


@rule
def packs_of(house: House) -> int:
    """How many packs are shuffled together: by the number of players, or as the house says."""
    if house.packs != BY_PLAYERS:
        return house.packs
    return 2 + int(house.seats >= 7) + int(house.seats >= 10)  # 1.1


# -- 2: the deal ---------------------------------------------------------------------------------------------------------------------------


@rule
def deal(t: Record, house: House, order: Any) -> None:
    """Begin a deck: the first hand."""
    open_deal(t, house, order)
    deal_hand(t, house, True)


@rule
def deal_hand(t: Record, house: House, with_upcard: bool) -> None:
    """Deal up to eight cards each, then turn one up if it is due and one is left."""
    deal_packets(t, house, packet(t.stock_size, house, PACKET))  # 2.2 2.7
    if with_upcard and t.stock_size > 0:
        turn_up(t, draw(t))  # 2.3
    t.last_batch = 1 if t.stock_size < house.seats else 0
    t.turn = next_seat(house, t.dealer)


# -- 3: the play --------------------------------------------------------------------------------------------------------------------------


@rule
def play(t: Record, house: House, move: int) -> None:
    """Play a card; when the hands are empty the next dealer deals on, or the deck ends."""
    captured = captures(t, move)
    put_down(t, house, move, captured, foxtrot_bonus(t, house, move) if captured else 0)
    if t.in_hands == 0:
        end_hand(t, house)


@rule
def foxtrot_bonus(t: Record, house: House, move: int) -> int:
    """The bonus that this move scores. Tens have their own, and the first card may be barred; the rest is as in other pile games."""
    if t.laid_size == 1 and house.bonus_on_first_card == 0:
        return 0  # 4.6
    two_tens = rank(move) == TEN and rank(top(t)) == TEN
    if two_tens and is_lone_capture(t, house, move):
        return house.ten_on_ten_bonus  # 4.7
    return pair_bonus(t, house, move)


@rule
def end_hand(t: Record, house: House) -> None:
    """Sweep the pile; deal the next hand, or give what is left of the deck to the last taker."""
    if house.hand_sweep == HandSweep.AFTER_HAND:
        sweep(t)  # 5.1
    if t.last_batch == 1:
        lay_leftover_stock(t)  # 2.7
        close_deal(t)
        return
    t.dealer = next_seat(house, t.dealer)  # 2.1
    deal_hand(t, house, house.upcard == Upcard.EVERY_HAND)


# -- 5: the count ------------------------------------------------------------------------------------------------------------------------


@rule
def score(t: Record, house: House) -> None:
    """Count the deck; cards of a Foxtrot may count nothing there."""
    clear_sheet(t)
    count_tricks(t, sides_in_teams(house), t.pile_start, POINTS[house.card_points], house.foxtrot_cards_score != 0)  # 5.2 5.7
    score_most_cards(t, house, sides_in_teams(house))
    add_up(t, house, sides_in_teams(house), TOTAL)


# -- positions -----------------------------------------------------------------------------------------------------------------------


def is_last_packet(house: House, t: Record) -> bool:
    """Whether not enough cards are left to deal one to each."""
    return t.stock_size < house.seats


INVARIANTS = *OF_THE_PILE, *of_packets(PACKET), last_packet(is_last_packet)
