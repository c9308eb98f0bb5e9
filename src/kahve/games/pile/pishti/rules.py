"""Pishti for two, as Harbin describes it in "Waddingtons Family Card Games" (1972). A number in the margin is a paragraph of the book."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from ....cards.dialect import rule
from ....cards.faces import JACK, NO_CARD, rank
from ....engine.house import choice, house, number, yes_no
from ....engine.record import record
from ....language import later
from ...fishing.house import FishingHouse, jack_on_jack_row, target_row
from ...fishing.rules import BONUS, add_up, clear_sheet, count_tricks, deal_card, deal_packets, draw, each_alone, score_most_cards
from ...fishing.values import FOUR_ACES_FOUR_JACKS as POINTS
from ...sides import next_seat
from ..positions import AFTER_ODD_PACKETS, last_packet, of_packets
from ..record import PileRecord
from ..rules import captures, close_deal, lay_leftover_stock, open_deal, pair_bonus, put_down, turn_up, win_card

TOTAL = BONUS + 1
PACKET, STACK = 4, 4


class CutJack(IntEnum):
    """The player who wins a jack at the cut."""

    WON = 0
    NEXT = 1
    NONE = 2


class ShortBatch(IntEnum):
    """How the last cards are dealt when they are too few for a batch."""

    ONE_BY_ONE = 0
    EQUAL_HANDS = 1


@house
class House(FishingHouse):
    """The house rules of Pishti."""

    seats: int = number(2, 2, default=2, paragraph="1.2", says=later("fishing-rule-pishti-seats-says"))
    target: int = target_row(101, 51, 100, 101, 121, 151, 201)
    jack_on_jack_bonus: int = jack_on_jack_row(10)
    bottom_card_exposed: int = yes_no(True, paragraph="2.4", says=later("fishing-rule-pishti-bottom-card-exposed-says"))
    cut_jack: int = choice(CutJack, paragraph="2.5")
    short_batch: int = choice(ShortBatch, paragraph="2.7")


@record(SEATS=2, SIDES=2, DECK=52, ITEMS=5)
class Record(PileRecord):
    """The record of Pishti."""


# -- 2: the deal ---------------------------------------------------------------------------------------------------------------------------


@rule
def deal(t: Record, house: House, order: Any) -> None:
    """Lay out a deal: the cut card, four cards each, the stack."""
    open_deal(t, house, order)
    cut(t, house)
    deal_packets(t, house, PACKET)  # 2.2
    lay_stack(t)


@rule
def cut(t: Record, house: House) -> None:
    """Show the bottom card. The non-dealer may win a jack there."""
    if house.bottom_card_exposed == 0:
        return
    if house.cut_jack != CutJack.NONE and rank(t.stock[0]) == JACK:
        win_bottom_card(t, t.turn)  # 2.5
        while house.cut_jack == CutJack.NEXT and rank(t.stock[0]) == JACK:
            win_bottom_card(t, t.turn)
        t.stock_shown = 1 if house.cut_jack == CutJack.NEXT else 0
    else:
        t.stock_shown = 1  # 2.4


@rule
def win_bottom_card(t: Record, seat: int) -> None:
    """Give the bottom card of the pack to a seat."""
    win_card(t, seat, int(t.stock[0]))
    for place in range(t.stock_size - 1):
        t.stock[place] = t.stock[place + 1]
    t.stock_size -= 1
    t.stock[t.stock_size] = NO_CARD


@rule
def lay_stack(t: Record) -> None:
    """Turn up four cards; the dealer wins a jack on top, and the next card takes its place."""
    first = t.stock_size - 1
    last = first - STACK
    while rank(t.stock[last + 1]) == JACK:
        win_card(t, t.dealer, int(t.stock[last + 1]))  # 2.6
        last -= 1
    for place in range(STACK):
        turn_up(t, t.stock[first - place] if place < STACK - 1 else t.stock[last + 1])  # 2.3
    for _ in range(first - last):
        draw(t)


# -- 3: the play --------------------------------------------------------------------------------------------------------------------------


@rule
def play(t: Record, house: House, move: int) -> None:
    """Play a card; when the hands are empty deal on, or end the deal."""
    captured = captures(t, move)
    put_down(t, house, move, captured, pair_bonus(t, house, move) if captured else 0)
    if t.in_hands == 0:
        deal_on(t, house)


@rule
def deal_on(t: Record, house: House) -> None:
    """Deal four each, or the last short batch, or end the deal."""
    if t.stock_size >= PACKET * house.seats:
        deal_packets(t, house, PACKET)  # 2.2
        t.last_batch = is_last_batch(t, house)
    elif is_last_batch(t, house):
        lay_leftover_stock(t)
        close_deal(t)
    else:
        deal_short_batch(t, house)


@rule
def is_last_batch(t: Record, house: House) -> int:
    """Whether what is left in the stock will not be dealt to hands: 1 or 0."""
    least = house.seats if house.short_batch == ShortBatch.EQUAL_HANDS else 1
    return 1 if t.stock_size < least else 0


@rule
def deal_short_batch(t: Record, house: House) -> None:
    """Deal the rest of the stock one by one from the non-dealer, an odd card too unless hands must be equal."""
    cards = t.stock_size
    if house.short_batch == ShortBatch.EQUAL_HANDS:
        cards -= t.stock_size % house.seats
    seat = next_seat(house, t.dealer)
    for _ in range(cards):  # 2.7
        t.ruled_out[seat] = 0
        deal_card(t, seat)
        seat = next_seat(house, seat)
    t.last_batch = 1


# -- 5: the count ------------------------------------------------------------------------------------------------------------------------


@rule
def score(t: Record, house: House) -> None:
    """Count the deal: jacks won before play count like any other card won."""
    clear_sheet(t)
    count_tricks(t, each_alone(house), t.pile_start, POINTS[house.card_points], True)  # 5.2
    score_most_cards(t, house, each_alone(house))
    add_up(t, house, each_alone(house), TOTAL)


# -- positions -----------------------------------------------------------------------------------------------------------------------


INVARIANTS = *AFTER_ODD_PACKETS, *of_packets(PACKET), last_packet(lambda house, t: is_last_batch(t, house) == 1)
