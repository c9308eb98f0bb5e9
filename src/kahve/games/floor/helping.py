"""First-time help of the floor games: the aim, and a card that can take in several ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...engine.game import Facts
from ...engine.view import View
from ...language import Noun, message
from ..fishing.helping import badges, last_cards
from ..helping import Help


def helps(view: View, moves: Sequence[Facts], capture: Noun | str) -> Iterator[Help]:
    """What there is to explain to the seat to move. moves: those of its scene. capture: what clearing the floor is called."""
    yield Help("goal", message("fishing-help-goal-floor"))
    yield from badges(moves, capture)
    takers = [move["card"] for move in moves if move["takes"]]
    if len(set(takers)) < len(takers) or any(move.get("open") for move in moves):
        yield Help("several_ways", message("fishing-help-several-ways"))
    yield from last_cards(view.record)
