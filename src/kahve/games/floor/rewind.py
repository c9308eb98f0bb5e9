"""Going back to the beginning of a batch: a search looks at the course of the play again, in a world that might be.

What a card took comes back to the end of the floor, so cards may lie there in another order. Only `choose_largest` reads the order, among
like cards.
"""

from __future__ import annotations

from typing import Any

from ...cards.dialect import rule, search
from ...cards.faces import NO_CARD
from ...cards.hands import with_card
from ..fishing.rules import LIES
from .floor_cards import OPEN, add_to_floor, takes
from .house import FloorHouse
from .play import MOVE_NUMBERS, play
from .record import FloorRecord
from .taking import TAKES, choices


@rule
def seat_before(t: FloorRecord, house: FloorHouse) -> int:
    """The seat whose turn came before the one that is to move."""
    return int(t.turn) - 1 if t.turn > 0 else int(house.seats) - 1


@rule
def back_to_hand(t: FloorRecord, seat: int) -> int:
    """Give the card that was played last to the hand that it came from; returns the card."""
    t.played_size -= 1
    card = int(t.played[t.played_size])
    t.played[t.played_size] = NO_CARD
    t.hand[seat] = with_card(t.hand[seat], t.hand_size[seat], card)
    t.hand_size[seat] += 1
    t.in_hands += 1
    t.turn = seat
    return card


@rule
def give_up_choice(t: FloorRecord) -> None:
    """Take the card back that lies apart while its seat chooses what it takes."""
    if t.playing_size == 0:
        return
    t.playing[0] = NO_CARD
    t.playing_size = t.choices_open = 0
    for index in range(t.floor_size):
        t.choice[index] = OPEN
    back_to_hand(t, t.turn)


@rule
def pick_off_floor(t: FloorRecord, card: int) -> None:
    """Take a card off the floor, or one that was burnt."""
    if t.aside[0] == card:
        t.aside[0] = NO_CARD
        t.aside_size = 0
        return
    left, size = 0, t.floor_size
    for index in range(size):
        each = t.floor[index]
        t.floor[index] = NO_CARD
        if each != card:
            t.floor[left] = each
            left += 1
    t.floor_size = left


@rule
def lay_trick_back(t: FloorRecord) -> int:
    """Take the last trick apart: what its last card took lies on the floor again. Returns these cards, a bit each."""
    taken, end = 0, t.laid_size - 1
    t.laid[end] = NO_CARD
    t.took[end] = t.bonus_at[end] = 0
    while end > 0 and t.took[end - 1] == 0:
        end -= 1
        add_to_floor(t, t.laid[end])
        taken |= 1 << t.laid[end]
        t.laid[end] = NO_CARD
    t.laid_size = end
    t.last_taker = t.took[end - 1] if end > 0 else 0
    return taken


@rule
def take_back(t: FloorRecord, house: FloorHouse) -> int:
    """Take back the last turn; returns the cards that it took, a bit each."""
    card = back_to_hand(t, seat_before(t, house))
    if t.laid_size > 0 and t.laid[t.laid_size - 1] == card:
        return lay_trick_back(t)
    pick_off_floor(t, card)
    return 0


@search
def play_again(t: FloorRecord, house: FloorHouse, card: int, taken: int, moves: Any, written: int) -> int:
    """Play a card that takes these cards, a bit each, and write the moves of the turn into `moves`; returns how many are written then."""
    moves[written] = card if taken > 0 or not takes(t, house, card) else card + LIES
    play(t, house, moves[written])
    written += 1
    while t.playing_size > 0:
        may_name = choices(t, house) & taken
        lowest = NO_CARD
        while may_name > 0 and may_name >> lowest & 1 == 0:
            lowest += 1
        moves[written] = TAKES + lowest
        play(t, house, moves[written])
        written += 1
    return written


@search
def rewind(t: FloorRecord, house: FloorHouse, moves: Any) -> int:
    """Go back to where the cards in the hands were dealt; write the moves made since into `moves`, and return how many.

    What all knew of a hand is lost where the card has been played; nobody's judgement reads it.
    """
    give_up_choice(t)
    # Every batch but the last has a full packet for each seat.
    dealt = t.played_size + t.in_hands
    turns = min(int(t.played_size), (dealt - 1) % (house.hand_cards * house.seats) + 1 - t.in_hands)
    # A turn may be several moves, which follow from what it took. Until they are found, what was played lies at the end of `moves`.
    end, written = MOVE_NUMBERS - 1, 0
    for number in range(turns - 1, -1, -1):
        moves[end - 2 * number] = t.played[t.played_size - 1]
        moves[end - 2 * number - 1] = take_back(t, house)
    t.in_hands += 1  # no cards are dealt when a whole batch is played again
    for number in range(turns):
        written = play_again(t, house, moves[end - 2 * number], moves[end - 2 * number - 1], moves, written)
    t.in_hands -= 1
    for _ in range(turns):
        take_back(t, house)
    for seat in range(house.seats):
        t.ruled_out[seat] = 0
    return written


@rule
def undeal(t: FloorRecord, house: FloorHouse) -> bool:
    """Go back from freshly dealt hands to the end of the batch before; false where no seat has played yet.

    The cards dealt since are counted in the stock again. They are not laid there, and nobody's judgement reads it.
    """
    if t.played_size == 0:
        return False
    for seat in range(house.seats):
        t.hand[seat] = t.known[seat] = 0
        t.stock_size += t.hand_size[seat]
        t.hand_size[seat] = t.known_size[seat] = 0
    t.in_hands = t.last_batch = 0
    return True
