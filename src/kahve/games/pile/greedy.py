"""What a good club player thinks of a card in a pile game: one look ahead, from what the seat has seen.

Worths are whole numbers, a hundred to the point. A card that takes is worth what it wins; a card that lies is worth less the more likely
the next seat, an opponent, is to take it and the more there is to take. `t` is the view of the seat to move.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ...cards.dialect import rule
from ...cards.faces import JACK, NO_CARD, rank
from ...engine.game import Rule
from ..fishing.greedy import (
    CERTAIN,
    FAR_MORE,
    KEEPING_A_JACK,
    POINT,
    SHORT_MEMORY,
    TO_MOVE_NEXT,
    card_worth,
    chance_next_has_any,
    chance_of_one,
    of_rank,
    one_of_rank,
    ranks_in_hand,
    ranks_laid,
    ranks_laid_since,
)
from ..fishing.rules import LIES
from .record import PileRecord
from .rules import pile_size, takes, top


class Reckoned(NamedTuple):
    """What is the same for every card of a turn."""

    seen: int
    """The cards seen, a tally of ranks."""
    of_each: int
    """How many cards of each rank the deck has."""
    a_card: int
    """The chance that the next seat holds a given card, in parts of CERTAIN."""
    a_jack: int
    """The chance that it holds a jack."""
    pile: int
    """What the pile is worth with one card more, that card's points aside."""
    by_match: int
    """What the next seat would win, that card's points aside, if it matched a card laid now."""
    by_jack: int
    """The same if it took it with a jack, which it gives up for that."""


@rule
def reckoned_from(t: PileRecord, house: Any, values: Any, seen: int) -> Reckoned:
    """Reckon with these cards seen, a tally of ranks."""
    of_each = (t.laid_size + t.in_hands + t.stock_size + t.kitty_size) // 13
    a_card = chance_next_has_any(t, house)
    a_jack = chance_of_one(a_card, of_each - of_rank(seen, JACK))
    pile = (pile_size(t) + 1) * card_worth(house)
    for at in range(t.pile_start, t.laid_size):
        pile += int(values[t.laid[at]])
    lone = POINT if top(t) == NO_CARD else 0
    by_jack = pile + lone * house.jack_on_single_bonus - KEEPING_A_JACK // 2
    return Reckoned(seen, of_each, a_card, a_jack, pile, pile + lone * house.match_bonus, by_jack)


@rule
def ranks_recalled(t: PileRecord) -> int:
    """What somebody with a short memory knows of: the pile, the last cards before it and its own hand, a tally of ranks."""
    return ranks_laid_since(t, min(t.pile_start, t.laid_size - SHORT_MEMORY)) + ranks_in_hand(t)


@rule
def ranks_seen(t: PileRecord) -> int:
    """What the seat to move has seen on the table, in its own hand, and in a kitty it has looked at, a tally of ranks."""
    return ranks_laid(t) + ranks_in_hand(t) + (ranks_in_kitty(t) if t.kitty_seen[t.turn] else 0)


@rule
def ranks_in_kitty(t: PileRecord) -> int:
    """The cards of the kitty, a tally of ranks."""
    seen = 0
    for at in range(t.kitty_size):
        seen += one_of_rank(t.kitty[at])
    return seen


@rule
def taking_worth(house: Any, card: int, values: Any, reckoned: Reckoned) -> int:
    """What taking the pile with this card is worth, bonuses aside."""
    worth = reckoned.pile + int(values[card]) + TO_MOVE_NEXT
    return worth - KEEPING_A_JACK if rank(card) == JACK else worth


@rule
def lying_worth(house: Any, card: int, values: Any, reckoned: Reckoned) -> int:
    """What laying this card is worth: what the next seat will take with it, times the chance that it can."""
    value = int(values[card])
    if rank(card) == JACK:
        return -KEEPING_A_JACK - (reckoned.pile + value) * reckoned.a_jack // CERTAIN
    matched = chance_of_one(reckoned.a_card, reckoned.of_each - of_rank(reckoned.seen, rank(card)))
    lost = (reckoned.by_match + value) * matched + max(0, reckoned.by_jack + value) * reckoned.a_jack
    return -(lost // CERTAIN) - value // 4


class Judgement(NamedTuple):
    """What players think of the cards of a game: the rules of these names of its `Game`."""

    reckon: Rule
    recall: Rule
    weigh: Rule
    plain: Rule


def judgement(values: Any, bonus: Rule) -> Judgement:
    """What players think of the cards of a pile game.

    values: what the points of each card are worth, a hundred to the point, a row for each choice of card points. bonus: the rule that says
    what bonus a move scores.
    """

    @rule
    def reckon(t: PileRecord, house: Any) -> Reckoned:
        return reckoned_from(t, house, values[house.card_points], ranks_seen(t))

    @rule
    def recall(t: PileRecord, house: Any) -> Reckoned:
        return reckoned_from(t, house, values[house.card_points], ranks_recalled(t))

    @rule
    def weigh(t: PileRecord, house: Any, move: int, reckoned: Reckoned) -> int:
        card = move & (LIES - 1)
        if move < LIES and takes(t, card):
            return int(POINT * bonus(t, house, move)) + taking_worth(house, card, values[house.card_points], reckoned)
        return lying_worth(house, card, values[house.card_points], reckoned)

    @rule
    def plain(t: PileRecord, house: Any, move: int) -> int:
        # What can be taken is taken, with a jack last; else the cheapest card is thrown.
        card = move & (LIES - 1)
        if move < LIES and takes(t, card):
            return 2 * FAR_MORE if rank(card) != JACK else FAR_MORE
        return -int(values[house.card_points, card])

    return Judgement(reckon, recall, weigh, plain)
