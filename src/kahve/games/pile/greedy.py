"""How a good club player rates a card in a pile game: one look ahead, from what the seat has seen.

Worths are whole numbers, a hundred to the point. A card that takes is worth what it wins. A card that lies is worth less the more there is
to take, and the likelier the next seat, an opponent, takes it. `t` is the view of the seat to move.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ...cards.dialect import rule
from ...cards.faces import JACK, NO_CARD, rank
from ...cards.hands import nth
from ...engine.game import Rule
from ..fishing import greedy as fishing
from ..fishing.house import FishingHouse
from ..fishing.rules import LIES
from .record import PileRecord
from .rules import pile_size, takes, top

MOST_IN_A_TALLY = 15
"""The most cards of a rank that a tally of ranks can count. Four packs have sixteen: then clubs and diamonds are counted apart from the
rest."""
MINORS, MAJORS = 0, 2
"""The bit of a card's number that tells clubs and diamonds from hearts and spades."""


class Reckoned(NamedTuple):
    """What is the same for every card of a turn."""

    seen: int
    """The cards seen, a tally of ranks; of a deck of more than three packs only the clubs and diamonds."""
    seen_majors: int
    """The hearts and spades seen, where `seen` has no room for them."""
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
def of_each_rank(t: PileRecord) -> int:
    """How many cards of each rank the deck has."""
    return int((t.laid_size + t.in_hands + t.stock_size + t.kitty_size) // 13)


@rule
def reckoned_from(t: PileRecord, house: FishingHouse, values: Any, seen: int, seen_majors: int) -> Reckoned:
    """Reckon with these cards seen, tallies of ranks."""
    of_each = of_each_rank(t)
    a_card = fishing.chance_next_has_any(t, house)
    a_jack = fishing.chance_of_one(a_card, of_each - fishing.of_rank(seen, JACK) - fishing.of_rank(seen_majors, JACK))
    pile = (pile_size(t) + 1) * fishing.card_worth(house)
    for place in range(t.pile_start, t.laid_size):
        pile += int(values[t.laid[place]])
    lone = fishing.POINT if top(t) == NO_CARD else 0
    by_jack = pile + lone * house.jack_on_single_bonus - fishing.keeping_a_jack(house) // 2
    return Reckoned(seen, seen_majors, of_each, a_card, a_jack, pile, pile + lone * house.match_bonus, by_jack)


@rule
def ranks_recalled(t: PileRecord) -> int:
    """The cards that a short memory keeps, a tally of ranks: the pile, some of the cards before it and the own hand."""
    seen = fishing.ranks_in_hand(t)
    for place in range(t.laid_size):
        seen += fishing.one_of_rank(t.laid[place]) if place >= t.pile_start or fishing.remembers(t, place) else 0
    return seen


@rule
def half_seen(t: PileRecord, forgets: bool, half: int) -> int:
    """A tally of the MINORS or the MAJORS among the cards laid and in the hand of the seat to move, which may forget some."""
    seen = 0
    for place in range(t.laid_size):
        known = not forgets or place >= t.pile_start or fishing.remembers(t, place)
        seen += fishing.one_of_rank(t.laid[place]) if known and t.laid[place] & MAJORS == half else 0
    for place in range(t.hand_size[t.turn]):
        card = nth(t.hand[t.turn], place)
        seen += fishing.one_of_rank(card) if card & MAJORS == half else 0
    return seen


@rule
def ranks_seen(t: PileRecord) -> int:
    """A tally of the cards that the seat to move has seen: on the table, in its hand, in a kitty it looked at."""
    return fishing.ranks_laid(t) + fishing.ranks_in_hand(t) + (ranks_in_kitty(t) if t.kitty_seen[t.turn] else 0)


@rule
def ranks_in_kitty(t: PileRecord) -> int:
    """The cards of the kitty, a tally of ranks."""
    seen = 0
    for place in range(t.kitty_size):
        seen += fishing.one_of_rank(t.kitty[place])
    return seen


@rule
def taking_worth(house: FishingHouse, card: int, values: Any, reckoned: Reckoned) -> int:
    """What taking the pile with this card is worth, bonuses aside."""
    worth = reckoned.pile + int(values[card]) + fishing.TO_MOVE_NEXT
    return worth - fishing.keeping_a_jack(house) if rank(card) == JACK else worth


@rule
def lying_worth(house: FishingHouse, card: int, values: Any, reckoned: Reckoned) -> int:
    """The worth of laying this card: minus what the next seat would take with it, times the chance that it can."""
    value = int(values[card])
    if rank(card) == JACK:
        return -fishing.keeping_a_jack(house) - (reckoned.pile + value) * reckoned.a_jack // fishing.CERTAIN
    seen = fishing.of_rank(reckoned.seen, rank(card)) + fishing.of_rank(reckoned.seen_majors, rank(card))
    matched = fishing.chance_of_one(reckoned.a_card, reckoned.of_each - seen)
    lost = (reckoned.by_match + value) * matched + max(0, reckoned.by_jack + value) * reckoned.a_jack
    return -(lost // fishing.CERTAIN) - value // 4


@rule
def takes_at_sight(t: PileRecord, house: FishingHouse, move: int) -> bool:
    """Whether a card takes the pile because one like it lies on top: a jack is spent, or kept, after a thought."""
    return move < LIES and rank(move) != JACK and takes(t, move)


class Judgement(NamedTuple):
    """How players of different strength rate the cards of a game: the rules of these names of its `Game`."""

    reckon: Rule
    recall: Rule
    weigh: Rule
    plain: Rule


def judgement(values: Any, bonus: Rule) -> Judgement:
    """Make the rules by which players rate the cards of a pile game.

    - values: the worth of each card's points, a hundred to the point, a row for each choice of card points.
    - bonus: the rule that says what bonus a move scores.
    """

    @rule
    def reckon(t: PileRecord, house: FishingHouse) -> Reckoned:
        if of_each_rank(t) > MOST_IN_A_TALLY:
            return reckoned_from(t, house, values[house.card_points], half_seen(t, False, MINORS), half_seen(t, False, MAJORS))
        return reckoned_from(t, house, values[house.card_points], ranks_seen(t), 0)

    @rule
    def recall(t: PileRecord, house: FishingHouse) -> Reckoned:
        if of_each_rank(t) > MOST_IN_A_TALLY:
            return reckoned_from(t, house, values[house.card_points], half_seen(t, True, MINORS), half_seen(t, True, MAJORS))
        return reckoned_from(t, house, values[house.card_points], ranks_recalled(t), 0)

    @rule
    def weigh(t: PileRecord, house: FishingHouse, move: int, reckoned: Reckoned) -> int:
        card = move & (LIES - 1)
        if move < LIES and takes(t, card):
            return int(fishing.POINT * bonus(t, house, move)) + taking_worth(house, card, values[house.card_points], reckoned)
        return lying_worth(house, card, values[house.card_points], reckoned)

    @rule
    def plain(t: PileRecord, house: FishingHouse, move: int) -> int:
        # What can be taken is taken, with a jack last; else the cheapest card is thrown.
        card = move & (LIES - 1)
        if move < LIES and takes(t, card):
            return 2 * fishing.FAR_MORE if rank(card) != JACK else fishing.FAR_MORE
        return -int(values[house.card_points, card])

    return Judgement(reckon, recall, weigh, plain)
