"""The legal moves of a seat that melds, all at once: what is the same for many moves is found once a turn."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import NamedTuple

from ...cards.dialect import lowest_bit, rule, search
from ...engine.match_record import LEGAL
from .cards import FOUR, JOKER, KINDS, RANKS, TWO
from .going_out import discarding_objection, ending_objection
from .house import AddBeyondSeven, MeldingHouse
from .laying import open_size
from .melds import added_by_all, lay_objection
from .moves import (
    ADD_ALL,
    ASK,
    DISCARD,
    KEEP_FIRST,
    KEEP_SECOND,
    LAY_BEGINS,
    LAY_JOKERS,
    LAY_NATURALS,
    LAY_TWOS,
    NEW,
    NEW_WILD,
    NO,
    YES,
)
from .players import own_side
from .record import MeldingRecord


class Ranks(NamedTuple):
    """Sets of ranks, a bit each, the lowest for the fours.

    - singles, pairs, triples: those of which the seat to move holds at least one, two, three cards.
    - open: those of which its side has an open meld.
    - piled: those of which its side has a pile that may take more cards.
    """

    singles: int
    pairs: int
    triples: int
    open: int
    piled: int


@rule
def ranks_of(t: MeldingRecord, house: MeldingHouse) -> Ranks:
    """The ranks by what the seat to move holds of them and what its side has melded."""
    side = own_side(house, t.turn)
    singles = pairs = triples = opened = piled = 0
    for rank in range(RANKS):
        in_hand = int(t.hand[t.turn, FOUR + rank])
        singles |= int(in_hand >= 1) << rank
        pairs |= int(in_hand >= 2) << rank
        triples |= int(in_hand >= 3) << rank
        opened |= int(open_size(t, side, FOUR + rank) > 0) << rank
        piled |= int(t.clean[side, FOUR + rank] + t.dirty[side, FOUR + rank] > 0) << rank
    return Ranks(singles, pairs, triples, opened, piled if house.add_beyond_seven != AddBeyondSeven.OFF else 0)  # 4.5


@rule
def ranks_to_lay(t: MeldingRecord, ranks: Ranks, lay: int) -> int:
    """The ranks of which the cards for a kind of lay are held; `lay` is its move for fours."""
    if t.hand[t.turn, TWO] < LAY_TWOS[lay] or t.hand[t.turn, JOKER] < LAY_JOKERS[lay]:
        return 0
    if LAY_BEGINS[lay]:
        return (ranks.triples if LAY_NATURALS[lay] == 3 else ranks.pairs) & ~ranks.open  # 4.3
    return (ranks.open | ranks.piled) & (ranks.singles if LAY_NATURALS[lay] == 1 else ~0)  # 4.5


@search
def write_lays(t: MeldingRecord, house: MeldingHouse, out: MutableSequence[int], ranks: Ranks) -> int:
    """Write the legal lays in ascending order, return how many."""
    written = 0
    for lay in range(NEW, NEW_WILD, RANKS):
        left = ranks_to_lay(t, ranks, lay)
        while left != 0:
            out[written] = lay + lowest_bit(left)
            left &= left - 1
            written += lay_objection(t, house, out[written]) == LEGAL
    for lay in range(NEW_WILD, DISCARD):
        if t.hand[t.turn, TWO] >= LAY_TWOS[lay] and t.hand[t.turn, JOKER] >= LAY_JOKERS[lay]:
            out[written] = lay
            written += lay_objection(t, house, lay) == LEGAL
    return written


@rule
def write_discards(t: MeldingRecord, house: MeldingHouse, out: MutableSequence[int], written: int) -> int:
    """Write the legal discards after the moves that are written, return how many there are then."""
    if t.staged > 0 or t.set_aside > 0 or discarding_objection(t, house) != LEGAL:
        return written  # 4.7
    for card in range(FOUR, KINDS):
        out[written] = DISCARD + card - FOUR
        written += t.hand[t.turn, card] > 0
    return written


@rule
def write_endings(t: MeldingRecord, house: MeldingHouse, out: MutableSequence[int], written: int) -> int:
    """Write the legal ones among asking, floating and laying threes."""
    for move in range(ASK, ADD_ALL):
        if move not in (YES, NO, KEEP_FIRST, KEEP_SECOND):
            out[written] = move
            written += ending_objection(t, house, move) == LEGAL
    return written


@search
def write_adds(t: MeldingRecord, house: MeldingHouse, out: MutableSequence[int], written: int, ranks: Ranks) -> int:
    """Write the legal additions of all cards of a rank."""
    left = ranks.pairs & ranks.open
    while left != 0:
        out[written] = ADD_ALL + lowest_bit(left)
        written += added_by_all(t, house, FOUR + lowest_bit(left)) > 1
        left &= left - 1
    return written  # 11.1
