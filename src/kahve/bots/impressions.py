"""Impressions: what kind of player each seat seems to be, by the deals of the match that have been counted.

The cards of such a deal lie open. So each choice is looked at with what its seat knew, and Bayes' rule says which of the types would have
made it. Somebody may play otherwise from one deal to the next, or have left the seat to another. So one impression in twenty is forgotten
between two deals, and what is played in a deal soon counts for more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any

from ..engine.game import Game
from ..engine.machine import machine
from ..engine.record import NOBODY
from ..engine.table import DealRecord, Table, View
from .belief import Past, replay_kernel, room_for_past, types_of, weighs

FORGOTTEN = 0.05
"""The share of an impression that is lost between two deals."""
LEAST = 1e-30
"""No type is less likely than that by one deal."""
PART = 16
"""So many moves are looked back on at a time. A hundred choices together have a chance too small for a number of the machine."""
Shares = tuple[tuple[float, ...], ...]
"""For each seat how likely each type is."""


def make_look_back(game: Game, belief: str) -> Callable[..., Any]:
    """`look_back(tables, house, past, number)`: the first `number` of `past.moves` are made, from tables[0] on.

    `past.since` has then how likely the choices of each seat are, for each type.
    """
    replay = replay_kernel(game, belief)

    def look_back(tables: Any, house: Any, past: Past, number: int) -> None:
        past.since[:] = 1.0
        replay(tables[0], house, NOBODY, past, number, 0.0)

    return look_back


@cache
def _look_back_loop(game: Game, belief: str, compiled: bool) -> Callable[..., Any]:
    return machine(game, compiled).ready(make_look_back(game, belief))


def tells_types(game: Game, belief: str) -> bool:
    """Whether this belief tells types apart in this game."""
    return weighs(game, belief) and len(types_of(game, belief)) > 1


@lru_cache(maxsize=256)
def _chances(game: Game, house: Any, belief: str, compiled: bool, dealer: int, order: str, turns: tuple[tuple[int, str], ...]) -> Shares:
    """How likely the choices of each seat in a deal are, by each type, as shares of one."""
    table, past = Table(game, house, dealer=dealer), room_for_past(game, belief)
    table.deal(order)
    chances = [[1.0] * past.since.shape[1] for _ in range(house.seats)]
    begun, made = table.tables_for(NOBODY).copy(), list[int]()
    for place, (_, text) in enumerate(turns):
        turn = table.read_turn(text)
        made += turn
        table.play(text)
        if len(made) >= PART or place == len(turns) - 1:
            past.moves[: len(made)] = made
            _look_back_loop(game, belief, compiled)(begun, house, past, len(made))
            for seat, by_type in enumerate(past.since.tolist()[: house.seats]):
                chances[seat] = _shares([before * chance for before, chance in zip(chances[seat], by_type, strict=True)])
            begun, made = table.tables_for(NOBODY).copy(), []
    return tuple(map(tuple, chances))


def _shares(chances: Sequence[float]) -> list[float]:
    """These chances as shares of one, none less than LEAST."""
    total = sum(chances)
    return [max(LEAST, chance / total) for chance in chances]


def impressions(view: View, belief: str, *, compiled: bool = True) -> Shares:
    """How likely each type of each seat is as this deal begins, by the deals of the match before it.

    Before the first deal each type is as likely. The types are those of `kahve.bots.belief.types_of`.
    """
    types = len(types_of(view.game, belief))
    seats = [[1 / types] * types for _ in range(view.house.seats)]
    for dealt in view.earlier:
        chances = _chances_of(view, dealt, belief, compiled)
        for seat, by_type in enumerate(chances):
            shares = _shares([share * chance for share, chance in zip(seats[seat], by_type, strict=True)])
            seats[seat] = [(1 - FORGOTTEN) * share + FORGOTTEN / types for share in shares]
    return tuple(map(tuple, seats))


def _chances_of(view: View, dealt: DealRecord, belief: str, compiled: bool) -> Shares:
    return _chances(view.game, view.house, belief, compiled, dealt.dealer, dealt.order, tuple(dealt.turns))


def past_of(view: View, belief: str, *, compiled: bool = True) -> Past:
    """Room for a thought from this view, with the impressions of the match."""
    past = room_for_past(view.game, belief)
    if view.earlier and tells_types(view.game, belief):
        for seat, shares in enumerate(impressions(view, belief, compiled=compiled)):
            past.at_first[seat] = shares
    return past


def get_impressions_ready(game: Game, belief: str) -> None:
    """Compile what looking back at a deal takes, where types are told apart."""
    if tells_types(game, belief):
        table = Table(game, game.settle({}))
        begun, past = table.tables_for(NOBODY).copy(), room_for_past(game, belief)
        _look_back_loop(game, belief, True)(begun, table.house, past, 0)


__all__ = ["get_impressions_ready", "impressions", "past_of"]
