"""What every position of the floor games keeps while a deal is played: the tricks, the cards that were played, the bottom card."""

from __future__ import annotations

from collections import Counter

from ...engine.invariants import expected, within
from ...engine.match_record import PLAY
from ..fishing.positions import hands_go_round, is_choosing, turn_follows_the_dealer
from .house import FloorHouse, FloorSpecialReplacement
from .record import FloorRecord

SPECIAL_CARDS = 5
"""The four jacks and the seven of diamonds (`special_bit`)."""


def hands_are_packets(house: FloorHouse, t: FloorRecord) -> str | None:
    """Nobody holds more cards than are dealt at a time."""
    return within("hand_size", max(t.hand_size.tolist()), 0, int(house.hand_cards))


def last_packet_is_known(house: FloorHouse, t: FloorRecord) -> str | None:
    """The last cards are in the hands when the stock has not one for each."""
    return expected("last_batch", t.last_batch, int(t.stock_size < house.seats)) if t.phase == PLAY else None


def last_taker_took_last(house: FloorHouse, t: FloorRecord) -> str | None:
    """The last of the tricks ends with a card that its taker played."""
    return expected("last_taker", t.last_taker, t.took[t.laid_size - 1] if t.laid_size else 0) if t.phase == PLAY else None


def played_cards_lie_on_the_table(house: FloorHouse, t: FloorRecord) -> str | None:
    """A card that was played lies on the floor, among the tricks or apart, and no card was played twice."""
    if t.phase != PLAY:
        return None
    played = t.played.tolist()[: t.played_size]
    if any(t.played.tolist()[t.played_size :]):
        return expected("played_size", t.played_size, sum(card > 0 for card in t.played.tolist()))
    lying = Counter(t.laid.tolist()[: t.laid_size] + t.floor.tolist()[: t.floor_size] + [t.playing[0], t.aside[0]])
    lying[0] = 0
    elsewhere = Counter(played) - lying
    return expected("played_size", t.played_size, t.played_size - elsewhere.total()) if elsewhere else None


def choice_is_of_a_card(house: FloorHouse, t: FloorRecord) -> str | None:
    """Floor cards are taken or left one by one only while a card lies apart, and then some are still open."""
    if t.phase != PLAY:
        return None
    decided = sum(choice > 0 for choice in t.choice.tolist()[: t.floor_size])
    if is_choosing(t):
        return expected("choices_open", t.choices_open, t.floor_size - decided) or within("choices_open", t.choices_open, 1, t.floor_size)
    return expected("choices_open", t.choices_open, 0) or expected("choice", t.choice.tolist()[:decided], [0] * decided)


def bottom_card_lies_apart(house: FloorHouse, t: FloorRecord) -> str | None:
    """A bottom card lies apart only where the dealer may see it, and is one of the last packets. Special cards may have come under it."""
    if not house.dealer_sees_bottom and t.bottom_size:
        return expected("bottom_size", t.bottom_size, 0)
    put_back = SPECIAL_CARDS if house.floor_special_replacement == FloorSpecialReplacement.SHUFFLED and t.bottom_size else 0
    return within("bottom_under", t.bottom_under, 0, min(put_back, t.stock_size % int(house.hand_cards * house.seats)))


INVARIANTS = (
    hands_go_round,
    turn_follows_the_dealer,
    hands_are_packets,
    last_packet_is_known,
    last_taker_took_last,
    played_cards_lie_on_the_table,
    choice_is_of_a_card,
    bottom_card_lies_apart,
)
