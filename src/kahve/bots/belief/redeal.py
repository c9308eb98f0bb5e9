"""Exchanging cards between one hand of an imagined world and all that lies in no hand.

`kahve.bots.belief.likely_worlds` does it until the hand fits what its seat has played. The pool of `HiddenCards` holds the cards meanwhile:
first those of the hand, behind them those of the stock and of the stacks that wait. Hands are tallies.
"""

from __future__ import annotations

from typing import Any

from ...cards.dialect import kernel, search
from ...cards.shuffle import below
from ...engine.game import Game
from ...engine.worlds import FILLED, LINES, START, TALLY, WANTED, HiddenCards, may_lie

NO_ROW = -1


def place_of_hands(game: Game) -> tuple[int, int, int]:
    """Where the hands lie in a record of this game: the first byte, how many each hand has, and the byte behind the last."""
    hand = next(field for field in game.rules.layout.zones if field.name == "hand")
    return hand.offset, hand.places, hand.offset + hand.rows * hand.places


@kernel
def hand_row(hidden: HiddenCards, start: int) -> int:
    """The line of the hidden row that begins at this byte; NO_ROW where it hides no card."""
    for row in range(hidden.counts[LINES]):
        if hidden.rows[row, START] == start and hidden.rows[row, WANTED] > 0:
            return row
    return NO_ROW


@kernel
def pick_up(hidden: HiddenCards, world: Any, row: int, size: int) -> int:
    """Take the hidden cards of a row up, and put them behind the first `size` of the pool; returns how many are there then."""
    pool, start, left = hidden.pool, hidden.rows[row, START], hidden.rows[row, WANTED]
    card = 0
    if hidden.rows[row, TALLY] == 0:
        for place in range(left):
            pool[size + place] = world[start + hidden.rows[row, FILLED] + place]
        return int(size + left)
    while left > 0:
        while world[start + card] > hidden.base[start + card]:
            world[start + card] -= 1
            pool[size] = card
            size += 1
            left -= 1
        card += 1
    return int(size)


@kernel
def lay_down(hidden: HiddenCards, world: Any, row: int, first: int) -> int:
    """Lay cards of the pool, from this place on, into the hidden places of a row; returns the place behind them."""
    pool, start, wanted = hidden.pool, hidden.rows[row, START], hidden.rows[row, WANTED]
    for place in range(wanted):
        if hidden.rows[row, TALLY]:
            world[start + pool[first + place]] += 1
        else:
            world[start + hidden.rows[row, FILLED] + place] = pool[first + place]
    return int(first + wanted)


@search
def pick_up_all(hidden: HiddenCards, first: int, end: int, world: Any, row: int) -> int:
    """Fill the pool with the hidden cards of a hand and behind them those that lie in no hand; returns how many.

    first, end: between these bytes the hands lie.
    """
    size = pick_up(hidden, world, row, 0)
    for other in range(hidden.counts[LINES]):
        if hidden.rows[other, START] < first or hidden.rows[other, START] >= end:
            size = pick_up(hidden, world, other, size)
    return int(size)


@kernel
def change_places(hidden: HiddenCards, world: Any, row: int, place: int, other: int) -> None:
    """Exchange a card of the hand, in its row too, with another of the pool."""
    pool, start = hidden.pool, hidden.rows[row, START]
    world[start + pool[place]] -= 1
    world[start + pool[other]] += 1
    pool[place], pool[other] = pool[other], pool[place]


@search
def exchange(hidden: HiddenCards, world: Any, row: int, size: int, number: int, exchanged: Any, rng: Any) -> None:
    """Exchange `number` cards of the hand with others of the pool that it may hold.

    The hand lies in its row, and in front of the others in the pool.

    exchanged: filled with the places in the pool, in pairs. Where the hand may not hold the other card, a pair is a place and itself.
    """
    wanted = hidden.rows[row, WANTED]
    for pair in range(number):
        place, other = below(rng, wanted), below(rng, size)
        if other < wanted or not may_lie(hidden, row, hidden.pool[other]):
            other = place
        change_places(hidden, world, row, place, other)
        exchanged[2 * pair], exchanged[2 * pair + 1] = place, other


@search
def exchange_back(hidden: HiddenCards, world: Any, row: int, number: int, exchanged: Any) -> None:
    """Undo `number` exchanges, the last one first."""
    for pair in range(number - 1, -1, -1):
        change_places(hidden, world, row, exchanged[2 * pair], exchanged[2 * pair + 1])


@search
def lay_all_down(hidden: HiddenCards, first: int, end: int, world: Any, row: int, size: int, rng: Any) -> None:
    """Lay the cards behind the hand in the pool where they were picked up, in any order."""
    pool, wanted = hidden.pool, hidden.rows[row, WANTED]
    for last in range(size - 1, wanted, -1):
        other = wanted + below(rng, last - wanted + 1)
        pool[last], pool[other] = pool[other], pool[last]
    place = wanted
    for other in range(hidden.counts[LINES]):
        if hidden.rows[other, START] < first or hidden.rows[other, START] >= end:
            place = lay_down(hidden, world, other, place)
