"""Compiled loops in which every seat has a player that sees its view and no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..bots.rollout import quick_kernel
from ..cards.shuffle import shuffle
from ..engine.game import Game
from ..engine.loops import legal_rule, view_kernel
from ..engine.match import COUNT, PLAY


def make_orders() -> Callable[..., Any]:
    """`fill_orders(rngs, orders)`: shuffle every row of orders, shape (deals, cards), each of which holds the deck.

    rngs: shape (deals, 4), a generator for each deal; or (1, 4), one that goes on from deal to deal.
    """

    def fill_orders(rngs: Any, orders: Any) -> None:
        for number in range(orders.shape[0]):
            shuffle(rngs[number % rngs.shape[0]], orders[number], orders.shape[1])

    return fill_orders


def make_seated_deals(game: Game) -> Callable[..., Any]:
    """The loop that plays each order of `orders` as the first deal of a match, with a player at every seat.

    tables: one record; table_bytes: its bytes; blank: a record at the beginning of a match. players: shape (seats,), the numbers of quick
    players (`kahve.bots.rollout.QUICK`). orders: shape (deals, cards). moves_made: shape (deals, most moves), filled with the moves, -1
    behind the last. sheets: shape (deals, sides, items), filled with the count of each deal, 0 for a void one. views, view_bytes: room for
    one view. out: room for the legal moves. rngs: shape (deals, 4), a generator for the chance of each deal; or (1, 4), one that goes on
    from deal to deal.
    """
    lay_out, play, score, listed, sides = game.deal, game.play, game.score, legal_rule(game), game.sides
    quick_choice, copy_view = quick_kernel(game), view_kernel(game)
    items = len(game.items)

    def seated_deals(
        tables: Any,
        table_bytes: Any,
        blank: Any,
        house: Any,
        players: Any,
        orders: Any,
        moves_made: Any,
        sheets: Any,
        views: Any,
        view_bytes: Any,
        out: Any,
        rngs: Any,
    ) -> None:
        t = tables[0]
        worths = np.zeros(out.size, dtype=np.int64)
        for number in range(orders.shape[0]):
            rng = rngs[number % rngs.shape[0]]
            tables[0] = blank[0]
            lay_out(t, house, orders[number])
            made = 0
            while t.phase == PLAY:
                found = listed(t, house, out)
                copy_view(table_bytes[0], view_bytes[0], t.turn, t.turn % sides(house))
                move = out[quick_choice(players[t.turn], views[0], house, out, found, worths, rng)]
                moves_made[number, made] = move
                made += 1
                play(t, house, move)
            moves_made[number, made:] = -1
            sheets[number, :, :] = 0
            if t.phase == COUNT:
                score(t, house)
                for side in range(sides(house)):
                    for item in range(items):
                        sheets[number, side, item] = t.sheet[side, item]

    return seated_deals
