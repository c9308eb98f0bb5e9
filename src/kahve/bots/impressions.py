"""Impressions: what kind of player each seat seems to be, by the deals of the match that have been counted.

The cards of such a deal lie open. So each choice is looked at with what its seat knew, and Bayes' rule says which of the types would have
made it. Somebody may play otherwise from one deal to the next, or have left the seat to another. So one impression in twenty is forgotten
between two deals, and what is played in a deal soon counts for more.

Many players are none of the types. Of them Bayes' rule makes the one that is least unlike, and is sure of it. So an impression counts only
if that type would have made nearly all of the choices. Who plays at random is not remembered: so may seem whoever is none of the types.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from ..cards.arrays import FLOAT64, table, zeros
from ..engine.game import Game
from ..engine.loops import legal_rule
from ..engine.machine import machine
from ..engine.record import NOBODY
from ..engine.table import CountedDeal, Table, View
from .belief import SLIPS, Past, before_match, chance_of, room_for_past, types_of, weighs
from .levels import ANY_MOVE, level
from .rollout import sight_kernel

FORGOTTEN = 0.05
"""The share of an impression that is lost between two deals."""
MOST_MISSED = 0.05
"""The share of the choices that the likeliest type may not have made, if the impression is to count."""
LEAST = 1e-30
"""No type is less likely than that by one deal."""
PART = 16
"""So many moves are looked back on at a time. A hundred choices together have a chance too small for a number of the machine."""
Shares = tuple[tuple[float, ...], ...]
"""For each seat how likely each type is."""


class Impression(NamedTuple):
    """What is to be seen of one seat: how likely each type is.

    asked: how many choices it had. missed: for each type, how many of them that type would not have made.
    """

    shares: Sequence[float]
    asked: float
    missed: Sequence[float]

    @property
    def counts(self) -> bool:
        """Whether the likeliest type would have made nearly all of the choices."""
        return self.missed[self.shares.index(max(self.shares))] <= MOST_MISSED * self.asked


def make_look_back(game: Game, belief: str) -> Callable[..., Any]:
    """`look_back(tables, house, past, number, asked, missed)`: the first `number` of `past.moves` are made, from tables[0] on.

    `past.since` has then how likely the choices of each seat are, for each type.

    - asked: shape (seats,), to which the choices of each seat are added.
    - missed: shape (seats, types), to which those of them are added that the type would not have made, but for a slip. Who plays any
      move at all has no choice of its own.
    """
    play, listed, by_sight, slips = game.rules.play, legal_rule(game), sight_kernel(game), SLIPS
    sights = table([level(name).judgement for name in types_of(game, belief)])
    types = len(sights)

    def look_back(tables: Any, house: Any, past: Past, number: int, asked: Any, missed: Any) -> None:
        t, legal, worths, moves, since = tables[0], past.legal, past.worths, past.moves, past.since
        since[:] = 1.0
        for step in range(number):
            choices = listed(t, house, legal)
            for kind in range(types if choices > 1 else 0):
                chance, would_make = 1.0 / choices, False
                if sights[kind] != ANY_MOVE:
                    by_sight(sights[kind], t, house, legal, choices, worths)
                    chance = chance_of(moves[step], legal, worths, choices, slips)
                    would_make = chance * choices > 2.0 * slips
                since[t.turn, kind] *= chance
                missed[t.turn, kind] += 0.0 if would_make else 1.0
            asked[t.turn] += 1.0 if choices > 1 else 0.0
            if step + 1 < number:
                play(t, house, moves[step])

    return look_back


@cache
def _look_back_loop(game: Game, belief: str, compiled: bool) -> Callable[..., Any]:
    return machine(game, compiled).ready(make_look_back(game, belief))


def tells_types(game: Game, belief: str) -> bool:
    """Whether this belief tells types apart in this game."""
    return weighs(game, belief) and len(types_of(game, belief)) > 1


@lru_cache(maxsize=256)
def _of_deal(game: Game, house: Any, belief: str, compiled: bool, dealt: CountedDeal) -> tuple[Impression, ...]:
    """The impression that one deal makes, for each seat."""
    played, past, types = Table(game, house, dealer=dealt.dealer), room_for_past(game, belief), len(types_of(game, belief))
    played.deal(dealt.order)
    asked, missed = zeros(house.seats, FLOAT64), zeros((house.seats, types), FLOAT64)
    shares = [[1 / types] * types for _ in range(house.seats)]
    begun, made = played.tables_for(NOBODY).copy(), list[int]()
    for place, (_, text) in enumerate(dealt.turns):
        made += played.read_turn(text)
        played.play(text)
        if len(made) >= PART or place == len(dealt.turns) - 1:
            past.moves[: len(made)] = made
            _look_back_loop(game, belief, compiled)(begun, house, past, len(made), asked, missed)
            shares = [_product(before, since) for before, since in zip(shares, past.since.tolist(), strict=False)]
            begun, made = played.tables_for(NOBODY).copy(), []
    return tuple(Impression(*of_seat) for of_seat in zip(shares, asked.tolist(), missed.tolist(), strict=True))


def _product(shares: Sequence[float], chances: Sequence[float]) -> list[float]:
    """The products of these as shares of one, none less than LEAST."""
    products = [share * chance for share, chance in zip(shares, chances, strict=True)]
    return [max(LEAST, product / sum(products)) for product in products]


def impressions(view: View, belief: str, *, compiled: bool = True) -> Shares:
    """How likely each type of each seat is as this deal begins, by the deals of the match before it.

    Before the first deal, and of a seat whose impression does not count, they are as likely as of a stranger. The types are those of
    `kahve.bots.belief.types_of`.
    """
    stranger = before_match(view.game, belief)
    seats = [Impression(stranger, 0.0, (0.0,) * len(stranger)) for _ in range(view.house.seats)]
    for dealt in view.earlier:
        made = _of_deal(view.game, view.house, belief, compiled, dealt)
        seats = [_and_then(before, now, stranger) for before, now in zip(seats, made, strict=True)]
    return tuple(tuple(seat.shares) if seat.counts else stranger for seat in seats)


def _and_then(before: Impression, now: Impression, stranger: Sequence[float]) -> Impression:
    """The impression as the deal after these begins. stranger: how likely each type is of somebody of whom nothing has been seen."""
    shares = [
        (1 - FORGOTTEN) * share + FORGOTTEN * at_first
        for share, at_first in zip(_product(before.shares, now.shares), stranger, strict=True)
    ]
    return Impression(shares, before.asked + now.asked, [first + second for first, second in zip(before.missed, now.missed, strict=True)])


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
        played, past = Table(game, game.settle({})), room_for_past(game, belief)
        seats, types = played.seats, len(types_of(game, belief))
        begun = played.tables_for(NOBODY).copy()
        _look_back_loop(game, belief, True)(begun, played.house, past, 0, zeros(seats, FLOAT64), zeros((seats, types), FLOAT64))


__all__ = ["get_impressions_ready", "impressions", "past_of"]
