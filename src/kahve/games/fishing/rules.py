"""The rules that all fishing games share. A number in the margin is a paragraph of each game's rulebook."""

from __future__ import annotations

from typing import Any

from ...cards.dialect import rule
from ...cards.faces import NO_CARD, rank
from ...cards.hands import hand_of_four, holds, with_card, without
from ...engine.match_record import FIRST_OWN_REASON, PLAY
from ..sides import finish_deal, most, next_seat, sharers, side_of
from .house import FishingHouse, MostCardsTie, WithTeams
from .record import FishingRecord

NOT_HELD, MUST_TAKE, NOTHING_TO_TAKE, MUST_PLAY_A_TAKER, FIRST_FAMILY_REASON = range(FIRST_OWN_REASON, FIRST_OWN_REASON + 5)

LIES = 64
"""A move is the number of the card; LIES more for a card that could take and is left lying."""

CARD_COUNT, CARD_POINTS, MOST_CARDS, BONUS = 0, 1, 2, 3
TOTAL = BONUS + 1


# -- sides ---------------------------------------------------------------------------------------------------------------------------


@rule
def sides_in_teams(house: WithTeams) -> int:
    """How many sides play: two partnerships of four, or each for himself."""
    return 2 if house.teams and house.seats == 4 else int(house.seats)  # 1.3


@rule
def each_alone(house: FishingHouse) -> int:
    """How many sides play when each plays for himself."""
    return int(house.seats)  # 1.3


# -- laying out a deal -----------------------------------------------------------------------------------------------------------------


@rule
def clear_cards(t: FishingRecord, house: FishingHouse) -> None:
    """Empty the hands, the stock and the tricks of the last deal."""
    for place in range(t.laid_size):
        t.laid[place] = NO_CARD
        t.took[place] = 0
        t.bonus_at[place] = 0
    for seat in range(house.seats):
        clear_hand(t, seat)
    for place in range(t.stock_size):
        t.stock[place] = NO_CARD
    t.laid_size = t.stock_size = t.stock_shown = 0
    t.last_taker = t.last_batch = t.in_hands = t.void = 0


@rule
def lay_stock(t: FishingRecord, house: FishingHouse, order: Any) -> None:
    """Begin a deal with the whole pack as the stock, top card first in `order`."""
    if t.deals == 0:
        t.target = house.target
    t.deals += 1
    size = order.size
    for place in range(size):
        t.stock[size - 1 - place] = order[place]
    t.stock_size = size
    t.turn = next_seat(house, t.dealer)
    t.phase = PLAY


@rule
def clear_hand(t: FishingRecord, seat: int) -> None:
    """Empty a hand, and what is known of it."""
    t.hand[seat] = 0
    t.known[seat] = 0
    t.hand_size[seat] = 0
    t.known_size[seat] = 0
    t.ruled_out[seat] = 0


@rule
def draw(t: FishingRecord) -> int:
    """Take the top card off the stock."""
    t.stock_size -= 1
    card = t.stock[t.stock_size]
    t.stock[t.stock_size] = NO_CARD
    return int(card)


@rule
def bury(t: FishingRecord, card: int) -> None:
    """Put a card that all have seen under the stock."""
    for place in range(t.stock_size, 0, -1):
        t.stock[place] = t.stock[place - 1]
    t.stock[0] = card
    t.stock_size += 1
    t.stock_shown += 1


@rule
def deal_card(t: FishingRecord, seat: int) -> None:
    """Give the top card of the stock to a seat; all know it if it lay face up."""
    seen = t.stock_shown >= t.stock_size
    card = draw(t)
    if seen:
        t.stock_shown -= 1
        know(t, seat, card)
    if card != NO_CARD:  # in a view the stock is not seen, nor what is dealt from it
        t.hand[seat] = with_card(t.hand[seat], t.hand_size[seat], card)
    t.hand_size[seat] += 1
    t.in_hands += 1


@rule
def taken_off_stock(t: FishingRecord, seat: int, size: int) -> int:
    """The hand of a seat with `size` cards more, which are no longer in the stock; the sizes of both are as before."""
    hand = int(t.hand[seat])
    in_hand = int(t.hand_size[seat])
    stock = t.stock_size
    if size == 4 and in_hand == 0:  # nearly every packet
        hand = hand_of_four(t.stock[stock - 1], t.stock[stock - 2], t.stock[stock - 3], t.stock[stock - 4])
        t.stock[stock - 1] = t.stock[stock - 2] = t.stock[stock - 3] = t.stock[stock - 4] = NO_CARD
        return hand
    for dealt in range(size):
        hand = with_card(hand, in_hand + dealt, t.stock[stock - 1 - dealt])
        t.stock[stock - 1 - dealt] = NO_CARD
    return hand


@rule
def deal_unseen(t: FishingRecord, seat: int, size: int) -> None:
    """Give `size` cards off the stock to a seat, none of which lies face up."""
    if t.stock[t.stock_size - 1] != NO_CARD:  # in a view the stock is not seen, nor what is dealt from it
        t.hand[seat] = taken_off_stock(t, seat, size)
    t.hand_size[seat] += size
    t.stock_size -= size
    t.in_hands += size


@rule
def deal_cards(t: FishingRecord, seat: int, size: int) -> None:
    """Give `size` cards off the stock to a seat."""
    if t.stock_size - size >= t.stock_shown:
        deal_unseen(t, seat, size)
    else:
        for _ in range(size):
            deal_card(t, seat)


@rule
def know(t: FishingRecord, seat: int, card: int) -> None:
    """Note that all know this seat to hold this card."""
    t.known[seat] = with_card(t.known[seat], t.known_size[seat], card)
    t.known_size[seat] += 1


@rule
def packet(left: int, house: FishingHouse, most_cards: int) -> int:
    """How many cards each seat gets: `most_cards`, or what the cards that are left come to for all alike."""
    return most_cards if left >= most_cards * house.seats else int(left // house.seats)


@rule
def deal_packets(t: FishingRecord, house: FishingHouse, size: int) -> None:
    """Deal `size` cards to each seat at once, from the seat after the dealer to the dealer."""
    seat = t.dealer
    for _ in range(house.seats):  # 2.2
        seat = next_seat(house, seat)
        t.ruled_out[seat] = 0
        deal_cards(t, seat, size)


# -- playing a card --------------------------------------------------------------------------------------------------------------------


@rule
def play_from_hand(t: FishingRecord, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    t.hand_size[seat] -= 1
    t.in_hands -= 1
    t.hand[seat] = without(t.hand[seat], card)
    if t.known_size[seat] > 0 and holds(t.known[seat], card):
        t.known[seat] = without(t.known[seat], card)
        t.known_size[seat] -= 1


@rule
def could_hold(t: FishingRecord, house: FishingHouse, seat: int, card: int) -> bool:
    """Whether the course of the play leaves it open that this seat holds this card."""
    return bool(t.ruled_out[seat] >> rank(card) & 1 == 0)  # 7.4


# -- the end of a deal -------------------------------------------------------------------------------------------------------------------


@rule
def count_tricks(t: FishingRecord, sides: int, end: int, values: Any, bonus_cards_count: bool) -> None:
    """Write each side's cards, card points and bonuses into the sheet. The tricks are read backwards from the one that ends at `end`."""
    side = cards = bonuses = points = 0
    counts = True
    for place in range(end - 1, -1, -1):
        if t.took[place] > 0:
            add_trick(t, side, cards, bonuses, points)
            cards = points = 0
            bonuses = int(t.bonus_at[place])
            side = side_of(t.took[place] - 1, sides)
            counts = bonus_cards_count or t.bonus_at[place] == 0
        cards += 1
        points += int(values[t.laid[place]]) if counts else 0
    add_trick(t, side, cards, bonuses, points)


@rule
def add_trick(t: FishingRecord, side: int, cards: int, bonuses: int, points: int) -> None:
    """Write what one trick counts into the sheet."""
    t.sheet[side, CARD_COUNT] += cards
    t.sheet[side, BONUS] += bonuses
    t.sheet[side, CARD_POINTS] += points


@rule
def clear_sheet(t: FishingRecord) -> None:
    """Empty the score sheet."""
    t.sheet[:] = 0


@rule
def score_most_cards(t: FishingRecord, house: FishingHouse, sides: int) -> None:
    """Write the points for most cards; the house rule `most_cards_tie` decides when sides are level."""
    stake = house.most_cards_points + t.carried  # 5.3
    t.carried = 0
    best = most(t, sides, CARD_COUNT)
    level = sharers(t, sides, CARD_COUNT)
    if level > 1 and house.most_cards_tie == MostCardsTie.CARRIED:  # 5.4
        t.carried = stake
    elif best > 0 and (level == 1 or house.most_cards_tie != MostCardsTie.NOBODY):
        each = stake // level if house.most_cards_tie == MostCardsTie.SPLIT else stake
        award_most(t, sides, best, each)


@rule
def award_most(t: FishingRecord, sides: int, best: int, points: int) -> None:
    """Write these points for every side that has `best` cards."""
    for side in range(sides):
        if t.sheet[side, CARD_COUNT] == best:
            t.sheet[side, MOST_CARDS] = points


@rule
def add_totals(t: FishingRecord, sides: int, total: int) -> None:
    """Add the items that count from CARD_POINTS on into `total`, and the totals to the scores."""
    for side in range(sides):
        for item in range(CARD_POINTS, total):
            t.sheet[side, total] += t.sheet[side, item]
        t.scores[side] += t.sheet[side, total]


@rule
def add_up(t: FishingRecord, house: FishingHouse, sides: int, total: int) -> None:
    """Add up the sheet and the scores, pass the deal on and decide about the match."""
    add_totals(t, sides, total)
    t.dealer = next_seat(house, t.dealer)  # 2.1
    finish_deal(t, house, sides)
