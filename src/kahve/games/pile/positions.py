"""What every position of the pile games keeps while a deal is played: the pile, the kitty, and packets that can be dealt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine.invariants import Invariant, expected, within
from ...engine.match_record import PLAY
from ..fishing.house import FishingHouse
from ..fishing.positions import hands_go_round, turn_follows_the_dealer
from .record import PileRecord


def pile_lies_behind_the_tricks(house: FishingHouse, t: PileRecord) -> str | None:
    """The pile begins where the last trick ends."""
    ends = [place + 1 for place, taker in enumerate(t.took.tolist()) if taker]
    return expected("pile_start", t.pile_start, max(ends, default=0)) if t.phase == PLAY else None


def last_taker_has_a_trick(house: FishingHouse, t: PileRecord) -> str | None:
    """The seat that took last has taken something."""
    has_none = t.last_taker > 0 and t.last_taker not in t.took.tolist()
    return expected("last_taker", t.last_taker, 0) if t.phase == PLAY and has_none else None


def kitty_lies_until_it_is_taken(house: FishingHouse, t: PileRecord) -> str | None:
    """All of the kitty lies under the pile, or none of it."""
    return expected("under", t.under, 0 if t.kitty_taker else t.kitty_size) if t.phase == PLAY else None


def deals_out(packet: int, stack: Callable[[Any], int]) -> Invariant:
    """That the stock can be dealt to its end, in packets of `packet` cards and then as many on the stack as `stack(house)` says."""

    def stock_deals_out(house: FishingHouse, t: PileRecord) -> str | None:
        left, seats = int(t.stock_size), int(house.seats)
        while t.phase == PLAY and left > 0:
            each = min(packet, left // seats)
            if each == 0:
                return expected("stock_size", t.stock_size, t.stock_size - left)
            left -= each * seats
            left -= min(stack(house), left)
        return None

    return stock_deals_out


def last_packet(is_last: Callable[[Any, Any], bool]) -> Invariant:
    """That the record says whether more cards will be dealt to hands, as `is_last(house, t)` does."""

    def last_packet_is_known(house: FishingHouse, t: PileRecord) -> str | None:
        return expected("last_batch", t.last_batch, int(is_last(house, t))) if t.phase == PLAY else None

    return last_packet_is_known


def hands_of(most: int) -> Invariant:
    """That nobody holds more cards than are dealt at a time."""

    def hands_are_packets(house: FishingHouse, t: PileRecord) -> str | None:
        return within("hand_size", max(t.hand_size.tolist()), 0, most)

    return hands_are_packets


def laid_in_turn(packet: int) -> Invariant:
    """That the cards of this packet lie at the end as they were played, one seat after another.

    Who laid a card need not be noted at all.
    """

    def cards_were_laid_in_turn(house: FishingHouse, t: PileRecord) -> str | None:
        seats, layers = int(house.seats), t.laid_by.tolist()[: t.laid_size]
        played = len(layers) - layers.count(0)
        if t.phase != PLAY or not played:
            return None
        # Every packet but the last is full.
        moves_made = (played + t.in_hands - 1) % (packet * seats) + 1 - t.in_hands
        if moves_made < 0:
            return expected("in_hands", t.in_hands, t.in_hands + moves_made)
        due = [(t.turn - step) % seats + 1 for step in range(moves_made, 0, -1)]
        return expected("laid_by", layers, layers[: len(layers) - moves_made] + due)

    return cards_were_laid_in_turn


def of_packets(packet: int) -> tuple[Invariant, Invariant]:
    """What a game keeps in which a seat is dealt `packet` cards at a time, and fewer at the end."""
    return hands_of(packet), laid_in_turn(packet)


def turn_follows_odd_packets(house: FishingHouse, t: PileRecord) -> str | None:
    """As `turn_follows_the_dealer`, where the last packets may be unequal: then the cards that were played say whose turn it is."""
    played = sum(layer > 0 for layer in t.laid_by.tolist())
    left_over = (played + t.in_hands) % int(house.seats)
    if t.phase == PLAY and left_over:
        if t.last_batch == 0:
            return expected("in_hands", t.in_hands, t.in_hands - left_over)
        return expected("turn", t.turn, (t.dealer + 1 + played) % int(house.seats))
    return turn_follows_the_dealer(house, t)


_OF_THE_PILE = pile_lies_behind_the_tricks, last_taker_has_a_trick, kitty_lies_until_it_is_taken
INVARIANTS = hands_go_round, turn_follows_the_dealer, *_OF_THE_PILE
AFTER_ODD_PACKETS = hands_go_round, turn_follows_odd_packets, *_OF_THE_PILE
