"""Impressions: what kind of player each seat seems to be, by the deals of the match that have been counted.

The cards of such a deal lie open. So each choice is looked at with what its seat knew, and Bayes' rule says which of the types would have
made it. Somebody may play otherwise from one deal to the next, or have left the seat to another. So one impression in twenty is forgotten
between two deals, and what is played in a deal soon counts for more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any

from ...engine.dealt import CountedDeal
from ...engine.game import Game
from ...engine.loops import legal_rule
from ...engine.machine import machine
from ...engine.record import NOBODY
from ...engine.table import Table
from ...engine.view import View
from ..players.levels import QUICK
from ..players.settings import Search
from .likely_worlds import Past, empty_past, random_shares_of, tells_types
from .player_types import before_match, types_of, weigh_types_kernel

FORGOTTEN = 0.05
"""The share of an impression that is lost between two deals."""
LEAST = 1e-30
"""No type is less likely than that by one deal."""
PART = 16
"""The number of moves that are looked back on at a time. A hundred choices together have a chance too small for a number of the machine."""
Shares = tuple[tuple[float, ...], ...]
"""For each seat how likely each type is."""


def make_look_back(game: Game, belief: str) -> Callable[..., Any]:
    """`look_back(tables, house, past, number)`: make the first `number` of `past.moves`, from tables[0] on.

    `past.since` has then how likely the choices of each seat are, for each type.
    """
    play, listed, weigh_types = game.rules.play, legal_rule(game), weigh_types_kernel(game, belief, *random_shares_of(game))
    types = len(types_of(game, belief))

    def look_back(tables: Any, house: Any, past: Past, number: int) -> None:
        t, legal, chances, moves, since = tables[0], past.legal, past.chances, past.moves, past.since
        since[:] = 1.0
        for step in range(number):
            choices = listed(t, house, legal)
            if choices > 1:
                weigh_types(t, house, moves[step], legal, choices, past.worths, chances)
                for kind in range(types):
                    since[t.turn, kind] *= chances[kind]
            if step + 1 < number:
                play(t, house, moves[step])

    return look_back


@cache
def _look_back_loop(game: Game, belief: str, compiled: bool) -> Callable[..., Any]:
    return machine(game, compiled).ready(make_look_back(game, belief))


@lru_cache(maxsize=256)
def _of_deal(game: Game, house: Any, belief: str, compiled: bool, dealt: CountedDeal) -> Shares:
    """How likely each type of each seat is by one deal alone, if they were as likely before it."""
    played, past, types = Table(game, house, dealer=dealt.dealer), empty_past(game, belief), len(types_of(game, belief))
    played.record.deals = dealt.number - 1
    for side, points in enumerate(dealt.scores):
        played.record.scores[side] = points
    played.deal(dealt.order)
    shares: list[Sequence[float]] = [[1 / types] * types for _ in range(house.seats)]
    begun, moves = played.tables_for(NOBODY).copy(), list[int]()
    for place, (_, text) in enumerate(dealt.turns):
        moves += played.read_turn(text)
        played.play(text)
        if len(moves) >= PART or place == len(dealt.turns) - 1:
            past.moves[: len(moves)] = moves
            _look_back_loop(game, belief, compiled)(begun, house, past, len(moves))
            shares = [_product(before, since) for before, since in zip(shares, past.since.tolist(), strict=False)]
            begun, moves = played.tables_for(NOBODY).copy(), []
    return tuple(tuple(seat) for seat in shares)


def _product(shares: Sequence[float], chances: Sequence[float]) -> list[float]:
    """The products of these as shares of one, none less than LEAST."""
    products = [share * chance for share, chance in zip(shares, chances, strict=True)]
    return [max(LEAST, product / sum(products)) for product in products]


def impressions(view: View, belief: str, *, compiled: bool = True) -> Shares:
    """How likely each type of each seat is as this deal begins, by the deals of the match before it.

    Before the first deal they are as likely as of a stranger. The types are those of `kahve.bots.belief.player_types.types_of`.
    """
    stranger = before_match(view.game, belief)
    seats: Shares = (stranger,) * view.house.seats
    for dealt in view.earlier:
        by_deal = _of_deal(view.game, view.house, belief, compiled, dealt)
        seats = tuple(_forgetting(_product(before, now), stranger) for before, now in zip(seats, by_deal, strict=True))
    return seats


def _forgetting(shares: Sequence[float], stranger: Sequence[float]) -> tuple[float, ...]:
    """The same shares as the next deal begins, when a part is forgotten."""
    return tuple((1 - FORGOTTEN) * share + FORGOTTEN * at_first for share, at_first in zip(shares, stranger, strict=True))


def past_of(view: View, search: Search, *, compiled: bool = True) -> Past:
    """Room for a thought of this search from this view, with the impressions of the match."""
    game, belief = view.game, search.belief_in(view.game)
    past, by_worlds = empty_past(game, belief), tells_types(game, belief)
    past.players[view.seat] = QUICK.index(search.plays_on_in(game))
    if by_worlds and view.earlier:
        for seat, shares in enumerate(impressions(view, belief, compiled=compiled)):
            past.at_first[seat] = shares
    elif not by_worlds and search.rest == "types":
        for seat, shares in enumerate(impressions(view, "types", compiled=compiled)):
            if seat != view.seat:
                past.rest[seat] = shares
    return past


def get_impressions_ready(game: Game) -> None:
    """Compile what looking back at a deal takes."""
    played, past = Table(game, game.settle({})), empty_past(game, "types")
    _look_back_loop(game, "types", True)(played.tables_for(NOBODY).copy(), played.house, past, 0)
