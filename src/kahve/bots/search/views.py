"""Reading a view once, so that as many worlds are laid from it as one likes: what every search begins with."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ...engine.compile import begin
from ...engine.game import Game
from ...engine.machine import as_bytes, machine
from ...engine.view import View
from ...engine.worlds import HiddenCards, empty_hidden, hidden_rows_kernel, lay_world


def make_read_view(game: Game) -> Callable[..., Any]:
    """`read_view(views, view_bytes, house, seat, plan, deck_counts, hidden)`: fill `hidden`; False when no world fits the view."""
    hidden_rows = hidden_rows_kernel(game)

    def read_view(views: Any, view_bytes: Any, house: Any, seat: int, plan: Any, deck_counts: Any, hidden: HiddenCards) -> bool:
        return bool(hidden_rows(views[0], view_bytes[0], house, seat, plan, deck_counts, hidden))

    return read_view


def _lay(hidden: HiddenCards, world: Any, rng: Any) -> bool:
    return bool(lay_world(hidden, world, rng))


@cache
def _read_view(game: Game, compiled: bool) -> Callable[..., Any]:
    return machine(game, compiled).ready(make_read_view(game), seldom=True)


@cache
def lay_loop(game: Game, compiled: bool) -> Callable[..., Any]:
    """`lay(hidden, made, rng)`: lay a world into these bytes, as `lay_world` does."""
    return machine(game, compiled).ready(_lay)


def hidden_of(view: View, compiled: bool) -> HiddenCards | None:
    """What a view hides; None when no world fits it."""
    read_view, arguments = _reading(view, compiled)
    hidden: HiddenCards = arguments[-1]
    return hidden if read_view(*arguments) else None


def begin_hidden_of(view: View) -> Callable[[], object]:
    """Begin to compile what `hidden_of` takes; what is returned waits until it is compiled."""
    read_view, arguments = _reading(view, True)
    return begin(read_view, *arguments)


def empty_hidden_of(view: View, compiled: bool) -> HiddenCards:
    """Empty room of the kind that `hidden_of` fills."""
    return empty_hidden(view.game.rules.layout.size, machine(view.game, compiled).deck_counts(view.house).size)


def _reading(view: View, compiled: bool) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """The loop that reads a view, and what it is called with."""
    engine = machine(view.game, compiled)
    counts = engine.deck_counts(view.house)
    arguments = view.tables, as_bytes(view.tables), view.house, view.seat, engine.world_plan, counts, empty_hidden_of(view, compiled)
    return _read_view(view.game, compiled), arguments
