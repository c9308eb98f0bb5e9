"""The rules that every pile game shares. A number in the margin is a paragraph of each game's rulebook."""

from __future__ import annotations

from typing import Any

from ...cards.dialect import rule
from ...cards.faces import ACE, JACK, NO_CARD, rank
from ...cards.hands import all_cards, different_cards, holds, nth
from ...engine.match_record import COUNT, DEAL, LEGAL
from ..fishing.house import AS_MATCH, CaptureObligation, FishingHouse
from ..fishing.rules import LIES, MUST_PLAY_A_TAKER, MUST_TAKE, NOT_HELD, NOTHING_TO_TAKE, clear_cards, draw, lay_stock, play_from_hand
from ..sides import next_seat
from .record import PileRecord

MOVE_NUMBERS = 128


# -- the pile ------------------------------------------------------------------------------------------------------------------------


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
def captures(t: PileRecord, move: int) -> bool:
    """Whether this move takes the pile: its card does, and is not left lying."""
    return move < LIES and takes(t, move)


@rule
def holds_a_taker(t: PileRecord, seat: int) -> bool:
    """Whether a card of this hand takes the pile."""
    holds_one = False
    for place in range(t.hand_size[seat]):
        holds_one = holds_one or takes(t, nth(t.hand[seat], place))
    return holds_one


# -- laying out a deal -----------------------------------------------------------------------------------------------------------------


@rule
def clear_table(t: PileRecord, house: FishingHouse) -> None:
    """Empty the pile, the kitty and all cards of the last deal."""
    for place in range(t.laid_size):
        t.laid_by[place] = 0
    for place in range(t.kitty_size):
        t.kitty[place] = NO_CARD
    for seat in range(house.seats):
        t.kitty_seen[seat] = 0
    clear_cards(t, house)
    t.pile_start = t.under = t.kitty_size = t.kitty_taker = 0


@rule
def open_deal(t: PileRecord, house: FishingHouse, order: Any) -> None:
    """Begin a deal with the whole pack as the stock, top card first in `order`."""
    clear_table(t, house)
    lay_stock(t, house, order)


@rule
def void_deal(t: PileRecord, house: FishingHouse, reason: int) -> None:
    """End a deal before play: the same dealer deals again."""
    clear_table(t, house)
    t.void = reason
    t.phase = DEAL


@rule
def turn_up(t: PileRecord, card: int) -> None:
    """Lay a card on the pile that comes from the stock or the kitty and that no seat played."""
    t.laid[t.laid_size] = card
    t.laid_size += 1


@rule
def win_card(t: PileRecord, seat: int, card: int) -> None:
    """Give a seat a card before play, as a trick of its own. All see it, and the seat does not count as the last to take."""
    turn_up(t, card)
    t.took[t.laid_size - 1] = seat + 1
    t.pile_start = t.laid_size


# -- playing a card --------------------------------------------------------------------------------------------------------------------


@rule
def objection(t: PileRecord, house: FishingHouse, move: int) -> int:
    """Why this card may not be played, or not be left lying, or LEGAL."""
    card = move & (LIES - 1)
    seat = t.turn
    if card == NO_CARD or not holds(t.hand[seat], card):
        return NOT_HELD  # 3.1
    if move >= LIES and not takes(t, card):
        return NOTHING_TO_TAKE
    if move >= LIES and house.capture_obligation != CaptureObligation.OPTIONAL:
        return MUST_TAKE  # 3.3
    if house.capture_obligation == CaptureObligation.IF_ABLE and not takes(t, card) and holds_a_taker(t, seat):
        return MUST_PLAY_A_TAKER
    return LEGAL


@rule
def legal(t: PileRecord, house: FishingHouse, out: Any) -> int:
    """The legal moves in ascending order: the cards of the hand, then those that may be left lying. It is for one pack."""
    return obliged(t, house, out, all_cards(t.hand[t.turn], t.hand_size[t.turn], out))


@rule
def legal_of_packs(t: PileRecord, house: FishingHouse, out: Any) -> int:
    """The same for several packs: cards that are alike are one move."""
    return obliged(t, house, out, different_cards(t.hand[t.turn], out))


@rule
def obliged(t: PileRecord, house: FishingHouse, out: Any, number: int) -> int:
    """Of `number` cards of the hand in `out`, make the legal moves; return how many."""
    if house.capture_obligation == CaptureObligation.IF_PLAYED:
        return number
    if house.capture_obligation == CaptureObligation.IF_ABLE:
        return only_takers(t, out, number)
    return add_lying(t, out, number)


@rule
def only_takers(t: PileRecord, out: Any, number: int) -> int:
    """Strike out the cards that cannot take, when there is one that can."""
    taking = 0
    for place in range(number):
        card = out[place]
        if takes(t, card):
            out[taking] = card
            taking += 1
    return taking if taking > 0 else number


@rule
def add_lying(t: PileRecord, out: Any, number: int) -> int:
    """Add to the cards that may be played those that could take and may be left lying."""
    cards = number
    for place in range(cards):
        if takes(t, out[place]):
            out[number] = out[place] + LIES
            number += 1
    return number


@rule
def lay(t: PileRecord, seat: int, card: int) -> None:
    """Put a card on the pile."""
    end = t.laid_size
    t.laid[end] = card
    t.laid_by[end] = seat + 1
    t.laid_size = end + 1


@rule
def take_pile(t: PileRecord, seat: int, bonus: int) -> None:
    """Give the pile with the card just laid to a seat, with this bonus."""
    size = t.laid_size
    t.took[size - 1] = seat + 1
    t.bonus_at[size - 1] = bonus
    t.pile_start = size
    t.last_taker = seat + 1


@rule
def put_down(t: PileRecord, house: FishingHouse, move: int, captured: bool, bonus: int) -> None:
    """Play a card of the seat to move. It takes the pile with this bonus if it captures, or lies; then the turn passes."""
    seat = t.turn
    card = move & (LIES - 1)
    if house.capture_obligation == CaptureObligation.IF_ABLE and not captured and top(t) != NO_CARD:
        t.ruled_out[seat] |= 1 << JACK | 1 << rank(top(t))  # 7.4
    play_from_hand(t, seat, card)
    lay(t, seat, card)
    if captured:
        take_pile(t, seat, bonus)
    t.turn = next_seat(house, seat)  # 3.4


# -- bonuses -------------------------------------------------------------------------------------------------------------------------------


@rule
def is_lone_capture(t: PileRecord, house: FishingHouse, move: int) -> bool:
    """Whether this move takes a pile of exactly one card, at a time when that can score."""
    if pile_size(t) != 1 or not captures(t, move):
        return False
    last_card = bool(t.in_hands == 1 and t.last_batch == 1)
    return bool(house.bonus_on_last_card) or not last_card  # 4.5


@rule
def pair_bonus(t: PileRecord, house: FishingHouse, move: int) -> int:
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
