"""A good club player reckons with these numbers in every fishing game. Worths are whole numbers, a hundred to the point."""

from __future__ import annotations

from ...cards.dialect import rule
from ...cards.faces import ACE, JACK, NO_CARD, rank
from ...cards.hands import PLACES, nth
from ..sides import next_seat
from .house import FishingHouse
from .record import FishingRecord

POINT = 100
CERTAIN = 1 << 10
"""The parts in which chances are counted."""
KEEPING_A_JACK = 260
"""A jack takes whatever lies there: a capture that wins less than this is better left to another card (`keeping_a_jack`)."""
FAR_MORE = 100 * POINT
FRESH, FADING = 4, 24
"""Somebody with a short memory knows the FRESH cards laid last. A card is forgotten within FADING more, one sooner than another."""
WHIMS = 64
"""The parts in which it is counted how soon a card is forgotten."""
TO_MOVE_NEXT = 40
"""After a capture that leaves nothing the next seat must lead a lone card."""


@rule
def one_of_rank(card: int) -> int:
    """A card in a tally of ranks, which has four bits a rank: so one word counts up to three packs.

    >>> from kahve.cards.faces import QUEEN, SPADES
    >>> one_of_rank(4 * QUEEN + SPADES) == 1 << 4 * QUEEN
    True
    """
    # A card is four times its rank plus its suit.
    return 1 << (int(card) & ~3)


@rule
def of_rank(tally: int, wanted: int) -> int:
    """How many cards of this rank a tally of ranks has."""
    return tally >> 4 * wanted & 15


@rule
def ranks_laid(t: FishingRecord) -> int:
    """All cards in `laid`, a tally of ranks.

    Every place is read, the empty ones too. There NO_CARD counts one in the lowest bits, which no rank has, and is taken off at the end.
    No processor has to guess where a loop of a fixed length ends (docs/speed.md).
    """
    seen = 0
    for place in range(len(t.laid)):
        seen += one_of_rank(t.laid[place])
    return seen - (len(t.laid) - int(t.laid_size)) * one_of_rank(NO_CARD)


@rule
def remembers(t: FishingRecord, place: int) -> bool:
    """Whether somebody with a short memory still knows the card at this place of `laid`.

    How soon it is forgotten depends on the card, the seat and the first card of the deal, so what was forgotten stays so. Jacks and aces
    are remembered twice as long.
    """
    card = int(t.laid[place])
    whim = (37 * card + 11 * int(t.laid[0]) + 23 * int(t.turn)) % WHIMS
    age = int(t.laid_size) - place
    return (age // 2 if rank(card) == JACK or rank(card) == ACE else age) <= FRESH + FADING * whim // WHIMS


@rule
def ranks_remembered(t: FishingRecord) -> int:
    """The cards in `laid` that somebody with a short memory still knows, a tally of ranks."""
    seen = 0
    for place in range(t.laid_size):
        seen += one_of_rank(t.laid[place]) if remembers(t, place) else 0
    return seen


@rule
def ranks_in_hand(t: FishingRecord) -> int:
    """The hand of the seat to move, a tally of ranks."""
    seen = 0
    for place in range(PLACES):
        seen += one_of_rank(nth(t.hand[t.turn], place))
    return seen - (PLACES - int(t.hand_size[t.turn])) * one_of_rank(NO_CARD)


@rule
def chance_next_has_any(t: FishingRecord, house: FishingHouse) -> int:
    """The chance that the next seat holds a given card that the seat to move has not seen, in parts of CERTAIN."""
    hidden = t.in_hands - t.hand_size[t.turn] + t.stock_size
    return CERTAIN * int(t.hand_size[next_seat(house, t.turn)]) // max(1, int(hidden))


@rule
def chance_of_one(a_card: int, hidden: int) -> int:
    """The chance that the next seat holds one of `hidden` hidden cards, from the chance for each. It is rough, and at most CERTAIN."""
    return min(CERTAIN, max(0, hidden) * a_card)


@rule
def chance_next_has_one_of(t: FishingRecord, house: FishingHouse, hidden: int) -> int:
    """The chance that the next seat holds one of `hidden` cards that the seat to move has not seen, in parts of CERTAIN."""
    return chance_of_one(chance_next_has_any(t, house), hidden)


@rule
def keeping_a_jack(house: FishingHouse) -> int:
    """What a jack is worth in the hand: more where it scores on a lone card, because one will lie there."""
    return KEEPING_A_JACK + POINT * int(house.jack_on_single_bonus) // 3


@rule
def stretch(t: FishingRecord, house: FishingHouse) -> int:
    """A number that changes with every batch."""
    return int(t.stock_size)


@rule
def card_worth(house: FishingHouse) -> int:
    """What one more card is worth on the way to most cards."""
    return int(POINT * house.most_cards_points // 14)
