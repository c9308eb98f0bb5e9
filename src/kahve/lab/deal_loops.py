"""Plays many deals with compiled loops, one seating at a time: in arrays of our own, which NumPy reads without a copy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from ..bots import UnknownBot
from ..bots.players.levels import QUICK
from ..cards.arrays import INT8, INT16, INT32, Array, array, over, zeros
from ..cards.quoting import quoted
from ..engine.game import Game
from ..engine.house import HouseError
from ..engine.machine import Machine, as_bytes, machine
from ..engine.retracing import MOST_MOVES
from .seated import Buffers, Deals, make_orders, make_seated_deals

Loops = tuple[Callable[..., Any], Callable[..., Any]]


@cache
def loops_of(game: Game, compiled: bool) -> Loops:
    """The loop that shuffles orders and the loop that plays them (`seated`), ready to call."""
    pair = make_orders(), make_seated_deals(game)
    engine = machine(game, compiled)
    return engine.ready(pair[0]), engine.ready(pair[1])


def numbers_of(players: Sequence[str]) -> list[int]:
    """The numbers of these players in compiled loops; UnknownBot for a player without a compiled form."""
    for player in players:
        if player not in QUICK:
            raise UnknownBot(f"There is no compiled player {quoted(player)}. There are {', '.join(QUICK)}.")
    return [QUICK.index(player) for player in players]


def fewest_players(game: Game, house: Any) -> int:
    """The smallest number of players, from two on, that divides the seats and the sides of a table."""
    seats, sides = int(house.seats), int(game.rules.sides(house))
    return next(number for number in range(2, seats + 2) if number > sides or (seats % number == 0 and sides % number == 0))


def usual_players(game: Game, house: Any) -> list[str]:
    """The default players: one greedy player against as few random ones as can be seated evenly.

    >>> from kahve.games import game
    >>> [usual_players(each, each.settle({})) for each in (game("quist"), game("soup"))]
    [['greedy', 'random'], ['greedy', 'random', 'random']]
    """
    return ["greedy", *["random"] * (fewest_players(game, house) - 1)]


def check_seats(game: Game, house: Any, players: Sequence[str]) -> None:
    """Raise HouseError if these players cannot take turns at the seats, each with as many seats and sides as the others."""
    seats, sides = int(house.seats), int(game.rules.sides(house))
    if not players or seats % len(players) or sides % len(players):
        raise HouseError(
            f"{len(players)} players cannot be seated evenly: there are {seats} seats and {sides} sides; name a number that divides both.",
            "players",
        )


def shuffled(engine: Machine, loops: Loops, house: Any, rngs: Any, size: int) -> Array:
    """`size` orders of this house's pack, one a row. rngs: as in `seated.make_orders`."""
    deck = engine.game.rules.deck(house).cards
    orders = over(bytearray(bytes(deck) * size), INT8, (size, len(deck)))
    loops[0](rngs, orders)
    return orders


def play_seating(
    engine: Machine, loops: Loops, house: Any, numbers: Sequence[int], seating: int, rngs: Any, orders: Array
) -> tuple[Array, Array]:
    """Play each order once in this seating: player k of `numbers` has the seats s with (s + seating) modulo their number = k.

    Returns the sheets, shape (orders, sides, items), and the moves, shape (orders, MOST_MOVES), which are -1 after the last move.
    """
    layout, size = engine.layout, len(orders)
    tables, blank, views = layout.new(), layout.new(), layout.new()
    blank[0].dealer = house.seats - 1
    at_seat = array([numbers[(seat + seating) % len(numbers)] for seat in range(house.seats)])
    moves = zeros((size, MOST_MOVES), INT16)
    sheets = zeros((size, engine.sides(house), len(engine.game.rules.items)), INT32)
    buffers = Buffers(tables, as_bytes(tables), blank, views, as_bytes(views), engine.moves_array())
    loops[1](buffers, house, at_seat, Deals(orders, moves, sheets, rngs))
    return sheets, moves
