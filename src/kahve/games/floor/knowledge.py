"""What the course of a deal rules out about the hands (chapter 7 of the rulebook, and 2.4)."""

from __future__ import annotations

from ...cards.dialect import rule
from ...cards.faces import ACE, KING, SEVEN_OF_DIAMONDS, rank
from .floor_cards import sweeps, takes
from .house import FloorHouse, SevenDiamond
from .record import FloorRecord


@rule
def special_bit(card: int) -> int:
    """A bit for each card with a power: the four jacks and the seven of diamonds."""
    return 1 << 4 if card == SEVEN_OF_DIAMONDS else 1 << (card & 3)


@rule
def ranks_that_take(t: FloorRecord, house: FloorHouse) -> int:
    """The ranks that could take from this floor, a bit each; bit 0 stands for a seven of diamonds that sweeps."""
    if t.floor_size == 0:
        return 0
    ranks = int(house.seven_diamond != SevenDiamond.PLAIN)
    for number in range(ACE, KING + 1):
        ranks |= takes(t, house, 4 * number) << number
    return ranks


@rule
def could_hold(t: FloorRecord, house: FloorHouse, seat: int, card: int) -> bool:
    """Whether the course of the deal leaves it open that this seat holds this card."""
    if sweeps(house, card) and t.shuffled_in & special_bit(card):
        return False  # 2.4
    if card == t.bottom_dealt[0] and t.bottom_holder != seat + 1:
        return False  # 7.2
    if card == SEVEN_OF_DIAMONDS and t.ruled_out[seat] & 1:
        return False
    return bool(t.ruled_out[seat] >> rank(card) & 1 == 0)  # 7.4
