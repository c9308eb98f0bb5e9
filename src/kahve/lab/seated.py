"""Makes compiled loops in which every seat has a bot that reads only its view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ..bots.players.rollout import quick_kernel
from ..cards.arrays import INT64, zeros
from ..cards.shuffle import shuffle
from ..engine.game import Game
from ..engine.loops import legal_rule, view_kernel
from ..engine.match_record import COUNT, PLAY


def make_orders() -> Callable[..., Any]:
    """`fill_orders(rngs, orders)`: shuffle every row of orders.

    - orders: shape (deals, cards), each row the deck.
    - rngs: shape (deals, 4), a generator for each deal; or (1, 4), one generator that goes on from deal to deal.
    """

    def fill_orders(rngs: Any, orders: Any) -> None:
        for number in range(orders.shape[0]):
            shuffle(rngs[number % rngs.shape[0]], orders[number], orders.shape[1])

    return fill_orders


class Deals(NamedTuple):
    """Orders of the pack, and the moves and sheets of each as the first deal of a match.

    - orders: shape (deals, cards).
    - moves: shape (deals, most moves), filled with the moves; -1 after the last move.
    - sheets: shape (deals, sides, items), filled with the count of each deal; 0 for a void deal.
    - rngs: shape (deals, 4), a generator for the chance of each deal; or (1, 4), one generator that goes on from deal to deal.
    """

    orders: Any
    moves: Any
    sheets: Any
    rngs: Any


class Buffers(NamedTuple):
    """Memory for play: a table, a blank record with which a match begins, a view, and the legal moves.

    tables, blank, views: shape (1,). table_bytes, view_bytes: the same memory as rows of bytes.
    """

    tables: Any
    table_bytes: Any
    blank: Any
    views: Any
    view_bytes: Any
    legal: Any


def make_seated_deals(game: Game) -> Callable[..., Any]:
    """`seated_deals(buffers, house, players, deals)`: play each order as the first deal of a match, with a bot at every seat.

    players: shape (seats,), the numbers of quick players (`kahve.bots.players.levels.QUICK`).
    """
    lay_out, play, score, listed, sides = game.rules.deal, game.rules.play, game.rules.score, legal_rule(game), game.rules.sides
    quick_choice, copy_view = quick_kernel(game), view_kernel(game)
    items = len(game.rules.items)

    def seated_deals(buffers: Buffers, house: Any, players: Any, deals: Deals) -> None:
        tables, table_bytes, views, view_bytes, legal = (
            buffers.tables,
            buffers.table_bytes,
            buffers.views,
            buffers.view_bytes,
            buffers.legal,
        )
        orders, moves, sheets, rngs = deals.orders, deals.moves, deals.sheets, deals.rngs
        t = tables[0]
        worths = zeros(legal.size, INT64)
        for number in range(orders.shape[0]):
            rng = rngs[number % rngs.shape[0]]
            tables[0] = buffers.blank[0]
            lay_out(t, house, orders[number])
            moves_made = 0
            while t.phase == PLAY:
                choices = listed(t, house, legal)
                copy_view(table_bytes[0], view_bytes[0], t.turn, t.turn % sides(house))
                move = legal[quick_choice(players[t.turn], views[0], house, legal, choices, worths, rng)]
                moves[number, moves_made] = move
                moves_made += 1
                play(t, house, move)
            moves[number, moves_made:] = -1
            sheets[number, :, :] = 0
            if t.phase == COUNT:
                score(t, house)
                for side in range(sides(house)):
                    for item in range(items):
                        sheets[number, side, item] = t.sheet[side, item]

    return seated_deals
