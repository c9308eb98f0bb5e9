"""What a good club player thinks of a card in a pile game: one look ahead, from what the seat has seen.

Worths are whole numbers, a hundred to the point. A card that takes is worth what it wins; a card that lies is worth less the more likely
the next seat, an opponent, is to take it and the more there is to take. `t` is the view of the seat to move.
"""

from __future__ import annotations

from typing import Any

from ...cards.dialect import rule
from ...cards.faces import JACK, NO_CARD, rank
from ..fishing.greedy import (
    FAR_MORE,
    KEEPING_A_JACK,
    POINT,
    SHORT_MEMORY,
    TO_MOVE_NEXT,
    card_worth,
    chance_next_has_one_of,
    of_rank,
    one_of_rank,
    seen_since,
)
from ..fishing.rules import LIES
from .record import PileRecord
from .rules import pile_size, takes, top


@rule
def ranks_recalled(t: PileRecord, house: Any) -> int:
    """What somebody with a short memory knows of: the pile, the last cards before it and its own hand, a tally of ranks."""
    return seen_since(t, min(t.pile_start, t.laid_size - SHORT_MEMORY))


@rule
def ranks_seen(t: PileRecord, house: Any) -> int:
    """What the seat to move has seen on the table, in its own hand, and in a kitty it has looked at, a tally of ranks."""
    seen = seen_since(t, 0)
    for at in range(t.kitty_size):
        seen += one_of_rank(t.kitty[at])
    return seen


@rule
def unseen_of_rank(t: PileRecord, wanted: int, seen: int) -> int:
    """How many cards of this rank are still hidden from the seat to move."""
    cards = t.laid_size + t.in_hands + t.stock_size + t.kitty_size
    return max(0, cards // 13 - of_rank(seen, wanted))


@rule
def chance_next_holds(t: PileRecord, house: Any, wanted: int, seen: int) -> int:
    """The chance, in thousandths, that the next seat holds a card of this rank; rough, and never above 1000."""
    return chance_next_has_one_of(t, house, unseen_of_rank(t, wanted, seen))


@rule
def pile_worth(t: PileRecord, house: Any, values: Any) -> int:
    """What the pile is worth to whoever takes it, as far as it can be seen."""
    worth = pile_size(t) * card_worth(house)
    for at in range(t.pile_start, t.laid_size):
        worth += int(values[t.laid[at]])
    return worth


@rule
def taking_worth(t: PileRecord, house: Any, move: int, values: Any) -> int:
    """What taking the pile with this card is worth, bonuses aside."""
    worth = pile_worth(t, house, values) + int(values[move]) + card_worth(house) + TO_MOVE_NEXT
    return worth - KEEPING_A_JACK if rank(move) == JACK else worth


@rule
def lying_worth(t: PileRecord, house: Any, card: int, values: Any, seen: int) -> int:
    """What laying this card is worth: what the next seat will take with it, times the chance that it can."""
    at_stake = pile_worth(t, house, values) + int(values[card]) + card_worth(house)
    if rank(card) == JACK:
        return -KEEPING_A_JACK - at_stake * chance_next_holds(t, house, JACK, seen) // 1000
    lone = POINT if top(t) == NO_CARD else 0
    by_match = at_stake + lone * house.match_bonus
    by_jack = at_stake + lone * house.jack_on_single_bonus - KEEPING_A_JACK // 2
    lost = by_match * chance_next_holds(t, house, rank(card), seen) + max(0, by_jack) * chance_next_holds(t, house, JACK, seen)
    return int(-lost // 1000) - int(values[card]) // 4


@rule
def plain_worth(t: PileRecord, house: Any, move: int, values: Any) -> int:
    """What who has just learned the game thinks of a move: take what can be taken, with a jack last; else throw the cheapest card."""
    card = move & (LIES - 1)
    if move < LIES and takes(t, card):
        return 2 * FAR_MORE if rank(card) != JACK else FAR_MORE
    return -int(values[card])


@rule
def card_play_worth(t: PileRecord, house: Any, move: int, values: Any, seen: int) -> int:
    """What a move is worth, bonuses aside."""
    card = move & (LIES - 1)
    if move < LIES and takes(t, card):
        return taking_worth(t, house, card, values)
    return lying_worth(t, house, card, values, seen)
