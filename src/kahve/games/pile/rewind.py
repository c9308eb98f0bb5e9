"""Going back to the beginning of a batch: a search looks at the course of the play again, in a world that might be."""

from __future__ import annotations

from typing import Any

from ...cards.dialect import rule
from ...cards.faces import NO_CARD
from ...cards.hands import with_card
from ...engine.game import Rule
from ..fishing.house import FishingHouse
from ..fishing.rules import LIES
from ..sides import next_seat
from .record import PileRecord
from .rules import takes


@rule
def cards_played(t: PileRecord) -> int:
    """How many cards seats have played in this deal."""
    played = 0
    for place in range(t.laid_size):
        played += t.laid_by[place] > 0
    return played


@rule
def begin_pile_anew(t: PileRecord) -> None:
    """Put the beginning of the pile behind the last capture that is left, and say who made that."""
    t.pile_start = t.last_taker = 0
    for place in range(t.laid_size):
        if t.took[place] > 0:
            t.pile_start = place + 1
            t.last_taker = t.took[place] if t.laid_by[place] > 0 else t.last_taker


@rule
def put_kitty_back(t: PileRecord, house: FishingHouse) -> None:
    """Put the kitty under the pile again if nobody has taken yet."""
    if t.last_taker == 0 and t.kitty_taker > 0:
        t.under = t.kitty_size
        t.kitty_taker = 0
        for seat in range(house.seats):
            t.kitty_seen[seat] = int(house.first_sees_kitty != 0 and seat == next_seat(house, t.dealer))


@rule
def take_back(t: PileRecord, house: FishingHouse) -> int:
    """Give the card that was laid last to the hand that it came from; returns the move that laid it."""
    place = t.laid_size - 1
    card, seat, captured = int(t.laid[place]), t.laid_by[place] - 1, t.took[place] > 0
    t.laid[place] = NO_CARD
    t.laid_by[place] = t.took[place] = t.bonus_at[place] = 0
    t.laid_size = place
    t.hand[seat] = with_card(t.hand[seat], t.hand_size[seat], card)
    t.hand_size[seat] += 1
    t.in_hands += 1
    t.turn = seat
    if captured:
        begin_pile_anew(t)
        put_kitty_back(t, house)
    return card + LIES if not captured and takes(t, card) else card


@rule
def undeal(t: PileRecord, house: FishingHouse) -> bool:
    """Go back from freshly dealt hands to the end of the batch before; false where no seat has played yet.

    The cards dealt since are counted in the stock again. They are not laid there, and nobody's judgement reads it.
    """
    if cards_played(t) == 0:
        return False
    while t.laid_by[t.laid_size - 1] == 0:  # cards turned up for this batch
        t.laid_size -= 1
        t.laid[t.laid_size] = NO_CARD
        t.stock_size += 1
    for seat in range(house.seats):
        t.hand[seat] = t.known[seat] = 0
        t.stock_size += t.hand_size[seat]
        t.hand_size[seat] = t.known_size[seat] = 0
    t.in_hands = t.last_batch = 0
    begin_pile_anew(t)
    return True


def rewinding(packet: int) -> Rule:
    """The rule `rewind` of a pile game in which a seat is dealt `packet` cards at a time, and fewer at the end.

    What all knew of a hand is lost where the card has been played; nobody's judgement reads it.
    """

    @rule
    def rewind(t: PileRecord, house: FishingHouse, moves: Any) -> int:
        # Every batch but the last has a full packet for each seat.
        dealt = cards_played(t) + t.in_hands
        moves_made = (dealt - 1) % (packet * house.seats) + 1 - t.in_hands
        for number in range(moves_made - 1, -1, -1):
            moves[number] = take_back(t, house)
        for seat in range(house.seats):
            t.ruled_out[seat] = 0
        return int(moves_made)

    return rewind
