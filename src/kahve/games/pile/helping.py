"""First-time help of the pile games: the aim, and the cards that lie face down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...engine.game import Facts
from ...engine.view import View
from ...language import Noun, message
from ..fishing.helping import badges, last_cards
from ..helping import Help


def helps(view: View, moves: Sequence[Facts], capture: Noun | str) -> Iterator[Help]:
    """What there is to explain to the seat to move. moves: those of its scene. capture: what the capture of a lone card is called."""
    yield Help("goal", message("fishing-help-goal-pile"))
    yield from badges(moves, capture)
    if view.record.under:
        yield Help("face_down", message("fishing-help-face-down"))
    yield from last_cards(view.record)
