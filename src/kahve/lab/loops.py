"""The compiled way to play many deals: orders made and played out by the loops of `seated`, a seating at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import UnknownBot
from ..bots.rollout import QUICK
from ..engine.game import Game
from ..engine.house import HouseError
from ..engine.machine import Machine, as_bytes, machine
from .seated import make_orders, make_seated_deals

MOST_MOVES = 2048
"""More moves than any deal of the house has; a deal of Soup in which a word is demanded at every card would have 1,700."""

Loops = tuple[Callable[..., Any], Callable[..., Any]]


@cache
def loops_of(game: Game, compiled: bool) -> Loops:
    """The loop that shuffles orders and the one that plays them (`seated`), ready to call."""
    made = make_orders(), make_seated_deals(game)
    engine = machine(game, compiled)
    return engine.ready(made[0]), engine.ready(made[1])


def numbers_of(players: Sequence[str]) -> list[int]:
    """The numbers that stand for these players in the loops; UnknownBot for one that has no compiled form."""
    for player in players:
        if player not in QUICK:
            raise UnknownBot(f"There is no compiled player {player!r}. There are {', '.join(QUICK)}.")
    return [QUICK.index(player) for player in players]


def check_seats(game: Game, house: Any, players: Sequence[str]) -> None:
    """HouseError where these players cannot take turns at the seats, each with as many seats and sides as any other."""
    seats, sides = int(house.seats), int(game.sides(house))
    if not players or seats % len(players) or sides % len(players):
        raise HouseError(
            f"{len(players)} players cannot be seated evenly: there are {seats} seats and {sides} sides; name a number that divides both.",
            "players",
        )


def shuffled(engine: Machine, loops: Loops, house: Any, rngs: NDArray[np.int64], size: int) -> NDArray[np.int8]:
    """`size` orders of this house's pack, one a row; rngs as `seated.make_orders` says."""
    deck = np.array(engine.game.deck(house).cards, dtype=np.int8)
    orders = np.tile(deck, (size, 1))
    loops[0](rngs, orders)
    return orders


def play_seating(
    engine: Machine, loops: Loops, house: Any, numbers: Sequence[int], seating: int, rngs: NDArray[np.int64], orders: NDArray[np.int8]
) -> tuple[NDArray[np.int32], NDArray[np.int16]]:
    """Play each order once in this seating: player k of `numbers` has the seats s with (s + seating) modulo their number = k.

    Returns the sheets, shape (orders, sides, items), and the moves, shape (orders, MOST_MOVES), -1 behind the last.
    """
    layout, size = engine.layout, len(orders)
    tables, blank, views = layout.new(), layout.new(), layout.new()
    blank["dealer"] = house.seats - 1
    at_seat = np.array([numbers[(seat + seating) % len(numbers)] for seat in range(house.seats)])
    moves = np.zeros((size, MOST_MOVES), dtype=np.int16)
    sheets = np.zeros((size, engine.sides(house), len(engine.game.items)), dtype=np.int32)
    loops[1](tables, as_bytes(tables), blank, house, at_seat, orders, moves, sheets, views, as_bytes(views), engine.moves_array(), rngs)
    return sheets, moves


__all__ = ["MOST_MOVES", "check_seats", "loops_of", "numbers_of", "play_seating", "shuffled"]
