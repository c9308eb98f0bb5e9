"""How a good club player rates a move in a floor game: one look ahead, from what the seat has seen.

Worths are whole numbers, a hundred to the point. What a card takes is worth its points, its number and the bonus. What it leaves costs
what the next seat, an opponent, may do with it: above all clear the floor, and take point cards. `t` is the view of the seat to move.
"""

from __future__ import annotations

from typing import Any

from ...cards.dialect import rule, search
from ...cards.faces import CARD_NUMBERS, JACK, NO_CARD, rank
from ..fishing import greedy as fishing
from ..fishing.rules import LIES
from . import captures
from .floor_cards import LEFT, SUMS, TAKEN, floor_tally, lower_open, power, stays, sweeps, takes, tally_of, value_of, wanted_value
from .house import BasraCondition, FloorHouse
from .lanes import HIGHEST_NUMERAL
from .record import FloorRecord
from .taking import TAKES

PATH_BITS, PATH_LENGTH = 6, 10
PATH_PLACE = (1 << PATH_BITS) - 1

MOST_UNIONS = 400
"""The number of unions that are weighed at the most; on a floor with more of them the best so far will do."""


# -- what has been seen --------------------------------------------------------------------------------------------------------------------


@rule
def ranks_on_floor(t: FloorRecord) -> int:
    """The cards on the floor and one that is being played, a tally of ranks."""
    seen = fishing.one_of_rank(t.playing[0]) if t.playing_size > 0 else 0
    for place in range(t.floor_size):
        seen += fishing.one_of_rank(t.floor[place])
    return seen


@rule
def ranks_recalled(t: FloorRecord, house: FloorHouse) -> int:
    """The cards that a short memory keeps, a tally of ranks: the floor, some cards of the tricks and the own hand."""
    return fishing.ranks_remembered(t) + fishing.ranks_in_hand(t) + ranks_on_floor(t)


@rule
def ranks_seen(t: FloorRecord, house: FloorHouse) -> int:
    """The cards that the seat to move has seen, a tally of ranks: in tricks, in its own hand and on the floor."""
    return fishing.ranks_laid(t) + fishing.ranks_in_hand(t) + ranks_on_floor(t)


@rule
def unseen_of_rank(seen: int, wanted: int) -> int:
    """How many cards of this rank are still hidden from the seat to move."""
    return max(0, 4 - fishing.of_rank(seen, wanted))


@rule
def chance_next_clears(t: FloorRecord, house: FloorHouse, left: int, added: int, seen: int) -> int:
    """The chance, in parts of CERTAIN, that the next seat scores by clearing the floor.

    left: the tally of what is left of it. added: a card that is laid there, or NO_CARD.
    """
    number = captures.cards_of(left) + (added != NO_CARD)
    if number == 0 or (house.basra_condition == BasraCondition.LONE_CARD and number > 1):
        return 0
    tally = left + captures.one_of_value(value_of(house, added))
    if captures.cards_of(tally) < number:
        return 0
    chance = 0
    for value in range(1, captures.KING_VALUE + 1):
        if (value > HIGHEST_NUMERAL and captures.number_of(tally, value) == number) or (
            value <= HIGHEST_NUMERAL and captures.splits(tally, value)
        ):
            chance += fishing.chance_next_has_one_of(t, house, unseen_of_value(house, value, seen))
    return min(fishing.CERTAIN, chance)


@rule
def unseen_of_value(house: FloorHouse, value: int, seen: int) -> int:
    """How many cards that take this value are still hidden from the seat to move."""
    unseen = 0
    for number in range(1, CARD_NUMBERS // 4):
        if number != JACK and wanted_value(house, 4 * number) == value:
            unseen += unseen_of_rank(seen, number)
    return unseen


@rule
def unseen_takers(house: FloorHouse, card: int, seen: int) -> int:
    """How many cards that take this one alone are still hidden from the seat to move."""
    by_sum = house.sum_with_card > 0
    return unseen_of_value(house, value_of(house, card), seen) if by_sum else unseen_of_rank(seen, rank(card))


# -- what is on the floor ------------------------------------------------------------------------------------------------------------------


@rule
def floor_worth(t: FloorRecord, house: FloorHouse, values: Any) -> int:
    """What all that lies there is worth to a card that sweeps."""
    worth = 0
    for place in range(t.floor_size):
        worth += 0 if stays(house, t.floor[place]) else int(values[t.floor[place]]) + fishing.card_worth(house)
    return worth


@rule
def worth_of_value(t: FloorRecord, house: FloorHouse, value: int, values: Any) -> int:
    """The mean worth of the floor cards of this value that are not left."""
    worth = number = 0
    for place in range(t.floor_size):
        if t.choice[place] != LEFT and value_of(house, t.floor[place]) == value:
            worth += int(values[t.floor[place]]) + fishing.card_worth(house)
            number += 1
    return worth // max(1, number)


@rule
def way_worth(t: FloorRecord, house: FloorHouse, taken: int, values: Any, seen: int) -> int:
    """The worth of taking this tally: cards, points and the bonus, less what the next seat may do with the rest."""
    worth = 0
    for value in range(1, captures.KING_VALUE + 1):
        if captures.number_of(taken, value) > 0:
            worth += captures.number_of(taken, value) * worth_of_value(t, house, value, values)
    if captures.cards_of(taken) == t.floor_size:
        lone = t.floor_size == 1 or house.basra_condition != BasraCondition.LONE_CARD
        return worth + fishing.TO_MOVE_NEXT + (fishing.POINT * house.match_bonus if lone else 0)
    danger = chance_next_clears(t, house, floor_tally(t, house) - taken, NO_CARD, seen)
    return int(worth - fishing.POINT * house.match_bonus * danger // fishing.CERTAIN)


@search
def best_way_worth(t: FloorRecord, house: FloorHouse, value: int, low: int, high: int, values: Any, seen: int) -> int:
    """The greatest worth of a union that takes at least `low` and at most `high`, of those weighed."""
    floor = floor_tally(t, house)
    choice, scope = house.floor_capture_choice, house.pair_scope
    path = depth = next_group = taken = weighed = 0  # path: the groups added, as many as one word holds
    best = -(1 << 40)
    while (depth > 0 or next_group < captures.GROUP_NUMBER[value]) and weighed < MOST_UNIONS:
        if next_group == captures.GROUP_NUMBER[value]:
            depth -= 1
            next_group = path & PATH_PLACE
            path >>= PATH_BITS
            taken -= captures.group_at(floor, value, next_group, choice, scope)
            next_group += 1
            continue
        group = captures.group_at(floor, value, next_group, choice, scope)
        may = captures.may_add(next_group, captures.number_of(taken, value), depth, choice, scope) and captures.fits(group, high - taken)
        if depth == PATH_LENGTH or not may:
            next_group += 1
            continue
        path = path << PATH_BITS | next_group
        depth += 1
        taken += group
        weighed += 1
        if captures.fits(low, taken) and captures.is_way(floor, taken, value, choice, scope):
            best = max(best, way_worth(t, house, taken, values, seen))
    return best


# -- moves ---------------------------------------------------------------------------------------------------------------------------------


@rule
def plain_worth(t: FloorRecord, house: FloorHouse, move: int, values: Any) -> int:
    """How a beginner rates a move: take what can be taken, with a jack last; else throw the cheapest card.

    Of several ways to take, a beginner names one floor card after another, and stops when nothing more can be named.
    """
    if t.playing_size > 0:
        return fishing.FAR_MORE if move > TAKES else 0
    card = move & (LIES - 1)
    if move < LIES and takes(t, house, card):
        return fishing.FAR_MORE if sweeps(house, card) else 2 * fishing.FAR_MORE
    return -int(values[card])


@rule
def lies_of_value(t: FloorRecord, house: FloorHouse, value: int) -> bool:
    """Whether a card of this value lies on the floor."""
    lies = False
    for place in range(t.floor_size):
        lies = lies or value_of(house, t.floor[place]) == value
    return lies


@rule
def takes_a_long_sum(t: FloorRecord, house: FloorHouse, move: int) -> bool:
    """Whether a card takes three or more that add up to it, and nothing plainer.

    Of the floor cards that may be named, it is one that no other single card adds up with.
    """
    if t.playing_size > 0:
        less = wanted_value(house, t.playing[0]) - value_of(house, move - TAKES)
        return move > TAKES and less > 0 and not lies_of_value(t, house, less)
    if move >= LIES or power(t, house, move) != SUMS:
        return False
    value = wanted_value(house, move)
    plainer = lies_of_value(t, house, value)
    for first in range(t.floor_size):
        for second in range(first):
            plainer = plainer or value_of(house, t.floor[first]) + value_of(house, t.floor[second]) == value
    return not plainer


@rule
def takes_its_like(t: FloorRecord, house: FloorHouse, move: int) -> bool:
    """Whether a card takes one of its own value, or such a card is named. A card that sweeps is spent, or kept, after a thought."""
    if t.playing_size > 0:
        return move > TAKES and value_of(house, move - TAKES) == wanted_value(house, t.playing[0])
    return move < LIES and not sweeps(house, move) and lies_of_value(t, house, wanted_value(house, move))


@rule
def turn_worth(t: FloorRecord, house: FloorHouse, move: int, values: Any, seen: int) -> int:
    """The worth of a card played, or of a floor card named."""
    if t.playing_size > 0:
        return naming_worth(t, house, move - TAKES, values, seen)
    card = move & (LIES - 1)
    if move < LIES and takes(t, house, card):
        return taking_worth(t, house, card, values, seen)
    return lying_worth(t, house, card, values, seen)


@rule
def naming_worth(t: FloorRecord, house: FloorHouse, card: int, values: Any, seen: int) -> int:
    """The worth of the best turn that goes on with this floor card, or ends here for NO_CARD."""
    low = tally_of(t, house, TAKEN) + captures.one_of_value(value_of(house, card))
    high = floor_tally(t, house) - tally_of(t, house, LEFT) - lower_open(t, house, card) if card != NO_CARD else low
    own = int(values[card]) - worth_of_value(t, house, value_of(house, card), values) if card != NO_CARD else 0
    return own + best_way_worth(t, house, wanted_value(house, t.playing[0]), low, high, values, seen)


@rule
def taking_worth(t: FloorRecord, house: FloorHouse, card: int, values: Any, seen: int) -> int:
    """The worth of the best way to take with this card."""
    own = int(values[card]) + fishing.card_worth(house)
    if not sweeps(house, card):
        return own + best_way_worth(t, house, wanted_value(house, card), 0, floor_tally(t, house), values, seen)
    worth = own + floor_worth(t, house, values) + fishing.TO_MOVE_NEXT - fishing.KEEPING_A_JACK
    if rank(card) == JACK and t.floor_size == 1:
        worth += fishing.POINT * (house.jack_on_jack_bonus if rank(t.floor[0]) == JACK else house.jack_on_single_bonus)
    return int(worth)


@rule
def lying_worth(t: FloorRecord, house: FloorHouse, card: int, values: Any, seen: int) -> int:
    """The worth of laying this card on the floor: minus what the next seat may do with it there."""
    at_stake = floor_worth(t, house, values) + int(values[card]) + fishing.card_worth(house)
    swept = at_stake * fishing.chance_next_has_one_of(t, house, unseen_of_rank(seen, JACK)) // fishing.CERTAIN
    if sweeps(house, card):
        return int(-fishing.KEEPING_A_JACK - swept)
    cleared = fishing.POINT * house.match_bonus * chance_next_clears(t, house, floor_tally(t, house), card, seen) // fishing.CERTAIN
    paired = (
        (int(values[card]) + fishing.card_worth(house))
        * fishing.chance_next_has_one_of(t, house, unseen_takers(house, card, seen))
        // (fishing.CERTAIN // 2)
    )
    return int(-cleared - paired - swept // 2) - int(values[card]) // 4
