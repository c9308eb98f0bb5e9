"""First-time help of the floor games: a card that can take in several ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...engine.game import Told
from ...engine.table import View
from ..fishing.helping import badges, last_cards
from ..helping import Help, help_with

SEVERAL_WAYS = "A card of yours can take in more than one way. Play it, then choose on the floor what it takes."


def helps(view: View, moves: Sequence[Told], capture: str) -> Iterator[Help]:
    """What there is to explain to the seat to move. moves: those of its scene. capture: what clearing the floor is called."""
    yield from badges(moves, capture)
    takers = [move["card"] for move in moves if move["takes"]]
    if len(set(takers)) < len(takers):
        yield help_with("several_ways", SEVERAL_WAYS)
    yield from last_cards(view.record)


__all__ = ["helps"]
