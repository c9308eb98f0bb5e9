"""First-time help that the pile games and the floor games share: the numbers on cards, and the last cards of a deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...engine.game import Facts
from ...language import Noun, message
from ..helping import Help
from .record import FishingRecord


def badges(moves: Sequence[Facts], capture: Noun | str) -> Iterator[Help]:
    """The help about the numbers on the cards that these moves play. capture: what the game calls its special capture."""
    if any(move["takes"] and not move["bonus"] for move in moves):
        yield Help("badge", message("fishing-help-badge"))
    if any(move["bonus"] for move in moves):
        yield Help("bonus", message("fishing-help-bonus", capture=capture))


def last_cards(t: FishingRecord) -> Iterator[Help]:
    """The help about the last hands of a deal, once they are dealt."""
    if t.last_batch:
        yield Help("last_cards", message("fishing-help-last-cards"))
