"""First-time help that the pile games and the floor games share: the numbers on cards, and the last cards of a deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...engine.game import Told
from ..helping import Help, help_with
from .record import FishingRecord

BADGE = "The number on a card of yours says how many cards you take with it, itself counted."
BONUS = "The number with a plus on a card is a bonus: played now, that card makes a {capture}."
LAST_CARDS = "These are the last cards of the deal. What lies there at the end goes to whoever took last."


def badges(moves: Sequence[Told], capture: str) -> Iterator[Help]:
    """The help about the numbers on the cards that these moves play. capture: what the game calls its special capture."""
    if any(move["takes"] and not move["bonus"] for move in moves):
        yield help_with("badge", BADGE)
    if any(move["bonus"] for move in moves):
        yield help_with("bonus", BONUS, capture=capture)


def last_cards(t: FishingRecord) -> Iterator[Help]:
    """The help about the last hands of a deal, once they are dealt."""
    if t.last_batch:
        yield help_with("last_cards", LAST_CARDS)


__all__ = ["badges", "last_cards"]
