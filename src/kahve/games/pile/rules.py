"""The rules that every pile game shares. The numbers in the margin are the paragraphs of each game's RULES.md."""

from __future__ import annotations

from typing import Any

from ...cards.dialect import rule
from ...cards.faces import ACE, JACK, NO_CARD, rank
from ...cards.hands import different_cards, holds, nth, with_card, without
from ...engine.match import COUNT, DEAL, FIRST_OWN_REASON, LEGAL, PLAY
from ..match import finish_deal, most, next_seat, sharers, side_of
from .house import AS_MATCH, CARRIED, IF_ABLE, NOBODY_TIE, OPTIONAL, SPLIT
from .record import PileRecord

NOT_HELD, MUST_TAKE, NOTHING_TO_TAKE, MUST_PLAY_A_TAKER = range(FIRST_OWN_REASON, FIRST_OWN_REASON + 4)

LIES = 64
"""A move is the number of the card; LIES more for a card that could take and is left lying."""
MOVE_NUMBERS = 128

CARD_COUNT, CARD_POINTS, MOST_CARDS, BONUS = 0, 1, 2, 3


# -- sides and the pile --------------------------------------------------------------------------------------------------------------


@rule
def sides_in_teams(house: Any) -> int:
    """How many sides play: two partnerships of four, or each for himself."""
    return 2 if house.teams and house.seats == 4 else int(house.seats)  # 1.3


@rule
def each_alone(house: Any) -> int:
    """How many sides play when each plays for himself."""
    return int(house.seats)  # 1.3


@rule
def pile_size(t: PileRecord) -> int:
    """How many cards a capture would take now, the face-down ones included."""
    return t.laid_size - t.pile_start + t.under


@rule
def top(t: PileRecord) -> int:
    """The top card of the pile, NO_CARD when there is none."""
    return int(t.laid[t.laid_size - 1]) if t.laid_size > t.pile_start else NO_CARD


@rule
def takes(t: PileRecord, card: int) -> bool:
    """Whether this card takes the pile."""
    on = top(t)
    return on != NO_CARD and (rank(card) == JACK or rank(card) == rank(on))  # 3.2


@rule
def holds_a_taker(t: PileRecord, seat: int) -> bool:
    """Whether a card of this hand takes the pile."""
    found = False
    for at in range(t.hand_size[seat]):
        found = found or takes(t, nth(t.hand[seat], at))
    return found


# -- laying out a deal -----------------------------------------------------------------------------------------------------------------


@rule
def clear_table(t: PileRecord, house: Any) -> None:
    """Put everything of the last deal away."""
    for at in range(t.laid_size):
        t.laid[at] = NO_CARD
        t.laid_by[at] = 0
        t.took[at] = 0
        t.bonus_at[at] = 0
    for at in range(t.kitty_size):
        t.kitty[at] = NO_CARD
    for seat in range(house.seats):
        clear_hand(t, seat)
        t.kitty_seen[seat] = 0
    for at in range(t.stock_size):
        t.stock[at] = NO_CARD
    t.laid_size = t.pile_start = t.under = t.kitty_size = t.stock_size = t.stock_shown = 0
    t.last_taker = t.kitty_taker = t.last_batch = t.in_hands = t.void = 0


@rule
def clear_hand(t: PileRecord, seat: int) -> None:
    """Empty a hand, and what is known of it."""
    t.hand[seat] = 0
    t.known[seat] = 0
    t.hand_size[seat] = 0
    t.known_size[seat] = 0
    t.ruled_out[seat] = 0


@rule
def open_deal(t: PileRecord, house: Any, order: Any) -> None:
    """Begin a deal with the whole pack as the stock, top card first in `order`."""
    clear_table(t, house)
    if t.deals == 0:
        t.target = house.target
    t.deals += 1
    size = order.size
    for at in range(size):
        t.stock[size - 1 - at] = order[at]
    t.stock_size = size
    t.turn = next_seat(house, t.dealer)
    t.phase = PLAY


@rule
def void_deal(t: PileRecord, house: Any, reason: int) -> None:
    """End a deal before play: the same dealer deals again."""
    clear_table(t, house)
    t.void = reason
    t.phase = DEAL


@rule
def draw(t: PileRecord) -> int:
    """Take the top card off the stock."""
    t.stock_size -= 1
    card = t.stock[t.stock_size]
    t.stock[t.stock_size] = NO_CARD
    return int(card)


@rule
def bury(t: PileRecord, card: int) -> None:
    """Put a card that all have seen under the stock."""
    for at in range(t.stock_size, 0, -1):
        t.stock[at] = t.stock[at - 1]
    t.stock[0] = card
    t.stock_size += 1
    t.stock_shown += 1


@rule
def turn_up(t: PileRecord, card: int) -> None:
    """Lay a card on the pile that nobody played."""
    t.laid[t.laid_size] = card
    t.laid_size += 1


@rule
def deal_card(t: PileRecord, seat: int) -> None:
    """Give the top card of the stock to a seat; all know it if it lay face up."""
    seen = t.stock_shown >= t.stock_size
    card = draw(t)
    if seen:
        t.stock_shown -= 1
        know(t, seat, card)
    t.hand[seat] = with_card(t.hand[seat], t.hand_size[seat], card)
    t.hand_size[seat] += 1
    t.in_hands += 1


@rule
def deal_unseen(t: PileRecord, seat: int, size: int) -> None:
    """Give so many cards off the stock to a seat, none of which lies face up."""
    hand = int(t.hand[seat])
    held = int(t.hand_size[seat])
    stock = t.stock_size
    for _ in range(size):
        stock -= 1
        hand = with_card(hand, held, t.stock[stock])
        t.stock[stock] = NO_CARD
        held += 1
    t.hand[seat] = hand
    t.hand_size[seat] = held
    t.stock_size = stock
    t.in_hands += size


@rule
def know(t: PileRecord, seat: int, card: int) -> None:
    """Note that all know this seat to hold this card."""
    t.known[seat] = with_card(t.known[seat], t.known_size[seat], card)
    t.known_size[seat] += 1


@rule
def packet(t: PileRecord, house: Any, most_cards: int) -> int:
    """How many cards each seat gets: so many, or what the stock has for all alike."""
    return most_cards if t.stock_size >= most_cards * house.seats else int(t.stock_size // house.seats)


@rule
def deal_packets(t: PileRecord, house: Any, size: int) -> None:
    """Deal so many cards to each seat at once, from the seat after the dealer to the dealer."""
    seat = t.dealer
    for _ in range(house.seats):  # 2.2
        seat = next_seat(house, seat)
        t.ruled_out[seat] = 0
        if t.stock_size - size >= t.stock_shown:
            deal_unseen(t, seat, size)
        else:
            for _ in range(size):
                deal_card(t, seat)


@rule
def win_card(t: PileRecord, seat: int, card: int) -> None:
    """Give a card that all see to a seat before any play, as a trick of its own; it does not count as taking last."""
    turn_up(t, card)
    t.took[t.laid_size - 1] = seat + 1
    t.pile_start = t.laid_size


# -- playing a card --------------------------------------------------------------------------------------------------------------------


@rule
def objection(t: PileRecord, house: Any, move: int) -> int:
    """Why this card may not be played, or not be left lying, or LEGAL."""
    card = move & (LIES - 1)
    seat = t.turn
    if card == NO_CARD or not holds(t.hand[seat], t.hand_size[seat], card):
        return NOT_HELD  # 3.1
    if move >= LIES and not takes(t, card):
        return NOTHING_TO_TAKE
    if move >= LIES and house.capture_obligation != OPTIONAL:
        return MUST_TAKE  # 3.3
    if house.capture_obligation == IF_ABLE and not takes(t, card) and holds_a_taker(t, seat):
        return MUST_PLAY_A_TAKER
    return LEGAL


@rule
def legal(t: PileRecord, house: Any, out: Any) -> int:
    """The legal moves in ascending order: the different cards of the hand, then those that may be left lying."""
    found = different_cards(t.hand[t.turn], t.hand_size[t.turn], out)
    if house.capture_obligation == IF_ABLE:
        return only_takers(t, out, found)
    if house.capture_obligation == OPTIONAL:
        return add_lying(t, out, found)
    return found


@rule
def only_takers(t: PileRecord, out: Any, found: int) -> int:
    """Strike out the cards that cannot take, when there is one that can."""
    kept = 0
    for at in range(found):
        card = out[at]
        if takes(t, card):
            out[kept] = card
            kept += 1
    return kept if kept > 0 else found


@rule
def add_lying(t: PileRecord, out: Any, found: int) -> int:
    """Add to the cards that may be played those that could take and may be left lying."""
    cards = found
    for at in range(cards):
        if takes(t, out[at]):
            out[found] = out[at] + LIES
            found += 1
    return found


@rule
def play_from_hand(t: PileRecord, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    t.hand[seat] = without(t.hand[seat], t.hand_size[seat], card)
    t.hand_size[seat] -= 1
    t.in_hands -= 1
    size = t.known_size[seat]
    if size > 0 and holds(t.known[seat], size, card):
        t.known[seat] = without(t.known[seat], size, card)
        t.known_size[seat] -= 1


@rule
def lay(t: PileRecord, seat: int, card: int) -> None:
    """Put a card on the pile."""
    at = t.laid_size
    t.laid[at] = card
    t.laid_by[at] = seat + 1
    t.laid_size = at + 1


@rule
def take_pile(t: PileRecord, seat: int, bonus: int) -> None:
    """Give the pile with the card just laid to a seat, with this bonus."""
    size = t.laid_size
    t.took[size - 1] = seat + 1
    t.bonus_at[size - 1] = bonus
    t.pile_start = size
    t.last_taker = seat + 1


@rule
def put_down(t: PileRecord, house: Any, move: int, bonus: int) -> None:
    """Play a card of the seat to move: it takes the pile with this bonus, or lies; the turn passes to the next seat."""
    seat = t.turn
    card = move & (LIES - 1)
    taken = move < LIES and takes(t, card)
    if house.capture_obligation == IF_ABLE and not taken and top(t) != NO_CARD:
        t.ruled_out[seat] |= 1 << JACK | 1 << rank(top(t))  # 7.4
    play_from_hand(t, seat, card)
    lay(t, seat, card)
    if taken:
        take_pile(t, seat, bonus)
    t.turn = next_seat(house, seat)  # 3.4


@rule
def could_hold(t: PileRecord, house: Any, seat: int, card: int) -> bool:
    """Whether the course of the play leaves it open that this seat holds this card."""
    return bool(t.ruled_out[seat] >> rank(card) & 1 == 0)  # 7.4


# -- bonuses -------------------------------------------------------------------------------------------------------------------------------


@rule
def is_lone_capture(t: PileRecord, house: Any, move: int) -> bool:
    """Whether this move takes a pile of exactly one card, at a time when that can score."""
    if pile_size(t) != 1 or move >= LIES:
        return False
    last_card = bool(t.in_hands == 1 and t.last_batch == 1)
    return bool(house.bonus_on_last_card) or not last_card  # 4.5


@rule
def pair_bonus(t: PileRecord, house: Any, move: int) -> int:
    """The bonus that this move scores."""
    if not is_lone_capture(t, house, move):
        return 0
    on = rank(top(t))
    with_rank = rank(move)
    if with_rank == JACK:
        return int(house.jack_on_jack_bonus) if on == JACK else int(house.jack_on_single_bonus)  # 4.3 4.4
    if with_rank != on:
        return 0
    if on == ACE and house.ace_on_ace_bonus != AS_MATCH:
        return int(house.ace_on_ace_bonus)  # 4.2
    return int(house.match_bonus)  # 4.1


# -- the end of a deal -------------------------------------------------------------------------------------------------------------------


@rule
def sweep(t: PileRecord) -> None:
    """Give the pile to the seat that took last; nobody gets it when none did."""
    if t.last_taker > 0 and t.laid_size > t.pile_start:
        t.took[t.laid_size - 1] = t.last_taker  # 5.1
        t.pile_start = t.laid_size


@rule
def lay_leftover_stock(t: PileRecord) -> None:
    """Lay what is left of the stock on the table, for the sweep."""
    while t.stock_size > 0:
        turn_up(t, draw(t))
    t.stock_shown = 0


@rule
def close_deal(t: PileRecord) -> None:
    """End the play: the last pile is swept and the deal waits to be counted."""
    sweep(t)
    t.phase = COUNT


@rule
def count_tricks(t: PileRecord, sides: int, values: Any, bonus_cards_count: bool) -> None:
    """Write each side's cards, card points and bonuses into the sheet, reading the tricks from the last card taken to the first."""
    side = 0
    counts = True
    for at in range(t.pile_start - 1, -1, -1):
        if t.took[at] > 0:
            side = side_of(t.took[at] - 1, sides)
            counts = bonus_cards_count or t.bonus_at[at] == 0
        t.sheet[side, CARD_COUNT] += 1
        t.sheet[side, BONUS] += t.bonus_at[at]
        t.sheet[side, CARD_POINTS] += values[t.laid[at]] if counts else 0


@rule
def clear_sheet(t: PileRecord) -> None:
    """Empty the score sheet."""
    t.sheet[:] = 0


@rule
def score_most_cards(t: PileRecord, house: Any, sides: int) -> None:
    """Write the points for most cards, by the house's rule when it is level."""
    stake = house.most_cards_points + t.carried  # 5.3
    t.carried = 0
    best = most(t, sides, CARD_COUNT)
    level = sharers(t, sides, CARD_COUNT)
    if level > 1 and house.most_cards_tie == CARRIED:  # 5.4
        t.carried = stake
    elif best > 0 and (level == 1 or house.most_cards_tie != NOBODY_TIE):
        each = stake // level if house.most_cards_tie == SPLIT else stake
        award_most(t, sides, best, each)


@rule
def award_most(t: PileRecord, sides: int, best: int, points: int) -> None:
    """Write these points for every side that has so many cards."""
    for side in range(sides):
        if t.sheet[side, CARD_COUNT] == best:
            t.sheet[side, MOST_CARDS] = points


@rule
def add_up(t: PileRecord, house: Any, sides: int, total: int) -> None:
    """Add the items that count from CARD_POINTS on into `total`, and the totals to the scores; decide about the match."""
    for side in range(sides):
        for item in range(CARD_POINTS, total):
            t.sheet[side, total] += t.sheet[side, item]
        t.scores[side] += t.sheet[side, total]
    t.dealer = next_seat(house, t.dealer)  # 2.1
    finish_deal(t, house, sides)
