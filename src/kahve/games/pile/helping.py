"""First-time help of the pile games: the cards that lie face down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...engine.game import Told
from ...engine.table import View
from ..fishing.helping import badges, last_cards
from ..helping import Help, help_with

FACE_DOWN = "Some cards of the pile lie face down. Whoever takes the pile gets them too."


def helps(view: View, moves: Sequence[Told], capture: str) -> Iterator[Help]:
    """What there is to explain to the seat to move. moves: those of its scene. capture: what the capture of a lone card is called."""
    yield from badges(moves, capture)
    if view.record.under:
        yield help_with("face_down", FACE_DOWN)
    yield from last_cards(view.record)


__all__ = ["helps"]
